"""What a player types, and the rule that they would want to read."""

from __future__ import annotations

import pytest

from smashrules.rulebook import rules, search, searching

ASKED = [
    ("tie for first", "tie.best-place"),
    ("tied players", "tie.best-place"),
    ("bounce", "verb.return"),
    ("hand limit", "turn.hand-limit"),
    ("break a base", "score.check"),
    ("mulligan", "setup.mulligan"),
    ("kill", "verb.destroy"),
    ("immune", "immunity.not-affected"),
    ("empty deck", "deck.reshuffle"),
    ("golden rule", "conflict.card-over-rule"),
]


@pytest.mark.parametrize(("words", "key"), ASKED)
def test_the_best_hit(words: str, key: str) -> None:
    assert search(words)[0].rule.key == key


@pytest.mark.parametrize(("words", "key"), ASKED)
def test_without_full_text_search_the_rule_is_still_among_the_first(
    words: str, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "_index", lambda rules: None)
    assert key in [hit.rule.key for hit in search(words)]


def test_word_endings_do_not_matter() -> None:
    assert search("destroying")[0].rule.key in {"verb.destroy", "score.discard-not-destroy"}


def test_hits_come_best_first() -> None:
    scores = [hit.score for hit in search("before a base scores", most=20)]
    assert scores == sorted(scores, reverse=True)
    assert len(scores) == 20


@pytest.mark.parametrize("words", ["", "  ", "?!", 'xyzzy" OR', "\x00"])
def test_nothing_to_find_is_no_error(words: str) -> None:
    assert search(words) == ()


def test_every_rule_is_found_by_its_title() -> None:
    for each in rules():
        assert each in [hit.rule for hit in search(each.title, most=12)], each.title


def test_a_very_long_query_is_answered() -> None:
    assert search("hand limit " * 10_000)[0].rule.key == "turn.hand-limit"
