"""Piles, numbers and times: noun phrases that speak of no card, base or player."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Moment, Side
from smashrules.effects.amounts import (
    Amount,
    Awarded,
    Count,
    Minus,
    Num,
    Picked,
    PowerAt,
    Quotient,
    StatOf,
    Times,
    Total,
)
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    BREAKPOINTS,
    EVERY,
    NONE,
    OF_PLAYERS,
    ONE,
    POWERS,
    At,
    Both,
    ControllerOf,
    Extreme,
    Extremum,
    Here,
    Kind,
    Op,
    OwnerOf,
    Pile,
    Placed,
    Select,
    Stat,
    Trait,
    You,
    Zone,
)
from smashrules.text.binding.pending import Pron, reference
from smashrules.text.nouns.counting import for_each
from smashrules.text.nouns.determiners import (
    CARD_KINDS,
    COMPARED,
    HOSTS,
    ZONES,
    Before,
    Determiners,
    Thing,
    UnfitError,
    every_one,
    every_part,
    evolve_prep,
    sort_filters,
)
from smashrules.text.nouns.fitting import as_bases
from smashrules.text.nouns.partners import one_or_each_other
from smashrules.text.structure.attach import Dep, tag
from smashrules.text.structure.syntax import Phrase, Word
from smashrules.text.words.lexicon import lexicon
from smashrules.text.words.tokens import Token

STATS = {
    "power": Stat.POWER,
    "total_power": Stat.POWER,
    "printed_power": Stat.PRINTED_POWER,
    "total_printed_power": Stat.PRINTED_POWER,
    "starting_power": Stat.STARTING_POWER,
    "starting_breakpoint": Stat.STARTING_BREAKPOINT,
    "printed_breakpoint": Stat.PRINTED_BREAKPOINT,
    "maximum_hand_size": Stat.HAND_SIZE,
    "hand_size": Stat.HAND_SIZE,
    "titan_limit": Stat.TITANS,
    "card_draw": Stat.CARD_DRAW,
}
AWARDS = ("vp_award", "award")
_SET_ONLY = ("printed_power", "starting_power", "printed_breakpoint", "starting_breakpoint")
"""Numbers to which nothing is added: what is added comes on top of them."""
_EXTREMES = {
    "most": Extremum.HIGHEST,
    "highest": Extremum.HIGHEST,
    "least": Extremum.LOWEST,
    "lowest": Extremum.LOWEST,
}


def _unlike(dep: Dep, noun: Token, before: Before, owner: Thing | None) -> Thing | None:
    """ "With different powers": each with another; None for any number that is one. Raises ``UnfitError``."""
    stat = STATS.get(noun.word.removesuffix("s"))
    if before.words == {"different"} and before.quantity is None and stat in (Stat.POWER, Stat.PRINTED_POWER):
        if dep.parts or owner is not None or before.poss or before.definite or before.plus is not None:
            raise UnfitError("different powers of what")
        return Thing("unlike", Trait.POWER if stat is Stat.POWER else Trait.PRINTED_POWER)
    if noun.word.endswith("powers"):
        raise UnfitError("several powers")
    return None


def _among_players(builder: Numbers, extremum: Extremum, among: list[Dep], parts: list[Dep], span: Span) -> Thing:
    """ "The lowest total power (here) among players with minions here". Raises ``UnfitError`` for one of them."""
    players = builder.phrase(evolve_prep(among[0])).node
    if len(among) > 1 or not isinstance(players, Select) or players.quantity != EVERY:
        raise UnfitError("among whom")
    rest = [part for part in parts if part not in among]
    place = builder.place_of(rest, span) if rest else None
    return Thing("power", None, extremum=extremum, than=place, among=players)


class Numbers(Determiners, frozen=True):
    """Builds piles, amounts and moments."""

    # -- piles, numbers, times --------------------------------------------------------------------------------

    def _pile(self, dep: Dep, zone: Zone, before: Before, owner: Thing | None, span: Span) -> Thing:
        whose = self.poss(before, owner, frozenset(("player",)), span)
        if before.end or before.quantity or before.other or before.done or before.plus:
            raise UnfitError("which pile")
        if owner is not None and owner.cat not in ("player", "it"):
            raise UnfitError("a card has no piles")
        if before.definite == "that" and whose is None:  # "that deck": of the player spoken of
            whose = reference("that", "that pile", frozenset(("player",)), False, None, span[0], span=span)
            before = replace(before, definite="")
        shared = zone is Zone.STASIS  # there is one, and it has no article
        if (whose is None and (before.definite != "the") != shared) or before.words or (shared and whose):
            raise UnfitError("whose pile")
        if before.name and whose is not None:
            raise UnfitError("nobody's pile")
        node: Any = Pile(zone, whose, named=before.name, span=span)
        whole = [
            each
            for direct in dep.parts
            for each in ((direct,) if tag(direct.item) == "of:player" else (direct, *every_part(direct)))
        ]
        for part in whole:
            phrase = part.item
            if not isinstance(phrase, Phrase):
                raise UnfitError("pile of what")
            if tag(phrase) == "of:player" and whose is None and before.definite == "the" and isinstance(node, Pile):
                whose = self.phrase(evolve_prep(part)).node  # "the hand of another player"
                node = Pile(zone, whose, span=span)
                continue
            if len(phrase.parts) == 1 and not phrase.parts[0][0] and phrase.parts[0][1].word in lexicon().nouns:
                kind = lexicon().nouns[phrase.parts[0][1].word][0]
                if kind in ZONES and phrase.prep in ("&or", "&and/or", "&and"):
                    more = Pile(ZONES[kind], whose, named=before.name, span=(phrase.start, phrase.end))
                    node = Both((*(node.parts if isinstance(node, Both) else (node,)), more), span=span)
                    continue
            said = [each.word for each in phrase.parts[-1][0]]
            if before.name and phrase.parts[-1][1].word == "discard_pile" and said == ["its"]:
                more = Pile(Zone.DISCARD, named=before.name, span=(phrase.start, phrase.end))
                node = Both((*(node.parts if isinstance(node, Both) else (node,)), more), span=span)
                continue  # "the treasure deck or its discard pile"
            other = self.phrase(Dep(replace(phrase, prep="")))
            if tag(part.item).startswith(("&or", "&and/or", "&and")):
                if not isinstance(other.node, Pile):
                    raise UnfitError("hand or what")
                node = Both((*(node.parts if isinstance(node, Both) else (node,)), other.node), span=span)
            else:
                raise UnfitError("pile of what")
        return Thing("pile", node)

    def for_each_of(self, dep: Dep, each: int, span: Span) -> Amount:
        loops = [part for part in dep.parts if tag(part.item).startswith("for_each:")]
        if len(loops) != len(dep.parts):
            raise UnfitError("more of a number")
        if not loops:
            return Num(each, span=span)
        if len(loops) > 1:
            raise UnfitError("for each, for each")
        return for_each(Num(each, span=span), self.counted(self.phrase(loops[0])))

    @staticmethod
    def counted(thing: Thing) -> Amount:
        """How many: of things, or for "every 5 power" the quotient."""
        if thing.first or thing.nth is not None:
            raise UnfitError("the first of which, by what order")
        if thing.node is None:
            raise UnfitError("how many of what")
        if thing.cat in ("power", "breakpoint"):
            return thing.node  # type: ignore[no-any-return]
        return Count(every_one(thing.node), span=thing.span)

    def _stat(self, dep: Dep, noun: Token, before: Before, owner: Thing | None, span: Span) -> Thing:
        found = self._number_of(dep, noun, before, owner, span)
        return replace(found, total=True) if noun.word.startswith("total_") else found

    def _number_of(self, dep: Dep, noun: Token, before: Before, owner: Thing | None, span: Span) -> Thing:
        if (apart := _unlike(dep, noun, before, owner)) is not None:
            return apart
        if noun.word in AWARDS:
            return self._award(dep, before, owner, span)
        stat = STATS.get(noun.word, Stat.BREAKPOINT)
        cat = "power" if stat in POWERS else "breakpoint"
        parts = list(dep.parts)
        if before.plus is not None:
            if (
                set(before.words) - {"extra", "additional"}
                or before.poss
                or before.definite
                or noun.word in _SET_ONLY
            ):
                raise UnfitError("whose +1 power")
            if stat is Stat.HAND_SIZE:  # "other players have -2 maximum hand size"
                if parts or before.plus_or is not None:
                    raise UnfitError("how many cards more")
                return Thing("hand-size", Num(before.plus, span=span), bonus=True)
            if before.plus_or is not None:
                if parts:
                    raise UnfitError("one or the other for each")
                return Thing(cat, Picked((before.plus, before.plus_or), span=span), bonus=True)
            return Thing(cat, self.for_each_of(dep, before.plus, span), bonus=True)
        if before.quantity == NONE and not before.words and all(isinstance(part.item, Word) for part in parts):
            place = self.place_of(parts, span) if parts else None  # "players with no power here"
            return Thing(cat, None, compare=(stat, Op.EQUAL, Num(0, span=span)), than=place)
        told = before.words or before.poss or before.definite or owner
        if not told and before.quantity in (None, ONE) and stat in (*POWERS, *BREAKPOINTS):
            counted = [part for part in parts if tag(part.item).startswith("equal_to:")]
            if counted and len(parts) == 1:  # "gains power equal to the number of minions here"
                number = self.phrase(evolve_prep(counted[0])).node
                if (
                    not isinstance(number, Count) or stat is not Stat.POWER
                ):  # "with power equal to this minion's power"
                    return Thing(cat, None, compare=(stat, Op.EQUAL, number))
                return Thing(cat, Times(1, number, span=span), bonus=True, exact=True)
        for mark, extremum in _EXTREMES.items():
            if mark in before.words:
                if (
                    before.words - {mark, "total", "&tied", "&lacking"}
                    or before.definite != "the"
                    or before.poss
                    or owner
                ):
                    raise UnfitError("the most of what")
                if "&tied" in before.words:  # "where you are tied for the most power"
                    if parts or stat is not Stat.POWER:
                        raise UnfitError("tied for the most of what")
                    return Thing(cat, None, extremum=extremum, stat=stat, tied=True)
                players = [part for part in parts if tag(part.item) == "among:player"]
                if players and stat is Stat.POWER:
                    return _among_players(self, extremum, players, parts, span)
                lacking = "&lacking" in before.words
                if parts and stat is Stat.POWER and all(isinstance(part.item, Word) for part in parts):
                    there = self.place_of(parts, span)  # "the most here"
                    return Thing(cat, None, extremum=extremum, than=there, lacking=lacking)
                if lacking:
                    raise UnfitError("without the most of what")
                if parts:
                    return Thing(cat, self._extreme_of(stat, extremum, parts, span))
                return Thing(cat, None, extremum=extremum, stat=stat)
        for word in before.words & set(COMPARED):
            if before.words - {word, "total"} or (before.words != {word} and parts):
                raise UnfitError("compared twice")
            if before.quantity == NONE:
                raise UnfitError("no more than what")
            if before.number is not None or before.quantity not in (None, ONE):  # "2 or more less power"
                return Thing(cat, None, compare=(stat, *self._by_how_much(stat, COMPARED[word], before, parts, span)))
            than = [part for part in parts if tag(part.item) == "than:player"]
            if than and stat is Stat.POWER:  # "players with less power here than you"
                place = self.place_of([part for part in parts if part not in than], span)
                power = PowerAt(self._than_whom(than), place, span=span)
                return Thing(cat, None, compare=(stat, COMPARED[word], power), than=place)
            other = self._than(stat, parts)
            at = parts[:1] if parts and tag(parts[0].item) == "place" else []  # "more power here than X"
            there = self.place_of(at, span) if at and isinstance(other, StatOf | Count) else None
            return Thing(cat, None, compare=(stat, COMPARED[word], other), than=there)
        if before.words == {"the_same"} and not parts and stat in (Stat.POWER, Stat.PRINTED_POWER):
            return Thing("alike", Trait.POWER if stat is Stat.POWER else Trait.PRINTED_POWER)
        if before.words:
            raise UnfitError(f"{sorted(before.words)} power")
        numbered = noun.word in ("power", "printed_power") and not (parts or before.poss or owner)
        if before.definite == "that" and numbered:
            number = reference("that", "that power", frozenset((Kind.NUMBER.value,)), False, None, span[0], span=span)
            return Thing(cat, None, compare=(stat, Op.EQUAL, StatOf(Stat.POWER, number, span=span)))
        for prep, op in (("less_than_or_equal_to", Op.AT_MOST), ("greater_than_or_equal_to", Op.AT_LEAST)):
            if any(tag(part.item).startswith(prep + ":") for part in parts):
                if len(parts) > 1:
                    raise UnfitError("than what")
                return Thing(cat, None, compare=(stat, op, self._beside(stat, parts[0])))
        if any(tag(part.item) == "less" for part in parts):
            rest = [part for part in parts if tag(part.item) != "less"]
            return Thing(cat, None, compare=(stat, Op.LESS, self._than(stat, rest)))
        if before.quantity is not None and any(tag(part.item) == "of:number" for part in parts):
            number = self.phrase(evolve_prep(parts[0]))
            if len(parts) > 1 or before.quantity != ONE or number.cat != "number":
                raise UnfitError("how much power")
            if isinstance(number.node, tuple):
                return Thing(cat, None, compare=(stat, Op.EQUAL, None), numbers=number.node)
            op = number.compare[1] if number.compare else Op.EQUAL
            return Thing(cat, None, compare=(stat, op, number.node))
        low, high = (before.quantity.low, before.quantity.high) if before.quantity is not None else (None, None)
        there = stat is Stat.POWER and all(isinstance(part.item, Word) for part in parts)
        bare = there and not (before.quantity_is_word or before.definite or before.poss)
        if isinstance(low, int) and (bare or (not parts and not before.quantity_is_word and not before.definite)):
            where = self.place_of(parts, span) if parts else None  # "players with 5 or more power here"
            if high is None:
                return Thing(cat, None, compare=(stat, Op.AT_LEAST, Num(low, span=span)), than=where)
            if isinstance(high, int):
                op = Op.EQUAL if low == high else Op.AT_MOST
                return Thing(cat, None, compare=(stat, op, Num(high, span=span)), than=where)
        if before.number is not None:
            of_it = ("of:it", "of:base") if stat in BREAKPOINTS else ("of:it", "of:card")
            if len(parts) == 1 and tag(parts[0].item) in of_it:  # "for every 2 power it had"
                had: Any = StatOf(stat, self.phrase(evolve_prep(parts[0])).node, span=span)
                return Thing(cat, had if before.number == 1 else Quotient(had, before.number, span=span))
            rel = [part for part in parts if tag(part.item) == "&rel"]
            if len(rel) != 1 or len(parts) != 1:
                raise UnfitError("whose power")
            if stat is not Stat.POWER:
                raise UnfitError("what a player has of the printed power")
            who, where = self.holder(rel[0])
            if where is None:
                raise UnfitError("their power where")
            return Thing(cat, Quotient(PowerAt(who, where, span=span), before.number, span=span))
        base = frozenset(("base",))
        player = frozenset(("player",))
        kinds = {**dict.fromkeys(BREAKPOINTS, base), **dict.fromkeys(OF_PLAYERS, player)}
        whose = self.poss(before, owner, kinds.get(stat, CARD_KINDS), span)
        placed = [part for part in parts if tag(part.item) == "place"]
        if len(placed) == len(parts) == 1 and stat is Stat.POWER and isinstance(whose, (You, ControllerOf)):
            said = placed[0].item
            assert isinstance(said, Word)
            return Thing(cat, PowerAt(whose, self.place(said.word, (said.start, said.end)), span=span))
        more = [part for part in parts if tag(part.item).startswith(("plus:", "minus:"))]
        of_player = isinstance(whose, Pron) and whose.kinds == player
        summed = more and isinstance(whose, (You, ControllerOf))  # "that player's power here minus your power here"
        there = len(placed) == 1 and len(placed) + len(more) == len(parts)
        if there and stat is Stat.POWER and (of_player or summed):
            total: Amount = PowerAt(whose, self.place_of(placed, span), span=span)
            for part in more:
                total = self.summed(total, part)
            return Thing(cat, total)
        theirs = isinstance(whose, Select) and whose.kind is Kind.PLAYER
        if len(placed) == len(parts) == 1 and stat is Stat.POWER and theirs:  # "another player's power here"
            said = placed[0].item
            assert isinstance(said, Word)
            return Thing("total", PowerAt(whose, self.place(said.word, (said.start, said.end)), span=span))
        if (
            len(placed) == len(parts) == 1
            and noun.word == "total_power"
            and whose is None
            and before.definite == "the"
        ):
            said = placed[0].item  # of all players
            assert isinstance(said, Word)
            everyone = Select(Kind.PLAYER, EVERY, span=span)
            return Thing(cat, PowerAt(everyone, self.place(said.word, (said.start, said.end)), span=span))
        for part in [each for each in parts if each not in more]:
            if isinstance(part.item, Word) and isinstance(whose, Select) and whose.zone is None:
                if any(isinstance(each, At) for each in whose.filters) or whose.kind not in HOSTS:
                    raise UnfitError("two places")
                here = At(self.place(part.item.word, (part.item.start, part.item.end)), span=span)
                whose = replace(whose, filters=sort_filters([*whose.filters, here]))  # "a minion's power here"
                continue
            if whose is not None or not tag(part.item).startswith("of:") or before.definite != "the":
                raise UnfitError("whose power")
            if tag(part.item) == "of:player" and stat not in OF_PLAYERS:
                raise UnfitError("power where")
            of_what = self.phrase(evolve_prep(part))
            if of_what.cat in ("number", "power"):
                raise UnfitError("a number has no power")
            whose = of_what.node
        if whose is None and stat is Stat.BREAKPOINT and before.definite == "the":  # of the base meant
            whose = reference("its", "its", base, False, None, span[0], span=span)
        if whose is None:
            raise UnfitError("whose power")
        if stat is Stat.POWER and (theirs or isinstance(whose, You)):
            raise UnfitError("their power where")  # "less than another player's"
        whose = as_bases(whose) if stat in BREAKPOINTS else whose  # "the breakpoint of each of them"
        amount: Amount = StatOf(stat, whose, span=span)
        for part in more:
            amount = self.summed(amount, part)
        return Thing(cat, amount)

    def _award(self, dep: Dep, before: Before, owner: Thing | None, span: Span) -> Thing:
        """ "Their VP award here", "the VP award of the winner". Raises ``UnfitError`` for awards of several."""
        parts = [part for part in dep.parts if not isinstance(part.item, Phrase)]
        of = [part for part in dep.parts if tag(part.item) == "of:player"]
        told = before.words or before.quantity or before.other or before.done or before.plus is not None
        whose = self.poss(before, owner, frozenset(("player",)), span)
        if whose is None and len(of) == 1 and before.definite == "the":
            whose, of = self.phrase(evolve_prep(of[0])).node, []
        if told or of or len(parts) != len(dep.parts) - (whose is not None and owner is None and not before.poss):
            raise UnfitError("which award")
        placed = isinstance(whose, Select) and any(isinstance(each, Placed) for each in whose.filters)
        if not placed and not isinstance(whose, (You, ControllerOf, OwnerOf, Pron)):
            raise UnfitError("whose award")
        if not parts and self.type != "base":
            raise UnfitError("awarded by which base")
        return Thing("power", Awarded(whose, self.place_of(parts, span), span=span))

    def place(self, word: str, span: Span) -> Any:
        """ "here", "there"; the modifiers know."""
        raise NotImplementedError

    def place_of(self, parts: list[Dep], span: Span) -> Any:
        """ "here" or "there" where it is said; here, where it is not."""
        if len(parts) > 1:
            raise UnfitError("where")
        said = [each.item for each in parts if isinstance(each.item, Word) and each.item.word != "here"]
        return self.place(said[0].word, (said[0].start, said[0].end)) if said else Here(span=span)

    def _by_how_much(self, stat: Stat, op: Op, before: Before, parts: list[Dep], span: Span) -> tuple[Op, Amount]:
        """ "up to 1 more power than this minion": at most its power and 1; "2 less power": just that much less."""
        low, high = (before.quantity.low, before.quantity.high) if before.quantity is not None else (None, None)
        at_least = isinstance(low, int) and low > 0 and high is None  # "at least 5 more power"
        high = low if at_least else high
        if not isinstance(high, int) or op not in (Op.MORE, Op.LESS):
            raise UnfitError("by how much")
        if not at_least and low != high and (low != 0 or op is Op.LESS):
            raise UnfitError("at most how much less")
        than = self._than(stat, parts)
        if than is None:
            kinds = frozenset(("base",)) if stat in BREAKPOINTS else frozenset(CARD_KINDS)
            than = StatOf(stat, reference("compared", "as much", kinds, None, None, span[0], span=span), span=span)
        by = Num(high, span=span)
        changed = Total((than, by if op is Op.MORE else Minus(by, span=span)), span=span)
        bound = Op.AT_LEAST if op is Op.MORE else Op.AT_MOST
        return (bound if at_least else Op.EQUAL if low == high else Op.AT_MOST), changed

    def _extreme_of(self, stat: Stat, extremum: Extremum, parts: list[Dep], span: Span) -> Amount:
        """ "the highest power of a minion here": that of the one that has it."""
        if len(parts) > 1 or tag(parts[0].item) != ("of:base" if stat in BREAKPOINTS else "of:card"):
            raise UnfitError("the most of what")
        of = self.phrase(evolve_prep(parts[0])).node
        if not isinstance(of, Select) or of.quantity not in (ONE, EVERY):
            raise UnfitError("the most of what")
        filters = sort_filters([*of.filters, Extreme(stat, extremum, span=span)])
        most: Any = replace(of, quantity=ONE, filters=filters)
        return StatOf(stat, most, span=span)

    def summed(self, amount: Amount, part: Dep) -> Amount:
        """ "... plus the number of cards discarded this way", "... minus 2"."""
        more = self.phrase(evolve_prep(part))
        if more.cat not in ("power", "number") or more.compare or more.bonus or more.extremum:
            raise UnfitError("plus what")
        added = more.node if tag(part.item).startswith("plus") else Minus(more.node, span=more.span)
        return Total((amount, added), span=(amount.span[0], more.span[1]))

    def _than(self, stat: Stat, parts: list[Dep]) -> Amount | None:
        if len(parts) > 1 and isinstance(parts[0].item, Word) and parts[0].item.word == "here":
            parts = parts[1:]  # "more power here than another minion"; behind that one it is said of it
        if not parts:
            return None
        if len(parts) > 1 or not tag(parts[0].item).startswith("than:"):
            raise UnfitError("than what")
        other = self._beside(stat, parts[0])
        what: Any = other.what if isinstance(other, StatOf) else None
        here = isinstance(what, Select) and At(Here()) in what.filters
        if here and "your other" in self.text[slice(*what.span)].lower():  # this minion is one of yours here
            raise UnfitError("other than this minion, or than that one")
        return other

    def _than_whom(self, than: list[Dep]) -> Any:
        """ "Than you", "than another player", "than each other player". Raises ``UnfitError`` for anybody else who is
        only described."""
        whom = self.phrase(evolve_prep(than[0]))
        if len(than) > 1:
            raise UnfitError("than which of them")
        return whom.node if isinstance(whom.node, You) else one_or_each_other(whom, self.text)

    def _beside(self, stat: Stat, part: Dep) -> Amount:
        """The other side of a comparison: a number, or that of a card."""
        other = self.phrase(evolve_prep(part))
        if other.cat == ("base" if stat in BREAKPOINTS else "card") or other.cat == "it":
            of: Any = other.node
            if isinstance(of, Pron) and not of.kinds and stat in POWERS:
                of = replace(of, kinds=frozenset(CARD_KINDS))  # no player
            return StatOf(stat, of, span=other.span)
        if other.cat == "base" and stat in (Stat.BREAKPOINT, Stat.PRINTED_BREAKPOINT):
            if isinstance(other.node, Select) and other.node.quantity != ONE:
                raise UnfitError("than which of them")
            return StatOf(stat, other.node, span=other.span)
        plain = other.node is not None and other.compare is None and not other.bonus
        if other.cat in ("power", "breakpoint") and plain:
            return other.node  # type: ignore[no-any-return]
        if other.cat == "power" and other.compare is not None and other.compare[:2] == (Stat.POWER, Op.EQUAL):
            return other.compare[2]  # type: ignore[return-value]  # "less than or equal to that power"
        raise UnfitError("than what")

    def holder(self, dep: Dep) -> tuple[Any, Any]:
        """Who has what where: of "they have here"; None where no place is said."""
        raise NotImplementedError

    def _turn(self, before: Before, owner: Thing | None, span: Span, many: bool) -> Thing:
        whose = self.poss(before, owner, frozenset(("player",)), span)
        described = bool(before.words or before.quantity or before.other or before.done or many)
        if before.definite == "that" and whose is None and not described:
            return Thing("turn", reference("turn", "that turn", key=span[0], span=span))
        if whose is None and before.definite != "the" and before.quantity != EVERY:
            raise UnfitError("whose turn")
        if before.quantity == EVERY and whose is None and not (before.words or before.other or many):
            return Thing("turn", None)  # "every turn"
        if before.words - {"next"} or before.quantity or before.other or before.done:
            raise UnfitError("which turn")
        return Thing("turn", whose, many, next="next" in before.words)

    @staticmethod
    def setup(before: Before, owner: Thing | None, span: Span) -> Thing:
        """ "During setup": it is the turn of no player."""
        if owner is not None or before.definite not in ("", "the") or before.poss or before.quantity or before.words:
            raise UnfitError("which setup")
        return Thing("turn", Select(Kind.PLAYER, NONE, span=span), span=span)

    def _edge(self, dep: Dep, word: str, before: Before, span: Span) -> Thing:
        if before.definite != "the" or len(dep.parts) != 1:
            raise UnfitError("the end of what")
        turn = self.phrase(evolve_prep(dep.parts[0]))
        if turn.cat == "duel":
            if turn.node is not None or turn.than is not None or turn.many or word != "end":
                raise UnfitError("the end of which duel")
            return Thing("edge", Moment(Side.END, duel=True, span=span))
        later = turn.next and (word == "end" or turn.node is None)  # your turn starts next; its end may be this one's
        return Thing("edge", Moment(Side(word), turn.node, later, span=span))
