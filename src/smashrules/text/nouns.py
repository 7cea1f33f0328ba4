"""Noun phrases made into selectors, amounts, piles and moments.

Each method gives what a phrase with its modifiers can mean, or nothing when the words do not go together. What a
verb does with it is the business of ``clauses``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from attrs import evolve, field, frozen

from smashrules.effects.actions import Moment, Side
from smashrules.effects.amounts import Amount, Count, Num, PowerAt, Quotient, StatOf, Times
from smashrules.effects.conditions import Has
from smashrules.effects.node import Node, Span
from smashrules.effects.selectors import (
    ANY_NUMBER,
    EVERY,
    NONE,
    ONE,
    Among,
    At,
    BaseOf,
    Both,
    Candidate,
    Compare,
    Controlled,
    ControllerOf,
    End,
    Extreme,
    Extremum,
    Here,
    Host,
    Kind,
    Named,
    OfFaction,
    On,
    Op,
    Other,
    Owned,
    OwnerOf,
    Pile,
    Placed,
    PlaysOn,
    Quantity,
    Replacing,
    SameName,
    Select,
    Stat,
    This,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.attach import Dep, category, tag
from smashrules.text.lexicon import Names, is_name, lexicon
from smashrules.text.pending import Pron, temporary
from smashrules.text.prepass import Token
from smashrules.text.syntax import Phrase, Sub, Word

ORDER = (Controlled, Owned, Compare, Extreme, At, On, Other, Named, OfFaction, Among, SameName, PlaysOn, Placed, Where)
KINDS = {"minion": Kind.MINION, "action": Kind.ACTION, "titan": Kind.TITAN, "fusion": Kind.FUSION, "card": Kind.CARD}
ZONES = {
    "hand": Zone.HAND,
    "deck": Zone.DECK,
    "discard": Zone.DISCARD,
    "base-deck": Zone.BASE_DECK,
    "base-discard": Zone.BASE_DISCARD,
}
CARD_KINDS = frozenset(("minion", "action", "titan", "fusion", "card"))
DONE_VERBS = {
    "choose": Verb.CHOOSE,
    "reveal": Verb.REVEAL,
    "find": Verb.SEARCH,
    "play": Verb.PLAY,
    "destroy": Verb.DESTROY,
    "move": Verb.MOVE,
    "name": Verb.NAME,
    "return": Verb.RETURN,
    "place": Verb.PLACE,
    "discard": Verb.DISCARD,
    "draw": Verb.DRAW,
}
_COMPARED = {
    "less": Op.LESS,
    "lower": Op.LESS,
    "more": Op.MORE,
    "greater": Op.MORE,
    "higher": Op.MORE,
    "equal": Op.EQUAL,
    "equal_or_less": Op.AT_MOST,
    "less_or_equal": Op.AT_MOST,
    "equal_or_more": Op.AT_LEAST,
}


class Unfit(Exception):
    """The words do not go together like this; another attachment may do."""


@frozen
class Thing:
    """What a phrase means. ``cat`` is its category; ``node`` the selector, amount or moment; ``many`` a plural;
    ``extra`` "an extra minion"; ``bonus`` a signed number ("+4 power"); ``compare`` a comparison waiting for its
    other side; ``label`` where a selector can be referred to."""

    cat: str
    node: Any
    many: bool = False
    span: Span = (0, 0)
    extra: bool = False
    bonus: bool = False
    compare: tuple[Stat, Op, Amount | None] | None = None
    than: Any = None
    more: bool = False
    first: bool = False


@frozen
class Before:
    """What stands before a noun."""

    quantity: Quantity | None = None
    other: bool = False
    definite: str = ""
    poss: str = ""
    words: frozenset[str] = frozenset()
    done: str = ""
    all: bool = False
    plus: int | None = None
    number: int | None = None
    counted: bool = False
    equal_number: bool = False
    name: str | None = None
    not_name: str | None = None
    partitive: bool = False
    inner: Before | None = None
    end: End | None = None
    start: int = 0


def sort_filters(filters: Iterable[Any]) -> tuple[Any, ...]:
    """Filters in the order of the ``Filter`` union: equal meanings are equal trees."""
    return tuple(sorted(filters, key=lambda each: ORDER.index(type(each))))


@frozen
class Nouns:
    """Builds noun phrases for a card of ``type``; ``host`` is set when the card is played on a minion."""

    type: str
    names: Names
    host: bool = False
    rules: list[str] = field(factory=list)

    # -- what stands before a noun ----------------------------------------------------------------------------

    def before(self, tokens: tuple[Token, ...]) -> Before:
        words = [token.word for token in tokens]
        if "&of" in words:
            cut = len(words) - 1 - words[::-1].index("&of")
            outer, inner = self.before(tokens[:cut]), self.before(tokens[cut + 1 :])
            if not cut:  # "for each of"
                outer = evolve(outer, quantity=EVERY)
            if outer.quantity is None:
                raise Unfit("of what")
            return evolve(outer, partitive=True, inner=inner)
        result: dict[str, Any] = {"start": tokens[0].start if tokens else 0}
        plain: set[str] = set()
        up_to = at_least = False
        for word in words:
            number = self.number(word)
            if word == "any" and any(self.number(each) for each in words):
                continue  # "any one minion"
            if word in ("a", "an", "any"):
                self._once(result, "quantity", ONE)
            elif word in ("each", "every", "all"):
                self._once(result, "quantity", EVERY)
                result["all"] = word == "all"
            elif word == "no":
                self._once(result, "quantity", NONE)
            elif word == "any_number_of":
                self._once(result, "quantity", ANY_NUMBER)
            elif word == "up_to":
                up_to = True
            elif word == "at_least":
                at_least = True
            elif word == "an_equal_number_of":
                result["equal_number"] = True
            elif word == "the_number_of":
                result["counted"] = True
            elif word == "another":
                self._once(result, "quantity", ONE)
                result["other"] = True
            elif word == "other":
                result["other"] = True
            elif word in ("the", "this", "that", "these", "those"):
                self._once(result, "definite", word)
            elif word in ("your", "its", "their", "his_or_her"):
                self._once(result, "poss", "their" if word == "his_or_her" else word)
            elif number is not None:
                low, high = number
                if up_to:
                    low = 0
                self._once(result, "quantity", Quantity(low, None if at_least else high))
                result["number"] = high
            elif word.startswith("&p:"):
                self._once(result, "done", word[3:])
            elif word.startswith(("+", "-")):
                result["plus"] = int(word)
            elif word.startswith("&a") and word[2:].rstrip("s").isdigit():
                result["name"] = self.name(word)
            elif word.startswith("&x"):
                result["not_name"] = self.name(word)
            elif word in ("&atop", "&abottom"):
                result["end"] = End(word[2:])
            else:
                plain.add(word)
        if up_to and "number" not in result:
            raise Unfit("up to how many")
        result["words"] = frozenset(plain)
        return Before(**result)

    @staticmethod
    def _once(result: dict[str, Any], key: str, value: Any) -> None:
        if key in result:
            raise Unfit(f"two of {key}")
        result[key] = value

    @staticmethod
    def number(word: str) -> tuple[int, int] | None:
        numerals = lexicon().numerals
        if word.isdigit():
            return int(word), int(word)
        if word in numerals:
            return numerals[word], numerals[word]
        for joint in ("_or_", "_and_"):
            low, found, high = word.partition(joint)
            if found and low in numerals and high in numerals:
                return numerals[low], numerals[high]
        return None

    def name(self, word: str) -> str:
        return self.names.all()[int(word[2:].rstrip("s"))]

    # -- phrases ----------------------------------------------------------------------------------------------

    def phrase(self, dep: Dep) -> Thing:
        """What the phrase means with what belongs to it. Raises ``Unfit``."""
        item = dep.item
        assert isinstance(item, Phrase)
        span = (item.start, max([item.end, *(_end(part) for part in dep.parts)]))
        pre, noun = item.parts[-1]
        owner: Any = None
        outer: Before | None = None
        if len(item.parts) > 1:
            owners = item.parts[:-1]
            first = self.before(owners[0][0])
            if first.partitive:
                outer = first
                cut = [token.word for token in owners[0][0]].index("&of") + 1
                owners = ((owners[0][0][cut:], owners[0][1]), *owners[1:])
            elif first.counted:
                outer = Before(counted=True)
                owners = ((owners[0][0][1:], owners[0][1]), *owners[1:])
            elif first.end or first.quantity and first.number and first.definite:
                raise Unfit("whose")
            owner_phrase = Phrase(owners, "", item.start, owners[-1][1].end)
            owner = self.phrase(Dep(owner_phrase))
        before = self.before(pre)
        if outer is not None:
            before = evolve(outer, inner=before)
            if outer.counted:
                before = evolve(self.before(pre), counted=True)
        thing = self._noun(dep, noun, before, owner, span)
        return evolve(thing, span=span)

    def _noun(self, dep: Dep, noun: Token, before: Before, owner: Thing | None, span: Span) -> Thing:
        item = dep.item
        assert isinstance(item, Phrase)
        word = noun.word
        if word.startswith("&#"):
            return Thing("number", Num(int(word[2:]), span=span))
        if word == "you":
            return Thing("player", You(span=span))
        if word == "&this":
            return Thing("card", self.this("card", span))
        if word in lexicon().classes["PRON"] and owner is None:
            return self._pronoun(dep, word, before, span)
        kind, number = lexicon().nouns.get(word, ("minion", "many" if word.endswith("s") else "one"))
        many = number == "many"
        if kind in KINDS or kind in ("base", "player", "faction"):
            return self._entity(dep, kind, many, before, owner, span, noun)
        if kind in ("winner", "runner-up"):
            if before.definite != "the" or dep.parts:
                raise Unfit("which winner")
            place = Placed(1 if kind == "winner" else 2, span=span)
            return Thing("player", Select(Kind.PLAYER, EVERY, (place,), label=temporary(noun.start), span=span))
        if kind in ("owner", "controller"):
            whose = self.poss(before, owner, frozenset(CARD_KINDS), span)
            if whose is None:
                raise Unfit("whose owner")
            return Thing("player", (OwnerOf if kind == "owner" else ControllerOf)(whose, span=span), many)
        if kind in ZONES:
            return self._pile(dep, ZONES[kind], before, owner, span)
        if kind == "play":
            return Thing("play", Pile(Zone.PLAY, span=span))
        if kind == "end":
            piles = [self.phrase(evolve_prep(part)) for part in dep.parts if tag(part.item) in ("of:pile", "of:it")]
            if before.definite != "the" or len(piles) != 1:
                raise Unfit("the top of what")
            end = End.TOP if word in ("&top", "tops") else End.BOTTOM
            return Thing("end", evolve(piles[0].node, end=end, span=span))
        if kind in ("power", "breakpoint"):
            return self._stat(dep, noun, before, owner, span)
        if kind == "vp":
            if before.number is None:
                raise Unfit("how many VPs")
            return Thing("vp", self._for_each(dep, before.number, span))
        if kind == "ability":
            whose = self.poss(before, owner, frozenset(("base", *CARD_KINDS)), span)
            for part in dep.parts:
                whose = self.phrase(evolve_prep(part)).node
            if whose is None:
                raise Unfit("whose ability")
            return Thing("ability", whose, many)
        if kind == "turn":
            return self._turn(before, owner, span, many)
        if kind == "edge":
            return self._edge(dep, word, before, span)
        if kind == "name" and "the_same" in before.words:
            return Thing("name", None)
        if kind == "rest":
            return Thing("rest", Pron("rest", _said(before, word), frozenset(), True, None, noun.start, span=span), True)
        if kind == "replacement" and before.definite == "the":
            return Thing("base", Replacing(span=span))
        raise Unfit(f"not built: {kind}")

    def _pronoun(self, dep: Dep, word: str, before: Before, span: Span) -> Thing:
        many = {"it": False, "them": True, "they": None, "&one": False, "&another": False, "themselves": None}[word]
        if word == "&another":
            return Thing("it", Select(Kind.BASE, ONE, (Other(Pron("compared", "another", frozenset(("base",)), False, None,
                         span[0], span=span), span=span),), label=temporary(span[0]), span=span))
        outside = before.quantity is not None or word == "&one"
        if item_pre := getattr(dep.item, "parts", ())[-1][0]:
            if word != "them" or not before.partitive or len(item_pre) < 2:
                raise Unfit(f"{word} needs nothing before it")
        if outside:
            pron = Pron("it", "them", frozenset(), True, None, span[0], span=span)
            quantity = before.quantity or ONE
            return Thing("it", Select(Kind.CARD, quantity, (Among(pron, span=span),), label=temporary(span[0]), span=span))
        return Thing("it", Pron("it", word, frozenset(), many, None, span[0], span=span), bool(many))

    def poss(self, before: Before, owner: Thing | None, kinds: frozenset[str], span: Span) -> Any:
        """Whose: the selector that a genitive or possessive names; None without one."""
        if owner is not None:
            if before.poss:
                raise Unfit("two owners")
            return owner.node
        if before.poss == "your":
            return You(span=(before.start, before.start + 4))
        if before.poss:
            place = (before.start, before.start + len(before.poss))
            many: bool | None = False
            if before.poss == "their":  # of players it can be one, of cards it is several
                many = None if "player" in kinds else True
            return Pron("its", before.poss, kinds, many, None, before.start, span=place)
        return None

    def this(self, kind: str, span: Span) -> Node:
        """ "this minion": the card itself, or on an action played on a minion the minion."""
        if kind == "base":
            return Here(span=span)
        named = KINDS[kind]
        if kind == "minion" and self.host:
            return Host(named, span=span)
        if kind not in ("card", self.type) and not (kind in ("minion", "action") and self.type == "fusion"):
            raise Unfit(f"this {kind} on a {self.type}")
        return This(named, span=span)

    # -- cards, bases, players, factions ----------------------------------------------------------------------

    def _entity(
        self, dep: Dep, kind: str, many: bool, before: Before, owner: Thing | None, span: Span, noun: Token
    ) -> Thing:
        word, noun_at = noun.word, noun.start
        cat = kind if kind in ("base", "player", "faction") else "card"
        select_kind = KINDS.get(kind) or Kind(kind)
        outer = before
        if before.partitive:
            if before.inner is None or not many:
                raise Unfit("one of one")
            before = before.inner
            if before.quantity is not None and not before.poss:
                raise Unfit("one of a")
        filters: list[Any] = []
        quantity = outer.quantity
        item = dep.item
        assert isinstance(item, Phrase)
        each = item.prep in ("for_each", "for_every")
        if before.definite in ("that", "those"):
            if dep.parts or before.words:
                raise Unfit("that one needs no more")
            pron = Pron("that", _said(before, word), frozenset((kind,)), many, None, span[0], span=span)
            if outer.partitive:
                filters.append(Among(pron, span=span))
            else:
                return Thing(cat, pron, many)
        elif before.definite == "this":
            if dep.parts or many:
                raise Unfit("this needs no more")
            return Thing(cat, self.this(kind, span))
        elif before.done:
            verbs = {verb for verb, _ in lexicon().verbs[before.done]}
            done = next((DONE_VERBS[each] for each in verbs if each in DONE_VERBS), None)
            if done is None:
                raise Unfit(f"not known as done: {before.done}")
            pron = Pron("done", _said(before, word), frozenset((kind,)), many, done, span[0], span=span)
            if before.definite == "the" and before.other:
                return Thing(cat, evolve(pron, form="rest"), many)
            if before.definite == "the" and not outer.partitive and before.quantity is None:
                if dep.parts:
                    raise Unfit("the chosen one needs no more")
                return Thing(cat, pron, many)
            filters.append(Among(evolve(pron, kinds=frozenset(), many=None), span=span))
        if kind == "base" and "the_same" in before.words and not dep.parts:
            pron = Pron("compared", "the same", frozenset(CARD_KINDS), None, None, span[0], span=span)
            return Thing("base", BaseOf(pron, span=span))
        if before.definite == "the" and before.other and many and not before.done or "unused" in before.words:
            if dep.parts or not many:
                raise Unfit("the others need no more")
            return Thing(cat, Pron("rest", _said(before, word), frozenset(), True, None, noun_at, span=span), many)
        whose = self.poss(before, owner, frozenset(CARD_KINDS if kind == "base" else ("player",)), span)
        if whose is not None:
            if kind == "base":
                return Thing("base", BaseOf(whose, span=span))
            filters.append(Controlled(whose, span=getattr(whose, "span", span)))
        words = set(before.words)
        words.discard("the_same")
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
        for mark, op in (("lower-power", Op.LESS), ("higher-power", Op.MORE)):
            if mark in words:
                words.discard(mark)
                pron = Pron("compared", mark, frozenset(("minion",)), None, None, span[0], span=span)
                filters.append(Compare(Stat.POWER, op, StatOf(Stat.POWER, pron, span=span), span=span))
        for mark, host in (("play-on-base", Kind.BASE), ("play-on-minion", Kind.MINION)):
            if mark in words:
                words.discard(mark)
                filters.append(PlaysOn(host, span=span))
        if is_name(word):
            filters.append(self.named(self.name(word), False, span))
        if before.name:
            filters.append(self.named(before.name, False, span))
        if before.not_name:
            filters.append(self.named(before.not_name, True, span))
        zone: Any = None
        random = "random" in words
        extra = "extra" in words
        more = "more" in words
        first = "first" in words
        words -= {"random", "extra", "more", "first"}
        if words:
            raise Unfit(f"{sorted(words)} {kind}")
        than: Any = None
        shared: list[Thing] = []
        for part in dep.parts:
            result = self._modifier(part, kind, before, span)
            if isinstance(result, Pile) or isinstance(result, (Both, Pron)):
                if zone is not None:
                    raise Unfit("two zones")
                zone = result
            elif isinstance(result, Quantity):
                if quantity is not None:
                    raise Unfit("how many, twice")
                quantity = result
            elif isinstance(result, Thing):
                if tag(part.item).startswith("than:"):
                    than = result.node
                else:
                    bare = isinstance(part.item, Phrase) and not part.item.parts[0][0]
                    if bare and not (many and quantity is None):
                        raise Unfit("a conjunct without a determiner")
                    shared.append(result)
            elif result is not None:
                filters.extend(result if isinstance(result, list) else [result])
        single = [type(each) for each in filters if isinstance(each, (At, On, Controlled, Owned, Extreme, Where))]
        if len(single) != len(set(single)):
            raise Unfit("said twice")
        if any(isinstance(each, tuple) for each in filters):
            filters = [each for each in filters if not isinstance(each, tuple)]
            filters = [evolve(f, one=True) if isinstance(f, Extreme) else f for f in filters]
        if before.end is not None:
            if not isinstance(zone, Pile) or before.definite != "the":
                raise Unfit("the top of what")
            zone = evolve(zone, end=before.end)
            quantity = quantity or ONE
        quantity = self._quantity(quantity, outer, before, many, each, kind, owner is not None)
        node: Any = Select(
            select_kind,
            quantity,
            sort_filters(filters),
            zone,
            label=temporary(noun_at),
            random=random,
            span=span,
        )
        if outer.equal_number:
            pron = Pron("it", "an equal number", CARD_KINDS, True, None, span[0], span=span)
            node = evolve(node, quantity=Quantity(Count(pron, span=span), Count(pron, span=span), span=span))
        if shared:
            node = self._shared(node, shared)
            many = True
        if outer.counted or before.counted:
            if not many:
                raise Unfit("the number of one")
            return Thing("power", Count(_every(node), span=span))
        if outer.partitive and not shared:
            many = quantity.high != 1 and not (quantity.every and not outer.all)
        return Thing(cat, node, many, span, extra=extra, than=than, more=more, first=first)

    @staticmethod
    def _quantity(
        quantity: Quantity | None, outer: Before, before: Before, many: bool, each: bool, kind: str, owned: bool
    ) -> Quantity:
        if each:
            if quantity is not None and not outer.partitive:
                raise Unfit("for each a")
            return EVERY
        if quantity is None:
            if many:
                return EVERY
            if outer.counted or before.counted or outer.equal_number:
                return EVERY
            if before.poss and kind != "base" or owned or "first" in before.words and before.definite == "the":
                return ONE
            raise Unfit("how many")
        if not outer.partitive:
            plural = quantity.high != 1 and quantity != EVERY
            singular_each = quantity == EVERY and not before.all
            if (singular_each and many or before.all and not many) and quantity == EVERY:
                raise Unfit("number and noun disagree")
            if plural and not many and quantity != NONE:
                raise Unfit("number and noun disagree")
            if not plural and not (singular_each or before.all) and many and not outer.equal_number:
                raise Unfit("number and noun disagree")
        return quantity

    @staticmethod
    def _shared(node: Any, others: list[Thing]) -> Both:
        """ "minions and titans you have here": what is said once of the last is said of all."""
        last = others[-1].node
        parts = [node, *(each.node for each in others)]
        if isinstance(node, Select) and isinstance(last, Select) and not node.filters and node.quantity == EVERY:
            parts = [evolve(node, filters=last.filters, zone=last.zone), *parts[1:]]
        return Both(tuple(parts), span=(node.span[0], last.span[1]))

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
        return This(KINDS.get(kind, Kind.CARD), span=span)

    def _modifier(self, part: Dep, kind: str, before: Before, span: Span) -> Any:
        """The filter, zone or conjunct that one modifier of a card, base, player or faction adds."""
        item = part.item
        place = (item.start, _end(part))
        if isinstance(item, Word):
            what = tag(item)
            if what == "power":
                return self._spec(item.word, place)
            if what == "place":
                return At(self.place(item.word, place), span=place)
            if what == "tie":
                return ("tie",)
            if what == "remark":
                return None
            raise Unfit(f"{item.word} of a {kind}")
        if isinstance(item, Sub):
            return self.clause_filter(part, kind)
        inner = self.phrase(evolve_prep(part))
        prep = tag(item).partition(":")[0]
        if prep == "&and":
            return inner
        if prep in ("in", "from", "of") and inner.cat in ("pile", "end", "play"):
            if prep == "of" and before.end is None:
                raise Unfit("of a pile")
            return inner.node
        if prep in ("in", "from") and inner.cat == "it":
            return evolve(inner.node, kinds=frozenset(("pile",)))
        if prep == "on":
            if inner.cat == "base":
                return At(inner.node, span=place)
            if inner.cat == "it" or kind == "action" and inner.cat == "card":
                return On(inner.node, span=place)
            raise Unfit("on what")
        if prep == "of" and inner.cat == "faction":
            return OfFaction(inner.node, span=place)
        if prep == "with" and inner.cat == "name":
            return SameName(span=place)
        if prep == "with" and inner.compare is not None:
            stat, op, amount = inner.compare
            if amount is None:
                pron = Pron("compared", "as much", frozenset(CARD_KINDS), None, None, inner.span[0], span=inner.span)
                amount = StatOf(stat, pron, span=inner.span)
            return Compare(stat, op, amount, span=place)
        if prep == "with" and inner.cat == "card" and kind in ("player", "base"):
            return Where(self.has(Candidate() if kind == "player" else None, inner, kind, place), span=place)
        if prep == "other_than" and isinstance(inner.node, Select) and inner.node.filters:
            placed = inner.node.filters[0]
            if isinstance(placed, Placed):
                return evolve(placed, negated=True, span=place)
        if prep == "equal_to" and inner.cat == "power" and inner.compare is None:
            return Quantity(inner.node, inner.node, span=place)
        if prep == "than":
            return inner
        raise Unfit(f"{tag(item)} of a {kind}")

    def has(self, who: Any, thing: Thing, kind: str, span: Span) -> Has:
        """ "with a minion here", "have no minions": the place is the condition's, not the thing's."""
        node = thing.node
        if not isinstance(node, Select):
            raise Unfit("have what")
        at: Any = Candidate() if kind == "base" else None
        for each in node.filters:
            if isinstance(each, At):
                if at is not None:
                    raise Unfit("two places")
                at = each.place
        filters = tuple(each for each in node.filters if not isinstance(each, At))
        quantity = node.quantity
        if quantity == ONE:
            quantity = Quantity(1, None)
        elif quantity == EVERY:
            quantity = Quantity(1, None)
        return Has(who, evolve(node, filters=filters, quantity=quantity), at, span=span)

    def place(self, word: str, span: Span) -> Any:
        if word.endswith("here"):
            if word.endswith("there"):
                return Pron("there", "there", frozenset(("base",)), False, None, span[0], span=span)
            return Here(span=span)
        raise Unfit(word)

    @staticmethod
    def _spec(word: str, span: Span) -> Compare:
        words = word.split()
        stat = Stat.PRINTED_POWER if words[1] == "printed_power" else Stat.POWER
        op = Op.EQUAL
        if len(words) > 3:
            op = Op.AT_MOST if words[3] in ("or_less", "or_fewer") else Op.AT_LEAST
        return Compare(stat, op, Num(int(words[2]), span=span), span=span)

    def clause_filter(self, dep: Dep, kind: str) -> Any:
        """The filter that a clause inside a noun phrase adds; the clauses know."""
        raise NotImplementedError

    # -- piles, numbers, times --------------------------------------------------------------------------------

    def _pile(self, dep: Dep, zone: Zone, before: Before, owner: Thing | None, span: Span) -> Thing:
        whose = self.poss(before, owner, frozenset(("player",)), span)
        if whose is None and before.definite != "the" or before.words - {"the"}:
            raise Unfit("whose pile")
        node: Any = Pile(zone, whose, span=span)
        for part in dep.parts:
            phrase = part.item
            assert isinstance(phrase, Phrase)
            if len(phrase.parts) == 1 and not phrase.parts[0][0] and phrase.parts[0][1].word in lexicon().nouns:
                kind = lexicon().nouns[phrase.parts[0][1].word][0]
                if kind in ZONES and phrase.prep.startswith("&"):
                    node = Both((node, Pile(ZONES[kind], whose, span=(phrase.start, phrase.end))), span=span)
                    continue
            other = self.phrase(evolve_prep(part))
            if tag(part.item).startswith("&and"):
                if not isinstance(other.node, Pile):
                    raise Unfit("hand or what")
                node = Both((node, other.node), span=span)
            else:
                raise Unfit("pile of what")
        return Thing("pile", node)

    def _for_each(self, dep: Dep, each: int, span: Span) -> Amount:
        loops = [part for part in dep.parts if tag(part.item).startswith("for_each:")]
        if len(loops) != len(dep.parts):
            raise Unfit("more of a number")
        if not loops:
            return Num(each, span=span)
        if len(loops) > 1:
            raise Unfit("for each, for each")
        return Times(each, self.counted(self.phrase(loops[0])), span=span)

    @staticmethod
    def counted(thing: Thing) -> Amount:
        """How many: of things, or for "every 5 power" the quotient."""
        if thing.cat == "power":
            return thing.node  # type: ignore[no-any-return]
        return Count(_every(thing.node), span=thing.span)

    def _stat(self, dep: Dep, noun: Token, before: Before, owner: Thing | None, span: Span) -> Thing:
        stat = {"power": Stat.POWER, "printed_power": Stat.PRINTED_POWER}.get(noun.word, Stat.BREAKPOINT)
        cat = "breakpoint" if stat is Stat.BREAKPOINT else "power"
        parts = list(dep.parts)
        if before.plus is not None:
            if set(before.words) - {"extra"} or before.poss or before.definite:
                raise Unfit("whose +1 power")
            return Thing(cat, self._for_each(dep, before.plus, span), bonus=True)
        for word in before.words & set(_COMPARED):
            if before.words - {word}:
                raise Unfit("compared twice")
            return Thing(cat, None, compare=(stat, _COMPARED[word], self._than(stat, parts)))
        if before.words:
            raise Unfit(f"{sorted(before.words)} power")
        if any(tag(part.item) == "less" for part in parts):
            rest = [part for part in parts if tag(part.item) != "less"]
            return Thing(cat, None, compare=(stat, Op.LESS, self._than(stat, rest)))
        if before.number is not None:
            rel = [part for part in parts if tag(part.item) == "&rel"]
            if len(rel) != 1 or len(parts) != 1:
                raise Unfit("whose power")
            who, where = self.holder(rel[0])
            return Thing(cat, Quotient(PowerAt(who, where, span=span), before.number, span=span))
        whose = self.poss(before, owner, frozenset(("base",) if stat is Stat.BREAKPOINT else CARD_KINDS), span)
        for part in parts:
            if whose is not None or not tag(part.item).startswith("of:") or before.definite != "the":
                raise Unfit("whose power")
            whose = self.phrase(evolve_prep(part)).node
        if whose is None:
            raise Unfit("whose power")
        return Thing(cat, StatOf(stat, whose, span=span))

    def _than(self, stat: Stat, parts: list[Dep]) -> Amount | None:
        parts = [part for part in parts if not (isinstance(part.item, Word) and part.item.word == "here")]
        if not parts:
            return None
        if len(parts) > 1 or not tag(parts[0].item).startswith("than:"):
            raise Unfit("than what")
        other = self.phrase(evolve_prep(parts[0]))
        if other.cat in ("card", "it"):
            return StatOf(stat, other.node, span=other.span)
        if other.cat == "power" and other.compare is None and not other.bonus:
            return other.node  # type: ignore[no-any-return]
        raise Unfit("than what")

    def holder(self, dep: Dep) -> tuple[Any, Any]:
        """Who has what where: of "they have here"."""
        raise NotImplementedError

    def _turn(self, before: Before, owner: Thing | None, span: Span, many: bool) -> Thing:
        whose = self.poss(before, owner, frozenset(("player",)), span)
        if whose is None and before.definite != "the":
            raise Unfit("whose turn")
        return Thing("turn", whose, many)

    def _edge(self, dep: Dep, word: str, before: Before, span: Span) -> Thing:
        if before.definite != "the" or len(dep.parts) != 1:
            raise Unfit("the end of what")
        turn = self.phrase(evolve_prep(dep.parts[0]))
        return Thing("edge", Moment(Side(word), turn.node, span=span))


def _every(node: Any) -> Any:
    if isinstance(node, Select):
        return evolve(node, quantity=EVERY) if node.quantity != EVERY else node
    return node


def _said(before: Before, word: str) -> str:
    done = f"{before.done} " if before.done else ""
    other = "other " if before.other else ""
    return f"{before.definite} {other}{done}{word}".strip()


def _end(dep: Dep) -> int:
    return max([dep.item.end, *(_end(part) for part in dep.parts)])


def evolve_prep(dep: Dep) -> Dep:
    """The same phrase without its preposition."""
    assert isinstance(dep.item, Phrase)
    return evolve(dep, item=evolve(dep.item, prep=""))


def every_part(dep: Dep) -> Iterator[Dep]:
    """The dependents of ``dep`` at every depth."""
    for part in dep.parts:
        yield part
        yield from every_part(part)


__all__ = ["CARD_KINDS", "Nouns", "Thing", "Unfit", "category", "every_part", "evolve_prep", "sort_filters"]
