"""Cards, bases, players and factions: what the words around such a noun make of it.

Knows kinds, quantities, owners and what stands behind a noun, not pronouns, piles or numbers (``nouns``).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Count, Quotient, StatOf
from smashrules.effects.conditions import Did, Is, Not
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    ANY_NUMBER,
    EVERY,
    NONE,
    ONE,
    SOME,
    Alike,
    Among,
    At,
    BaseOf,
    Both,
    Candidate,
    Compare,
    Controlled,
    EitherOf,
    FactionOf,
    Here,
    Host,
    Kind,
    Named,
    OfFaction,
    On,
    Op,
    Other,
    Owned,
    Pile,
    Quantity,
    SameName,
    Select,
    SharesName,
    Sort,
    Stat,
    StoredUnder,
    This,
    Trait,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.nouns.adjectives import count, different, extreme, qualify
from smashrules.text.nouns.agreement import check, quantified
from smashrules.text.nouns.counting import so_many
from smashrules.text.nouns.determiners import Before, Thing, every_one, evolve_prep, of_bases
from smashrules.text.nouns.entity import Entity
from smashrules.text.nouns.fitting import on_any, than_whom
from smashrules.text.nouns.joining import either, side_by_side, together, with_words
from smashrules.text.nouns.modifiers import Modifiers
from smashrules.text.nouns.partners import is_superlative
from smashrules.text.nouns.pointing import pointed, the_one_before
from smashrules.text.nouns.pooled import counts_all, pooled
from smashrules.text.nouns.prepositions import Added
from smashrules.text.structure.attach import Dep, UnfitError, tag
from smashrules.text.structure.syntax import Phrase, Word
from smashrules.text.trees.kinds import CARD_KINDS, KINDS
from smashrules.text.trees.pending import SAME_FACTION, SAME_NAME, Pron, reference, temporary
from smashrules.text.trees.rebuilding import sort_filters
from smashrules.text.words.lexicon import is_name, lexicon
from smashrules.text.words.tokens import Token


class Entities(Modifiers, frozen=True):
    """Builds what speaks of cards, bases, players and factions."""

    def _entity(
        self, dep: Dep, kind: str, many: bool, before: Before, owner: Thing | None, span: Span, noun: Token
    ) -> Thing:
        """What a noun of cards, bases, players or factions means with all around it. Raises ``UnfitError``."""
        if before.plus is not None and not before.equal_number:
            raise UnfitError("+1 of a thing")
        joined = _joined_to_one_pointed_at(dep, before)
        if joined is not None:
            thing = self._entity(Dep(dep.item), kind, many, before, owner, span, noun)
            return together(thing, joined, self.phrase(evolve_prep(joined)), span)
        entity = self._begun(dep, kind, many, before, owner, span, noun)
        thing_spoken_of = pointed(self, entity)
        if thing_spoken_of is not None:
            return thing_spoken_of
        base = self._owned(entity)
        if base is not None:
            return base
        self._qualified(entity)
        self._behind(entity)
        check(entity)
        known = self._definite(entity)
        if known is not None:
            return known
        return self._selected(entity)

    def _begun(
        self, dep: Dep, kind: str, many: bool, before: Before, owner: Thing | None, span: Span, noun: Token
    ) -> Entity:
        outer = before
        if before.partitive:
            if before.inner is None or not many:
                raise UnfitError("one of one")
            if not (before.inner.poss or before.inner.definite or owner is not None):
                raise UnfitError("one of which")
            before = replace(before.inner, other=before.inner.other or outer.other)
            if before.quantity is not None and not before.poss:
                raise UnfitError("one of a")
        if before.any and (many or is_name(noun.word)):  # "any minions revealed": all that there are
            before = replace(before, quantity=EVERY, all=many)
            outer = replace(outer, quantity=EVERY, all=many) if not outer.partitive else outer
        item = dep.item
        assert isinstance(item, Phrase)
        return Entity(dep, item, kind, many, before, outer, owner, span, noun, outer.quantity)

    # -- whose, and which ---------------------------------------------------------------------------------------

    def _owned(self, entity: Entity) -> Thing | None:
        """Whose it is becomes a filter; the base of a card is that base itself."""
        kind, owner, before = entity.kind, entity.owner, entity.before
        whose = self.poss(before, owner, frozenset(CARD_KINDS if kind == "base" else ("player",)), entity.span)
        if whose is not None:
            everybody = isinstance(whose, Select) and whose.kind is Kind.PLAYER and whose.quantity == EVERY
            if everybody and owner is not None and owner.many and owner.unsaid:
                raise UnfitError("which players")
            if kind == "base" and entity.many and owner is not None and _are_left(owner):
                raise UnfitError("the bases of the others")
            if kind == "base" and (entity.outer.other or before.other):
                raise UnfitError("another base, or that of another one")
            if kind == "base" and (isinstance(whose, You) or (owner is not None and owner.cat == "player")):
                raise UnfitError("a player is at no base")
            if kind != "base" and owner is not None and owner.cat not in ("player", "it"):
                raise UnfitError("a card has no cards")
            described = any(not tag(part.item).startswith("&") for part in entity.dep.parts)
            if kind == "base" and (described or before.words - {"previous"} or before.done):
                raise UnfitError("a card is at one base, whatever that is like")
            if kind == "base":
                base = Thing("base", BaseOf(whose, span=entity.span))
                joined = entity.dep.parts
                if not joined:
                    return base
                if len(joined) > 1:
                    raise UnfitError("its base, and what else")
                return together(base, joined[0], self.phrase(evolve_prep(joined[0])), entity.span)
            entity.filters.append(Controlled(whose, span=getattr(whose, "span", entity.span)))
        if before.poss and not entity.outer.partitive:
            counted = before.quantity is not None and before.quantity != ANY_NUMBER
            if counted or entity.each:
                raise UnfitError("two your")
        return None

    def _qualified(self, entity: Entity) -> None:
        """Adjectives, and the names that cards are called by."""
        before, span, word = entity.before, entity.span, entity.noun.word
        entity.words = set(before.words) | ({lexicon().meant_with.get(word, "")} - {""})
        different(entity)
        if before.other and entity.kind != "copy":
            entity.filters.append(Other(self._other_than(entity, span), span=span))
        extreme(entity)
        qualify(entity)
        if is_name(word):
            entity.filters.append(self.called(self.name(word), False, span))
        if before.name:
            entity.filters.append(self.called(before.name, False, span))
        if before.not_name:
            entity.filters.append(self.called(before.not_name, True, span))
        count(entity)
        if entity.most is not None:
            entity.before = replace(before, definite="")
        if entity.buried:
            if entity.kind not in ("card", "minion", "action"):
                raise UnfitError("what cannot be buried")
            entity.zone = Pile(Zone.BURIED, span=span)

    # -- what stands behind the noun ------------------------------------------------------------------------------

    def _behind(self, entity: Entity) -> None:
        for nth, part in enumerate(entity.dep.parts):
            if tag(part.item) == "at-random" and not entity.random:
                entity.random = True
                continue
            if tag(part.item) in ("of:choice", "of-choice") and entity.cat == "card":
                ahead = entity.dep.parts[nth - 1] if nth else None
                if ahead is not None and tag(ahead.item) in ("on:base", "at:base") and not ahead.parts:
                    raise UnfitError("the choice of the base")
            item, whose_choice = part.item, tag(part.item) == "of-choice" and entity.chooser is None
            if whose_choice and entity.cat in ("card", "base") and isinstance(item, Word):
                entity.chooser = You(span=(item.start, item.end)) if item.word == "of_your_choice" else None
                continue
            if tag(item) == "of:choice" and entity.chooser is None:
                entity.chooser = self.phrase(evolve_prep(part)).node
                continue
            if tag(item) == "in:play" and nth and _likened(self, entity.dep.parts[nth - 1]):
                raise UnfitError("in play, of which of the two")
            whole = with_words(part, entity.item.parts) if _goes_on(entity, part) else part
            result = self._modifier(whole, entity.kind, entity.before)
            if isinstance(result, At):
                result = replace(result, place=on_any(result.place, entity.quantity, part))
            self._add(entity, whole if tag(part.item) == "&and:card" else part, result)
        if entity.zone is not None and any(tag(each.item) == "of:player" for each in entity.dep.parts):
            raise UnfitError("whose pile it is")  # "from the discard pile of another player"

    def _add(self, entity: Entity, part: Dep, result: Any) -> None:
        """Puts what a modifier means where it belongs."""
        if isinstance(result, list) and any(isinstance(each, Pile) for each in result):
            entity.filters.extend(each for each in result if not isinstance(each, Pile))
            result = next(each for each in result if isinstance(each, Pile))
        if isinstance(result, (Pile, Both, EitherOf, Pron)):
            if entity.zone is not None:
                raise UnfitError("two zones")
            entity.zone = result
        elif isinstance(result, Added):
            self._plus(entity, part)
        elif isinstance(result, Quantity):
            if entity.quantity is not None:
                raise UnfitError("how many, twice")
            entity.quantity = result
        elif isinstance(result, Thing):
            _add_thing(entity, part, result)
        elif isinstance(result, At) and (result in entity.filters or any(map(_on_it, entity.filters))):
            raise UnfitError("there, twice")  # it is said of another thing
        elif isinstance(result, Compare) and entity.kind == "action" and any(map(_on_it, entity.filters)):
            raise UnfitError("the power of an action, or of what it is on")
        elif result is not None:
            entity.filters.extend(result if isinstance(result, list) else [result])

    def _plus(self, entity: Entity, part: Dep) -> None:
        """ "Power less than or equal to that minion's, plus 2", "cards equal to that number plus 1", "the number of
        minions here plus 1"."""
        if entity.outer.counted or entity.before.counted:
            entity.added.append(part)
            return
        at = entity.dep.parts.index(part)
        if at and tag(entity.dep.parts[at - 1].item).partition(":")[0] in _ELSEWHERE:
            raise UnfitError("the number, what the thing is, and more of the number")
        compared = [each for each in entity.filters if isinstance(each, Compare)]
        many: Any = entity.quantity.low if entity.quantity is not None and not compared else None
        if many is not None and not isinstance(many, int) and entity.quantity == Quantity(many, many):
            so_many_more = self.summed(many, part)
            entity.quantity = Quantity(so_many_more, so_many_more, span=so_many_more.span)
            return
        if len(compared) != 1:
            raise UnfitError("plus what")
        more_of = self.summed(compared[0].amount, part)
        entity.filters[entity.filters.index(compared[0])] = replace(compared[0], amount=more_of)

    # -- the one that is known, or the selector -------------------------------------------------------------------

    def _definite(self, entity: Entity) -> Thing | None:
        """ "The" needs one that is known; None where the phrase itself says which it is."""
        before = entity.before
        if before.end is not None:
            if not isinstance(entity.zone, Pile) or before.definite != "the":
                raise UnfitError("the top of what")
            entity.zone = replace(entity.zone, end=before.end)
            entity.quantity = entity.quantity or ONE
        entity.only = "&only" in before.words or (entity.outer.partitive and "&only" in entity.outer.words)
        if entity.only and (entity.many or entity.quantity is not None):
            raise UnfitError("the only what")
        word, names = entity.noun.word, self.names
        entity.named = is_name(word) and self.name(word) not in names.words | names.labels
        definite = before.definite == "the" and before.end is None and not before.done
        definite = definite and not entity.named and entity.nth is None
        did = any(isinstance(each, Where) and isinstance(each.condition, Did) for each in entity.filters)
        if definite and entity.kind == "player" and did and entity.quantity is None:
            entity.quantity, definite = (EVERY if entity.many else ONE), False
        if not definite:
            return None
        known = the_one_before(entity)
        if known is not None:
            return known
        described = any(isinstance(each, StoredUnder) or is_superlative(each) for each in entity.filters)
        among = did or any(isinstance(each, Among) for each in entity.filters)
        described = described or (entity.outer.partitive and among)
        lying = isinstance(entity.zone, Pile) or any(
            isinstance(each, On) or (isinstance(each, At) and isinstance(each.place, Select))
            for each in entity.filters
        )
        lying = lying and not entity.outer.partitive  # "one of the minions in your discard pile"
        theirs = any(isinstance(each, Controlled) and isinstance(each.by, Select) for each in entity.filters)
        whole = entity.many and (theirs or lying)  # "the actions of other players", "on it": all of them
        if not (entity.first or entity.only or described or whole):
            raise UnfitError("the one that is not known")
        return None

    def _selected(self, entity: Entity) -> Thing:
        kind, before, outer, span = entity.kind, entity.before, entity.outer, entity.span
        if entity.quantity is None and before.definite == "the" and any(map(is_superlative, entity.filters)):
            entity.quantity = ONE if not entity.many else None
        every = outer.number if entity.item.prep == "for_every" and entity.quantity is not None else None
        if every is not None and every > 1 and entity.many:
            label = temporary(entity.noun.start)
            things = Select(_select_kind(kind), EVERY, sort_filters(entity.filters), entity.zone, label, span=span)
            return Thing("power", Quotient(Count(things, span=span), every, span=span))
        quantity = quantified(entity)
        if quantity != EVERY:
            entity.filters = [self._in_all(each) for each in entity.filters]
            if quantity != ANY_NUMBER:
                self.of_one_pile(entity.zone)
        each_one = quantity == EVERY and not (before.other or entity.many or outer.partitive)
        one = quantity in (ONE, NONE) or each_one
        if one and any(isinstance(each, SameName) for each in entity.filters):
            # with that of the one before
            like = reference("compared", SAME_NAME, frozenset(CARD_KINDS), None, None, span[0], span=span)
            entity.filters = [SharesName(like, span=f.span) if isinstance(f, SameName) else f for f in entity.filters]
        if one or quantity.every:
            entity.filters = _of_its_faction(entity.filters, one, span)
        if quantity == ONE or (quantity == NONE and (before.other or not entity.many)):
            entity.filters = [_like_the_other(each, entity.filters, span) for each in entity.filters]
        if quantity.every or (not one and _spoken_of(entity.filters)):
            entity.filters = [_like_that_one(each, span) for each in entity.filters]
            entity.filters = _named_as_the_other(entity.filters)
        if any(_gone(each) for each in entity.filters) and any(isinstance(each, At) for each in entity.filters):
            raise UnfitError("what was put into a pile is at no base")
        node: Any = Select(
            _select_kind(kind),
            quantity,
            sort_filters(entity.filters),
            of_bases(entity.zone) if kind == "base" else entity.zone,
            label=temporary(entity.noun.start),
            random=entity.random,
            chooser=entity.chooser,
            span=span,
        )
        if outer.equal_number:
            if outer.at_most and entity.random:
                raise UnfitError("up to how many of them")
            many_more = so_many(outer, span)
            node = replace(node, quantity=Quantity(0 if outer.at_most else many_more, many_more, span=span))
        node = _with_others(entity, node, quantity)
        if outer.counted or before.counted:
            if not entity.many:
                raise UnfitError("the number of one")
            if kind == "card" and not entity.filters and entity.zone is None:
                raise UnfitError("the number of what cards")
            number: Any = Count(every_one(node), span=span)
            for part in entity.added:
                number = self.summed(number, part)
            return Thing("power", number)
        if outer.partitive and not entity.shared:
            entity.many = quantity.high != 1 and not (quantity.every and not outer.all)
        return _thing(entity, node)

    def _in_all(self, filter_: Any) -> Any:
        return replace(filter_, by=self.any_of(filter_.by)) if isinstance(filter_, (Controlled, Owned)) else filter_

    def of_one_pile(self, place: Any) -> None:
        """Raises ``UnfitError`` for "two cards from any players' hands": two in all, and not from each of them."""
        whose: Any = place.of if isinstance(place, Pile) else None
        if getattr(whose, "quantity", None) == EVERY and "any" in self.text[slice(*whose.span)].lower().split()[:2]:
            raise UnfitError("so many in all, from whichever piles")

    def any_of(self, by: Any) -> Any:
        """ "Two minions controlled by other players": two in all, whoever has them; not two of each of these."""
        if not isinstance(by, Select) or by.kind is not Kind.PLAYER or by.quantity != EVERY:
            return by
        said = self.text[by.span[0] : by.span[1]].removesuffix(" control").removesuffix(" own").rstrip("'")
        return replace(by, quantity=SOME) if said.endswith(("players", "opponents")) else by

    # -- names ------------------------------------------------------------------------------------------------------

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
        whole = name not in self.names.words
        if whole and name in self.names.factions and name not in self.names.cards:
            raise UnfitError("a faction, and no card is called so")  # "an extra Aliens minion": cards do not say so
        return Named(name, whole=whole, negated=negated, span=span)

    def _other_than(self, entity: Entity, span: Span) -> Any:
        """What "another" leaves out: you, this card, here; after "move" the base of what moves (``clauses``)."""
        kind = entity.kind
        if kind == "player":
            return You(span=span)
        if kind == "base":
            return Here(span=span)
        if self.host is not None and kind == self.host.value:
            return Host(self.host, span=span)
        before = self.text[: entity.noun.start].lower()
        if entity.buried and "bury " in before:  # "your other buried cards": than the one that was buried
            return reference("other", "another", CARD_KINDS, None, Verb.BURY, span[0], span=span)
        lies = kind == "card" and any(tag(part.item) in _PILED for part in entity.dep.parts)
        if lies and (not entity.many or "random" in entity.before.words):  # "another card from your discard pile"
            return reference("other", "another", CARD_KINDS, None, None, span[0], span=span)
        among = any(tag(part.item).startswith("among:") for part in entity.dep.parts)  # none of them is this card
        if among and kind in CARD_KINDS and not entity.many:
            kinds = CARD_KINDS if kind == "card" else frozenset((kind,))
            return reference("other", "another", kinds, None, None, span[0], span=span)
        if kind not in ("card", self.type) and (self.type, kind) not in _ALSO:  # than the one spoken of
            return reference("other", "another", frozenset((kind,)), None, None, span[0], span=span)
        return This(KINDS.get(kind, Kind.CARD), span=span)


