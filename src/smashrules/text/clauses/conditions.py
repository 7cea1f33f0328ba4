"""Clauses made into conditions: "if it moved", "if you have a minion here", "if it is your turn".

Knows in which order a clause is asked what it is: whether it can be a condition, whether it says another one in other
words, then its verb. What is asked with "have" is in ``having``, with "be" in ``being``; of deeds, here.
What follows if it holds, and which "if" leads to it, is not known (``sentences``).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.conditions import AnyOf, Complied, Did, Done, Has, Not, Possible, Was
from smashrules.effects.selectors import EVERY, NONE, ONE, SOME, Candidate, Host, Kind, Select, This, Where
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.being import BEING_SO
from smashrules.text.clauses.bygone import befallen, denied, one_or_another, past_of, since_then
from smashrules.text.clauses.challenging import has_begun
from smashrules.text.clauses.clauses import routes
from smashrules.text.clauses.complying import of_whom
from smashrules.text.clauses.facing import lies_buried, lies_so
from smashrules.text.clauses.going_on import shortfall, surplus, until_found
from smashrules.text.clauses.grouped import exactly_one, of_none, one_and_no_more
from smashrules.text.clauses.having import HAVING, owned_by
from smashrules.text.clauses.held_then import held_then
from smashrules.text.clauses.meanwhile import amid
from smashrules.text.clauses.relatives import Relatives
from smashrules.text.clauses.said import VERB_OF, Asked, Said
from smashrules.text.clauses.silenced import are_cancelled
from smashrules.text.nouns.determiners import Thing
from smashrules.text.nouns.partners import each_alone, said_of_all
from smashrules.text.structure.attach import Dep, UnfitError
from smashrules.text.trees.rebuilding import sort_filters


class Conditions(Relatives, frozen=True):
    """Builds conditions, and the clauses and noun phrases they are made of."""

    def condition(self, said: Said, candidate: bool = False) -> Any:
        """The condition that a clause states. Raises ``UnfitError``."""
        _refuse(said)
        for case in _IN_OTHER_WORDS:
            if (told := case(self, said, candidate)) is not None:
                return told
        for asks in chain(HAVING.get(said.verb, ()), _DEEDS, BEING_SO.get(said.verb, ())):
            if (asked := asks(self, said, candidate)) is not None:
                return asked.condition if asked.whole else _told(said, asked)
        raise UnfitError("no condition")

    def until_found(self, dep: Dep, verb: Verb) -> Any:
        return until_found(self, dep, verb)

    def shortfall(self, dep: Dep, drawn: Any) -> Any:
        return shortfall(self, dep, drawn)

    def surplus(self, dep: Dep) -> Any:
        return surplus(self, dep)


def _refuse(said: Said) -> None:
    """Raises ``UnfitError`` where a clause says more than a condition holds, whatever its verb."""
    head, verb, subject, thing = said.head, said.verb, said.subject, said.object
    if thing is not None and thing.nth is not None and verb != "be":
        raise UnfitError("the third of which")  # "if you have played your third card"
    if head.only:
        raise UnfitError("that, and nothing else")
    exact = [each for each in (subject, thing) if each is not None and each.exact and each.cat == "it"]
    held = verb in ("control", "own") and head.passive and exact == [thing]
    if exact and not held and (verb != "be" or exact != [subject]):
        raise UnfitError("so many, and no more")  # "if exactly one of them moved"


# -- in other words --------------------------------------------------------------------------------------------------


def _each_of_them(builder: Conditions, said: Said, candidate: bool) -> Any:
    """ "if you and that player each have a minion here": of each of them. Raises ``UnfitError`` for "not"."""
    if not (alone := each_alone(said.subject)):
        return None
    if said.head.negated:
        raise UnfitError("not both of them, or neither")
    both = [builder.condition(replace(said, subject=each), candidate) for each in alone]
    return replace(said_of_all(both), span=said.span)


def _nobody(builder: Conditions, said: Said, candidate: bool) -> Any:
    """ "if no other players drew a card": that not one of them did."""
    head, verb, subject = said.head, said.verb, said.subject
    if subject is None or not _is_none(subject) or head.negated or head.passive or verb not in VERB_OF:
        return None
    present = head.form in ("third", "bare") and verb not in ("control", "own") and not head.modal
    if not (head.past or head.perfect or present):
        return None
    someone = replace(subject, node=replace(subject.node, quantity=ONE, label=None))
    return denied(builder.condition(replace(said, subject=someone)), said.span)


def _nothing(builder: Conditions, said: Said, candidate: bool) -> Any:
    """ "if no minion was moved": that not one of them was."""
    head, verb, thing = said.head, said.verb, said.object
    if thing is None or not _is_none(thing) or head.negated or not (head.past or head.perfect):
        return None
    if not head.passive and (verb not in VERB_OF or verb == "control"):
        return None
    something = replace(thing, node=replace(thing.node, quantity=ONE, label=None))
    return denied(builder.condition(replace(said, object=something)), said.span)


def _is_none(thing: Thing) -> bool:
    return isinstance(thing.node, Select) and thing.node.quantity == NONE


def _one_deed_or_another(builder: Conditions, said: Said, candidate: bool) -> Any:
    """ "if it was played or moved here this turn"."""
    return one_or_another(builder, said, candidate) if said.head.others and not said.head.modal else None


def _since(builder: Conditions, said: Said, candidate: bool) -> Any:
    """ "if no minion was destroyed here since your last turn"."""
    return since_then(builder, said, candidate) if "since" in said.fields else None


def _when(builder: Conditions, said: Said, candidate: bool) -> Any:
    """ "if you had a minion here when this base scored"."""
    return held_then(builder, said, candidate) if "trigger" in said.fields and not said.head.modal else None


def _can(builder: Conditions, said: Said, candidate: bool) -> Any:
    """ "if you can move it". Raises ``UnfitError`` for other modal verbs, and for what is said of no condition."""
    head, subject = said.head, said.subject
    able = head.modal == "can" and not (head.negated or head.passive)
    if able and subject is not None and said.verb in VERB_OF:
        unmarked = replace(said, head=replace(head, modal=""))
        return Possible(builder.act(unmarked, subject.node, event=True), span=said.span)
    if head.modal or said.fields.keys() & _OF_NO_CONDITION:
        raise UnfitError("no condition")
    return None


_OF_NO_CONDITION = frozenset(("instead", "cost", "condition", "trigger", "turn", "bound"))
"""What belongs to an order alone."""


def _to_or_from(builder: Conditions, said: Said, candidate: bool) -> Any:
    """ "if it was moved to or from here this turn"."""
    ways = routes(said)
    if len(ways) <= 1:
        return None
    return AnyOf(tuple(builder.condition(each, candidate) for each in ways), span=said.span)


def _as_it_lies(builder: Conditions, said: Said, candidate: bool) -> Any:
    """ "while a base is scoring"; "if it is face down", "if its abilities are cancelled", "if a card is buried here",
    "if a duel has begun"."""
    if (going_on := amid(said)) is not None:
        return going_on
    return lies_so(said) or are_cancelled(said) or lies_buried(builder, said) or has_begun(said)


_IN_OTHER_WORDS: tuple[Callable[[Conditions, Said, bool], Any], ...] = (
    _each_of_them,
    _nobody,
    _nothing,
    _one_deed_or_another,
    _since,
    _when,
    _can,
    _to_or_from,
    _as_it_lies,
)
"""Clauses that are conditions of their own, or are asked again in other words. Of whom it is said comes first, then
how many deeds there are and when; ``_can`` lets nothing pass that is no condition, so that what comes behind it need
not ask."""


# -- deeds -----------------------------------------------------------------------------------------------------------


def _complied(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if they do", "if at least one of them does not"."""
    if said.verb != "comply" or said.subject is None or said.fields:
        return None
    did = Complied(said.subject.node, span=said.span)
    if (told := of_whom(did, said.subject.node, said.head.negated)) is not None:
        return Asked(told, whole=True)
    return Asked(did, said.head.negated)


