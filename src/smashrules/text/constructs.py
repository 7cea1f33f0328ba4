"""Which construct a node of an effect tree is, in plain words, and the rules that bear on it.

One table. Knows the effect tree and the keys of the rulebook; a test holds that each key exists. A node that is in
no row says nothing of its own: its words belong to the node around it.
"""

from __future__ import annotations

from attrs import frozen

from smashrules.effects.abilities import (
    Ability,
    Continuous,
    Event,
    Instruction,
    Label,
    Limit,
    OnTurn,
    Per,
    Replacement,
    Restriction,
    Timing,
    Triggered,
)
from smashrules.effects.actions import (
    Act,
    Cancelled,
    Cannot,
    Cost,
    Counts,
    Delayed,
    ForEach,
    If,
    Lasting,
    May,
    Modify,
    Moment,
    OneOf,
    Side,
    Unaffected,
    While,
)
from smashrules.effects.card import CardType
from smashrules.effects.conditions import Done, FirstThisTurn
from smashrules.effects.node import Node
from smashrules.effects.selectors import Here, Host, Kind, Other, Select, Stat, This, You
from smashrules.effects.verbs import Verb


@frozen
class Construct:
    """What some words were read as. ``rules`` are the keys of the rules that bear on it, the first the nearest."""

    name: str
    rules: tuple[str, ...]


VERB_RULES: dict[Verb, tuple[str, ...]] = {
    Verb.RETURN: ("verb.return",),
    Verb.PLACE: ("verb.place",),
    Verb.MOVE: ("verb.move",),
    Verb.DESTROY: ("verb.destroy",),
    Verb.DISCARD: ("verb.discard",),
    Verb.PLAY: ("verb.play",),
    Verb.DRAW: ("verb.draw",),
    Verb.GAIN_VP: ("verb.gain-vp",),
    Verb.CHOOSE: ("verb.choose",),
    Verb.NAME: ("verb.name",),
    Verb.LOOK: ("verb.look",),
    Verb.REVEAL: ("verb.reveal",),
    Verb.SEARCH: ("verb.search",),
    Verb.SHUFFLE: ("verb.shuffle",),
    Verb.SWAP: ("verb.swap",),
    Verb.REPLACE: ("replace.instead",),
    Verb.SCORE: ("score.check",),
    Verb.TRANSFER: ("verb.transfer",),
    Verb.TAKE_CONTROL: ("verb.take-control",),
    Verb.GIVE_CONTROL: ("verb.take-control",),
    Verb.PUT_COUNTER: ("affect.counters",),
    Verb.REMOVE_COUNTER: ("verb.remove-counter",),
    Verb.AFFECT: ("affect.definition",),
}
_LABELS = {
    Label.SPECIAL: Construct("a Special ability", ("ability.special",)),
    Label.TALENT: Construct("a Talent", ("ability.talent", "ability.talent.once")),
}
_TIMINGS = {Timing.BEFORE: "wording.before", Timing.WHEN: "wording.when", Timing.AFTER: "wording.after"}
_PLAIN: dict[type[Node], Construct] = {
    May: Construct("a permission: you may leave it", ("effect.may",)),
    Cost: Construct("a cost, and what it pays for", ("wording.to", "effect.dependent")),
    If: Construct("a condition", ("wording.if",)),
    ForEach: Construct("a repetition", ("wording.for-each",)),
    Delayed: Construct("an effect that waits", ("wording.end-of-turn",)),
    Cannot: Construct("a prohibition", ("immunity.cannot", "conflict.cannot-beats-can")),
    Unaffected: Construct("a protection", ("immunity.not-affected",)),
    Cancelled: Construct("cancelled abilities", ("cancel.definition",)),
    Counts: Construct("counting as a name", ("wording.same-name",)),
    While: Construct("a statement that holds for a time", ("wording.while",)),
    OnTurn: Construct("a time: on a turn", ("wording.on-your-turn",)),
    Restriction: Construct("a limit on its use", ("wording.limit-named",)),
    Replacement: Construct("a replacement", ("replace.instead", "wording.would")),
    Here: Construct("a place: here", ("wording.here",)),
    This: Construct("this card", ("wording.this",)),
    You: Construct("you, who use the ability", ("wording.you",)),
    Other: Construct("another one", ("wording.another",)),
    Host: Construct("the card that it is attached to", ("attach.definition",)),
    Done: Construct("what has happened this turn", ("trigger.history",)),
    FirstThisTurn: Construct("the first this turn", ("trigger.history",)),
}


