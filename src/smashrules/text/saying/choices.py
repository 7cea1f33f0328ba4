"""Choices said again: one deed done to one or another thing, a different option each time, so many of several deeds.

"Look at two cards from the top or bottom of your deck" makes one and the same label, whichever is taken, and so does
"choose a minion or an action. Destroy it". Knows effects and the words of a printer, not the sentences around them.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, Cost, ForEach, If, OneOf
from smashrules.effects.selectors import EitherOf, Pile, Select
from smashrules.effects.verbs import Verb
from smashrules.text.saying.buying import in_two_sentences
from smashrules.text.saying.quantities import UnsayableError, number_word, plural


def different_each_time(saying: Any, effect: ForEach, choice: OneOf) -> str:
    """ "for each of them, choose a different one: draw a card OR play an extra action"."""
    if choice.by is not None or choice.most > 1 or any(isinstance(each, (OneOf, If)) for each in choice.options):
        raise UnsayableError("options")
    options = " OR ".join(saying.effect(each) for each in choice.options)
    return f"for {saying.say.any(effect.over)}, choose a different one: {options}"


def one_deed(saying: Any, effect: OneOf) -> str | None:
    """The deed said once, with what it is done to; None where the options are several deeds."""
    one, *others = effect.options
    if effect.most > 1 or not isinstance(one, Act) or not isinstance(one.what, Select):
        return None
    if one.what.label is None and one.verb is not Verb.CHOOSE:
        return None
    things = [one.what]
    for other in others:
        what = other.what if isinstance(other, Act) else None
        if not isinstance(what, Select) or what.label != one.what.label or replace(other, what=one.what) != one:
            return None
        things.append(what)
    either: Any = one.what
    zones = [each.zone for each in things if isinstance(each.zone, Pile) and each.zone.end]
    if len(things) == len(zones) == 2:
        return str(saying.deed(replace(one, what=replace(either, zone=EitherOf(tuple(zones))))))
    if one.verb is not Verb.CHOOSE:
        return None
    begin, found, behind = str(saying.deed(one)).partition(saying.say.any(one.what))
    if not found or behind:
        return None
    return begin + " or ".join(saying.say.any(each) for each in things)


def either_if(saying: Any, effect: OneOf) -> str | None:
    """ "draw a card, or destroy an action if you have a minion here"; None where nothing is asked of an option."""
    asked = [each for each in effect.options if isinstance(each, If)]
    plain = all(isinstance(each.then, Act) and each.otherwise is None for each in asked)
    if len(asked) != 1 or not plain or not all(isinstance(each, (Act, If)) for each in effect.options):
        return None
    told = [
        f"{saying.effect(each.then)} if {saying.condition(each.condition)}"
        if isinstance(each, If)
        else saying.effect(each)
        for each in effect.options
    ]
    return ", or ".join(told)


def picked_from(saying: Any, effect: Any) -> str | None:
    """ "choose three effects and do them in any order: A OR B OR C OR D"; None for a plain choice."""
    cost = effect if isinstance(effect, Cost) else None
    choice = cost.pay if cost is not None else effect
    if not isinstance(choice, OneOf) or _is_plain(choice):
        return None
    if choice.by is not None or choice.different or (cost is not None and in_two_sentences(cost)):
        raise UnsayableError("so many of several, and how")
    if any(isinstance(each, (OneOf, If, Cost)) for each in choice.options):
        raise UnsayableError("options")
    low, high = choice.least, choice.most
    if low == 0:
        number = f"up to {number_word(high)}"
    else:
        number = number_word(high) if low == high else f"{number_word(low)} or {number_word(high)}"
    how = " in any order" if choice.any_order else ""
    how += f" to different {plural(choice.apart.value)}" if choice.apart is not None else ""
    done = f" and do them{how}" if how else ""
    aim = f" to {saying.done_by(cost.effect)}" if cost is not None else ""
    options = " OR ".join(saying.effect(each) for each in choice.options)
    return f"choose {number} effects{done}{aim}: {options}"


def _is_plain(choice: OneOf) -> bool:
    """Whether "or" or "and/or" says it."""
    told = choice.any_order or choice.apart is not None
    return not told and choice.least == 1 and choice.most in (1, len(choice.options))
