"""Words as terminals of the grammar: which one a word is, where it stands, and what is said when it fits nowhere."""

from __future__ import annotations

from typing import Any

import pytest
from lark import Token as Terminal
from lark import UnexpectedToken

from smashrules.text.structure.syntax import Phrase, Word, parse, parser
from smashrules.text.structure.table import Leaf, Table
from smashrules.text.words.tokens import Sentence, Token


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


SENTENCES = (
    "you may destroy a minion of power 3 or_less here",
    "destroy a minion or_less",
    "after a minion is destroyed , draw a card",
    "draw two cards and place a minion on the &bottom of its owner 's deck",
    "draw two cards and",
    "a minion a minion",
    "this minion has +1 power for_each other minion here",
)


@pytest.mark.parametrize("words", SENTENCES)
def test_a_sentence_is_put_together_as_lark_does_it(words: str) -> None:
    tokens: Any = said(words).tokens
    try:
        theirs = parser().parse(tokens)
    except UnexpectedToken:
        theirs = None

    assert outline(Table(parser()).tree(tokens)) == outline(theirs)


def outline(tree: Any) -> Any:
    """A tree in plain values: its rule and its parts, or a word with its terminal and its place."""
    if tree is None:
        return None
    if isinstance(tree, Leaf):
        return tree.type, tree.token.word, tree.token.start, tree.token.end
    if isinstance(tree, Terminal):
        return tree.type, str(tree), tree.start_pos, tree.end_pos
    return str(tree.data), [outline(each) for each in tree.children]
