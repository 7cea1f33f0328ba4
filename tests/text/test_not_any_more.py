"""What was spoken of and is another by now, or never was the one: it is put right, or refused."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize(
    "may",
    ["you may move another of your minions", "move another minion", "you may then move one of your other minions"],
)
@pytest.mark.parametrize("there", ["there", "to there", "to that base"])
def test_from_the_same_base_is_from_where_the_first_was(may: str, there: str) -> None:
    text = f"Move one of your minions to another base. {may[0].upper()}{may[1:]} from the same base {there}."
    assert same(text, text.replace("the same base", "its previous base"), "action")
    assert "from the base where A was before it was last moved" in told(text)


@pytest.mark.parametrize(
    "text",
    [
        "Move one of your minions to another base. Move another minion on the same base to that base.",
        "Take control of a minion. Its controller draws a card.",
        "Take control of a minion. Its controller may take control of one of your minions.",
        "Search the base deck for a base to replace it.",
        "After this base scores, search the base deck for a base to replace it.",
        "Search the base deck for a base. Replace that base with it.",
    ],
)
def test_what_is_another_by_now_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="base" if text.startswith("After") else "action")


def test_who_owns_it_stays_the_same() -> None:
    assert "A's owner draws a card" in told("Take control of a minion. Its owner draws a card.")


@pytest.mark.parametrize("with_", ["", " with"])
@pytest.mark.parametrize("which", ["it", "that base"])
@pytest.mark.parametrize("found", ["a base", "another base"])
def test_a_base_is_searched_for_to_replace_the_chosen_one(found: str, which: str, with_: str) -> None:
    meant = told(f"Choose a base. Search the base deck for {found} to replace {which}{with_}.")
    assert "you choose one base [A]" in meant
    assert "and you replace A with B" in meant


@pytest.mark.parametrize("bury", ["Bury the top card of your deck here.", "Bury a card from your hand here."])
@pytest.mark.parametrize("deed", ["Look at your other buried cards.", "Uncover one of your other buried cards."])
def test_other_buried_cards_are_others_than_the_one_just_buried(bury: str, deed: str) -> None:
    assert "other than A" in told(f"{bury} {deed}", "minion")
    assert "other than" not in told(f"{bury} {deed.replace('other ', '')}", "minion")


@pytest.mark.parametrize("than", ["with less power than it", "of greater power than it"])
def test_it_is_no_player(than: str) -> None:
    text = f"Destroy another player's minion here {than}."
    assert same(text, text.replace("than it", "than this minion"), "minion")


@pytest.mark.parametrize("first", ["Each player", "Each other player"])
@pytest.mark.parametrize("second", ["Each player", "Each other player"])
@pytest.mark.parametrize(
    "deed", ["discards their hand", "destroys one of their minions", "may draw a card from their discard pile"]
)
def test_each_of_them_does_it_with_their_own(first: str, second: str, deed: str) -> None:
    meant = told(f"{first} draws a card. {second} {deed}.")
    later = meant[meant.index("next,") :]
    assert "[A]" in later


def test_in_turn_it_is_not_with_those_of_the_first_in_turn() -> None:
    lead = "Before this base scores, each player may draw a card, starting with the current player."
    assert "every player [A] discards the hand of A" in told(f"{lead} Then each player discards their hand.", "base")


def test_which_players_are_meant_can_be_told_by_those_before() -> None:
    text = "Each player reveals their hand. Each player who revealed the most actions draws a card."
    assert "draws a card" in told(text)


LOOK = "Look at the top three cards of {}."
DECKS = [
    ("your deck", "your deck"),
    ("the base deck", "the base deck"),
    ("another player's deck", "that player's deck"),
]


@pytest.mark.parametrize(("deck", "again"), DECKS)
@pytest.mark.parametrize(
    ("rest", "order"), [("the rest", " in any order"), ("the others", " in any order"), ("the rest", "")]
)
@pytest.mark.parametrize(("one", "other"), [("top", "bottom"), ("bottom", "top")])
def test_one_to_one_end_and_the_rest_to_the_other(
    deck: str, again: str, rest: str, order: str, one: str, other: str
) -> None:
    look = LOOK.format(deck)
    whole = f"{look} Return one of them to the {one} of {again} and return {rest} to the {other} of {again}{order}."
    assert same(f"{look} Return one to the {one} and {rest} to the {other}{order}.", whole, "minion")
    put = whole.replace("Return one of them to", "Place one of them on").replace(
        f"return {rest} to", f"place {rest} on"
    )
    assert same(f"{look} Place one on the {one} and {rest} on the {other}{order}.", put, "minion")


def test_the_rest_of_so_many_bases_go_to_the_base_deck() -> None:
    look = "Look at the top two cards of the base deck."
    text = f"{look} Place one on the bottom and return the rest to the top in any order."
    assert "to the top of the base deck in an order of your choice" in told(text)


@pytest.mark.parametrize("joint", ["or", "OR"])
@pytest.mark.parametrize("what", ["a base modifier", "an action"])
def test_from_there_to_here_or_the_other_way_round(what: str, joint: str) -> None:
    text = f"Talent: Transfer {what} from another base to here {joint} from here to another base."
    whole = f"Talent: Transfer {what} from another base to here or transfer {what} from here to another base."
    assert same(text, whole, "minion")
    assert not same(text, text.replace("another base to here", "here to another base", 1), "minion")


@pytest.mark.parametrize("kind", ["an action", "a base modifier", "a character modifier"])
def test_what_is_on_a_minion_here_is_here(kind: str) -> None:
    assert same(f"Destroy {kind} here on a minion.", f"Destroy {kind} on a minion here.", "minion")
