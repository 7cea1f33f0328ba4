"""The annotation of card texts: every rule named exists, and no word of a card is lost."""

from __future__ import annotations

import pytest

from smashrules.cards import library
from smashrules.effects.card import CardDef
from smashrules.effects.node import walk
from smashrules.rulebook import rule
from smashrules.sphinx.readings import pieces, readings
from smashrules.text.constructs import VERB_RULES, construct

CARDS = [each for each in library() if each.words]


def test_every_rule_that_a_construct_names_exists() -> None:
    keys = {key for keys in VERB_RULES.values() for key in keys}
    for card in CARDS:
        for node in walk(card.text):
            made = construct(node, card.type)
            keys |= set(made.rules if made else ())

    assert len(keys) > 30
    for key in keys:
        assert rule(key).key == key


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_the_pieces_of_a_text_are_the_text(card: CardDef) -> None:
    cut = pieces(card.words, card.text, card.type)

    assert "".join(each.text for each in cut) == card.words
    assert any(each.construct for each in cut)
    assert readings(card.words, card.text, card.type)
