"""``smashrules parse``: how a card's text is understood, as a paraphrase and as a tree; or many texts at once.

Whether a text is read and what it means is not decided here, nor what the game can play of it.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from smashrules.cli.output import Progress, as_json, hung, paragraph, piped, written
from smashrules.effects.abilities import CardText
from smashrules.effects.node import Node, fields_told
from smashrules.errors import InputError

LONGEST = 10_000
"""The most characters of a card's text."""
LARGEST = 64_000_000
"""The most bytes of a file of texts."""
NOT_READ = 1


def parse(arguments: Namespace) -> int:
    """Show every reading of a text. Several are shown side by side: which one is meant is for people to say."""
    if arguments.jsonl:
        if arguments.text:
            raise InputError("give a text, or a file of texts with --jsonl, not both")
        return _many(arguments.jsonl)
    if not arguments.text:
        raise InputError('give a text, as in: smashrules parse "Draw two cards.", or a file of texts with --jsonl')
    return _one(arguments)


def _one(arguments: Namespace) -> int:
    from smashrules.cards import names
    from smashrules.text.reading.errors import TextError
    from smashrules.text.reading.reading import readings
    from smashrules.text.showing.paraphrase import explain_tree
    from smashrules.text.showing.understood import as_data, as_lines, understood

    text = " ".join(arguments.text)
    if text == "-":
        text = piped(LONGEST * 4).decode("utf-8-sig", "replace")
    text = text.strip()
    if not text:
        raise InputError("there is no text to read; a card without abilities has an empty one, and that is all of it")
    if len(text) > LONGEST:
        raise InputError(f"a card's text has at most {LONGEST:,} characters; this has {_size(text)}")
    try:
        found = readings(text, type=arguments.type, names=names())
    except TextError as error:
        from smashrules.cards.wordings import known_wordings

        raise error.beside(known_wordings()) from None
    drawn = _drawn(arguments, text, [each.tree for each in found])
    if drawn:
        return 0
    if arguments.json:
        meant = [explain_tree(each.tree, type=arguments.type, text=text) for each in found]
        told = [{"meaning": said, "tree": _data(each.tree)} for said, each in zip(meant, found, strict=True)]
        if arguments.tree:
            for reading, each in zip(told, found, strict=True):
                reading["tree"] = as_data(understood(each.tree, text, type=arguments.type))
        print(as_json({"text": text, "type": arguments.type, "readings": told}))
        return 0
    if len(found) > 1:
        print(f"This can be read in {len(found)} ways.\n")
    for number, each in enumerate(found, 1):
        if len(found) > 1:
            print(f"Reading {number}")
        if arguments.tree:
            print("\n".join(as_lines(understood(each.tree, text, type=arguments.type))))
        else:
            print(hung(explain_tree(each.tree, type=arguments.type, text=text)))
            print(paragraph(_executed(arguments.type, each.tree)))
        if number < len(found):
            print()
    return 0


def _drawn(arguments: Namespace, text: str, trees: Sequence[CardText]) -> bool:
    """Write the pictures that were asked for; whether there were any."""
    if arguments.svg:
        from smashrules.text.showing.drawing import svg

        written(arguments.svg, svg(trees, text, type=arguments.type))
    if arguments.html:
        from smashrules.text.showing.page import html

        written(arguments.html, html(trees, text, type=arguments.type))
    return bool(arguments.svg or arguments.html)


def _size(text: str) -> str:
    return f"{len(text):,}" if len(text) <= LONGEST * 4 else f"more than {LONGEST * 4:,}"


def _many(file: str) -> int:
    """Read the text of every line of a file; a line of JSON for each, written as soon as it is known."""
    from smashrules.cards import names
    from smashrules.cards.wordings import known_wordings
    from smashrules.text.reading.many import read_lines

    lines = _decoded(file).split("\n")
    progress = Progress("text", sum(1 for each in lines if each.strip()))
    whole = True
    for number, told in enumerate(read_lines(lines, names=names(), executes=_executes, wordings=known_wordings()), 1):
        whole = whole and told["ok"]
        line = json.dumps(told, ensure_ascii=False)
        try:
            line.encode(sys.stdout.encoding or "utf-8")
        except UnicodeEncodeError:  # half a character, or a terminal that lacks it
            line = json.dumps(told)
        print(line, flush=True)
        progress.at(number)
    return 0 if whole else NOT_READ


def _decoded(file: str) -> str:
    try:
        content = piped(LARGEST) if file == "-" else Path(file).read_bytes()
    except OSError as wrong:
        raise InputError(f"{file}: the file cannot be read: {wrong.strerror or wrong}") from None
    if len(content) > LARGEST:
        raise InputError(f"{file}: a file of texts has at most {LARGEST:,} bytes")
    return content.decode("utf-8-sig", "replace").replace("\r\n", "\n")


def _executes(kind: str, trees: Sequence[CardText]) -> bool:
    """Whether the engine can carry out all of every reading, on a card of that type."""
    return not any(_wanting(kind, tree) for tree in trees)


def _executed(kind: str, tree: CardText) -> str:
    """What the game carries out of a reading, in a sentence."""
    wanting = _wanting(kind, tree)
    told = f"not carried out yet ({', '.join(wanting)})" if wanting else "all of it is carried out"
    return f"In a game: {told}."


def _wanting(kind: str, tree: CardText) -> Sequence[str]:
    """The systems that a reading needs, on a card of that type, and the engine lacks."""
    from smashrules.effects.card import CardDef, CardType
    from smashrules.engine.unmodelled import missing

    if kind not in [each.value for each in CardType]:
        return (kind,)  # a type that no game has yet
    return missing(CardDef("", CardType(kind), text=tree))


def _data(value: Any) -> Any:
    """A tree as plain data."""
    if isinstance(value, Node):
        return {"node": type(value).__name__, **{name: _data(inner) for name, inner in fields_told(value)}}
    if isinstance(value, tuple):
        return [_data(inner) for inner in value]
    return getattr(value, "value", value)
