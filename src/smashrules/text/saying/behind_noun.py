"""What stands behind a noun: "(a minion) of power 3 or less here that was moved this turn".

Each filter is said by a function of its own; ``BEHIND`` says in which order they stand. Whose it is and how many
there are, ``how_many`` says; what holds of it at length, the circumstances.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from smashrules.effects.amounts import Num, StatOf, Total
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Alike,
    Answering,
    At,
    Compare,
    Controlled,
    EitherOf,
    Extreme,
    Extremum,
    Having,
    Here,
    Kind,
    MentionedOn,
    MostOf,
    NextTo,
    OfFaction,
    Offering,
    OfType,
    On,
    Op,
    Owned,
    Pile,
    Ref,
    SameName,
    Select,
    SharesName,
    Stat,
    StoredUnder,
    Sum,
    Where,
    You,
    Zone,
)
from smashrules.text.saying.of_which import alike, of_type
from smashrules.text.saying.quantities import UnsayableError
from smashrules.text.saying.whose_pile import of_anybody

if TYPE_CHECKING:
    from smashrules.text.saying.phrases import Phrases

Filters = dict[Any, Any]
"""The filters of a selection by their class; the last of each."""


def behind_noun(say: Phrases, node: Select, filters: Filters) -> str:
    """All that is said behind the noun."""
    if not filters and node.zone is None:
        return ""
    said: list[str] = []
    for of, each in BEHIND:
        if of is None or of in filters:
            said += each(say, node, filters)
    return " ".join(said)


# -- numbers ---------------------------------------------------------------------------------------------------------


def _numbers(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "of power 3 or less", "of that power", "of power 2 or less plus the number of cards in your hand"."""
    return [told for each in _compared(node) if (told := _plain_number(say, each)) is not None]


