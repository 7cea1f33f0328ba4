"""The actions of the Tricksters at play: traps for other players' minions, prohibitions, cards lost from hands."""

from __future__ import annotations

from tests.engine.table_talk import Play, board

from smashrules.engine import Place

# -- Block the Path ------------------------------------------------------------------------------------------------


def _blocked_for_robots() -> Play:
    play = board(
        {"Jungle Oasis": [], "Tortuga": ["Bob's Hoverbot"]},
        hand={"Ann": ["Block the Path"], "Bob": ["Zapbot", "Cut Lass", "Dinghy"]},
        deck={"Ann": ["Gnome"] * 3, "Bob": ["Cut Lass", "Zapbot", "Hoverbot"]},
    )
    play.play("Block the Path", on="Jungle Oasis")
    assert play.asked == "Ann"
    assert set(play.offered) == {"Pirates", "Robots"}  # what Bob owns
    return play.choose("Robots")


def test_block_the_path_keeps_minions_of_the_named_faction_out() -> None:
    play = _blocked_for_robots()
    play.to_the_next_turn()
    assert play.places("Zapbot #1") == {"Tortuga"}


def test_block_the_path_leaves_the_other_faction_and_moving_alone() -> None:
    play = _blocked_for_robots()
    play.to_the_next_turn()
    play.play("Cut Lass #1", on="Jungle Oasis")
    play.play("Dinghy").choose("Hoverbot #1").done()
    assert play.where("Hoverbot #1") == "Jungle Oasis"  # moving is not playing


def test_block_the_path_says_which_words_forbid_the_play() -> None:
    play = _blocked_for_robots()
    play.to_the_next_turn()
    reasons = play.game.why_not(play.state, 1, play.uid("Zapbot #1"), Place(play.uid("Jungle Oasis")))
    assert [each.rule for each in reasons] == ["conflict.cannot-beats-can"]
    assert reasons[0].cause is not None
    assert reasons[0].cause.card == play.uid("Block the Path")


def test_block_the_path_binds_its_own_player_too() -> None:
    """Minions of the faction cannot be played there, whoever would play them."""
    play = board(
        {"Jungle Oasis": [], "Tortuga": []},
        hand={"Ann": ["Block the Path", "Zapbot"]},
        deck={"Ann": ["Gnome"], "Bob": ["Hoverbot", "Zapbot"]},
    )
    play.play("Block the Path", on="Jungle Oasis")
    if play.kind == "thing":
        play.choose("Robots")
    play.play("Ann's Zapbot")
    assert play.where("Ann's Zapbot") == "Tortuga"


def test_block_the_path_names_one_faction_for_each_other_player() -> None:
    play = board(
        {"Jungle Oasis": [], "Tortuga": []},
        hand={"Ann": ["Block the Path"], "Bob": ["Zapbot", "Scout"], "Cid": ["Cut Lass", "Shinobi"]},
        deck={"Ann": ["Gnome"], "Bob": ["Zapbot", "Scout"], "Cid": ["Shinobi", "Cut Lass"]},
        players=("Ann", "Bob", "Cid"),
    )
    play.play("Block the Path", on="Jungle Oasis")
    assert set(play.offered) == {"Aliens", "Robots"}
    play.choose("Aliens")
    assert set(play.offered) == {"Ninjas", "Pirates"}
    play.choose("Ninjas").to_the_next_turn()
    assert play.places("Zapbot #1") == {"Jungle Oasis", "Tortuga"}
    assert play.places("Scout #1") == {"Tortuga"}
    play.to_the_next_turn()
    assert play.places("Cut Lass #1") == {"Jungle Oasis", "Tortuga"}


def test_block_the_path_offers_only_factions_that_are_known_of_a_player() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Block the Path"], "Bob": ["Zapbot", "Scout"]})
    play.play("Block the Path")
    assert set(play.offered) == {"Aliens", "Robots"}


# -- Enshrouding Mist ----------------------------------------------------------------------------------------------


def test_enshrouding_mist_gives_an_extra_minion_here_once_a_turn() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Enshrouding Mist"], "Tortuga": []},
        hand={"Ann": ["King Rex", "Scout", "Invader"]},
    )
    play.use("Enshrouding Mist")
    assert not play.can_use("Enshrouding Mist")
    play.play("Scout", on="Tortuga")  # the free one, anywhere
    play.play("Invader", extra=True)
    assert play.where("Invader") == "Jungle Oasis"
    assert not play.can_play("King Rex")


