"""Cards turned over until one is found: afterwards it is the one that is spoken of, or all of them."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

TURNED = {"reveal": "revealed", "discard": "discarded"}


def told(verb: str, then: str) -> str:
    text = f"{verb.capitalize()} cards from the top of your deck until you {verb} a minion. {then}"
    return plain_meaning.told(text.replace("TURNED", TURNED[verb]), "action")


@pytest.mark.parametrize("verb", TURNED)
@pytest.mark.parametrize("found", ["the TURNED minion", "that minion", "it"])
def test_the_one_that_was_found(verb: str, found: str) -> None:
    said = told(verb, f"Place {found} in your hand.")
    assert "one minion [A] among them" in said
    assert "you place A to your hand" in said


@pytest.mark.parametrize("verb", TURNED)
@pytest.mark.parametrize(
    ("group", "named"),
    [
        ("one of the TURNED cards", "one card that is among A"),
        ("each TURNED action", "every action that is among A"),
        ("the TURNED cards", "you place A to your hand"),
        ("two cards TURNED this way", "2 cards that are among A"),
    ],
)
def test_all_that_were_turned_over(verb: str, group: str, named: str) -> None:
    said = told(verb, f"Place {group} in your hand.")
    assert "one minion among them: cards from the top of your deck [A]" in said
    assert named in said
