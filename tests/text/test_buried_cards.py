"""Cards that are buried, how many there are, and where a card in play is buried."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning


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
