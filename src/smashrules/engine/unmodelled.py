"""What can be said by a tree and not yet be played: the one place where it is declared, by the system it needs.

``missing`` tells of a card which systems it would need; a game refuses such a card by that name rather than play it
as if a part of its text were not there. The declaration is closed: ``PLAYED`` lists every class of node and every
field that the engine carries out, and whatever is not listed is missing, however it came into the tree. It only
declares: nothing is carried out here, and no card is known.
"""

from __future__ import annotations

from functools import cache

from smashrules.effects.abilities import (
    Able,
    Clause,
    Continuous,
    Event,
    Label,
    Limit,
    OnTurn,
    Per,
    Replacement,
    Timing,
    Triggered,
)
from smashrules.effects.actions import (
    Act,
    Awaits,
    Becomes,
    Cannot,
    Copied,
    Cost,
    Delayed,
    Effect,
    Lasting,
    Limited,
    May,
    Modify,
    Permit,
    Side,
    Unaffected,
    While,
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
    ANY_NUMBER,
    COUNTERS,
    OF_PLAYERS,
    Among,
    At,
    Both,
    Controlled,
    Extreme,
    Extremum,
    Here,
    Kind,
    MostOf,
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
    is_on_itself,
)
from smashrules.effects.verbs import SEEING, Verb
from smashrules.engine.acts import HANDLERS
from smashrules.engine.bases import is_of_the_deck
from smashrules.engine.changes import CHANGES
from smashrules.engine.compiled import interrupts, permitted, plays_itself, works_elsewhere
from smashrules.engine.madness import DECK, names_deck
from smashrules.engine.told_of_cards import TOLD, told_of_cards
from smashrules.engine.unmodelled_abilities import carried_out
from smashrules.engine.unmodelled_counters import asks_of_counters, counters_not_kept

TYPES_PLAYED = frozenset({CardType.MINION, CardType.ACTION, CardType.BASE, CardType.FUSION, CardType.UNKNOWN})
TYPE_SYSTEMS = {CardType.TITAN: "titans", CardType.MONSTER: "monsters"}

ANSWERED = frozenset({Verb.SCORE, Verb.WIN, Verb.GO, Verb.REPLACE, Verb.LEAVE, Verb.ENTER})
"""Verbs that happen by the rules and are answered rather than ordered."""

REPLACED = frozenset(each for each in Verb if each.value in CHANGES) | {Verb.GO}
"""Verbs in the place of whose events something else can happen."""

WAITED_FOR = ANSWERED | {Verb.PLAY, Verb.USE, *SEEING} | REPLACED | TOLD
"""Verbs whose events cards can answer."""

KINDS_PLAYED = frozenset(
    {Kind.MINION, Kind.ACTION, Kind.TITAN, Kind.FUSION, Kind.CARD, Kind.BASE, Kind.PLAYER, Kind.FACTION, *COUNTERS}
) | {Kind.NUMBER, Kind.TYPE}
KINDS_AS_SOURCE = KINDS_PLAYED | {Kind.ABILITY}
"""Those of what does something ("not affected by other players' abilities")."""
ZONES_PLAYED = frozenset({Zone.PLAY, Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.BASE_DECK, Zone.BASE_DISCARD})
_DIVIDED = (Verb.PUT_COUNTER, Verb.REMOVE_COUNTER, Verb.TRANSFER)
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


