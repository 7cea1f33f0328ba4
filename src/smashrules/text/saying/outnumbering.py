"""Who has more of something than others, said again: "you have more cards in your hand than any other player", "with
fewer minions here than you", "where its controller has more minions than each other player".

Knows what is counted of each player who is compared, and who they are; the phrases know what a card is called.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Minus, Num, StatOf, Total
from smashrules.effects.conditions import Is, Not, Outnumbers, Relation
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    SOME,
    At,
    Candidate,
    Controlled,
    Kind,
    MostOf,
    On,
    Op,
    Other,
    Pile,
    Placed,
    Ref,
    Select,
    Stat,
    You,
)
from smashrules.text.saying.quantities import UnsayableError, number_word


def things_of(say: Any, what: Select, whose: str) -> str:
    """ "Cards in their hand", "minions here", "+1 power counters on your minions": what each player has of it."""
    zone, held = what.zone, Controlled(Candidate())
    if isinstance(zone, Pile) and isinstance(zone.of, Candidate):
        told: str = say.select(replace(what, zone=None), "bare")
        return f"{told} in {whose} {zone.zone.value}"
    hosts: list[Any] = [each.host for each in what.filters if isinstance(each, On)]
    if len(hosts) == 1 and isinstance(hosts[0], Select) and held in hosts[0].filters:
        yours = tuple(Controlled(You()) if each == held else each for each in hosts[0].filters)
        told = say.select(replace(what, filters=(On(replace(hosts[0], filters=yours)),)), "bare")
        return told.replace(" on your ", f" on {whose} ", 1)
    filters = tuple(each for each in what.filters if each not in (held, At(Candidate())))
    told = say.select(replace(what, filters=filters), "bare")
    somewhere = zone is not None or what.kind is not Kind.CARD or any(isinstance(each, At) for each in what.filters)
    return told if somewhere else f"{told} in play"


def outnumbering(say: Any, node: Outnumbers, negated: bool = False) -> str:
    """ "you have more cards in your hand than any other player", "you have fewer minions here than ...", "no other
    player has more minions here than you", "its controller has more minions there than each other player"."""
    yours = isinstance(node.who, You)
    if not yours and not isinstance(node.than, You):
        return _of_them(say, node, negated)
    others = node.than if yours else node.who
    one = isinstance(others, Select) and others.quantity == SOME
    known = not isinstance(others, Select) or any(isinstance(each, Placed) for each in others.filters)
    if not known and isinstance(others, Select) and others.quantity == ONE:  # of whom something is said behind it
        who = "no other player" if negated else say.any(others)
        return f"{who} has {_so_many(say, node, 'fewer' if yours else 'more', 'their')} you"
    if not yours and not known and not node.equal and (node.margin == 0 or (one and negated)):
        who = "no other player" if one and negated else "another player" if one else "each other player"
        if negated and not one:
            raise UnsayableError("not each of them")
        return f"{who} has {_so_many(say, node, 'more', 'their')} you"
    more, who = ("more" if yours else "fewer"), "any other player"
    if known:
        who = say.any(others)
        if not yours and not node.margin:
            return f"{who} {'does not have' if negated else 'has'} {_so_many(say, node, 'more', 'their')} you"
    elif one:
        who = "another player" if node.equal or not node.margin else "at least one other player"
    elif node.equal or not node.margin:
        who = "each other player"
    no = "do not " if negated else ""
    return f"you {no}{_have(node.what)} {_so_many(say, node, more, 'your')} {who}"


def _have(what: Select) -> str:
    """What they do with what is counted: wherever cards in play are, they control them."""
    there = what.zone is not None or any(isinstance(each, (At, On)) for each in what.filters)
    return "have" if there else "control"


def _of_them(say: Any, node: Outnumbers, negated: bool) -> str:
    """Players of whom none is you. Raises ``UnsayableError``."""
    who, than, more = node.who, node.than, "more"
    if isinstance(who, Select) and Other(than) in who.filters:  # "its controller has fewer than each other player"
        if node.equal or not node.margin:
            raise UnsayableError("as many as whoever")
        who, than, more = than, who, "fewer"
    elif isinstance(than, Select) and Other(You()) in than.filters and not isinstance(who, Select):
        who, than, more = than, who, "fewer"  # other than you, and not than the one with whom they are compared
    has = "does not have" if negated else "has"
    named = called(say, who, than)
    if negated and named == "another player":
        named, has = "no other player", "has"
    return f"{named} {has} {_so_many(say, node, more, 'their')} {called(say, than, who)}"


