"""Numbers said to be more, less or something else: power, breakpoints, VPs.

Each way of saying so is a function: it gives the statement, or None for a clause that says something else. How a
number is read is in ``nouns``, how long it is so in ``sentences``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from smashrules.effects.actions import Becomes, Floor, Modify
from smashrules.effects.amounts import Bounded, Count, Minus, Num, PowerAt, StatOf, Times
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    At,
    BaseOf,
    Both,
    Controlled,
    ControllerOf,
    Extreme,
    Here,
    Kind,
    Op,
    Other,
    Owned,
    OwnerOf,
    Ref,
    Select,
    Stat,
    This,
    Where,
    You,
)
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.elsewhere import each_of_two, others_base
from smashrules.text.clauses.relating import as_player
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.counting import bounded, for_each, not_below
from smashrules.text.nouns.determiners import Thing, evolve_prep
from smashrules.text.nouns.fitting import at_place
from smashrules.text.structure.attach import Dep, UnfitError
from smashrules.text.structure.syntax import Word
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import THE_OTHER, Pron, temporary
from smashrules.text.trees.rebuilding import sort_filters, transform
from smashrules.text.words.lexicon import lexicon

if TYPE_CHECKING:
    from smashrules.text.clauses.statements import Statements

_WITH_A_BONUS = {"bound", "each", "until", "now", "during", "remark", "condition", "at", "instead", "plus", "minus"}


def given(builder: Statements, said: Said) -> Any:
    """ "Give it +1 power": it gains it. "Each titan here gives its controller +3 power here": that player does."""
    head, subject, thing = said.head, said.subject, said.object
    thing = equal_to(thing) if said.verb == "give" and thing is not None else thing
    if said.verb != "give" or thing is None or not thing.bonus:
        return None
    if "at" in said.fields:
        place = builder.slot(said.fields["at"], "at")
        return _to_a_player(said, builder.phrase(said.fields["to"]).node, place)
    known = {"to", "until", "now", "each", "cost", "condition", "instead", "bound"}
    if head.negated or head.passive or set(said.fields) - known:
        raise UnfitError("give what")
    to = builder.phrase(said.fields["to"])
    giver = subject is None or isinstance(subject.node, (You, This)) or head.modal == "may"
    if to.cat not in ("card", "it") or not giver:
        raise UnfitError("give to what")
    amount, least = _how_much(builder, said, thing, to)
    return Modify(Stat.POWER, _of_cards(to.node), amount, least=least, span=said.span)


def equal_to(thing: Thing) -> Thing:
    """ "(gains) power equal to its printed power": so much more, where what is gained is spoken of."""
    if thing.compare is None or thing.bonus or thing.than is not None or thing.numbers:
        return thing
    stat, op, amount = thing.compare
    if stat is not Stat.POWER or op is not Op.EQUAL or amount is None or isinstance(amount, Num):
        return thing
    return replace(thing, node=amount, compare=None, bonus=True, exact=True)


def added(builder: Statements, said: Said) -> Any:
    """ "Adds no power to its base", "add its power to another minion"."""
    thing = said.object
    if said.verb != "add" or thing is None:
        return None
    if thing.bonus and "to" in said.fields and said.subject is not None and not isinstance(said.subject.node, You):
        theirs = builder.phrase(evolve_prep(said.fields["to"])).node
        if not isinstance(theirs, PowerAt):
            raise UnfitError("added to whose power")
        return _to_a_player(said, theirs.who, theirs.place)
    if thing.compare is not None and said.subject is not None:
        return _adds_none(builder, said, said.subject, thing)
    return _added_to(builder, said, thing) if thing.cat == "power" else None


def _to_a_player(said: Said, who: Any, place: Any) -> Modify:
    """ "Each of your actions here gives you +1 power here": so much for each; "each titan here adds +3 power to its
    controller's power here": to that of the controller of each."""
    head, subject, thing = said.head, said.subject, said.object
    if head.negated or head.passive or head.modal or set(said.fields) - {"at", "to", "condition"}:
        raise UnfitError("give what")
    giver = subject.node if subject is not None else None
    if thing is None or not isinstance(thing.node, Num) or not isinstance(giver, (Select, This)):
        raise UnfitError("who gives how much")
    if isinstance(giver, This):
        if not isinstance(who, (You, Select)):
            raise UnfitError("give to whom")
        return Modify(Stat.POWER, who, thing.node, place, span=said.span)
    if giver.quantity != EVERY:
        raise UnfitError("which of them gives it")
    if isinstance(who, You):
        amount = Times(thing.node.value, Count(replace(giver, label=None), span=giver.span), span=thing.span)
        return Modify(Stat.POWER, who, amount, place, span=said.span)
    its = isinstance(who, (ControllerOf, OwnerOf)) and isinstance(who.what, Pron) and who.what.form == "its"
    whose: Any = Controlled if isinstance(who, ControllerOf) else Owned
    if not its or any(isinstance(each, (Controlled, Owned)) for each in giver.filters):
        raise UnfitError("give to whom")
    label = temporary(giver.span[0])
    theirs = whose(Ref(label, "their", span=who.span), span=who.span)
    counted = replace(giver, filters=sort_filters([*giver.filters, theirs]), label=None)
    amount = Times(thing.node.value, Count(counted, span=giver.span), span=thing.span)
    each = Select(Kind.PLAYER, EVERY, label=label, span=who.span)
    return Modify(Stat.POWER, each, amount, place, span=said.span)