def test_enshrouding_mist_works_at_once_and_outlives_its_going() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Scout"]},
        hand={"Ann": ["Enshrouding Mist", "Invader", "Zapbot"]},
    )
    play.play("Enshrouding Mist").use("Enshrouding Mist").play("Zapbot").no().play("Invader", extra=True)
    assert play.at("Jungle Oasis") == ["Ann's Scout", "Ann's Enshrouding Mist", "Ann's Zapbot", "Ann's Invader"]


def test_enshrouding_mist_is_no_use_to_the_other_player() -> None:
    play = board({"Jungle Oasis": ["Ann's Enshrouding Mist"]}, hand={"Bob": ["Scout"]}, turn="Bob")
    assert not play.can_use("Enshrouding Mist")


def test_the_extra_minion_of_the_mist_lapses_with_the_phase() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Enshrouding Mist"]},
        hand={"Ann": ["King Rex", "Scout"]},
        deck={"Ann": ["Zapbot"] * 9},
    )
    play.use("Enshrouding Mist").to_the_next_turn().to_the_next_turn()
    assert play.active == "Ann"
    play.play("King Rex")
    assert not play.can_play("Scout")
    assert play.can_use("Enshrouding Mist")


def test_two_mists_are_two_extra_minions() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Enshrouding Mist", "Ann's Enshrouding Mist"]},
        hand={"Ann": ["Enchantress", "Scout", "Invader"]},
        deck={"Ann": ["Zapbot"] * 9},
    )
    play.use("Enshrouding Mist #1").use("Enshrouding Mist #2")
    for minion in ("Scout", "Invader", "Enchantress"):  # two extra ones and the free one
        assert play.can_play(minion)
        play.answer(next(each for each in play.decision.options if play.name(each.thing) == minion))
    assert play.at("Jungle Oasis")[2:] == ["Ann's Scout", "Ann's Invader", "Ann's Enchantress"]


# -- Flame Trap ----------------------------------------------------------------------------------------------------


def test_flame_trap_burns_the_minion_and_itself() -> None:
    play = board({"Jungle Oasis": ["Ann's Flame Trap"], "Tortuga": []}, hand={"Bob": ["Invader"]}, turn="Bob")
    play.play("Invader", on="Jungle Oasis")
    assert play.vp("Bob") == 1
    assert play.where("Invader") == "Bob's discard"
    assert play.where("Flame Trap") == "Ann's discard"
    assert play.kind == "main"  # nobody was asked: it has to


def test_flame_trap_is_destroyed_even_for_a_warbot() -> None:
    play = board({"Jungle Oasis": ["Ann's Flame Trap"]}, hand={"Bob": ["Warbot"]}, turn="Bob")
    play.play("Warbot")
    assert play.where("Flame Trap") == "Ann's discard"
    assert play.where("Warbot") == "Jungle Oasis"


def test_flame_trap_does_not_burn_its_own_side_or_minions_played_elsewhere() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Flame Trap"], "Tortuga": []},
        hand={"Ann": ["Scout"], "Bob": ["Invader"]},
    )
    play.play("Scout", on="Jungle Oasis").to_the_next_turn()
    play.play("Invader", on="Tortuga")
    assert play.at("Jungle Oasis") == ["Ann's Flame Trap", "Ann's Scout"]
    assert play.at("Tortuga") == ["Bob's Invader"]


def test_flame_trap_lowers_the_breakpoint_for_the_turn_of_its_player() -> None:
    play = board(
        {"Tortuga": ["Ann's Flame Trap", "Ann's King Rex"]},
        phase="start",
        deck={"Ann": ["Scout"] * 9, "Bob": ["Scout"] * 9},
    )
    assert play.asked == "Ann"
    play.use("Flame Trap")
    assert play.breakpoint("Tortuga") == 17
    assert play.kind == "main"
    play.to_the_next_turn()
    assert play.active == "Bob"
    assert play.breakpoint("Tortuga") == 21


def test_flame_trap_is_not_used_at_the_start_of_another_players_turn() -> None:
    play = board({"Tortuga": ["Ann's Flame Trap"]}, phase="start", turn="Bob")
    assert (play.kind, play.asked) == ("main", "Bob")


def test_flame_trap_may_leave_the_breakpoint_alone() -> None:
    play = board({"Tortuga": ["Ann's Flame Trap"]}, phase="start")
    play.pass_()
    assert play.breakpoint("Tortuga") == 21


# -- Hideout -------------------------------------------------------------------------------------------------------


