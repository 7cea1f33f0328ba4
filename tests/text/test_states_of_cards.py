"""What is so of a card, a base or a turn, asked in several ways: each is read in one way, and said again."""

from __future__ import annotations

from itertools import product

import pytest

from smashrules.effects.actions import Act
from smashrules.effects.verbs import Verb
from smashrules.text.reading.reading import readings
from smashrules.text.saying.printer import to_text
from smashrules.text.showing.paraphrase import explain_tree

_IF = ("If {}, draw a card.", "Draw a card if {}.", "Unless {}, draw a card.")
_WHILE = ("Ongoing: While {}, this minion has +2 power.", "Talent: Draw a card if {}.")

GONE = (
    "it was its controller's only minion there",
    "it was alone there",
    "it had the lowest power there (or was tied for it)",
    "no other minion there had its name",
    "no other minion there shared its faction",
    "its power was 3",
    "its power was less than its printed power",
    "its printed power was lower than its power",
    "no minions remain there",
    "this leaves its base with no minions",
)
THERE = (
    "it has the lowest power there (or is tied for it)",
    "another minion there has the same name",
    "it shares a faction with another minion there",
    "its power is equal to its printed power",
    "the chosen minion is its controller's only minion there",
)
ITSELF = (
    "no other minion here has its name",
    "no other card here shares this minion's faction",
    "this minion's power is different from its printed power",
    "this minion has or is tied for the lowest power here",
    "this minion is alone on this base",
)
PLAYED = ("it is your third this turn", "it is your first minion there this turn")
TWO = ("both are yours", "neither has a +1 power counter on it", "they are on the same base", "their power is equal")
OF_BASES = (
    "this base's breakpoint is different from the printed one",
    "two minions here have the same name",
    "no minions remain here",
)


def _texts() -> list[tuple[str, str]]:
    leading = {
        "Destroy a minion of power 4 or less. ": GONE,
        "Choose a minion. ": THERE,
        "Play an extra minion. ": PLAYED,
        "Choose two minions. ": TWO,
    }
    found = [
        ("action", f"{lead}{asked.format(so)}") for lead, all_ in leading.items() for so, asked in product(all_, _IF)
    ]
    found += [("minion", asked.format(so)) for so, asked in product(ITSELF, _WHILE)]
    found += [("base", f"At the start of your turn, if {so}, draw a card.") for so in OF_BASES]
    return found


@pytest.mark.parametrize(("kind", "text"), _texts())
def test_it_is_read_in_one_way_and_said_again(kind: str, text: str) -> None:
    (found,) = readings(text, type=kind)
    assert [each.tree for each in readings(to_text(found.tree, type=kind), type=kind)] == [found.tree]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("minion", "Talent: Play an extra action if this is your only minion here."),
        ("minion", "Talent: You may play an extra action only if there is an action on this minion."),
        ("base", "After you play a minion here, you may play an extra action unless there is a titan here."),
    ],
)
def test_the_place_is_that_of_what_is_asked(kind: str, text: str) -> None:
    (found,) = readings(text, type=kind)
    (play,) = [each for each in found.tree.nodes if isinstance(each, Act) and each.verb is Verb.PLAY and each.extra]
    assert play.to is None


@pytest.mark.parametrize(
    "asked", ["another minion there has the same power", "there is another minion there with the same power"]
)
def test_the_power_of_the_one_that_was_chosen(asked: str) -> None:
    (found,) = readings(f"Choose a minion. If {asked}, destroy it.", type="action")
    assert "whose power is exactly the power of (A)" in explain_tree(found.tree, type="action")