def fewer_points(builder: Statements, said: Said) -> Any:
    """ "Each player gains 1 less VP from this base", "you gain 2 more VP from that base"."""
    thing = said.object
    if said.verb != "gain" or thing is None or thing.cat != "vp":
        return None
    more = thing.bonus and isinstance(thing.node, Num) and said.subject is not None and "at" in said.fields
    if not isinstance(thing.node, Minus) and not more:
        return None
    if said.subject is None or said.head.negated or said.head.modal or set(said.fields) != {"at"}:
        raise UnfitError("less of what")
    at = builder.slot(said.fields["at"], "at")
    return Modify(Stat.VP, said.subject.node, thing.node, at, span=said.span)


def bonus(builder: Statements, said: Said) -> Any:
    """ "This minion has +1 power", "you gain +2 power there"."""
    verb, thing = said.verb, said.object
    if verb in ("gain", "get") and thing is not None:
        thing = equal_to(thing)
    if verb not in ("have", "gain", "get") or thing is None or not thing.bonus or thing.cat == "vp":
        return None
    if thing.exact and verb == "have":
        raise UnfitError("power that is added, or all it has")
    subject = _who_has(builder, said)
    if subject is None:
        return None
    if thing.cat == "hand-size":
        return _larger_hand(said, subject, thing.node)
    amount, least = _how_much(builder, said, thing, subject)
    if set(said.fields) - _WITH_A_BONUS:
        raise UnfitError("has it where")
    what = subject.node
    amount = _besides_each(what, amount)
    if "at" not in said.fields:
        if subject.cat == "player":
            raise UnfitError("has it where")
        stat = Stat.BREAKPOINT if thing.cat == "breakpoint" else Stat.POWER
        what = _of_cards(what) if stat is Stat.POWER else what
        return Modify(stat, what, amount, least=least or None, span=said.span)
    minions = isinstance(what, Select) and what.kind is Kind.MINION
    behind = thing.span[0] < said.fields["at"].item.start
    if behind and minions and isinstance(amount, Num):
        there = builder.slot(said.fields["at"], "at")
        described = [each for each in getattr(there, "filters", ()) if isinstance(each, Where)]
        if any(isinstance(each, Other) for where in described for each in walk(where)):
            raise UnfitError("another than which of them")
        what = at_place(what, there, said.fields["at"])
        return Modify(Stat.POWER, what, amount, least=least or None, span=said.span)  # "have +1 power here"
    subject = as_player(subject, said.fields)
    if subject.cat != "player":
        raise UnfitError("has it where")
    if least:
        raise UnfitError("which power does not fall below")
    return Modify(Stat.POWER, subject.node, amount, builder.slot(said.fields["at"], "at"), span=said.span)


