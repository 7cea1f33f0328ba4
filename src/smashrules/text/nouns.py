"""Noun phrases made into selectors, amounts, piles and moments.

Each method gives what a phrase with its modifiers can mean, or nothing when the words do not go together. What a
verb does with it is the business of ``clauses``.
"""

from __future__ import annotations

from typing import Any

from attrs import evolve, frozen

from smashrules.effects.amounts import Count, Num, StatOf
from smashrules.effects.conditions import Did
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    ANY_NUMBER,
    EVERY,
    NONE,
    ONE,
    Alike,
    Among,
    At,
    BaseOf,
    Both,
    Compare,
    Controlled,
    ControllerOf,
    EitherOf,
    End,
    Extreme,
    Extremum,
    Here,
    Host,
    Kind,
    Labelled,
    Named,
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
    Select,
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
from smashrules.text.determiners import (
    CARD_KINDS,
    DONE_VERBS,
    KINDS,
    ZONES,
    Before,
    Thing,
    UnfitError,
    end_of,
    every_one,
    evolve_prep,
    sort_filters,
    wording,
)
from smashrules.text.lexicon import is_name, lexicon
from smashrules.text.modifiers import Modifiers
from smashrules.text.pending import Pron, reference, temporary
from smashrules.text.prepass import Token
from smashrules.text.syntax import Phrase, Sub, Word

LABELS = {"talent": "Talent", "special": "Special", "ongoing": "Ongoing"}
_PLACES = {"winner": 1, "runner-up": 2, "third": 3}


