"""What would happen, told with when or with what is kept from happening: "would go to the discard pile after a base
scores", "discard a card to prevent it from being destroyed".

Cards go to the discard pile as their base scores; what is prevented does not happen, and something else does instead.
Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import done_word
from smashrules.text.words.tokens import Token, words_of

_SCORES = (["a", "base", "scores"], ["this", "base", "scores"], ["its", "base", "scores"], ["that", "base", "scores"])
_IT = (
    ["it"],
    ["them"],
    ["that", "minion"],
    ["this", "minion"],
    ["that", "card"],
    ["this", "card"],
    ["that", "action"],
)
_ENDS = ("", ".", ",")


def _when_it_scores(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it would go to the discard pile after a base scores, X": when a base scores."""
    words = words_of(tokens)
    would = words.index("would")
    for place in range(would + 2, len(words) - 3):
        if (
            words[place] == "after"
            and words[place + 1 : place + 4] in _SCORES
            and words[place + 4 : place + 5] == [","]
        ):
            goes = {"go", "discarded", "placed"} & set(words[would + 1 : place])
            if goes and "discard" in words[would:place] and "," not in words[would:place]:
                return [*tokens[:place], replace(tokens[place], word="when"), *tokens[place + 1 :]]
    return tokens


def _prevented(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it would be destroyed, you may discard a card to prevent it from being destroyed": discard one instead."""
    words = [*words_of(tokens), ""]
    for place in range(4, len(tokens) - 4):
        it = next((each for each in _IT if words[place + 2 : place + 2 + len(each)] == each), [])
        end = place + 2 + len(it)
        told = words[place : place + 2] == ["to", "prevent"] and it and words[end : end + 2] == ["from", "being"]
        if not told or not done_word(words[end + 2], lex) or words[end + 3] not in _ENDS:
            continue
        begin = sentence_begin(words, place)
        done = words[end + 2]
        would = any(words[at : at + 3] == ["would", "be", done] for at in range(begin, place))
        if would and "instead" not in words[begin:place]:
            instead = replace(tokens[place], word="instead", end=tokens[end + 2].end)
            return [*tokens[:place], instead, *tokens[end + 3 :]]
    return tokens


KEPT_FROM = (
    where(_when_it_scores, "would", "after", "scores"),
    where(_prevented, "prevent", "would", "being"),
)
"""The rules of what would happen, asked of what is written."""