def _larger_hand(said: Said, subject: Thing, number: Num) -> Modify:
    """ "Other players have -2 maximum hand size"."""
    if subject.cat != "player" or said.head.negated or said.head.modal or set(said.fields) - {"until", "condition"}:
        raise UnfitError("how many cards more")
    fewer = Minus(Num(-number.value, span=number.span), span=number.span)
    return Modify(Stat.HAND_SIZE, subject.node, number if number.value > 0 else fewer, span=said.span)


def _who_has(builder: Statements, said: Said) -> Thing | None:
    if said.subject is not None:
        return said.subject
    if said.head.form == "third":  # "Gains +1 power": the card itself does
        return Thing("card", builder.this(builder.host.value if builder.host else builder.type, said.span))
    if said.verb == "gain" and "at" in said.fields:  # "gain +2 power there": you do
        return Thing("player", You(span=said.span))
    return None


def _how_much(builder: Statements, said: Said, thing: Thing, subject: Thing) -> tuple[Any, Any]:
    """The change, and what it does not take the number below."""
    amount = _for_each(builder, said, thing.node)
    for name in ("plus", "minus"):
        if name in said.fields:
            amount = builder.summed(amount, said.fields[name])
    if isinstance(amount, Times) and amount.each < 0 and (thing.cat == "breakpoint" or "bound" in said.fields):
        less: Any = Times(-amount.each, amount.amount, span=amount.span)
        if "bound" not in said.fields:
            return Minus(less, span=amount.span), None
        most = bounded(less, said.fields["bound"])
        if most.most is not None:  # "-1 power for each action (up to 3)": no more than 3 less
            return Minus(most, span=amount.span), None
    if "bound" not in said.fields:
        return amount, None
    least = not_below(amount, said.fields["bound"])
    return (amount, least) if least else (_bounded(amount, said.fields["bound"], subject), None)


def changed(builder: Statements, said: Said) -> Any:
    """ "Reduce its power by 2", "increase the breakpoint to 20", "cannot be reduced below 3"."""
    head, verb, thing = said.head, said.verb, said.object
    if verb == "change" and thing is not None and isinstance(thing.node, StatOf) and head.modal == "cannot":
        return _floor(builder, said, thing.node)
    if verb not in ("reduce", "increase") or thing is None or not isinstance(thing.node, StatOf):
        return None
    if head.modal == "cannot" and (verb == "reduce" or head.passive):
        return _floor(builder, said, thing.node)
    if "becomes" in said.fields and "amount" not in said.fields:
        return _changed_to(builder, said, thing.node)
    if "amount" not in said.fields or head.negated or head.modal not in ("", "may") or head.past:
        raise UnfitError("by how much")
    amount = _for_each(builder, said, builder.phrase(evolve_prep(said.fields["amount"])).node)
    least = bounded(amount, said.fields["bound"]).least if "bound" in said.fields else None
    if least is not None and verb == "increase":
        raise UnfitError("what becomes more does not fall")
    if "bound" in said.fields and least is None:
        amount = bounded(amount, said.fields["bound"])
    change = Minus(amount) if verb == "reduce" else amount
    return Modify(thing.node.stat, thing.node.what, change, least=least, span=said.span)


def _changed_to(builder: Statements, said: Said, of: StatOf) -> Becomes:
    head, number = said.head, builder.phrase(evolve_prep(said.fields["becomes"]))
    doing = not (head.negated or head.modal not in ("", "may") or head.past)
    if number.node is None or number.compare or number.bonus or not doing:
        raise UnfitError("to how much")
    raised = Verb.INCREASE if said.verb == "increase" else Verb.DECREASE
    nothing = said.verb == "reduce" and number.node == Num(0)  # no number can be less
    return Becomes(of.stat, of.what, number.node, None if nothing else raised, span=said.span)


