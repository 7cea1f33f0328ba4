"""What several things are alike in, said: "the same name", "different factions".

Knows the words for each trait, not the things that have it (``stating``).
"""

from __future__ import annotations

from smashrules.effects.selectors import EVERY, Alike, SameName, Select, Trait
from smashrules.text.saying.quantities import UnsayableError

_SAID = {
    Trait.NAME: ("the same name", "different names"),
    Trait.FACTION: ("the same faction", "different factions"),
    Trait.CONTROLLER: ("the same controller", "different controllers"),
    Trait.OWNER: ("the same owner", "different owners"),
    Trait.TYPE: ("the same type", "different types"),
    Trait.POWER: ("the same power", "different powers"),
    Trait.PRINTED_POWER: ("the same printed power", "different printed powers"),
}


def said_alike(description: Select) -> str | None:
    """ "the same name", "different factions"; None where a description says something else of what it describes."""
    held = description.filters[0] if len(description.filters) == 1 else None
    if description.quantity != EVERY or not isinstance(held, (SameName, Alike)):
        return None
    if held == Alike(Trait.BASE):
        return None
    words = _SAID.get(held.trait if isinstance(held, Alike) else Trait.NAME, ("", ""))
    said = words[isinstance(held, Alike) and held.different]
    if not said:
        raise UnsayableError("alike in what")
    return said
