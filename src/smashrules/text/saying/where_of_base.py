"""What must hold of a base, said behind it: "where you have a minion", "where another player has the most power".

Each case is a function of its own; the tables at the end say which of them a condition can be, and in which order
they are asked. What is said of any thing stands with the cards (``where_of_card``).
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from smashrules.effects.actions import Act
from smashrules.effects.amounts import Count, Num, PowerAt
from smashrules.effects.conditions import (
    AllOf,
    AnyOf,
    Did,
    Done,
    Has,
    Is,
    Not,
    Outnumbers,
    Outpowers,
    Relation,
)
from smashrules.effects.selectors import Candidate, You
from smashrules.text.saying.history import done_there
from smashrules.text.saying.more_there import with_more_there
from smashrules.text.saying.outnumbering import where_more, where_most
from smashrules.text.saying.powerful import OR_MORE, have_most, have_power, outpowers, tied_for_most
from smashrules.text.saying.quantities import UnsayableError
from smashrules.text.saying.where_of_card import (
    DONE_WITH_CARD,
    NOT_OF_CARD,
    OF_CARD,
    Cases,
    Clause,
    another_name,
    done_to_it,
    is_no_such,
    is_such,
    undergone,
    with_no_power,
    with_stored,
    with_what_it_has,
)
from smashrules.text.words.lexicon import lexicon

if TYPE_CHECKING:
    from smashrules.text.saying.circumstances import Circumstances

# -- who has something there -----------------------------------------------------------------------------------------


def _had_there(say: Circumstances, clause: Clause) -> str | None:
    """ "where you have a minion", "where another player has a minion"."""
    who = clause.stated.who
    if who is None:
        return None
    have = "have" if isinstance(who, You) or say.is_many(who) else "has"
    return f"where {'you' if isinstance(who, You) else say.any(who)} {have} {say.having(clause.stated.what)}"


def _so_many_players(say: Circumstances, clause: Clause) -> str | None:
    """ "where at least two players have 5 or more power", "where no other players have the most power"."""
    if clause.stated.who is not None or clause.stated.at is not None:
        return None
    told = have_power(say, clause.stated.what) or have_most(say, clause.stated.what)
    return f"where {told}" if told is not None else None


def _most_there(say: Circumstances, clause: Clause) -> str | None:
    """ "where you (do not) have the most minions"."""
    return where_most(say, Not(clause.stated) if clause.negated else clause.stated)


def _more_had_there(say: Circumstances, clause: Clause) -> str:
    """ "where you have more minions than any other player"."""
    return where_more(say, clause.stated, clause.negated)


def _more_there(say: Circumstances, clause: Clause) -> str | None:
    """ "with more minions than this base"."""
    return with_more_there(say, clause.stated) if isinstance(clause.stated.left, Count) else None


# -- who has power there ---------------------------------------------------------------------------------------------


def _outpowering_there(say: Circumstances, clause: Clause) -> str:
    """ "where you have the most power", "where you have more power than another player"."""
    return f"where {say.outpowering(clause.stated)}"


def _not_outpowering_there(say: Circumstances, clause: Clause) -> str:
    """ "where you do not have the most power". Raises ``UnsayableError`` where it is denied of others."""
    told = outpowers(say, clause.stated, True)
    if told is None:
        raise UnsayableError("not one of them, or none")
    return f"where {told}"


def _tied_there(say: Circumstances, clause: Clause) -> str | None:
    """ "where you are tied for the most power"."""
    tied = tied_for_most(clause.stated)
    return f"where {tied}" if tied is not None else None


def _so_much_power_there(say: Circumstances, clause: Clause) -> str | None:
    """ "where you have 5 or more power". Raises ``UnsayableError`` for another amount, or power elsewhere."""
    power = clause.stated
    if not isinstance(power.left, PowerAt) or power.op not in OR_MORE:
        return None
    if not isinstance(power.right, Num) or power.left.place != Candidate():
        raise UnsayableError("how much power")
    have = "have" if say.is_many(power.left.who) else "has"
    return f"where {say.any(power.left.who)} {have} {power.right.value}{OR_MORE[power.op]} power"


# -- what you are there, and what was done there ---------------------------------------------------------------------


def _you_are_there(say: Circumstances, clause: Clause) -> str | None:
    """ "where you are (not) the winner"."""
    if not isinstance(clause.stated.what, You):
        return None
    return f"where you are{clause.no} {say.select(clause.stated.description)}"


def _you_are_either_there(say: Circumstances, clause: Clause) -> str | None:
    """ "where you are the winner or the runner-up"."""
    places = clause.stated.conditions
    if not places or not all(isinstance(each, Is) and isinstance(each.what, You) for each in places):
        return None
    return f"where you are {' or '.join(say.select(each.description) for each in places)}"


def _done_there(say: Circumstances, clause: Clause) -> str | None:
    """ "where a minion was destroyed this turn", "where you moved a minion from this turn"."""
    return done_there(say, Not(clause.stated) if clause.negated else clause.stated)


def _you_did_there(say: Circumstances, clause: Clause) -> str | None:
    """ "where you have (not) played a minion this way"."""
    act = clause.stated.act
    if act != Act(act.verb, by=You(), what=act.what, to=Candidate()):
        return None
    have = f"have{clause.no}"
    return f"where you {have} {lexicon().forms[act.verb.value][3]} {say.any(act.what)} this way"


# -- this and that ---------------------------------------------------------------------------------------------------


def _both_there(say: Circumstances, clause: Clause) -> str:
    """ "where you have a minion and do not have the most power". Raises ``UnsayableError`` for "... with"."""
    said = [say.where(clause.kind, each) for each in clause.stated.conditions]
    clauses = sorted(said, key=lambda each: each.startswith("where "))
    if any(each.startswith("with ") for each in clauses[1:]):
        raise UnsayableError("with this and with that")
    both = clauses[0]
    for last, each in pairwise(clauses):
        same = last.startswith("where you ") and each.startswith("where you ")
        and_ = " and" if last.startswith("where ") else ""
        both += f"{and_} {each.removeprefix('where you ') if same else each}"
    return both


# -- which cases there are -------------------------------------------------------------------------------------------


OF_BASE: Cases = {
    **OF_CARD,
    AllOf: (_tied_there, _both_there),  # to be tied is to have as much, and they as well
    AnyOf: (_you_are_either_there, undergone),
    Did: (_you_did_there, done_to_it),
    Done: (_done_there, *DONE_WITH_CARD),  # what you did there is no "you played here", as of a card
    Has: (_had_there, _so_many_players, with_stored, with_what_it_has),  # "with" is left for what nobody has
    Is: (_most_there, _you_are_there, is_such),  # to have the most is to be of those who have it
    Outnumbers: (_more_had_there,),
    Outpowers: (_outpowering_there,),
    Relation: (_more_there, with_no_power, _so_much_power_there),  # no power, not 0 power
}
NOT_OF_BASE: Cases = {
    **NOT_OF_CARD,
    Did: (_you_did_there,),
    Done: (_done_there, *DONE_WITH_CARD),
    Is: (_most_there, _you_are_there, another_name, is_no_such),
    Outnumbers: (_more_had_there,),
    Outpowers: (_not_outpowering_there,),
}
