"""A word that the names of a faction's cards have in common, where the faction is called so, too; who chooses where
several tie, and a price of nothing that is told."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree
from smashrules.text.words.lexicon import Names

NANITES = Names(frozenset({"Nanite Swarm", "Nanite Courier", "Shieldbot"}), frozenset({"Nanites"}))


@pytest.mark.parametrize("which", ["one of your other Nanites", "one of your Nanites", "all Nanites"])
def test_cards_of_that_name_are_meant(which: str) -> None:
    tree = read(f"Destroy {which} here.", type="minion", names=NANITES).tree
    assert "a name that has the word 'Nanite'" in explain_tree(tree, type="minion")


def test_whoever_controls_it_chooses_and_you_destroy() -> None:
    text = "Destroy each other player's lowest-power minion (controller chooses in case of ties)."
    told = explain_tree(read(text, type="action").tree, type="action")
    assert "every player other than you [A] chooses one minion controlled by A with the lowest power" in told
    assert "(if several tie, one that A chooses)" in told
    assert "you destroy every minion that is among" in told


def test_what_is_paid_for_and_when_is_not_guessed() -> None:
    with pytest.raises(TextError):
        read(
            "To move a minion from here, you must discard a card unless you have no cards in your hand.", type="base"
        )
