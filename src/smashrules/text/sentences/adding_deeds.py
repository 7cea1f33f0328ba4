"""What a deed adds to the clauses of an ability, where its sentence tells no time: it goes on with what was done
before, or is done at a time that goes without saying ("The winner draws a card").

Each case is a function of its own, and ``DEEDS`` says of which effect, behind which clause, it is asked. Knows
effects, no words; what else a sentence may say of a deed, ``adding`` knows.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import (
    Continuous,
    Event,
    Holds,
    Instruction,
    OnTurn,
    Replacement,
    Timing,
    Triggered,
)
from smashrules.effects.actions import (
    Act,
    Cost,
    Delayed,
    ForEach,
    If,
    Join,
    Lasting,
    May,
    Modify,
    Moment,
    OneOf,
    Seq,
    Side,
    While,
)
from smashrules.effects.amounts import StatOf
from smashrules.effects.conditions import AnyOf, Complied, Did, Done, Not, TurnOf, Was
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Both,
    Here,
    Placed,
    Select,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.nouns.partners import everyone
from smashrules.text.sentences.always import always_so
from smashrules.text.sentences.later import at_its_time
from smashrules.text.sentences.lines import Case, Next, only_played, sequence
from smashrules.text.sentences.pricing import priced
from smashrules.text.sentences.usage import used_while_it_lasts
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron


def _asks_what_was_done(told: Next) -> None:
    """ "If you destroyed a minion this way, ...": no sentence before it has done anything."""
    waits = told.always or told.label == "Special"
    if waits and any(isinstance(each, (Did, Was)) for each in walk(told.body.condition)):
        raise UnfitError("what this ability has done or answers, when it has done nothing yet")


def _as_it_is_played(told: Next) -> tuple[Any, ...] | None:
    """ "(Play before a base scores.) Destroy a minion there": then it does this."""
    return told.goes_on(told.body) if only_played(told.last) else None


def _in_its_place_too(told: Next) -> tuple[Any, ...]:
    """ "(If it would be destroyed, you may discard a card instead.) Draw a card": who leaves that lets it be
    destroyed, and draws none."""
    effect, then = told.last.effect, told.body
    if not isinstance(effect, May):
        return told.goes_on(sequence(effect, then, Join.SENTENCE))
    both = sequence(effect.effect, then, Join.SENTENCE)
    return told.goes_on(replace(effect, effect=both, span=(effect.span[0], then.span[1])))


def _asking_for_itself(told: Next) -> tuple[Any, ...] | None:
    """ "(At the start of your turn, if A, do X.) If B, do Y": Y is done whether or not A holds."""
    last, effect = told.last, told.body
    if last.condition is None or not _asks_for_itself(last.condition, effect):
        return None
    held = If(last.condition, last.effect, span=last.span)
    *before, apart = told.goes_on(sequence(held, effect, Join.SENTENCE))
    return (*before, replace(apart, condition=None))


def _done_next(told: Next) -> tuple[Any, ...]:
    """ "(Draw a card.) Discard a card"."""
    return told.goes_on(_after(told.last.effect, told.body))


def _held(told: Next) -> tuple[Any, ...] | None:
    """ "If you have the most power here, reduce the breakpoint by 2": for as long as it is so."""
    held = _held_as_long(told.body)
    return told.more(Continuous(held, span=told.span)) if held is not None else None


def _done_when_it_holds(told: Next) -> tuple[Any, ...] | None:
    """ "If there are no minions here, destroy this action": when it comes to be so. "If you have a minion here, other
    players must discard a card to play one": for as long as it is."""
    effect, span = told.body, told.span
    if effect.otherwise is not None:
        return None
    if not isinstance(effect.then, Cost):
        return told.more(Triggered(Holds(effect.condition, span=effect.condition.span), effect.then, span=span))
    if (price := priced(effect.then)) is None:
        raise UnfitError("what is paid for, and when")
    return told.more(Continuous(While(effect.condition, price, span=effect.span), span=span))