def set_to(builder: Statements, said: Said) -> Any:
    """ "Its power becomes 5", "is equal to your hand", "has the printed power of that minion"."""
    head, verb, subject, thing = said.head, said.verb, said.subject, said.object
    of = subject.node if subject is not None and isinstance(subject.node, StatOf) else None
    if verb in ("become", "be") and thing is not None and thing.cat == "number" and of is not None:
        if head.negated or head.modal or set(said.fields) - {"until", "condition", "during"} or thing.compare:
            raise UnfitError("becomes what")
        return Becomes(of.stat, of.what, thing.node, span=said.span)
    if verb in ("become", "be") and thing is not None and of is not None and _is_that_of(said, thing):
        return Becomes(of.stat, of.what, thing.node, span=said.span)
    if verb == "have" and "spec" in said.fields and subject is not None:
        return _has_so_much(said, subject)
    if verb == "be" and "becomes" in said.fields and of is not None:
        number = builder.phrase(evolve_prep(said.fields["becomes"]))
        if head.negated or head.modal or head.past or number.compare or number.bonus or number.node is None:
            raise UnfitError("equal to what")
        return _of_the_other(Becomes(of.stat, of.what, number.node, span=said.span))
    if verb == "have" and thing is not None and subject is not None and _has_number_of(said, thing):
        return Becomes(thing.node.stat, subject.node, thing.node, span=said.span)
    if verb == "have" and thing is not None and subject is not None and _as_much_as(said, thing):
        stat, _, amount = thing.compare or (Stat.POWER, Op.EQUAL, None)
        if builder.text[thing.span[0] :].split(" ")[0].lower() in lexicon().numerals:
            raise UnfitError("three power: a power is written in figures")
        return Becomes(stat, subject.node, amount, span=said.span)  # type: ignore[arg-type]
    return None


def _of_the_other(stated: Becomes) -> Becomes:
    """ "The power of each of them is equal to the power of the other": that one of the two that it is not."""
    number: Any = stated.amount
    if not (isinstance(number, StatOf) and isinstance(number.what, Pron) and number.what.words == THE_OTHER):
        return stated
    both: Any = each_of_two(BaseOf(number.what), stated.what, stated.span[0])
    if not isinstance(both, Select) or both.quantity != EVERY:
        return stated
    theirs: Any = others_base(BaseOf(number.what, span=number.span), both)
    return replace(stated, what=both, amount=replace(number, what=theirs.what))


def _is_that_of(said: Said, thing: Thing) -> bool:
    """ "Its power is the printed power of that minion", "becomes the power of the strongest minion here"."""
    plain = not (said.head.negated or said.head.modal or said.head.past or said.head.perfect)
    alone = isinstance(thing.node, (StatOf, Count, Times)) and not (thing.compare or thing.bonus or thing.extremum)
    return plain and alone and not set(said.fields) - {"until", "condition", "during"}


def _has_so_much(said: Said, subject: Thing) -> Becomes | None:
    """ "Each minion there has power 3 until the end of the turn": its power is 3."""
    item, head = said.fields["spec"].item, said.head
    word = item.word.split() if isinstance(item, Word) else []
    plain = not (head.negated or head.modal or head.past or head.perfect)
    if not plain or len(word) != 2 or word[0] not in _SPECS or subject.cat not in ("card", "it"):
        return None
    if set(said.fields) - {"spec", "until", "condition", "during"}:
        return None
    return Becomes(_SPECS[word[0]], _of_cards(subject.node), Num(int(word[1]), span=said.span), span=said.span)


_SPECS = {"power": Stat.POWER, "printed_power": Stat.PRINTED_POWER}


