"""Sentences that leave out what a player fills in: one of two with a condition, "there" in a hand, "the last one"."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


def same(one: str, other: str, card: str = "action") -> bool:
    return bool(read(one, type=card).tree == read(other, type=card).tree)


def test_one_or_if_something_is_so_the_other() -> None:
    assert same(
        "Draw a card, or if you have no minions in play, draw two cards.",
        "If you have no minions in play, draw two cards. Otherwise, draw a card.",
    )


def test_what_may_be_done_if_something_is_so_leaves_the_first_where_it_is_left_undone() -> None:
    meaning = told("Draw a card, or if you have no minions in play, you may play an extra minion.")
    assert (
        meaning.index("you may do this") < meaning.index("if it is not so that you did") < meaning.index("you draw")
    )


def test_of_two_conditions_the_second_is_asked_where_the_first_does_not_hold() -> None:
    meaning = told("Draw a card. If it is an action, you may play it, or if it is a minion, draw a card.")
    first, _, second = meaning.partition("if not:")
    assert "A is one action" in first
    assert "A is one minion" in second


def test_what_the_condition_speaks_of_is_not_what_is_only_chosen_otherwise() -> None:
    with pytest.raises(TextError):
        read("Destroy a minion, or if it has power 2 or less, return it to its owner's hand.", type="action")


@pytest.mark.parametrize("more", ["plus another card", "plus one card", "plus one", "plus an additional card"])
def test_one_and_more_for_each_of_them(more: str) -> None:
    for comma in (",", ""):
        said = f"Draw a card{comma} {more} for each of your minions in play."
        assert same(said, "Draw a card and draw a card for each of your minions in play.")


@pytest.mark.parametrize("said", ["If there is an action there", "If there are no actions there"])
def test_there_is_in_the_hand_that_was_looked_at(said: str) -> None:
    looked = "Look at another player's hand."
    assert same(f"{looked} {said}, draw a card.", f"{looked} {said.replace('there,', 'in it,')}, draw a card.")
    assert "in the hand of A" in told(f"{looked} {said}, draw a card.")


def test_there_is_at_the_base_that_was_named_although_a_hand_was_looked_at() -> None:
    meaning = told("Choose a base. Look at another player's hand. Destroy a minion there.")
    assert "you destroy one minion in play at A" in meaning


def test_there_is_at_the_base_that_the_same_sentence_names() -> None:
    meaning = told("Look at another player's hand. Choose a base and destroy a minion there.")
    assert "you destroy one minion in play at A" in meaning


def test_a_card_is_in_the_hand_and_not_in_itself() -> None:
    meaning = told("Name a card. Look at another player's hand. If that card is in it, draw a card.")
    assert "if A is one card from the hand of B" in meaning


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("there are more minions than actions in play", "every minion in play) is more than the number of (every"),
        ("there are fewer minions than actions here", "is less than the number of (every action at the base"),
        ("you control more minions than actions", "minion controlled by you) is more than the number of"),
        ("you have more minions than actions in your hand", "every minion from your hand) is more than"),
        ("more minions than actions were played this turn", "that same one is played (by whatever))) is more than"),
    ],
)
def test_more_of_one_sort_than_of_another(said: str, meant: str) -> None:
    assert meant in told(f"If {said}, draw a card.", "minion")


@pytest.mark.parametrize("said", ["you reveal more actions than minions", "more actions than minions are revealed"])
def test_more_of_one_sort_among_what_was_revealed(said: str) -> None:
    meaning = told(f"Reveal the top five cards of your deck. If {said}, draw a card.")
    assert "every action that is among A) is more than the number of (every minion that is among A)" in meaning


@pytest.mark.parametrize("said", ["it was the last one", "it was its last counter", "that was its last one"])
def test_the_last_counter_that_was_removed(said: str) -> None:
    done = "You may remove a +1 power counter from one of your minions."
    assert same(f"{done} If {said}, draw a card.", f"{done} If you removed the last counter, draw a card.")


def test_the_abilities_of_two_sorts_are_those_of_the_same_card() -> None:
    meaning = told("Play on a minion. Ongoing: This minion's Talents and Specials are cancelled.")
    on_it = "of the minion this card is on labelled"
    assert f"every ability {on_it} Talent together with every ability {on_it} Special" in meaning


def test_the_abilities_of_two_sorts_of_one_card_that_is_chosen() -> None:
    meaning = told("Cancel a minion's Talents and Specials until the end of the turn.")
    assert "every ability of one minion [A] labelled Talent" in meaning
    assert "every ability of A labelled Special" in meaning


def test_control_that_is_taken_for_a_time_goes_back_however_it_is_said() -> None:
    taken = "Take control of a minion of power 2 or less until the end of the turn."
    assert same("Until the end of the turn, take control of a minion of power 2 or less.", taken)
    meaning = told("Until the end of the turn, take control of a minion of power 2 or less and cancel its abilities.")
    assert "you take control of one minion whose power is at most 2 [A] until" in meaning
    assert "the abilities of A are cancelled" in meaning


def test_what_others_cannot_do_to_one_thing_is_listed_before_it() -> None:
    listed = "Other players cannot destroy, move, or take control of this minion."
    apart = "Other players cannot destroy this minion. Other players cannot move this minion. "
    apart += "Other players cannot take control of this minion."
    play = "Play on one of your minions. Ongoing:"
    assert same(f"{play} {listed}", f"{play} {apart}")


@pytest.mark.parametrize("deed", ["return", "take control of"])
def test_what_the_cards_of_others_cannot_do(deed: str) -> None:
    meaning = told(f"Play on one of your minions. Ongoing: Other players' cards cannot {deed} this minion.")
    assert "this cannot happen: any card controlled by any player other than you" in meaning


def test_a_minion_that_may_be_moved_or_destroyed_moves_to_any_other_base() -> None:
    assert same("Destroy or move a minion.", "Destroy a minion or move a minion to another base.")


def test_a_breakpoint_that_was_reduced_is_no_power() -> None:
    meaning = told("Play on a minion. Talent: If this base's breakpoint was reduced this turn, draw a card.")
    assert "if this has happened this turn: the breakpoint of the base this card is at is reduced" in meaning


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Discard down to three cards in hand.", "Discard cards until you have three cards."),
        (
            "Each other player discards down to two cards.",
            "Each other player discards cards until they have two cards.",
        ),
        ("Each player draws until they have five cards in hand.", "Each player draws until they have five cards."),
    ],
)
def test_hands_of_so_many_cards(said: str, meant: str) -> None:
    assert same(said, meant)
    assert "for each" not in told(said)


def test_who_chooses_the_base_is_not_who_moves_the_minion() -> None:
    meaning = told("Choose another player. That player moves one of their minions to another base of your choice.")
    assert "to one base other than the base where B is (chosen by you)" in meaning
    assert same("Move a minion to another base of your choice.", "Move a minion to another base.")


def test_what_is_bought_for_no_time_is_refused() -> None:
    for bought in ("your minions have +1 power", "minions cannot be moved"):
        with pytest.raises(TextError):
            read(f"Talent: Discard a card. If you do, {bought}.", type="minion")


def test_your_minions_are_spared_by_one_action_while_it_is_carried_out() -> None:
    answer = "Ongoing: When another player plays an action, you may discard a card. If you do, your minions"
    meaning = told(f"{answer} are not affected by that action.", "minion")
    assert "every minion controlled by you is not affected by A" in meaning


def test_what_you_had_at_the_start_of_the_turn_is_not_what_you_have_then() -> None:
    with pytest.raises(TextError):
        read("Talent: If you had a minion here at the start of your turn, draw a card.", type="minion")


@pytest.mark.parametrize("who", ["here", "here of power 2 or less", "of power 2 or less here"])
def test_each_behind_several_says_again_what_they_are(who: str) -> None:
    play = "Play on a base. Ongoing: Your minions"
    assert same(f"{play} {who} each have +1 power.", f"{play} {who} have +1 power.")


def test_the_named_card_is_one_of_that_name() -> None:
    meaning = told("Name a card, then reveal the top card of your deck. If it is the named card, draw it.")
    assert "if B is one card whose name is that of A" in meaning


def test_then_may_be_done_what_may_be_done() -> None:
    first = "Move one of your minions to another base."
    assert same(f"{first} You may then draw a card.", f"{first} You may draw a card.")


def test_each_player_but_the_winner_is_named_in_passing() -> None:
    said = "After this base scores, each player with a minion here, other than the winner, discards a card."
    assert "every player who is not the winner of the base" in told(said, "base")
