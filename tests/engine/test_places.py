"""One of several places: the top or the bottom, a base or a minion; which is chosen when the card gets there."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

SIFT = card(
    "Sift", "action", "Look at the top three cards of your deck. Place them on the top and/or bottom of your deck."
)
SORT = card(
    "Sort",
    "action",
    "Look at the top three cards of your deck. Place them on the top and/or bottom of your deck in any order.",
)
GLANCE = card("Glance", "action", "Look at the top card of your deck. Place it on the top or bottom of your deck.")
TEAR = card("Tear", "action", "Destroy an action on a base or on a minion.")
CAP = card("Cap", "action", "Play on a minion. Ongoing: This minion has +1 power.")
FLAG = card("Flag", "action", "Play on a base. Ongoing: Your minions here have +1 power.")
ABC = (ox(1, "Ape"), ox(2, "Bee"), ox(3, "Cat"), ox(4, "Dog"))
DECK = {"Ann": ["Ape", "Bee", "Cat", "Dog"], "Bob": ["Scout"] * 4}


def test_a_card_looked_at_goes_to_the_end_of_the_deck_that_its_player_says() -> None:
    play = table({"Tortuga": []}, GLANCE, *ABC, hand=["Glance"], deck=DECK).play("Glance")

    assert (play.asked, play.offered) == ("Ann", ["the top of the deck", "the bottom of the deck"])
    play.choose("the bottom of the deck")
    assert play.deck("Ann") == ["Bee", "Cat", "Dog", "Ape"]
    assert play.cites("verb.place")


def test_or_it_stays_on_top() -> None:
    play = table({"Tortuga": []}, GLANCE, *ABC, hand=["Glance"], deck=DECK).play("Glance")
    play.choose("the top of the deck")

    assert play.deck("Ann") == ["Ape", "Bee", "Cat", "Dog"]


def test_with_and_or_each_card_goes_where_its_player_wants_it_and_in_the_order_wanted() -> None:
    play = table({"Tortuga": []}, SORT, *ABC, hand=["Sort"], deck=DECK).play("Sort")
    play.choose("Cat").done()  # the others go to the bottom
    assert (play.kind, play.decision.rules) == ("order-cards", ("deck.put-back-order",))
    play.choose("Bee")

    assert play.deck("Ann") == ["Cat", "Dog", "Bee", "Ape"]


def test_all_of_them_may_stay_on_top_in_another_order() -> None:
    play = table({"Tortuga": []}, SORT, *ABC, hand=["Sort"], deck=DECK).play("Sort")
    play.choose("Cat", "Ape", "Bee")

    assert play.deck("Ann") == ["Cat", "Ape", "Bee", "Dog"]


def test_without_an_order_said_those_for_the_bottom_keep_theirs() -> None:
    play = table({"Tortuga": []}, SIFT, *ABC, hand=["Sift"], deck=DECK).play("Sift").done()

    assert play.deck("Ann") == ["Dog", "Ape", "Bee", "Cat"]


def test_an_action_on_either_a_base_or_a_minion_may_be_chosen_and_no_minion() -> None:
    play = table(
        {"Tortuga": [("Ann's Ape", "Bob's Cap"), "Bob's Flag", "Bob's Bee"]}, TEAR, CAP, FLAG, *ABC, hand=["Tear"]
    ).play("Tear")

    assert set(play.offered) == {"Cap", "Flag"}
    play.choose("Flag")
    assert (play.where("Flag"), play.where("Cap")) == ("Bob's discard", "on Ape")


def test_to_move_a_card_transfers_it_where_it_is_attached() -> None:
    """Only minions and titans are moved; an action goes from one thing to another by being transferred."""
    haul = card("Haul", "action", "Move one of your cards to another base.")
    play = table({"Tortuga": ["Ann's Ape", "Ann's Flag"], "The Homeworld": []}, haul, FLAG, *ABC, hand=["Haul"])
    play.play("Haul").choose("Flag")

    assert play.where("Flag") == "The Homeworld"
    assert play.cites("verb.transfer")


def test_what_is_returned_to_nowhere_named_goes_back_where_it_came_from() -> None:
    dig = card("Dig", "action", "Choose a random action from another player's discard pile. Return it.")
    play = table({"Tortuga": []}, dig, hand=["Dig"], discard={"Bob": ["Howl"]}).play("Dig")

    assert play.discard("Bob") == ["Howl"]
    assert play.hand("Bob") == []


HUNT = card("Hunt", "action", "Move one of your minions to a base where you have a minion.")


def test_a_minion_does_not_move_to_the_base_where_it_is() -> None:
    """ "Move" means to another base, also where the text only says what base (BGB2018, "Move")."""
    bases = {"Tortuga": ["Ann's Ox"], "Jungle Oasis": ["Ann's Elk"], "Tar Pits": []}
    play = table(bases, HUNT, ox(2), ox(4, "Elk"), hand=["Hunt"]).play("Hunt").choose("Ox")

    assert play.where("Ox") == "Jungle Oasis"
