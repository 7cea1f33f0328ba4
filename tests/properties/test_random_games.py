"""Whole games by chance, over all pairs of factions, for two to four players: what must hold at every moment of any
game, whatever the cards do.

Hypothesis chooses the opponents, the seed, how the players are disposed and their first answers; a search for new
games (HYPOTHESIS_PROFILE=explore) shrinks a failure to the shortest such beginning. Every check of a moment is a
function of its own, so that a failure says what broke.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from smashrules.cards import library
from smashrules.effects.card import CardType
from smashrules.engine import Game, Step
from smashrules.rulebook import BOOKS, DEFAULT_EDITION, rules
from smashrules.simulate import Lineup, any_option, busy, games, lineup, moves, random_game, random_game_log
from smashrules.simulate.playing import Move, Policy
from smashrules.state.codec import from_json, identity, to_json
from smashrules.state.frames import Play
from smashrules.state.game import State
from smashrules.state.records import Event, Option
from smashrules.state.things import NOBODY, NOTHING

FACTIONS = tuple(faction.name for faction in library().factions if faction.set == "Core")
PAIRS = tuple(combinations(FACTIONS, 2))
EXPLORING = os.environ.get("HYPOTHESIS_PROFILE") == "explore"

SEEDS = st.integers(1, 2**48)
POLICIES = st.sampled_from([busy, any_option])
OPENINGS = st.lists(st.integers(0, 12), max_size=20)


def few(examples: int) -> settings:
    """As many games as fit into a test run. A search for new ones plays far more, and shrinks what fails."""
    if EXPLORING:
        return settings(max_examples=200)
    return settings(max_examples=examples, phases=[Phase.explicit, Phase.generate])


@cache
def game() -> Game:
    return Game(library().definitions)


@cache
def another_game() -> Game:
    """A second interpreter, which has seen nothing of what the first one did."""
    return Game(library().definitions)


@cache
def rule_keys() -> frozenset[str]:
    return frozenset(rule.key for rule in rules())


def table_of(pair: Sequence[str], players: int, seed: int) -> Lineup:
    """One player with ``pair``, the others with two of the other factions each: none is there twice."""
    others = [each for each in FACTIONS if each not in pair]
    Random(seed).shuffle(others)
    pairs = [tuple(pair), *zip(others[::2], others[1::2], strict=True)]
    return lineup(library(), pairs[:players])


def opened(opening: Sequence[int], policy: Policy) -> Policy:
    """Answer with the numbered options first, then as ``policy`` does."""
    left = list(opening)

    def answer(state: State, chance: Random) -> Option:
        assert state.decision is not None
        options = state.decision.options
        return options[left.pop(0) % len(options)] if left else policy(state, chance)

    return answer


def play(table: Lineup, seed: int, policy: Policy = any_option, edition: str = DEFAULT_EDITION) -> Iterator[Move]:
    return moves(game(), table.seats, table.bases, seed=seed, policy=policy, edition=edition)


# --- where every card is -------------------------------------------------------------------------------


def places(state: State) -> Iterator[tuple[int, tuple[object, ...]]]:
    """Each card with each place where it is, as many times as it is there."""
    for player, seat in enumerate(state.players):
        for zone in ("hand", "deck", "discard", "aside"):
            for uid in getattr(seat, zone):
                yield uid, (zone, player)
    for uid in state.base_deck:
        yield uid, ("base deck",)
    for uid in state.base_discard:
        yield uid, ("base discard",)
    for uid in state.box:
        yield uid, ("box",)
    for name, deck in state.special_decks:
        for uid in deck:
            yield uid, ("deck", name)
    for uid, controller in state.limbo:
        yield uid, ("being resolved", controller)
    for uid, found in enumerate(state.objects):
        if found is not None:
            yield uid, ("play", found.base, found.host, found.controller)


def test_the_count_of_places_sees_a_card_that_is_twice_there() -> None:
    state = next(play(table_of(PAIRS[0], 2, 1), 1)).step.state
    seen = Counter(uid for uid, _ in places(state))

    assert set(seen.values()) == {1}
    assert (
        len(seen) == len(state.cards) == 2 * 40 + 16 - sum(lacking[1] for lacking in table_of(PAIRS[0], 2, 1).lacking)
    )


def check_cards_are_conserved(state: State) -> None:
    found = sorted(uid for uid, _ in places(state))

    assert found == list(range(len(state.cards))), "a card is in no zone, or in two"


def check_cards_are_in_their_owners_zones(state: State) -> None:
    """Whoever controlled it, a card that leaves play goes to its owner (WIKI, "In and Out of Play")."""
    for uid, place in places(state):
        if place[0] in ("hand", "deck", "discard", "aside"):
            assert state.cards[uid].owner in (place[1], NOBODY), (
                f"{state.cards[uid].key} is in another player's {place[0]}"
            )
        if place[0] in ("base deck", "base discard"):
            assert state.cards[uid].owner == NOBODY, f"{state.cards[uid].key} is no base"


def check_the_board_is_sound(state: State, game: Game) -> None:
    """What is in play is at a base in play; what is on a card is where that card is; nothing is on itself."""
    assert len(set(state.bases)) == len(state.bases)
    for uid, found in enumerate(state.objects):
        if found is None:
            assert uid not in state.bases
            continue
        definition = game.definition(state, uid)
        assert found.uid == uid
        if definition.type is CardType.BASE:
            assert uid in state.bases
            assert (found.base, found.host, found.controller) == (uid, NOTHING, NOBODY)
            continue
        assert found.base in state.bases, f"{definition.name} is at no base in play"
        assert 0 <= found.controller < len(state.players)
        if found.host != NOTHING:
            host = state.objects[found.host]
            assert host is not None, f"{definition.name} is on a card that is not in play"
            assert host.base == found.base, f"{definition.name} is not where the card is that it is on"
            assert found.host not in (uid, *state.bases)
            assert definition.type is CardType.ACTION
        elif definition.type is CardType.ACTION:
            assert definition.text.play_on is not None, f"{definition.name} is a standard action, but in play"
    entered = [found.entered for found in state.objects if found is not None]
    assert len(set(entered)) == len(entered), "two cards arrived at one moment of the count"


def check_no_number_is_negative(state: State, game: Game) -> None:
    for uid, found in enumerate(state.objects):
        if found is not None and game.definition(state, uid).power is not None:
            assert game.power(state, uid) >= 0, f"{state.cards[uid].key} has a negative power"
    for base in state.bases:
        assert game.breakpoint(state, base) >= 0, f"{state.cards[base].key} has a negative breakpoint"
        assert all(game.total(state, base, player) >= 0 for player in range(len(state.players)))
    assert all(seat.vp >= 0 for seat in state.players)


def check_the_decision_is_one(state: State) -> None:
    """Either something is asked, of a player, among different options, for a reason; or the game has ended."""
    decision = state.decision
    assert (decision is None) == (state.result is not None)
    if decision is None:
        assert state.result is not None
        best = max(seat.vp for seat in state.players)
        if state.special_decks:
            return  # points were taken at the end, by rules that have tests of their own
        assert best >= 15
        assert [seat.vp for seat in state.players].count(best) == 1
        assert state.result.winners == (next(p for p, seat in enumerate(state.players) if seat.vp == best),)
        assert state.agenda == ()
        return
    assert 0 <= decision.player < len(state.players)
    assert decision.options
    assert len(set(decision.options)) == len(decision.options), f"an option of {decision.kind!r} is there twice"
    assert decision.cause is not None or decision.rules, f"nobody knows why {decision.kind!r} is asked"
    assert set(decision.rules) <= rule_keys()


# --- what every event says -----------------------------------------------------------------------------

# Steps that the rules bring about and no card does: each with the rules of which one at least must be cited then.
RULE_STEPS: dict[str, frozenset[str]] = {
    "shuffle-deck": frozenset({"setup.deck", "setup.mulligan"}),
    "mulligan": frozenset({"setup.mulligan"}),
    "turn": frozenset({"turn.phases"}),
    "moment": frozenset({"turn.start", "turn.end"}),
    "phase": frozenset({"turn.play-cards", "turn.score-bases", "turn.draw-two", "turn.end"}),
    "next": frozenset({"turn.next"}),
    "tie": frozenset({"end.tie-play-on"}),
    "end": frozenset({"end.most-vp"}),
    "play": frozenset({"play.free-minion", "play.free-action"}),
    "clear": frozenset({"play.standard-action-discard", "card.standard-action", "resolve.order"}),
    "draw": frozenset({"setup.opening-hand", "setup.mulligan", "turn.draw-two", "deck.nothing-left"}),
    "reshuffle": frozenset({"deck.reshuffle", "deck.base-deck"}),
    "shuffle": frozenset({"deck.search-shuffles"}),
    "discard": frozenset({"turn.hand-limit", "score.discard", "immunity.attached-action-discarded"}),
    "destroy": frozenset({"attach.immune"}),
    "go": frozenset({"attach.discarded-when-host-leaves", "attach.base-leaves", "leave.definition"}),
    "score-none": frozenset({"score.check"}),
    "score-start": frozenset({"score.check"}),
    "score": frozenset({"score.before", "score.when", "score.after"}),
    "score-on": frozenset({"score.cannot-stop"}),
    "score-stop": frozenset({"score.base-left-play"}),
    "award": frozenset({"score.award"}),
    "increase": frozenset({"power.calculation", "power.total"}),
    "decrease": frozenset({"power.calculation", "power.total"}),
    "discard-base": frozenset({"score.discard-base"}),
    "new-base": frozenset({"setup.bases", "score.replace", "score.replace-choice", "deck.base-deck"}),
    "score-done": frozenset({"score.recheck"}),
    "lose VP": frozenset({"madness.final-score"}),
}


def check_every_event_has_a_cause_and_a_rule(state: State, events: Sequence[Event], earlier: set[int]) -> None:
    for event in events:
        assert event.rules, f"the event {event.verb!r} cites no rule"
        assert set(event.rules) <= rule_keys(), f"the event {event.verb!r} cites a rule that does not exist"
        assert event.id not in earlier, "an event's number was given before"
        assert event.parent < event.id
        assert event.parent == -1 or event.parent in earlier, "an event happened during one that nobody recorded"
        earlier.add(event.id)
        assert event.outcome in ("done", "prevented", "replaced", "not")
        if event.verb in ("destroy", "move") and event.outcome == "done":
            assert event.zone == "play", f"{event.verb} happened to a card in the {event.zone or 'nowhere'}"
        if event.outcome in ("prevented", "replaced"):
            assert event.barrier is not None, f"nothing says what stood against {event.verb!r}"
        if event.cause is None:
            known = RULE_STEPS.get(event.verb)
            assert known is not None, f"the event {event.verb!r} has no cause, and no rule alone brings it about"
            assert known & set(event.rules), f"no rule alone brings about {event.verb!r} by {event.rules}"
        else:
            written_on = event.cause.card if event.cause.giver == NOTHING else event.cause.giver
            assert event.cause.key == state.cards[written_on].key
    assert all(event.amount >= 0 for event in events if event.verb == "award"), "a place gives less than nothing"


# --- what every change says ----------------------------------------------------------------------------


def named(event: Event) -> set[int]:
    """The cards that an event speaks of as concerned by it."""
    return {each for each in (event.what, event.to, *event.things) if isinstance(each, int) and each >= 0}


def check_every_change_has_its_event(before: State, after: State, events: Sequence[Event]) -> None:
    done = [event for event in events if event.outcome == "done"]
    verbs = {event.verb for event in done}
    moved = set().union(*(named(event) for event in done))
    was, now = dict(places(before)), dict(places(after))

    def told(uid: int) -> bool:
        if uid in moved:
            return True
        if was[uid][0] == "discard" and now[uid] in (("deck", was[uid][1]), ("hand", was[uid][1])):
            return "reshuffle" in verbs
        if was[uid][0] == "base discard" and now[uid][0] == "base deck":
            return "reshuffle" in verbs
        if was[uid][0] == now[uid][0] == "play" and was[uid][2:] == now[uid][2:]:
            host = now[uid][2]  # what is on a card goes where it goes; what is at a base that is swapped stays there
            return told(host) if host != NOTHING else was[uid][1] in moved and now[uid][1] in moved
        return False

    for uid in range(len(after.cards)):
        if was[uid] != now[uid]:
            assert told(uid), f"{after.cards[uid].key} went from {was[uid]} to {now[uid]} and no event says so"
        elif before.objects[uid] != after.objects[uid] and was[uid][0] == "play":
            changed = {
                name
                for name in before.objects[uid].__struct_fields__
                if getattr(before.objects[uid], name) != getattr(after.objects[uid], name)
            }
            if any(isinstance(frame, Play) and frame.card == uid for frame in before.agenda):
                changed -= {"active"}  # its play comes to an end, and its own Ongoing abilities begin
            assert uid in moved or changed <= {"memory"}, (
                f"{after.cards[uid].key} changed in {changed}, and no event says so"
            )
            assert "memory" not in changed or verbs & {"choose", "name", "use", "trigger"}

    last = {event.what: event for event in done if isinstance(event.what, int) and event.verb in GOING}
    shuffled = max((event.id for event in done if event.verb == "reshuffle"), default=-1)
    for uid, event in last.items():
        if event.zone_to and uid >= 0 and not (now[uid][0] in ("deck", "base deck") and event.id < shuffled):
            where = now[uid][0]
            assert where == GOES.get(event.zone_to, event.zone_to), (
                f"{event.verb} sent it elsewhere, it is in {where}"
            )

    for player, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        gained = sum(each.amount for each in done if each.player == player and each.verb in ("award", "gain VP"))
        gained -= sum(each.amount for each in done if each.player == player and each.verb == "lose VP")
        assert new.vp - old.vp == gained, f"{new.name} went from {old.vp} to {new.vp} VP; events say {gained:+d}"
        stayed = set(old.deck) & set(new.deck) - moved
        if [uid for uid in old.deck if uid in stayed] != [uid for uid in new.deck if uid in stayed]:
            assert verbs & {"shuffle", "reshuffle", "shuffle-deck"}, f"{new.name}'s deck has another order"

    for kind in ("minion", "action"):
        was_free, is_free = getattr(before, f"free_{kind}"), getattr(after, f"free_{kind}")
        if is_free and not was_free:
            assert "turn" in verbs, f"the free {kind} is back within the turn"
        if was_free and not is_free:
            begun = [frame.rules for frame in after.agenda if isinstance(frame, Play)] + [each.rules for each in done]
            assert any(f"play.free-{kind}" in cited for cited in begun), f"the free {kind} is gone for no play"
    for field, by in CHANGED_BY.items():
        if getattr(before, field) != getattr(after, field):
            under_way = field in PLAYED_FROM and any(isinstance(frame, Play) for frame in after.agenda)
            replacing = field == "used" and any(each.outcome == "replaced" for each in events)
            assert under_way or replacing or verbs & by, f"{field} has changed, and none of {sorted(by)} happened"
    ended = {each.cause for each in done if each.verb == "expire"}
    begun = {each.cause for each in done if each.verb == "effect"}
    for effect in set(before.effects) - set(after.effects):
        assert effect.cause in ended, "a lasting effect has gone, and no event says so"
    for effect in set(after.effects) - set(before.effects):
        assert effect.cause in begun, "a lasting effect has begun, and no event says so"


GOING = (
    "draw",
    "discard",
    "destroy",
    "return",
    "place",
    "move",
    "go",
    "play",
    "swap",
    "clear",
    "new-base",
    "mulligan",
)
"""Events that take the card they are about somewhere; the last one says where it is."""
GOES = {"discard pile": "discard", "base discard pile": "base discard"}

# Which events may change what the state holds besides cards, points and effects.
CHANGED_BY: dict[str, set[str]] = {
    "turn": {"next"},
    "active": {"next"},
    "phase": {"turn", "phase"},
    "grants": {"grant", "play", "phase", "turn"},
    "used": {"use", "trigger", "play", "turn"},
    "rescues": {"rescue", "score-done", "move", "place", "return", "shuffle", "discard"},
    "ranking": {"score"},
    "result": {"end"},
    "base_deck": {"reshuffle", "new-base", "shuffle", "swap", "search", "place", "return", "replace"},
}
PLAYED_FROM = ("grants", "used")
"""What a play uses up when it begins; its event follows once the place is chosen."""


def check_a_move(move: Move, earlier: set[int], played: Game | None = None) -> None:
    """All that must hold after one answer. ``played``: the game, if it is not one of Core cards."""
    played = played or game()
    state, events = move.step.state, move.step.events
    check_cards_are_conserved(state)
    check_cards_are_in_their_owners_zones(state)
    check_the_board_is_sound(state, played)
    check_no_number_is_negative(state, played)
    check_the_decision_is_one(state)
    check_every_event_has_a_cause_and_a_rule(state, events, earlier)
    if move.before is not None:
        check_every_change_has_its_event(move.before, state, events)


# --- what the checks are worth -------------------------------------------------------------------------


def first_play(seed: int = 1) -> Move:
    """The first move by which a card comes into play."""
    played = play(table_of(PAIRS[0], 2, seed), seed)
    return next(
        move for move in played if any(each.verb == "play" and each.outcome == "done" for each in move.step.events)
    )


def changed(move: Move, **fields: object) -> Move:
    return Move(move.before, move.option, Step(replace(move.step.state, **fields), move.step.events))


def with_events(move: Move, change: Callable[[Event], Event | None]) -> Move:
    events = tuple(each for event in move.step.events if (each := change(event)) is not None)
    return Move(move.before, move.option, Step(move.step.state, events))


def seat_changed(move: Move, **fields: object) -> Move:
    first, *others = move.step.state.players
    return changed(move, players=(replace(first, **fields), *others))


SABOTAGE: dict[str, Callable[[Move], Move]] = {
    "a card is lost": lambda move: seat_changed(move, deck=move.step.state.players[0].deck[1:]),
    "a card is there twice": lambda move: seat_changed(move, discard=move.step.state.players[0].deck[:1]),
    "a card is in another's hand": lambda move: seat_changed(
        move, hand=(*move.step.state.players[0].hand, move.step.state.players[1].hand[0])
    ),
    "a deck is in another order": lambda move: seat_changed(move, deck=move.step.state.players[0].deck[::-1]),
    "points come from nowhere": lambda move: seat_changed(move, vp=3),
    "points are negative": lambda move: seat_changed(move, vp=-1),
    "a base is gone": lambda move: changed(move, bases=move.step.state.bases[1:]),
    "a minion is nowhere": lambda move: changed(
        move,
        objects=tuple(
            each if each is None or each.uid == each.base else replace(each, base=NOTHING)
            for each in move.step.state.objects
        ),
    ),
    "a minion changes sides": lambda move: changed(
        move,
        objects=tuple(
            each if each is None or each.uid == each.base else replace(each, controller=7)
            for each in move.step.state.objects
        ),
    ),
    "the turn is another": lambda move: changed(move, turn=9),
    "a free play is back": lambda move: changed(
        move, free_minion=not move.step.state.free_minion, free_action=not move.step.state.free_action
    ),
    "nothing is asked": lambda move: changed(move, decision=None),
    "the play is not told": lambda move: with_events(move, lambda event: None if event.verb == "play" else event),
    "no rule is cited": lambda move: with_events(move, lambda event: replace(event, rules=())),
    "a rule does not exist": lambda move: with_events(move, lambda event: replace(event, rules=("tea.pour",))),
    "a number comes again": lambda move: with_events(move, lambda event: replace(event, id=1, parent=-1)),
    "nobody knows the cause": lambda move: with_events(
        move, lambda event: replace(event, rules=("verb.draw",), cause=None)
    ),
}


@pytest.mark.parametrize("sabotage", SABOTAGE)
def test_the_checks_notice_it_when(sabotage: str) -> None:
    move = first_play()
    check_a_move(move, {1})

    with pytest.raises(AssertionError):
        check_a_move(SABOTAGE[sabotage](move), {1})


# --- the games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_a_game_is_sound_from_its_setup_to_its_end(pair: tuple[str, str], players: int) -> None:
    @few(3 if players == 2 else 2)
    @given(SEEDS, POLICIES, OPENINGS)
    def sound(seed: int, policy: Policy, opening: list[int]) -> None:
        earlier: set[int] = set()
        last = None
        for move in play(table_of(pair, players, seed), seed, opened(opening, policy)):
            check_a_move(move, earlier)
            last = move.step.state
        assert last is not None
        assert last.result is not None

    sound()


@pytest.mark.parametrize("book", BOOKS)
def test_a_game_is_sound_by_the_rules_of_each_book(book: str) -> None:
    @few(4)
    @given(st.sampled_from(PAIRS), st.integers(2, 4), SEEDS, POLICIES)
    def sound(pair: tuple[str, str], players: int, seed: int, policy: Policy) -> None:
        earlier: set[int] = set()
        for move in play(table_of(pair, players, seed), seed, policy, book):
            check_a_move(move, earlier)
            assert move.step.state.edition == book

    sound()


def test_the_games_are_about_all_28_decks() -> None:
    assert len(FACTIONS) == 8
    assert len(PAIRS) == 28
    assert all(
        len(seat.deck) + lacking(table) == 40 for table in map(table_for_two, PAIRS) for seat in table.seats[:1]
    )


def table_for_two(pair: tuple[str, str]) -> Lineup:
    return lineup(library(), [pair, pair])


def lacking(table: Lineup) -> int:
    return sum(copies for _, copies, _ in table.lacking)


# --- the same game again -------------------------------------------------------------------------------


@few(6)
@given(st.sampled_from(PAIRS), st.integers(2, 4), SEEDS)
def test_equal_seeds_give_equal_games(pair: tuple[str, str], players: int, seed: int) -> None:
    table = table_of(pair, players, seed)

    assert list(play(table, seed)) == list(play(table, seed))


def test_equal_seeds_give_equal_logs_and_others_do_not() -> None:
    one, again, other = (list(random_game_log(seed, cite=True)) for seed in (7, 7, 8))

    assert one == again != other
    assert one[-1].startswith(f"{one[-1].split(' ')[0]} turns, ")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_saved_and_resumed_at_every_decision_is_the_same_game(players: int) -> None:
    """At each decision the live state and the one read back take the same answer, to equal states and events."""

    @few(10)
    @given(st.sampled_from(PAIRS), SEEDS, POLICIES)
    def resumed(pair: tuple[str, str], seed: int, policy: Policy) -> None:
        for move in play(table_of(pair, players, seed), seed, policy):
            saved = to_json(move.step.state)
            restored = from_json(saved)
            assert restored == move.step.state
            assert hash(restored) == hash(move.step.state)
            assert to_json(restored) == saved
            if move.before is not None and move.option is not None:
                assert another_game().apply(from_json(to_json(move.before)), move.option) == move.step

    resumed()


def test_a_game_goes_on_from_its_saved_states_alone() -> None:
    """Each answer is given to what was read back after the one before: nothing lives outside the saved text."""

    @few(4)
    @given(st.sampled_from(PAIRS), st.integers(2, 4), SEEDS)
    def from_texts_alone(pair: tuple[str, str], players: int, seed: int) -> None:
        table = table_of(pair, players, seed)
        whole = random_game(game(), table.seats, table.bases, seed=seed)
        state = from_json(to_json(game().new(table.seats, table.bases, seed=seed).state))
        for option in whole.options:
            fresh = Game(library().definitions) if state.turn % 7 == 0 else game()
            state = from_json(to_json(fresh.apply(state, option).state))
        assert state == whole.state
        assert identity(state) == identity(whole.state)

    from_texts_alone()


@few(4)
@given(st.sampled_from(PAIRS), st.integers(2, 4), SEEDS)
def test_trying_out_an_answer_leaves_the_state_as_it_was(pair: tuple[str, str], players: int, seed: int) -> None:
    """Every option of a decision is tried twice: the state does not change, and both tries come to the same."""
    chance = Random(seed)
    for move in play(table_of(pair, players, seed), seed):
        state = move.step.state
        if state.decision is None or chance.random() > 0.15:
            continue
        saved = to_json(state)
        first: list[Step] = [game().apply(state, option) for option in state.decision.options]
        assert to_json(state) == saved
        again = from_json(saved)
        assert [game().apply(again, option) for option in state.decision.options] == first


def test_a_game_is_the_same_in_every_process() -> None:
    """Nothing hangs on the order of sets: the hash of strings differs from process to process."""
    program = "from smashrules.simulate import games; print(games(6, seed=11, players=3))"

    def said(hash_seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        ran = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        return ran.stdout.strip()

    assert said("1") == said("2") == str(games(6, seed=11, players=3))
