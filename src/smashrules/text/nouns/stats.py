"""Numbers that cards, bases and players have: "this minion's power", "power 3 or less", "the most power here".

Each way to say one is a function that is None where it is said in another; ``CASES`` asks them in turn. Knows what a
number is of and what it is compared with, not what it is needed for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.amounts import (
    Amount,
    Awarded,
    Count,
    Minus,
    Num,
    Picked,
    PowerAt,
    Quotient,
    StatOf,
    Times,
    Total,
)
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    BREAKPOINTS,
    EVERY,
    NONE,
    OF_PLAYERS,
    ONE,
    POWERS,
    At,
    ControllerOf,
    Extreme,
    Extremum,
    Here,
    Kind,
    Op,
    OwnerOf,
    Placed,
    Select,
    Stat,
    Trait,
    You,
)
from smashrules.text.nouns.determiners import COMPARED, Before, Thing, evolve_prep
from smashrules.text.nouns.fitting import as_bases
from smashrules.text.nouns.partners import one_or_each_other
from smashrules.text.structure.attach import Dep, UnfitError, tag
from smashrules.text.structure.syntax import Phrase, Word
from smashrules.text.trees.kinds import CARD_KINDS, HOSTS
from smashrules.text.trees.pending import Pron, reference
from smashrules.text.trees.rebuilding import sort_filters
from smashrules.text.words.tokens import Token

if TYPE_CHECKING:
    from smashrules.text.nouns.numbers import Numbers

STATS = {
    "power": Stat.POWER,
    "total_power": Stat.POWER,
    "printed_power": Stat.PRINTED_POWER,
    "total_printed_power": Stat.PRINTED_POWER,
    "starting_power": Stat.STARTING_POWER,
    "starting_breakpoint": Stat.STARTING_BREAKPOINT,
    "printed_breakpoint": Stat.PRINTED_BREAKPOINT,
    "maximum_hand_size": Stat.HAND_SIZE,
    "hand_size": Stat.HAND_SIZE,
    "titan_limit": Stat.TITANS,
    "card_draw": Stat.CARD_DRAW,
}
AWARDS = ("vp_award", "award")
_SET_ONLY = ("printed_power", "starting_power", "printed_breakpoint", "starting_breakpoint")
"""Numbers to which nothing is added: what is added comes on top of them."""
_TRAITS = {Stat.POWER: Trait.POWER, Stat.PRINTED_POWER: Trait.PRINTED_POWER}
_PLAYER = frozenset(("player",))
_BASE = frozenset(("base",))
_HOLDERS = {**dict.fromkeys(BREAKPOINTS, _BASE), **dict.fromkeys(OF_PLAYERS, _PLAYER)}
"""What has such a number, where it is no card."""
_EXTREMES = {
    "most": Extremum.HIGHEST,
    "highest": Extremum.HIGHEST,
    "least": Extremum.LOWEST,
    "lowest": Extremum.LOWEST,
}


class Number(Struct, frozen=True, gc=False):
    """The noun of a number with what stands before it, whose it is, and what hangs on it."""

    dep: Dep
    noun: Token
    before: Before
    owner: Thing | None
    span: Span
    stat: Stat
    parts: list[Dep]

    @property
    def cat(self) -> str:
        return "power" if self.stat in POWERS else "breakpoint"

    def tags(self) -> list[str]:
        return [tag(part.item) for part in self.parts]

    def only_words(self) -> bool:
        """Whether nothing but places like "here" stands behind it."""
        return all(isinstance(part.item, Word) for part in self.parts)

    def thing(self, node: Any, **more: Any) -> Thing:
        return Thing(self.cat, node, **more)


def number_of(builder: Numbers, dep: Dep, noun: Token, before: Before, owner: Thing | None, span: Span) -> Thing:
    """What the noun of a number means with all around it. Raises ``UnfitError``."""
    stat = STATS.get(noun.word, Stat.BREAKPOINT)
    number = Number(dep, noun, before, owner, span, stat, list(dep.parts))
    for case in CASES:
        if (found := case(builder, number)) is not None:
            return found
    return _somebodys(builder, number)


# -- what is added, and what there is none of ------------------------------------------------------------------------


def _unlike(builder: Numbers, number: Number) -> Thing | None:
    """ "(Two minions) with different powers": each with another. Raises ``UnfitError`` for any other plural."""
    before, stat = number.before, STATS.get(number.noun.word.removesuffix("s"))
    if before.words == {"different"} and before.quantity is None and stat in _TRAITS:
        told = number.parts or number.owner is not None or before.poss or before.definite
        if told or before.plus is not None:
            raise UnfitError("different powers of what")
        return Thing("unlike", _TRAITS[stat])
    if number.noun.word.endswith("powers"):
        raise UnfitError("several powers")
    return None


def _award(builder: Numbers, number: Number) -> Thing | None:
    """ "Their VP award here", "the VP award of the winner". Raises ``UnfitError`` for awards of several."""
    if number.noun.word not in AWARDS:
        return None
    before, owner = number.before, number.owner
    parts = [part for part in number.parts if not isinstance(part.item, Phrase)]
    of = [part for part in number.parts if tag(part.item) == "of:player"]
    told = before.words or before.quantity or before.other or before.done or before.plus is not None
    whose = builder.poss(before, owner, _PLAYER, number.span)
    if whose is None and len(of) == 1 and before.definite == "the":
        whose, of = builder.phrase(evolve_prep(of[0])).node, []
    if told or of or len(parts) != len(number.parts) - (whose is not None and owner is None and not before.poss):
        raise UnfitError("which award")
    placed = isinstance(whose, Select) and any(isinstance(each, Placed) for each in whose.filters)
    if not placed and not isinstance(whose, (You, ControllerOf, OwnerOf, Pron)):
        raise UnfitError("whose award")
    if not parts and builder.type != "base":
        raise UnfitError("awarded by which base")
    giver = builder.place_of(parts, number.span)
    return Thing("power", Awarded(whose, giver, span=number.span))


def _changed(builder: Numbers, number: Number) -> Thing | None:
    """ "+1 power", "+3 or -3 power", "-2 maximum hand size", "+1 power for each minion here"."""
    before, span = number.before, number.span
    if before.plus is None:
        return None
    plain = not (before.words - {"extra", "additional"} or before.poss or before.definite)
    if not plain or number.noun.word in _SET_ONLY:
        raise UnfitError("whose +1 power")
    if number.stat is Stat.HAND_SIZE:  # "other players have -2 maximum hand size"
        if number.parts or before.plus_or is not None:
            raise UnfitError("how many cards more")
        return Thing("hand-size", Num(before.plus, span=span), bonus=True)
    if before.plus_or is not None:
        if number.parts:
            raise UnfitError("one or the other for each")
        return number.thing(Picked((before.plus, before.plus_or), span=span), bonus=True)
    return number.thing(builder.for_each_of(number.dep, before.plus, span), bonus=True)


def _none(builder: Numbers, number: Number) -> Thing | None:
    """ "(Players with) no power here"."""
    if number.before.quantity != NONE or number.before.words or not number.only_words():
        return None
    place = builder.place_of(number.parts, number.span) if number.parts else None
    return number.thing(None, compare=(number.stat, Op.EQUAL, Num(0, span=number.span)), than=place)


def _equal_to(builder: Numbers, number: Number) -> Thing | None:
    """ "(Gains) power equal to the number of minions here"; "(with) power equal to this minion's power"."""
    before = number.before
    if before.words or before.poss or before.definite or number.owner or before.quantity not in (None, ONE):
        return None
    comparable = number.stat in POWERS or number.stat in BREAKPOINTS
    if not comparable or len(number.parts) != 1 or not number.tags()[0].startswith("equal_to:"):
        return None
    amount = builder.phrase(evolve_prep(number.parts[0])).node
    if not isinstance(amount, Count) or number.stat is not Stat.POWER:
        return number.thing(None, compare=(number.stat, Op.EQUAL, amount))
    return number.thing(Times(1, amount, span=number.span), bonus=True, exact=True)


# -- the most --------------------------------------------------------------------------------------------------------


def _the_most(builder: Numbers, number: Number) -> Thing | None:
    """ "The most power", "the lowest breakpoint", "the highest power of a minion here". Raises ``UnfitError``."""
    before, parts, stat = number.before, number.parts, number.stat
    mark = next((each for each in _EXTREMES if each in before.words), None)
    if mark is None:
        return None
    left = before.words - {mark, "total", "&tied", "&lacking"}
    if left or before.definite != "the" or before.poss or number.owner:
        raise UnfitError("the most of what")
    extremum, lacking = _EXTREMES[mark], "&lacking" in before.words
    if "&tied" in before.words:  # "where you are tied for the most power"
        if parts or stat is not Stat.POWER:
            raise UnfitError("tied for the most of what")
        return number.thing(None, extremum=extremum, stat=stat, tied=True)
    if stat is Stat.POWER and "among:player" in number.tags():
        return _among_players(builder, number, extremum)
    if parts and stat is Stat.POWER and number.only_words():
        there = builder.place_of(parts, number.span)  # "the most here"
        return number.thing(None, extremum=extremum, than=there, lacking=lacking)
    if lacking:
        raise UnfitError("without the most of what")
    if parts:
        return number.thing(_extreme_of(builder, number, extremum))
    return number.thing(None, extremum=extremum, stat=stat)


def _among_players(builder: Numbers, number: Number, extremum: Extremum) -> Thing:
    """ "The lowest total power (here) among players with minions here". Raises ``UnfitError`` for one of them."""
    among = [part for part in number.parts if tag(part.item) == "among:player"]
    players = builder.phrase(evolve_prep(among[0])).node
    if len(among) > 1 or not isinstance(players, Select) or players.quantity != EVERY:
        raise UnfitError("among whom")
    rest = [part for part in number.parts if part not in among]
    place = builder.place_of(rest, number.span) if rest else None
    return Thing("power", None, extremum=extremum, than=place, among=players)


def _extreme_of(builder: Numbers, number: Number, extremum: Extremum) -> Amount:
    """ "the highest power of a minion here": that of the one that has it."""
    if number.tags() != ["of:base" if number.stat in BREAKPOINTS else "of:card"]:
        raise UnfitError("the most of what")
    of = builder.phrase(evolve_prep(number.parts[0])).node
    if not isinstance(of, Select) or of.quantity not in (ONE, EVERY):
        raise UnfitError("the most of what")
    filters = sort_filters([*of.filters, Extreme(number.stat, extremum, span=number.span)])
    most: Any = replace(of, quantity=ONE, filters=filters)
    return StatOf(number.stat, most, span=number.span)


# -- compared by the word before it ----------------------------------------------------------------------------------


def _compared(builder: Numbers, number: Number) -> Thing | None:
    """ "Less power than this minion", "more power here than you", "2 less power". Raises ``UnfitError``."""
    before, parts, stat, span = number.before, number.parts, number.stat, number.span
    word = next((each for each in before.words if each in COMPARED), None)
    if word is None:
        return None
    if before.words - {word, "total"} or (before.words != {word} and parts):
        raise UnfitError("compared twice")
    if before.quantity == NONE:
        raise UnfitError("no more than what")
    if before.number is not None or before.quantity not in (None, ONE):  # "2 or more less power"
        return number.thing(None, compare=(stat, *_by_how_much(builder, number, COMPARED[word])))
    than = [part for part in parts if tag(part.item) == "than:player"]
    if than and stat is Stat.POWER:  # "players with less power here than you"
        place = builder.place_of([part for part in parts if part not in than], span)
        power = PowerAt(_than_whom(builder, than), place, span=span)
        return number.thing(None, compare=(stat, COMPARED[word], power), than=place)
    other = _than(builder, stat, parts)
    at = parts[:1] if parts and tag(parts[0].item) == "place" else []  # "more power here than X"
    there = builder.place_of(at, span) if at and isinstance(other, StatOf | Count) else None
    return number.thing(None, compare=(stat, COMPARED[word], other), than=there)


def _by_how_much(builder: Numbers, number: Number, op: Op) -> tuple[Op, Amount]:
    """ "up to 1 more power than this minion": at most its power and 1; "2 less power": just that much less."""
    quantity, stat, span = number.before.quantity, number.stat, number.span
    low, high = (quantity.low, quantity.high) if quantity is not None else (None, None)
    at_least = isinstance(low, int) and low > 0 and high is None  # "at least 5 more power"
    high = low if at_least else high
    if not isinstance(high, int) or op not in (Op.MORE, Op.LESS):
        raise UnfitError("by how much")
    if not at_least and low != high and (low != 0 or op is Op.LESS):
        raise UnfitError("at most how much less")
    than = _than(builder, stat, number.parts)
    if than is None:
        kinds = _BASE if stat in BREAKPOINTS else frozenset(CARD_KINDS)
        than = StatOf(stat, reference("compared", "as much", kinds, None, None, span[0], span=span), span=span)
    by = Num(high, span=span)
    changed = Total((than, by if op is Op.MORE else Minus(by, span=span)), span=span)
    bound = Op.AT_LEAST if op is Op.MORE else Op.AT_MOST
    return (bound if at_least else Op.EQUAL if low == high else Op.AT_MOST), changed


def _than(builder: Numbers, stat: Stat, parts: list[Dep]) -> Amount | None:
    """ "(More power) than another minion"; None where it is not said than what."""
    if len(parts) > 1 and isinstance(parts[0].item, Word) and parts[0].item.word == "here":
        parts = parts[1:]  # "more power here than another minion"; behind that one it is said of it
    if not parts:
        return None
    if len(parts) > 1 or not tag(parts[0].item).startswith("than:"):
        raise UnfitError("than what")
    other = _beside(builder, stat, parts[0])
    what: Any = other.what if isinstance(other, StatOf) else None
    here = isinstance(what, Select) and At(Here()) in what.filters
    if here and "your other" in builder.text[slice(*what.span)].lower():  # this minion is one of yours here
        raise UnfitError("other than this minion, or than that one")
    return other


def _than_whom(builder: Numbers, than: list[Dep]) -> Any:
    """ "Than you", "than another player", "than each other player". Raises ``UnfitError`` for anybody else who is
    only described."""
    whom = builder.phrase(evolve_prep(than[0]))
    if len(than) > 1:
        raise UnfitError("than which of them")
    return whom.node if isinstance(whom.node, You) else one_or_each_other(whom, builder.text)


def _beside(builder: Numbers, stat: Stat, part: Dep) -> Amount:
    """The other side of a comparison: a number, or that of a card."""
    other = builder.phrase(evolve_prep(part))
    if other.cat == ("base" if stat in BREAKPOINTS else "card") or other.cat == "it":
        of: Any = other.node
        if isinstance(of, Pron) and not of.kinds and stat in POWERS:
            of = replace(of, kinds=frozenset(CARD_KINDS))  # no player
        return StatOf(stat, of, span=other.span)
    if other.cat == "base" and stat in (Stat.BREAKPOINT, Stat.PRINTED_BREAKPOINT):
        if isinstance(other.node, Select) and other.node.quantity != ONE:
            raise UnfitError("than which of them")
        return StatOf(stat, other.node, span=other.span)
    plain = other.node is not None and other.compare is None and not other.bonus
    if other.cat in ("power", "breakpoint") and plain:
        return other.node  # type: ignore[no-any-return]
    if other.cat == "power" and other.compare is not None and other.compare[:2] == (Stat.POWER, Op.EQUAL):
        return other.compare[2]  # type: ignore[return-value]  # "less than or equal to that power"
    raise UnfitError("than what")


# -- compared by what stands behind it -------------------------------------------------------------------------------


def _alike(builder: Numbers, number: Number) -> Thing | None:
    """ "(Two minions with) the same power". Raises ``UnfitError`` for all other words that nothing has taken."""
    words = number.before.words
    if words == {"the_same"} and not number.parts and number.stat in _TRAITS:
        return Thing("alike", _TRAITS[number.stat])
    if words:
        raise UnfitError(f"{sorted(words)} power")
    return None


def _that_power(builder: Numbers, number: Number) -> Thing | None:
    """ "(A minion of) that power": of a power that was chosen."""
    before, span = number.before, number.span
    alone = number.noun.word in ("power", "printed_power") and not (number.parts or before.poss or number.owner)
    if before.definite != "that" or not alone:
        return None
    chosen = reference("that", "that power", frozenset((Kind.NUMBER.value,)), False, None, span[0], span=span)
    return number.thing(None, compare=(number.stat, Op.EQUAL, StatOf(Stat.POWER, chosen, span=span)))


def _bounded(builder: Numbers, number: Number) -> Thing | None:
    """ "Power less than or equal to this minion's power", "power less than it". Raises ``UnfitError``."""
    tags, stat = number.tags(), number.stat
    for prep, op in (("less_than_or_equal_to", Op.AT_MOST), ("greater_than_or_equal_to", Op.AT_LEAST)):
        if any(each.startswith(prep + ":") for each in tags):
            if len(tags) > 1:
                raise UnfitError("than what")
            return number.thing(None, compare=(stat, op, _beside(builder, stat, number.parts[0])))
    if "less" not in tags:
        return None
    rest = [part for part in number.parts if tag(part.item) != "less"]
    return number.thing(None, compare=(stat, Op.LESS, _than(builder, stat, rest)))


def _of_a_number(builder: Numbers, number: Number) -> Thing | None:
    """ "A power of 3 or less", "a power of 3 or 4". Raises ``UnfitError``."""
    if number.before.quantity is None or "of:number" not in number.tags():
        return None
    said = builder.phrase(evolve_prep(number.parts[0]))
    if len(number.parts) > 1 or number.before.quantity != ONE or said.cat != "number":
        raise UnfitError("how much power")
    if isinstance(said.node, tuple):
        return number.thing(None, compare=(number.stat, Op.EQUAL, None), numbers=said.node)
    op = said.compare[1] if said.compare else Op.EQUAL
    return number.thing(None, compare=(number.stat, op, said.node))


def _so_much(builder: Numbers, number: Number) -> Thing | None:
    """ "(Players with) 5 or more power here", "(a base with) 20 breakpoint"."""
    before, parts, stat, span = number.before, number.parts, number.stat, number.span
    low, high = (before.quantity.low, before.quantity.high) if before.quantity is not None else (None, None)
    if not isinstance(low, int) or before.quantity_is_word or before.definite:
        return None
    if parts and (stat is not Stat.POWER or before.poss or not number.only_words()):
        return None
    where = builder.place_of(parts, span) if parts else None
    if high is None:
        return number.thing(None, compare=(stat, Op.AT_LEAST, Num(low, span=span)), than=where)
    if isinstance(high, int):
        op = Op.EQUAL if low == high else Op.AT_MOST
        return number.thing(None, compare=(stat, op, Num(high, span=span)), than=where)
    return None


def _for_every(builder: Numbers, number: Number) -> Thing | None:
    """ "For every 2 power it had", "for every 5 power they have here". Raises ``UnfitError``."""
    by, stat, span = number.before.number, number.stat, number.span
    if by is None:
        return None
    of_it = ("of:it", "of:base") if stat in BREAKPOINTS else ("of:it", "of:card")
    tags = number.tags()
    if len(tags) == 1 and tags[0] in of_it:
        had: Any = StatOf(stat, builder.phrase(evolve_prep(number.parts[0])).node, span=span)
        return number.thing(had if by == 1 else Quotient(had, by, span=span))
    if tags != ["&rel"]:
        raise UnfitError("whose power")
    if stat is not Stat.POWER:
        raise UnfitError("what a player has of the printed power")
    who, where = builder.holder(number.parts[0])
    if where is None:
        raise UnfitError("their power where")
    return number.thing(Quotient(PowerAt(who, where, span=span), by, span=span))


CASES: tuple[Callable[[Numbers, Number], Thing | None], ...] = (
    _unlike,
    _award,
    _changed,
    _none,
    _equal_to,
    _the_most,
    _compared,
    _alike,
    _that_power,
    _bounded,
    _of_a_number,
    _so_much,
    _for_every,
)
"""Asked in turn: the words before the noun come before what stands behind it, and ``_alike`` is the last of these,
since it refuses every word that is left; "2 less power" comes before "2 or more power", and this before "every 2
power". Where none has said it, it is somebody's number."""


