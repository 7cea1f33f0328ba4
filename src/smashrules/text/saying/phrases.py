"""Selectors, amounts, piles and moments said in words: the noun phrases of the printer.

One template for each construct. This module knows the tree and the words, not how a text is read.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Count, Num, StatOf, Total
from smashrules.effects.conditions import (
    Did,
)
from smashrules.effects.selectors import (
    ALL_BUT_ONE,
    ANY_NUMBER,
    EVERY,
    NONE,
    ONE,
    SOME,
    Alike,
    Among,
    Answering,
    At,
    BaseOf,
    Both,
    Candidate,
    Compare,
    Controlled,
    ControllerOf,
    EitherOf,
    Extreme,
    Extremum,
    Having,
    Here,
    Kind,
    Labelled,
    MentionedOn,
    MostOf,
    Named,
    NextTo,
    OfFaction,
    Offering,
    OfType,
    On,
    Op,
    Other,
    Owned,
    OwnerOf,
    Pile,
    Placed,
    PlaysOn,
    Quantity,
    Ranked,
    Ref,
    Rest,
    SameName,
    Select,
    SharesName,
    Sort,
    Standard,
    Stat,
    StoredUnder,
    Sum,
    Trait,
    Where,
    You,
    Zone,
    is_on_itself,
)
from smashrules.text.saying.circumstances import Circumstances
from smashrules.text.saying.of_which import (
    alike,
    behind,
    held_by,
    is_on_a_pile,
    is_pointed_at,
    left_out,
    of_type,
    of_which,
    possessor,
    some_of,
    without,
)
from smashrules.text.saying.outnumbering import things_of
from smashrules.text.saying.quantities import UnsayableError, article, genitive, number_word, plural
from smashrules.text.saying.sorts import one_or_the_other, sorts
from smashrules.text.saying.whose_pile import is_rest_of_hand, of_anybody
from smashrules.text.trees.selected import is_current
from smashrules.text.words.lexicon import lexicon
from smashrules.text.words.roles import ORDINALS

_PLACES = {1: "winner", 2: "runner-up", 3: "player in third place"}


Filters = dict[Any, Any]


def _fixed(quantity: Quantity) -> int:
    if not isinstance(quantity.low, int) or quantity.low != quantity.high:
        raise UnsayableError("how many from the top")
    return quantity.low


class Phrases(Circumstances, frozen=True):
    """Says noun phrases for one card. ``labels`` tells what each label stands for."""

    # -- selections -------------------------------------------------------------------------------------------

    def select(self, node: Select, style: str = "each", extra: bool = False) -> str:
        """A selection. ``style``: "each" says "each minion", "bare" says "minions" (rules, prohibitions, counts)."""
        filters: Filters = {type(each): each for each in node.filters}
        if node.kind is Kind.NUMBER:
            return self.numbers(node)
        if node.kind is Kind.PLAYER and sum(isinstance(each, Where) for each in node.filters) > 1:
            raise UnsayableError("players of whom two things hold")
        if Ranked in filters:
            return self._ranked(node, filters[Ranked])
        if node.kind is Kind.TYPE:
            if node != Select(Kind.TYPE, ONE, label=node.label):
                raise UnsayableError("which types")
            return '"minion" or "action"'
        if self.is_rest(node) or is_rest_of_hand(node):
            return "the rest of them" if self.is_rest(node) else "the rest of your hand"
        if is_current(node):
            return "the current player"
        placed = [each for each in node.filters if isinstance(each, Placed)]
        if placed:
            called = [_PLACES.get(each.place) for each in placed]
            spared = all(each.negated for each in placed)
            if None in called or (len(placed) > 1 and not spared):
                raise UnsayableError("third place")
            best = " and ".join(f"the {each}" for each in called)
            if spared and (not node.quantity.every or len(node.filters) > len(placed)):
                rest = replace(node, filters=tuple(each for each in node.filters if each not in placed))
                return f"{self.select(rest, style)} other than {best}"
            return f"each player other than {best}" if spared else best
        but = left_out(node)
        if style == "bare" and but is not None and isinstance(but.than, Select):
            return f"{self.select(without(node, but), style)} other than {self.any(but.than)}"
        if style == "each" and but is not None:
            return f"{self.select(without(node, but), style)} other than {self.any(but.than)}"
        free = filters.get(Controlled)
        uncontrolled = isinstance(free, Controlled) and free.negated and isinstance(free.by, Select)
        if uncontrolled and isinstance(free, Controlled) and free.by == Select(Kind.PLAYER, span=free.by.span):
            filters = {each: value for each, value in filters.items() if each is not Controlled}
            node = replace(node, filters=tuple(each for each in node.filters if each is not free))
        else:
            uncontrolled = False
        noun = node.kind.value
        if of := sorts(node):  # "two minions and/or actions"
            if node.quantity in (ONE, EVERY):
                return one_or_the_other(self, node, of)
            filters = {each: value for each, value in filters.items() if each is not Where}
            noun = " and/or ".join(self.select(replace(each, quantity=EVERY), "bare") for each in of)
        post = self._after(node, filters)
        if self._copied(node, filters):
            noun, post = "copy", f"of {self.any(filters[SharesName].with_)} {post}".strip()
        named = filters.get(Named)
        adjectives: list[str] = []
        if isinstance(named, Named):
            if named.negated:
                adjectives.append(f"non-{named.name}")
            elif node.kind is Kind.MINION or (node.kind is Kind.TITAN and named.whole):
                noun = named.name
                alone = not (extra or {Controlled, Other, Among} & set(filters))
                if named.whole and node.quantity == ONE and alone:
                    return f"{noun} {post}".strip()
            else:
                adjectives.append(named.name)
        if Sort in filters:
            adjectives.append(filters[Sort].word)
        if Labelled in filters:
            adjectives.append(filters[Labelled].label)
        adjectives += ["standard"] if Standard in filters else []
        if uncontrolled:
            adjectives.insert(0, "uncontrolled")
        plays = filters.get(PlaysOn)
        if isinstance(plays, PlaysOn):
            adjectives.append(f"play-on-{plays.kind.value}" if plays.kind else "play-on")
        if node.zone is not None and isinstance(node.zone, Pile) and node.zone.zone is Zone.BURIED:
            adjectives.insert(0, "buried")
        extreme = filters.get(Extreme)
        if isinstance(extreme, Extreme) and not self._behind(node, filters):
            adjectives.append(f"{extreme.extremum.value}-power")
        compare = filters.get(Compare)
        if isinstance(compare, Compare) and self._adjective(compare):
            adjectives.append("higher-power" if compare.op is Op.MORE else "lower-power")
        among = filters.get(Among)
        partitive = ""
        if isinstance(among, Among):
            said = "revealed" if isinstance(among.group, Pile) else getattr(among.group, "words", "")
            done = self.done(among)
            where = filters.get(Where)
            if isinstance(where, Where) and isinstance(where.condition, Did):  # "each minion they discarded"
                if not done or not isinstance(where.condition.act.what, Candidate):
                    raise UnsayableError("done by whom")
            elif done:
                adjectives.insert(0, done)
            elif is_on_a_pile(among.group):
                post = f"{post} from {self.any(among.group)}".strip()
            elif self._of_a_sort(node, among):
                post = f"{post} among them".strip()
            else:
                partitive = of_which(among.group, said)
                if "buried" in adjectives:  # "one of them that is buried here"
                    adjectives.remove("buried")
                    post = f"that {'is' if node.quantity in (ONE, EVERY) else 'are'} buried {post}".strip()
        if node.random:
            adjectives.insert(0, "random")
        if extra:
            adjectives.insert(0, "extra")
        if isinstance(node.chooser, You):
            post = f"{post} of your choice".strip()
        elif node.chooser is not None:
            post = f"{post} of {self.whose(node.chooser)} choice".strip()
        return self._determined(node, filters, adjectives, noun, post, style, partitive)

    def _of_a_sort(self, node: Select, among: Among) -> bool:
        """ "a minion among them": of cards that can be of any sort."""
        known = self.labels.get(among.group.label) if isinstance(among.group, Ref) else None
        cards = isinstance(among.group, Both) or (known is not None and known.select.kind is Kind.CARD)
        return cards and node.kind is not Kind.CARD

    def is_rest(self, node: Select) -> bool:
        """ "one of your actions there (stored under it) ... the rest of them": all others that fit the same words."""
        but = next((e for e in node.filters if isinstance(e, Other) and isinstance(e.than, Ref)), None)
        known = self.labels.get(but.than.label) if but is not None and isinstance(but.than, Ref) else None
        yours = any(isinstance(each, StoredUnder) or each == Controlled(You()) for each in node.filters)
        if known is None or node.quantity != EVERY or not yours:
            return False
        kept = tuple(each for each in node.filters if each is not but)
        return replace(known.select, quantity=EVERY, label=None) == replace(node, filters=kept)

    def _determined(
        self,
        node: Select,
        filters: Filters,
        adjectives: list[str],
        noun: str,
        post: str,
        style: str,
        partitive: str,
    ) -> str:
        quantity = node.quantity
        owner = filters.get(Controlled)
        possessive = ""
        if isinstance(owner, Controlled) and not owner.negated and not self._relative(node, filters, style):
            possessive = possessor(self, owner.by, style)
        other = Other in filters and (bool(partitive) or not (node.kind is Kind.BASE and quantity == ONE))
        body = " ".join(adjectives)
        body = body + " " if body else ""
        many = plural(noun)
        tail = f"{' ' if post else ''}{post}{behind(self, owner)}"
        if partitive and style == "for each" and isinstance(filters[Among].group, Rest):
            return f"other {noun}{tail}"
        if partitive and style == "for each":
            return f"of {partitive}{held_by(self, owner) if possessive else ''}{tail}"
        if partitive and quantity == EVERY and isinstance(filters[Among].group, Rest) and not (post or adjectives):
            return f"the other {many}"
        if partitive and quantity == ONE and set(filters) == {Among, Extreme}:
            extreme = filters[Extreme]
            tie = " (you choose in case of a tie)" if extreme.one else ""
            return f"the {noun} with the {extreme.extremum.value} {extreme.stat.value} among {partitive}{tie}"
        if partitive:
            tail = f"{held_by(self, owner) if possessive else ''}{tail}"
            some = some_of(partitive, self._how_many(quantity).removesuffix(" of"), quantity, filters.get(Other))
            return f"{some}{tail}{' at random' if node.random else ''}"
        if isinstance(node.zone, Pile) and node.zone.end is not None and not node.zone.revealing:
            if quantity.low == quantity.high and not isinstance(quantity.low, int | None):
                end = f"the {node.zone.end.value} of {self.pile(node.zone)}"
                return f"{body}{many} equal to {self.amount(quantity.low)} from {end}"
            if quantity.low == 0 and isinstance(quantity.high, int):
                things = noun if quantity.high == 1 else many
                end = f"the {node.zone.end.value} of {self.pile(node.zone)}"
                return f"{self._how_many(quantity)} {body}{things} from {end}"
            count = "" if quantity == ONE else f"{number_word(_fixed(quantity))} "
            things = noun if quantity == ONE else many
            return f"the {node.zone.end.value} {count}{body}{things} of {self.pile(node.zone)}"
        if Extreme in filters and not self._behind(node, filters):
            tie = " (you choose in case of a tie)" if filters[Extreme].one else ""
            if possessive:
                return f"{possessive}{body}{noun}{tie}{tail}"
            if quantity == ONE:
                return f"the {body}{noun}{tie}{tail}"
        elif Extreme in filters and not other:  # all that tie
            return f"the {body}{noun}{tail}"
        most = quantity.low == 0 and not isinstance(quantity.high, int | None)
        so_many = quantity.high if most else quantity.low
        spoken = isinstance(so_many, Count) and not isinstance(so_many.what, Select)
        among_them = isinstance(so_many, Count) and any(
            isinstance(each, Among) for each in getattr(so_many.what, "filters", ())
        )
        if spoken or among_them:
            return f"{'up to ' if most else ''}an equal number of {body}{many}{tail}"
        if most:
            return f"up to a number of {body}{many}{tail} equal to {self.amount(so_many)}"
        if (more := self.so_many_more(node.quantity.low)) is not None and node.quantity.low == node.quantity.high:
            return f"that number {more} {body}{many}{tail}"
        if quantity.low is not None and not isinstance(quantity.low, int):
            return f"{body}{many}{tail} equal to {self.amount(quantity.low)}"
        if quantity == EVERY and filters.get(Alike) == Alike(Trait.SELF, different=True):
            return f"{possessive}different {'other ' if other else ''}{body}{many}{tail}"
        if quantity == EVERY:
            if style in ("bare", "number"):
                return f"{possessive}{'other ' if other else ''}{body}{many}{tail}"
            if style == "for each" and " with different names" in tail:
                tail, body = tail.replace(" with different names", "", 1), f"differently named {body}"
            if style == "for each":
                if possessive:
                    return f"of {possessive}{'other ' if other else ''}{body}{many}{tail}"
                return f"{'other ' if other else ''}{body}{noun}{tail}"
            unlike = filters.get(Alike)
            if not possessive and isinstance(unlike, Alike) and unlike.different and unlike.trait is Trait.NAME:
                tail = tail.replace("with different names", "with a different name", 1)
                return f"one of each {'other ' if other else ''}{body}{noun}{tail}"
            if not possessive:
                return f"each {'other ' if other else ''}{body}{noun}{tail}"
            if isinstance(owner, Controlled) and isinstance(owner.by, Select) and owner.by.quantity == EVERY:
                return f"{possessive}{'other ' if other else ''}{body}{many}{tail}"
            return f"each of {possessive}{'other ' if other else ''}{body}{many}{tail}"
        if possessive:
            of_each = isinstance(owner, Controlled) and getattr(owner.by, "quantity", ONE) == EVERY
            if of_each and quantity == ONE and style == "each" and not node.random:
                return f"one of {possessive}{'other ' if other else ''}{body}{many}{tail}"
            of_any = isinstance(owner, Controlled) and getattr(owner.by, "quantity", ONE) == SOME
            if isinstance(owner, Controlled) and isinstance(owner.by, Select) and quantity == ONE and not of_any:
                return f"{possessive}{'other ' if other else ''}{body}{noun}{tail}"
            counted = "none" if quantity == NONE and not of_each else self._how_many(quantity)
            link = "" if counted in ("any number of", "no") else " of"
            if of_any and isinstance(owner, Controlled):  # in all, not of each of them
                whose: Any = owner.by
                possessive = genitive(self.select(replace(whose, quantity=EVERY), "bare")) + " "
            elif of_each and quantity == NONE:
                possessive = possessive.removeprefix("each ")
            return f"{counted}{link} {possessive}{'other ' if other else ''}{body}{many}{tail}"
        beside = filters.get(Other)
        if isinstance(beside, Other) and isinstance(beside.than, (OwnerOf, ControllerOf)) and quantity == ONE:
            return f"a {body}{noun} other than {self.any(beside.than)}{tail}"
        told = next((each for each in node.filters if isinstance(each, Other) and is_pointed_at(each, node)), None)
        if told is not None and node.kind is Kind.BASE and quantity == ONE:
            lone = all(each is told for each in node.filters if isinstance(each, Other))
            return f"{'a' if lone else 'another'} {body}{noun} other than {self.any(told.than)}{tail}"
        if Other in filters and quantity == ONE:
            return f"another {body}{noun}{tail}"
        if quantity == ONE:
            if partitive or Among in filters:
                return f"one {body}{noun}{tail}"
            if node.kind is Kind.PLAYER and style != "bare":
                return f"one {body}{noun}{tail}"
            return article(f"{'other ' if other else ''}{body}{noun}{tail}")
        counted = self._how_many(quantity)
        if Among in filters and counted == "any number of":
            counted += " the"
        things = noun if quantity in (Quantity(1, None), ALL_BUT_ONE) else many
        return f"{counted} {'other ' if other else ''}{body}{things}{tail}"

    def _ranked(self, node: Select, rank: Ranked) -> str:
        """ "the last stasis counter", "the fifth or higher counter"."""
        rest = replace(node, filters=tuple(each for each in node.filters if each is not rank))
        nth = {1: "first"} | {number: word for word, number in ORDINALS.items()}
        which = "last" if rank.last else nth.get(rank.low, "")
        if not which or node.quantity != ONE or rank.high not in (None, rank.low):
            raise UnsayableError("which of the counters")
        higher = " or higher" if rank.high is None else ""
        return f"the {which}{higher} {self.select(rest).removeprefix('a ')}"

    def _chosen(self, node: Any) -> bool:
        """Whether it is a power that was chosen."""
        known = self.labels.get(node.label) if isinstance(node, Ref) else None
        return known is not None and known.select.kind is Kind.NUMBER

    @staticmethod
    def _behind(node: Select, filters: Filters) -> bool:
        """ "the minion with the highest power": where the superlative does not name the one thing meant."""
        if filters[Extreme].stat is not Stat.POWER or node.kind is Kind.BASE:
            if Controlled in filters:
                raise UnsayableError("whose highest number")
            return True
        return node.quantity == ONE and Controlled not in filters and not filters[Extreme].one

    @staticmethod
    def _how_many(quantity: Quantity) -> str:
        low, high = quantity.low, quantity.high
        if not isinstance(low, int) or not (high is None or isinstance(high, int)):
            raise UnsayableError("a counted quantity")
        if quantity.every:
            return "each"
        if quantity.but:
            return f"all but {number_word(quantity.but)}"
        if (low, high) == (0, None):
            return "any number of"
        if quantity == NONE:
            return "no"
        if high is None:
            return f"at least {number_word(low)}"
        if low == high:
            return number_word(low)
        if low == 0:
            return f"up to {number_word(high)}"
        if low == high - 1:
            return f"{number_word(low)} or {number_word(high)}"
        raise UnsayableError("an odd range")

    @staticmethod
    def _copied(node: Select, filters: Filters) -> bool:
        """ "a copy of it"."""
        like = filters.get(SharesName)
        known = isinstance(like, SharesName) and getattr(like.with_, "words", "") not in (
            "that name",
            "the same name",
        )
        return known and node.kind is Kind.CARD and node.quantity == ONE

    @staticmethod
    def _adjective(compare: Compare) -> bool:
        amount = compare.amount
        return isinstance(amount, StatOf) and getattr(amount.what, "words", "") in ("higher-power", "lower-power")

    @staticmethod
    def _relative(node: Select, filters: Filters, style: str) -> bool:
        """ "minions you have here": whose they are is said behind the noun."""
        owner, at = filters.get(Controlled), filters.get(At)
        if not isinstance(owner, Controlled) or owner.negated or not isinstance(at, At):
            return False
        if style == "for each" or (style == "each" and node.quantity == EVERY):
            return isinstance(owner.by, Ref) and owner.by.words == "they"
        return style == "number"

    def _after(self, node: Select, filters: Filters) -> str:
        parts: list[str] = []
        compares = [each for each in node.filters if isinstance(each, Compare) and not self._adjective(each)]
        for each in compares:
            if isinstance(each.amount, Num):
                parts.append(self.spec(each))
            elif isinstance(each.amount, StatOf) and self._chosen(each.amount.what):
                stats = {Stat.POWER: "power", Stat.PRINTED_POWER: "printed power"}
                bounds = {Op.EQUAL: "", Op.AT_MOST: " or less", Op.AT_LEAST: " or more"}
                if each.op not in bounds or each.amount.stat is not Stat.POWER or each.stat not in stats:
                    raise UnsayableError("how it stands to that power")
                parts.append(f"of that {stats[each.stat]}{bounds[each.op]}")
            elif isinstance(each.amount, Total) and isinstance(each.amount.parts[0], Num):
                parts.append(self.spec(replace(each, amount=each.amount.parts[0])) + self.more(each.amount))
        total = filters.get(Sum)
        if isinstance(total, Sum):
            bare = Compare(total.stat, total.op, total.amount)
            if isinstance(total.amount, Num):
                said = "with " + self.spec(bare).removeprefix("of ")
            else:
                said = self.comparing(bare, total=True)
            parts.append(said.replace("with ", "with total ", 1))
        if OfFaction in filters:
            parts.append(f"of {self.any(filters[OfFaction].faction)}")
        if OfType in filters:
            parts.append(of_type(self, filters[OfType].type))
        if SameName in filters:
            parts.append("with the same name")
        if Answering in filters:
            raise UnsayableError("what else is done with what would trigger")
        if Offering in filters:
            parts.append("that says OR" if node.quantity == ONE else "that say OR")
        parts += [alike(each) for each in node.filters if isinstance(each, Alike)]
        carries: list[Any] = [each.what for each in node.filters if isinstance(each, Having)]
        for carried in carries:
            parts.append(f"with {self.having(carried)}{'' if carried.kind is not Kind.ACTION else ' on it'}")
        if MostOf in filters:
            parts.append(self.most(filters[MostOf]))
        if Extreme in filters and self._behind(node, filters):
            most = filters[Extreme]
            vps = "most VPs" if most.extremum is Extremum.HIGHEST else "fewest VPs"
            total = "total " if node.kind is Kind.BASE and most.stat is Stat.POWER else ""
            number = f"{most.extremum.value} {total}{most.stat.value}"
            tie = " (you choose in case of a tie)" if most.one and node.kind is Kind.PLAYER else ""
            parts.append(f"with the {vps if most.stat is Stat.VP else number}{tie}")
        zone = node.zone
        ended = isinstance(zone, Pile) and zone.end is not None and not zone.revealing
        behind = of_anybody(zone)  # "a card they do not own from a hand or deck"
        if zone is not None and not (ended or behind) and not (isinstance(zone, Pile) and zone.zone is Zone.BURIED):
            parts.append(self._zone(zone))
        placed = At in filters and isinstance(filters[At].place, Here)
        placed = placed and SharesName in filters and isinstance(filters[SharesName].with_, Select)
        if placed:  # "a minion here with the same name as another minion here"
            parts.append("here")
        if SharesName in filters and not self._copied(node, filters):
            like = filters[SharesName].with_
            named_so = getattr(like, "words", "") == "that name"
            as_that = getattr(like, "words", "") == "the same name"
            same = "with the same name" + ("" if as_that else f" as {self.any(like)}")
            parts.append("with that name" if named_so else same)
        if MentionedOn in filters:
            parts.append(f"named on {self.any(filters[MentionedOn].host)}")
        if Owned in filters:
            who = "you" if isinstance(filters[Owned].by, You) else "they"
            if isinstance(filters[Owned].by, Select | NextTo) and not filters[Owned].negated:
                parts.append(f"owned by {self.any(filters[Owned].by)}")
            else:
                parts.append(f"{who} do not own" if filters[Owned].negated else f"{who} own")
        if behind:
            parts.append(behind)
        if At in filters and not placed:
            where = self.at(filters[At].place)
            if node.kind is Kind.ACTION and where not in ("here", "there"):
                raise UnsayableError("an action at a base: not only those played on the base itself")
            parts.append(where)
        if On in filters:
            hosts = filters[On].host.parts if isinstance(filters[On].host, EitherOf) else (filters[On].host,)
            styles = ["bare" if isinstance(h, Select) and h.quantity == EVERY else "each" for h in hosts]
            said_on = [f"on {self.any(each, style)}" for each, style in zip(hosts, styles, strict=True)]
            if isinstance(filters[On].host, EitherOf) and filters[On].host.mixed:
                said_on = [said_on[0], *(each.removeprefix("on ") for each in said_on[1:])]
                parts.append(" and/or ".join(said_on))
            else:
                parts.append(" or ".join(said_on))
        if StoredUnder in filters:
            parts.append(f"stored under {self.any(filters[StoredUnder].host)}")
        if Controlled in filters and filters[Controlled].negated:
            if not isinstance(filters[Controlled].by, You):
                raise UnsayableError("not controlled by them")
            owned = Owned in filters and isinstance(filters[Owned].by, You)  # "you own that you do not control"
            parts.append(f"{'that ' if owned else ''}you do not control")
        fixed = [
            each for each in compares if isinstance(each.amount, Total) and isinstance(each.amount.parts[0], Num)
        ]
        fixed += [each for each in compares if isinstance(each.amount, StatOf) and self._chosen(each.amount.what)]
        parts.extend(self.comparing(e) for e in compares if not isinstance(e.amount, Num) and e not in fixed)
        if Where in filters:
            parts.append(self.where(node.kind, filters[Where].condition, filters[Where].earlier))
        return " ".join(parts)

    def most(self, node: MostOf) -> str:
        """ "with the most minions here", "who revealed the most actions"."""
        if node.alone:
            return f"{self.most(replace(node, alone=False))} (no one in case of a tie)"
        if node.tied:
            return f"tied for{self.most(replace(node, tied=False)).removeprefix('with')}"
        most = "most" if node.extremum is Extremum.HIGHEST else "fewest"
        those = [each for each in node.what.filters if isinstance(each, Among)]
        if not those:
            on_it = [each for each in node.what.filters if is_on_itself(each)]
            kept = tuple(each for each in node.what.filters if each not in on_it)
            told = things_of(self, replace(node.what, filters=kept), "their")
            return f"with the {most} {'of ' if told.startswith('your ') else ''}{told}{' on it' if on_it else ''}"
        done = self.done(those[0])
        if not done:
            raise UnsayableError("the most of which of them")
        rest = tuple(each for each in node.what.filters if each not in those)
        past = lexicon().forms[lexicon().verbs[done][0][0]][2]
        return f"who {past} the {most} {self.select(replace(node.what, filters=rest), 'bare')}"

    def _zone(self, zone: Any) -> str:
        if isinstance(zone, EitherOf):
            return f"from {self.end_of(zone)}"
        if isinstance(zone, Pile) and zone.zone is Zone.PLAY:
            return "in play"
        if isinstance(zone, Pile) and zone.revealing and zone.end is not None:
            return f"off the {zone.end.value} of {self.pile(replace(zone, end=None))}"
        if isinstance(zone, Pile) and zone.zone is Zone.STASIS:
            return "in stasis"
        if isinstance(zone, Pile) and isinstance(zone.of, Ref) and zone.of.words not in ("their", "its"):
            return "in it"
        return f"from {self.pile(zone)}"

    def related(self, node: Select, style: str) -> str:
        """A counted selection whose holder is said behind it: "minion they have here"."""
        filters: Filters = {type(each): each for each in node.filters}
        owner, at = filters.get(Controlled), filters.get(At)
        if (
            isinstance(owner, Controlled)
            and not owner.negated
            and isinstance(at, At)
            and self._relative(node, filters, style)
        ):
            rest = tuple(each for each in node.filters if not isinstance(each, (Controlled, At)))
            who = "you" if isinstance(owner.by, You) else "they"
            return f"{self.select(replace(node, filters=rest), style)} {who} have {self.at(at.place)}"
        return self.select(node, style)

    def at(self, place: Any) -> str:
        """A place: "here", "there", "on another base"."""
        if isinstance(place, Here):
            return "here"
        if isinstance(place, Ref) and place.words in ("", "there"):
            return "there"
        if isinstance(place, BaseOf) and getattr(place.what, "words", "") == "the same":
            return "on the same base"
        if isinstance(place, BaseOf) and getattr(place.what, "words", "") == "there":
            return "there"
        if isinstance(place, Select) and place == Select(Kind.BASE, ONE, label=place.label):
            return "on one base" if place.label is not None else "on a base"
        if isinstance(place, Select) and place.quantity == ANY_NUMBER and place.kind is Kind.BASE:
            return f"on {self.any(replace(place, quantity=EVERY), 'bare')}"
        return f"on {self.any(place)}"
