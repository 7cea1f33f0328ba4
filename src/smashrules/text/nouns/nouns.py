"""Noun phrases made into selectors, amounts, piles and moments.

Each method gives what a phrase with its modifiers can mean, or nothing when the words do not go together. What a
verb does with it is the business of ``clauses``.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import PlayGiven
from smashrules.effects.amounts import Minus, Num
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    ANY_NUMBER,
    EVERY,
    ONE,
    Among,
    Anywhere,
    At,
    Both,
    Controlled,
    ControllerOf,
    Duelist,
    EitherOf,
    End,
    Extremum,
    Kind,
    Labelled,
    NextTo,
    On,
    Op,
    Other,
    OwnerOf,
    Pile,
    Placed,
    Quantity,
    Replacing,
    Select,
    Stat,
    This,
    Trait,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.binding.pending import Pron, reference, temporary
from smashrules.text.nouns.counting import so_many
from smashrules.text.nouns.determiners import (
    CARD_KINDS,
    KINDS,
    ZONES,
    Before,
    Thing,
    UnfitError,
    end_of,
    evolve_prep,
    sort_filters,
)
from smashrules.text.nouns.entities import Entities
from smashrules.text.nouns.partners import current_player, partners, side_by_side
from smashrules.text.structure.attach import Dep, tag
from smashrules.text.structure.syntax import Phrase, Sub, Word
from smashrules.text.words.lexicon import is_name, lexicon
from smashrules.text.words.tokens import Token

LABELS = {"talent": "Talent", "special": "Special", "ongoing": "Ongoing"}
_PLACES = {"winner": 1, "runner-up": 2, "third": 3}


def _numbers_the_cards(first: Before, noun: Token, owners: tuple[tuple[tuple[Token, ...], Token], ...]) -> bool:
    """Whether a number before several owners says how many of their cards, and not of how many players."""
    kind, number = lexicon().nouns.get(noun.word, ("", ""))
    owned = (
        kind in CARD_KINDS and number == "many" and [each.word for _, each in owners] in (["players"], ["opponents"])
    )
    return owned and (first.number is not None or first.quantity == ANY_NUMBER) and not first.definite


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
            least, _, top = word[2:].partition("_or_")
            value = Num(int(least), span=span)
            if top.isdigit():
                if dep.parts or int(top) != int(least) + 1:
                    raise UnfitError("one of which numbers")
                return Thing("number", (value, Num(int(top), span=span)), compare=(Stat.POWER, Op.EQUAL, value))
            if not top:
                return Thing("number", self._for_each(dep, value.value, span))
            if dep.parts:
                raise UnfitError("more of a number")
            op = Op.AT_LEAST if top in ("more", "higher", "greater") else Op.AT_MOST
            return Thing("number", value, compare=(Stat.POWER, op, value))
        if word.startswith("&q"):
            from smashrules.text.reading.reading import optional, quoted

            start = int(word[2:])
            if self.text[start].isalpha():  # a label
                return Thing("option", optional(self.text, start, noun.end, self))
            return Thing("quote", quoted(self.text, start, noun.end, self.names))
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
        if kind in KINDS or kind in ("base", "player", "faction"):
            return self._entity(dep, kind, many, before, owner, span, noun)
        if kind in _PLACES:
            here = all(isinstance(part.item, Word) and part.item.word == "here" for part in dep.parts)
            if before.definite != "the" or not here:
                raise UnfitError("which winner")
            if kind == "winner" and not dep.parts and "duel" in self.text:
                if "score" in self.text or "wins" in self.text:
                    raise UnfitError("the winner of what")
                return Thing("contestant", Duelist(True, span=span))
            place = Placed(_PLACES[kind], span=span)
            return Thing("player", Select(Kind.PLAYER, EVERY, (place,), label=temporary(noun.start), span=span))
        if kind == "current" and before.definite == "the" and not (dep.parts or owner):
            return Thing("player", current_player(span))
        if kind == "neighbour" and not (dep.parts or before.definite):
            sits = self.poss(before, owner, frozenset(("player",)), span)
            if sits is None or (owner is not None and owner.cat != "player"):
                raise UnfitError("beside whom")
            return Thing("player", NextTo(sits, word.startswith("right"), span=span))
        if kind in ("owner", "controller"):
            whose = self.poss(before, owner, frozenset(CARD_KINDS), span)
            if whose is None and before.definite == "the" and len(dep.parts) == 1:
                whose = self.phrase(evolve_prep(dep.parts[0])).node  # "the controller of the winning minion"
            elif dep.parts:
                raise UnfitError("whose owner")
            if whose is None or (owner is not None and owner.cat == "player"):
                raise UnfitError("whose owner")
            return Thing("player", (OwnerOf if kind == "owner" else ControllerOf)(whose, span=span), many)
        if kind in ZONES:
            if kind.startswith("named-"):  # "the monster deck"
                before = replace(before, name=word.partition("_")[0])
            return self._pile(dep, ZONES[kind], before, owner, span)
        if kind == "play":
            others = [self.phrase(evolve_prep(part)).node for part in dep.parts]
            play: Any = Pile(Zone.PLAY, span=span)  # "from play or the discard pile"
            return Thing("play", Both((play, *others), span=span) if others else play)
        if kind == "usual":
            return Thing("pile", Pile(Zone.USUAL, span=span))
        if kind == "end":
            piles = [self.phrase(evolve_prep(part)) for part in dep.parts if tag(part.item) in ("of:pile", "of:it")]
            if not piles and not dep.parts:  # "place them on the top or bottom": of the pile they come from
                whose = reference("its", "", frozenset(CARD_KINDS), None, None, span[0], span=span)
                piles = [Thing("pile", Pile(Zone.DECK, OwnerOf(whose, span=span), span=span))]
            if before.definite not in ("the", "") or before.quantity or len(piles) != 1:
                raise UnfitError("the top of what")
            if not isinstance(piles[0].node, Pile):
                raise UnfitError("the top of what")
            if word.endswith("or_bottom"):
                ends = tuple(replace(piles[0].node, end=end, span=span) for end in (End.TOP, End.BOTTOM))
                return Thing("end", EitherOf(ends, "and/or" in word, span=span))
            end = End.TOP if word in ("&top", "tops") else End.BOTTOM
            return Thing("end", replace(piles[0].node, end=end, span=span))
        if kind in ("power", "breakpoint", "hand-size"):
            return self._stat(dep, noun, before, owner, span)
        if (
            kind == "vp"
            and before.words & {"most", "least", "fewest", "more", "less", "fewer"}
            and not before.quantity
            and (not dep.parts or [tag(part.item) for part in dep.parts] == ["than:player"])
        ):
            if dep.parts:  # "a player with fewer VPs than you"
                return Thing("vp", None, compare=self._vp_compared(before), than=self._than_whom(dep.parts[0]))
            if before.words & {"most", "least", "fewest"}:
                if before.definite != "the":
                    raise UnfitError("the most VPs")
                most = Extremum.HIGHEST if "most" in before.words else Extremum.LOWEST
                return Thing("vp", None, extremum=most)
            return Thing("vp", None, compare=self._vp_compared(before))
        if kind == "vp":
            if before.number is None and before.quantity == Quantity(1, None):
                return Thing("vp", None)
            if before.equal_number and many and not (dep.parts or before.quantity or before.definite):
                return Thing("vp", so_many(before, span))  # "gain that many VPs"
            if before.number is None:
                raise UnfitError("how many VPs")
            if "less" in before.words:  # "1 less VP from this base"
                return Thing("vp", Minus(Num(before.number, span=span), span=span))
            return Thing("vp", self._for_each(dep, before.number, span))
        if kind == "counter":
            return self.counters(dep, noun, before, many, span)
        if kind == "control":
            if before.definite or before.quantity or before.words or len(dep.parts) != 1:
                raise UnfitError("control of what")
            held = self.phrase(evolve_prep(dep.parts[0])).node
            return Thing("control", replace(held, kinds=CARD_KINDS) if isinstance(held, Pron) else held)
        if kind == "regular":
            any_play = word in ("action_play", "minion_play", "card_play")
            if before.poss and any_play:
                raise UnfitError("your play: which is regular")
            if (before.poss != "your" and before.quantity != ONE) or before.words or dep.parts:
                raise UnfitError("whose play")
            kinds = {"minion": Kind.MINION, "action": Kind.ACTION}
            which = tuple(kinds[each] for each in kinds if each in word) or (Kind.CARD,)
            return Thing("regular", PlayGiven(which, any_play, span=span))
        if kind in LABELS or (kind == "ability" and before.other):
            return self._labelled(dep, LABELS.get(kind), before, owner, many, span)
        if kind == "ability" and before.definite == "this" and not (dep.parts or many or owner is not None):
            return Thing("itself", None)
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
            same_as = [part for part in dep.parts if tag(part.item).startswith("as:")]
            if bool(same_as) != ("the_same" in before.words) or len(dep.parts) > 1:
                raise UnfitError("the same ability as what")
            for part in dep.parts:
                whose = self.phrase(evolve_prep(part)).node
            if whose is None:
                raise UnfitError("whose ability")
            return Thing("ability", whose, many, named=owner is not None and owner.named)
        if kind == "turn" and before.quantity == ONE and before.words == {"extra"} and not dep.parts:
            return Thing("extra-turn", None)
        if kind == "turn":
            return self._turn(before, owner, span, many)
        if kind == "edge":
            return self._edge(dep, word, before, span)
        if kind == "type" and not (dep.parts or before.words or before.poss or owner):
            if before.definite == "that" and before.quantity is None:
                of_it = reference("that", "that type", frozenset((Kind.TYPE.value,)), False, None, span[0], span=span)
                return Thing("type", of_it)
            if word != "card_type" or before.quantity != ONE or before.other or before.definite:
                raise UnfitError("which type")
            return Thing("type", Select(Kind.TYPE, ONE, label=temporary(span[0]), span=span))
        if kind == "name" and before.definite == "that" and not dep.parts:
            return Thing(
                "name", reference("done", "that name", frozenset(CARD_KINDS), None, Verb.NAME, span[0], span=span)
            )
        if kind == "name" and before.other and before.quantity == ONE and not dep.parts:
            than = reference("compared", "a different name", frozenset(CARD_KINDS), None, None, span[0], span=span)
            return Thing("differs", than)
        if kind == "name" and before.words == {"different"} and before.quantity is None and not dep.parts:
            return Thing("unlike", Trait.NAME)
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
                "rest",
                reference("rest", self.wording(before, word), frozenset(), True, None, noun.start, span=span),
                True,
            )
        if kind == "anywhere":
            but = self.phrase(evolve_prep(dep.parts[0])).node if len(dep.parts) == 1 else None
            if before.quantity or before.definite or before.poss or before.words or not isinstance(but, Pile):
                raise UnfitError("anywhere but where")
            return Thing("anywhere", Anywhere(but, span=span))
        if kind == "duelist" and before.definite == "the" and not dep.parts:
            who = Duelist(word == "winning_minion", span=span)
            return Thing("contestant" if word == "loser" else "card", who)
        if kind == "clash":
            if before.quantity != ONE or len(dep.parts) > 1 or before.words or before.done or many:
                raise UnfitError("which clash")
            at_base = tuple(At(self._base_said(part), span=span) for part in dep.parts)
            return Thing("clash", Select(Kind.CLASH, ONE, at_base, span=span))
        if kind == "duel":
            if before.quantity not in (ONE, None, EVERY) or len(dep.parts) > 1 or before.words:
                raise UnfitError("which duel")
            if dep.parts and not tag(dep.parts[0].item).startswith("involving:"):  # "duels here": of minions here
                at = At(self._base_said(dep.parts[0]), span=span)
                return Thing("duel", Select(Kind.MINION, ONE, (at,), label=temporary(span[0]), span=span), many)
            return Thing("duel", self.phrase(evolve_prep(dep.parts[0])).node if dep.parts else None, many)
        if kind == "replacement" and before.quantity == ONE and word == "new_base" and not dep.parts:
            top_base: Any = Pile(Zone.BASE_DECK, end=End.TOP, span=span)
            return Thing("base", Select(Kind.BASE, ONE, zone=top_base, label=temporary(span[0]), span=span))
        if kind == "replacement" and before.definite == "the":
            if word == "replacement_base" or "score" in self.text:
                return Thing("base", Replacing(span=span))
            gone_to = reference("that", "that base", frozenset(("base",)), False, None, span[0], span=span)
            return Thing("base", gone_to)  # no base scores: the one that something went to
        raise UnfitError(f"not built: {kind}")

    @staticmethod
    def _vp_compared(before: Before) -> tuple[Stat, Op, None]:
        if before.words & {"most", "least", "fewest"}:
            raise UnfitError("the most of two")
        return (Stat.VP, Op.MORE if "more" in before.words else Op.LESS, None)

    def _than_whom(self, part: Dep) -> Any:
        than = self.phrase(evolve_prep(part)).node
        if isinstance(than, Select) and not than.quantity.every:
            raise UnfitError("than which of them")
        return than

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
            quantity = before.quantity or ONE
            filters: list[Any] = [Among(pron, span=span)]
            random = any(tag(part.item) == "at-random" for part in dep.parts)
            for part in [each for each in dep.parts if tag(each.item) != "at-random"]:
                # "one of them of power 3 or less", "each of them you own"
                found = self._modifier(part, "card", before, span)
                if found is None or isinstance(found, (list, Pile, Both, EitherOf, Pron, Thing, Quantity)):
                    raise UnfitError("one of them that what")
                filters.append(found)
            label = temporary(span[0])
            one = Select(Kind.CARD, quantity, sort_filters(filters), label=label, random=random, span=span)
            return Thing("it", one)
        if len(dep.parts) == 1 and tag(dep.parts[0].item) == "&and:card" and word in ("it", "them"):
            alone = self._pronoun(Dep(dep.item), word, before, span).node
            together = self.phrase(evolve_prep(dep.parts[0]))  # "it and this action"
            spoken: Any = replace(alone, kinds=frozenset(CARD_KINDS)) if isinstance(alone, Pron) else alone
            return Thing("card", Both((spoken, together.node), span=span), True)
        if dep.parts:
            raise UnfitError(f"{word} needs no more")
        return Thing("it", reference("it", word, frozenset(), many, None, span[0], span=span), bool(many))

    def _base_said(self, part: Dep) -> Any:
        """ "here", "on another base"."""
        item = part.item
        if isinstance(item, Word):
            return self.place(item.word, (item.start, item.end))
        return self.phrase(evolve_prep(part)).node

    def _labelled(
        self, dep: Dep, label: str | None, before: Before, owner: Thing | None, many: bool, span: Span
    ) -> Thing:
        """ "its Talent", "a Talent on it", "all other abilities": abilities by what stands before them."""
        filters: list[Any] = [Labelled(label, span=span)] if label else []
        whose = self.poss(before, owner, frozenset(CARD_KINDS), span)
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
            if whose is not None or not tag(part.item).startswith(("on:", "of:")):
                raise UnfitError("whose ability")
            whose = self.phrase(evolve_prep(part)).node
        if isinstance(whose, Pron) and not whose.kinds:
            whose = replace(whose, kinds=CARD_KINDS)
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
        node: Any = Select(Kind.ABILITY, quantity, sort_filters(filters), span=span)
        return Thing("ability", Both((node, *besides), span=span) if besides else node, many or bool(besides))

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
