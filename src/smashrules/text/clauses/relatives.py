"""Clauses inside noun phrases ("a minion that has a counter on it", "the minions you have here") made into filters.

What such a clause says is a condition on the thing it is said of; how a condition is read, ``conditions`` knows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.amounts import PowerAt
from smashrules.effects.conditions import SENT_AWAY, AnyOf, Causes, Did, Done, Has, Is, Not, Relation, Was
from smashrules.effects.node import Span, walk
from smashrules.effects.selectors import (
    NONE,
    ONE,
    Among,
    At,
    Candidate,
    Compare,
    Controlled,
    Having,
    Kind,
    MostOf,
    On,
    Op,
    Owned,
    Pile,
    PlaysOn,
    Quantity,
    Ref,
    Select,
    SharesName,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.answering import answering
from smashrules.text.clauses.at_that_base import at_that_base, counted_there
from smashrules.text.clauses.bygone import taken_from_there
from smashrules.text.clauses.participles import BURIED, HOSTS, buried, participle
from smashrules.text.clauses.said import VERB_OF, Said, this_way
from smashrules.text.clauses.statements import Statements
from smashrules.text.nouns.determiners import DONE_VERBS, Thing, end_of, evolve_prep
from smashrules.text.nouns.fitting import at_place, in_their_own
from smashrules.text.nouns.holding import ABLE, own_ability, stored_under_itself
from smashrules.text.nouns.of_each_player import the_most_of
from smashrules.text.nouns.partners import more_than, most_on
from smashrules.text.structure.attach import Dep, UnfitError, phrase_attachments, tag, verb_of
from smashrules.text.structure.heads import Head, read_head
from smashrules.text.structure.syntax import Sub, Word
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import Pron, reference
from smashrules.text.trees.rebuilding import sort_filters, transform

_LIE_BURIED = [[be, "buried"] for be in ("is", "are", "was", "were")]
_DOES = ("affect", "directly-affect", "move", "increase", "directly-increase", "reduce")
_TREASURES_DRAWN = re.compile(r"\bdraws? (a|an|one|two|three|another|up to \w+)( extra| more)? treasures?\b")
_EACH_PLAYER = re.compile(r"\b(each|all) players?\b", re.IGNORECASE)


class Relatives(Statements, frozen=True):
    """Builds the filters that clauses inside noun phrases add."""

    def condition(self, said: Said, candidate: bool = False) -> Any:
        """The condition that a clause states; the conditions know."""
        raise NotImplementedError

    def _labelless(self, act: Act) -> Act:
        """The deed as a pattern: nothing speaks of its object but, it may be, the deed itself."""
        if not isinstance(act.what, Select):
            return act
        own = any(
            isinstance(each, Pron) or (isinstance(each, Ref) and each.label == act.what.label) for each in walk(act)
        )
        return act if own else replace(act, what=replace(act.what, label=None))

    def clause_filter(self, dep: Dep, kind: str) -> Any:
        sub = dep.item
        assert isinstance(sub, Sub)
        place = (sub.start, end_of(dep))
        results = list(self._clause_filters(sub, dep, kind, place))
        if not results or any(each != results[0] for each in results):
            raise UnfitError(f"{sub.mark} of a {kind}")
        return results[0]

    def _clause_filters(self, sub: Sub, dep: Dep, kind: str, place: Span) -> Iterator[Any]:
        if sub.mark.startswith("&rel"):
            yield from self._relative(sub, dep, kind, place)
            return
        if kind == "ability":
            yield from answering(self, sub, dep, place)
            return
        if sub.mark == "&that" and kind == "base":
            yield from self._such(sub, dep, Thing("base", Candidate()), place)
            return
        if sub.mark == "where" and kind == "base":
            yield from self._where(sub, dep, place)
            return
        if sub.mark == "&done":
            yield from participle(self, sub, dep, kind, place)
        if sub.mark == "&that":
            yield from self._that(sub, dep, kind, place)

    def _where(self, sub: Sub, dep: Dep, place: Span) -> Iterator[Where]:
        """ "(A base) where you have a minion", "where a minion was destroyed this turn"."""
        subjects = [self.phrase(each) for each in phrase_attachments(sub.subject)]
        stands = verb_of(sub.head[-1].word)[:1] in (["have"], ["be"])
        for about in (at_that_base(each, place) if stands else each for each in subjects):
            for said in self.filled(read_head(sub.head), about, dep.parts, sub.head):
                try:
                    condition = self.condition(said, candidate=True)
                except UnfitError:
                    continue
                if isinstance(condition, Relation):
                    condition = transform(condition, counted_there)
                if _elsewhere(condition) and (this_way(said.fields.values()) or not _by_this(condition)):
                    condition = transform(condition, _there)
                if _moved_once(condition) and not this_way(said.fields.values()):
                    continue  # "this turn" is said of the move, not of what is done at that base
                if _elsewhere(condition):
                    continue  # "a base where you drew a card": there, and not anywhere
                if (found := _with_none(_there_is(condition, place))) is not None:
                    yield Where(found, span=place)

    def _that(self, sub: Sub, dep: Dep, kind: str, place: Span) -> Iterator[Any]:
        """ "(A card) that is buried here", "(an action) that can be played on a minion", "(a player) who
        drew a card", "(a minion) that has no counters"."""
        words = [each.word for each in sub.head]
        if words in _LIE_BURIED and kind in BURIED:
            yield from buried(self, dep, place)
            return
        told = [tag(each.item) for each in dep.parts]
        if words == ["can", "be", "played"] and kind in ("action", "card") and told in HOSTS:
            host = self.slot(dep.parts[0], "to")
            if isinstance(host, Select) and host.quantity == ONE and not host.filters:
                yield PlaysOn(host.kind, span=place)
        if kind == "player":
            yield from self._player_who(sub, dep, place)
        if kind in CARD_KINDS:
            yield from self._card_that(sub, dep, kind, place)

    def _player_who(self, sub: Sub, dep: Dep, place: Span) -> Iterator[Any]:
        """ "(A player) who has the most minions here", "who has more cards than you", "who drew a card"."""
        gap = Thing("player", Candidate(span=(sub.start, sub.start)))
        head = read_head(sub.head)
        head = replace(head, many=None) if head.word == "do_so" or head.many else head  # "players who have"
        for said in self.filled(head, gap, dep.parts, sub.head):
            with suppress(UnfitError):
                if (
                    said.object is not None
                    and said.object.extremum is not None
                    and said.object.cat in ("card", "counter")
                ):
                    yield self._most(said, place)
                    continue
                if said.object is not None and said.object.more is not None:
                    yield Where(self._more(said, place), span=place)
                    continue
                yield Where(in_their_own(_of_them(self.condition(said))), span=place)

    def _card_that(self, sub: Sub, dep: Dep, kind: str, place: Span) -> Iterator[Any]:
        """ "(A minion) that moved here", "(an action) that is on a base", "that has less power than this minion"."""
        gap = Thing("card", Candidate())
        on_base = kind == "action" and any(tag(each.item) == "on:base" for each in dep.parts)
        for such in self._such(sub, dep, gap, place):
            played = _played_on(such) if on_base else such
            if played is not None:
                yield played
        for said in self.filled(read_head(sub.head), gap, dep.parts, sub.head):
            compared = said.object.compare if said.object is not None else None
            here = set(said.fields) <= {"at"} and all(_word(each) == "here" for each in said.fields.values())
            if said.verb == "have" and compared is not None and here:
                stat, op, amount = compared
                if amount is None or said.head.modal or self._of_a_player(amount):
                    continue
                so = Compare(stat, op, amount, span=place)
                if not said.head.negated:
                    yield so
                elif not isinstance(getattr(amount, "what", None), Select):
                    yield _not_so_much(so)

    def _of_a_player(self, amount: Any) -> bool:
        """ "(A minion of a player) who has more power here than you": it is they who have it, and not the minion."""
        told = self.text[slice(*amount.span)].lower().split()
        its = told.count("power") > 1 or not {"have", "has", "do", "does"}.isdisjoint(told)
        return isinstance(amount, PowerAt) and not its

    def _such(self, sub: Sub, dep: Dep, gap: Thing, place: Span) -> Iterator[Any]:
        """ "a minion that is not a monster", "a card that affects your minions", "a base that has your actions"."""
        head = read_head(sub.head)
        did = sub.head[0].word == "did"  # "a minion that did not move this turn"
        if head.word in ("move", "moves") and gap.cat == "card" and not did:
            gap = replace(gap, cat="player")  # a card does what else a player does
        for said in self.filled(replace(head, many=None), gap, dep.parts, sub.head):
            if did and "now" not in said.fields:
                continue
            if said.verb in _DOES and not (head.modal or head.past or head.perfect or head.passive or did):
                with suppress(UnfitError):
                    act = self.act(replace(said, subject=None), gap.node, event=True)
                    yield Where(Causes(act, span=place), span=place)
                continue
            compared = said.object.compare if said.object is not None else None
            if compared is not None:
                continue
            with suppress(UnfitError):
                if said.verb == "have" and said.object is not None and said.object.cat == "name":
                    yield self._same_named(said, place)
                    continue
                most = said.object if said.verb == "have" and gap.cat == "card" else None
                if most is not None and most.extremum is not None and most.node is not None:
                    if not (head.negated or head.past or head.perfect or head.modal or said.fields):
                        yield most_on(most, place)  # "that has the most counters (on it)"
                    continue
                if said.verb == "have" and said.object is not None and gap.cat == "card":
                    stored = stored_under_itself(said.object.node)
                    if stored is not None and not (head.negated or head.past or head.modal or said.fields):
                        yield Where(self.has(None, replace(said.object, node=stored), "card", place), span=place)
                    if stored is not None:
                        continue
                if said.verb == "have" and gap.cat == "base" and _carries(said):
                    assert said.object is not None
                    carried = self.carried(said.object)
                    some = carried.quantity == Quantity(1, None)
                    if head.negated and not some:
                        raise UnfitError("does not have how many")
                    yield Having(replace(carried, quantity=NONE) if head.negated else carried, span=place)
                    continue
                if said.verb == "have" and said.object is not None and said.object.cat in ABLE and not head.past:
                    able = None if said.fields or head.modal else own_ability(said.object)
                    if able is not None:
                        yield Having(replace(able, quantity=NONE) if head.negated else able, span=place)
                    continue
                if said.verb == "have" and gap.cat == "base" and said.object is not None and not head.perfect:
                    yield self._holding(said, place)
                    continue
                if said.verb == "have" and said.head.negated and said.object is not None and not said.fields:
                    carried = self.carried(said.object) if said.object.cat == "counter" else None
                    if carried is not None and carried.quantity == Quantity(1, None):  # "that does not have one"
                        yield Having(replace(carried, quantity=NONE), span=place)
                        continue
                if "until" in said.fields:
                    raise UnfitError("what something is or did lasts no time")
                if head.others and head.passive and "now" in said.fields and not head.modal:
                    done = self._any_done(said)
                    yield Where(Not(done, span=place) if head.negated else done, span=place)
                    continue
                if taken_from_there(said):
                    yield self._done_then(said, place)
                    continue
                counted = said.object is not None and said.object.cat in ("counter", "card")
                yield _so(Where(self.condition(said), earlier=head.word == "had" and counted, span=place), said)

    def _done_then(self, said: Said, place: Span) -> Any:
        """ "Played here this turn", "destroyed here this turn": what was there, and was destroyed."""
        if not taken_from_there(said):
            return Where(self.condition(said), span=place)
        where, fields = self.slot(said.fields["at"], "at"), {k: v for k, v in said.fields.items() if k != "at"}
        done = Where(self.condition(replace(said, fields=fields)), span=place)
        return [At(where, span=place), done]

    def _any_done(self, said: Said) -> AnyOf:
        """ "a minion that was played or moved here this turn": one of these was done to it."""
        each_verb = [verb_of(word)[0] for word in (said.head.word, *said.head.others)]
        acts = [self.act(replace(said, verb=verb), None, event=True) for verb in each_verb]
        return AnyOf(tuple(Done(self._labelless(act), span=said.span) for act in acts), span=said.span)

    def _most(self, said: Said, place: Span) -> MostOf:
        """ "the player who has the most minions here", "the players who revealed the most actions"."""
        head, thing = said.head, said.object
        what = thing.node if thing is not None else None
        if thing is None or thing.extremum is None or not isinstance(what, Select):
            raise UnfitError("the most of what")
        if head.modal or head.negated or head.passive or head.perfect or set(said.fields) - {"at"}:
            raise UnfitError("who does what most")
        if said.verb in ("have", "control") and not head.past:
            if "at" in said.fields:
                what = at_place(what, self.slot(said.fields["at"], "at"), said.fields["at"])
            return MostOf(the_most_of(what, Candidate()), thing.extremum, span=place)
        if said.verb not in DONE_VERBS or said.fields:
            raise UnfitError("who does what most")
        word, start = f"{head.word}", said.span[0]
        done = reference("done", word, frozenset(), None, DONE_VERBS[said.verb], start, span=place)
        of_those = sort_filters([*what.filters, Among(done, span=place)])
        return MostOf(replace(what, filters=of_those, label=None), thing.extremum, span=place)

    def _more(self, said: Said, place: Span) -> Any:
        """ "a player who has more cards in their hand than you"."""
        head, thing, fields = said.head, said.object, said.fields
        if (
            said.verb != "have"
            or head.modal
            or head.negated
            or head.past
            or head.perfect
            or set(fields) - {"at", "than"}
        ):
            raise UnfitError("who has more")
        assert thing is not None
        if "than" in fields:
            thing = replace(thing, than=self.phrase(evolve_prep(fields["than"])).node)
        if "at" in fields:
            where = self.slot(fields["at"], "at")
            pile = isinstance(where, Pile) and isinstance(thing.node, Select) and thing.node.zone is None
            held: Any = thing.node
            thing = replace(thing, node=replace(held, zone=where) if pile else at_place(held, where, fields["at"]))
        return more_than(thing, place)

    def _same_named(self, said: Said, place: Span) -> Any:
        """ "a minion that has the same name as another minion here"."""
        thing = said.object
        if thing is None or thing.node is None or said.fields or said.head.negated:
            raise UnfitError("has which name")
        return SharesName(thing.node, span=place)

    def _holding(self, said: Said, place: Span) -> Any:
        """ "a base that has no minions", "a base that has one of your actions played on it"."""
        thing = said.object
        if thing is None or set(said.fields) or thing.cat != "card":
            raise UnfitError("has what")
        if said.head.negated:  # "a base that does not have a minion on it": that has none
            some = getattr(thing.node, "quantity", None)
            if some not in (ONE, Quantity(1, None)) or thing.exact:
                raise UnfitError("has what")
            thing = replace(thing, node=replace(thing.node, quantity=NONE))
        if any(isinstance(each, On) for each in getattr(thing.node, "filters", ())):
            return Having(self.attached(thing), span=place)
        return Where(self.has(None, _there_itself(thing), "base", place), span=place)

    def _relative(self, sub: Sub, dep: Dep, kind: str, place: Span) -> Iterator[Any]:
        who = self._who(sub)
        verb = verb_of(sub.head[-1].word)[0]
        negated = any(each.word == "not" for each in sub.head)
        if verb == "own" and not dep.parts:
            yield Owned(who, negated, span=place)
        elif verb == "control" and not dep.parts:
            yield Controlled(who, negated, span=place)
        elif negated:
            return
        elif verb == "have" and len(dep.parts) == 1 and kind in CARD_KINDS:
            part = dep.parts[0]
            if tag(part.item) in ("place", "on:base"):
                where = self.slot(part, "at")
                yield [Controlled(who, span=(sub.start, sub.end)), At(where, span=(part.item.start, part.item.end))]
        elif verb == "bury" and kind in BURIED and dep.parts:
            where = [each for each in dep.parts if tag(each.item) in ("place", "on:base")]
            if len(where) == len(dep.parts) == 1:
                lies: list[Any] = [Pile(Zone.BURIED, span=place), Controlled(who, span=(sub.start, sub.end))]
                yield [*lies, At(self.slot(where[0], "at"), span=place)]
        elif verb == "remove" and kind != "counter":
            return
        elif verb == "draw" and self._brought(sub, dep, kind):
            deed = Act(
                Verb.DRAW, by=who, what=Candidate(), span=place
            )  # no words order it, but what they do brings it
            if len(dep.parts) <= 1:
                yield Where(Did(deed, span=place), span=place)
        elif verb in DONE_VERBS and verb != "have" and all(tag(part.item) == "remark" for part in dep.parts):
            told = sub.head[-1]
            done = reference("done", told.word, frozenset(), None, DONE_VERBS[verb], told.start, span=place)
            mine = isinstance(who, You) and _EACH_PLAYER.search(self.text)  # "each player discards: one that you did"
            if not (mine or (isinstance(who, Pron) and who.words == "they")):
                yield Among(done, span=place)
            elif verb in VERB_OF:  # by one player, where several may have done it
                theirs: Any = who
                did = Did(Act(VERB_OF[verb], by=theirs, what=Candidate(), span=place), span=place)
                yield [Among(done, span=place), Where(did, span=place)]
        elif any(tag(part.item) == "now" for part in dep.parts) and verb in VERB_OF:
            yield from self._done_by(who, sub, dep, place)

    def _brought(self, sub: Sub, dep: Dep, kind: str) -> bool:
        """Whether no words order what was drawn, but what they do brings it: "destroy a monster. Draw a card for each
        treasure you drew (this way)"."""
        before = self.text[: sub.start].lower()
        if kind == "treasure":
            return not _TREASURES_DRAWN.search(before) and (not dep.parts or this_way(dep.parts))
        return this_way(dep.parts) and "draw" not in before

    def _done_by(self, who: Any, sub: Sub, dep: Dep, place: Span) -> Iterator[Any]:
        """ "each minion you returned to your hand this turn"."""
        head = Head(sub.head[-1].word, form="participle", passive=True, past=True)
        for said in self.filled(head, Thing("card", Candidate()), dep.parts, sub.head):
            there = "at" in said.fields and VERB_OF.get(said.verb) in SENT_AWAY
            fields = {name: each for name, each in said.fields.items() if not there or name != "at"}
            with suppress(UnfitError):
                if set(fields) <= {"now", "to", "source"}:
                    act = self.act(replace(said, fields=fields), None, event=True)
                    done = Where(Done(replace(act, by=who, span=place), span=place), span=place)
                    yield [At(self.slot(said.fields["at"], "at"), span=place), done] if there else done

    def _who(self, sub: Sub) -> Any:
        span = (sub.start, sub.end)
        if sub.mark == "&rel":
            whos = [self.phrase(each) for each in phrase_attachments(sub.subject)]
            if len(whos) != 1:
                raise UnfitError("who has it")
            return whos[0].node
        if sub.mark == "&relyou":
            return You(span=span)
        return reference("its", "they", frozenset(("player",)), None, None, sub.start, span=span)

    def holder(self, dep: Dep) -> tuple[Any, Any]:
        sub = dep.item
        assert isinstance(sub, Sub)
        if verb_of(sub.head[-1].word) != ["have"] or len(dep.parts) > 1:
            raise UnfitError("who has it")
        return self._who(sub), self.slot(dep.parts[0], "at") if dep.parts else None


