"""Setting up with several sets, on three made up for it: what makes a deck, whose it is, which bases lie ready."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from smashrules.cards.building import build
from smashrules.cards.collection import Library, view
from smashrules.effects.abilities import CardText
from smashrules.effects.card import CardType
from smashrules.engine import Game
from smashrules.errors import InputError
from smashrules.simulate.seating import lineup
from smashrules.text.words.lexicon import Names

PRINTINGS = 'format = 1\n[[printing]]\nid = "current"\ntitle = "now"\nsince = 2025-01-01\n'


def faction(name: str, of_set: str, bases: tuple[str, ...]) -> str:
    """A file of a faction with twenty equal minions and these bases."""
    text = f'format = 1\nfaction = "{name}"\nset = "{of_set}"\nsources = ["made up"]\n'
    text += f'[[card]]\nname = "{name} Guest"\ntype = "minion"\ncount = 20\npower = 3\ntext = ""\n'
    return text + "".join(
        f'[[base]]\nname = "{each}"\nbreakpoint = 20\nvps = [3, 2, 1]\ntext = ""\n' for each in bases
    )


def blank(text: str, card_type: CardType, names: Names) -> CardText:
    """All these cards have no ability."""
    return CardText()


@pytest.fixture(scope="module")
def shelves() -> Library:
    """Teapots and Kettles of the set Tea, Nails and Hammers of the set Tools, one with three bases."""
    files = {
        "printings.toml": PRINTINGS,
        "tea/teapots.toml": faction("Teapots", "Tea", ("Tea House", "Tea Garden")),
        "tea/kettles.toml": faction("Kettles", "Tea", ("Kitchen", "Stove")),
        "tools/nails.toml": faction("Nails", "Tools", ("Board", "Box", "Wall")),
        "tools/hammers.toml": faction("Hammers", "Tools", ("Bench",)),
        "toys/dolls.toml": faction("Dolls", "Toys", ("Attic",)),
    }
    shelf = build({name: text.encode() for name, text in files.items()}, blank)
    return view(shelf, shelf.printings[0])


def test_the_base_deck_is_all_bases_of_the_sets_of_the_factions_and_no_others(shelves: Library) -> None:
    tea = lineup(shelves, [("Teapots", "Kettles"), ("Kettles", "Teapots")])
    both = lineup(shelves, [("Teapots", "Nails"), ("Kettles", "Hammers")])

    assert sorted(tea.bases) == ["Kitchen", "Stove", "Tea Garden", "Tea House"]
    assert sorted(both.bases) == ["Bench", "Board", "Box", "Kitchen", "Stove", "Tea Garden", "Tea House", "Wall"]


def test_a_faction_with_more_than_two_bases_brings_them_all(shelves: Library) -> None:
    assert {"Board", "Box", "Wall"} <= set(lineup(shelves, [("Nails", "Teapots"), ("Kettles", "Dolls")]).bases)


def test_two_players_may_have_one_faction_and_its_bases_are_there_once(shelves: Library) -> None:
    same = lineup(shelves, [("Teapots", "Nails"), ("Teapots", "Kettles")])

    assert [Counter(seat.deck)["Teapots Guest"] for seat in same.seats] == [20, 20]
    assert len(same.bases) == len(set(same.bases))
    with pytest.raises(InputError, match="two different factions"):
        lineup(shelves, [("Teapots", "Teapots"), ("Nails", "Kettles")])


def test_who_chose_a_faction_owns_its_cards(shelves: Library) -> None:
    same = lineup(shelves, [("Teapots", "Nails"), ("Teapots", "Kettles")])
    state = Game(shelves.definitions).new(same.seats, same.bases, seed=3).state

    for player, seat in enumerate(state.players):
        owned = [each.key for each in state.cards if each.owner == player]
        assert Counter(owned) == Counter(same.seats[player].deck)
        assert all(state.cards[uid].owner == player for uid in (*seat.hand, *seat.deck))


@pytest.mark.parametrize("order", [("Ann", "Bob", "Cyd"), ("Cyd", "Ann", "Bob")])
def test_whoever_the_players_name_first_begins(shelves: Library, order: tuple[str, ...]) -> None:
    seats = lineup(shelves, [("Teapots", "Nails"), ("Kettles", "Dolls"), ("Hammers", "Dolls")])
    named = [replace(seat, name=name) for seat, name in zip(seats.seats, order, strict=True)]
    for edition in ("MUNCHKIN", "BGB2018", "EMD2023", "WIKI"):
        state = Game(shelves.definitions).new(named, seats.bases, edition=edition, seed=5).state
        assert state.decision is not None
        assert state.players[state.active].name == order[0]
        assert state.players[state.decision.player].name == order[0]
