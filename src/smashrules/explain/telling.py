"""From an event to its sentence: what fills the fields of the phrase table.

Knows states, events and the effect tree; the words stand in ``phrases``, and the reasons are ``record``'s business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from smashrules.effects.actions import (
    Act,
    Awaits,
    Becomes,
    Cancelled,
    Cannot,
    Copied,
    Counts,
    Floor,
    Granted,
    Lasting,
    Limited,
    Modify,
    Permit,
    Unaffected,
    While,
    WinsTies,
)
from smashrules.effects.node import Node, walk
from smashrules.effects.selectors import COUNTERS, Kind, Select, You, Zone, abilities_in
from smashrules.effects.verbs import Verb
from smashrules.explain.board import Names, listed, numeral, possessive
from smashrules.explain.citing import read, written_on
from smashrules.explain.model import Outcome
from smashrules.explain.phrases import NOT, PHASES, PHRASES, PLACES, PREVENTED, REPLACED, Phrase, fill
from smashrules.state.records import Cause, Event
from smashrules.state.things import NOBODY, NOTHING, Thing, Things, is_card, is_player, player_of

STATEMENTS: dict[type, str] = {
    Modify: "effect:modify",
    Cannot: "effect:cannot",
    Unaffected: "effect:unaffected",
    Cancelled: "effect:cancelled",
    Counts: "effect:counts",
    Becomes: "effect:becomes",
    Floor: "effect:floor",
    Limited: "effect:limited",
    WinsTies: "effect:wins-ties",
    Granted: "effect:granted",
    Awaits: "effect:awaits",
    Copied: "effect:copied",
    Permit: "effect:permitted",
}
"""The row of the phrase table for what a statement makes true for a time."""
_PLAY = Zone.PLAY.value
_HAND = Zone.HAND.value
_SCORE = Verb.SCORE.value
_NOT = Outcome.NOT.value
_NOT_DONE = {Outcome.PREVENTED.value: PREVENTED, Outcome.REPLACED.value: REPLACED, _NOT: NOT}
"""The usual templates for what did not come about, by the outcome."""
_SEEN = (Verb.LOOK.value, Verb.REVEAL.value, Verb.SEARCH.value)
_TO_DECKS = (Verb.RETURN.value, Verb.PLACE.value)
_DECKS = (Zone.DECK.value, Zone.BASE_DECK.value)


def node_of(names: Names, cause: Cause | None) -> Node | None:
    """The node of the effect tree that a cause points at; None where there is none."""
    return None if cause is None else read(names.definition(written_on(cause))).node(cause.path)


def phrase_of(names: Names, event: Event) -> Phrase | None:
    """The row of the phrase table for an event; None when there is no row for its verb."""
    if event.verb == "effect":
        node = node_of(names, event.cause)
        statement: object = node.statement if isinstance(node, Lasting) else node
        while isinstance(statement, While):
            statement = statement.statement
        key = STATEMENTS.get(type(statement))
        if isinstance(statement, Floor) and (statement.more or statement.held):
            key = "floor:held" if statement.held else "floor:ceiling"
        if isinstance(statement, Cancelled) and abilities_in(statement.what):
            key = "cancelled:some"
        if key is not None:
            return PHRASES[key]
    if event.verb == "trigger" and "me-first.optional-round" in event.rules:
        return PHRASES["trigger:used"]
    if event.verb == "too-late" and "trigger.subject-gone" in event.rules:
        return PHRASES["too-late:gone"]
    if event.verb == _SCORE and f"score:{event.note}" in PHRASES:
        return PHRASES[f"score:{event.note}"]
    return PHRASES.get(event.verb)


def sentence(names: Names, events: Sequence[Event], test: str = "") -> str:
    """The sentence for events that are told together (one, or several draws of a player).

    ``test`` is a comparison shown after the card ("2 ≤ 4"). Empty when the verb has no phrase."""
    if len(events) == 1 and not test:
        known = names.told.get(events[0].id)
        if known is None:
            known = names.told[events[0].id] = _sentence(names, events, test)
        return known
    return _sentence(names, events, test)


def _sentence(names: Names, events: Sequence[Event], test: str) -> str:
    event = events[0]
    phrase = phrase_of(names, event)
    if phrase is None:
        return ""
    fields = _Fields(names, events, test, phrase)
    if len(events) > 1 and phrase.many:
        return fill((phrase.many, *phrase.done), fields)
    usual = _NOT_DONE.get(event.outcome)
    if usual is None:
        return fill(phrase.done, fields)
    return fill((*phrase.stopped, *usual) if event.outcome == _NOT else usual, fields)


class _Fields(dict[str, str]):
    """What fills the templates about some events: each field is found when a template first asks for it."""

    def __init__(self, names: Names, events: Sequence[Event], test: str, phrase: Phrase) -> None:
        self.names = names
        self.events = events
        self.event = events[0]
        self.test = test
        self.phrase = phrase

    def __missing__(self, field: str) -> str:
        value = _FIELDS[field](self)
        if value is None:
            raise KeyError(field)
        self[field] = value
        return value

    def several(self) -> list[Thing]:
        """What the events are about, one by one."""
        return [each.what for each in self.events if each.what != NOTHING]

    def who(self) -> str | None:
        """Who does it."""
        return self.names.player(self.event.player) if self.event.player != NOBODY else None

    def possessive(self) -> str | None:
        """Whose it is."""
        who = self.who()
        return possessive(who) if who else None

    def into(self) -> str | None:
        """The pile, as something is placed on it or in it."""
        where = pile(self.names, self.event)
        return None if where is None else f"{'on' if self.event.end else 'in'} {where}"

    def cards(self) -> str:
        """How many cards."""
        count = len(self.several()) or self.event.amount
        return f"{numeral(count)} cards" if count > 1 else "a card"

    def things(self) -> str | None:
        """Which things."""
        several = self.several()
        shown = self.event.things or (tuple(several) if len(several) > 1 else ())
        return _shown(self.names, self.event, shown) or None

    def past(self) -> str | None:
        """The participle."""
        past = self.phrase.past
        return (past.format(change=_change(self.names, self.event)) if "{" in past else past) or None


_FIELDS: Mapping[str, Callable[[_Fields], str | None]] = {
    "who": _Fields.who,
    "possessive": _Fields.possessive,
    "what": lambda of: _what(of.names, of.event) or None,
    "test": lambda of: f" ({of.test})" if of.test else "",
    "at": lambda of: of.names.card(of.event.to) if is_card(of.event.to) else None,
    "to": lambda of: of.names.thing(of.event.to) or None,
    "host": lambda of: _host(of.names, of.event),
    "from": lambda of: _from(of.names, of.event),
    "base": lambda of: of.names.card(of.event.base) if of.event.base != NOTHING else None,
    "pile": lambda of: pile(of.names, of.event),
    "into": _Fields.into,
    "zone": lambda of: of.event.zone if of.event.zone != _PLAY and of.event.zone else None,
    "hand": lambda of: "the hand" if of.event.zone == _HAND else None,
    "cards": _Fields.cards,
    "things": _Fields.things,
    "amount": lambda of: str(of.event.amount),
    "randomly": lambda of: " at random" if _is_random(of.names, of.event) else "",
    "counters": lambda of: _counters(of.names, of.event),
    "vps": lambda of: f"{of.event.amount} VP",
    "power": lambda of: str(of.event.power),
    "place": lambda of: PLACES.get(of.event.note),
    "phase": lambda of: PHASES.get(of.event.note),
    "extra": lambda of: _extra(of.event.amount, of.event.note),
    "old": lambda of: of.names.card(of.event.base) if of.event.base not in (NOTHING, of.event.what) else None,
    "change": lambda of: _change(of.names, of.event),
    "until": lambda of: _until(of.names, of.event.cause),
    "as_extra": lambda of: " as an extra card" if _is_extra(of.names, of.event) else "",
    "by": lambda of: of.names.card(of.event.cause.card) if of.event.cause is not None else None,
    "moment": lambda of: _moment(of.event.note),
    "past": _Fields.past,
}
"""How each field of the phrase table is found; None: not known here, so that another template is used."""


def _what(names: Names, event: Event) -> str:
    """The card or player; a card of the player's own that comes from a hand or pile needs no owner's name."""
    what = event.what
    held = event.zone not in ("", _PLAY)
    if held and is_card(what) and names.state.cards[what].owner == event.player:
        return names.plain(what)
    return names.thing(what)


def _shown(names: Names, event: Event, things: Things) -> str:
    """Several things; cards that are only seen are called by their names alone."""
    if event.verb in _SEEN:
        return listed(names.plain(each) if is_card(each) else names.thing(each) for each in things)
    return names.things(things)


def _is_extra(names: Names, event: Event) -> bool:
    """Whether a play is an extra one. A Special played from the hand is none, though it uses up no free card, unless
    its own words say so; nor is a card that takes the place of the free one."""
    if not _FREE.isdisjoint(event.rules):
        return False
    if any(rule.startswith("extra.") and rule not in _NOT_EXTRA for rule in event.rules):
        return True
    node = node_of(names, event.cause) if "extra.special-not-free" in event.rules else None
    return node is not None and any(isinstance(each, Act) and (each.extra or each.as_extra) for each in walk(node))


_FREE = frozenset({"play.free-minion", "play.free-action"})
_NOT_EXTRA = ("extra.special-not-free", "extra.substitute")


def _is_random(names: Names, event: Event) -> bool:
    """Whether it was chance that picked the card."""
    node = node_of(names, event.cause)
    return isinstance(node, Act) and isinstance(node.what, Select) and node.what.random


def _counters(names: Names, event: Event) -> str:
    """How many counters, and of which kind: a card's own are no power counters."""
    node = node_of(names, event.cause)
    what = node.what if isinstance(node, Act) else None
    kind = what.kind if isinstance(what, Select) and what.kind in COUNTERS else Kind.COUNTER
    return f"a {kind.value}" if event.amount == 1 else f"{numeral(event.amount)} {kind.value}s"