def _there_itself(thing: Thing) -> Thing:
    """ "A base that has no minions on it": none at that base."""
    what = thing.node
    if not isinstance(what, Select) or what.kind is Kind.ACTION:
        return thing
    kept = tuple(each for each in what.filters if not (isinstance(each, At) and _is_it(each.place)))
    return replace(thing, node=replace(what, filters=kept))


def _is_it(node: Any) -> bool:
    return isinstance(node, Pron) and node.form == "it" and node.words == "it"


def _there_is(condition: Any, span: Span) -> Any:
    """ "A base where there are no actions": where there are none at that base."""
    if not isinstance(condition, Has) or condition.who is not None or condition.at is not None:
        return condition
    what = condition.what
    if not isinstance(what, Select) or what.kind in (Kind.BASE, Kind.PLAYER) or what.zone is not None:
        return condition
    told = any(isinstance(each, At | On | Among) for each in what.filters)
    return condition if told else replace(condition, at=Candidate(span=span))


def _with_none(condition: Any) -> Any:
    """ "Where you do not have a minion": where you have none. None for "where another player does not have
    one", which may be any of them or all."""
    held = condition.condition if isinstance(condition, Not) else None
    if not isinstance(held, Has) or held.what.quantity != Quantity(1, None):
        return condition
    return None if isinstance(held.who, Select) else replace(held, what=replace(held.what, quantity=NONE))


