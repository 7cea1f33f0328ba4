"""Cards that are cancelled as they are played: what comes between the playing of a card and what the card does."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import FILLER, card, ox
from tests.rulebook.own_cards import game as own_game

from smashrules.engine import Game
from smashrules.errors import NotModelledError

NO = card("No", "action", "Special: When another player plays an action, discard that action. Cancel it.")
GUARD = card(
    "Guard",
    "minion",
    "Special: When another player plays an action, you may play this minion to discard that action and cancel it.",
)
CENSOR = card(
    "Censor", "minion", "Ongoing: Once per turn, when another player plays an action, discard that action. Cancel it."
)
READ = card("Read", "action", "Draw a card.")
ROBE = card("Robe", "action", "Play on a minion. Draw a card. Ongoing: This minion has +2 power.")
FINISH = card("Finish", "action", "Special: Before a base scores, draw a card.")
WATCHER = card("Watcher", "minion", "Ongoing: After another player plays an action, gain 1 VP.")
GREETER = card("Greeter", "minion", "Draw a card.")
CARDS = (NO, GUARD, CENSOR, READ, ROBE, FINISH, WATCHER, GREETER, ox(2), ox(10, "Elk"))


def board(there: list[str], mine: list[str], theirs: list[str]) -> Play:
    from tests.engine.table_talk import board as laid

    hands = {"Ann": mine, "Bob": theirs}
    return laid({"Tortuga": there, "Tar Pits": []}, hand=hands, deck=FILLER, game=own_game(*CARDS), edition="WIKI")


def drawn(play: Play) -> int:
    return sum(event.amount or 1 for event in play.happened("draw"))


def test_a_standard_action_is_discarded_before_it_does_anything() -> None:
    play = board([], ["Read"], ["No"]).play("Read")
    assert play.asked == "Bob"
    assert play.where("Read") == "limbo"
    play.use("No")

    assert play.where("Read") == "Ann's discard"
    assert play.where("No") == "Bob's discard"
    assert drawn(play) == 0
    assert play.kind == "main"
    assert not play.can_play("Read")
    assert len(play.happened("cancel", "Read")) == 1


def test_whoever_passes_lets_it_be_done() -> None:
    play = board([], ["Read"], ["No"]).play("Read").pass_()

    assert drawn(play) == 1
    assert play.where("No") == "Bob's hand"


def test_an_action_on_a_minion_goes_before_it_works() -> None:
    play = board(["Ann's Ox"], ["Robe"], ["No"]).play("Robe").use("No")

    assert play.where("Robe") == "Ann's discard"
    assert (drawn(play), play.power("Ox")) == (0, 2)


def test_a_minion_is_played_to_do_it() -> None:
    play = board([], ["Read"], ["Guard"]).play("Read").use("Guard").choose("Tar Pits")

    assert play.where("Guard") == "Tar Pits"
    assert play.where("Read") == "Ann's discard"
    assert drawn(play) == 0


def test_one_that_cancels_can_be_cancelled() -> None:
    play = board([], ["Read", "No"], ["No"]).play("Read").use("No")
    assert play.asked == "Ann"
    play.use("No")

    assert drawn(play) == 1
    assert play.where("No #1") == "Ann's discard"
    assert play.where("No #2") == "Bob's discard"


def test_one_that_is_played_for_its_special_does_nothing() -> None:
    play = board(["Ann's Elk"] * 3, ["Finish"], ["No"]).end_phase().play("Finish").use("No")
    while play.kind != "main":
        play.pass_()

    assert play.happened("cancel", "Finish")
    assert drawn(play) == 2  # at the end of the turn


def test_a_card_in_play_does_it_by_itself() -> None:
    play = board(["Bob's Censor"], ["Read"], []).play("Read")

    assert drawn(play) == 0
    assert play.where("Read") == "Ann's discard"


def test_the_action_was_played_all_the_same() -> None:
    play = board(["Bob's Watcher"], ["Read"], ["No"]).play("Read").use("No")

    assert play.vp("Bob") == 1


def test_of_ones_own_actions_and_of_minions_nothing_is_asked() -> None:
    play = board([], ["Read", "No", "Greeter"], []).play("Read")
    assert play.kind == "main"

    play = board([], ["Greeter"], ["No"]).play("Greeter", on="Tortuga")
    assert play.kind == "main"
    assert drawn(play) == 1


def test_to_cancel_it_without_discarding_it_is_refused() -> None:
    game = Game({"Odd": card("Odd", "action", "Special: When another player plays an action, cancel that action.")})
    with pytest.raises(NotModelledError):
        game.compiled("Odd")
