"""What must hold of a thing, said in words behind it: "where you have a minion", "that was played here this turn".

Knows what has been done and what is had, as they stand in a noun phrase; which words a condition takes behind a
noun of its kind, the tables of ``where_of_base``, ``where_of_player`` and ``where_of_card`` say. How the things in
them are called, the phrases know.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.amounts import Num
from smashrules.effects.conditions import (
    Not,
    Outpowers,
)
from smashrules.effects.selectors import (
    ONE,
    At,
    Candidate,
    Here,
    Kind,
    Pile,
    Quantity,
    Select,
    Zone,
)
from smashrules.effects.verbs import CONTESTED, Verb
from smashrules.text.saying.contests import DONE, PAST, contest
from smashrules.text.saying.history import forms
from smashrules.text.saying.outnumbering import others_than
from smashrules.text.saying.quantities import UnsayableError, number_word
from smashrules.text.saying.references import References
from smashrules.text.saying.where_of_base import NOT_OF_BASE, OF_BASE
from smashrules.text.saying.where_of_card import NOT_OF_CARD, OF_CARD, Clause
from smashrules.text.saying.where_of_player import NOT_OF_PLAYER, OF_PLAYER
from smashrules.text.words.lexicon import lexicon


class Circumstances(References, frozen=True):
    """Says the clauses of noun phrases for one card."""

    def select(self, node: Select, style: str = "each", extra: bool = False) -> str:
        """Things picked out; the phrases know."""
        raise NotImplementedError

    def at(self, place: Any) -> str:
        """Where something is; the phrases know."""
        raise NotImplementedError

    def where(self, kind: Kind, condition: Any, earlier: bool = False) -> str:
        """What holds of a thing of this kind, or held ``earlier``. Raises ``UnsayableError`` where no case fits."""
        negated = isinstance(condition, Not)
        clause = Clause(kind, condition.condition if negated else condition, negated, earlier)
        cases = _NOT.get(kind, NOT_OF_CARD) if negated else _SO.get(kind, OF_CARD)
        for case in cases.get(type(clause.stated), ()):
            if (told := case(self, clause)) is not None:
                return told
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


_SO = {Kind.BASE: OF_BASE, Kind.PLAYER: OF_PLAYER}
_NOT = {Kind.BASE: NOT_OF_BASE, Kind.PLAYER: NOT_OF_PLAYER}
"""Which cases a condition can be, of a thing of this kind; of all other kinds, those of a card."""