def doubled(builder: Statements, said: Said) -> Any:
    """ "Double its power"."""
    head, thing = said.head, said.object
    if said.verb != "double" or thing is None or not isinstance(thing.node, StatOf):
        return None
    if head.negated or head.modal not in ("", "may") or set(said.fields) - {"until"} or head.passive:
        raise UnfitError("double what")
    of: Any = thing.node.what
    again = Ref(of.label, span=said.span) if isinstance(of, Select) and of.label is not None else of
    return Modify(thing.node.stat, of, StatOf(thing.node.stat, again, span=said.span), span=said.span)


def _for_each(builder: Statements, said: Said, amount: Any) -> Any:
    if "each" not in said.fields:
        return amount
    return for_each(amount, builder.counted(builder.phrase(said.fields["each"])))


def _of_cards(node: Any) -> Any:
    """A reference to what has power, as its place takes it: an action has none."""
    if not isinstance(node, Pron):
        return node
    return replace(node, kinds=((node.kinds or CARD_KINDS) - {"action"}) or node.kinds)


def _has_number_of(said: Said, thing: Thing) -> bool:
    """ "this minion has the printed power of that minion", "the power of the strongest minion here": of one thing."""
    number, head = thing.node, said.head
    if not isinstance(number, StatOf) or number.stat not in (Stat.PRINTED_POWER, Stat.POWER) or thing.compare:
        return False
    plain = not (head.negated or head.modal or head.past or head.perfect)
    about = said.subject is not None and said.subject.cat in ("card", "it")
    of: Any = number.what
    one = Extreme in of.asked if isinstance(of, Select) else not isinstance(of, (Both, ControllerOf, OwnerOf, You))
    return plain and about and one and not set(said.fields) - {"until", "condition", "during"}


def _as_much_as(said: Said, thing: Thing) -> bool:
    """ "This minion has power equal to the power of that minion": it has that, not so much more; "has 0 power"."""
    stat, op, amount = thing.compare or (None, None, None)
    present = said.head.form in ("third", "bare") or (said.head.word == "have" and bool(said.head.many))
    plain = present and not said.head.perfect and not (said.head.negated or said.head.modal or said.head.past)
    alone = stat is Stat.POWER and op is Op.EQUAL and isinstance(amount, StatOf) and amount.stat is Stat.POWER
    alone = alone or (stat is Stat.POWER and op is Op.EQUAL and isinstance(amount, Num) and not thing.bonus)
    if isinstance(amount, StatOf) and isinstance(amount.what, Select) and Extreme not in amount.what.asked:
        return False  # "of another minion here": of which
    about = said.subject is not None and said.subject.cat in ("card", "it")
    return bool(plain and alone and about and thing.than is None and not set(said.fields) - {"until", "condition"})


def _bounded(amount: Any, part: Dep, subject: Thing) -> Any:
    """ "+5 power here minus 2 (minimum 0)"; of a minion's power it says what the rules say of every power."""
    if isinstance(amount, Num) and bounded(amount, part) != Bounded(amount, least=0):
        raise UnfitError("no more than what")
    no_less = bounded(amount, part) == Bounded(amount, least=0)
    return amount if no_less and subject.cat != "player" else bounded(amount, part)


def _floor(builder: Statements, said: Said, number: StatOf) -> Floor:
    """ "its power cannot be reduced (below its printed power)"."""
    if not said.head.passive or set(said.fields) - {"floor", "until", "condition", "by"}:
        raise UnfitError("cannot be reduced by what")
    least: Any = None
    by: Any = builder.phrase(evolve_prep(said.fields["by"])).node if "by" in said.fields else None
    if isinstance(by, Select) and by.kind is Kind.PLAYER:  # a player does so by what is theirs
        theirs = Controlled(replace(by, label=None), span=by.span)
        by = Select(Kind.CARD, by.quantity, (theirs,), span=by.span)
    raised = said.verb == "change"
    cards = isinstance(by, Select) and by.kind.value in CARD_KINDS and by.quantity == EVERY
    if (by is not None and not cards) or ((by is not None or raised) and "floor" in said.fields):
        raise UnfitError("cannot be reduced by what")
    if "floor" in said.fields:
        bound = builder.phrase(evolve_prep(said.fields["floor"]))
        least = bound.node
        if least is None or bound.compare or bound.bonus or bound.extremum:
            raise UnfitError("below what")
    return Floor(number.stat, number.what, least, by, raised, said.verb == "increase", span=said.span)


