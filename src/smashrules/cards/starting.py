"""A card file to start a faction of one's own from. Knows the format by its fields, and reads nothing."""

from __future__ import annotations

import json
import re

from smashrules.cards.naming import key_of
from smashrules.errors import InputError

SCHEMA = "card-file.schema.json"
"""The name of the schema that the file's first line tells editors of."""
LONGEST = 60
"""The most characters of a faction's name."""

# How many copies of which power most factions have, and a text to begin with.
_MINIONS = (
    ("Leader", 1, 5, "You may destroy a minion of power 2 or less here."),
    ("Captain", 2, 4, "You may play an extra action."),
    ("Second", 3, 3, "You may draw a card."),
    ("Recruit", 4, 2, ""),
)
_ACTIONS = (
    ("Supplies", 2, "Draw two cards."),
    ("Help", 2, "Play an extra minion."),
    ("Retreat", 2, "Return a minion to its owner's hand."),
    ("March", 2, "Move one of your minions to another base."),
    ("Ambush", 1, "Destroy a minion of power 3 or less."),
    ("Drill", 1, "Play on a minion. Ongoing: This minion has +2 power."),
)
_BASES = (
    ("Home", 20, (4, 2, 1), ""),
    ("Field", 18, (3, 2, 1), "After this base scores, the winner may draw a card."),
)


def started(name: str) -> str:
    """The text of a card file for the faction ``name``: twenty cards and two bases, to be changed one by one.

    Raises ``InputError`` for a name that is none.

    >>> started("Samovars").splitlines()[0]
    '#:schema ./card-file.schema.json'
    """
    if not 0 < len(name.strip()) <= LONGEST or not name.isprintable() or not re.search(r"\w", name):
        raise InputError(f"a faction's name has between 1 and {LONGEST} letters that can be shown, not {name[:80]!r}")
    name = name.strip()
    lines = [
        f"#:schema ./{SCHEMA}",
        "# Check this file with: smashrules lint FILE",
        "format = 1",
        f"faction = {_quoted(name)}",
        'set = "Home-made"',
        'sources = ["made up"]',
    ]
    for title, count, power, text in _MINIONS:
        lines += ["", "[[card]]", f"name = {_quoted(f'{name} {title}')}", 'type = "minion"', f"count = {count}"]
        lines += [f"power = {power}", f"text = {_quoted(text)}"]
    for title, count, text in _ACTIONS:
        lines += ["", "[[card]]", f"name = {_quoted(f'{name} {title}')}", 'type = "action"', f"count = {count}"]
        lines += [f"text = {_quoted(text)}"]
    for title, limit, vps, text in _BASES:
        lines += ["", "[[base]]", f"name = {_quoted(f'{name} {title}')}", f"breakpoint = {limit}"]
        lines += [f"vps = [{', '.join(map(str, vps))}]", f"text = {_quoted(text)}"]
    return "\n".join(lines) + "\n"


def file_name(name: str) -> str:
    """The name of the file that a faction is kept in.

    >>> file_name("Samovars of the North!")
    'samovars-of-the-north.toml'
    >>> file_name("Ünïcode & Co")
    'unicode-co.toml'
    """
    return f"{key_of(name) or 'faction'}.toml"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)  # a basic string of TOML is written like one of JSON
