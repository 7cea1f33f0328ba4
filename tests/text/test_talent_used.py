"""A talent that somebody uses is cancelled, or used as if another card had it."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.effects.actions import Act
from smashrules.effects.node import walk
from smashrules.effects.selectors import Kind, Ref, Select
from smashrules.effects.verbs import Verb
from smashrules.text.reading.reading import read

USED = "When another player uses a minion's talent"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (f"{USED}, cancel it.", f"{USED}, cancel that talent."),
        (f"{USED}, it has no effect.", f"{USED}, cancel that talent."),
        (f"Play {USED.lower()}. That talent has no effect.", f"{USED}, cancel that talent."),
        (f"{USED}, you may cancel it.", f"{USED}, you may cancel that talent."),
        (f"{USED}, cancel that talent; it still counts as used this turn.", f"{USED}, cancel that talent."),
        (f"{USED}, cancel it and draw a card.", f"{USED}, cancel that talent and draw a card."),
    ],
)
def test_it_is_the_talent_that_is_cancelled(said: str, meant: str) -> None:
    assert same(f"Special: {said}", f"Special: {meant}", "action")


@pytest.mark.parametrize("deed", ["cancel that talent", "use that talent", "you may use that talent"])
def test_it_is_the_one_that_was_used(deed: str) -> None:
    text = f"Special: {USED}, {deed}."
    tree = read(text, type="action").tree
    used = [each for each in walk(tree) if isinstance(each, Select) and each.kind is Kind.ABILITY]
    done = [each for each in walk(tree) if isinstance(each, Act) and each.verb in (Verb.CANCEL, Verb.USE)]
    assert len(used) == 1
    assert used[0].label is not None
    assert [each.what.label for each in done if isinstance(each.what, Ref)] == [used[0].label]
    assert is_said_again(text, "action")


def test_as_if_it_were_on_another_card() -> None:
    said = "Choose one of your minions on the same base. Use that talent as though it were on your minion."
    meant = "Choose one of your minions at that minion's base. Use that talent as if it were on the chosen minion."
    assert same(
        f"Special: After another player uses a minion's talent, {said[0].lower()}{said[1:]}",
        f"Special: After another player uses a minion's talent, {meant[0].lower()}{meant[1:]}",
        "action",
    )
