"""How many can be played in a turn: "only one minion may be played here each turn", "no more than two actions can be
played here each turn", "players cannot play a second minion here each turn".

More of them cannot be played, in all or by each player. Knows words and their neighbours, no structure; it is asked
before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import number_said
from smashrules.text.words.tokens import Token, words_of

_ONLY = (["only"], ["no", "more", "than"], ["at", "most"])
_PLAYED = (["may", "be", "played"], ["can", "be", "played"])
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
    for place in range(3, len(words) - 2):
        played = at_words(words, place, _PLAYED)
        begin, end = sentence_begin(words, place), sentence_end(words, place)
        only = at_words(words, begin, _ONLY) if played else []
        at = begin + len(only)
        number = number_said(words[at], lex) if only else 0
        turn = next((each for each in _TURN if words[end - len(each) : end] == each), [])
        what, there = words[at + 1 : place], words[place + len(played) : end - len(turn)]
        many = _several(what[0], lex) if number and what else ""
        if not many or not turn or {"if", "unless", ",", "and", "or"} & set(there):
            continue
        each = next((each for each in _EACH if there[-len(each) :] == each), [])
        if each:
            said = ["each", "player", "may", "only", "play", words[at], *what, *there[: -len(each)], *turn]
        else:
            more = next(word for word, known in lex.numerals.items() if known == number + 1)
            said = [more, "or", "more", many, *what[1:], "cannot", "be", "played", *there, *turn]
        return _only_so_many(put(tokens, begin, end, said), lex)
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
    where(_only_so_many, "played", "only more most", "turn", "may can"),
    where(_no_second, "second third fourth", "cannot", "play", "turn"),
)
"""The rules of how many can be played in a turn."""
