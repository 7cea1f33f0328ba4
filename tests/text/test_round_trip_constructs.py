"""Every node type, over its arguments: a tree that nobody wrote is said in words, and read again it is the same tree.

Each seed is a wording with one construct. Of its tree hypothesis makes others by changing arguments (numbers,
comparisons, how many, before and after, start and end). Such a tree either has no wording, and the
printer says so, or it comes back equal: the printer never says something else than the tree. What no seed and no
strategy of ``test_round_trip`` builds is listed, and the list may only become shorter.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import pytest
from hypothesis import HealthCheck, find, given, reject, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.text import test_round_trip

import smashrules.effects
from smashrules.effects.abilities import CardText, Event, Timing
from smashrules.effects.actions import Moment, Side
from smashrules.effects.amounts import Num
from smashrules.effects.node import Node, walk
from smashrules.effects.selectors import Compare, Op, Quantity
from smashrules.text.reading.reading import readings
from smashrules.text.saying.printer import to_text
from smashrules.text.saying.quantities import UnsayableError
from smashrules.text.trees.rebuilding import transform
from smashrules.text.words.lexicon import Names

NAMES = Names(cards=frozenset({"Tin Soldier"}), words=frozenset({"Gizmo"}))

SEEDS = (
    ("minion", "Ongoing: Other players' minions here add no power toward their base's breakpoint."),
    ("minion", "Ongoing: You win ties here."),
    ("base", "The player with the most minions here wins ties here."),
    ("action", "Special: After a base scores, draw cards equal to the winner's VP award there."),
    (
        "minion",
        "Ongoing: The top card of your deck is face up. If the top card of your deck is face up, draw a card.",
    ),
    ("minion", "Ongoing: Other players' minions here whose abilities are cancelled have -1 power."),
    ("action", "Turn the top card of the base deck face down until the end of the turn."),
    ("minion", "You can only play this card on a base where you have 6 or more power. Draw a card."),
    ("action", "You can only play this card if you have no other cards in your hand. Draw two cards."),
    ("action", "Play an extra minion for every two of your minions."),
    ("action", "Each other player discards cards until they have as many cards in hand as you."),
    ("minion", "Ongoing: After another player draws at least one card, draw a card."),
    (
        "base",
        "When this base scores, if the winner does not have at least 3 more power here than the runner-up, the"
        " runner-up gains 1 VP.",
    ),
    ("action", "Choose a minion. It gains +3 power until the end of your next turn."),
    ("minion", "Choose a minion here. It gains +3 power as long as this card is in play."),
    ("minion", "Take control of a minion here as long as this card is in play."),
    ("action", "Choose a power. Destroy each minion of that power."),
    ("minion", "You may give another player 1 VP to draw two cards."),
    ("action", "Exchange control of one of your minions with another player's minion until the end of the turn."),
    ("action", "Move one of your minions to another base. Destroy a minion on its previous base."),
    (
        "base",
        "After this base scores, if you have the lowest total power among players with a minion here, draw a card.",
    ),
    ("action", "Reveal the top three cards of your deck. If they are minions of power 3 or less, draw a card."),
    ("minion", "Ongoing: The power of each minion here cannot be increased."),
    ("minion", "Ongoing: The power of each of your minions here cannot be reduced by other players' actions."),
    ("action", "Draw a card for each of your minions in play (up to 3)."),
    ("action", "Choose a base. If it has the lowest breakpoint, draw a card."),
    (
        "minion",
        "Talent: If no other player has played or moved a minion to here since the end of your last turn, draw a"
        " card.",
    ),
    ("minion", "Destroy a minion that was in play at the start of your turn."),
    ("action", "If this is at least the third card you played this turn, draw a card."),
    (
        "base",
        "After this base scores, the player with the most minions in play (no one in case of a tie) draws a card.",
    ),
    ("base", "After this base scores, each player tied for the most minions here draws a card."),
    ("action", "Play on a minion. Ongoing: You control this minion."),
    ("action", "Destroy a minion on a base where you have more minions than its controller."),
    ("action", "Choose a power of 2 to 5. Destroy each minion of that power."),
    (
        "minion",
        "Ongoing: If one of your other minions here would be destroyed or moved, you may destroy this minion "
        "instead.",
    ),
    ("minion", "Ongoing: Each minion that was moved to or from here this turn has -2 power."),
    ("action", "Choose one of your minions and another player's minion on the same base. Destroy them."),
    ("action", "Move two of your minions with different powers to different bases."),
    ("action", "Destroy a minion. If it had no counters on it when it was destroyed, draw a card."),
    ("action", "Choose a minion or an action. Destroy it."),
    (
        "action",
        "Discard any number of cards. For each of them, choose a different one: draw a card OR play an extra action.",
    ),
    ("minion", "Destroy a minion with a Talent ability."),
    ("base", "After this base scores, score the replacement base."),
    ("minion", "You may draw a minion from your discard pile named on this minion."),
    ("base", "If this base is scoring, players cannot play actions."),
    ("minion", "Ongoing: The maximum hand size of each other player with less power here than you is reduced by 2."),
    ("minion", "If another player's power here has been reduced this turn, draw a card."),
    ("action", "Choose a minion. It counts as an action until the end of the turn."),
    ("action", "Play on a base. Ongoing: This action has the names of each of your minions here."),
    ("minion", "You may destroy a monster here without drawing treasures."),
    ("minion", "If there is a titan or a monster here, draw a card."),
    ("minion", "Ongoing: After another minion here leaves play or another minion moves from here, draw a card."),
    ("action", "At the start of your turn, if you have a titan, draw three cards. Otherwise, draw two cards."),
    ("action", "Each other player may discard a card to have you draw two cards."),
    ("minion", "Talent: If you can play a minion here, draw a card."),
    ("base", "After this base enters play during setup, draw a card."),
    ("minion", "Talent: Move this minion to a base with the fewest minions."),
    (
        "minion",
        "Special: Before this base scores, if the total power here is at least 3 higher than this base's breakpoint, "
        "draw two cards.",
    ),
    ("action", "Special: After another player plays an action, copy the ability of that action."),
    ("minion", "Ongoing: When a player other than this minion's owner wins this base, draw two cards."),
    ("action", "Discard any number of cards. Draw that many cards plus two."),
    (
        "action",
        "Play on a base. Choose one: Ongoing: Each minion here has +1 power. OR Talent: Draw two cards.",
    ),
    ("action", 'Play on a minion. Ongoing: This minion\'s abilities are replaced with "Talent: Do nothing."'),
    ("action", "Draw cards until at least one player has fewer cards in their hand than you."),
    ("minion", "Ongoing: If you have fewer minions here than another player, this minion has +2 power."),
    ("action", "Each player reveals their hand. Each player who revealed the most actions draws a card."),
    ("action", "Play on a minion. Ongoing: This minion adds no power to its base."),
    ("action", "Destroy up to two minions of power 2 or less and/or actions."),
    ("action", "Destroy all but two of your minions."),
    ("action", "Starting with the player to your right, each player may draw a card."),
    ("action", "On your next turn, you may play two extra minions."),
    ("minion", "Ongoing: After one of your titans wins a clash here, draw two cards."),
    ("minion", "Ongoing: Before one of your minions duels, you may draw two cards."),
    ("minion", "Ongoing: Each minion in a duel here has +2 power."),
    ("minion", "Talent: Bury the top card of your deck here without looking at it."),
    ("minion", "Until the end of the turn, you may use a Talent ability on another minion an extra time."),
    ("minion", "Talent: Use a Talent ability on another minion here as if it were on this minion."),
    ("action", "Choose another player's minion. You may use a Talent ability on it as if you controlled it."),
    ("minion", "Ongoing: Other players must discard a card to play a minion here."),
    ("minion", "Ongoing: This minion has the Talents of each of your other minions here."),
    ("action", "Special: After a base scores, bury two of your minions there on other bases."),
    ("minion", "Ongoing: Your titan limit is increased by 2."),
    ("minion", "Ongoing: When a minion goes to your hand from play or your discard pile, draw two cards."),
    (
        "titan",
        "Ongoing: If this titan would leave play when this titan loses a clash, you may draw two cards instead.",
    ),
    ("minion", "Ongoing: After you lose a duel, draw two cards."),
    ("minion", "Ongoing: The power of each of your minions here cannot be reduced below 3."),
    ("action", "Choose two minions. If they have the same name, draw two cards."),
    ("minion", "Ongoing: After this minion wins a duel against another player's minion, draw two cards."),
    ("action", "Two minions controlled by different players duel. Destroy the losing minion."),
    ("minion", "Ongoing: This base's breakpoint is reduced by 1 for each minion here (minimum 12)."),
    ("action", "Each other player who has not played a minion this turn draws two cards."),
    (
        "minion",
        "Ongoing: After you play an action, if you have a minion here, draw two cards. Otherwise, draw a card.",
    ),
    ("action", "Discard any number of cards. Gain that many VPs."),
    ("minion", "Ongoing: After you remove the last stasis counter from one of your cards, draw two cards."),
    ("titan", "Special: After you place the fifth or higher counter on this titan, you may draw a card."),
    (
        "minion",
        "Ongoing: After you place a +1 power counter on a minion that had no +1 power counters on it, draw three "
        "cards.",
    ),
    ("minion", "Ongoing: If this minion would be destroyed during another player's turn, draw two cards instead."),
    ("minion", "Ongoing: If one of your minions would be destroyed when a base scores, you may draw a card instead."),
    ("titan", "Special: Instead of your regular minion and action play, if you have a minion here, draw two cards."),
    (
        "minion",
        "Talent: Instead of your regular action play, reduce the breakpoint of a base by 2 until the end of the "
        "turn.",
    ),
    ("base", "After the first time each turn you move a minion to here, move another minion from there to here."),
    (
        "minion",
        "Ongoing: After one of your minions moves here, you may move a minion from its previous base to here.",
    ),
    (
        "action",
        "Choose a base and a power of 4 or less. Play an extra minion of that power off the top of your deck there.",
    ),
    (
        "action",
        'Choose "minion" or "action" and shuffle a random card of that type from your discard pile into your deck.',
    ),
    ("minion", "Ongoing: After the first time each of your minions moves in a turn, you may draw a card."),
    ("minion", "Destroy a minion with up to 1 more power than this minion."),
    (
        "minion",
        "Destroy a minion here you do not control with power less than or equal to the number of minions "
        "you have here.",
    ),
    ("minion", "Destroy a minion here with the same name as another minion here."),
    ("action", "Choose a base. Move up to three of your minions from bases with a lower breakpoint to there."),
    ("action", "Each other player destroys their lowest-power minion (they choose in case of a tie)."),
    ("minion", "Destroy one of each other player's minions of power 3 or less here."),
    ("base", "You cannot play more than two minions here each turn."),
    ("base", "During each player's turn, each other player's minions here have +1 power."),
    ("minion", "Ongoing: At the start of any player's turn, you may draw a card."),
    ("minion", "Ongoing: Once per duel, when one of your minions is in a duel, you may draw two cards."),
    ("minion", "Special: On your turn or during a duel involving one of your minions, draw two cards."),
    ("action", "Choose one of your minions. If it is in a duel, it gains +4 power until the end of the turn."),
    ("minion", "Special: Any time you can play a standard action, you may play this card instead."),
    ("minion", "Ongoing: You have +5 power here minus the number of cards from your hand (minimum 0)."),
    ("base", "Minions of power 2 or less here cannot be destroyed except by their controller."),
    ("action", "Until the end of the turn, after you play a minion of power 3 or less, draw two cards."),
    ("minion", "Until the start of your turn, if a minion here would be destroyed, you may draw a card instead."),
    (
        "minion",
        "Ongoing: When another player plays a card that directly affects one of your other minions here, you may "
        "affect this minion in the same way instead of that minion.",
    ),
    ("action", "Return one of your minions to your hand. Shuffle the rest of them into your deck."),
    ("action", "Choose up to two minions of the same faction on a base. Destroy them."),
    ("action", "Place up to three cards from your hand in other players' hands."),
    ("action", "Play an extra standard action, then you may place it in your hand instead of where it would go."),
    ("action", "For each other player, reveal their hand. They discard two cards, then they draw a card."),
    ("base", "After a minion here is destroyed, its controller draws two cards or discards a card."),
    ("action", "Destroy any number of your minions. Draw a card for each destroyed minion."),
    ("action", "Reveal the top card of your deck. If it is an action or a minion of power 2 or less, draw it."),
    ("action", "Play on a minion. Ongoing: This minion's printed power becomes 4."),
    ("action", "Destroy one of your minions to draw a card and gain 1 VP."),
    (
        "minion",
        "Ongoing: After another player plays a standard action that affects at least one of your minions "
        "here, draw a card.",
    ),
    ("action", "Each other player may discard a card. For each other player who does not do so, draw a card."),
    ("base", "After a minion here is destroyed, its controller may draw two cards."),
    ("minion", "Ongoing: Each of your minions is a Gizmo."),
    ("minion", "Talent: At the end of your turn, draw a card."),
    ("base", "After a minion here is destroyed, one player who destroyed it may draw a card."),
    ("action", "Destroy an action on a minion."),
    ("action", "Destroy a minion or destroy an action."),
    ("minion", "Special: Before a base scores, you may destroy a minion with the lowest power there."),
    ("minion", "If this is the first action you played this turn, draw a card."),
    ("action", 'Play on a minion. Ongoing: This minion has the ability: "Talent: Draw a card."'),
    ("minion", "Ongoing: Your minions with a +1 power counter cannot be destroyed."),
    ("action", "Play on a minion. Ongoing: If this minion has power 5 or more, destroy this minion."),
    (
        "action",
        "Play on a base. Ongoing: If this card was in play at the start of the turn, each of your minions "
        "here has +2 power.",
    ),
    ("minion", "Ongoing: If this minion has an action on it, this minion has +3 power."),
    ("base", "You may only play an action here each turn."),
    ("action", "Name a faction. Return each minion of that faction on a base to its owner's hand."),
    ("base", "If another player has more power here than you, you may draw a card."),
    (
        "minion",
        "Ongoing: At the start of your turn, if you have more cards in your hand than any other player, "
        "discard a card.",
    ),
    ("action", "Each other player destroys a minion they own."),
    ("action", "A minion gains +2 or -2 power until the end of the turn."),
    ("action", "Search your deck for a play-on-minion action, reveal it, and draw it."),
    ("action", "Return a play-on action from your discard pile to your hand."),
    ("action", "Search your deck for two cards and place them on the top of your deck without revealing them."),
    ("minion", "Ongoing: Instead of playing an action, you may draw a card."),
    ("action", "Transfer any number of +1 power counters among your cards."),
    ("minion", "Talent: If this minion was on a base at the start of the turn, draw a card."),
    ("minion", "Ongoing: This minion's starting power is increased to the highest starting power of a minion here."),
    ("base", "When this base scores, the winner gains 1 VP for every 4 power they have here."),
    ("minion", "Talent: If this base has a breakpoint of 20 or more, draw a card."),
    ("action", "You may play a minion on a base where you have not played a minion this way."),
    ("action", "Destroy a monster. You may play any number of treasures you drew this way as extra cards."),
    ("base", "Before this base scores, replace it with the top card of the base deck keeping each card here."),
    ("base", "After this base scores and is replaced, the winner may move a minion to the replacement base."),
    ("action", "Reveal the top three cards of your deck. Draw each revealed minion and discard the rest."),
    (
        "action",
        "Look at the top two cards of your deck. Place one of them in your hand and place the rest on the "
        "bottom of your deck.",
    ),
    ("action", "Place any number of minions with the same name from your discard pile on the top of your deck."),
    ("action", "If you have three or fewer cards in your hand, draw until you have four cards."),
    ("base", "After a player plays a standard action, they draw a card."),
    ("minion", "Ongoing: At the end of your turn, if a minion here was destroyed, gain 1 VP."),
    ("action", "If you have a minion here and you have an action here, draw a card."),
    ("minion", "Ongoing: If this minion would be destroyed, you may return it to your hand instead."),
    ("minion", "Ongoing: Other players cannot play actions here."),
    ("minion", "Ongoing: This minion has +1 power for each of your other minions here."),
    ("action", "Shuffle your hand and your discard pile into your deck."),
    ("action", "Play an extra minion with the same name as one of your minions."),
    (
        "action",
        "Play on a base. You may store a minion from your hand under this card. Special: Before this base scores, "
        "you may play a minion here stored under this card.",
    ),
    ("minion", "Talent: Draw a card. You can only use one Tin Soldier's ability per turn."),
    ("action", "Destroy any number of minions with total power 5 or less."),
    ("action", "Each player discards two cards."),
    ("action", "Move up to two of another player's minions from one base to another base."),
    ("action", "Destroy an undead monster."),
    (
        "action",
        "Reveal cards from the bottom of your deck until you reveal a minion. Draw it and shuffle the "
        "rest into your deck.",
    ),
    (
        "minion",
        "Ongoing: After this minion goes to the discard pile from play, if this minion was destroyed, draw a card.",
    ),
    ("action", "Discard up to three cards. Destroy a minion of power 3 or less plus the number of discarded cards."),
    (
        "titan",
        "Special: At the start of your turn or after a minion is destroyed, you may place a +1 power counter on "
        "this titan.",
    ),
    (
        "action",
        "Play on a minion. Choose an action on a minion. Ongoing: This card has the abilities of the chosen action.",
    ),
    ("titan", "Special: After you play your fifth or higher card in a turn, you may play this titan."),
    ("titan", "Special: After you move two or more minions in a turn, you may play this titan."),
    ("minion", "Ongoing: This minion's power is equal to the highest printed power of a minion in play."),
    ("minion", "If this minion was played from anywhere other than your hand, draw a card."),
    ("minion", "If this minion was played off the top of one player's deck, draw a card."),
    ("minion", "Ongoing: Other players here gain 1 less VP from this base."),
    ("base", "After this base scores, the winner takes an extra turn."),
    (
        "titan",
        "Ongoing: When this base scores, if at least one other player does not have a minion here, gain 1 VP.",
    ),
    ("base", "When this base scores, one player with the most minions here gains 1 VP."),
    ("action", "Double the power of one of your minions until the end of the turn."),
    ("action", "If you have more VPs than each other player, draw two cards."),
    ("action", "Destroy a minion of power 2 or less on each base."),
    ("action", "One of your minions duels another player's minion on the same base."),
    ("base", "Players cannot play actions on this base or on minions here."),
    ("base", "After you play a minion here, it may duel another player's minion here. Destroy the losing minion."),
    (
        "titan",
        "Special: When you begin a duel, you may discard two cards to play this titan on the duel's base. Clashes"
        " cannot be resolved until the end of the duel.",
    ),
    ("minion", "Trigger all abilities that would trigger when you play an action."),
    (
        "minion",
        "Ongoing: Once per turn, when you use an ability that says OR, you may use both parts of that ability in any"
        " order.",
    ),
    (
        "minion",
        "You may choose two effects and do them in any order to different minions to draw two cards: destroy a minion"
        " OR return a minion to its owner's hand OR move a minion to another base.",
    ),
    ("action", "Choose up to two effects: draw two cards OR play an extra action OR gain 1 VP."),
    ("action", "Return a minion of power 2 or less to your hand even if another player owns it."),
    (
        "action",
        "Choose another player. They discard a card and draw two cards, or destroy one of their minions.",
    ),
    (
        "action",
        "Choose another player. They have you look at their hand and have you draw a card from their hand, or have"
        " you draw two cards. If they had no actions in their hand when you looked at their hand, draw a card.",
    ),
)

# Node types that come back equal from neither, each with what is missing.
LACKING = {
    "FactionOf": "no seed yet",
}


def tree_of(kind: str, text: str) -> CardText:
    found = readings(text, type=kind, names=NAMES)
    assert len(found) == 1, text
    return found[0].tree


@st.composite
def others(draw: st.DrawFn, seed: CardText) -> CardText:
    """``seed`` with some of its arguments changed."""

    def change(node: Any) -> Any:
        if isinstance(node, Num) and draw(st.booleans()):
            return replace(node, value=draw(st.integers(1, 9)) * (-1 if node.value < 0 else 1))
        if isinstance(node, Compare) and draw(st.booleans()):
            return replace(node, op=draw(st.sampled_from([Op.AT_MOST, Op.AT_LEAST, Op.EQUAL])))
        if (
            isinstance(node, Quantity)
            and node.low == node.high
            and isinstance(node.low, int)
            and node.low > 1
            and draw(st.booleans())
        ):
            many = draw(st.integers(2, 9))
            return Quantity(many, many)
        if isinstance(node, Event) and node.timing is not Timing.WHEN and draw(st.booleans()):
            return replace(node, timing=draw(st.sampled_from([Timing.BEFORE, Timing.AFTER])))
        if isinstance(node, Moment) and draw(st.booleans()):
            side = draw(st.sampled_from(list(Side)))
            started = side is Side.START and node.whose is None  # the turn that is going on has
            return replace(node, side=side, next=started or (node.next and side is Side.END))
        return node

    changed = transform(seed, change)
    assert isinstance(changed, CardText)
    return changed


@pytest.mark.parametrize(("kind", "text"), SEEDS, ids=lambda each: each[:40])
def test_a_construct_is_said_again(kind: str, text: str) -> None:
    tree = tree_of(kind, text)
    said = to_text(tree, type=kind)
    assert tree_of(kind, said) == tree, said


@pytest.mark.parametrize(("kind", "text"), SEEDS, ids=lambda each: each[:40])
def test_its_arguments_are_said_again_or_refused(kind: str, text: str) -> None:
    @settings(suppress_health_check=list(HealthCheck), max_examples=40)
    @given(others(tree_of(kind, text)))
    def holds(tree: CardText) -> None:
        try:
            said = to_text(tree, type=kind)
        except UnsayableError:
            reject()
        found = [each.tree for each in readings(said, type=kind, names=NAMES)]
        assert tree in found, said

    holds()


def node_types() -> set[str]:
    """The classes of nodes of which there are no narrower ones."""
    held: set[type[Node]] = set()
    for module in pkgutil.iter_modules(smashrules.effects.__path__):
        held |= {
            each
            for each in vars(importlib.import_module(f"smashrules.effects.{module.name}")).values()
            if isinstance(each, type) and issubclass(each, Node)
        }
    return {
        each.__name__ for each in held if not any(other is not each and issubclass(other, each) for other in held)
    }


def built() -> set[str]:
    """The classes that the seeds hold, and those that the strategies of ``test_round_trip`` are made of."""
    seeds = {type(node).__name__ for kind, text in SEEDS for node in walk(tree_of(kind, text))}
    strategies = {name for name, each in vars(test_round_trip).items() if isinstance(each, type)}
    return seeds | strategies


def test_every_node_type_is_said_again_but_those_that_are_listed() -> None:
    unsaid = node_types() - built()
    assert sorted(unsaid - set(LACKING)) == [], "a wording with each of these nodes belongs into SEEDS"
    assert sorted(set(LACKING) - unsaid) == [], "these have a wording by now: their lines in LACKING go"


def test_what_is_changed_is_changed() -> None:
    seed = tree_of("action", "Destroy two minions of power 2 or less.")
    found = find(others(seed), lambda tree: "three minions of power 5 or more" in to_text(tree, type="action"))
    assert found != seed
