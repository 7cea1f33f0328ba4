"""The gates: a figure that is worse fails, one that is better may be written down, and none may be dropped."""

from __future__ import annotations

from tools.figures import Figure, cited_in, dealt, told_figures, untold, worse

KEYS = frozenset({"tea.pour", "tea.drink", "verb.stir"})
HELD = {"least": {"cups filled": 5}, "most": {"cups broken": 1}}


def test_a_rule_is_cited_by_a_string_that_is_its_key() -> None:
    assert cited_in('pour(rules=("tea.pour",))  # "tea.drink"', KEYS) == {"tea.pour"}
    assert cited_in('"""Pour it, by tea.pour."""', KEYS) == frozenset()


def test_a_rule_is_cited_by_the_beginning_of_a_formatted_key() -> None:
    assert cited_in('f"verb.{name}"', KEYS) == {"verb.stir"}
    assert cited_in('f"{name}.stir"', KEYS) == frozenset()
    assert cited_in('f"A {name} is poured."', KEYS) == frozenset()


def test_a_figure_may_be_as_good_as_it_was_or_better() -> None:
    assert worse(Figure("cups filled", 5), HELD) == worse(Figure("cups filled", 6), HELD) == ""
    assert worse(Figure("cups filled", 4), HELD) == "cups filled: 4, it was 5"
    assert worse(Figure("cups broken", 0, upwards=False), HELD) == ""
    assert worse(Figure("cups broken", 2, upwards=False), HELD) == "cups broken: 2, it was 1"


def test_a_figure_without_a_gate_does_not_fail() -> None:
    assert worse(Figure("spoons", 0), HELD) == ""
    assert worse(Figure("cups filled", 0, upwards=None), HELD) == ""


def test_a_gate_whose_figure_is_gone_fails() -> None:
    assert untold([Figure("cups filled", 5)], HELD) == ["cups broken: no longer told"]
    assert untold([Figure("cups filled", 5), Figure("cups broken", 0)], HELD) == []


def test_a_faction_that_is_added_changes_no_game_by_chance_of_the_others() -> None:
    core = ("Cups", "Jugs", "Lids", "Pans", "Pots", "Sieves", "Spoons", "Urns")
    games = list(dealt(core, ["Mats", "Trays"]))

    more = list(dealt(core, ["Aprons", "Mats", "Trays"]))
    assert [each for each in more if "Aprons" not in each[0]] == games
    assert len(more) == len(games) + 1


def test_a_line_of_figures_is_taken_apart() -> None:
    told = list(told_figures("cups: 10; filled 9 (90.0%); 300 cups/s of CPU time, lids included"))

    assert told == [Figure("cups: filled", 9, 10)]
    assert [each.name for each in told_figures("cups: 10; washed 4; dried 3")] == ["cups: washed", "cups: dried"]
