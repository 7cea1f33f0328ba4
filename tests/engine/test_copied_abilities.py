"""Cards that have the abilities of other cards: what is printed on those works as if it were printed on these."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play, Spec
from tests.rulebook.own_cards import card, ox, table

from smashrules.engine import Game
from smashrules.errors import NotModelledError

MIMIC = card(
    "Mimic",
    "minion",
    "Choose another player's minion in play. This card has the abilities of that minion until the end of the turn.",
)
BOND = card(
    "Bond",
    "action",
    "Play on a minion. Choose an action on a minion. Ongoing: This card has the abilities of the chosen action.",
)
GREETER = card("Greeter", "minion", "Draw a card. Talent: Gain 1 VP.")
LEADER = card("Leader", "minion", "Ongoing: Your other minions here have +1 power.")
PROUD = card("Proud", "minion", "Ongoing: This minion is not affected by other players' cards.", power=4)
ROBE = card("Robe", "action", "Play on a minion. Ongoing: This minion has +2 power. Talent: Draw a card.")
GIFT = card(
    "Gift",
    "action",
    'Play on one of your minions. Draw a card. Ongoing: This minion has the ability "Talent: Gain 1 VP."',
)
HERALD = card("Herald", "minion", 'Ongoing: Your other minions here have the ability "Talent: Draw a card."')
MOURNER = card("Mourner", "minion", "Ongoing: After one of your minions is destroyed, draw a card.")
HUSH = card("Hush", "action", "Cancel the abilities of a minion until the end of the turn.")
SLAY = card("Slay", "action", "Destroy a minion. Play an extra action.")
WIPE = card("Wipe", "action", "Destroy an action on a minion.")
CARDS = (
    MIMIC,
    BOND,
    GREETER,
    LEADER,
    PROUD,
    ROBE,
    GIFT,
    HERALD,
    MOURNER,
    HUSH,
    SLAY,
    WIPE,
    ox(2),
    ox(3, "Elk"),
)


def board(there: list[Spec], *held: str) -> Play:
    return table({"Tortuga": there, "Tar Pits": []}, *CARDS, hand=held)


def drawn(play: Play) -> int:
    return sum(event.amount or 1 for event in play.happened("draw"))


# -- for a time ------------------------------------------------------------------------------------------------------


def test_what_works_when_a_card_is_played_works_now_and_a_talent_can_be_used() -> None:
    play = board(["Bob's Greeter"], "Mimic").play("Mimic", on="Tar Pits")
    assert drawn(play) == 1
    play.use("Mimic")

    assert (play.vp("Ann"), play.vp("Bob")) == (1, 0)
    assert not play.can_use("Mimic")
    assert play.cites("ability.copied")


def test_here_and_you_are_those_of_the_card_that_copies() -> None:
    play = board(["Bob's Leader", "Bob's Ox", "Ann's Elk"], "Mimic").play("Mimic", on="Tortuga").choose("Leader")

    assert (play.power("Elk"), play.power("Ox"), play.power("Mimic"), play.power("Leader")) == (4, 3, 2, 2)


def test_it_ends_with_the_turn() -> None:
    play = board(["Bob's Greeter"], "Mimic").play("Mimic", on="Tar Pits").to_the_next_turn().to_the_next_turn()

    assert not play.can_use("Mimic")


def test_it_goes_on_when_the_other_card_has_left_play() -> None:
    play = board(["Bob's Greeter"], "Mimic", "Slay").play("Mimic", on="Tar Pits").play("Slay").choose("Greeter")

    assert play.where("Greeter") == "Bob's discard"
    assert play.can_use("Mimic")


def test_it_ends_when_the_card_that_copies_leaves_play() -> None:
    hop = card("Hop", "action", "Return a minion to its owner's hand. Play an extra minion.")
    cards = (*CARDS, hop)
    play = table({"Tortuga": ["Bob's Greeter"], "Tar Pits": []}, *cards, hand=["Mimic", "Hop", "Ox"])
    play.play("Mimic", on="Tar Pits").play("Hop").choose("Mimic").play("Ox", on="Tar Pits", extra=True)

    assert play.where("Mimic") == "Ann's hand"
    assert not play.can_use("Ox")


def test_what_is_not_affected_is_copied_all_the_same() -> None:
    play = board(["Bob's Proud"], "Mimic", "Slay").play("Mimic", on="Tar Pits").to_the_next_turn()
    del play
    play = table({"Tortuga": ["Bob's Proud"], "Tar Pits": []}, *CARDS, hand=["Mimic"])
    play.play("Mimic", on="Tar Pits")

    assert play.happened("effect", "Mimic")


def test_cancelling_the_abilities_of_the_copy_reaches_what_it_has_copied() -> None:
    play = board(["Bob's Greeter"], "Mimic", "Hush").play("Mimic", on="Tar Pits").play("Hush").choose("Mimic")
    assert not play.can_use("Mimic")

    play = board(["Bob's Greeter"], "Mimic", "Hush").play("Mimic", on="Tar Pits").play("Hush").choose("Greeter")
    assert play.can_use("Mimic")


def test_what_a_copied_ability_gives_is_given() -> None:
    play = board(["Bob's Herald", "Ann's Ox"], "Mimic").play("Mimic", on="Tortuga").use("Ox")

    assert drawn(play) == 1


def test_a_copied_ability_answers_what_happens() -> None:
    play = (
        board(["Bob's Mourner", "Ann's Ox"], "Mimic", "Slay").play("Mimic", on="Tar Pits").play("Slay").choose("Ox")
    )

    assert drawn(play) == 1


def test_where_there_is_nothing_to_copy_nothing_happens() -> None:
    play = board(["Ann's Greeter"], "Mimic").play("Mimic", on="Tar Pits")

    assert not play.can_use("Mimic")
    assert drawn(play) == 0


def test_a_copy_is_copied_as_it_is_printed() -> None:
    play = board(["Bob's Mimic", "Bob's Greeter"], "Mimic").play("Mimic", on="Tar Pits").choose("Bob's Mimic")
    assert play.kind == "thing"  # what it copies says when it is played that a minion is chosen
    play.choose("Greeter")

    assert play.can_use("Ann's Mimic")


def test_two_that_copy_each_other_come_to_an_end() -> None:
    play = board(["Bob's Mimic"], "Mimic").play("Mimic", on="Tar Pits")

    assert play.kind == "main"


# -- for as long as the card is there --------------------------------------------------------------------------------


def test_an_action_has_the_abilities_of_the_chosen_one() -> None:
    play = board(["Ann's Ox", ("Bob's Elk", "Bob's Robe")], "Bond").play("Bond", on="Ox")
    assert play.power("Ox") == 4
    play.use("Bond")
    assert drawn(play) == 1
    assert not play.can_use("Bond")

    play.to_the_next_turn().to_the_next_turn()
    assert play.power("Ox") == 4
    assert play.can_use("Bond")


def test_it_keeps_them_when_the_chosen_one_has_gone() -> None:
    play = board(["Ann's Ox", ("Bob's Elk", "Bob's Robe")], "Bond", "Wipe").play("Bond", on="Ox").to_the_next_turn()
    play.to_the_next_turn().play("Wipe").choose("Robe")

    assert play.where("Robe") == "Bob's discard"
    assert play.power("Ox") == 4


def test_what_the_chosen_one_does_when_it_is_played_is_not_done_and_what_it_gives_is_given() -> None:
    play = board(["Ann's Ox", ("Bob's Elk", "Bob's Gift")], "Bond").play("Bond", on="Ox")
    assert drawn(play) == 0
    play.use("Ox")

    assert play.vp("Ann") == 1


def test_what_is_given_and_what_a_copy_gives_are_used_apart() -> None:
    play = board([("Ann's Ox", "Ann's Gift")], "Bond").play("Bond", on="Ox").use_any("Ox").use_any("Ox")

    assert play.vp("Ann") == 2
    assert not play.can_use("Ox")


def test_with_nothing_to_copy_it_is_discarded() -> None:
    play = board(["Ann's Ox"], "Bond").play("Bond", on="Ox")

    assert play.where("Bond") == "Ann's discard"


# -- what is not carried out -----------------------------------------------------------------------------------------


def test_abilities_that_a_card_lends_to_another_are_refused() -> None:
    text = (
        "Play on a minion. Choose an action on a minion. Ongoing: This minion has the abilities of the chosen action."
    )
    with pytest.raises(NotModelledError):
        Game({"Odd": card("Odd", "action", text)}).compiled("Odd")
