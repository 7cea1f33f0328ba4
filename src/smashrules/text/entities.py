"""Cards, bases, players and factions: what the words around such a noun make of it.

Knows kinds, quantities, owners and what stands behind a noun, not pronouns, piles or numbers (``nouns``).
"""

from __future__ import annotations

from typing import Any

from attrs import evolve, frozen

from smashrules.effects.amounts import Count, Quotient, StatOf
from smashrules.effects.conditions import Did, Is, Not
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    ALL_BUT_ONE,
    ANY_NUMBER,
    EVERY,
    NONE,
    ONE,
    Alike,
    Among,
    At,
    BaseOf,
    Both,
    Candidate,
    Compare,
    Controlled,
    EitherOf,
    Extreme,
    Extremum,
    Here,
    Host,
    Kind,
    Named,
    On,
    Op,
    Other,
    Owned,
    Pile,
    PlaysOn,
    PreviousBaseOf,
    Quantity,
    SameName,
    Select,
    SharesName,
    Sort,
    Standard,
    Stat,
    StoredUnder,
    This,
    Trait,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.attach import Dep, tag
from smashrules.text.counting import as_many
from smashrules.text.determiners import (
    CARD_KINDS,
    DONE_VERBS,
    KINDS,
    ORDINALS,
    Before,
    Thing,
    UnfitError,
    every_one,
    evolve_prep,
    of_bases,
    sort_filters,
)
from smashrules.text.fitting import than_whom
from smashrules.text.lexicon import is_name, lexicon
from smashrules.text.modifiers import Added, Modifiers
from smashrules.text.partners import is_superlative
from smashrules.text.pending import Pron, reference, temporary
from smashrules.text.pooled import counts_all, pooled
from smashrules.text.syntax import Phrase, Word
from smashrules.text.tokens import Token


