"""Choices said again: one deed done to one or another thing, and a different option each time.

"Look at two cards from the top or bottom of your deck" makes one and the same label, whichever is taken, and so does
"choose a minion or an action. Destroy it". Knows effects and the words of a printer, not the sentences around them.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, ForEach, If, OneOf
from smashrules.effects.selectors import EitherOf, Pile, Select
from smashrules.effects.verbs import Verb
from smashrules.text.saying.quantities import UnsayableError


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