_ALSO = (("fusion", "minion"), ("monster", "minion"))
"""Cards that are one of a kind besides their own."""
_WHOSEVER = ("all", "each", "every", "any")
_ELSEWHERE = ("place", "in", "on", "from", "here", "there")
_PILED = ("from:pile", "in:pile", "from:end")


def _on_it(filter_: Any) -> bool:
    """ "(A minion with) an action on it": where that is, the action is."""
    return isinstance(filter_, On) and isinstance(filter_.host, Pron) and filter_.host.words == "it"


def _likened(builder: Entities, part: Dep) -> bool:
    """Whether it names one thing of some, to which "in play" behind it belongs: "with the same name as a minion"."""
    likes = [each for each in part.parts if tag(each.item).startswith("as:")]
    if tag(part.item) not in ("with:name", "of:faction") or len(part.parts) != 1 or len(likes) != 1:
        return False
    return isinstance(builder.phrase(evolve_prep(likes[0])).node, Select)


def _are_left(owner: Thing) -> bool:
    """ "The others'", "the other's"."""
    return isinstance(owner.node, Pron) and owner.node.form == "rest"


def _joined_to_one_pointed_at(dep: Dep, before: Before) -> Dep | None:
    """What is named beside "this minion" or "those cards", when nothing else stands behind the noun."""
    inner = before.inner
    pointing = (inner or before).definite in ("this", "that") or (inner is not None and inner.definite == "those")
    if not pointing or len(dep.parts) != 1:
        return None
    part = dep.parts[0]
    return part if tag(part.item).startswith("&") and isinstance(part.item, Phrase) else None


