"""Deeds said in words: the verb of an act with all that belongs to it.

When it is done, if what, and whether one may, is said around it (``printer``).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.amounts import (
    Awarded,
    Bounded,
    Count,
    Minus,
    Num,
    PowerAt,
    Quotient,
    Shortfall,
    StatOf,
    Times,
    Total,
    Until,
)
from smashrules.effects.conditions import Is
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    At,
    BaseOf,
    Both,
    Candidate,
    ControllerOf,
    EitherOf,
    Here,
    Kind,
    On,
    OwnerOf,
    Pile,
    PreviousBaseOf,
    Quantity,
    Ref,
    Rest,
    Select,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import CONTESTED, Verb
from smashrules.text.saying.as_many import as_many_as
from smashrules.text.saying.contests import contest
from smashrules.text.saying.outnumbering import outnumbering
from smashrules.text.saying.phrases import Phrases
from smashrules.text.saying.quantities import UnsayableError, article, genitive, number_of, number_word, plural
from smashrules.text.saying.using import triggered, used
from smashrules.text.trees.rebuilding import transform
from smashrules.text.words.lexicon import lexicon


def third(bare: str) -> str:
    """ "destroy" -> "destroys"; the bare form's first word changes."""
    first, _, rest = bare.partition(" ")
    lex = lexicon()
    for forms in lex.forms.values():
        if forms[0] == bare.replace(" ", "_"):
            return forms[1].replace("_", " ")
        spelt = forms[0].replace("_", " ")
        if " " in spelt and bare.startswith(spelt + " "):
            return forms[1].replace("_", " ") + bare.removeprefix(spelt)
        if forms[0] == first:
            return f"{forms[1]} {rest}".strip().replace("_", " ")
    return {"have": "has", "are": "is"}.get(first, first + "s") + (f" {rest}" if rest else "")


_SAID = {
    Verb.LOOK: "look at",
    Verb.GAIN_VP: "gain",
    Verb.TAKE_CONTROL: "take control of",
    Verb.COPY: "copy the ability of",
}


def _owner_has(cards: Any) -> str:
    """ "You have", "they have": whose hand it is."""
    return "you have" if isinstance(cards.zone.of, You) else "they have"


def _kept(what: Any) -> int | None:
    """How many are left of a hand from which all the others are discarded."""
    number = what.quantity.low if isinstance(what, Select) and what.quantity.low == what.quantity.high else None
    if not isinstance(number, Total) or len(number.parts) != 2:
        return None
    held, gone = number.parts
    whole = isinstance(held, Count) and held.what == Select(Kind.CARD, EVERY, zone=what.zone)
    return gone.amount.value if whole and isinstance(gone, Minus) and isinstance(gone.amount, Num) else None


def moved_here(act: Act) -> bool:
    """Whether what is moved is here, and it is not said whereto: "move minions here" could be to here."""
    where = act.what.asked if isinstance(act.what, Select) else ()
    return act.verb is Verb.MOVE and act.to is None and act.source is None and At in where


