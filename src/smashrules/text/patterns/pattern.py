"""Reads a pattern of words (``grammar/pattern.lark``) into a tree of pieces.

Knows how patterns are written; what they find, ``matching`` knows, and what a kind of word is, ``kinds``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from smashrules.data import located
from smashrules.errors import SmashrulesError

if TYPE_CHECKING:
    from lark import Lark, Tree


class PatternError(SmashrulesError, ValueError):
    """A pattern that cannot be read: where, and what was expected there."""


class Words(Struct, frozen=True):
    """One word, which is one of ``said``."""

    said: frozenset[str]


class Kind(Struct, frozen=True):
    """One word of one of these kinds, such as "minion.one" or "number"."""

    names: tuple[str, ...]


class Gap(Struct, frozen=True):
    """One or more words, as few as will do, none of them among ``stops`` or of one of these ``kinds``."""

    stops: frozenset[str]
    kinds: tuple[str, ...] = ()


class Choice(Struct, frozen=True):
    """The first of these sequences that fits."""

    sequences: tuple[tuple[Piece, ...], ...]


class Named(Struct, frozen=True):
    """What ``inner`` finds, kept under a name."""

    name: str
    inner: Choice


class Same(Struct, frozen=True):
    """The words once more that were kept under a name, in a ``form`` of them."""

    name: str
    form: str = ""


class Maybe(Struct, frozen=True):
    """A piece, or nothing."""

    piece: Piece


class Look(Struct, frozen=True):
    """Whether ``inner`` stands here, or ends here (``behind``), without taking it; or does not (``wanted`` False)."""

    inner: Choice
    behind: bool
    wanted: bool


class Edge(Struct, frozen=True):
    """The begin ``^`` or the end ``$`` of a sentence, the begin ``~`` of a part of it."""

    sign: str


Piece = Words | Kind | Gap | Choice | Named | Same | Maybe | Look | Edge

_STOPS: dict[str, frozenset[str]] = {
    "..": frozenset((",", ".", ":", ";")),
    "...": frozenset((".", ":")),
    "....": frozenset(),
}


@cache
def _parser() -> Lark:
    from lark import Lark

    return Lark(located("grammar").joinpath("pattern.lark").read_text(encoding="utf-8"), parser="lalr")


def pattern(said: str, phrases: Mapping[str, Choice] | None = None) -> Choice:
    """The pieces of a pattern; ``phrases`` are kinds of several words.

    >>> sorted(pattern("destroy|destroys {what: ..} here").sequences[0][0].said)
    ['destroy', 'destroys']

    Raises ``PatternError`` where it cannot be read.
    """
    from lark.exceptions import UnexpectedInput

    try:
        tree = _parser().parse(said)
    except UnexpectedInput as error:
        raise PatternError(f"no pattern: {said!r}\n{error.get_context(said)}") from None
    return _choice(tree.children[0], phrases or {})


def names_kept(choice: Choice) -> Iterator[str]:
    """The names under which a pattern keeps something.

    >>> sorted(names_kept(pattern("{who: you|they} ( {does: <verb>} {what: ..} )?")))
    ['does', 'what', 'who']
    """
    for sequence in choice.sequences:
        for piece in sequence:
            each = piece.piece if isinstance(piece, Maybe) else piece
            if isinstance(each, Named):
                yield each.name
            inner = each if isinstance(each, Choice) else each.inner if isinstance(each, Named | Look) else None
            if inner is not None:
                yield from names_kept(inner)


def _choice(tree: Any, phrases: Mapping[str, Choice]) -> Choice:
    return Choice(tuple(tuple(_piece(each, phrases) for each in one.children) for one in tree.children))


def _piece(tree: Tree[Any], phrases: Mapping[str, Choice]) -> Piece:
    kind, parts = str(tree.data), tree.children
    if kind == "words":
        return Words(frozenset(_alternatives(str(parts[0]))))
    if kind == "kind":
        names = tuple(str(each) for each in parts)
        if len(names) == 1 and names[0] in phrases:
            known = phrases[names[0]].sequences
            return known[0][0] if len(known) == 1 == len(known[0]) else phrases[names[0]]
        return Kind(names)
    if kind == "gap":
        return _gap(str(parts[0]), phrases)
    if kind == "remark":
        told = ("_".join(each).replace("'", "") for each in _spelt(_choice(parts[1], phrases)))
        return Words(frozenset(f"&({each})" for each in told))
    if kind == "named":
        return Named(str(parts[0])[1:-1], _choice(parts[1], phrases))
    if kind == "same":
        name, _, form = str(parts[0])[2:-1].partition(".")
        return Same(name, form)
    if kind == "maybe":
        return Maybe(_piece(parts[0], phrases))
    if kind == "look":
        return Look(_choice(parts[1], phrases), "<" in str(parts[0]), "=" in str(parts[0]))
    if kind == "edge":
        return Edge(str(parts[0]))
    return _choice(tree, phrases)


def _gap(said: str, phrases: Mapping[str, Choice]) -> Gap:
    dots, _, more = said.partition("-")
    stops, kinds = set(_STOPS[dots]), list[str]()
    for each in more.split("|") if more else ():
        name = each[1:-1] if each.startswith("<") else ""
        meant = (
            phrases[name].sequences if name in phrases else ((Kind((name,)) if name else Words(frozenset((each,))),),)
        )
        one = meant[0][0] if len(meant) == 1 == len(meant[0]) else None
        if isinstance(one, Words):
            stops |= one.said
        elif isinstance(one, Kind):
            kinds += one.names
        else:
            raise PatternError(f"what a gap leaves out is words, each by itself: {each!r}")
    return Gap(frozenset(stops), tuple(kinds))


def _spelt(choice: Choice) -> Iterator[tuple[str, ...]]:
    """Every way in which words can be told; "(It may be the same one.)" is a word that has these in it."""
    for sequence in choice.sequences:
        for words in product(*map(_ways, sequence)):
            yield tuple(word for each in words for word in each)


def _ways(piece: Piece) -> Iterator[tuple[str, ...]]:
    if isinstance(piece, Words):
        yield from ((each,) for each in sorted(piece.said))
    elif isinstance(piece, Maybe):
        yield from ((), *_ways(piece.piece))
    elif isinstance(piece, Choice):
        yield from _spelt(piece)
    else:
        raise PatternError("what stands in parentheses is told by words, each as it is")


def _alternatives(said: str) -> list[str]:
    return [said] if said.startswith("&(") else said.split("|")
