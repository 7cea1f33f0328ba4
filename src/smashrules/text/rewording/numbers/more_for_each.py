"""So many, and so many more for each of something: "draw two cards plus one for each of your minions here".

The first number is done, and then the second for each of them. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of, says_how_many, verb_of
from smashrules.text.words.tokens import Token, words_of

_ADDED = ("additional", "more", "extra")


def _more_for_each(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "draw a card, plus another card for each ...", "draw two cards and one more for each": and draw one
    for each."""
    words = words_of(tokens)
    for at in range(3, len(words) - 2):
        if words[at] not in ("plus", "and"):
            continue
        comma = at - 1 if words[at - 1] == "," else at
        noun, number, verb = comma - 1, comma - 2, comma - 3
        if (
            verb < 0
            or not says_how_many(words[number], lex)
            or words[noun] not in lex.nouns
            or not verb_of(words[verb], lex)
        ):
            continue
        told = _so_many_more(words, at + 1, lex)
        if told is None or (words[at] == "and" and not told[2]):
            continue
        so_many, more, _ = told
        behind = more + 1 if lex.nouns.get(words[more], ("",))[0] == lex.nouns[words[noun]][0] else more
        if words[behind : behind + 1] != ["for_each"]:
            continue
        many = lex.numerals.get(so_many, 2 if so_many.isdigit() and so_many != "1" else 1) > 1
        kind = lex.nouns[words[noun]][0]
        of_them = noun_of((kind, "many" if many else "one"), lex)
        thing = words[noun] if (lex.nouns[words[noun]][1] == "many") == many else of_them
        start, end = tokens[at + 1].start, tokens[behind - 1].end
        if so_many == "one" and words[number] in ("a", "an"):
            so_many = words[number]
        said = [replace(tokens[verb], start=start, end=start), Token(so_many, start, end), Token(thing, end, end)]
        return [*tokens[:comma], replace(tokens[at], word="and"), *said, *tokens[behind:]]
    return tokens


def _so_many_more(words: list[str], at: int, lex: Lexicon) -> tuple[str, int, bool] | None:
    """How many more in "another", "an additional", "two more", "one", what stands behind it, and whether it is said
    to be more."""
    first, second = words[at], words[at + 1]
    if first == "another":
        return "one", at + 1, True
    if not says_how_many(first, lex):
        return None
    number = "one" if first in ("a", "an") else first
    added = second in _ADDED
    if first in ("a", "an") and not added:
        return None
    return number, at + 1 + added, added


MORE_FOR_EACH = where(_more_for_each, "for_each", "plus and")
"""The rule of how many more there are for each."""
