"""The kinds of things that a phrase or a reference can mean, as the tables of words and frames call them.

Knows names and kinds, no phrase and no tree.
"""

from __future__ import annotations

from smashrules.effects.selectors import Kind

HOSTS = (Kind.MINION, Kind.TITAN, Kind.MONSTER)
"""What an action that is played on it speaks of by its kind ("this titan"), as it speaks of a minion."""

KINDS = {
    "minion": Kind.MINION,
    "action": Kind.ACTION,
    "titan": Kind.TITAN,
    "fusion": Kind.FUSION,
    "card": Kind.CARD,
    "monster": Kind.MONSTER,
    "treasure": Kind.TREASURE,
    "copy": Kind.CARD,
}

CARD_KINDS = frozenset(("minion", "action", "titan", "fusion", "card", "monster", "treasure"))

COUNTER_KINDS = frozenset(("+1 power counter", "stasis counter", "counter"))