# -- somebody's ------------------------------------------------------------------------------------------------------


def _somebodys(builder: Numbers, number: Number) -> Thing:
    """ "Its power", "the breakpoint of that base", "your power here plus 2". Raises ``UnfitError``."""
    before, stat, span = number.before, number.stat, number.span
    whose = builder.poss(before, number.owner, _HOLDERS.get(stat, CARD_KINDS), span)
    more = [part for part in number.parts if tag(part.item).startswith(("plus:", "minus:"))]
    if stat is Stat.POWER and (there := _power_there(builder, number, whose, more)) is not None:
        return there
    theirs = _is_described(whose)
    for part in [each for each in number.parts if each not in more]:
        whose = _whose(builder, number, whose, part)
    if whose is None and stat is Stat.BREAKPOINT and before.definite == "the":  # of the base meant
        whose = reference("its", "its", _BASE, False, None, span[0], span=span)
    if whose is None:
        raise UnfitError("whose power")
    if stat is Stat.POWER and (theirs or isinstance(whose, You)):
        raise UnfitError("their power where")  # "less than another player's"
    whose = as_bases(whose) if stat in BREAKPOINTS else whose  # "the breakpoint of each of them"
    amount: Amount = StatOf(stat, whose, span=span)
    for part in more:
        amount = builder.summed(amount, part)
    return number.thing(amount)


