"""One base that makes room for several: destroyed first, replaced at once, or as it scores."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

from smashrules.engine.unmodelled import missing

DECK = ("Jungle Oasis", "Ninja Dojo", "The Mothership")


def board(text: str, *at: str, deck: tuple[str, ...] = DECK, **more: object) -> Play:
    there = {"Tortuga": list(at), "Tar Pits": []}
    cards = (card("Rift", "action", text), ox(2), ox(30, "Titanic Ox"))
    return table(there, *cards, hand=["Rift"], base_deck=deck, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("number", "come"), [("one base", 1), ("two bases", 2), ("three bases", 3)])
@pytest.mark.parametrize("text", ["Destroy a base and replace it with {}.", "Choose a base. Replace it with {}."])
def test_as_many_bases_come_as_it_says(text: str, number: str, come: int) -> None:
    play = board(text.format(number), "Ann's Ox").play("Rift").choose("Tortuga")

    assert play.bases() == [*DECK[:come], "Tar Pits"]
    assert play.where("Ann's Ox") == "Ann's discard"


def test_a_destroyed_base_of_which_nothing_more_is_said_is_replaced_by_one() -> None:
    play = board("Destroy a base.").play("Rift").choose("Tortuga")

    assert play.bases() == ["Jungle Oasis", "Tar Pits"]


def test_a_certain_base_in_the_place_of_a_destroyed_one_is_refused() -> None:
    text = "Destroy a base. Replace it with a base from the base discard pile."

    assert missing(card("Rift", "action", text)) == ("a destroyed base in the place of which a certain one comes",)


def test_where_there_are_too_few_those_that_are_there_come() -> None:
    play = board("Destroy a base and replace it with three bases.", deck=("Ninja Dojo",)).play("Rift")
    play = play.choose("Tortuga")

    # the destroyed base lies in the discard pile, which becomes the deck
    assert play.bases() == ["Ninja Dojo", "Tortuga", "Tar Pits"]


@pytest.mark.parametrize("text", ["Destroy a base and replace it with two bases.", "Replace a base with two bases."])
def test_what_waits_for_a_new_base_answers_each(text: str) -> None:
    herald = card("Herald", "minion", "Ongoing: After a new base comes into play, draw a card.")
    rift = card("Rift", "action", text)
    there = {"Tortuga": [], "Tar Pits": ["Ann's Herald"]}
    play = table(there, rift, herald, hand=["Rift"], base_deck=DECK).play("Rift").choose("Tortuga")

    assert len(play.happened("draw")) == 2


def test_the_scored_base_too_is_replaced_by_two() -> None:
    text = "Special: After a base scores, replace it with two bases."
    play = board(text, "Ann's Titanic Ox").end_phase().play("Rift")

    assert sorted(play.bases()) == sorted(["Jungle Oasis", "Ninja Dojo", "Tar Pits"])


def test_another_base_is_replaced_while_one_scores() -> None:
    text = "Special: Before a base scores, replace a base with no player's minions with two bases."
    play = board(text, "Ann's Titanic Ox").end_phase().play("Rift")

    assert "Tar Pits" not in play.bases()
    assert sorted(play.bases()) == sorted(DECK)