def _goes_on(entity: Entity, part: Dep) -> bool:
    """Whether a bare noun behind "or" goes on with the words before the first ("a minion or action")."""
    phrase = part.item
    if not isinstance(phrase, Phrase) or phrase.parts[0][0]:
        return False
    if phrase.prep == "&and":  # "each of your minions and titans": each of either sort
        said = bool(entity.item.parts[-1][0]) and not (entity.random or entity.extra)
        yours = entity.quantity is None and entity.many and bool(entity.before.poss)
        return said and (yours or entity.quantity == EVERY) and tag(phrase) == "&and:card"
    if phrase.prep not in ("&or", "&and/or"):
        return False
    none = entity.quantity == NONE  # "no other minions or actions": no other ones of either sort
    theirs = entity.many and entity.owner is not None and entity.owner.cat == "player"
    return (
        none
        or theirs
        or counts_all(phrase, entity.quantity, entity.many)
        or not entity.many
        or entity.outer.partitive
    )


def _add_thing(entity: Entity, part: Dep, thing: Thing) -> None:
    """Things behind the noun: than whom, or what stands beside it."""
    if tag(part.item).startswith("than:"):
        entity.than = than_whom(part, thing.node)
    elif tag(part.item).startswith(("&or", "&and/or")):
        if entity.others:
            raise UnfitError("this or that or what")
        entity.others.append((part, thing))
    else:
        words = part.item.parts[0][0] if isinstance(part.item, Phrase) else ()
        bare = isinstance(part.item, Phrase) and not words
        if bare and not (entity.many and entity.quantity is None):
            raise UnfitError("a conjunct without a determiner")
        entity.shared.append(thing)
        entity.whosever = bool(words) and words[0].word in _WHOSEVER


