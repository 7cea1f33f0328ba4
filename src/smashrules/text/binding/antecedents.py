"""References and what they could speak of: where each stands, and whether kind and number fit.

Knows one place and one mention at a time; what else keeps a reference from meaning something is in ``barred``, and
which of several mentions is meant, ``binding`` decides.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from smashrules.effects.selectors import (
    EVERY,
    ONE,
    At,
    Controlled,
    Kind,
    Pile,
    Placed,
    Quantity,
    Ranked,
    Select,
    Where,
)
from smashrules.effects.verbs import Verb
from smashrules.text.trees.kinds import CARD_KINDS, COUNTER_KINDS
from smashrules.text.trees.pending import THE_OTHER, Pron
from smashrules.text.trees.selected import called_by_name

EXCHANGED = frozenset((Verb.SWAP, Verb.REPLACE))
NEW_BASE = "the new base"


class Mention(Struct, frozen=True, gc=False):
    """Something that words can refer to, and where it stands."""

    node: Any
    kind: str
    start: int
    acts: tuple[int, ...]  # the deeds it is a part of, by id
    verbs: frozenset[Verb]
    each: frozenset[int] = frozenset()  # the loops it stands in, and the deeds done by several, by id
    over: int = 0  # the loop that goes over it, by id
    played_on: bool = False  # what the card is played on
    turn: bool = False  # whose turn it is: one at a time
    found: bool = False  # what cards are revealed for
    blocks: frozenset[int] = frozenset()  # the abilities of the text that speak of it, by number
    options: tuple[tuple[int, int], ...] = ()  # the options of choices it is named in: which choice, which option
    event: int = 0  # the event that is answered, by id


class Place(Struct, frozen=True, gc=False):
    """An unbound reference and where it stands."""

    pron: Pron
    acts: tuple[int, ...]
    within: frozenset[int]  # labels of the selections that it helps to describe
    beside: frozenset[Any]  # labels of the other parts of its own deed, or ("amount", label) in a number
    each: frozenset[int] = frozenset()
    apart: tuple[Any, ...] = ()  # what it cannot be: what is moved to its base, what it is compared with
    block: int = 0  # the ability of the text it stands in
    moved: Any = None  # "its owner's hand": what is put there
    options: tuple[tuple[int, int], ...] = ()
    leaving: bool = False  # "from there to here"


def counted_apart(place: Place, node: Any) -> bool:
    """ "each of them gains +1 power for each other minion there": whether each of these is counted for by itself."""
    return isinstance(node, Select) and ("amount", node.label) in place.beside


def all_in_another_option(place: Place, mention: Mention) -> bool:
    """ "Place a counter on each of your minions OR remove one from each of them": nothing is chosen, so the words
    describe the same in either option."""
    elsewhere = any(one == two and of < other for one, of in mention.options for two, other in place.options)
    whole = isinstance(mention.node, Select) and mention.node.quantity == EVERY
    return elsewhere and whole and kind_fits(place.pron, mention.kind)


def kind_fits(pron: Pron, kind: str) -> bool:
    """ "That minion", "it": whether the words can be said of this kind of thing."""
    if kind == "player" and pron.words in ("it", "its"):
        return False  # a player is "they"
    if not pron.kinds:
        return kind not in ("faction", *COUNTER_KINDS, Kind.NUMBER.value, Kind.TYPE.value) or pron.form == "done"
    if "card" in pron.kinds and kind in CARD_KINDS:
        return True
    return kind in pron.kinds


def number_fits(pron: Pron, node: Select, place: Place, mention: Mention) -> bool:
    """ "It" or "them": whether it is one thing, or several."""
    if pron.words == THE_OTHER:
        return node.quantity.high != 1
    if pron.many is None:
        return True
    placed = any(isinstance(each, Placed) and not each.negated for each in node.filters)
    quantity = node.quantity
    if mention.turn or (mention.over and mention.over in place.each):
        return not pron.many
    if quantity == EVERY and not placed:
        each_of_them = bool(set(place.acts) & set(mention.acts)) or ("amount", node.label) in place.beside
        return True if pron.many else each_of_them and pron.form in ("its", "it", "there")
    if pron.many and mention.kind in COUNTER_KINDS:  # "a counter ... those counters": put there one by one
        return not any(isinstance(each, Ranked) for each in node.filters)
    if pron.many and (mention.each - place.each or for_each_of(node)):
        return True
    if pron.many is False and mention.each - place.each and node.quantity == ONE and not placed:
        return False  # each of several did it to one of their own: these are several
    if mention.kind == "player" and quantity == Quantity(1, None) and any(isinstance(e, Where) for e in node.filters):
        return True  # "if another player has 10 or more power here, that player": whoever has
    # "if there is another base with more minions, move this minion to that base"
    some_base = mention.kind == "base" and quantity == Quantity(1, None) and node.zone is None
    single = placed or quantity.high == 1 or called_by_name(node) or some_base
    return single != pron.many


def same(one: Any, other: Any) -> bool:
    """Whether two nodes mean one thing: what was picked out together has one label."""
    if isinstance(one, Select) and isinstance(other, Select):
        return one.label == other.label
    return bool(one == other)


def for_each_of(node: Select) -> bool:
    """ "the top card of each other player's deck": one each, several in all."""
    owners = [node.zone.of] if isinstance(node.zone, Pile) else []
    owners += [each.by for each in node.filters if isinstance(each, Controlled)]
    owners += [each.place for each in node.filters if isinstance(each, At)]  # "one of your minions on each of them"
    return any(isinstance(each, Select) and each.quantity.every for each in owners)
