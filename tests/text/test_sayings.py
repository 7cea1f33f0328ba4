"""The rules of grammar/rewording/: each puts its example in the words that are told beside it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from smashrules.data import located
from smashrules.text.patterns.saying import Saying
from smashrules.text.rewording.said import said, sayings
from smashrules.text.words.lexicon import lexicon
from smashrules.text.words.tokens import Token

RULES = [each for rules in sayings().values() for each in rules]


def tokens(words: str) -> list[Token]:
    found: list[Token] = []
    for word in words.split():
        start = found[-1].end + 1 if found else 0
        found.append(Token(word, start, start + len(word)))
    return found


@pytest.mark.parametrize("rule", RULES, ids=lambda each: each.name)
def test_a_rule_puts_its_example_in_other_words(rule: Saying) -> None:
    before, after = rule.example
    told = rule(tokens(before), [], lexicon())
    assert " ".join(each.word for each in told) == after
    assert before != after


@pytest.mark.parametrize("rule", RULES, ids=lambda each: each.name)
def test_what_is_said_for_it_stands_where_it_was_said(rule: Saying) -> None:
    given = tokens(rule.example[0])
    told = rule(given, [], lexicon())
    begin, end = given[0].start, given[-1].end
    assert all(begin <= each.start <= each.end <= end for each in told)
    spoken = {at for each in told for at in range(each.start, each.end)}
    assert all(set(range(each.start, each.end)) & spoken for each in given), "a word that nothing stands for"


@pytest.mark.parametrize("rule", RULES, ids=lambda each: each.name)
def test_a_rule_is_asked_of_its_example(rule: Saying) -> None:
    said_there = set(rule.example[0].split())
    assert all(words & said_there for words in rule.needed)


def test_every_topic_is_asked_somewhere() -> None:
    asked = {(subject, topic) for subject, topic in sayings() if said(subject, topic)}
    source = "".join(file.read_text(encoding="utf-8") for file in SOURCES)
    assert [each for each in sorted(asked) if f'"{each[0]}", "{each[1]}"' not in source] == []


SOURCES = sorted((located("grammar").joinpath("..", "src", "smashrules", "text")).rglob("*.py"))  # type: ignore[attr-defined]


def test_every_phrase_is_in_some_rule() -> None:
    folder = located("grammar").joinpath("rewording")
    written = [file.read_text(encoding="utf-8") for file in sorted(Path(str(folder)).rglob("*.toml"))]
    phrases = tomllib.loads(folder.joinpath("phrases.toml").read_text(encoding="utf-8"))
    assert [name for name in phrases if not any(f"<{name}>" in text for text in written)] == []
