"""What is got, put as what is done; copies of a card; what moves with a card; what others choose between."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.cards.loading import names
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

HEXED = "Choose another player. They must either discard two cards or destroy one of their minions."


def meaning(text: str, kind: str) -> str:
    return explain_tree(read(text, type=kind, names=names()).tree, type=kind).partition("\nWords that refer")[0]


@pytest.mark.parametrize(
    ("kind", "said", "plainly"),
    [
        ("minion", "This minion gets a +1 power counter.", "Place a +1 power counter on this minion."),
        ("minion", "Your other minions here gain a +1 power counter.", "Place a +1 power counter on each of your other minions here."),  # noqa: E501
        ("action", "Choose two of your minions. They each get a +1 power counter.", "Choose two of your minions. Place a +1 power counter on each of them."),  # noqa: E501
        ("action", "Take an extra action.", "Play an extra action."),
        ("action", "You have two extra minion plays this turn.", "You may play two extra minions this turn."),
        ("minion", "Draw a card for each copy of Scout in your discard pile.", "Draw a card for each Scout in your discard pile."),  # noqa: E501
        ("minion", "Draw a card for each other copy of this minion in play.", "Draw a card for each other minion with the same name as this minion in play."),  # noqa: E501
        ("minion", "When this minion is moved, you may move another minion with it.", "When this minion moves, you may move another minion to the same base."),  # noqa: E501
        ("minion", "If you have more minions in your discard pile than actions, draw a card.", "If you have more minions than actions in your discard pile, draw a card."),  # noqa: E501
        ("action", "Discard your hand and draw as many cards.", "Discard your hand and draw that many cards."),
        ("action", "Draw as many cards as you have minions in play.", "Draw cards equal to the number of minions you have in play."),  # noqa: E501
        ("minion", "Ongoing: Your minions here cannot have their power reduced.", "Ongoing: The power of your minions here cannot be reduced."),  # noqa: E501
        ("action", "Choose another player. They choose one: discard two cards OR destroy one of their minions.", HEXED),  # noqa: E501
        ("action", "Choose another player. They choose to either discard two cards or destroy one of their minions.", HEXED),  # noqa: E501
    ],
)  # fmt: skip
def test_the_same_is_meant(kind: str, said: str, plainly: str) -> None:
    assert meaning(said, kind) == meaning(plainly, kind)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("minion", "Ongoing: After another minion gets a +1 power counter, draw a card."),
        ("minion", "Ongoing: If you have an extra minion play, draw a card."),
        ("action", "Play an extra minion on each of your minions."),
        ("minion", "Ongoing: While this is your only minion here, double this minion's power."),
    ],
)
def test_what_is_no_deed_is_not_made_one(kind: str, said: str) -> None:
    with pytest.raises(TextError):
        read(said, type=kind)


@pytest.mark.parametrize("while_", ["While", "If"])
def test_what_is_changed_under_ongoing_is_so_for_as_long(while_: str) -> None:
    found = meaning(
        f"Ongoing: {while_} you have the most power here, reduce the breakpoint of this base by 2.", "minion"
    )
    assert "all the time: only while your total power" in found


@pytest.mark.parametrize(
    ("kind", "said", "found"),
    [
        (
            "minion",
            "Special: After one of your minions is moved away from a base, draw a card.",
            "moves from one base",
        ),
        (
            "minion",
            "Ongoing: When another player's minion here is moved away, draw a card.",
            "moves from the base this",
        ),
        ("minion", "Talent: Place all cards stored under this minion into your hand.", "you place every card stored"),
        ("minion", "Talent: Place a card from your hand under this minion.", "you store one card"),
    ],
)
def test_where_it_goes_is_not_where_it_lay(kind: str, said: str, found: str) -> None:
    assert found in meaning(said, kind)


@pytest.mark.parametrize(
    "text",
    [
        "Talent: {}.",
        "Talent: You may {}.",
        "Ongoing: At the start of your turn, you may {}.",
        "Special: Before a base scores, {}.",
    ],
)
@pytest.mark.parametrize(
    "what", ["the Talent of another minion here", "another minion's Talent", "the ability of another minion here"]
)
def test_what_is_copied_is_used_as_if_it_were_on_this_one(text: str, what: str) -> None:
    meant = text.format(f"{{}} {what} as if it were on this minion")
    verb = "use" if "you may" in text.lower() or "scores" in text else "Use"
    copy = "copy" if verb == "use" else "Copy"
    assert same(text.format(f"{copy} {what}"), meant.format(verb), "minion")


def test_one_of_yours_copies_it() -> None:
    text = "One of your minions may {} the Talent of another minion on its base{}."
    assert same(text.format("copy", ""), text.format("use", " as if it were its own"), "action")
    chosen = "Choose one of your minions. It {} the Talent of another minion there{}."
    assert same(chosen.format("copies", ""), chosen.format("uses", " as if it were its own"), "action")


@pytest.mark.parametrize("what", ["its ability", "that action's ability", "its effects", "that action's effect"])
@pytest.mark.parametrize(
    "first",
    [
        "Special: After another player plays a standard action,",
        "Ongoing: Once per turn, after another player plays an action,",
    ],
)
def test_an_action_is_copied(first: str, what: str) -> None:
    assert same(f"{first} you may copy {what}.", f"{first} you may copy the ability of that action.", "minion")
    paid = f"{first} you may discard a card to copy {{}}."
    assert same(paid.format(what), paid.format("the ability of that action"), "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Use the on-play ability of another minion here.", "Use the ability of another minion here."),
        ("Choose another minion here. Use its on-play ability.", "Choose another minion here. Use its ability."),
        (
            "Choose another minion here. Resolve its abilities as if you had just played it here.",
            "Choose another minion here. Use its abilities as if you controlled it.",
        ),
        (
            "Choose another minion here. Use its ability as if that minion had just been played from your hand.",
            "Choose another minion here. Use its ability as if you controlled it.",
        ),
    ],
)
def test_what_a_minion_does_when_played(said: str, meant: str) -> None:
    assert same(said, meant, "minion")
    assert is_said_again(said, "minion")


def test_which_abilities_are_cancelled_is_not_guessed() -> None:
    with pytest.raises(TextError):
        read("Cancel the on-play ability of a minion.", type="action")


@pytest.mark.parametrize("which", ["a base or of an action in play", "a minion or of an action on it"])
@pytest.mark.parametrize("until", ["until the end of the turn", "until the start of your next turn"])
def test_of_the_one_or_of_the_other(which: str, until: str) -> None:
    text = f"Cancel the abilities of {which} {until}."
    assert same(text, text.replace(" or of ", " or "), "action")
