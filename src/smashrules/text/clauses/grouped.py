"""What one, all, none or so many of several things are: "if they are minions", "if none of them is an action".

Knows what is said of a group whose things are told apart by what they are; a single thing, ``conditions`` knows.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.conditions import AllOf, Did, Done, Has, Is, Not, Outnumbers, Outpowers
from smashrules.effects.selectors import EVERY, NONE, ONE, SOME, Among, At, Candidate, Kind, Quantity, Select, Where
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import Thing
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import Pron
from smashrules.text.trees.rebuilding import sort_filters


def of_several(said: Said) -> Any:
    """The condition that a group, or so many of it, are what the object describes; None where one thing is.

    Raises ``UnfitError`` where it is not said of how many it is denied ("one of them is not a minion"), or of
    exactly so many what they are like."""
    told = _told_of_them(said)
    if told is None and said.subject is not None and said.subject.exact:
        raise UnfitError("so many, and no more")
    return told


def _told_of_them(said: Said) -> Any:
    subject, thing = said.subject, said.object
    if subject is None or thing is None or not isinstance(thing.node, Select) or said.fields:
        return None
    sort = _sort(thing.node, thing.many)
    if sort is None or thing.first or thing.nth is not None or thing.only:
        return None
    group = _group(subject.node)
    if group is not None and said.head.negated:
        raise UnfitError("not one of them, or not all")
    if group is not None:
        return _so_many(subject, group, sort, said)
    spoken: Any = subject.node if isinstance(subject.node, Pron) and subject.node.form in ("it", "that") else None
    if not thing.many or spoken is None or spoken.many is False:
        return None
    if said.head.negated:
        raise UnfitError("not one of them, or not all")
    every: Any = replace(spoken, many=True, kinds=spoken.kinds & CARD_KINDS or CARD_KINDS)
    return _all_of(every, sort, said)


def so_many_are(subject: Thing, sort: Select, said: Said) -> Any:
    """That what is spoken of is such a thing; of so many, that there are so many such things ("if two or more minions
    here have power 3"). Raises ``UnfitError`` where it is not told of how many it is denied."""
    node: Any = subject.node
    some = isinstance(node, Select) and node.quantity != EVERY and (node.quantity != ONE or subject.exact)
    if not some:
        return Is(node, sort, span=said.span)
    if node.zone is not None or sort.zone is not None or node.kind.value not in CARD_KINDS or said.head.negated:
        raise UnfitError("so many are what")
    told = [*node.filters, *sort.filters]
    places = [each.place for each in told if isinstance(each, At)]
    at = places[0] if len(places) == 1 else None
    rest = [each for each in told if at is None or not isinstance(each, At)]
    return Has(None, replace(node, filters=sort_filters(rest), label=None), at, span=said.span)


def _sort(what: Select, many: bool) -> Select | None:
    """What each one of them is: "minions" and "a minion" are one description."""
    whole: Any = what
    if what.quantity not in ((EVERY,) if many else (ONE,)) or what.kind.value not in CARD_KINDS:
        return None
    return replace(whole, quantity=ONE, label=None)  # type: ignore[no-any-return]


def _group(node: Any) -> Any:
    """Those of whom some are spoken of ("of them"); None where these are described otherwise."""
    if not isinstance(node, Select) or node.kind is not Kind.CARD or len(node.filters) != 1:
        return None
    return node.filters[0].group if isinstance(node.filters[0], Among) else None


def _so_many(subject: Thing, group: Any, sort: Select, said: Said) -> Any:
    some = subject.node
    how_many, whole = some.quantity, some
    one: Any = replace(whole, quantity=ONE)
    if how_many in (ONE, SOME) and not subject.exact:
        return Is(one, sort, span=said.span)
    if how_many == NONE:
        return Not(Is(replace(one, label=None), sort, span=said.span), span=said.span)
    if how_many == EVERY:
        return _all_of(group, sort, said)
    among = Among(group, span=some.filters[0].span)
    these: Any = replace(sort, quantity=how_many, filters=sort_filters([*sort.filters, among]))
    return Has(None, these, span=said.span)


def _all_of(group: Any, sort: Select, said: Said) -> Is:
    whole: Any = sort
    return Is(group, replace(whole, quantity=EVERY), span=said.span)


def of_none(result: Any, negated: bool) -> tuple[Any, bool]:
    """ "None of them has an action on it", "no other player has more power here than you": not one of them. Raises
    ``UnfitError`` where that is denied."""
    if isinstance(result, (Outpowers, Outnumbers)):
        who = result.who if isinstance(result.who, Select) else result.than
        if not isinstance(who, Select) or who.quantity != NONE:
            return result, negated
        if negated:
            raise UnfitError("not none of them")
        some = replace(who, quantity=ONE if isinstance(result, Outpowers) else SOME)
        return (replace(result, who=some) if who is result.who else replace(result, than=some)), True
    what = result.what if isinstance(result, Is) else None
    if not isinstance(what, Select) or what.quantity != NONE:
        return result, negated
    if negated:
        raise UnfitError("not none of them")
    return replace(result, what=replace(what, quantity=ONE)), True


def one_and_no_more(result: Any, said: Said, negated: bool) -> Any:
    """ "If you played exactly one card this turn": one, and not two or more. Raises ``UnfitError``."""
    exact = any(each is not None and each.exact and each.cat == "card" for each in (said.subject, said.object))
    what = result.act.what if exact and isinstance(result, Done | Did) else None
    if not isinstance(what, Select) or what.quantity != ONE:
        return result
    if negated or isinstance(result.act.by, Select):
        raise UnfitError("exactly one, of whom")
    more = replace(result, act=replace(result.act, what=replace(what, quantity=Quantity(2, None))))
    return AllOf((result, Not(more, span=result.span)), span=result.span)


def exactly_one(result: Any, subject: Thing | None, negated: bool) -> Any:
    """ "If exactly one other player has a minion here": there is one such player, and no more. Raises
    ``UnfitError``."""
    if subject is None or not subject.exact or subject.cat != "player":
        return result
    who = result.who if isinstance(result, Has) else None
    counted = result.what.quantity if isinstance(result, Has) and who is None else None
    if counted is not None and not negated and (counted == SOME or counted.low == counted.high != 0):
        return replace(result, what=replace(result.what, quantity=ONE)) if counted == SOME else result
    if isinstance(who, Select) and isinstance(who.quantity.low, int) and who.quantity.low > 1:
        return result  # two are exactly two anyway
    if negated or not isinstance(who, Select) or who.quantity != ONE or not isinstance(result, Has):
        raise UnfitError("exactly one of which players")
    theirs = Where(replace(result, who=Candidate(span=result.span)), span=result.span)
    return Has(None, replace(who, filters=sort_filters([*who.filters, theirs])), span=result.span)
