"""Whether "you" says more than an order does: you, unlike another player who has just done something.

"You destroy a minion" alone is no order of a card: it says "Destroy a minion", or "You may destroy a minion". Knows
the words before, no structure.
"""

from __future__ import annotations

import re

_OTHERS_DO = re.compile(
    r"\b(players?|they|controller|owner|opponents?|winner|no one|nobody|none of them)"
    r"( (with|who|at|on|in) [^,.;]*?| here| there)?( each)?( may| must)? "
    r"(do|draw|discard|play|destroy|move|return|place|put|shuffle|reveal|gain|lose|take|choose|give|search)(e?s|e?d)?\b"
    r"([^.;]*|[^.;]*[.;] (then |if [^.;,]*, )?)$",
    re.IGNORECASE,
)


def unlike_others(text: str, start: int) -> bool:
    """Whether another player does something in the sentence that ``start`` lies in, or in the one before.

    >>> unlike_others("Its controller draws a card and you destroy it.", 32), unlike_others("You destroy it.", 0)
    (True, False)
    """
    return _OTHERS_DO.search(text[:start]) is not None