@frozen
class Entities(Modifiers):
    """Builds what speaks of cards, bases, players and factions."""

    # -- cards, bases, players, factions ----------------------------------------------------------------------

    def _entity(
        self, dep: Dep, kind: str, many: bool, before: Before, owner: Thing | None, span: Span, noun: Token
    ) -> Thing:
        word, noun_at = noun.word, noun.start
        if before.plus is not None and not before.equal_number:
            raise UnfitError("+1 of a thing")
        joined = [part for part in dep.parts if tag(part.item).startswith("&")]
        joined = [part for part in joined if isinstance(part.item, Phrase)]
        pointed = (before.inner or before).definite in ("this", "that") or (
            before.inner is not None and before.inner.definite == "those"
        )
        if joined and len(joined) == len(dep.parts) == 1 and pointed:
            return self._together(self._entity(Dep(dep.item), kind, many, before, owner, span, noun), joined[0], span)
        cat = kind if kind in ("base", "player", "faction") else "card"
        select_kind = KINDS.get(kind) or Kind(kind)
        outer = before
        if before.partitive:
            if before.inner is None or not many:
                raise UnfitError("one of one")
            if not (before.inner.poss or before.inner.definite or owner is not None):
                raise UnfitError("one of which")
            before = evolve(before.inner, other=before.inner.other or outer.other)
            if before.quantity is not None and not before.poss:
                raise UnfitError("one of a")
        if before.any and (many or is_name(word)):  # "any minions revealed": all that there are
            before = evolve(before, quantity=EVERY, all=many)
            outer = evolve(outer, quantity=EVERY, all=many) if not outer.partitive else outer
        filters: list[Any] = []
        item = dep.item
        assert isinstance(item, Phrase)
        each = item.prep in ("for_each", "for_every")
        unsaid = before.quantity is None and not (dep.parts or before.poss or many)
        if each and kind == "card" and before.other and unsaid:  # those not yet spoken of
            left = reference("rest", "the rest", frozenset(), True, None, span[0], span=span)
            rest = Select(Kind.CARD, EVERY, (Among(left, span=span),), label=temporary(noun_at), span=span)
            return Thing("card", rest)
        buried = False
        quantity = outer.quantity
        if before.definite in ("that", "those"):
            if dep.parts or before.words:
                raise UnfitError("that one needs no more")
            pron = reference("that", self.wording(before, word), frozenset((kind,)), many, None, span[0], span=span)
            if outer.quantity is not None and not many:
                raise UnfitError("how many of that one")
            if outer.partitive or outer.quantity is not None:  # "any number of those actions"
                filters.append(Among(pron, span=span))
            else:
                return Thing(cat, pron, many)
        elif before.definite == "this":
            if dep.parts or many:
                raise UnfitError("this needs no more")
            return Thing(cat, self.this(kind, span))
        elif before.done == "buried":
            buried = True
            before = evolve(before, done="")
        elif before.done == "stored":
            filters.append(StoredUnder(This(Kind.CARD, span=span), span=span))
        elif before.done:
            if "extra" in before.words:
                raise UnfitError("extra, and done already")
            verbs = {verb for verb, _ in lexicon().verbs[before.done]}
            done = next((DONE_VERBS[each] for each in verbs if each in DONE_VERBS), None)
            if done is None:
                raise UnfitError(f"not known as done: {before.done}")
            pron = reference("done", self.wording(before, word), frozenset((kind,)), many, done, span[0], span=span)
            if before.definite == "the" and before.other:
                return Thing(cat, evolve(pron, form="rest"), many)
            if before.definite == "the" and not outer.partitive and before.quantity is None:
                if dep.parts:
                    raise UnfitError("the chosen one needs no more")
                return Thing(cat, pron, many)
            filters.append(Among(evolve(pron, kinds=frozenset(), many=None), span=span))
        if kind == "faction" and "the_same" in before.words and not dep.parts:
            return Thing("alike", Trait.FACTION)
        if kind == "faction" and "different" in before.words and many and not dep.parts:
            return Thing("unlike", Trait.FACTION)
        if kind == "base" and "the_same" in before.words and not dep.parts:
            pron = reference("compared", "the same", frozenset(CARD_KINDS), None, None, span[0], span=span)
            return Thing("base", BaseOf(pron, span=span))
        if kind == "base" and before.words == {"previous"} and not (many or before.quantity or dep.parts):
            left = self.poss(before, owner, frozenset(CARD_KINDS), span)
            if left is None and before.definite == "the":
                left = reference("its", "its", frozenset(CARD_KINDS), False, None, span[0], span=span)
            if left is None or (owner is not None and owner.cat not in ("card", "it")):
                raise UnfitError("whose previous base")
            return Thing("base", PreviousBaseOf(left, span=span))
        if (before.definite == "the" and before.other and many and not before.done) or "unused" in before.words:
            if dep.parts or not many:
                raise UnfitError("the others need no more")
            return Thing(
                cat,
                reference("rest", self.wording(before, word), frozenset(), True, None, noun_at, span=span),
                many,
            )
        whose = self.poss(before, owner, frozenset(CARD_KINDS if kind == "base" else ("player",)), span)
        if whose is not None:
            bare = isinstance(whose, Select) and whose.kind is Kind.PLAYER and whose.quantity == EVERY
            if bare and owner is not None and owner.many and owner.unsaid:
                raise UnfitError("which players")
            if kind == "base" and many and owner is not None and owner.cat == "rest":
                raise UnfitError("the bases of the others")
            if kind == "base" and owner is not None and owner.cat == "player":
                raise UnfitError("a player is at no base")
            if kind != "base" and owner is not None and owner.cat not in ("player", "it"):
                raise UnfitError("a card has no cards")
            if kind == "base":
                return Thing("base", BaseOf(whose, span=span))
            filters.append(Controlled(whose, span=getattr(whose, "span", span)))
        if before.poss and not outer.partitive:
            counted = before.quantity is not None and before.quantity != ANY_NUMBER
            if counted or each:
                raise UnfitError("two your")
        words = set(before.words)
        words.discard("the_same")
        if "different" in words and kind == "base" and many:
            words.discard("different")
            filters.append(Alike(Trait.SELF, different=True, span=span))
        if before.other:
            filters.append(Other(self._other_than(kind, before, span), span=span))
        for mark, extremum in (("lowest-power", Extremum.LOWEST), ("highest-power", Extremum.HIGHEST)):
            if mark in words:
                words.discard(mark)
                filters.append(Extreme(Stat.POWER, extremum, span=span))
                if quantity is None and before.definite == "the":
                    quantity = ONE
                elif quantity is None and isinstance(owner.node if owner else None, Select):
                    quantity = EVERY
        if kind in ("player", "base", "faction") and any(each.endswith("-power") for each in words):
            raise UnfitError(f"the power of a {kind}")
        for mark, op in (("lower-power", Op.LESS), ("higher-power", Op.MORE)):
            if mark in words:
                words.discard(mark)
                pron = reference("compared", mark, frozenset(("minion",)), None, None, span[0], span=span)
                filters.append(Compare(Stat.POWER, op, StatOf(Stat.POWER, pron, span=span), span=span))
        for mark in [each for each in words if each.startswith("non-")]:
            words.discard(mark)
            sort = Select(Kind(mark.removeprefix("non-")), ONE, span=span)
            filters.append(Where(Not(Is(Candidate(span=span), sort, span=span), span=span), span=span))
        if "undead" in words:
            words.discard("undead")
            filters.append(Sort("undead", span=span))
        if "uncontrolled" in words:
            words.discard("uncontrolled")
            filters.append(Controlled(Select(Kind.PLAYER, ONE, span=span), negated=True, span=span))
        if "standard" in words:
            if kind != "action":
                raise UnfitError("a standard what")
            words.discard("standard")
            filters.append(Standard(span=span))
        for mark, host in (("play-on-base", Kind.BASE), ("play-on-minion", Kind.MINION)):
            if mark in words:
                words.discard(mark)
                filters.append(PlaysOn(host, span=span))
        if is_name(word):
            filters.append(self.called(self.name(word), False, span))
        if before.name:
            filters.append(self.called(before.name, False, span))
        if before.not_name:
            filters.append(self.called(before.not_name, True, span))
        zone: Any = None
        random = "random" in words
        extra = "extra" in words
        more = Op.MORE if "more" in words else Op.LESS if "fewer" in words else None
        first = "first" in words
        nth: tuple[int, int | None] | None = None
        for spelt in [each for each in words if each.partition("_or_")[0] in ORDINALS]:
            number, _, more_of_them = spelt.partition("_or_")
            nth = (ORDINALS[number], None if more_of_them else ORDINALS[number])
            words.discard(spelt)
        extra = extra or "additional" in words
        words -= {"random", "extra", "additional", "more", "fewer", "first", "&only"}
        if before.number is not None and not any(tag(part.item) in _JOINED for part in dep.parts):
            words.discard("total")  # "at least four total cards": in all
        most: Extremum | None = None
        if words & {"most", "fewest"} and before.definite == "the" and many and cat == "card":
            most = Extremum.HIGHEST if "most" in words else Extremum.LOWEST
            before = evolve(before, definite="")
            words -= {"most", "fewest"}
        if words:
            raise UnfitError(f"{sorted(words)} {kind}")
        if buried:
            if kind != "card":
                raise UnfitError("a buried card has no kind")
            zone = Pile(Zone.BURIED, span=span)
        than: Any = None
        chooser: Any = None
        shared: list[Thing] = []
        others: list[tuple[Dep, Thing]] = []
        for part in dep.parts:
            if tag(part.item) == "at-random" and not random:
                random = True
                continue
            if tag(part.item) == "of-choice" and cat == "card" and isinstance(part.item, Word) and chooser is None:
                yours = part.item.word == "of_your_choice"
                chooser = You(span=(part.item.start, part.item.end)) if yours else None
                continue
            bare = isinstance(part.item, Phrase) and part.item.prep in ("&or", "&and/or")
            bare = bare and isinstance(part.item, Phrase) and not part.item.parts[0][0]
            counted = bare and counts_all(part.item, quantity, many)
            bare = bare and (counted or not many or outer.partitive)
            whole = _with_words(part, item.parts[-1][0]) if bare else part
            result = self._modifier(whole, kind, before, span)
            if isinstance(result, list) and any(isinstance(each, Pile) for each in result):
                filters.extend(each for each in result if not isinstance(each, Pile))
                result = next(each for each in result if isinstance(each, Pile))
            if isinstance(result, (Pile, Both, EitherOf, Pron)):
                if zone is not None:
                    raise UnfitError("two zones")
                zone = result
            elif isinstance(result, Added):
                compared = [each for each in filters if isinstance(each, Compare)]
                if len(compared) != 1:
                    raise UnfitError("plus what")
                more_of = self._added(compared[0].amount, part)
                filters[filters.index(compared[0])] = evolve(compared[0], amount=more_of)
            elif isinstance(result, Quantity):
                if quantity is not None:
                    raise UnfitError("how many, twice")
                quantity = result
            elif isinstance(result, Thing):
                if tag(part.item).startswith("than:"):
                    than = than_whom(part, result.node)
                elif tag(part.item).startswith(("&or", "&and/or")):
                    if others:
                        raise UnfitError("this or that or what")
                    others.append((part, result))
                else:
                    bare = isinstance(part.item, Phrase) and not part.item.parts[0][0]
                    if bare and not (many and quantity is None):
                        raise UnfitError("a conjunct without a determiner")
                    shared.append(result)
            elif result is not None:
                filters.extend(result if isinstance(result, list) else [result])
        placed = isinstance(zone, Pile) and zone.zone not in (Zone.BURIED, Zone.PLAY, Zone.STASIS)
        if placed and any(isinstance(each, At) for each in filters):
            raise UnfitError("in a pile and at a base")
        if kind == "player" and len(dep.parts) > 1 and any(isinstance(each, At) for each in filters):
            raise UnfitError("what is here: the players, or what they have")
        on_base = [each.host for each in filters if isinstance(each, On)]
        on_base = [each for host in on_base for each in (host.parts if isinstance(host, EitherOf) else (host,))]
        if any(isinstance(each, Here) for each in on_base) and any(isinstance(each, At) for each in filters):
            raise UnfitError("at a base, said twice")
        single = [type(each) for each in filters if isinstance(each, (At, On, Controlled, Owned, Extreme, Where))]
        if len(single) != len(set(single)):
            raise UnfitError("said twice")
        if any(isinstance(each, tuple) for each in filters):
            filters = [each for each in filters if not isinstance(each, tuple)]
            filters = [evolve(f, one=True) if isinstance(f, Extreme) else f for f in filters]
        if quantity == ONE and before.definite == "" and not outer.partitive:  # "a minion with the highest power"
            filters = [evolve(f, one=True) if isinstance(f, Extreme) else f for f in filters]
        if before.end is not None:
            if not isinstance(zone, Pile) or before.definite != "the":
                raise UnfitError("the top of what")
            zone = evolve(zone, end=before.end)
            quantity = quantity or ONE
        only = "&only" in before.words
        if only and (many or quantity is not None):
            raise UnfitError("the only what")
        one_name = is_name(word) and self.name(word) not in self.names.words | self.names.labels
        definite = before.definite == "the" and before.end is None and not before.done and not one_name
        definite = definite and nth is None
        did = any(isinstance(each, Where) and isinstance(each.condition, Did) for each in filters)
        if definite and kind == "player" and did and quantity is None:
            quantity, definite = (EVERY if many else ONE), False
        if definite and extra and not (filters or dep.parts or quantity or many or zone):
            played = reference("done", f"the extra {word}", frozenset((kind,)), False, Verb.PLAY, span[0], span=span)
            return Thing(cat, played, many)
        if definite and not (filters or dep.parts or extra or first or only or quantity or many or before.words):
            pron = reference("that", f"the {word}", frozenset((kind,)), False, None, span[0], span=span)
            return Thing(cat, pron, many)
        known = any(isinstance(each, StoredUnder) or is_superlative(each) for each in filters)
        if definite and not first and not only and not known:
            raise UnfitError("the one that is not known")
        if quantity is None and before.definite == "the" and any(map(is_superlative, filters)):
            quantity = ONE if not many else None
        if item.prep == "for_every" and quantity is not None and outer.number and outer.number > 1 and many:
            things = Select(select_kind, EVERY, sort_filters(filters), zone, span=span)
            return Thing("power", Quotient(Count(things, span=span), outer.number, span=span))
        quantity = self._quantity(quantity, outer, before, many, each, kind, owner is not None, one_name)
        if quantity == ONE and any(isinstance(each, SameName) for each in filters):  # with that of the one before
            like = reference("compared", "the same name", frozenset(CARD_KINDS), None, None, span[0], span=span)
            filters = [SharesName(like, span=f.span) if isinstance(f, SameName) else f for f in filters]
        if any(_gone(each) for each in filters) and any(isinstance(each, At) for each in filters):
            raise UnfitError("what was put into a pile is at no base")
        node: Any = Select(
            select_kind,
            quantity,
            sort_filters(filters),
            of_bases(zone) if kind == "base" else zone,
            label=temporary(noun_at),
            random=random,
            chooser=chooser,
            span=span,
        )
        if outer.equal_number:
            pron = reference(
                "it", "an equal number", CARD_KINDS | {"+1 power counter"}, True, None, span[0], span=span
            )
            many_more = as_many(pron, outer.plus, span)
            node = evolve(node, quantity=Quantity(many_more, many_more, span=span))
        if others:
            part, other = others[0]
            if (
                shared
                or extra != other.extra
                or {other.cat, cat} - {"card", "base"}
                or outer.counted
                or before.counted
            ):
                raise UnfitError("this or that")
            together = counts_all(part.item, quantity, many)
            node = pooled(node, other) if together else self._either(node, part, other)
            many = many or other.many
        if shared:
            node = self._shared(node, shared)
            many = True
        if random and quantity == EVERY and many:
            raise UnfitError("how many at random")
        if outer.counted or before.counted:
            if not many:
                raise UnfitError("the number of one")
            if kind == "card" and not filters and zone is None:
                raise UnfitError("the number of what cards")
            return Thing("power", Count(every_one(node), span=span))
        if outer.partitive and not shared:
            many = quantity.high != 1 and not (quantity.every and not outer.all)
        exact = outer.exact or before.exact
        return Thing(
            cat,
            node,
            many,
            span,
            extra=extra,
            than=than,
            more=more,
            first=first,
            nth=nth,
            extremum=most,
            only=only,
            exact=exact,
            named=one_name and not item.parts[-1][0],
            unsaid=not item.parts[-1][0] and not dep.parts and word == "players",
        )

    @staticmethod
    def _quantity(
        quantity: Quantity | None,
        outer: Before,
        before: Before,
        many: bool,
        each: bool,
        kind: str,
        owned: bool,
        named: bool = False,
    ) -> Quantity:
        if each:
            if quantity is not None and not outer.partitive:
                raise UnfitError("for each a")
            return EVERY
        if quantity is None:
            if many:
                return EVERY
            if outer.counted or before.counted or outer.equal_number:
                return EVERY
            the_one = "first" in before.words or "&only" in before.words
            if named and (before.definite in ("", "the")):
                return ONE
            if (before.poss and kind != "base") or owned or (the_one and before.definite == "the"):
                return ONE
            raise UnfitError("how many")
        if not outer.partitive:
            plural = quantity.high != 1 and quantity != EVERY
            singular_each = quantity == EVERY and not before.all
            if ((singular_each and many) or (before.all and not many)) and quantity == EVERY:
                raise UnfitError("number and noun disagree")
            if plural and not many and quantity not in (NONE, Quantity(1, None), Quantity(2, None), ALL_BUT_ONE):
                raise UnfitError("number and noun disagree")
            fewer = quantity == Quantity(0, 1)  # "fewer than two minions"
            if not (plural or fewer or singular_each or before.all) and many and not outer.equal_number:
                raise UnfitError("number and noun disagree")
        return quantity

    def _together(self, thing: Thing, part: Dep, span: Span) -> Thing:
        """ "this minion and up to two of your minions", "this minion or another"."""
        other = self.phrase(evolve_prep(part))
        phrase = part.item
        assert isinstance(phrase, Phrase)
        places = phrase.prep == "&oron" and {other.cat, thing.cat} <= {"base", "card"}
        if (other.cat != thing.cat and not places) or other.extra or not (phrase.parts[0][0] or places):
            raise UnfitError("this and that")
        if phrase.prep == "&and":
            return evolve(thing, node=Both((thing.node, other.node), span=span), many=True)
        return evolve(thing, node=EitherOf((thing.node, other.node), phrase.prep == "&and/or", span=span))

    @staticmethod
    def _either(node: Any, part: Dep, other: Thing) -> EitherOf:
        """ "a minion or an action here", "an extra minion and/or an extra action"."""
        phrase = part.item
        assert isinstance(phrase, Phrase)
        last = other.node
        if isinstance(node, Select) and isinstance(last, Select) and not phrase.parts[0][0]:
            # a bare noun takes the words before the first, and what is said behind it is said of both
            if any(not any(_alike(each, other) for other in last.filters) for each in node.filters):
                raise UnfitError("said of which of them")
            powered = [each for each in last.filters if isinstance(each, Compare) and each.stat in _POWERS]
            if powered and node.kind is Kind.ACTION and last.kind is Kind.MINION:  # actions have no power
                both = [each for each in last.filters if each not in powered]
                more = [each for each in both if not any(_alike(each, other) for other in node.filters)]
                node = evolve(node, filters=sort_filters([*node.filters, *more]))
            elif (
                not node.filters
                and any(not isinstance(each, (At, Controlled)) for each in last.filters)
                and last.filters != node.filters
            ):
                raise UnfitError("said of which of them")
            else:
                node = evolve(node, filters=last.filters)
            node = evolve(node, zone=node.zone or last.zone)
            last = evolve(last, zone=last.zone or node.zone)
        elif isinstance(node, Select) and isinstance(last, Select) and node.zone is None and last.zone is None:
            placed = any(isinstance(each, (At, On)) for each in node.filters)
            if node.kind in _LYING and last.kind in _LYING and not placed:  # "a minion or an action here": both here
                where = [each for each in last.filters if isinstance(each, At)]
                node = evolve(node, filters=sort_filters([*node.filters, *where]))
        mixed = phrase.prep == "&and/or"
        return EitherOf((node, last), mixed, span=(node.span[0], other.span[1]))

    @staticmethod
    def _shared(node: Any, others: list[Thing]) -> Both:
        """ "minions and titans you have here": what is said once of the last is said of all."""
        last = others[-1].node
        parts = [node, *(each.node for each in others)]
        if isinstance(node, Select) and isinstance(last, Select) and len(parts) == 2 and node.filters:
            parts = list(_both_there(node, last))
        if isinstance(node, Select) and isinstance(last, Select) and not node.filters and node.quantity == EVERY:
            parts = [evolve(node, filters=last.filters, zone=last.zone), *parts[1:]]
        return Both(tuple(parts), span=(node.span[0], last.span[1]))

    def called(self, name: str, negated: bool, span: Span) -> Any:
        """A card of that name, or one that bears the label."""
        if name not in self.names.labels:
            return self.named(name, negated, span)
        sort = Sort(name, span=span)
        if not negated:
            return sort
        labelled = Select(Kind.CARD, ONE, (sort,), span=span)
        return Where(Not(Is(Candidate(span=span), labelled, span=span), span=span), span=span)

    def named(self, name: str, negated: bool, span: Span) -> Named:
        return Named(name, whole=name not in self.names.words, negated=negated, span=span)

    def _other_than(self, kind: str, before: Before, span: Span) -> Any:
        """What "another" leaves out: you, this card, here; after "move" the base of what moves (``clauses``)."""
        if kind == "player":
            return You(span=span)
        if kind == "base":
            return Here(span=span)
        if kind == "minion" and self.host:
            return Host(Kind.MINION, span=span)
        if kind not in ("card", self.type) and (self.type, kind) != ("fusion", "minion"):  # than the one spoken of
            return reference("other", "another", frozenset((kind,)), None, None, span[0], span=span)
        return This(KINDS.get(kind, Kind.CARD), span=span)


