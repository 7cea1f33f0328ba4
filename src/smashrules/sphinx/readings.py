"""A text and the constructs that it was read as: word by word, one by one, and over all the cards of a library.

Knows the effect tree with its places in the text, and ``constructs``; knows no page.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen

from smashrules.cards.naming import key_of
from smashrules.effects.card import CardType
from smashrules.effects.node import walk
from smashrules.text.constructs import HEADS, Construct, construct

if TYPE_CHECKING:
    from collections.abc import Iterable

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
    """A construct over a library: by what key documents know it, how many cards have it, and for up to three of
    these the words, the shortest first. ``rules`` are those that bear on it in any of them."""

    key: str
    name: str
    rules: tuple[str, ...]
    cards: int
    examples: tuple[tuple[str, str], ...]


@frozen
class Census:
    """What all the texts of some cards are made of: every construct, the most frequent first, and by the key of a
    rule how many cards have words that it bears on."""

    uses: tuple[Use, ...]
    by_rule: dict[str, int]


def census(cards: Iterable[CardDef]) -> Census:
    """Every construct and every rule, each text read once."""
    words: dict[str, dict[str, str]] = {}
    rules: dict[str, dict[str, None]] = {}
    bearing: dict[str, set[str]] = {}
    for card in cards:
        for each in readings(card.words, card.text, card.type):
            made = each.construct
            words.setdefault(made.name, {}).setdefault(card.name, each.words)
            rules.setdefault(made.name, {}).update(dict.fromkeys(made.rules))
            for key in made.rules:
                bearing.setdefault(key, set()).add(card.name)
    found = []
    for name, by_card in words.items():
        shortest = sorted(by_card.items(), key=lambda said: (len(said[1]), said))
        found.append(Use(key_of(name), name, tuple(rules[name]), len(by_card), tuple(shortest[:3])))
    by_use = sorted(found, key=lambda each: (-each.cards, each.name))
    return Census(tuple(by_use), {key: len(names) for key, names in bearing.items()})