class Deeds(Struct, frozen=True):
    """Says deeds. ``say`` says the noun phrases in them."""

    say: Phrases

    # -- deeds ------------------------------------------------------------------------------------------------

    @staticmethod
    def called(verb: Verb) -> str:
        """The words of a verb before what it is done to: "take control of"."""
        return _SAID.get(verb, verb.value)

    def deed(self, act: Act, third_person: bool = False) -> str:
        """An act as a command, or as what its doer does."""
        if act.verb is Verb.DUEL and act.by is None and act.with_ is None:
            if not isinstance(act.what, Select) or act.what.quantity != Quantity(2, 2):
                raise UnsayableError("who duels whom")
            return f"{self.say.any(act.what)} duel"
        if act.verb is Verb.DUEL and act.by is None:
            order = " in any order" if act.any_order else ""
            return f"{self.say.any(act.what)} duels {self.say.any(act.with_)}{order}"
        words = self.predicate(act)
        if isinstance(act.by, Ref) and act.by.words == "them":
            return f"have them {words}"
        if act.by is not None and not isinstance(act.by, You):
            subject = self.say.any(act.by)
            words = words.replace("(you choose in case of a tie)", "(they choose in case of a tie)")
            return f"{subject} {words if self.say.is_many(act.by) else third(words)}"
        return third(words) if third_person else words

    def predicate(self, act: Act) -> str:
        """The verb of an act with all that belongs to it, in its bare form."""
        verb, say = act.verb, self.say
        words = self.called(verb)
        what = act.what
        if verb in (Verb.GAIN_VP, Verb.LOSE_VP):
            at = f" {say.at(act.source)}" if act.source is not None else ""
            return f"{'gain' if verb is Verb.GAIN_VP else 'lose'} {self.vps(act.amount)}{at}"
        if verb is Verb.TAKE_TURN:
            return "take an extra turn"
        if verb is Verb.IDLE:
            return "do nothing"
        if verb is Verb.TAKE_VP:
            return f"take {self.vps(act.amount)} from {say.any(act.source)}"
        if verb in (Verb.INCREASE, Verb.DECREASE):
            deed = "increase" if verb is Verb.INCREASE else "reduce"
            return f"{'directly ' if act.directly else ''}{deed} {say.whose(act.what)} {number_of(act.what)}"
        if verb is Verb.DUEL:
            return f"duel {say.any(act.with_)}" if act.with_ is not None else "duel"
        if verb in CONTESTED:
            return contest(act, say.any)
        if (until := as_many_as(say, act)) is not None:
            return until
        if verb is Verb.DRAW:
            return self.drawing(act)
        if verb is Verb.DISCARD and (kept := _kept(what)) is not None:
            return f"discard cards until {_owner_has(what)} {number_word(kept)} cards"
        if verb is Verb.USE:
            return used(words, say, act)
        if verb is Verb.TRIGGER:
            return triggered(self, act)
        if verb in (Verb.PUT_COUNTER, Verb.REMOVE_COUNTER):
            spared = f" instead of the {act.instead_of.value}" if act.instead_of is not None else ""
            return self.counters(act) + spared
        if verb is Verb.GIVE_CONTROL:
            until = f" until {say.moment(act.until)}" if act.until is not None else ""
            return f"give control of {say.any(what)} to {say.any(act.to)}{until}"
        if verb is Verb.SEARCH:
            if act.source is None and isinstance(what, (Ref, Pile)):
                return f"search {say.any(what)}"
            if not isinstance(act.source, (Pile, Both)) or not isinstance(what, Select):
                raise UnsayableError("search")
            unseen = f" without revealing {'them' if say.is_many(what) else 'it'}" if act.unseen else ""
            return f"search {say.piles(act.source)} for {say.any(what)}{unseen}"
        if verb is Verb.REPLACE and act.with_ is None and what is not None:
            return f"replace {say.any(what)} normally"
        if verb is Verb.SWAP and act.with_ is None and what is not None:
            return f"swap {say.any(what)}"
        if verb is Verb.REPLACE or verb is Verb.SWAP:
            if act.with_ is None or what is None:
                raise UnsayableError("with what")
            keeping = f" keeping {say.any(act.keeps)}" if act.keeps is not None else ""
            return f"{words} {say.any(what)} with {say.any(act.with_)}{keeping}"
        if act.directly:
            words = "directly affect"
        low = what.quantity.low if isinstance(what, Select) else None
        often, most = (low.amount, say.bound(low)) if isinstance(low, Bounded) else (low, "")
        if isinstance(often, Count) and isinstance(what, Select) and isinstance(what.zone, Pile) and what.zone.end:
            each = f"one {what.kind.value} from {say.end_of(what.zone)} {say.for_each(often)}{most}"
            if act == Act(verb, act.by, what) and not what.filters:
                return f"{words} {each}"
        if most and verb in (Verb.PLAY, Verb.DISCARD, Verb.DESTROY) and isinstance(what, Select):
            once: Any = replace(what, quantity=ONE)
            extra = verb is Verb.PLAY
            if act == Act(verb, act.by, what, extra=extra) and isinstance(often, Count):
                return f"{words} {say.any(once, extra=extra)} {say.for_each(often)}{most}"
        if (
            isinstance(low, Quotient)
            and not low.up
            and isinstance(what, Select)
            and verb in (Verb.PLAY, Verb.DESTROY, Verb.DISCARD)
        ):
            single: Any = replace(what, quantity=ONE)
            if act == Act(verb, act.by, what, extra=act.extra):
                return f"{words} {say.any(single, extra=act.extra)} {say.for_each(low)}"
        if isinstance(low, Until) and isinstance(what, Select):
            who = "you" if act.by is None else "they"
            pile = "" if what.zone is None else f" from {say.any(what.zone)}"
            if isinstance(what.zone, Pile) and what.zone.end is not None:
                pile = f" from {say.end_of(what.zone)}"
            return f"{words} {'random ' if what.random else ''}cards{pile} until {who} {words} {say.any(low.what)}"
        parts = [words]
        if (
            verb is Verb.PLAY
            and isinstance(what, Select)
            and isinstance(act.to, (Here, Ref))
            and say.at(act.to) in ("here", "there")
        ):
            what = replace(what, filters=(*what.filters, At(act.to)))  # "a minion here with less power than ..."
            act = replace(act, to=None)
        either = _fusion(what) if verb is Verb.PLAY else None
        if either is not None and isinstance(what, Select):
            parts.append(f"{say.any(either, extra=act.extra)} as {article(what.kind.value)}")
        elif isinstance(what, Select) and verb is Verb.TRANSFER and act.spread and what.quantity.every:
            parts.append(f"all {say.any(what, 'bare')}")
        elif what is not None:
            parts.append(say.any(what, extra=act.extra))
        elif act.extra:
            raise UnsayableError("an extra nothing")
        among = verb is Verb.TRANSFER and act.spread and isinstance(act.source, Select) and isinstance(act.to, Ref)
        if among and getattr(act.to, "label", 0) == getattr(act.source, "label", None):
            return f"{' '.join(parts)} among {say.any(act.source, 'bare')}"
        if verb is Verb.TRANSFER and act.spread and isinstance(act.source, Select):
            parts.append(f"total from {say.any(act.source, 'bare')}")
        elif act.source is not None:
            some = verb is Verb.MOVE and isinstance(what, Select) and not what.quantity.every
            whole = some and isinstance(act.source, Select) and act.source.quantity == EVERY
            parts.append(f"from {say.any(act.source, 'bare')}" if whole else self.origin(act.source))
        if act.to is not None:
            several = isinstance(what, Both) or (isinstance(what, Select) and what.quantity.high != 1)
            several = several and verb in (Verb.MOVE, Verb.BURY)
            if verb is Verb.STORE:
                parts.append(f"under {say.any(act.to)}")
            else:
                own = isinstance(getattr(act.to, "chooser", None), ControllerOf | OwnerOf)
                goal = self.goal(verb, act.to, (several and not (act.together or own)) or act.spread)
                if act.spread and isinstance(act.to, Select) and act.to.quantity.every:
                    goal = f"to {say.any(act.to, 'bare')}"
                far = verb is Verb.TRANSFER or (verb is Verb.MOVE and not isinstance(act.source, Select))
                far = far and isinstance(act.to, Here)
                goal = "to here" if far else goal
                if act.together and verb in (Verb.BURY, Verb.PLAY) and goal in ("on a base", "on a minion"):
                    goal = goal.replace("a", "the same", 1)
                parts.append("to there" if goal == "there" and act.source is not None else goal)
        if act.as_extra is not None:
            parts.append(self.counted_as_extra(act))
        if act.same_way:
            parts.append("in the same way")
            if act.with_ is not None:
                parts.append(f"instead of {self.spared(act.with_)}")
        if act.at_once:
            parts.append("immediately")
        if act.any_order:
            parts.append("in any order")
        if act.unseen:
            parts.append(f"without revealing {'them' if say.is_many(what) else 'it'}")
        if act.blind:
            parts.append(f"without looking at {'them' if say.is_many(what) else 'it'}")
        if act.taken:
            parts.append(f"even if another player owns {'them' if say.is_many(what) else 'it'}")
        if act.unrewarded:
            parts.append("without drawing treasures")
        if act.until is not None:
            parts.append(f"until {say.moment(act.until)}")
        if act.instead_of is not None:
            if verb is Verb.PLAY:
                parts.append(f"instead of from your {act.instead_of.value}")
            else:
                the = "" if act.instead_of is Zone.USUAL else "the "
                parts.append(f"instead of {the}{act.instead_of.value}")
        return " ".join(parts)

    def spared(self, what: Any) -> str:
        known = self.say.labels.get(what.label) if isinstance(what, Ref) else None
        if known is None or known.many:
            raise UnsayableError("instead of what")
        return f"that {known.select.kind.value}"

    def vps(self, amount: Any) -> str:
        if amount is None:
            return "1 or more VPs"
        if isinstance(amount, Bounded):
            return self.vps(amount.amount) + self.say.bound(amount)
        if isinstance(amount, Num):
            return f"{amount.value} VP{'s' if amount.value > 1 else ''}"
        if (many := self.say.that_many(amount)) is not None:
            return f"{many} VPs"
        if isinstance(amount, Times):
            return f"{amount.each} VP{'s' if amount.each > 1 else ''} {self.say.for_each(amount.amount)}"
        if isinstance(amount, (Awarded, Count, StatOf, PowerAt, Quotient)):
            return f"VPs equal to {self.say.amount(amount)}"
        raise UnsayableError("how many VPs")

    def counters(self, act: Act, style: str = "each") -> str:
        """Counters placed or removed; ``style`` "bare" for an event: "on your minions" is on any of them."""
        if act.verb is Verb.PUT_COUNTER and act.amount is not None and _as_many_again(act):
            return f"double the number of +1 power counters on {self.say.any(act.to)}"
        if isinstance(act.amount, Bounded):
            return self.counters(replace(act, amount=act.amount.amount), style) + self.say.bound(act.amount)
        if isinstance(act.amount, Num):
            many = act.amount.value != 1
            what = f"{number_word(act.amount.value)} +1 power counters" if many else "a +1 power counter"
        elif (many_told := self.say.that_many(act.amount)) is not None:
            what = f"{many_told} +1 power counters"
        elif isinstance(act.amount, Times):
            what = (
                "a +1 power counter" if act.amount.each == 1 else f"{number_word(act.amount.each)} +1 power counters"
            )
            if act.verb is Verb.REMOVE_COUNTER:
                raise UnsayableError("how many counters")
            return f"place {what} on {self.say.any(act.to)} {self.say.for_each(act.amount.amount)}"
        elif act.amount is not None:
            what = f"+1 power counters equal to {self.say.amount(act.amount)}"
        elif isinstance(act.what, Select) and act.what.quantity == EVERY:
            what = f"{'all ' if style == 'each' else ''}{plural(act.what.kind.value)}"
        else:
            what = self.say.any(act.what)
        if act.verb is Verb.REMOVE_COUNTER and act.source is None and act.what is not None:
            return f"remove {self.say.any(act.what)}"
        if act.spread and act.verb is Verb.PUT_COUNTER:
            return f"place {what} among {self.say.any(act.to, 'bare')}"
        if act.spread:
            return f"remove {what} total from {self.say.any(act.source, 'bare')}"
        if act.verb is Verb.PUT_COUNTER:
            return f"place {what} on {self.say.any(act.to, style)}"
        return f"remove {what} from {self.say.any(act.source, style)}"

    def counted_as_extra(self, act: Act) -> str:
        """ "As an extra minion", "as extra actions"."""
        assert act.as_extra is not None
        several = isinstance(act.what, Select) and act.what.quantity.high != 1
        several = several or (isinstance(act.what, (Ref, Rest)) and self.say.is_many(act.what))
        kind = act.as_extra.value
        return f"as extra {plural(kind)}" if several else f"as an extra {kind}"

    def counters_placed(self, act: Act, modal: str, style: str) -> str:
        """ "A +1 power counter is placed on this minion", "all counters are removed from it"."""
        say = self.say
        if act.what is None and isinstance(act.amount, Num) and not act.spread:
            one = act.amount.value == 1
            what = "a +1 power counter" if one else f"{number_word(act.amount.value)} +1 power counters"
            be, there = "is" if one else "are", "bare"
        elif isinstance(act.what, Select):
            what, there = say.any(act.what, style), "each"
            be = "are" if say.is_many(act.what, style) else "is"
        else:
            raise UnsayableError("how many counters")
        done = "placed" if act.verb is Verb.PUT_COUNTER else "removed"
        where = self.origin(act.source) if act.source is not None else f"on {say.any(act.to, there)}"
        return f"{what} {f'{modal} be' if modal else be} {done} {where}"

    def drawing(self, act: Act) -> str:
        amount = act.amount
        if isinstance(amount, Bounded):
            return self.drawing(replace(act, amount=amount.amount)) + self.say.bound(amount)
        if amount is None:
            origin = f" {self.origin(act.source)}" if act.source is not None else ""
            return f"draw {self.say.any(act.what)}{origin}"
        if act.what is not None:
            return f"draw {self.say.any(act.what)} {self.say.for_each(amount)}"
        if (many := self.say.that_many(amount)) is not None:
            return f"draw {many} cards"
        if (more := self.say.so_many_more(amount)) is not None:
            return f"draw that many cards {more}"
        if isinstance(amount, Shortfall):
            if not isinstance(amount.target, int):
                return f"draw cards until {outnumbering(self.say, amount.target)}"
            return f"draw until {_owner_has(amount.what)} {number_word(amount.target)} cards"
        if isinstance(amount, Num):
            return "draw a card" if amount.value == 1 else f"draw {number_word(amount.value)} cards"
        if isinstance(amount, Times):
            return f"draw {number_word(amount.each)} cards {self.say.for_each(amount.amount)}"
        if isinstance(amount, StatOf):
            return f"draw cards equal to {self.say.amount(amount)}"
        try:
            return f"draw a card {self.say.for_each(amount)}"
        except UnsayableError:
            return f"draw cards equal to {self.say.amount(amount)}"

    def origin(self, source: Any) -> str:
        if isinstance(source, Here):
            return "from here"
        if isinstance(source, Ref) and source.words in ("there", "") and self.say.at(source) == "there":
            return "from there"
        if isinstance(source, PreviousBaseOf | BaseOf) and getattr(source.what, "words", "") == "there":
            return "from there"
        if isinstance(source, Pile):
            return f"from {self.say.end_of(source)}"
        if isinstance(source, Both):
            return f"from {self.say.pile(source)}"
        if (
            isinstance(source, Select)
            and source.label is not None
            and source.quantity.high == 1
            and not source.filters
        ):
            return f"from one {source.kind.value}"
        return f"from {self.say.any(source)}"

    def goal(self, verb: Verb, to: Any, several: bool = False) -> str:
        say = self.say
        if isinstance(to, EitherOf) and not any(isinstance(each, Pile) for each in to.parts):
            link = "on" if verb in (Verb.PLAY, Verb.PLACE, Verb.BURY) else "to"
            return " or ".join(f"{link} {say.any(each, 'bare')}" for each in to.parts)
        if isinstance(to, (Pile, EitherOf)):
            if verb is Verb.PLACE and several and isinstance(to, Pile):
                return f"in {genitive(say.any(to.of, 'bare'))} {plural(to.zone.value)}"
            if verb is Verb.PLACE:
                return f"on {say.end_of(to)}" if isinstance(to, EitherOf) or to.end else f"in {say.pile(to)}"
            if verb is Verb.SHUFFLE:
                return f"into {say.pile(to)}"
            return f"to {say.end_of(to)}"
        if isinstance(to, Here):
            return "to here" if (verb is Verb.MOVE and several) or verb is Verb.TRANSFER else "here"
        if isinstance(to, Ref) and to.words in ("", "there"):
            return "there"
        if isinstance(to, BaseOf) and getattr(to.what, "words", "") == "there":
            return "there"
        link = "on" if verb in (Verb.PLAY, Verb.PLACE, Verb.BURY) else "to"
        if isinstance(to, Select) and to.kind is Kind.BASE and several:
            return f"{link} {say.select(replace(to, quantity=EVERY), 'bare')}"
        return f"{link} {say.any(to)}"


