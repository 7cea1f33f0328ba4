"""What every node of an effect tree is: a frozen value that knows its place in the text.

A node's ``span`` (start, end; character offsets into the card's text as it was read) is carried along for
explanations and errors but is no part of its meaning: two trees are equal when they say the same, wherever the
words stood. This module knows nothing of the other nodes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from attrs import evolve, field, fields, frozen

Span = tuple[int, int]
Path = tuple[int, ...]

NOWHERE: Span = (0, 0)


@frozen(repr=False)
class Node:
    """Root of all node types."""

    span: Span = field(default=NOWHERE, eq=False, repr=False, kw_only=True)

    def __repr__(self) -> str:
        """As attrs would show it; one for all nodes, where each class with its own is a fifth more to load."""
        said = ", ".join(f"{name}={getattr(self, name)!r}" for name in parts_of(type(self)))
        return f"{type(self).__name__}({said})"


N = TypeVar("N", bound=Node)


_PARTS: dict[type, tuple[str, ...]] = {}


def parts_of(kind: type) -> tuple[str, ...]:
    """The names of the fields of a class of nodes, but for the span."""
    found = _PARTS.get(kind)
    if found is None:
        found = _PARTS[kind] = tuple(each.name for each in fields(kind) if each.name != "span")
    return found


def children(node: Node) -> list[Node]:
    """The direct parts of ``node`` that are nodes, in the order in which its class declares them."""
    found: list[Node] = []
    for name in _PARTS.get(type(node)) or parts_of(type(node)):
        value = getattr(node, name)
        if isinstance(value, Node):
            found.append(value)
        elif type(value) is tuple:
            found += [each for each in value if isinstance(each, Node)]
    return found


def walk(node: Node) -> Iterator[Node]:
    """``node`` and every node below it, parents first."""
    ahead = [node]
    while ahead:
        each = ahead.pop()
        yield each
        ahead += reversed(children(each))


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


def with_span(node: N, span: Span) -> N:
    """The same node, said to stand at ``span``."""
    return evolve(node, span=span)


def shape(node: Node) -> dict[str, Any]:
    """The fields of ``node`` that carry meaning, by name."""
    return {each.name: getattr(node, each.name) for each in fields(type(node)) if each.eq}
