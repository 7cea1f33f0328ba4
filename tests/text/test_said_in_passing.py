"""What is said in passing: who does it, who controls it while a card lies there, who ties for the most."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


def same(one: str, other: str, card: str = "minion") -> bool:
    return bool(read(one, type=card).tree == read(other, type=card).tree)


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("After playing an action here, you may draw a card.", "After you play an action here, you may draw a card."),
        ("Before drawing a card, discard a card.", "Before you draw a card, discard a card."),
        ("After winning a duel, you may draw a card.", "After you win a duel, you may draw a card."),
        (
            "After winning a duel, this minion gains +1 power until the end of the turn.",
            "After this minion wins a duel, this minion gains +1 power until the end of the turn.",
        ),
    ],
)
def test_whoever_does_the_one_thing_has_done_the_other(short: str, long: str) -> None:
    assert same(f"Ongoing: {short}", f"Ongoing: {long}")


def test_a_player_who_has_done_it_is_the_one_who_may() -> None:
    said = told("After playing a minion here, a player may draw a card.", "base")
    assert "one player [A] plays one minion on this base:\n    A may do this" in said


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: After winning a duel, draw a card.",  # this minion, or you
        "Ongoing: After being destroyed, return this minion to your hand.",
        "Draw a card. After drawing a card, discard a card.",  # this one, or each that is drawn from now on
    ],
)
def test_where_it_is_open_who_did_it_or_when_it_is_not_understood(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("After a base scores, if you weren't the winner", "After a base scores, if you were not the winner"),
        ("If you hadn't played an action this turn", "If you had not played an action this turn"),
    ],
)
def test_not_is_drawn_together_with_any_verb_of_its_kind(short: str, long: str) -> None:
    assert same(f"Special: {long}, draw a card.", f"Special: {short}, draw a card.", "action")


def test_it_is_drawn_together() -> None:
    assert same("Choose a minion. If it's not yours, destroy it.", "Choose a minion. If it is not yours, destroy it.")


def test_in_order_to_is_to() -> None:
    assert same("You may discard a card in order to draw a card.", "You may discard a card to draw a card.")
    assert same(
        "Ongoing: Other players must discard a card in order to play a minion here.",
        "Ongoing: Other players must discard a card to play a minion here.",
    )


@pytest.mark.parametrize(
    ("which", "with_"), [("have the same name", "the same name"), ("share a name", "the same name")]
)
def test_those_that_have_one_name(which: str, with_: str) -> None:
    assert same(f"Destroy two minions that {which}.", f"Destroy two minions with {with_}.")
    assert same("Destroy two minions that have the same power.", "Destroy two minions with the same power.")
    assert not same(
        "Destroy two minions that have the same name as a card in your hand.",
        "Destroy two minions with the same name.",
    )


@pytest.mark.parametrize(
    ("who", "whose", "card"),
    [("each player", "any player [A]", "base"), ("each other player", "any player other", "minion")],
)
@pytest.mark.parametrize("lead", ["During", "On"])
def test_that_player_on_their_turn(who: str, whose: str, card: str, lead: str) -> None:
    lead = f"Ongoing: {lead}" if card == "minion" else lead
    said = told(f"{lead} {who}'s turn, that player's minions here have -1 power.", card)
    assert f"only while it is the turn of {whose}" in said
    assert "every minion controlled by A at" in said
    assert "changes by -1" in said
    assert "A plays any action" in told(f"{lead} {who}'s turn, that player cannot play actions here.", card)


def test_what_that_player_may_do_once() -> None:
    said = told("Once during each player's turn, that player may discard a card to draw a card.", "base")
    assert "in the Play Cards phase of the turn of every player [A] (at most 1 per turn" in said
    assert said == told("Once per turn, each player may discard a card on their turn to draw a card.", "base")


@pytest.mark.parametrize(
    "tie",
    [
        "In case of a tie, all tied players draw one card instead.",
        "If there is a tie, each tied player draws a card instead.",
        "In case of a tie, the tied players each draw a card.",
    ],
)
@pytest.mark.parametrize("most", ["most minions", "fewest actions"])
def test_what_those_do_who_tie(tie: str, most: str) -> None:
    said = told(f"After this base scores, the player with the {most} here draws two cards. {tie}", "base")
    one, _, tied = said.partition("next, ")
    assert "(nobody, if several tie) draws 2 cards" in one
    assert "every player who has the" in tied
    assert "(only those of several who tie) draws a card" in tied
    alone = f"After this base scores, each player tied for the {most} here draws a card."
    assert "(only those of several who tie) draws a card" in told(alone, "base")


def test_those_who_tie_only_after_the_first_has_lost_some_are_not_meant() -> None:
    most = "the most cards in their hand"
    assert same(
        f"After this base scores, the player with {most} discards two cards."
        " In case of a tie, all tied players discard one card instead.",
        f"After this base scores, if two or more players have {most}, each player with {most} discards one card."
        f" Otherwise, the player with {most} discards two cards.",
        "base",
    )


@pytest.mark.parametrize("placed", ["placed", "you placed", "placed this way"])
def test_for_each_counter_placed(placed: str) -> None:
    put = "Place a +1 power counter on each of your minions."
    assert same(f"{put} Draw a card for each counter {placed}.", f"{put} Draw a card for each of them.")


def test_two_counters_each_are_not_counted_by_the_cards() -> None:
    with pytest.raises(TextError):
        read(
            "Place two +1 power counters on each of your minions. Draw a card for each counter placed.", type="action"
        )


@pytest.mark.parametrize("lead", ["", "While you have no cards in hand, "])
def test_who_controls_it_while_a_card_lies_there(lead: str) -> None:
    said = told(f"Play on a minion. Ongoing: {lead or 'You'}{lead and 'you'} control this minion.")
    assert "the minion this card is on is under your control, whoever else would have it" in said


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: You control other players' minions here.",  # which then are theirs no more
        "Ongoing: You control a minion here.",
        "Ongoing: Another player controls this minion.",
        "Choose a minion. You control it.",
    ],
)
def test_who_controls_which_and_how_long_must_be_known(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize("of", ["of power 4 or less", "power 4 or less", "with power 4 or less"])
def test_of_more_power_where_something_is_so(of: str) -> None:
    more = f"Choose a base. Destroy a minion there of power 2 or less, or {of} if you have two or more minions there."
    assert same(
        more,
        "Choose a base. If you have two or more minions there, destroy a minion there of power 4 or less. "
        "Otherwise, destroy a minion there of power 2 or less.",
        "action",
    )


@pytest.mark.parametrize("other", ["of power 1 or less", "of power 5 or more"])
def test_of_another_power_that_does_not_take_in_the_first_is_not_understood(other: str) -> None:
    with pytest.raises(TextError):
        read(f"Destroy a minion of power 2 or less, or {other} if you have no cards in hand.", type="action")


def test_moved_here_or_away() -> None:
    assert same(
        "Move a minion from another base to here or a minion from here to another base.",
        "Move a minion from another base to here or move a minion from here to another base.",
    )


@pytest.mark.parametrize("who", ["Each other player returns their", "Return your"])
def test_whose_choice_a_tie_is_may_be_said_at_the_end(who: str) -> None:
    tie = "(they choose in case of a tie)" if "player" in who else "(you choose in case of a tie)"
    assert same(
        f"{who} lowest-power minion to its owner's hand {tie}.",
        f"{who} lowest-power minion {tie} to its owner's hand.",
    )


@pytest.mark.parametrize("most", ["up to three cards", "maximum three additional cards", "up to 3 extra cards"])
def test_a_bound_may_name_what_it_bounds(most: str) -> None:
    assert same(
        f"Draw a card for each of your minions in play ({most}).",
        "Draw a card for each of your minions in play (up to 3).",
    )


@pytest.mark.parametrize("said", ['Say "minion" or "action".', "Declare a card type.", "Say a card type."])
def test_a_type_that_is_said_is_chosen(said: str) -> None:
    then = "Reveal the top card of your deck. If it is of that type, draw it."
    assert same(f"{said} {then}", f"Choose a card type. {then}")


def test_it_may_be_played_as_a_turn_ends() -> None:
    assert same(
        "Special: You may play this at the end of another player's turn.",
        "Special: Play at the end of another player's turn.",
        "action",
    )


@pytest.mark.parametrize("some", ["up to two", "two", "any number"])
def test_each_of_some_is_not_each_of_all(some: str) -> None:
    put = "Place a +1 power counter on"
    assert same(f"{put} each of {some} of your minions.", f"{put} {some} of your minions.")
    gains = "+1 power until the end of the turn."
    assert same(f"Each of {some} of your minions gains {gains}", f"{some.capitalize()} of your minions gain {gains}")


def test_where_each_of_some_goes_is_not_where_they_go_together() -> None:
    with pytest.raises(TextError):
        read("Move each of two of your minions to another base.", type="action")


@pytest.mark.parametrize("neither", ["were not the winner or runner-up", "were neither the winner nor the runner-up"])
def test_neither_the_one_nor_the_other(neither: str) -> None:
    said = told(f"Special: After a base scores, if you {neither}, draw a card.")
    assert "not so that you are one player who is the winner of the base and it is not so" in said


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("after the first time one of your minions", "after the first time each turn one of your minions"),
        ("after the first time one of your actions", "after the first time each turn one of your actions"),
    ],
)
def test_on_your_turn_the_first_time_is_that_of_the_turn(short: str, long: str) -> None:
    then = "here is destroyed, you may draw a card."
    assert same(f"On your turn, {short} {then}", f"On your turn, {long} {then}", "base")


@pytest.mark.parametrize("turn", ["in that turn", "that turn", "during that turn"])
def test_which_of_your_turn_it_is(turn: str) -> None:
    said = f"Ongoing: On your turn, after you move your third minion {turn}, you may draw a card."
    assert same(said, "Ongoing: On your turn, after you move your third minion each turn, you may draw a card.")


def test_the_base_it_left() -> None:
    meaning = told(
        "Ongoing: After this minion moves, you may move another minion from the base it left to here.", "minion"
    )
    assert "from the base where this card itself was before it was last moved or left play" in meaning


def test_those_who_tie_do_only_what_is_said_of_them() -> None:
    both = "After this base scores, the player with the most minions here gains 1 VP and draws a card."
    said = told(f"{both} In case of a tie, all tied players draw a card.", "base")
    assert "(nobody, if several tie) gains 1 VP" in said
    assert "(only those of several who tie) draws a card" in said
