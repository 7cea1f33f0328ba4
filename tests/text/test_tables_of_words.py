"""``grammar/words.toml`` and ``grammar/frames.toml`` are written by hand: what is wrong is told, and where."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from smashrules.data import GrammarError, grammar_toml, located
from smashrules.text.rewording.said import said
from smashrules.text.structure.tables import tables, tables_of
from smashrules.text.words.lexicon import lexicon, lexicon_of

Data = dict[str, Any]


def held(name: str) -> Data:
    return tomllib.loads(located("grammar").joinpath(name).read_text("utf-8"))


def put(table: str, key: str, value: object) -> Callable[[Data], None]:
    return lambda data: data[table].update({key: value})


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (put("verbs", "fetch", "fetch fetches"), "fetch: a verb has four forms"),
        (put("verbs", "fetch", 4), "fetch: a verb has four forms"),
        (put("said-as", "aaa bbb", 3), "'aaa bbb': expected the words that are meant, not 3"),
        (put("nouns", "cup", {"one": ["cup"]}), "cup: a noun has two lists of words"),
    ],
)
def test_a_faulty_word_is_told(change: Callable[[Data], None], told: str) -> None:
    data = held("words.toml")
    change(data)
    with pytest.raises(GrammarError) as refused:
        lexicon_of(data)

    assert str(refused.value).startswith(f"grammar/words.toml: {told}")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (put("frames", "draw", ["player | card"]), "draw: a row has three parts, 'subjects | objects | slots'"),
        (put("frames", "draw", ["player | crad | "]), "draw: no noun is called 'crad'; did you mean 'card'"),
        (put("frames", "draw", ["plyer | card | "]), "draw: no noun is called 'plyer'; did you mean 'player'"),
        (put("frames", "draw", ["player | card | to:pile"]), "draw: a slot is a tag and the field that it fills"),
        (
            put("frames", "draw", ["player | card | unil:edge>until"]),
            "draw: no preposition or adverb is called 'unil'",
        ),
        (put("frames", "drow", ["player | card | "]), "no verb is called 'drow'; did you mean"),
        (put("accepts", "base", "named_onn:card"), "base: no preposition or adverb is called 'named_onn'"),
        (put("accepts", "base", "on:crad"), "base: no noun is called 'crad'; did you mean 'card'"),
    ],
)
def test_a_faulty_row_of_the_frames_is_told(change: Callable[[Data], None], told: str) -> None:
    data = held("frames.toml")
    change(data)
    with pytest.raises(GrammarError) as refused:
        tables_of(data)

    assert str(refused.value).startswith(f"grammar/frames.toml: {told}")


def test_what_is_written_has_no_fault() -> None:
    assert tables_of(held("frames.toml")) == tables()
    assert lexicon_of(held("words.toml")) == lexicon()


def test_a_file_that_is_no_toml_is_named() -> None:
    with pytest.raises(GrammarError, match=r"^grammar/rewording/deeds/loosely\.toml, line 2: not TOML: "):
        grammar_toml("rewording/deeds/loosely.toml", b"[[one]]\nsays = \n")
    with pytest.raises(GrammarError, match=r"^grammar/words\.toml, line 2: not UTF-8"):
        grammar_toml("words.toml", b"[nouns]\n\xff")


def test_a_table_that_is_asked_and_not_there_is_told_with_the_nearest() -> None:
    with pytest.raises(GrammarError, match="no table is called 'who-dose'; did you mean 'who-does'"):
        said("players/choosing", "who-dose")
