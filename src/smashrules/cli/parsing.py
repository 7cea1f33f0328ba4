"""``smashrules parse``: how a card's text is understood, as a paraphrase and as a tree."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from smashrules.cli.output import as_json, paragraph, piped
from smashrules.effects.node import Node, shape
from smashrules.errors import InputError

LONGEST = 10_000
"""The most characters of a card's text."""


def parse(arguments: Namespace) -> int:
    """Show every reading of a text. Several are shown side by side: which one is meant is for people to say."""
    from smashrules.cards import names
    from smashrules.text.paraphrase import explain_tree
    from smashrules.text.reading import readings

    text = arguments.text
    if text == "-":
        text = piped(LONGEST * 4).decode("utf-8", "replace")
    text = text.strip()
    if not text or len(text) > LONGEST:
        raise InputError(f"a card's text has between 1 and {LONGEST:,} characters; this has {len(text):,}")
    found = readings(text, type=arguments.type, names=names())
    if arguments.json:
        told = [{"meaning": explain_tree(each.tree, type=arguments.type), "tree": _data(each.tree)} for each in found]
        print(as_json({"text": text, "type": arguments.type, "readings": told}))
        return 0
    if len(found) > 1:
        print(f"This can be read in {len(found)} ways.\n")
    for number, each in enumerate(found, 1):
        if len(found) > 1:
            print(f"Reading {number}")
        print(paragraph(explain_tree(each.tree, type=arguments.type)))
        print()
        print("\n".join(_lines("", each.tree, "")))
        if number < len(found):
            print()
    return 0


def _lines(name: str, value: Any, indent: str) -> Iterator[str]:
    """A tree as indented lines, without what is empty."""
    label = f"{name}: " if name else ""
    if isinstance(value, Node):
        yield f"{indent}{label}{type(value).__name__}"
        for field, inner in shape(value).items():
            if inner not in (None, (), False, ""):
                yield from _lines(field, inner, indent + "  ")
    elif isinstance(value, tuple):
        yield f"{indent}{label}".rstrip()
        for inner in value:
            yield from _lines("", inner, indent + "  ")
    else:
        yield f"{indent}{label}{getattr(value, 'value', value)}"


def _data(value: Any) -> Any:
    """A tree as plain data."""
    if isinstance(value, Node):
        fields = {name: _data(inner) for name, inner in shape(value).items() if inner not in (None, (), False, "")}
        return {"node": type(value).__name__, **fields}
    if isinstance(value, tuple):
        return [_data(inner) for inner in value]
    return getattr(value, "value", value)
