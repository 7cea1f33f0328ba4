"""The Robots at play: many small minions, extra plays, and what happens when they are destroyed."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import board

# -- Nukebot -------------------------------------------------------------------------------------------------------


def test_a_destroyed_nukebot_takes_the_other_players_minions_there_with_it() -> None:
    play = board(
        {
            "The Great Library": ["Ann's Nukebot", "Ann's Zapbot", "Bob's Scout", "Bob's Upgrade"],
            "Jungle Oasis": ["Bob's King Rex"],
        },
        hand={"Bob": ["Ninja Master"]},
        turn="Bob",
    )
    play.play("Ninja Master", on="The Great Library").yes().choose("Nukebot")
    assert play.where("Nukebot") == "Ann's discard"
    assert play.at("The Great Library") == ["Ann's Zapbot", "Bob's Upgrade"]
    assert sorted(play.discard("Bob")) == ["Ninja Master", "Scout"]
    assert play.where("King Rex") == "Jungle Oasis"
    assert play.cites("me-first.mandatory-first")  # nobody is asked: it says no "may"


def test_nukebot_answers_whoever_destroys_it() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Nukebot", "Ann's Warbot", "Bob's Scout", "Cid's Invader"]},
        hand={"Ann": ["Sacrifice"]},
        deck={"Ann": ["Scout"] * 6},
        players=("Ann", "Bob", "Cid"),
    )
    play.play("Sacrifice").choose("Nukebot")
    assert play.at("Jungle Oasis") == ["Ann's Warbot"]
    assert play.hand("Ann") == ["Scout"] * 5


def test_nukebot_that_is_returned_or_scored_is_not_destroyed() -> None:
    play = board({"Jungle Oasis": ["Ann's Nukebot", "Bob's Scout"]}, hand={"Bob": ["Beam Up"]}, turn="Bob")
    play.play("Beam Up").choose("Nukebot")
    assert play.where("Nukebot") == "Ann's hand"
    assert play.at("Jungle Oasis") == ["Bob's Scout"]

    play = board({"Jungle Oasis": ["Ann's Nukebot", "Bob's First Mate", "Bob's King Rex"], "Tortuga": []})
    play.end_phase()  # the base scores: 14 of 12
    play.use("First Mate")
    assert not play.happened("destroy")
    assert play.where("Nukebot") == "Ann's discard"
    assert play.where("First Mate") == "Tortuga"


def test_a_warbot_survives_a_nukebot_and_the_others_do_not() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Nukebot", "Bob's Warbot", "Bob's Scout"]},
        hand={"Bob": ["Ninja Master"]},
        turn="Bob",
    )
    play.play("Ninja Master", on="Jungle Oasis").yes().choose("Nukebot")
    assert play.at("Jungle Oasis") == ["Bob's Warbot"]
    assert "immunity.cannot" in play.prevented("destroy", "Warbot")


def test_nukebot_under_another_player_spares_that_players_minions() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's Nukebot under Ann", "Bob's Scout", "Ann's Invader"]},
        hand={"Ann": ["Ninja Master"]},
    )
    play.play("Ninja Master", on="Jungle Oasis").yes().choose("Nukebot")
    assert play.where("Nukebot") == "Bob's discard"
    assert play.at("Jungle Oasis") == ["Ann's Invader", "Ann's Ninja Master"]


def test_a_minion_that_is_not_affected_by_others_survives_a_nukebot() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Nukebot", ("Bob's Scout", "Bob's Tooth and Claw...and Guns"), "Bob's Invader"]},
        hand={"Ann": ["Ninja Master"]},
    )
    play.play("Ninja Master", on="Jungle Oasis").yes().choose("Nukebot")
    assert play.where("Invader") == "Bob's discard"
    assert play.where("Scout") == "Jungle Oasis"
    assert "immunity.not-affected" in play.prevented("destroy", "Scout")


# -- Warbot --------------------------------------------------------------------------------------------------------


def test_warbot_may_be_chosen_and_is_not_destroyed() -> None:
    play = board({"Jungle Oasis": ["Ann's Warbot", "Bob's Scout"]}, hand={"Bob": ["Ninja Master"]}, turn="Bob")
    play.play("Ninja Master", on="Jungle Oasis").yes()
    assert "Warbot" in play.offered
    play.choose("Warbot")
    assert play.where("Warbot") == "Jungle Oasis"
    assert play.prevented("destroy", "Warbot") >= {"immunity.cannot", "conflict.cannot-beats-can"}


@pytest.mark.parametrize(("action", "ends_up"), [("Beam Up", "Ann's hand"), ("Shanghai", "Tortuga")])
def test_warbot_can_be_returned_and_moved(action: str, ends_up: str) -> None:
    play = board({"Jungle Oasis": ["Ann's Warbot"], "Tortuga": []}, hand={"Bob": [action]}, turn="Bob")
    play.play(action)
    if play.kind == "thing":
        play.choose("Warbot")
    assert play.where("Warbot") == ends_up


def test_warbot_with_poison_has_no_power_and_still_cannot_be_destroyed() -> None:
    play = board(
        {"Jungle Oasis": [("Ann's Warbot", "Bob's Poison"), "Bob's Scout"]},
        hand={"Bob": ["Seeing Stars"]},
        turn="Bob",
    )
    assert play.power("Warbot") == 0
    play.play("Seeing Stars").choose("Warbot")
    assert play.where("Warbot") == "Jungle Oasis"


def test_warbot_goes_to_the_discard_pile_when_its_base_scores() -> None:
    play = board({"Jungle Oasis": ["Ann's Warbot", "Ann's King Rex", "Bob's Zapbot"]})
    play.end_phase()
    assert play.where("Warbot") == "Ann's discard"
    assert not play.happened("destroy")


def test_sacrifice_of_a_warbot_draws_and_does_not_destroy() -> None:
    """Two sentences: what cannot be done does not keep the rest from being done (effect.independent)."""
    play = board({"Jungle Oasis": ["Ann's Warbot"]}, hand={"Ann": ["Sacrifice"]}, deck={"Ann": ["Scout"] * 6})
    play.play("Sacrifice")
    assert play.hand("Ann") == ["Scout"] * 4
    assert play.where("Warbot") == "Jungle Oasis"


# -- Hoverbot ------------------------------------------------------------------------------------------------------


def test_hoverbot_plays_the_minion_it_reveals() -> None:
    play = board(
        {"Jungle Oasis": [], "Tortuga": []},
        hand={"Ann": ["Hoverbot", "Invader"]},
        deck={"Ann": ["King Rex", "Scout"]},
    )
    play.play("Hoverbot", on="Jungle Oasis")
    assert play.happened("reveal")[0].things == (play.uid("King Rex"),)
    assert (play.asked, play.kind) == ("Ann", "may")
    play.yes().choose("Tortuga")
    assert play.where("King Rex") == "Tortuga"
    assert play.deck("Ann") == ["Scout"]
    assert play.kind == "main"
    assert not play.can_play("Invader")  # the minion of the turn was the Hoverbot


def test_hoverbot_must_play_or_put_back_at_once() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Hoverbot"]}, deck={"Ann": ["King Rex", "Scout"]})
    play.play("Hoverbot").no()
    assert play.deck("Ann") == ["King Rex", "Scout"]
    assert play.offered == ["end"]


def test_hoverbot_puts_an_action_back_without_a_question() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Hoverbot"]}, deck={"Ann": ["Beam Up", "Scout"]})
    play.play("Hoverbot")
    assert play.kind == "main"
    assert play.happened("reveal")
    assert play.deck("Ann") == ["Beam Up", "Scout"]


def test_hoverbot_after_hoverbot_after_invader() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Hoverbot"]}, deck={"Ann": ["Hoverbot", "Invader", "Scout"]})
    play.play("Hoverbot").yes()
    assert play.kind == "may"  # the second one has revealed the Invader
    play.yes()
    assert play.at("Jungle Oasis") == ["Ann's Hoverbot", "Ann's Hoverbot", "Ann's Invader"]
    assert play.vp("Ann") == 1  # what it plays is played: the on-play ability resolves
    assert play.deck("Ann") == ["Scout"]


def test_hoverbot_with_an_empty_deck_renews_it_first() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Hoverbot"]}, deck={"Ann": []}, discard={"Ann": ["Scout"]})
    play.play("Hoverbot")
    assert play.cites("deck.reshuffle")
    play.yes()
    assert play.where("Scout") == "Jungle Oasis"
    assert play.discard("Ann") == []


def test_hoverbot_with_neither_deck_nor_discard_pile_does_nothing() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Hoverbot"]}, deck={"Ann": []})
    play.play("Hoverbot")
    assert play.kind == "main"
    assert play.at("Jungle Oasis") == ["Ann's Hoverbot"]


def test_hoverbot_cannot_play_where_minions_cannot_be_played() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's Overrun"], "Tortuga": []},
        hand={"Ann": ["Hoverbot"]},
        deck={"Ann": ["King Rex"]},
    )
    play.play("Hoverbot", on="Tortuga").yes()
    assert play.where("King Rex") == "Tortuga"


# -- Zapbot --------------------------------------------------------------------------------------------------------


def test_zapbots_extra_minion_has_power_2_or_less() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Zapbot", "Zapbot", "Hoverbot", "Enchantress", "War Raptor"]})
    play.play("Zapbot").yes()
    assert not play.can_play("Hoverbot")
    assert play.can_play("Zapbot")
    assert play.can_play("Enchantress")
    assert play.can_play("War Raptor")  # printed 2 outside play


def test_zapbots_extra_minion_can_wait_or_lapse() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Zapbot", "Microbot Guard", "Swashbuckling"]})
    play.play("Zapbot").yes()
    assert play.cites("extra.constrained")
    play.play("Swashbuckling")
    play.play("Microbot Guard", on="Jungle Oasis", extra=True)
    assert play.kind == "main"
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Zapbot", "Microbot Fixer"]})
    play.play("Zapbot").yes().to_the_next_turn()
    assert play.active == "Bob"
    assert "Microbot Fixer" in play.hand("Ann")


def test_zapbots_chain() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Zapbot", "Zapbot", "Zapbot"]})
    play.play("Zapbot").yes().play("Zapbot", extra=True).yes().play("Zapbot", extra=True).no()
    assert play.at("Jungle Oasis") == ["Ann's Zapbot"] * 3
    assert play.offered == ["end"]


def test_an_extra_zapbot_before_the_minion_of_the_turn() -> None:
    """The extra card may come before the free one (extra.before-normal)."""
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Summon", "Zapbot", "King Rex"]})
    play.play("Summon").play("Zapbot", extra=True).no()
    assert play.can_play("King Rex")


def test_in_the_book_of_world_tour_a_constrained_extra_minion_is_played_at_once_or_not_at_all() -> None:
    """WTCS, "Extra": what says how to choose the card cannot wait."""
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Zapbot", "Enchantress", "Swashbuckling"]}, edition="WTCS")
    play.play("Zapbot").yes()
    assert play.kind == "play"
    assert play.offered == ["Enchantress", "done"]
    play.done()
    assert not play.can_play("Enchantress")


# -- Microbot Alpha ------------------------------------------------------------------------------------------------


def test_microbot_alpha_counts_all_your_other_minions() -> None:
    play = board(
        {
            "Jungle Oasis": ["Ann's Microbot Alpha", "Ann's King Rex", "Bob's Microbot Guard"],
            "Tortuga": ["Ann's Microbot Guard"],
        },
        discard={"Ann": ["Microbot Fixer"]},
        hand={"Ann": ["Microbot Archive", "Scout"]},
    )
    assert play.power("Microbot Alpha") == 3
    play.play("Scout", on="Tortuga")
    assert play.power("Microbot Alpha") == 4
    assert play.power("King Rex") == 7


def test_microbot_alphas_power_falls_when_minions_go() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Microbot Alpha", "Ann's Scout", "Ann's Zapbot"]},
        hand={"Bob": ["Beam Up"]},
        turn="Bob",
    )
    assert play.power("Microbot Alpha") == 3
    play.play("Beam Up").choose("Scout")
    assert play.power("Microbot Alpha") == 2


def test_microbot_alpha_with_a_fixer() -> None:
    """Alpha: 1, +1 for the Fixer, +1 for the King, +1 from the Fixer. The King is a Microbot too."""
    play = board({"Jungle Oasis": ["Ann's Microbot Alpha", "Ann's Microbot Fixer", "Ann's King Rex"]})
    assert play.power("Microbot Alpha") == 4
    assert play.power("King Rex") == 8
    assert play.power("Microbot Fixer") == 2
    assert play.total("Jungle Oasis", "Ann") == 14


def test_microbot_alpha_under_another_player_counts_that_players_minions() -> None:
    play = board({"Jungle Oasis": ["Bob's Microbot Alpha under Ann", "Ann's Scout", "Bob's Zapbot", "Bob's Invader"]})
    assert play.power("Microbot Alpha") == 2


# -- Microbot Archive ----------------------------------------------------------------------------------------------


def test_microbot_archive_draws_for_each_microbot_destroyed() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Microbot Archive"], "Tortuga": ["Ann's Microbot Guard", "Ann's Microbot Fixer"]},
        hand={"Bob": ["Cannon"]},
        deck={"Ann": ["Scout", "Invader", "King Rex"]},
        turn="Bob",
    )
    play.play("Cannon").choose("Microbot Guard", "Microbot Fixer")
    if play.kind == "order":
        play.choose("Microbot Archive")
    assert play.hand("Ann") == ["Scout", "Invader"]


def test_microbot_archive_counts_itself() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Microbot Archive", "Bob's Scout"]},
        hand={"Bob": ["Seeing Stars"]},
        deck={"Ann": ["Invader", "King Rex"]},
        turn="Bob",
    )
    play.play("Seeing Stars").choose("Microbot Archive")
    assert play.hand("Ann") == ["Invader"]


def test_microbot_archive_does_not_draw_for_others_or_for_what_is_not_destroyed() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Microbot Archive", "Ann's Zapbot", "Bob's Microbot Guard", "Ann's Microbot Fixer"]},
        hand={"Ann": ["Cannon", "Time Loop", "Beam Up"]},
        deck={"Ann": ["Invader", "King Rex"]},
    )
    play.play("Time Loop").play("Cannon").choose("Zapbot", "Bob's Microbot Guard")
    assert "Invader" not in play.hand("Ann")
    play.play("Beam Up").choose("Microbot Fixer")
    assert "Invader" not in play.hand("Ann")


def test_with_microbot_alpha_every_minion_of_yours_feeds_the_archive() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Microbot Archive", "Ann's Microbot Alpha", "Ann's Scout"]},
        hand={"Bob": ["Seeing Stars"]},
        deck={"Ann": ["Invader", "King Rex"]},
        turn="Bob",
    )
    play.play("Seeing Stars").choose("Scout")
    assert play.hand("Ann") == ["Invader"]


def test_the_archive_and_the_alpha_destroyed_together_with_a_scout_draw_three() -> None:
    """All three were the player's Microbots at the moment in which they were destroyed."""
    play = board(
        {"Jungle Oasis": ["Ann's Microbot Archive", "Ann's Microbot Alpha", "Ann's Scout", "Bob's Nukebot"]},
        hand={"Bob": ["Sacrifice"]},
        deck={"Ann": ["Invader", "King Rex", "Zapbot", "Hoverbot"], "Bob": ["Scout"] * 6},
        turn="Bob",
    )
    play.play("Sacrifice")
    while play.kind == "order":
        play.choose("Microbot Archive")
    assert play.at("Jungle Oasis") == []
    assert play.hand("Ann") == ["Invader", "King Rex", "Zapbot"]


