"""Uses of what is played otherwise for which the engine has no rule: a part of ``unmodelled``.

Each is a row of ``USES``: the class of node, what is so of it, and what is missing. A node is looked at by itself;
what is asked of a whole text stands in ``unmodelled``. Nothing is carried out here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec import Struct

from smashrules.effects.abilities import (
    Event,
    Limit,
    OnTurn,
    Per,
    Replacement,
    Timing,
)
from smashrules.effects.actions import (
    Act,
    Awaits,
    Becomes,
    Cannot,
    Delayed,
    Lasting,
    Limited,
    May,
    Modify,
    Side,
    While,
)
from smashrules.effects.conditions import (
    Did,
    Done,
    FirstThisTurn,
    Has,
    HeldWhen,
    InPlaySince,
    Outpowers,
    Was,
)
from smashrules.effects.node import Node, walk
from smashrules.effects.selectors import (
    ANY_NUMBER,
    OF_PLAYERS,
    Among,
    At,
    Both,
    Controlled,
    Extremum,
    Here,
    Kind,
    MostOf,
    Pile,
    Ref,
    Select,
    Selector,
    Stat,
    You,
    Zone,
    is_on_itself,
)
from smashrules.effects.verbs import SEEING, Verb
from smashrules.engine.changes import CHANGES
from smashrules.engine.madness import DECK, names_deck
from smashrules.engine.told_of_cards import TOLD
from smashrules.engine.unmodelled_counters import asks_of_counters

ANSWERED = frozenset({Verb.SCORE, Verb.WIN, Verb.GO, Verb.REPLACE, Verb.LEAVE, Verb.ENTER})
"""Verbs that happen by the rules and are answered rather than ordered."""

REPLACED = frozenset(each for each in Verb if each.value in CHANGES) | {Verb.GO}
"""Verbs in the place of whose events something else can happen."""

WAITED_FOR = ANSWERED | {Verb.PLAY, Verb.USE, *SEEING} | REPLACED | TOLD
"""Verbs whose events cards can answer."""

_DIVIDED = (Verb.PUT_COUNTER, Verb.REMOVE_COUNTER, Verb.TRANSFER)

NO_DECK = "cards that are drawn from no deck and no discard pile"


class Use(Struct, frozen=True):
    """A use of what is played otherwise: a node ``of`` this class, or of one of these, ``where`` that is so of it."""

    of: type[Node] | tuple[type[Node], ...]
    where: Callable[[Any], bool]
    missing: str


def uses(node: Node) -> list[str]:
    """The uses of what is played otherwise for which the engine has no rule.

    >>> uses(Controlled(Select(Kind.PLAYER), negated=True))
    ['cards that nobody controls']
    """
    found = [use.missing for use in _uses_of(type(node)) if use.where(node)]
    if isinstance(node, Event | Replacement):
        return found + _verbs(node)
    if isinstance(node, Pile) and node.named not in (None, DECK):
        return [*found, f"the {node.named} deck"]
    return found


@cache
def _uses_of(kind: type[Node]) -> tuple[Use, ...]:
    return tuple(use for use in USES if issubclass(kind, use.of))


def _verbs(node: Event | Replacement) -> list[str]:
    """ "After a card is copied": verbs whose events nothing answers, or nothing takes the place of."""
    if isinstance(node, Replacement):
        return [
            f"what happens in the place of the verb {each.verb.value!r}"
            for each in _acts(node)
            if each.verb not in REPLACED
        ]
    return [f"answers to the verb {each.verb.value!r}" for each in _acts(node) if each.verb not in WAITED_FOR]


def _acts(node: Event | Replacement) -> tuple[Act, ...]:
    """What is answered, or does not happen."""
    return ((node.event if isinstance(node, Replacement) else node.act), *node.others)


# -- what is described, and what is stated ---------------------------------------------------------------------------


def _at_bases_not_pointed_at(node: Select) -> bool:
    """Players at a base that is described: one that is pointed at can be asked."""
    places = [each.place for each in node.filters if isinstance(each, At)]
    return node.kind is Kind.PLAYER and any(isinstance(each, Select) for each in places)


def _awarded_for_a_time(node: Lasting) -> bool:
    """ "If it scores this turn, the winner gains 1 fewer VP"."""
    return isinstance(node.statement, Modify) and node.statement.stat is Stat.VP


def _nobody_controls(node: Controlled) -> bool:
    """ "An uncontrolled minion"."""
    return node.negated and isinstance(node.by, Select)


def _on_so_many_bases(node: Has) -> bool:
    """ "If you have actions on two or more bases"."""
    lies = [getattr(each, "place", getattr(each, "host", None)) for each in node.what.filters]
    return any(type(each) is Select and each.quantity.low not in (0, 1) for each in lies)


# -- what is asked of acts -------------------------------------------------------------------------------------------


def _leaves_or_enters(node: Any) -> bool:
    """ "If a minion left play this turn", "this minion cannot leave play"."""
    return node.act.verb in (Verb.LEAVE, Verb.ENTER)


def _won(node: Any) -> bool:
    """ "If you won a base this turn", "you cannot win this base"."""
    return bool(node.act.verb is Verb.WIN)


def _wins_no_base(node: Act) -> bool:
    """ "After you win a duel": a base can be won, by a player."""
    if node.verb is not Verb.WIN:
        return False
    of_base = isinstance(node.what, Here) or (isinstance(node.what, Select) and node.what.kind is Kind.BASE)
    of_player = isinstance(node.by, You) or (isinstance(node.by, Select) and node.by.kind is Kind.PLAYER)
    return not (of_base and of_player and node.with_ is None)


def _vps_gained(node: Any) -> bool:
    """ "If you gained VPs this turn"."""
    return bool(node.act.verb is Verb.GAIN_VP)


def _vps_of_a_base(node: Act) -> bool:
    """ "Other players cannot gain VPs here"."""
    return node.verb is Verb.GAIN_VP and node.source is not None


# -- events ----------------------------------------------------------------------------------------------------------


def _several_drawn(node: Event) -> bool:
    """ "After you draw two or more cards": one or more are any."""
    return any(_is_so_many(each.what, 1) for each in _acts(node))


def _some_drawn(node: Replacement) -> bool:
    """ "If you would draw one or more cards": a card at a time."""
    return any(_is_so_many(each.what) for each in _acts(node))


def _nth_of_several(node: Event) -> bool:
    """ "After you move two or more minions in a turn": how often something happens is counted, not to how many."""
    return node.nth is not None and bool(node.apart or node.settled)


def _seen_in_turn(node: Event) -> bool:
    """ "The first time each turn that you reveal a card", "before a card is revealed"."""
    return any(each.verb in SEEING for each in _acts(node)) and not _is_plainly(node)


def _by_which_ability(node: Event | Replacement) -> bool:
    """ "After a minion is moved by a Talent"."""
    by = [each.by for each in _acts(node) if isinstance(each.by, Select) and each.by.kind is Kind.ABILITY]
    return any(each.filters for each in by)


def _comes_into_play(node: Event | Replacement) -> bool:
    """ "After a minion enters play": a base can."""
    entering = [each.what for each in _acts(node) if each.verb is Verb.ENTER and _is_pile(each.to, Zone.PLAY)]
    return any(isinstance(each, Select) and each.kind is not Kind.BASE for each in entering)


def _goes_elsewhere(node: Event | Replacement) -> bool:
    """ "When a minion goes to its owner's hand": from play to the discard pile."""
    sent = [each for each in _acts(node) if each.verb is Verb.GO]
    return any(not _is_pile(each.to, Zone.DISCARD) or not _is_pile(each.source, Zone.PLAY) for each in sent)


# -- times and conditions --------------------------------------------------------------------------------------------


def _waits_for_an_event(node: Delayed) -> bool:
    """ "The next time you play a minion, draw a card"."""
    return isinstance(node.when, Event)


def _must_in_a_turn(node: Delayed) -> bool:
    """ "On your next turn, draw a card": what may be done can be."""
    return isinstance(node.when, OnTurn) and not isinstance(node.effect, May)


def _awaits_a_turn(node: Awaits) -> bool:
    """What can be used on one's turn, for a time only."""
    return isinstance(getattr(node.clause, "when", None), OnTurn)


