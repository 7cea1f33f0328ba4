"""A card's text, annotated: each word linked to the rule of the construct that it was read as, and a table of all.

Knows the effect tree with its places in the text, and ``constructs``; knows no directive.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen
from docutils import nodes
from sphinx.locale import _

from smashrules.effects.card import CardType
from smashrules.effects.node import walk
from smashrules.rulebook import rule
from smashrules.sphinx import keeping
from smashrules.sphinx.nodes import Cell, heading, paragraph, table
from smashrules.sphinx.objects import refer
from smashrules.sphinx.sources import short
from smashrules.text.constructs import HEADS, Construct, construct

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sphinx.environment import BuildEnvironment

    from smashrules.effects.abilities import CardText
    from smashrules.effects.card import CardDef


@frozen
class Piece:
    """A stretch of a text and the construct that its words belong to."""

    text: str
    construct: Construct | None


@frozen
class Reading:
    """A construct of a text, and the words that it was read from."""

    words: str
    construct: Construct


def readings(words: str, tree: CardText, card_type: CardType) -> tuple[Reading, ...]:
    """Every construct of a text, in the order of its words: a whole before its parts."""
    found: dict[Reading, None] = {}
    for node in sorted(walk(tree), key=lambda node: (node.span[0], -node.span[1])):
        start, end = node.span
        made = construct(node, card_type, words[start:end])
        if made is not None and start < end <= len(words):
            found[Reading(words[start:end].strip(" ,"), made)] = None
    return tuple(found)


def pieces(words: str, tree: CardText, card_type: CardType) -> tuple[Piece, ...]:
    """The whole text in pieces, each word with the narrowest construct that it belongs to.

    >>> from smashrules.text import parse
    >>> text = "You may destroy a minion here."
    >>> for each in pieces(text, parse(text).tree, CardType.MINION):
    ...     print(repr(each.text), each.construct and each.construct.rules)
    'You may' ('effect.may',)
    ' ' None
    'destroy a minion' ('verb.destroy',)
    ' ' None
    'here' ('wording.here',)
    '.' ('ability.on-play',)
    """
    owner: list[Construct | None] = [None] * len(words)
    heads: list[tuple[int, int, Construct]] = []
    for node in walk(tree):
        start, end = node.span
        made = construct(node, card_type, words[start:end])
        if made is None or not start < end <= len(words):
            continue
        owner[start:end] = [made] * (end - start)
        pattern = HEADS.get(type(node))
        head = re.search(pattern, words[start:end], re.IGNORECASE) if pattern else None
        if head is not None:
            lead = start if made.rules[0] == "effect.may" and head.start() < 24 else start + head.start()
            heads.append((lead, start + head.end(), made))
    for start, end, made in heads:
        owner[start:end] = [made] * (end - start)
    for at, letter in enumerate(words):
        if letter.isspace() and 0 < at < len(words) - 1 and owner[at - 1] is not owner[at + 1]:
            owner[at] = None
    found: list[Piece] = []
    begin = 0
    for at in range(1, len(words) + 1):
        if at == len(words) or owner[at] is not owner[begin]:
            found.append(Piece(words[begin:at], owner[begin]))
            begin = at
    return tuple(found)


@frozen
class Use:
    """A construct over the whole library: how many cards have it, and the words of the shortest that does."""

    construct: Construct
    cards: int
    card: str
    words: str


def uses(cards: Iterable[CardDef]) -> tuple[Use, ...]:
    """Every construct that the texts of some cards are made of, the most frequent first."""
    found: dict[Construct, dict[str, str]] = {}
    for card in cards:
        for each in readings(card.words, card.text, card.type):
            found.setdefault(each.construct, {}).setdefault(card.name, each.words)
    made = []
    for kind, by_card in found.items():
        card_name, words = min(by_card.items(), key=lambda said: (len(said[1]), said))
        made.append(Use(kind, len(by_card), card_name, words))
    return tuple(sorted(made, key=lambda each: (-each.cards, each.construct.name, each.construct.rules)))


def annotated(
    env: BuildEnvironment, words: str, tree: CardText, card_type: CardType, *, full: bool
) -> list[nodes.Node]:
    """The nodes of an annotated text; ``full``: with the table of its constructs and the text in plain words."""
    line: list[str | nodes.Node] = []
    for piece in pieces(words, tree, card_type):
        made = piece.construct
        if made is None or not made.rules or not piece.text.strip():
            line.append(piece.text)
        else:
            for key in made.rules:
                keeping.made_from(env, "rule", key)
            first = rule(made.rules[0])
            hover = short(f"{made.name}. {first.number} {first.title}: {first.text}")
            line.append(refer(env, "rule", first.key, piece.text, hover, plain=True))
    shown: list[nodes.Node] = [paragraph(*line, kind="smash-text")]
    if full:
        rows = [_row(env, each) for each in readings(words, tree, card_type)]
        if rows:
            shown.append(heading(_("How it is read")))
            shown.append(table((_("Words"), _("Read as"), _("Rules")), rows, (45, 25, 30), "smash-readings"))
        plain = _plain(tree, card_type)
        if plain:
            shown += [heading(_("In plain words")), plain]
    return shown


def _row(env: BuildEnvironment, reading: Reading) -> Sequence[Cell]:
    cited: list[str | nodes.Node] = []
    for key in reading.construct.rules:
        cited += [", "] if cited else []
        cited.append(refer(env, "rule", key))
    return ((f"“{reading.words}”",), (reading.construct.name,), cited or ("",))


def _plain(tree: CardText, card_type: CardType) -> nodes.Node | None:
    """The text with every reference and scope spelled out."""
    from smashrules.text.paraphrase import explain_tree

    lines = explain_tree(tree, type=card_type.value).splitlines()
    block = nodes.line_block()
    for each in lines:
        held = nodes.line("", each.strip())
        if each.startswith(" "):
            inner = nodes.line_block("", held)
            block += inner
        else:
            block += held
    return block if lines else None
