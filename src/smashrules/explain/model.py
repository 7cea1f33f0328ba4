"""What an answer is: a ``Resolution``, its steps, and everything a step shows as its reason.

Values only, free of any layout: what is recorded here is printed by ``textform``, ``markdownform``, ``htmlform`` and
``jsonform``. Everything is plain data (names, not uids alone; words, not paths alone), so that an answer can be
kept, compared and printed without the game it came from. Knows no engine, no file and no terminal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from msgspec import Struct

from smashrules.explain.later import Later
from smashrules.picture.seen import BoardSeen

SCHEMA = "smashrules-resolution-1"
"""The version of the JSON form; it changes when a reader of the old form could be misled."""


class Verdict(StrEnum):
    """What sort of answer it is."""

    HAPPENS = "happens"
    """What happens when the plays of the question are carried out."""
    NUMBER = "number"
    """A power, a breakpoint, a total; ``Resolution.number`` holds it."""
    YES = "yes"
    """It is allowed, or it is so."""
    NO = "no"
    """It is not allowed, or it is not so; the steps are the reasons, the first one that fails first."""
    OPEN = "open"
    """A choice that the question does not make decides; ``Resolution.open_choices`` lists it."""
    CHANCE = "chance"
    """It is left to chance: the text gives what can come of it, the steps are one way in which chance can fall."""
    NOT_MODELLED = "not-modelled"
    """A card or a system that cannot be carried out yet. Nothing is computed, so nothing is cited."""


class Outcome(StrEnum):
    """Whether what a step tells came about."""

    DONE = "done"
    PREVENTED = "prevented"
    REPLACED = "replaced"
    NOT = "not"


class Reason(StrEnum):
    """Why something did not happen."""

    PREVENTED = "prevented"
    """A card's words forbid it or protect from it."""
    REPLACED = "replaced"
    """Something else happened instead."""
    NOT_REACHED = "not-reached"
    """It is not among what the words speak of."""
    CONDITION = "condition"
    """A condition was not met, or a cost was not paid."""
    DECLINED = "declined"
    """A player who might have done it did not want to."""
    NOT_IN_TIME = "not-in-time"
    """The card was not in play when it would have had to be."""
    IMPOSSIBLE = "impossible"
    """There was nothing it could be done to, or a rule left no room for it."""


class CitedRule(Struct, frozen=True):
    """A rule as it stood in the answer's edition: its key, display number and title, and the place it is cited
    from. ``text`` is the rule in our own words."""

    key: str
    number: str
    title: str
    book: str
    section: str
    page: str | None
    authority: str
    text: str

    @property
    def source(self) -> str:
        """The place in the book, as it is printed."""
        if not self.section:
            return self.book
        return f'{self.book} "{self.section}"' + (f", p. {self.page}" if self.page else "")

    def __str__(self) -> str:
        return f"{self.key} · {self.source}"


class Words(Struct, frozen=True):
    """The words of a card that a step follows. ``start`` and ``end`` are their place in ``whole``, the card's text;
    ``path`` is the place in its effect tree."""

    card: str
    text: str
    start: int
    end: int
    whole: str
    path: tuple[int, ...]


class LedgerLine(Struct, frozen=True):
    """One entry of a number: ``amount`` is added to what stands above it. ``what`` says what it is."""

    amount: int
    what: str
    words: Words | None
    rule: CitedRule | None


class Ledger(Struct, frozen=True):
    """How a number comes about. ``of`` names it ("power of ..."); the lines add up to ``total``."""

    of: str
    total: int
    lines: tuple[LedgerLine, ...]


class Why(Struct, frozen=True):
    """Why a step comes at this point: who chose, among what, by which rule."""

    sentence: str
    rules: tuple[CitedRule, ...]


class NotDone(Struct, frozen=True):
    """Something that did not happen, and why not. ``words`` are those that stand in the way, if words do."""

    what: str
    reason: Reason
    sentence: str
    words: Words | None
    rules: tuple[CitedRule, ...]