def _numbers_compared(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "with less power than this minion": what is no plain number stands behind where it is."""
    return [say.comparing(each) for each in _compared(node) if not _is_plain(say, each)]


def _compared(node: Select) -> list[Compare]:
    """The comparisons that are said behind the noun."""
    return [each for each in node.filters if isinstance(each, Compare) and not is_adjective(each)]


def is_adjective(compare: Compare) -> bool:
    """Whether it is said before the noun: "a higher-power minion"."""
    amount = compare.amount
    return isinstance(amount, StatOf) and getattr(amount.what, "words", "") in ("higher-power", "lower-power")


def _is_plain(say: Phrases, each: Compare) -> bool:
    """Whether it is a number that is known, one that was chosen, or one with something added to it."""
    if isinstance(each.amount, StatOf):
        return _was_chosen(say, each.amount.what)
    return isinstance(each.amount, Num) or (isinstance(each.amount, Total) and isinstance(each.amount.parts[0], Num))


def _plain_number(say: Phrases, each: Compare) -> str | None:
    """ "of power 3 or less", "of that power"; None for what is compared with another number."""
    if not _is_plain(say, each):
        return None
    if isinstance(each.amount, StatOf):
        return _chosen_number(each, each.amount)
    if isinstance(each.amount, Total):
        return say.spec(replace(each, amount=each.amount.parts[0])) + say.more(each.amount)
    return say.spec(each)


def _chosen_number(each: Compare, amount: StatOf) -> str:
    """ "of that power or less". Raises ``UnsayableError`` for how else it stands to a power that was chosen."""
    stats = {Stat.POWER: "power", Stat.PRINTED_POWER: "printed power"}
    bounds = {Op.EQUAL: "", Op.AT_MOST: " or less", Op.AT_LEAST: " or more"}
    if each.op not in bounds or amount.stat is not Stat.POWER or each.stat not in stats:
        raise UnsayableError("how it stands to that power")
    return f"of that {stats[each.stat]}{bounds[each.op]}"


def _was_chosen(say: Phrases, node: Any) -> bool:
    """Whether it is a power that was chosen."""
    known = say.labels.get(node.label) if isinstance(node, Ref) else None
    return known is not None and known.select.kind is Kind.NUMBER


def _sum(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "with total power 5 or less"."""
    total = filters[Sum]
    bare = Compare(total.stat, total.op, total.amount)
    if isinstance(total.amount, Num):
        said = "with " + say.spec(bare).removeprefix("of ")
    else:
        said = say.comparing(bare, total=True)
    return [said.replace("with ", "with total ", 1)]


def _most_of(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "with the most minions here"."""
    return [say.most(filters[MostOf])]


def _superlative(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "with the highest power", "with the fewest VPs"; nothing where it stands before the noun."""
    if not most_behind(node, filters):
        return []
    most = filters[Extreme]
    vps = "most VPs" if most.extremum is Extremum.HIGHEST else "fewest VPs"
    total = "total " if node.kind is Kind.BASE and most.stat is Stat.POWER else ""
    number = f"{most.extremum.value} {total}{most.stat.value}"
    tie = " (you choose in case of a tie)" if most.one and node.kind is Kind.PLAYER else ""
    return [f"with the {vps if most.stat is Stat.VP else number}{tie}"]


def most_behind(node: Select, filters: Filters) -> bool:
    """ "the minion with the highest power": where the superlative does not name the one thing meant."""
    if filters[Extreme].stat is not Stat.POWER or node.kind is Kind.BASE:
        if Controlled in filters:
            raise UnsayableError("whose highest number")
        return True
    return node.quantity == ONE and Controlled not in filters and not filters[Extreme].one


# -- what they are like ----------------------------------------------------------------------------------------------


def _faction(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "of that faction"."""
    return [f"of {say.any(filters[OfFaction].faction)}"]


def _type(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "of the same type as that card"."""
    return [of_type(say, filters[OfType].type)]


def _same_name(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "with the same name": as each other."""
    return ["with the same name"]


def _answering(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """Raises ``UnsayableError``: it is said of abilities that are triggered alone (``using``)."""
    raise UnsayableError("what else is done with what would trigger")


def _offering(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "that says OR"."""
    return ["that says OR" if node.quantity == ONE else "that say OR"]


def _alike(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "with different names", "on the same base"."""
    return [alike(each) for each in node.filters if isinstance(each, Alike)]


def _having(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "with a Talent", "with an action on it"."""
    carries: list[Any] = [each.what for each in node.filters if isinstance(each, Having)]
    return [f"with {say.having(each)}{'' if each.kind is not Kind.ACTION else ' on it'}" for each in carries]


def _named_alike(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "with that name", "with the same name as this minion"; nothing of a copy, which is one without more words."""
    if is_copy(node, filters):
        return []
    like = filters[SharesName].with_
    as_that = getattr(like, "words", "") == "the same name"
    same = "with the same name" + ("" if as_that else f" as {say.any(like)}")
    return ["with that name" if getattr(like, "words", "") == "that name" else same]


def is_copy(node: Select, filters: Filters) -> bool:
    """ "a copy of it"."""
    like = filters.get(SharesName)
    known = isinstance(like, SharesName) and getattr(like.with_, "words", "") not in ("that name", "the same name")
    return known and node.kind is Kind.CARD and node.quantity == ONE


def _mentioned(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "named on this action"."""
    return [f"named on {say.any(filters[MentionedOn].host)}"]


# -- whose it is, and where ------------------------------------------------------------------------------------------


def _in_zone(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "from your hand", "in play"; nothing of what is buried, or at an end of a pile, said before the noun."""
    zone: Any = node.zone
    if zone is None or of_anybody(zone):
        return []
    if isinstance(zone, EitherOf):
        return [f"from {say.end_of(zone)}"]
    if not isinstance(zone, Pile):
        return [f"from {say.pile(zone)}"]
    if zone.zone is Zone.BURIED or (zone.end is not None and not zone.revealing):
        return []
    return [_in_pile(say, zone)]


def _in_pile(say: Phrases, zone: Pile) -> str:
    """ "in play", "off the top of your deck", "in it", "from your discard pile"."""
    if zone.zone is Zone.PLAY:
        return "in play"
    if zone.revealing and zone.end is not None:
        return f"off the {zone.end.value} of {say.pile(replace(zone, end=None))}"
    if zone.zone is Zone.STASIS:
        return "in stasis"
    if isinstance(zone.of, Ref) and zone.of.words not in ("their", "its"):
        return "in it"
    return f"from {say.pile(zone)}"


def _from_anybodys(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "(a card they do not own) from a hand or deck"."""
    told = of_anybody(node.zone)
    return [told] if told else []


def _owned(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "you own", "they do not own", "owned by another player"."""
    owned = filters[Owned]
    if isinstance(owned.by, Select | NextTo) and not owned.negated:
        return [f"owned by {say.any(owned.by)}"]
    return [f"{'you' if isinstance(owned.by, You) else 'they'} {'do not own' if owned.negated else 'own'}"]


def _not_controlled(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "you do not control", "(you own) that you do not control"; nothing of what somebody controls."""
    if not filters[Controlled].negated:
        return []
    if not isinstance(filters[Controlled].by, You):
        raise UnsayableError("not controlled by them")
    owned = Owned in filters and isinstance(filters[Owned].by, You)
    return [f"{'that ' if owned else ''}you do not control"]


def _here_first(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "(a minion) here with the same name as another minion here"."""
    return ["here"] if _is_here_first(filters) else []


def _at(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "here", "on another base". Raises ``UnsayableError`` for an action that may be on a minion there."""
    if _is_here_first(filters):
        return []
    where = say.at(filters[At].place)
    if node.kind is Kind.ACTION and where not in ("here", "there"):
        raise UnsayableError("an action at a base: not only those played on the base itself")
    return [where]


def _is_here_first(filters: Filters) -> bool:
    """Whether "here" is said before the name, which speaks of other things."""
    like = filters.get(SharesName)
    return isinstance(filters[At].place, Here) and like is not None and isinstance(like.with_, Select)


def _on(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "on this minion", "on this base or on your minions", "on this base and/or your minions"."""
    host = filters[On].host
    hosts = host.parts if isinstance(host, EitherOf) else (host,)
    styles = ["bare" if isinstance(h, Select) and h.quantity == EVERY else "each" for h in hosts]
    said_on = [f"on {say.any(each, style)}" for each, style in zip(hosts, styles, strict=True)]
    if isinstance(host, EitherOf) and host.mixed:
        return [" and/or ".join([said_on[0], *(each.removeprefix("on ") for each in said_on[1:])])]
    return [" or ".join(said_on)]


def _stored(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "stored under this base"."""
    return [f"stored under {say.any(filters[StoredUnder].host)}"]


def _where(say: Phrases, node: Select, filters: Filters) -> list[str]:
    """ "that was moved this turn"."""
    return [say.where(node.kind, filters[Where].condition, filters[Where].earlier)]


BEHIND: tuple[tuple[type | None, Callable[[Phrases, Select, Filters], list[str]]], ...] = (
    (Compare, _numbers),
    (Sum, _sum),
    (OfFaction, _faction),
    (OfType, _type),
    (SameName, _same_name),
    (Answering, _answering),
    (Offering, _offering),
    (Alike, _alike),
    (Having, _having),
    (MostOf, _most_of),
    (Extreme, _superlative),
    (None, _in_zone),
    (At, _here_first),
    (SharesName, _named_alike),
    (MentionedOn, _mentioned),
    (Owned, _owned),
    (None, _from_anybodys),
    (At, _at),
    (On, _on),
    (StoredUnder, _stored),
    (Controlled, _not_controlled),
    (Compare, _numbers_compared),
    (Where, _where),
)
"""By the filter (None: by what the selection is) in the order of speech: what is short and of the thing itself comes
first, then where it is, then what has a noun of its own, behind which nothing could be said of the first one."""
