"""Bases that are played and destroyed; what waits for a new base, or for a card to leave play; points that are lost;
larger hands; what was in play at the start of the turn."""

from __future__ import annotations

from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

QUAKE = card("Quake", "base", "Before this base scores, destroy a random other base (replace it normally).")
SCOUTING = card("Pioneer", "minion", "Play up to two bases from the top of the base deck.")
LEADER = card(
    "Leader",
    "minion",
    "You may play the top base of the base deck, and move this minion and any number of your other minions from here"
    " to there.",
)
SETTLER = card(
    "Settler",
    "minion",
    "Special: After a new base comes into play, you may play this minion on it as an extra minion.",
)
GAMBLER = card("Gambler", "minion", "Talent: Lose 1 VP to draw a card.")
FINE = card("Fine", "action", "Each other player loses 2 VP.")
MOURNER = card("Mourner", "minion", "Ongoing: After another of your minions leaves play, draw a card.")
SLAY = card("Slay", "action", "Destroy a minion.")
RECALL = card("Recall", "action", "Return a minion to its owner's hand.")
SHIFT = card("Shift", "action", "Move a minion to another base.")
SLOW = card(
    "Slow",
    "action",
    "Play on a base. Ongoing: If this card was in play at the start of the turn, your minions here have +1 power.",
)
HOARDER = card("Hoarder", "minion", "Ongoing: Your maximum hand size is increased by 1.")
GROUND = card(
    "Ground",
    "action",
    "Choose a base. Destroy each action on it. Replace it with the top card of the base deck keeping each minion"
    " there.",
)
FLAG = card("Flag", "action", "Play on a base. Ongoing: Your minions here have +1 power.")
CHARM = card("Charm of Oxen", "action", "Play on a minion. Ongoing: This minion has +1 power.")
CARDS = (
    GROUND,
    FLAG,
    CHARM,
    QUAKE,
    SCOUTING,
    LEADER,
    SETTLER,
    GAMBLER,
    FINE,
    MOURNER,
    SLAY,
    RECALL,
    SHIFT,
    SLOW,
    HOARDER,
    ox(2),
)
DECK = ("Jungle Oasis", "Ninja Dojo", "The Mothership")


def board(*held: str, at: tuple[str, ...] = (), **more: object) -> Play:
    there = {"Tortuga": list(at), "Tar Pits": []}
    return table(there, *CARDS, hand=held, **{"base_deck": DECK, **more})  # type: ignore[arg-type]


def test_bases_that_are_played_are_in_play_besides_the_others() -> None:
    play = board("Pioneer").play("Pioneer", on="Tortuga")
    assert play.offered == ["0", "1", "2"]
    play.choose("2")

    assert play.bases() == ["Tortuga", "Tar Pits", "Jungle Oasis", "Ninja Dojo"]
    assert play.cites("base.more")


def test_a_base_that_is_played_can_be_moved_to_at_once() -> None:
    play = board("Leader", at=("Ann's Ox", "Bob's Ox")).play("Leader", on="Tortuga").yes().choose("Ann's Ox")

    assert play.at("Jungle Oasis") == ["Ann's Ox", "Ann's Leader"]
    assert play.at("Tortuga") == ["Bob's Ox"]


def test_a_destroyed_base_is_replaced_and_what_was_there_is_discarded_without_points() -> None:
    strong = [("Ann's Ox", 30)]
    there = {"Quake": strong, "Tar Pits": ["Bob's Ox"]}
    play = table(there, *CARDS, base_deck=DECK).to_the_next_turn()  # type: ignore[arg-type]

    assert "Tar Pits" not in play.bases()
    assert play.where("Bob's Ox") == "Bob's discard"
    assert play.vp("Bob") == 0
    assert len(play.bases()) == 2
    assert play.cites("leave.base")


def test_who_is_kept_stands_on_the_base_that_comes_with_what_is_on_it() -> None:
    there = {"Tortuga": [("Ann's Ox", "Ann's Charm of Oxen"), "Bob's Ox", "Bob's Flag"], "Tar Pits": []}
    play = table(there, *CARDS, hand=["Ground"], base_deck=DECK).play("Ground").choose("Tortuga")

    assert play.bases() == ["Jungle Oasis", "Tar Pits"]
    assert play.at("Jungle Oasis") == ["Ann's Ox", "Ann's Charm of Oxen", "Bob's Ox"]
    assert play.power("Ann's Ox") == 3
    assert play.where("Bob's Flag") == "Bob's discard"
    assert play.cites("leave.base")


def test_a_special_waits_in_the_hand_for_a_new_base_however_it_comes() -> None:
    play = board("Pioneer", "Settler").play("Pioneer", on="Tortuga").choose("1")
    assert (play.kind, play.offered) == ("window", ["Settler", "pass"])
    play.use("Settler")

    assert play.at("Jungle Oasis") == ["Ann's Settler"]


def test_a_point_is_the_price_and_who_has_none_cannot_pay() -> None:
    assert not board(at=("Ann's Gambler",)).can_use("Gambler")

    play = board(at=("Ann's Gambler",), vp={"Ann": 2}).use("Gambler")
    assert (play.vp("Ann"), len(play.hand("Ann"))) == (1, 1)
    assert play.cites("vp.loss")


def test_who_has_fewer_points_loses_those() -> None:
    play = board("Fine", vp={"Ann": 3, "Bob": 1}).play("Fine")

    assert (play.vp("Ann"), play.vp("Bob")) == (3, 0)


def test_leaving_play_is_being_destroyed_or_returned_and_not_being_moved() -> None:
    at = ("Ann's Mourner", "Ann's Ox", "Bob's Ox")
    for action, drawn in (("Slay", 1), ("Recall", 1), ("Shift", 0)):
        play = board(action, at=at).play(action).choose("Ann's Ox")
        assert len(play.happened("draw")) == drawn, action

    assert board("Slay", at=at).play("Slay").choose("Bob's Ox").happened("draw") == []
    assert board("Slay", at=at).play("Slay").choose("Mourner").happened("draw") == []  # another


def test_what_counts_from_the_next_turn_on_does_not_count_in_this_one() -> None:
    play = board("Slow", at=("Ann's Ox",)).play("Slow", on="Tortuga")
    assert play.power("Ox") == 2

    assert play.to_the_next_turn().power("Ox") == 3


def test_one_card_more_may_be_held() -> None:
    hand = ["Ox"] * 11
    kept = board(*hand, at=("Ann's Hoarder",)).end_phase()
    assert len(kept.hand("Ann")) == 13
    while kept.kind == "discard":
        kept.answer(kept.decision.options[0])

    assert len(kept.hand("Ann")) == 11


def test_where_it_was_when_the_turn_began_it_must_have_stayed() -> None:
    rooted = card("Rooted", "minion", "Talent: If this minion was here at the start of the turn, gain 1 VP.")
    placed = card("Placed", "minion", "Talent: If this minion was on a base at the start of the turn, gain 1 VP.")
    shove = card("Shove", "action", "Move a minion to another base. Play an extra action.")
    there = {"Tortuga": ["Ann's Rooted", "Ann's Placed"], "Tar Pits": []}
    play = table(there, rooted, placed, shove, hand=["Shove", "Shove", "Placed"])
    assert play.use("Rooted").vp("Ann") == 1

    play = table(there, rooted, placed, shove, hand=["Shove", "Shove"])
    play.play("Shove").choose("Rooted").play("Shove", extra=True).choose("Placed")
    assert not play.can_use("Rooted")
    assert play.use("Placed").vp("Ann") == 1
