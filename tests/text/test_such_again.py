"""Counters counted again, bases replaced while cards stay, and deeds that somebody can avert by another deed."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


@pytest.mark.parametrize(("number", "counters"), [("one", "one +1 power counter"), ("two", "two +1 power counters")])
@pytest.mark.parametrize("where", ["another minion", "this card", "each of your other minions"])
def test_counters_counted_again(number: str, counters: str, where: str) -> None:
    text = f"Place three +1 power counters on one of your minions and {number} on {where}."
    assert same(text, f"Place three +1 power counters on one of your minions and {counters} on {where}.", "action")
    later = f"Remove a +1 power counter from one of your minions. Place {number} on {where}."
    assert same(later, later.replace(number + " on", counters + " on"), "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize("counter", ["stasis counter", "+1 power counter"])
def test_removed_or_added(counter: str) -> None:
    card = "card in stasis" if "stasis" in counter else "minion"
    from_ = f"one of your {card.replace('card', 'cards').replace('minion', 'minions')}"
    text = f"Remove a {counter} from {from_} OR add one to another player's {card}."
    assert same(text, text.replace("add one to", f"place a {counter} on"), "action")


def test_one_minion_is_no_counter() -> None:
    with pytest.raises(TextError):
        read(
            "Place a +1 power counter on one of your minions. Destroy a minion and one on it.",
            type="action",
        )


@pytest.mark.parametrize("kept", ["All minions on it remain.", "Each minion there stays.", "Keep all minions on it."])
def test_what_stays_where_a_base_is_replaced(kept: str) -> None:
    text = f"Replace a base with the top card of the base deck. {kept}"
    assert "one card from the top of the base deck (over to which goes every minion at A)" in told(text, "action")
    assert is_said_again(text, "action")


def test_what_stays_on_this_base() -> None:
    text = "Before this base scores, replace it with a base from the base discard pile. Keep all cards on it."
    assert "(over to which goes every card at this base)" in told(text, "base")


@pytest.mark.parametrize("who", ["they discard", "that player discards"])
@pytest.mark.parametrize(
    ("deed", "done"),
    [
        ("destroy it", "you destroy B"),
        ("return it to their hand", "you return B to the hand of A"),
        ("draw a card", "you draw"),
    ],
)
def test_averted_by_who_did_it(who: str, deed: str, done: str) -> None:
    text = f"Ongoing: After another player plays a minion here, {deed} unless {who} a card."
    said = explain_tree(read(text, type="minion").tree, type="minion")
    assert "A may do this, or leave it:" in said
    assert f"if it is not so that A did what the part before said: {done}" in " ".join(said.split())


def test_one_of_theirs_is_chosen_first() -> None:
    said = told("Choose another player. Destroy one of their minions unless they discard a card.", "action")
    assert said.index("you choose one minion controlled by A [B]") < said.index("A may do this")


@pytest.mark.parametrize(
    "text", ["Destroy it unless they discard a card.", "Draw a card unless another player discards one."]
)
def test_it_is_said_who_can_avert_it(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