def test_nobody_else_moves_a_minion_to_the_hideout() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Hideout"], "Tortuga": ["Bob's Scout"], "The Great Library": []},
        hand={"Bob": ["Way of Deception", "Invader"]},
        turn="Bob",
    )
    play.play("Invader", on="Jungle Oasis")  # playing is not moving
    assert play.where("Invader") == "Jungle Oasis"
    play.play("Way of Deception").choose("Scout")
    assert "Jungle Oasis" in play.offered  # it may be chosen (choice.immune-target) ...
    play.choose("Jungle Oasis")
    assert "immunity.cannot" in play.prevented("move", "Scout")  # ... in vain
    assert play.where("Scout") == "Tortuga"


def test_the_hideouts_own_player_moves_freely() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Hideout"], "Tortuga": ["Ann's Scout", "Bob's Zapbot"]},
        hand={"Ann": ["Invasion"]},
    )
    play.play("Invasion").choose("Zapbot")
    assert play.where("Zapbot") == "Jungle Oasis"


def test_the_hideout_is_swapped_for_an_action_from_the_hand() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Hideout", "Bob's Zapbot", "Bob's Scout"]},
        hand={"Ann": ["Overrun", "Beam Up"]},
        deck={"Ann": ["Scout", "Enshrouding Mist", "Invader"]},
    )
    play.use("Hideout")
    assert sorted(play.offered) == ["Enshrouding Mist", "Overrun"]
    play.choose("Overrun")
    assert play.where("Overrun") == "Jungle Oasis"
    assert play.where("Hideout") == "Ann's hand"
    assert play.kind == "may"
    play.yes()
    assert play.where("Zapbot") == "Bob's discard"  # the only one of power 2 or less
    assert play.where("Scout") == "Jungle Oasis"


def test_the_hideout_is_swapped_for_an_action_from_the_deck() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Hideout"]},
        deck={"Ann": ["Scout", "Enshrouding Mist", "Invader"]},
        hand={"Ann": ["King Rex", "Scout"]},
    )
    play.use("Hideout")
    if play.kind == "thing":
        play.choose("Enshrouding Mist")
    while play.kind != "main":
        play.no()
    assert play.where("Enshrouding Mist") == "Jungle Oasis"
    assert sorted(play.deck("Ann")) == ["Hideout", "Invader", "Scout"]
    assert play.cites("deck.search-shuffles") or play.happened("shuffle")
    play.use("Enshrouding Mist")  # a card of its own: its Talent has not been used


def test_a_card_swapped_in_is_played_and_resolves() -> None:
    """WIKI, "Swapping": the card that comes from elsewhere is played at the base, and its abilities resolve."""
    play = board(
        {"Jungle Oasis": ["Ann's Hideout"], "Tortuga": []},
        hand={"Ann": ["Block the Path"]},
        deck={"Ann": ["Gnome"], "Bob": ["Zapbot", "Scout"]},
    )
    play.use("Hideout")
    assert set(play.offered) == {"Aliens", "Robots"}


# -- Mark of Sleep -------------------------------------------------------------------------------------------------


def test_mark_of_sleep_keeps_a_player_from_playing_actions() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's Enshrouding Mist"]},
        hand={"Ann": ["Mark of Sleep"], "Bob": ["Mystic Studies", "Scout", "Overrun"]},
    )
    play.play("Mark of Sleep")
    assert (play.asked, play.kind) == ("Ann", "one-of")
    play.option(1).to_the_next_turn()
    assert not play.can_play("Mystic Studies")
    assert not play.can_play("Overrun")
    assert play.can_play("Scout")
    assert play.can_use("Enshrouding Mist")  # actions in play can be used
    reasons = play.game.why_not(play.state, 1, play.uid("Mystic Studies"))
    assert [each.rule for each in reasons] == ["conflict.cannot-beats-can"]


def test_mark_of_sleep_ends_when_its_players_turn_starts() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Mark of Sleep", "Hidden Ninja"], "Bob": ["Mystic Studies"]},
        deck={"Ann": ["Scout"] * 9, "Bob": ["Scout"] * 9},
    )
    play.play("Mark of Sleep").option(1).to_the_next_turn().to_the_next_turn()
    assert play.active == "Ann"
    assert play.cites("turn.expire-first")
    play.to_the_next_turn()
    assert play.can_play("Mystic Studies")


