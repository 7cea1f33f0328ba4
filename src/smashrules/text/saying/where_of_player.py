"""What must hold of a player, said behind them: "with the most power here", "who has played a minion this turn".

Each case is a function of its own; the tables at the end say which of them a condition can be, and in which order
they are asked. What is said of any thing stands with the cards (``where_of_card``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from smashrules.effects.amounts import Count, Num, PowerAt, StatOf
from smashrules.effects.conditions import AllOf, Complied, Did, Done, Has, Is, Outnumbers, Outpowers, Relation, TurnOf
from smashrules.effects.selectors import Candidate, Op, Select, Stat, You
from smashrules.text.saying.history import forms, within
from smashrules.text.saying.of_two_sorts import more_of_one_sort
from smashrules.text.saying.outnumbering import more_points, with_more
from smashrules.text.saying.powerful import OR_MORE, most_of_those
from smashrules.text.saying.quantities import UnsayableError
from smashrules.text.saying.where_of_card import (
    NOT_OF_ANY,
    OF_ANY,
    Cases,
    Clause,
    another_name,
    done_by_you,
    done_to_it,
    dueled,
    undergone,
    undergone_by,
    with_more_than_another,
    with_no_power,
    with_stored,
)

if TYPE_CHECKING:
    from smashrules.text.saying.circumstances import Circumstances


# -- what they have --------------------------------------------------------------------------------------------------


def _with_what_they_have(say: Circumstances, clause: Clause) -> str:
    """ "with a minion here", "with two or fewer cards in their hand"."""
    place = f" {say.at(clause.stated.at)}" if clause.stated.at is not None else ""
    return f"with {say.having(clause.stated.what)}{place}"


def _with_each(say: Circumstances, clause: Clause) -> str | None:
    """ "with a minion here and no cards in their hand"."""
    parts = clause.stated.conditions
    if not all(isinstance(each, Has) for each in parts):
        return None
    return f"with {' and '.join(_said_of_each(say, clause, 'with '))}"


def _most_among(say: Circumstances, clause: Clause) -> str | None:
    """ "with the lowest total power among players with minions here"."""
    told = most_of_those(say, clause.stated) if isinstance(clause.stated.conditions[0], Has) else None
    return f"with {told}" if told is not None else None


def _with_and_who(say: Circumstances, clause: Clause) -> str | None:
    """ "with a minion here who has played an action this turn"."""
    if not isinstance(clause.stated.conditions[0], Has):
        return None
    said = _said_of_each(say, clause)
    return " ".join(said) if len(said) == 2 and said[1].startswith("who ") else None


def _said_of_each(say: Circumstances, clause: Clause, but: str = "") -> list[str]:
    """What is said of each condition that must hold, without the words ``but`` before it."""
    return [say.where(clause.kind, each, clause.earlier).removeprefix(but) for each in clause.stated.conditions]


def _with_more(say: Circumstances, clause: Clause) -> str:
    """ "with more cards in their hand than you"."""
    return with_more(say, clause.stated)


def _more_of_one_sort(say: Circumstances, clause: Clause) -> str | None:
    """ "with more cards in their hand than minions"."""
    told = more_of_one_sort(say, clause.stated)
    return f"with {told[1]}" if told is not None and isinstance(told[0], Candidate) else None


def _points(say: Circumstances, clause: Clause) -> str | None:
    """ "with 10 or more VP", "with more VPs than you", "who has as many VPs as you"."""
    node = clause.stated
    if node.left != StatOf(Stat.VP, Candidate()):
        return None
    if node.op is Op.AT_LEAST and isinstance(node.right, Num):
        return f"with {node.right.value} or more VP"
    told = (more_points(say, node, False) or "").partition(" has ")[2]
    if not told:
        raise UnsayableError("how many VPs")
    return f"with {told}" if node.op in (Op.LESS, Op.MORE) else f"who has {told}"


# -- their power -----------------------------------------------------------------------------------------------------


def _outpowering(say: Circumstances, clause: Clause) -> str | None:
    """ "who has more power here than you"."""
    power = clause.stated
    if isinstance(power.than, Select):
        return None
    told = say.outpowering(replace(power, who=You()), f" {say.at(power.place)}")
    return f"who has {told.removeprefix('you have ')}"


def _with_most_power(say: Circumstances, clause: Clause) -> str:
    """ "with the most power here (no one in case of a tie)"."""
    power = clause.stated
    untied = "" if power.ties else " (no one in case of a tie)"
    most = "lowest total" if power.less else "most"
    return f"with the {most} power {say.at(power.place)}{untied}"


def _without_most_power(say: Circumstances, clause: Clause) -> str | None:
    """ "without the most power here"."""
    power = clause.stated
    if not power.ties or power.who != Candidate() or power.less:
        return None
    return f"without the most power {say.at(power.place)}"


def _power_than_an_amount(say: Circumstances, clause: Clause) -> str | None:
    """ "with more power here than this base's breakpoint". Raises ``UnsayableError`` for another comparison."""
    power = clause.stated
    if not isinstance(power.left, PowerAt) or not isinstance(power.right, StatOf | Count):
        return None
    if power.left.who != Candidate() or power.op not in _SO_MUCH:
        raise UnsayableError("how much power")
    return f"with {_SO_MUCH[power.op].format(say.at(power.left.place))} {say.amount(power.right)}"


_SO_MUCH = {
    Op.MORE: "more power {} than",
    Op.LESS: "less power {} than",
    Op.AT_LEAST: "at least as much power {} as",
}


def _power_compared(say: Circumstances, clause: Clause) -> str | None:
    """ "with less power here than you". Raises ``UnsayableError`` for another comparison."""
    left, right = clause.stated.left, clause.stated.right
    if not isinstance(left, PowerAt) or not isinstance(right, PowerAt):
        return None
    words = {Op.LESS: "less", Op.MORE: "more", Op.EQUAL: "exactly as much"}.get(clause.stated.op)
    if left.who != Candidate() or words is None:
        raise UnsayableError("how much power")
    if left.place != right.place or say.at(left.place) != "here":
        raise UnsayableError("power where")
    than = "as" if clause.stated.op is Op.EQUAL else "than"
    return f"with {words} power here {than} {say.any(right.who)}"


def _so_much_power(say: Circumstances, clause: Clause) -> str | None:
    """ "with 5 or more power here". Raises ``UnsayableError`` for another amount, or the power of others."""
    power = clause.stated
    if not isinstance(power.left, PowerAt) or power.op not in OR_MORE:
        return None
    if not isinstance(power.right, Num) or power.left.who != Candidate():
        raise UnsayableError("how much power")
    return f"with {power.right.value}{OR_MORE[power.op]} power {say.at(power.left.place)}"


# -- what they do ----------------------------------------------------------------------------------------------------


def _did_so(say: Circumstances, clause: Clause) -> str:
    """ "who did so", "who does not do so"."""
    return "who does not do so" if clause.negated else "who did so"


def _who_did(say: Circumstances, clause: Clause) -> str | None:
    """ "who destroyed it", "who did not destroy it"."""
    act = clause.stated.act
    if not isinstance(act.by, Candidate):
        return None
    told = say.doer(act)
    if not clause.negated:
        return told
    bare, _, past, _ = forms(act.verb)
    return told.replace(f"who {past} ", f"who did not {bare} ", 1)


def _who_has_done(say: Circumstances, clause: Clause) -> str | None:
    """ "who has (not) played a minion this turn"."""
    if not isinstance(clause.stated.act.by, Candidate):
        return None
    return f"{say.doer(clause.stated.act, f'has{clause.no} ')} {within(say, clause.stated)}"


def _whose_turn_it_is_not(say: Circumstances, clause: Clause) -> str | None:
    """ "other than the current player"."""
    return "other than the current player" if clause.stated == TurnOf(Candidate()) else None


# -- which cases there are -------------------------------------------------------------------------------------------


_DONE = (_who_has_done, dueled, done_by_you, undergone_by, undergone)
"""Each asks for another doer, but that ``dueled`` comes before ``undergone``, as of a card."""

OF_PLAYER: Cases = {
    **OF_ANY,
    AllOf: (_with_each, _most_among, _with_and_who),
    Complied: (_did_so,),
    Did: (_who_did, done_to_it),
    Done: _DONE,
    Has: (with_stored, _with_what_they_have),
    Outnumbers: (_with_more,),
    Outpowers: (with_more_than_another, _outpowering, _with_most_power),  # each leaves the rest to those behind it
    Relation: (
        _more_of_one_sort,
        _points,
        with_no_power,  # no power, not 0 power
        _power_than_an_amount,
        _power_compared,
        _so_much_power,
    ),
}
NOT_OF_PLAYER: Cases = {
    **NOT_OF_ANY,
    Complied: (_did_so,),
    Did: (_who_did,),
    Done: _DONE,
    Is: (another_name,),
    Outpowers: (_without_most_power,),
    TurnOf: (_whose_turn_it_is_not,),
}