def _does_not(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if it did not move", "if it does not win"."""
    head, verb, subject, thing = said.head, said.verb, said.subject, said.object
    if not head.negated or head.perfect or head.passive or head.modal or subject is None:
        return None
    if verb not in VERB_OF or verb == "control" or (head.past and verb != "move"):
        return None
    if verb in ("win", "lose") and (thing is None or thing.cat == "duel"):
        won = Did(builder.act(said, subject.node, event=True), span=said.span)
        return Asked(Not(won, span=said.span), whole=True)
    return Asked(_left_undone(builder, said, subject), True)


def _left_undone(builder: Conditions, said: Said, subject: Thing) -> Done | Did:
    """ "if it did not move", "if you did not play an action this turn": what was not done, though it is said of
    the time that is over only with "did"."""
    if subject.cat == "player" and said.head.did:
        deed = builder._labelless(builder.act(said, subject.node, event=True))
        return (Done if "now" in said.fields else Did)(deed, span=said.span)
    if said.verb != "move" or said.object is not None or set(said.fields) - {"now"}:
        raise UnfitError("no condition")
    if subject.cat not in ("card", "it"):
        raise UnfitError("no condition")
    return Done(Act(Verb.MOVE, what=subject.node, span=said.span), span=said.span)


def _has_done(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if you have played a minion this turn", "if it has been moved this turn". Raises ``UnfitError``."""
    head, subject = said.head, said.subject
    if not head.perfect or ("now" not in said.fields and head.passive):
        return None
    if subject is None and not head.passive:
        raise UnfitError("who has")
    by = subject.node if subject is not None and not head.passive else None
    if head.negated and isinstance(by, Select) and by.quantity in (ONE, SOME):
        raise UnfitError("not one of them, or not all")
    since = past_of(said)
    deed = builder._labelless(builder.act(said, by, event=True))
    return Asked(since(deed, span=said.span), head.negated)


def _did(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if you played a minion this turn", "if at least one other player did not discard a minion". Raises
    ``UnfitError``."""
    head, subject = said.head, said.subject
    if not head.past or head.passive or subject is None or said.verb not in VERB_OF:
        return None
    if head.negated and isinstance(subject.node, Select) and subject.node.quantity == ONE:
        raise UnfitError("no condition")  # of "another player" it is not said which
    deed = builder._labelless(builder.act(said, subject.node, event=True))
    if head.negated and (told := of_whom(Did(deed, span=said.span), subject.node, True)) is not None:
        if "now" in said.fields:
            raise UnfitError("no condition")
        return Asked(told, whole=True)
    return Asked((Done if "now" in said.fields else Did)(deed, span=said.span), head.negated)


def _is_done(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if a minion is destroyed", "if it is played to a base"."""
    head, fields = said.head, set(said.fields)
    if not head.passive or head.past or head.perfect or said.verb not in VERB_OF:
        return None
    if fields and (said.verb != "play" or fields != {"to"}):
        return None
    deed = builder._labelless(builder.act(said, None, event=True))
    return Asked(Did(deed, span=said.span), head.negated)


def _played_itself(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if you play this minion": as it was played."""
    subject, thing = said.subject, said.object
    if said.head.form != "bare" or said.verb != "play" or subject is None or thing is None:
        return None
    if not isinstance(thing.node, (This, Host)):
        return None
    return Asked(Was(builder.act(said, subject.node, event=True), span=said.span))


def _does(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if they draw a card". Raises ``UnfitError`` for "if it scores this turn": it may still do that."""
    head, subject = said.head, said.subject
    if head.form not in ("third", "bare") or head.passive or candidate or not subject or said.verb not in VERB_OF:
        return None
    if "now" in said.fields:
        raise UnfitError("no condition")
    return Asked(Did(builder._labelless(builder.act(said, subject.node, event=True)), span=said.span))


def _was_done(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if it was destroyed", "if a minion was destroyed this turn"."""
    if not said.head.passive or not said.head.past:
        return None
    deed = builder.act(said, None, event=True)
    if "now" in said.fields:
        return Asked(Done(builder._labelless(deed), span=said.span), said.head.negated)
    return Asked(befallen(deed, said, candidate), said.head.negated)


_DEEDS: tuple[Callable[[Conditions, Said, bool], Asked | None], ...] = (
    _complied,
    _does_not,
    _has_done,
    _did,
    owned_by,
    _is_done,
    _played_itself,
    _does,
    _was_done,
)
"""Asked of every verb, by its tense: what is not done before what is, and "was controlled by" before "was moved"."""


# -- and not ---------------------------------------------------------------------------------------------------------


def _told(said: Said, asked: Asked) -> Any:
    """The condition with its "not", and with how many it is said of. Raises ``UnfitError``."""
    result = one_and_no_more(asked.condition, said, asked.negated)
    result, negated = of_none(exactly_one(result, said.subject, asked.negated), asked.negated)
    if said.verb != "be" and said.fields.keys() & {"when", "limit"}:
        raise UnfitError("no condition")
    if not negated:
        return result
    if isinstance(result, Has) and isinstance(result.who, Select) and result.who.quantity not in (ONE, EVERY):
        return _some_lack(result, result.who, said)
    return Not(result, span=said.span)


def _some_lack(held: Has, who: Select, said: Said) -> Has:
    """ "at least one other player does not have a minion here": there is one who has none. Raises ``UnfitError``."""
    if who.quantity.low != 1 or who.kind is not Kind.PLAYER:
        raise UnfitError("not all of them, or none")
    lacks = Not(replace(held, who=Candidate(span=said.span)), span=said.span)
    where = Where(lacks, span=said.span)
    return Has(None, replace(who, filters=sort_filters([*who.filters, where]), label=None), span=said.span)
