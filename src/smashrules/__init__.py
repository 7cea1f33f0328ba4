"""A rules reference and adjudicator for the card game Smash Up.

Importing this package is cheap: each public name is loaded from its room when it is first used, so that a
program that looks up one rule never pays for the grammar or the engine.

>>> import smashrules
>>> "rule" in dir(smashrules)
True
"""

from __future__ import annotations

from importlib import import_module

from smashrules._version import __version__

# public name -> the room that defines it
_ROOMS = {
    "adjudicate": "smashrules.scenario",
    "library": "smashrules.cards",
    "parse": "smashrules.text",
    "rule": "smashrules.rulebook",
}

__all__ = ["__version__", "adjudicate", "library", "parse", "rule"]


def __getattr__(name: str) -> object:
    """Load a public name from its room on first use (PEP 562) and keep it."""
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_ROOMS[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_ROOMS})
