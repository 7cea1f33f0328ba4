"""What a reference can speak of at all: hard filters by kind, by number, and by what was done.

Knows one place and one mention at a time; which of several mentions is meant, ``binding`` decides.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from smashrules.effects.amounts import Until
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    ONE,
    Among,
    At,
    BaseOf,
    Controlled,
    ControllerOf,
    Duelist,
    Extreme,
    Here,
    Host,
    Kind,
    NextTo,
    Other,
    OwnerOf,
    Pile,
    Placed,
    Quantity,
    Ranked,
    Select,
    This,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.binding.pending import LEFT, NO_OTHER, THE_OTHER, Pron, temporary
from smashrules.text.nouns.determiners import CARD_KINDS
from smashrules.text.nouns.fitting import COUNTER_KINDS, called_by_name, for_each_of

_LEAVING = frozenset((Verb.LOOK, Verb.REVEAL, Verb.SEARCH, Verb.DISCARD))


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


def possible(place: Place, mention: Mention) -> bool:
    """Whether a reference can speak of this at all."""
    pron, node = place.pron, mention.node
    if pron.words == LEFT:
        return False  # which base that is, no words say
    if pron.form != "other" and any(same(node, each) for each in place.apart):
        return False
    unsaid = isinstance(node, Select) and node.kind is Kind.BASE and node.label == temporary(node.span[1])
    if unsaid and pron.form in ("it", "its") and pron.words != NEW_BASE:
        return False  # "replace it": with what, no words say
    of_bases = pron.form == "compared" and pron.kinds == frozenset(("base",))
    if of_bases and mention.blocks and place.block not in mention.blocks:
        return False  # "a base with a higher breakpoint": than no base of another ability
    if any(one == two and of != other for one, of in mention.options for two, other in place.options):
        return False  # what is chosen in one option is not there in another
    if isinstance(node, Select) and any(isinstance(f, Other) and id(f.than) == id(pron) for f in node.filters):
        return False
    if pron.words == "the same" and pron.form == "compared":
        if isinstance(node, Select) and node.label in place.within:
            return not any(isinstance(f, At) and _base_of(f.place) is pron for f in node.filters)
        moved = bool(set(place.acts) & set(mention.acts)) and bool(mention.verbs - {Verb.DUEL})
        if moved or (isinstance(node, Select) and node.quantity != ONE):
            return False
        if isinstance(node, (This, Host)):
            return not mention.played_on and mention.start < pron.span[0]
    if pron.form == "other" and counted_apart(place, node):
        return mention.kind in CARD_KINDS
    if isinstance(node, Select) and node.label in place.within and pron.form == "other":
        return _kind_fits(pron, mention.kind) and mention.kind in CARD_KINDS
    if isinstance(node, Select) and node.label in place.within:
        return pron.form == "compared" and any(isinstance(each, Extreme) for each in node.filters)
    until = isinstance(node, Select) and isinstance(node.quantity.low, Until)
    if pron.form == "rest" and pron.words == THE_OTHER and (until or (mention.found and _alone(node))):
        return False  # one of two that were found, not of all that was revealed
    every_one = (pron.form == "rest" and pron.words != THE_OTHER) or (pron.form == "done" and pron.many is not False)
    if isinstance(node, Select) and isinstance(node.quantity.low, Until) and not every_one:
        return False  # what was found is spoken of, not all that was revealed
    if mention.found and every_one:
        return False
    if isinstance(node, Select) and node.quantity == NONE:
        return False  # there are none of them
    if pron.form == "compared" and pron.kinds == frozenset(("base",)) and pron.words == "as much":
        if mention.start > pron.span[0] and not set(place.acts) & set(mention.acts):
            return False  # a base that a later deed names
        return mention.kind == "base" and not mention.played_on and not isinstance(node, BaseOf)
    if mention.start >= pron.span[0]:
        return False
    if mention.played_on and pron.words in ("they", "them") and mention.kind != "player":
        return False  # it is one thing
    if mention.kind == "pile" and pron.form == "done" and pron.kinds != frozenset(("pile",)):
        return pron.verb in mention.verbs & {Verb.REVEAL}  # "each card revealed" of a hand that was revealed
    if isinstance(node, (OwnerOf, ControllerOf, NextTo)):  # "its owner's deck to have them play ..."
        whose: Any = None if isinstance(node, NextTo) else node.what
        if pron.form == "that" and pron.many is False and getattr(whose, "words", "") == "their":
            return False  # "return two minions to their owners' hands. That player ...": one of how many
        spoken = pron.form == "that" or pron.words in ("they", "them", "their")
        return spoken and "player" in pron.kinds and id(pron) not in {id(each) for each in walk(node)}
    if mention.kind == "pile":
        return pron.kinds == frozenset(("pile",))
    if pron.kinds == frozenset(("pile",)):
        return False
    if pron.form == "apart":
        return _taken_from_them(place, mention)
    if pron.form == "other":
        another_base = pron.kinds == frozenset(("base",))
        return _kind_fits(pron, mention.kind) and (mention.kind in CARD_KINDS or another_base)
    if isinstance(node, (This, Host, Here, Duelist)):
        if pron.form not in ("it", "its") or pron.many or pron.words == "their":
            return False
        if isinstance(node, Here) and not mention.played_on:
            return "base" in pron.kinds and not pron.kinds & CARD_KINDS
        if isinstance(node, Here):
            return not pron.kinds or "base" in pron.kinds
        return not pron.kinds or bool(pron.kinds & {mention.kind, "card"})
    if NO_OTHER in pron.kinds and mention.kind not in pron.kinds and _is_taken(node):
        return False  # "draw the minions among them and discard the actions among them"
    if not (
        _kind_fits(pron, mention.kind) or (_is_base_card(node) and _of_base(pron)) or _one_of_players(pron, node)
    ):
        return False
    if pron.words == NEW_BASE and mention.verbs & EXCHANGED and not _is_base_card(node):
        return False  # what was swapped out is gone
    if pron.words in ("that base", "there") and Verb.SWAP in mention.verbs and mention.kind == "base":
        return _is_base_card(node)
    if pron.form in ("it", "that", "done", "there", "each") and node.label in place.beside:
        return False
    if (
        mention.event
        and Verb.REPLACE in mention.verbs
        and pron.form in ("it", "there")
        and not pron.kinds & CARD_KINDS
    ):
        return False  # it is gone: the base that came, or the one that went
    if pron.form == "that" and pron.words.startswith("your ") and _of_others(node):
        return False
    if pron.form == "each" and ("amount", node.label) in place.beside:
        return False
    if pron.verb is Verb.LOOK:
        if not mention.verbs & {Verb.LOOK, Verb.REVEAL, Verb.CHOOSE} and not _is_taken(node):
            return False
    elif pron.verb is not None and pron.verb not in mention.verbs and not _transferred(pron, mention):
        return False
    if pron.form == "rest" and pron.verb is None and (_all_gone(mention) or not mention.verbs & _LEAVING):
        return False
    if pron.form == "compared":
        return True
    return _number_fits(pron, node, place, mention)


def _transferred(pron: Any, mention: Mention) -> bool:
    """ "Transfer any number of your actions to other bases": they move there, and are the actions transferred."""
    return pron.verb is Verb.TRANSFER and Verb.MOVE in mention.verbs and mention.kind == "action"


def _alone(node: Any) -> bool:
    return isinstance(node, Select) and node.quantity == ONE


def _is_taken(node: Any) -> bool:
    """Whether it is some of several: "the minions among them"."""
    return any(isinstance(each, Among) for each in getattr(node, "filters", ()))


def _taken_from_them(place: Place, mention: Mention) -> bool:
    """ "One of them", or each of them in turn: what "another of them" is another than."""
    node = mention.node
    if not isinstance(node, Select) or not _is_taken(node):
        return False
    return node.quantity == ONE or bool(mention.over and mention.over in place.each)


def counted_apart(place: Place, node: Any) -> bool:
    """ "each of them gains +1 power for each other minion there": whether each of these is counted for by itself."""
    return isinstance(node, Select) and ("amount", node.label) in place.beside


def all_in_another_option(place: Place, mention: Mention) -> bool:
    """ "Place a counter on each of your minions OR remove one from each of them": nothing is chosen, so the words
    describe the same in either option."""
    elsewhere = any(one == two and of < other for one, of in mention.options for two, other in place.options)
    whole = isinstance(mention.node, Select) and mention.node.quantity == EVERY
    return elsewhere and whole and _kind_fits(place.pron, mention.kind)


def _of_others(node: Select) -> bool:
    """Whether it is somebody else's."""
    return any(isinstance(each, Controlled) and not isinstance(each.by, You) for each in node.filters)


