"""What the language can say beyond the Core set: each wording is read in one way, said again, and read as the same.

The left column is how cards put it, the right one the reference wording (None: the same words).
"""

from __future__ import annotations

import pytest

from smashrules.effects.abilities import Event, Triggered
from smashrules.effects.actions import Act, Cost, Granted, Lasting, May, Modify, OneOf, While
from smashrules.effects.conditions import Is, Outpowers
from smashrules.effects.node import walk
from smashrules.effects.selectors import Having, Kind, Pile, Select, You
from smashrules.effects.verbs import Verb
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, trees
from smashrules.text.saying.printer import to_text
from smashrules.text.words.lexicon import Names

NAMES = Names(cards=frozenset({"Brass Heron", "Fear"}), factions=frozenset({"Clockwork"}))

WORDINGS = [
    (
        "action",
        "Give one of your minions +4 power until the end of the turn.",
        "One of your minions gains +4 power until the end of the turn.",
    ),
    ("minion", "You may give control of this minion to another player.", None),
    (
        "minion",
        "You may give another player control of this minion.",
        "You may give control of this minion to another player.",
    ),
    ("minion", "Talent: Transfer a +1 power counter from one minion to another minion.", None),
    (
        "minion",
        "Talent: If this minion has no +1 power counters on it, place a +1 power counter on it.",
        "Talent: If this minion has no +1 power counters on it, place a +1 power counter on this minion.",
    ),
    ("action", "Destroy a minion with a +1 power counter on it.", "Destroy a minion with a +1 power counter."),
    ("action", "Place three stasis counters on one of your actions.", None),
    ("titan", "Special: Instead of your regular minion play, you may play this titan.", None),
    ("titan", "Ongoing: You have +3 power here.", None),
    ("titan", "Ongoing: You have +1 power here for each of your actions here.", None),
    (
        "minion",
        "Ongoing: If this is your only minion here, this minion has +3 power.",
        "Ongoing: If this card is your only minion here, this minion has +3 power.",
    ),
    ("action", "If you have two or fewer cards in your hand, draw two cards.", None),
    ("action", "If you have exactly one minion in play, draw two cards.", None),
    ("minion", "Ongoing: If Brass Heron is here, this minion has +2 power.", None),
    ("minion", "If there are no other minions here, draw a card.", None),
    ("minion", "Talent: If you have the most power here, draw a card.", None),
    ("minion", "If another player has more power here than you, draw a card.", None),
    ("minion", "Talent: Look at the top card of your deck. Place it on the top or bottom of your deck.", None),
    ("action", "Place up to two cards from your discard pile on the top and/or bottom of your deck.", None),
    ("action", "Draw two minions off the top of your deck.", None),
    (
        "action",
        "You may discard a card to play an extra minion or action.",
        "You may discard a card to either play an extra minion or play an extra action.",
    ),
    ("action", "You may discard a card. If you do, draw two cards.", "You may discard a card to draw two cards."),
    (
        "minion",
        "Ongoing: After another player plays or moves a minion to here, draw a card.",
        "Ongoing: After another player plays or moves a minion here, draw a card.",
    ),
    (
        "minion",
        "Ongoing: Each time you draw a card, place a +1 power counter on this minion.",
        "Ongoing: After you draw a card, place a +1 power counter on this minion.",
    ),
    (
        "base",
        "After the first time you play a minion here each turn, draw a card.",
        "After the first time each turn you play a minion here, draw a card.",
    ),
    (
        "action",
        "Special: Play before a base scores. Destroy a minion there.",
        "Special: Before a base scores, destroy a minion there.",
    ),
    (
        "action",
        "Draw a card. Special: You may play this before a base scores.",
        "Draw a card. Special: Before a base scores, you may play this card.",
    ),
    ("action", "Draw until you have five cards.", None),
    ("minion", "Bury a card from your hand here.", None),
    ("action", "Take control of a minion until the end of the turn.", None),
    (
        "minion",
        "Ongoing: This minion has +2 power and cannot be destroyed.",
        "Ongoing: This minion has +2 power. This minion cannot be destroyed.",
    ),
    (
        "minion",
        "Ongoing: This minion cannot be destroyed or moved.",
        "Ongoing: This minion cannot be destroyed. This minion cannot be moved.",
    ),
    (
        "action",
        "Play on a minion. Ongoing: When this minion goes to the discard pile, draw a card instead.",
        "Play on a minion. Ongoing: If this minion would go to the discard pile, draw a card instead.",
    ),
    ("action", 'Play on a minion. Ongoing: This minion has the ability: "Talent: Draw a card."', None),
    ("action", "Search your deck and/or discard pile for an action and place it in your hand.", None),
    ("action", "Return up to two Fear cards from your hand to the Fear deck.", None),
    ("action", "Discard up to two cards. Draw that many cards.", None),
    ("action", "Move one of your minions.", "Move one of your minions to another base."),
    (
        "action",
        "Choose one of your minions. Destroy a minion at your minion's base with less power.",
        "Choose one of your minions. Destroy a minion on your minion's base with less power.",
    ),
]


@pytest.mark.parametrize(("kind", "said", "house"), WORDINGS)
def test_read_in_one_way_and_said_again(kind: str, said: str, house: str | None) -> None:
    tree = read(said, type=kind, names=NAMES).tree
    assert to_text(tree, type=kind) == (house or said)
    assert tree in trees(house or said, kind, NAMES)[0]


