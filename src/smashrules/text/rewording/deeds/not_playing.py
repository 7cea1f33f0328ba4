"""That what is done does not count as playing a card: nothing is played where nothing is said to be.

"Swap a minion in your hand with one here. (This does not count as playing it.)" says only what is so anyway. Knows
words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_REMARK = "&(this_does_not_count_as_playing_"
_SAID = (["this", "does", "not", "count", "as", "playing"], ["this", "is", "not", "considered", "playing"])
_IT = (["it"], ["them"], ["a", "card"], ["that", "card"], ["a", "minion"], ["that", "minion"], ["the", "minion"])
_WITHOUT = ("swap", "exchange", "switch", "place", "put", "return", "move", "places", "puts", "returns", "moves")
_PLAYED = ("play", "plays", "played")


def _not_playing(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens without the remark that it is not played, behind a sentence that plays nothing."""
    words = words_of(tokens)
    for place in range(1, len(words)):
        if words[place].startswith(_REMARK):
            end, rest = place + 1, words[place][len(_REMARK) : -1].split("_")
        elif words[place - 1] == "." and (said := next((e for e in _SAID if words[place : place + len(e)] == e), [])):
            end = sentence_end(words, place)
            rest = words[place + len(said) : end]
            end += end < len(words)
        else:
            continue
        last = place - (words[place - 1] == ".")
        begin = max((at for at in range(last) if words[at] == "."), default=-1) + 1
        before = words[begin:last]
        played = any(each in _PLAYED and before[at - 1 : at] != ["in"] for at, each in enumerate(before))
        if rest not in _IT or played or not set(before) & set(_WITHOUT):
            continue
        kept = replace(tokens[place - 1], end=tokens[end - 1].end)
        return [*tokens[: place - 1], kept, *_not_playing(tokens[end:], lex)]
    return tokens


NOT_PLAYING = (
    where(_not_playing, " ".join(f"{_REMARK}{'_'.join(each)})" for each in _IT)),
    where(_not_playing, "playing", "not", "this"),
)
"""The rules of this room: the remark in brackets, and the sentence."""
