"""What must hold of a card, said behind it: "that was played here this turn", "whose abilities are cancelled".

Each case is a function of its own; the tables at the end say which of them a condition can be, and in which order
they are asked. Much of it is said of bases and players, too (``where_of_base``, ``where_of_player``). How the things
in it are called, the phrases know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.amounts import Num, PowerAt
from smashrules.effects.conditions import (
    AllOf,
    AnyOf,
    Causes,
    Did,
    Done,
    Dueling,
    Has,
    InPlaySince,
    Is,
    Outpowers,
    Relation,
    Silenced,
)
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Candidate,
    Controlled,
    Having,
    Here,
    Kind,
    NextTo,
    Op,
    Other,
    Ref,
    Select,
    SharesName,
    StoredUnder,
    You,
)
from smashrules.effects.verbs import CONTESTED, Verb
from smashrules.text.saying.contests import DONE, contest
from smashrules.text.saying.history import within
from smashrules.text.saying.quantities import UnsayableError
from smashrules.text.saying.using import own_ability
from smashrules.text.words.lexicon import lexicon

if TYPE_CHECKING:
    from smashrules.text.saying.circumstances import Circumstances

_WORDS = {Verb.INCREASE: "increase", Verb.DECREASE: "reduce"}  # of power
_ANOTHER = Select(Kind.PLAYER, ONE, (Other(Candidate()),))


class Clause(Struct, frozen=True):
    """What must hold of a thing of this ``kind``: ``stated`` holds, or it does not (``negated``).

    ``earlier``: as it was before."""

    kind: Kind
    stated: Any
    negated: bool
    earlier: bool

    @property
    def no(self) -> str:
        return " not" if self.negated else ""


Case = Callable[["Circumstances", Clause], str | None]
"""The words for a clause; None where the case is not this one."""
Cases = dict[type, tuple[Case, ...]]


# -- what it has, and what it is -------------------------------------------------------------------------------------


def with_stored(say: Circumstances, clause: Clause) -> str | None:
    """ "with a card stored under it"."""
    what = clause.stated.what
    stored = [each for each in what.filters if each == StoredUnder(Candidate())]
    if not stored:
        return None
    kept = tuple(each for each in what.filters if each not in stored)
    return f"with {say.having(replace(what, filters=kept))} stored under it"


def with_what_it_has(say: Circumstances, clause: Clause) -> str:
    """ "with a minion", "with no actions on it"."""
    return f"with {say.having(clause.stated.what)}"


def another_name(say: Circumstances, clause: Clause) -> str | None:
    """ "with a different name than your minions": it is no thing of the same name."""
    inner = clause.stated
    names: Any = inner.description.filters if isinstance(inner.what, Candidate) else ()
    if len(names) != 1 or not isinstance(names[0], SharesName):
        return None
    than = names[0].with_
    of_all = f" than {say.select(replace(than, quantity=EVERY))}" if isinstance(than, Select) else ""
    return f"with a different name{of_all}"


def is_no_such(say: Circumstances, clause: Clause) -> str | None:
    """ "that is not an action"."""
    inner = clause.stated
    if not isinstance(inner.what, Candidate) or inner.only:
        return None
    return f"that is not {say.select(inner.description)}"


def is_such(say: Circumstances, clause: Clause) -> str | None:
    """ "that is an action"; "that has a +1 power counter on it", "that is the only minion on its base"."""
    inner = clause.stated
    if not isinstance(inner.what, Candidate):
        return None
    filters = inner.description.filters
    carried = filters[0].what if len(filters) == 1 and isinstance(filters[0], Having) else None
    if isinstance(carried, Select) and carried.kind is not Kind.ABILITY:
        return f"that {'had' if clause.earlier else 'has'} {say.having(carried)} on it"
    if clause.earlier:
        raise UnsayableError("what it was before")
    return _only(say, inner.description) if inner.only else f"that is {say.select(inner.description)}"


def _only(say: Circumstances, description: Select) -> str:
    """ "that is the only minion on its base", "that is your only minion here"."""
    mine = [each for each in description.filters if each == Controlled(You())]
    rest = tuple(each for each in description.filters if each not in mine)
    one = say.select(replace(description, filters=rest)).partition(" ")[2]
    return f"that is {'your' if mine else 'the'} only {one}"


def _this_and_that(say: Circumstances, clause: Clause) -> str:
    """ "that was moved this turn that is here". Raises ``UnsayableError`` for other things that both hold."""
    two = [say.where(clause.kind, each) for each in clause.stated.conditions]
    apart = two[0].endswith(" this turn") and not any(" a card " in each for each in two)
    if not apart or not all(each.startswith("that ") for each in two):
        raise UnsayableError("this and that of a card")
    return " ".join(two)


# -- how it is with it -----------------------------------------------------------------------------------------------


def _causing(say: Circumstances, clause: Clause) -> str:
    """ "that destroys minions", "that directly affects a minion", "that moves minions to here"."""
    act = clause.stated.act
    verb = f"{'directly ' if act.directly else ''}{lexicon().forms[_WORDS.get(act.verb, act.verb.value)][1]}"
    if act.verb in _WORDS:
        verb += " the power of"
    here = act.verb is Verb.MOVE and isinstance(act.to, Here)
    if (act.to is not None and not here) or act.source is not None or act.what is None:
        raise UnsayableError("what it does where")
    return f"that {verb} {say.any(act.what, 'bare' if here else '')}{' to here' if here else ''}"


def _cancelled(say: Circumstances, clause: Clause) -> str | None:
    """ "whose abilities are (not) cancelled"."""
    if not isinstance(clause.stated.what, Candidate) or clause.earlier:
        return None
    return f"whose abilities are {'not ' if clause.negated else ''}cancelled"


def _in_a_duel(say: Circumstances, clause: Clause) -> str | None:
    """ "in a duel with this minion", "that is the challenger in a duel"."""
    duel = clause.stated
    if not isinstance(duel.what, Candidate) or clause.earlier:
        return None
    if duel.began is not None:
        return f"that is the {'challenger' if duel.began else 'challenged minion'} in a duel"
    return "in a duel" if duel.against is None else f"in a duel with {say.any(duel.against)}"


def _in_play_then(say: Circumstances, clause: Clause) -> str:
    """ "that was not in play at the start of your turn", "that was here at the start of the turn"."""
    stated = clause.stated
    where = "in play" if stated.at is None else say.at(stated.at)
    return f"that was{clause.no} {where} at {say.moment(stated.when)}"


# -- power -----------------------------------------------------------------------------------------------------------


def with_more_than_another(say: Circumstances, clause: Clause) -> str | None:
    """ "with less power here than another player"."""
    power = clause.stated
    if power.who != _ANOTHER or power.than != Candidate():
        return None
    return f"with {'more' if power.less else 'less'} power {say.at(power.place)} than another player"


def with_no_power(say: Circumstances, clause: Clause) -> str | None:
    """ "with no power here"."""
    node = clause.stated
    none = node.op is Op.EQUAL and node.right == Num(0) and isinstance(node.left, PowerAt)
    return f"with no power {say.at(node.left.place)}" if none else None


# -- what has been done ----------------------------------------------------------------------------------------------


def contested(say: Circumstances, clause: Clause) -> str | None:
    """ "that has (not) won a duel this turn"."""
    act = clause.stated.act
    if not isinstance(act.by, Candidate) or act.verb not in CONTESTED:
        return None
    return f"that has{clause.no} {contest(act, say.any, DONE)} {within(say, clause.stated)}"


def dueled(say: Circumstances, clause: Clause) -> str | None:
    """ "that has (not) dueled this turn"."""
    if clause.stated.act != Act(Verb.DUEL, what=Candidate()):
        return None
    return f"that has{clause.no} dueled {within(say, clause.stated)}"


def done_by_you(say: Circumstances, clause: Clause) -> str | None:
    """ "you played here this turn", "you did not play this turn". Raises ``UnsayableError`` for more."""
    act = clause.stated.act
    if not isinstance(act.by, You):
        return None
    if act != Act(act.verb, by=act.by, what=act.what, source=act.source, to=act.to):
        raise UnsayableError("what you did, and how")
    bare, _, past, _ = lexicon().forms[act.verb.value]
    told = f"you did not {bare}" if clause.negated else f"you {past}"
    return " ".join([told, *say.ways(act), within(say, clause.stated)])


def used_its_own(say: Circumstances, clause: Clause) -> str | None:
    """ "that has (not) used its talent this turn"."""
    act = clause.stated.act
    if not isinstance(act.by, Candidate) or act.verb is not Verb.USE:
        return None
    return f"that has{clause.no} used {own_ability(act)} {within(say, clause.stated)}"


def undergone_by(say: Circumstances, clause: Clause) -> str | None:
    """ "that was (not) moved by another player this turn"."""
    act = clause.stated.act
    if not isinstance(act.what, Candidate) or not isinstance(act.by, Select | NextTo):
        return None
    told = say.undergone([replace(act, by=None)])
    return f"that was{clause.no} {told} by {say.any(act.by)} {within(say, clause.stated)}"


def undergone(say: Circumstances, clause: Clause) -> str | None:
    """ "that was (not) played or moved here this turn": by whomever."""
    done: Any = clause.stated.conditions if isinstance(clause.stated, AnyOf) else (clause.stated,)
    if not all(isinstance(each, Done) for each in done):
        return None
    if not all(isinstance(each.act.what, Candidate) and each.act.by is None for each in done):
        return None
    if len({each.since for each in done}) > 1:
        raise UnsayableError("since when")
    return f"that was{clause.no} {say.undergone([each.act for each in done])} {within(say, done[0])}"


def done_to_it(say: Circumstances, clause: Clause) -> str | None:
    """ "you drew this way", "they discarded". Raises ``UnsayableError`` for what was done by others, or how."""
    act = clause.stated.act
    if not isinstance(act.what, Candidate):
        return None
    if act == Act(Verb.DRAW, by=You(), what=Candidate()):
        return "you drew this way"
    if not isinstance(act.by, Ref) or act != Act(act.verb, by=act.by, what=act.what):
        raise UnsayableError("who did that, and how")
    return f"they {lexicon().forms[act.verb.value][2]}"


# -- which cases there are -------------------------------------------------------------------------------------------


OF_ANY: Cases = {
    AnyOf: (undergone,),
    Causes: (_causing,),
    Dueling: (_in_a_duel,),
    InPlaySince: (_in_play_then,),
    Silenced: (_cancelled,),
}
"""What is said of cards, bases and players alike."""
NOT_OF_ANY: Cases = {AnyOf: (undergone,), InPlaySince: (_in_play_then,), Silenced: (_cancelled,)}
"""The same, where it does not hold."""

DONE_WITH_CARD: tuple[Case, ...] = (contested, dueled, done_by_you, used_its_own, undergone_by, undergone)
"""Each asks for another doer, but that ``dueled`` comes before ``undergone``: it would be done to it by whomever."""

OF_CARD: Cases = {
    **OF_ANY,
    AllOf: (_this_and_that,),
    Did: (done_to_it,),
    Done: DONE_WITH_CARD,
    Has: (with_stored, with_what_it_has),  # what is stored is had as well
    Is: (is_such,),
    Outpowers: (with_more_than_another,),
    Relation: (with_no_power,),
}
NOT_OF_CARD: Cases = {
    **NOT_OF_ANY,
    Done: DONE_WITH_CARD,
    Is: (another_name, is_no_such),  # of what is no thing of that name, the name is told
}