def held(builder: Statements, said: Said) -> Any:
    """ "Its power cannot be above 5", "the power of minions here cannot be below 2"."""
    of = said.subject.node if said.subject is not None else None
    bounds = {"above", "below"} & set(said.fields)
    if said.verb != "be" or said.head.modal != "cannot" or not isinstance(of, StatOf) or not bounds:
        return None
    (bound,) = bounds
    number = builder.phrase(evolve_prep(said.fields[bound]))
    if number.node is None or number.compare or number.bonus or set(said.fields) - {bound, "until", "condition"}:
        raise UnfitError("cannot be above what")
    return Floor(of.stat, of.what, number.node, more=bound == "above", held=True, span=said.span)


def _adds_none(builder: Statements, said: Said, subject: Thing, thing: Thing) -> Becomes:
    """ "this minion adds no power to its base", "minions there add no power to that base"."""
    head = said.head
    where = [each.place for each in getattr(subject.node, "filters", ()) if isinstance(each, At)]
    spoken_of = bool(where) and isinstance(where[0], Pron) and where[0].form == "there"
    nothing = thing.compare == (Stat.POWER, Op.EQUAL, Num(0))
    nothing = nothing and (spoken_of or not isinstance(thing.than, Pron))  # "no power there"
    if subject.cat not in ("card", "it") or not nothing or head.negated or head.modal or head.past:
        raise UnfitError("adds what")
    if set(said.fields) - {"to", "until", "now", "condition"}:
        raise UnfitError("adds what")
    base: Any = Here()
    stat = Stat.ADDED_POWER
    if "to" in said.fields:
        goal = builder.phrase(evolve_prep(said.fields["to"]))
        base = goal.node
        if isinstance(base, StatOf) and base.stat is Stat.BREAKPOINT:
            base, stat = base.what, Stat.BREAKING_POWER
    own = isinstance(base, BaseOf) and isinstance(base.what, Pron) and base.what.form == "its"
    own = own or (spoken_of and isinstance(base, Pron) and base.form in ("it", "that", "there"))
    if not (own or isinstance(base, Here)):
        raise UnfitError("power is added to the base where a card is")
    return Becomes(stat, subject.node, Num(0, span=thing.span), span=said.span)


def _added_to(builder: Statements, said: Said, thing: Thing) -> Modify:
    """ "add its power to another minion", "add its power to your power there"."""
    head = said.head
    if head.negated or head.passive or head.modal not in ("", "may") or "to" not in said.fields:
        raise UnfitError("add what")
    if set(said.fields) - {"to", "until", "now", "cost", "condition"} or thing.compare or not thing.node:
        raise UnfitError("add what")
    if said.subject is not None and not isinstance(said.subject.node, You):
        raise UnfitError("who adds it")
    to = builder.phrase(evolve_prep(said.fields["to"]))
    if to.cat == "power":
        if not isinstance(to.node, PowerAt):
            raise UnfitError("added to whose power")
        return Modify(Stat.POWER, to.node.who, thing.node, to.node.place, span=said.span)
    node = to.node
    if isinstance(node, Pron) and not node.kinds:
        node = replace(node, kinds=CARD_KINDS)
    return Modify(Stat.POWER, node, thing.node, span=said.span)


def _besides_each(what: Any, amount: Any) -> Any:
    """ "Each of your minions has +1 power for each other minion here": other than each, not than the card itself."""
    if not isinstance(what, Select) or what.quantity != EVERY or what.label is None:
        return amount
    if what.kind is not Kind.MINION or any(isinstance(each, Other) for each in what.filters):
        return amount
    each_one = Ref(what.label, span=what.span)
    this = Other(This(Kind.MINION))
    return transform(amount, lambda node: Other(each_one, span=node.span) if node == this else node)
