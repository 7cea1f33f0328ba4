"""One on each of several: an action on each base, on each minion; and others of a kind that monsters are, too."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize(
    "which", ["each base", "each base with a titan", "each of your minions", "each minion there"]
)
@pytest.mark.parametrize("many", ["an action", "up to two actions"])
def test_so_many_on_each(many: str, which: str) -> None:
    said = told(f"Choose a base. Destroy {many} on {which}.", "action")
    assert "once for each of every " + ("base" if "base" in which else "minion") in said
    assert "attached to " in said


@pytest.mark.parametrize("which", ["each base", "each of your minions"])
def test_all_on_each_are_all(which: str) -> None:
    said = "\n".join(map(str, readings(f"Destroy each action on {which}.", type="action")))
    assert "ForEach" not in said


@pytest.mark.parametrize(
    "text",
    [
        "Return an action on each of your minions to its owner's hand.",  # whose owner's
        "Destroy an action on other bases.",
    ],
)
def test_whose_or_how_many_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="action")


def test_one_on_each_minion_is_destroyed() -> None:
    cap, hat = (
        card(name, "action", "Play on a minion. Ongoing: This minion has +1 power.") for name in ("Cap", "Hat")
    )
    strip = card("Strip", "action", "Destroy an action on each of your minions.")
    there = {"Tortuga": [("Ann's Calf", "Bob's Cap"), ("Ann's Bull", "Bob's Hat")]}
    play = table(there, cap, hat, strip, ox(2, "Calf"), ox(3, "Bull"), hand=["Strip"])
    play.play("Strip")
    assert (play.power("Calf"), play.power("Bull")) == (2, 3)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Each other minion here has -1 power", "the power of every minion at the base this card is at other than"),
        (
            "If there are no other minions here, this monster has +2 power",
            "there are no minions other than this card",
        ),
        ("After another minion here is destroyed, draw a card", "at the base this card is at other than this card"),
    ],
)
def test_another_minion_than_a_monster(text: str, said: str) -> None:
    assert said in told(f"Ongoing: {text}.", "monster")


@pytest.mark.parametrize("taken", ["one of them", "two of them"])
@pytest.mark.parametrize("lead", ["Choose two minions.", "Move up to three of your minions to other bases."])
def test_a_base_with_one_of_them(lead: str, taken: str) -> None:
    said = told(f"{lead} Play an extra minion on a base with {taken}.", "action")
    assert f"{'1 card that is' if 'one' in taken else '2 cards that are'} among A at that same one" in said


@pytest.mark.parametrize("with_", ["none of them", "it"])
def test_with_none_of_them_is_refused(with_: str) -> None:
    with pytest.raises(TextError):
        readings(f"Choose two minions. Play an extra minion on a base with {with_}.", type="action")


@pytest.mark.parametrize(
    "names", ["three different names", "at least three different names", "three or more different names"]
)
@pytest.mark.parametrize(
    "lead", ["If you have minions {} here", "If there are minions {} here", "If you have minions {} in play"]
)
def test_so_many_names(lead: str, names: str) -> None:
    said = told(f"{lead.format('with ' + names)}, draw a card.", "minion")
    assert "at least 3 minions" in said
    assert "no two alike in name" in said


@pytest.mark.parametrize("which", ["a minion in play", "each minion in play"])
@pytest.mark.parametrize("how", ["less", "more"])
def test_power_other_than_printed_in_play(which: str, how: str) -> None:
    said = told(f"Destroy {which} with {how} power than its printed power.", "action")
    assert f"in play whose power is {how} than the printed power of (A)" in said


@pytest.mark.parametrize("who", ["players with no minions here", "other players with a minion here"])
def test_by_whom_it_is_not_affected_is_told_whole(who: str) -> None:
    text = f"Ongoing: This minion is not affected by {who}."
    assert len(readings(text, type="minion")) == 1
    assert "minion" in told(text, "minion").split("not affected by", 1)[1]