_JOINED = ("&and:card", "&or:card", "&and:base", "&or:base", "&and:power")
_LYING = (Kind.MINION, Kind.ACTION, Kind.CARD, Kind.TITAN, Kind.MONSTER)
_POWERS = (Stat.POWER, Stat.PRINTED_POWER)


def _alike(one: Any, other: Any) -> bool:
    """Whether two filters say the same; "a revealed action or minion" speaks once of what was revealed."""
    groups = [each.group for each in (one, other) if isinstance(each, Among)]
    prons = [(each.form, each.verb) for each in groups if isinstance(each, Pron)]
    return prons[0] == prons[1] if len(prons) == 2 else bool(one == other)


def _both_there(one: Select, other: Select) -> tuple[Select, Select]:
    """ "your minions and other actions on this base": whose, and where, is said once of both."""
    whose = [each for each in one.filters if isinstance(each, Controlled)]
    where = [each for each in other.filters if isinstance(each, (At, On))]
    placed = any(isinstance(each, (At, On)) for each in one.filters)
    theirs = any(isinstance(each, (Controlled, Owned)) for each in other.filters)
    if one.quantity != EVERY or other.quantity != EVERY or placed or theirs or len(where) != 1:
        return one, other
    place = where[0]
    if isinstance(place, On):
        if not isinstance(place.host, Here):
            return one, other
        place = At(place.host, span=place.span) if one.kind is not Kind.ACTION else place
    first: Any = evolve(one, filters=sort_filters([*one.filters, place]))
    second: Any = evolve(other, filters=sort_filters([*other.filters, *whose]))
    return first, second


def _gone(filter_: Any) -> bool:
    """ "each card placed", "each discarded card"."""
    those = filter_.group if isinstance(filter_, Among) else None
    return isinstance(those, Pron) and those.verb in (Verb.PLACE, Verb.DISCARD, Verb.DRAW)


def _with_words(part: Dep, words: tuple[Token, ...]) -> Dep:
    """A bare noun behind "or" with the words that stand before the first noun."""
    phrase = part.item
    assert isinstance(phrase, Phrase)
    (_, noun), *rest = phrase.parts
    if noun.word.startswith("&n"):
        return part
    first = words[0] if words else None
    if first is not None and first.word in ("a", "an"):
        following = words[1].word if words[1:] else noun.word
        words = (evolve(first, word="an" if following[:1] in "aeiou" else "a"), *words[1:])
    return evolve(part, item=evolve(phrase, parts=((words, noun), *rest)))
