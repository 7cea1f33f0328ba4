"""Exactly one of another player's, and no more; what is chosen to take the place of "it"; power that is a price."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize("kind", ["minion", "action"])
@pytest.mark.parametrize("condition", ["If there is {} here", "If {} is here"])
def test_exactly_one_of_another_players_is_no_more(kind: str, condition: str) -> None:
    text = condition.format(f"exactly one other player's {kind}") + ", draw a card."
    assert f"there is exactly one {kind} controlled by one player other than you" in told(text, "minion")


@pytest.mark.parametrize("what", ["minion here", "other minion here", "other player's minion here"])
def test_only_one_is_exactly_one(what: str) -> None:
    only, exactly = (f"If there is {each} one {what}, draw a card." for each in ("only", "exactly"))
    assert told(only, "minion") == told(exactly, "minion")


def test_exactly_one_of_several_is_refused() -> None:
    with pytest.raises(TextError):
        readings("If there are exactly one other player's minions here, draw a card.", type="minion")


@pytest.mark.parametrize(("there", "drawn"), [(("Bob's Ox",), 1), (("Bob's Ox", "Cyd's Ox"), 0), ((), 0)])
def test_minions_of_other_players_are_counted_together(there: tuple[str, ...], drawn: int) -> None:
    lone = card("Lone", "minion", "If there is exactly one other player's minion here, draw a card.")
    play = table({"Tortuga": there, "Tar Pits": ()}, lone, ox(2), hand=["Lone"], players=("Ann", "Bob", "Cyd"))
    play.play("Lone", "Tortuga")
    assert len(play.hand("Ann")) == drawn


@pytest.mark.parametrize("who", ["the winner looks", "look"])
def test_what_is_replaced_is_no_player(who: str) -> None:
    ending = "s" if who.endswith("s") else ""
    text = (
        f"After this base scores, {who} at the top two cards of the base deck, choose{ending} one to replace it, and"
        f" place{ending} the other on the bottom of the base deck."
    )
    assert f"replace{ending} this base with one card" in told(text, "base")


@pytest.mark.parametrize(
    "given",
    [
        "give this minion +3 power until the end of the turn",
        "give another minion -2 power until the start of your next turn",
        "cancel a minion's abilities until the end of the turn",
        "reduce a base's breakpoint by 3 until the end of the turn",
    ],
)
def test_if_you_do_follows_what_is_given_for_a_time(given: str) -> None:
    assert told(f"You may {given}. If you do, draw a card.", "minion") == told(
        f"You may {given} to draw a card.", "minion"
    )


@pytest.mark.parametrize(
    "text",
    [
        "One of your minions gains +2 power until the end of the turn. If you do, draw a card.",
        "Your minions cannot be destroyed until the end of the turn. If you do, draw a card.",
    ],
)
def test_if_you_do_asks_for_something_that_you_do(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


@pytest.mark.parametrize(("answer", "power", "left"), [("yes", 6, 0), ("no", 3, 1)])
def test_power_for_a_turn_is_paid_for(answer: str, power: int, left: int) -> None:
    rusher = card(
        "Rusher",
        "minion",
        "You may give this minion +3 power until the end of the turn. If you do, discard a card.",
        power=3,
    )
    play = table({"Tortuga": ()}, rusher, ox(2), hand=["Rusher", "Ox"]).play("Rusher", "Tortuga")
    getattr(play, answer)()
    assert play.power("Rusher") == power
    assert len(play.hand("Ann")) == left
