"""Who gained VPs as a base scored, and who did not: "each player who received no VP from it", "if you got none".

They gained some, or none. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_before, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_GAINED = ("gained", "got", "received", "earned", "scored")
_GAIN = ("gain", "get", "receive", "earn", "score")
_VP = ("vp", "vps", "points")
_FROM = (
    ["from", "it"],
    ["from", "this", "base"],
    ["from", "that", "base"],
    ["from", "the", "base"],
    ["for", "it"],
    ["from", "here"],
    ["here"],
    ["there"],
)
_AFTER = (["scores", ","], ["scored", ","])


def _who_gained(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this base scores, each player who received no VP from it": who gained no VP."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        told = at_words(words, place, (["did", "not"],))
        verb = place + len(told)
        done = words[verb] if verb < len(words) else ""
        any_, no = at_words(words, verb + 1, (["any"],)), at_words(words, verb + 1, (["no"], ["zero"], ["0"]))
        vp = verb + 1 + len(any_) + len(no)
        right = (done in _GAIN and not no) if told else (done in _GAINED and not (any_ and not no))
        if not right or words[vp : vp + 1] not in [[each] for each in _VP]:
            continue
        said = sentence_before(words, place)
        scored = any(said[at : at + 2] in _AFTER for at in range(len(said)))
        asks = words[place - 1] in ("who", "they") or words[place - 2 : place] == ["if", "you"]
        origin = at_words(words, vp + 1, _FROM)
        none = bool(told or no)
        meant = ["gained", *(["no"] if none else []), "vp"]
        end = vp + 1 + (len(origin) if none else 0)
        if not scored or not asks or words[place:end] == meant or (origin and not none):
            continue
        return put(tokens, place, end, meant)
    return tokens


WHO_GAINED_NONE = (where(_who_gained, "vp vps points", "scores", "who you they"),)
"""The rule of who gained VPs, or none, as a base scored."""