def test_the_archive_of_two_minions_played_in_reply_is_not_there_in_time() -> None:
    """The Archive arrives after the destruction: it answers nothing (trigger.in-play-at-event-and-end)."""
    play = board(
        {"Jungle Oasis": ["Ann's Microbot Guard", "Ann's Scout"]},
        hand={"Ann": ["Microbot Archive", "Seeing Stars"]},
        deck={"Ann": ["Invader"]},
    )
    play.play("Seeing Stars").choose("Microbot Guard").play("Microbot Archive")
    assert play.hand("Ann") == []


# -- Microbot Fixer ------------------------------------------------------------------------------------------------


def test_two_fixers_make_each_microbot_two_stronger() -> None:
    play = board(
        {
            "Jungle Oasis": ["Ann's Microbot Fixer", "Ann's Microbot Guard", "Ann's Zapbot", "Bob's Microbot Guard"],
            "Tortuga": ["Ann's Microbot Fixer", "Ann's Microbot Archive"],
        }
    )
    assert play.power("Microbot Fixer at Jungle Oasis") == 3
    assert play.power("Microbot Fixer at Tortuga") == 3
    assert play.power("Ann's Microbot Guard") == 3
    assert play.power("Microbot Archive") == 3
    assert play.power("Zapbot") == 2
    assert play.power("Bob's Microbot Guard") == 1