@frozen
class Nouns(Modifiers):
    """Builds noun phrases."""

    # -- phrases ----------------------------------------------------------------------------------------------

    def phrase(self, dep: Dep) -> Thing:
        """What the phrase means with what belongs to it. Raises ``UnfitError``."""
        item = dep.item
        if not isinstance(item, Phrase):
            raise UnfitError("a noun was wanted")
        span = (item.start, max([item.end, *(end_of(part) for part in dep.parts)]))
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
            elif first.end or (first.quantity and first.number and first.definite):
                raise UnfitError("whose")
            owner_phrase = Phrase(owners, "", item.start, owners[-1][1].end)
            owner = self._named_before(owner_phrase) or self.phrase(Dep(owner_phrase))
        before = self.before(pre, noun.word)
        if outer is not None:
            before = evolve(outer, inner=before)
            if outer.counted:
                before = evolve(self.before(pre), counted=True)
        thing = self._noun(dep, noun, before, owner, span)
        return evolve(thing, span=span)

    def _named_before(self, phrase: Phrase) -> Thing | None:
        """ "your minion's base": of the minion spoken of, not of any one of yours."""
        pre, noun = phrase.parts[-1]
        kind, number = lexicon().nouns.get(noun.word, ("", ""))
        if len(phrase.parts) > 1 or kind not in KINDS or number != "one" or [each.word for each in pre] != ["your"]:
            return None
        span = (phrase.start, phrase.end)
        words = f"your {noun.word}"
        return Thing("card", reference("that", words, frozenset((kind,)), False, None, span[0], span=span))

    def _noun(self, dep: Dep, noun: Token, before: Before, owner: Thing | None, span: Span) -> Thing:
        item = dep.item
        assert isinstance(item, Phrase)
        word = noun.word
        if word.startswith("&#"):
            least, _, top = word[2:].partition("_or_")
            value = Num(int(least), span=span)
            if not top:
                return Thing("number", self._for_each(dep, value.value, span))
            if dep.parts:
                raise UnfitError("more of a number")
            op = Op.AT_LEAST if top in ("more", "higher", "greater") else Op.AT_MOST
            return Thing("number", value, compare=(Stat.POWER, op, value))
        if word.startswith("&q"):
            from smashrules.text.reading import quoted

            return Thing("quote", quoted(self.text, int(word[2:]), noun.end, self.names))
        if word == "you":
            return Thing("player", You(span=span))
        if word == "&there":
            return Thing("there", None, many=True)
        if word == "&this":
            return Thing("card", self.this("card", span))
        if word in lexicon().classes["PRON"] and owner is None:
            return self._pronoun(dep, word, before, span)
        called = self.names.type_of(self.name(word)) if is_name(word) else "minion"
        kind, number = lexicon().nouns.get(word, (called, "many" if word.endswith("s") else "one"))
        many = number == "many"
        if kind == "opponent":  # another player
            if before.other or before.poss or owner is not None:
                raise UnfitError("whose opponent")
            kind, before = "player", evolve(before, other=not before.definite)
        if kind in KINDS or kind in ("base", "player", "faction"):
            return self._entity(dep, kind, many, before, owner, span, noun)
        if kind in _PLACES:
            if before.definite != "the" or dep.parts:
                raise UnfitError("which winner")
            place = Placed(_PLACES[kind], span=span)
            return Thing("player", Select(Kind.PLAYER, EVERY, (place,), label=temporary(noun.start), span=span))
        if kind in ("owner", "controller"):
            whose = self.poss(before, owner, frozenset(CARD_KINDS), span)
            if whose is None:
                raise UnfitError("whose owner")
            return Thing("player", (OwnerOf if kind == "owner" else ControllerOf)(whose, span=span), many)
        if kind in ZONES:
            if kind.startswith("named-"):  # "the monster deck"
                before = evolve(before, name=word.partition("_")[0])
            return self._pile(dep, ZONES[kind], before, owner, span)
        if kind == "play":
            return Thing("play", Pile(Zone.PLAY, span=span))
        if kind == "end":
            piles = [self.phrase(evolve_prep(part)) for part in dep.parts if tag(part.item) in ("of:pile", "of:it")]
            if not piles and not dep.parts:  # "place them on the top or bottom": of the pile they come from
                whose = reference("its", "its", frozenset(CARD_KINDS), None, None, span[0], span=span)
                piles = [Thing("pile", Pile(Zone.DECK, OwnerOf(whose, span=span), span=span))]
            if before.definite not in ("the", "") or before.quantity or len(piles) != 1:
                raise UnfitError("the top of what")
            if not isinstance(piles[0].node, Pile):
                raise UnfitError("the top of what")
            if word.endswith("or_bottom"):
                ends = tuple(evolve(piles[0].node, end=end, span=span) for end in (End.TOP, End.BOTTOM))
                return Thing("end", EitherOf(ends, "and/or" in word, span=span))
            end = End.TOP if word in ("&top", "tops") else End.BOTTOM
            return Thing("end", evolve(piles[0].node, end=end, span=span))
        if kind in ("power", "breakpoint", "hand-size"):
            return self._stat(dep, noun, before, owner, span)
        if kind == "vp":
            if before.number is None and before.quantity == Quantity(1, None):
                return Thing("vp", None)
            if before.number is None:
                raise UnfitError("how many VPs")
            return Thing("vp", self._for_each(dep, before.number, span))
        if kind == "counter":
            return self.counters(dep, noun, before, many, span)
        if kind == "control":
            if before.definite or before.quantity or before.words or len(dep.parts) != 1:
                raise UnfitError("control of what")
            held = self.phrase(evolve_prep(dep.parts[0])).node
            return Thing("control", evolve(held, kinds=CARD_KINDS) if isinstance(held, Pron) else held)
        if kind == "regular":
            if (before.poss != "your" and before.quantity != ONE) or before.words or dep.parts:
                raise UnfitError("whose play")
            kinds = {"minion": Kind.MINION, "action": Kind.ACTION}
            return Thing("regular", next((kinds[each] for each in kinds if each in word), Kind.CARD))
        if kind in LABELS or (kind == "ability" and before.other):
            return self._labelled(dep, LABELS.get(kind), before, owner, many, span)
        if kind == "ability":
            if before.name and owner is None and not before.definite:
                named = Select(
                    Kind.MINION, before.quantity or ONE, (self.named(before.name, False, span),), span=span
                )
                return Thing("ability", named, many)
            whose = self.poss(before, owner, frozenset(("base", *CARD_KINDS)), span)
            if owner is not None and owner.cat == "player":
                if not many or dep.parts or before.words:
                    raise UnfitError("which ability")
                theirs = Select(Kind.ABILITY, EVERY, (Controlled(whose, span=owner.span),), span=span)
                return Thing("abilities", theirs, many)
            for part in dep.parts:
                whose = self.phrase(evolve_prep(part)).node
            if whose is None:
                raise UnfitError("whose ability")
            return Thing("ability", whose, many, named=owner is not None and owner.named)
        if kind == "turn":
            return self._turn(before, owner, span, many)
        if kind == "edge":
            return self._edge(dep, word, before, span)
        if kind == "name" and before.definite == "that" and not dep.parts:
            return Thing(
                "name", reference("done", "that name", frozenset(CARD_KINDS), None, Verb.NAME, span[0], span=span)
            )
        if kind == "name" and "the_same" in before.words:
            like = [self.phrase(evolve_prep(part)) for part in dep.parts]
            if len(like) > 1 or any(each.cat != "card" for each in like):
                raise UnfitError("the same name as what")
            return Thing("name", like[0].node if like else None)
        if kind == "rest" and before.definite == "the" and any(tag(part.item) == "of:pile" for part in dep.parts):
            pile = self.phrase(evolve_prep(dep.parts[0])).node  # "the rest of your hand": all but those
            those = reference("it", "them", frozenset(CARD_KINDS), True, None, span[0], span=span)
            rest = Select(Kind.CARD, EVERY, (Other(those, span=span),), pile, label=temporary(noun.start), span=span)
            return Thing("card", rest, True)
        if kind == "rest" and before.definite == "the":
            return Thing(
                "rest", reference("rest", wording(before, word), frozenset(), True, None, noun.start, span=span), True
            )
        if kind == "replacement" and before.definite == "the":
            return Thing("base", Replacing(span=span))
        raise UnfitError(f"not built: {kind}")

    def _pronoun(self, dep: Dep, word: str, before: Before, span: Span) -> Thing:
        if word.startswith("&another_"):
            kind = Kind(word.removeprefix("&another_"))
            pron = reference("compared", "another", frozenset((kind.value,)), False, None, span[0], span=span)
            other = Select(kind, ONE, (Other(pron, span=span),), label=temporary(span[0]), span=span)
            return Thing("card", other)
        many = {"it": False, "them": True, "they": None, "&one": False, "&another": False, "themselves": None}[word]
        if word == "&another":
            return Thing(
                "it",
                Select(
                    Kind.BASE,
                    ONE,
                    (
                        Other(
                            reference("compared", "another", frozenset(("base",)), False, None, span[0], span=span),
                            span=span,
                        ),
                    ),
                    label=temporary(span[0]),
                    span=span,
                ),
            )
        if word == "&one" and isinstance(dep.item, Phrase) and dep.item.prep:
            return self._each_one(dep, span)
        outside = before.quantity is not None or word == "&one"
        ahead = dep.item.parts[-1][0] if isinstance(dep.item, Phrase) else ()
        if ahead and (word != "them" or not before.partitive or len(ahead) < 2):
            raise UnfitError(f"{word} needs nothing before it")
        if outside:
            over = isinstance(dep.item, Phrase) and dep.item.prep in ("for_each", "for_every")
            pron = reference("each" if over else "it", "them", frozenset(CARD_KINDS), True, None, span[0], span=span)
            quantity = before.quantity or ONE
            return Thing(
                "it", Select(Kind.CARD, quantity, (Among(pron, span=span),), label=temporary(span[0]), span=span)
            )
        return Thing("it", reference("it", word, frozenset(), many, None, span[0], span=span), bool(many))

    def _labelled(
        self, dep: Dep, label: str | None, before: Before, owner: Thing | None, many: bool, span: Span
    ) -> Thing:
        """ "its Talent", "a Talent on it", "all other abilities": abilities by what stands before them."""
        filters: list[Any] = [Labelled(label, span=span)] if label else []
        whose = self.poss(before, owner, frozenset(CARD_KINDS), span)
        for part in dep.parts:
            if whose is not None or not tag(part.item).startswith(("on:", "of:")):
                raise UnfitError("whose ability")
            whose = self.phrase(evolve_prep(part)).node
        if isinstance(whose, Pron) and not whose.kinds:
            whose = evolve(whose, kinds=CARD_KINDS)
        if isinstance(whose, You):
            filters.append(Controlled(whose, span=span))
        elif whose is not None:
            filters.append(On(whose, span=span))
        if before.other:
            filters.append(Other(This(Kind.ABILITY, span=span), span=span))
        if before.words or before.done or before.end or before.definite in ("this", "that"):
            raise UnfitError("which ability")
        quantity = before.quantity or (EVERY if many else ONE)
        if whose is None and before.quantity is None and not many:
            raise UnfitError("whose ability")
        if (quantity == ONE) == many and quantity != EVERY:
            raise UnfitError("number and noun disagree")
        return Thing("ability", Select(Kind.ABILITY, quantity, sort_filters(filters), span=span), many)

    def _each_one(self, dep: Dep, span: Span) -> Thing:
        """ "for each one", "for each one discarded", "for each one you own": each of those spoken of."""
        item = dep.item
        assert isinstance(item, Phrase)
        if item.prep not in ("for_each", "for_every"):
            raise UnfitError("one of what")
        filters: list[Any] = []
        for part in dep.parts:
            found = self.clause_filter(part, "card") if isinstance(part.item, Sub) else None
            if found is None or isinstance(found, (list, Pile)):
                raise UnfitError("for each one that what")
            filters.append(found)
        if not any(isinstance(each, Among) for each in filters):
            spoken = reference("each", "them", frozenset(CARD_KINDS), True, None, span[0], span=span)
            filters.append(Among(spoken, span=span))
        each = Select(Kind.CARD, EVERY, sort_filters(filters), label=temporary(span[0]), span=span)
        return Thing("it", each)

    # -- cards, bases, players, factions ----------------------------------------------------------------------

    def _entity(
        self, dep: Dep, kind: str, many: bool, before: Before, owner: Thing | None, span: Span, noun: Token
    ) -> Thing:
        word, noun_at = noun.word, noun.start
        joined = [part for part in dep.parts if tag(part.item).startswith("&")]
        joined = [part for part in joined if isinstance(part.item, Phrase)]
        if joined and len(joined) == len(dep.parts) == 1 and before.definite in ("this", "that"):
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
        if kind == "card" and before.other and before.quantity is None and not (dep.parts or before.poss or many):
            phrase = dep.item
            if isinstance(phrase, Phrase) and phrase.prep in ("for_each", "for_every"):  # those not yet spoken of
                left = reference("rest", "the rest", frozenset(), True, None, span[0], span=span)
                rest = Select(Kind.CARD, EVERY, (Among(left, span=span),), label=temporary(noun_at), span=span)
                return Thing("card", rest)
        buried = False
        quantity = outer.quantity
        item = dep.item
        assert isinstance(item, Phrase)
        each = item.prep in ("for_each", "for_every")
        if before.definite in ("that", "those"):
            if dep.parts or before.words:
                raise UnfitError("that one needs no more")
            pron = reference("that", wording(before, word), frozenset((kind,)), many, None, span[0], span=span)
            if outer.partitive:
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
            verbs = {verb for verb, _ in lexicon().verbs[before.done]}
            done = next((DONE_VERBS[each] for each in verbs if each in DONE_VERBS), None)
            if done is None:
                raise UnfitError(f"not known as done: {before.done}")
            pron = reference("done", wording(before, word), frozenset((kind,)), many, done, span[0], span=span)
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
        if (before.definite == "the" and before.other and many and not before.done) or "unused" in before.words:
            if dep.parts or not many:
                raise UnfitError("the others need no more")
            return Thing(
                cat, reference("rest", wording(before, word), frozenset(), True, None, noun_at, span=span), many
            )
        whose = self.poss(before, owner, frozenset(CARD_KINDS if kind == "base" else ("player",)), span)
        if whose is not None:
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
        for mark, op in (("lower-power", Op.LESS), ("higher-power", Op.MORE)):
            if mark in words:
                words.discard(mark)
                pron = reference("compared", mark, frozenset(("minion",)), None, None, span[0], span=span)
                filters.append(Compare(Stat.POWER, op, StatOf(Stat.POWER, pron, span=span), span=span))
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
        extra = extra or "additional" in words
        words -= {"random", "extra", "additional", "more", "first", "&only"}
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
            bare = bare and (not many or outer.partitive)
            whole = _with_words(part, item.parts[-1][0]) if bare else part
            result = self._modifier(whole, kind, before, span)
            if isinstance(result, list) and any(isinstance(each, Pile) for each in result):
                filters.extend(each for each in result if not isinstance(each, Pile))
                result = next(each for each in result if isinstance(each, Pile))
            if isinstance(result, (Pile, Both, EitherOf, Pron)):
                if zone is not None:
                    raise UnfitError("two zones")
                zone = result
            elif isinstance(result, Quantity):
                if quantity is not None:
                    raise UnfitError("how many, twice")
                quantity = result
            elif isinstance(result, Thing):
                if tag(part.item).startswith("than:"):
                    than = result.node
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
        single = [type(each) for each in filters if isinstance(each, (At, On, Controlled, Owned, Extreme, Where))]
        if len(single) != len(set(single)):
            raise UnfitError("said twice")
        if any(isinstance(each, tuple) for each in filters):
            filters = [each for each in filters if not isinstance(each, tuple)]
            filters = [evolve(f, one=True) if isinstance(f, Extreme) else f for f in filters]
        if before.end is not None:
            if not isinstance(zone, Pile) or before.definite != "the":
                raise UnfitError("the top of what")
            zone = evolve(zone, end=before.end)
            quantity = quantity or ONE
        only = "&only" in before.words
        if only and (many or quantity is not None):
            raise UnfitError("the only what")
        one_name = is_name(word) and self.name(word) not in self.names.words
        definite = before.definite == "the" and before.end is None and not before.done and not one_name
        did = any(isinstance(each, Where) and isinstance(each.condition, Did) for each in filters)
        if definite and kind == "player" and did and quantity is None:
            quantity, definite = (EVERY if many else ONE), False
        if definite and not (filters or dep.parts or extra or first or only or quantity or many or before.words):
            pron = reference("that", f"the {word}", frozenset((kind,)), False, None, span[0], span=span)
            return Thing(cat, pron, many)
        if definite and not first and not only and not any(isinstance(each, Extreme) for each in filters):
            raise UnfitError("the one that is not known")
        if quantity is None and before.definite == "the" and any(isinstance(each, Extreme) for each in filters):
            quantity = ONE if not many else None
        quantity = self._quantity(quantity, outer, before, many, each, kind, owner is not None, one_name)
        node: Any = Select(
            select_kind,
            quantity,
            sort_filters(filters),
            zone,
            label=temporary(noun_at),
            random=random,
            chooser=chooser,
            span=span,
        )
        if outer.equal_number:
            pron = reference(
                "it", "an equal number", CARD_KINDS | {"+1 power counter"}, True, None, span[0], span=span
            )
            node = evolve(node, quantity=Quantity(Count(pron, span=span), Count(pron, span=span), span=span))
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
            node = self._either(node, part, other)
            many = many or other.many
        if shared:
            node = self._shared(node, shared)
            many = True
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
            only=only,
            exact=exact,
            named=one_name and not item.parts[-1][0],
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
            if plural and not many and quantity not in (NONE, Quantity(1, None)):
                raise UnfitError("number and noun disagree")
            if not plural and not (singular_each or before.all) and many and not outer.equal_number:
                raise UnfitError("number and noun disagree")
        return quantity

    def _together(self, thing: Thing, part: Dep, span: Span) -> Thing:
        """ "this minion and up to two of your minions", "this minion or another"."""
        other = self.phrase(evolve_prep(part))
        phrase = part.item
        assert isinstance(phrase, Phrase)
        if other.cat != thing.cat or other.extra or not phrase.parts[0][0]:
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
            if node.filters and last.filters and sort_filters(node.filters) != last.filters:
                raise UnfitError("said of which of them")
            if any(not isinstance(each, (At, Controlled)) for each in last.filters) and last.filters != node.filters:
                raise UnfitError("said of which of them")
            node = evolve(node, filters=last.filters, zone=node.zone or last.zone)
            last = evolve(last, zone=last.zone or node.zone)
        mixed = phrase.prep == "&and/or"
        return EitherOf((node, last), mixed, span=(node.span[0], other.span[1]))

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
        if kind not in ("card", self.type) and (self.type, kind) != ("fusion", "minion"):  # than the one spoken of
            return reference("other", "another", frozenset((kind,)), None, None, span[0], span=span)
        return This(KINDS.get(kind, Kind.CARD), span=span)


def _with_words(part: Dep, words: tuple[Token, ...]) -> Dep:
    """A bare noun behind "or" with the words that stand before the first noun."""
    phrase = part.item
    assert isinstance(phrase, Phrase)
    (_, noun), *rest = phrase.parts
    if noun.word.startswith("&n"):
        return part
    return evolve(part, item=evolve(phrase, parts=((words, noun), *rest)))
