"""Another one of what was just named, where the noun is left out: "you may move it to a different one", "destroy a
different one instead".

The noun is said again, or left to the rules of another such. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_ONES = (["a", "different", "one"], ["another", "one"], ["a", "new", "one"], ["the", "new", "one"])
_GOALS = ("to", "from", "on", "onto", "at")
_ENDS = ("", ".", ",", "and", "or", "@or", "if", "unless", "instead", "then", "here", "there", "until", "at")
_KINDS = ("base", "minion")
_FAR = 5


def _another_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After another player moves a minion to a base, you may move it to a different one": to another base."""
    words = [*words_of(tokens), ""]
    for place in range(1, len(tokens) - 1):
        one = at_words(words, place, _ONES)
        end = place + len(one)
        if not one or words[end] not in _ENDS:
            continue
        another = replace(tokens[place], word="another", end=tokens[end - 2].end)
        if one[0] == "the":
            if words[place - 1] not in _GOALS or "replaced" not in words[:place]:
                return tokens
            return [
                *tokens[: end - 2],
                replace(tokens[end - 2], word="new_base", end=tokens[end - 1].end),
                *tokens[end:],
            ]
        if words[place - 1] in _GOALS:
            if noun := _goal(words[:place], lex):
                return [*tokens[:place], another, replace(tokens[end - 1], word=noun), *tokens[end:]]
        elif verb_of(words[place - 1], lex) and one[0] == "a":
            return [*tokens[:place], another, tokens[end - 1], *tokens[end:]]
    return tokens


def _goal(words: list[str], lex: Lexicon) -> str:
    """What something was said to go to, come from or be on there; of what moves, a base."""
    for at in range(len(words) - 2, -1, -1):
        if words[at] in _GOALS:
            named = next((each for each in words[at + 1 : at + _FAR] if each in lex.nouns), "")
            kind, number = lex.nouns.get(named, ("", ""))
            return named if kind in _KINDS and number == "one" else ""
    moved = next((word for word in reversed(words) if verb_of(word, lex)), "")
    return "base" if moved in ("move", "moves") and words[-1] == "to" else ""


ANOTHER_ONE = (where(_another_one, "one", "different another new"),)
"""The rule of another one."""
