"""What of a noun phrase must go together: its number with its noun, its places with each other.

Knows a noun phrase as a whole; every function raises ``UnfitError`` for what nobody would say.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import StatOf
from smashrules.effects.conditions import AllOf, Done, Has, Is, Not, Outnumbers, Outpowers, Relation
from smashrules.effects.selectors import (
    ALL_BUT_ONE,
    ANY_NUMBER,
    EVERY,
    NONE,
    ONE,
    Alike,
    Among,
    At,
    Candidate,
    Controlled,
    EitherOf,
    Extreme,
    Extremum,
    Here,
    Kind,
    MostOf,
    On,
    Op,
    Other,
    Owned,
    Pile,
    Quantity,
    Select,
    SharesName,
    Stat,
    Sum,
    Trait,
    Where,
    You,
    Zone,
)
from smashrules.text.nouns.entity import Entity
from smashrules.text.structure.attach import UnfitError, tag
from smashrules.text.trees.pending import Pron

_NOWHERE_ON_THE_TABLE = (Zone.BURIED, Zone.PLAY, Zone.STASIS)
_THERE = ("place", "on:base")
_SAID_ONCE = (At, On, Controlled, Owned, Extreme, Where)


def _both_there(filters: list[Any]) -> list[Any]:
    """ "A base with no actions where you have a minion": both hold of it; what is there at all is told first."""
    asked = [each for each in filters if isinstance(each, Where)]
    if len(asked) != 2 or asked[0].earlier or asked[1].earlier:
        return filters
    if _unlabelled(asked[0].condition) == _unlabelled(asked[1].condition):
        return filters  # one of them is said of something else
    happened = any(isinstance(each.condition, Done) or _denied(each.condition) for each in asked)
    order: Any = _told_first if happened else lambda each: getattr(each.condition, "who", You()) is not None
    one, other = sorted(asked, key=order)
    span = min(one.span[0], other.span[0]), max(one.span[1], other.span[1])
    both = Where(AllOf((one.condition, other.condition), span=span), span=span)
    return [both if each is asked[0] else each for each in filters if each is not asked[1]]


def _denied(condition: Any) -> bool:
    return isinstance(condition, Not) and isinstance(condition.condition, Done)


def _told_first(filter_: Any) -> bool:
    """Of a card it is told first what happened to it: "that was moved this turn that is not here"."""
    return not (isinstance(filter_.condition, Done) or _denied(filter_.condition))


def _unlabelled(condition: Any) -> Any:
    what = condition.what if isinstance(condition, Has) else None
    return replace(condition, what=replace(what, label=None)) if isinstance(what, Select) else condition


def check(entity: Entity) -> None:
    """That what the phrase says of its things can be said together."""
    _one_place(entity)
    if entity.each or entity.quantity == EVERY:
        apart = entity.each and not any(isinstance(each, Other) for each in entity.filters)
        entity.filters = [_of_one_name(each, apart) for each in entity.filters]
    if entity.kind == "base" or entity.cat == "card":
        entity.filters = _both_there(entity.filters)
    if entity.kind == "player":
        entity.filters = _held_and_done(entity.filters)
    filters = entity.filters
    single = [type(each) for each in filters if isinstance(each, _SAID_ONCE)]
    if len(single) != len(set(single)):
        raise UnfitError("said twice")
    filters = _untied(filters)
    whole = [each for each in filters if not isinstance(each, tuple)]  # a tuple: only one, even if several tie
    if len(whole) < len(filters) and not any(_ranks(each) for each in whole):
        raise UnfitError("a tie for what")
    a_one = entity.quantity == ONE and entity.before.definite == "" and not entity.outer.partitive
    a_one = a_one and not entity.before.exact  # "exactly one minion with the highest power": it has it alone
    if len(whole) < len(filters) or a_one:  # "a minion with the highest power"
        whole = [replace(each, one=True) if isinstance(each, Extreme) else each for each in whole]
    entity.filters = whole


def _of_one_name(each: Any, counted: bool) -> Any:
    """ "For each minion here with a different name": for each name. Raises ``UnfitError`` where none is counted."""
    denied = each.condition.condition if isinstance(each, Where) and isinstance(each.condition, Not) else None
    names = denied.description.filters if isinstance(denied, Is) else ()
    than: Any = names[0].with_ if len(names) == 1 and isinstance(names[0], SharesName) else None
    if not isinstance(than, Pron) or than.form != "compared":
        return each
    if not counted:
        raise UnfitError("a different name than which")
    return Alike(Trait.NAME, different=True, span=each.span)


def _ranks(each: Any) -> bool:
    """Whether several can tie for it; not for having two minions."""
    plain = isinstance(each, Where) and isinstance(each.condition, (Has, Is))
    return isinstance(each, (Extreme, MostOf, Where)) and not plain


def _held_and_done(filters: list[Any]) -> list[Any]:
    """ "Each player with a minion here who gained no VP": both is so of each of them."""
    so = [each for each in filters if isinstance(each, Where)]
    if len(so) != 2 or any(each.earlier for each in so):
        return filters
    held, done = so
    if not isinstance(held.condition, Has) or isinstance(done.condition, Outpowers | Relation | Outnumbers):
        return filters
    both = Where(AllOf((held.condition, done.condition), span=held.span), span=held.span)
    return [both if each is held else each for each in filters if each is not done]


def _untied(filters: list[Any]) -> list[Any]:
    """ "The player with the most cards (no one in case of a tie)": who has more of them than any other."""
    told = [each for each in filters if isinstance(each, tuple) and each in (("untied",), ("tied",))]
    if not told:
        return filters
    whole = [each for each in filters if each not in told]
    alone = [(_alone if each == ("untied",) else _sharing)(one) for one in whole for each in told]
    if sum(one != other for one, other in zip(whole, alone, strict=True)) != 1:
        raise UnfitError("the most of what")
    return alone


def _sharing(each: Any) -> Any:
    """ "Each player tied for the most minions here": only those of several."""
    done = isinstance(each, MostOf) and any(isinstance(one, Among) for one in each.what.filters)
    return replace(each, tied=True) if isinstance(each, MostOf) and not done else each


def _alone(each: Any) -> Any:
    if isinstance(each, MostOf):
        return replace(each, alone=True)
    ahead = each.condition if isinstance(each, Where) else None
    if isinstance(ahead, Outpowers) and ahead.ties:
        return replace(each, condition=replace(ahead, ties=False))
    if isinstance(ahead, AllOf):
        raise UnfitError("a tie among which of them")
    if isinstance(each, Extreme) and each.stat is Stat.VP:
        mine = StatOf(Stat.VP, Candidate(span=each.span), span=each.span)
        others = Select(Kind.PLAYER, EVERY, (Other(Candidate(span=each.span), span=each.span),), span=each.span)
        op = Op.MORE if each.extremum is Extremum.HIGHEST else Op.LESS
        return Where(Relation(mine, op, replace(mine, what=others), span=each.span), span=each.span)
    return each


def _one_place(entity: Entity) -> None:
    zone, at = entity.zone, any(isinstance(each, At) for each in entity.filters)
    if at and isinstance(zone, Pile) and zone.zone not in _NOWHERE_ON_THE_TABLE:
        raise UnfitError("in a pile and at a base")
    if at and entity.kind == "player" and len(entity.dep.parts) > 1 and not _here_with_elsewhere(entity):
        raise UnfitError("what is here: the players, or what they have")
    hosts = [each.host for each in entity.filters if isinstance(each, On)]
    hosts = [each for host in hosts for each in (host.parts if isinstance(host, EitherOf) else (host,))]
    if at and any(isinstance(each, Here) for each in hosts):
        raise UnfitError("at a base, said twice")


def _here_with_elsewhere(entity: Entity) -> bool:
    """ "Each player here with three cards in their hand": what they have is not here; nor is what they do, or who
    they are: "each player here who did not play a minion"."""
    told = [tag(each.item) for each in entity.dep.parts]
    if len(told) == 2 and told[0] in _THERE and told[1] in ("&that", "other_than:player"):
        return True
    held = [each.condition for each in entity.filters if isinstance(each, Where)]
    has = held[0] if len(held) == 1 and len(entity.dep.parts) == 2 else None
    zone = has.what.zone if isinstance(has, (Has, Outnumbers)) else None
    return (
        isinstance(zone, Pile)
        and zone.zone is not Zone.PLAY
        and tag(entity.dep.parts[0].item) in ("place", "on:base")
    )


def quantified(entity: Entity) -> Quantity:
    """How many: as the phrase says, or as its noun and its owner let one hear."""
    quantity, outer = entity.quantity, entity.outer
    in_all = any(isinstance(each, Sum) for each in entity.filters)
    if in_all and (entity.each or quantity == EVERY):
        raise UnfitError("the power of all of them, or of each")
    if in_all and quantity is None and entity.many and not entity.before.definite:
        return ANY_NUMBER  # "minions with total power 5 or less"
    if entity.each:
        if quantity is not None and not outer.partitive:
            raise UnfitError("for each a")
        return EVERY
    if quantity is None:
        return _unsaid(entity)
    if not outer.partitive:
        _number_and_noun(entity, quantity)
    return quantity


def _unsaid(entity: Entity) -> Quantity:
    """ "Minions": all of them; "your minion", "the first minion": one."""
    before = entity.before
    if entity.many or entity.outer.counted or before.counted or entity.outer.equal_number:
        return EVERY
    ordered = "first" in before.words or "&only" in before.words or entity.nth is not None
    the_one = ordered and before.definite == "the"
    called = entity.named and before.definite in ("", "the")
    theirs = entity.owner.node if entity.owner is not None else None
    if isinstance(theirs, Select) and theirs.quantity == EVERY and entity.cat == "card" and not entity.random:
        return EVERY  # "each other player's minion"
    if called or (before.poss and entity.kind != "base") or entity.owner is not None or the_one:
        return ONE
    raise UnfitError("how many")


def _number_and_noun(entity: Entity, quantity: Quantity) -> None:
    many, before = entity.many, entity.before
    plural = quantity.high != 1 and quantity != EVERY
    each_one = quantity == EVERY and not before.all
    if (each_one and many) or (quantity == EVERY and before.all and not many):
        raise UnfitError("number and noun disagree")
    if plural and not many and quantity not in (NONE, Quantity(1, None), Quantity(2, None), ALL_BUT_ONE):
        raise UnfitError("number and noun disagree")
    fewer = quantity == Quantity(0, 1)  # "fewer than two minions"
    if many and not (plural or fewer or each_one or before.all or entity.outer.equal_number):
        raise UnfitError("number and noun disagree")
