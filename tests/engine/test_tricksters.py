"""The Tricksters at play: their minions and their bases."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board

# -- Leprechaun ----------------------------------------------------------------------------------------------------


def test_leprechaun_destroys_a_weaker_minion_after_its_ability() -> None:
    play = board({"Jungle Oasis": ["Ann's Leprechaun"]}, hand={"Bob": ["Invader"]}, turn="Bob")
    play.play("Invader", on="Jungle Oasis")
    assert play.vp("Bob") == 1  # its own ability came first
    assert play.where("Invader") == "Bob's discard"
    assert play.kind == "main"


def test_leprechaun_waits_for_the_first_minion_that_is_weaker() -> None:
    """A bigger one does not use up the turn."""
    play = board(
        {"The Great Library": ["Ann's Leprechaun"]},
        hand={"Bob": ["King Rex", "Summon", "Time Loop", "Summon", "Zapbot", "Scout"]},
        turn="Bob",
    )
    play.play("King Rex")
    assert play.where("King Rex") == "The Great Library"
    play.play("Time Loop").play("Summon").play("Summon").play("Zapbot", extra=True).no()
    assert play.where("Zapbot") == "Bob's discard"
    play.play("Scout", extra=True)
    assert play.where("Scout") == "The Great Library"  # the second of the turn


def test_leprechaun_is_back_at_work_in_the_next_turn() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Leprechaun"]},
        hand={"Bob": ["Scout"], "Cid": ["Invader"]},
        players=("Ann", "Bob", "Cid"),
        turn="Bob",
    )
    play.play("Scout").to_the_next_turn()
    assert play.active == "Cid"
    play.play("Invader")
    assert play.at("Jungle Oasis") == ["Ann's Leprechaun"]


def test_leprechaun_compares_the_power_that_the_minion_has_here() -> None:
    """Five War Raptors have 7 each at one base, whatever is printed."""
    play = board(
        {"The Great Library": ["Ann's Leprechaun", *["Bob's War Raptor"] * 4]},
        hand={"Bob": ["War Raptor"]},
        turn="Bob",
    )
    play.play("War Raptor")
    assert play.where("War Raptor #5") == "The Great Library"
    assert play.power("War Raptor #5") == 7


def test_leprechaun_leaves_equal_power_alone() -> None:
    play = board({"Jungle Oasis": ["Ann's Leprechaun"]}, hand={"Bob": ["Nukebot"]}, turn="Bob")
    play.play("Nukebot")
    assert play.where("Nukebot") == "Jungle Oasis"


def test_leprechaun_that_the_minion_removes_cannot_answer() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's Leprechaun", "Ann's Upgrade")]}, hand={"Bob": ["Supreme Overlord"]}, turn="Bob"
    )
    play.play("Supreme Overlord").yes().choose("Leprechaun")
    assert play.where("Leprechaun") == "Ann's hand"
    assert play.where("Supreme Overlord") == "Jungle Oasis"


def test_leprechaun_spares_its_own_side_other_bases_and_minions_that_only_move_in() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Leprechaun"], "Tortuga": ["Bob's Scout"]},
        hand={"Ann": ["Zapbot"], "Bob": ["Invader", "Way of Deception"]},
    )
    play.play("Zapbot", on="Jungle Oasis").no()
    assert play.where("Zapbot") == "Jungle Oasis"
    play.to_the_next_turn()
    play.play("Invader", on="Tortuga").play("Way of Deception").choose("Scout")
    if play.kind == "thing":
        play.choose("Jungle Oasis")
    assert play.where("Invader") == "Tortuga"
    assert play.where("Scout") == "Jungle Oasis"


def test_leprechaun_against_a_warbot() -> None:
    play = board({"Jungle Oasis": ["Ann's Leprechaun"]}, hand={"Bob": ["Warbot"]}, turn="Bob")
    play.play("Warbot")
    assert play.where("Warbot") == "Jungle Oasis"
    assert "immunity.cannot" in play.prevented("destroy", "Warbot")


def test_leprechaun_strikes_once_in_a_turn_whoever_plays() -> None:
    """Cid's Shinobi, played before the base scores in Bob's turn, is the second minion of that turn."""
    play = board(
        {"Jungle Oasis": ["Ann's Leprechaun", "Bob's King Rex"], "Tortuga": []},
        hand={"Bob": ["Scout"], "Cid": ["Shinobi"]},
        players=("Ann", "Bob", "Cid"),
        turn="Bob",
    )
    play.play("Scout", on="Jungle Oasis")
    assert play.where("Scout") == "Bob's discard"
    play.end_phase().play("Shinobi")
    assert not play.happened("destroy", "Shinobi")


# -- Brownie -------------------------------------------------------------------------------------------------------


def test_brownie_draws_once_a_turn_when_another_player_plays_a_minion_elsewhere() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Brownie"], "Tortuga": []},
        hand={"Bob": ["Zapbot", "Zapbot"]},
        deck={"Ann": ["Scout", "Invader", "King Rex"]},
        turn="Bob",
    )
    play.play("Zapbot", on="Tortuga")
    assert play.hand("Ann") == []  # first the Zapbot's own ability
    play.yes()
    assert play.hand("Ann") == ["Scout"]
    play.play("Zapbot", on="Tortuga").no()
    assert play.hand("Ann") == ["Scout"]


def test_brownie_does_not_answer_its_own_base_or_its_own_player() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Brownie"], "Tortuga": []},
        hand={"Ann": ["Scout"], "Bob": ["Scout"]},
        deck={"Ann": ["Invader", "King Rex", "Zapbot"], "Bob": ["Zapbot"] * 3},
    )
    play.play("Scout", on="Tortuga")
    assert play.hand("Ann") == []
    play.to_the_next_turn()
    drawn = play.hand("Ann")
    play.play("Bob's Scout", on="Jungle Oasis")
    assert play.hand("Ann") == drawn


def test_brownies_at_two_bases_answer_the_base_where_they_are_not() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Brownie"], "Tortuga": ["Ann's Brownie"], "The Great Library": []},
        hand={"Bob": ["Zapbot", "Zapbot"]},
        deck={"Ann": ["Scout", "Invader", "King Rex"]},
        turn="Bob",
    )
    play.play("Zapbot", on="Tortuga").yes()
    assert play.hand("Ann") == ["Scout"]
    play.play("Zapbot", on="Jungle Oasis").no()
    assert play.hand("Ann") == ["Scout", "Invader"]


# -- Gnome ---------------------------------------------------------------------------------------------------------


def test_gnome_with_one_companion_reaches_no_minion_of_power_2() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Gnome", "Ann's Nukebot", "Bob's Zapbot", "Bob's Invader"]},
    )
    play.end_phase()
    while play.kind == "window":
        play.use("Gnome")
    # two minions of hers there: only power below 2 would do, and there is none
    assert not play.happened("destroy")
    assert (play.vp("Ann"), play.vp("Bob")) == (2, 0)


def test_gnome_counts_all_minions_of_its_player_there_itself_included() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Gnome", "Ann's Scout", "Ann's Enchantress", "Bob's Zapbot", "Bob's Invader"]},
    )
    play.end_phase()
    assert play.offered == ["Gnome", "pass"]
    play.use("Gnome")
    assert sorted(play.offered) == ["Enchantress", "Zapbot"]  # power under 3
    play.choose("Zapbot")
    assert play.where("Zapbot") == "Bob's discard"


def test_gnomes_cannot_stop_a_base_that_scores() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Gnome", "Ann's Gnome", "Ann's Gnome", "Bob's Zapbot", "Bob's Microbot Guard"]},
    )
    play.end_phase()
    play.use("Gnome #1").choose("Zapbot").use("Gnome #2")  # the Guard is the only one left under 3
    while play.kind == "window":
        play.pass_()
    assert [each.what for each in play.happened("destroy")] == [play.uid("Zapbot"), play.uid("Microbot Guard")]
    assert (play.vp("Ann"), play.vp("Bob")) == (2, 0)  # 9 power of 12: it scores all the same
    assert play.cites("score.cannot-stop")


def test_gnome_of_the_other_player_is_used_on_your_turn_and_only_at_its_base() -> None:
    play = board(
        {
            "Jungle Oasis": ["Ann's King Rex", "Ann's Microbot Guard", "Bob's Gnome", "Bob's Zapbot"],
            "Tortuga": ["Bob's Gnome", "Bob's Scout"],
        },
    )
    play.end_phase()
    assert play.asked == "Bob"
    assert len([each for each in play.decision.options if each.kind == "use"]) == 1
    play.use("Gnome at Jungle Oasis")
    assert play.where("Microbot Guard") == "Ann's discard"  # the only minion of power under 2


# -- Gremlin -------------------------------------------------------------------------------------------------------


def test_a_destroyed_gremlin_draws_and_robs_every_other_hand() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Gremlin"]},
        hand={"Ann": ["Scout"], "Bob": ["Seeing Stars", "Zapbot", "Hoverbot"], "Cid": ["Invader"]},
        deck={"Ann": ["King Rex", "Warbot"]},
        players=("Ann", "Bob", "Cid"),
        turn="Bob",
    )
    play.play("Seeing Stars")
    assert play.kind == "main"  # at random: nobody chooses
    assert play.hand("Ann") == ["Scout", "King Rex"]
    assert len(play.hand("Bob")) == 1
    assert play.hand("Cid") == []
    assert play.discard("Cid") == ["Invader"]


def test_a_gremlin_on_a_scored_base_draws_and_robs_nobody() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Gremlin", "Ann's King Rex", "Bob's Zapbot", "Bob's Zapbot"]},
        hand={"Bob": ["Scout"]},
        deck={"Ann": ["Invader", "Warbot", "Hoverbot", "King Rex"]},
    )
    play.end_phase()
    # one card for the Gremlin, two in the Draw 2 Cards phase
    assert play.hand("Ann") == ["Invader", "Warbot", "Hoverbot"]
    assert play.hand("Bob") == ["Scout"]


def test_a_returned_gremlin_does_nothing() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Gremlin"]},
        hand={"Bob": ["Beam Up", "Scout"]},
        deck={"Ann": ["King Rex"]},
        turn="Bob",
    )
    play.play("Beam Up")
    assert play.hand("Ann") == ["Gremlin"]
    assert play.hand("Bob") == ["Scout"]


def test_a_gremlin_discarded_from_the_hand_does_nothing() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Gremlin"], "Bob": ["Probe", "Scout"]},
        deck={"Ann": ["King Rex"]},
        turn="Bob",
    )
    play.play("Probe")
    assert play.where("Gremlin") == "Ann's discard"
    assert play.hand("Ann") == []
    assert play.hand("Bob") == ["Scout"]


def test_a_gremlin_that_sinks_in_the_tar_pits_never_reaches_the_discard_pile() -> None:
    play = board(
        {"Tar Pits": ["Ann's Gremlin"]},
        hand={"Bob": ["Seeing Stars", "Scout"]},
        deck={"Ann": ["King Rex"]},
        turn="Bob",
    )
    play.play("Seeing Stars")
    assert play.deck("Ann") == ["King Rex", "Gremlin"]
    assert play.hand("Ann") == []
    assert play.hand("Bob") == ["Scout"]


def test_a_gremlin_acts_for_whoever_controlled_it() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's Gremlin under Ann"]},
        hand={"Ann": ["Seeing Stars"], "Bob": ["Scout"]},
        deck={"Ann": ["King Rex", "Warbot"], "Bob": ["Zapbot"]},
    )
    play.play("Seeing Stars")
    assert play.where("Gremlin") == "Bob's discard"
    assert play.hand("Ann") == ["King Rex"]
    assert play.hand("Bob") == []


# -- their bases ---------------------------------------------------------------------------------------------------


def test_cave_of_shinies_pays_the_owner_of_a_destroyed_minion_once_a_turn() -> None:
    play = board(
        {"Cave of Shinies": ["Bob's Scout under Ann", "Bob's Zapbot", "Ann's Warbot"]},
        hand={"Ann": ["Seeing Stars", "Time Loop", "Cannon"]},
    )
    play.play("Time Loop").play("Seeing Stars").choose("Scout")
    assert (play.vp("Ann"), play.vp("Bob")) == (0, 1)
    play.play("Cannon")
    while play.kind == "thing":
        play.choose("Zapbot" if "Zapbot" in play.offered else "done")
    assert play.where("Zapbot") == "Bob's discard"
    assert play.vp("Bob") == 1


def test_cave_of_shinies_pays_nothing_for_a_warbot() -> None:
    play = board({"Cave of Shinies": ["Bob's Warbot"]}, hand={"Ann": ["Ninja Master"]})
    play.play("Ninja Master").yes().choose("Warbot")
    assert (play.vp("Ann"), play.vp("Bob")) == (0, 0)


@pytest.mark.parametrize(("cards", "asked"), [(3, "window"), (2, "main")])
def test_mushroom_kingdom_is_for_the_player_with_the_fullest_hand(cards: int, asked: str) -> None:
    play = board(
        {"Mushroom Kingdom": ["Bob's Scout"], "Tortuga": ["Bob's Zapbot"]},
        hand={"Ann": ["Gnome"] * cards, "Bob": ["Scout"] * 2},
        phase="start",
    )
    assert (play.asked, play.kind) == ("Ann", asked)
    if asked == "window":
        play.use("Mushroom Kingdom")
        play.option(1)  # from another base here: nothing but the Zapbot
        assert play.where("Zapbot") == "Mushroom Kingdom"
