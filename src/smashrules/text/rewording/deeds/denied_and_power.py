"""What cannot be done to something, and that its power cannot be changed, told together: "other players' cards cannot
move this minion or reduce its power".

Each is denied by itself. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import over, said_at, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_CHANGING = ("reduce", "change", "lower", "decrease")
_OR = ("or", "nor")
_OVER = frozenset(("until", "while", "unless", "if", "turn", "and", "then", "instead", ":"))


def _each_denied(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "They cannot move this minion or reduce its power": they cannot move it. They cannot reduce its power."""
    words = words_of(tokens)
    for cannot, word in enumerate(words):
        if word != "cannot":
            continue
        begin, end = sentence_begin(words, cannot), sentence_end(words, cannot)
        joints = [at for at in range(cannot, end - 2) if words[at] in _OR and bare(words[at + 1], lex)]
        doer, said = words[begin:cannot], words[cannot + 1 : end]
        if len(joints) != 1 or not doer or "," in doer or (_OVER | {"cannot"}) & {*doer, *said}:
            continue
        joint = joints[0]
        first, second = tokens[cannot + 1 : joint], tokens[joint + 1 : end]
        changing = [_changes(each) for each in (first, second)]
        if changing.count(True) != 1:
            continue
        if changing[1] and all(
            bare(each, lex) or each == "," for each in words_of(first)
        ):  # "move or reduce the power of X"
            whose = words_of(second).index("of") if "of" in words_of(second) else 0
            commas = [at for at, each in enumerate(first) if each.word == ","]
            if not whose or (commas and commas[-1] != len(first) - 1) or len(commas) > 2:
                continue
            first = [each if each.word != "," else Token("or", each.start, each.end) for each in first]
            first = first[:-1] if commas else first
            first = [*first, *said_at(second[whose + 1 :], first[-1].end)]
        elif "," in words_of(first):
            continue
        elif changing[1] and second[1].word == "their":  # "destroy your minions here or reduce their power"
            power = replace(second[2], start=second[1].start)
            second = [second[0], *over(("the",), power, power), power, *over(("of",), power, power), *first[1:]]
        again = said_at(tokens[begin : cannot + 1], tokens[joint].end)
        stop = Token(".", tokens[joint].start, tokens[joint].end)
        return [*tokens[: cannot + 1], *first, stop, *again, *second, *_each_denied(tokens[end:], lex)]
    return tokens


def _changes(tokens: list[Token]) -> bool:
    words = words_of(tokens)
    return words[:1] != [] and words[0] in _CHANGING and "power" in words


DENIED_AND_POWER = (where(_each_denied, "cannot", "power", "or nor", " ".join(_CHANGING)),)
"""The rule of what cannot be done, and of power that cannot be changed."""
