"""Events, statements and conditions said in words.

How an ability is made of them, and how a deed that is ordered is said, is in ``printer``.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import (
    Act,
    Awaits,
    Becomes,
    Cancelled,
    Cannot,
    Controls,
    Copied,
    Counts,
    Facing,
    Floor,
    Granted,
    Limited,
    Modify,
    Permit,
    Price,
    Unaffected,
    While,
    WinsTies,
)
from smashrules.effects.amounts import Bounded, Count, Minus, Num, PowerAt, StatOf, Times, Total
from smashrules.effects.conditions import (
    AllOf,
    Amid,
    AnyOf,
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
)
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    BREAKPOINTS,
    EVERY,
    NONE,
    OF_PLAYERS,
    ONE,
    Alike,
    At,
    Both,
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
    On,
    Other,
    OwnerOf,
    Pile,
    Ref,
    Select,
    Stat,
    This,
    Trait,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import CONTESTED, Verb
from smashrules.text.saying.asked_of_each import asked_of_each
from smashrules.text.saying.asking import asking, two_numbers
from smashrules.text.saying.complying import of_players
from smashrules.text.saying.contests import fought, going_on
from smashrules.text.saying.counted_as import counted_as
from smashrules.text.saying.deeds import Deeds, moved_here, third
from smashrules.text.saying.history import did, either_happened, happened, held_then, to_or_from
from smashrules.text.saying.likeness import said_alike
from smashrules.text.saying.of_two_sorts import has_more_of_one_sort
from smashrules.text.saying.outnumbering import more_points, outnumbering
from smashrules.text.saying.powerful import most_among, outpowers
from smashrules.text.saying.presence import present
from smashrules.text.saying.quantities import UnsayableError, number_of, of_points, plural
from smashrules.text.saying.set_to import becomes, facing, lies_so, not_below, wins_ties
from smashrules.text.saying.so_often import no_more_than
from smashrules.text.saying.sorts import either_is_had
from smashrules.text.saying.using import copied, used
from smashrules.text.words.lexicon import lexicon
from smashrules.text.words.roles import ORDINALS


class Stating(Deeds, frozen=True):
    """Says events, statements and conditions."""

    # -- events -----------------------------------------------------------------------------------------------

    def event(self, act: Act, modal: str = "") -> str:
        """ "another player plays a minion here", "this minion would be destroyed"."""
        say = self.say
        if act.verb is Verb.DUEL:
            return fought(say, act, modal)
        if act.verb in (Verb.SCORE, Verb.GO, Verb.LEAVE, Verb.ENTER) or (act.verb is Verb.MOVE and act.by is None):
            placed = [each for each in getattr(act.what, "filters", ()) if isinstance(each, Where)]
            told = say.where(Kind.BASE, placed[0].condition) if act.verb is Verb.SCORE and len(placed) == 1 else ""
            if told.startswith("where ") and isinstance(act.what, Select) and not modal:
                base = replace(act.what, filters=tuple(each for each in act.what.filters if each is not placed[0]))
                return f"{say.any(base, 'bare')} scores {told}"
            subject = say.any(act.what, "bare")
            many = say.is_many(act.what, "bare")
            words = act.verb.value
            if act.verb is Verb.LEAVE:
                words = "leave play" if act.source is None else f"leave {say.pile(act.source)}"
                act = replace(act, source=None)
            if act.verb is Verb.ENTER:
                words += f" {say.pile(act.to)}"
            elif act.to is not None:
                pile = isinstance(act.to, Pile)
                words += f" to {say.pile(act.to)}" if pile else f" {self.goal(act.verb, act.to)}"
            if act.source is not None:
                words += f" {self.origin(act.source)}"
            if modal:
                return f"{subject} {modal} {words}"
            return f"{subject} {words if many else third(words)}"
        if act.by is None:
            return self.passive(act, modal)
        undergone = act.verb not in (Verb.TAKE_CONTROL, Verb.USE, *CONTESTED)  # what is not undergone
        by_such = isinstance(act.by, Select) and (act.by.kind is not Kind.PLAYER or moved_here(act))
        if (modal == "cannot" or act.verb is Verb.DISCARD) and by_such and undergone:
            return f"{self.passive(act, modal)} by {say.any(act.by, 'bare')}"
        subject = say.any(act.by, "bare")
        any_of_them = modal == "cannot" or (modal == "can" and getattr(act.what, "quantity", ONE) == EVERY)
        words = self.forbidden(act) if any_of_them and act.what is not None else self.predicate(act)
        if act.verb is Verb.PLACE and isinstance(act.to, Pile) and act.to.end is None:  # not a card that is in it
            words = words.replace(f" in {say.pile(act.to)}", f" into {say.pile(act.to)}", 1)
        if act.verb in (Verb.PUT_COUNTER, Verb.REMOVE_COUNTER) and not act.spread and modal != "cannot":
            words = self.counters(act, "bare")
        if modal:
            return f"{subject} {modal} {words}"
        return f"{subject} {words if say.is_many(act.by, 'bare') else third(words)}"

    def forbidden(self, act: Act) -> str:
        if act.verb is Verb.PLAY and isinstance(act.to, Here) and isinstance(act.what, Select):
            act = replace(act, what=replace(act.what, filters=(*act.what.filters, At(act.to))), to=None)
        if act.verb in (Verb.PUT_COUNTER, Verb.REMOVE_COUNTER):
            place = self.origin(act.source) if act.source is not None else f"on {self.say.any(act.to, 'bare')}"
            done = "place" if act.verb is Verb.PUT_COUNTER else "remove"
            return f"{done} {self.say.any(act.what, 'bare')} {place}"
        words = [self.called(act.verb), self.say.any(act.what, "bare", act.extra)]
        if act.to is not None:
            words.append(
                "to here" if isinstance(act.to, Here) and act.verb is Verb.MOVE else self.goal(act.verb, act.to)
            )
        if act.source is not None:
            words.append(self.origin(act.source))
        if act.as_extra is not None:
            words.append(self.counted_as_extra(act))
        return " ".join(words)

    def passive(self, act: Act, modal: str) -> str:
        say = self.say
        style = (
            "bare" if modal in ("cannot", "would") else "each"
        )  # "if your minions would be destroyed": any of them
        if act.verb is Verb.INCREASE and not modal:
            return f"the {number_of(act.what)} of {say.any(act.what)} increases"
        if act.verb is Verb.DECREASE and not modal:
            return f"the {number_of(act.what)} of {say.any(act.what)} is reduced"
        if act.verb in (Verb.PUT_COUNTER, Verb.REMOVE_COUNTER):
            return self.counters_placed(act, modal, style)
        if act.what is None:
            raise UnsayableError("what is done")
        if (forms := lexicon().forms.get(act.verb.value.replace(" ", "-"))) is None:
            raise UnsayableError("what is done")
        done = forms[3].replace("_", " ")
        what, place = act.what, ""
        if act.to is not None and (isinstance(what, Select) or isinstance(act.to, Pile)):
            place = f" {self.goal(act.verb, act.to)}"
        if act.source is not None:
            place = f" {self.origin(act.source)}{place}"
        place += f" {self.counted_as_extra(act)}" if act.as_extra is not None else ""
        subject = say.any(what, style, act.extra)
        many = say.is_many(what, style)
        be = f"{modal} be" if modal else "are" if many else "is"
        return f"{subject} {be} {done}{place}"

    # -- statements -------------------------------------------------------------------------------------------

    def statement(self, node: Any, verb: str = "have") -> str:
        apart = asked_of_each(node) if isinstance(node, Modify) else None
        if apart is None:
            return self._stated(node, verb)
        try:
            return self._stated(node, verb)
        except UnsayableError:
            return self.statement(apart, verb)

    def _stated(self, node: Any, verb: str) -> str:
        say = self.say
        if isinstance(node, While):
            if isinstance(node.condition, TurnOf):
                who = node.condition.who
                if isinstance(who, Select) and who.quantity == EVERY and who.label is not None:
                    return f"during {say.whose(who)} turn, {self.statement(node.statement, verb)}"
                return f"{self.statement(node.statement, verb)} during {self.turns(who)}"
            held, stated = asking(self, node.condition), self.statement(node.statement, verb)
            named = {each.label for each in walk(node.statement) if isinstance(each, Select)} - {None}
            behind = any(isinstance(each, Ref) and each.label in named for each in walk(node.condition))
            return f"{stated} {held}" if behind else f"{held}, {stated}"  # asked of what only the statement names
        if isinstance(node, Becomes):
            return becomes(say, node, verb)
        if isinstance(node, Floor):
            return not_below(say, node)
        if isinstance(node, Facing):
            return facing(say, node, verb)
        if isinstance(node, Limited):
            return no_more_than(self, node)
        if isinstance(node, WinsTies):
            return wins_ties(say, node)
        if isinstance(node, Price):
            if node.act.by is None:
                raise UnsayableError("a price for whom")
            paid, bought = self.predicate(node.pay), self.predicate(replace(node.act, by=None))
            if isinstance(node.act.by, You):
                return f"you cannot {bought} unless you {paid}"
            return f"{say.any(node.act.by, 'bare')} must {paid} to {bought}"
        if isinstance(node, Copied):
            have = "have" if say.is_many(node.what) else "has"
            return f"{say.any(node.what)} {have} {copied(say, node)}"
        if isinstance(node, Permit):
            if node.act.verb is not Verb.USE or node.act.by is None:
                raise UnsayableError("may do what")
            return f"{say.any(node.act.by)} may {used('use', say, node.act)}"
        if isinstance(node, Modify) and node.stat is Stat.VP:
            less = isinstance(node.amount, Minus)
            if not (less or isinstance(node.amount, Num)) or node.at is None or verb == "gain":
                raise UnsayableError("how many VPs")
            gain = "gain" if say.is_many(node.what, "bare") else "gains"
            vps = f"{say.amount(node.amount)} {'less' if less else 'more'} VP from {say.any(node.at)}"
            return f"{say.any(node.what, 'bare')} {gain} {vps}"
        if isinstance(node, Modify) and self.of_another(node):
            if verb == "have":
                raise UnsayableError("more by what")
            to = say.any(node.what) if node.at is None else f"{say.whose(node.what)} power {say.at(node.at)}"
            return f"add {say.amount(node.amount)} to {to}"
        if isinstance(node, Modify) and node.least is not None:
            return f"{self.statement(replace(node, least=None), verb)} (minimum {node.least})"
        if isinstance(node, Modify) and isinstance(node.amount, StatOf) and node.amount.stat is node.stat:
            if verb == "have" or node.at is not None or not self.same(node.what, node.amount.what):
                raise UnsayableError("more by what")
            return f"double the {node.stat.value} of {say.any(node.what)}"
        if isinstance(node, Modify):
            told = isinstance(node.amount, (Minus, Count, StatOf)) and not of_points(node.amount)
            if (told and node.at is None) or node.stat in (*BREAKPOINTS, *OF_PLAYERS):
                less = isinstance(node.amount, Minus)
                by = node.amount.amount if isinstance(node.amount, Minus) else node.amount
                target = (
                    f"the {node.stat.value} of {say.any(node.what)}"
                    if isinstance(node.what, Select)
                    else f"{say.whose(node.what)} {node.stat.value}"
                )
                bound = say.bound(by) if isinstance(by, Bounded) else ""
                by = by.amount if isinstance(by, Bounded) else by
                number = say.by_so_many(by) + bound
                if verb == "have":
                    return f"{target} is {'reduced' if less else 'increased'} by {number}"
                return f"{'reduce' if less else 'increase'} {target} by {number}"
            words = verb if say.is_many(node.what) else third(verb)
            if isinstance(node.amount, Bounded):
                return self.statement(replace(node, amount=node.amount.amount), verb) + say.bound(node.amount)
            if node.at is not None:
                bonus = f"{node.amount.value:+d} power" if isinstance(node.amount, Num) else ""
                if isinstance(node.amount, Times):
                    power = f"{node.amount.each:+d} power {say.at(node.at)}"
                    return f"{say.any(node.what)} {words} {power} {say.for_each(node.amount.amount)}"
                if isinstance(node.amount, Total):
                    first = say.bonus(Stat.POWER, node.amount.parts[0])
                    return f"{say.any(node.what)} {words} {first} {say.at(node.at)}{say.more(node.amount)}"
                if not bonus:
                    raise UnsayableError("how much power there")
                return f"{say.any(node.what)} {words} {bonus} {say.at(node.at)}"
            return f"{say.any(node.what)} {words} {say.bonus(node.stat, node.amount)}"
        if isinstance(node, Cannot):
            spared = self.spared_by(node.act)
            if spared is not None:
                return f"{self.passive(replace(node.act, by=None), 'cannot')} except by {say.any(spared)}"
            if node.act.by is None and node.act.verb is not Verb.DUEL:
                return self.passive(node.act, "cannot")
            return self.event(node.act, "cannot")
        if isinstance(node, Unaffected):
            be = "are" if say.is_many(node.what, "bare") else "is"
            return f"{say.any(node.what, 'bare')} {be} not affected by {say.any(node.by, 'bare')}"
        if isinstance(node, Controls):
            control = "controls" if isinstance(node.by, OwnerOf) else "control"
            return f"{say.any(node.by)} {control} {say.any(node.what)}"
        if isinstance(node, Counts):
            return counted_as(say, node)
        if isinstance(node, Awaits):
            return self.waiting(node)
        if isinstance(node, Granted):
            from smashrules.text.saying.printer import to_text

            words = to_text(CardText(node.abilities), type="minion")
            if node.alone:
                own = f"the abilities of {say.any(node.what)}"
                own = own if isinstance(node.what, Select) else f"{say.whose(node.what)} abilities"
                return f'{own} are replaced with "{words}"'
            have = verb if say.is_many(node.what) else third(verb)
            return f'{say.any(node.what)} {have} the ability: "{words}"'
        if isinstance(node, Cancelled):
            lost = self.lost(node.what)
            if lost is not None:
                host, words = lost
                lose = "lose" if say.is_many(host) else "loses"
                return f"{say.any(host)} {lose} {words}"
            whose = node.what.parts if isinstance(node.what, Both) else (node.what,)
            theirs = " and ".join(self.abilities_of(each) for each in whose)
            return f"cancel {theirs}" if verb == "gain" else f"{theirs} are cancelled"
        raise UnsayableError(type(node).__name__)

    @staticmethod
    def spared_by(act: Act) -> Any:
        """Who alone can do it, where that is somebody else than you ("except by their controller")."""
        if not isinstance(act.by, Select) or act.by.kind is not Kind.PLAYER:
            return None
        than = [each.than for each in act.by.filters if isinstance(each, Other)]
        return than[0] if than and isinstance(than[0], (OwnerOf, ControllerOf)) else None

    def waiting(self, node: Awaits) -> str:
        """What waits for an event for a time; the printer knows clauses."""
        raise NotImplementedError

    def of_another(self, node: Modify) -> bool:
        """Whether it is a number of something else that is added ("add its power to another minion")."""
        added = node.amount if node.stat is Stat.POWER and not of_points(node.amount) else None
        return isinstance(added, StatOf) and not self.same(node.what, added.what)

    @staticmethod
    def same(one: Any, other: Any) -> bool:
        """Whether ``other`` is ``one``, or speaks of it."""
        return one == other or (isinstance(one, Select) and isinstance(other, Ref) and one.label == other.label)

    def abilities_of(self, what: Any) -> str:
        if isinstance(what, (Select, EitherOf)):
            return f"the abilities of {self.say.any(what)}"
        return f"{self.say.whose(what)} abilities"

    def lost(self, what: Any) -> tuple[Any, str] | None:
        """What loses which abilities: "its Ongoing ability", "all other abilities"."""
        parts = what.parts if isinstance(what, Both) else (what,)
        hosts: list[Any] = []
        words: list[str] = []
        for each in parts:
            if not isinstance(each, Select) or each.kind is not Kind.ABILITY:
                return None
            hosts += [f.host for f in each.filters if isinstance(f, On)]
            label = next((f.label for f in each.filters if isinstance(f, Labelled)), "")
            other = any(isinstance(f, Other) for f in each.filters)
            noun = f"{label} ability".strip() if each.quantity == ONE else f"{label} abilities".strip()
            words.append(f"all other {noun}" if other else f"its {noun}" if each.quantity == ONE else f"all {noun}")
        first = getattr(hosts[0], "label", None) if hosts else None
        again = [each for each in hosts[1:] if not (isinstance(each, Ref) and each.label == first is not None)]
        if len(hosts) < len(parts) or any(each != hosts[0] for each in again):
            return None
        return hosts[0], " and ".join(words)

    def turns(self, who: Any) -> str:
        if isinstance(who, Select) and who.quantity == NONE:
            return "setup"  # the turn of nobody
        if isinstance(who, Select) and who.quantity == EVERY:
            return f"{self.say.select(who, 'bare')}' turns"
        return f"{self.say.whose(who)} turn"

    # -- conditions -------------------------------------------------------------------------------------------

    def condition(self, node: Any, negated: bool = False) -> str:
        say = self.say
        no = " not" if negated else ""
        if (told := of_players(self, node, negated)) is not None:
            return told
        if isinstance(node, Possible) and not negated:
            return self.event(node.act, "can")
        if isinstance(node, HeldWhen) and not negated:
            return held_then(self, node)
        if isinstance(node, Not):
            if negated:
                raise UnsayableError("not not")
            return self.condition(node.condition, True)
        if isinstance(node, Has) and node.who is not None and (not negated or isinstance(node.who, (You, Ref))):
            place = f" {say.at(node.at)}" if node.at is not None else ""
            have = "have" if say.is_many(node.who) else "has"
            if negated:
                have = "do not have" if say.is_many(node.who) else "does not have"
            return f"{say.any(node.who)} {have} {say.having_there(node.what, place)}"
        if isinstance(node, Outpowers) and (told := outpowers(say, node, negated)) is not None:
            return told
        if isinstance(node, AllOf):
            if negated:
                raise UnsayableError("not both")
            if (compared := most_among(say, node)) is not None:
                return compared
            if (together := all_have(node)) is not None:
                return self.condition(together)
            neither = either_happened(self, node.conditions)
            return neither or " and ".join(self.condition(each) for each in node.conditions)
        if isinstance(node, Relation):
            return (
                has_more_of_one_sort(say, node, negated)
                or more_points(say, node, negated)
                or two_numbers(self, node, no)
            )
        if isinstance(node, Amid | Dueling):
            return going_on(say, node, no)
        if isinstance(node, FaceUp | Silenced):
            return lies_so(say, node, no or "")
        if isinstance(node, Complied):
            do = "do" if isinstance(node.who, You) or say.is_many(node.who) else "does"
            return f"{say.any(node.who)} {do}{no or ''} so" if not negated else f"{say.any(node.who)} {do} not do so"
        if isinstance(node, InPlaySince):
            where = "in play" if node.at is None else say.at(node.at)
            return f"{say.any(node.what)} was{no} {where} at {say.moment(node.when)}"
        if isinstance(node, Has) and node.who is None:
            return present(self.say, node, negated)
        if isinstance(node, AnyOf) and not negated:
            return self.any_of(node)
        if isinstance(node, Is):
            return self.likeness(node, negated)
        if isinstance(node, Done):
            return happened(self, node, no)
        if isinstance(node, Did) and node.act.verb in CONTESTED and node.act.by is not None:
            subject, words = say.any(node.act.by, "bare"), self.predicate(node.act).removesuffix(" a duel")
            many = say.is_many(node.act.by, "bare")
            if negated:
                return f"{subject} {'do' if many else 'does'} not {words}"
            return f"{subject} {words if many else third(words)}"
        if isinstance(node, Did) and not negated and node.act.by is None and node.act.verb is Verb.REVEAL:
            return self.passive(node.act, "")
        if isinstance(node, Did):
            return did(self, node, no)
        if isinstance(node, Was) and node.act.by is not None and not negated:
            return self.event(node.act)
        if isinstance(node, Was):
            origin = f" {self.origin(node.act.source)}" if node.act.source is not None else ""
            if isinstance(node.act.source, Pile) and node.act.source.end is not None:
                origin = origin.replace(" from ", " off ", 1)
            extra = f" as an extra {node.act.as_extra.value}" if node.act.as_extra is not None else ""
            goal = f" {self.goal(node.act.verb, node.act.to)}" if node.act.to is not None else ""
            return f"{say.any(node.act.what)} was{no} {lexicon().forms[node.act.verb.value][3]}{origin}{goal}{extra}"
        if isinstance(node, FirstThisTurn) and isinstance(node.act.what, Select):
            form = lexicon().forms[node.act.verb.value]
            done = form[3] if node.act.by is None else f"{say.any(node.act.by)} {form[2]}"
            which = "first" if node.nth == ONE else next(each for each, n in ORDINALS.items() if n == node.nth.low)
            least = "at least " if node.nth.high is None else ""
            this = "this" if isinstance(node.what, This) else say.any(node.what)
            there = f" {say.at(node.act.to)}" if node.act.to is not None else ""
            return f"{this} is{no} {least}the {which} {node.act.what.kind.value} {done}{there} this turn"
        if isinstance(node, TurnOf):
            return f"it is{no} {self.turns(node.who)}"
        if isinstance(node, Outnumbers):
            return outnumbering(self.say, node, negated)
        raise UnsayableError(type(node).__name__)

    def number(self, amount: Any) -> str:
        """ "the total power here", "this base's breakpoint"."""
        everyone = isinstance(amount, PowerAt) and amount.who == Select(Kind.PLAYER, EVERY)
        return f"the total power {self.say.at(amount.place)}" if everyone else self.say.amount(amount)

    def likeness(self, node: Is, negated: bool) -> str:
        """ "it is an action", "it has power 4 or more", "this is your only minion here"."""
        say, what = self.say, node.description
        no = " not" if negated else ""
        subject = say.any(node.what)
        several = say.is_many(node.what)
        one = what.filters[0] if len(what.filters) == 1 else None
        if node.only:
            words = say.select(what)
            if not words.startswith("one of your "):
                alone = words.removeprefix("a ").removeprefix("an ")
                if alone == words:
                    raise UnsayableError("the only one of these")
                return f"{subject} is{no} the only {alone}"
            noun = what.kind.value
            return f"{subject} is{no} your only " + words.removeprefix("one of your ").replace(plural(noun), noun, 1)
        has = "have" if several else "has"
        if (like := said_alike(what)) is not None:
            everything = f"all {say.any(node.what, 'bare')}" if isinstance(node.what, Select) else subject
            everything = everything.replace("all your ", "all of your ", 1)
            everything = "they" if everything == "them" else everything
            return f"{everything} {'do not have' if negated else 'have'} {like}"
        if one == Alike(Trait.BASE):
            return f"{'they' if subject == 'them' else subject} are{no} on the same base"
        if negated and subject == "another player":
            return f"no other player is {say.select(what)}"
        if negated and isinstance(node.what, Select) and node.what.quantity == ONE:
            return f"none {subject.removeprefix('one ')} is {say.select(what)}"
        if what.quantity == EVERY:
            if negated or not (isinstance(node.what, Ref) or subject in ("they", "them")):
                raise UnsayableError("not all of them")
            return f"they are {say.any(what, 'bare')}"
        if isinstance(one, Having) and isinstance(one.what, Select) and not negated:
            able = isinstance(one.what, Select) and one.what.kind is Kind.ABILITY
            on_it = "" if able else f" on {'them' if several else 'it'}"
            return f"{subject} {has} {say.having(one.what)}{on_it}"
        if isinstance(one, Compare) and what.kind is Kind.CARD and not negated:
            if isinstance(one.amount, Num):
                return f"{subject} {has} {say.spec(one).removeprefix('of ')}"
            return f"{subject} {has} {say.comparing(one).removeprefix('with ')}"
        extreme = next((each for each in what.filters if isinstance(each, Extreme)), None)
        if extreme is not None and what.kind is Kind.PLAYER and extreme.stat is Stat.VP:
            single = not (isinstance(node.what, You) or say.is_many(node.what))
            have = f"{'does' if single else 'do'} not have" if negated else "has" if single else "have"
            return f"{subject} {have} the {'most' if extreme.extremum is Extremum.HIGHEST else 'fewest'} VPs"
        others = [each for each in what.filters if not isinstance(each, (Extreme, At))]
        if extreme is not None and (what.kind is Kind.BASE or (what.kind is Kind.MINION and (negated or others))):
            have = f"{'do' if several else 'does'} not have" if negated else has
            return f"{subject} {have} the {extreme.extremum.value} {extreme.stat.value}{self.of_all(what)}"
        if extreme is not None and what.kind is Kind.MINION and not negated:
            place = [each for each in what.filters if isinstance(each, At)]
            where = f" {say.at(place[0].place)}" if place else ""
            return f"{subject} {has} the {extreme.extremum.value} {extreme.stat.value}{where}"
        if isinstance(what.zone, Pile) and what.zone.zone is Zone.PLAY and not what.filters:
            return f"{subject} is{no} in play"
        if isinstance(one, On) and what == Select(Kind.CARD, ONE, (one,)):
            return f"{subject} {'are' if several else 'is'}{no} on {say.any(one.host)}"
        if isinstance(one, At) and what.zone is None:
            return f"{subject} {'are' if several else 'is'}{no} {say.at(one.place)}"
        if isinstance(one, Controlled) and what == Select(Kind.CARD, ONE, (one,)) and isinstance(one.by, You):
            return f"you {'do not ' if negated else ''}control {subject}"
        apart = isinstance(one, Alike) and what.kind is Kind.CARD  # "they are on different bases"
        be = "are" if isinstance(node.what, You) or (apart and several) or subject == "they" else "is"
        told = say.select(what).removeprefix("a card ") if apart else say.select(what)
        return f"{subject} {be}{no} {told}"

    def of_all(self, what: Select) -> str:
        """ "(the highest power) of all minions here": among which that is the most; of bases, all that there are."""
        rest = tuple(each for each in what.filters if not isinstance(each, Extreme))
        if what.kind is Kind.BASE and not rest and what.zone is None:
            return ""
        every = self.say.any(replace(what, quantity=EVERY, filters=rest), "bare")
        return f" of all {every}".replace("of all your ", "of all of your ", 1)

    def any_of(self, node: AnyOf) -> str:
        """ "it is an action or a minion of power 3 or less"."""
        told = [each for each in node.conditions if isinstance(each, Is)]
        if len(told) == len(node.conditions) and all(each.what == told[0].what for each in told):
            be = "are" if isinstance(told[0].what, You) else "is"
            return (
                f"{self.say.any(told[0].what)} {be} {' or '.join(self.say.select(each.description) for each in told)}"
            )
        one = to_or_from(self, node.conditions) or either_happened(self, node.conditions)
        if not one and all(isinstance(each, Has | Is | Relation | Outnumbers) for each in node.conditions):
            try:
                return either_is_had(self.say, node)
            except UnsayableError:
                return " or ".join(self.condition(each) for each in node.conditions)
        return one or either_is_had(self.say, node)


def all_have(node: AllOf) -> Has | None:
    """The one condition that is said of players side by side, where all of ``node`` says the same of each."""
    found = [each for each in node.conditions if isinstance(each, Has) and each.who is not None]
    if len(found) < len(node.conditions) or any(replace(each, who=found[0].who) != found[0] for each in found):
        return None
    return replace(found[0], who=Both(tuple(each.who for each in found if each.who is not None)))
