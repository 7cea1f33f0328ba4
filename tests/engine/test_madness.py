"""The Madness deck (BGB2018, "The Madness Deck", "Madness and the Final Score")."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox

from smashrules.cards import library
from smashrules.engine import Game, Position, Seat

KNOWN = ("Madness",)
MADNESS = card("Madness", "action", "Return this action to the Madness deck OR draw two cards.", known=KNOWN)
RAVE = card("Rave", "action", "Draw two Madness cards.", known=KNOWN)
SPREE = card("Spree", "action", "Draw up to three Madness cards.", known=KNOWN)
CURSE = card("Curse", "action", "Each other player draws a Madness card.", known=KNOWN)
CURE = card(
    "Cure",
    "action",
    "Return up to two Madness cards from your hand or discard pile to the Madness deck.",
    known=KNOWN,
)
PASS_ON = card("Pass On", "action", "Place a Madness card from your hand into another player's hand.", known=KNOWN)
DARE = card("Dare", "action", "You may draw a Madness card to draw a card.", known=KNOWN)
DOUBLE_DARE = card("Double Dare", "action", "You may draw two Madness cards to draw a card.", known=KNOWN)
CARDS = {each.name: each for each in (MADNESS, RAVE, SPREE, CURSE, CURE, PASS_ON, DARE, DOUBLE_DARE, ox(2))}


def board(
    hand: Sequence[str], deck: int, had: Sequence[int] = (0, 0), vp: Sequence[int] = (0, 0), phase: str = "play"
) -> Play:
    """``deck`` Madness cards in their deck, and so many in the discard piles of Ann, Bob and perhaps Cid."""
    game = Game({**library().definitions, **CARDS})
    position = Position(game)
    seats = [position.player(name, points) for name, points in zip(("Ann", "Bob", "Cid"), vp, strict=False)]
    position.base("Tortuga")
    position.base("Tar Pits")
    position.hand(0, [position.card(each, -1 if each == "Madness" else 0) for each in hand])
    for seat, count in zip(seats, had, strict=True):
        position.deck(seat, [position.card("Ox", seat) for _ in range(6)])
        position.discard(seat, [position.card("Madness", -1) for _ in range(count)])
    position.special_deck("Madness", [position.card("Madness", -1) for _ in range(deck)])
    position.turn(active=0, phase=phase)
    return Play(position)


def left(play: Play) -> int:
    return len(dict(play.state.special_decks)["Madness"])


def test_madness_is_drawn_from_its_own_deck() -> None:
    play = board(["Rave"], deck=5).play("Rave")

    assert play.hand("Ann") == ["Madness", "Madness"]
    assert (left(play), len(play.deck("Ann"))) == (3, 6)
    assert play.cites("madness.only-by-ability")


def test_when_there_is_no_more_of_it_nothing_is_drawn() -> None:
    play = board(["Rave"], deck=1).play("Rave")

    assert play.hand("Ann") == ["Madness"]
    assert [event.rules for event in play.happened("draw", outcome="not")] == [("madness.empty",)]


def test_of_up_to_so_many_as_many_are_drawn_as_the_player_likes() -> None:
    for count in range(4):
        play = board(["Spree"], deck=5).play("Spree").choose(str(count))
        assert (len(play.hand("Ann")), left(play)) == (count, 5 - count)
    assert board(["Spree"], deck=1).play("Spree").choose("1").hand("Ann") == ["Madness"]


def test_it_is_an_action_that_draws_two_cards_and_then_lies_in_the_own_discard_pile() -> None:
    play = board(["Madness"], deck=2).play("Madness").option(2)

    assert play.hand("Ann") == ["Ox", "Ox"]
    assert play.discard("Ann") == ["Madness"]
    assert left(play) == 2


def test_or_that_goes_back_to_its_deck() -> None:
    play = board(["Madness"], deck=2).play("Madness").option(1)

    assert (play.hand("Ann"), play.discard("Ann"), left(play)) == ([], [], 3)
    assert play.cites("madness.returned")


def test_what_others_must_draw_is_theirs() -> None:
    play = board(["Curse"], deck=2).play("Curse")

    assert (play.hand("Ann"), play.hand("Bob")) == ([], ["Madness"])


def test_it_can_be_drawn_as_a_price_as_long_as_there_is_enough_of_it() -> None:
    play = board(["Dare"], deck=1).play("Dare")
    assert play.kind == "may"
    play.yes()
    assert play.hand("Ann") == ["Madness", "Ox"]

    assert board(["Dare"], deck=0).play("Dare").kind == "main"
    assert board(["Double Dare"], deck=1).play("Double Dare").kind == "main"
    assert board(["Double Dare"], deck=2).play("Double Dare").kind == "may"


def test_it_is_returned_from_hand_and_discard_pile() -> None:
    play = board(["Cure", "Madness"], deck=0, had=(2, 0)).play("Cure")
    play.answer(play.decision.options[0]).answer(play.decision.options[0])

    assert left(play) == 2
    assert len([*play.hand("Ann"), *play.discard("Ann")]) == 2  # one Madness, and the Cure


def test_it_can_be_handed_on_and_is_the_other_players_then() -> None:
    play = board(["Pass On", "Madness"], deck=0).play("Pass On")

    assert (play.hand("Ann"), play.hand("Bob")) == ([], ["Madness"])


def test_a_hand_is_discarded_to_its_own_pile_madness_or_not() -> None:
    play = board(["Madness"] * 10, deck=0).end_phase()
    while play.kind == "discard":
        play.answer(play.decision.options[0])

    assert play.discard("Ann") == ["Madness", "Madness"]


@pytest.mark.parametrize(
    ("points", "madness", "winners"),
    [
        ((15, 12), (3, 0), ("Ann",)),  # 14 to 12
        ((15, 14), (4, 1), ("Bob",)),  # 13 to 14, with fewer than 15
        ((15, 14), (2, 0), ("Bob",)),  # 14 each: the fewest Madness cards
        ((16, 15), (2, 1), ("Bob",)),  # 15 each: one Madness card is fewer than two
        ((16, 15, 15), (4, 2, 2), ("Bob", "Cid")),  # 14 each, and those two are still tied: they share the win
    ],
)
def test_madness_is_counted_before_the_winner_is_found(
    points: tuple[int, ...], madness: tuple[int, ...], winners: tuple[str, ...]
) -> None:
    play = board([], deck=1, had=madness, vp=points, phase="end")
    result = play.state.result

    assert result is not None
    assert tuple(play.state.players[each].name for each in result.winners) == winners
    assert play.cites("madness.penalty")


def test_a_tie_for_the_lead_is_played_on_and_nothing_is_counted() -> None:
    play = board([], deck=1, had=(3, 2), vp=(15, 15), phase="end")

    assert play.state.result is None
    assert (play.vp("Ann"), play.vp("Bob")) == (15, 15)


def test_a_game_has_the_deck_if_a_card_in_it_speaks_of_it() -> None:
    game = Game({**library().definitions, **CARDS})
    bases = ("Tortuga", "Tar Pits", "Jungle Oasis")

    def dealt(*cards: str) -> dict[str, tuple[int, ...]]:
        seats = [Seat("Ann", ("Ox", *cards) * 10), Seat("Bob", ("Ox",) * 20)]
        return dict(game.new(seats, bases).state.special_decks)

    assert {name: len(cards) for name, cards in dealt("Rave").items()} == {"Madness": 30}
    assert dealt("Ox") == {}
