"""Puts the words of a sentence together by the table that Lark has made of the grammar.

Lark goes through its table in the same way; here what it would look up again for each word is looked up once. What is
wrong with a sentence that is put together in no way, Lark tells. Knows nothing of what a word or a rule means.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from smashrules.text.structure.terminals import Kinds
from smashrules.text.words.tokens import Token

if TYPE_CHECKING:
    from lark import Lark

_END = "$END"


class Leaf(Struct, frozen=True, gc=False):
    """A word, and which terminal of the grammar it is."""

    type: str
    token: Token


class Reduction(Struct, frozen=True):
    """A rule of the grammar that is complete: how many parts it has, its name, and what makes one part of them."""

    size: int
    name: str
    make: Callable[[list[Any]], Any]


class _States(dict[int, dict[str, Any]]):
    """The states that have been come to: few are in a text."""

    def __init__(self, states: Any, callbacks: Any) -> None:
        super().__init__()
        self._all, self._callbacks = states, callbacks

    def __missing__(self, state: int) -> dict[str, Any]:
        found = self[state] = {name: self._move(arg) for name, (_, arg) in self._all[state].items()}
        return found

    def _move(self, arg: Any) -> int | Reduction:
        if isinstance(arg, int):
            return arg
        return Reduction(len(arg.expansion), arg.origin.name, self._callbacks[arg])


class Table:
    """The table of a grammar. In each state it tells what follows on a terminal, or on the part that a rule has made:
    the number of the next state, or a ``Reduction``."""

    def __init__(self, lark: Lark) -> None:
        inner: Any = lark.parser.parser  # as Lark has loaded it
        table, callbacks = inner.parser.parse_table, inner.parser.callbacks
        self._start: int = table.start_states["start"]
        self._end: int = table.end_states["start"]
        self._kinds = Kinds(lark.terminals)
        self._states = _States(table.states, callbacks)

    def tree(self, words: Sequence[Token]) -> Any:
        """The Lark tree of a sentence, with a ``Leaf`` for each word; None where the grammar has none."""
        states, parts = [self._start], list[Any]()
        place = 0
        while place < len(words):
            moves = self._states[states[-1]]
            kinds, many = self._kinds.at(words, place, moves)
            for kind in kinds:
                if kind in moves:
                    break
            else:
                return None
            following = self._reduced(states, parts, kind)
            if following is None:
                return None
            states.append(following)
            parts.append(Leaf(kind, _together(words[place : place + many]) if many > 1 else words[place]))
            place += many
        return parts[-1] if self._reduced(states, parts, _END) == self._end else None

    def _reduced(self, states: list[int], parts: list[Any], kind: str) -> int | None:
        """The state that follows on a terminal, when the rules that are complete before it have made parts."""
        while True:
            move = self._states[states[-1]].get(kind)
            if move.__class__ is not Reduction:
                return move
            size = move.size
            made = move.make(parts[-size:] if size else [])
            if size:
                del parts[-size:], states[-size:]
            parts.append(made)
            states.append(self._states[states[-1]][move.name])
            if kind == _END and states[-1] == self._end:
                return self._end


def _together(words: Sequence[Token]) -> Token:
    return Token(" ".join([each.word for each in words]), words[0].start, words[-1].end)