def _of_them(condition: Any) -> Any:
    """ "who does not have a minion here": with no minions here."""
    held = condition.condition if isinstance(condition, Not) else None
    if isinstance(held, Has) and isinstance(held.who, Candidate) and held.what.quantity == Quantity(1, None):
        return replace(held, what=replace(held.what, quantity=NONE))
    return condition


def _word(dep: Dep) -> str:
    return dep.item.word if isinstance(dep.item, Word) else ""


def _played_on(filter_: Any) -> Any:
    """ "An action that is on a base": played on the base itself, and not on a minion there. None: "not on a base"."""
    said: Any = filter_.condition if isinstance(filter_, Where) else None
    asked = said.condition if isinstance(said, Not) else said
    if not isinstance(asked, Is) or not isinstance(asked.what, Candidate):
        return filter_
    places = [each.place for each in asked.description.filters if isinstance(each, At)]
    if len(places) != 1:
        return filter_
    return None if isinstance(said, Not) else On(places[0], span=filter_.span)


def _there(node: Any) -> Any:
    """ "A base where a minion was destroyed": one that was there; "where you played one": played there."""
    what = node.act.what if isinstance(node, Done | Did) else None
    if not isinstance(what, Select) or what.zone is not None or node.act.source is not None:
        return node
    there = Candidate(span=node.span)
    if node.act.verb is Verb.PLAY and node.act.to is None:
        return replace(node, act=replace(node.act, to=there))
    if node.act.verb not in SENT_AWAY or any(isinstance(each, At | On) for each in what.filters):
        return node
    filters = sort_filters([*what.filters, At(there, span=node.span)])
    return replace(node, act=replace(node.act, what=replace(what, filters=filters)))