def _with_others(entity: Entity, node: Any, quantity: Quantity) -> Any:
    """The selector with those that are named beside it."""
    if entity.others:
        part, other = entity.others[0]
        mixed = {other.cat, entity.cat} - {"card", "base"}
        counted = entity.outer.counted or entity.before.counted
        if entity.shared or entity.extra != other.extra or mixed or counted:
            raise UnfitError("this or that")
        assert isinstance(part.item, Phrase)
        in_all = counts_all(part.item, quantity, entity.many)
        node = pooled(node, other) if in_all else either(node, part, other)
        entity.many = entity.many or other.many
    if entity.shared:
        node = side_by_side(node, entity.shared, entity.whosever)
        entity.many = True
    return node


def _thing(entity: Entity, node: Any) -> Thing:
    if entity.than is not None and entity.more is None:
        raise UnfitError("than what, but no more of it")
    if entity.nth is not None and entity.kind == "base":
        raise UnfitError("bases do not come in their order")
    return Thing(
        entity.cat,
        node,
        entity.many,
        entity.span,
        extra=entity.extra,
        than=entity.than,
        more=entity.more,
        first=entity.first,
        nth=entity.nth,
        extremum=entity.most,
        only=entity.only,
        exact=entity.outer.exact or entity.before.exact or _of_one_player(entity),
        named=entity.named and entity.bare,
        unsaid=entity.bare and (entity.many if entity.cat == "card" else _players_alone(entity)),
    )


