"""What can be said by a tree and not yet be played: the one place where it is declared, by the system it needs.

``missing`` tells of a card which systems it would need; a game refuses such a card by that name rather than play it
as if a part of its text were not there.
"""

from __future__ import annotations

from smashrules.effects.actions import Act
from smashrules.effects.card import CardDef, CardType
from smashrules.effects.node import walk
from smashrules.effects.selectors import Kind, Select, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.acts import HANDLERS
from smashrules.engine.conditions import CONDITIONS
from smashrules.engine.doing import EFFECTS
from smashrules.engine.selecting import FILTERS, MEANT

CARD_TYPES = {CardType.TITAN: "titans", CardType.FUSION: "fusions"}
KINDS = {Kind.ABILITY: "abilities as things"}
PATTERNS = frozenset({Verb.SCORE, Verb.GO, Verb.AFFECT})
"""Verbs that are never ordered, only answered."""
ZONES = {Zone.BOX: "the box"}
NODES: dict[str, str] = {}
"""Node classes that need a system, by name, where the class alone says so."""


def missing(definition: CardDef) -> tuple[str, ...]:
    """The systems that a card needs and the engine lacks; empty for a card that can be played whole.

    >>> missing(CardDef("A Titan", CardType.TITAN))
    ('titans',)
    """
    found: dict[str, None] = {}
    if definition.type in CARD_TYPES:
        found[CARD_TYPES[definition.type]] = None
    for node in walk(definition.text):
        system = _system_of(node)
        if system:
            found[system] = None
    return tuple(found)


def _system_of(node: object) -> str:
    name = type(node).__name__
    if name in NODES:
        return NODES[name]
    if isinstance(node, Act) and node.verb not in HANDLERS and node.verb not in PATTERNS:
        return f"the verb {node.verb.value!r}"
    if isinstance(node, Select) and node.kind in KINDS:
        return KINDS[node.kind]
    room = type(node).__module__.rpartition(".")[2]
    known = {"selectors": {*FILTERS, *MEANT}, "conditions": {*CONDITIONS}}.get(room)
    if known is not None and type(node) not in known and name != "Quantity":
        return f"the construct {name}"
    if room == "actions" and type(node) not in EFFECTS and name not in _STATEMENTS:
        return f"the construct {name}"
    return ""


_STATEMENTS = frozenset({"Moment", "Modify", "Cannot", "Unaffected", "Counts", "Cancelled", "While"})
