"""What players have to do for a play or a move of their own, each time: "must discard a card to play a minion here".

Knows effects, not the words that lead to them. A price is so for a time; said at once the same words are something
that is done, and what that buys.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, Cannot, Cost, OneOf, Price
from smashrules.effects.conditions import Did
from smashrules.effects.node import Span, walk
from smashrules.effects.selectors import EVERY, ONE, ControllerOf, EitherOf, Host, Kind, On, Select, This, You
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.elsewhere import merely_moved
from smashrules.text.trees.pending import Pron

_OF_THEIR_OWN_ACCORD = (Verb.PLAY, Verb.MOVE, Verb.USE, Verb.DESTROY, Verb.AFFECT, Verb.RETURN)
"""What players do by the rules, or by a card of theirs, so that it can have a price."""


def priced(effect: Any) -> Price | None:
    """ "Other players must discard a card to play a minion here", where nothing says when they would."""
    if not isinstance(effect, Cost) or not isinstance(effect.pay, Act):
        return None
    act = _to_either(effect.effect) if isinstance(effect.effect, OneOf) else effect.effect
    return _price(replace(act, by=effect.pay.by), effect.pay, effect.span) if isinstance(act, Act) else None


def _to_either(deeds: OneOf) -> Act | None:
    """ "Play an action on this base or on a minion here": one deed that can go to either; None for two deeds."""
    acts = [each for each in deeds.options if isinstance(each, Act) and each.to is not None]
    alike = {replace(each, to=None) for each in acts}
    if len(acts) < len(deeds.options) or len(alike) > 1 or deeds.by is not None:
        return None
    places: Any = tuple(each.to for each in acts)
    return replace(acts[0], to=EitherOf(places, span=deeds.span), span=deeds.span)


def unless_paid(statement: Any, held: Did, span: Span) -> Price | None:
    """ "Other players cannot play minions here unless they discard a card"; None where it is no such thing."""
    doer = held.act.by
    if not isinstance(statement, Cannot):
        return None
    used = _of_its_controller(statement.act, doer)
    if used is not None:
        return _price(replace(statement.act, by=used), held.act, span)
    yours = isinstance(statement.act.by, You) and isinstance(doer, You)
    theirs = isinstance(statement.act.by, Select) and isinstance(doer, Pron) and doer.words == "they"
    return _price(statement.act, held.act, span) if yours or theirs else None


def _of_its_controller(act: Act, doer: Any) -> ControllerOf | None:
    """Whose it is to use the ability of a known card, where they are who pays: "this minion cannot use its Talent
    unless its controller discards a card", "this minion's Talent cannot be used unless its controller does"."""
    filters = act.what.filters if isinstance(act.what, Select) else ()
    hosts = [act.by, *(each.host for each in filters if isinstance(each, On))]
    known = next((each for each in hosts if isinstance(each, (This, Host))), None)
    spoken = isinstance(doer, ControllerOf) and (isinstance(doer.what, Pron) or doer.what == known)
    if act.verb is not Verb.USE or known is None or not spoken or not isinstance(act.by, (This, Host, type(None))):
        return None
    return ControllerOf(known, span=doer.span)


def _price(act: Act, pay: Act, span: Span) -> Price | None:
    who, pay = act.by, replace(pay, by=None)
    spoken = any(isinstance(each, Pron) and each.words != "their" for each in walk(pay))
    if act.verb not in _OF_THEIR_OWN_ACCORD or spoken:
        return None
    if isinstance(who, Select) and who.kind is Kind.PLAYER and who.quantity in (ONE, EVERY):
        act = replace(act, by=replace(who, quantity=EVERY))  # "a player": whoever does it
    elif not isinstance(who, (You, ControllerOf)):
        return None
    if isinstance(act.what, Select):  # for each of them; nothing speaks of it but the place that it is moved from
        one = ONE if act.what.quantity == EVERY else act.what.quantity
        act = replace(act, what=replace(act.what, quantity=one, label=act.what.label if act.source else None))
    if isinstance(pay.what, Select):
        pay = replace(pay, what=replace(pay.what, label=None))
    moved = merely_moved(replace(act, source=None))  # wherever it would go
    return Price(replace(moved, source=act.source), pay, span=span)
