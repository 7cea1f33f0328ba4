"""Fusions, on a card made up for the purpose (WIKI, "Fusions")."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card

from smashrules.effects.abilities import Ability, CardText, Continuous, Instruction, Label
from smashrules.effects.actions import Act, Cannot
from smashrules.effects.amounts import Num
from smashrules.effects.card import CardDef, CardType
from smashrules.effects.selectors import EVERY, Kind, Select
from smashrules.effects.verbs import Verb
from smashrules.engine import Game, Position
from smashrules.state.game import State
from smashrules.state.records import Option

SPRITE = CardDef(
    "Sprite",
    CardType.FUSION,
    "Tests",
    power=2,
    text=CardText(
        (
            Ability(Label.MINION, (Instruction(Act(Verb.GAIN_VP, amount=Num(1))),)),
            Ability(Label.ACTION, (Instruction(Act(Verb.DRAW, amount=Num(2))),)),
        )
    ),
)
GAG = CardDef(
    "Gag",
    CardType.MINION,
    "Tests",
    power=1,
    text=CardText((Ability(Label.ONGOING, (Continuous(Cannot(Act(Verb.PLAY, what=Select(Kind.ACTION, EVERY)))),)),)),
)
CARDS = {
    "Field": CardDef("Field", CardType.BASE, breakpoint=20, vps=(4, 2, 1)),
    "Sprite": SPRITE,
    "Gag": GAG,
    "Tally": card("Tally", "minion", "If you have played a fusion as an action this turn, gain 3 VP."),
    "Sum": card("Sum", "action", "If you have played a fusion as an action this turn, gain 3 VP."),
}


class Table:
    """Ann holds two Sprites; at the one base there may be a Gag of Bob's."""

    def __init__(self, gag: bool = False, free_minion: bool = True, free_action: bool = True) -> None:
        self.game = Game(CARDS)
        position = Position(self.game)
        self.ann, bob = position.player("Ann"), position.player("Bob")
        self.field = position.base("Field")
        if gag:
            position.put(position.card("Gag", bob), self.field)
        self.first, self.second = (position.card("Sprite", self.ann) for _ in range(2))
        self.tally, self.sum = position.card("Tally", self.ann), position.card("Sum", self.ann)
        position.hand(self.ann, [self.first, self.second, self.tally, self.sum])
        position.unknown_deck(self.ann)
        position.turn(free_minion=free_minion, free_action=free_action)
        self.state: State = position.state()

    def ways(self, card: int) -> set[str]:
        assert self.state.decision is not None
        return {each.played_as for each in self.state.decision.options if each.thing == card}

    def play(self, card: int, played_as: str) -> None:
        self.state = self.game.apply(self.state, Option("play", card, played_as=played_as)).state


def test_a_fusion_is_played_as_a_minion_or_as_an_action() -> None:
    table = Table()

    assert table.ways(table.first) == {"minion", "action"}


def test_as_a_minion_it_stays_on_the_base_and_only_its_minion_text_is_done() -> None:
    table = Table()
    table.play(table.first, "minion")

    ann = table.state.players[table.ann]
    assert table.state.objects[table.first] is not None
    assert (ann.vp, len(ann.hand)) == (1, 3)
    assert table.game.total(table.state, table.field, table.ann) == 2


def test_as_an_action_it_is_discarded_and_only_its_action_text_is_done() -> None:
    table = Table()
    table.play(table.first, "action")

    ann = table.state.players[table.ann]
    assert (ann.vp, len(ann.hand)) == (0, 5)
    assert ann.discard == (table.first,)


def test_two_fusions_are_both_free_plays_of_a_turn_when_one_is_of_each_type() -> None:
    table = Table()
    table.play(table.first, "minion")

    assert table.ways(table.second) == {"action"}


def test_what_forbids_actions_leaves_it_to_be_played_as_a_minion() -> None:
    table = Table(gag=True)

    assert table.ways(table.first) == {"minion"}


@pytest.mark.parametrize(("played_as", "gained"), [("minion", 1), ("action", 3)])
def test_what_a_fusion_was_played_as_is_remembered(played_as: str, gained: int) -> None:
    table = Table()
    table.play(table.first, played_as)
    asking = table.sum if played_as == "minion" else table.tally
    table.state = table.game.apply(table.state, Option("play", asking)).state

    assert table.state.players[table.ann].vp == gained
