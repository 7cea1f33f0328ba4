"""What is asked of what somebody or something has: "if you have a minion here", "if it has no counters on it".

Knows clauses with "have", "control" and "own". What is asked with "be" is in ``being``, of deeds in ``conditions``;
what a noun means with all around it, the nouns know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from smashrules.effects.amounts import Num, PowerAt
from smashrules.effects.conditions import Is, Relation
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    SOME,
    Among,
    At,
    Candidate,
    Compare,
    Controlled,
    Extreme,
    Having,
    Here,
    Kind,
    MostOf,
    Named,
    OfFaction,
    On,
    Other,
    Owned,
    Pile,
    Placed,
    Select,
    SharesName,
    StoredUnder,
)
from smashrules.text.clauses.counters_had import counters_had, has_counters
from smashrules.text.clauses.grouped import so_many_are
from smashrules.text.clauses.likeness import alike, asks_likeness
from smashrules.text.clauses.most_shared import have_most, the_one_with_most
from smashrules.text.clauses.outnumbering import outnumbers
from smashrules.text.clauses.outpowering import outpowers
from smashrules.text.clauses.relating import (
    as_player,
    as_powerful,
    breakpoint_of,
    powerful,
    the_most_of_all,
)
from smashrules.text.clauses.said import Asked, Said
from smashrules.text.clauses.standing import points
from smashrules.text.nouns.determiners import Thing, evolve_prep, unlabelled
from smashrules.text.nouns.fitting import at_place, is_pile, not_at_a_card
from smashrules.text.nouns.holding import ABLE, own_ability
from smashrules.text.nouns.more_there import more_elsewhere
from smashrules.text.nouns.of_each_player import at_that_base, the_most_of
from smashrules.text.structure.attach import UnfitError
from smashrules.text.structure.syntax import Word
from smashrules.text.trees.pending import Pron
from smashrules.text.trees.rebuilding import sort_filters

if TYPE_CHECKING:
    from smashrules.text.clauses.conditions import Conditions


# -- control and own -------------------------------------------------------------------------------------------------


def _owned(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if you own it", "if you control a titan"."""
    if said.head.perfect or said.head.passive or said.object is None:
        return None
    return Asked(_theirs(builder, said), said.head.negated)


def _theirs(builder: Conditions, said: Said) -> Any:
    """The one that is known, or some that they have. Raises ``UnfitError``."""
    thing, subject = said.object, said.subject
    if thing is None or subject is None or subject.cat != "player" or set(said.fields) - {"than"}:
        raise UnfitError("no condition")
    if thing.more is not None and said.verb == "control":
        return outnumbers(builder, said)
    if thing.than is not None or said.fields:
        raise UnfitError("than whom")
    if isinstance(thing.node, Select) and said.verb == "control" and not said.head.past:
        return builder.has(subject.node, thing, "player", said.span)
    if isinstance(thing.node, Select) or thing.cat not in ("card", "it"):
        raise UnfitError("no condition")
    kind: Any = Controlled if said.verb == "control" else Owned
    return Is(thing.node, Select(Kind.CARD, ONE, (kind(subject.node, span=said.span),)), span=said.span)


