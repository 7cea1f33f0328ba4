"""How a number comes about: the engine's ledgers with cards, words and rules in place of addresses.

Knows the game's ledgers and citations; nothing of steps and layout.
"""

from __future__ import annotations

from smashrules.effects.selectors import Stat
from smashrules.errors import InputError, nearest_names
from smashrules.explain.board import GameLike, LedgerLike, LineLike, Names, possessive
from smashrules.explain.citing import cited, unsettled, words_of
from smashrules.explain.model import Ledger, LedgerLine, Resolution, Ruling, Verdict
from smashrules.state.game import State

STATS = (Stat.POWER.value, Stat.BREAKPOINT.value)


def power_ledger(names: Names, state: State, uid: int) -> Ledger:
    """The power of a card in play."""
    return _told(names, state, f"power of {names.card(uid)}", names.game.ledger(state, uid), uid)


def breakpoint_ledger(names: Names, state: State, base: int) -> Ledger:
    """The breakpoint of a base."""
    return _told(names, state, f"breakpoint of {names.card(base)}", names.game.breakpoint_ledger(state, base), base)


def total_ledger(names: Names, state: State, base: int, player: int) -> Ledger:
    """A player's total power at a base."""
    of = f"{possessive(names.player(player))} total power at {names.card(base)}"
    return _told(names, state, of, names.game.total_ledger(state, base, player), base)


def _told(names: Names, state: State, of: str, ledger: LedgerLike, subject: int) -> Ledger:
    lines = tuple(
        LedgerLine(
            line.amount,
            _what(names, line, subject),
            words_of(names, line.cause),
            cited(line.rule, state.edition) if line.rule else None,
        )
        for line in ledger.lines
    )
    return Ledger(of, ledger.total, lines)


def _what(names: Names, line: LineLike, subject: int) -> str:
    """What a line is: the card it comes from ("its own" for the card itself), and the engine's note."""
    if line.cause is None:
        return line.note or "given by the rule"
    card = "its own ability" if line.cause.card == subject and line.cause.path else names.card(line.cause.card)
    return f"{card}, {line.note}" if line.note else card


def explain_number(
    game: GameLike,
    state: State,
    uid: int,
    stat: str = "power",
    *,
    player: int | None = None,
    question: str = "",
    rulings: tuple[Ruling, ...] = (),
) -> Resolution:
    """How much: the ``stat`` ("power" or "breakpoint") of a card in play, line by line.

    For ``"power"`` of a base, ``player`` says whose total there is meant; without it the answer has the total of
    each player and their sum (BGB2018, "Score Bases"). Out of play, a card has its printed power. Raises
    ``InputError`` for another stat, or a card that has no such number where it is.
    """
    if stat not in STATS:
        near = ", ".join(nearest_names(stat, STATS) or STATS)
        raise InputError(f"no number is called {stat!r} here; there is {near}")
    names = Names(game, state)
    ledgers: tuple[Ledger, ...]
    if state.objects[uid] is None:
        ledgers = (_out_of_play(names, state, uid, stat),)
    elif stat == Stat.BREAKPOINT.value:
        ledgers = (breakpoint_ledger(names, state, uid),)
    elif not names.is_base(uid):
        ledgers = (power_ledger(names, state, uid),)
    elif player is not None:
        ledgers = (total_ledger(names, state, uid, player),)
    else:
        every = (total_ledger(names, state, uid, each) for each in range(len(state.players)))
        ledgers = tuple(each for each in every if each.lines)
    total = sum(each.total for each in ledgers)
    made = Resolution(
        verdict=Verdict.NUMBER,
        text=str(total),
        because=_because(ledgers, total),
        question=question,
        edition=state.edition,
        number=total,
        ledgers=ledgers,
        rulings=rulings,
    )
    return _with_unsettled(made)


def _out_of_play(names: Names, state: State, uid: int, stat: str) -> Ledger:
    """The power of a card in a hand or pile: what is printed on it."""
    printed = names.definition(uid).power
    if stat != Stat.POWER.value or printed is None:
        raise InputError(f"{names.card(uid)} is not in play, so it has no {stat}")
    line = LedgerLine(printed, "printed", None, cited("power.out-of-play", state.edition))
    return Ledger(f"power of {names.card(uid)}, out of play", printed, (line,))


def _with_unsettled(resolution: Resolution) -> Resolution:
    return resolution.but(unsettled=unsettled(resolution.rules()))


def _because(ledgers: tuple[Ledger, ...], total: int) -> str:
    if not ledgers:
        return "Nobody has any power there."
    if len(ledgers) > 1:
        parts = " + ".join(str(each.total) for each in ledgers)
        return f"The totals of the players add up: {parts} = {total}."
    ledger = ledgers[0]
    changes = [line.amount for line in ledger.lines[1:]]
    subject = ledger.of[:1].upper() + ledger.of[1:]
    if not ledger.lines:
        return f"{subject}: {total}."
    if not changes:
        return f"{subject}: {ledger.lines[0].what} {total}, and nothing changes it."
    sum_of = " ".join(f"{'+' if each >= 0 else '−'} {abs(each)}" for each in changes)
    return f"{subject}: {ledger.lines[0].amount} {sum_of} = {total}."
