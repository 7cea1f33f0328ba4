"""What can be said by a tree and not yet be played: the one place where it is declared, by the system it needs.

``missing`` tells of a card which systems it would need; a game refuses such a card by that name rather than play it
as if a part of its text were not there. The declaration is closed: ``PLAYED`` lists every class of node and every
field that the engine carries out, and whatever is not listed is missing, however it came into the tree. It only
declares: nothing is carried out here, and no card is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from msgspec import Struct

from smashrules.effects.abilities import (
    Able,
    Clause,
    Continuous,
    Event,
    Label,
    OnTurn,
    Replacement,
    Timing,
    Triggered,
)
from smashrules.effects.actions import (
    Act,
    Awaits,
    Cannot,
    Copied,
    Cost,
    Effect,
    Lasting,
    Limited,
    Modify,
    Permit,
    Unaffected,
)
from smashrules.effects.amounts import Num, StatOf
from smashrules.effects.card import CardDef, CardType
from smashrules.effects.conditions import (
    Amid,
    Did,
    Done,
    FirstThisTurn,
    Has,
    HeldWhen,
    InPlaySince,
    Is,
    Outnumbers,
    Outpowers,
    Was,
)
from smashrules.effects.node import Node, meaningful, walk
from smashrules.effects.selectors import (
    COUNTERS,
    Extreme,
    Here,
    Kind,
    Pile,
    Ranked,
    Ref,
    Select,
    Selector,
    Stat,
    This,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.engine.acts import HANDLERS
from smashrules.engine.bases import is_of_the_deck
from smashrules.engine.compiled import interrupts, permitted, plays_itself, works_elsewhere
from smashrules.engine.told_of_cards import TOLD, told_of_cards
from smashrules.engine.unmodelled_abilities import carried_out
from smashrules.engine.unmodelled_counters import counters_not_kept
from smashrules.engine.unmodelled_uses import ANSWERED, NO_DECK, uses

TYPES_PLAYED = frozenset({CardType.MINION, CardType.ACTION, CardType.BASE, CardType.FUSION, CardType.UNKNOWN})
TYPE_SYSTEMS = {CardType.TITAN: "titans", CardType.MONSTER: "monsters"}


KINDS_PLAYED = frozenset(
    {Kind.MINION, Kind.ACTION, Kind.TITAN, Kind.FUSION, Kind.CARD, Kind.BASE, Kind.PLAYER, Kind.FACTION, *COUNTERS}
) | {Kind.NUMBER, Kind.TYPE}
KINDS_AS_SOURCE = KINDS_PLAYED | {Kind.ABILITY}
"""Those of what does something ("not affected by other players' abilities")."""
ZONES_PLAYED = frozenset({Zone.PLAY, Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.BASE_DECK, Zone.BASE_DISCARD})
STATS_PLAYED = frozenset(Stat) - {Stat.VP}

PLAYED = {
    "Event": "timing act first then settled others apart nth",
    "OnTurn": "whose",
    "Limit": "times per name",
    "Instruction": "effect",
    "Holds": "condition",
    "Triggered": "when effect condition limit",
    "Continuous": "statement",
    "Replacement": "event effect limit first single condition others",
    "Restriction": "limit",
    "Ability": "label clauses",
    "CardText": "abilities play_on play_if",
    "Moment": "side whose next",
    "Act": "verb by what to source with_ amount extra as_extra at_once any_order instead_of until spread together"
    " unseen blind keeps taken directly same_way",
    "Seq": "parts joins",
    "May": "effect by",
    "Cost": "pay effect",
    "If": "condition then otherwise",
    "OneOf": "options by most least any_order",
    "ForEach": "over effect",
    "Lasting": "statement until lead stays",
    "Delayed": "when effect",
    "Modify": "stat what amount at",
    "Cannot": "act",
    "Unaffected": "what by",
    "Counts": "what name like",
    "Becomes": "stat what amount only",
    "Floor": "stat what least by more held",
    "Limited": "act times",
    "WinsTies": "who at",
    "Granted": "what abilities alone",
    "Cancelled": "what",
    "Awaits": "clause",
    "Able": "act",
    "Copied": "what of label",
    "Permit": "act",
    "Labelled": "label",
    "While": "condition statement",
    "Num": "value",
    "Count": "what",
    "StatOf": "stat what",
    "PowerAt": "who place",
    "Awarded": "who place",
    "Times": "each amount",
    "Quotient": "amount by up",
    "Minus": "amount",
    "Total": "parts",
    "Bounded": "amount least most",
    "FactionOf": "what",
    "NextTo": "of right",
    "Until": "what",
    "Picked": "values",
    "Has": "who what at",
    "Is": "what description only",
    "Done": "act",
    "Causes": "act",
    "HeldWhen": "condition act",
    "Was": "act",
    "FirstThisTurn": "what act nth",
    "Relation": "left op right",
    "Outnumbers": "who what than margin equal",
    "Outpowers": "who than place ties less margin",
    "Did": "act",
    "Complied": "who",
    "InPlaySince": "what when at",
    "Shortfall": "target what",
    "SharesName": "with_",
    "Sort": "word",
    "Standard": "",
    "TurnOf": "who",
    "Silenced": "what",
    "Not": "condition",
    "AllOf": "conditions",
    "AnyOf": "conditions",
    "Quantity": "low high every but",
    "Pile": "zone of end revealing named",
    "Select": "kind quantity filters zone label random chooser first",
    "Both": "parts",
    "EitherOf": "parts mixed",
    "Ref": "label",
    "Rest": "label",
    "This": "",
    "Host": "",
    "Here": "",
    "Anywhere": "but",
    "You": "",
    "OwnerOf": "what",
    "ControllerOf": "what",
    "BaseOf": "what",
    "PreviousBaseOf": "what",
    "Candidate": "",
    "Replacing": "",
    "Controlled": "by negated",
    "Owned": "by negated",
    "Compare": "stat op amount",
    "Extreme": "stat extremum one",
    "At": "place",
    "On": "host",
    "Other": "than",
    "Named": "name whole negated",
    "MentionedOn": "host",
    "OfFaction": "faction",
    "OfType": "type",
    "Among": "group",
    "SameName": "",
    "MostOf": "what extremum alone tied",
    "Alike": "trait different",
    "Sum": "stat op amount",
    "PlaysOn": "kind",
    "Placed": "place negated",
    "Where": "condition earlier",
    "Having": "what",
    "Ranked": "low high last",
}
"""The fields that are carried out, by class of node."""


class Whole(Struct, frozen=True):
    """A card, with all nodes of its text. ``asked``: the identities of the acts that are spoken of rather than
    ordered, and of what belongs to them; ``spoken``: the labels that are referred to."""

    definition: CardDef
    nodes: list[Node]
    asked: frozenset[int]
    spoken: frozenset[int]


class Lack(Struct, frozen=True):
    """What is missing for a card ``where`` this is so of it."""

    where: Callable[[Whole], bool]
    missing: str


def missing(definition: CardDef) -> tuple[str, ...]:
    """The systems that a card needs and the engine lacks; empty for a card that can be played whole.

    >>> missing(CardDef("A Titan", CardType.TITAN))
    ('titans',)
    """
    nodes = list(walk(definition.text))
    spoken = frozenset(node.label for node in nodes if isinstance(node, Ref))
    whole = Whole(definition, nodes, _asked(nodes), spoken)
    found: dict[str, None] = {}
    for lack in LACKS:
        if not isinstance(lack, Lack):
            found |= dict.fromkeys(lack(whole))
        elif lack.where(whole):
            found[lack.missing] = None
    return tuple(found)


_ASKING = (Event, Did, Done, Was, FirstThisTurn, Amid, HeldWhen, Cannot, Limited, Permit)
"""What speaks of acts rather than orders them."""


def _asked(nodes: list[Node]) -> frozenset[int]:
    """The identities of the acts that are spoken of rather than ordered, and of what belongs to them."""
    told: list[Node] = [node for node in nodes if isinstance(node, _ASKING)]
    for node in nodes:
        if isinstance(node, Replacement):
            told += [node.event, *node.others, *([node.amid] if node.amid is not None else [])]
    return frozenset(id(each) for node in told for each in walk(node))


# -- the card itself -------------------------------------------------------------------------------------------------


def _its_type(whole: Whole) -> Iterator[str]:
    """A titan, a monster."""
    kind = whole.definition.type
    if kind not in TYPES_PLAYED:
        yield TYPE_SYSTEMS.get(kind, kind.value)


def _power_untold(whole: Whole) -> bool:
    """An action that has a power, and not by its text alone."""
    card = whole.definition
    return card.type is CardType.ACTION and card.power is not None and not _tells_its_power(card)


def _tells_its_power(definition: CardDef) -> bool:
    """Whether the text of an action gives its player the power that is printed on it: it has it by its text alone
    (WIKI, "Non-Minions that Grant Power")."""
    told = [node for node in walk(definition.text) if isinstance(node, Modify) and node.stat is Stat.POWER]
    return any(
        each.what == You() and each.amount == Num(definition.power or 0) and each.at == Here() for each in told
    )


def _has_monsters(whole: Whole) -> bool:
    """A base with monsters."""
    return bool(whole.definition.monsters)


def _has_treasures(whole: Whole) -> bool:
    """A base with treasures."""
    return bool(whole.definition.treasures)


# -- node by node ----------------------------------------------------------------------------------------------------


def _counters(whole: Whole) -> Iterator[str]:
    return counters_not_kept(whole.nodes, whole.definition.type)


def _nodes(whole: Whole) -> Iterator[str]:
    """What single nodes need, in the place where they stand."""
    nodes = whole.nodes
    sources = {id(node.by) for node in nodes if isinstance(node, Unaffected | Act)}
    abilities = carried_out(nodes, whole.asked)
    drawn = {id(node.act) for node in nodes if isinstance(node, Event) and node.timing is Timing.AFTER}
    boxed = {id(node.to) for node in nodes if isinstance(node, Act) and node.verb is Verb.PLACE}
    for node in nodes:
        for system in _systems_of(node, id(node) in sources or id(node) in abilities):
            if system == _THE_BOX and id(node) in boxed:
                continue  # what goes there is out of the game; nothing else can be said of it
            if system == NO_DECK and id(node) in drawn:
                continue  # "after you draw a minion": from wherever it is drawn
            yield system
        if isinstance(node, Act) and node.verb is Verb.USE and id(node) not in abilities:
            yield "the verb 'use'"


_THE_BOX = f"the zone {Zone.BOX.value!r}"


def _systems_of(node: Node, is_source: bool) -> list[str]:
    name = type(node).__name__
    if name not in PLAYED:
        return [f"the construct {name}"]
    systems = [f"{name}.{each}" for each, default in _unplayed(type(node)) if getattr(node, each) != default]
    if isinstance(node, Act) and node.verb not in HANDLERS and node.verb not in ANSWERED | TOLD:
        systems.append(f"the verb {node.verb.value!r}")
    if isinstance(node, Select) and node.kind not in (KINDS_AS_SOURCE if is_source else KINDS_PLAYED):
        systems.append(f"the kind {node.kind.value!r}")
    if isinstance(node, Pile) and node.zone not in ZONES_PLAYED:
        systems.append(f"the zone {node.zone.value!r}")
    systems += uses(node)
    stat = getattr(node, "stat", None)
    if (
        isinstance(stat, Stat)
        and stat not in STATS_PLAYED
        and not (stat is Stat.VP and isinstance(node, Extreme | StatOf))
        and not (isinstance(node, Modify) and stat is Stat.VP and node.at is not None)
    ):
        systems.append(f"the number {stat.value!r}")
    return systems


@cache
def _unplayed(kind: type[Node]) -> tuple[tuple[str, object], ...]:
    """The fields of a class of nodes that the engine does not carry out, with what they are when nothing is said."""
    played = PLAYED[kind.__name__].split()
    # the defaults are those of the last fields
    defaults = dict(zip(reversed(kind.__struct_fields__), reversed(kind.__struct_defaults__), strict=False))
    return tuple((each, defaults.get(each)) for each in meaningful(kind) if each not in played)


# -- what the text says as a whole -----------------------------------------------------------------------------------


def _very_counters(whole: Whole) -> bool:
    """ "After you remove one or more counters from a minion, you may place them on this minion"."""
    events: list[Node] = [node for node in whole.nodes if isinstance(node, Event)]
    events += [each for node in whole.nodes if isinstance(node, Replacement) for each in (node.event, *node.others)]
    told = [each for node in events for each in walk(node) if isinstance(each, Select) and each.kind in COUNTERS]
    return any(each.label in whole.spoken for each in told)


def _scored_by_an_ability(whole: Whole) -> bool:
    """ "Score this base": it is scored by its breakpoint and the power there."""
    return _is_ordered(whole, Verb.SCORE)


def _won_by_an_ability(whole: Whole) -> bool:
    """A base that is won because it is said: it is won by the power there."""
    return _is_ordered(whole, Verb.WIN)


def _is_ordered(whole: Whole, verb: Verb) -> bool:
    return any(isinstance(node, Act) and node.verb is verb and id(node) not in whole.asked for node in whole.nodes)


def _replaced_from_a_pile(whole: Whole) -> bool:
    """ "Destroy a base. Replace it with the top card of the base deck": it is told otherwise than by number."""
    acts = [node for node in whole.nodes if isinstance(node, Act)]
    gone = {getattr(each.what, "label", None) for each in acts if each.verb is Verb.DESTROY} - {None}
    told = [(each.what, each.with_) for each in acts if each.verb is Verb.REPLACE]
    return any(isinstance(what, Ref) and what.label in gone and not is_of_the_deck(to) for what, to in told)


def _counters_then(whole: Whole) -> bool:
    """ "If you removed the last counter": where it is no event that is answered."""
    waited = [node for node in whole.nodes if isinstance(node, Event) and node.timing is not Timing.BEFORE]
    answered = {id(each) for node in waited for each in walk(node)}
    return any(_of_counters_then(node) and id(node) not in answered for node in whole.nodes)


def _of_counters_then(node: Node) -> bool:
    """Whether it asks which counter it was on its card, or how many there were before."""
    return isinstance(node, Ranked) or (isinstance(node, Where) and node.earlier)


def _clauses(whole: Whole) -> Iterator[str]:
    """What single clauses need."""
    for ability in whole.definition.text.abilities:
        for clause in ability.clauses:
            yield from _of_cards_cancelled(clause)
            when = getattr(clause, "when", None)
            kept = isinstance(clause, Triggered) and works_elsewhere(whole.definition, clause)
            scored = isinstance(when, Event) and when.act.verb is Verb.SCORE and not when.others
            if isinstance(when, Event) and when.timing is Timing.EITHER and not (kept and scored):
                yield "what can be done before or after"  # a card from a hand is used once


def _of_cards_cancelled(clause: Clause) -> list[str]:
    """What is cancelled otherwise than as it is played, and discarded by the same words; and cards that are played in
    the place of an event in order to do something."""
    deeds = [node for node in walk(clause) if isinstance(node, Act)]
    discarded = [each.what for each in deeds if each.verb is Verb.DISCARD]
    found = []
    for each in deeds:
        played = isinstance(clause, Triggered) and interrupts(clause) and each.what in discarded
        if each.verb is Verb.CANCEL and not played:
            found.append("the verb 'cancel'")
    effect = clause.effect if isinstance(clause, Replacement | Triggered) else None
    inner = None if effect is None else permitted(effect)
    when = getattr(clause, "when", None)
    if isinstance(when, Able) and not _takes_a_place(when.act, inner):
        found.append("what can be done in the place of something else than the play of a card of a kind")
    windows = isinstance(clause, Replacement) or isinstance(getattr(clause, "when", None), OnTurn)
    if isinstance(inner, Cost) and plays_itself(inner) is not None and windows:
        found.append("a card that is played to do something, in the place of an event or on one's turn")
    return found


def _takes_a_place(act: Act, deed: Effect | None) -> bool:
    """Whether a card is itself played in the place of any minion, or any action, of whoever holds it."""
    plain = act == Act(Verb.PLAY, by=You(), what=act.what)
    any_one = isinstance(act.what, Select) and act.what == Select(act.what.kind) and act.what.kind in _TYPES
    itself = deed is not None and isinstance(deed, Act) and plays_itself(deed) is not None and deed.to is None
    return plain and any_one and itself


_TYPES = (Kind.MINION, Kind.ACTION)


def _awaits_for_ever(whole: Whole) -> bool:
    """What waits for an event and is no ability of its own: for a time it can."""
    held = {id(node.statement) for node in whole.nodes if isinstance(node, Lasting)}
    return any(isinstance(node, Awaits) and id(node) not in held for node in whole.nodes)


def _copied_otherwise(whole: Whole) -> bool:
    """ "Your other minions here have the abilities of this minion": this card can have those of a certain other."""
    stated = {id(node.statement) for node in whole.nodes if isinstance(node, Lasting | Continuous)}
    copied = [node for node in whole.nodes if isinstance(node, Copied)]
    return any(id(each) not in stated or each.what != This() or not isinstance(each.of, Ref) for each in copied)


def _since_a_turn_began(whole: Whole) -> bool:
    """ "If it was in play at the start of your turn": only a Talent is used on that turn, and on no other."""
    labelled = [each for each in whole.definition.text.abilities if each.label is not Label.TALENT]
    others = [node for each in labelled for node in walk(each)]
    return any(isinstance(node, InPlaySince) and node.when.whose is not None for node in others)


def _player_of_a_condition(whole: Whole) -> bool:
    """ "A base where another player has a minion ... that player": several may fit, and nobody has chosen one."""
    told: list[Selector | None] = [node.who for node in whole.nodes if isinstance(node, Has | Outpowers | Outnumbers)]
    told += [node.than for node in whole.nodes if isinstance(node, Outnumbers)]
    return any(isinstance(who, Select) and who.label in whole.spoken for who in told)


def _told_of_cards(whole: Whole) -> list[str]:
    return told_of_cards(whole.nodes)


def _which_of_several(whole: Whole) -> bool:
    """ "If one of your minions has a counter on it, destroy it"."""
    asked = [node.what for node in whole.nodes if isinstance(node, Is)]
    return any(isinstance(each, Select) and each.label in whole.spoken for each in asked)


LACKS: tuple[Lack | Callable[[Whole], Iterable[str]], ...] = (
    _its_type,
    Lack(_power_untold, "a power of an action that its text does not tell"),
    Lack(_has_monsters, "monsters"),
    Lack(_has_treasures, "treasures"),
    _counters,
    _nodes,
    Lack(_very_counters, "the very counters that were placed or removed"),
    Lack(_scored_by_an_ability, "bases that an ability has scored"),
    Lack(_won_by_an_ability, "the verb 'win'"),
    Lack(_replaced_from_a_pile, "a destroyed base in the place of which a certain one comes"),
    Lack(_counters_then, "counters as they were, where nothing answers to them"),
    _clauses,
    Lack(_awaits_for_ever, "what waits for no time that is told"),
    Lack(_copied_otherwise, "abilities that another card copies, or that are copied from whatever fits"),
    Lack(_since_a_turn_began, "what was in play as a turn began that may be another one"),
    Lack(_player_of_a_condition, "the player for whom a condition holds"),
    _told_of_cards,
    Lack(_which_of_several, "which of several a condition holds for"),
)
"""What is asked of a card; what stands alone names what is missing by itself. The order decides only by which of
several names a card is refused."""
