"""A rules reference and adjudicator for the card game Smash Up.

The names below are what most programs need; the rooms beneath hold the rest.

- ``adjudicate``: the answer to a question, as a ``Resolution`` (``smashrules.explain``)
- ``library``: the cards, each with its text as a tree and its rulings (``smashrules.cards``)
- ``parse`` and ``readings``: the one reading of a card's text, or all of them; the library's names are known
  (``smashrules.cards``)
- ``explain_tree``: a reading in plain words; ``TextError`` and ``AmbiguousTextError``: what is wrong with a text
  (``smashrules.text``)
- ``rule`` and ``search``: the rules by key and by everyday words (``smashrules.rulebook``)
- ``Game``: the interpreter: ``new``, ``decision``, ``apply`` (``smashrules.engine``)
- ``simulate``: the room of whole games played by chance

Importing this package is cheap: each public name is loaded from its room when it is first used, so that a
program that looks up one rule never pays for the grammar or the engine.

>>> import smashrules
>>> "rule" in dir(smashrules)
True
>>> smashrules.rule("tie.best-place").title
'The best place that was tied for'
>>> smashrules.simulate.games(2, seed=1).games
2
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from smashrules._version import __version__

if TYPE_CHECKING:  # what the lazy names are; nothing of it is loaded when a program runs
    from smashrules import simulate as simulate
    from smashrules.cards import library, parse, readings
    from smashrules.engine import Game
    from smashrules.rulebook import rule, search
    from smashrules.scenario import adjudicate
    from smashrules.text import AmbiguousTextError, TextError, explain_tree

# public name -> the room that defines it
_ROOMS = {
    "AmbiguousTextError": "smashrules.text",
    "Game": "smashrules.engine",
    "TextError": "smashrules.text",
    "adjudicate": "smashrules.scenario",
    "explain_tree": "smashrules.text",
    "library": "smashrules.cards",
    "parse": "smashrules.cards",
    "readings": "smashrules.cards",
    "rule": "smashrules.rulebook",
    "search": "smashrules.rulebook",
}

__all__ = [
    "AmbiguousTextError",
    "Game",
    "TextError",
    "__version__",
    "adjudicate",
    "explain_tree",
    "library",
    "parse",
    "readings",
    "rule",
    "search",
]


if not TYPE_CHECKING:  # a type checker sees the names above, and no others

    def __getattr__(name: str) -> object:
        """Load a public name from its room on first use (PEP 562) and keep it."""
        if name == "simulate":  # a room by its own name
            return import_module("smashrules.simulate")
        if name not in _ROOMS:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(_ROOMS[name]), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_ROOMS, "simulate"})