def test_mark_of_sleep_keeps_a_player_from_moving_minions() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's Scout"], "Tortuga": ["Ann's Invader"]},
        hand={"Ann": ["Mark of Sleep"], "Bob": ["Shanghai"]},
    )
    play.play("Mark of Sleep").option(2).to_the_next_turn()
    assert play.can_play("Shanghai")  # a card may be played though it can do nothing
    play.play("Shanghai")
    while play.kind == "thing":
        play.choose(play.offered[0])
    assert play.where("Invader") == "Tortuga"
    assert play.where("Shanghai") == "Bob's discard"


def test_a_first_mate_under_the_mark_of_sleep_goes_down_with_its_base() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's First Mate", "Ann's King Rex", "Ann's Nukebot"], "Tortuga": []},
        hand={"Ann": ["Mark of Sleep"]},
    )
    play.play("Mark of Sleep").option(2).end_phase()
    while play.kind == "window":
        play.use("First Mate")
    assert play.where("First Mate") == "Bob's discard"


def test_mark_of_sleep_is_chosen_for_each_other_player_apart() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Mark of Sleep"], "Bob": ["Mystic Studies"], "Cid": ["Mystic Studies"]},
        players=("Ann", "Bob", "Cid"),
    )
    play.play("Mark of Sleep").option(2).option(1)
    play.to_the_next_turn()
    assert play.can_play("Mystic Studies")
    play.to_the_next_turn()
    assert not play.can_play("Mystic Studies")


def test_a_special_is_an_action_too_and_stays_in_the_hand_under_the_mark_of_sleep() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's King Rex", "Ann's Nukebot"], "Tortuga": []},
        hand={"Ann": ["Mark of Sleep"], "Bob": ["Hidden Ninja", "Shinobi"]},
    )
    play.play("Mark of Sleep").option(1).end_phase()
    assert (play.asked, play.kind) == ("Bob", "window")
    assert play.offered == ["Shinobi", "pass"]


# -- Pay the Piper -------------------------------------------------------------------------------------------------


def test_pay_the_piper_costs_a_card_of_the_players_own_choice() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Pay the Piper"]},
        hand={"Ann": ["Gnome"], "Bob": ["Scout", "Invader", "Zapbot"]},
        turn="Bob",
    )
    play.play("Scout")
    assert play.asked == "Bob"
    assert sorted(play.offered) == ["Invader", "Zapbot"]
    play.choose("Zapbot")
    assert play.discard("Bob") == ["Zapbot"]
    assert play.hand("Ann") == ["Gnome"]


def test_pay_the_piper_takes_nothing_from_an_empty_hand_nor_from_its_own_player() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Pay the Piper"]},
        hand={"Ann": ["Gnome", "Scout"], "Bob": ["Invader"]},
    )
    play.play("Scout")
    assert play.hand("Ann") == ["Gnome"]
    play.to_the_next_turn()
    play.play("Invader")
    assert play.discard("Bob") == []


def test_pay_the_piper_is_paid_for_each_minion() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Pay the Piper"]},
        hand={"Bob": ["Zapbot", "Enchantress", "Scout", "Invader"]},
        deck={"Bob": ["Hoverbot"]},
        turn="Bob",
    )
    play.play("Zapbot").yes().choose("Scout")
    play.play("Enchantress", extra=True)
    assert play.hand("Bob") == ["Invader", "Hoverbot"]  # first the Enchantress's own card
    play.choose("Hoverbot")
    assert play.discard("Bob") == ["Scout", "Hoverbot"]


# -- Take The Shinies ----------------------------------------------------------------------------------------------


def test_take_the_shinies_takes_two_random_cards_from_each_other_player() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Take The Shinies", "Gnome"], "Bob": ["Scout", "Invader", "Zapbot"], "Cid": ["Shinobi"]},
        players=("Ann", "Bob", "Cid"),
    )
    play.play("Take The Shinies")
    assert play.kind == "main"
    assert len(play.hand("Bob")) == 1
    assert len(play.discard("Bob")) == 2
    assert play.hand("Cid") == []  # as much as can be done
    assert play.hand("Ann") == ["Gnome"]


def test_chance_is_the_seed() -> None:
    def left(seed: int) -> list[str]:
        play = board(
            {"Jungle Oasis": []},
            hand={"Ann": ["Take The Shinies"], "Bob": ["Scout", "Invader", "Zapbot", "Hoverbot"]},
            seed=seed,
        )
        return play.play("Take The Shinies").hand("Bob")

    assert left(3) == left(3)
    assert len({tuple(left(seed)) for seed in range(1, 30)}) > 3


# -- several at once, and other cards in between ---------------------------------------------------------------------


