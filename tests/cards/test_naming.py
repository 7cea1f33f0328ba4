"""Names as people write them."""

from __future__ import annotations

import pytest

from smashrules.cards.naming import folded, resolve
from smashrules.errors import AmbiguousNameError, UnknownNameError

CARDS = {
    "The Tea House": ("The Tea House",),
    "Teabot One": ("Teabot One", "Tea Bot"),
    "Teabot Two": ("Teabot Two",),
    "Baron's Pot...and Cup": ("Baron's Pot...and Cup",),
    "Pot": ("Pot",),
}


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("the tea house", "The Tea House"),
        ("Tea House", "The Tea House"),
        ("TEAHOUSE", "The Tea House"),
        ("barons pot and cup", "Baron's Pot...and Cup"),
        ("Baron’s Pot", "Baron's Pot...and Cup"),
        ("cup", "Baron's Pot...and Cup"),
        ("tea bot", "Teabot One"),
        ("teabot t", "Teabot Two"),
        ("two", "Teabot Two"),
        ("pot", "Pot"),
    ],
)
def test_a_loose_name_finds_its_card(written: str, meant: str) -> None:
    assert resolve("card", written, CARDS) == meant


def test_a_name_in_full_wins_over_a_name_that_begins_with_it() -> None:
    assert resolve("card", "Tea", {"Tea": ("Tea",), "Tea House": ("Tea House",)}) == "Tea"


def test_what_fits_two_cards_is_refused_with_both() -> None:
    with pytest.raises(AmbiguousNameError, match="Teabot One, Teabot Two") as refused:
        resolve("card", "teab", CARDS)
    assert refused.value.candidates == ("Teabot One", "Teabot Two")


def test_a_misspelled_name_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownNameError, match="did you mean 'The Tea House'"):
        resolve("card", "tea hosue", CARDS)


@pytest.mark.parametrize("written", ["", "...", "te", "\N{SNOWMAN}", "x" * 10_000])
def test_what_is_no_name_finds_nothing(written: str) -> None:
    with pytest.raises(UnknownNameError):
        resolve("card", written, CARDS)


def test_a_name_that_is_an_article_stays() -> None:
    assert folded("The") == ("the",)