def _players_alone(entity: Entity) -> bool:
    return not entity.dep.parts and entity.noun.word == "players"


def _of_one_player(entity: Entity) -> bool:
    """ "Exactly one other player's minion": one minion, and no more."""
    if entity.owner is None or not entity.owner.exact:
        return False
    if entity.many:
        raise UnfitError("exactly one of what")
    return True


def _select_kind(kind: str) -> Kind:
    return KINDS.get(kind) or Kind(kind)


def _like_that_one(each: Any, span: Span) -> Any:
    """ "Each other minion there with the same power": as much as the one spoken of, not all alike."""
    if not isinstance(each, Alike) or each.different or each.trait not in (Trait.POWER, Trait.PRINTED_POWER):
        return each
    stat = Stat.PRINTED_POWER if each.trait is Trait.PRINTED_POWER else Stat.POWER
    like = reference("compared", "as much", frozenset(CARD_KINDS), None, None, span[0], span=span)
    return Compare(stat, Op.EQUAL, StatOf(stat, like, span=each.span), span=each.span)


def _like_the_other(each: Any, filters: list[Any], span: Span) -> Any:
    """ "An extra minion with the same power", "another minion with the same power": as a minion spoken of before."""
    like = _like_that_one(each, span)
    if like is each:
        return each
    if any(isinstance(one, Other) and isinstance(one.than, (This, Host)) for one in filters):
        return each  # than which one is told twice: than this minion, than the one spoken of
    return replace(like, amount=replace(like.amount, what=replace(like.amount.what, kinds=frozenset(("minion",)))))


