"""Selections that are said in words of their own, without a noun behind its number: "the rest of them", "the winner".

Each case is a function of its own; the tuple at the end says in which order they are asked. How all others are said,
the phrases know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Controlled,
    Kind,
    Other,
    Placed,
    Ranked,
    Ref,
    Select,
    StoredUnder,
    Where,
    You,
)
from smashrules.text.saying.of_which import left_out, without
from smashrules.text.saying.quantities import UnsayableError
from smashrules.text.saying.whose_pile import is_rest_of_hand
from smashrules.text.trees.selected import is_current
from smashrules.text.words.roles import ORDINALS

if TYPE_CHECKING:
    from smashrules.text.saying.phrases import Phrases

_WORDS = (Kind.NUMBER, Kind.TYPE)
"""Kinds of which nothing is a card, a base or a player: a number or a word is named."""
_PLACES = {1: "winner", 2: "runner-up", 3: "player in third place"}


def in_own_words(say: Phrases, node: Select, style: str) -> str | None:
    """The words for a selection that is not said as others are; None for all others."""
    if not node.filters and node.kind not in _WORDS:  # most are these: no case speaks of a plain selection
        return None
    for case in _CASES:
        if (told := case(say, node, style)) is not None:
            return told
    return None


def _number(say: Phrases, node: Select, style: str) -> str | None:
    """ "a power of 3 or 4"."""
    return say.numbers(node) if node.kind is Kind.NUMBER else None


def _of_whom_two_things_hold(say: Phrases, node: Select, style: str) -> None:
    """Raises ``UnsayableError``: one clause stands behind a player."""
    if node.kind is Kind.PLAYER and sum(isinstance(each, Where) for each in node.filters) > 1:
        raise UnsayableError("players of whom two things hold")


def _ranked(say: Phrases, node: Select, style: str) -> str | None:
    """ "the last stasis counter", "the fifth or higher counter"."""
    rank = next((each for each in reversed(node.filters) if isinstance(each, Ranked)), None)
    if rank is None:
        return None
    rest = replace(node, filters=tuple(each for each in node.filters if each is not rank))
    nth = {1: "first"} | {number: word for word, number in ORDINALS.items()}
    which = "last" if rank.last else nth.get(rank.low, "")
    if not which or node.quantity != ONE or rank.high not in (None, rank.low):
        raise UnsayableError("which of the counters")
    higher = " or higher" if rank.high is None else ""
    return f"the {which}{higher} {say.select(rest).removeprefix('a ')}"


def _type(say: Phrases, node: Select, style: str) -> str | None:
    """ "minion" or "action", as a word that is named. Raises ``UnsayableError`` for some of the types."""
    if node.kind is not Kind.TYPE:
        return None
    if node != Select(Kind.TYPE, ONE, label=node.label):
        raise UnsayableError("which types")
    return '"minion" or "action"'


def _rest_of_them(say: Phrases, node: Select, style: str) -> str | None:
    """ "one of your actions there (stored under it) ... the rest of them": all others that fit the same words."""
    but = next((e for e in node.filters if isinstance(e, Other) and isinstance(e.than, Ref)), None)
    known = say.labels.get(but.than.label) if but is not None and isinstance(but.than, Ref) else None
    yours = any(isinstance(each, StoredUnder) or each == Controlled(You()) for each in node.filters)
    if known is None or node.quantity != EVERY or not yours:
        return None
    kept = tuple(each for each in node.filters if each is not but)
    same = replace(known.select, quantity=EVERY, label=None) == replace(node, filters=kept)
    return "the rest of them" if same else None


def _rest_of_hand(say: Phrases, node: Select, style: str) -> str | None:
    """ "the rest of your hand"."""
    return "the rest of your hand" if is_rest_of_hand(node) else None


def _current_player(say: Phrases, node: Select, style: str) -> str | None:
    """ "the current player"."""
    return "the current player" if is_current(node) else None


def _in_a_place(say: Phrases, node: Select, style: str) -> str | None:
    """ "the winner", "each player other than the winner and the runner-up"."""
    placed = [each for each in node.filters if isinstance(each, Placed)]
    if not placed:
        return None
    called = [_PLACES.get(each.place) for each in placed]
    spared = all(each.negated for each in placed)
    if None in called or (len(placed) > 1 and not spared):
        raise UnsayableError("third place")
    best = " and ".join(f"the {each}" for each in called)
    if spared and (not node.quantity.every or len(node.filters) > len(placed)):
        rest = replace(node, filters=tuple(each for each in node.filters if each not in placed))
        return f"{say.select(rest, style)} other than {best}"
    return f"each player other than {best}" if spared else best


def _all_but_one(say: Phrases, node: Select, style: str) -> str | None:
    """ "each player other than its owner", "players other than that player"."""
    but = left_out(node)
    if but is None or (style != "each" and (style != "bare" or not isinstance(but.than, Select))):
        return None
    return f"{say.select(without(node, but), style)} other than {say.any(but.than)}"


_CASES: tuple[Callable[[Phrases, Select, str], str | None], ...] = (
    _number,
    _of_whom_two_things_hold,
    _ranked,
    _type,
    _rest_of_them,
    _rest_of_hand,
    _current_player,
    _in_a_place,
    _all_but_one,
)
"""Whom two things hold of first, since the others would say one of them; a place before those who are left out, of
whom the one in it can be another."""
