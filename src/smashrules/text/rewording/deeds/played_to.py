"""What a card is played for, where its sentence says first when: "Play after a base scores to draw a card".

That is what is done then: "Play after a base scores. Draw a card." Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_WHEN = ("before", "after", "when", "before_or_after", "at")
_JOINING = (",", "and", "or", "then", "@or", ":")
_SPOKEN_OF = ("it", "them", "that", "those")
_TAKING = ("return", "place", "put")


def played_to(tokens: list[Token], lex: Lexicon) -> tuple[list[Token], list[Token]] | None:
    """ "Play when a minion is destroyed to draw a card": two sentences, of which one says when; None where it is not.

    "Play after it goes to the discard pile to place it in your hand instead": it has gone there, and is taken from
    there."""
    words = words_of(tokens)
    if words[0] != "play" or words[1:2] not in [[each] for each in _WHEN]:
        return None
    aims = [at for at in range(2, len(words) - 1) if words[at] == "to" and bare(words[at + 1], lex)]
    if len(aims) != 1 or set(words[2 : aims[0]]) & set(_JOINING):
        return None  # "to do A to do B", "after X, do Y to do Z": who does what for what
    deed = tokens[aims[0] + 1 :]
    spoken = words[aims[0] + 2 : aims[0] + 3] in [[each] for each in _SPOKEN_OF]
    if words[1] == "after" and words[-1] == "instead" and deed[0].word in _TAKING and spoken:
        deed = [*deed[:-2], replace(deed[-2], end=deed[-1].end)]
    return tokens[: aims[0]], deed
