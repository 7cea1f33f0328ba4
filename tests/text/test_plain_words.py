"""How it is said, in a paraphrase and in a reference wording: so that nobody takes "any" for "every", "is" for "was",
or one thing for another."""

from __future__ import annotations

import pytest

from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text
from smashrules.text.showing.paraphrase import explain_tree
from smashrules.text.words.lexicon import Names

NAMES = Names(cards=frozenset({"Tin Soldier"}))


def told(text: str, kind: str) -> str:
    return explain_tree(read(text, type=kind, names=NAMES).tree, type=kind)


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("Destroy a minion. Place a +1 power counter on a minion on its base.", "was"),
        ("Return a minion to its owner's hand. Place a +1 power counter on a minion on its base.", "was"),
        ("Choose a minion. Place a +1 power counter on a minion on its base.", "is"),
        ("Move a minion to another base. Place a +1 power counter on a minion on its base.", "is"),
    ],
)
def test_what_has_left_play_was_at_its_base(text: str, held: str) -> None:
    assert f"the base where A {held}" in told(text, "action")


def test_before_it_is_destroyed_it_still_is_at_its_base() -> None:
    said = "Ongoing: {} a minion goes to the discard pile, place a +1 power counter on a minion on its base."
    assert "one minion at the base where A is" in told(said.format("Before"), "minion")
    assert "one minion at the base where A was" in told(said.format("After"), "minion")


def test_in_the_other_case_nothing_has_left() -> None:
    text = "Play on a minion. If you have a card in your hand, destroy this action. "
    text += "Otherwise, take control of this minion."
    lines = [each.strip() for each in told(text, "action").splitlines()]
    assert lines[2:] == [
        "if you have at least 1 card in your hand:",
        "you destroy this card itself",
        "if not:",
        "you take control of the minion this card is on",
    ]


def test_an_action_that_is_destroyed_was_on_its_minion() -> None:
    text = "Play on a minion. Talent: Destroy this action to give this minion +1 power until the end of the turn."
    assert "the power of the minion this card was on changes" in told(text, "action")


@pytest.mark.parametrize(
    ("number", "said"),
    [("exactly one minion", "exactly one"), ("a minion", "at least 1"), ("at least two minions", "at least 2")],
)
def test_how_many_somebody_has(number: str, said: str) -> None:
    assert f"you control {said} minion" in told(f"If you have {number} here, draw a card.", "minion")


@pytest.mark.parametrize("pile", ["hand", "discard pile"])
def test_cards_are_had_in_a_pile_and_not_controlled(pile: str) -> None:
    text = f"If you have two or fewer cards in your {pile}, draw a card."
    assert f"if you have 0 to 2 cards in your {pile}:" in told(text, "minion")


def test_counters_on_several_minions_are_counted_in_all() -> None:
    text = "If there are at least six +1 power counters on your minions, draw a card."
    assert "attached to any minion controlled by you, counted in all" in told(text, "action")
    one = "If there are at least six +1 power counters on this minion, draw a card."
    assert "in all" not in told(one, "minion")


def test_of_the_rest_none_and_not_all_together_affect_it() -> None:
    said = told("Ongoing: Your minions here are not affected by other players' actions.", "minion")
    assert "is not affected by any action controlled by any player other than you" in said


def test_the_most_power_is_compared_with_every_other_player() -> None:
    said = told("If you have the most power here, draw a card.", "minion")
    assert "is at least as much as that of every player other than you:" in said
    without = told("Special: Before a base scores where you do not have the most power, draw a card.", "action")
    assert "at least as much as that of every player other than you" in without


@pytest.mark.parametrize(
    ("doer", "chooser"), [("Destroy your", "you choose"), ("Each other player destroys their", "A chooses")]
)
def test_whoever_does_it_chooses_in_case_of_a_tie(doer: str, chooser: str) -> None:
    said = told(f"{doer} lowest-power minion (you choose in case of a tie).", "action")
    assert f"(if several tie, one that {chooser})" in said


def test_a_limit_on_a_base_holds_for_each_player() -> None:
    text = "Once per turn, after you play a minion here, draw a card."
    assert "(at most 1 per turn for each player)" in told(text, "base")
    assert "(at most 1 per turn for this card)" in told(f"Ongoing: {text}", "minion")


