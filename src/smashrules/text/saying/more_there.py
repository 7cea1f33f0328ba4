"""A base with more cards than another, said again: "with more minions than this base".

Knows the comparison; what cards and bases are called, the phrases know.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Count
from smashrules.effects.conditions import Relation
from smashrules.effects.selectors import At, Candidate, Op, Select
from smashrules.text.saying.quantities import UnsayableError


def with_more_there(say: Any, node: Relation) -> str:
    """ "with more minions than this base"."""
    there, here = (each.what if isinstance(each, Count) else None for each in (node.left, node.right))
    if not isinstance(there, Select) or not isinstance(here, Select) or node.op not in (Op.LESS, Op.MORE):
        raise UnsayableError("how many are there")
    places = [each.place for each in here.filters if isinstance(each, At)]
    rest = tuple(each for each in there.filters if each != At(Candidate()))
    if len(places) != 1 or rest != tuple(each for each in here.filters if not isinstance(each, At)):
        raise UnsayableError("how many are there")
    more = "more" if node.op is Op.MORE else "fewer"
    than = "" if getattr(places[0], "words", "") == "as much" else f" than {say.any(places[0])}"
    return f"with {more} {say.select(replace(there, filters=rest, label=None), 'bare')}{than}"