def _as_many_again(act: Act) -> bool:
    """Whether as many counters come on a thing as are there."""
    counted: Any = act.amount.what if isinstance(act.amount, Count) else None
    there = [each.host for each in getattr(counted, "filters", ()) if isinstance(each, On)]
    if not isinstance(counted, Select) or len(counted.filters) != 1 or not there or counted.kind is not Kind.COUNTER:
        return False
    same = isinstance(there[0], Ref) and isinstance(act.to, Select) and there[0].label == act.to.label
    return not act.spread and (same or there[0] == act.to)


def _fusion(what: Any) -> Select | None:
    """The fusion that is played, where it is said as what: "a fusion as an action"."""
    if not isinstance(what, Select) or what.kind not in (Kind.MINION, Kind.ACTION):
        return None
    told = Where(Is(Candidate(), Select(Kind.FUSION)))
    kept = tuple(each for each in what.filters if each != told)
    return replace(what, kind=Kind.FUSION, filters=kept) if len(kept) < len(what.filters) else None


def as_their_own(act: Act) -> Act:
    """What a card's owner is to do, said of them: "play a minion off the top of their deck"."""
    whose: Any = act.by
    told = replace(act, by=None)
    if not isinstance(whose, OwnerOf):
        return told
    theirs = Ref(0, words="their")

    def change(node: Any) -> Any:
        return replace(node, of=theirs) if isinstance(node, Pile) and node.of == whose else node

    said = transform(told, change)
    assert isinstance(said, Act)
    return said
