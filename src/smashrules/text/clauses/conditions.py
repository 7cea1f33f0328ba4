"""Clauses made into conditions.

What follows if it holds, and which "if" leads to it, is not known here (``sentences``).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.amounts import Amount, Awarded, Count, Num, PowerAt, Quotient, StatOf, Times, Total
from smashrules.effects.conditions import (
    AnyOf,
    Complied,
    Did,
    Done,
    Dueling,
    FirstThisTurn,
    Has,
    InPlaySince,
    Is,
    Not,
    Possible,
    Relation,
    Was,
)
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    ONE,
    SOME,
    Alike,
    Among,
    At,
    Both,
    Candidate,
    Compare,
    Controlled,
    EitherOf,
    Extreme,
    Having,
    Here,
    Host,
    Kind,
    MostOf,
    Named,
    OfFaction,
    On,
    Op,
    Other,
    Owned,
    Pile,
    Placed,
    Quantity,
    Select,
    SharesName,
    StoredUnder,
    This,
    Trait,
    Where,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.binding.pending import Pron
from smashrules.text.clauses.bygone import befallen, denied, one_or_another, past_of, since_then, some_since
from smashrules.text.clauses.challenging import has_begun
from smashrules.text.clauses.clauses import routes
from smashrules.text.clauses.complying import of_whom
from smashrules.text.clauses.counters_had import counters_had, has_counters
from smashrules.text.clauses.facing import lies_buried, lies_so
from smashrules.text.clauses.going_on import shortfall, surplus, until_found
from smashrules.text.clauses.grouped import exactly_one, of_none, of_several, one_and_no_more, so_many_are
from smashrules.text.clauses.held_then import held_then
from smashrules.text.clauses.likeness import alike, asks_likeness
from smashrules.text.clauses.meanwhile import amid
from smashrules.text.clauses.most_shared import have_most, the_one_with_most
from smashrules.text.clauses.outnumbering import outnumbers
from smashrules.text.clauses.outpowering import outpowers
from smashrules.text.clauses.relating import (
    COMPARED,
    as_player,
    as_powerful,
    become,
    breakpoint_of,
    compared,
    powerful,
    the_most_of_all,
    where_each,
)
from smashrules.text.clauses.relatives import Relatives
from smashrules.text.clauses.said import VERB_OF, Said
from smashrules.text.clauses.silenced import are_cancelled
from smashrules.text.clauses.standing import points, whose_turn
from smashrules.text.nouns.determiners import Thing, UnfitError, end_of, evolve_prep, seen, sort_filters, unlabelled
from smashrules.text.nouns.fitting import at_place, is_pile, not_at_a_card
from smashrules.text.nouns.holding import ABLE, own_ability
from smashrules.text.nouns.more_there import more_elsewhere
from smashrules.text.nouns.of_each_player import at_that_base, the_most_of
from smashrules.text.nouns.partners import each_alone, said_of_all
from smashrules.text.structure.attach import Dep
from smashrules.text.structure.syntax import Word

_OF_ONE = (StatOf, PowerAt, Awarded)
_NUMBERS = (Num, StatOf, PowerAt, Awarded, Count, Total, Times, Quotient)
_COMPARED = {**COMPARED, "becomes": Op.EQUAL}
"""How two numbers are compared where that is asked: "is equal to" a number is no change to it."""


class Conditions(Relatives, frozen=True):
    """Builds conditions, and the clauses and noun phrases they are made of."""

    # -- conditions -------------------------------------------------------------------------------------------

    def condition(self, said: Said, candidate: bool = False) -> Any:
        """The condition that a clause states. Raises ``UnfitError``."""
        head, verb, subject, thing = said.head, said.verb, said.subject, said.object
        if thing is not None and thing.nth is not None and verb != "be":
            raise UnfitError("the third of which")  # "if you have played your third card"
        if head.only:
            raise UnfitError("that, and nothing else")
        exact = [each for each in (subject, thing) if each is not None and each.exact and each.cat == "it"]
        held = verb in ("control", "own") and head.passive and exact == [thing]
        if exact and not held and (verb != "be" or exact != [subject]):
            raise UnfitError("so many, and no more")  # "if exactly one of them moved"
        if alone := each_alone(subject):
            if head.negated:
                raise UnfitError("not both of them, or neither")
            both = [self.condition(replace(said, subject=each), candidate) for each in alone]
            return replace(said_of_all(both), span=said.span)
        nobody = subject is not None and isinstance(subject.node, Select) and subject.node.quantity == NONE
        present = head.form in ("third", "bare") and verb not in ("control", "own") and not head.modal
        over = (head.past or head.perfect or present) and not head.passive
        if nobody and subject is not None and over and not head.negated and verb in VERB_OF:
            someone = replace(subject, node=replace(subject.node, quantity=ONE, label=None))
            return denied(self.condition(replace(said, subject=someone)), said.span)  # "if no other players drew"
        nothing = thing is not None and isinstance(thing.node, Select) and thing.node.quantity == NONE
        undone = head.passive or (verb in VERB_OF and verb != "control")
        if nothing and thing is not None and undone and not head.negated and (head.past or head.perfect):
            something = replace(thing, node=replace(thing.node, quantity=ONE, label=None))
            return denied(self.condition(replace(said, object=something)), said.span)  # "if no minion was moved"
        if head.others and not head.modal:  # "if it was played or moved here this turn"
            return one_or_another(self, said, candidate)
        if "since" in said.fields:
            return since_then(self, said, candidate)
        if "trigger" in said.fields and not head.modal:
            return held_then(self, said, candidate)
        if head.modal == "can" and subject is not None and verb in VERB_OF and not (head.negated or head.passive):
            unmarked = replace(said, head=replace(head, modal=""))
            return Possible(self.act(unmarked, subject.node, event=True), span=said.span)
        if head.modal or set(said.fields) & {"instead", "cost", "condition", "trigger", "turn", "bound"}:
            raise UnfitError("no condition")
        ways = routes(said)
        if len(ways) > 1:  # "if it was moved to or from here this turn"
            return AnyOf(tuple(self.condition(each, candidate) for each in ways), span=said.span)
        result: Any
        if (going_on := amid(said)) is not None:
            return going_on
        if (lies := lies_so(said) or are_cancelled(said) or lies_buried(self, said) or has_begun(said)) is not None:
            return lies
        if verb in ("own", "control") and not (head.perfect or head.passive) and thing is not None:
            result, negated = self._theirs(said), head.negated
        elif verb == "comply" and subject is not None and not said.fields:
            if (told := of_whom(Complied(subject.node, span=said.span), subject.node, head.negated)) is not None:
                return told  # "if at least one of them does not"
            result, negated = Complied(subject.node, span=said.span), head.negated
        elif verb == "have" and not head.perfect and thing is not None and thing.cat in ("power", "breakpoint"):
            result, negated = self._power(said, candidate), head.negated
        elif verb == "have" and not head.perfect and thing is not None and thing.cat == "vp" and subject is not None:
            result, negated = points(self, said, subject, thing), head.negated
        elif verb == "have" and not (head.perfect or head.past) and thing is not None and asks_likeness(thing):
            if said.fields:
                raise UnfitError("no condition")
            result, negated = alike(subject, thing, said.span), head.negated
        elif verb == "have" and not head.perfect and thing is not None and thing.cat in ("name", "faction"):
            result, negated = self._named_alike(said, thing), head.negated
        elif verb == "have" and not head.perfect and thing is not None and subject is not None:
            if subject.cat == "base" and thing.more is not None and not said.fields:
                return more_elsewhere(subject.node, thing, head.negated, said.span)
            theirs = isinstance(subject.node, Pron) and subject.node.kinds == frozenset(("player",))
            counted = thing.cat == "counter" and thing.more is None and thing.extremum is None
            carries = counted or (subject.cat in ("card", "it", "base") and not theirs)
            result = self._carries(said) if carries else self._holds(said, candidate)
            negated = head.negated
        elif verb == "have" and not head.perfect and "spec" in said.fields and subject is not None:
            result, negated = self._strong(said), head.negated
        elif (
            verb in VERB_OF
            and verb not in ("have", "control")
            and head.negated
            and not (head.perfect or head.passive or head.modal)
            and (verb == "move" or not head.past)
            and subject is not None
        ):  # "if it did not move"
            if verb in ("win", "lose") and (thing is None or thing.cat == "duel"):  # "if it does not win"
                return Not(Did(self.act(said, subject.node, event=True), span=said.span), span=said.span)
            result, negated = self._left_undone(said, subject), True
        elif head.perfect and ("now" in said.fields or not head.passive):
            if subject is None and not head.passive:
                raise UnfitError("who has")
            by = None if head.passive else subject.node if subject else None
            if head.negated and isinstance(by, Select) and by.quantity in (ONE, SOME):
                raise UnfitError("not one of them, or not all")
            since = past_of(said)
            result, negated = since(self._labelless(self.act(said, by, event=True)), span=said.span), head.negated
        elif head.past and not head.passive and subject is not None and verb in VERB_OF:
            if head.negated and isinstance(subject.node, Select) and subject.node.quantity == ONE:
                raise UnfitError("no condition")  # of "another player" it is not said which
            deed = self._labelless(self.act(said, subject.node, event=True))
            if head.negated and (told := of_whom(Did(deed, span=said.span), subject.node, True)) is not None:
                if "now" in said.fields:
                    raise UnfitError("no condition")
                return told  # "if at least one other player did not discard a minion"
            result, negated = (Done if "now" in said.fields else Did)(deed, span=said.span), head.negated
        elif head.passive and verb in ("control", "own") and thing is not None:
            result, negated = self._held(said), head.negated
        elif (
            head.passive
            and not (head.past or head.perfect)
            and verb in VERB_OF
            and (not said.fields or (verb == "play" and set(said.fields) == {"to"}))
        ):
            result, negated = Did(self._labelless(self.act(said, None, event=True)), span=said.span), head.negated
        elif head.form == "bare" and verb == "play" and subject is not None and thing is not None and _itself(thing):
            result, negated = Was(self.act(said, subject.node, event=True), span=said.span), False
        elif head.form in ("third", "bare") and not (head.passive or candidate) and subject and verb in VERB_OF:
            if "now" in said.fields:  # "if it scores this turn": it may still do that
                raise UnfitError("no condition")
            result, negated = Did(self._labelless(self.act(said, subject.node, event=True)), span=said.span), False
        elif head.passive and head.past and "now" in said.fields:
            result, negated = Done(self._labelless(self.act(said, None, event=True)), span=said.span), head.negated
        elif head.passive and head.past:
            result, negated = befallen(self.act(said, None, event=True), said, candidate), head.negated
        elif verb == "be" and subject is not None and set(said.fields) == {"duel"} and not head.past:
            if (duel := self.phrase(evolve_prep(said.fields["duel"]))).node is not None:
                raise UnfitError("no condition")
            result, negated = Dueling(subject.node, duel.than, span=said.span), head.negated
        elif verb == "become" and subject is not None and not (head.past or head.perfect or said.fields):
            result, negated = become(subject, thing, said.span), head.negated
        elif verb == "be" and subject is not None and isinstance(subject.node, _NUMBERS) and thing is None:
            result, negated = self._compared(said, subject.node), head.negated
        elif verb == "be" and subject is not None and isinstance(subject.node, _OF_ONE) and thing is not None:
            chosen = isinstance(subject.node, StatOf) and isinstance(subject.node.what, Select)
            if thing.cat != "number" or (head.past and chosen) or said.fields:
                raise UnfitError("no condition")
            op = thing.compare[1] if thing.compare else Op.EQUAL
            result, negated = compared(said, subject.node, op, thing.node), head.negated
        elif verb == "be" and subject is not None and thing is not None and thing.cat == "turn":
            result, negated = whose_turn(said, subject, thing), head.negated
        elif verb == "be" and subject is not None and thing is not None:
            there = subject.cat == "there"
            result, negated = self._exists(said) if there else self._being(said), head.negated
        elif verb == "be" and subject is not None and "at" in said.fields and not head.perfect:
            result, negated = self._stands(said), head.negated
        else:
            raise UnfitError("no condition")
        result = one_and_no_more(result, said, negated)
        result, negated = of_none(exactly_one(result, subject, negated), negated)
        if verb != "be" and set(said.fields) & {"when", "limit"}:
            raise UnfitError("no condition")
        some = isinstance(result, Has) and isinstance(result.who, Select) and result.who.quantity not in (ONE, EVERY)
        if negated and some and isinstance(result, Has) and isinstance(result.who, Select):
            if result.who.quantity.low != 1 or result.who.kind is not Kind.PLAYER:
                raise UnfitError("not all of them, or none")
            lacks = Not(replace(result, who=Candidate(span=said.span)), span=said.span)
            where = Where(lacks, span=said.span)  # "at least one other player does not have a minion here"
            who: Any = replace(result.who, filters=sort_filters([*result.who.filters, where]), label=None)
            return Has(None, who, span=said.span)
        return Not(result, span=said.span) if negated else result

    def _left_undone(self, said: Said, subject: Thing) -> Done | Did:
        """ "if it did not move", "if you did not play an action this turn": what was not done, though it is said of
        the time that is over only with "did"."""
        if subject.cat == "player" and said.head.did:
            deed = self._labelless(self.act(said, subject.node, event=True))
            return (Done if "now" in said.fields else Did)(deed, span=said.span)
        if said.verb != "move" or said.object is not None or set(said.fields) - {"now"}:
            raise UnfitError("no condition")
        if subject.cat not in ("card", "it"):
            raise UnfitError("no condition")
        return Done(Act(Verb.MOVE, what=subject.node, span=said.span), span=said.span)

    def _compared(self, said: Said, left: Amount) -> Relation | Is | Has:
        """ "its power is greater than this minion's power", "this base's breakpoint is less than 20"."""
        for name, op in _COMPARED.items():
            if set(said.fields) == {name}:
                number = self.phrase(evolve_prep(said.fields[name]))
                if isinstance(number.node, _NUMBERS) and not (number.compare or number.bonus or number.extremum):
                    return compared(said, left, op, number.node)
        raise UnfitError("compared with what")

    def _named_alike(self, said: Said, thing: Thing) -> Is:
        """ "if it has the same name as one of your minions", "the same faction as that card"."""
        subject = said.subject
        if subject is None or thing.node is None or said.fields or subject.cat not in ("card", "it"):
            raise UnfitError("no condition")
        of_faction = thing.cat == "faction"
        alike: Any = (OfFaction if of_faction else SharesName)(thing.node, span=thing.span)
        return Is(subject.node, Select(Kind.CARD, ONE, (alike,), span=thing.span), span=said.span)

    def _theirs(self, said: Said) -> Any:
        """ "if you own it", "if you control a titan"."""
        thing, subject = said.object, said.subject
        if thing is None or subject is None or subject.cat != "player" or set(said.fields) - {"than"}:
            raise UnfitError("no condition")
        if thing.more is not None and said.verb == "control":
            return outnumbers(self, said)
        if thing.than is not None or said.fields:
            raise UnfitError("than whom")
        if isinstance(thing.node, Select) and said.verb == "control" and not said.head.past:
            return self.has(subject.node, thing, "player", said.span)
        if isinstance(thing.node, Select) or thing.cat not in ("card", "it"):
            raise UnfitError("no condition")
        kind: Any = Controlled if said.verb == "control" else Owned
        return Is(thing.node, Select(Kind.CARD, ONE, (kind(subject.node, span=said.span),)), span=said.span)

    def _held(self, said: Said) -> Any:
        """ "two or more minions you own are controlled by other players": there are such minions; "it was controlled
        by you": that one is, or was when it left play."""
        thing = said.object
        if thing is None or set(said.fields) != {"by"}:
            raise UnfitError("no condition")
        who = self.phrase(evolve_prep(said.fields["by"])).node
        if isinstance(who, str):  # a trait: "different players"
            raise UnfitError("whose each of them is")
        kind: Any = Controlled if said.verb == "control" else Owned
        one = not thing.many and not said.head.many  # of several it is not said whether all of them
        if not isinstance(thing.node, Select) and thing.cat in ("card", "it") and one:
            return Is(thing.node, Select(Kind.CARD, ONE, (kind(who, span=said.span),)), span=said.span)
        known = isinstance(thing.node, Select) and any(isinstance(each, Among) for each in thing.node.filters)
        if known and thing.node.quantity == ONE and not thing.exact:  # "if one of them was yours": or more of them
            thing = replace(thing, node=replace(thing.node, quantity=SOME))
        one_of = known and thing.node.quantity in (SOME, ONE) and not said.head.negated
        if not isinstance(thing.node, Select) or (said.head.past and not one_of):
            raise UnfitError("no condition")
        if any(isinstance(each, kind) for each in thing.node.filters):
            raise UnfitError("held twice")
        whose = who if thing.node.quantity == EVERY else self.any_of(who)
        filters = sort_filters([*thing.node.filters, kind(whose, span=said.span)])
        return self.has(
            None, replace(thing, node=replace(thing.node, filters=filters, label=None)), "card", said.span
        )

    def _carries(self, said: Said) -> Any:
        """ "this minion has no +1 power counters on it"."""
        subject, thing = said.subject, said.object
        if thing is not None and thing.cat == "counter" and thing.compared:
            raise UnfitError("more counters than whoever")
        if has_counters(said):
            return counters_had(said)
        if subject is None or thing is None or subject.cat not in ("card", "it", "base") or said.fields:
            raise UnfitError("no condition")
        told = self.type == "action" and thing.cat == "card"  # another than this action
        words = self.text[thing.span[0] :].lower()
        if not told and words.startswith("another ") and not words.startswith("another player's "):
            raise UnfitError("another counter than which")  # one more than those just placed
        if thing.cat in ABLE and subject.cat != "base":  # "if it has a Talent", "no abilities"
            if said.head.word == "had" and "cancel" in self.text[: thing.span[0]].lower():
                raise UnfitError("it had one before that was cancelled")
            able = Having(own_ability(thing), span=thing.span)
            return Is(subject.node, Select(Kind.CARD, ONE, (able,), span=thing.span), span=said.span)
        if isinstance(thing.node, Select) and any(isinstance(each, StoredUnder) for each in thing.node.filters):
            return self.has(None, thing, "card", said.span)
        if subject.cat == "base" and isinstance(thing.node, Select) and thing.node.kind is not Kind.ACTION:
            return self._lies_there(subject.node, thing, said.span)
        carried = self.carried(thing) if thing.cat == "counter" else self.attached(thing)
        if thing.cat == "counter":  # "if it has three or more counters on it, remove all of them"
            carried = replace(carried, label=thing.node.label)
        having = Having(carried, span=thing.span)
        kind = Kind.BASE if subject.cat == "base" else Kind.CARD
        description = Select(kind, ONE, (having,), span=thing.span)
        return Is(subject.node, description, span=said.span)

    def _lies_there(self, base: Any, thing: Thing, span: tuple[int, int]) -> Any:
        """ "if this base has no minions on it": there are none at it."""
        there = [each for each in thing.node.filters if isinstance(each, (At, On))]
        spoken = [each.place if isinstance(each, At) else each.host for each in there]
        if thing.cat != "card" or any(not isinstance(each, Pron) or each.form != "it" for each in spoken):
            raise UnfitError("no condition")
        rest = tuple(each for each in thing.node.filters if each not in there)
        bare = replace(thing, node=replace(thing.node, filters=rest, label=None))
        return replace(self.has(None, bare, "player", span), at=base)

    def until_found(self, dep: Dep, verb: Verb) -> Any:
        return until_found(self, dep, verb)

    def shortfall(self, dep: Dep, drawn: Any) -> Any:
        return shortfall(self, dep, drawn)

    def surplus(self, dep: Dep) -> Any:
        return surplus(self, dep)

    def _power(self, said: Said, candidate: bool) -> Any:
        """ "you have more power here than each other player", "it has less power than this minion"."""
        subject, thing, fields = said.subject, said.object, said.fields
        if subject is None or thing is None or set(fields) - {"at", "than"} or (thing.extremum and thing.than):
            raise UnfitError("no condition")
        lost = subject.cat != "player" or candidate or isinstance(thing.than, Pron)  # what "here" is said of
        if thing.than is not None and lost:
            raise UnfitError("no condition")
        spoken = subject.cat == "it" and thing.cat == "breakpoint" and isinstance(subject.node, Pron)
        if spoken:
            subject = replace(subject, cat="base", node=replace(subject.node, kinds=frozenset(("base",))))
        most = the_one_with_most(thing)
        if most is not None and not fields and (subject.cat == most.kind.value or subject.cat in ("card", "it")):
            return Is(subject.node, most, span=said.span)
        if subject.cat == "base" and thing.extremum is not None and thing.than is None and not fields:
            top = Extreme(thing.stat, thing.extremum, span=thing.span)
            return Is(subject.node, Select(Kind.BASE, ONE, (top,), span=thing.span), span=said.span)
        if subject.cat == "base" and thing.compare is not None and not fields:
            return breakpoint_of(subject, thing, said.span)
        subject = as_player(subject, {**fields, "at": None} if candidate else fields)  # "where they have the most"
        if subject.cat in ("card", "it") and "than" not in fields:
            if thing.extremum is not None:
                at = [At(self.slot(fields["at"], "at"), span=thing.span)] if "at" in fields else []
                filters = sort_filters([Extreme(thing.stat, thing.extremum, span=thing.span), *at])
                return so_many_are(subject, Select(Kind.MINION, ONE, filters, span=thing.span), said)
            if thing.compare is None or thing.compare[2] is None or fields:
                raise UnfitError("no condition")
            stat, op, amount = thing.compare
            assert amount is not None
            compare = Compare(stat, op, amount, span=thing.span)
            return so_many_are(subject, Select(Kind.CARD, ONE, (compare,), span=thing.span), said)
        if subject.cat != "player":
            raise UnfitError("no condition")
        if "at" in fields and candidate:
            raise UnfitError("power where")
        place = Candidate(span=said.span) if candidate else Here(span=said.span)
        if "at" in fields:
            place = self.slot(fields["at"], "at")
        if thing.compare is not None and isinstance(thing.compare[2], PowerAt) and not fields:
            return as_powerful(subject.node, thing.compare, said)
        if thing.compare is not None and isinstance(thing.compare[2], Num) and "than" not in fields:
            op, amount = thing.compare[1], thing.compare[2]
            placed = [each for each in getattr(subject.node, "filters", ()) if isinstance(each, Placed)]
            if isinstance(subject.node, Select) and all(each.negated for each in placed):
                return powerful(subject.node, place, op, amount, said)
            return Relation(PowerAt(subject.node, place, span=said.span), op, amount, span=said.span)
        others: Any = Select(Kind.PLAYER, EVERY, (Other(subject.node, span=said.span),), span=said.span)
        if thing.extremum is not None and "than" not in fields:
            return the_most_of_all(unlabelled(subject.node), others, place, thing, said)
        if "than" not in fields:
            raise UnfitError("no condition")
        return outpowers(self, said, self.phrase(evolve_prep(fields["than"])), place)

    def _strong(self, said: Said) -> Any:
        """ "it has power 4 or more"."""
        item = said.fields["spec"].item
        if said.subject is None or not isinstance(item, Word) or len(said.fields) > 1:
            raise UnfitError("no condition")
        compare = self._spec(item.word, (item.start, item.end))
        return so_many_are(said.subject, Select(Kind.CARD, ONE, (compare,), span=compare.span), said)

    def _exists(self, said: Said) -> Any:
        """ "there is a card buried here", "there are six or more counters on your minions"."""
        thing = said.object
        if thing is None or set(said.fields) - {"at"}:
            raise UnfitError("no condition")
        if thing.cat == "counter":
            if said.fields or thing.compared:
                raise UnfitError("counters where")  # said of what they are on
            quantity = thing.node.quantity
            quantity = Quantity(1, None) if quantity in (ONE, EVERY) and not thing.exact else quantity
            return Has(None, replace(thing.node, quantity=quantity), span=said.span)
        place = self.slot(said.fields["at"], "at") if "at" in said.fields else None
        if place is not None:
            not_at_a_card(place, thing, said.fields["at"])
        if is_pile(place) and isinstance(thing.node, Select) and thing.node.zone is None:
            if thing.node.kind is Kind.BASE and isinstance(place, Pile) and place.of is None:
                of_bases = {Zone.DISCARD: Zone.BASE_DISCARD, Zone.DECK: Zone.BASE_DECK}
                place = replace(place, zone=of_bases.get(place.zone, place.zone))
            return self.has(None, replace(thing, node=replace(thing.node, zone=place)), "card", said.span)
        if place is not None:
            thing = replace(thing, node=at_place(thing.node, place, said.fields["at"]))
        return self.has(None, seen(thing), "player", said.span)

    def _stands(self, said: Said) -> Any:
        """ "X is here", "this titan is not in play"."""
        subject = said.subject
        if subject is not None and said.head.past and set(said.fields) == {"at", "when"}:
            place, moment = self.slot(said.fields["at"], "at"), self.phrase(evolve_prep(said.fields["when"])).node
            if place == Pile(Zone.PLAY) and isinstance(subject.node, Select):
                return some_since(self, subject, InPlaySince(Candidate(span=said.span), moment, span=said.span))
            if place == Pile(Zone.PLAY):
                return InPlaySince(subject.node, moment, span=said.span)
            anywhere = isinstance(place, Select) and place.quantity == ONE and not place.filters
            if (anywhere or isinstance(place, Here)) and not isinstance(subject.node, Select):
                some: Any = replace(place, label=None) if isinstance(place, Select) else place  # no base to speak of
                return InPlaySince(subject.node, moment, some, span=said.span)
        if subject is None or set(said.fields) != {"at"}:
            raise UnfitError("no condition")
        place = self.slot(said.fields["at"], "at")
        node = subject.node
        if said.head.past and (not isinstance(node, Pron) or node.many or isinstance(place, (Pile, Both))):
            raise UnfitError("no condition")  # of what has gone, or moved: where it was
        if isinstance(node, Select):
            some = node.quantity.low not in (0, 1) and not node.quantity.every and not subject.named
            if node.zone is not None or (node.quantity != ONE and not some):
                raise UnfitError("is how many")
            if subject.named and node.kind is Kind.MINION:  # by its name alone: whatever card counts as having it
                node = replace(node, kind=Kind.CARD)
            if some and (isinstance(place, (Pile, Both)) or said.head.negated):
                raise UnfitError("are so many where")
            if isinstance(place, (Pile, Both)):
                # "if X is in play, destroy its base": it is spoken of, where there is one
                spoken = node.label if subject.named and not said.head.negated else None
                what = replace(node, zone=None if place == Pile(Zone.PLAY) else place, label=spoken)
                return Has(None, replace(what, quantity=Quantity(1, None)), span=said.span)
            if node.kind is Kind.ACTION and isinstance(
                place, This | Host
            ):  # "another player's action is on this minion"
                node = replace(node, filters=sort_filters([*node.filters, On(place, span=said.span)]))
            else:
                node = at_place(node, place, said.fields["at"])
            spoken = node.label if subject.named and not said.head.negated else None
            return self.has(None, replace(subject, node=replace(node, label=spoken)), "player", said.span)
        if is_pile(place):  # of whatever kind it is: "it is not in play" can be said of it, too
            return Is(node, Select(Kind.CARD, ONE, zone=place, span=said.span), span=said.span)
        where = where_each(place, subject, (said.fields["at"].item.start, end_of(said.fields["at"])))
        many = EVERY if where == Alike(Trait.BASE) else ONE  # "if they are on the same base"
        return Is(node, Select(Kind.CARD, many, (where,), span=said.span), span=said.span)

    def _holds(self, said: Said, candidate: bool) -> Any:
        thing, subject = said.object, said.subject
        if thing is None or subject is None:
            raise UnfitError("no condition")
        if thing.more is not None:
            return outnumbers(self, said, candidate)
        if "than" in said.fields or thing.than is not None:
            raise UnfitError("than whom")
        if not (thing.named or thing.many) and any(
            isinstance(each, Named) for each in getattr(thing.node, "filters", ())
        ):
            thing = replace(thing, node=unlabelled(thing.node))  # "a Madness card": there may be several
        if subject.cat == "pile" and isinstance(subject.node, Pile) and isinstance(thing.node, Select):
            held = replace(thing, node=replace(thing.node, zone=subject.node))
            return self.has(None, held, "player", said.span)
        if "at" in said.fields:
            place = self.slot(said.fields["at"], "at")
            not_at_a_card(place, thing, said.fields["at"])
            if is_pile(place):
                if not isinstance(thing.node, Select):  # "a minion and five cards in your hand": the cards are there
                    raise UnfitError("both of them there, or the last alone")
                thing = replace(thing, node=replace(thing.node, zone=place))
            else:
                thing = replace(thing, node=at_place(thing.node, place, said.fields["at"]))
        if thing.extremum is not None:  # "if you have the most minions here": or as many as anybody else
            subject = as_player(subject, {"at": None})
            if subject.cat != "player" or not isinstance(thing.node, Select):
                raise UnfitError("the most of what")
            counted = at_that_base(thing.node, thing.span) if candidate and "at" not in said.fields else thing.node
            most = MostOf(the_most_of(counted, subject.node), thing.extremum, span=thing.span)
            return have_most(subject.node, most, said)
        return self.has(subject.node, thing, "base" if candidate else "player", said.span)

    def _being(self, said: Said) -> Any:
        thing, subject = said.object, said.subject
        if thing is None or subject is None:
            raise UnfitError("no condition")
        if isinstance(thing.node, EitherOf) and not thing.node.mixed:
            options = tuple(
                Is(subject.node, replace(each, label=None), span=said.span)
                for each in thing.node.parts
                if isinstance(each, Select) and each.quantity == ONE
            )
            if len(options) != len(thing.node.parts) or said.fields:
                raise UnfitError("is what")
            return AnyOf(options, span=said.span)
        if not isinstance(thing.node, Select):
            raise UnfitError("is what")
        if thing.first or thing.nth is not None:
            done = [each for each in thing.node.filters if isinstance(each, Where)]
            if len(done) != 1 or not isinstance(done[0].condition, Done):
                raise UnfitError("the first what")
            if len(thing.node.filters) > 1:
                raise UnfitError("the first of which")
            act = done[0].condition.act
            what = replace(thing.node, filters=(), label=None, quantity=ONE)
            itself = isinstance(subject.node, This)
            subject_node = This(what.kind, span=subject.node.span) if itself else subject.node
            nth = Quantity(*thing.nth) if thing.nth is not None else ONE
            return FirstThisTurn(subject_node, replace(act, what=what), nth, span=said.span)
        if (told := of_several(said)) is not None:
            return told
        placed = any(isinstance(each, Placed) for each in thing.node.filters)
        subject = as_player(subject, {"at": None}) if placed else subject  # "if they are the winner"
        if placed and subject.cat == "player" and not said.fields:
            return Is(subject.node, replace(thing.node, quantity=ONE, label=None), span=said.span)
        if thing.node.quantity != ONE or thing.cat == "counter" or said.fields:
            raise UnfitError("is how many")
        if thing.only and isinstance(subject.node, This) and self.type == "action" and thing.node.kind is Kind.MINION:
            if self.host is not Kind.MINION:
                raise UnfitError("an action is no minion")
            subject = replace(subject, node=Host(Kind.MINION, span=subject.span))  # "this is your only minion here"
        return Is(subject.node, replace(thing.node, label=None), only=thing.only, span=said.span)


def _itself(thing: Thing) -> bool:
    return isinstance(thing.node, (This, Host))