def missing(definition: CardDef) -> tuple[str, ...]:
    """The systems that a card needs and the engine lacks; empty for a card that can be played whole.

    >>> missing(CardDef("A Titan", CardType.TITAN))
    ('titans',)
    """
    found: dict[str, None] = {}
    if definition.type not in TYPES_PLAYED:
        found[TYPE_SYSTEMS.get(definition.type, definition.type.value)] = None
    if definition.type is CardType.ACTION and definition.power is not None and not _tells_its_power(definition):
        found["a power of an action that its text does not tell"] = None
    if definition.monsters:
        found["monsters"] = None
    if definition.treasures:
        found["treasures"] = None
    nodes = list(walk(definition.text))
    sources = {id(node.by) for node in nodes if isinstance(node, Unaffected | Act)}
    asked = _asked(nodes)
    abilities = carried_out(nodes, asked)
    drawn = {id(node.act) for node in nodes if isinstance(node, Event) and node.timing is Timing.AFTER}
    boxed = {id(node.to) for node in nodes if isinstance(node, Act) and node.verb is Verb.PLACE}
    found |= dict.fromkeys(counters_not_kept(nodes, definition.type))
    for node in nodes:
        for system in _systems_of(node, id(node) in sources or id(node) in abilities):
            if system == _THE_BOX and id(node) in boxed:
                continue  # what goes there is out of the game; nothing else can be said of it
            if system == _NO_DECK and id(node) in drawn:
                continue  # "after you draw a minion": from wherever it is drawn
            found[system] = None
        if isinstance(node, Act) and node.verb is Verb.USE and id(node) not in abilities:
            found["the verb 'use'"] = None
    events: list[Node] = [node for node in nodes if isinstance(node, Event)]
    waited = [node for node in nodes if isinstance(node, Event) and node.timing is not Timing.BEFORE]
    answered = {id(each) for node in waited for each in walk(node)}
    spoken = {node.label for node in nodes if isinstance(node, Ref)}
    events += [each for node in nodes if isinstance(node, Replacement) for each in (node.event, *node.others)]
    if any(isinstance(e, Select) and e.kind in COUNTERS and e.label in spoken for node in events for e in walk(node)):
        found["the very counters that were placed or removed"] = None
    if _is_ordered(nodes, asked, Verb.SCORE):
        found["bases that an ability has scored"] = None
    if _is_ordered(nodes, asked, Verb.WIN):
        found["the verb 'win'"] = None
    if _replaced_from_a_pile(nodes):
        found["a destroyed base in the place of which a certain one comes"] = None
    if any(_of_counters_then(node) and id(node) not in answered for node in nodes):
        found["counters as they were, where nothing answers to them"] = None
    for ability in definition.text.abilities:
        for clause in ability.clauses:
            for system in _of_cards_cancelled(clause):
                found[system] = None
            when = getattr(clause, "when", None)
            kept = isinstance(clause, Triggered) and works_elsewhere(definition, clause)
            scored = isinstance(when, Event) and when.act.verb is Verb.SCORE and not when.others
            if isinstance(when, Event) and when.timing is Timing.EITHER and not (kept and scored):
                found["what can be done before or after"] = None  # a card from a hand is used once
    held = {id(node.statement) for node in nodes if isinstance(node, Lasting)}
    if any(isinstance(node, Awaits) and id(node) not in held for node in nodes):
        found["what waits for no time that is told"] = None
    stated = {id(node.statement) for node in nodes if isinstance(node, Lasting | Continuous)}
    for node in nodes:
        if isinstance(node, Copied) and not (id(node) in stated and node.what == This() and isinstance(node.of, Ref)):
            found["abilities that another card copies, or that are copied from whatever fits"] = None
    others = [node for each in definition.text.abilities if each.label is not Label.TALENT for node in walk(each)]
    if any(isinstance(node, InPlaySince) and node.when.whose is not None for node in others):
        found["what was in play as a turn began that may be another one"] = None  # a Talent is used on one's own
    if _player_of_a_condition(nodes):
        found["the player for whom a condition holds"] = None
    for system in told_of_cards(nodes):
        found[system] = None
    spoken_of = {node.what.label for node in nodes if isinstance(node, Is) and isinstance(node.what, Select)}
    if spoken_of & spoken:
        found["which of several a condition holds for"] = None
    return tuple(found)


def _tells_its_power(definition: CardDef) -> bool:
    """Whether the text of an action gives its player the power that is printed on it: it has it by its text alone
    (WIKI, "Non-Minions that Grant Power")."""
    told = [node for node in walk(definition.text) if isinstance(node, Modify) and node.stat is Stat.POWER]
    return any(
        each.what == You() and each.amount == Num(definition.power or 0) and each.at == Here() for each in told
    )


_THE_BOX = f"the zone {Zone.BOX.value!r}"
_NO_DECK = "cards that are drawn from no deck and no discard pile"