def _moved_once(condition: Any) -> bool:
    """Whether it asks of a move by this ability to that base, or from it."""
    return isinstance(condition, Did) and isinstance(condition.act.to or condition.act.source, Candidate)


def _by_this(condition: Any) -> bool:
    """Whether it asks of what the ability has done, which has to be said of a base ("this way")."""
    return any(isinstance(each, Did) for each in walk(condition))


def _elsewhere(condition: Any) -> bool:
    """Whether a deed of which a base is described is not said of that base ("where you did not win" is)."""
    if isinstance(condition, AnyOf):  # "moved or played": each of them there
        return any(map(_elsewhere, condition.conditions))
    nodes = list(walk(condition))
    deeds = [each.act for each in nodes if isinstance(each, Done | Did | Was)]
    told = any(isinstance(each, Candidate) for each in nodes)
    return not told and any(each.verb not in (Verb.WIN, Verb.LOSE) for each in deeds)


def _so(held: Where, said: Said) -> Any:
    """What is so of a card, as a card that is so: "a minion that has power 3 or less" is one of that power."""
    told = held.condition
    plain = said.verb == "have" and isinstance(told, Is) and isinstance(told.what, Candidate) and not told.only
    described = told.description if plain and isinstance(told, Is) else None
    if held.earlier or not isinstance(described, Select) or described.kind is not Kind.CARD:
        return held
    if described.zone is not None or [type(each) for each in described.filters] != [Compare]:
        return held
    return replace(described.filters[0], span=held.span)


def _carries(said: Said) -> bool:
    """Whether it is said of counters that something carries now."""
    thing, head = said.object, said.head
    return (
        thing is not None and thing.cat == "counter" and not (head.past or head.perfect or head.modal or said.fields)
    )


_NOT = {Op.MORE: Op.AT_MOST, Op.AT_MOST: Op.MORE, Op.LESS: Op.AT_LEAST, Op.AT_LEAST: Op.LESS}


def _not_so_much(so: Compare) -> Any:
    """ "A minion that does not have more power than this one", "does not have the same power as it"."""
    if so.op in _NOT:
        return replace(so, op=_NOT[so.op])
    such = Select(Kind.CARD, ONE, (so,), span=so.span)
    return Where(Not(Is(Candidate(span=so.span), such, span=so.span), span=so.span), span=so.span)
