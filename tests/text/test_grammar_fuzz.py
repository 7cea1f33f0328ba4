"""Sentences that the grammar makes by chance: each has a structure; its meaning is refused or found.

A second net beside ``test_round_trip``, which makes trees: this one makes sequences of words that no person would
write. They are given to the parser as the pre-pass would cut them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra.lark import from_lark

from smashrules.text.clauses.conditions import Conditions
from smashrules.text.reading.reading import apart
from smashrules.text.sentences.sentences import lines
from smashrules.text.structure.syntax import build, parse
from smashrules.text.words.lexicon import Names
from smashrules.text.words.tokens import Sentence, Token

NAMES = Names(cards=frozenset({"Tin Soldier"}), words=frozenset({"Gizmo"}))
QUOTED = '"Draw a card."'

# Terminals whose words the pre-pass makes: names by number, quotations by place, participles by their verb.
MADE = {
    "NAME": ("&n0 ", "&n1s "),
    "NAMEADJ": ("&a0 ",),
    "NONNAME": ("&x0 ",),
    "QUOTE": ("&q0 ",),
    "PARTICIPLE": ("&p:chosen ", "&p:destroyed "),
    "PAST": ("&d:moved ", "&d:destroyed "),
    "NUMBER": ("&#2 ", "&#3_or_more "),
    "NUM": ("two ", "3 ", "one_or_two "),
    "PLUS": ("+1 ", "-2 "),
    "SPEC": ("of power 2 or_less ", "power 4 "),
}


@cache
def written() -> st.SearchStrategy[str]:
    explicit = {name: st.sampled_from(words) for name, words in MADE.items()}
    return from_lark(build(), start="start", explicit=explicit)


def cut(source: str) -> Sentence:
    tokens: list[Token] = []
    place = 0
    for word in source.split(" ")[:-1]:
        tokens.append(Token(word, place, place + len(word)))
        place += len(word) + 1
    return Sentence(tuple(tokens), 0, place)


@settings(max_examples=200, suppress_health_check=list(HealthCheck))
@given(st.data(), st.sampled_from(["minion", "action", "base"]))
def test_whatever_the_grammar_writes_has_a_structure_and_makes_no_fault(data: Any, kind: str) -> None:
    sentence = cut(data.draw(written()))
    builder = Conditions(kind, NAMES, apart, rules=[], text=QUOTED)
    lines(builder, parse(sentence), "base" if kind == "base" else "")
