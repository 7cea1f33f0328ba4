"""What is said of several places: "move a minion from each of them", "returned to your hand or placed in your deck",
"move one to or from here".

Knows how such sentences are put, not how a deed is said (``deeds``).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, ForEach, OneOf
from smashrules.effects.selectors import Among, Here, Kind, Other, Ref, Select
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


def both_ways(saying: Any, effect: OneOf, said: Any) -> str | None:
    """ "move one of your minions to or from here": one thing moved either way."""
    if effect.most > 1:
        return None
    words: list[str] = []
    rest = list(effect.options)
    while rest:
        one = rest.pop(0)
        back = rest[0] if rest else None
        pair = isinstance(one, Act) and isinstance(back, Act) and one.verb is back.verb is Verb.MOVE
        if isinstance(one, Act) and isinstance(back, Act) and pair and _there_and_back(one, back):
            rest.pop(0)
            words.append(saying.deed(replace(one, source=None, to=None)) + " to or from here")
        else:
            words.append(said(one))
    return " or ".join(words) if len(words) < len(effect.options) else None


def _there_and_back(one: Act, back: Act) -> bool:
    """Whether the same is moved to here from another base by the one, and from here to another base by the other."""
    if one.what != back.what:
        return False
    another = Select(Kind.BASE, filters=(Other(Here()),))
    goes = Act(Verb.MOVE, by=one.by, what=one.what, source=another, to=Here())
    return one == goes and back == Act(Verb.MOVE, by=one.by, what=one.what, source=Here(), to=another)
