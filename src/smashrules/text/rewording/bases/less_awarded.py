"""Who gets less from a base: "when this base scores, the winner gains 1 fewer VP" is 1 less VP from this base.

Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_LEADS = (
    ["when", "this", "base", "scores", ","],
    ["whenever", "this", "base", "scores", ","],
)
_GETS = {
    "gains": "gains",
    "gain": "gain",
    "gets": "gains",
    "get": "gain",
    "receives": "gains",
    "receive": "gain",
}
_AWARDED = (["is", "awarded"], ["are", "awarded"])


def _less_awarded(tokens: list[Token], lex: Lexicon) -> list[Token]:
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(len(tokens) - 8):
        lead = at_words(words, place, _LEADS)
        begins = not place or words[place - 1] in (".", ":")
        stop = words.index(".", place) if "." in words[place:] else len(tokens)
        if not lead or not begins or words[stop - 2] not in ("less", "fewer") or not words[stop - 1].startswith("vp"):
            continue
        begin, number = place + len(lead), stop - 3
        if {",", "and", "or", "if"} & set(words[begin:stop]) or not (
            words[number].isdigit() or words[number] in lex.numerals
        ):
            continue
        awarded = words[number - 2 : number]
        verb = number - 2 if awarded in _AWARDED else number - 1
        gains = {"is": "gains", "are": "gain"}.get(words[verb], "") if awarded in _AWARDED else ""
        gains = gains or _GETS.get(words[verb], "")
        if not gains or verb < begin + 1:
            continue
        told = [*words[begin:verb], gains, words[number], "less", words[stop - 1], "from", "this", "base"]
        return put(tokens, place, stop, told)
    return tokens


LESS_AWARDED = (where(_less_awarded, "vp vps", "scores", "less fewer", "when whenever"),)
"""The rule of who gets less from a base."""