def _is_described(whose: Any) -> bool:
    """Whether it is a player who is described: "another player's power"."""
    return isinstance(whose, Select) and whose.kind is Kind.PLAYER


def _power_there(builder: Numbers, number: Number, whose: Any, more: list[Dep]) -> Thing | None:
    """ "Your power here", "their power here minus your power here", "another player's power here", "the total power
    here": power at a place is a player's, or that of all players."""
    placed = [part for part in number.parts if tag(part.item) == "place"]
    if len(placed) != 1 or len(placed) + len(more) != len(number.parts):
        return None
    span, said = number.span, placed[0].item
    assert isinstance(said, Word)
    where = (said.word, (said.start, said.end))
    known = isinstance(whose, (You, ControllerOf))
    if known and not more:
        return number.thing(PowerAt(whose, builder.place(*where), span=span))
    if known or (isinstance(whose, Pron) and whose.kinds == _PLAYER):
        total: Amount = PowerAt(whose, builder.place_of(placed, span), span=span)
        for part in more:
            total = builder.summed(total, part)
        return number.thing(total)
    if _is_described(whose) and not more:
        return Thing("total", PowerAt(whose, builder.place(*where), span=span))
    if number.noun.word == "total_power" and whose is None and number.before.definite == "the" and not more:
        everyone = Select(Kind.PLAYER, EVERY, span=span)
        return number.thing(PowerAt(everyone, builder.place(*where), span=span))
    return None


def _whose(builder: Numbers, number: Number, whose: Any, part: Dep) -> Any:
    """ "(The power) of that minion"; "a minion's power here": of one that is here. Raises ``UnfitError``."""
    if isinstance(part.item, Word) and isinstance(whose, Select) and whose.zone is None:
        if any(isinstance(each, At) for each in whose.filters) or whose.kind not in HOSTS:
            raise UnfitError("two places")
        here = At(builder.place(part.item.word, (part.item.start, part.item.end)), span=number.span)
        return replace(whose, filters=sort_filters([*whose.filters, here]))
    if whose is not None or not tag(part.item).startswith("of:") or number.before.definite != "the":
        raise UnfitError("whose power")
    if tag(part.item) == "of:player" and number.stat not in OF_PLAYERS:
        raise UnfitError("power where")
    of_what = builder.phrase(evolve_prep(part))
    if of_what.cat in ("number", "power"):
        raise UnfitError("a number has no power")
    return of_what.node
