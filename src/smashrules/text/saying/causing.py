"""Who is made to do something, said in words: "have you draw a card", "have another player discard a card".

Knows who does it and who brings it about; how things are called, whoever asks knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, Lasting, OneOf
from smashrules.effects.selectors import NextTo, Ref, Select, You
from smashrules.text.saying.quantities import UnsayableError


def made_to_do(doer: Any, call: Callable[[Any], str], words: str) -> str:
    """ "have you draw a card"; ``call`` says what somebody is called, ``words`` what they do, in its bare form."""
    if isinstance(doer, You):
        return f"have you {words}"
    return f"have {call(doer) if isinstance(doer, (Select, NextTo)) else 'them'} {words}"


def by_another(effect: Any, who: Any) -> bool:
    """Whether ``who`` (None: you) has somebody else do what they may do."""
    known = who.label if isinstance(who, Select) else None
    if known is not None and isinstance(effect, Act) and isinstance(effect.by, Ref) and effect.by.label == known:
        return False
    return isinstance(effect, Act) and effect.by is not None and effect.by != (who or You())


def chosen_by(saying: Any, effect: OneOf) -> str:
    """ "its controller discards a card or destroys it", "that player discards a card or has you draw one"."""
    who, many = saying.say.any(effect.by), saying.say.is_many(effect.by)
    deeds = [each for each in effect.options if isinstance(each, Act)]
    first, *others = effect.options
    if effect.most == 1 and deeds == [first] and all(isinstance(each, Lasting) for each in others):
        if by_another(first, effect.by):
            raise UnsayableError("who chooses")
        said = [saying.deed(replace(deeds[0], by=None)), *map(saying.effect, others)]
        return f"{who} must {' or '.join(said)}"
    if effect.most > 1 or len(deeds) < len(effect.options):
        raise UnsayableError("who chooses")
    made = [by_another(each, effect.by) for each in deeds]
    said = [
        f"{'have' if many else 'has'} {saying.done_by(each).removeprefix('have ')}"
        if other
        else saying.deed(replace(each, by=None), third_person=not many)
        for each, other in zip(deeds, made, strict=True)
    ]
    joint = ", or " if any(made[:-1]) else " or "  # else the other one would do the rest, too
    return f"{who} {joint.join(said)}"
