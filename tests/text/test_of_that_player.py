"""Whose a thing is, said behind it; numbers and names compared with those of another card; who has more where."""

from __future__ import annotations

import pytest

from smashrules.cards import names
from smashrules.text.reading.reading import read, trees
from smashrules.text.showing.paraphrase import explain_tree


def means(text: str, kind: str = "action") -> str:
    return explain_tree(read(text, type=kind).tree, type=kind)


def test_a_minion_of_that_player_is_one_that_they_control() -> None:
    by_them = "Choose a player. Destroy a minion {}."
    assert means(by_them.format("of that player")) == means("Choose a player. Destroy one of that player's minions.")
    text = (
        "Play on a base. Ongoing: After a player plays a minion here, destroy each other minion of that player here."
    )
    assert "controlled by A at the base this card is at other than B" in means(text)


@pytest.mark.parametrize(
    ("said", "house"),
    [
        ("with the same power as one of your minions", "with power equal to the power of one of your minions"),
        ("that has the same power as one of your minions", "with power equal to the power of one of your minions"),
        ("with power equal to that of one of your minions", "with power equal to the power of one of your minions"),
    ],
)
def test_the_same_power_is_an_equal_power(said: str, house: str) -> None:
    texts = [f"Choose a minion. Destroy a minion {each}." for each in (said, house)]
    one, other = (read(each, type="action").tree for each in texts)
    assert one == other


def test_another_with_the_same_name_has_the_name_of_the_one_that_it_is_other_than() -> None:
    text = "Ongoing: This minion has +1 power for each of your other minions here with the same name{}."
    assert read(text.format(""), type="minion").tree == read(text.format(" as this minion"), type="minion").tree
    assert "all with one and the same name" in means("Destroy two minions with the same name.")


def test_more_than_whom_and_where() -> None:
    assert "more minions at that same one than at least 1 player other than you" in means(
        "Destroy a minion on a base where you have more minions than another player."
    )
    assert "more minions at the base where A is than A's controller" in means(
        "Choose a minion. If you have more minions there than its controller, destroy it."
    )


def test_an_action_that_is_on_a_base_is_played_on_the_base_and_not_on_a_minion_there() -> None:
    assert "one action in play attached to one base" in means("Destroy an action that is on a base.")
    assert trees("Destroy an action that is not on a base.", "action", names())[0] == []


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("action", "Move one of your minions to an action."),
        ("action", "At the start of the turn, draw a card."),
        ("titan", "Special: You may play this titan on a base where you had a minion at the start of the turn."),
    ],
)
def test_what_cannot_come_or_be_is_not_read(kind: str, text: str) -> None:
    told = [explain_tree(each, type=kind) for each in trees(text, kind, names())[0]]
    assert not any(
        "later, at the start of the turn that is going on" in each or "to one action" in each for each in told
    )


def test_how_what_was_just_played_was_played_has_happened_by_then() -> None:
    text = "Play an extra action. If {} on a base, draw a card."
    told = means(text.format("it was played"))
    assert "if this has happened while this ability resolved: A is played (by whatever) to one base" in told
    assert means(text.format("it is played")) == told
    assert "what this ability answers was" in means(
        "If this minion was played from your discard pile, draw a card.", "minion"
    )


def test_what_cannot_be_done_by_it_or_to_it() -> None:
    told = means("Play on a minion. Ongoing: This minion cannot use its Talent or be destroyed.")
    assert "the minion this card is on is destroyed (by whatever)" in told
    assert (
        trees("Play on a minion. Ongoing: This minion cannot use its Talent and be destroyed.", "action", names())[0]
        == []
    )


def test_after_it_has_moved_a_base_is_compared_with_the_one_that_it_left() -> None:
    told = means("Ongoing: After this minion moves to a base with a higher breakpoint, draw a card.", "minion")
    assert (
        "more than the breakpoint of (the base where this card itself was before it was last moved or left play)"
        in told
    )


def test_two_abilities_that_compare_bases_compare_each_with_its_own() -> None:
    told = means(
        "Play on a minion. Ongoing: This minion cannot be moved to a base with a lower breakpoint. Talent: Move this "
        "minion to a base with a higher breakpoint."
    )
    assert told.count("the breakpoint of (the base where the minion this card is on is)") == 2


def test_where_nothing_is_chosen_all_bases_that_tie_are_meant() -> None:
    told = means("Ongoing: Your minions on the base with the highest breakpoint have +1 power.", "minion")
    assert "that you choose" not in told
    assert "that you choose" in means("Move a minion to the base with the highest breakpoint.")


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (
            "action",
            "Play on a minion. Ongoing: It has +1 power for each action on the bottom three cards of your deck.",
        ),
        (
            "action",
            "Destroy a minion at a base where one of your minions was moved since the end of your last turn.",
        ),
    ],
)
def test_no_word_is_lost_for_the_sake_of_a_reading(kind: str, text: str) -> None:
    assert trees(text, kind, names())[0] == []


@pytest.mark.parametrize(
    ("said", "house"),
    [
        ("(maximum +4)", "(up to 4)"),
        ("for each minion in your discard pile (maximum +2)", "for each minion in your discard pile (up to 2)"),
    ],
)
def test_a_bound_may_carry_its_sign(said: str, house: str) -> None:
    text = "Ongoing: This minion has +1 power for each action here {}."
    begin = text if said.startswith("(") else "Ongoing: This minion has +1 power {}."
    assert means(begin.format(said), "minion") == means(begin.format(house), "minion")


def test_what_not_even_your_own_cards_can_do_cannot_be_done() -> None:
    plain = "Play on a minion. Ongoing: This minion has +3 power and cannot be moved."
    even = "Play on a minion. Ongoing: This minion has +3 power but cannot be moved, even by your own cards."
    assert read(even, type="action").tree == read(plain, type="action").tree
