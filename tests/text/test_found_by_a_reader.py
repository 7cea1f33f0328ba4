"""What a sceptical reader found told wrongly: whose another one is, on which base, and when."""

from __future__ import annotations

import pytest

from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


def meant(text: str, card: str = "action") -> str:
    return explain_tree(read(text, type=card).tree, type=card)


@pytest.mark.parametrize("what", ["Transfer a +1 power counter", "Transfer an action", "Move a +1 power counter"])
def test_from_one_of_yours_to_another_is_to_another_of_yours(what: str) -> None:
    meaning = meant(f"{what} from one of your minions to another.")
    assert "to one minion controlled by you other than A" in meaning


def test_a_card_for_each_base_is_not_one_for_one_of_them() -> None:
    meaning = meant("Bury the top card of your deck on each base where you have no minions.")
    assert "(one for each of these)" in meaning


def test_what_cannot_be_done_later_is_known_later() -> None:
    meaning = meant(
        "At the start of your next turn, return this minion to your hand. If you can't, draw a card.", "minion"
    )
    later = meaning.partition("later, at the start of your turn:")[2]
    draws = next(line for line in later.splitlines() if "you draw a card" in line)
    assert len(draws) - len(draws.lstrip()) > meaning.index("later") - meaning.rindex("\n", 0, meaning.index("later"))