@dataclass(frozen=True, slots=True)
class Step(Later):
    """One thing that happened, or did not, with all of its reasons.

    ``number`` is the step's place ("2.1": the first thing that happened during step 2). ``events`` are the ids of
    the events it tells. ``actor`` is the player who did it, ``card`` the card it was done to. ``routine`` marks the
    course of the turn, which short answers leave out."""

    number: str
    events: tuple[int, ...]
    verb: str
    outcome: Outcome
    sentence: str
    actor: str = ""
    card: str = ""
    source: str = ""
    """The card that caused it; empty where the rules alone did."""
    words: Words | None = None
    rules: tuple[CitedRule, ...] = ()
    why_now: Why | None = None
    ledgers: tuple[Ledger, ...] = ()
    not_done: tuple[NotDone, ...] = ()
    steps: tuple[Step, ...] = ()
    routine: bool = False

    def __repr__(self) -> str:
        return f"Step({self.number!r}, {self.sentence!r})"

    def walk(self) -> Iterator[Step]:
        """The step and all steps within it, in order."""
        return walked((self,))


def walked(steps: Iterable[Step]) -> Iterator[Step]:
    """Steps with all steps within them, in order."""
    for each in steps:
        yield each
        if each.steps:
            yield from walked(each.steps)


class Choice(Struct, frozen=True):
    """A choice of a player: what was to be chosen, among what, by which rule; ``chosen`` is empty when it is open."""

    player: str
    question: str
    options: tuple[str, ...]
    chosen: str = ""
    words: Words | None = None
    rules: tuple[CitedRule, ...] = ()


class Ruling(Struct, frozen=True):
    """An official ruling on a card of the question. ``source`` is the book and section it stands in."""

    card: str
    text: str
    source: str


class OtherAnswer(Struct, frozen=True):
    """The same question under another edition or printing: whether it agrees, and what it answers.

    ``known`` is False where it answers nothing, since a text of that printing or a system is missing, or since the
    lines of the question do not fit what is asked there; ``text`` then says which."""

    under: str
    agrees: bool
    text: str = ""
    source: str = ""
    known: bool = True


class UnsettledRule(Struct, frozen=True):
    """A rule of this answer that the books leave open: its readings, the one used (from 1), and why that one."""

    rule: CitedRule
    readings: tuple[str, ...]
    used: int
    why: str


class Expectation(Struct, frozen=True):
    """What a question expected, whether it came about, and what was found when it did not, or that it is left to
    chance."""

    text: str
    met: bool
    found: str = ""


@dataclass(frozen=True, slots=True)
class Resolution(Later):
    """An answer: the verdict, one sentence, the steps, and what the answer rests on.

    ``text`` is the verdict in words, ``because`` the sentence. ``number`` is set for ``Verdict.NUMBER``.
    ``missing`` names the systems that would be needed for ``Verdict.NOT_MODELLED``. ``before`` is the board of the
    question and ``after`` the one to which it leads, each with ``to_svg()``; None where there is no board."""

    verdict: Verdict
    text: str
    because: str = ""
    question: str = ""
    edition: str = ""
    number: int | None = None
    steps: tuple[Step, ...] = ()
    ledgers: tuple[Ledger, ...] = ()
    choices: tuple[Choice, ...] = ()
    open_choices: tuple[Choice, ...] = ()
    other_answers: tuple[OtherAnswer, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    unsettled: tuple[UnsettledRule, ...] = ()
    expectations: tuple[Expectation, ...] = ()
    missing: tuple[str, ...] = ()
    before: BoardSeen | None = None
    after: BoardSeen | None = None
    schema: str = SCHEMA

    def walk(self) -> Iterator[Step]:
        """Every step, those within others too, in order."""
        return walked(self.steps)

    def rules(self) -> tuple[CitedRule, ...]:
        """Every rule that is cited, once, in the order of its first mention."""
        found: dict[str, CitedRule] = {}
        for step in self.walk():
            _add(found, step.rules)
            if step.why_now is not None:
                _add(found, step.why_now.rules)
            for ledger in step.ledgers:
                _add(found, [line.rule for line in ledger.lines])
            for each in step.not_done:
                _add(found, each.rules)
        for ledger in self.ledgers:
            _add(found, [line.rule for line in ledger.lines])
        for choice in (*self.choices, *self.open_choices):
            _add(found, choice.rules)
        return tuple(found.values())

    def __str__(self) -> str:
        from smashrules.explain.textform import text

        return text(self)

    def _repr_html_(self) -> str:
        from smashrules.explain.htmlform import html

        return html(self, standalone=False)


def _add(found: dict[str, CitedRule], rules: Iterable[CitedRule | None]) -> None:
    for rule in rules:
        if rule is not None and rule.key not in found:
            found[rule.key] = rule
