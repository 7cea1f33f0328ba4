"""From an event to its sentence: what fills the fields of the phrase table.

Knows states, events and the effect tree; the words stand in ``phrases``, and the reasons are ``record``'s business.
"""

from __future__ import annotations

from collections.abc import Sequence

from smashrules.effects.actions import Cancelled, Cannot, Counts, Lasting, Modify, Unaffected, While
from smashrules.effects.node import Node, at_path
from smashrules.effects.selectors import You, Zone
from smashrules.effects.verbs import Verb
from smashrules.explain.board import Names, listed, numeral, possessive
from smashrules.explain.model import Outcome
from smashrules.explain.phrases import NOT, PHASES, PHRASES, PLACES, PREVENTED, REPLACED, Phrase, fill
from smashrules.state.records import Cause, Event
from smashrules.state.things import NOBODY, NOTHING, Things, is_card, is_player, player_of

_STATEMENTS: dict[type, str] = {
    Modify: "effect:modify",
    Cannot: "effect:cannot",
    Unaffected: "effect:unaffected",
    Cancelled: "effect:cancelled",
    Counts: "effect:counts",
}
_SEEN = (Verb.LOOK.value, Verb.REVEAL.value, Verb.SEARCH.value)
_DECKS = (Zone.DECK.value, Zone.BASE_DECK.value)


def node_of(names: Names, cause: Cause | None) -> Node | None:
    """The node of the effect tree that a cause points at; None where there is none."""
    if cause is None:
        return None
    try:
        return at_path(names.definition(cause.card).text, cause.path)
    except (IndexError, ValueError, LookupError):
        return None


def phrase_of(names: Names, event: Event) -> Phrase | None:
    """The row of the phrase table for an event; None when there is no row for its verb."""
    if event.verb == "effect":
        node = node_of(names, event.cause)
        statement: object = node.statement if isinstance(node, Lasting) else node
        while isinstance(statement, While):
            statement = statement.statement
        key = _STATEMENTS.get(type(statement))
        if key is not None:
            return PHRASES[key]
    if event.verb == Verb.SCORE.value and f"score:{event.note}" in PHRASES:
        return PHRASES[f"score:{event.note}"]
    return PHRASES.get(event.verb)


def sentence(names: Names, events: Sequence[Event], test: str = "") -> str:
    """The sentence for events that are told together (one, or several draws of a player).

    ``test`` is a comparison shown after the card ("2 ≤ 4"). Empty when the verb has no phrase."""
    event = events[0]
    phrase = phrase_of(names, event)
    if phrase is None:
        return ""
    fields = _fields(names, events, test)
    fields["past"] = phrase.past.format(change=fields["change"]) or None
    if len(events) > 1 and phrase.many:
        return fill((phrase.many, *phrase.done), fields)
    if event.outcome == Outcome.PREVENTED:
        return fill(PREVENTED, fields)
    if event.outcome == Outcome.REPLACED:
        return fill(REPLACED, fields)
    if event.outcome == Outcome.NOT:
        return fill((*phrase.stopped, *NOT), fields)
    return fill(phrase.done, fields)


def _fields(names: Names, events: Sequence[Event], test: str) -> dict[str, str | None]:
    event = events[0]
    who = names.player(event.player) if event.player != NOBODY else None
    several = [each.what for each in events if each.what != NOTHING]
    amount = event.amount
    where = pile(names, event)
    shown = event.things or (tuple(several) if len(several) > 1 else ())
    return {
        "who": who,
        "possessive": possessive(who) if who else None,
        "what": _what(names, event) or None,
        "test": f" ({test})" if test else "",
        "to": names.thing(event.to) or None,
        "host": _host(names, event),
        "from": _from(names, event),
        "base": names.card(event.base) if event.base != NOTHING else None,
        "pile": where,
        "into": None if where is None else f"{'on' if event.end else 'in'} {where}",
        "zone": event.zone if event.zone != Zone.PLAY.value and event.zone else None,
        "hand": "the hand" if event.zone == Zone.HAND.value else None,
        "cards": f"{numeral(len(several) or amount)} cards" if (len(several) or amount) > 1 else "a card",
        "things": _shown(names, event, shown) or None,
        "amount": str(amount),
        "vps": f"{amount} VP",
        "power": str(event.power),
        "place": PLACES.get(event.note),
        "phase": PHASES.get(event.note),
        "extra": _extra(amount, event.note),
        "old": names.card(event.base) if event.base not in (NOTHING, event.what) else None,
        "change": _change(names, event),
        "until": _until(names, event.cause),
        "as_extra": " as an extra card" if _is_extra(event) else "",
        "by": names.card(event.cause.card) if event.cause is not None else None,
        "moment": _moment(event.note),
    }


def _what(names: Names, event: Event) -> str:
    """The card or player; a card of the player's own that comes from a hand or pile needs no owner's name."""
    what = event.what
    held = event.zone not in ("", Zone.PLAY.value)
    if held and is_card(what) and names.state.cards[what].owner == event.player:
        return names.plain(what)
    return names.thing(what)


def _shown(names: Names, event: Event, things: Things) -> str:
    """Several things; cards that are only seen are called by their names alone."""
    if event.verb in _SEEN:
        return listed(names.plain(each) if is_card(each) else names.thing(each) for each in things)
    return names.things(things)


def _is_extra(event: Event) -> bool:
    """Whether a play is an extra one. A Special played from the hand is none, though it uses up no free card."""
    return any(rule.startswith("extra.") and rule != "extra.special-not-free" for rule in event.rules)


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
    if not zone or zone == Zone.PLAY.value:
        return None
    end = f"the {event.end} of " if event.end and zone in _DECKS else ""
    owner = NOBODY
    if is_card(event.what):
        owner = names.state.cards[event.what].owner
    elif is_player(event.to):
        owner = player_of(event.to)
    if owner == NOBODY:
        return f"{end}the {zone}"
    return f"{end}{possessive(names.player(owner))} {zone}"


def _change(names: Names, event: Event) -> str | None:
    node = node_of(names, event.cause)
    statement: object = node.statement if isinstance(node, Lasting) else node
    while isinstance(statement, While):
        statement = statement.statement
    if not isinstance(statement, Modify):
        return None
    stat = statement.stat.value
    return f"{event.amount:+d} {stat}".replace("-", "−") if event.amount else f"a changed {stat}"


def _until(names: Names, cause: Cause | None) -> str:
    node = node_of(names, cause)
    if not isinstance(node, Lasting) or cause is None:
        return ""
    if node.until is None:
        return " until the end of the turn"
    if node.until.whose is None:
        return f" until the {node.until.side.value} of the turn"
    if isinstance(node.until.whose, You) and cause.controller != NOBODY:
        whose = possessive(names.player(cause.controller))
        return f" until the {node.until.side.value} of {whose} turn"
    return f" until the {node.until.side.value} of that player's turn"
