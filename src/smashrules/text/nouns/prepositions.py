"""What a phrase behind a noun adds to it, by its preposition: "a minion on your base", "a card from your hand".

Each preposition is a function of its own, named in the table at the end; "with" has ``modifiers_with`` to itself.
Knows filters, places and piles, not which phrase belongs to what (``attach``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.conditions import Dueling, Not, TurnOf
from smashrules.effects.selectors import (
    NONE,
    ONE,
    Alike,
    Among,
    At,
    Both,
    Candidate,
    Controlled,
    ControllerOf,
    EitherOf,
    Filter,
    Kind,
    MentionedOn,
    OfFaction,
    OfType,
    On,
    Other,
    OwnerOf,
    Pile,
    Placed,
    Quantity,
    Select,
    SharesName,
    This,
    Trait,
    Where,
    You,
)
from smashrules.text.nouns.counting import chosen_power
from smashrules.text.nouns.determiners import Thing
from smashrules.text.nouns.fitting import as_bases, or_of
from smashrules.text.nouns.modifiers_with import Modifier, alike, unlike, with_number, with_what
from smashrules.text.nouns.other_than import BASES, are_bases, of_kinds, other_than
from smashrules.text.structure.attach import Dep, UnfitError
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import NO_OTHER, Pron

if TYPE_CHECKING:
    from smashrules.text.nouns.modifiers import Modifiers

_PILES = ("pile", "end", "play")
_BORNE = ("minion", "action", "titan", "card")
"""What is of a player by being controlled by them."""


class Added(Struct, frozen=True):
    """What is added to the number said before it ("of power 3 or less plus the number of cards discarded")."""

    part: Dep


# -- joined to it ----------------------------------------------------------------------------------------------------


def _and(builder: Modifiers, said: Modifier) -> Thing:
    """ "(A minion) and an action"; "(a minion) and a power of 3 or 4"."""
    inner = said.inner
    return replace(inner, node=chosen_power(inner)) if inner.cat == "power" else inner


def _beside(builder: Modifiers, said: Modifier) -> Thing:
    """ "(A minion) or an action"; "(more) than another player"."""
    return said.inner


def _added(builder: Modifiers, said: Modifier) -> Added:
    """ "... plus the number of cards discarded", "... minus 2"."""
    return Added(said.part)


def _so_many(builder: Modifiers, said: Modifier) -> Quantity:
    """ "(A number of minions) equal to its power", "(minions) up to its power"."""
    inner = said.inner
    if inner.cat != "power" or inner.compare is not None:
        raise said.unfit()
    return Quantity(0 if said.prep == "&upto" else inner.node, inner.node, span=said.span)


# -- where it is -----------------------------------------------------------------------------------------------------


def _pile(said: Modifier) -> Any:
    """ "From your hand", "in play", "(the top card) of your deck"."""
    node = said.inner.node
    if said.inner.cat == "play" and isinstance(node, Both):
        raise UnfitError("in play, or elsewhere")
    if isinstance(node, EitherOf) and (node.mixed or said.prep != "from"):
        raise UnfitError("from either end")
    if said.prep == "of" and said.before.end is None:
        raise UnfitError("of a pile")
    return node


def _a_pile(said: Modifier) -> Any:
    """ "Your hand", "it" where a pile was named; None where no pile is meant."""
    inner = said.inner
    if inner.cat in _PILES:
        return _pile(said)
    spoken = inner.cat == "it" and isinstance(inner.node, Pron)
    return replace(inner.node, kinds=frozenset(("pile",))) if spoken else None


def _in(builder: Modifiers, said: Modifier) -> Any:
    """ "(A card) in your hand", "in it"; "(a minion) in a duel with this one"."""
    inner = said.inner
    if (pile := _a_pile(said)) is not None:
        return pile
    if inner.cat == "duel" and inner.node is None and not inner.many and said.kind == "minion":
        return Where(Dueling(Candidate(span=said.span), inner.than, span=said.span), span=said.span)
    raise said.unfit()


def _from(builder: Modifiers, said: Modifier) -> Any:
    """ "(A card) from your hand", "from it"; "(a minion) from those cards"."""
    inner = said.inner
    if (pile := _a_pile(said)) is not None:
        return pile
    if inner.cat != "card" or not isinstance(inner.node, (Pron, Select)) or not inner.many:
        raise said.unfit()
    if said.kind == "action" and isinstance(inner.node, Select) and inner.node.kind is Kind.MINION:
        raise UnfitError("an action is none of some minions")
    group: Any = inner.node
    return Among(group, span=said.span)


def _off(builder: Modifiers, said: Modifier) -> Pile:
    """ "(The first minion) off the top of your deck": cards are revealed until it is there."""
    pile = said.inner.node
    if not isinstance(pile, Pile) or pile.end is None:
        raise said.unfit()
    return replace(pile, revealing=True, span=said.span)


def _among(builder: Modifiers, said: Modifier) -> Among:
    """ "(All minions) among them"."""
    if said.inner.cat != "it" or not isinstance(said.inner.node, Pron):
        raise said.unfit()
    those: Any = replace(said.inner.node, kinds=said.inner.node.kinds or _those_with(said.kind))
    return Among(those, span=said.span)


def _on(builder: Modifiers, said: Modifier) -> At | On | Alike:
    """ "(An action) on this minion", "(a minion) on another base", "(minions) on each of them". Raises
    ``UnfitError``."""
    inner, kind, span = said.inner, said.kind, said.span
    if inner.exact:
        raise UnfitError("on exactly so many, and on no other")
    if isinstance(inner.node, EitherOf):
        if kind not in ("action", "card"):
            raise UnfitError("on this or that")
        return On(inner.node, span=span)
    if inner.cat == "base":
        return _on_a_base(said)
    if inner.cat == "it" and kind in ("minion", "titan") and isinstance(inner.node, Select):
        return At(_bases(inner.node), span=span)  # "on each of them": of those bases
    if inner.cat == "it" and kind in ("minion", "titan") and isinstance(inner.node, Pron):
        at_base: Any = replace(inner.node, kinds=frozenset(("base",)))
        return At(at_base, span=span)
    if inner.cat == "it" or (kind in ("action", "treasure") and inner.cat == "card"):
        return On(or_of(inner.node, "base"), span=span)
    raise UnfitError("on what")


def _on_a_base(said: Modifier) -> At | On | Alike:
    """ "(A minion) on a base", "(an action) on a base"; "(two minions) on different bases"."""
    bases = said.inner.node
    apart = [each for each in getattr(bases, "filters", ()) if isinstance(each, Alike)]
    if apart and bases.filters == tuple(apart) and apart[0].trait is Trait.SELF:
        return Alike(Trait.BASE, different=True, span=said.span)
    return (On if said.kind == "action" else At)(bases, span=said.span)


def _bases(them: Select) -> Any:
    """ "each of them", "another of them", as bases."""
    bases = as_bases(them)
    if bases is them:
        raise UnfitError("on which of them")
    return bases


def _those_with(kind: str) -> frozenset[str]:
    """Of which kinds things can be that have one of that ``kind`` among them: minions have no actions."""
    other = {"minion": "action", "action": "minion"}.get(kind)
    return CARD_KINDS - {other} | {NO_OTHER} if other else CARD_KINDS


# -- whose it is, and what it is like --------------------------------------------------------------------------------


def _of(builder: Modifiers, said: Modifier) -> Any:
    """ "Of", by what the phrase speaks of; else a number: "of power 3 or less". Raises ``UnfitError``."""
    case = _OF.get(said.inner.cat)
    if case is not None and (added := case(said)) is not None:
        return added
    if said.inner.compare is None:
        raise said.unfit()
    return with_number(said)


def _copy_of(said: Modifier) -> SharesName | list[Filter] | None:
    """ "(A copy) of it", "(another copy) of it"."""
    if said.kind != "copy":
        return None
    like = said.inner.node
    if isinstance(like, Pron) and not like.kinds:
        like = replace(like, kinds=CARD_KINDS)
    named = SharesName(like, span=said.span)
    return [named, Other(like, span=said.span)] if said.before.other else named


def _of_faction(said: Modifier) -> OfFaction | None:
    """ "(A minion) of that faction", "of one of your factions"."""
    faction = said.inner.node
    return OfFaction(faction, span=said.span) if getattr(faction, "quantity", ONE) != NONE else None


def _of_player(said: Modifier) -> Controlled | None:
    """ "(Each other minion) of that player", "(actions) of other players"."""
    whose: Any = said.inner.node
    held = said.kind in _BORNE and isinstance(whose, Pron | Select)
    return Controlled(whose, span=said.span) if held else None


def _of_type(said: Modifier) -> OfType | None:
    """ "(A card) of the type of that one": of one card, whose type another can have."""
    like: Any = said.inner.node
    one = isinstance(like, (Pron, This)) or (isinstance(like, Select) and like.quantity == ONE)
    return OfType(like, span=said.span) if one else None


_OF: dict[str, Callable[[Modifier], Any]] = {
    **dict.fromkeys(_PILES, _pile),
    **dict.fromkeys(("card", "it"), _copy_of),
    "alike": alike,
    "unlike": unlike,
    "faction": _of_faction,
    "player": _of_player,
    "type": _of_type,
}
"""By what the phrase speaks of; None where it is not said of this kind of thing."""


def _named_on(builder: Modifiers, said: Modifier) -> MentionedOn:
    """ "(A minion) named on this action". Raises ``UnfitError`` where several cards could be meant."""
    if not isinstance(said.inner.node, (Pron, This)):
        raise UnfitError("named on which card")
    host: Any = said.inner.node
    return MentionedOn(host, span=said.span)


def _other_than(builder: Modifiers, said: Modifier) -> Filter:
    """ "(Each player) other than you", "(minions) other than this one". Raises ``UnfitError``."""
    inner, kind, span = said.inner, said.kind, said.span
    if kind == "player" and isinstance(inner.node, (You, OwnerOf, ControllerOf, Pron)):
        return Other(of_kinds(inner.node, frozenset(("player",))), span=span)
    placed = inner.node.filters[0] if isinstance(inner.node, Select) and inner.node.filters else None
    if isinstance(placed, Placed):  # "than the winner"
        return replace(placed, negated=True, span=span)
    if isinstance(placed, Where) and isinstance(placed.condition, TurnOf):  # "than the current player"
        return Where(Not(placed.condition, span=span), span=span)
    if kind == "base" and are_bases(inner):
        return Other(of_kinds(inner.node, BASES), span=span)
    if kind in CARD_KINDS:
        return other_than(inner, kind, span)
    raise said.unfit()


PREPOSITIONS: dict[str, Callable[[Modifiers, Modifier], Any]] = {
    "&and": _and,
    **dict.fromkeys(("&or", "&and/or", "&oron", "than"), _beside),
    **dict.fromkeys(("plus", "minus"), _added),
    **dict.fromkeys(("equal_to", "&upto"), _so_many),
    "in": _in,
    "from": _from,
    "off": _off,
    "among": _among,
    "on": _on,
    "of": _of,
    "with": with_what,
    "named_on": _named_on,
    "other_than": _other_than,
}
"""What a phrase adds, by its preposition: a filter or several, a pile, a number, or what is joined to the noun."""
