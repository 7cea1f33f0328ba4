"""What is so, and what happens, while a duel is fought: told last, of a duel at a base, of who enters it."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

SO = [
    "your minions have +1 power",
    "this minion cannot be moved by other players",
    "other players cannot play cards",
    "your other minions here cannot be destroyed or moved",
]


@pytest.mark.parametrize("so", SO)
@pytest.mark.parametrize(
    "duel", ["a duel", "duels", "a duel here", "a duel involving one of your minions", "duels here"]
)
def test_what_is_so_meanwhile_is_told_first_or_last(so: str, duel: str) -> None:
    last = f"Ongoing: {so[0].upper()}{so[1:]} during {duel}."
    assert same(last, f"Ongoing: During {duel}, {so}.", "minion")
    assert ("at the base this card is at is one of the two" in told(last, "minion")) is duel.endswith("here")


@pytest.mark.parametrize("so", SO[:2])
@pytest.mark.parametrize("going", ["While a duel is being fought", "While a duel is going on"])
def test_a_duel_is_being_fought(so: str, going: str) -> None:
    assert same(f"Ongoing: {going}, {so}.", f"Ongoing: During a duel, {so}.", "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: Your minions have +1 power for each minion destroyed during a duel.",  # not: meanwhile, they have
        "Ongoing: Your minions destroyed during a duel have +1 power.",
        "Ongoing: Destroy a minion that was played during a duel.",
        "Special: During a duel here involving this minion, draw a card.",
        "Ongoing: When your minions enter a duel, draw a card.",  # all of them
        "Ongoing: After another player's minion enters a duel with this minion, draw a card.",
    ],
)
def test_of_what_it_is_said_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize("where", ["here", "on this base"])
@pytest.mark.parametrize("who", ["one of your minions", "one of your other minions", "another player's minion"])
def test_a_duel_at_a_base_is_one_of_minions_there(who: str, where: str) -> None:
    text = "Special: During a duel {}, you may place a +1 power counter on that minion."
    assert same(text.format(f"{where} involving {who}"), text.format(f"involving {who} here"), "minion")


@pytest.mark.parametrize("who", ["this minion", "one of your minions", "another player's minion"])
@pytest.mark.parametrize("mark", ["After", "When", "Whenever"])
def test_who_enters_a_duel_is_in_one_from_then_on(who: str, mark: str) -> None:
    assert same(
        f"Ongoing: {mark} {who} enters a duel, draw a card.",
        f"Ongoing: When {who} is in a duel, draw a card.",
        "minion",
    )


@pytest.mark.parametrize("how", ["in a duel", "as a result of a duel", "because of a duel"])
@pytest.mark.parametrize("who", ["this minion", "one of your minions"])
@pytest.mark.parametrize("what", ["destroyed", "destroyed or moved"])
def test_what_would_be_done_to_it_in_a_duel(who: str, what: str, how: str) -> None:
    text = f"Ongoing: If {who} would be {what} {how}, draw a card instead."
    assert same(text, text.replace(how, "when it duels"), "minion")
    assert "as a part of this: " in told(text, "minion")


@pytest.mark.parametrize("here", ["", " here"])
def test_an_action_is_played_after_a_duel(here: str) -> None:
    assert same(
        f"Special: Play after a duel{here}. Draw a card.",
        f"Special: After a minion{here} duels, draw a card.",
        "action",
    )


@pytest.mark.parametrize("base", ["the base where the duel took place", "the base where that duel was fought"])
@pytest.mark.parametrize("verb", ["win", "lose"])
def test_the_base_where_it_took_place(verb: str, base: str) -> None:
    text = f"Special: After you {verb} a duel, you may play this titan on {{}}."
    assert same(text.format(base), text.format("the duel's base"), "titan")


LOOKED = "Ongoing: After this minion moves, discard the top card of your deck. If it is {}, draw a card."


@pytest.mark.parametrize("kind", ["an action", "a minion"])
def test_it_is_not_asked_whether_a_minion_is_a_minion(kind: str) -> None:
    assert f"if A is one {kind.split()[1]}" in told(LOOKED.format(kind), "minion")


@pytest.mark.parametrize("kind", ["an action", "a minion"])
def test_where_it_could_only_be_asked_so_it_is_refused(kind: str) -> None:
    with pytest.raises(TextError):
        readings(f"Ongoing: After this minion moves, if it is {kind}, draw a card.", type="minion")
