"""The turn: its phases and what belongs to each, drawing, the opening hand, the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.engine.deck_talk import opening
from tests.engine.table_talk import Play, board, core
from tests.rulebook.own_cards import card, table

from smashrules.engine import IllegalAnswerError, Seat
from smashrules.engine.starting import SetupError, deck_of
from smashrules.state.records import Option

DECKS = {"Ann": ["Scout"] * 30, "Bob": ["Invader"] * 30}


def phases(play: Play, since: int = 0) -> list[str]:
    """The phases in the order in which they came."""
    return [each.note for each in play.events[since:] if each.verb == "phase"]


# -- the five phases ------------------------------------------------------------------------------------------------


def test_a_turn_has_its_phases_in_order_and_the_next_player_follows() -> None:
    play = board(
        {"Jungle Oasis": []}, players=("Ann", "Bob", "Cid"), deck={**DECKS, "Cid": ["Zapbot"] * 30}, phase="start"
    )
    assert (play.active, play.kind, play.offered) == ("Ann", "main", ["end"])
    play.end_phase()
    assert phases(play) == ["play", "score", "draw", "end", "play"]
    assert (play.active, play.asked) == ("Bob", "Bob")
    assert play.hand("Ann") == ["Scout", "Scout"]
    play.end_phase().end_phase()
    assert play.active == "Ann"  # after the last seat the first again
    assert play.state.turn == 4


def test_one_minion_and_one_action_in_either_order() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Scout", "Howl", "Invader", "Swashbuckling"]})
    play.play("Howl").play("Invader")
    assert play.offered == ["end"]
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Scout", "Howl", "Invader", "Swashbuckling"]})
    play.play("Invader").play("Howl")
    assert play.offered == ["end"]


def test_nobody_has_to_play_anything() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Scout", "Howl"]}, deck=DECKS)
    play.end_phase()
    assert play.hand("Ann") == ["Scout", "Howl", "Scout", "Scout"]


def test_an_answer_that_was_not_offered_is_refused() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Scout"], "Bob": ["Howl"]})
    with pytest.raises(IllegalAnswerError):
        play.answer(Option("play", play.uid("Howl")))


def test_cards_of_the_other_player_are_not_playable() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Scout"], "Bob": ["Howl", "Invader"]})
    assert play.offered == ["Scout", "end"]
    reasons = play.game.why_not(play.state, 1, play.uid("Howl"))
    assert reasons[0].rule == "play.free-minion" or "turn" in reasons[0].note


def test_a_base_that_breaks_in_the_play_phase_waits_for_score_bases() -> None:
    play = board({"Jungle Oasis": ["Ann's King Rex"]}, hand={"Ann": ["Nukebot", "Sacrifice"]}, deck=DECKS)
    play.play("Nukebot")
    assert play.total("Jungle Oasis", "Ann") == 12
    assert (play.kind, play.vp("Ann")) == ("main", 0)
    play.play("Sacrifice").choose("Nukebot").end_phase()
    assert play.vp("Ann") == 0  # when the phase came it was no longer ready
    assert "Jungle Oasis" in play.bases()


# -- the start of a turn: expiry first ------------------------------------------------------------------------------


def test_what_expires_at_the_start_is_gone_before_what_happens_then() -> None:
    """turn.expire-first. The Armor Stego's Talent lasts until the start of its player's turn."""
    play = board({"Tortuga": ["Ann's Armor Stego", "Ann's Flame Trap"]}, deck=DECKS)
    play.use("Armor Stego").to_the_next_turn()
    assert play.power("Armor Stego") == 5
    play.end_phase()
    assert play.active == "Ann"
    assert play.kind == "window"
    verbs = [each.verb for each in play.latest]
    assert verbs.index("expire") < len(verbs) - 1 - verbs[::-1].index("moment")
    assert not play.state.effects


def test_overrun_leaves_before_the_play_phase() -> None:
    play = board({"Jungle Oasis": ["Ann's Overrun"]}, phase="start", hand={"Ann": ["Scout"]})
    assert play.where("Overrun") == "Ann's discard"
    assert play.kind == "main"


def test_at_the_start_the_current_player_takes_mandatory_and_optional_in_any_order() -> None:
    """WIKI, "Start Turn": whatever order the current player wants."""
    play = board({"Tortuga": ["Ann's Flame Trap", "Ann's Overrun"]}, phase="start")
    assert play.asked == "Ann"
    assert set(play.offered) >= {"Flame Trap", "Overrun"}
    play.choose("Flame Trap")
    assert play.breakpoint("Tortuga") == 17
    assert play.where("Overrun") == "Ann's discard"


def test_at_the_start_mandatory_comes_first_in_the_book_of_movies() -> None:
    """EMD2023, "Start Turn": by Me First!."""
    play = board({"Tortuga": ["Ann's Flame Trap", "Ann's Overrun"]}, phase="start", edition="EMD2023")
    assert play.where("Overrun") == "Ann's discard"
    assert play.offered == ["Flame Trap", "pass"]


def test_two_mandatory_things_at_the_start_are_ordered_by_the_current_player() -> None:
    play = board({"Tortuga": ["Ann's Overrun"], "Jungle Oasis": ["Ann's Overrun"]}, phase="start")
    assert (play.asked, play.kind) == ("Ann", "order")
    play.answer(play.decision.options[1])
    assert play.kind == "main"
    assert play.discard("Ann") == ["Overrun", "Overrun"]


# -- the end of a turn: happening first, then expiry ----------------------------------------------------------------


def test_what_happens_at_the_end_comes_before_what_expires_then() -> None:
    """The Assassin destroys while Howl still counts: the destroyed minion had 4 power."""
    play = board(
        {"Tortuga": ["Ann's Scout"]},
        hand={"Ann": ["Howl", "Time Loop", "Assassin"]},
        deck=DECKS,
    )
    play.play("Time Loop").play("Howl").play("Assassin").end_phase()
    [destroyed] = play.happened("destroy", "Scout")
    assert destroyed.power == 4
    verbs = [each.verb for each in play.events]
    assert verbs.index("destroy") < verbs.index("expire")
    assert play.where("Assassin") == "Ann's discard"


def test_everything_that_expires_at_the_end_expires_together() -> None:
    play = board({"Tortuga": ["Ann's Scout"]}, hand={"Ann": ["Time Loop", "Howl", "Swashbuckling"]}, deck=DECKS)
    play.play("Time Loop").play("Howl").play("Swashbuckling")
    assert play.power("Scout") == 5
    play.end_phase()
    assert play.power("Scout") == 3
    expired = [each for each in play.events if each.verb == "expire"]
    assert len(expired) == 2
    assert all("duration.expire-together" in each.rules for each in expired)


def test_howl_lasts_through_scoring_and_drawing() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's King Rex", "Ann's Invader", "Bob's Zapbot"]}, hand={"Ann": ["Howl"]}, deck=DECKS
    )
    # 12 without, 14 with it; take the Zapbot away and it is needed
    play.play("Howl").end_phase()
    assert [each.amount for each in play.events if each.verb == "score-start"] == [14]


# -- drawing and the hand limit -------------------------------------------------------------------------------------


def test_down_to_ten_cards_after_drawing_and_only_then() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Howl"] * 5 + ["Scout"] * 4}, deck=DECKS)
    play.end_phase()  # 11 in hand
    assert (play.asked, play.kind) == ("Ann", "discard")
    assert "turn.hand-limit" in play.decision.rules
    play.choose("Howl")
    assert len(play.hand("Ann")) == 10
    assert play.discard("Ann") == ["Howl"]
    assert play.active == "Bob"


def test_exactly_ten_cards_stay() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Scout"] * 8}, deck=DECKS)
    play.end_phase()
    assert play.active == "Bob"
    assert len(play.hand("Ann")) == 10


def test_a_hand_of_twelve_in_the_play_phase_is_all_right() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Mystic Studies"] + ["Scout"] * 10}, deck=DECKS)
    play.play("Mystic Studies")
    assert play.kind == "main"
    assert len(play.hand("Ann")) == 12


def test_the_other_players_full_hand_is_none_of_this_turns_business() -> None:
    play = board({"Jungle Oasis": []}, hand={"Bob": ["Scout"] * 12}, deck=DECKS)
    play.end_phase()
    assert (play.active, play.kind) == ("Bob", "main")
    assert len(play.hand("Bob")) == 12


def test_a_card_drawn_at_the_end_of_the_turn_may_exceed_the_limit() -> None:
    """The Assassin destroys a Gremlin in the End Turn phase: its player draws an eleventh card and keeps it."""
    play = board({"Jungle Oasis": [("Ann's Gremlin", "Ann's Assassin")]}, hand={"Ann": ["Scout"] * 8}, deck=DECKS)
    play.end_phase()
    assert play.active == "Bob"
    assert len(play.hand("Ann")) == 11


def test_two_cards_from_a_deck_of_one_renew_it_in_between() -> None:
    play = board({"Jungle Oasis": []}, deck={"Ann": ["Scout"]}, discard={"Ann": ["Howl", "Invader"]})
    play.end_phase()
    assert play.hand("Ann")[0] == "Scout"
    assert len(play.hand("Ann")) == 2
    assert len(play.deck("Ann")) == 1
    assert play.discard("Ann") == []
    assert play.cites("deck.reshuffle") or play.cites("deck.reshuffle-mid-draw")


def test_a_deck_that_has_just_run_out_is_not_renewed_before_it_is_needed() -> None:
    play = board({"Jungle Oasis": []}, deck={"Ann": ["Scout", "Howl"]}, discard={"Ann": ["Invader"]})
    play.end_phase()
    assert play.deck("Ann") == []
    assert play.discard("Ann") == ["Invader"]


def test_with_nothing_left_to_draw_the_turn_goes_on() -> None:
    play = board({"Jungle Oasis": []}, deck={"Ann": ["Scout"]})
    play.end_phase()
    assert play.hand("Ann") == ["Scout"]
    assert play.active == "Bob"
    assert play.cites("deck.nothing-left")


def test_an_empty_hand_is_not_refilled() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Scout"]}, deck=DECKS)
    play.play("Scout")
    assert play.hand("Ann") == []


# -- setting up -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setting_up_a_game(players: int) -> None:
    names = ["Ann", "Bob", "Cid", "Dot"][:players]
    play = opening({name: ["Scout"] * 40 for name in names})
    assert len(play.bases()) == players + 1
    assert [len(play.hand(name)) for name in names] == [5] * players
    assert [len(play.deck(name)) for name in names] == [35] * players
    assert (play.active, play.kind) == ("Ann", "main")
    for name in names:
        assert play.active == name
        play.end_phase()
    assert play.active == "Ann"


@pytest.mark.parametrize("players", [1, 5])
def test_not_for_one_nor_for_five(players: int) -> None:
    with pytest.raises(SetupError, match="two to four players"):
        opening({f"P{number}": ["Scout"] * 40 for number in range(players)})


@pytest.mark.parametrize("factions", [("Robots",), ("Robots", "Robots"), ("Robots", "Plumbers")])
def test_a_deck_is_made_of_two_different_known_factions(factions: Sequence[str]) -> None:
    with pytest.raises(SetupError):
        deck_of(core().definitions, factions)


def test_a_deck_has_forty_cards() -> None:
    deck = deck_of(core().definitions, ("Robots", "Zombies"))
    assert len(deck) == 40
    assert deck.count("Zapbot") == 4
    assert deck.count("Nukebot") == 1


def test_too_few_bases() -> None:
    with pytest.raises(SetupError, match="bases"):
        core().new([Seat("Ann", ("Scout",) * 40), Seat("Bob", ("Scout",) * 40)], ["Jungle Oasis", "Tortuga"])


# -- the opening hand -----------------------------------------------------------------------------------------------


def test_without_a_minion_a_new_hand_may_be_taken_and_the_old_one_is_shuffled_in() -> None:
    play = opening({"Ann": ["Howl"] * 40, "Bob": ["Scout"] * 40})
    assert (play.asked, play.kind) == ("Ann", "mulligan")
    old = play.state.players[0].hand
    play.yes()
    assert play.kind == "main"  # Bob has minions; Ann must keep the second hand
    assert len(play.hand("Ann")) == 5
    assert not set(old) & set(play.state.players[0].hand)
    assert set(old) <= set(play.state.players[0].deck)
    assert play.discard("Ann") == []


def test_in_the_older_books_the_old_hand_is_discarded() -> None:
    play = opening({"Ann": ["Howl"] * 40, "Bob": ["Scout"] * 40}, edition="BGB2018")
    play.yes()
    assert play.discard("Ann") == ["Howl"] * 5
    assert len(play.deck("Ann")) == 30


@pytest.mark.parametrize("edition", ["MUNCHKIN", "BGB2018", "WTCS", "EMD2023", "WIKI"])
def test_the_new_hand_may_be_declined(edition: str) -> None:
    play = opening({"Ann": ["Howl"] * 40, "Bob": ["Howl"] * 40}, edition=edition)
    before = play.hand("Ann"), play.state.players[0].hand
    play.no()
    assert play.state.players[0].hand == before[1]
    assert (play.asked, play.kind) == ("Bob", "mulligan")


# -- the end of the game --------------------------------------------------------------------------------------------


def test_fifteen_points_in_the_middle_of_a_turn_do_not_end_it() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Invader"]}, vp={"Ann": 14}, deck=DECKS)
    play.play("Invader")
    assert play.vp("Ann") == 15
    assert play.state.result is None
    play.end_phase()
    assert play.state.decision is None
    assert play.state.result is not None
    assert play.state.result.winners == (0,)
    assert play.state.result.rules == ("end.fifteen-vp", "end.most-vp")
    assert play.hand("Ann") == ["Scout", "Scout"]  # the drawing was done first


def test_the_most_points_win_even_on_another_players_turn() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Invader"]}, vp={"Ann": 14, "Bob": 16}, deck=DECKS)
    play.play("Invader").end_phase()
    assert play.state.result is not None
    assert play.state.result.winners == (1,)


def test_a_tie_for_the_most_is_played_on() -> None:
    play = board(
        {"Jungle Oasis": []}, hand={"Ann": ["Invader"], "Bob": ["Invader"]}, vp={"Ann": 14, "Bob": 15}, deck=DECKS
    )
    play.play("Ann's Invader").end_phase()
    assert play.state.result is None
    assert play.cites("end.tie-play-on")
    assert play.active == "Bob"
    play.play("Bob's Invader").end_phase()
    assert play.state.result is not None
    assert play.state.result.winners == (1,)


def test_a_tie_below_the_most_does_not_matter() -> None:
    play = board(
        {"Jungle Oasis": []},
        hand={"Ann": ["Invader"]},
        vp={"Ann": 16, "Bob": 15, "Cid": 15},
        players=("Ann", "Bob", "Cid"),
    )
    play.end_phase()
    assert play.state.result is not None
    assert play.state.result.winners == (0,)


def test_fourteen_points_are_not_enough() -> None:
    play = board({"Jungle Oasis": []}, vp={"Ann": 14, "Bob": 3}, deck=DECKS)
    play.end_phase()
    assert (play.active, play.state.result) == ("Bob", None)


def test_points_of_the_score_phase_end_the_game_after_drawing() -> None:
    play = board(
        {"Tortuga": ["Ann's King Rex"] * 3, "Jungle Oasis": []}, vp={"Ann": 11}, deck=DECKS, base_deck=["Tar Pits"]
    )
    play.end_phase()
    assert play.vp("Ann") == 15
    assert play.state.result is not None
    assert len(play.hand("Ann")) == 2


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    play = board({"Jungle Oasis": []}, vp={"Ann": 15}, deck=DECKS)
    play.end_phase()
    with pytest.raises(IllegalAnswerError, match="ended"):
        play.game.apply(play.state, Option("end"))


# -- why not ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "rule"),
    [("Invader", "play.free-minion"), ("Swashbuckling", "play.free-action"), ("Walker", "play.from-hand")],
)
def test_why_a_card_cannot_be_played(card: str, rule: str) -> None:
    play = board({"Jungle Oasis": ["Ann's Walker"]}, hand={"Ann": ["Scout", "Howl", "Invader", "Swashbuckling"]})
    play.play("Scout").play("Howl")
    assert play.game.why_not(play.state, 0, play.uid(card))[0].rule == rule


def test_why_the_other_player_has_to_wait() -> None:
    play = board({"Jungle Oasis": []}, hand={"Bob": ["Scout"]})
    assert "Ann" in play.game.why_not(play.state, 1, play.uid("Scout"))[0].note


def test_two_things_at_the_end_of_the_turn_are_ordered_by_the_current_player() -> None:
    play = board({"Tortuga": [("Ann's King Rex", "Bob's Assassin"), ("Bob's Zapbot", "Ann's Assassin")]}, deck=DECKS)
    play.end_phase()
    assert (play.asked, play.kind) == ("Ann", "order")
    play.answer(play.decision.options[1])
    assert [each.what for each in play.happened("destroy")] == [play.uid("Zapbot"), play.uid("King Rex")]


def test_an_effect_until_the_end_of_the_turn_ends_with_another_players_turn_too() -> None:
    play = board({"Tortuga": ["Bob's Scout"]}, hand={"Bob": ["Swashbuckling"]}, turn="Bob", deck=DECKS)
    play.play("Swashbuckling")
    assert play.power("Scout") == 4
    play.end_phase()
    assert play.power("Scout") == 3


def test_three_players_who_tie_play_on_and_the_turn_passes_left() -> None:
    names = ("Ann", "Bob", "Cid")
    play = board({"Jungle Oasis": []}, vp=dict.fromkeys(names, 15), players=names, turn="Cid")
    play.end_phase()
    assert play.state.result is None
    assert play.active == "Ann"


def test_a_base_deck_that_has_run_out_is_renewed_from_its_discard_pile() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's King Rex", "Ann's Nukebot"], "Tar Pits": []},
        base_deck=[],
        base_discard=["Tortuga"],
        deck=DECKS,
    )
    play.end_phase()
    assert len(play.bases()) == 2
    assert play.cites("deck.base-deck")


def test_fourteen_cards_become_ten_by_the_players_own_choice() -> None:
    play = board({"Jungle Oasis": []}, hand={"Ann": ["Howl"] * 6 + ["Swashbuckling"] * 6}, deck=DECKS)
    play.end_phase()
    for name in ("Howl", "Swashbuckling", "Scout", "Howl"):
        assert (play.asked, play.kind) == ("Ann", "discard")
        play.choose(name)
    assert sorted(play.discard("Ann")) == ["Howl", "Howl", "Scout", "Swashbuckling"]
    assert len(play.hand("Ann")) == 10
    assert play.active == "Bob"


def test_what_comes_while_the_turn_starts_has_its_start_of_the_turn() -> None:
    """One brings the other; it is still the start of the turn (BGB2018, on a minion fetched then)."""
    seed = card(
        "Seed", "minion", "Ongoing: At the start of your turn, play an extra minion from your discard pile here."
    )
    bud = card("Bud", "minion", "Ongoing: At the start of your turn, draw a card.")
    play = table(
        {"Tortuga": ["Bob's Seed"], "Tar Pits": []}, seed, bud, discard={"Bob": ["Bud"]}, deck={"Bob": ["Howl"] * 6}
    )
    play.end_phase()

    assert play.active == "Bob"
    assert play.hand("Bob") == ["Howl"]
    assert len(play.happened("draw")) >= 1
