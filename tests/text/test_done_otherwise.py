"""Small ways of saying: who does it, two that swap, a power that is one of two, what would happen and does not."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

TURN = "until the end of the turn"
TWO = "Choose two of your minions on different bases"
DUEL = "This minion duels another player's minion here."


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        ("Destroy a minion of power 3 or 4.", "Destroy a minion of power 4 or less with power 3 or more.", "action"),
        (f"{TWO} and swap their positions.", f"{TWO} and move each of them to the other's base.", "action"),
        (f"{TWO}. Swap them.", f"{TWO}. Swap one of them with the other.", "action"),
        (
            f"{DUEL} The losing minion is moved to another base by the winning minion's controller.",
            f"{DUEL} The winning minion's controller moves the losing minion to another base.",
            "minion",
        ),
        (
            "Play on a base. Ongoing: When this base would score, it does not. Destroy this card instead.",
            "Play on a base. Ongoing: When this base would score, destroy this card instead.",
            "action",
        ),
        (
            f"Ongoing: The first time each turn this minion would be destroyed, it is not. Give it -1 power {TURN} "
            "instead.",
            f"Ongoing: The first time each turn this minion would be destroyed, give it -1 power {TURN} instead.",
            "minion",
        ),
        (
            "Ongoing: This minion cannot lose its +1 power counters.",
            "Ongoing: +1 power counters cannot be removed from this minion.",
            "minion",
        ),
        (
            "Ongoing: Your minions here cannot have +1 power counters removed by other players' cards.",
            "Ongoing: +1 power counters cannot be removed from your minions here by other players' cards.",
            "minion",
        ),
        (
            "Play on a base. Ongoing: After this base scores, you may transfer this card to another base instead of "
            "the discard pile.",
            "Play on a base. Ongoing: After this base scores, you may move this card to another base instead of the "
            "discard pile.",
            "action",
        ),
        (
            "Each other player gives you a card of their choice.",
            "Each other player gives you a card from their hand.",
            "action",
        ),
        (
            "Talent: Destroy a minion here with less power than this minion has +1 power counters.",
            "Talent: Destroy a minion here with less power than the number of +1 power counters on this minion.",
            "minion",
        ),
        (
            "Ongoing: This minion has +1 power for each action on this base, no matter who played it.",
            "Ongoing: This minion has +1 power for each action on this base.",
            "minion",
        ),
        (
            "Play on a minion. Ongoing: If it is the only minion its controller has here, it has -2 power.",
            "Play on a minion. Ongoing: If this minion's controller has no other minions here, it has -2 power.",
            "action",
        ),
        (
            "Talent: Move this minion to another base. Move one of your minions from its old base to its new base.",
            "Talent: Move this minion to another base. Move one of your minions from its previous base to its base.",
            "minion",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


def test_a_play_on_either_has_a_price() -> None:
    price = "Each other player must discard a card to play an action on this base or on a minion here."
    text = f"Play on a base. Ongoing: {price}"
    assert is_said_again(text, "action")
    assert "only after this, each time anew" in explain_tree(read(text, type="action").tree, type="action")


def test_the_base_it_moved_to_is_where_it_is_now() -> None:
    after = "Ongoing: After you move a minion, destroy an action on the base it moved"
    assert same(f"{after} to.", "Ongoing: After you move a minion, destroy an action on its base.", "minion")
    assert same(
        f"{after} from.", "Ongoing: After you move a minion, destroy an action on its previous base.", "minion"
    )


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion of power 3 or 5.",  # is 4 among them?
        "Choose a minion and swap them.",
        "Draw a card for each of your actions here, no matter who played it.",
    ],
)
def test_what_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
