"""What is asked: "if it is an action", "unless there is a minion there"; and two numbers compared.

Knows the words of a question, not what else is asked (``stating``).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Awarded, Minus, Num, PowerAt, StatOf, Total
from smashrules.effects.conditions import Not, Relation
from smashrules.effects.selectors import EVERY, Kind, Op, Select, Stat
from smashrules.text.saying.powerful import as_much_as
from smashrules.text.saying.quantities import UnsayableError


def asking(to: Any, condition: Any) -> str:
    """ "if it is an action"; "unless there is another minion there", where nothing says that there is none."""
    try:
        return f"if {to.condition(condition)}"
    except UnsayableError:
        if not isinstance(condition, Not):
            raise
        return f"unless {to.condition(condition.condition)}"


def two_numbers(to: Any, node: Relation, no: str) -> str:
    """ "you have 12 or more power here", "its power is equal to its printed power"; with ``no``: it is not so."""
    say, right = to.say, node.right
    if node.op is Op.EQUAL and isinstance(node.left, StatOf) and node.left.stat is not Stat.VP:
        if isinstance(right, StatOf):
            return f"{to.number(node.left)} is{no} equal to {to.number(right)}"
        if no and isinstance(right, Num):
            return f"{to.number(node.left)} is not {right.value}"
    if no:
        raise UnsayableError("compared")
    tail = {Op.AT_LEAST: " or more", Op.AT_MOST: " or less", Op.EQUAL: ""}.get(node.op)
    if not isinstance(right, Num) and node.op in (Op.AT_LEAST, Op.AT_MOST):
        words, right = between(node.op, right)
        return f"{to.number(node.left)} is {words} {to.number(right)}"
    than = {Op.MORE: "greater", Op.LESS: "less"}.get(node.op)
    if than is not None:
        number = str(right.value) if isinstance(right, Num) else to.number(right)
        return f"{to.number(node.left)} is {than} than {number}"
    if (equal := as_much_as(say, node)) is not None:
        return equal
    if not isinstance(right, Num) or tail is None:
        raise UnsayableError("compared")
    if isinstance(node.left, PowerAt) and node.left.who == Select(Kind.PLAYER, EVERY):
        return f"{to.number(node.left)} is {right.value}{tail}"
    if isinstance(node.left, PowerAt):
        have = "have" if say.is_many(node.left.who) else "has"
        return f"{say.any(node.left.who)} {have} {right.value}{tail} power {say.at(node.left.place)}"
    if isinstance(node.left, StatOf) and node.left.stat is Stat.BREAKPOINT:
        return f"{say.any(node.left.what)} has a breakpoint of {right.value}{tail}"
    if isinstance(node.left, StatOf) and node.left.stat is Stat.VP:
        have = "have" if say.is_many(node.left.what) else "has"
        return f"{say.any(node.left.what)} {have} {right.value}{tail} VPs"
    if isinstance(node.left, (StatOf, Awarded)):
        return f"{say.amount(node.left)} is {right.value}{tail}"
    raise UnsayableError("compared")


def between(op: Op, right: Any) -> tuple[str, Any]:
    """The words for "at least" or "at most", and the number behind them: "at least 3 higher than", where the second
    number is so much higher or lower than another; "greater than or equal to"."""
    way = "higher" if op is Op.AT_LEAST else "lower"
    parts = right.parts if isinstance(right, Total) else ()
    by = parts[-1].amount if parts and isinstance(parts[-1], Minus) else parts[-1] if parts else None
    up = not (parts and isinstance(parts[-1], Minus))
    if not isinstance(by, Num) or up != (op is Op.AT_LEAST) or by.value < 1:
        return ("greater" if op is Op.AT_LEAST else "less") + " than or equal to", right
    return f"at least {by.value} {way} than", parts[0] if len(parts) == 2 else replace(right, parts=parts[:-1])
