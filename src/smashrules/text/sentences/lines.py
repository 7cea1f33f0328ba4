"""What a sentence is on its way to a clause of an ability: its body, what reaches over it, and the clauses before it.

No word is read here, and nothing is bound.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.abilities import Limit, Per, Replacement, Triggered
from smashrules.effects.actions import (
    STATEMENTS,
    Act,
    Cost,
    If,
    Join,
    Lasting,
    May,
    Modify,
    OneOf,
    Seq,
    WinsTies,
)
from smashrules.effects.conditions import Did
from smashrules.effects.node import Span
from smashrules.effects.selectors import Controlled, Kind, Select, Stat, This, You
from smashrules.effects.verbs import Verb
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.bodies import one_counter

LIMITS = {
    "once_per_turn": Limit(1, Per.TURN),
    "once_each_turn": Limit(1, Per.TURN),
    "each_turn": Limit(1, Per.TURN),
    "once": Limit(1, Per.TURN),
    "once_per_base": Limit(1, Per.BASE),
    "once_per_duel": Limit(1, Per.DUEL),
    **{
        f"{most}{times}_{often}": Limit(number, Per.TURN)
        for number, times in ((2, "twice"), (3, "three_times"))
        for most in ("", "up_to_")
        for often in ("per_turn", "each_turn")
    },
}


class Line(Struct, frozen=True, gc=False):
    """A sentence on its way to a clause. ``body`` is an effect, a statement or a ``Restriction``."""

    body: Any
    trigger: Any = None
    condition: Any = None
    limit: Limit | None = None
    replaced: Act | None = None
    also: tuple[Act, ...] = ()  # "would be destroyed or moved": the others
    amid: Act | None = None  # "would be destroyed when a base scores"
    first: bool = False
    instead: bool = False
    single: bool = False  # "instead of returning one of them"
    otherwise: bool = False
    if_so: bool = False  # "If you do,"
    span: tuple[int, int] = (0, 0)
    happens: Any = None  # "If another player destroys it, ...": the event, where nothing else says when


class Several(Struct, frozen=True):
    """Statements said in one sentence ("has +2 power and cannot be destroyed"): each is true for itself."""

    bodies: tuple[Any, ...]
    span: tuple[int, int] = (0, 0)

    def map(self, change: Any) -> Several:
        return Several(tuple(change(each) for each in self.bodies), self.span)


class PlayNow(Struct, frozen=True):
    """ "Play before a base scores.": what follows is done then; if nothing follows, the card can be played then."""

    span: tuple[int, int] = (0, 0)
    then: Any = None  # "Play before a base scores and draw a card", "... to draw a card"


def only_plays(body: Any) -> bool:
    """ "You may play this card (when ...)": and no more."""
    itself = Act(Verb.PLAY, what=This())
    return isinstance(body, PlayNow) or body in (itself, May(itself))


def only_played(clause: Any) -> bool:
    """ "Play before a base scores.": an action, and no more is said. A minion is not played without saying so."""
    if not isinstance(clause, (Triggered, Replacement)):
        return False
    played = clause.effect.effect if isinstance(clause.effect, May) else None
    alone = clause.effect.span == clause.span and played == Act(Verb.PLAY, what=This())
    if alone and isinstance(played, Act) and isinstance(played.what, This) and played.what.kind is Kind.MINION:
        raise UnfitError("whether it is played")
    return alone


class Idle(Struct, frozen=True):
    """ "Do nothing.": an ability of no effect."""

    span: tuple[int, int] = (0, 0)


class Lead(Struct, frozen=True, gc=False):
    """What one leading phrase says, by field of ``Line``, or as a wrapper of its body."""

    kind: str
    value: Any
    first: bool = False
    span: tuple[int, int] = (0, 0)


class Next(Struct, frozen=True, gc=False):
    """The next sentence under a label, and the clauses that those before it have come to.

    ``base``: it stands on a base."""

    line: Line
    clauses: tuple[Any, ...]
    label: str
    base: bool

    @property
    def body(self) -> Any:
        return self.line.body

    @property
    def span(self) -> Span:
        return self.line.span

    @property
    def last(self) -> Any:
        """The clause before it, or None."""
        return self.clauses[-1] if self.clauses else None

    @property
    def always(self) -> bool:
        """Whether what stands there is so for as long as the card is there, and not done once and at once."""
        return self.label == "Ongoing" or (self.base and not self.label)

    def more(self, clause: Any) -> tuple[Any, ...]:
        """A clause of its own."""
        return (*self.clauses, clause)

    def changed(self, *clauses: Any) -> tuple[Any, ...]:
        """Others for the last clause."""
        return (*self.clauses[:-1], *clauses)

    def goes_on(self, effect: Any) -> tuple[Any, ...]:
        """The last clause with this effect, which holds what the sentence says."""
        return self.changed(replace(self.last, effect=effect, span=(self.last.span[0], self.span[1])))


class Case(Struct, frozen=True):
    """What a sentence may come to. ``made`` gives all clauses, or None where it is no such sentence, or raises
    ``UnfitError``. It is asked of a body ``of`` one of these classes, ``behind`` a clause of one of those, where any
    is named; ``always``: only where what is said is so for as long as the card is there."""

    made: Callable[[Next], tuple[Any, ...] | None]
    of: tuple[type, ...] = (object,)
    behind: tuple[type, ...] = (object,)
    always: bool = False


def first_made(cases: tuple[Case, ...], told: Next) -> tuple[Any, ...]:
    """The clauses by the first of ``cases`` that it is."""
    for case in cases:
        if isinstance(told.body, case.of) and isinstance(told.last, case.behind) and (told.always or not case.always):
            made = case.made(told)
            if made is not None:
                return made
    raise UnfitError("what it comes to")


def told_when(line: Line, lead: Lead) -> Line:
    """ "You may play this card when it is destroyed", "... when it would be destroyed"."""
    if lead.kind == "would":
        return replace(line, replaced=lead.value, first=lead.first)
    return replace(line, **{lead.kind: lead.value})


def replacement(line: Line, body: Any, span: tuple[int, int]) -> Replacement:
    """ "If X would happen, Y instead", with all that says when."""
    assert line.replaced is not None
    if isinstance(body, Seq) and isinstance(body.parts[0], May):
        raise UnfitError("what is left undone takes no place")
    held = line.condition
    asked = body.effect if isinstance(body, May) else body
    if isinstance(asked, If) and asked.otherwise is None and held is None and not isinstance(asked.condition, Did):
        held = asked.condition  # "do Y instead if C": where C is not so, X happens
        body = replace(body, effect=asked.then) if isinstance(body, May) else asked.then
    single = line.single or one_counter(body)
    return Replacement(line.replaced, body, line.limit, line.first, single, held, line.amid, line.also, span=span)


def plain(line: Line) -> Any:
    body = line.body
    return If(line.condition, body, span=body.span) if line.condition is not None else body


def statement_of(body: Any) -> Any:
    if not isinstance(body, STATEMENTS):
        raise UnfitError("a statement was wanted")
    return body


def each_statement(body: Any, change: Any) -> Any:
    """``change`` made to a statement, or to each of several."""
    if isinstance(body, Several):
        return body.map(change)
    return change(statement_of(body))


def one_of(left: Any, right: Any) -> OneOf | Cost:
    """ "A or B". What nobody does for its own sake is done for what is told last: "discard a card or destroy one of
    your minions to draw two cards"."""
    if isinstance(right, Cost) and all(map(_is_paid, (*_options(left), right.pay))):
        return replace(right, pay=one_of(left, right.pay), span=(left.span[0], right.span[1]))
    options = (*_options(left), *_options(right))
    return OneOf(options, span=(options[0].span[0], options[-1].span[1]))