def construct(node: Node, card_type: CardType, words: str = "") -> Construct | None:
    """What a node was read as, from ``words``; None for a node that says nothing of its own."""
    if isinstance(node, Ability):
        return _label(node, card_type)
    if isinstance(node, Act):
        extra = ("extra.definition",) if node.extra or node.as_extra else ()
        name = f"the verb “{node.verb.value}”" + (", as an extra play" if extra else "")
        return Construct(name, (*VERB_RULES.get(node.verb, ()), *extra))
    if isinstance(node, Event):
        return Construct(f"a trigger: {node.timing.value} something happens", _event_rules(node))
    if isinstance(node, Moment):
        side = "wording.end-of-turn" if node.side is Side.END else "wording.start-of-turn"
        return Construct(f"a time: the {node.side.value} of a turn", (side,))
    if isinstance(node, Limit):
        rule = "wording.limit-named" if node.name or node.per is not Per.TURN else "wording.once-per-turn"
        return Construct("a limit", (rule,))
    if isinstance(node, Lasting):
        rule = "duration.until-do" if node.lead else "duration.do-until"
        return Construct("an effect that lasts", (rule if node.until else "duration.default-end-of-turn",))
    if isinstance(node, Modify):
        return Construct(*_modified(node))
    if isinstance(node, OneOf):
        return Construct("a choice between effects", ("wording.and-or" if node.most > 1 else "wording.or",))
    if isinstance(node, Select):
        return _selected(node)
    if isinstance(node, You) and words.casefold().startswith("your"):
        return Construct("yours", ("wording.your",))
    return _PLAIN.get(type(node))


def _label(node: Ability, card_type: CardType) -> Construct:
    if card_type is CardType.BASE and node.label is Label.NONE:
        return Construct("a base's ability", ("ability.base",))
    if node.label is Label.ONGOING:
        waits = any(isinstance(each, Triggered) for each in node.clauses)
        always = any(isinstance(each, (Continuous, Replacement)) for each in node.clauses)
        rules: tuple[str, ...] = ("ability.ongoing.continuous",) if always else ()
        rules += ("ability.ongoing.triggered",) if waits else ()
        return Construct("an Ongoing ability", ("ability.ongoing", *rules))
    if node.label in _LABELS:
        return _LABELS[node.label]
    if node.label is Label.NONE and any(isinstance(each, Instruction) for each in node.clauses):
        return Construct("an on-play ability", ("ability.on-play",))
    return Construct("an ability", ("ability.definition",))


def _event_rules(node: Event) -> tuple[str, ...]:
    timings = (Timing.BEFORE, Timing.AFTER) if node.timing is Timing.EITHER else (node.timing,)
    if node.act.verb is Verb.SCORE:
        return tuple(f"wording.{each.value}-scores" for each in timings)
    return tuple(_TIMINGS[each] for each in timings)


def _modified(node: Modify) -> tuple[str, tuple[str, ...]]:
    if node.stat is Stat.POWER:
        return "a change of power", ("power.modifiers",)
    return "a change of a number", ("power.calculation",)


def _selected(node: Select) -> Construct | None:
    """What is chosen or meant, where its number says something: up to so many, any number."""
    quantity = node.quantity
    if node.kind is Kind.PLAYER or quantity.low != 0 or quantity.high == 0:
        return None
    if quantity.high is not None:
        return Construct("up to a number", ("wording.up-to",))
    return Construct("all of them" if quantity.every else "any number", ("effect.any-number",))


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