def _by_their_place(told: Next) -> tuple[Any, ...] | None:
    """ "The winner draws a card": there is one when the base has scored."""
    span = told.span
    if told.label or not told.base or not _by_place(told.body):
        return None
    scored = Event(Timing.AFTER, Act(Verb.SCORE, what=Here(span=span), span=span), span=span)
    return told.more(Triggered(scored, told.body, span=span))


def _played_from_elsewhere(told: Next) -> tuple[Any, ...] | None:
    """ "You may play actions from your discard pile instead of from your hand": on your turn."""
    elsewhere, span = _from_elsewhere(told.body), told.span
    return (
        told.more(Triggered(OnTurn(You(span=span), span=span), elsewhere, span=span))
        if elsewhere is not None
        else None
    )


def _so_this_turn(told: Next) -> tuple[Any, ...] | None:
    """ "Minions that moved here this turn have +2 power until the end of the turn"."""
    stated = _of_this_turn(told.body)
    return told.more(Continuous(stated, span=told.span)) if stated is not None else None


def _permitted(told: Next) -> tuple[Any, ...] | None:
    """ "You may use your other minions' Talents as if they were on this minion"."""
    permitted = used_while_it_lasts(told.body) if told.label == "Ongoing" else None
    return told.more(Continuous(permitted, span=told.span)) if permitted is not None else None


def _paid_for(told: Next) -> tuple[Any, ...] | None:
    """ "Other players must discard a card to play a minion here"."""
    price = priced(told.body)
    return told.more(Continuous(price, span=told.span)) if price is not None else None


def _always_so(told: Next) -> tuple[Any, ...] | None:
    """ "Cancel the abilities of minions here": what a base says first, or an ongoing ability anywhere."""
    ordered = always_so(told.body) if told.label == "Ongoing" or not told.clauses else None
    return told.more(Continuous(ordered, span=told.span)) if ordered is not None else None


def _done_when(told: Next) -> None:
    """ "Ongoing: Draw a card": nothing says when."""
    raise UnfitError("when")


def _done(told: Next) -> tuple[Any, ...]:
    """ "Draw a card", "Special: At the end of your turn, draw a card"."""
    timed = at_its_time(told.body, told.span) if told.label == "Special" and not told.clauses else None
    return told.more(timed or Instruction(told.body, span=told.span))


# -- what is asked of it --------------------------------------------------------------------------------------------


def _asks_for_itself(before: Any, then: Any) -> bool:
    """Whether a further sentence asks for something of its own: "at the start of your turn, if A, do X. If B, do Y"
    does Y whether or not A holds, unless it speaks of what X is about."""
    if isinstance(before, TurnOf) or not isinstance(then, If):
        return False
    return not any(isinstance(each, (Pron, Did, Was, Complied)) for each in walk(then))


def _after(effect: Any, then: Any) -> Any:
    """What a further sentence adds. "For each other player, do X. They do Y": each of them does, in the same turn."""
    looped = effect.parts[-1] if isinstance(effect, Seq) else effect
    if isinstance(effect, Delayed) and isinstance(then, If) and _left_undone(then.condition):  # left undone by then
        both = sequence(effect.effect, then, Join.SENTENCE)
        return replace(effect, effect=both, span=(effect.span[0], then.span[1]))
    if not (isinstance(looped, ForEach) and everyone(looped.over) and isinstance(_doer(then), Pron)):
        return sequence(effect, then, Join.SENTENCE)
    inner = sequence(looped.effect, then, Join.SENTENCE)
    longer = replace(looped, effect=inner, span=(looped.span[0], then.span[1]))
    if not isinstance(effect, Seq):
        return longer
    return replace(effect, parts=(*effect.parts[:-1], longer), span=(effect.span[0], then.span[1]))


def _left_undone(condition: Any) -> bool:
    """Whether it asks whether what was said before has been done: "if you can't", "if you do not"."""
    return isinstance(condition, Complied) or (
        isinstance(condition, Not) and isinstance(condition.condition, Complied)
    )


