"""Noun phrases made into selectors, amounts, piles and moments.

Each method gives what a phrase with its modifiers can mean, or nothing when the words do not go together. What a
verb does with it is the business of ``clauses``.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Count, Num, Quotient
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    ANY_NUMBER,
    EVERY,
    NONE,
    ONE,
    Alike,
    Among,
    At,
    Both,
    Candidate,
    Controlled,
    EitherOf,
    Kind,
    Labelled,
    On,
    Op,
    Other,
    Pile,
    PlaysOn,
    Quantity,
    Select,
    Stat,
    This,
    Trait,
    You,
)
from smashrules.text.nouns.concepts import CONCEPTS, Noun
from smashrules.text.nouns.counting import doubled, halved, that_amount
from smashrules.text.nouns.determiners import ZONES, Before, Thing, end_of, every_one, evolve_prep
from smashrules.text.nouns.entities import Entities
from smashrules.text.nouns.joining import it_or, of_it_too, of_one_card, theirs_on
from smashrules.text.nouns.partners import partners, side_by_side
from smashrules.text.nouns.such_abilities import spoken_of, that_ability
from smashrules.text.structure.attach import Dep, UnfitError, tag
from smashrules.text.structure.syntax import Phrase, Sub, Word
from smashrules.text.trees.kinds import CARD_KINDS, KINDS
from smashrules.text.trees.pending import Pron, reference, temporary
from smashrules.text.trees.rebuilding import sort_filters
from smashrules.text.words.lexicon import is_name, lexicon
from smashrules.text.words.tokens import Token


def _numbers_the_cards(first: Before, noun: Token, owners: tuple[tuple[tuple[Token, ...], Token], ...]) -> bool:
    """Whether a number before several owners says how many of their cards, and not of how many players."""
    kind, number = lexicon().nouns.get(noun.word, ("", ""))
    owned = (
        kind in CARD_KINDS and number == "many" and [each.word for _, each in owners] in (["players"], ["opponents"])
    )
    return owned and (first.number is not None or first.quantity == ANY_NUMBER) and not first.definite


_OF_POWERS = {
    "power": Trait.POWER,
    "powers": Trait.POWER,
    "printed_power": Trait.PRINTED_POWER,
    "printed_powers": Trait.PRINTED_POWER,
}


class Nouns(Entities, frozen=True):
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
        ahead = item.parts[0][0]
        if ahead and ahead[0].word == "&twice":  # "twice that many", "twice this minion's power"
            once = ((ahead[1:], item.parts[0][1]), *item.parts[1:])
            return replace(doubled(self.phrase(replace(dep, item=replace(item, parts=once)))), span=span)
        if ahead and ahead[0].word in ("&halfup", "&halfdown"):  # "half its printed power (rounded up)"
            whole = ((ahead[1:], item.parts[0][1]), *item.parts[1:])
            all_of_it = self.phrase(replace(dep, item=replace(item, parts=whole)))
            return replace(halved(all_of_it, ahead[0].word == "&halfup"), span=span)
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
            elif _numbers_the_cards(first, noun, owners):  # "up to two other players' minions"
                outer = replace(first, partitive=True, other=False, words=frozenset())
                counting = ("up_to", "any_number_of")
                left = tuple(each for each in owners[0][0] if not (self.number(each.word) or each.word in counting))
                owners = ((left, owners[0][1]),)
            elif first.end or (first.quantity and first.number and first.definite):
                raise UnfitError("whose")
            owner_phrase = Phrase(owners, "", item.start, owners[-1][1].end)
            owner = self._named_before(owner_phrase) or self.phrase(Dep(owner_phrase))
            if owner.more is not None:  # "more other players' minions"
                raise UnfitError("more players, or more of what they have")
        kind = lexicon().nouns.get(noun.word, ("", ""))[0]
        dep, others = (dep, ()) if kind in ("base", *CARD_KINDS) else partners(dep)  # "a base and another player"
        before = self.before(pre, noun.word)
        if outer is not None:
            before = replace(outer, inner=before)
            if outer.counted:
                before = replace(self.before(pre), counted=True)
        thing = self._noun(dep, noun, before, owner, span)
        if others:
            thing = side_by_side(thing, [self.phrase(evolve_prep(each)) for each in others])
        return thing if thing.span == span else replace(thing, span=span)

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
            least, joint, top = word[2:].partition("_to_")
            if not joint:
                least, _, top = word[2:].partition("_or_")
            value = Num(int(least), span=span)
            if top.isdigit():
                if dep.parts or (not joint and int(top) != int(least) + 1):
                    raise UnfitError("one of which numbers")
                return Thing("number", (value, Num(int(top), span=span)), compare=(Stat.POWER, Op.EQUAL, value))
            if not top:
                return Thing("number", self.for_each_of(dep, value.value, span))
            if dep.parts:
                raise UnfitError("more of a number")
            op = Op.AT_LEAST if top in ("more", "higher", "greater") else Op.AT_MOST
            return Thing("number", value, compare=(Stat.POWER, op, value))
        if word.startswith("&q"):
            start = int(word[2:])
            if self.text[start].isalpha():  # a label: one of several that the card may come to have
                lies_on = Kind.MINION if self.host else Kind.BASE
                return Thing("option", self.apart(self.text, (start, noun.end), self.type, self.names, lies_on))
            within = (start + 1, noun.end - 1)  # the quotation marks: for the minion that has them
            return Thing("quote", self.apart(self.text, within, "minion", self.names, None))
        if word == "you":
            if dep.parts:
                raise UnfitError("you need no more")
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
            kind, before = "player", replace(before, other=not before.definite)
        if kind == "player" and before.words == {"different"} and many and not (dep.parts or before.quantity):
            return Thing("unlike", Trait.CONTROLLER)
        if kind == "player" and before.words == {"the_same"} and not (many or dep.parts or before.quantity or owner):
            return Thing("alike", Trait.CONTROLLER)
        if kind == "faction" and any(tag(part.item) == "among:card" for part in dep.parts):
            return self._factions_among(dep, before, owner, span)
        if kind == "name" and [tag(part.item) for part in dep.parts] == ["among:card"]:
            return self._factions_among(dep, before, owner, span, Trait.NAME)
        if noun.word in _OF_POWERS and [tag(part.item) for part in dep.parts] == ["among:card"]:
            return self._factions_among(dep, before, owner, span, _OF_POWERS[noun.word])
        if kind in KINDS or kind in ("base", "player", "faction"):
            return self._entity(dep, kind, many, before, owner, span, noun)
        if kind in ZONES:
            if kind.startswith("named-"):  # "the monster deck"
                before = replace(before, name=word.partition("_")[0])
            return self._pile(dep, ZONES[kind], before, owner, span)
        if word in ("amount", "number"):
            if dep.parts or owner is not None:
                raise UnfitError("which number")
            return Thing("power", that_amount(before, span))
        if kind in ("power", "breakpoint", "hand-size"):
            return self._stat(dep, noun, before, owner, span)
        if kind == "turn" and before.quantity == ONE and before.words == {"extra"} and not dep.parts:
            return Thing("extra-turn", None)
        if word == "setup":
            return self.setup(before, owner, span)
        if kind == "turn":
            return self._turn(before, owner, span, many)
        if kind == "edge":
            return self._edge(dep, word, before, span)
        if kind in CONCEPTS:
            return CONCEPTS[kind](self, Noun(dep, noun, kind, many, before, owner, span))
        raise UnfitError(f"not built: {kind}")

    def _pronoun(self, dep: Dep, word: str, before: Before, span: Span) -> Thing:
        if word.startswith("&another_"):
            kind = Kind(word.removeprefix("&another_"))
            pron = reference("compared", "another", frozenset((kind.value,)), False, None, span[0], span=span)
            other = Select(kind, ONE, (Other(pron, span=span),), label=temporary(span[0]), span=span)
            return Thing("card", other)
        if word == "&that_base":  # "a base where you moved a minion to"
            if before.words or dep.parts:
                raise UnfitError("which base")
            return Thing("base", Candidate(span=span))
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
        if word == "&one" and [each.word for each in ahead] == ["each"] and not dep.parts:
            ahead = ()  # "move each one": each of them
        looped = isinstance(dep.item, Phrase) and dep.item.prep in ("for_each", "for_every")
        any_of_them = before.quantity == ANY_NUMBER and len(ahead) == 1
        some = before.partitive and (len(ahead) > 1 or looped)
        if ahead and (word != "them" or not (some or any_of_them)):
            raise UnfitError(f"{word} needs nothing before it")
        if outside:
            pron = reference(
                "each" if looped else "it", "them", frozenset(CARD_KINDS), True, None, span[0], span=span
            )
            quantity = EVERY if looped and before.quantity in (None, ONE) else before.quantity or ONE
            filters: list[Any] = [Among(pron, span=span)]
            if before.other:  # "another of them": than the one that was taken before
                taken = reference("apart", "another", frozenset(), False, None, temporary(span[0]), span=span)
                filters.append(Other(taken, span=span))
            random = any(tag(part.item) == "at-random" for part in dep.parts)
            lying: Pile | None = None
            for part in [each for each in dep.parts if tag(each.item) != "at-random"]:
                # "one of them of power 3 or less", "each of them you own"
                found = self._modifier(part, "card", before)
                exact = quantity.every or quantity.low == quantity.high
                if (
                    exact and isinstance(found, list) and isinstance(found[0], Pile)
                ):  # "one of them that is buried there"
                    lying, *places = found
                    filters += places
                    continue
                if found is None or isinstance(found, (list, Pile, Both, EitherOf, Pron, Thing, Quantity, PlaysOn)):
                    raise UnfitError("one of them that what")
                filters.append(found)
            label = temporary(span[0])
            if looped and quantity.low != 1 and not quantity.every:  # "for every two of them"
                if not isinstance(quantity.low, int) or quantity.low != quantity.high or random:
                    raise UnfitError("for every how many of them")
                whole = Count(Select(Kind.CARD, EVERY, sort_filters(filters), span=span), span=span)
                return Thing("power", Quotient(whole, quantity.low, span=span))
            one = Select(Kind.CARD, quantity, sort_filters(filters), lying, label=label, random=random, span=span)
            several = quantity.high != 1 and not (quantity.every and not before.all)
            return Thing("it", one, several, exact=before.exact)
        if len(dep.parts) == 1 and tag(dep.parts[0].item) == "&and:card" and word in ("it", "them"):
            alone = self._pronoun(Dep(dep.item), word, before, span).node
            together = self.phrase(evolve_prep(dep.parts[0]))  # "it and this action"
            spoken: Any = replace(alone, kinds=frozenset(CARD_KINDS)) if isinstance(alone, Pron) else alone
            return Thing("card", Both((spoken, together.node), span=span), True)
        if len(dep.parts) == 1 and tag(dep.parts[0].item).startswith(("&oron:", "&or:")) and word == "it":
            it = reference("it", word, frozenset(), many, None, span[0], span=span)
            return it_or(it, self.phrase(evolve_prep(dep.parts[0])), span)
        if dep.parts:
            raise UnfitError(f"{word} needs no more")
        return Thing("it", reference("it", word, frozenset(), many, None, span[0], span=span), bool(many))

    def base_said(self, part: Dep) -> Any:
        """ "here", "on another base"."""
        item = part.item
        if isinstance(item, Word):
            return self.place(item.word, (item.start, item.end))
        return self.phrase(evolve_prep(part)).node

    def labelled(
        self, dep: Dep, label: str | None, before: Before, owner: Thing | None, many: bool, span: Span
    ) -> Thing:
        """ "its Talent", "a Talent on it", "all other abilities": abilities by what stands before them."""
        if label and spoken_of(dep, before, owner, many):  # "that Talent": the one that was used
            return Thing("offer", that_ability(span))
        filters: list[Any] = [Labelled(label, span=span)] if label else []
        inner = before.inner if before.partitive else None  # "one of your Talents", "each of their Talents"
        if inner is not None and (inner.quantity is not None or inner.other or not many):
            raise UnfitError("which of them")
        whose = self.poss(inner or before, owner, frozenset(CARD_KINDS), span)
        besides: list[Any] = []
        for part in dep.parts:
            if tag(part.item).startswith("&and"):
                besides.append(self.phrase(evolve_prep(part)).node)
                continue
            if isinstance(part.item, Word) and whose is None and before.poss == "" and not filters[1:]:
                filters.append(At(self.place(part.item.word, (part.item.start, part.item.end)), span=span))
                continue
            item: Any = part.item
            here = isinstance(whose, Select) and isinstance(item, Word)
            if here and not any(isinstance(each, At) for each in whose.filters):  # "a minion's Talent here"
                at = At(self.place(item.word, (item.start, item.end)), span=span)
                whose = replace(whose, filters=sort_filters([*whose.filters, at]))
                continue
            if owner is not None and owner.cat == "player" and tag(part.item) == "on:card":
                whose = theirs_on(whose, self.phrase(evolve_prep(part)).node, span)
                owner = None
                continue
            if whose is not None or not tag(part.item).startswith(("on:", "of:")):
                raise UnfitError("whose ability")
            whose = self.phrase(evolve_prep(part)).node
        if isinstance(whose, Pron) and not whose.kinds:
            whose = replace(whose, kinds=CARD_KINDS)
        if isinstance(whose, You):
            filters.append(Controlled(whose, span=span))
        elif whose is not None:
            filters.append(On(whose, span=span))
        besides = of_it_too(besides, filters)
        every = many and (before.any or before.quantity is None)  # "any talents": all that there are
        if before.other and before.any:
            raise UnfitError("other than which")
        if before.other:
            filters.append(Other(This(Kind.ABILITY, span=span), span=span))
        spoken = (before, inner or before)
        if any(each.words or each.done or each.end or each.definite in ("this", "that") for each in spoken):
            raise UnfitError("which ability")
        quantity = EVERY if every else before.quantity or ONE
        if whose is None and before.quantity is None and not many:
            raise UnfitError("whose ability")
        if inner is None and (quantity == ONE) == many and quantity not in (EVERY, NONE):
            raise UnfitError("number and noun disagree")
        if inner is not None:
            many = quantity.high != 1
        told = temporary(span[0]) if quantity == ONE else None
        node: Any = Select(Kind.ABILITY, quantity, sort_filters(filters), label=told, span=span)
        return Thing(
            "ability", of_one_card(Both((node, *besides), span=span)) if besides else node, many or bool(besides)
        )

    def _factions_among(
        self, dep: Dep, before: Before, owner: Thing | None, span: Span, trait: Trait = Trait.FACTION
    ) -> Thing:
        """ "For each different faction among your minions", "the number of different powers among them": how many."""
        looped = isinstance(dep.item, Phrase) and dep.item.prep == "for_each"
        if trait is not Trait.FACTION and "different" not in before.words:
            raise UnfitError("the power of which of them")
        plain = replace(before, words=frozenset(), counted=False, quantity_is_word=False, start=0) == Before()
        if not plain or before.words - {"different"} or len(dep.parts) > 1 or not (looped or before.counted) or owner:
            raise UnfitError("which factions")
        among = every_one(self.phrase(evolve_prep(dep.parts[0])).node)
        if not isinstance(among, Select) or Alike in among.asked or among.kind not in KINDS.values():
            raise UnfitError("the factions of what")
        apart = sort_filters([*among.filters, Alike(trait, different=True, span=span)])
        return Thing("power", Count(replace(among, filters=apart, label=None), span=span))

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
