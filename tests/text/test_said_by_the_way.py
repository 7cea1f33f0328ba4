"""What is said by the way: who begins, that a thing is still there, what is divided, who could not do as told."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


def same(one: str, other: str, card: str = "action") -> bool:
    return bool(read(one, type=card).tree == read(other, type=card).tree)


@pytest.mark.parametrize("first", ["you", "the player on your left"])
def test_who_begins_can_be_said_in_brackets(first: str) -> None:
    assert same(
        f"Each player (starting with {first}) may draw a card.",
        f"Starting with {first}, each player may draw a card.",
    )


def test_a_thing_is_still_in_play() -> None:
    assert same(
        "Play an extra minion. If it is still in play at the end of the turn, return it to its owner's hand.",
        "Play an extra minion. At the end of the turn, if it is in play, return it to its owner's hand.",
    )
    assert same(
        "Choose a minion. If it is still on a base at the start of your next turn, destroy it.",
        "Choose a minion. At the start of your next turn, if it is on a base, destroy it.",
    )


def test_what_was_so_as_a_turn_began_is_asked_at_once() -> None:
    meaning = told(
        "Play on a base. Ongoing: If this action was in play at the start of the turn, you may draw a card."
    )
    assert "since the start of the turn" in meaning


def test_any_power_is_none_in_particular() -> None:
    assert same("Destroy a minion of any power.", "Destroy a minion.")
    assert same("Destroy each minion on a base (including your own).", "Destroy each minion on a base.")


def test_counters_that_are_divided_lie_among_them() -> None:
    among = "Place up to three +1 power counters among your minions."
    for way in ("divided any way you choose", "split as you like", "distributed however you choose"):
        assert same(f"Place up to three +1 power counters on your minions, {way}.", among)
        assert same(f"Place up to three +1 power counters, {way}, on your minions.", among)


@pytest.mark.parametrize("unable", ["cannot", "are not able to", "are unable to"])
def test_who_cannot_do_what_they_must_has_not_done_it(unable: str) -> None:
    must = "Each other player must discard a card."
    assert same(f"{must} If they {unable}, you draw a card.", f"{must} If they do not, you draw a card.")


def test_who_may_leave_it_is_not_one_who_cannot() -> None:
    with pytest.raises(TextError):
        read("Each other player may discard a card. If they cannot, you draw a card.", type="action")


def test_he_or_she_is_whoever_it_is() -> None:
    assert same(
        "Each player with more than four cards in hand discards cards until he or she has four.",
        "Each player with more than four cards in hand discards cards until they have four cards.",
    )


@pytest.mark.parametrize("tie", ["players are tied", "players tie", "several players tie", "there is a tie"])
def test_nobody_gains_it_where_players_are_tied(tie: str) -> None:
    most = "When this base scores, the player with the most minions here gains 1 VP."
    assert "(nobody, if several tie)" in told(f"{most} If {tie}, nobody gains it.", "base")


def test_a_minion_or_an_action_goes_to_its_own_owner() -> None:
    for way in ("into its owner's deck", "on the bottom of its owner's deck"):
        verb = "Shuffle" if "into" in way else "Place"
        assert same(
            f"{verb} one of your minions, or an action on a base, {way}.",
            f"{verb} one of your minions {way} or {verb.lower()} an action on a base {way}.",
        )
    meaning = told("You may return one of your minions, or an action here, to its owner's hand.", "minion")
    assert "the hand of A's owner" in meaning
    assert "the hand of B's owner" in meaning


def test_whether_both_are_here_is_not_guessed() -> None:
    for words in ("one of your minions or an action here", "a minion or an action on a base"):
        with pytest.raises(TextError):
            read(f"Return {words} to its owner's hand.", type="minion")


@pytest.mark.parametrize("least", ["(minimum 0)", "(to a minimum of 0)", "(minimum power 0)"])
def test_power_that_is_given_falls_no_lower_than_the_rules_say(least: str) -> None:
    given = "Give another minion here -3 power"
    assert same(f"{given} {least} until the end of the turn.", f"{given} until the end of the turn.", "minion")
    tree = read(f"{given} {least.replace('0', '2')} until the end of the turn.", type="minion").tree
    assert "changes by -3, but makes it no less than 2" in explain_tree(tree, type="minion")


@pytest.mark.parametrize(
    ("who", "compared"),
    [
        ("The player with the most power", "at least as much as"),
        ("The player with the least power", "at most as much as"),
        ("Each player with 5 or more power", "at least 5"),
        ("Each player with no power", "exactly 0"),
    ],
)
def test_power_is_asked_of_a_base_that_was_named(who: str, compared: str) -> None:
    assert f"the total power of that same one at A is {compared}" in told(f"Choose a base. {who} there draws a card.")


def test_who_chooses_among_those_who_tie_is_said_of_the_players() -> None:
    chosen = "Choose a base. The player with the least power there"
    assert same(f"{chosen} (you choose in case of a tie) draws a card.", f"{chosen} draws a card.")
    with pytest.raises(TextError):
        read(f"{chosen} (they choose in case of a tie) draws a card.", type="action")


def test_what_cards_cannot_do_to_a_power_cannot_be_done_by_them() -> None:
    for what, whose in (("its power", "this minion's power"), ("the power of your minions here",) * 2):
        assert same(
            f"Ongoing: This minion has +1 power. Other players' cards cannot reduce {what}.",
            f"Ongoing: This minion has +1 power. {whose.capitalize()} cannot be reduced by other players' cards.",
            "minion",
        )


def test_who_gained_none_did_not_gain_any() -> None:
    for none in ("gained no VP", "was awarded no VP"):
        assert same(
            f"After this base scores, each player who {none} draws a card.",
            "After this base scores, each player who did not gain any VP draws a card.",
            "base",
        )


def test_so_many_of_each_sort_are_asked_for_apart() -> None:
    meaning = told(
        "When this base scores, each player with a minion here and at least five cards in hand gains 1 VP.", "base"
    )
    assert "controls at least 1 minion at this base and that same one has at least 5 cards in the hand" in meaning
    assert "at least 2 minions at this base and" in told(
        "When this base scores, each player with two or more minions here and an action here gains 1 VP.", "base"
    )


def test_a_hand_is_at_no_base() -> None:
    meaning = told("If you have at least five cards in your hand and a minion here, draw a card.", "minion")
    assert "cards in your hand and" in meaning
    with pytest.raises(TextError):
        read("If you have a minion and at least five cards in your hand, draw a card.", type="action")


def test_abilities_on_this_base_are_those_of_what_is_here() -> None:
    assert same(
        "Play on a base. Ongoing: Other players cannot use Special abilities on this base.",
        "Play on a base. Ongoing: Other players cannot use Special abilities here.",
    )


def test_a_card_that_is_chosen_in_a_hand_is_given_to_another_hand() -> None:
    assert same(
        "Each player chooses a card from his or her hand and passes it to the player on their left.",
        "Each player gives a card from their hand to the player on their left.",
    )
    assert "to the hand of one player other than you" in told(
        "Choose a card from your hand. Give it to another player."
    )


def test_two_things_are_so_with_a_comma_between_them() -> None:
    assert same(
        "Choose a minion. If another player owns it, and you control it, draw a card.",
        "Choose a minion. If another player owns it and you control it, draw a card.",
    )
