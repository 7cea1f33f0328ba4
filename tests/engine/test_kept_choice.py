"""One of several abilities, chosen when the card is played and kept; abilities in the place of all others."""

from __future__ import annotations

from tests.engine.table_talk import Play, Spec
from tests.rulebook.own_cards import card, ox, table

MOOD = card(
    "Mood",
    "action",
    "Play on a base and choose one: Ongoing: Each minion here has +1 power. OR Ongoing: Each minion here has -1"
    " power.",
)
GIFTS = card(
    "Gifts",
    "minion",
    "Choose one: Talent: Draw a card. OR Ongoing: Your other minions here have +2 power.",
)
DULL = card(
    "Dull", "action", 'Play on a minion. Ongoing: This minion\'s abilities are replaced with "Talent: Do nothing."'
)
ROUSE = card(
    "Rouse", "action", 'Play on a minion. Ongoing: This minion\'s abilities are replaced with "Talent: Draw a card."'
)
TEACHER = card("Teacher", "minion", 'Ongoing: Your other minions here have the ability "Talent: Gain 1 VP."')
STOUT = card("Stout", "minion", "Ongoing: This minion has +3 power. Talent: Gain 1 VP.")
SMASH = card("Smash", "action", "Destroy an action.")
HUSH = card("Hush", "action", "Cancel a minion's abilities until the end of the turn.")
SLIDE = card("Slide", "action", "Transfer an action on a base to another base.")
SLAY = card("Slay", "action", "Destroy a minion.")
CARDS = (MOOD, GIFTS, DULL, ROUSE, TEACHER, STOUT, SMASH, HUSH, SLIDE, SLAY, ox(3), ox(3, "Elk"))


def board(*held: str, at: tuple[Spec, ...] = (), there: tuple[Spec, ...] = ()) -> Play:
    return table({"Tortuga": list(at), "Tar Pits": list(there)}, *CARDS, hand=held)


def test_the_ability_that_was_chosen_is_there_and_the_other_is_not() -> None:
    for option, power in ((1, 4), (2, 2)):
        play = board("Mood", at=("Ann's Ox", "Bob's Elk"), there=("Ann's Elk",)).play("Mood", on="Tortuga")
        assert play.offered == ["option 1", "option 2"]
        play.option(option)

        assert [play.power("Ox"), play.power("Elk at Tortuga"), play.power("Elk at Tar Pits")] == [power, power, 3]
        assert play.cites("duration.ongoing")


def test_it_stays_turn_after_turn_and_ends_with_the_card() -> None:
    play = board("Mood", "Smash", at=("Ann's Ox",)).play("Mood", on="Tortuga").option(1)
    play.to_the_next_turn().to_the_next_turn()
    assert play.power("Ox") == 4
    play.play("Smash")

    assert play.where("Mood") == "Ann's discard"
    assert play.power("Ox") == 3


def test_it_goes_where_the_card_goes() -> None:
    play = board("Mood", "Slide", at=("Ann's Ox",), there=("Ann's Elk",)).play("Mood", on="Tortuga").option(1)
    play.to_the_next_turn().to_the_next_turn().play("Slide")

    assert (play.power("Ox"), play.power("Elk")) == (3, 4)


def test_a_minion_may_come_to_have_a_talent_so() -> None:
    play = board("Gifts", at=("Ann's Ox",)).play("Gifts", on="Tortuga").option(1)
    assert play.power("Ox") == 3
    play.use("Gifts")
    assert len(play.hand("Ann")) == 1
    assert not play.can_use("Gifts")
    assert play.to_the_next_turn().to_the_next_turn().can_use("Gifts")


def test_two_of_a_name_have_each_what_was_chosen_for_it() -> None:
    play = board("Mood", at=("Ann's Ox",)).play("Mood", on="Tortuga").option(1)
    play = board("Gifts", at=("Ann's Ox", "Ann's Gifts")).play("Gifts", on="Tortuga").option(2)

    assert play.power("Ox") == 5
    assert not play.can_use("Gifts")


def test_a_card_whose_abilities_are_cancelled_has_not_the_chosen_one_either() -> None:
    play = board("Gifts", "Hush", at=("Ann's Ox",)).play("Gifts", on="Tortuga").option(2)
    assert play.power("Ox") == 5
    play.play("Hush").choose("Gifts")
    assert play.power("Ox") == 3

    assert play.to_the_next_turn().power("Ox") == 5


def test_a_minion_whose_abilities_are_replaced_has_none_of_its_own() -> None:
    play = board("Dull", at=("Ann's Stout",))
    assert (play.power("Stout"), play.can_use("Stout")) == (5, True)
    play.play("Dull", on="Stout")

    assert (play.power("Stout"), play.can_use("Stout")) == (2, False)


def test_it_has_those_that_came_in_their_place_and_no_others() -> None:
    play = board(at=(("Ann's Stout", "Ann's Rouse"), "Ann's Teacher"))
    play.use("Stout")

    assert (play.vp("Ann"), len(play.hand("Ann"))) == (0, 1)
    assert not play.can_use("Stout")


def test_its_own_are_back_when_the_card_is_gone() -> None:
    play = board("Smash", at=(("Ann's Stout", "Ann's Dull"),))
    assert play.power("Stout") == 2
    play.play("Smash")

    assert (play.power("Stout"), play.can_use("Stout")) == (5, True)


def test_of_two_that_replace_them_the_later_one_counts() -> None:
    play = board("Rouse", at=(("Ann's Stout", "Ann's Dull"),)).play("Rouse", on="Stout")
    assert play.can_use("Stout")
    play = board("Dull", at=(("Ann's Stout", "Ann's Rouse"),)).play("Dull", on="Stout")
    assert not play.can_use("Stout")


def test_what_is_cancelled_besides_has_not_the_new_ones_either() -> None:
    play = board("Hush", at=(("Ann's Stout", "Ann's Rouse"),)).play("Hush")

    assert not play.can_use("Stout")
