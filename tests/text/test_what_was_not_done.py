"""What somebody did, or did not do, this turn: said of a player and of what is picked out by it."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings

DEEDS = ["play a minion", "destroy a minion here", "discard a card", "draw a card"]
_PAST = {"play": "played", "destroy": "destroyed", "discard": "discarded", "draw": "drew"}
_DONE = {**_PAST, "draw": "drawn"}


def told(text: str, kind: str = "minion") -> str:
    return plain_meaning.told(text, kind)


def in_the(forms: dict[str, str], deed: str) -> str:
    verb, _, rest = deed.partition(" ")
    return f"{forms[verb]} {rest}"


@pytest.mark.parametrize("deed", DEEDS)
def test_who_did_it_this_turn(deed: str) -> None:
    text = f"Each other player who {in_the(_PAST, deed)} this turn gains 1 VP."
    assert "such that (this has happened this turn: that same one" in told(text)
    again = f"Each other player who has {in_the(_DONE, deed)} this turn gains 1 VP."
    assert read(text, type="minion").tree == read(again, type="minion").tree


@pytest.mark.parametrize("deed", DEEDS)
def test_who_did_not_do_it_this_turn(deed: str) -> None:
    text = f"Each other player who did not {deed} this turn gains 1 VP."
    assert "such that (it is not so that this has happened this turn: that same one" in told(text)
    again = f"Each other player who has not {in_the(_DONE, deed)} this turn gains 1 VP."
    assert read(text, type="minion").tree == read(again, type="minion").tree


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("who", ["you", "that player", "they"])
def test_if_it_was_not_done_this_turn(who: str, deed: str) -> None:
    text = f"Choose another player. If {who} did not {deed} this turn, draw a card."
    said = told(text, "action")
    assert "if it is not so that this has happened this turn: " + ("you" if who == "you" else "A") in said


def test_of_another_player_it_would_not_be_said_which() -> None:
    with pytest.raises(TextError):
        readings("If another player did not play a minion this turn, draw a card.", type="action")


@pytest.mark.parametrize(
    ("way", "said"), [("to another base", "to one base other than"), ("from here", "from the base this card is at")]
)
def test_who_moved_something_and_which_way(way: str, said: str) -> None:
    assert said in told(f"Each other player who moved a minion {way} this turn draws a card.")


@pytest.mark.parametrize("phrase", ["of", "controlled by", "that are controlled by"])
@pytest.mark.parametrize(
    ("players", "meant"), [("different players", "no two alike"), ("the same player", "all alike")]
)
def test_no_two_of_one_player_or_all(phrase: str, players: str, meant: str) -> None:
    assert f"{meant} in controller" in told(f"Destroy up to three minions {phrase} {players}.", "action")


@pytest.mark.parametrize("that_are", ["", "that are "])
def test_whose_cards_they_were_to_begin_with(that_are: str) -> None:
    assert "no two alike in owner" in told(f"Destroy two minions {that_are}owned by different players.", "action")
    assert "all alike in owner" in told(f"Destroy two minions {that_are}owned by the same player.", "action")


def test_whether_things_are_of_different_players() -> None:
    asked = told("Choose two minions. If they are controlled by different players, draw a card.", "action")
    assert "if all of A have different controllers" in asked


@pytest.mark.parametrize("deed", DEEDS)
def test_at_the_end_of_a_turn_it_is_asked_of_that_turn(deed: str) -> None:
    said = told(f"Ongoing: At the end of your turn, each player who {in_the(_PAST, deed)} gains 1 VP.")
    assert "such that (this has happened this turn: that same one" in said


def test_what_was_just_ordered_is_asked_of_the_ability() -> None:
    may = "each player may discard a card. Each player who discarded a card gains 1 VP."
    said = told(f"Ongoing: At the end of your turn, {may}")
    assert "such that (this has happened while this ability resolved: that same one discards" in said
