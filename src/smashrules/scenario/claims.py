"""Checking what a question expects: each claim is looked for in the state and in what has happened.

A check says whether the claim is met, and what was found instead. This module changes no state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from smashrules.engine import Ledger
from smashrules.explain import resolution
from smashrules.rulebook import rule
from smashrules.scenario.errors import ScenarioError, ScenarioNameError
from smashrules.scenario.finding import Finder, check_known, listed, place_of
from smashrules.scenario.model import Claim, Ref
from smashrules.scenario.running import Run
from smashrules.state.records import Event


class Check(Struct, frozen=True):
    """Whether a claim is met, and what there is to see."""

    met: bool
    found: str


_VERBS: Mapping[str, str] = {
    "destroyed": "destroy",
    "discarded": "discard",
    "placed": "place",
    "played": "play",
    "drawn": "draw",
    "revealed": "reveal",
    "shuffled": "shuffle",
    "searched": "search",
    "transferred": "transfer",
    "replaced": "replace",
    "swapped": "swap",
    "moved": "move",
    "returned": "return",
}


def check(claim: Claim, run: Run) -> Check:
    """Whether ``claim`` is met at this point of the run. Raises ``ScenarioNameError`` for an unknown name."""
    found = _CHECKS[claim.kind](claim, run, run.finder)
    return Check(found.met is not claim.negated, found.found)


def _all(claim: Claim, run: Run, finder: Finder, test: Callable[[int], Check]) -> Check:
    """``test`` on every card that the subjects name; the first that fails is told."""
    last = Check(True, "")
    for subject in claim.subjects:
        found = finder.cards(subject)
        if not subject.each and len(found) > 1:
            raise finder.ambiguous(subject, found)
        for uid in found:
            last = test(uid)
            if last.met is claim.negated:
                return last
    return last


def _players(claim: Claim, finder: Finder, test: Callable[[int], Check]) -> Check:
    last = Check(True, "")
    for subject in claim.subjects:
        last = test(finder.player(subject))
        if last.met is claim.negated:
            return last
    return last


def _about(run: Run, uid: int, verb: str) -> list[Event]:
    return [each for each in run.events() if each.verb == verb and (each.what == uid or uid in each.things)]


def _happened(run: Run, finder: Finder, uid: int, verb: str, to: int | None = None) -> Check:
    about = _about(run, uid, verb)
    done = [each for each in about if each.outcome == "done" and (to is None or to in (each.to, each.base))]
    if done:
        word = next(each for each, said in _VERBS.items() if said == verb)
        return Check(True, f"{finder.call(uid, run.board.state)} is {word}")
    word = next(each for each, said in _VERBS.items() if said == verb)
    seen = {"prevented": f"prevented from being {word}", "replaced": f"not {word}, but something else instead"}
    told = list(dict.fromkeys(seen.get(each.outcome, f"not {word}") for each in about)) or [f"not {word}"]
    return Check(False, f"{finder.call(uid)}: {listed(told)}")


# -- what happened --------------------------------------------------------------------------------------------------


def _done(claim: Claim, run: Run, finder: Finder) -> Check:
    return _all(claim, run, finder, lambda uid: _happened(run, finder, uid, _VERBS[claim.word]))


def _moved(claim: Claim, run: Run, finder: Finder) -> Check:
    to = None if claim.other is None else finder.base(claim.other)

    def test(uid: int) -> Check:
        moves = [each for each in _about(run, uid, "move") if each.outcome == "done"]
        if to is None or not moves:
            return _happened(run, finder, uid, "move")
        return Check(any(each.to == to for each in moves), finder.call(uid))

    return _all(claim, run, finder, test)


def _returned(claim: Claim, run: Run, finder: Finder) -> Check:
    def test(uid: int) -> Check:
        found = _happened(run, finder, uid, "return")
        if not found.met or not claim.word:
            return found
        return _is_in_pile(claim, run, finder, uid)

    return _all(claim, run, finder, test)


def _gains(claim: Claim, run: Run, finder: Finder) -> Check:
    def test(player: int) -> Check:
        gained = run.state.players[player].vp - run.board.state.players[player].vp
        return Check(gained == claim.number, f"{run.board.players[player]} gains {gained} VP")

    return _players(claim, finder, test)


def _draws(claim: Claim, run: Run, finder: Finder) -> Check:
    def test(player: int) -> Check:
        drawn = [each for each in run.events() if each.verb == "draw" and each.player == player]
        done = [each for each in drawn if each.outcome == "done"]
        of_the_turn = sum("turn.draw-two" in each.rules for each in done)
        among = f", {of_the_turn} of them in the Draw 2 Cards phase" if of_the_turn else ""
        return Check(len(done) == claim.number, f"{run.board.players[player]} draws {len(done)}{among}")

    return _players(claim, finder, test)


def _base_scores(claim: Claim, run: Run, finder: Finder) -> Check:
    def test(uid: int) -> Check:
        scored = any(each.verb == "score" and each.what == uid and each.outcome == "done" for each in run.events())
        return Check(scored, f"{finder.call(uid)} {'scores' if scored else 'does not score'}")

    return _all(claim, run, finder, test)


def _ranking(run: Run, base: int) -> tuple[tuple[int, ...], ...]:
    for uid, ranking in run.state.ranking:
        if uid == base:
            return ranking
    return ()


def _placed_at(claim: Claim, run: Run, finder: Finder) -> Check:
    assert claim.other is not None
    base = finder.base(claim.other)
    ranking = _ranking(run, base)

    def test(player: int) -> Check:
        places = [number for number, players in enumerate(ranking, 1) if player in players]
        seen = f"in place {places[0]}" if places else "not placed"
        return Check(claim.number in places, f"{run.board.players[player]} is {seen} at {finder.call(base)}")

    return _players(claim, finder, test)


def _wins(claim: Claim, run: Run, finder: Finder) -> Check:
    if claim.other is None:
        result = run.state.result
        winners = () if result is None else result.winners
        told = f"won by {listed([run.board.players[each] for each in winners])}" if winners else "not over"
        return _players(claim, finder, lambda player: Check(player in winners, f"the game is {told}"))
    base = finder.base(claim.other)
    ranking = _ranking(run, base)
    first = ranking[0] if ranking else ()
    told = f"won by {listed([run.board.players[each] for each in first])}" if first else "not scored"
    return _players(claim, finder, lambda player: Check(player in first, f"{finder.call(base)} is {told}"))


# -- where things are -----------------------------------------------------------------------------------------------


def _stays(claim: Claim, run: Run, finder: Finder) -> Check:
    def test(uid: int) -> Check:
        then, now = run.board.state.objects[uid], run.state.objects[uid]
        same = run.board.state.incarnations[uid] == run.state.incarnations[uid]
        met = then is not None and now is not None and then.base == now.base and then.host == now.host and same
        return Check(met, finder.call(uid))

    return _all(claim, run, finder, test)


def _in_play(claim: Claim, run: Run, finder: Finder) -> Check:
    return _all(claim, run, finder, lambda uid: Check(run.state.objects[uid] is not None, finder.call(uid)))


def _in_box(claim: Claim, run: Run, finder: Finder) -> Check:
    return _all(claim, run, finder, lambda uid: Check(uid in run.state.box, finder.call(uid)))


def _located(claim: Claim, run: Run, finder: Finder) -> Check:
    assert claim.other is not None
    near = set(finder.cards(claim.other))

    def test(uid: int) -> Check:
        found = run.state.objects[uid]
        met = found is not None and (found.host in near or (found.base in near and found.base != uid))
        return Check(met, finder.call(uid))

    return _all(claim, run, finder, test)


def _is_in_pile(claim: Claim, run: Run, finder: Finder, uid: int) -> Check:
    zone, who = place_of(run.state, uid)
    wanted = claim.word
    met = zone == wanted and who in _owners(claim, run, finder, uid)
    return Check(met, finder.call(uid))


def _owners(claim: Claim, run: Run, finder: Finder, uid: int) -> tuple[int, ...]:
    """Whose pile a claim can mean."""
    if claim.whose is None or claim.whose.kind in ("anyone", "own"):
        return tuple(range(-1, len(run.state.players)))
    if claim.whose.kind == "owner":
        return (run.state.cards[uid].owner,)
    assert claim.whose.name is not None
    return (run.board.player(claim.whose.name),)


def _in_pile(claim: Claim, run: Run, finder: Finder) -> Check:
    return _all(claim, run, finder, lambda uid: _is_in_pile(claim, run, finder, uid))


def _on_pile(claim: Claim, run: Run, finder: Finder) -> Check:
    end, _, zone = claim.word.partition(" ")

    def test(uid: int) -> Check:
        there, who = place_of(run.state, uid)
        if there != zone or who not in _owners(claim, run, finder, uid):
            return Check(False, finder.call(uid))
        if zone == "base deck":
            pile: tuple[int, ...] = run.state.base_deck
        else:
            player = run.state.players[who]
            pile = player.deck if zone == "deck" else player.discard[::-1] if zone == "discard" else player.hand
        at = pile.index(uid)
        met = at == (0 if end == "top" else len(pile) - 1)
        return Check(met, f"{finder.call(uid)}, number {at + 1} of {len(pile)} from the top")

    return _all(claim, run, finder, test)


def _controlled(claim: Claim, run: Run, finder: Finder) -> Check:
    assert claim.other is not None
    player = finder.player(claim.other)

    def test(uid: int) -> Check:
        found = run.state.objects[uid]
        return Check(found is not None and found.controller == player, finder.call(uid))

    return _all(claim, run, finder, test)


# -- numbers --------------------------------------------------------------------------------------------------------


def _in_play_or_refuse(run: Run, finder: Finder, uid: int, ref: Ref) -> None:
    if run.state.objects[uid] is None:
        raise ScenarioNameError(f"{finder.call(uid)} is not in play, so it has no such number", ref.at)


def _counted(run: Run, ledger: Ledger) -> int:
    """The total of a ledger, whose rules are cited from now on."""
    run.cited.update(line.rule for line in ledger.lines if line.rule)
    return ledger.total


def _has_power(claim: Claim, run: Run, finder: Finder) -> Check:
    def test(uid: int) -> Check:
        if run.state.objects[uid] is None:
            return Check(False, f"{finder.call(uid)}: not in play")
        power = _counted(run, run.board.game.ledger(run.state, uid))
        return Check(power == claim.number, f"{finder.call(uid)} has power {power}")

    return _all(claim, run, finder, test)


def _has_breakpoint(claim: Claim, run: Run, finder: Finder) -> Check:
    def test(uid: int) -> Check:
        _in_play_or_refuse(run, finder, uid, claim.subjects[0])
        number = _counted(run, run.board.game.breakpoint_ledger(run.state, uid))
        return Check(number == claim.number, f"{finder.call(uid)} has breakpoint {number}")

    return _all(claim, run, finder, test)


def _has_total(claim: Claim, run: Run, finder: Finder) -> Check:
    def test(uid: int) -> Check:
        _in_play_or_refuse(run, finder, uid, claim.subjects[0])
        number = sum(run.board.game.total(run.state, uid, each) for each in range(len(run.state.players)))
        return Check(number == claim.number, f"{finder.call(uid)} has total power {number}")

    return _all(claim, run, finder, test)


def _has_power_at(claim: Claim, run: Run, finder: Finder) -> Check:
    assert claim.other is not None
    base = finder.base(claim.other)
    _in_play_or_refuse(run, finder, base, claim.other)

    def test(player: int) -> Check:
        number = _counted(run, run.board.game.total_ledger(run.state, base, player))
        return Check(number == claim.number, f"{run.board.players[player]} has {number} power at {finder.call(base)}")

    return _players(claim, finder, test)


def _has_vps(claim: Claim, run: Run, finder: Finder) -> Check:
    def test(player: int) -> Check:
        vp = run.state.players[player].vp
        return Check(vp == claim.number, f"{run.board.players[player]} has {vp} VP")

    return _players(claim, finder, test)


def _has_counters(claim: Claim, run: Run, finder: Finder) -> Check:
    def test(uid: int) -> Check:
        found = run.state.objects[uid]
        number = 0 if found is None else found.counters
        return Check(number == claim.number, f"{finder.call(uid)} has {number} counters")

    return _all(claim, run, finder, test)


def _has_hand(claim: Claim, run: Run, finder: Finder) -> Check:
    def test(player: int) -> Check:
        number = len(run.state.players[player].hand)
        return Check(number == claim.number, f"{run.board.players[player]} has {number} cards in hand")

    return _players(claim, finder, test)


# -- what is possible, cited, and whose turn it is ------------------------------------------------------------------


def _may(claim: Claim, run: Run, finder: Finder) -> Check:
    assert claim.wish is not None
    player = finder.player(claim.subjects[0])
    card = claim.wish.card
    if card is not None:
        check_known(finder, card.name)
    who = run.board.players[player]
    if run.granted(player, claim.wish):
        return Check(True, f"{who} may")
    reasons = run.why_not(player, claim.wish)
    rules = [each.rule for each in reasons]
    missing = [_known_rule(each, claim) for each in claim.rules if each not in rules]
    told = "; ".join(run.reason(each) for each in reasons) or "nothing allows it"
    if missing:
        return Check(claim.negated, f"{who} may not, but not because of {listed(missing)}: {told}")
    return Check(False, f"{who} may not: {told}")


def _cites(claim: Claim, run: Run, finder: Finder) -> Check:
    cited = {key for event in run.events() for key in event.rules}
    cited.update(key for decision in run.decisions if decision is not None for key in decision.rules)
    if run.state.decision is not None:
        cited.update(run.state.decision.rules)
    cited.update(each.rule for each in run.reasons)
    cited.update(run.cited)
    wanted = [_known_rule(each, claim) for each in claim.rules]
    if not cited.issuperset(wanted):  # the answer cites more: why it comes now, what was not reached
        game, board = run.board.game, run.board
        made = resolution(game, run.before, run.steps, answers=run.answers, edition=board.edition)
        cited.update(each.key for each in made.rules())
    found = [each for each in wanted if each in cited]
    if claim.negated:
        return Check(bool(found), f"cited: {listed(found)}")
    missing = [each for each in wanted if each not in cited]
    return Check(not missing, f"not cited: {listed(missing)}; cited are {listed(sorted(cited))}")


def _known_rule(key: str, claim: Claim) -> str:
    try:
        return rule(key).key
    except LookupError as wrong:
        raise ScenarioError(str(wrong), claim.at) from None


def _turn(claim: Claim, run: Run, finder: Finder) -> Check:
    return _players(
        claim,
        finder,
        lambda player: Check(player == run.state.active, f"it is {run.board.players[run.state.active]}'s turn"),
    )


def _asked(claim: Claim, run: Run, finder: Finder) -> Check:
    decision = run.state.decision
    who = None if decision is None or decision.kind == "main" else decision.player
    told = "nobody is to choose" if who is None else f"{run.board.players[who]} is to choose"
    return _players(claim, finder, lambda player: Check(player == who, told))


def _phase(claim: Claim, run: Run, finder: Finder) -> Check:
    return Check(run.state.phase == claim.word, f"the phase is {run.state.phase}")


_CHECKS: Mapping[str, Callable[[Claim, Run, Finder], Check]] = {
    "done": _done,
    "moved": _moved,
    "returned": _returned,
    "in_play": _in_play,
    "in_box": _in_box,
    "located": _located,
    "in_pile": _in_pile,
    "on_pile": _on_pile,
    "controlled": _controlled,
    "placed_at": _placed_at,
    "asked": _asked,
    "stays": _stays,
    "has power": _has_power,
    "has power_at": _has_power_at,
    "has breakpoint": _has_breakpoint,
    "has total": _has_total,
    "has vps": _has_vps,
    "has some_counters": _has_counters,
    "has hand_size": _has_hand,
    "gains": _gains,
    "draws": _draws,
    "wins": _wins,
    "base scores": _base_scores,
    "may": _may,
    "cites": _cites,
    "turn": _turn,
    "phase": _phase,
}
