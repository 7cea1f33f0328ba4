"""What is done with the rest, told of itself; what somebody is given to do; a card drawn from somewhere else."""

from __future__ import annotations

import pytest
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

REVEAL = "Reveal the top three cards of your deck."


@pytest.mark.parametrize(
    "rest",
    [
        ", and the rest are discarded.",
        " and the others are discarded.",
        ". The rest are discarded.",
        "; the other cards are discarded.",
        ", then the remaining cards are discarded.",
    ],
)
def test_the_rest_are_discarded(rest: str) -> None:
    assert same(f"{REVEAL} Draw one of them{rest}", f"{REVEAL} Draw one of them. Discard the rest.", "action")


def test_the_rest_are_put_elsewhere() -> None:
    five = "Reveal the top five cards of your deck. Play a minion among them as an extra minion."
    assert same(
        f"{five} The others are shuffled into your deck.", f"{five} Shuffle the rest into your deck.", "action"
    )


def test_what_may_be_left_undone_leaves_no_rest() -> None:
    with pytest.raises(TextError):
        read(f"{REVEAL} If one is a minion, draw it and the rest are discarded, or draw a card.", type="action")


@pytest.mark.parametrize("who", ["the winner", "the runner-up"])
def test_one_is_chosen_for_somebody_to_draw(who: str) -> None:
    after = f"After this base scores, {who} reveals the top three cards of their deck."
    said = f"You choose one of them for {who} to draw, and the rest are discarded."
    assert same(f"{after} {said}", f"{after} You choose one of them. {who} draws it. Discard the rest.", "base")


@pytest.mark.parametrize("may", ["", "you may "])
@pytest.mark.parametrize("card", ["it ", "that card ", ""])
def test_a_card_is_drawn_from_the_bottom_instead(card: str, may: str) -> None:
    said = f"Ongoing: Whenever you would draw a card, {may}draw {card}from the bottom of your deck instead."
    meant = f"Ongoing: Whenever you would draw a card, {may}draw the bottom card of your deck instead."
    assert same(said, meant, "minion")


def test_so_it_is_on_a_condition_that_is_said_first() -> None:
    here, would, instead = (
        "if you have another minion here",
        "whenever you would draw a card",
        "of your deck instead.",
    )
    said = f"Ongoing: {here}, {would} you may draw it from the bottom {instead}"
    assert same(said, f"Ongoing: {would}, {here}, you may draw the bottom card {instead}", "minion")


@pytest.mark.parametrize("most", ["lowest breakpoint", "most minions"])
def test_whichever_base_is_so(most: str) -> None:
    move = "Move one of your minions to {}."
    assert same(move.format(f"whichever base has the {most}"), move.format(f"the base with the {most}"), "action")
    other, another = f"whichever other base has the {most}", f"another base with the {most}"
    assert same(move.format(other), move.format(another), "action")


def test_a_thing_and_what_is_on_it() -> None:
    after = "Special: After a base scores, return one of your minions there"
    said = f"{after}, and each of your actions on it, to your hand."
    assert same(said, f"{after} and each of your actions on that minion to your hand.", "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Discard {0} or place {1} on the bottom of your deck.",
            "Discard {0} or place {0} on the bottom of your deck.",
        ),
        ("You may play {0} as an extra card or discard {1}.", "You may play {0} as an extra card or discard {0}."),
        ("Return {0} or shuffle {1} into your deck.", "Return {0} or shuffle {0} into your deck."),
    ],
)
@pytest.mark.parametrize(("rest", "it"), [("the other", "it"), ("the other", "that card"), ("the rest", "them")])
def test_either_is_done_to_the_rest(rest: str, it: str, said: str, meant: str) -> None:
    first = f"{REVEAL if it == 'them' else 'Reveal the top two cards of your deck.'} Draw one of them."
    if it == "them":
        said, meant = (each.replace("play {0} as an extra card", "draw {0}") for each in (said, meant))
    assert same(f"{first} {said.format(rest, it)}", f"{first} {meant.format(rest)}", "action")