def _is_paid(effect: Any) -> bool:
    """Whether it is your own loss, and nothing else."""
    if not isinstance(effect, Act) or effect.by is not None or effect.verb not in _LOSSES:
        return False
    what = effect.what
    own = isinstance(what, This) or (isinstance(what, Select) and Controlled(You()) in what.filters)
    return own or effect.verb is Verb.DISCARD


_LOSSES = (Verb.DISCARD, Verb.DESTROY, Verb.RETURN)


def some_of(left: Any, right: Any) -> OneOf:
    """ "A and/or B": one of them, or each in the order in which they stand."""
    if isinstance(right, OneOf) or (isinstance(left, OneOf) and left.most == 1):
        raise UnfitError("a choice inside and/or")
    options = (*(left.options if isinstance(left, OneOf) else (left,)), right)
    return OneOf(options, most=len(options), span=(options[0].span[0], options[-1].span[1]))


def _options(effect: Any) -> tuple[Any, ...]:
    return effect.options if isinstance(effect, OneOf) and effect.most == 1 else (effect,)


def linked(left: Any, right: Any, op: str) -> Any:
    """Two clauses as the word between them joins them."""
    if op == "or":
        return one_of(left, right)
    return some_of(left, right) if op == "and/or" else sequence(left, right, Join.AND)


def sequence(left: Any, right: Any, join: Join) -> Any:
    parts = (left.parts if isinstance(left, Seq) else (left,), right.parts if isinstance(right, Seq) else (right,))
    joins = (left.joins if isinstance(left, Seq) else (), right.joins if isinstance(right, Seq) else ())
    return Seq((*parts[0], *parts[1]), (*joins[0], join, *joins[1]), span=(left.span[0], right.span[1]))


def as_rules_say(body: Any, label: str) -> Any:
    """ "Special: Before a base scores, one of your minions there gains +1 power": it is done then, and no end is
    said, so that it ends as the rules on durations say."""
    awarded = isinstance(body, Modify) and body.stat is Stat.VP  # who is the winner shows only then
    of_the_scoring = awarded or isinstance(body, WinsTies) or (isinstance(body, Modify) and body.stat is Stat.POWER)
    return Lasting(body, lead=awarded, span=body.span) if label == "Special" and of_the_scoring else body
