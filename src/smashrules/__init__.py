"""A rules reference and adjudicator for the card game Smash Up.

Importing this package is cheap: each public name is loaded from its room when it is first used, so that a program
that asks for one rule never pays for the grammar or the engine.

>>> import smashrules
>>> smashrules.__version__.count(".")
2
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smashrules.cards import library
    from smashrules.rulebook import rule
    from smashrules.scenario import adjudicate
    from smashrules.text import parse

__version__ = "0.1.0"