def test_a_fixer_played_first_lets_any_minion_follow() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Microbot Fixer", "King Rex"]})
    play.play("Microbot Fixer")
    assert (play.asked, play.kind) == ("Ann", "may")
    play.yes().play("King Rex", extra=True)
    assert play.at("Jungle Oasis") == ["Ann's Microbot Fixer", "Ann's King Rex"]


def test_a_fixer_played_second_grants_nothing() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Microbot Fixer", "Microbot Fixer", "King Rex"]})
    play.play("Microbot Fixer").yes().play("Microbot Fixer", extra=True)
    assert play.kind == "main"
    assert play.offered == ["end"]
    assert play.power("Microbot Fixer #1") == play.power("Microbot Fixer #2") == 3


def test_a_minion_of_another_player_does_not_make_the_fixer_second() -> None:
    """ "You played": the other player's minion of the same turn was not played by you."""
    play = board(
        {"Jungle Oasis": ["Ann's King Rex", "Ann's Invader"], "Tortuga": []},
        hand={"Bob": ["Shinobi"], "Ann": ["Microbot Fixer", "King Rex"]},
    )
    play.to_the_next_turn().to_the_next_turn()
    play.play("Microbot Fixer", on="Tortuga")
    assert play.kind == "may"


# -- Microbot Guard ------------------------------------------------------------------------------------------------


