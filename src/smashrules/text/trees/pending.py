"""A reference that is not bound yet, and what may be said of what it can mean.

``Pron`` stands in a tree where a selector stands, until ``binding`` puts a reference in its place. Which mention it
means is decided elsewhere.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.node import Node
from smashrules.effects.verbs import Verb

LEFT = "the base it left"
"""The words of a reference to what a move left, where none stand in the text ("if the new base has a higher
breakpoint")."""


THE_OTHER = "the other"
"""The words of a reference to what is left of two things when one of them was taken."""


SAME_TYPE = "the same type"
SAME_NAME = "the same name"
SAME_FACTION = "the same faction"
"""The words of a reference to the card of whose type, name or faction another one is."""


NO_OTHER = "no other kind"
"""Among the kinds of a reference: it means none that is not named beside this, whatever else a "card" could be."""


class Pron(Node, frozen=True):
    """``form``: "it" (also they, them), "its" (a possessive), "that" ("that minion"), "done" ("the chosen minion"),
    "there", "rest" ("the others"), "apart" (one taken from those of
    whom another is one), "compared" (said by no word: "a higher-power minion"). ``kinds``: what it can
    mean, empty for anything. ``many``: whether it is a plural; None where the word does not say. ``verb``: what
    was done to it ("the chosen"). ``key`` tells two of them apart. ``own``: of whoever does it ("their own hand")."""

    form: str
    words: str
    kinds: frozenset[str] = frozenset()
    many: bool | None = None
    verb: Verb | None = None
    key: int = 0
    own: bool = False


def reference(*args: Any, **more: Any) -> Any:
    """A ``Pron`` where the tree wants a selector: it will be one before anybody sees the tree."""
    return Pron(*args, **more)


def temporary(select_start: int) -> int:
    """The label a ``Select`` carries until labels are counted: below zero, one for each place in the text."""
    return -select_start - 1