def _extra(amount: int, kind: str) -> str | None:
    """What a permission is for ("an extra minion", "two extra actions")."""
    if not kind:
        return None
    return f"an extra {kind}" if amount <= 1 else f"{numeral(amount)} extra {kind}s"


def _moment(note: str) -> str | None:
    if note.endswith("start"):
        return "start"
    return "end" if note.endswith("end") else None


def _host(names: Names, event: Event) -> str | None:
    """What a card is played on when that is no base."""
    if event.host != NOTHING:
        return names.card(event.host)
    if is_card(event.to) and not names.is_base(event.to):
        return names.card(event.to)
    return None


def _from(names: Names, event: Event) -> str | None:
    return names.card(event.base) if event.base != NOTHING and event.base != event.what else None


def pile(names: Names, event: Event) -> str | None:
    """The hand or pile a card goes to ("Bob's discard pile"); None when it goes to none."""
    zone = event.zone_to
    if not zone or zone == _PLAY:
        return None
    end = f"the {event.end} of " if event.end and zone in _DECKS else ""
    if event.note and event.verb in _TO_DECKS and zone == Zone.DECK.value:
        return f"the {event.note} deck"
    owner = NOBODY
    if zone == Zone.BOX.value:
        return "the box"
    if is_player(event.to):  # also of a card that another player owns
        owner = player_of(event.to)
    elif is_card(event.what):
        owner = names.state.cards[event.what].owner
        if owner == NOBODY and not names.is_base(event.what):  # it belongs to whoever has it
            owner = max(event.controller, event.player)
    if owner == NOBODY:
        return f"{end}the {zone}"
    return f"{end}{possessive(names.player(owner))} {zone}"


