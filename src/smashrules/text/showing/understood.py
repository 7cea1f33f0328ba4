"""What was understood of a text: its tree, each word under the node that it became, and the rules that bear on it.

Plain values, for whoever draws them (``drawing``, ``page``, the command line). Knows the effect tree and the table of
constructs; of rules the keys only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from smashrules.effects.abilities import CardText
from smashrules.effects.card import CardType
from smashrules.effects.node import Node, children, fields_told
from smashrules.text.showing.constructs import construct


class Part(Struct, frozen=True):
    """A node and what it was read from.

    ``node`` is its class, ``role`` the field of the node above that holds it, ``says`` its plain fields by name.
    ``words`` are the words of the text that are its own: those within its ``span`` (characters of the text) that
    belong to none of its ``parts``; a gap between them is three dots. Empty for what the text leaves unsaid.
    ``meaning`` and ``rules`` say what construct it is, and which rules bear on it.
    """

    node: str
    role: str
    says: tuple[tuple[str, str], ...]
    words: str
    span: tuple[int, int]
    meaning: str
    rules: tuple[str, ...]
    parts: tuple[Part, ...]

    def label(self) -> str:
        """The node in one line: its role, its class, what it says."""
        said = " ".join(value if name in ("verb", "kind") else f"{name} {value}" for name, value in self.says)
        return f"{self.role}: {self.node}{f' ({said})' if said else ''}" if self.role else self.node


def understood(tree: CardText, text: str, *, type: str = "action") -> Part:  # noqa: A002
    """``tree`` with the words of ``text``, into which its spans point.

    >>> from smashrules.text.reading.reading import read
    >>> text = "You may destroy a minion here."
    >>> said = {part.node: part.words for part in walk_parts(understood(read(text, type="minion").tree, text))}
    >>> said["Act"], said["Here"]
    ('You may destroy', 'here')
    """
    kind = CardType(type) if type in [each.value for each in CardType] else CardType.UNKNOWN
    return _part(tree, "", text, kind)


def walk_parts(part: Part) -> Iterator[Part]:
    """``part`` and every part below it, the whole before its parts."""
    yield part
    for each in part.parts:
        yield from walk_parts(each)


def rules_of(parts: Iterator[Part]) -> tuple[str, ...]:
    """The keys of the rules that bear on ``parts``, each once, in the order of the tree."""
    return tuple(dict.fromkeys(rule for part in parts for rule in part.rules))


def as_data(part: Part) -> dict[str, Any]:
    """``part`` as plain data, without what is empty."""
    told: dict[str, Any] = {"node": part.node}
    for name in ("role", "meaning", "words"):
        if getattr(part, name):
            told[name] = getattr(part, name)
    if part.span[0] < part.span[1]:
        told["span"] = list(part.span)
    if part.says:
        told["says"] = dict(part.says)
    if part.rules:
        told["rules"] = list(part.rules)
    if part.parts:
        told["parts"] = [as_data(each) for each in part.parts]
    return told


def as_lines(part: Part, before: str = "", below: str = "") -> Iterator[str]:
    """``part`` as lines of a tree, each word of the text once, in quotation marks beside the node that it became."""
    words = f"  “{part.words}”" if part.words else ""
    rules = f"  [{', '.join(part.rules)}]" if part.rules else ""
    yield f"{before}{part.label()}{words}{rules}"
    for number, each in enumerate(part.parts, 1):
        last = number == len(part.parts)
        yield from as_lines(each, below + ("└ " if last else "├ "), below + ("  " if last else "│ "))


def _part(node: Node, role: str, text: str, kind: CardType) -> Part:
    parts: list[Part] = []
    says: list[tuple[str, str]] = []
    for name, value in fields_told(node):
        if isinstance(value, Node):
            parts.append(_part(value, name, text, kind))
        elif isinstance(value, tuple) and any(isinstance(each, Node) for each in value):
            parts.extend(_part(each, name, text, kind) for each in value if isinstance(each, Node))
        else:
            says.append((name, _plain(value)))
    start, end = node.span if node.span[1] <= len(text) else (0, 0)
    made = construct(node, kind, text[start:end])
    return Part(
        node=type(node).__name__,
        role=role,
        says=tuple(says),
        words=_own(node, text),
        span=(start, end),
        meaning=made.name if made is not None else "",
        rules=made.rules if made is not None else (),
        parts=tuple(sorted(parts, key=lambda each: each.span[0] if each.span[1] else len(text))),
    )


def _plain(value: Any) -> str:
    if isinstance(value, tuple):
        return " ".join(_plain(each) for each in value)
    return "yes" if value is True else str(getattr(value, "value", value)).strip()


def _own(node: Node, text: str) -> str:
    """The words within the span of ``node`` that are of no node below it."""
    start, end = node.span
    taken = {place for each in _below(node) for place in range(*each.span)}
    runs: list[str] = [""]
    for place in range(start, min(end, len(text))):
        if place in taken:
            if runs[-1]:
                runs.append("")
        else:
            runs[-1] += text[place]
    said = [" ".join(run.split()).strip(" .") for run in runs]
    return " … ".join(run for run in said if any(each.isalnum() or each in "+-," for each in run) and run != ",")


def _below(node: Node) -> Iterator[Node]:
    for child in children(node):
        yield child
        yield from _below(child)