def called(say: Any, players: Any, apart: Any) -> str:
    """What they are called beside the one from whom they are apart."""
    if not isinstance(players, Select):
        return str(say.any(players))
    apart = replace(apart, label=None) if isinstance(apart, Select) else apart
    others = players.filters in ((Other(You()),), (Other(apart),))
    if others and players.quantity in (ONE, SOME, EVERY):
        return "each other player" if players.quantity == EVERY else "another player"
    return str(say.any(players))


def _so_many(say: Any, node: Outnumbers, more: str, whose: str) -> str:
    """ "at least two more minions here than", "as many cards in your hand as"."""
    than = "than"
    if node.equal or not node.margin:
        more, than = ("as many" if node.equal else "at least as many"), "as"
    elif node.margin > 1:
        more = f"at least {number_word(node.margin)} {more}"
    return f"{more} {things_of(say, node.what, whose)} {than}"


def more_points(say: Any, node: Relation, negated: bool) -> str | None:
    """ "You have more VPs than each other player", "no other player has more VPs than you"; None where no players'
    VPs are compared. Raises ``UnsayableError``."""
    left, right, more = node.left, node.right, _POINTS.get(node.op)
    if isinstance(left, StatOf) and left.stat is Stat.VP and isinstance(right, Total) and len(right.parts) == 2:
        right, by = right.parts
        fewer = isinstance(by, Minus) and node.op is Op.AT_MOST
        by = by.amount if isinstance(by, Minus) else by
        if not isinstance(by, Num) or not (fewer or node.op is Op.AT_LEAST):
            raise UnsayableError("compared")
        more = f"at least {number_word(by.value)} {'fewer' if fewer else 'more'} VPs than"
    if not isinstance(left, StatOf) or not isinstance(right, StatOf) or left.stat is not Stat.VP:
        return None
    if more is None:
        raise UnsayableError("compared")
    who = "" if isinstance(left.what, Candidate) else called(say, left.what, right.what)
    whom = called(say, right.what, left.what)
    if isinstance(right.what, Select) and right.what.quantity == SOME:
        whom = f"at least one other {whom.removeprefix('another ')}"
    has = "have" if say.is_many(left.what) and who != "each other player" else "has"
    if negated and who == "another player":
        who = "no other player"
    elif negated:
        has = "do not have" if has == "have" else "does not have"
    return f"{who} {has} {more} {whom}"


_POINTS = {
    Op.MORE: "more VPs than",
    Op.LESS: "fewer VPs than",
    Op.EQUAL: "as many VPs as",
    Op.AT_LEAST: "at least as many VPs as",
}


def others_than(who: Select) -> Select:
    """Each other player than the one who is spoken of."""
    return Select(Kind.PLAYER, EVERY, (Other(Ref(who.label or 0)),))


def with_more(say: Any, node: Outnumbers) -> str:
    """ "With more cards in their hand than you", "with fewer minions here than you"."""
    more, whom = ("fewer", node.who) if isinstance(node.than, Candidate) else ("more", node.than)
    return f"with {_so_many(say, node, more, 'their')} {say.any(whom)}"


def where_more(say: Any, node: Outnumbers, negated: bool = False) -> str:
    """ "Where you have more minions than its controller", "... fewer minions than any other player"."""
    if At(Candidate()) not in node.what.filters:
        raise UnsayableError("more where")
    yours = isinstance(node.who, You)
    others = node.than if yours else node.who
    spoken = isinstance(others, Select) and others.quantity == ONE
    if negated or spoken or not (yours or isinstance(node.than, You)):
        return f"where {outnumbering(say, node, negated)}"
    who = say.any(others)
    if isinstance(others, Select) and not any(isinstance(each, Placed) for each in others.filters):
        every = "each other player" if node.equal or not node.margin else "any other player"
        who = "another player" if others.quantity == SOME else every
    if not yours and not node.margin:
        return f"where {who} has {_so_many(say, node, 'more', 'their')} you"
    return f"where you have {_so_many(say, node, 'more' if yours else 'fewer', 'your')} {who}"


def where_most(say: Any, condition: Any) -> str | None:
    """ "Where you have the most minions", "where another player has not"; None where something else is asked."""
    asked = condition.condition if isinstance(condition, Not) else condition
    if not isinstance(asked, Is):
        return None
    most = asked.description.filters
    if len(most) != 1 or not isinstance(most[0], MostOf):
        return None
    who = say.any(asked.what)
    have = "have" if isinstance(asked.what, You) else "has"
    if isinstance(condition, Not):
        have = "do not have" if isinstance(asked.what, You) else "does not have"
    return f"where {who} {have} {say.most(most[0]).removeprefix('with ')}"