def test_a_buccaneer_may_flee_the_flame_trap() -> None:
    play = board({"Jungle Oasis": ["Ann's Flame Trap"], "Tortuga": []}, hand={"Bob": ["Buccaneer"]}, turn="Bob")
    play.play("Buccaneer", on="Jungle Oasis")
    assert (play.asked, play.kind) == ("Bob", "may")
    play.yes()
    assert play.where("Buccaneer") == "Tortuga"
    assert play.where("Flame Trap") == "Ann's discard"


def test_take_the_shinies_goes_clockwise_from_the_current_player() -> None:
    names = ("Ann", "Bob", "Cid", "Dot")
    play = board(
        {"Jungle Oasis": []},
        hand={"Bob": ["Take The Shinies"], **{name: ["Scout"] * 2 for name in ("Ann", "Cid", "Dot")}},
        players=names,
        turn="Bob",
    )
    play.play("Take The Shinies")
    order = [play.state.cards[int(each.what)].owner for each in play.happened("discard")]
    assert [names[each] for each in order] == ["Cid", "Cid", "Dot", "Dot", "Ann", "Ann"]


def test_two_pipers_take_two_cards() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Pay the Piper", "Cid's Pay the Piper"]},
        hand={"Bob": ["Scout", "Invader", "Zapbot"], "Ann": ["Gnome"], "Cid": ["Gnome"]},
        players=("Ann", "Bob", "Cid"),
        turn="Bob",
    )
    play.play("Scout")
    while play.kind != "main":
        assert play.asked == "Bob"
        play.answer(play.decision.options[0])
    assert len(play.discard("Bob")) == 2
    assert play.hand("Ann") == play.hand("Cid") == ["Gnome"]


def test_the_hideout_without_a_card_to_swap_with_may_still_destroy() -> None:
    """ "Then" does not make the second thing depend on the first (effect.independent)."""
    play = board(
        {"Jungle Oasis": ["Ann's Hideout", "Bob's Zapbot"]}, hand={"Ann": ["Scout"]}, deck={"Ann": ["Invader"]}
    )
    play.use("Hideout").yes()
    assert play.where("Zapbot") == "Bob's discard"
    assert play.where("Hideout") == "Jungle Oasis"


def test_the_trap_that_is_swapped_in_burns_the_next_minion() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Hideout"]},
        hand={"Ann": ["Flame Trap"], "Bob": ["Scout"]},
        deck={"Ann": ["Gnome"] * 3, "Bob": ["Gnome"]},
    )
    play.use("Hideout").end_phase().play("Scout")
    assert play.where("Scout") == "Bob's discard"
    assert play.where("Hideout") == "Ann's hand"


def test_a_minion_of_a_named_faction_that_is_there_already_stays() -> None:
    play = board(
        {"Jungle Oasis": ["Bob's Zapbot"]},
        hand={"Ann": ["Block the Path"]},
        deck={"Ann": ["Gnome"], "Bob": ["Zapbot", "Scout"]},
    )
    play.play("Block the Path").choose("Robots")
    assert play.at("Jungle Oasis") == ["Bob's Zapbot", "Ann's Block the Path"]


def test_flame_trap_does_not_burn_a_minion_that_has_walked_off() -> None:
    """The minion has to be at the trap's base still when its own ability is done (trigger.subject-gone)."""
    play = board(
        {"Jungle Oasis": ["Ann's Flame Trap"], "Tortuga": []},
        hand={"Bob": ["Neophyte"]},
        deck={"Bob": ["Way of Deception", "Howl"]},
        turn="Bob",
    )
    play.play("Neophyte", on="Jungle Oasis").yes().option(2)
    assert play.where("Neophyte") == "Tortuga"
    assert play.where("Flame Trap") == "Jungle Oasis"


def test_flame_trap_does_not_burn_a_minion_that_went_back_to_the_hand() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Flame Trap"]},
        hand={"Bob": ["Neophyte"]},
        deck={"Bob": ["Beam Up", "Howl"]},
        turn="Bob",
    )
    play.play("Neophyte").yes().option(2)
    assert play.hand("Bob") == ["Neophyte"]
    assert play.where("Flame Trap") == "Jungle Oasis"


def test_a_minion_that_fled_from_the_leprechaun_is_out_of_the_traps_reach() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Leprechaun", "Ann's Flame Trap"], "Tortuga": []},
        hand={"Bob": ["Buccaneer"]},
        turn="Bob",
    )
    play.play("Buccaneer", on="Jungle Oasis").choose("Leprechaun").yes()
    assert play.where("Buccaneer") == "Tortuga"
