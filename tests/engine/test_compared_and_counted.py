"""What is compared with one's own power or with players at a base, which card of a turn it is, who has the most."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

from smashrules.effects.card import CardDef
from smashrules.engine import missing

CHAIN = card("Chain", "action", "Play an extra action.")
LINK = card("Link", "action", "Play two extra actions.")
THIRD = card("Third", "action", "If this is at least the third card you have played this turn, draw a card.")
SECOND = card("Second", "action", "If this is the second card you have played this turn, draw a card.")
OUTNUMBER = card("Outnumber", "action", "Destroy a minion on a base where you have more minions than its controller.")
ALONE = card("Alone", "action", "Destroy a minion on a base where its controller has no other minions.")
SWOLLEN = card("Swollen", "action", "Destroy a minion with power greater than its printed power.")
TWIN = card("Twin", "action", "Destroy a minion with the same printed power as one of your minions.")
GUESS = card("Guess", "action", "Choose a number from 2 to 4. Destroy each minion of that power.")
DRAIN = card(
    "Drain", "action", "Give a minion -3 power until the end of the turn. If its power is now 0, destroy it."
)
PAY = card(
    "Pay",
    "action",
    "Give one of your minions +1 power until the end of the turn. Each other player may discard a card; give that"
    " minion an additional +1 power for each player who did not.",
)
CROWD = card(
    "Crowd",
    "action",
    "The player with the most minions in play draws a card. In case of a tie, no one does.",
)
AHEAD = card(
    "Ahead",
    "action",
    "Destroy each minion you do not control on a base where you have more minions than any other player.",
)
HARBOR = card(
    "Harbor",
    "base",
    "At the start of your turn, the player with the most power here draws a card. In case of a tie, no one does.",
)
CARDS = (
    *(CHAIN, LINK, THIRD, SECOND, OUTNUMBER, ALONE, SWOLLEN, TWIN, GUESS, DRAIN, PAY, CROWD, HARBOR, AHEAD),
    *(ox(3), ox(2, "Elk"), ox(3, "Yak")),
)


def board(bases: dict[str, list[object]], *held: str, turn: str = "Ann", **more: object) -> Play:
    return table(bases, *CARDS, hand=held, turn=turn, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("each", CARDS, ids=lambda each: each.name)
def test_each_of_these_cards_can_be_played(each: object) -> None:
    assert missing(each) == ()  # type: ignore[arg-type]


def test_the_third_card_of_a_turn_is_told_from_the_second() -> None:
    play = board({"Tortuga": []}, "Link", "Second", "Third").play("Link")
    drawn = len(play.hand("Ann"))
    play.play("Second", extra=True)
    assert len(play.hand("Ann")) == drawn  # one played, one drawn

    play.play("Third", extra=True)
    assert len(play.hand("Ann")) == drawn


def test_at_least_the_third_is_not_the_second() -> None:
    play = board({"Tortuga": []}, "Chain", "Third").play("Chain").play("Third", extra=True)

    assert play.hand("Ann") == []


def test_exactly_the_second_is_not_the_third() -> None:
    play = board({"Tortuga": []}, "Link", "Third", "Second").play("Link").play("Third", extra=True)
    play.play("Second", extra=True)

    assert play.hand("Ann") == []


def test_its_controller_is_that_of_the_minion_on_that_base() -> None:
    bases: dict[str, list[object]] = {"Tortuga": ["Ann's Ox", "Ann's Ox", "Bob's Elk"], "Tar Pits": ["Bob's Yak"]}
    play = board(bases, "Outnumber").play("Outnumber")

    assert play.at("Tortuga") == ["Ann's Ox", "Ann's Ox"]
    assert play.at("Tar Pits") == ["Bob's Yak"]


def test_a_minion_alone_of_its_controllers() -> None:
    bases: dict[str, list[object]] = {"Tortuga": ["Ann's Ox", "Ann's Ox", "Bob's Elk"]}
    play = board(bases, "Alone").play("Alone")

    assert play.at("Tortuga") == ["Ann's Ox", "Ann's Ox"]


def test_power_is_compared_with_ones_own_printed_power() -> None:
    play = board({"Tortuga": [("Ann's Ox", 1), "Bob's Elk"]}, "Swollen").play("Swollen")

    assert play.at("Tortuga") == ["Bob's Elk"]


def test_the_same_printed_power_whatever_was_given() -> None:
    play = board({"Tortuga": [("Ann's Ox", 1), "Bob's Elk", "Bob's Yak"]}, "Twin").play("Twin").choose("Bob's Yak")

    assert play.at("Tortuga") == ["Ann's Ox", "Bob's Elk"]


def test_a_number_that_is_chosen_is_compared_with_power() -> None:
    play = board({"Tortuga": ["Ann's Ox", "Bob's Elk", "Bob's Yak"]}, "Guess").play("Guess")
    assert play.offered == ["2", "3", "4"]

    assert play.choose("3").at("Tortuga") == ["Bob's Elk"]


@pytest.mark.parametrize(("whose", "left"), [("Bob's Elk", ["Ann's Ox", "Bob's Yak"])])
def test_power_now_is_power_as_it_is_then(whose: str, left: list[str]) -> None:
    play = board({"Tortuga": ["Ann's Ox", "Bob's Elk", "Bob's Yak"]}, "Drain").play("Drain").choose(whose)

    assert play.at("Tortuga") == left


@pytest.mark.parametrize(("ann", "drawn"), [(["Ann's Ox"], 0), (["Ann's Ox", "Ann's Elk"], 1)])
def test_nobody_has_the_most_where_two_have_as_much(ann: list[object], drawn: int) -> None:
    play = table({"Harbor": [*ann, "Bob's Yak"]}, *CARDS, turn="Bob")  # type: ignore[list-item]
    before = len(play.hand("Ann"))
    play.to_the_next_turn()

    assert len(play.hand("Ann")) - before == drawn


@pytest.mark.parametrize(("bob", "drawn"), [(["Bob's Yak"], 0), (["Bob's Yak", "Bob's Elk"], 1)])
def test_nobody_has_the_most_minions_where_two_have_as_many(bob: list[object], drawn: int) -> None:
    play = board({"Tortuga": ["Ann's Ox", *bob]}, "Crowd")
    before = len(play.hand("Bob"))
    play.play("Crowd")

    assert len(play.hand("Bob")) - before == drawn


def test_more_where_the_base_is_described() -> None:
    """A base where one has more: what is counted is at that base."""
    bases: dict[str, list[object]] = {"Tortuga": ["Ann's Ox", "Ann's Ox", "Bob's Elk"], "Tar Pits": ["Bob's Yak"]}
    play = board(bases, "Ahead").play("Ahead")

    assert (play.at("Tortuga"), play.at("Tar Pits")) == (["Ann's Ox", "Ann's Ox"], ["Bob's Yak"])


def asking(who: str) -> CardDef:
    return card("Ask", "action", f"Choose a base. If {who} has 5 or more power there, draw a card.")


@pytest.mark.parametrize(
    ("others", "drawn"),
    [
        (["Bob's Ox", "Cal's Ox"], (0, 1, 0)),  # 3 and 3 are not 6 of one player
        (["Bob's Ox", "Bob's Elk", "Cal's Ox"], (1, 0, 0)),
        (["Bob's Ox", "Bob's Elk", "Cal's Ox", "Cal's Elk"], (1, 0, 1)),
    ],
)
def test_the_power_of_each_player_is_asked_for_itself(others: list[object], drawn: tuple[int, ...]) -> None:
    found = []
    for who in ("another player", "no other player", "each other player"):
        bases = {"Tortuga": others}
        play = table(bases, *CARDS, asking(who), hand=["Ask"], players=("Ann", "Bob", "Cal"))  # type: ignore[arg-type]
        found.append(len(play.play("Ask").hand("Ann")))

    assert tuple(found) == drawn
