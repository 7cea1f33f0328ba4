"""Abilities that a card loses for a time, while it keeps others: its Ongoing ability, or all but the one being used.

What it loses is what it had when that was resolved, what it had been given included; what it is given afterwards
works (BGB2018, "Card Clarifications"). Knows which clauses are lost; what is cancelled as a whole is ``voices``'s.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from smashrules.effects.actions import Cancelled
from smashrules.effects.node import Path
from smashrules.effects.selectors import Kind, Labelled, On, Other, Select, Selector, abilities_in
from smashrules.engine.compiled import Compiled, Part
from smashrules.engine.context import Context
from smashrules.engine.table import Table


class Loss(Struct, frozen=True, eq=False):
    """That some cards have lost abilities: which, by which words, and since when."""

    cards: tuple[int, ...]
    what: tuple[Select, ...]
    ctx: Context
    path: Path
    since: int


def hosts(what: Selector) -> list[Selector]:
    """The cards whose abilities are spoken of, as the text describes them, each once."""
    found: list[Selector] = []
    for select in abilities_in(what):
        found += [each.host for each in select.filters if isinstance(each, On) and each.host not in found]
    return found


def loss(statement: Cancelled, ctx: Context, path: Path, since: int, cards: tuple[int, ...]) -> Loss:
    """What a statement about single abilities takes away."""
    return Loss(cards, abilities_in(statement.what), ctx, path, since)


def lost(losses: Iterable[Loss], table: Table, uid: int, giver: int, made: Compiled, since: int) -> frozenset[Path]:
    """Which clauses of a card in play, of those that it has had since then, are lost. ``giver``: the card on which
    they stand, if it was given them."""
    key = made.definition
    found = set()
    for each in losses:
        if uid not in each.cards or since >= each.since:
            continue
        same = uid == each.ctx.source and giver == each.ctx.giver
        same = same and table.compiled_by_key[each.ctx.key].definition is key
        for part in _parts(made):
            itself = same and each.path[: len(part.path)] == part.path
            if any(_is_meant(select, part, itself) for select in each.what):
                found.add(part.path)
    return frozenset(found)


def _is_meant(select: Select, part: Part, itself: bool) -> bool:
    """Whether a clause belongs to one of the abilities described; ``itself``: to the one whose words these are."""
    for each in select.filters:
        if isinstance(each, Labelled) and each.label != part.label.value:
            return False
        if isinstance(each, Other) and itself:
            return False
    return select.kind is Kind.ABILITY


def _parts(made: Compiled) -> Iterator[Part]:
    yield from made.continuous
    yield from made.every_part()
    yield from made.alternative


def without(made: Compiled, paths: frozenset[Path]) -> Compiled:
    """The clauses of a card but for those that are lost."""
    left = Compiled(made.definition, made.nodes, made.place)
    left.looks_beyond = made.looks_beyond
    left.talents = _left(made.talents, paths)
    left.continuous = _left(made.continuous, paths)
    left.replacements = _left(made.replacements, paths)
    left.on_turn = _left(made.on_turn, paths)
    left.alternative = _left(made.alternative, paths)
    left.triggered = {key: _left(parts, paths) for key, parts in made.triggered.items()}
    return left


def _left(parts: list[Part], paths: frozenset[Path]) -> list[Part]:
    return [each for each in parts if each.path not in paths]
