"""Where there is exactly one thing, it is known which; and a card that was returned is played again where it was."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

FRIEND = card("Friend", "minion", "Ongoing: If there is exactly one other minion here, it has +2 power.", power=2)
USHER = card(
    "Usher", "minion", "If there is exactly one other minion here, you may move that minion to another base.", power=2
)
ENCORE = card(
    "Encore",
    "action",
    "Return one of your minions to your hand. You may play it there as an extra minion.",
)
RULES = (FRIEND, USHER, ENCORE, ox(3, "Calf"), ox(4, "Bull"))


def test_the_only_other_minion_has_more_power() -> None:
    play = table({"Tortuga": ["Ann's Friend", "Bob's Calf"]}, *RULES)
    assert (play.power("Friend"), play.power("Calf")) == (2, 3 + 2)


def test_of_two_others_neither_has() -> None:
    play = table({"Tortuga": ["Ann's Friend", "Bob's Calf", "Ann's Bull"]}, *RULES)
    assert (play.power("Calf"), play.power("Bull")) == (3, 4)


def test_the_only_other_minion_is_moved() -> None:
    play = table({"Tortuga": ["Bob's Calf"], "Tar Pits": ["Ann's Bull"]}, *RULES, hand=["Usher"])
    play.play("Usher", "Tortuga")
    play.yes()
    assert play.where("Calf") != "Tortuga"


def test_a_minion_that_was_returned_is_played_where_it_was() -> None:
    play = table({"Tortuga": ["Ann's Calf"], "Tar Pits": ["Ann's Bull"]}, *RULES, hand=["Encore"])
    play.play("Encore")
    play.choose("Calf")
    play.yes()
    assert play.where("Calf") == "Tortuga"


WRECK = card("Wreck", "action", "Destroy a minion or an action. Its owner draws a card.")
FETCH = card("Fetch", "action", "Search your deck for a minion of power 4 or an action, reveal it, and draw it.")
CAP = card("Cap", "action", "Play on a minion. Ongoing: This minion has +1 power.")


def test_one_of_either_sort_can_be_taken() -> None:
    play = table({"Tortuga": [("Bob's Calf", "Bob's Cap")]}, *RULES, WRECK, CAP, hand=["Wreck"])
    play.play("Wreck")
    assert sorted(play.offered) == ["Calf", "Cap"]
    before = len(play.hand("Bob"))
    play.choose("Cap")
    assert play.power("Calf") == 3
    assert len(play.hand("Bob")) == before + 1


def test_either_sort_is_found_in_the_deck() -> None:
    deck = {"Ann": ["Calf", "Bull", "Cap", "Calf"], "Bob": ["Calf"]}
    play = table({"Tortuga": []}, *RULES, FETCH, CAP, hand=["Fetch"], deck=deck)
    play.play("Fetch")
    assert sorted(play.offered) == ["Bull", "Cap"]
    play.choose("Cap")
    assert "Cap" in play.hand("Ann")


CLING = card(
    "Cling", "minion", "Ongoing: If this minion would be returned to your hand, you may draw a card instead."
)
TOUR = card(
    "Tour", "action", "Return a minion to its owner's hand. Its owner may play it on another base as an extra minion."
)


def test_what_was_not_returned_is_not_played_again() -> None:
    bases = {"Tortuga": [("Ann's Cling", "Ann's Cap")], "Tar Pits": []}
    play = table(bases, *RULES, CLING, TOUR, CAP, hand=["Tour"])
    play.play("Tour")
    play.yes()
    while play.kind in ("yes-no", "may", "thing"):
        play = play.yes() if play.kind != "thing" else play.choose("Tar Pits")
    assert (play.where("Cling"), play.where("Cap")) == ("Tortuga", "on Cling")
