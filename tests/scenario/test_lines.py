"""Lines of a question are carried out as they are written, or refused: none is dropped, none is taken for another."""

from __future__ import annotations

import pytest

from smashrules.explain import Resolution
from smashrules.scenario import ScenarioError, adjudicate

TWO = "players: Ann (to play), Bob\nbase: Tortuga\n"
THREE_BASES = "base: Tar Pits\nbase: Jungle Oasis\n"


def all_met(text: str) -> Resolution:
    answer = adjudicate(text)
    assert answer.expectations
    assert [(each.text, each.found) for each in answer.expectations if not each.met] == []
    return answer


def refused(text: str) -> str:
    with pytest.raises(ScenarioError) as wrong:
        adjudicate(text)
    return wrong.value.problem


# -- the first and the second -------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [("first", "second"), ("second", "first")])
@pytest.mark.parametrize(
    ("board", "verb", "name"),
    [
        ("  Ann: two Captain Amazing, Zapbot\n", "uses", "Captain Amazing"),
        ("hand of Ann: Summon, two Warbots\nAnn plays Summon\n", "plays", "Warbot"),
        ("  Bob: Warbot\n  Ann: Warbot\nhand of Ann: Summon, two Warbots\nAnn plays Summon\n", "plays", "Warbot"),
    ],
)
def test_a_card_keeps_its_number_when_another_was_used_or_played(
    order: tuple[str, str], board: str, verb: str, name: str
) -> None:
    one, other = order
    may = verb.removesuffix("s")
    all_met(
        TWO
        + board
        + f"Ann {verb} the {one} {name}\nAnn may not {may} the {one} {name}\n"
        + f"Ann may {may} Ann's {other} {name}\nAnn {verb} the {other} {name}\nAnn may not {may} the {other} {name}\n"
    )


def test_a_card_keeps_its_number_when_another_was_chosen() -> None:
    board = TWO + "  Bob: Zapbot\n  Ann: two Zapbots\n" + THREE_BASES + "hand of Ann: Dinghy\n"
    all_met(
        board
        + "Ann plays Dinghy, choosing Ann's second Zapbot to Tar Pits and Ann's first Zapbot to Jungle Oasis\n"
        + "Ann's second Zapbot is at Tar Pits\nAnn's first Zapbot is at Jungle Oasis\nBob's Zapbot stays\n"
    )


def test_several_alike_are_called_as_a_question_can_say_it() -> None:
    board = TWO + "  Bob: Zapbot\n  Ann: Zapbot, Zapbot with 1 counter\nhand of Ann: Seeing Stars\n"
    told = refused(board + "Ann plays Seeing Stars, choosing Ann's Zapbot\n")

    assert "Ann's first Zapbot at Tortuga or Ann's second Zapbot at Tortuga" in told
    all_met(board + "Ann plays Seeing Stars, choosing Ann's first Zapbot at Tortuga\nAnn's second Zapbot stays\n")


# -- all that is chosen -------------------------------------------------------------------------------------------

DINGHY = TWO + "  Ann: two Zapbots, Warbot, Neophyte\nbase: Tar Pits\nhand of Ann: Dinghy\n"


@pytest.mark.parametrize(
    ("picks", "moved"),
    [
        ("the first Zapbot to Tar Pits and the second Zapbot to Tar Pits", "each Zapbot is at Tar Pits"),
        ("Neophyte to Tar Pits then Warbot to Tar Pits", "Warbot and Neophyte are at Tar Pits"),
        ("each Zapbot to Tar Pits", "each Zapbot is at Tar Pits"),
        ("Neophyte to Tar Pits and Warbot to Tar Pits", "Warbot and Neophyte are at Tar Pits"),
    ],
)
def test_everything_that_is_sent_goes(picks: str, moved: str) -> None:
    all_met(DINGHY + f"Ann plays Dinghy, choosing {picks}\n{moved}\n")


@pytest.mark.parametrize(
    "picks",
    [
        "each Zapbot to Tar Pits and Warbot to Tar Pits",
        "Warbot to Tar Pits then Neophyte to Tar Pits then the first Zapbot to Tar Pits",
        "Warbot to Tar Pits and Warbot to Tar Pits",
    ],
)
def test_more_than_can_be_chosen_is_refused(picks: str) -> None:
    refused(DINGHY + f"Ann plays Dinghy, choosing {picks}\n")


def test_each_is_all_of_them() -> None:
    piles = "hand of Ann: Lend a Hand\ndiscard of Ann: three Neophytes, Walker\n"
    all_met(TWO + piles + "Ann plays Lend a Hand, choosing each Neophyte\neach Neophyte is in Ann's deck\n")
    board = TWO + "  Bob: two Zapbots\nhand of Ann: Seeing Stars\n"
    assert "not each 'Zapbot'" in refused(board + "Ann plays Seeing Stars, choosing each Zapbot\n")


# -- options and numbers ------------------------------------------------------------------------------------------


def test_an_option_is_one_of_the_effects_behind_a_may() -> None:
    """Neophyte: "you may place it in your hand or play it as an extra action"."""
    board = TWO + "hand of Ann: Neophyte\ndeck of Ann: Howl, 4 cards\nAnn plays Neophyte at Tortuga, choosing "

    all_met(board + "the first option\nHowl is in Ann's hand\n")
    all_met(board + "the second option\nHowl is played\n")
    all_met(board + "no\nHowl is on top of Ann's deck\n")


NUMBER = (
    TWO + "base deck: Jungle Oasis, Ninja Dojo, Tar Pits\nhand of Ann: Maui\nAnn plays Maui at Tortuga, choosing "
)


@pytest.mark.parametrize("words", ["1", "one", "one card"])
def test_a_number_is_chosen_by_saying_it(words: str) -> None:
    all_met(NUMBER + f"{words}\nJungle Oasis is in play\nNinja Dojo is not in play\n")


def test_a_number_is_no_option() -> None:
    assert "'option 2' cannot be chosen here; Ann can choose 0, 1 or 2" in refused(NUMBER + "option 2\n")
    assert "'5' cannot be chosen" in refused(NUMBER + "5\n")


def test_an_option_without_a_name_is_told_with_its_words() -> None:
    told = refused(TWO + "hand of Ann: Walker\nAnn plays Walker, choosing Bob\n")

    assert "option 1 (“Discard it”) or option 2 (“" in told


# -- use is use ---------------------------------------------------------------------------------------------------


def test_a_line_that_uses_an_ability_says_yes_to_it() -> None:
    board = TWO + "  Ann: Ninja Acolyte\nhand of Ann: Warbot\nAnn uses the talent of Ninja Acolyte\n"

    all_met(board + "Ann plays Warbot\nNinja Acolyte is in Ann's hand\nWarbot is at Tortuga\n")
    all_met(board + "Ann accepts\nNinja Acolyte is returned to Ann's hand\nAnn chooses Warbot\n")
    all_met(board + "Ann declines\nNinja Acolyte stays\n")


def test_an_ability_that_is_put_in_order_is_used() -> None:
    """In this edition a line of the round says only which ability comes next."""
    board = """\
edition: BGB2018
players: Ann (to play), Bob
base: Jungle Oasis
  Ann: King Rex
  Bob: King Rex
base: Tortuga
  Ann: Pirate King
base: The Homeworld
  Ann: Pirate King
base deck: Tar Pits
the bases score
Ann uses Pirate King at Tortuga
Ann uses Pirate King at The Homeworld
each Pirate King is moved to Jungle Oasis
"""
    all_met(board)
