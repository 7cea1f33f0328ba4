"""What every node of an effect tree is: a frozen value that knows its place in the text.

A node's ``span`` (start, end; character offsets into the card's text as it was read) is carried along for
explanations and errors but is no part of its meaning: two trees are equal when they say the same, wherever the
words stood. This module knows nothing of the other nodes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from enum import Enum
from operator import attrgetter
from typing import Any, ClassVar, TypeVar

from msgspec import Struct

Span = tuple[int, int]
Path = tuple[int, ...]

NOWHERE: Span = (0, 0)


class Node(Struct, frozen=True, kw_only=True, gc=False):
    """Root of all node types. Trees have no cycles, so the garbage collector need not look for any in them."""

    PRINTED_ONLY: ClassVar[frozenset[str]] = frozenset()
    """Fields that are for printing only: nodes that differ in these alone are equal."""

    span: Span = NOWHERE

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={getattr(self, name)!r}" for name in parts_of(type(self)))
        return f"{type(self).__name__}({said})"

    def _repr_html_(self) -> str:
        """The tree below it for a notebook: each node by its class, with what it says, and its parts further in."""
        return f"<ul>{''.join(_listed('', self))}</ul>"

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        if self is other:
            return True
        meaning = _MEANING[type(self)]
        return meaning(self) == meaning(other)

    def __hash__(self) -> int:
        return hash((type(self), _MEANING[type(self)](self)))


N = TypeVar("N", bound=Node)


class _IsNode(dict[type, bool]):
    def __missing__(self, kind: type) -> bool:
        found = self[kind] = issubclass(kind, Node)
        return found


IS_NODE = _IsNode()
"""Whether values of a class are nodes. (Looked up, not asked with ``isinstance``, where whole trees are walked: it
answers eight times as fast for what is no node.)"""

_PARTS: dict[type, tuple[str, ...]] = {}


def parts_of(kind: type[Node]) -> tuple[str, ...]:
    """The names of the fields of a class of nodes, but for the span."""
    found = _PARTS.get(kind)
    if found is None:
        found = _PARTS[kind] = tuple(name for name in kind.__struct_fields__ if name != "span")
    return found


def meaningful(kind: type[Node]) -> tuple[str, ...]:
    """The names of the fields of a class of nodes that carry meaning."""
    return tuple(name for name in parts_of(kind) if name not in kind.PRINTED_ONLY)


class _Meaning(dict[type, Callable[[Any], object]]):
    def __missing__(self, kind: type[Node]) -> Callable[[Any], object]:
        names = meaningful(kind)
        found = self[kind] = attrgetter(*names) if names else type
        return found


_MEANING = _Meaning()
"""Of each class of nodes, what tells what two of them must have in common to be equal."""


class _Holding(dict[type, tuple[str, ...]]):
    def __missing__(self, kind: type[Node]) -> tuple[str, ...]:
        declared = {
            name: _can_hold(said, vars(sys.modules[each.__module__]))
            for each in reversed(kind.__mro__)
            for name, said in vars(each).get("__annotations__", {}).items()
        }
        found = self[kind] = tuple(name for name in parts_of(kind) if declared[name])
        return found


HOLDING = _Holding()
"""Of each class of nodes, the names of the fields that can hold nodes, in the order in which it declares them."""
_PLAIN = frozenset(("int", "str", "bool", "None", "tuple", "frozenset"))


def _can_hold(declared: str, room: dict[str, Any]) -> bool:
    """Whether a field declared so can hold nodes: it is said to hold more than numbers, words and enumerations."""
    for name in re.findall(r"\w+", declared):
        known = room.get(name)
        if name not in _PLAIN and not (isinstance(known, type) and issubclass(known, Enum)):
            return True
    return False


class _Held(dict[type, Callable[[Any], tuple[Any, ...]]]):
    def __missing__(self, kind: type[Node]) -> Callable[[Any], tuple[Any, ...]]:
        names = HOLDING[kind]
        alone = attrgetter(*names) if len(names) == 1 else None
        found = self[kind] = attrgetter(*names) if len(names) > 1 else lambda node: (alone(node),) if alone else ()
        return found


_HELD = _Held()
"""Of each class of nodes, what gives the values of those fields."""


def children(node: Node) -> list[Node]:
    """The direct parts of ``node`` that are nodes, in the order in which its class declares them."""
    found: list[Node] = []
    for value in _HELD[type(node)](node):
        if value is None:
            continue
        kind = type(value)
        if IS_NODE[kind]:
            found.append(value)
        elif kind is tuple:
            for each in value:
                if IS_NODE[type(each)]:
                    found.append(each)
    return found


def walk(node: Node) -> Iterator[Node]:
    """``node`` and every node below it, parents first."""
    ahead = [node]
    while ahead:
        each = ahead.pop()
        yield each
        if HOLDING[type(each)]:
            below = children(each)
            below.reverse()
            ahead += below


def all_below(node: Node) -> tuple[Node, ...]:
    """Every node below ``node``, parents first."""
    found: list[Node] = []
    ahead = children(node)
    ahead.reverse()
    while ahead:
        each = ahead.pop()
        found.append(each)
        if HOLDING[type(each)]:
            below = children(each)
            below.reverse()
            ahead += below
    return tuple(found)


def at_path(node: Node, path: Path) -> Node:
    """The node reached from ``node`` by taking the child of each number in ``path``."""
    for number in path:
        node = children(node)[number]
    return node


def paths(node: Node, here: Path = ()) -> Iterator[tuple[Path, Node]]:
    """Every node below and including ``node`` with its path, parents first."""
    yield here, node
    for number, child in enumerate(children(node)):
        yield from paths(child, (*here, number))


def shape(node: Node) -> dict[str, Any]:
    """The fields of ``node`` that carry meaning, by name."""
    return {name: getattr(node, name) for name in meaningful(type(node))}


def fields_told(node: Node) -> Iterator[tuple[str, Any]]:
    """The fields of ``node`` that say something, by name: what is empty says nothing, and a nought that is usual.

    >>> from smashrules.effects.selectors import NONE
    >>> list(fields_told(NONE))
    [('low', 0), ('high', 0)]
    """
    kind = type(node)
    usual = zip(reversed(kind.__struct_fields__), reversed(kind.__struct_defaults__), strict=False)
    noughts = {name for name, value in usual if value == 0}
    for name, value in shape(node).items():
        if not (value is None or value is False or value in ((), "") or (value == 0 and name in noughts)):
            yield name, value


def _listed(role: str, node: Node) -> Iterator[str]:
    """``node`` as an item of a list in HTML."""
    from html import escape

    plain: list[str] = []
    below: list[str] = []
    for name, value in fields_told(node):
        inner = value if isinstance(value, tuple) else (value,)
        if any(isinstance(each, Node) for each in inner):
            below += [line for each in inner if isinstance(each, Node) for line in _listed(f"{name}: ", each)]
        else:
            plain.append(" ".join((name, *(str(getattr(each, "value", each)).strip() for each in inner))))
    said = escape(f" ({', '.join(plain)})") if plain else ""
    listed = f"<ul>{''.join(below)}</ul>" if below else ""
    yield f"<li>{role}{type(node).__name__}{said}{listed}</li>"
