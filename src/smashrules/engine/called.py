"""What cards are called: by the name that is printed, and by those that other words give them besides.

Reads the table and changes nothing; which words give names is known by ``taken_names``.
"""

from __future__ import annotations

from smashrules.engine.table import Table


def names_of(table: Table, uid: int) -> frozenset[str]:
    """The whole names of a card, as names are compared."""
    own = frozenset((table.compiled_by_uid[uid].folded_name,))
    return own | table.values.also_called(uid) if table.in_play(uid) else own


def is_called(table: Table, uid: int, name: str, whole: bool) -> bool:
    """Whether a card in play, whose own name is another, counts as one so called, or with that word in its name."""
    values = table.values
    if not values.gives_names:
        return False
    others = values.also_called(uid)
    if whole:
        return name.casefold() in others
    return any(name.casefold() in each.split() for each in others) or values.counts_as(uid, name)
