"""What is taken out of hands that were seen, of each of several or of the one; what is chosen to be discarded."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

SEEN = ["Each other player reveals their hand.", "Look at each other player's hand."]


@pytest.mark.parametrize("seen", SEEN)
@pytest.mark.parametrize("each", ["each of those hands", "each hand", "each"])
@pytest.mark.parametrize("what", ["a card", "a minion", "an action of your choice"])
def test_one_from_each_hand_that_was_seen(seen: str, each: str, what: str) -> None:
    plain = f"{seen} Discard {what} from each other player's hand."
    assert same(f"{seen} Discard {what} from {each}.", plain, "action")


@pytest.mark.parametrize("seen", SEEN)
@pytest.mark.parametrize("then", ["discard it", "place it on top of its owner's deck"])
def test_what_is_done_with_the_one_in_each_hand(seen: str, then: str) -> None:
    meaning = told(f"{seen} Choose a minion in each hand and {then}.", "action")
    assert "once for each of every player other than you" in meaning
    assert "you choose one minion from the hand of " in meaning


def test_each_hand_is_none_where_none_was_seen() -> None:
    for text in (
        "Draw a card. Discard a minion from each.",
        "Look at another player's hand. Discard a card from each.",
    ):
        with pytest.raises(TextError):
            readings(text, type="action")


@pytest.mark.parametrize("what", ["a card", "two cards", "a minion of power 3 or less"])
@pytest.mark.parametrize("seen", ["Another player reveals their hand.", "Look at another player's hand."])
def test_what_is_chosen_to_be_discarded_is_in_the_hand_that_was_seen(seen: str, what: str) -> None:
    it = "them" if what.startswith("two") else "it"
    meaning = told(f"{seen} Choose {what}. They discard {it}.", "action")
    assert "from the hand of A" in meaning


def test_what_one_chooses_and_discards_is_in_their_own_hand() -> None:
    assert "you choose one card from your hand" in told("Choose a card and discard it.", "action")
    assert "[A] chooses one card from the hand of A" in told(
        "Another player chooses a card and discards it.", "action"
    )


def test_of_several_hands_none_is_that_one() -> None:
    with pytest.raises(TextError):
        readings("Each other player reveals their hand. Choose a minion. Discard it.", type="action")


@pytest.mark.parametrize("deck", ["each deck", "every deck", "all decks"])
def test_each_deck_is_that_of_each_player(deck: str) -> None:
    plain = "Look at the top card of each player's deck. You may discard any of them."
    assert same(f"Look at the top card of {deck}. You may discard any of them.", plain, "action")


@pytest.mark.parametrize("you_choose", ["a card", "a minion", "an action"])
def test_what_you_choose_is_of_your_choice(you_choose: str) -> None:
    seen = "Another player reveals their hand. They discard"
    assert same(f"{seen} {you_choose} you choose.", f"{seen} {you_choose} of your choice.", "action")


@pytest.mark.parametrize("one", ["one", "one of them"])
@pytest.mark.parametrize("who", ["Another player", "The player to your left"])
def test_one_is_chosen_to_be_discarded(who: str, one: str) -> None:
    first = f"Reveal the top four cards of your deck. {who} chooses"
    yours = f"{first} one of them for you to discard. Draw the rest."
    theirs = f"{first} one of them and discards it. Draw the rest."
    assert same(f"{first} {one} to be discarded. Draw the rest.", yours, "action")
    assert same(f"{first} {one} to discard. Draw the rest.", theirs, "action")


@pytest.mark.parametrize("who", ["You", "Another player", "Each other player"])
@pytest.mark.parametrize("deed", ["draw a card", "discard two cards", "destroy a minion here"])
def test_who_may_choose_to_do_it_may_do_it(who: str, deed: str) -> None:
    assert same(f"{who} may choose to {deed}.", f"{who} may {deed}.", "minion")
    assert not same(f"{who} may choose to {deed}.", f"{who} must {deed}.", "minion")