def _until_several_turns(node: Lasting | Act) -> bool:
    """ "Each other player cannot play actions until the end of their next turn"."""
    return node.until is not None and _is_of_several(node.until.whose, node)


def _did_least(node: MostOf) -> bool:
    """ "The player who discarded the fewest of these cards"."""
    return node.extremum is Extremum.LOWEST and any(isinstance(each, Among) for each in node.what.filters)


def _most_on_it(node: MostOf) -> bool:
    """ "The minion with the most counters on it"."""
    return any(map(is_on_itself, node.what.filters))


def _as_a_turn_ended(node: InPlaySince) -> bool:
    """What was in play as a turn ended: as it began can be asked."""
    return node.when.side is Side.END


def _asks_of_each(node: While) -> bool:
    """ "Each minion here has +1 power while its controller has the most power here": it is asked once for all."""
    what = getattr(node.statement, "what", None)
    if not isinstance(what, Select) or not what.quantity.every or what.label is None:
        return False
    return any(isinstance(each, Ref) and each.label == what.label for each in walk(node.condition))


def _of_no_counters(node: HeldWhen) -> bool:
    """ "If you had no other minions here when you played it": what counters it had can be asked."""
    return not asks_of_counters(node.condition)


def _per_duel(node: Limit) -> bool:
    """ "Once per duel"."""
    return node.per is Per.DUEL


