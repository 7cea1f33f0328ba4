"""On a base nobody is "you": others are other than whom the deed names. And the first of either of two things."""

from __future__ import annotations

from tests.rulebook.own_cards import card, ox, table

HERD = (ox(2, "Calf"), ox(3, "Deer"), ox(4, "Elk"))
BOLT = card("Bolt", "action", "Destroy a minion.")
LURE = card("Lure", "action", "Move a minion to another base.")
FORT = card("Fort", "base", "Minions here cannot be destroyed by other players' cards.")
FAIR = card("Fair", "base", "After a minion is played here, each other player draws a card.")
PYRE = card("Pyre", "base", "After a player destroys another player's minion here, that minion's owner gains 1 VP.")
HERDS = card("Herds", "base", "Each minion here has +1 power for each other player's minion here.")
TALLY = card(
    "Tally",
    "base",
    "At the end of each turn, each player who destroyed another player's minion this turn gains 1 VP.",
)
GATE = card("Gate", "base", "After the first time each turn you play or move a minion here, gain 1 VP.")


def test_what_only_others_cannot_destroy() -> None:
    bases = {"Fort": ["Ann's Calf", "Bob's Elk"], "Tortuga": []}
    play = table(bases, FORT, BOLT, *HERD, hand=["Bolt"]).play("Bolt")
    play.choose("Elk")
    assert play.at("Fort") == ["Ann's Calf", "Bob's Elk"]
    play = table(bases, FORT, BOLT, *HERD, hand=["Bolt"]).play("Bolt")
    play.choose("Calf")
    assert play.at("Fort") == ["Bob's Elk"]


def test_others_than_who_played_it_draw() -> None:
    play = table({"Fair": [], "Tortuga": []}, FAIR, *HERD, hand=["Calf"]).play("Calf", on="Fair")
    assert (len(play.hand("Ann")), len(play.hand("Bob"))) == (0, 1)


def test_another_players_is_not_that_players() -> None:
    for destroyed, points in (("Calf", 0), ("Elk", 1)):
        play = table({"Pyre": ["Ann's Calf", "Bob's Elk"]}, PYRE, BOLT, *HERD, hand=["Bolt"]).play("Bolt")
        play.choose(destroyed)
        assert (play.vp("Ann"), play.vp("Bob")) == (0, points)


def test_who_has_destroyed_another_players() -> None:
    for destroyed, points in (("Calf", 0), ("Elk", 1)):
        bases = {"Tally": [], "Tortuga": ["Ann's Calf", "Bob's Elk"]}
        play = table(bases, TALLY, BOLT, *HERD, hand=["Bolt"]).play("Bolt")
        play.choose(destroyed).to_the_next_turn()
        assert (play.vp("Ann"), play.vp("Bob")) == (points, 0)


def test_each_is_told_apart_from_its_own_controller() -> None:
    play = table({"Herds": ["Ann's Calf", "Ann's Deer", "Bob's Elk"]}, HERDS, *HERD)
    assert [play.power(each) for each in ("Calf", "Deer", "Elk")] == [3, 4, 6]


def test_the_first_of_either() -> None:
    bases = {"Gate": [], "Tortuga": ["Ann's Deer"]}
    play = table(bases, GATE, LURE, *HERD, hand=["Calf", "Lure"]).play("Calf", on="Gate")
    assert play.vp("Ann") == 1
    play.play("Lure").choose("Deer")
    assert sorted(play.at("Gate")) == ["Ann's Calf", "Ann's Deer"]
    assert play.vp("Ann") == 1


def test_what_another_players_action_does() -> None:
    words = "After a minion here is affected by another player's action, that minion's controller gains 1 VP."
    base, hex_ = card("Shrine", "base", words), card("Hex", "action", "Place a +1 power counter on a minion.")
    for hit, points in (("Calf", 0), ("Elk", 1)):
        play = table({"Shrine": ["Ann's Calf", "Bob's Elk"]}, base, hex_, *HERD, hand=["Hex"]).play("Hex")
        play.choose(hit)
        assert (play.vp("Ann"), play.vp("Bob")) == (0, points)


def test_what_another_players_action_destroys() -> None:
    words = "After another player's action destroys a minion here, that minion's owner gains 1 VP."
    base = card("Tomb", "base", words)
    for hit, points in (("Calf", 0), ("Elk", 1)):
        play = table({"Tomb": ["Ann's Calf", "Bob's Elk"]}, base, BOLT, *HERD, hand=["Bolt"]).play("Bolt")
        play.choose(hit)
        assert (play.vp("Ann"), play.vp("Bob")) == (0, points)