def test_microbot_guard_reaches_minions_below_the_number_of_your_minions_there() -> None:
    play = board(
        {
            "Jungle Oasis": ["Ann's Scout", "Ann's Zapbot", "Bob's Enchantress", "Bob's Invader"],
            "Tortuga": ["Bob's Neophyte"],
        },
        hand={"Ann": ["Microbot Guard"]},
    )
    play.play("Microbot Guard", on="Jungle Oasis")
    assert sorted(play.offered) == ["Enchantress", "Microbot Guard", "Zapbot"]  # power under 3, here
    play.choose("Enchantress")
    assert play.where("Enchantress") == "Bob's discard"


def test_microbot_guard_alone_finds_nothing() -> None:
    play = board({"Jungle Oasis": ["Bob's Microbot Archive"]}, hand={"Ann": ["Microbot Guard"]})
    play.play("Microbot Guard")
    assert play.at("Jungle Oasis") == ["Bob's Microbot Archive", "Ann's Microbot Guard"]
    assert play.cites("effect.as-much-as-possible")


def test_microbot_guard_has_to_destroy_itself_if_nothing_else_is_weak_enough() -> None:
    """No "may": an ability is followed even to one's harm (effect.must-follow)."""
    play = board({"Jungle Oasis": ["Ann's King Rex", "Bob's Scout"]}, hand={"Ann": ["Microbot Guard"]})
    play.play("Microbot Guard")
    assert play.where("Microbot Guard") == "Ann's discard"


