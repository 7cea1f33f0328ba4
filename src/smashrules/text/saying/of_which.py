"""Of which things some are taken, said again: "(one of) them", "(one of) the others", "(each of) those minions".

Knows the group that is spoken of, not how many of it are taken.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Alike,
    BaseOf,
    Both,
    ControllerOf,
    Extreme,
    FactionOf,
    Here,
    Host,
    Kind,
    MostOf,
    Other,
    OwnerOf,
    Pile,
    PreviousBaseOf,
    Quantity,
    Ref,
    Rest,
    Select,
    This,
    Trait,
    Where,
    You,
)
from smashrules.text.saying.quantities import UnsayableError, genitive
from smashrules.text.trees.pending import SAME_FACTION, SAME_TYPE


def of_which(group: Any, said: str) -> str:
    """The words for ``group``, of which the text speaks as ``said``."""
    if isinstance(group, Rest) and said.startswith("the "):
        return said
    words = {each.words for each in group.parts if isinstance(each, Ref)} if isinstance(group, Both) else {said}
    told = words.pop() if len(words) == 1 else ""
    those = told.startswith("those ") or (isinstance(group, Both) and told.startswith("the "))
    sort = told.startswith("the ") and told.count(" ") == 1 and told not in ("the cards", "the bases")
    return told if those or sort else "them"


def is_on_a_pile(group: Any) -> bool:
    """Whether those are so many from an end of a pile, told where they are chosen: "from the top three cards"."""
    zone = group.zone if isinstance(group, Select) and group.label is None else None
    return isinstance(zone, Pile) and zone.end is not None and not zone.revealing


def some_of(them: str, counted: str, quantity: Quantity, apart: Any) -> str:
    """So many of ``them``, or of those besides what is kept ``apart``: the ones that were taken before."""
    if apart is not None and quantity == ONE:
        return f"another of {them}"
    if isinstance(getattr(apart, "than", None), Ref):
        return f"{counted} of the others"
    return f"{counted} of {them}"


def of_type(say: Any, type: Any) -> str:  # noqa: A002
    """ "of that type", where one was chosen; "of the same type (as that card)"."""
    if isinstance(type, Ref) and type.words in ("that type", SAME_TYPE):
        return f"of {type.words}"
    return f"of {SAME_TYPE} as {say.any(type)}"


def that_faction(say: Any, node: FactionOf) -> str:
    """ "That faction", of the one card that was named; "the same faction (as this minion)"."""
    words = node.what.words if isinstance(node.what, Ref) else None
    if words == SAME_FACTION:
        return SAME_FACTION
    return "that faction" if words == "" else f"{SAME_FACTION} as {say.any(node.what)}"


def alike(node: Alike) -> str:
    """In what several things are alike, or differ."""
    if node.trait is Trait.SELF and node.different:
        return ""  # said before the noun: "different bases"
    if node.trait is Trait.BASE and node.different:
        return "on different bases"
    if node.trait is Trait.BASE:
        return "on the same base"
    if node.trait is Trait.NAME and node.different:
        return "with different names"
    if node.trait in (Trait.FACTION, Trait.TYPE):
        one = "one type" if node.trait is Trait.TYPE else "the same faction"
        return f"of different {node.trait.value}s" if node.different else f"of {one}"
    if node.trait in (Trait.CONTROLLER, Trait.OWNER):
        done = "controlled" if node.trait is Trait.CONTROLLER else "owned"
        return f"{done} by {'different players' if node.different else 'the same player'}"
    if node.trait in (Trait.POWER, Trait.PRINTED_POWER):
        return f"with different {node.trait.value}s" if node.different else f"with the same {node.trait.value}"
    raise UnsayableError("alike in what")


def held_by(say: Any, owner: Any) -> str:
    """Who controls those of several of whom is spoken: "each of them (that you control)"."""
    return " that you control" if isinstance(owner.by, You) else f" controlled by {say.any(owner.by)}"


def left_out(node: Select) -> Other | None:
    """Who is left out of several players, if that is not you: "each player other than its owner"."""
    if node.kind is not Kind.PLAYER or node.quantity == ONE:
        return None
    named = (OwnerOf, ControllerOf, Ref, Select)
    return next((each for each in node.filters if isinstance(each, Other) and isinstance(each.than, named)), None)


def is_pointed_at(besides: Other, base: Select) -> bool:
    """Whether a base is left out by words of its own ("other than that base"), and not by "another" alone."""
    than: Any = besides.than.what if isinstance(besides.than, BaseOf) else besides.than
    if isinstance(than, (Here, PreviousBaseOf, This, Host)):
        return besides.span[0] > base.span[0]
    told = besides.than.span == besides.span != (0, 0)  # "another base" is no words for the one that it leaves out
    return told and isinstance(than, Ref) and than.words not in ("", "another")


def without(node: Select, one: Other) -> Select:
    """The selection without one of its filters."""
    return replace(node, filters=tuple(each for each in node.filters if each is not one))


def possessor(say: Any, whose: Any, style: str) -> str:
    """Who controls a thing, said before it: "your", "other players'"; nothing where it is said behind it."""
    if told_at_length(whose):
        return ""
    if style == "bare" and isinstance(whose, Select) and whose.quantity == EVERY:
        return genitive(say.select(whose, "bare")) + " "
    return f"{say.whose(whose)} "


def behind(say: Any, owner: Any) -> str:
    """Who controls a thing, said behind it: "(a minion) controlled by a player with more VPs than you"."""
    if owner is None or owner.negated or not told_at_length(owner.by):
        return ""
    return f" controlled by {say.any(owner.by, 'bare')}"


def told_at_length(whose: Any) -> bool:
    """Whether more is said of a player than fits before what is theirs."""
    return isinstance(whose, Select) and any(isinstance(each, Where | MostOf | Extreme) for each in whose.filters)
