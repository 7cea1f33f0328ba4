"""Deeds that are said in a way of their own, verb by verb: "gain 2 VPs", "search your deck for a minion".

Knows what the verb of a deed asks for. A verb that is in no row of the table at the end is said as all others are:
what it is done to, whence and whither (``deeds``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from smashrules.effects.actions import Act
from smashrules.effects.amounts import Count, Minus, Num, Total
from smashrules.effects.selectors import EVERY, Both, Kind, Pile, Ref, Select, You
from smashrules.effects.verbs import CONTESTED, Verb
from smashrules.text.saying.as_many import as_many_as
from smashrules.text.saying.contests import contest
from smashrules.text.saying.quantities import UnsayableError, number_of, number_word
from smashrules.text.saying.using import triggered, used

if TYPE_CHECKING:
    from smashrules.text.saying.deeds import Deeds


# -- points, power and turns -----------------------------------------------------------------------------------------


def _points(saying: Deeds, act: Act) -> str:
    """ "gain 2 VPs", "lose 1 VP here"."""
    at = f" {saying.say.at(act.source)}" if act.source is not None else ""
    return f"{'gain' if act.verb is Verb.GAIN_VP else 'lose'} {saying.vps(act.amount)}{at}"


def _points_taken(saying: Deeds, act: Act) -> str:
    """ "take 1 VP from another player"."""
    return f"take {saying.vps(act.amount)} from {saying.say.any(act.source)}"


def _number_changed(saying: Deeds, act: Act) -> str:
    """ "reduce this base's breakpoint", "directly increase your minion's power"."""
    deed = "increase" if act.verb is Verb.INCREASE else "reduce"
    return f"{'directly ' if act.directly else ''}{deed} {saying.say.whose(act.what)} {number_of(act.what)}"


def _extra_turn(saying: Deeds, act: Act) -> str:
    """ "take an extra turn"."""
    return "take an extra turn"


def _nothing(saying: Deeds, act: Act) -> str:
    """ "do nothing"."""
    return "do nothing"


# -- duels and abilities ---------------------------------------------------------------------------------------------


def _dueled(saying: Deeds, act: Act) -> str:
    """ "duel another minion"."""
    return f"duel {saying.say.any(act.with_)}" if act.with_ is not None else "duel"


def _contested(saying: Deeds, act: Act) -> str:
    """ "win a duel against another player"."""
    return contest(act, saying.say.any)


def _used(saying: Deeds, act: Act) -> str:
    """ "use its talent an extra time"."""
    return used("use", saying.say, act)


# -- cards -----------------------------------------------------------------------------------------------------------


def _drawn(saying: Deeds, act: Act) -> str:
    """ "draw two cards", "draw cards until you have as many cards in hand as another player"."""
    until = as_many_as(saying.say, act)
    return saying.drawing(act) if until is None else until


def _discarded(saying: Deeds, act: Act) -> str | None:
    """ "discard cards until you have two cards", "... as many cards in hand as you"."""
    if (until := as_many_as(saying.say, act)) is not None:
        return until
    kept = _kept(act.what)
    return f"discard cards until {owner_has(act.what)} {number_word(kept)} cards" if kept is not None else None


def _kept(what: Any) -> int | None:
    """How many are left of a hand from which all the others are discarded."""
    number = what.quantity.low if isinstance(what, Select) and what.quantity.low == what.quantity.high else None
    if not isinstance(number, Total) or len(number.parts) != 2:
        return None
    held, gone = number.parts
    whole = isinstance(held, Count) and held.what == Select(Kind.CARD, EVERY, zone=what.zone)
    return gone.amount.value if whole and isinstance(gone, Minus) and isinstance(gone.amount, Num) else None


def owner_has(cards: Any) -> str:
    """ "You have", "they have": whose hand it is."""
    return "you have" if isinstance(cards.zone.of, You) else "they have"


def _searched(saying: Deeds, act: Act) -> str:
    """ "search your deck for a minion without revealing it". Raises ``UnsayableError`` for what is no pile."""
    say, what = saying.say, act.what
    if act.source is None and isinstance(what, (Ref, Pile)):
        return f"search {say.any(what)}"
    if not isinstance(act.source, (Pile, Both)) or not isinstance(what, Select):
        raise UnsayableError("search")
    unseen = f" without revealing {'them' if say.is_many(what) else 'it'}" if act.unseen else ""
    return f"search {say.piles(act.source)} for {say.any(what)}{unseen}"


# -- what is in play -------------------------------------------------------------------------------------------------


def _counters(saying: Deeds, act: Act) -> str:
    """ "place a +1 power counter on this minion", "remove a +1 power counter from it"."""
    spared = f" instead of the {act.instead_of.value}" if act.instead_of is not None else ""
    return saying.counters(act) + spared


def _control_given(saying: Deeds, act: Act) -> str:
    """ "give control of this minion to another player until the end of the turn"."""
    say = saying.say
    until = f" until {say.moment(act.until)}" if act.until is not None else ""
    return f"give control of {say.any(act.what)} to {say.any(act.to)}{until}"


def _replaced(saying: Deeds, act: Act) -> str:
    """ "replace this base normally", "replace it with two bases"."""
    if act.with_ is None and act.what is not None:
        return f"replace {saying.say.any(act.what)} normally"
    return _with_another(saying, act)


def _swapped(saying: Deeds, act: Act) -> str:
    """ "swap two bases", "swap this minion with another one"."""
    if act.with_ is None and act.what is not None:
        return f"swap {saying.say.any(act.what)}"
    return _with_another(saying, act)


def _with_another(saying: Deeds, act: Act) -> str:
    """ "(replace) this base with that one keeping each minion on it". Raises ``UnsayableError`` for "with what"."""
    say = saying.say
    if act.with_ is None or act.what is None:
        raise UnsayableError("with what")
    keeping = f" keeping {say.any(act.keeps)}" if act.keeps is not None else ""
    return f"{saying.called(act.verb)} {say.any(act.what)} with {say.any(act.with_)}{keeping}"


BY_VERB: dict[Verb, Callable[[Deeds, Act], str | None]] = {
    **dict.fromkeys((Verb.GAIN_VP, Verb.LOSE_VP), _points),
    **dict.fromkeys((Verb.INCREASE, Verb.DECREASE), _number_changed),
    **dict.fromkeys((Verb.PUT_COUNTER, Verb.REMOVE_COUNTER), _counters),
    **dict.fromkeys(CONTESTED, _contested),
    Verb.DISCARD: _discarded,
    Verb.DRAW: _drawn,
    Verb.DUEL: _dueled,
    Verb.GIVE_CONTROL: _control_given,
    Verb.IDLE: _nothing,
    Verb.REPLACE: _replaced,
    Verb.SEARCH: _searched,
    Verb.SWAP: _swapped,
    Verb.TAKE_TURN: _extra_turn,
    Verb.TAKE_VP: _points_taken,
    Verb.TRIGGER: triggered,
    Verb.USE: _used,
}
"""By the verb; None where the deed is said as all others are: cards that are discarded, not those that are kept."""