def _outpowers_at_bases(node: Outpowers) -> bool:
    """ "If you have more power than another player at a base with an action on it"."""
    return isinstance(node.place, Select)


def _of_one_player(node: Lasting) -> bool:
    """ "Until your next turn, another player cannot play actions": who is to be chosen by what is stated itself."""
    statement = node.statement
    who = statement.act.by if isinstance(statement, Cannot | Limited) else None
    if isinstance(statement, Modify | Becomes) and statement.stat in OF_PLAYERS:
        who = statement.what
    return isinstance(who, Select) and not who.quantity.every


# -- deeds, and piles ------------------------------------------------------------------------------------------------


def _together(node: Act) -> bool:
    """ "Play two minions on the same base": several that are moved can go to one."""
    return bool(node.together) and node.verb is not Verb.MOVE


def _leaves_from(node: Act) -> bool:
    """ "After a card leaves your hand"."""
    return node.verb is Verb.LEAVE and node.source is not None


def _divided(node: Act) -> bool:
    """ "Place up to three cards in other players' hands": counters can be divided."""
    return bool(node.spread) and node.verb not in _DIVIDED


def _swaps_piles(node: Act) -> bool:
    """ "Swap your hand with another player's": your own piles can be swapped."""
    return any(isinstance(each, Pile) and each.of != You() for each in _swapped(node))


def _swaps_several(node: Act) -> bool:
    """ "Swap two of your minions with two others"."""
    swapped = _swapped(node)
    return None not in swapped and any(isinstance(each, Select) and each.quantity.high != 1 for each in swapped)


def _swapped(node: Act) -> tuple[Selector | None, ...]:
    return (node.what, node.with_) if node.verb is Verb.SWAP else ()


def _drawn_from_nowhere(node: Act) -> bool:
    """ "Draw a minion": from a deck, or a discard pile."""
    return node.verb is Verb.DRAW and _is_nowhere(node.what)


