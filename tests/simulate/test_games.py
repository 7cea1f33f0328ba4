"""Games by chance: how they are dealt, counted and told."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from itertools import islice, pairwise
from random import Random

import pytest

from smashrules.cards import library
from smashrules.effects.card import CardType
from smashrules.engine import Game
from smashrules.errors import InputError, UnknownNameError
from smashrules.simulate import (
    Tally,
    UnfinishedError,
    busy,
    deal,
    games,
    lineup,
    moves,
    random_game,
    random_game_log,
    whole_factions,
)

TWO = [("Robots", "Zombies"), ("Aliens", "Pirates")]


# --- who plays -----------------------------------------------------------------------------------------


def test_three_players_share_six_factions_that_can_be_played_whole() -> None:
    table = deal(library(), 3, Random(1))
    dealt = {each for pair in table.factions for each in pair}

    assert len(dealt) == 6
    assert dealt <= set(whole_factions(library()))
    assert [len(seat.deck) for seat in table.seats] == [40, 40, 40]
    assert [seat.name for seat in table.seats] == ["Ann", "Bob", "Cem"]


def test_a_faction_that_lacks_a_card_is_not_dealt_by_chance() -> None:
    whole = whole_factions(library())
    others = sorted(set(library().faction_names) - set(whole))

    assert {"Robots", "Tricksters", "Zombies"} <= set(whole)
    for name in whole:
        assert (
            len(lineup(library(), [(name, "Aliens" if name != "Aliens" else "Robots"), TWO[0]]).seats[0].deck) == 40
        )
    for name in others[:5]:
        table = deal(library(), 2, Random(1), [(name, "Aliens")])
        assert table.factions[0] == (name, "Aliens")
        assert len(table.seats[0].deck) < 40


def test_the_base_deck_has_two_bases_for_each_faction_of_the_set() -> None:
    table = lineup(library(), TWO)

    assert len(table.bases) == 16
    assert len(set(table.bases)) == 16


def test_a_deck_says_which_of_its_cards_are_missing() -> None:
    lacking = next(each for each in library().faction_names if each not in whole_factions(library()))
    table = lineup(library(), [(lacking, "Robots"), ("Aliens", "Pirates")])
    bases = {name for name, head in library().heads.items() if head.type is CardType.BASE}
    missing = sum(copies for name, copies, _ in table.lacking if name not in bases)

    assert missing > 0
    assert [len(seat.deck) for seat in table.seats] == [40 - missing, 40]
    assert all(system for _, _, system in table.lacking)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(InputError, match=f"two to four players, not {players}"):
        deal(library(), players, Random(1))
    with pytest.raises(InputError, match=f"two to four players, not {players}"):
        lineup(library(), [TWO[0]] * players)


def test_a_deck_is_of_two_different_factions() -> None:
    with pytest.raises(InputError, match="two different factions, not of Robots and robots"):
        lineup(library(), [("Robots", "robots"), TWO[1]])
    with pytest.raises(InputError, match=r"two different factions, not of Robots$"):
        lineup(library(), [("Robots",), TWO[1]])
    with pytest.raises(UnknownNameError, match="did you mean 'Robots'"):
        lineup(library(), [("Robuts", "Zombies"), TWO[1]])


# --- one game ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", [each for each in whole_factions(library()) if each not in ("Robots", "Zombies")])
def test_every_faction_that_can_be_dealt_plays_to_the_end(faction: str) -> None:
    table = lineup(library(), [(faction, "Robots"), (faction, "Zombies")])
    played = random_game(Game(library().definitions), table.seats, table.bases, seed=3, policy=busy)
    state = played.state

    assert state.result is not None
    assert state.result.winners
    decks = {library().definitions[card.key].faction for card in state.cards if card.owner == 0}
    assert decks - {""} == {faction, "Robots"}  # a Madness card that was drawn is of no faction


def test_the_moves_of_a_game_lead_from_the_setup_to_its_result() -> None:
    table = lineup(library(), TWO)
    game = Game(library().definitions)
    played = list(moves(game, table.seats, table.bases, seed=4))
    whole = random_game(game, table.seats, table.bases, seed=4)

    assert played[0].before is None
    assert all(later.before == sooner.step.state for sooner, later in pairwise(played))
    assert played[-1].step.state == whole.state
    assert tuple(each.option for each in played[1:]) == whole.options
    assert sum(len(each.step.events) for each in played) == whole.events
    assert whole.state.result is not None


def test_busy_players_end_a_phase_only_when_nothing_else_is_left() -> None:
    table = lineup(library(), TWO)
    for move in moves(Game(library().definitions), table.seats, table.bases, seed=4, policy=busy):
        if move.option is not None and move.option.kind == "end":
            assert move.before is not None
            assert move.before.decision is not None
            assert [each.kind for each in move.before.decision.options] == ["end"]


def test_a_game_that_takes_too_long_is_given_up() -> None:
    table = lineup(library(), TWO)
    game = Game(library().definitions)

    with pytest.raises(UnfinishedError, match="has not ended after 10 decisions"):
        random_game(game, table.seats, table.bases, most=10)
    with pytest.raises(UnfinishedError, match="has not ended after 10 decisions"):
        list(moves(game, table.seats, table.bases, most=10))


# --- many games ----------------------------------------------------------------------------------------


def test_tallies_add_up_in_any_order() -> None:
    one, two, three = games(1, seed=2), games(2, seed=2, first=1), games(1, seed=2, first=3)

    assert one + two + three == three + (two + one) == games(4, seed=2)
    assert Tally() + one == one


def test_a_tally_counts_what_was_played() -> None:
    told = []
    counted = games(12, seed=3, progress=lambda done, of: told.append((done, of)))

    assert counted.games == 12
    assert sum(counted.played.values()) == 12 * 4, "two players with two factions each"
    assert sum(counted.won.values()) == 12 * 2, "every game has one winner"
    assert 0 <= counted.first <= 12
    assert counted.points >= 15 * 12
    assert all(0 <= counted.share(faction) <= 1 for faction in counted.played)
    assert counted.share("no such faction") == 0
    assert told == [(10, 12), (12, 12)]


@pytest.mark.parametrize("executor", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_sharing_the_games_out_changes_nothing(executor: type[ThreadPoolExecutor | ProcessPoolExecutor]) -> None:
    with executor(2) as hands:
        assert games(11, seed=9, executor=hands) == games(11, seed=9)


def test_games_are_counted_from_nothing_up() -> None:
    assert games(0) == Tally()
    with pytest.raises(InputError, match="not -1"):
        games(-1)


# --- a log ---------------------------------------------------------------------------------------------


def test_a_log_tells_who_plays_what_and_who_wins() -> None:
    lines = list(random_game_log(3, factions=TWO))

    assert lines[:2] == [
        "Ann: Robots and Zombies, a deck of 40 cards",
        "Bob: Aliens and Pirates, a deck of 40 cards",
    ]
    assert "Ann draws five cards." in lines
    turns = [line for line in lines if line.startswith("Turn ")]
    assert turns[:2] == ["Turn 1: Ann", "Turn 2: Bob"]
    assert lines[-1].startswith(f"{len(turns)} turns, ")
    assert lines[-2].split(" ")[0] in ("Ann", "Bob")


def test_a_log_cites_rules_and_tells_the_course_of_the_turn_when_asked_to() -> None:
    plain, full = (
        list(islice(random_game_log(3, factions=TWO, cite=each, routine=each), 40)) for each in (False, True)
    )

    assert not any("[" in line for line in plain)
    assert any(line.endswith("  [turn.phases, turn.current-player]") for line in full)


def test_a_table_that_cannot_be_is_refused_before_the_first_line() -> None:
    with pytest.raises(InputError):
        random_game_log(players=7)
