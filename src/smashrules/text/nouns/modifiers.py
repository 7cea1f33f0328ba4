"""What stands behind a noun made into filters, places and piles; and counters, which stand on cards.

Knows what a modifier adds to the thing it belongs to, not which modifier belongs to what (``attach``).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.amounts import Count, Num, PowerAt, Quotient, StatOf, Times
from smashrules.effects.conditions import Dueling, Has, Is, Not, Relation, Silenced, TurnOf
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    BREAKPOINTS,
    EVERY,
    NONE,
    ONE,
    Alike,
    Among,
    At,
    Both,
    Candidate,
    Compare,
    Controlled,
    ControllerOf,
    EitherOf,
    Extreme,
    Having,
    Here,
    Kind,
    MentionedOn,
    MostOf,
    OfFaction,
    OfType,
    On,
    Op,
    Other,
    Owned,
    OwnerOf,
    Pile,
    Placed,
    Quantity,
    SameName,
    Select,
    SharesName,
    Sort,
    Stat,
    Sum,
    This,
    Trait,
    Where,
    You,
)
from smashrules.effects.verbs import Verb
from smashrules.text.binding.pending import NO_OTHER, Pron, reference, temporary
from smashrules.text.nouns.adjectives import COMPARING, compared_as, of_those, rank, the_most
from smashrules.text.nouns.counting import chosen_power, so_many
from smashrules.text.nouns.determiners import CARD_KINDS, Before, Thing, UnfitError, end_of, evolve_prep
from smashrules.text.nouns.fitting import as_bases, carrying, for_any_card, in_their_own, or_of, than_whom
from smashrules.text.nouns.holding import ABLE, holding, of_either_sort, own_ability, stored_under_itself
from smashrules.text.nouns.more_there import more_there
from smashrules.text.nouns.numbers import STATS, Numbers
from smashrules.text.nouns.of_each_player import the_most_of
from smashrules.text.nouns.other_than import BASES, are_bases, compared_with, of_kinds, other_than
from smashrules.text.nouns.partners import (
    apart_from,
    more_powerful,
    more_than,
    most_at,
    most_of_those,
    most_on,
    most_powerful,
    of_each,
)
from smashrules.text.structure.attach import Dep, tag
from smashrules.text.structure.syntax import Phrase, Sub, Word
from smashrules.text.words.called import counter_name
from smashrules.text.words.tokens import Token


def _carried_by_it(node: Any) -> bool:
    """ "A base with an action on it"."""
    hosts = [each.host for each in getattr(node, "filters", ()) if isinstance(each, On)]
    plain = isinstance(node, Select) and node.kind is Kind.ACTION
    return plain and len(hosts) == 1 and isinstance(hosts[0], Pron) and hosts[0].form == "it"


def _on_it(node: Select) -> Select:
    """ "(a base with) two minions on it": that they are on it is what the base has them for."""
    on_it = [
        each
        for each in node.filters
        if isinstance(each, (At, On))
        and isinstance(where := each.place if isinstance(each, At) else each.host, Pron)
        and where.form == "it"
        and not where.many
    ]
    return replace(node, filters=tuple(each for each in node.filters if each not in on_it), label=None)


def _bases(them: Select) -> Any:
    """ "each of them", "another of them", as bases."""
    bases = as_bases(them)
    if bases is them:
        raise UnfitError("on which of them")
    return bases


def _none(who: Any) -> bool:
    return isinstance(who, Select) and who.quantity == NONE


_DONE_TO_COUNTERS = {"removed": Verb.REMOVE_COUNTER, "placed": Verb.PUT_COUNTER, "added": Verb.PUT_COUNTER}
COUNTERS = {
    "+1_power_counter": Kind.COUNTER,
    "power_counter": Kind.COUNTER,
    "stasis_counter": Kind.STASIS_COUNTER,
    "counter": Kind.ANY_COUNTER,
}


class Added(Struct, frozen=True):
    """What is added to the number said before it ("of power 3 or less plus the number of cards discarded")."""

    part: Dep


_BORNE = ("minion", "action", "titan", "card")
"""What is of a player by being controlled by them."""


class Modifiers(Numbers, frozen=True):
    """Builds filters, and counters."""

    def counters(self, dep: Dep, noun: Token, before: Before, many: bool, span: Span) -> Thing:
        """Counters: how many, and on what."""
        quantity = before.quantity
        filters: list[Any] = []
        outer = before
        if before.partitive:
            if before.inner is None or not (before.inner.poss or before.inner.definite) or not many:
                raise UnfitError("one of which counters")
            before = before.inner
            if before.quantity is not None:
                raise UnfitError("one of a")
        as_written = not self.text[noun.start - 1 : noun.start].isalpha()  # else a word that is said for others
        named = counter_name(self.text[noun.start : noun.end]) if as_written else ""
        if named and noun.word in ("counter", "counters"):
            filters.append(Sort(named, span=span))
        counted = before.counted and many and not (before.words or before.poss or before.quantity)
        if before.counted and not counted:
            raise UnfitError("the number of which counters")
        if before.plus is not None:
            raise UnfitError("+2 power counters")
        if before.done in _DONE_TO_COUNTERS and before.definite != "the":
            known, deed = frozenset(each.value for each in COUNTERS.values()), _DONE_TO_COUNTERS[before.done]
            those = reference("done", f"{before.done} counters", known, True, deed, span[0], span=span)
            filters.append(Among(those, span=span))
            before = replace(before, done="")
        ranked = rank(before) if not (many or outer.partitive) else None
        if ranked is not None:
            filters.append(replace(ranked, span=span))
            quantity, before = ONE, replace(before, words=frozenset())
        more, most = compared_as(before.words), the_most(before)
        before = replace(before, words=before.words - COMPARING.keys() - ({"most", "fewest"} if most else set()))
        if before.words - {"additional", "extra"} or before.done or before.end or before.definite in ("this", "that"):
            raise UnfitError("which counters")
        if before.definite == "those":
            known = frozenset(each.value for each in COUNTERS.values())
            those = reference("that", "those counters", known, True, None, span[0], span=span)
            filters.append(Among(those, span=span))
        if before.poss:
            if before.poss == "your":
                raise UnfitError("counters are a card's")
            filters.append(On(self.poss(before, None, frozenset(CARD_KINDS), span), span=span))
        amount: Any = None
        than: Any = None
        for part in dep.parts:
            if isinstance(part.item, Sub):  # "the counters you removed"
                filters.append(self.clause_filter(part, "counter"))
                if isinstance(filters[-1], (Controlled, Owned)):
                    raise UnfitError("counters are a card's")
                continue
            if isinstance(part.item, Word):  # "counters here"; "on your minions here": the minions are
                if any(isinstance(each, On) for each in filters):
                    raise UnfitError("counters where")
                filters.append(At(self.place(part.item.word, (part.item.start, part.item.end)), span=span))
                continue
            inner = self.phrase(evolve_prep(part))
            if tag(part.item).startswith("than:"):
                if more is None or than is not None:
                    raise UnfitError("than whom")
                than = than_whom(part, inner.node)
            elif tag(part.item).startswith("equal_to:"):
                if amount is not None or quantity is not None or not many or inner.compare or inner.bonus:
                    raise UnfitError("how many counters")
                amount = inner.node
            elif any(isinstance(each, (On, At, Among)) for each in filters):
                raise UnfitError("on two things")
            else:
                node = inner.node
                if isinstance(node, Pron) and not node.kinds:
                    plain = noun.word in ("counter", "counters")
                    node = replace(node, kinds=CARD_KINDS | {"base"} if plain else frozenset(CARD_KINDS))
                filters.append(
                    On(
                        carrying(node, self.type, COUNTERS[noun.word.removesuffix("s")]),
                        span=(part.item.start, end_of(part)),
                    )
                )
        if outer.equal_number:
            if amount is not None or quantity is not None or not many or filters or outer.at_most:
                raise UnfitError("how many counters")
            amount = so_many(outer, span)
        each = isinstance(dep.item, Phrase) and dep.item.prep in ("for_each", "for_every")
        if (more or most) and (each or (isinstance(dep.item, Phrase) and dep.item.prep and dep.item.prep != "with")):
            raise UnfitError("more counters than whoever")
        if amount is not None:
            quantity = Quantity(amount, amount)
        elif counted:
            quantity = EVERY
        elif each and many and outer.number is not None and outer.number > 1 and not outer.partitive:
            kind, label = COUNTERS[noun.word.removesuffix("s")], temporary(span[0])
            whole = Count(Select(kind, EVERY, tuple(filters), label=label, span=span), span=span)
            return Thing("power", Quotient(whole, outer.number, span=span))  # "for every two counters removed"
        elif quantity is None or each:
            if not (many or each) or (each and (quantity or many) and not outer.partitive):
                raise UnfitError("how many counters")
            quantity = EVERY
        elif not outer.partitive and not outer.all and quantity not in (NONE, Quantity(0, 1), Quantity(1, None)):
            if many != (quantity.high != 1 and quantity != EVERY):
                raise UnfitError("number and noun disagree")
        elif outer.all and not many:
            raise UnfitError("number and noun disagree")
        if before.definite == "the" and not (filters or each or most) and many and quantity == EVERY:
            known = frozenset(each.value for each in COUNTERS.values())
            return Thing("counter", reference("that", "the counters", known, True, None, span[0], span=span), many)
        if before.definite == "the" and not (filters or each or most):
            raise UnfitError("the counters that are not known")
        kind = COUNTERS[noun.word.removesuffix("s")]
        if counted:
            return Thing("power", Count(Select(kind, EVERY, tuple(filters), span=span), span=span))
        select: Any = Select(kind, quantity, tuple(filters), label=temporary(span[0]), span=span)
        return Thing("counter", select, many, span, exact=outer.exact, than=than, more=more, extremum=most)

    def _modifier(self, part: Dep, kind: str, before: Before, span: Span) -> Any:
        """The filter, zone or conjunct that one modifier of a card, base, player or faction adds."""
        item = part.item
        place = (item.start, end_of(part))
        if isinstance(item, Word):
            what = tag(item)
            if what == "power":
                return self._spec(item.word, place)
            if what == "place":
                return At(self.place(item.word, place), span=place)
            if what == "tie":
                if kind == "player" and (before.definite != "the" or not item.word.startswith("&(you_choose")):
                    raise UnfitError("who chooses one of them")
                return ("tie",)
            if what in ("untied", "tied"):
                return (what,)
            told_again = what == "remark" and item.word in ("again", "this_way")  # of a deed: once more, or by it
            if (what == "remark" and not told_again) or (
                what == "of-choice" and kind == "player" and before.quantity == ONE
            ):
                return None
            raise UnfitError(f"{item.word} of a {kind}")
        if isinstance(item, Sub):
            return self.clause_filter(part, kind)
        inner = self.phrase(evolve_prep(part))
        if inner.only:
            raise UnfitError("the only one, if there is but one")
        prep = tag(item).partition(":")[0]
        if prep == "&and" and inner.cat == "power":
            return replace(inner, node=chosen_power(inner))
        if prep == "&and":
            return inner
        if prep in ("in", "from", "of") and inner.cat in ("pile", "end", "play"):
            if inner.cat == "play" and isinstance(inner.node, Both):
                raise UnfitError("in play, or elsewhere")
            if isinstance(inner.node, EitherOf) and (inner.node.mixed or prep != "from"):
                raise UnfitError("from either end")
            if prep == "of" and before.end is None:
                raise UnfitError("of a pile")
            return inner.node
        if prep in ("in", "from") and inner.cat == "it" and isinstance(inner.node, Pron):
            return replace(inner.node, kinds=frozenset(("pile",)))
        if prep == "in" and inner.cat == "duel" and inner.node is None and not inner.many and kind == "minion":
            return Where(Dueling(Candidate(span=place), inner.than, span=place), span=place)
        if prep == "named_on":
            return MentionedOn(_one_known(inner.node), span=place)
        if prep == "off" and isinstance(inner.node, Pile) and inner.node.end is not None:
            return replace(inner.node, revealing=True, span=place)
        if prep in ("&or", "&and/or", "&oron"):
            return inner
        if prep == "from" and inner.cat == "card" and isinstance(inner.node, (Pron, Select)) and inner.many:
            if kind == "action" and isinstance(inner.node, Select) and inner.node.kind is Kind.MINION:
                raise UnfitError("an action is none of some minions")
            group: Any = inner.node
            return Among(group, span=place)
        if prep == "among" and inner.cat == "it" and isinstance(inner.node, Pron):
            those: Any = replace(inner.node, kinds=inner.node.kinds or _those_with(kind))
            return Among(those, span=place)  # "all minions among them"
        if prep == "on":
            if inner.exact:
                raise UnfitError("on exactly so many, and on no other")
            if isinstance(inner.node, EitherOf):
                if kind not in ("action", "card"):
                    raise UnfitError("on this or that")
                return On(inner.node, span=place)
            if inner.cat == "base":
                apart = [each for each in getattr(inner.node, "filters", ()) if isinstance(each, Alike)]
                if apart and inner.node.filters == tuple(apart) and apart[0].trait is Trait.SELF:
                    return Alike(Trait.BASE, different=True, span=place)  # "two minions on different bases"
                return (On if kind == "action" else At)(inner.node, span=place)
            if inner.cat == "it" and kind in ("minion", "titan") and isinstance(inner.node, Select):
                return At(_bases(inner.node), span=place)  # "on each of them": of those bases
            if inner.cat == "it" and kind in ("minion", "titan") and isinstance(inner.node, Pron):
                at_base: Any = replace(inner.node, kinds=frozenset(("base",)))
                return At(at_base, span=place)
            if inner.cat == "it" or (kind in ("action", "treasure") and inner.cat == "card"):
                return On(or_of(inner.node, "base"), span=place)
            raise UnfitError("on what")
        if kind == "copy" and prep == "of" and inner.cat in ("card", "it"):
            like = inner.node
            if isinstance(like, Pron) and not like.kinds:
                like = replace(like, kinds=CARD_KINDS)
            named = SharesName(like, span=place)
            return [named, Other(like, span=place)] if before.other else named  # "another copy of it"
        if prep in ("with", "of") and inner.cat == "alike":
            return Alike(inner.node, span=place)
        if prep == "with" and inner.cat == "differs":
            like = Select(Kind.CARD, ONE, (SharesName(inner.node, span=place),), span=place)
            return Where(Not(Is(Candidate(span=place), like, span=place), span=place), span=place)
        if prep in ("with", "of") and inner.cat == "unlike":
            return Alike(inner.node, different=True, span=place)
        if prep == "of" and inner.cat == "faction" and getattr(inner.node, "quantity", ONE) != NONE:
            return OfFaction(inner.node, span=place)
        if prep == "of" and inner.cat == "player" and kind in _BORNE and isinstance(inner.node, Pron | Select):
            whose: Any = inner.node
            return Controlled(whose, span=place)  # "each other minion of that player", "actions of other players"
        if prep == "of" and inner.cat == "type" and _is_one(inner.node):
            of_it: Any = inner.node
            return OfType(of_it, span=place)
        if prep == "with" and inner.cat == "name":
            return SameName(span=place) if inner.node is None else SharesName(inner.node, span=place)
        if prep == "with" and (the_most := of_those(inner.node, kind)) is not None:
            return the_most
        if prep == "with" and inner.extremum is not None and kind == "base":
            return most_at(inner, place)
        if prep == "with" and inner.extremum is not None and kind == "player" and isinstance(inner.node, Select):
            return MostOf(the_most_of(inner.node, Candidate()), inner.extremum, span=place)
        if prep == "with" and inner.extremum is not None and kind == "player" and inner.cat == "vp":
            return Extreme(Stat.VP, inner.extremum, span=place)
        if prep == "with" and kind == "player" and inner.cat == "vp" and inner.compare and inner.compare[2]:
            mine: Any = StatOf(Stat.VP, Candidate(span=place), span=place)
            return Where(Relation(mine, inner.compare[1], inner.compare[2], span=place), span=place)
        if prep == "with" and kind == "player" and inner.cat == "vp" and inner.compare is not None and inner.than:
            if inner.node is not None:
                raise UnfitError("by how many")
            theirs: Any = StatOf(Stat.VP, Candidate(span=place), span=place)
            others: Any = StatOf(Stat.VP, apart_from(theirs.what, inner.than), span=place)
            return Where(Relation(theirs, inner.compare[1], others, span=place), span=place)
        if (
            prep == "with"
            and inner.extremum is not None
            and kind == "player"
            and isinstance(inner.than, Here | Pron)
            and inner.among is None
        ):
            most = most_powerful(inner.than, inner.extremum, place)
            return Where(Not(most, span=place) if inner.lacking else most, span=place)
        if prep == "with" and inner.extremum is not None and kind == "player" and isinstance(inner.among, Select):
            return Where(most_of_those(inner.among, inner.than, inner.extremum, place), span=place)
        if prep == "with" and inner.extremum is not None and kind in CARD_KINDS and inner.than is None:
            if inner.node is not None:
                return most_on(inner, place)
            return Extreme(inner.stat, inner.extremum, span=place)
        if prep == "with" and inner.exact and inner.bonus and isinstance(inner.node, Times) and kind in CARD_KINDS:
            equal = (
                Stat.POWER,
                Op.EQUAL,
                inner.node.amount,
            )  # "with power equal to the number of cards in your hand"
            inner = replace(inner, node=None, bonus=False, compare=equal)
        nothing_at_all = inner.compare == (Stat.POWER, Op.EQUAL, Num(0)) and inner.than is None
        here: Any = Here(span=place) if nothing_at_all else inner.than
        somewhere = isinstance(here, Here | Pron)
        if prep == "with" and kind == "player" and inner.compare is not None and somewhere:
            power = PowerAt(Candidate(span=place), here, span=place)
            if isinstance(inner.compare[2], PowerAt):  # "with less power here than you"
                if isinstance(inner.compare[2].who, Select):
                    return Where(more_powerful(inner.compare[2], inner.compare[1], place), span=place)
                return Where(Relation(power, inner.compare[1], inner.compare[2], span=place), span=place)
            nothing = inner.compare[2] or Num(0, span=place)
            return Where(Relation(power, inner.compare[1], nothing, span=place), span=place)
        if prep in ("with", "of") and inner.compare is not None:
            if inner.than is not None:
                raise UnfitError("the power that it has, wherever it is")
            stat, op, amount = inner.compare
            if stat is Stat.VP:
                raise UnfitError("only a player has VPs")
            if stat in BREAKPOINTS and kind != "base":
                raise UnfitError("only a base has a breakpoint")
            if isinstance(amount, PowerAt) and isinstance(amount.place, Pron) and kind == "base":
                raise UnfitError("where: at that base, or where something is")
            if inner.total and amount is not None:
                return Sum(stat, op, amount, span=place)
            if kind == "player" and (amount is None or not isinstance(amount, Num)):
                raise UnfitError("a player's power is that at a base")
            if amount is None:
                kinds = frozenset(("base",)) if stat in BREAKPOINTS else frozenset(CARD_KINDS)
                pron = reference("compared", "as much", kinds, None, None, inner.span[0], span=inner.span)
                amount = StatOf(stat, pron, span=inner.span)
            if isinstance(amount, StatOf) and kind in CARD_KINDS:  # "with the same power as another minion here"
                amount = replace(amount, what=compared_with(Thing("card", amount.what)))
            return Compare(stat, op, amount, span=place)
        if (
            prep == "with"
            and inner.cat == "counter"
            and (kind in CARD_KINDS or (kind != "player" and for_any_card(inner.node)))
        ):
            if inner.compared:
                raise UnfitError("more counters than whoever")
            return Having(self.carried(inner), span=place)
        if prep == "with" and inner.cat == "silenced" and kind in CARD_KINDS:
            silenced = Silenced(Candidate(span=place), span=place)
            return Where(silenced if inner.node is None else Not(silenced, span=place), span=place)
        if prep == "with" and inner.cat in ABLE and (kind in CARD_KINDS or kind == "base"):
            return Having(own_ability(inner), span=place)
        if prep == "with" and inner.cat == "card" and kind in CARD_KINDS:
            if (stored := stored_under_itself(inner.node)) is not None:
                return Where(self.has(None, replace(inner, node=stored), "card", place), span=place)
            return Having(self.attached(inner), span=place)
        if prep == "with" and inner.cat in ("card", "counter") and kind == "player" and inner.more:
            return Where(more_than(inner, place), span=place)
        if prep == "with" and inner.cat == "card" and kind == "base" and inner.more:
            return Where(more_there(inner, place), span=place)
        of_them = kind == "base" and inner.cat == "it" and isinstance(inner.node, Select)  # "a base with one of them"
        if of_them and inner.node.quantity == NONE:
            raise UnfitError("with none of them")
        if prep == "with" and (inner.cat == "card" or of_them) and kind in ("player", "base"):
            if kind == "player" and isinstance(inner.node, Select):
                # "with a card in their hand": each may hold one, so that none of these is spoken of
                inner = replace(inner, node=replace(of_each(inner.node), label=None))
            if kind == "base" and any(
                isinstance(e, Extreme) and e.stat in BREAKPOINTS for e in getattr(inner.node, "filters", ())
            ):
                raise UnfitError("a base has no bases on it")
            if kind == "base" and not hasattr(inner.node, "kind"):
                raise UnfitError("a base with several things at once")
            if kind == "base" and _carried_by_it(inner.node):
                return Having(self.attached(inner), span=place)
            if kind == "base" and isinstance(inner.node, Select) and inner.node.kind is not Kind.ACTION:
                inner = replace(inner, node=_on_it(inner.node))
            held = self.has(Candidate() if kind == "player" else None, inner, kind, place)
            return Where(in_their_own(held), span=place)
        if prep == "other_than" and kind == "player" and isinstance(inner.node, (You, OwnerOf, ControllerOf, Pron)):
            return Other(of_kinds(inner.node, frozenset(("player",))), span=place)
        if prep == "other_than" and isinstance(inner.node, Select) and inner.node.filters:
            placed = inner.node.filters[0]
            if isinstance(placed, Placed):
                return replace(placed, negated=True, span=place)
            if isinstance(placed, Where) and isinstance(placed.condition, TurnOf):  # "than the current player"
                return Where(Not(placed.condition, span=place), span=place)
        if prep == "other_than" and kind == "base" and are_bases(inner):
            return Other(of_kinds(inner.node, BASES), span=place)
        if prep == "other_than" and kind in CARD_KINDS:
            return other_than(inner, kind, place)
        if prep in ("plus", "minus"):
            return Added(part)
        if prep in ("equal_to", "&upto") and inner.cat == "power" and inner.compare is None:
            return Quantity(0 if prep == "&upto" else inner.node, inner.node, span=place)
        if prep == "than":
            return inner
        raise UnfitError(f"{tag(item)} of a {kind}")

    @staticmethod
    def attached(thing: Thing) -> Any:
        """The actions that are on a thing: "a minion with an action on it"."""
        node = thing.node
        if not isinstance(node, Select) or node.kind is not Kind.ACTION or thing.extra or thing.more:
            raise UnfitError("carries what")
        hosts = [each.host for each in node.filters if isinstance(each, On)]
        if len(hosts) != 1 or not isinstance(hosts[0], Pron) or hosts[0].form != "it":
            raise UnfitError("on something else")
        quantity = node.quantity
        if quantity in (ONE, EVERY) and not thing.exact:
            quantity = Quantity(1, None)
        rest = tuple(each for each in node.filters if not isinstance(each, On))
        return replace(node, filters=rest, quantity=quantity, label=None)

    @staticmethod
    def carried(thing: Thing) -> Any:
        """The counters that a thing carries: "a" and "+1 power counters" are at least one; "on it" adds nothing."""
        node = thing.node
        if not isinstance(node, Select):
            raise UnfitError("counters that were spoken of")
        if any(not isinstance(each, (On, Sort)) for each in node.filters):
            raise UnfitError("counters where")
        hosts = [each.host for each in node.filters if isinstance(each, On)]
        if any(not isinstance(host, Pron) or host.form != "it" for host in hosts):
            raise UnfitError("counters on something else")
        quantity = node.quantity
        if quantity in (ONE, EVERY) and not thing.exact:
            quantity = Quantity(1, None)
        sorts = tuple(each for each in node.filters if isinstance(each, Sort))
        return replace(node, filters=sorts, quantity=quantity, label=None)

    def has(self, who: Any, thing: Thing, kind: str, span: Span) -> Any:
        """ "with a minion here", "have no minions": the place is the condition's, not the thing's."""
        if isinstance(thing.node, (Both, EitherOf)):
            said = [replace(thing, node=each) for each in of_either_sort(thing.node)]
            return holding(thing.node, [self._has_sort(who, each, kind, span) for each in said], span)
        return self._has_sort(who, thing, kind, span)

    def _has_sort(self, who: Any, thing: Thing, kind: str, span: Span) -> Has:
        node = thing.node
        if not isinstance(node, Select) or thing.more:
            raise UnfitError("have what")
        if node.quantity in (EVERY, Quantity(1, None)) and any(
            isinstance(each, Alike | SameName) for each in node.filters
        ):
            raise UnfitError("how many of them differ, or are alike")  # one alone does neither
        nobody = [each for each in node.filters if isinstance(each, Controlled) and _none(each.by)]
        if nobody:  # "no other player's minions": none of any other player's
            holder: Any = nobody[0].by
            by: Any = replace(holder, quantity=EVERY, label=None)
            kept = [replace(each, by=by) if each is nobody[0] else each for each in node.filters]
            node = replace(node, filters=tuple(kept), quantity=NONE)
        at: Any = Candidate() if kind == "base" else None
        for each in node.filters:
            if isinstance(each, At):
                if at is not None:
                    raise UnfitError("two places")
                at = each.place
        filters = tuple(each for each in node.filters if not isinstance(each, At))
        quantity = node.quantity
        if quantity == EVERY and not thing.many:
            raise UnfitError("have each")
        if quantity in (ONE, EVERY) and not thing.exact:
            quantity = Quantity(1, None)
        return Has(who, replace(node, filters=filters, quantity=quantity), at, span=span)

    def place(self, word: str, span: Span) -> Any:
        if word.endswith("here"):
            if word.endswith("there"):
                return reference("there", "there", frozenset(("base",)), False, None, span[0], span=span)
            return Here(span=span)
        raise UnfitError(word)

    @staticmethod
    def _spec(word: str, span: Span) -> Compare:
        words = word.split()
        if words[0] not in ("of", "with"):
            words.insert(0, "")
        stat = STATS[words[1]]
        op = Op.EQUAL
        if len(words) > 3:
            op = Op.AT_MOST if words[3] in ("or_less", "or_fewer") else Op.AT_LEAST
        made: Any = Sum if words[1].startswith("total_") else Compare
        return made(stat, op, Num(int(words[2]), span=span), span=span)  # type: ignore[no-any-return]

    def clause_filter(self, dep: Dep, kind: str) -> Any:
        """The filter that a clause inside a noun phrase adds; the clauses know."""
        raise NotImplementedError


def _one_known(host: Any) -> Any:
    """The card on which a name stands. Raises ``UnfitError`` where several could be meant."""
    if not isinstance(host, (Pron, This)):
        raise UnfitError("named on which card")
    return host


def _is_one(like: Any) -> bool:
    """Whether it is one card whose type another one can be of."""
    return isinstance(like, (Pron, This)) or (isinstance(like, Select) and like.quantity == ONE)


def _those_with(kind: str) -> frozenset[str]:
    """Of which kinds things can be that have one of that ``kind`` among them: minions have no actions."""
    other = {"minion": "action", "action": "minion"}.get(kind)
    return CARD_KINDS - {other} | {NO_OTHER} if other else CARD_KINDS