def test_a_limit_over_a_name_holds_for_each_player() -> None:
    text = "Ongoing: At the start of your turn, draw a card. You can only use one Tin Soldier's ability per turn."
    assert "1 per turn for each player over all of their cards called Tin Soldier" in told(text, "minion")


def test_the_start_of_any_turn_is_that_of_no_single_player() -> None:
    said = told("Ongoing: At the start of any player's turn, you may draw a card.", "minion")
    assert "at the start of the turn of any player:" in said


def test_a_letter_stands_beside_what_it_means() -> None:
    said = told("Choose one of your minions on a base. You may destroy the chosen minion.", "action")
    assert "you choose one minion [A] controlled by you at one base" in said


def test_another_may_do_it_and_does_it() -> None:
    text = "If a minion on another base would be destroyed, its owner may move it to here instead."
    assert told(text, "base").splitlines()[3].strip() == "that player moves A to this base"


@pytest.mark.parametrize("words", ["with less power", "with equal or less power"])
def test_what_is_left_unsaid_is_no_word_that_refers(words: str) -> None:
    said = told(f"Choose one of your minions. Destroy another minion {words}.", "action")
    assert "the power of (A)" in said
    assert "as much" not in said


@pytest.mark.parametrize(
    ("kind", "read_as", "said"),
    [
        (
            "minion",
            "Destroy a minion here with power less than or equal to the number of minions you have here "
            "you do not control.",
            "Destroy a minion here you do not control with power less than or equal to the number of minions "
            "you have here.",
        ),
        (
            "base",
            "You cannot play a minion with the same name as another minion here here.",
            "You cannot play a minion here with the same name as another minion here.",
        ),
        (
            "action",
            "Choose a base. Move up to three of your minions there from bases with a lower breakpoint.",
            "Choose a base. Move up to three of your minions from bases with a lower breakpoint to there.",
        ),
        (
            "action",
            "Each other player destroys their lowest-power minion (you choose in case of a tie).",
            "Each other player destroys their lowest-power minion (they choose in case of a tie).",
        ),
        (
            "minion",
            "Destroy each other player's minion of power 2 or less here.",
            "Destroy each other player's minions of power 2 or less here.",
        ),
        (
            "base",
            "You may only play a minion here each turn.",
            "You cannot play more than one minion here each turn.",
        ),
        (
            "base",
            "Each other player's minions here have +1 power during players' turns.",
            "During each player's turn, each other player's minions here have +1 power.",
        ),
        (
            "minion",
            "Ongoing: At the start of one player's turn, draw a card.",
            "Ongoing: At the start of any player's turn, draw a card.",
        ),
    ],
)
def test_a_reference_wording_says_it_so_that_it_cannot_be_taken_otherwise(kind: str, read_as: str, said: str) -> None:
    tree = read(read_as, type=kind, names=NAMES).tree
    assert to_text(tree, type=kind) == said
    assert read(said, type=kind, names=NAMES).tree == tree


def test_before_a_silent_letter_stands_an() -> None:
    names = Names(labels=frozenset({"Heirloom"}))
    tree = read("Destroy an Heirloom action.", type="action", names=names).tree
    assert to_text(tree, type="action") == "Destroy an Heirloom action."


def test_a_name_that_is_spoken_of_is_spelt_out() -> None:
    said = told("Reveal the top three cards of your deck. Place each revealed Tin Soldier in your hand.", "action")
    assert "Words that refer: 'revealed Tin Soldier' = A, the cards." in said


def test_what_is_copied_is_done_by_what_is_copied() -> None:
    text = "Ongoing: When a standard action directly affects another minion here, you may affect this minion in the "
    text += "same way."
    assert "you have this card itself affected in the same way as what this answers" in told(text, "minion")


def test_only_an_answer_asks_what_it_answers() -> None:
    text = "Search your deck for a minion and place it in your hand. If you searched your deck, shuffle your deck."
    said = told(text, "action")
    assert "if this has happened while this ability resolved: you search your deck" in said


@pytest.mark.parametrize(
    ("said", "meant"),
    [("greater than or equal to", "at least"), ("less than or equal to", "at most"), ("greater than", "more than")],
)
def test_than_goes_on_with_or_equal(said: str, meant: str) -> None:
    assert f"whose power is {meant} the power of" in told(
        f"Destroy a minion with power {said} this minion's power.", "minion"
    )