_ASKING = (Event, Did, Done, Was, FirstThisTurn, Amid, HeldWhen, Cannot, Limited, Permit)
"""What speaks of acts rather than orders them."""


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


def _asked(nodes: list[Node]) -> frozenset[int]:
    """The identities of the acts that are spoken of rather than ordered, and of what belongs to them."""
    told: list[Node] = [node for node in nodes if isinstance(node, _ASKING)]
    for node in nodes:
        if isinstance(node, Replacement):
            told += [node.event, *node.others, *([node.amid] if node.amid is not None else [])]
    return frozenset(id(each) for node in told for each in walk(node))


def _is_ordered(nodes: list[Node], asked: frozenset[int], verb: Verb) -> bool:
    """Whether a base is scored, or won, because an ability says so, and not by its breakpoint and the power there."""
    return any(isinstance(node, Act) and node.verb is verb and id(node) not in asked for node in nodes)


def _replaced_from_a_pile(nodes: list[Node]) -> bool:
    """Whether a base is destroyed, and what comes in its place is told otherwise than by number."""
    acts = [node for node in nodes if isinstance(node, Act)]
    gone = {getattr(each.what, "label", None) for each in acts if each.verb is Verb.DESTROY} - {None}
    told = [(each.what, each.with_) for each in acts if each.verb is Verb.REPLACE]
    return any(isinstance(what, Ref) and what.label in gone and not is_of_the_deck(to) for what, to in told)


def _of_counters_then(node: Node) -> bool:
    """Whether it asks which counter it was on its card, or how many there were before."""
    return isinstance(node, Ranked) or (isinstance(node, Where) and node.earlier)


def _player_of_a_condition(nodes: list[Node]) -> bool:
    """Whether a player is spoken of of whom only a condition has told ("a base where another player has a minion ...
    that player"): several may fit, and nobody has chosen one."""
    spoken = {node.label for node in nodes if isinstance(node, Ref)}
    told: list[Selector | None] = [node.who for node in nodes if isinstance(node, Has | Outpowers | Outnumbers)]
    told += [node.than for node in nodes if isinstance(node, Outnumbers)]
    return any(isinstance(who, Select) and who.label in spoken for who in told)


@cache
def _unplayed(kind: type[Node]) -> tuple[tuple[str, object], ...]:
    """The fields of a class of nodes that the engine does not carry out, with what they are when nothing is said."""
    played = PLAYED[kind.__name__].split()
    # the defaults are those of the last fields
    defaults = dict(zip(reversed(kind.__struct_fields__), reversed(kind.__struct_defaults__), strict=False))
    return tuple((each, defaults.get(each)) for each in meaningful(kind) if each not in played)


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
    systems += _uses(node)
    stat = getattr(node, "stat", None)
    if (
        isinstance(stat, Stat)
        and stat not in STATS_PLAYED
        and not (stat is Stat.VP and isinstance(node, Extreme | StatOf))
        and not (isinstance(node, Modify) and stat is Stat.VP and node.at is not None)
    ):
        systems.append(f"the number {stat.value!r}")
    return systems


