"""What must hold of a thing, said in words behind it: "where you have a minion", "that was played here this turn".

Knows conditions as they stand in a noun phrase. How the things in them are called, the phrases know.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.amounts import Count, Num, PowerAt, StatOf
from smashrules.effects.conditions import (
    AllOf,
    AnyOf,
    Causes,
    Complied,
    Did,
    Done,
    Dueling,
    Has,
    InPlaySince,
    Is,
    Not,
    Outnumbers,
    Outpowers,
    Relation,
    Silenced,
    TurnOf,
)
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    At,
    Candidate,
    Controlled,
    Having,
    Here,
    Kind,
    NextTo,
    Op,
    Other,
    Pile,
    Quantity,
    Ref,
    Select,
    SharesName,
    Stat,
    StoredUnder,
    You,
    Zone,
)
from smashrules.effects.verbs import CONTESTED, Verb
from smashrules.text.saying.contests import DONE, PAST, contest
from smashrules.text.saying.history import done_there, forms, within
from smashrules.text.saying.more_there import with_more_there
from smashrules.text.saying.of_two_sorts import more_of_one_sort
from smashrules.text.saying.outnumbering import more_points, others_than, where_more, where_most, with_more
from smashrules.text.saying.powerful import have_most, have_power, most_of_those, outpowers, tied_for_most
from smashrules.text.saying.quantities import UnsayableError, number_word
from smashrules.text.saying.references import References
from smashrules.text.saying.using import own_ability
from smashrules.text.words.lexicon import lexicon

_WORDS = {Verb.INCREASE: "increase", Verb.DECREASE: "reduce"}  # of power


class Circumstances(References, frozen=True):
    """Says the clauses of noun phrases for one card."""

    def select(self, node: Select, style: str = "each", extra: bool = False) -> str:
        """Things picked out; the phrases know."""
        raise NotImplementedError

    def at(self, place: Any) -> str:
        """Where something is; the phrases know."""
        raise NotImplementedError

    def where(self, kind: Kind, condition: Any, earlier: bool = False) -> str:
        if isinstance(condition, Has) and isinstance(condition.who, You) and kind is Kind.BASE:
            return f"where you have {self.having(condition.what)}"
        if isinstance(condition, Has) and condition.who is not None and kind is Kind.BASE:
            have = "have" if self.is_many(condition.who) else "has"
            return f"where {self.any(condition.who)} {have} {self.having(condition.what)}"
        if kind is Kind.BASE and (tied := tied_for_most(condition)) is not None:
            return f"where {tied}"
        if kind is Kind.BASE and isinstance(condition, Has) and condition.who is None and condition.at is None:
            several = have_power(self, condition.what) or have_most(self, condition.what)
            if several is not None:
                return f"where {several}"
        if isinstance(condition, AllOf) and kind not in (Kind.BASE, Kind.PLAYER):
            two = [self.where(kind, each) for each in condition.conditions]  # "that was moved this turn that is here"
            apart = two[0].endswith(" this turn") and not any(" a card " in each for each in two)
            if not apart or not all(each.startswith("that ") for each in two):
                raise UnsayableError("this and that of a card")
            return " ".join(two)
        if isinstance(condition, AllOf) and kind is Kind.BASE:
            clauses = sorted(
                (self.where(kind, each) for each in condition.conditions), key=lambda each: each.startswith("where ")
            )
            if any(each.startswith("with ") for each in clauses[1:]):
                raise UnsayableError("with this and with that")
            both = clauses[0]
            for last, each in pairwise(clauses):
                same = last.startswith("where you ") and each.startswith("where you ")
                and_ = " and" if last.startswith("where ") else ""
                both += f"{and_} {each.removeprefix('where you ') if same else each}"
            return both
        if isinstance(condition, Not) and isinstance(condition.condition, Outpowers) and kind is Kind.BASE:
            told = outpowers(self, condition.condition, True)
            if told is None:
                raise UnsayableError("not one of them, or none")
            return f"where {told}"
        placed = condition.condition if isinstance(condition, Not) else condition
        if kind is Kind.BASE and (told := where_most(self, condition)) is not None:
            return told
        if kind is Kind.BASE and isinstance(placed, Is) and isinstance(placed.what, You):
            no = " not" if isinstance(condition, Not) else ""
            return f"where you are{no} {self.select(placed.description)}"
        places = condition.conditions if isinstance(condition, AnyOf) and kind is Kind.BASE else ()
        yours = [each.description for each in places if isinstance(each, Is) and isinstance(each.what, You)]
        if places and len(yours) == len(places):
            return f"where you are {' or '.join(self.select(each) for each in yours)}"
        if isinstance(condition, Outpowers) and kind is Kind.BASE:
            return f"where {self.outpowering(condition)}"
        if isinstance(condition, Outnumbers) and kind is Kind.PLAYER:
            return with_more(self, condition)
        if isinstance(placed, Outnumbers) and kind is Kind.BASE:
            return where_more(self, placed, isinstance(condition, Not))
        if isinstance(condition, Outpowers) and condition.who == _ANOTHER and condition.than == Candidate():
            more = "more" if condition.less else "less"
            return f"with {more} power {self.at(condition.place)} than another player"
        if isinstance(condition, Outpowers) and kind is Kind.PLAYER and not isinstance(condition.than, Select):
            at = f" {self.at(condition.place)}"
            return f"who has {self.outpowering(replace(condition, who=You()), at).removeprefix('you have ')}"
        if isinstance(condition, Outpowers) and kind is Kind.PLAYER:
            untied = "" if condition.ties else " (no one in case of a tie)"
            most = "lowest total" if condition.less else "most"
            return f"with the {most} power {self.at(condition.place)}{untied}"
        lacked = condition.condition if isinstance(condition, Not) and kind is Kind.PLAYER else None
        if isinstance(lacked, Outpowers) and lacked.ties and lacked.who == Candidate() and not lacked.less:
            return f"without the most power {self.at(lacked.place)}"
        if kind is Kind.BASE and (there := done_there(self, condition)) is not None:
            return there
        if isinstance(condition, Has) and (
            stored := [f for f in condition.what.filters if f == StoredUnder(Candidate())]
        ):
            what: Any = replace(condition.what, filters=tuple(f for f in condition.what.filters if f not in stored))
            return f"with {self.having(what)} stored under it"
        if isinstance(condition, Has):
            place = f" {self.at(condition.at)}" if kind is Kind.PLAYER and condition.at is not None else ""
            return f"with {self.having(condition.what)}{place}"
        if (
            kind is Kind.PLAYER
            and isinstance(condition, AllOf)
            and all(isinstance(e, Has) for e in condition.conditions)
        ):
            held = [self.where(kind, each, earlier).removeprefix("with ") for each in condition.conditions]
            return f"with {' and '.join(held)}"
        if kind is Kind.PLAYER and isinstance(condition, AllOf) and isinstance(condition.conditions[0], Has):
            if (of_those := most_of_those(self, condition)) is not None:
                return f"with {of_those}"
            said = [self.where(kind, each, earlier) for each in condition.conditions]
            if len(said) == 2 and said[1].startswith("who "):
                return " ".join(said)
        if isinstance(condition, Causes):
            act = condition.act
            verb = f"{'directly ' if act.directly else ''}{lexicon().forms[_WORDS.get(act.verb, act.verb.value)][1]}"
            if act.verb in _WORDS:
                verb += " the power of"
            here = act.verb is Verb.MOVE and isinstance(act.to, Here)
            if (act.to is not None and not here) or act.source is not None or act.what is None:
                raise UnsayableError("what it does where")
            return f"that {verb} {self.any(act.what, 'bare' if here else '')}{' to here' if here else ''}"
        silenced = condition.condition if isinstance(condition, Not) else condition
        if isinstance(silenced, Silenced) and isinstance(silenced.what, Candidate) and not earlier:
            return f"whose abilities are {'' if silenced is condition else 'not '}cancelled"
        if isinstance(condition, Dueling) and isinstance(condition.what, Candidate) and not earlier:
            if condition.began is not None:
                return f"that is the {'challenger' if condition.began else 'challenged minion'} in a duel"
            return "in a duel" if condition.against is None else f"in a duel with {self.any(condition.against)}"
        inner = condition.condition if isinstance(condition, Not) else None
        names = inner.description.filters if isinstance(inner, Is) and isinstance(inner.what, Candidate) else ()
        if names and isinstance(names[0], SharesName) and len(names) == 1:
            than = names[0].with_
            of_all = f" than {self.select(replace(than, quantity=EVERY))}" if isinstance(than, Select) else ""
            return f"with a different name{of_all}"
        if kind is not Kind.PLAYER and isinstance(inner, Is) and isinstance(inner.what, Candidate) and not inner.only:
            return f"that is not {self.select(inner.description)}"
        if kind is not Kind.PLAYER and isinstance(condition, Is) and isinstance(condition.what, Candidate):
            carried = [each.what for each in condition.description.filters if isinstance(each, Having)]
            counted = carried and isinstance(carried[0], Select) and carried[0].kind is not Kind.ABILITY
            if counted and len(condition.description.filters) == 1 and isinstance(carried[0], Select):
                return f"that {'had' if earlier else 'has'} {self.having(carried[0])} on it"
            if earlier:
                raise UnsayableError("what it was before")
            if condition.only:  # "that is the only minion on its base"
                mine = [each for each in condition.description.filters if each == Controlled(You())]
                rest = tuple(each for each in condition.description.filters if each not in mine)
                one = self.select(replace(condition.description, filters=rest)).partition(" ")[2]
                return f"that is {'your' if mine else 'the'} only {one}"
            return f"that is {self.select(condition.description)}"
        if kind is Kind.BASE and isinstance(condition, Relation) and isinstance(condition.left, Count):
            return with_more_there(self, condition)
        if kind is Kind.PLAYER and isinstance(condition, Relation):
            told_of_two = more_of_one_sort(self, condition)
            if told_of_two is not None and isinstance(told_of_two[0], Candidate):
                return f"with {told_of_two[1]}"
        none = isinstance(condition, Relation) and condition.op is Op.EQUAL and condition.right == Num(0)
        if kind is Kind.PLAYER and isinstance(condition, Relation) and condition.left == StatOf(Stat.VP, Candidate()):
            if condition.op is Op.AT_LEAST and isinstance(condition.right, Num):
                return f"with {condition.right.value} or more VP"
            told = (more_points(self, condition, False) or "").partition(" has ")[2]
            if not told:
                raise UnsayableError("how many VPs")
            return f"with {told}" if condition.op in (Op.LESS, Op.MORE) else f"who has {told}"
        if none and isinstance(condition, Relation) and isinstance(condition.left, PowerAt):
            return f"with no power {self.at(condition.left.place)}"
        power = condition if isinstance(condition, Relation) and isinstance(condition.left, PowerAt) else None
        if kind is Kind.PLAYER and power is not None and isinstance(power.right, StatOf | Count):
            return f"with {_than_an_amount(self, power)}"
        if kind is Kind.PLAYER and power is not None and isinstance(power.right, PowerAt):
            return f"with {_compared_with(self, power)}"
        tail = {Op.AT_LEAST: " or more", Op.AT_MOST: " or less", Op.EQUAL: ""}.get(power.op) if power else None
        if kind is Kind.PLAYER and power is not None and isinstance(power.left, PowerAt) and tail is not None:
            if not isinstance(power.right, Num) or power.left.who != Candidate():
                raise UnsayableError("how much power")
            return f"with {power.right.value}{tail} power {self.at(power.left.place)}"
        if kind is Kind.BASE and power is not None and isinstance(power.left, PowerAt) and tail is not None:
            if not isinstance(power.right, Num) or power.left.place != Candidate():
                raise UnsayableError("how much power")
            have = "have" if self.is_many(power.left.who) else "has"
            return f"where {self.any(power.left.who)} {have} {power.right.value}{tail} power"
        if kind is Kind.PLAYER and isinstance(condition, Not) and isinstance(condition.condition, Complied):
            return "who does not do so"
        if kind is Kind.PLAYER and isinstance(condition, Complied):
            return "who did so"
        if kind is Kind.PLAYER and isinstance(condition, Did) and isinstance(condition.act.by, Candidate):
            return self.doer(condition.act)
        deed = condition.condition if isinstance(condition, Not) else condition
        if kind is Kind.PLAYER and isinstance(deed, Done) and isinstance(deed.act.by, Candidate):
            has = "has " if deed is condition else "has not "
            return f"{self.doer(deed.act, has)} {within(self, deed)}"
        if kind is Kind.PLAYER and isinstance(deed, Did) and isinstance(deed.act.by, Candidate):
            bare, _, past, _ = forms(deed.act.verb)
            return self.doer(deed.act).replace(f"who {past} ", f"who did not {bare} ", 1)
        if isinstance(deed, Done) and isinstance(deed.act.by, Candidate) and deed.act.verb in CONTESTED:
            no = "" if deed is condition else " not"
            return f"that has{no} {contest(deed.act, self.any, DONE)} {within(self, deed)}"
        if isinstance(deed, Done) and deed.act == Act(Verb.DUEL, what=Candidate()):
            return f"that has{'' if deed is condition else ' not'} dueled {within(self, deed)}"
        if (
            kind is Kind.BASE
            and isinstance(deed, Did)
            and deed.act == Act(deed.act.verb, by=You(), what=deed.act.what, to=Candidate())
        ):
            has = "have" if deed is condition else "have not"
            return f"where you {has} {lexicon().forms[deed.act.verb.value][3]} {self.any(deed.act.what)} this way"
        if isinstance(condition, Did) and isinstance(condition.act.what, Candidate):
            act = condition.act
            if act == Act(Verb.DRAW, by=You(), what=Candidate()):
                return "you drew this way"
            if not isinstance(act.by, Ref) or act != Act(act.verb, by=act.by, what=act.what):
                raise UnsayableError("who did that, and how")
            return f"they {lexicon().forms[act.verb.value][2]}"
        if isinstance(deed, Done) and isinstance(deed.act.by, You):
            if (act := deed.act) != Act(act.verb, by=act.by, what=act.what, source=act.source, to=act.to):
                raise UnsayableError("what you did, and how")
            bare, _, past, _ = lexicon().forms[act.verb.value]
            told = f"you {past}" if deed is condition else f"you did not {bare}"
            return " ".join([told, *self.ways(act), within(self, deed)])
        if isinstance(deed, Done) and isinstance(deed.act.by, Candidate) and deed.act.verb is Verb.USE:
            return f"that has{'' if deed is condition else ' not'} used {own_ability(deed.act)} {within(self, deed)}"
        if (
            isinstance(deed, Done)
            and isinstance(deed.act.what, Candidate)
            and isinstance(deed.act.by, Select | NextTo)
        ):
            undergone = self.undergone([replace(deed.act, by=None)])
            no = "" if deed is condition else "not "
            return f"that was {no}{undergone} by {self.any(deed.act.by)} {within(self, deed)}"
        stated = condition.condition if isinstance(condition, Not) else condition
        done = stated.conditions if isinstance(stated, AnyOf) else (stated,)
        deeds = [each for each in done if isinstance(each, Done)]
        acts = [each.act for each in deeds]
        if len(acts) == len(done) and all(isinstance(each.what, Candidate) and each.by is None for each in acts):
            if len({each.since for each in deeds}) > 1:
                raise UnsayableError("since when")
            no = "" if stated is condition else "not "
            return f"that was {no}{self.undergone(acts)} {within(self, deeds[0])}"
        if kind is Kind.PLAYER and stated == TurnOf(Candidate()) and stated is not condition:
            return "other than the current player"
        if isinstance(stated, InPlaySince):
            no = "" if stated is condition else " not"
            where = "in play" if stated.at is None else self.at(stated.at)
            return f"that was{no} {where} at {self.moment(stated.when)}"
        raise UnsayableError(type(condition).__name__)

    def ways(self, act: Act) -> list[str]:
        """ "from here", "to your hand": where what somebody did took it."""
        found = []
        for way, place in (("from", act.source), ("to", act.to)):
            if isinstance(place, Here):
                found.append("here" if way == "to" else "from here")
            elif place is not None:
                found.append(f"{way} {self.end_of(place) if isinstance(place, Pile) else self.any(place)}")
        return found

    def undergone(self, acts: list[Act]) -> str:
        """What was done to a thing, one of ``acts``: "played or moved here", "moved to or from here"."""
        place, goals, origins = acts[0].to, [each.to for each in acts], [each.source for each in acts]
        if isinstance(place or acts[0].source, Here) and acts[0].verb is Verb.MOVE and set(origins) - {None}:
            moved = all(each == Act(Verb.MOVE, what=Candidate(), to=each.to, source=each.source) for each in acts)
            if moved and goals == [Here(), None] and origins == [None, Here()]:
                return f"moved to or from {self.at(Here())}"
            if moved and len(acts) == 1 and place is None:
                return f"moved from {self.at(Here())}"
        if any(each != Act(each.verb, what=Candidate(), to=place) for each in acts):
            raise UnsayableError("what was done to it where")
        participles = " or ".join(lexicon().forms[each.verb.value][3] for each in acts)
        if isinstance(place, Pile):
            return f"{participles} to {self.end_of(place)}"
        return participles + (f" {self.at(place)}" if place is not None else "")

    def doer(self, act: Act, has: str = "") -> str:
        """ "who destroyed it", "who has played a minion here"."""
        if act.verb in CONTESTED:
            return f"who {has}{contest(act, self.any, DONE if has else PAST)}"
        past = f"{has}{forms(act.verb)[3 if has else 2]}"
        if act.verb is Verb.GAIN_VP and act.amount is None:
            return f"who {past} 1 or more VPs{f' {self.at(act.source)}' if act.source is not None else ''}"
        if act.verb is Verb.MOVE and not act.extra and act.amount is None:
            ways = (("from", act.source), ("to", act.to))
            found = [(way, each) for way, each in ways if each is not None]
            told = "".join(f" {way} {'here' if each == Here() else self.any(each)}" for way, each in found)
            return f"who {past} {self.any(act.what)}{told}"
        if act == Act(Verb.DRAW, by=act.by, amount=act.amount) and isinstance(act.amount, Num):
            return f"who {past} {'a card' if act.amount.value == 1 else f'{number_word(act.amount.value)} cards'}"
        if has and isinstance(act.what, Select) and act.to is not None:
            act = replace(act, what=replace(act.what, filters=(*act.what.filters, At(act.to))), to=None)
        if act.to is not None or act.source is not None or act.extra or act.amount is not None:
            raise UnsayableError("who did that")
        return f"who {past} {self.any(act.what)}"

    def having(self, what: Select) -> str:
        """What someone has: "a minion", "no minions", "two or fewer cards"."""
        words = self._had(what)
        piles = (Zone.HAND, Zone.DISCARD, Zone.DECK, Zone.BASE_DISCARD, Zone.BASE_DECK)
        held = isinstance(what.zone, Pile) and what.zone.zone in piles
        return words.replace(" from ", " in ", 1) if held else words

    def having_there(self, what: Select, place: str) -> str:
        """What someone has at a place, which stands before what it is compared with: "a minion here with more power
        than this minion"."""
        words = self.having(what)
        compared = place in (" here", " there") and " with " in words.partition(" than ")[0] and " than " in words
        return words.replace(" with ", f"{place} with ", 1) if compared else words + place

    def _had(self, what: Select) -> str:
        low, high = what.quantity.low, what.quantity.high
        if low == 0 and high == 1:
            two = self.select(replace(what, quantity=Quantity(2, 2)))
            return two.replace(number_word(2), f"{number_word(1)} or fewer", 1)
        if low == 0 and isinstance(high, int) and high > 0:
            words = self.select(replace(what, quantity=Quantity(high, high)))
            return words.replace(number_word(high), f"{number_word(high)} or fewer", 1)
        if what.quantity == ONE:
            one = self.select(what)  # "a minion", "an action", "another minion", "another player's minion"
            return "exactly one " + (one.removeprefix("an") if one.startswith("another") else one.partition(" ")[2])
        if what.quantity == Quantity(1, None):
            return self.select(replace(what, quantity=ONE))
        return self.select(what)

    def outpowering(self, node: Outpowers, place: str = "") -> str:
        """ "you have more power here than each other player", "you have the most power here"."""
        have = "have" if self.is_many(node.who) else "has"
        if node.ties and len(getattr(node.than, "filters", ())) > 1:
            raise UnsayableError("the most among whom")
        who = self.any(node.who)
        if node.ties and isinstance(node.than, Select) and node.than.quantity.every:
            return f"{who} {have} the {'lowest total' if node.less else 'most'} power{place}"
        if node.ties:
            as_much = f"no more power{place} than" if node.less else f"at least as much power{place} as"
            return f"{who} {have} {as_much} {self.any(node.than)}"
        so_much = f"at least {node.margin} " if node.margin != 1 else ""
        whom = self.any(node.than)
        if isinstance(node.who, Select) and node.who.label is not None and node.than == others_than(node.who):
            whom = "each other player"
        return f"{who} {have} {so_much}{'less' if node.less else 'more'} power{place} than {whom}"


