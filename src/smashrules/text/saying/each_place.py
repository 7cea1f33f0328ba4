"""What is said of several places: "move a minion from each of them", "returned to your hand or placed in your deck".

Knows how such sentences are put, not how a deed is said (``deeds``).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, ForEach
from smashrules.effects.selectors import Among, Kind, Ref, Select
from smashrules.effects.verbs import Verb


def in_either_place(said: list[str]) -> str | None:
    """ "it would be returned to your hand or placed in your deck": each with its own place; None where they have
    none, or are not said of the same."""
    cut = [each.partition(" would be ") for each in said]
    ends = [end for _, _, end in cut]
    if len({begin for begin, _, _ in cut}) > 1 or not all(" " in end for end in ends):
        return None
    return f"{cut[0][0]} would be {' or '.join(ends)}"


def from_each_of(printer: Any, effect: ForEach) -> str | None:
    """ "move a minion from each of them to another of them"; None for what is not done from each of such bases."""
    over, act = effect.over, effect.effect
    if not isinstance(over, Select) or over.kind is not Kind.BASE or not isinstance(act, Act):
        return None
    among = any(isinstance(each, Among) for each in over.filters)
    if act.verb is not Verb.MOVE or act.source != Ref(over.label or 0) or not among:
        return None
    whole: Any = act
    told: str = printer.effect(replace(whole, source=over))
    return told
