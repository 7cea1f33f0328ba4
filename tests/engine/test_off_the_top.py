"""Cards off the top of a deck, and cards revealed until one is found (EMD2023, "Cards Played off the Top of the
Deck")."""

from __future__ import annotations

from collections.abc import Sequence

from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

CALL = card("Call", "action", "Play a minion off the top of your deck as an extra minion.")
ENLIST = card("Enlist", "action", "Draw two minions off the top of your deck.")
DIG = card(
    "Dig",
    "action",
    "Reveal cards from your deck until you reveal an action. Place it into your hand and shuffle the rest"
    " into your deck.",
)
NAP = card("Nap", "action", "Draw a card.")
PICK = card("Pick", "action", "Reveal the top three cards of your deck. Draw two of them.")
CAP = card("Cap", "action", "Play on a minion of power 5 or more. Ongoing: This minion has +1 power.")
HOIST = card("Hoist", "action", "Play an action off the top of your deck as an extra action.")
SIFT = card(
    "Sift",
    "action",
    "Reveal cards from the top of your deck until you reveal two minions. Place one into your hand and play the other"
    " as an extra minion if it has power 2 or less. If it does not, discard it. Shuffle the other revealed cards into"
    " your deck.",
)
OXEN = (ox(2), ox(1, "Elk"), ox(3, "Cow"))
CARDS = (CALL, ENLIST, DIG, NAP, PICK, CAP, HOIST, SIFT, *OXEN)


def board(held: str, deck: Sequence[str], discard: Sequence[str] = ()) -> Play:
    decks = {"Ann": deck, "Bob": ["Scout"] * 4}
    return table({"Tortuga": [], "Tar Pits": []}, *CARDS, hand=[held], deck=decks, discard={"Ann": discard})


def revealed(play: Play) -> list[list[str]]:
    return [[play.name(each) for each in event.things] for event in play.happened("reveal")]


def test_the_first_minion_that_comes_is_played_and_the_rest_go_back() -> None:
    play = board("Call", ["Nap", "Nap", "Ox", "Elk"]).play("Call")
    assert revealed(play) == [["Nap", "Nap", "Ox"]]
    play.choose("Tortuga")

    assert play.at("Tortuga") == ["Ann's Ox"]
    assert sorted(play.deck("Ann")) == ["Elk", "Nap", "Nap"]
    assert play.cites("top.procedure")
    assert play.cites("top.rest")
    assert play.can_play("Scout") is False


def test_until_then_what_was_revealed_is_in_no_deck() -> None:
    play = board("Call", ["Nap", "Nap", "Ox", "Elk"]).play("Call")

    assert play.kind == "place"
    assert play.deck("Ann") == ["Ox", "Elk"]
    assert play.discard("Ann") == []


def test_two_minions_are_drawn_one_after_the_other() -> None:
    play = board("Enlist", ["Nap", "Ox", "Nap", "Elk", "Cow"]).play("Enlist")

    assert revealed(play) == [["Nap", "Ox"], ["Nap", "Elk"]]
    assert sorted(play.hand("Ann")) == ["Elk", "Ox"]
    assert sorted(play.deck("Ann")) == ["Cow", "Nap", "Nap"]


def test_an_empty_deck_is_renewed_first_and_not_when_it_runs_out_meanwhile() -> None:
    play = board("Enlist", [], discard=["Ox", "Nap"]).play("Enlist")
    assert play.hand("Ann") == ["Ox"]
    assert play.cites("deck.reshuffle")

    play = board("Enlist", ["Nap", "Ox"], discard=["Elk"]).play("Enlist")
    assert play.hand("Ann") == ["Ox"]
    assert "Elk" in play.discard("Ann")


def test_where_no_minion_comes_nothing_is_played_and_all_go_back() -> None:
    play = board("Call", ["Nap", "Nap"], discard=["Ox"]).play("Call")

    assert (play.kind, play.deck("Ann")) == ("main", ["Nap", "Nap"])
    assert play.cites("top.deck-runs-out")


def test_a_card_found_that_may_not_be_played_is_discarded() -> None:
    play = board("Hoist", ["Ox", "Cap", "Nap"]).play("Hoist")

    assert play.where("Cap") == "Ann's discard"  # there is no minion of power 5
    assert play.cites("top.requirement")
    assert sorted(play.deck("Ann")) == ["Nap", "Ox"]


def test_cards_are_revealed_until_the_one_that_is_looked_for() -> None:
    play = board("Dig", ["Ox", "Elk", "Nap", "Cow"]).play("Dig")

    assert revealed(play) == [["Ox", "Elk", "Nap"]]
    assert play.hand("Ann") == ["Nap"]
    assert sorted(play.deck("Ann")) == ["Cow", "Elk", "Ox"]


def test_a_deck_that_holds_none_is_revealed_to_its_end_and_no_new_one_is_made() -> None:
    play = board("Dig", ["Ox", "Elk"], discard=["Nap"]).play("Dig")

    assert revealed(play) == [["Ox", "Elk"]]
    assert (play.hand("Ann"), sorted(play.deck("Ann"))) == ([], ["Elk", "Ox"])
    assert "Nap" in play.discard("Ann")


def test_cards_that_were_revealed_are_drawn_as_they_are_chosen() -> None:
    play = board("Pick", ["Ox", "Elk", "Nap", "Cow"]).play("Pick").choose("Nap", "Ox")

    assert sorted(play.hand("Ann")) == ["Nap", "Ox"]
    assert play.deck("Ann") == ["Elk", "Cow"]
    assert len(play.happened("draw")) == 2


def test_of_two_that_are_found_one_is_taken_and_the_other_is_asked_about() -> None:
    play = board("Sift", ["Nap", "Elk", "Pick", "Cow", "Cap"]).play("Sift").choose("Ann's Cow").choose("Tortuga")

    assert (play.hand("Ann"), play.at("Tortuga")) == (["Cow"], ["Ann's Elk"])
    assert sorted(play.deck("Ann")) == ["Cap", "Nap", "Pick"]

    other = board("Sift", ["Nap", "Elk", "Pick", "Cow", "Cap"]).play("Sift").choose("Ann's Elk")
    assert (other.hand("Ann"), other.at("Tortuga")) == (["Elk"], [])
    assert "Cow" in other.discard("Ann")
    assert sorted(other.deck("Ann")) == ["Cap", "Nap", "Pick"]