def owned_by(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if it was controlled by you", "two or more minions you own are controlled by other players"."""
    if not said.head.passive or said.verb not in ("control", "own") or said.object is None:
        return None
    return Asked(_held(builder, said), said.head.negated)


def _held(builder: Conditions, said: Said) -> Any:
    """ "two or more minions you own are controlled by other players": there are such minions; "it was controlled
    by you": that one is, or was when it left play."""
    thing = said.object
    if thing is None or set(said.fields) != {"by"}:
        raise UnfitError("no condition")
    who = builder.phrase(evolve_prep(said.fields["by"])).node
    if isinstance(who, str):  # a trait: "different players"
        raise UnfitError("whose each of them is")
    kind: Any = Controlled if said.verb == "control" else Owned
    one = not thing.many and not said.head.many  # of several it is not said whether all of them
    if not isinstance(thing.node, Select) and thing.cat in ("card", "it") and one:
        return Is(thing.node, Select(Kind.CARD, ONE, (kind(who, span=said.span),)), span=said.span)
    known = isinstance(thing.node, Select) and any(isinstance(each, Among) for each in thing.node.filters)
    if known and thing.node.quantity == ONE and not thing.exact:  # "if one of them was yours": or more of them
        thing = replace(thing, node=replace(thing.node, quantity=SOME))
    one_of = known and thing.node.quantity in (SOME, ONE) and not said.head.negated
    if not isinstance(thing.node, Select) or (said.head.past and not one_of):
        raise UnfitError("no condition")
    if any(isinstance(each, kind) for each in thing.node.filters):
        raise UnfitError("held twice")
    whose = who if thing.node.quantity == EVERY else builder.any_of(who)
    filters = sort_filters([*thing.node.filters, kind(whose, span=said.span)])
    return builder.has(None, replace(thing, node=replace(thing.node, filters=filters, label=None)), "card", said.span)


# -- have: power and VPs ---------------------------------------------------------------------------------------------


def _power(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "you have more power here than each other player", "it has less power than this minion"."""
    thing = said.object
    if said.head.perfect or thing is None or thing.cat not in ("power", "breakpoint"):
        return None
    return Asked(_of_power(builder, said, candidate), said.head.negated)


def _of_power(builder: Conditions, said: Said, candidate: bool) -> Any:
    """By what has it: a base, a card or a player. Raises ``UnfitError``."""
    subject, thing, fields = said.subject, said.object, said.fields
    if subject is None or thing is None or set(fields) - {"at", "than"} or (thing.extremum and thing.than):
        raise UnfitError("no condition")
    lost = subject.cat != "player" or candidate or isinstance(thing.than, Pron)  # what "here" is said of
    if thing.than is not None and lost:
        raise UnfitError("no condition")
    if subject.cat == "it" and thing.cat == "breakpoint" and isinstance(subject.node, Pron):
        subject = replace(subject, cat="base", node=replace(subject.node, kinds=frozenset(("base",))))
    if not fields and (such := _of_a_base(subject, thing, said)) is not None:
        return such
    subject = as_player(subject, {**fields, "at": None} if candidate else fields)  # "where they have the most"
    if subject.cat in ("card", "it") and "than" not in fields:
        return _of_a_card(builder, subject, thing, said)
    if subject.cat != "player":
        raise UnfitError("no condition")
    if "at" in fields and candidate:
        raise UnfitError("power where")
    place = Candidate(span=said.span) if candidate else Here(span=said.span)
    if "at" in fields:
        place = builder.slot(fields["at"], "at")
    return _of_a_player(builder, subject, thing, place, said)


def _of_a_base(subject: Thing, thing: Thing, said: Said) -> Is | Relation | None:
    """ "if this base has the highest breakpoint", "if it has a higher breakpoint"; and any card that "has the most"
    of those that are told."""
    most = the_one_with_most(thing)
    if most is not None and (subject.cat == most.kind.value or subject.cat in ("card", "it")):
        return Is(subject.node, most, span=said.span)
    if subject.cat != "base":
        return None
    if thing.extremum is not None and thing.than is None:
        top = Extreme(thing.stat, thing.extremum, span=thing.span)
        return Is(subject.node, Select(Kind.BASE, ONE, (top,), span=thing.span), span=said.span)
    return breakpoint_of(subject, thing, said.span) if thing.compare is not None else None


def _of_a_card(builder: Conditions, subject: Thing, thing: Thing, said: Said) -> Any:
    """ "if it has the most power here", "if it has power 3 or less". Raises ``UnfitError``."""
    fields = said.fields
    if thing.extremum is not None:
        at = [At(builder.slot(fields["at"], "at"), span=thing.span)] if "at" in fields else []
        filters = sort_filters([Extreme(thing.stat, thing.extremum, span=thing.span), *at])
        return so_many_are(subject, Select(Kind.MINION, ONE, filters, span=thing.span), said)
    if thing.compare is None or thing.compare[2] is None or fields:
        raise UnfitError("no condition")
    stat, op, amount = thing.compare
    assert amount is not None
    compare = Compare(stat, op, amount, span=thing.span)
    return so_many_are(subject, Select(Kind.CARD, ONE, (compare,), span=thing.span), said)


def _of_a_player(builder: Conditions, subject: Thing, thing: Thing, place: Any, said: Said) -> Any:
    """ "if you have 5 or more power here", "the most power", "more power than another player". Raises
    ``UnfitError``."""
    fields = said.fields
    if thing.compare is not None and isinstance(thing.compare[2], PowerAt) and not fields:
        return as_powerful(subject.node, thing.compare, said)
    if thing.compare is not None and isinstance(thing.compare[2], Num) and "than" not in fields:
        op, amount = thing.compare[1], thing.compare[2]
        placed = [each for each in getattr(subject.node, "filters", ()) if isinstance(each, Placed)]
        if isinstance(subject.node, Select) and all(each.negated for each in placed):
            return powerful(subject.node, place, op, amount, said)
        return Relation(PowerAt(subject.node, place, span=said.span), op, amount, span=said.span)
    others: Any = Select(Kind.PLAYER, EVERY, (Other(subject.node, span=said.span),), span=said.span)
    if thing.extremum is not None and "than" not in fields:
        return the_most_of_all(unlabelled(subject.node), others, place, thing, said)
    if "than" not in fields:
        raise UnfitError("no condition")
    return outpowers(builder, said, builder.phrase(evolve_prep(fields["than"])), place)


def _points(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if you have 10 or more VPs"."""
    if said.head.perfect or said.object is None or said.object.cat != "vp" or said.subject is None:
        return None
    return Asked(points(builder, said, said.subject, said.object), said.head.negated)


def _strong(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "it has power 4 or more"."""
    if said.head.perfect or "spec" not in said.fields or said.subject is None:
        return None
    item = said.fields["spec"].item
    if not isinstance(item, Word) or len(said.fields) > 1:
        raise UnfitError("no condition")
    compare = builder._spec(item.word, (item.start, item.end))
    strong = Select(Kind.CARD, ONE, (compare,), span=compare.span)
    return Asked(so_many_are(said.subject, strong, said), said.head.negated)


# -- have: what is alike ---------------------------------------------------------------------------------------------


def _likeness(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if they have the same power". Raises ``UnfitError``."""
    if said.head.perfect or said.head.past or said.object is None or not asks_likeness(said.object):
        return None
    if said.fields:
        raise UnfitError("no condition")
    return Asked(alike(said.subject, said.object, said.span), said.head.negated)


def _named_alike(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if it has the same name as one of your minions", "the same faction as that card"."""
    subject, thing = said.subject, said.object
    if said.head.perfect or thing is None or thing.cat not in ("name", "faction"):
        return None
    if subject is None or thing.node is None or said.fields or subject.cat not in ("card", "it"):
        raise UnfitError("no condition")
    shared: Any = (OfFaction if thing.cat == "faction" else SharesName)(thing.node, span=thing.span)
    such = Select(Kind.CARD, ONE, (shared,), span=thing.span)
    return Asked(Is(subject.node, such, span=said.span), said.head.negated)


# -- have: cards and counters ----------------------------------------------------------------------------------------


def _things(builder: Conditions, said: Said, candidate: bool) -> Asked | None:
    """ "if you have two minions here", "if it has a counter on it", "if another base has more minions"."""
    subject, thing, negated = said.subject, said.object, said.head.negated
    if said.head.perfect or thing is None or subject is None:
        return None
    if subject.cat == "base" and thing.more is not None and not said.fields:
        return Asked(more_elsewhere(subject.node, thing, negated, said.span), whole=True)
    theirs = isinstance(subject.node, Pron) and subject.node.kinds == frozenset(("player",))
    counted = thing.cat == "counter" and thing.more is None and thing.extremum is None
    carries = counted or (subject.cat in ("card", "it", "base") and not theirs)
    return Asked(_carries(builder, said) if carries else _holds(builder, said, candidate), negated)


def _carries(builder: Conditions, said: Said) -> Any:
    """ "this minion has no +1 power counters on it"."""
    subject, thing = said.subject, said.object
    if thing is not None and thing.cat == "counter" and thing.compared:
        raise UnfitError("more counters than whoever")
    if has_counters(said):
        return counters_had(said)
    if subject is None or thing is None or subject.cat not in ("card", "it", "base") or said.fields:
        raise UnfitError("no condition")
    told = builder.type == "action" and thing.cat == "card"  # another than this action
    words = builder.text[thing.span[0] :].lower()
    if not told and words.startswith("another ") and not words.startswith("another player's "):
        raise UnfitError("another counter than which")  # one more than those just placed
    if thing.cat in ABLE and subject.cat != "base":  # "if it has a Talent", "no abilities"
        if said.head.word == "had" and "cancel" in builder.text[: thing.span[0]].lower():
            raise UnfitError("it had one before that was cancelled")
        able = Having(own_ability(thing), span=thing.span)
        return Is(subject.node, Select(Kind.CARD, ONE, (able,), span=thing.span), span=said.span)
    if isinstance(thing.node, Select) and any(isinstance(each, StoredUnder) for each in thing.node.filters):
        return builder.has(None, thing, "card", said.span)
    if subject.cat == "base" and isinstance(thing.node, Select) and thing.node.kind is not Kind.ACTION:
        return _lies_there(builder, subject.node, thing, said.span)
    carried = builder.carried(thing) if thing.cat == "counter" else builder.attached(thing)
    if thing.cat == "counter":  # "if it has three or more counters on it, remove all of them"
        carried = replace(carried, label=thing.node.label)
    having = Having(carried, span=thing.span)
    kind = Kind.BASE if subject.cat == "base" else Kind.CARD
    description = Select(kind, ONE, (having,), span=thing.span)
    return Is(subject.node, description, span=said.span)


def _lies_there(builder: Conditions, base: Any, thing: Thing, span: tuple[int, int]) -> Any:
    """ "if this base has no minions on it": there are none at it."""
    there = [each for each in thing.node.filters if isinstance(each, (At, On))]
    spoken = [each.place if isinstance(each, At) else each.host for each in there]
    if thing.cat != "card" or any(not isinstance(each, Pron) or each.form != "it" for each in spoken):
        raise UnfitError("no condition")
    rest = tuple(each for each in thing.node.filters if each not in there)
    bare = replace(thing, node=replace(thing.node, filters=rest, label=None))
    return replace(builder.has(None, bare, "player", span), at=base)


def _holds(builder: Conditions, said: Said, candidate: bool) -> Any:
    """ "if you have two minions here", "more cards than you", "the most minions here". Raises ``UnfitError``."""
    thing, subject = said.object, said.subject
    if thing is None or subject is None:
        raise UnfitError("no condition")
    if thing.more is not None:
        return outnumbers(builder, said, candidate)
    if "than" in said.fields or thing.than is not None:
        raise UnfitError("than whom")
    called = any(isinstance(each, Named) for each in getattr(thing.node, "filters", ()))
    if called and not (thing.named or thing.many):
        thing = replace(thing, node=unlabelled(thing.node))  # "a Madness card": there may be several
    if subject.cat == "pile" and isinstance(subject.node, Pile) and isinstance(thing.node, Select):
        held = replace(thing, node=replace(thing.node, zone=subject.node))
        return builder.has(None, held, "player", said.span)
    if "at" in said.fields:
        place = builder.slot(said.fields["at"], "at")
        not_at_a_card(place, thing, said.fields["at"])
        if is_pile(place):
            if not isinstance(thing.node, Select):  # "a minion and five cards in your hand": the cards are there
                raise UnfitError("both of them there, or the last alone")
            thing = replace(thing, node=replace(thing.node, zone=place))
        else:
            thing = replace(thing, node=at_place(thing.node, place, said.fields["at"]))
    if thing.extremum is not None:  # "if you have the most minions here": or as many as anybody else
        subject = as_player(subject, {"at": None})
        if subject.cat != "player" or not isinstance(thing.node, Select):
            raise UnfitError("the most of what")
        counted = at_that_base(thing.node, thing.span) if candidate and "at" not in said.fields else thing.node
        most = MostOf(the_most_of(counted, subject.node), thing.extremum, span=thing.span)
        return have_most(subject.node, most, said)
    return builder.has(subject.node, thing, "base" if candidate else "player", said.span)


HAVING: dict[str, tuple[Callable[[Conditions, Said, bool], Asked | None], ...]] = {
    **dict.fromkeys(("own", "control"), (_owned,)),
    "have": (_power, _points, _likeness, _named_alike, _things, _strong),
}
"""By the verb. ``_things`` takes all that the numbers and likenesses before it leave."""
