"""Several things with the same name as the one that was chosen; a named card among others; what is on this base."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("chosen", "deed"),
    [
        ("a minion", "Return any number of minions with the same name{} to their owners' hands."),
        ("one of your minions", "Search your deck for two minions with the same name{} and draw them."),
        ("an action in your discard pile", "Play any number of actions with the same name{} from your discard pile."),
    ],
)
def test_they_have_the_name_of_the_chosen_one(chosen: str, deed: str) -> None:
    kind = "action" if "action" in chosen else "minion"
    text = f"Choose {chosen}. {{}}"
    assert same(text.format(deed.format("")), text.format(deed.format(f" as that {kind}")), "action")


def test_where_nothing_was_chosen_they_have_one_name() -> None:
    for lead in ("", "Choose a base. "):
        there = " there" if lead else ""
        assert "all with one and the same name" in told(
            f"{lead}Destroy two minions{there} with the same name.", "action"
        )


@pytest.mark.parametrize("asked", ["the named card is among them", "the named card is one of them"])
@pytest.mark.parametrize("deed", ["draw it", "play it as an extra card", "discard it"])
def test_the_named_card_is_one_of_those(asked: str, deed: str) -> None:
    text = "Name a card and reveal the top three cards of your deck. If {}, {}."
    assert same(text.format(asked, deed), text.format("one of them is the named card", deed), "action")


@pytest.mark.parametrize("what", ["each of your actions", "each action"])
@pytest.mark.parametrize("way", ["Reduce", "Increase"])
def test_what_is_on_the_base_whose_breakpoint_changes(way: str, what: str) -> None:
    text = f"{way} this base's breakpoint by 1 for {what} on {{}} until the end of the turn."
    assert same(text.format("it"), text.format("this base"), "minion")


def test_fewer_than_what_is_said() -> None:
    for text in ("Draw one fewer treasure.", "Draw fewer cards.", "Destroy one fewer minion."):
        with pytest.raises(TextError):
            read(text, type="action")


@pytest.mark.parametrize("any_one", ["any one of them", "one of them"])
def test_any_one_of_them(any_one: str) -> None:
    text = "Look at the top three cards of your deck. Draw {} that is an action. Discard the others."
    assert same(text.format(any_one), text.format("one of them"), "action")


@pytest.mark.parametrize("most", ["no more than", "at most"])
@pytest.mark.parametrize(("number", "digit"), [("one", "1"), ("2", "2")])
@pytest.mark.parametrize("way", ["higher", "higher than it", "greater"])
def test_no_more_than_so_much_higher(way: str, number: str, digit: str, most: str) -> None:
    text = "Destroy one of your minions. Destroy another minion at the same base with power {} {}."
    assert same(text.format(f"{most} {number}", way), text.format(f"up to {digit}", way), "action")


@pytest.mark.parametrize("which", ["a minion of power 8 or more", "a minion with 8 or more power"])
@pytest.mark.parametrize("at", ["on", "at"])
def test_the_base_of_the_minion_that_is_asked_for(at: str, which: str) -> None:
    text = f"Special: On your turn, if you have {which}, you may play this titan {at} {{}} base."
    assert same(text.format("its"), text.format("that minion's"), "titan")
    with pytest.raises(TextError):
        read(f"Special: On your turn, if you have two minions, you may play this titan {at} its base.", type="titan")
