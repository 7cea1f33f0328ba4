"""A base of which a clause with "to" or "from" at its end tells: "a base you moved a minion to", "each base it moved
to this turn".

It is a base where a minion was moved to that base. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHICH = ("where", "that", "which")
_GONE = ("moved", "moves", "move")
_WHITHER = ("to", "from")
_BEHIND = ("during", "since", ".", ",", "")
_THIS = (["this", "turn"], ["this", "way"])
_SUBJECTS = ("you", "it", "they", "a", "an", "one", "another", "this", "that", "any", "your")


def _of_that_base(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A base you moved a minion to this turn": a base where you moved a minion to that base."""
    words = [*words_of(tokens), ""]
    for end in range(3, len(tokens)):
        if words[end] not in _WHITHER or not (words[end + 1] in _BEHIND or words[end + 1 : end + 3] in _THIS):
            continue
        verb = next((at for at in range(end - 1, 0, -1) if words[at] in _GONE), 0)
        base = next((at for at in range(verb - 1, -1, -1) if words[at] in ("base", "bases")), -1)
        if base < 0 or not verb or words[base - 1 : base] == ["the"] or {",", "."} & set(words[base:end]):
            continue
        begin = base + 1 + (words[base + 1] in _WHICH)
        if words[begin] not in _SUBJECTS or "base" in words[begin:end]:
            continue
        at = tokens[base].end
        which = replace(tokens[base + 1], word="where") if begin > base + 1 else Token("where", at, at)
        stop = tokens[end].end
        that = Token("&that_base", stop, stop)
        return [*tokens[: base + 1], which, *tokens[begin : end + 1], that, *tokens[end + 1 :]]
    return tokens


MOVED_TO = (where(_of_that_base, "moved", "base bases", "to from"),)
"""The rule of a base that something was moved to."""
