"""Cards that are buried, how many there are, and where a card in play is buried."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning
from tests.text.worded import same


def told(text: str, kind: str = "minion") -> str:
    return plain_meaning.told(text, kind)


@pytest.mark.parametrize("where", ["", " here"])
@pytest.mark.parametrize(
    ("number", "said"), [("a buried card", "at least 1 card"), ("three or more buried cards", "at least 3 cards")]
)
def test_how_many_are_buried(number: str, said: str, where: str) -> None:
    place = " at the base this card is at" if where else ""
    assert f"you control {said} from those buried{place}:" in told(f"If you have {number}{where}, draw a card.")


def test_they_all_lie_at_bases() -> None:
    text = "If you have two or more buried cards on bases, draw a card."
    assert told(text) == told("If you have two or more buried cards, draw a card.")


def test_one_of_those_that_were_counted() -> None:
    deed = "you may discard one of them to play this titan on its base."
    said = told(f"Special: On your turn, if you have two or more buried cards, {deed}", "titan")
    assert "you discard one card that is among A [B]" in said
    assert "on the base where B is" in said


@pytest.mark.parametrize(("lead", "there"), [("", ""), ("Special: Before a base scores, ", " there")])
def test_a_minion_in_play_is_buried_at_another_base_than_its_own(lead: str, there: str) -> None:
    deed = f"bury one of your minions{there} on another base."
    said = told(f"{lead}{deed}" if lead else deed.capitalize(), "action")
    assert "to one base other than the base where" in said


@pytest.mark.parametrize(
    ("whose", "said"),
    [
        (
            "another player's buried card here",
            "those buried controlled by one player other than you at",
        ),
        (
            "one of another player's buried cards",
            "those buried controlled by one player other than you",
        ),
        ("any player's buried card here", "those buried controlled by one player at the base"),
        (
            "a card buried here by another player",
            "those buried controlled by one player other than you at",
        ),
        ("a card you have buried here", "those buried controlled by you at the base this card is at"),
    ],
)
def test_whose_buried_card_it_is(whose: str, said: str) -> None:
    assert f"you uncover one card from {said}" in told(f"Uncover {whose}.")


@pytest.mark.parametrize("by", ["by any player", "by another player", "by you"])
def test_how_many_somebody_has_buried_there(by: str) -> None:
    text = f"Choose a base. Until the end of the turn, reduce its breakpoint by 2 for each card buried there {by}."
    who = {"by any player": "one player", "by another player": "one player other than you", "by you": "you"}[by]
    assert f"each of (every card from those buried controlled by {who} at A)" in told(text, "action")


@pytest.mark.parametrize("verbs", ["buried or uncovered", "uncovered or buried"])
def test_neither_buried_to_here_nor_uncovered_where_it_lies(verbs: str) -> None:
    said = told(f"Play on a base. Ongoing: Cards cannot be {verbs} here.", "action")
    assert "any card is buried (by whatever) to the base this card is at" in said
    assert "any card at the base this card is at is uncovered (by whatever)" in said


@pytest.mark.parametrize(("verb", "said"), [("moved", "moves"), ("uncovered", "is uncovered (by whatever)")])
def test_buried_cards_in_general(verb: str, said: str) -> None:
    text = f"Ongoing: Buried cards here cannot be {verb}."
    assert f"any card from those buried at the base this card is at {said}" in told(text)


@pytest.mark.parametrize(
    ("what", "where", "said"),
    [
        ("up to two of your minions there", "other bases", "(each to one of its own)"),
        ("two of your minions there", "another base", "(all to the same one)"),
    ],
)
def test_several_are_buried_elsewhere(what: str, where: str, said: str) -> None:
    text = f"Special: After a base scores, you may bury {what} on {where} instead of the discard pile."
    meant = told(text, "action")
    assert "controlled by you at A [B] to one base other than the base where B is" in meant
    assert said in meant
    assert "rather than to the discard pile" in meant


@pytest.mark.parametrize(("number", "them", "said"), [("", "it", "one card"), ("two ", "them", "2 cards")])
@pytest.mark.parametrize("deed", ["Bury {} here", "Place {} on the bottom of your deck"])
def test_what_nobody_looks_at(deed: str, number: str, them: str, said: str) -> None:
    what = f"the top {number}card{'s' if number else ''} of your deck"
    text = f"Talent: {deed.format(what)}"
    meant = told(f"{text} without looking at {them}.")
    assert said in meant
    assert meant == told(f"{text}.") + " (without looking at it)"


@pytest.mark.parametrize("had", ["with a buried card", "who has buried cards", "with one or more buried cards"])
@pytest.mark.parametrize("does", ["uncovers", "must uncover", "discards"])
@pytest.mark.parametrize("which", ["one of them", "one of theirs", "one", "one of those cards"])
def test_each_uncovers_one_of_theirs(which: str, does: str, had: str) -> None:
    text = f"Choose a base. Each player {had} there {does} {which}."
    long = f"Choose a base. Each player with a buried card there {does} one of their buried cards there."
    assert same(text, long, "action")


@pytest.mark.parametrize("where", ["on its base", "at its base", "where it is"])
@pytest.mark.parametrize("then", [".", " and draw a card.", ", then draw a card."])
@pytest.mark.parametrize("may", ["", "You may "])
def test_buried_where_it_is_and_more(may: str, then: str, where: str) -> None:
    bury = "bury" if may else "Bury"
    text = f"{may}{bury} one of your minions {where}{then}"
    meant = f"Choose one of your minions. {may}{bury} it at its base{then}"
    assert same(text, meant, "action")


@pytest.mark.parametrize("then", [".", " and draw a card."])
def test_stored_under_its_base(then: str) -> None:
    text = f"Store a minion of power 3 or less under its base{then}"
    assert same(text, f"Choose a minion of power 3 or less. Store it under its base{then}", "action")
