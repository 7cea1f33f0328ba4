"""How many things can be done in a turn: "only one minion may be played here each turn", "no more than two actions
per turn can be destroyed here", "each player can move only one minion each turn", "players cannot play a second one
here each turn".

More of them cannot be, in all or by each player. Knows words and their neighbours, no structure; it is asked before
words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, done_word, number_said
from smashrules.text.words.tokens import Token, words_of

_ONLY = (["only"], ["no", "more", "than"], ["at", "most"])
_CAN = ("may", "can")
_TURN = (["each", "turn"], ["per", "turn"], ["every", "turn"])
_EACH = (["by", "each", "player"], ["by", "a", "player"], ["per", "player"], ["for", "each", "player"])
_NTH = {"second": "one", "third": "two", "fourth": "three"}


def _several(noun: str, lex: Lexicon) -> str:
    """The noun said of several."""
    kind = lex.nouns.get(noun, ("", ""))[0]
    return next((each for each in (f"{noun}s", noun) if lex.nouns.get(each) == (kind, "many")), "")


def _only_so_many(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Only one minion may be played here each turn": two or more minions cannot be played here each turn."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        if words[place] not in _CAN or words[place + 1] != "be" or not done_word(words[place + 2], lex):
            continue
        begin, end = sentence_begin(words, place), sentence_end(words, place)
        first = next((each for each in _TURN if words[begin : begin + 3] == [*each, ","]), [])
        at = begin + 3 if first else begin
        only = at_words(words, at, _ONLY)
        at += len(only)
        number = number_said(words[at], lex) if only else 0
        what, there = words[at + 1 : place], words[place + 3 : end]
        behind = next((each for each in _TURN if what[-2:] == each), [])
        last = next((each for each in _TURN if there[-2:] == each), [])
        what, there = what[: len(what) - len(behind)], there[: len(there) - len(last)]
        many = _several(what[0], lex) if number and what else ""
        said_once = [each for each in (first, behind, last) if each]
        if not many or len(said_once) != 1 or {"if", "unless", ",", "and", "or"} & set(there):
            continue
        each = next((each for each in _EACH if there[-len(each) :] == each), [])
        done = words[place + 2]
        if each:
            verb = next(verb for verb, form in lex.verbs[done] if form == "participle")
            said = ["each", "player", "may", "only", lex.forms[verb][0], words[at], *what, *there[: -len(each)]]
        else:
            more = next(word for word, known in lex.numerals.items() if known == number + 1)
            said = [more, "or", "more", many, *what[1:], "cannot", "be", done, *there]
        return _only_so_many(put(tokens, begin, end, [*said, *said_once[0]]), lex)
    return tokens


def _only_behind(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player can move only one minion each turn", "no more than one": each may only move one."""
    words = words_of(tokens)
    for place in range(3, len(words) - 3):
        only = at_words(words, place, _ONLY)
        end = place + len(only)
        if not only or words[place - 2] not in _CAN or not bare(words[place - 1], lex):
            continue
        said = words[end : sentence_end(words, place)]
        turn = any(said[at : at + 2] in _TURN for at in range(2, len(said) - 1))
        if turn and number_said(said[0], lex):
            return _only_behind(put(tokens, place - 2, end, ["may", "only", words[place - 1]]), lex)
    return tokens


def _no_second(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Players cannot play a second minion here each turn": they cannot play more than one minion here each turn."""
    words = words_of(tokens)
    for place in range(2, len(words) - 4):
        end = sentence_end(words, place)
        turn = next((each for each in _TURN if words[end - len(each) : end] == each), [])
        said = words[place - 1 : place + 2] == ["cannot", "play", "a"] and words[place + 2] in _NTH
        if not said or not turn or lex.nouns.get(words[place + 3], ("", ""))[1] != "one":
            continue
        number = _NTH[words[place + 2]]
        noun = words[place + 3] if number == "one" else _several(words[place + 3], lex)
        return put(tokens, place + 1, place + 4, ["more", "than", number, noun])
    return tokens


PLAYED_EACH_TURN = (
    where(_only_so_many, "only more most", "turn", "may can", "be"),
    where(_only_behind, "only more most", "turn", "may can"),
    where(_no_second, "second third fourth", "cannot", "play", "turn"),
)
"""The rules of how many can be done in a turn."""
