"""What is done "if possible": it is done, as far as it can be; "otherwise" is what is done where it was not.

"If possible, destroy a minion. Otherwise, draw a card" says what "Destroy a minion. If you do not, draw a card" says.
Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import sentence_begin, sentence_end, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_POSSIBLE = (["if", "able", ","], ["if", "you", "can", ","])


def _if_possible(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens without "if possible", where it begins a sentence that orders something."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        said = next((each for each in _POSSIBLE if words[place : place + len(each)] == each), [])
        begins = place == 0 or words[place - 1] in (".", ":")
        begin = place + len(said)
        if not said or not begins or not bare(words[begin], lex):
            continue
        end = sentence_end(words, begin)
        done = [replace(tokens[begin], start=tokens[place].start), *tokens[begin + 1 : end]]
        rest = tokens[end:]
        if words[end + 1 : end + 2] == ["otherwise"]:
            if "if" in words[begin:end] or "may" in words[begin:end]:
                continue
            first, last = tokens[end + 1].start, tokens[end + 1].end
            told = spread(["if", "you", "do", "not"], first, last)
            comma = [] if words[end + 2 : end + 3] == [","] else [Token(",", last, last)]
            rest = [tokens[end], *told, *comma, *tokens[end + 2 :]]
        return [*tokens[:place], *done, *_if_possible(rest, lex)]
    return tokens


def _if_any(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "They must destroy one of their other minions here, if they have any": they must, for who has none cannot. So
    it is with "they must ... if they can"."""
    words = [*words_of(tokens), ""]
    for place in range(3, len(tokens)):
        said = next((each for each in _ANY if words[place : place + len(each)] == each), [])
        begin = sentence_begin(words, place)
        said_before = set(words[begin:place])
        shown = "revealed" in said_before and "of" in said_before and not {"may", "if"} & said_before
        ordered = ("must" in said_before and ({"of", "their"} <= said_before or said[-1:] == ["can"])) or shown
        end = place + len(said)
        if not said or not ordered or words[end] not in (".", ",", ""):
            continue
        comma = words[place - 1] == ","
        joined = words[end] == "," and words[end + 1] in ("and", "then")
        if words[end] == "," and not (comma and joined):
            continue
        return [*tokens[: place - comma], *tokens[end + joined :]]
    return tokens


_ANY = (["if", "they", "have", "any"], ["if", "any"], ["if", "they", "have", "one"], ["if", "they", "can"])

IF_POSSIBLE = (where(_if_possible, "able can", "if"), where(_if_any, "must revealed", "any one can", "if"))
"""The rules of what is done if it can be done."""