def test_a_fixer_makes_the_guard_too_strong_for_itself() -> None:
    play = board({"Jungle Oasis": ["Ann's Microbot Fixer", "Bob's War Raptor"]}, hand={"Ann": ["Microbot Guard"]})
    play.play("Microbot Guard")
    assert play.at("Jungle Oasis") == ["Ann's Microbot Fixer", "Bob's War Raptor", "Ann's Microbot Guard"]


# -- Microbot Reclaimer --------------------------------------------------------------------------------------------


def test_microbot_reclaimer_shuffles_microbots_back() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Microbot Alpha"]},
        hand={"Ann": ["Microbot Reclaimer", "King Rex"]},
        discard={"Ann": ["Microbot Guard", "Zapbot", "Microbot Fixer"], "Bob": ["Microbot Archive"]},
        deck={"Ann": ["Scout", "Invader"]},
    )
    play.play("Microbot Reclaimer").yes()
    # a Zapbot in the discard pile is no Microbot, whatever the Alpha says of minions in play
    assert play.offered == ["Microbot Guard", "Microbot Fixer", "done"]
    play.choose("Microbot Guard", "Microbot Fixer")
    assert sorted(play.deck("Ann")) == ["Invader", "Microbot Fixer", "Microbot Guard", "Scout"]
    assert play.discard("Ann") == ["Zapbot"]
    assert play.can_play("King Rex")


def test_microbot_reclaimer_may_shuffle_none() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Microbot Reclaimer"]},
        discard={"Ann": ["Microbot Guard"]},
        deck={"Ann": ["Scout"]},
    )
    play.play("Microbot Reclaimer").no().done()
    assert play.discard("Ann") == ["Microbot Guard"]
    assert play.deck("Ann") == ["Scout"]


