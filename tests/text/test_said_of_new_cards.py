"""Ways of saying that stand for others: what one card does either way, the card it is on, and who shows a hand."""

from __future__ import annotations

import pytest

from smashrules.cards import names
from smashrules.effects.actions import Act
from smashrules.effects.selectors import Ref, Select
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings
from smashrules.text.saying.printer import to_text

SAME = [
    ("action", "Destroy a minion with power less than or equal to three.", "Destroy a minion of power 3 or less."),
    ("action", "Destroy a minion of power greater than or equal to 3.", "Destroy a minion of power 3 or more."),
    (
        "action",
        "Destroy a minion with power less than or equal to two plus the number of your minions.",
        "Destroy a minion of power 2 or less plus the number of your minions.",
    ),
    ("action", "Play on a minion. Take control of that minion.", "Play on a minion. Take control of this minion."),
    (
        "action",
        "Play on a minion. Ongoing: That minion has +2 power.",
        "Play on a minion. Ongoing: This minion has +2 power.",
    ),
    (
        "action",
        "Play on a base. Draw a card for each minion on that base.",
        "Play on a base. Draw a card for each minion here.",
    ),
    (
        "action",
        "Play on a base. Ongoing: Minions at that base have +1 power.",
        "Play on a base. Ongoing: Each minion here has +1 power.",
    ),
    (
        "action",
        "Play on a minion. Ongoing: After this minion moves or uses a talent, destroy it.",
        "Play on a minion. Ongoing: After this minion moves or this minion uses a talent, destroy it.",
    ),
    (
        "minion",
        "Ongoing: Before this minion leaves play or moves, draw a card.",
        "Ongoing: Before this minion leaves play or this minion moves, draw a card.",
    ),
    ("action", "Destroy two minions from the same base.", "Destroy two minions on the same base."),
    (
        "minion",
        "Discard two of your buried cards from the same base.",
        "Discard two of your buried cards on the same base.",
    ),
    (
        "minion",
        "Talent: Move this minion to another base. It cannot move again until the start of your next turn.",
        "Talent: Move this minion to another base. It cannot be moved until the start of your next turn.",
    ),
    (
        "base",
        "Each player can play only one card here per turn.",
        "Players cannot play more than one card here each turn.",
    ),
    (
        "base",
        "Players can play only two minions here each turn.",
        "Players cannot play more than two minions here each turn.",
    ),
    (
        "action",
        "Each other player must discard a minion or reveal a hand with no minions.",
        "Each other player discards a minion. If they cannot, they reveal their hand.",
    ),
    (
        "action",
        "Each other player discards an action or reveals a hand without any actions.",
        "Each other player discards an action. If they cannot, they reveal their hand.",
    ),
]


@pytest.mark.parametrize(("type_", "said", "known"), SAME)
def test_it_says_the_same(type_: str, said: str, known: str) -> None:
    assert read(said, type=type_, names=names()).tree == read(known, type=type_, names=names()).tree


@pytest.mark.parametrize(
    "text",
    [
        "Play up to two actions on the same minion as extra actions.",
        "Play up to two minions on the same base as extra minions.",
        "Play any number of extra actions on the same minion.",
    ],
)
def test_all_are_played_on_one(text: str) -> None:
    tree = read(text, type="action").tree
    assert [each.together for each in tree.nodes if isinstance(each, Act)] == [True]
    assert to_text(tree, type="action") == text


def test_the_same_minion_is_the_one_spoken_of() -> None:
    told = "Play an action on a minion as an extra action. Play another action on {} as an extra action."
    found = read(told.format("the same minion"), type="action").tree
    assert found in [each.tree for each in readings(told.format("it"), type="action")]
    first, second = (each for each in found.nodes if isinstance(each, Act))
    assert isinstance(first.to, Select)
    assert isinstance(second.to, Ref)
    assert second.to.label == first.to.label


@pytest.mark.parametrize("where", ["your deck", "the top of your deck", "your hand"])
def test_where_this_card_was_revealed(where: str) -> None:
    text = f"Special: After you reveal this card from {where}, you may play this card as an extra minion."
    tree = read(text, type="minion").tree
    assert to_text(tree, type="minion") == text
    assert tree != read(text.replace(f" from {where}", ""), type="minion").tree
    assert len(readings("Reveal a card from your hand.", type="action")) == 1


@pytest.mark.parametrize(
    ("type_", "text"),
    [
        ("action", "Destroy two actions on the same minion."),
        ("action", "Play on a base. Destroy that minion."),
        ("action", "Play on a base. Talent: Move a minion to another base. Destroy a minion on that minion."),
        ("minion", "Ongoing: After two actions are played on the same minion, draw a card."),
        ("action", "Move the same minion to another base."),
        ("action", "Each other player discards a minion or reveals a hand with no actions."),
        ("action", "Each other player destroys a minion or reveals a hand with no minions."),
        ("action", "You discard a minion or reveal a hand with no minions."),
        ("minion", "Ongoing: If there is a tie for the most power here, you win it."),
        ("minion", "Ongoing: If you are tied for the most power here, you win."),
        ("base", "Players can play only minions here."),
        ("action", "Move a minion until the start of your next turn."),
    ],
)
def test_what_would_be_a_guess_stays_unread(type_: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=type_)


def test_one_of_some_minions_is_no_number() -> None:
    told = "Each other player discards a minion. Destroy a minion with power less than or equal to {}."
    those, number = (read(told.format(each), type="action").tree for each in ("one discarded minion", "one"))
    assert those != number