def _doer(effect: Any) -> Any:
    """Who acts first."""
    if isinstance(effect, Seq):
        return _doer(effect.parts[0])
    if isinstance(effect, Delayed) and isinstance(effect.when, OnTurn | Moment):
        return effect.when.whose
    told: Any = effect.statement if isinstance(effect, Lasting) else None
    if isinstance(told, Modify) and told.at is not None:  # "they gain +2 power here"
        return told.what
    return effect.by if isinstance(effect, (Act, May, OneOf)) else None


def _of_this_turn(effect: Any) -> Any:
    """ "Minions that moved here this turn have +2 power until the end of the turn": no longer than they are such."""
    if not isinstance(effect, Lasting) or effect.lead or effect.until != Moment(Side.END):
        return None
    about: Any = getattr(effect.statement, "what", None)
    told = [each.condition for each in getattr(about, "filters", ()) if isinstance(each, Where)]
    acts = [one for each in told for one in (each.conditions if isinstance(each, AnyOf) else (each,))]
    return effect.statement if acts and all(isinstance(each, Done) for each in acts) else None


def _from_elsewhere(effect: Any) -> May | None:
    """ "You may play actions from your discard pile instead of from your hand": as often as you can play one."""
    act: Any = effect.effect if isinstance(effect, May) and effect.by is None else None
    if not isinstance(act, Act) or act.verb is not Verb.PLAY or act.instead_of is not Zone.HAND:
        return None
    if isinstance(act.what, Select) and act.what.quantity == EVERY:
        act = replace(act, what=replace(act.what, quantity=ONE))
    return May(act, span=effect.span)


def _held_as_long(effect: Any) -> While | None:
    """ "Ongoing: If you have the most power here, reduce the breakpoint by 2": for as long as it is so. Raises
    ``UnfitError`` for a number that would be doubled again and again."""
    if not isinstance(effect, If) or effect.otherwise is not None:
        return None
    then = effect.then
    if not isinstance(then, Lasting) or then.until is not None:
        return None
    changed = then.statement
    if isinstance(changed, Modify) and any(isinstance(each, StatOf) for each in walk(changed.amount)):
        raise UnfitError("doubled each time, or for as long")
    return While(effect.condition, changed, span=effect.span)


def _by_place(effect: Any) -> bool:
    """Whether it is done by the winner or another who has a place at the base that scored."""
    doer = effect.over if isinstance(effect, ForEach) else _doer(effect)
    placed = doer.parts if isinstance(doer, Both) else (doer,)  # "the winner and the runner-up each draw a card"
    return all(isinstance(each, Select) and any(isinstance(f, Placed) for f in each.filters) for each in placed)


NOTHING_DONE = (type(None), Continuous)
"""What stands before a sentence where no other has told of a deed yet."""

DEEDS = (
    Case(_asks_what_was_done, of=(If,), behind=NOTHING_DONE),
    Case(_as_it_is_played, behind=(Triggered,)),
    Case(_in_its_place_too, behind=(Replacement,)),
    Case(_asking_for_itself, behind=(Triggered,)),
    Case(_done_next, behind=(Instruction, Triggered)),
    Case(_held, of=(If,), always=True),
    Case(_done_when_it_holds, of=(If,), always=True),
    Case(_by_their_place),
    Case(_played_from_elsewhere, of=(May,), always=True),
    Case(_so_this_turn, of=(Lasting,), always=True),
    Case(_permitted),
    Case(_paid_for, always=True),
    Case(_always_so, of=(Lasting,), always=True),
    Case(_done_when, always=True),
    Case(_done),
)
"""Asked in this order. Behind a deed the first five take all: what is said next belongs to it. What stands first and
names no time is looked at for one that goes without saying: what it is while a condition holds, goes before what is
done when it comes to hold, and only what none of these takes is refused (``_done_when``), or simply done."""
