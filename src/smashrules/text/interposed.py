"""A phrase between a subject and its verb ("the winner, on their next turn, may draw a card") put before both.

Knows the structure of a sentence, not what it means.
"""

from __future__ import annotations

from attrs import evolve

from smashrules.text.attach import tag
from smashrules.text.syntax import Element, Phrase


def interposed(elements: tuple[Element, ...], joints: tuple[str, ...]) -> tuple[tuple[Element, ...], tuple[str, ...]]:
    """The elements with the subject beside its verb; as they are where nothing stands between the two."""
    if len(elements) < 3 or joints[:2] != (",", ","):
        return elements, joints
    who, when, deed = elements[:3]
    thing = who.items[0] if who.items and not (who.head or who.subject) else None
    phrase = when.items[0] if when.items and not (when.head or when.subject) else None
    if not isinstance(thing, Phrase) or thing.prep or not isinstance(phrase, Phrase) or not phrase.prep:
        return elements, joints
    if tag(phrase) != "on:turn" or not deed.head or deed.subject:
        return elements, joints
    whole = evolve(deed, subject=who.items, start=who.start)
    return (when, whole, *elements[3:]), joints[1:]
