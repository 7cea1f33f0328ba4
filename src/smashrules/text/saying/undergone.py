"""Says deeds that somebody does to one thing as what that thing undergoes: "it is destroyed or returned by X".

Knows several deeds by one doer, of which each has its own goal. How a single deed is said, ``stating`` knows.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.selectors import Kind, Select
from smashrules.effects.verbs import Verb

_OF_CARDS = (Verb.DESTROY, Verb.REVEAL, Verb.LOOK, Verb.AFFECT)
_COUNTERS = (Verb.PUT_COUNTER, Verb.REMOVE_COUNTER)


def by_one(stating: Any, acts: tuple[Act, ...], modal: str) -> str | None:
    """ "one of your minions is moved or returned to a hand by another player"; None for what one would rather say of
    the one who does it."""
    by, what = acts[0].by, acts[0].what
    alike = all(each.by == by and each.what == what for each in acts)
    carded = isinstance(by, Select) and by.kind is not Kind.PLAYER
    undone = carded and any(each.verb not in _OF_CARDS for each in acts)  # no card is said to move another
    goals = any(each.to != acts[0].to or each.source != acts[0].source for each in acts)
    if by is None or not alike or not (undone or goals) or any(each.verb in _COUNTERS for each in acts):
        return None
    be = f" {modal} be " if modal else " are " if stating.say.is_many(what) else " is "
    first, *others = [stating.passive(replace(each, by=None), modal) for each in acts]
    done = [each.partition(be)[2] for each in others]
    if not all(done):
        return None
    return f"{' or '.join([first, *done])} by {stating.say.any(by, 'bare')}"
