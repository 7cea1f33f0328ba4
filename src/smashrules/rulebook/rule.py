"""What the rulebook is made of: rules, citations, books. Values only; nothing here reads a file."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from msgspec import Struct

from smashrules.rulebook.editions import BOOKS, DEFAULT_EDITION, edition

Authority = Literal["card", "clarification", "rulebook", "wiki", "our-reading"]
"""What a rule may rest on; what stands earlier goes before what stands later."""

Status = Literal["settled", "unsettled"]

OURS = "our reading"
"""What a citation names in the place of a book when no book speaks."""

SYSTEMS: Mapping[str, str] = MappingProxyType(
    {
        "setup": "choosing factions in turn, special decks, bases that do something as they come",
        "base-mats": "base mats and their markers",
        "table": "what players say and do beside the game: hidden cards, courtesy, agreements",
        "titans": "titans and their clashes",
        "madness": "the Madness deck and the final score",
        "monsters": "monsters on bases",
        "treasures": "treasures and how they are shared",
        "burying": "buried cards and uncovering",
        "off-the-top": "playing and drawing off the top of a deck",
        "duels": "duels",
        "stasis": "cards in stasis",
        "storage": "cards stored under others",
        "swapping": "swapping cards",
        "fusions": "cards of two types",
        "counters": "placing, moving and exchanging counters",
        "cancelling": "cancelled and ignored abilities",
        "copying": "copied abilities",
        "action-labels": "labels of actions",
        "set-values": "abilities that set a number",
        "counted-power": "power that does not count",
        "base-changes": "bases that enter as a rule or by a choice from the base discard pile, or that play cards",
        "interrupting": "abilities that break in as a thing begins, and those of the Draw 2 Cards phase",
        "further-uses": "abilities that may be used once more, or at two times",
        "sparing": "what an ability leaves on a base that is cleared",
        "two-modes": "attached cards that work in one of two ways",
        "big-base": "the Big Base",
    }
)
"""The systems that the engine lacks in whole or in part, by the name that a rule's ``pending`` gives."""


class Citation(Struct, frozen=True):
    """A place in a book: its key, the heading, and the page where the book's text shows one.

    >>> str(Citation("EMD2023", "Me First!", "8"))
    'EMD2023 "Me First!", p. 8'
    """

    book: str
    section: str
    page: str | None = None

    def __str__(self) -> str:
        if not self.section:
            return self.book
        page = f", p. {self.page}" if self.page else ""
        return f'{self.book} "{self.section}"{page}'


class Book(Struct, frozen=True):
    """One of the five books.

    ``sections`` gives each heading its page, None where the text shows none; ``no_rules`` gives the headings under
    which no rule stands (credits, contents, blurbs), with the reason.
    """

    key: str
    title: str
    year: int | None
    dating: str
    """How the book's age is known when it prints no year."""
    official: bool
    sections: Mapping[str, str | None]
    no_rules: Mapping[str, str]


class Unsettled(Struct, frozen=True):
    """Readings between which the books do not decide, which one is used, and why."""

    readings: tuple[str, ...]
    used: int
    """The number of the reading used, from 1."""
    why: str


class Term(Struct, frozen=True):
    """A word that the rules define, for the glossary.

    ``text`` says in a few words what it means; ``rules`` are the keys of the rules that say it in full, the
    defining one first. ``see`` names related terms, ``words`` are what players say for it.
    """

    name: str
    text: str
    rules: tuple[str, ...]
    see: tuple[str, ...]
    words: tuple[str, ...]


class Saying(Struct, frozen=True):
    """What one book says on a rule, and the next newer book that says it otherwise (None while it stands)."""

    book: str
    text: str
    superseded_by: str | None


class Rule(Struct, frozen=True):
    """One rule, in our own words.

    ``key`` never changes; ``number`` (part.section.rule) may. ``text`` is the rule by the newest book;
    :meth:`text_in` gives another edition's. ``sources`` go from the oldest book to the newest.
    """

    key: str
    number: str
    title: str
    part: str
    section: str
    text: str
    sources: tuple[Citation, ...]
    says: tuple[tuple[str, str], ...]
    """Book and what it says, for the books that differ from ``text``."""
    switches: tuple[str, ...]
    """The edition switches that this rule explains."""
    authority: Authority
    unsettled: Unsettled | None
    see_also: tuple[str, ...]
    aliases: tuple[str, ...]
    """Everyday words under which players look for the rule."""
    examples: tuple[str, ...]
    """Names of scenario cases that show the rule."""
    pending: str = ""
    """The system (of ``SYSTEMS``) that the engine lacks for an example of this rule to run; mostly empty."""
    tests: tuple[str, ...] = ()
    """Tests that show the rule, where a case cannot or does not: ``tests/engine/test_turn.py::test_...``."""
    no_example: str = ""
    """Why no example can show the rule: it decides no case by itself. Mostly empty."""

    def __repr__(self) -> str:
        return f"Rule({self.key!r}, {self.title!r})"

    def _repr_html_(self) -> str:
        """The rule for a notebook: its number, key and title, what it says, and where that stands."""
        from html import escape

        head = f"<strong>{escape(self.number)} {escape(self.title)}</strong> <code>{escape(self.key)}</code>"
        told = " ".join(self.text.split())
        return f"<p>{head}</p><p>{escape(told)}</p><p>{escape(str(self.cite()))}</p>"

    @property
    def status(self) -> Status:
        """``"unsettled"`` when the books leave more than one reading."""
        return "settled" if self.unsettled is None else "unsettled"

    def speaks(self, book: str) -> bool:
        """Whether a book has the rule."""
        return any(source.book == book for source in self.sources)

    def cite(self, name: str | None = None) -> Citation:
        """The best place to cite: in the newest book that speaks, or in the edition's own book.

        When the edition's book is silent, the newest older book that speaks is cited, then the oldest newer one.
        A rule that no book has is cited as our reading. Raises ``UnknownNameError`` for an unknown edition.
        """
        at = edition(name or DEFAULT_EDITION).age
        for book in (*reversed(BOOKS[: at + 1]), *BOOKS[at + 1 :]):
            for source in self.sources:
                if source.book == book:
                    return source
        return Citation(OURS, "")

    def sayings(self) -> tuple[Saying, ...]:
        """What each book that speaks says, oldest first, and which newer book superseded it."""
        differing = dict(self.says)
        spoken = [(book, differing.get(book, self.text)) for book in BOOKS if self.speaks(book)]
        return tuple(
            Saying(book, text, next((newer for newer, other in spoken[at + 1 :] if other != text), None))
            for at, (book, text) in enumerate(spoken)
        )

    def text_in(self, name: str | None = None) -> str:
        """The rule as an edition has it: what its book says where it differs, otherwise ``text``.

        A silent book takes its wording from where its citation goes. Raises ``UnknownNameError`` for an unknown
        edition.
        """
        return dict(self.says).get(self.cite(name).book, self.text)
