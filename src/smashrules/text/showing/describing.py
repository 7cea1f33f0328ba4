"""Things, numbers and conditions in plain words that hide nothing, for a paraphrase. Knows no ability as a whole."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, Moment
from smashrules.effects.amounts import (
    Awarded,
    Bounded,
    Count,
    Minus,
    Num,
    Picked,
    PowerAt,
    Quotient,
    Shortfall,
    StatOf,
    Times,
    Total,
    Until,
)
from smashrules.effects.conditions import (
    AllOf,
    Amid,
    AnyOf,
    Causes,
    Complied,
    Did,
    Done,
    Dueling,
    FaceUp,
    FirstThisTurn,
    Has,
    HeldWhen,
    InPlaySince,
    Is,
    Not,
    Outnumbers,
    Outpowers,
    Possible,
    Relation,
    Silenced,
    TurnOf,
    Was,
    asked_of_the_gone,
)
from smashrules.effects.node import Node, walk
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    ONE,
    SOME,
    Alike,
    Among,
    Answering,
    Anywhere,
    At,
    BaseOf,
    Both,
    Candidate,
    Compare,
    Controlled,
    ControllerOf,
    Duelist,
    EitherOf,
    Extreme,
    Extremum,
    FactionOf,
    Having,
    Here,
    Host,
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
    PreviousBaseOf,
    Quantity,
    Ranked,
    Ref,
    Replacing,
    Rest,
    SameName,
    Select,
    SharesName,
    Sort,
    Standard,
    StoredUnder,
    Sum,
    This,
    Trait,
    Where,
    You,
    Zone,
    is_on_itself,
)
from smashrules.effects.verbs import Verb
from smashrules.text.saying.departed import Departed
from smashrules.text.saying.likeness import said_alike
from smashrules.text.saying.quantities import plural
from smashrules.text.showing.such_that import CANDIDATE, such_that
from smashrules.text.trees.selected import is_current

_OPS = {
    Op.LESS: "less than",
    Op.AT_MOST: "at most",
    Op.EQUAL: "exactly",
    Op.AT_LEAST: "at least",
    Op.MORE: "more than",
}
_HELD = (Zone.HAND, Zone.DISCARD, Zone.DECK, Zone.BASE_DISCARD, Zone.BASE_DECK)
_PLACES = {1: "the winner of the base", 2: "the runner-up of the base", 3: "the player in third place"}


def letter(label: int) -> str:
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[(label - 1) % 26]


class Describing:
    """Tells of things. ``asked`` while an event is told of that is waited for or forbidden."""

    type: str
    asked: bool
    apart: str = ""  # the groups within which a superlative is meant
    each_one: str = ""  # "a minion of each other player": one for each of them
    counted: bool = False  # telling of how many there are
    answering: bool = False  # telling of an ability that answers an event
    departed: Departed = Departed()  # what is not where it was
    chooser: str = "you"  # who does what is told of, and chooses in case of a tie

    def of(self, node: Any, thing: str) -> str:
        """Whose a thing is; the paraphrase knows."""
        raise NotImplementedError

    def moment(self, moment: Moment) -> str:
        """When it is; the paraphrase knows."""
        raise NotImplementedError

    def event(self, act: Act) -> str:
        """What happens; the paraphrase knows."""
        raise NotImplementedError

    def _base_of(self, node: Outpowers | PowerAt) -> str:
        """Where power is added up; a base that is looked at together with a player is told apart from them."""
        both = isinstance(node.place, Candidate) and (isinstance(node.who, Candidate) or isinstance(node, PowerAt))
        return "that same base" if both else self.place(node.place)

    def condition(self, node: Any) -> str:
        if isinstance(node, Has):
            return self.has(node)
        if isinstance(node, Is):
            only = " and nothing else is" if node.only else ""
            if (like := said_alike(node.description)) is not None:
                return f"all of {self.thing(node.what)} have {like}"
            if node.description.filters == (Alike(Trait.BASE),):
                return f"all of {self.thing(node.what)} are at the same base"
            if node.description.filters == (Alike(Trait.BASE, different=True),):
                return f"no two of {self.thing(node.what)} are at the same base"
            if node.description.quantity == EVERY:
                each: Any = replace(node.description, quantity=ONE)
                return f"each of {self.thing(node.what)} is {self.thing(each, Verb.CHOOSE)}"
            over = self.departed.moved if isinstance(node.what, This) else self.departed.is_out(node.what)
            held = "are" if isinstance(node.what, You) else "was" if over else "is"  # as it was when it left
            return f"{self.thing(node.what)} {held} {self.thing(node.description, Verb.CHOOSE)}{only}"
        if isinstance(node, Done):
            then = f"since {self.moment(node.since)}, the last time it came" if node.since else "this turn"
            return f"this has happened {then}: {self.event(node.act)}"
        if isinstance(node, Did):
            answered = ", or is what it answers" if self.answering else ""
            return f"this has happened while this ability resolved{answered}: {self.event(node.act)}"
        if isinstance(node, Was):
            return f"what this ability answers was: {self.event(node.act)}"
        if isinstance(node, Causes):
            return f"what it does is this: {self.event(node.act)}"
        if isinstance(node, Complied):
            return f"{self.who(node.who)} did what the part before said"
        if isinstance(node, FirstThisTurn):
            later = " or any later" if node.nth.high is None else ""
            which = "the first" if node.nth == ONE else f"number {node.nth.low}{later}"
            return f"{self.thing(node.what)} was {which} this turn of: {self.event(node.act)}"
        if isinstance(node, Relation):
            return f"{self.amount(node.left)} is {_OPS[node.op]} {self.amount(node.right)}"
        if isinstance(node, Outnumbers):
            return self.outnumbering(node)
        if isinstance(node, Outpowers):
            more = "at least as much as" if node.ties else "more than"
            if node.less:
                more = "at most as much as" if node.ties else "less than"
            if node.margin != 1:
                more = f"{node.margin} or more {'below' if node.less else 'above'}"
            powers = f"{self.of(node.who, 'total power')} at {self._base_of(node)}"
            return f"{powers} is {more} that of {self.spoken(node.than, False)}"
        if isinstance(node, InPlaySince):
            where = (
                "on some base"
                if isinstance(node.at, Select)
                else f"on {self.place(node.at)}"
                if node.at
                else "in play"
            )
            return f"{self.thing(node.what)} has been {where} since {self.moment(node.when)}"
        if isinstance(node, Possible):
            return f"this can be done: {self.event(node.act)}"
        if isinstance(node, HeldWhen):
            return f"this was so, when {self.event(node.act)}: {self.condition(node.condition)}"
        if isinstance(node, Amid):
            return f"this is {'about to happen' if node.ahead else 'going on'}: {self.event(node.act)}"
        if isinstance(node, FaceUp):
            return f"{self.thing(node.what)} lies face {'up' if node.up else 'down'}"
        if isinstance(node, Silenced):
            return f"the abilities of {self.thing(node.what)} are cancelled"
        if isinstance(node, Dueling):
            if node.began is not None:
                one = "the challenger" if node.began else "the one that was challenged"
                return f"{self.thing(node.what)} is {one} in the duel that is being fought"
            against = f", and the other of them is {self.thing(node.against)}" if node.against is not None else ""
            return f"{self.thing(node.what)} is one of the two in the duel that is being fought{against}"
        if isinstance(node, TurnOf):
            turn = self.of(node.who, "turn")
            if isinstance(node.who, Select) and node.who.quantity == NONE:
                return "it is nobody's turn, but the game is being set up"
            return f"it is {turn.replace(' every ', ' any ', 1) if all_of(node.who) else turn}"
        if isinstance(node, Not):
            return f"it is not so that {self.condition(node.condition)}"
        if isinstance(node, (AllOf, AnyOf)):
            joint = " and " if isinstance(node, AllOf) else " or "
            return joint.join(map(self.condition, node.conditions))
        raise TypeError(f"the paraphrase has no words for {type(node).__name__}")

    def has(self, node: Has) -> str:
        """ "you control exactly one minion at A", "there are at least 2 cards in your hand"."""
        place = f" at {self.place(node.at)}" if node.at is not None else ""
        counted, self.counted = self.counted, True
        what = self.thing(node.what)
        self.counted = counted
        quantity = node.what.quantity
        fixed = isinstance(quantity.low, int) and quantity.low == quantity.high and quantity.low > 0
        what = f"exactly {what}" if fixed else what
        held = isinstance(node.what.zone, Pile) and node.what.zone.zone in _HELD
        what = what.replace(" from ", " in ", 1) if held else what
        if node.who is None:
            many = quantity not in (ONE, Quantity(1, None))
            return f"there {'are' if many else 'is'} {what}{place}"
        verb = "have" if held else "control"
        so_many = node.who.quantity if isinstance(node.who, Select) else ONE
        several = isinstance(so_many.low, int) and so_many.low > 1
        verb = verb if several or isinstance(node.who, You) else {"have": "has"}.get(verb, verb + "s")
        just = "exactly " if several and so_many.low == so_many.high else ""
        return f"{just}{self.who(node.who)} {verb} {what}{place}"

    # -- things -----------------------------------------------------------------------------------------------

    def spoken(self, node: Any, asked: bool) -> str:
        """A thing of which any one will do (``asked``: "not affected by any card"), or each one is meant ("more than
        every other player")."""
        before, self.asked = self.asked, asked
        told = self.thing(node)
        self.asked = before
        return told

    def who(self, node: Any) -> str:
        return self.thing(node)

    def thing(self, node: Any, verb: Verb | None = None, extra: bool = False) -> str:
        at = "was" if self.departed.moved else "is"
        simple: dict[type, str] = {
            You: "you",
            Here: "this base" if self.type == "base" else f"the base this card {at} at",
            Candidate: CANDIDATE,
            Replacing: "the base that replaces it",
        }
        if type(node) in simple:
            return simple[type(node)]
        if isinstance(node, Host):
            return f"the {node.kind.value} this card {'was' if self.departed.out else 'is'} on"
        if isinstance(node, This):
            return "this ability" if node.kind is Kind.ABILITY else "this card itself"
        if isinstance(node, Ref):
            return letter(node.label)
        if isinstance(node, Rest):
            return f"those of {letter(node.label)} that are left"
        if isinstance(node, Anywhere):
            return f"anywhere but {self.thing(node.but)}"
        if isinstance(node, Duelist) and node.won is None:
            which = {True: "the challenging minion", False: "the challenged minion", None: "either minion"}
            return f"{which[node.began]} of the duel"
        if isinstance(node, Duelist):
            ended = "won" if node.won else "lost"
            one, duel = ("each", "one of the duels") if node.each else ("the", "the duel")
            return f"{one} minion that has {ended} {duel}"
        if isinstance(node, NextTo):
            return f"the player to the {'right' if node.right else 'left'} of {self.thing(node.of)}"
        if isinstance(node, FactionOf):
            return f"the faction of {self.thing(node.what)}"
        if isinstance(node, OwnerOf):
            return self.whose(node.what, "owner")
        if isinstance(node, ControllerOf):
            return self.whose(node.what, "controller")
        if isinstance(node, BaseOf):
            return f"the base where {self.thing(node.what)} {'was' if self.departed.is_out(node.what) else 'is'}"
        if isinstance(node, PreviousBaseOf):
            return f"the base where {self.thing(node.what)} was before it was last moved or left play"
        if isinstance(node, EitherOf):
            apart = " (chosen for each apart)" if node.mixed else ""
            return "either " + " or ".join(self.thing(each, verb, extra) for each in node.parts) + apart
        if isinstance(node, Both):
            joint = " or " if self.asked and all(map(all_of, node.parts)) else " together with "
            return joint.join(self.thing(each, verb, extra) for each in node.parts)
        if isinstance(node, Pile):
            return self.pile(node)
        assert isinstance(node, Select)
        return self.select(node, verb, extra)

    place = thing

    def whose(self, node: Any, who: str) -> str:
        if isinstance(node, Both):
            return f"each one's own {who}"  # "to their owners' hands"
        return f"{self.thing(node)}'s {who}" if isinstance(node, Ref) else f"the {who} of {self.thing(node)}"

    def pile(self, node: Pile) -> str:
        if node.zone is Zone.PLAY:
            return "play"
        end = f"the {node.end.value} of " if node.end else ""
        if node.zone is Zone.BURIED:
            return "those buried"
        if node.revealing:
            end = f"found by revealing cards one by one from {end}"
        if node.named is not None:
            return f"{end}the {node.named} {node.zone.value}"
        if node.zone is Zone.STASIS and node.of is None:
            return "stasis"
        if node.zone is Zone.DECK and node.of is None:
            return f"{end}the deck they come from"
        if node.zone is Zone.ASIDE:
            return f"{end}the area of what is set aside"
        pile = f"the {node.zone.value}" if node.of is None else self.of(node.of, node.zone.value)
        return end + pile

    def select(self, node: Select, verb: Verb | None, extra: bool) -> str:
        if is_current(node):
            return "the player whose turn it is" + (f" [{letter(node.label)}]" if node.label else "")
        several = node.quantity.high != 1 and not node.quantity.every and node.quantity != Quantity(1, None)
        if node.kind is Kind.NUMBER:
            told = [self.filter(each).replace("whose power is", "", 1).strip() for each in node.filters]
            which = f"a power of {' and '.join(told)}" if told else "a power, whichever"
            return which + (f" [{letter(node.label)}]" if node.label else "")
        noun = plural(node.kind.value) if several else node.kind.value
        unlike = Alike(Trait.SELF, different=True)
        apart = node.quantity.every and unlike in node.filters  # "to different bases"
        noun = f"different {plural(node.kind.value)}" if apart else noun
        many = "" if apart else self.quantity(node.quantity)
        head = f"{many} {'extra ' if extra else ''}{'random ' if node.random else ''}{noun}"
        label = f" [{letter(node.label)}]" if node.label else ""
        if node.label and any(_holds_another(each, node.label) for each in node.filters):
            head, label = head + label, ""  # behind another thing it would be taken for that one's
        outer = self.apart, self.each_one
        one = "one" if node.quantity == ONE else "that many"
        self.apart = _apart(node)
        self.each_one = "" if node.quantity.every or self.asked else f" ({one} for each of these)"
        kept = [each for each in node.filters if not apart or each != unlike]
        was = "that was " if Where in node.asked and asked_of_the_gone(node) else ""
        told = [was * isinstance(each, At) + self.filter(each, node.quantity.every, several) for each in kept]
        if node.kind is Kind.ABILITY:
            told = [text.replace("attached to", "of", 1) for text in told]
        if node.kind is Kind.BASE:  # of all players there
            told = [
                text.replace("est power among", "est total power among") if isinstance(each, Extreme) else text
                for each, text in zip(kept, told, strict=True)
            ]
        each_pile = self.each_one if isinstance(node.zone, Pile) and all_of(node.zone.of) else ""
        self.apart, self.each_one = outer
        if isinstance(node.zone, Pile):
            origin = "" if node.zone.revealing else "from "
            told.insert(
                0, f"{origin}{self.pile(node.zone)}{each_pile}" if node.zone.zone is not Zone.PLAY else "in play"
            )
        elif node.zone is not None:
            piles = node.zone.parts if isinstance(node.zone, Both) else (node.zone,)
            told.insert(0, f"from {' or '.join(self.thing(each) for each in piles)}")
        elif node.kind not in (Kind.PLAYER, Kind.FACTION, Kind.BASE, Kind.NUMBER, Kind.TYPE) and verb is not None:
            among = any(isinstance(each, (Among, StoredUnder)) for each in node.filters)
            if node.kind in (Kind.MONSTER, Kind.TITAN):
                pass  # they are in no hand
            elif verb is Verb.DISCARD and any(isinstance(each, (At, On)) for each in node.filters):
                told.insert(0, "in play")
            elif verb in (Verb.PLAY, Verb.DISCARD):
                if not among and not self.asked:  # a card can come to be played from anywhere
                    told.insert(0, "from the hand")
            elif verb is Verb.PLACE and self.asked and not node.filters:
                pass  # a card can be placed from anywhere
            elif verb is Verb.RETURN and self.asked and any(isinstance(each, Named) for each in node.filters):
                pass  # back to the deck that has its name
            elif verb in (Verb.RETURN, Verb.MOVE, Verb.DESTROY, Verb.PLACE, Verb.TRANSFER) and not among:
                told.insert(0, "in play")
        first = f" (in turn, {self.who(node.first)} first)" if node.first is not None else ""
        chooser = f" (chosen by {self.who(node.chooser)})" if node.chooser is not None else ""
        told[:-1] = [each + "," * each.endswith((" is", " was")) for each in told[:-1]]
        return " ".join([head.strip(), *told]) + label + first + chooser

    def quantity(self, quantity: Quantity) -> str:
        low, high = quantity.low, quantity.high
        if quantity.every:
            return "any" if self.asked else "every"
        if isinstance(low, Until):
            return f"{self.amount(low)}:"
        if low == 0 and isinstance(high, Node):
            return f"none, or some, and at most as many as {self.amount(high)}:"
        if isinstance(low, Node):
            return f"exactly as many as {self.amount(low)}:"
        if quantity.but:
            return f"all but {quantity.but} of the"
        if high is None:
            return "any number of" if low == 0 else f"at least {low}"
        if low == high:
            return {0: "no", 1: "one"}.get(low, str(low))
        return f"{low} to {high}"

    def filter(self, node: Any, every: bool = False, several: bool = False) -> str:
        """What is asked of each thing; ``every``: all that fit are meant; ``several``: they are spoken of as many."""
        if isinstance(node, Controlled):
            if node.negated and isinstance(node.by, Select) and node.by == Select(Kind.PLAYER, span=node.by.span):
                return "controlled by no player"
            some = isinstance(node.by, Select) and node.by.quantity == SOME
            who = self.who(node.by).replace("at least 1", "any", 1) if some else self.who(node.by)
            if all_of(node.by):  # of a number of things in all, any of them counts; else each has some of its own
                who = who.replace("every", "any", 1) if self.counted else who + self.each_one
            return f"{'not ' if node.negated else ''}controlled by {who}"
        if isinstance(node, Owned):
            return f"{'not ' if node.negated else ''}owned by {self.who(node.by)}"
        if isinstance(node, Compare):
            return f"whose {node.stat.value} is {_OPS[node.op]} {self.amount(node.amount)}"
        if isinstance(node, Sum):
            return f"whose {node.stat.value} in all is {_OPS[node.op]} {self.amount(node.amount)}"
        if isinstance(node, MostOf):
            most = "most" if node.extremum is Extremum.HIGHEST else "fewest"
            if any(map(is_on_itself, node.what.filters)):
                return f"with the {most} of ({self.thing(node.what)}) among these{self.apart}"
            there = any(isinstance(each, At) and isinstance(each.place, Candidate) for each in node.what.filters)
            alone = " (nobody, if several tie)" if node.alone else ""
            alone = " (only those of several who tie)" if node.tied else alone
            return f"{'that' if there else 'who'} has the {most} of ({self.thing(node.what)}){alone}"
        if isinstance(node, Extreme):
            choose = "choose" if self.chooser in ("you", "they") else "chooses"
            tie = f"one that {self.chooser} {choose}" if node.one else "each of them has it"
            return f"with the {node.extremum.value} {node.stat.value} among these{self.apart} (if several tie, {tie})"
        if isinstance(node, At):
            each = isinstance(node.place, Select) and node.place.quantity.every
            return f"at {self.place(node.place)}{self.each_one if each and not self.asked else ''}"
        if isinstance(node, On):
            hosts = node.host.parts if isinstance(node.host, EitherOf) else (node.host,)
            any_of = not every and all(all_of(each) for each in hosts)  # some of them in all, not on each
            host = self.spoken(node.host, self.asked or any_of)
            return f"attached to {host}{', counted in all' if self.counted and any_of else ''}"
        if isinstance(node, Other):
            return f"other than {self.thing(node.than)}"
        if isinstance(node, Named):
            how = "called" if node.whole else "with a name that has the word"
            return f"{'not ' if node.negated else ''}{how} {node.name!r}"
        if isinstance(node, OfFaction):
            faction = self.thing(node.faction)
            return f"of {faction}" if isinstance(node.faction, FactionOf) else f"of the faction {faction}"
        if isinstance(node, OfType):
            chosen = isinstance(node.type, Ref) and node.type.words == "that type"
            return f"of the {'' if chosen else 'same '}type {'' if chosen else 'as '}{self.thing(node.type)}"
        if isinstance(node, Among):
            return f"that {'are' if several else 'is'} among {self.thing(node.group)}"
        if isinstance(node, Sort):
            return f"of the sort {node.word!r}"
        if isinstance(node, Labelled):
            return f"labelled {node.label}"
        if isinstance(node, Offering):
            return "in which there is a choice between parts"
        if isinstance(node, Answering):
            return f"that {'wait' if several else 'waits'} for this: {self.event(node.act)}"
        if isinstance(node, SameName):
            return "all with one and the same name"
        if isinstance(node, Alike):
            if every and node.different:
                return f"(of those alike in {node.trait.value} only one)"
            same = "no two alike" if node.different else "all alike"
            return f"{same} in {node.trait.value}"
        if isinstance(node, StoredUnder):
            was = "that was " if self.departed.out and isinstance(node.host, This) else ""
            return f"{was}stored under {self.thing(node.host)}"
        if isinstance(node, SharesName):
            return f"whose name is that of {self.thing(node.with_)}"
        if isinstance(node, MentionedOn):
            return f"whose name stands in an ability of {self.thing(node.host)}"
        if isinstance(node, Standard):
            return "that does not stay when played"
        if isinstance(node, PlaysOn):
            return f"that is played on a {node.kind.value if node.kind else 'base or on a card'}"
        if isinstance(node, Placed):
            place = _PLACES.get(node.place, f"place {node.place}")
            return f"who is {'not ' if node.negated else ''}{place}"
        if isinstance(node, Where):
            return such_that(node, self.condition(node.condition), several)
        if isinstance(node, Ranked):
            if node.last:
                return "without which no other is left there"
            upward = " or later" if node.high is None else ""
            return f"that is number {node.low}{upward} of those there"
        if isinstance(node, Having):
            if isinstance(node.what, Select) and node.what.kind is Kind.ABILITY:
                return f"that {'have' if several else 'has'} {self.thing(node.what)}"
            return f"that {'carry' if several else 'carries'} {self.thing(node.what)}"
        raise TypeError(f"the paraphrase has no words for {type(node).__name__}")

    def outnumbering(self, node: Outnumbers) -> str:
        """Who has more of what than whom."""
        zone, kind = node.what.zone, node.what.kind.value
        placed = replace(node.what, filters=tuple(f for f in node.what.filters if not isinstance(f, Controlled)))
        things = self.thing(placed).removeprefix("every ").replace(kind, plural(kind), 1)
        if isinstance(zone, Pile) and zone.of is not None:
            bare = self.thing(replace(placed, zone=None)).removeprefix("every ").removesuffix(" in play")
            things = f"{bare.replace(kind, plural(kind), 1)} in the {zone.zone.value}"
        things = things.replace("controlled by that same one", "of their own")
        have = "have" if isinstance(node.who, You) else "has"
        more = "more" if node.margin == 1 else f"at least {node.margin} more"
        if node.equal or not node.margin:
            more = "as many" if node.equal else "at least as many"
            return f"{self.spoken(node.who, False)} {have} {more} {things} as {self.spoken(node.than, False)}"
        return f"{self.spoken(node.who, False)} {have} {more} {things} than {self.spoken(node.than, False)}"

    # -- amounts ----------------------------------------------------------------------------------------------

    def amount(self, node: Any) -> str:
        if isinstance(node, Num):
            return str(node.value)
        if isinstance(node, Picked):
            return f"one of {', '.join(f'{each:+d}' for each in node.values)}, as chosen"
        if isinstance(node, Count):
            return f"the number of ({self.thing(node.what)})"
        if isinstance(node, StatOf):
            return f"the {node.stat.value} of ({self.thing(node.what)})"
        if isinstance(node, PowerAt):
            return f"{self.of(node.who, 'total power')} at {self._base_of(node)}"
        if isinstance(node, Awarded):
            return f"the VPs that {self.spoken(node.who, False)} got from {self.place(node.place)} as it scored"
        if isinstance(node, Times):
            if isinstance(node.amount, (StatOf, PowerAt)):
                return f"{node.each} times {self.amount(node.amount)}"
            each = self.amount(node.amount) if isinstance(node.amount, Quotient) else self.thing(node.amount.what)  # type: ignore[union-attr]
            return f"{node.each} for each of ({each})"
        if isinstance(node, Until):
            return f"as many as it takes to have {self.thing(node.what)} among them"
        if isinstance(node, Shortfall):
            if isinstance(node.target, Outnumbers):
                return f"it takes until {self.outnumbering(node.target)}"
            return f"as many as are wanting of {node.target} ({self.thing(node.what)})"
        if isinstance(node, Quotient):
            if node.up:
                return f"({self.amount(node.amount)}) divided by {node.by}, rounded up"
            return f"each full {node.by} of {self.amount(node.amount)}"
        if isinstance(node, Minus):
            return f"minus {self.amount(node.amount)}"
        if isinstance(node, Bounded):
            least = f", at least {node.least}" if node.least is not None else ""
            most = f", at most {node.most}" if node.most is not None else ""
            return f"{self.amount(node.amount)}{least}{most}"
        if isinstance(node, Total):
            return " ".join(
                each if each.startswith("minus ") or not place else f"plus {each}"
                for place, each in enumerate(map(self.amount, node.parts))
            )
        raise TypeError(f"the paraphrase has no words for {type(node).__name__}")


def _apart(node: Select) -> str:
    """Whether "the highest power" is meant for each of several players or bases: "on each base", "each player's"."""
    players = any(isinstance(each, Controlled) and all_of(each.by) for each in node.filters)
    bases = any(isinstance(each, At) and all_of(each.place) for each in node.filters)
    groups = [name for name, told in (("player", players), ("base", bases)) if told]
    return f", for each {' and '.join(groups)} apart" if groups else ""


def _holds_another(node: Node, label: int) -> bool:
    """Whether ``node`` speaks of another thing, or of what has ``label``."""
    inner = list(walk(node))
    return any(isinstance(each, Select) or (isinstance(each, Ref) and each.label == label) for each in inner)


def all_of(node: Any) -> bool:
    return isinstance(node, Select) and node.quantity.every
