"""What two editions say differently, rule by rule.

It knows rules and switches and nothing of how a difference is printed. A rule that a book does not have is told
apart from one that it words otherwise: a silent book changes nothing, and what its edition takes from another book
is not held against it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from smashrules.rulebook.editions import edition, rules_of_switches, shown, spoken
from smashrules.rulebook.rule import Rule

Kind = Literal["changed", "added", "silent"]


class Setting(Struct, frozen=True):
    """A switch with its values in the two editions, in words."""

    switch: str
    older: str
    newer: str


class Difference(Struct, frozen=True):
    """A rule on which two editions differ.

    ``kind`` is ``"changed"`` where both books have it and differ in what they say or in the value that they
    themselves give to a switch, ``"added"`` where only the newer book has it and ``"silent"`` where only the older
    one does. ``older`` and ``newer`` are the rule as each edition has it; ``settings`` are the switches to which the
    two books give different values.
    """

    rule: Rule
    kind: Kind
    older: str
    newer: str
    settings: tuple[Setting, ...]


def differences(rules: Iterable[Rule], older: str, newer: str) -> tuple[Difference, ...]:
    """Every rule on which two editions differ, in the order of the rules; the order of the two names counts.

    Raises ``UnknownNameError`` for an unknown edition.
    """
    first, second = edition(older), edition(newer)
    settings: dict[str, list[Setting]] = {}
    for switch, key in rules_of_switches().items():
        values = spoken(switch)
        if first.name not in values or second.name not in values:
            continue
        before, after = values[first.name], values[second.name]
        if before != after:
            settings.setdefault(key, []).append(Setting(switch, shown(before), shown(after)))
    found = []
    for rule in rules:
        texts = rule.text_in(first.name), rule.text_in(second.name)
        decided = tuple(settings.get(rule.key, ()))
        spoke = rule.speaks(first.name), rule.speaks(second.name)
        kind: Kind
        if spoke == (False, True):
            kind = "added"
        elif spoke == (True, False):
            kind = "silent"
        elif all(spoke) and (texts[0] != texts[1] or decided):
            kind = "changed"
        else:
            continue
        found.append(Difference(rule, kind, texts[0], texts[1], decided))
    return tuple(found)
