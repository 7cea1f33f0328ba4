"""Words as terminals of the grammar: which one a word is, where it stands, and what is said when it fits nowhere."""

from __future__ import annotations

import pytest
from lark import UnexpectedToken

from smashrules.text.structure.syntax import Phrase, Word, parse
from smashrules.text.words.prepass import Sentence
from smashrules.text.words.tokens import Token


def said(words: str) -> Sentence:
    """The words as the pre-pass would hand them on, each where it stands."""
    tokens: list[Token] = []
    place = 0
    for word in words.split():
        tokens.append(Token(word, place, place + len(word)))
        place += len(word) + 1
    return Sentence(tuple(tokens), 0, place)


def test_a_power_is_one_terminal_with_what_stands_before_and_behind_it() -> None:
    (clause,) = parse(said("destroy a minion of power 3 or_less")).elements

    assert clause.items[-1] == Word("of power 3 or_less", 17, 35)


def test_of_alone_is_a_word_by_itself() -> None:
    (clause,) = parse(said("destroy a minion of your deck")).elements
    last = clause.items[-1]

    assert isinstance(last, Phrase)
    assert last.prep == "of"


@pytest.mark.parametrize(
    ("words", "stuck"), [("destroy a a of", "of"), ("xylophone", "xylophone"), ("destroy 's", "'s")]
)
def test_the_word_that_fits_nowhere_is_told_by_its_number(words: str, stuck: str) -> None:
    with pytest.raises(UnexpectedToken) as told:
        parse(said(words))

    met = told.value.token
    assert met == stuck
    assert words.split()[met.column - 1] == stuck
    assert told.value.expected


def test_a_sentence_that_breaks_off_is_told_by_its_end() -> None:
    with pytest.raises(UnexpectedToken) as told:
        parse(said("destroy a"))

    assert told.value.token.type == "$END"
