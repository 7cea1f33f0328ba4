"""Cards of a kind that are played or drawn off the top of a deck.

They are looked for by revealing one card after another. What is revealed and not used lies apart, in no deck and no
discard pile, until what was found is played and resolved. Other cards of a deck are in ``decks``; whether what was
found may be played is asked elsewhere. Source: WTCS and EMD2023, "Cards Played off the Top of the Deck"; WIKI, "Cards
off the Top of the Deck".
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.effects.selectors import Pile, Select, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.acting import Acting
from smashrules.engine.agenda import failed, keep_labels, propose, put_back
from smashrules.engine.decks import has_seen, refill
from smashrules.engine.selecting import fits, number_or, one_pile, players
from smashrules.state.records import Event
from smashrules.state.things import NOTHING, is_card

PROCEDURE = "top.procedure"


def revealed_from(what: object) -> Pile | None:
    """The deck off whose top ``what`` comes; None where it comes from elsewhere."""
    pile = one_pile(what) if isinstance(what, Select) else None
    return pile if pile is not None and pile.revealing else None


def look_for(acting: Acting) -> int:
    """Reveal until the next card is found. Gives that card, NOTHING when it is time to go on without one; the frame's
    ``things`` are then that card and those that lie apart, its ``index`` how many were found before.

    When all have been found, or the deck has run out, what lies apart is shuffled in and the act is over."""
    table, frame, what = acting.table, acting.frame, acting.node.what
    assert isinstance(what, Select)
    pile = revealed_from(what)
    assert pile is not None
    if frame.things and frame.things[0] != NOTHING:
        return int(frame.things[0])
    owner = _owner(acting, pile)
    wanted = number_or(acting.ctx, what.quantity.high, len(table.seats[owner].deck))
    if frame.index >= wanted or (frame.index and not table.seats[owner].deck):
        _put_back(acting, owner)
        return NOTHING
    found = _reveal(acting, owner, what)
    if found == NOTHING:
        _put_back(acting, owner)
    return found


def _owner(acting: Acting, pile: Pile) -> int:
    if isinstance(pile.of, Select):
        chosen = acting.settle(pile.of, "whose")
        if chosen:
            return -1 - int(chosen[0])
    return next(iter(players(acting.ctx, pile.of)), acting.doer)


def _reveal(acting: Acting, owner: int, what: Select) -> int:
    table, frame = acting.table, acting.frame
    if not table.seats[owner].deck:
        refill(table, owner, 1, acting.cause)
    deck = table.seats[owner].deck
    kind = Select(what.kind, what.quantity, what.filters)
    found, seen = NOTHING, []
    for uid in deck:
        seen.append(uid)
        if fits(acting.ctx, uid, kind):
            found = uid
            break
    apart = [each for each in seen if each != found]
    for uid in apart:
        deck.remove(uid)
        table.seats[owner].aside.append(uid)
    table.touch_beyond()
    rules = [PROCEDURE, "verb.reveal"]
    if apart:
        rules.append("top.limbo")
    if found == NOTHING:
        rules.append("top.deck-runs-out")
    has_seen(table, table.record(acting.event(Verb.REVEAL, *rules, things=tuple(seen), zone=Zone.DECK.value)))
    acting.frame = put_back(
        table,
        frame,
        replace(frame, stage=frame.stage, picks=(), things=(found, *frame.things[1:], *apart), index=frame.index),
    )
    if found != NOTHING:
        before = acting.ctx.labels.get(what.label or 0, ((), ()))[0] if frame.index else ()
        acting.ctx.set_label(what.label, (*before, found))
        keep_labels(table, frame.activation, acting.ctx)
    return found


def use_up(acting: Acting) -> None:
    """The card found is used: next time the frame runs, the next one is looked for."""
    frame = acting.frame
    put_back(
        acting.table,
        frame,
        replace(frame, stage=frame.stage, picks=(), things=(NOTHING, *frame.things[1:]), index=frame.index + 1),
    )


def draw_off_the_top(acting: Acting) -> None:
    """Draw cards of a kind off the top of a deck."""
    found = look_for(acting)
    if found == NOTHING:
        return
    use_up(acting)
    drawn = acting.event(
        Verb.DRAW, "top.draw", "verb.draw", what=found, zone=Zone.DECK.value, zone_to=Zone.HAND.value
    )
    propose(acting.table, [drawn], acting.frame.activation)


def discard_unplayable(acting: Acting, found: int) -> None:
    """A card that has been found and may not be played goes to the discard pile."""
    use_up(acting)
    failed(acting.table, acting.frame.activation)
    discarded = acting.event(Verb.DISCARD, "top.requirement", what=found, zone=Zone.DECK.value)
    propose(acting.table, [discarded], acting.frame.activation)


def _put_back(acting: Acting, owner: int) -> None:
    """Shuffle what was revealed and not used into the deck."""
    table, what = acting.table, acting.node.what
    apart = tuple(each for each in acting.frame.things[1:] if is_card(each) and each in table.seats[owner].aside)
    assert isinstance(what, Select)
    if acting.frame.index < number_or(acting.ctx, what.quantity.low, 1):
        failed(table, acting.frame.activation)
    acting.finish()
    if not apart:
        return
    seat = table.seats[owner]
    for uid in apart:
        seat.aside.remove(uid)
        seat.deck.append(uid)
    table.shuffle(seat.deck)
    table.touch_beyond()
    event: Event = acting.event(
        Verb.SHUFFLE, "top.rest", "verb.shuffle", what=-1 - owner, zone=Zone.DECK.value, things=apart
    )
    table.record(event)