def test_microbot_reclaimer_played_second_still_shuffles() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Zapbot", "Microbot Reclaimer", "King Rex"]},
        discard={"Ann": ["Microbot Guard"]},
        deck={"Ann": []},
    )
    play.play("Zapbot").yes().play("Microbot Reclaimer", extra=True)
    assert play.kind == "thing"  # no extra minion is offered
    play.choose("Microbot Guard")
    assert play.deck("Ann") == ["Microbot Guard"]
    assert not play.can_play("King Rex")


# -- Tech Center ---------------------------------------------------------------------------------------------------


def test_tech_center_draws_for_your_minions_at_the_chosen_base() -> None:
    play = board(
        {
            "Jungle Oasis": ["Ann's Scout", "Bob's Invader under Ann", "Bob's Zapbot", "Ann's Overrun"],
            "Tortuga": ["Ann's King Rex"],
        },
        hand={"Ann": ["Tech Center"]},
        deck={"Ann": ["Zapbot"] * 5},
    )
    play.play("Tech Center")
    assert set(play.offered) == {"Jungle Oasis", "Tortuga"}
    play.choose("Jungle Oasis")
    assert play.hand("Ann") == ["Zapbot"] * 2
    assert play.where("Tech Center") == "Ann's discard"


def test_tech_center_at_a_base_without_your_minions_draws_nothing() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's Scout"], "Tortuga": ["Ann's Scout"]},
        hand={"Ann": ["Tech Center"]},
        deck={"Ann": ["Zapbot"] * 5},
    )
    play.play("Tech Center").choose("Jungle Oasis")
    assert play.hand("Ann") == []
    assert play.where("Tech Center") == "Ann's discard"


# -- their bases ---------------------------------------------------------------------------------------------------


def test_the_central_brain_strengthens_everybodys_minions_there() -> None:
    play = board({"The Central Brain": ["Ann's Scout", "Bob's Zapbot"], "Tortuga": ["Ann's Invader"]})
    assert (play.power("Scout"), play.power("Zapbot"), play.power("Invader")) == (4, 3, 3)


def test_factory_pays_its_winner_one_vp_for_every_five_power() -> None:
    play = board(
        {"Factory 436-1337": ["Ann's King Rex", "Ann's Nukebot", "Ann's Warbot", "Bob's King Rex", "Bob's Scout"]}
    )
    play.end_phase()
    # Ann 16, Bob 10: 2 for the winner and 16 // 5 = 3 more; 2 for the runner-up and nothing more
    assert (play.vp("Ann"), play.vp("Bob")) == (5, 2)


# -- numbers that can be shown -------------------------------------------------------------------------------------


def test_the_ledger_of_a_microbot_names_every_card_that_strengthens_it() -> None:
    play = board({"The Central Brain": [("Ann's Microbot Alpha", 1), "Ann's Microbot Fixer", "Ann's Scout"]})
    ledger = play.game.ledger(play.state, play.uid("Microbot Alpha"))
    assert ledger.total == 6
    by_card = {play.name(line.cause.card) if line.cause else line.rule: line.amount for line in ledger.lines}
    assert by_card == {
        "power.printed": 1,
        "counter.power": 1,
        "Microbot Alpha": 2,
        "Microbot Fixer": 1,
        "The Central Brain": 1,
    }


def test_the_ledger_of_a_poisoned_minion_ends_at_zero() -> None:
    play = board({"Jungle Oasis": [("Ann's Zapbot", "Bob's Poison")]})
    ledger = play.game.ledger(play.state, play.uid("Zapbot"))
    assert (ledger.total, ledger.lines[-1].amount, ledger.lines[-1].rule) == (0, 2, "power.floor")


def test_a_jammed_brain_strengthens_nobody() -> None:
    play = board({"The Central Brain": ["Ann's Scout", "Bob's Jammed Signal"]})
    assert play.power("Scout") == 3


def test_microbot_alpha_taken_away_makes_its_fellows_ordinary_again() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Microbot Alpha", "Ann's Microbot Fixer", "Ann's Scout"]},
        hand={"Bob": ["Beam Up"]},
        turn="Bob",
    )
    assert play.power("Scout") == 4
    play.play("Beam Up").choose("Microbot Alpha")
    assert play.power("Scout") == 3
    assert play.power("Microbot Fixer") == 2
