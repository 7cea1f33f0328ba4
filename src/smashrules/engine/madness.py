"""The Madness deck: cards of no player, drawn and given back by abilities, and counted when the game ends.

Knows the deck by its name; what such a card says is in its own text like any other's. Source: BGB2018 and WIKI, "The
Madness Deck", "Madness and the Final Score".
"""

from __future__ import annotations

from smashrules.effects.node import walk
from smashrules.effects.selectors import Named, Pile, Select, Selector
from smashrules.effects.verbs import Verb
from smashrules.engine.acting import Acting
from smashrules.engine.agenda import failed
from smashrules.engine.compiled import Compiled
from smashrules.engine.selecting import number, number_or
from smashrules.engine.table import Table
from smashrules.state.records import Event
from smashrules.state.things import NOBODY

DECK = "Madness"
"""The name of the deck, and of each card in it."""
SIZE = 30


def is_wanted_by(compiled: Compiled) -> bool:
    """Whether a card's text speaks of the Madness deck, so that a game with it has that deck (BGB2018, "Setup")."""
    return any(
        (isinstance(node, Pile) and node.named == DECK) or (isinstance(node, Named) and is_madness(node))
        for node in walk(compiled.definition.text)
    )


def is_madness(named: Named) -> bool:
    """Whether a filter wants Madness cards."""
    return named.whole and not named.negated and named.name.casefold() == DECK.casefold()


def names_deck(what: Selector | None) -> bool:
    """Whether cards are meant that come from the Madness deck ("draw two Madness cards")."""
    if not isinstance(what, Select) or what.zone is not None:
        return False
    return any(isinstance(each, Named) and is_madness(each) for each in what.filters)


def draw_madness(acting: Acting, what: Select) -> list[Event]:
    """The draws of Madness cards; as many as there are, and as the player likes where the text says "up to"."""
    table = acting.table
    deck = table.special_decks.get(DECK, [])
    wanted = number_or(acting.ctx, what.quantity.high, len(deck))
    low = wanted if what.quantity.every else number(acting.ctx, what.quantity.low)
    if deck and low < wanted:
        wanted = acting.how_many(min(low, len(deck)), min(wanted, len(deck)))
    cards = deck[:wanted]
    acting.ctx.set_label(what.label, tuple(cards))
    rules = ("madness.only-by-ability", "verb.draw")
    if len(cards) < wanted:
        failed(table, acting.frame.activation)
        table.record(acting.event(Verb.DRAW, "madness.empty", outcome="not"))
    return [acting.event(Verb.DRAW, *rules, what=each, zone=DECK, zone_to="hand") for each in cards]


def held(table: Table, player: int) -> int:
    """How many Madness cards a player has, wherever they are."""
    seat = table.seats[player]
    mine = [*seat.hand, *seat.deck, *seat.discard, *seat.aside]
    mine += [uid for uid in table.objects if table.controller(uid) == player]
    return sum(table.cards[uid].owner == NOBODY and table.definition(uid).name == DECK for uid in mine)


def count_at_the_end(table: Table) -> None:
    """Take from each player one victory point for every two Madness cards, before the winner is found."""
    if DECK not in table.special_decks:
        return
    for player, seat in enumerate(table.seats):
        cards = held(table, player)
        loss = min(cards // 2, seat.vp)
        seat.vp -= loss
        rules = ("madness.final-score", "madness.penalty", "madness.counted")
        table.note(Verb.LOSE_VP.value, *rules, player=player, amount=loss, power=cards, note=DECK)
    table.touch_beyond()


def winners(table: Table) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Who has won after that, and by which rules: of those who are tied for the most, the one with the fewest Madness
    cards; if they are still tied, all of them."""
    best = max(seat.vp for seat in table.seats)
    leaders = [player for player, seat in enumerate(table.seats) if seat.vp == best]
    if len(leaders) == 1:
        return tuple(leaders), ("end.fifteen-vp", "end.most-vp")
    fewest = min(held(table, player) for player in leaders)
    won = tuple(each for each in leaders if held(table, each) == fewest)
    return won, ("end.fifteen-vp", "end.most-vp", "madness.tie")