def _uses(node: Node) -> list[str]:
    """Uses of what is played otherwise, for which the engine has no rule."""
    found: list[str] = []
    places = [each.place for each in node.filters if isinstance(each, At)] if isinstance(node, Select) else []
    if isinstance(node, Select) and node.kind is Kind.PLAYER and any(isinstance(each, Select) for each in places):
        found.append("players who are at a base that is not pointed at")
    stated = node.statement if isinstance(node, Lasting) else None
    if isinstance(stated, Modify) and stated.stat is Stat.VP:
        found.append("what bases award for a time")
    if isinstance(node, Controlled) and node.negated and isinstance(node.by, Select):
        found.append("cards that nobody controls")
    lies = (
        [getattr(each, "place", getattr(each, "host", None)) for each in node.what.filters]
        if type(node) is Has
        else []
    )
    if any(type(each) is Select and each.quantity.low not in (0, 1) for each in lies):
        found.append("on how many bases something lies")  # "if you have buried cards on two or more bases"
    if isinstance(node, Done | Did | Was | FirstThisTurn) and node.act.verb in (Verb.LEAVE, Verb.ENTER):
        found.append("the history of what left or came into play")
    if isinstance(node, Cannot) and node.act.verb in (Verb.LEAVE, Verb.ENTER):
        found.append("what cannot leave or come into play")
    told = node.act.verb if isinstance(node, Done | Did | Was | FirstThisTurn | Cannot) else None
    if told is Verb.WIN or (isinstance(node, Act) and not _wins_a_base(node)):
        found.append("the verb 'win'")
    gained = node.act if isinstance(node, Done | Did | Was | FirstThisTurn) else node
    if isinstance(gained, Act) and gained.verb is Verb.GAIN_VP and (gained is not node or gained.source is not None):
        found.append("which VPs a base has awarded")
    if isinstance(node, Act) and node.together and node.verb is not Verb.MOVE:
        found.append("cards that all go to one and the same base")
    acts = (node.act, *node.others) if isinstance(node, Event) else ()
    acts = (node.event, *node.others) if isinstance(node, Replacement) else acts
    if any(_is_so_many(each.what, 1 if isinstance(node, Event) else 0) for each in acts):
        found.append("how many are drawn at one moment")
    if isinstance(node, Event) and node.nth is not None and (node.apart or node.settled):
        found.append("to how many things something has happened in a turn")
    if isinstance(node, Event) and any(each.verb in SEEING for each in acts) and not _is_plainly(node):
        found.append("the first cards that are seen in a turn, and cards about to be seen")
    by = [each.by for each in acts if isinstance(each.by, Select) and each.by.kind is Kind.ABILITY]
    if any(each.filters for each in by):  # "by a Talent"
        found.append("by which ability something is done")
    entering = [each.what for each in acts if each.verb is Verb.ENTER and _is_pile(each.to, Zone.PLAY)]
    if any(isinstance(each, Select) and each.kind is not Kind.BASE for each in entering):
        found.append("cards that come into play, however they come")
    sent = [each for each in acts if each.verb is Verb.GO]
    if any(not _is_pile(each.to, Zone.DISCARD) or not _is_pile(each.source, Zone.PLAY) for each in sent):
        found.append("what goes elsewhere than from play to the discard pile")
    if isinstance(node, Replacement):
        unmet = [each.verb.value for each in acts if each.verb not in REPLACED]
        found += [f"what happens in the place of the verb {each!r}" for each in unmet]
    else:
        found += [f"answers to the verb {each.verb.value!r}" for each in acts if each.verb not in WAITED_FOR]
    if isinstance(node, Delayed) and isinstance(node.when, Event):
        found.append("what waits for the next time that something happens")
    if isinstance(node, Delayed) and isinstance(node.when, OnTurn) and not isinstance(node.effect, May):
        found.append("what must be done in a turn to come")
    if isinstance(node, Awaits) and isinstance(getattr(node.clause, "when", None), OnTurn):
        found.append("what can be used until a time on one's turn")
    lasts = node.until if isinstance(node, Lasting | Act) else None
    if lasts is not None and _is_of_several(lasts.whose, node):
        found.append("what lasts until the turns of several players, or of any one of them")
    least = node.what.filters if isinstance(node, MostOf) and node.extremum is Extremum.LOWEST else ()
    if any(isinstance(each, Among) for each in least):
        found.append("who did the least of something")
    if isinstance(node, MostOf) and any(map(is_on_itself, node.what.filters)):
        found.append("which card has the most of something on it")
    if isinstance(node, InPlaySince) and node.when.side is Side.END:
        found.append("what was in play as a turn ended")
    if isinstance(node, While) and _asks_of_each(node):
        found.append("conditions asked of each of several")
    if isinstance(node, HeldWhen) and not asks_of_counters(node.condition):
        found.append("how it was when something happened")
    if isinstance(node, Limit) and node.per is Per.DUEL:
        found.append("limits for a duel")
    if isinstance(node, Outpowers) and isinstance(node.place, Select):
        found.append("power compared at bases that are not pointed at")
    if isinstance(node, Lasting) and _is_of_one_player(node.statement):
        found.append("what is so for a time of a player who is chosen by it")
    if isinstance(node, Act) and node.verb is Verb.LEAVE and node.source is not None:
        found.append("what leaves a hand or a pile")
    if isinstance(node, Act) and node.spread and node.verb not in _DIVIDED:
        found.append("cards divided among several players")
    piles = (node.what, node.with_) if isinstance(node, Act) and node.verb is Verb.SWAP else ()
    if any(isinstance(each, Pile) and each.of != You() for each in piles):
        found.append("piles of several players that are swapped")
    if None not in piles and any(isinstance(each, Select) and each.quantity.high != 1 for each in piles):
        found.append("several cards that are swapped for several")
    if isinstance(node, Pile) and node.named not in (None, DECK):
        found.append(f"the {node.named} deck")
    if isinstance(node, Act) and node.verb is Verb.DRAW and _is_nowhere(node.what):
        found.append(_NO_DECK)
    if (
        isinstance(node, Act)
        and node.verb is Verb.PLAY
        and isinstance(node.to, Select)
        and node.to.quantity == ANY_NUMBER
    ):
        found.append("one card played on several bases")
    return found


