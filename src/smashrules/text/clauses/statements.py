"""Clauses made into statements: what a continuous or a lasting effect makes true.

Knows which verbs say what is rather than what is done (have, gain, cannot, lose, become ...).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import (
    Act,
    Becomes,
    Cancelled,
    Cannot,
    Copied,
    Counts,
    Floor,
    Granted,
    Limited,
    Modify,
    Permit,
    Unaffected,
)
from smashrules.effects.amounts import Bounded, Minus, Num, PowerAt, StatOf
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    BaseOf,
    Both,
    Controlled,
    Here,
    Kind,
    Named,
    On,
    Op,
    Other,
    Ref,
    Select,
    Stat,
    This,
    Where,
    You,
)
from smashrules.effects.verbs import Verb
from smashrules.text.binding.pending import Pron
from smashrules.text.binding.reshaping import transform
from smashrules.text.clauses.clauses import Clauses
from smashrules.text.clauses.elsewhere import merely_moved
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.counting import bounded, for_each, not_below
from smashrules.text.nouns.determiners import CARD_KINDS, Thing, UnfitError, evolve_prep, sort_filters
from smashrules.text.nouns.fitting import at_place
from smashrules.text.structure.attach import Dep
from smashrules.text.structure.syntax import Word


class Statements(Clauses, frozen=True):
    """Builds statements."""

    def statement(self, said: Said) -> Any:
        """The statement that a clause makes, or None when it is a deed. Raises ``UnfitError``."""
        head, verb, subject, thing = said.head, said.verb, said.subject, said.object
        if verb == "give" and thing is not None and thing.bonus:  # "give it +1 power": it gains it
            if (
                head.negated
                or head.passive
                or set(said.fields) - {"to", "until", "now", "each", "cost", "condition", "instead"}
            ):
                raise UnfitError("give what")
            to = self.phrase(said.fields["to"])
            giver = subject is None or isinstance(subject.node, (You, This)) or head.modal == "may"
            if to.cat not in ("card", "it") or not giver:
                raise UnfitError("give to what")
            amount = thing.node
            if "each" in said.fields:
                amount = for_each(amount, self.counted(self.phrase(said.fields["each"])))
            node = to.node
            if isinstance(node, Pron) and not node.kinds:
                node = replace(node, kinds=CARD_KINDS)
            return Modify(Stat.POWER, node, amount, span=said.span)
        if verb == "add" and thing is not None and thing.compare is not None and subject is not None:
            return self._adds_none(said, subject, thing)
        if verb == "add" and thing is not None and thing.cat == "power":
            return self._added_to(said, thing)
        if thing is not None and thing.cat == "quote":
            if subject is None or head.negated or head.modal or set(said.fields) - {"until", "condition"}:
                raise UnfitError("has which ability")
            return Granted(subject.node, thing.node, span=said.span)
        if verb == "replace" and thing is not None and thing.cat == "ability":
            given = self.phrase(evolve_prep(said.fields["with"]))
            if not thing.many or not head.passive or head.negated or head.modal or set(said.fields) - {"with"}:
                raise UnfitError("replaced with which ability")
            return Granted(thing.node, given.node, alone=True, span=said.span)
        if verb == "gain" and thing is not None and thing.cat == "vp" and isinstance(thing.node, Minus):
            if subject is None or head.negated or head.modal or set(said.fields) != {"at"}:
                raise UnfitError("less of what")
            at = self.slot(said.fields["at"], "at")
            return Modify(Stat.VP, subject.node, thing.node, at, span=said.span)
        bonus = verb in ("have", "gain", "get") and thing is not None and thing.bonus
        if bonus and thing is not None and thing.exact and verb == "have":
            raise UnfitError("power that is added, or all it has")
        if bonus and subject is None and head.form == "third":  # "Gains +1 power": the card itself does
            subject = Thing("card", self.this(self.host.value if self.host else self.type, said.span))
        if bonus and subject is None and verb == "gain" and "at" in said.fields:  # "gain +2 power there": you do
            subject = Thing("player", You(span=said.span))
        if bonus and thing is not None and subject is not None:
            amount = thing.node
            if "each" in said.fields:
                amount = for_each(amount, self.counted(self.phrase(said.fields["each"])))
            for name in ("plus", "minus"):
                if name in said.fields:
                    amount = self._added(amount, said.fields[name])
            least = not_below(amount, said.fields["bound"]) if "bound" in said.fields else None
            if "bound" in said.fields and not least:
                amount = self._bounded(amount, said.fields["bound"], subject)
            known = {
                "bound",
                "each",
                "until",
                "now",
                "during",
                "remark",
                "condition",
                "at",
                "instead",
                "plus",
                "minus",
            }
            if set(said.fields) - known:
                raise UnfitError("has it where")
            what = subject.node
            amount = _besides_each(what, amount)
            minions = isinstance(what, Select) and what.kind is Kind.MINION
            behind = "at" in said.fields and thing.span[0] < said.fields["at"].item.start
            if behind and minions and isinstance(amount, Num):
                there = self.slot(said.fields["at"], "at")
                described = [each for each in getattr(there, "filters", ()) if isinstance(each, Where)]
                if any(isinstance(each, Other) for where in described for each in walk(where)):
                    raise UnfitError("another than which of them")
                what = at_place(what, there, said.fields["at"])
                return Modify(Stat.POWER, what, amount, span=said.span)  # "your minions have +1 power here"
            if ("at" in said.fields) != (subject.cat == "player") or (
                subject.cat == "player" and verb not in ("have", "gain")
            ):
                raise UnfitError("has it where")
            if "at" in said.fields and least:
                raise UnfitError("which power does not fall below")
            if "at" in said.fields:
                return Modify(Stat.POWER, what, amount, self.slot(said.fields["at"], "at"), span=said.span)
            stat = Stat.BREAKPOINT if thing.cat == "breakpoint" else Stat.POWER
            return Modify(stat, what, amount, least=least or None, span=said.span)
        if verb == "reduce" and head.modal == "cannot" and thing is not None and isinstance(thing.node, StatOf):
            return self._floor(said, thing.node)
        if verb in ("reduce", "increase") and thing is not None and isinstance(thing.node, StatOf):
            if "becomes" in said.fields and "amount" not in said.fields:
                number = self.phrase(evolve_prep(said.fields["becomes"]))
                if (
                    number.node is None
                    or number.compare
                    or number.bonus
                    or head.negated
                    or head.modal not in ("", "may")
                    or head.past
                ):
                    raise UnfitError("to how much")
                raised = Verb.INCREASE if verb == "increase" else Verb.DECREASE
                nothing = verb == "reduce" and number.node == Num(0)  # no number can be less
                only = None if nothing else raised
                return Becomes(thing.node.stat, thing.node.what, number.node, only, span=said.span)
            if "amount" not in said.fields or head.negated or head.modal not in ("", "may") or head.past:
                raise UnfitError("by how much")
            amount = self.phrase(evolve_prep(said.fields["amount"])).node
            if "each" in said.fields:
                amount = for_each(amount, self.counted(self.phrase(said.fields["each"])))
            least = bounded(amount, said.fields["bound"]).least if "bound" in said.fields else None
            if least is not None and verb == "increase":
                raise UnfitError("what becomes more does not fall")
            if "bound" in said.fields and least is None:
                amount = bounded(amount, said.fields["bound"])
            changed = Minus(amount) if verb == "reduce" else amount
            return Modify(thing.node.stat, thing.node.what, changed, least=least, span=said.span)
        if (
            verb in ("become", "be")
            and thing is not None
            and thing.cat == "number"
            and subject is not None
            and isinstance(subject.node, StatOf)
        ):
            if head.negated or head.modal or set(said.fields) - {"until", "condition"} or thing.compare:
                raise UnfitError("becomes what")
            return Becomes(subject.node.stat, subject.node.what, thing.node, span=said.span)
        if verb == "be" and "becomes" in said.fields and subject is not None and isinstance(subject.node, StatOf):
            number = self.phrase(evolve_prep(said.fields["becomes"]))
            if head.negated or head.modal or head.past or number.compare or number.bonus or number.node is None:
                raise UnfitError("equal to what")
            return Becomes(subject.node.stat, subject.node.what, number.node, span=said.span)
        if verb == "have" and thing is not None and subject is not None and self._has_number_of(said, thing):
            return Becomes(Stat.PRINTED_POWER, subject.node, thing.node, span=said.span)
        if verb == "have" and thing is not None and subject is not None and thing.cat == "ability":
            single = isinstance(thing.node, (Select, Both, type(None)))
            if head.negated or head.modal or head.past or set(said.fields) - {"until", "condition"} or single:
                raise UnfitError("has which ability")
            return Copied(subject.node, thing.node, span=said.span)
        if verb == "score" and head.negated and not (head.modal or head.past or head.perfect or said.fields):
            if said.head.passive or subject is None:
                raise UnfitError("what does not score")
            return Cannot(Act(Verb.SCORE, what=subject.node, span=said.span), span=said.span)
        if verb == "lose" and thing is not None and subject is not None and thing.cat == "ability":
            own = isinstance(thing.node, Pron) and thing.node.form == "its"
            if own and not (head.negated or head.modal or set(said.fields) - {"until", "condition"}):
                return Cancelled(subject.node, span=said.span)
            if head.negated or head.modal or set(said.fields) - {"until", "condition"}:
                raise UnfitError("loses what")
            return Cancelled(self._of_it(thing.node, subject.node), span=said.span)
        if verb == "use" and head.modal in ("may", "can") and "times" in said.fields and subject is not None:
            if subject.cat != "card" or head.negated or set(said.fields) - {"times", "during"}:
                raise UnfitError("who uses it")
            told = {name: part for name, part in said.fields.items() if name != "during"}
            return Permit(self.act(replace(said, fields=told), subject.node, event=True), span=said.span)
        if verb == "double" and thing is not None and isinstance(thing.node, StatOf):
            if head.negated or head.modal not in ("", "may") or set(said.fields) - {"until"} or head.passive:
                raise UnfitError("double what")
            of: Any = thing.node.what
            again = Ref(of.label, span=said.span) if isinstance(of, Select) and of.label is not None else of
            return Modify(thing.node.stat, of, StatOf(thing.node.stat, again, span=said.span), span=said.span)
        if verb == "cancel" and thing is not None and thing.cat in ("card", "it") and not said.fields:
            return None
        if verb == "cancel" and thing is not None:
            if not head.passive and subject is not None and not (isinstance(subject.node, You) and head.modal):
                raise UnfitError("who cancels")
            if thing.cat != "ability":
                raise UnfitError("cancel what")
            return Cancelled(thing.node, span=said.span)
        if verb == "affect" and head.passive and head.negated and thing is not None and "by" in said.fields:
            return Unaffected(thing.node, self.phrase(evolve_prep(said.fields["by"])).node, span=said.span)
        if verb == "be" and subject is not None and thing is not None and isinstance(thing.node, Select):
            names = [each for each in thing.node.filters if isinstance(each, Named)]
            single = thing.node.quantity == ONE or (thing.many and thing.node.quantity.every)
            if len(names) == 1 and len(thing.node.filters) == 1 and not head.negated and single:
                if isinstance(subject.node, Pron):
                    return None
                when = set(said.fields) - {"until", "condition", "turn", "now"}
                more = thing.extra or thing.first or head.only or thing.node.zone is not None or names[0].negated
                if when or more or head.modal or head.past:
                    raise UnfitError("is it where, or when")
                return Counts(subject.node, names[0].name, span=said.span)
        many = thing.node.quantity if thing is not None and isinstance(thing.node, Select) else None
        often = said.fields.get("limit") or said.fields.get("per")
        turn = often is not None and isinstance(often.item, Word) and often.item.word in ("per_turn", "each_turn")
        if many is not None and turn and head.modal and thing is not None and isinstance(many.low, int):
            top: int | None = many.low - 1 if head.modal == "cannot" and many.high is None else None
            top = many.low if head.only and many.low == many.high and head.modal in ("may", "can") else top
            if top is None or subject is None or head.passive:
                raise UnfitError("how many each turn")
            rest = {name: part for name, part in said.fields.items() if name not in ("limit", "per")}
            one = replace(
                said, fields=rest, object=replace(thing, node=replace(thing.node, quantity=ONE, label=None))
            )
            return Limited(self.act(one, subject.node, event=True), top, span=said.span)
        if head.modal == "cannot":
            by = subject.node if subject is not None and not head.passive else None
            return Cannot(merely_moved(self.act(said, by, event=True)), span=said.span)
        return None

    @staticmethod
    def _has_number_of(said: Said, thing: Thing) -> bool:
        """ "this minion has the printed power of that minion": of a single other thing."""
        number, head = thing.node, said.head
        if not isinstance(number, StatOf) or number.stat is not Stat.PRINTED_POWER or thing.compare:
            return False
        plain = not (head.negated or head.modal or head.past or head.perfect or set(said.fields) - {"until"})
        return plain and not isinstance(number.what, (Select, Both))

    @staticmethod
    def _bounded(amount: Any, part: Dep, subject: Thing) -> Any:
        """ "+5 power here minus 2 (minimum 0)"; of a minion's power it says what the rules say of every power."""
        if isinstance(amount, Num) and bounded(amount, part) != Bounded(amount, least=0):
            raise UnfitError("no more than what")
        no_less = bounded(amount, part) == Bounded(amount, least=0)
        return amount if no_less and subject.cat != "player" else bounded(amount, part)

    def _floor(self, said: Said, number: StatOf) -> Floor:
        """ "its power cannot be reduced (below its printed power)"."""
        if not said.head.passive or set(said.fields) - {"floor", "until", "condition"}:
            raise UnfitError("cannot be reduced by what")
        least: Any = None
        if "floor" in said.fields:
            bound = self.phrase(evolve_prep(said.fields["floor"]))
            least = bound.node
            if least is None or bound.compare or bound.bonus or bound.extremum:
                raise UnfitError("below what")
        return Floor(number.stat, number.what, least, span=said.span)

    def _adds_none(self, said: Said, subject: Thing, thing: Thing) -> Becomes:
        """ "this minion adds no power to its base"."""
        head = said.head
        nothing = thing.compare == (Stat.POWER, Op.EQUAL, Num(0))
        if subject.cat not in ("card", "it") or not nothing or head.negated or head.modal or head.past:
            raise UnfitError("adds what")
        if set(said.fields) - {"to", "until", "now", "condition"}:
            raise UnfitError("adds what")
        base: Any = Here()
        if "to" in said.fields:
            base = self.phrase(evolve_prep(said.fields["to"])).node
        own = isinstance(base, BaseOf) and isinstance(base.what, Pron) and base.what.form == "its"
        if not (own or isinstance(base, Here)):
            raise UnfitError("power is added to the base where a card is")
        return Becomes(Stat.ADDED_POWER, subject.node, Num(0, span=thing.span), span=said.span)

    def _added_to(self, said: Said, thing: Thing) -> Modify:
        """ "add its power to another minion", "add its power to your power there"."""
        head = said.head
        if head.negated or head.passive or head.modal not in ("", "may") or "to" not in said.fields:
            raise UnfitError("add what")
        if set(said.fields) - {"to", "until", "now", "cost", "condition"} or thing.compare or not thing.node:
            raise UnfitError("add what")
        if said.subject is not None and not isinstance(said.subject.node, You):
            raise UnfitError("who adds it")
        to = self.phrase(evolve_prep(said.fields["to"]))
        if to.cat == "power":
            if not isinstance(to.node, PowerAt):
                raise UnfitError("added to whose power")
            return Modify(Stat.POWER, to.node.who, thing.node, to.node.place, span=said.span)
        node = to.node
        if isinstance(node, Pron) and not node.kinds:
            node = replace(node, kinds=CARD_KINDS)
        return Modify(Stat.POWER, node, thing.node, span=said.span)

    def _of_it(self, abilities: Any, it: Any) -> Any:
        """Abilities that a thing loses are its own ("it loses all other abilities", "it loses its Talent")."""
        if isinstance(abilities, Both):
            return replace(abilities, parts=tuple(self._of_it(each, it) for each in abilities.parts))
        if not isinstance(abilities, Select) or abilities.kind is not Kind.ABILITY:
            return abilities
        if any(isinstance(each, (On, Controlled)) for each in abilities.filters):
            return abilities
        return replace(abilities, filters=sort_filters([*abilities.filters, On(it, span=abilities.span)]))


def _besides_each(what: Any, amount: Any) -> Any:
    """ "Each of your minions has +1 power for each other minion here": other than each, not than the card itself."""
    if not isinstance(what, Select) or what.quantity != EVERY or what.label is None:
        return amount
    if what.kind is not Kind.MINION or any(isinstance(each, Other) for each in what.filters):
        return amount
    each_one = Ref(what.label, span=what.span)
    this = Other(This(Kind.MINION))
    return transform(amount, lambda node: Other(each_one, span=node.span) if node == this else node)
