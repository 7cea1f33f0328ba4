"""Phrases that lean on words before them: "no minions left there", "the one you played", "for you to draw".

Knows words and their neighbours, no structure; most of its rules stand in ``grammar/rewording/references/done.toml``.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.bases.there_too import said_on
from smashrules.text.rewording.rule import Rewordings, where
from smashrules.text.rewording.said import said
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_CHOOSING = ("choose", "chooses", "pick", "picks")


def for_you_to(tokens: list[Token], lex: Lexicon) -> tuple[list[Token], list[Token]] | None:
    """ "Another player chooses one of them for you to draw": they choose one, and you draw it. None where nothing of
    the kind is said."""
    words = words_of(tokens)
    at = next((place for place in range(2, len(words) - 3) if words[place : place + 3] == ["for", "you", "to"]), None)
    if at is None or not set(_CHOOSING) & set(words[:at]) or len(words) != at + 4 or not bare(words[at + 3], lex):
        return None
    if {"if", "may", ",", "each"} & set(words[:at]):
        return None  # whether it is done, and of whom it is asked
    end = tokens[at + 3].end
    return tokens[:at], [replace(tokens[at + 3], start=tokens[at].start), Token("it", end, end)]


LEANING = Rewordings([where(said_on, ",", "on", "here there"), *said("references/done", "told-shortly")])
"""The rules that are asked before a sentence that says two things is made two."""
