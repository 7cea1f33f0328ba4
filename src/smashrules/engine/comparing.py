"""How two numbers stand to one another: less, at most, equal, at least, more. Knows numbers alone."""

from __future__ import annotations

import operator
from collections.abc import Callable

from smashrules.effects.selectors import Op

COMPARE: dict[Op, Callable[[int, int], bool]] = {
    Op.LESS: operator.lt,
    Op.AT_MOST: operator.le,
    Op.EQUAL: operator.eq,
    Op.AT_LEAST: operator.ge,
    Op.MORE: operator.gt,
}


def compare(left: int, op: Op, right: int) -> bool:
    """Whether ``left`` stands in relation ``op`` to ``right``.

    >>> compare(2, Op.AT_MOST, 3), compare(4, Op.AT_MOST, 3)
    (True, False)
    """
    return COMPARE[op](left, right)