def _is_plainly(node: Event) -> bool:
    """Whether each such event is answered, whichever it is of its turn."""
    return not (node.first or node.nth or node.then or node.settled) and node.timing in (Timing.WHEN, Timing.AFTER)


def _wins_a_base(act: Act) -> bool:
    """Whether a player wins a base by this, and nobody a duel; or nothing is won."""
    if act.verb is not Verb.WIN:
        return True
    of_base = isinstance(act.what, Here) or (isinstance(act.what, Select) and act.what.kind is Kind.BASE)
    of_player = isinstance(act.by, You) or (isinstance(act.by, Select) and act.by.kind is Kind.PLAYER)
    return of_base and of_player and act.with_ is None


def _is_of_several(whose: Selector | None, node: Node) -> bool:
    """Whether a time is that of several players, each their own ("until the end of their next turn")."""
    told = {each.label for each in walk(node) if isinstance(each, Select) and each.quantity.high != 1}
    return isinstance(whose, Select) or (isinstance(whose, Ref) and whose.label in told)


def _is_of_one_player(statement: Node) -> bool:
    """Whether a player is to be chosen by what is stated itself ("another player cannot play actions")."""
    who = statement.act.by if isinstance(statement, Cannot | Limited) else None
    if isinstance(statement, Modify | Becomes) and statement.stat in OF_PLAYERS:
        who = statement.what
    return isinstance(who, Select) and not who.quantity.every


def _is_any(what: Selector) -> bool:
    """Whether just any cards are meant ("two additional cards")."""
    return isinstance(what, Select) and what == Select(Kind.CARD, what.quantity)


def _is_so_many(what: Selector | None, most: int = 0) -> bool:
    """Whether they are told by their number alone, more than ``most``: what was drawn is ("three or more cards")."""
    if not isinstance(what, Select) or what != Select(Kind.CARD, what.quantity, label=what.label):
        return False
    low = what.quantity.low
    return isinstance(low, int) and low > most and what.quantity.high is None


def _is_pile(place: Selector | None, zone: Zone) -> bool:
    """Whether it is this pile, or none is said."""
    return place is None or (isinstance(place, Pile) and place.zone is zone)


def _is_nowhere(what: Selector | None) -> bool:
    """Whether cards are meant that lie in no pile, and were not seen before."""
    if isinstance(what, Both):
        return any(_is_nowhere(each) and not _is_any(each) for each in what.parts)
    if names_deck(what) or _is_so_many(what):
        return False  # "after a player draws one or more cards": whichever they are
    if not isinstance(what, Select) or any(isinstance(each, Among) for each in what.filters):
        return False
    return not isinstance(what.zone, Pile) or what.zone.zone not in (Zone.DECK, Zone.DISCARD)


def _asks_of_each(node: While) -> bool:
    """Whether a condition speaks of each of those that the statement is about ("each minion here has +1 power while
    its controller has the most power here"): it is asked once for all."""
    what = getattr(node.statement, "what", None)
    if not isinstance(what, Select) or not what.quantity.every or what.label is None:
        return False
    return any(isinstance(each, Ref) and each.label == what.label for each in walk(node.condition))