def _spoken_of(filters: list[Any]) -> bool:
    """Whether they are others than one that was spoken of: "any number of other minions with the same name" are as
    that one."""
    return any(isinstance(each, Other) and isinstance(each.than, Pron) for each in filters)


def _named_as_the_other(filters: list[Any]) -> list[Any]:
    """ "Each other minion with the same name": as the one that they are other than, not all alike."""
    than: list[Any] = [each.than for each in filters if isinstance(each, Other)]
    if len(than) != 1:
        return filters
    return [SharesName(than[0], span=each.span) if isinstance(each, SameName) else each for each in filters]


def _of_its_faction(filters: list[Any], one: bool, span: Span) -> list[Any]:
    """ "Another minion of the same faction", "each other minion of the same faction": as the one spoken of."""
    alike = Alike(Trait.FACTION)
    than: list[Any] = [each.than for each in filters if isinstance(each, Other)]
    if alike not in filters or len(than) > 1 or not (one or than):
        return filters
    like: Any = reference("compared", SAME_FACTION, frozenset(CARD_KINDS), None, None, span[0], span=span)
    return [OfFaction(FactionOf(like, span=each.span), span=each.span) if each == alike else each for each in filters]


def _gone(filter_: Any) -> bool:
    """ "each card placed", "each discarded card"."""
    those = filter_.group if isinstance(filter_, Among) else None
    return isinstance(those, Pron) and those.verb in (Verb.PLACE, Verb.DISCARD, Verb.DRAW)
