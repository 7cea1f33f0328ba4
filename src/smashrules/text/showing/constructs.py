"""Which construct a node of an effect tree is: the row of the catalogue, and which of its rules bear on this node.

Knows the effect tree and the catalogue. A node that is in no row says nothing of its own: its words belong to the
node around it, or to one in it.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.effects.abilities import (
    Ability,
    Continuous,
    Event,
    Instruction,
    Label,
    Limit,
    Per,
    Replacement,
    Timing,
    Triggered,
)
from smashrules.effects.actions import Act, Cannot, Cost, ForEach, If, Lasting, May, Modify, Moment, OneOf, Unaffected
from smashrules.effects.card import CardType
from smashrules.effects.node import Node
from smashrules.effects.selectors import Controlled, Kind, Pile, Select, Stat, You, Zone
from smashrules.effects.verbs import Verb
from smashrules.text.showing.catalogue import EXTRA_PLAY, PARTS, ROWS, USED_AGAIN, VERBS, Construct

_VERBS = {each.verb: each for each in VERBS}
_LABELS = {Label.SPECIAL: "a Special ability", Label.TALENT: "a Talent", Label.ONGOING: "an Ongoing ability"}
_SEVERAL = {Ability, Act, Event, Moment, Modify, Select, You}
"""Classes of nodes that are one construct or another, by what they hold."""
_PLAIN = {each.node: each for each in ROWS.values() if each.node not in _SEVERAL}


def construct(node: Node, card_type: CardType, words: str = "") -> Construct | None:
    """What a node was read as, from ``words``; None for a node that says nothing of its own."""
    if isinstance(node, Ability):
        return _ability(node, card_type)
    if isinstance(node, Act):
        return _act(node)
    if isinstance(node, Event):
        return _event(node)
    if isinstance(node, Moment) and node.duel:
        return ROWS["a time: the end of a duel"]
    if isinstance(node, Moment):
        return ROWS[f"a time: the {node.side.value} of a turn"]
    if isinstance(node, Limit):
        named = bool(node.name) or node.per is not Per.TURN
        return _with(ROWS["a limit"], "wording.limit-named" if named else "wording.once-per-turn")
    if isinstance(node, Lasting):
        rule = "duration.until-do" if node.lead else "duration.do-until"
        return _with(_PLAIN[Lasting], rule if node.until else "duration.default-end-of-turn")
    if isinstance(node, Modify):
        return ROWS["a change of power" if node.stat is Stat.POWER else "a change of a number"]
    if isinstance(node, OneOf):
        return _with(_PLAIN[OneOf], "wording.and-or" if node.most > 1 else "wording.or")
    if isinstance(node, Select):
        return _selected(node)
    if isinstance(node, You):
        return ROWS["yours" if words.casefold().startswith("your") else "you, who use the ability"]
    if isinstance(node, Controlled) and isinstance(node.by, You) and not node.negated:
        return None  # "your": the player in it says it
    if isinstance(node, Pile) and node.zone is Zone.PLAY:
        return None
    return _PLAIN.get(type(node))


def _with(row: Construct, *rules: str) -> Construct:
    """A construct with those of its rules that bear on one node."""
    return replace(row, rules=rules)


def _ability(node: Ability, card_type: CardType) -> Construct:
    if card_type is CardType.BASE and node.label is Label.NONE:
        return ROWS["a base's ability"]
    if node.label is Label.ONGOING:
        waits = any(isinstance(each, Triggered) for each in node.clauses)
        always = any(isinstance(each, (Continuous, Replacement)) for each in node.clauses)
        rules: tuple[str, ...] = ("ability.ongoing.continuous",) if always else ()
        rules += ("ability.ongoing.triggered",) if waits else ()
        return _with(ROWS[_LABELS[node.label]], "ability.ongoing", *rules)
    if node.label in _LABELS:
        return ROWS[_LABELS[node.label]]
    if node.label is Label.NONE and any(isinstance(each, Instruction) for each in node.clauses):
        return ROWS["an on-play ability"]
    modes = ("fusion.both",) if node.label in (Label.MINION, Label.ACTION) else ()
    return _with(ROWS["an ability"], "ability.definition", *modes)


def _act(node: Act) -> Construct:
    if node.extra or node.as_extra:
        return {Verb.PLAY: EXTRA_PLAY, Verb.USE: USED_AGAIN}.get(node.verb, _VERBS[node.verb])
    return _VERBS[node.verb]


def _event(node: Event) -> Construct:
    row = ROWS[f"a trigger: {node.timing.value} something happens"]
    if node.act.verb is Verb.SCORE and node.timing is not Timing.EITHER:
        return _with(row, f"wording.{node.timing.value}-scores")
    return _with(row, *(each for each in row.rules if not each.endswith("-scores")))


def _selected(node: Select) -> Construct | None:
    """What is chosen or meant, where its number says something: up to so many, any number."""
    quantity = node.quantity
    if node.kind is Kind.PLAYER or quantity.low != 0 or quantity.high == 0:
        return None
    if quantity.high is not None:
        return ROWS["up to a number"]
    if quantity.every:
        return _with(ROWS["all of them"], "effect.any-number")
    return ROWS["any number"]


HEADS: dict[type[Node], str] = {
    May: r"\bmay\b",
    Cannot: r"\bcannot\b",
    Replacement: r"\binstead\b",
    Cost: r"\bto\b",
    If: r"\bif\b",
    ForEach: r"\bfor each\b|\beach time\b",
    Unaffected: r"\bnot affected\b",
}
"""The words by which a construct is known, where the words of its parts fill all the rest of it."""

__all__ = ["HEADS", "PARTS", "Construct", "construct"]
