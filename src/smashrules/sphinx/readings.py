"""A text and the constructs that it was read as: word by word, one by one, and over all the cards of a library.

Knows the effect tree with its places in the text, and ``constructs``; knows no page.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec import Struct

from smashrules.cards.naming import key_of
from smashrules.effects.card import CardType
from smashrules.effects.node import Node, Span, walk
from smashrules.text.showing.catalogue import DESCRIBING, ROWS
from smashrules.text.showing.constructs import HEADS, Construct, construct

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from smashrules.effects.abilities import CardText
    from smashrules.effects.card import CardDef


class Piece(Struct, frozen=True):
    """A stretch of a text and the construct that its words belong to."""

    text: str
    construct: Construct | None


class Reading(Struct, frozen=True):
    """A construct of a text, and the words that it was read from."""

    words: str
    construct: Construct


def readings(words: str, tree: CardText, card_type: CardType) -> tuple[Reading, ...]:
    """Every construct of a text, in the order of its words: a whole before its parts."""
    meant = sorted(_meant(words, tree, card_type), key=lambda each: (each[0].span[0], -each[0].span[1]))
    found = {Reading(words[slice(*node.span)].strip(" ,"), made): None for node, made in meant}
    return tuple(found)


def _meant(words: str, tree: CardText, card_type: CardType) -> Iterator[tuple[Node, Construct]]:
    """Each node that says something in words of its own, with what it says. Of several that describe a thing in the
    same words ("with equal or less power": the bounds, the number of a card, the card) the widest counts."""
    described: set[Span] = set()
    for node in walk(tree):
        start, end = node.span
        made = construct(node, card_type, words[start:end])
        if made is None or not start < end <= len(words):
            continue
        if made.name in DESCRIBING:
            if node.span in described:
                continue
            described.add(node.span)
        yield node, made


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
    for node, made in _meant(words, tree, card_type):
        start, end = node.span
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


class Use(Struct, frozen=True):
    """A construct over a library: by what key documents know it, how many cards have it, and for up to three of
    these the words, the shortest first."""

    key: str
    construct: Construct
    cards: int
    examples: tuple[tuple[str, str], ...]

    @property
    def name(self) -> str:
        """What the construct is called."""
        return self.construct.name

    @property
    def rules(self) -> tuple[str, ...]:
        """The keys of the rules that bear on it, in one text or another."""
        return self.construct.rules


class Census(Struct, frozen=True):
    """What all the texts of some cards are made of: every construct there is, the most frequent first, and by the key
    of a rule how many cards have words that it bears on."""

    uses: tuple[Use, ...]
    by_rule: dict[str, int]


def census(cards: Iterable[CardDef]) -> Census:
    """Every construct and every rule, each text read once."""
    words: dict[str, dict[str, str]] = {name: {} for name in ROWS}
    bearing: dict[str, set[str]] = {}
    for card in cards:
        for each in readings(card.words, card.text, card.type):
            words[each.construct.name].setdefault(card.key, each.words)
            for key in each.construct.rules:
                bearing.setdefault(key, set()).add(card.key)
    found = []
    for name, by_card in words.items():
        shortest = sorted(by_card.items(), key=lambda said: (len(said[1]), said))
        found.append(Use(key_of(name), ROWS[name], len(by_card), tuple(shortest[:3])))
    by_use = sorted(found, key=lambda each: (-each.cards, each.name))
    return Census(tuple(by_use), {key: len(names) for key, names in bearing.items()})
