"""Power counters, control and delayed effects, on cards made up for the purpose: no Core card has them."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table

from smashrules.effects.abilities import Ability, CardText, Instruction, Label
from smashrules.effects.actions import Act, Delayed, Effect, Join, Moment, Seq, Side
from smashrules.effects.amounts import Num
from smashrules.effects.card import CardDef, CardType
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Controlled,
    Having,
    Kind,
    Other,
    Quantity,
    Ref,
    Select,
    You,
)
from smashrules.effects.verbs import Verb
from smashrules.engine import Game, Position, missing
from smashrules.errors import NotModelledError
from smashrules.state.game import State


def action(name: str, effect: Effect) -> CardDef:
    text = CardText((Ability(Label.NONE, (Instruction(effect),)),))
    return CardDef(name, CardType.ACTION, "Tests", text=text)


MINE = Select(Kind.MINION, ONE, (Controlled(You()),))
THEIRS = Select(Kind.MINION, ONE, (Controlled(Select(Kind.PLAYER, ONE, (Other(You()),))),))
COUNTERS = Select(Kind.COUNTER, Quantity(1, None))
CARDS = {
    each.name: each
    for each in (
        CardDef("Field", CardType.BASE, breakpoint=20, vps=(4, 2, 1)),
        CardDef("Hill", CardType.BASE, breakpoint=20, vps=(4, 2, 1)),
        CardDef("Ox", CardType.MINION, "Tests", power=3),
        action("Feed", Act(Verb.PUT_COUNTER, to=MINE, amount=Num(2))),
        action("Starve", Act(Verb.REMOVE_COUNTER, source=THEIRS, amount=Num(1))),
        action(
            "Share",
            Act(
                Verb.TRANSFER,
                what=Select(Kind.COUNTER, EVERY),
                source=Select(Kind.MINION, ONE, (Having(COUNTERS),), label=1),
                to=Select(Kind.MINION, ONE, (Other(Ref(1)),)),
            ),
        ),
        action("Lure", Act(Verb.TAKE_CONTROL, what=THEIRS)),
        action(
            "Doom",
            Seq(
                (
                    Act(Verb.CHOOSE, what=Select(Kind.MINION, ONE, label=1)),
                    Delayed(Moment(Side.END), Act(Verb.DESTROY, what=Ref(1))),
                ),
                (Join.SENTENCE,),
            ),
        ),
    )
}


class Table:
    """Ann's Ox with its counters at the Field, Bob's at the Hill; Ann holds one action."""

    def __init__(self, held: str, ann: int = 0, bob: int = 0) -> None:
        self.game = Game(CARDS)
        position = Position(self.game)
        self.ann, self.bob = position.player("Ann"), position.player("Bob")
        field, hill = position.base("Field"), position.base("Hill")
        self.mine, self.theirs = position.card("Ox", self.ann), position.card("Ox", self.bob)
        position.put(self.mine, field, counters=ann)
        position.put(self.theirs, hill, counters=bob)
        self.held = position.card(held, self.ann)
        position.hand(self.ann, [self.held])
        position.unknown_deck(self.ann)
        position.unknown_deck(self.bob)
        self.state: State = position.state()

    def play(self) -> Table:
        self.pick(self.held)
        return self

    def pick(self, thing: int) -> Table:
        decision = self.state.decision
        assert decision is not None
        option = next(each for each in decision.options if each.thing == thing)
        self.state = self.game.apply(self.state, option).state
        return self

    def end_turn(self) -> Table:
        while self.state.active == self.ann:
            assert self.state.decision is not None
            self.state = self.game.apply(self.state, self.state.decision.options[-1]).state
        return self

    def power(self, minion: int) -> int:
        return self.game.power(self.state, minion)


def test_counters_add_to_the_power_of_the_minion_they_are_placed_on() -> None:
    table = Table("Feed").play()

    assert (table.power(table.mine), table.power(table.theirs)) == (5, 3)
    assert [line.amount for line in table.game.ledger(table.state, table.mine).lines] == [3, 2]


def test_a_counter_is_removed_and_the_others_stay() -> None:
    table = Table("Starve", bob=2).play()

    assert table.power(table.theirs) == 4


def test_no_more_counters_are_removed_than_there_are() -> None:
    table = Table("Starve", bob=0).play()

    assert table.power(table.theirs) == 3


def test_transferred_counters_leave_the_one_card_for_the_other() -> None:
    table = Table("Share", ann=2).play()

    assert (table.power(table.mine), table.power(table.theirs)) == (3, 5)


def test_control_changes_hands_and_the_owner_stays() -> None:
    table = Table("Lure").play()

    found = table.state.objects[table.theirs]
    assert found is not None
    assert (found.controller, table.state.cards[table.theirs].owner) == (table.ann, table.bob)
    assert table.game.total(table.state, found.base, table.ann) == 3


def test_what_is_put_off_to_the_end_of_the_turn_happens_then() -> None:
    table = Table("Doom").play()
    table.pick(table.theirs)

    assert table.state.objects[table.theirs] is not None
    table.end_turn()
    assert table.state.objects[table.theirs] is None
    assert table.theirs in table.state.players[table.bob].discard


def test_a_card_that_needs_what_is_not_modelled_is_refused_by_its_system() -> None:
    titan = CardDef("Colossus", CardType.TITAN, "Tests")

    assert missing(titan) == ("titans",)
    with pytest.raises(NotModelledError, match="titans"):
        Game({"Colossus": titan}).compiled("Colossus")


@pytest.mark.parametrize(("asked", "left"), [(1, 3), (3, 1), (4, 0), (0, 4)])
def test_of_any_number_of_counters_the_player_says_how_many(asked: int, left: int) -> None:
    words = "Transfer any number of +1 power counters from one of your minions to another minion."
    shift = card("Shift", "action", words)
    play = table({"Tortuga": [("Ann's Ox", 4), "Bob's Calf"]}, shift, ox(3), ox(2, "Calf"), hand=["Shift"])
    play.play("Shift").choose(str(asked))

    assert (play.power("Ox"), play.power("Calf")) == (3 + left, 2 + asked)


@pytest.mark.parametrize(("taken", "gone"), [(["Calf", "Calf", "Deer"], True), (["Deer"], False), ([], False)])
def test_any_number_of_counters_in_all_is_taken_from_several(taken: list[str], gone: bool) -> None:
    blast = card(
        "Blast",
        "action",
        "Remove any number of +1 power counters from your minions. Destroy a minion with power less than or equal to"
        " the number of removed counters.",
    )
    there = [("Ann's Calf", 2), ("Ann's Deer", 1), "Bob's Elk"]
    cards = (blast, ox(7, "Calf"), ox(8, "Deer"), ox(3, "Elk"))
    play = table({"Tortuga": there}, *cards, hand=["Blast"]).play("Blast")
    for each in taken:
        play.choose(each)
    if len(taken) < 3:
        play.done()

    assert ("Bob's Elk" not in play.at("Tortuga")) is gone
    assert play.power("Calf") == 7 + 2 - taken.count("Calf")
