"""What is done instead, told in two sentences of which only the last one says so.

"When you would discard a card, you may choose another player; they draw it instead" does both instead. Knows words
and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_WAITING = ("when", "if", "whenever", "the_next_time")


def said_first(before: list[Token], tokens: list[Token], lex: Lexicon) -> tuple[list[Token], list[Token]]:
    """The sentence before, and this one, with "instead" where the other thing begins to be done."""
    if tokens[-1].word != "instead":
        return before, tokens
    words, last = words_of(before), words_of(tokens)
    comma = words.index(",") if "," in words else 0
    waiting = [place for place, word in enumerate(words) if word in _WAITING]
    would = bool(waiting) and "would" in words[waiting[0] :] and "instead" not in words
    if not would or not comma or {"if", "when", "may"} & set(last):
        return before, tokens
    heard = range(comma, len(words) - 1)  # "you may choose another player instead to choose a card"
    end = next((at for at in heard if words[at] == "to" and bare(words[at + 1], lex)), len(words))
    at = before[end - 1].end
    rest = tokens[:-1]
    if last[0] == "you" and len(last) > 2 and bare(last[1], lex):  # it belongs to what you may do
        rest = [replace(rest[1], start=rest[0].start), *rest[2:]]
    return [*before[:end], replace(tokens[-1], start=at, end=at), *before[end:]], rest