_ANOTHER = Select(Kind.PLAYER, ONE, (Other(Candidate()),))


def _than_an_amount(say: Any, power: Relation) -> str:
    """ "more power here than this base's breakpoint". Raises ``UnsayableError`` for another comparison."""
    if not isinstance(power.left, PowerAt) or power.left.who != Candidate() or power.op not in _SO_MUCH:
        raise UnsayableError("how much power")
    return f"{_SO_MUCH[power.op].format(say.at(power.left.place))} {say.amount(power.right)}"


_SO_MUCH = {
    Op.MORE: "more power {} than",
    Op.LESS: "less power {} than",
    Op.AT_LEAST: "at least as much power {} as",
}


def _compared_with(say: Any, power: Relation) -> str:
    """ "less power here than you". Raises ``UnsayableError`` for another comparison."""
    left, right = power.left, power.right
    words = {Op.LESS: "less", Op.MORE: "more", Op.EQUAL: "exactly as much"}.get(power.op)
    if not isinstance(left, PowerAt) or not isinstance(right, PowerAt) or left.who != Candidate() or words is None:
        raise UnsayableError("how much power")
    if left.place != right.place or say.at(left.place) != "here":
        raise UnsayableError("power where")
    than = "as" if power.op is Op.EQUAL else "than"
    return f"{words} power here {than} {say.any(right.who)}"
