"""Several of the effects of a list, chosen and done in an order."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

from smashrules.engine import missing

LIST = "draw a card OR destroy a minion of power 2 or less OR gain 1 VP"
TWO = card("Two", "action", f"Choose two effects: {LIST}.")
ANY = card("Any", "action", f"Choose two effects and do them in any order: {LIST}.")
UP = card("Up", "action", f"Choose up to two effects: {LIST}.")
PAYING = "discard a card OR destroy one of your minions OR lose 1 VP"
PAID = card("Paid", "action", f"You may choose two effects to gain 3 VP: {PAYING}.")
CARDS = (TWO, ANY, UP, PAID, ox(2, "Calf"), ox(5))


def test_as_many_as_are_said_are_chosen_and_done_in_the_order_of_the_list() -> None:
    play = table({"Tortuga": ["Bob's Calf"]}, *CARDS, hand=["Two"]).play("Two").option(3)
    assert play.kind == "one-of"
    assert len(play.offered) == 2  # one more must be chosen

    play = play.option(1)
    verbs = [event.verb for event in play.happened("draw") + play.happened("gain VP")]
    assert verbs == ["draw", "gain VP"]
    assert (play.vp("Ann"), len(play.hand("Ann")), play.at("Tortuga")) == (1, 1, ["Bob's Calf"])


def test_in_any_order_is_the_order_in_which_they_are_chosen() -> None:
    board = {"Tortuga": ["Bob's Calf"]}
    later = table(board, *CARDS, hand=["Any"]).play("Any").option(3).option(1)
    first = table(board, *CARDS, hand=["Any"]).play("Any").option(1).option(3)

    def order(play: object) -> list[str]:
        events = play.happened("draw") + play.happened("gain VP")  # type: ignore[attr-defined]
        return [event.verb for event in sorted(events, key=lambda event: event.id)]

    assert order(later) == ["gain VP", "draw"]
    assert order(first) == ["draw", "gain VP"]


def test_up_to_so_many_may_be_none() -> None:
    play = table({"Tortuga": ["Bob's Calf"]}, *CARDS, hand=["Up"]).play("Up").done()

    assert (play.vp("Ann"), play.hand("Ann")) == (0, [])


def test_what_is_paid_with_too_few_of_them_buys_nothing() -> None:
    board = {"Tortuga": ["Ann's Calf"]}
    paid = table(board, *CARDS, hand=["Paid", "Ox"]).play("Paid").yes().option(1).option(2)
    assert (paid.vp("Ann"), paid.hand("Ann"), paid.at("Tortuga")) == (3, [], [])

    poor = table({"Tortuga": []}, *CARDS, hand=["Paid", "Ox"]).play("Paid")
    assert poor.hand("Ann") == ["Ox"]  # one of them alone could be done, and nothing is asked
    assert poor.vp("Ann") == 0


def test_effects_on_different_minions_are_told_and_not_played() -> None:
    one, other = "destroy a minion", "place a +1 power counter on a minion"
    text = f"Choose two effects and do them to different minions: {one} OR {other} OR draw a card."

    assert missing(card("Apart", "action", text)) == ("OneOf.apart",)