def _change(names: Names, event: Event) -> str | None:
    node = node_of(names, event.cause)
    statement: object = node.statement if isinstance(node, Lasting) else node
    while isinstance(statement, While):
        statement = statement.statement
    if isinstance(statement, Becomes):
        return f"{statement.stat.value} {event.amount}"
    if isinstance(statement, Floor):
        return statement.stat.value
    if not isinstance(statement, Modify):
        return None
    stat = statement.stat.value
    return f"{event.amount:+d} {stat}".replace("-", "−") if event.amount else f"a changed {stat}"


def _until(names: Names, cause: Cause | None) -> str:
    node = node_of(names, cause)
    if not isinstance(node, Lasting) or cause is None:
        return ""
    if node.stays:
        return " for as long as it is in play"
    if node.until is None:
        return " until the end of the turn"
    if node.until.whose is None:
        return f" until the {node.until.side.value} of the {_next(node)}turn"
    if isinstance(node.until.whose, You) and cause.controller != NOBODY:
        whose = possessive(names.player(cause.controller))
        return f" until the {node.until.side.value} of {whose} {_next(node)}turn"
    return f" until the {node.until.side.value} of that player's {_next(node)}turn"


def _next(node: Lasting) -> str:
    return "next " if node.until is not None and node.until.next else ""
