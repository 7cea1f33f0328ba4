"""What a condition asks of each thing: "that controls no minions". Knows the condition in plain words."""

from __future__ import annotations

from smashrules.effects.conditions import Has, Is, Outnumbers
from smashrules.effects.selectors import Where

CANDIDATE = "that same one"
"""How the thing is called that is looked at."""


def such_that(node: Where, told: str, several: bool) -> str:
    """``told`` is the condition of ``node``; ``several``: the things are spoken of as many.

    What is a sentence of its own stands in brackets, so that the sentence around it goes on where they end.

    >>> from smashrules.effects.selectors import NONE, Candidate, Kind, Select
    >>> node = Where(condition=Has(who=Candidate(), what=Select(kind=Kind.MINION, quantity=NONE)))
    >>> such_that(node, "that same one controls no minions", False)
    'that controls no minions'
    >>> such_that(node, "you control no minions at that same one", False)
    'such that (you control no minions at that same one)'
    """
    plain = isinstance(node.condition, (Has, Is, Outnumbers)) and not node.earlier and not several
    if plain and told.startswith(f"{CANDIDATE} ") and told.count(CANDIDATE) == 1:
        return f"that {told.removeprefix(CANDIDATE).lstrip()}"
    return f"such that{', before this happened,' if node.earlier else ''} ({told})"
