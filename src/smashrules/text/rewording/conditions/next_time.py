"""What is done once, when something happens for the next time: "the next time a base scores", "when you next play a
minion", "after the next base scores".

"After the next time X, Y" waits for one X. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_TIMES = ("when", "after", "whenever")
_NEXT = "the_next_time"
_OVER = ("this_turn", "would", "until", "has", "have", "had", "was", "were")
_COUNTED = ("each", "every", "all", "no")


def _next_does(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When you next play a minion": the next time you play one. "After the next base scores": the next time one
    does."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    if not comma or words[0] not in _TIMES or "next" not in words[1:comma]:
        return tokens
    place = words.index("next")
    uses = lex.verbs.get(words[place + 1], ())
    lead = replace(tokens[0], word=_NEXT)
    if words[place - 1] not in ("the", "your", "their") and any(form in ("bare", "third") for _, form in uses):
        return [lead, *tokens[1:place], *tokens[place + 1 :]]
    noun = lex.nouns.get(words[place + 1], ("", ""))
    if noun[1] != "one" or noun[0] in ("turn", "player") or words[place - 1] not in ("the", "your"):
        return tokens
    if words[place - 1] == "your" and words[1] != "you":
        return tokens
    a = replace(tokens[place - 1], word="an" if words[place + 1] == "action" else "a")
    return [lead, *tokens[1 : place - 1], a, *tokens[place + 1 :]]


def _once_it_comes(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The next time a base scores, draw a card": after that, once. Not what is over with the turn: that is told
    otherwise, and so is what would happen."""
    words = words_of(tokens)
    place = words.index(_NEXT)
    comma = words.index(",", place) if "," in words[place:] else 0
    if not comma or words[place - 1 : place] not in ([], [","]) or set(words[place:comma]) & {*_OVER, *_COUNTED}:
        return tokens
    start = tokens[place].start
    return [*tokens[:place], Token("after", start, start), *tokens[place:]]


NEXT_DOES = (where(_next_does, "next", ",", " ".join(_TIMES)),)
"""The rule of what does something next, asked before it is asked whether it does in this turn."""
ONCE_IT_COMES = (where(_once_it_comes, _NEXT, ","),)
"""The rule of what is waited for once."""