ALIKE = [
    (
        "minion",
        "Talent: You may discard a card to draw a card OR destroy a minion.",
        "Talent: You may discard a card to either draw a card OR destroy a minion.",
    ),
    ("action", "Move any number of your minions to another base.", "Move any number of your minions to other bases."),
    ("action", "Play an extra minion or an extra action.", "Play an extra minion and/or an extra action."),
    ("action", "If you have exactly one minion in play, draw a card.", "If you have a minion in play, draw a card."),
    (
        "action",
        "Place a card from your hand on the top or bottom of your deck.",
        "Place a card from your hand on the top and/or bottom of your deck.",
    ),
    ("action", "Destroy a minion you do not control.", "Destroy a minion you control."),
    (
        "minion",
        "If you have more power here than each other player, draw a card.",
        "If you have the most power here, draw a card.",
    ),
    ("action", "Draw a minion off the top of your deck.", "Draw the top card of your deck."),
    ("action", "Each other player discards a card.", "Each other player discards a random card."),
    (
        "action",
        "Choose another player. They discard a card of your choice.",
        "Choose another player. They discard a card.",
    ),
]


@pytest.mark.parametrize(("kind", "one", "other"), ALIKE)
def test_what_only_looks_alike_has_another_tree(kind: str, one: str, other: str) -> None:
    assert read(one, type=kind).tree != read(other, type=kind).tree


REFUSED = [
    ("action", "Each of them draws a card."),
    ("action", "Choose two players. Each of them gains +1 power until the end of the turn."),
    ("action", "Destroy a minion at your minion's base."),
    ("minion", "Draw up to."),
    ("action", "Draw."),
    ("minion", "Ongoing: After you play a minion instead, draw a card."),
    ("minion", "Ongoing: Until the end of your next turn, this minion has +1 power."),
    ("action", "Look at the top two cards of your deck, you may draw one of them, and return the rest in any order."),
    ("action", "Give +2 power."),
]


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_is_not_said_clearly_is_refused(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)


def effect(text: str, kind: str = "action") -> object:
    clause = read(text, type=kind, names=NAMES).tree.abilities[0].clauses[0]
    return getattr(clause, "effect", None) or getattr(clause, "statement", None)


def test_what_a_cost_pays_for_goes_on_to_the_end_of_the_sentence() -> None:
    paid = effect("Discard a card to draw two cards and play an extra minion.")
    assert isinstance(paid, Cost)
    assert [each.verb for each in walk(paid.effect) if isinstance(each, Act)] == [Verb.DRAW, Verb.PLAY]


def test_you_may_reaches_over_both_sides_of_an_or() -> None:
    offered = effect("You may draw a card OR destroy a minion.")
    assert isinstance(offered, May)
    assert isinstance(offered.effect, OneOf)


def test_another_players_minion_is_another_than_the_one_who_acts() -> None:
    deed = effect("Each player destroys another player's minion.")
    assert isinstance(deed, Act)
    assert not any(isinstance(node, You) for node in walk(deed))


def test_power_at_a_base_is_added_to_the_player() -> None:
    stated = effect("Ongoing: You have +2 power here.", "titan")
    assert isinstance(stated, Modify)
    assert isinstance(stated.what, You)
    assert stated.at is not None


def test_in_a_granted_ability_this_minion_is_the_one_that_has_it() -> None:
    text = 'Play on a minion. Ongoing: This minion has the ability: "Talent: Move this minion to another base."'
    granted = effect(text)
    assert isinstance(granted, Granted)
    moved = next(node for node in walk(granted.abilities[0]) if isinstance(node, Act))
    assert type(granted.what).__name__ == "Host"
    assert type(moved.what).__name__ == "This"


def test_either_of_two_events_names_one_thing() -> None:
    tree = read("Ongoing: After you play or move a minion here, destroy it.", type="minion").tree
    clause = tree.abilities[0].clauses[0]
    assert isinstance(clause, Triggered)
    assert isinstance(clause.when, Event)
    labels = {act.what.label for act in (clause.when.act, *clause.when.others) if isinstance(act.what, Select)}
    assert len(labels) == 1


def test_counters_are_things_where_their_number_is_chosen() -> None:
    deed = effect("Remove up to two +1 power counters from a minion.")
    assert isinstance(deed, Act)
    assert isinstance(deed.what, Select)
    assert deed.what.kind is Kind.COUNTER
    carried = read("Destroy a minion with no +1 power counters.", type="action").tree
    assert any(isinstance(node, Having) for node in walk(carried))


def test_a_condition_on_several_statements_holds_for_each() -> None:
    text = "Ongoing: If you have two or fewer cards in your hand, this minion has +3 power and cannot be destroyed."
    clauses = read(text, type="minion").tree.abilities[0].clauses
    assert [isinstance(each.statement, While) for each in clauses if hasattr(each, "statement")] == [True, True]


def test_power_given_lasts_for_what_fits_now() -> None:
    lasting = effect("Give each of your minions +1 power until the end of the turn.")
    assert isinstance(lasting, Lasting)
    assert not lasting.lead


def test_the_only_one_and_the_most() -> None:
    only = read("If this is your only minion here, draw a card.", type="minion").tree
    assert any(isinstance(node, Is) and node.only for node in walk(only))
    most = read("If you have the most power here, draw a card.", type="minion").tree
    assert any(isinstance(node, Outpowers) and node.ties for node in walk(most))


def test_a_deck_of_its_own_belongs_to_nobody() -> None:
    tree = read("Return a Fear card from your hand to the Fear deck.", type="action", names=NAMES).tree
    assert any(isinstance(node, Pile) and node.named == "Fear" and node.of is None for node in walk(tree))


@pytest.mark.parametrize(("joint", "most"), [("or", 1), ("and/or", 2)])
def test_and_or_between_deeds_is_one_of_them_or_both(joint: str, most: int) -> None:
    choice = effect(f"Draw a card {joint} gain 1 VP.")
    assert isinstance(choice, OneOf)
    assert (len(choice.options), choice.most) == (2, most)
