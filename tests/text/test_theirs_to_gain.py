"""What players gain at a base, each for what they did themselves; what is done, said as what happens to it; and whose
power it is."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

TURN = "until the end of the turn"
SCORES = "Before this base scores, each player may discard"
LOOK = "Reveal the top four cards of your deck."
ONE_EACH = "Place one revealed minion and one revealed action"
TWO = "Place two +1 power counters on"


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            f"{SCORES} a card to gain +2 power here {TURN}.",
            f"{SCORES} a card. If they do, they gain +2 power here {TURN}.",
            "base",
        ),
        (
            f"Choose another player. They have -2 power here {TURN}.",
            f"Choose another player. They gain -2 power here {TURN}.",
            "minion",
        ),
        (
            "Choose a base. The lowest-power minion there is destroyed.",
            "Choose a base. Destroy the lowest-power minion there.",
            "action",
        ),
        (
            "Destroy a minion whose current power is less than its printed power.",
            "Destroy a minion with power less than its printed power.",
            "action",
        ),
        ("Destroy a minion whose power is 3 or less.", "Destroy a minion of power 3 or less.", "action"),
        (
            "Destroy a minion on a base with breakpoint 20 or higher.",
            "Destroy a minion on a base with a breakpoint of 20 or higher.",
            "action",
        ),
        (
            f"{LOOK} {ONE_EACH} into your hand and the rest into your discard pile.",
            f"{LOOK} {ONE_EACH} into your hand. Place the rest into your discard pile.",
            "action",
        ),
        (
            f"{TWO} this minion. At the end of your turn, remove one of them.",
            f"{TWO} this minion. At the end of your turn, remove a +1 power counter from this minion.",
            "minion",
        ),
        (
            f"{TWO} one of your minions. At the end of your turn, remove one of those counters.",
            f"{TWO} one of your minions. At the end of your turn, remove a +1 power counter from it.",
            "action",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        (f"{SCORES} any number of cards. They gain +1 power here for each card discarded {TURN}.", "base"),
        (f"{SCORES} any number of cards. They draw a card for each card discarded.", "base"),
        ("Each other player discards their hand. They draw that many cards. Draw a card.", "action"),
    ],
)
def test_each_of_them_counts_their_own(text: str, card: str) -> None:
    assert "once for each of every" in explain_tree(read(text, type=card).tree, type=card)
    assert is_said_again(text, card)


def test_what_you_gain_at_a_base_is_said_behind_what_it_costs() -> None:
    text = f"Special: Before this base scores, you may discard a card to gain +2 power here {TURN}."
    assert is_said_again(text, "minion")


@pytest.mark.parametrize(
    "text",
    [
        f"Choose two minions here. They gain +2 power here {TURN}.",  # only a player has power at a place
        "The breakpoint of this base is destroyed.",
    ],
)
def test_what_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


BEFORE = "Before this base scores, "


@pytest.mark.parametrize("who", ["each player with a minion here", "each player who has a minion here"])
@pytest.mark.parametrize("cost", ["discard a card", "discard two cards"])
def test_those_described_gain_what_they_pay_for(cost: str, who: str) -> None:
    said = f"{BEFORE}{who} may {cost} to gain +2 power here {TURN}."
    assert same(said, f"{BEFORE}{who} may {cost}. If they do, they gain +2 power here {TURN}.", "base")


@pytest.mark.parametrize("who", ["you", "each player", "each player with a minion here"])
def test_for_each_card_that_is_paid(who: str) -> None:
    said = f"{who} may discard any number of cards to gain +1 power here for each card {TURN}."
    assert same(f"{BEFORE}{said}", f"{BEFORE}{said.replace('each card', 'each card discarded')}", "base")


@pytest.mark.parametrize("card", ["Each card", "Each card discarded"])
@pytest.mark.parametrize(("who", "whom", "they"), [("you", "you", "You"), ("each player", "that player", "They")])
def test_what_each_card_gives(who: str, whom: str, they: str, card: str) -> None:
    discard = f"{BEFORE}{who} may discard any number of cards."
    said = f"{discard} {card} gives {whom} +1 power here {TURN}."
    assert same(said, f"{discard} {they} gain +1 power here {TURN} for each card discarded.", "base")