def _played_on_several(node: Act) -> bool:
    """ "Play an action on any number of bases"."""
    return node.verb is Verb.PLAY and isinstance(node.to, Select) and node.to.quantity == ANY_NUMBER


# -- what they have in common ----------------------------------------------------------------------------------------


def _is_plainly(node: Event) -> bool:
    """Whether each such event is answered, whichever it is of its turn."""
    return not (node.first or node.nth or node.then or node.settled) and node.timing in (Timing.WHEN, Timing.AFTER)


def _is_of_several(whose: Selector | None, node: Node) -> bool:
    """Whether a time is that of several players, each their own ("until the end of their next turn")."""
    told = {each.label for each in walk(node) if isinstance(each, Select) and each.quantity.high != 1}
    return isinstance(whose, Select) or (isinstance(whose, Ref) and whose.label in told)


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


_SPOKEN_OF = (Done, Did, Was, FirstThisTurn)
"""What asks for an act of the turn."""

USES = (
    Use(Select, _at_bases_not_pointed_at, "players who are at a base that is not pointed at"),
    Use(Lasting, _awarded_for_a_time, "what bases award for a time"),
    Use(Controlled, _nobody_controls, "cards that nobody controls"),
    Use(Has, _on_so_many_bases, "on how many bases something lies"),
    Use(_SPOKEN_OF, _leaves_or_enters, "the history of what left or came into play"),
    Use(Cannot, _leaves_or_enters, "what cannot leave or come into play"),
    Use((*_SPOKEN_OF, Cannot), _won, "the verb 'win'"),
    Use(Act, _wins_no_base, "the verb 'win'"),
    Use(_SPOKEN_OF, _vps_gained, "which VPs a base has awarded"),
    Use(Act, _vps_of_a_base, "which VPs a base has awarded"),
    Use(Act, _together, "cards that all go to one and the same base"),
    Use(Event, _several_drawn, "how many are drawn at one moment"),
    Use(Replacement, _some_drawn, "how many are drawn at one moment"),
    Use(Event, _nth_of_several, "to how many things something has happened in a turn"),
    Use(Event, _seen_in_turn, "the first cards that are seen in a turn, and cards about to be seen"),
    Use((Event, Replacement), _by_which_ability, "by which ability something is done"),
    Use((Event, Replacement), _comes_into_play, "cards that come into play, however they come"),
    Use((Event, Replacement), _goes_elsewhere, "what goes elsewhere than from play to the discard pile"),
    Use(Delayed, _waits_for_an_event, "what waits for the next time that something happens"),
    Use(Delayed, _must_in_a_turn, "what must be done in a turn to come"),
    Use(Awaits, _awaits_a_turn, "what can be used until a time on one's turn"),
    Use((Lasting, Act), _until_several_turns, "what lasts until the turns of several players, or of any one of them"),
    Use(MostOf, _did_least, "who did the least of something"),
    Use(MostOf, _most_on_it, "which card has the most of something on it"),
    Use(InPlaySince, _as_a_turn_ended, "what was in play as a turn ended"),
    Use(While, _asks_of_each, "conditions asked of each of several"),
    Use(HeldWhen, _of_no_counters, "how it was when something happened"),
    Use(Limit, _per_duel, "limits for a duel"),
    Use(Outpowers, _outpowers_at_bases, "power compared at bases that are not pointed at"),
    Use(Lasting, _of_one_player, "what is so for a time of a player who is chosen by it"),
    Use(Act, _leaves_from, "what leaves a hand or a pile"),
    Use(Act, _divided, "cards divided among several players"),
    Use(Act, _swaps_piles, "piles of several players that are swapped"),
    Use(Act, _swaps_several, "several cards that are swapped for several"),
    Use(Act, _drawn_from_nowhere, NO_DECK),
    Use(Act, _played_on_several, "one card played on several bases"),
)
"""By class of node. The order decides only by which of several names a card is refused."""
