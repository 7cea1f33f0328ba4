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
    Num,
    PowerAt,
    Quotient,
    Shortfall,
    StatOf,
    Times,
)
from smashrules.effects.conditions import Is
from smashrules.effects.selectors import (
    EVERY,
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
)
from smashrules.effects.verbs import Verb
from smashrules.text.saying.by_verb import BY_VERB, owner_has
from smashrules.text.saying.counted_deeds import counted_deed
from smashrules.text.saying.manner import manner
from smashrules.text.saying.outnumbering import outnumbering
from smashrules.text.saying.phrases import Phrases
from smashrules.text.saying.quantities import UnsayableError, article, genitive, number_word, plural
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
        said = BY_VERB.get(act.verb)
        if said is not None and (told := said(self, act)) is not None:
            return told
        words = "directly affect" if act.directly else self.called(act.verb)
        if (counted := counted_deed(self.say, words, act)) is not None:
            return counted
        act = self._played_there(act)
        deed = " ".join(each for each in (words, self._object(act)) if each)
        if _is_among(act):
            return f"{deed} among {self.say.any(act.source, 'bare')}"
        parts = (deed, self._whence(act), self._whither(act), *manner(self, act))
        return " ".join(each for each in parts if each)

    def _played_there(self, act: Act) -> Act:
        """ "(play) a minion here with less power than ...": where it is played is said before what it is like."""
        what, to = act.what, act.to
        if act.verb is not Verb.PLAY or not isinstance(what, Select) or not isinstance(to, (Here, Ref)):
            return act
        if self.say.at(to) not in ("here", "there"):
            return act
        return replace(act, what=replace(what, filters=(*what.filters, At(to))), to=None)

    def _object(self, act: Act) -> str:
        """ "(play) an extra minion", "a fusion as an action". Raises ``UnsayableError`` for an extra nothing."""
        what = act.what
        either = _fusion(what) if act.verb is Verb.PLAY else None
        if either is not None and isinstance(what, Select):
            return f"{self.say.any(either, extra=act.extra)} as {article(what.kind.value)}"
        if isinstance(what, Select) and act.verb is Verb.TRANSFER and act.spread and what.quantity.every:
            return f"all {self.say.any(what, 'bare')}"
        if what is None and act.extra:
            raise UnsayableError("an extra nothing")
        return self.say.any(what, extra=act.extra) if what is not None else ""

    def _whence(self, act: Act) -> str:
        """ "from your hand", "from each other base", "total from your minions"."""
        source, what = act.source, act.what
        if source is None:
            return ""
        if act.verb is Verb.TRANSFER and act.spread and isinstance(source, Select):
            return f"total from {self.say.any(source, 'bare')}"
        some = act.verb is Verb.MOVE and isinstance(what, Select) and not what.quantity.every
        whole = some and isinstance(source, Select) and source.quantity == EVERY
        return f"from {self.say.any(source, 'bare')}" if whole else self.origin(source)

    def _whither(self, act: Act) -> str:
        """ "to another base", "on the same base", "under this card"."""
        verb, to = act.verb, act.to
        if to is None:
            return ""
        if verb is Verb.STORE:
            return f"under {self.say.any(to)}"
        several = verb in (Verb.MOVE, Verb.BURY) and (
            isinstance(act.what, Both) or (isinstance(act.what, Select) and act.what.quantity.high != 1)
        )
        own = isinstance(getattr(to, "chooser", None), ControllerOf | OwnerOf)
        goal = self.goal(verb, to, (several and not (act.together or own)) or act.spread)
        if act.spread and isinstance(to, Select) and to.quantity.every:
            goal = f"to {self.say.any(to, 'bare')}"
        far = verb is Verb.TRANSFER or (verb is Verb.MOVE and not isinstance(act.source, Select))
        if far and isinstance(to, Here):
            return "to here"
        if act.together and verb in (Verb.BURY, Verb.PLAY) and goal in ("on a base", "on a minion"):
            return goal.replace("a", "the same", 1)
        return "to there" if goal == "there" and act.source is not None else goal

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
            return f"draw until {owner_has(amount.what)} {number_word(amount.target)} cards"
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


def _is_among(act: Act) -> bool:
    """ "(transfer counters) among your minions": from some of them to others of them."""
    source, to = act.source, act.to
    if act.verb is not Verb.TRANSFER or not act.spread or not isinstance(source, Select) or not isinstance(to, Ref):
        return False
    return to.label == source.label


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
