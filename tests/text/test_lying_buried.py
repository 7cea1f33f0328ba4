"""What lies buried: asked of a card, told of its kind, drawn, and buried again where it is."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

LIES = "this card itself is one card from those buried"


@pytest.mark.parametrize(
    "when", ["At the start of your turn", "At the end of another player's turn", "Before a base scores"]
)
@pytest.mark.parametrize("deed", ["uncover it", "you may uncover it", "draw a card"])
def test_whether_this_card_lies_buried_whenever_that_was_done(when: str, deed: str) -> None:
    text = f"Special: {when}, if this card is buried, {deed}."
    assert f"if then {LIES}:" in told(text, "minion")
    assert f"if then it is not so that {LIES}:" in told(text.replace("is buried", "is not buried"), "minion")
    assert is_said_again(text, "minion")


@pytest.mark.parametrize("where", ["here", "on a base where you have a minion"])
@pytest.mark.parametrize("while_", ["While", "As long as", "If"])
def test_as_long_as_it_lies_there(while_: str, where: str) -> None:
    said = told(f"Special: {while_} this card is buried {where}, your other minions have +1 power.", "minion")
    assert f"only while {LIES} at" in said


def test_where_it_lay_when_the_base_scored() -> None:
    said = told("Special: After a base scores, if this card was buried there, draw a card.", "minion")
    assert f"if then {LIES} at A" in said


def test_was_buried_is_not_said_of_a_card_that_has_been_uncovered() -> None:
    with pytest.raises(TextError):
        readings("If this minion was buried, draw a card.", type="minion")


@pytest.mark.parametrize("deed", ["play another minion here", "destroy a minion"])
def test_what_is_uncovered_is_what_lies_buried(deed: str) -> None:
    said = told(f"Special: After you {deed}, if this card is buried, you may uncover it.", "minion")
    assert "you uncover this card itself" in said


@pytest.mark.parametrize("kind", ["card", "minion", "action"])
@pytest.mark.parametrize("number", ["any number of", "up to two of", "all of", "one of"])
def test_of_which_kind_it_is(number: str, kind: str) -> None:
    said = told(f"Uncover {number} your buried {kind}s on a base.", "action")
    assert f"{kind}s from those buried" in said or f"{kind} from those buried" in said
    assert same(
        f"Uncover {number} your {kind}s buried here.", f"Uncover {number} your buried {kind}s here.", "minion"
    )


@pytest.mark.parametrize("lie", ["buried here", "that were buried here"])
@pytest.mark.parametrize("deed", ["draw", "return", "discard"])
@pytest.mark.parametrize("who", ["the winner", "each player"])
def test_cards_of_theirs_that_lie_there(who: str, deed: str, lie: str) -> None:
    to = " to their hand" if deed == "return" else ""
    said = told(f"After this base scores, {who} may {deed} all of their cards {lie}{to}.", "base")
    assert "every card from those buried controlled by A at this base" in said


def test_those_in_stasis_are_drawn_too_but_not_those_in_play() -> None:
    assert "draws one card from stasis controlled by A" in told(
        "After this base scores, each player may draw one of their cards in stasis.", "base"
    )
    with pytest.raises(TextError):
        readings("After this base scores, each player may draw one of their minions here.", type="base")


@pytest.mark.parametrize("again", ["", " again"])
def test_each_is_buried_where_it_is(again: str) -> None:
    said = told(f"Choose two of your minions. Bury each of them{again} on its base.", "action")
    assert "every card that is among A [B] to the base where B is" in said


@pytest.mark.parametrize("where", ["on the same base", "on a base"])
def test_this_card_and_another_one_are_buried_together(where: str) -> None:
    said = told(f"Bury this card and another card from your hand {where}.", "action")
    assert "this card itself together with one card from your hand other than this card itself to one base" in said
    assert "(all to the same one)" in said


@pytest.mark.parametrize("deed", ["Discard {}", "Place {} on the bottom of your deck", "Bury {}"])
def test_what_is_from_there_is_the_other_card(deed: str) -> None:
    text = deed.format("this card and another card from your hand")
    assert len(readings(f"{text}.", type="action")) == 1


def test_cards_from_a_hand_are_buried_each_on_a_base_of_its_own() -> None:
    said = told("Bury up to two cards from your hand, each on a different base.", "action")
    assert "to one base" in said
    assert "(each to one of its own)" in said


@pytest.mark.parametrize("one", ["one of them", "each of them", "one of those cards"])
@pytest.mark.parametrize("still", ["that is still buried", "that is buried", "still buried"])
def test_one_of_them_that_is_still_buried(one: str, still: str) -> None:
    bury = "Bury two cards from your discard pile on different bases."
    text = f"{bury} At the start of your next turn, uncover {one} {still}."
    assert "from those buried that is among A" in told(text, "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    ("still", "meant"),
    [
        ("minion still here", "minion here"),
        ("card still buried here", "card buried here"),
        ("minion still on this base", "minion on this base"),
        ("card still in your hand", "card in your hand"),
        ("card still stored under this minion", "card stored under this minion"),
    ],
)
def test_so_many_are_still_there(still: str, meant: str) -> None:
    for text in ("Draw a card for each {}.", "Talent: You may discard a card. If you do, gain 1 VP for each {}."):
        assert same(text.format(still), text.format(meant), "minion")


def test_those_still_in_play() -> None:
    text = "Choose three minions. At the start of your next turn, draw a card for each of them {}."
    assert same(text.format("still in play"), text.format("that is still in play"), "action")


def test_the_cards_they_have_buried_there() -> None:
    text = "Choose a base. Each player reveals {} there."
    assert same(text.format("the cards they have buried"), text.format("all cards they have buried"), "action")


@pytest.mark.parametrize("turn", ["turn", "flip"])
def test_to_turn_it_face_up_is_to_uncover_it(turn: str) -> None:
    for which in ("one of your buried cards", "up to two of your buried cards here"):
        said, meant = f"You may {turn} {which} face up.", f"You may uncover {which}."
        assert same(said, meant, "minion")
        assert same(f"Talent: {said}", f"Talent: {meant}", "minion")
    said = f"Each player {turn}s one of their buried cards face up."
    assert same(said, "Each player uncovers one of their buried cards.", "action")
