"""What is paid for: whether it stands behind the price in one sentence ("discard a card to draw a card"); points that
are given, which are paid by one and gained by the other.

Knows effects; how their parts are said, the printer knows.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.actions import Act, Cost, Delayed, If, Join, Lasting, May, Modify, Seq, Unaffected
from smashrules.effects.selectors import You
from smashrules.effects.verbs import Verb


def said_apart(effect: Any) -> bool:
    """Whether what is paid for needs a sentence of its own: it is offered, depends on something, comes later, or is
    said of things that do nothing ("your minions are not affected by it")."""
    if isinstance(effect, Seq):
        return any(map(said_apart, effect.parts))
    said: Any = effect.statement if isinstance(effect, Lasting) else None
    total = isinstance(said, Modify) and said.at is not None  # "you gain +2 power here"
    stated = isinstance(effect, Lasting) and (effect.lead or isinstance(said, Unaffected) or total)
    return stated or isinstance(effect, (May, If, Delayed))


def in_two_sentences(paid: Cost) -> bool:
    """Whether what is paid for is said in a sentence of its own; never what is only given."""
    theirs = getattr(paid.effect, "by", None)
    apart = isinstance(paid.pay, Seq) or said_apart(paid.effect) or not isinstance(theirs, (You, type(None)))
    return apart and gained_by_another(paid) is None


def gained_by_another(effect: Any) -> Act | None:
    """The gain, where somebody else gains as many points as are lost for it; None where it is no gift."""
    pay = effect.pay if isinstance(effect, Cost) else None
    got: Any = effect.effect if isinstance(effect, Cost) else None
    got = got.parts[0] if isinstance(got, Seq) else got
    if not isinstance(pay, Act) or not isinstance(got, Act) or got.by is None:
        return None
    return got if (pay.verb, got.verb) == (Verb.LOSE_VP, Verb.GAIN_VP) and pay.amount == got.amount else None


def points_given(printer: Any, effect: Cost) -> str | None:
    """ "Give another player 1 VP (to draw a card)"; None where nothing is given."""
    got = gained_by_another(effect)
    if got is None:
        return None
    giver: Any = effect.pay
    words = f"{printer.say.any(got.by)} {printer.vps(got.amount)}"
    if giver.by is not None:
        many = printer.say.is_many(giver.by)
        words = f"{printer.say.any(giver.by)} {'give' if many else 'gives'} {words}"
    else:
        words = f"give {words}"
    if not isinstance(effect.effect, Seq):
        return words
    rest, joins = effect.effect.parts[1:], effect.effect.joins[1:]
    gains: Any = rest[0] if len(rest) == 1 else Seq(rest, joins)
    return f"{words} to {printer.done_by(gains)}" if effect.effect.joins[0] is Join.AND else None
