"""Who or what is left out of all of them: "each player except the winner", "every minion here except yours"."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

SCORED = "After this base scores, each player{} draws a card."
CHOSEN = "Choose a minion. "


@pytest.mark.parametrize("which", ["", " with a minion here"])
@pytest.mark.parametrize("but", ["except", "except for", "excluding", "but not"])
@pytest.mark.parametrize("who", ["the winner", "the runner-up"])
def test_players(who: str, but: str, which: str) -> None:
    text = SCORED.format(f"{which} {but} {who}")
    assert same(text, SCORED.format(f" other than {who}{which}"), "base")
    assert not same(text, SCORED.format(which), "base")


@pytest.mark.parametrize(
    ("one", "other", "card"),
    [
        ("Destroy each minion here except this one.", "Destroy each other minion here.", "minion"),
        ("Destroy each minion here of power 2 or less except this minion.", "Destroy each other minion here of power 2 or less.", "minion"),  # noqa: E501
        ("Destroy all actions in play except this one.", "Destroy all other actions in play.", "action"),
        ("Destroy all minions on a base except yours.", "Destroy all minions on a base you do not control.", "action"),  # noqa: E501
        ("Destroy each minion on a base except your own.", "Destroy each minion you do not control on a base.", "action"),  # noqa: E501
        (f"{CHOSEN}Destroy each minion at its base except it.", f"{CHOSEN}Destroy each minion at its base other than it.", "action"),  # noqa: E501
        ("Play on a minion. Ongoing: This minion is not affected by cards other than this one.", "Play on a minion. Ongoing: This minion is not affected by other cards.", "action"),  # noqa: E501
        ("Play on a minion. Ongoing: This minion is not affected by actions except this one.", "Play on a minion. Ongoing: This minion is not affected by other actions.", "action"),  # noqa: E501
    ],
)  # fmt: skip
def test_cards(one: str, other: str, card: str) -> None:
    assert same(one, other, card)


def test_it_stays_out_of_what_is_done() -> None:
    assert "at the base where A is, other than A" in told(f"{CHOSEN}Destroy each minion at its base other than it.")
    that = "Choose a player. Each player other than that player draws a card."
    assert "every player other than A draws" in told(that)
    assert is_said_again(f"{CHOSEN}Each player other than its controller draws a card.", "action")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy all minions on a base except one.",
        f"{CHOSEN}Move it to its base other than a base.",
        "Draw a card except the winner.",
        "Move a minion to a base except this minion.",
        "Return each card on a base except minions to its owner's hand.",
    ],
)
def test_what_is_not_said_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("opening", ["except for", "except", "excluding"])
@pytest.mark.parametrize(
    ("all_of_them", "whom", "rest", "said"),
    [
        ("Each minion on a base", "yours", "has -1 power until the end of the turn", "you do not control"),
        ("All minions on a base", "your minions", "have -1 power until the end of the turn", "you do not control"),
        ("Minions there", "your own", "have -1 power until the end of the turn", "you do not control"),
        ("Each player with a minion there", "you", "draws a card", "other than you"),
    ],
)
def test_who_is_left_out_is_told_last(opening: str, all_of_them: str, whom: str, rest: str, said: str) -> None:
    noun = next(each for each in ("player", "inions", "inion") if each in all_of_them)
    meant = all_of_them.replace(noun, f"{noun} {said}", 1)
    text = "Choose a base. {} " + rest + "{}."
    assert same(text.format(all_of_them, f", {opening} {whom}"), text.format(meant, ""), "action")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy two minions, except for yours.",  # two of the others, or two of which yours are spared
        "Destroy one of the minions on a base, except for yours.",
        "Each other player with a minion here draws a card, except for yours.",
        "Destroy each minion here, except for your actions.",
    ],
)
def test_of_some_none_is_left_out(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