def _all_gone(mention: Mention) -> bool:
    """ "They discard any minions revealed": of these nothing is left."""
    node: Any = mention.node
    among = any(isinstance(each, Among) for each in node.filters)
    return among and node.quantity == EVERY and Verb.DISCARD in mention.verbs


def _kind_fits(pron: Pron, kind: str) -> bool:
    if kind == "player" and pron.words in ("it", "its"):
        return False  # a player is "they"
    if not pron.kinds:
        return kind not in ("faction", *COUNTER_KINDS, Kind.NUMBER.value, Kind.TYPE.value) or pron.form == "done"
    if "card" in pron.kinds and kind in CARD_KINDS:
        return True
    return kind in pron.kinds


def _one_of_players(pron: Pron, node: Any) -> bool:
    """ "(Choose two players.) One of them destroys one of their minions": one of them can be a player."""
    them = [each.group for each in getattr(node, "filters", ()) if isinstance(each, Among)]
    return "player" in pron.kinds and any("player" in getattr(each, "kinds", ()) for each in them)


def _is_base_card(node: Any) -> bool:
    """ "the top card of the base deck": it is a base."""
    return isinstance(node, Select) and isinstance(node.zone, Pile) and node.zone.zone is Zone.BASE_DECK


def _of_base(pron: Pron) -> bool:
    """ "its breakpoint", "the revealed base"; not a place, for it is not in play."""
    return pron.kinds == frozenset(("base",)) and (pron.form in ("it", "its", "done") or pron.words == NEW_BASE)


def _number_fits(pron: Pron, node: Select, place: Place, mention: Mention) -> bool:
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


def _base_of(place: Any) -> Any:
    return place.what if isinstance(place, BaseOf) else None


def same(one: Any, other: Any) -> bool:
    """Whether two nodes mean one thing: what was picked out together has one label."""
    if isinstance(one, Select) and isinstance(other, Select):
        return one.label == other.label
    return bool(one == other)
