"""What the rulebook is made of: rules, citations, books. Values only; nothing here reads a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from attrs import frozen

from smashrules.rulebook.editions import BOOKS, DEFAULT_EDITION, edition

Authority = Literal["card", "clarification", "rulebook", "wiki", "our-reading"]
Status = Literal["settled", "unsettled"]

OURS = "our reading"
"""What a citation names in the place of a book when no book speaks."""


@frozen
class Citation:
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


@frozen
class Book:
    """One of the five books. ``sections`` gives each heading its page, None where the text shows none."""

    key: str
    title: str
    year: int | None
    dating: str
    """How the book's age is known when it prints no year."""
    official: bool
    sections: Mapping[str, str | None]


@frozen
class Unsettled:
    """Readings between which the books do not decide, which one is used, and why."""

    readings: tuple[str, ...]
    used: int
    """The number of the reading used, from 1."""
    why: str


@frozen
class Rule:
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
    """Names of scenario cases."""

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

    def text_in(self, name: str | None = None) -> str:
        """The rule as an edition has it: what its book says where it differs, otherwise ``text``.

        A silent book takes its wording from where its citation goes. Raises ``UnknownNameError`` for an unknown
        edition.
        """
        return dict(self.says).get(self.cite(name).book, self.text)
