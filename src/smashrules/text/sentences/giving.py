"""What goes from one player to another: points that are given, and control of cards that is exchanged.

Knows effects and what a clause was given; who "that player" is, is found out later (``binding``).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, Cost, Join, Seq
from smashrules.effects.amounts import Minus
from smashrules.effects.node import Span
from smashrules.effects.selectors import ONE, Controlled, ControllerOf, Kind, Placed, Ref, Select, This, You
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.conditions import Conditions
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import evolve_prep
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron


def given(builder: Conditions, said: Said, by: Any) -> Any:
    """What ``said`` says that ``by`` gives away, or exchanges; None where it says nothing of the kind. Raises
    ``UnfitError``."""
    thing = said.object
    if thing is None or said.head.passive or said.head.past or said.head.perfect or said.head.negated:
        return None
    if said.verb == "give" and thing.cat == "vp":
        return _points(builder, said, by)
    if said.verb == "swap" and thing.cat == "control":
        return _exchanged(builder, said, by)
    return None


def is_gift(effect: Any) -> bool:
    """Whether it is points that are given, and nothing else for them."""
    pay: Any = effect.pay if isinstance(effect, Cost) else None
    got: Any = effect.effect if isinstance(effect, Cost) else None
    if not isinstance(pay, Act) or not isinstance(got, Act) or got.by is None:
        return False
    return (pay.verb, got.verb) == (Verb.LOSE_VP, Verb.GAIN_VP) and pay.amount == got.amount


def bought(pay: Any, effect: Any, span: Span) -> Cost:
    """``effect`` for ``pay``; what is given for it is paid first, and then both come."""
    if is_gift(pay):
        both = Seq((pay.effect, effect), (Join.AND,), span=(pay.effect.span[0], effect.span[1]))
        return Cost(pay.pay, both, span=span)
    return Cost(pay, _by_who_pays(pay, effect), span=span)


def _by_who_pays(pay: Any, effect: Any) -> Any:
    """ "That player must discard a card to draw a card": nobody else draws."""
    payer = getattr(pay, "by", None)
    his = isinstance(payer, Pron) and isinstance(effect, Act) and effect.by is None
    return replace(effect, by=payer) if his else effect


def _points(builder: Conditions, said: Said, by: Any) -> Cost:
    """ "Give another player 1 VP": who gives them loses them, and only then the other gains them."""
    assert said.object is not None
    amount, to = said.object.node, builder.phrase(evolve_prep(said.fields["to"]))
    if isinstance(amount, Minus) or amount is None or said.object.compare is not None:
        raise UnfitError("give how many")
    who: Any = replace(to.node, kinds=frozenset(("player",))) if isinstance(to.node, Pron) else to.node
    if to.cat not in ("player", "it") or (isinstance(who, Select) and not _somebody(who)):
        raise UnfitError("give to each of them, or to all")
    if isinstance(by, Select) and not _somebody(by):
        raise UnfitError("given by each of them, or by all")
    lost = Act(Verb.LOSE_VP, by=by, amount=amount, span=said.span)
    return Cost(lost, Act(Verb.GAIN_VP, by=who, amount=amount, span=said.span), span=said.span)


def _somebody(who: Select) -> bool:
    """Whether one is meant, and not several of whom each would be given as many."""
    return who.quantity == ONE or any(isinstance(each, Placed) and not each.negated for each in who.filters)


def _exchanged(builder: Conditions, said: Said, by: Any) -> Seq:
    """ "Exchange control of one of your minions with another player's": both are chosen, the one is given to whoever
    has the other, and that one is taken."""
    assert said.object is not None
    if by is not None or set(said.fields) - {"with", "until", "cost", "condition"}:
        raise UnfitError("who exchanges control")
    one, other = said.object.node, builder.phrase(evolve_prep(said.fields["with"])).node
    if not _yours(one) or _yours(other) or not isinstance(other, Select):
        raise UnfitError("control of which is exchanged for which")
    until = builder.phrase(evolve_prep(said.fields["until"])).node if "until" in said.fields else None
    parts: list[Any] = []
    refs: list[Any] = []
    for each in (one, other):
        if not isinstance(each, Select):
            refs.append(each)
            continue
        if each.quantity != ONE or each.label is None or each.kind is Kind.BASE:
            raise UnfitError("which of them is exchanged")
        parts.append(Act(Verb.CHOOSE, what=each, span=each.span))
        refs.append(Ref(each.label, span=each.span))
    to = ControllerOf(refs[1], span=said.span)
    parts.append(Act(Verb.GIVE_CONTROL, what=refs[0], to=to, until=until, span=said.span))
    parts.append(Act(Verb.TAKE_CONTROL, what=refs[1], until=until, span=said.span))
    return Seq(tuple(parts), (Join.AND,) * (len(parts) - 1), span=said.span)


def _yours(what: Any) -> bool:
    """Whether it is under your control."""
    if isinstance(what, This):
        return True
    held = [each for each in getattr(what, "filters", ()) if isinstance(each, Controlled)]
    return any(isinstance(each.by, You) and not each.negated for each in held)
