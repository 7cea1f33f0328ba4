"""Fusions as the rules tell of them, on one made up for it: two types out of play, one in play."""

from __future__ import annotations

from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, game, table

from smashrules.effects.abilities import Ability, CardText, Instruction, Label
from smashrules.effects.actions import Act
from smashrules.effects.amounts import Num
from smashrules.effects.card import CardDef, CardType
from smashrules.effects.verbs import Verb
from smashrules.engine import Seat

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


def ways(play: Play, name: str = "Sprite") -> set[str]:
    """As what a fusion can be played now."""
    return {each.played_as for each in play.decision.options if each.kind == "play" and play.name(each.thing) == name}


def test_out_of_play_it_is_found_as_either_type() -> None:
    minion = card("Seek Minion", "action", "Search your deck for a minion and place it into your hand.")
    action = card("Seek Action", "action", "Search your deck for an action and place it into your hand.")
    for each in (minion, action):
        play = table({"Tortuga": []}, SPRITE, each, hand=[each.name], deck={"Ann": ["Sprite"] * 3})
        play.play(each.name)
        if play.kind == "thing":
            play.answer(play.decision.options[0])
        assert play.hand("Ann") == ["Sprite"]


def test_it_triggers_what_waits_for_the_type_as_which_it_is_played() -> None:
    nanny = card("Nanny", "minion", "Ongoing: After you play another minion, gain 3 VP.")
    clerk = card("Clerk", "minion", "Ongoing: After you play an action, gain 5 VP.")
    bases = {"Tortuga": ["Ann's Nanny", "Ann's Clerk"]}
    for kind, points in (("minion", 1 + 3), ("action", 5)):
        play = table(bases, SPRITE, nanny, clerk, hand=["Sprite"])
        play.answer(next(each for each in play.decision.options if each.played_as == kind))
        assert play.vp("Ann") == points


def test_as_an_extra_card_it_is_played_as_the_type_allowed_and_within_its_limit() -> None:
    wide = card("Wide", "action", "Play an extra minion of power 2 or less.")
    narrow = card("Narrow", "action", "Play an extra minion of power 1 or less.")
    used = table({"Tortuga": []}, SPRITE, wide, hand=["Wide", "Invader", "Sprite"]).play("Invader").play("Wide")
    assert ways(used) == {"minion"}
    used = table({"Tortuga": []}, SPRITE, narrow, hand=["Narrow", "Invader", "Sprite"]).play("Invader").play("Narrow")
    assert ways(used) == set()


def test_from_the_discard_pile_it_is_played_as_the_type_that_may_be_played_from_there() -> None:
    dig = card("Dig", "action", "Play a minion from your discard pile as an extra minion.")
    play = table({"Tortuga": []}, SPRITE, dig, hand=["Dig"], discard={"Ann": ["Sprite"]}).play("Dig")
    while play.kind != "main":
        play.answer(play.decision.options[0])

    assert play.at("Tortuga") == ["Ann's Sprite"]
    assert (play.vp("Ann"), play.hand("Ann")) == (1, [])


def test_on_a_base_it_is_a_minion_and_no_action() -> None:
    sweep = card("Sweep", "action", "Destroy an action.")
    zap = card("Zap", "action", "Destroy a minion.")
    play = table({"Tortuga": ["Ann's Sprite"]}, SPRITE, sweep, hand=["Sweep"]).play("Sweep")
    assert play.at("Tortuga") == ["Ann's Sprite"]
    assert play.total("Tortuga", "Ann") == 2
    play = table({"Tortuga": ["Ann's Sprite"]}, SPRITE, zap, hand=["Zap"]).play("Zap")
    assert play.at("Tortuga") == []


def test_a_fusion_in_the_opening_hand_is_a_minion_there() -> None:
    chore = card("Chore", "action", "Draw a card.")
    made = game(SPRITE, chore)
    seats = [Seat("Ann", ("Sprite",) * 40), Seat("Bob", ("Chore",) * 40)]
    step = made.new(seats, ["Tortuga", "Tar Pits", "Jungle Oasis"], seed=1)

    assert step.state.decision is not None
    assert (step.state.decision.kind, step.state.players[step.state.decision.player].name) == ("mulligan", "Bob")
