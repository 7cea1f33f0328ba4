"""What is said to be done, and by whom: "the losing minion is moved to another base by its owner", "the lowest-power
minion there is destroyed".

Its owner does it, or you do. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_PLAYERS = ("controller", "owner", "player", "players", "controllers", "owners")
_DONE = ("moved", "destroyed", "returned", "placed", "discarded", "shuffled", "drawn", "buried")
_STOPS = (",", ".", "if", "when", "after", "before", "while", "who", "that", "cannot", "may", "can", "would", "or")


def _done_by(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It is moved to another base by its owner": its owner moves it to another base."""
    words = words_of(tokens)
    by = len(words) - 1 - words[::-1].index("by")
    be = next((at for at in range(by) if words[at] in ("is", "are") and words[at + 1] in _DONE), 0)
    begin = begin_behind(words, be, (",",))
    if not be or words[-1] not in _PLAYERS or set(_STOPS) & {*words[begin:be], *words[be:by], *words[by:]}:
        return tokens
    if begin and words[0] not in ("if_you_do", "then", "otherwise"):
        return tokens
    forms = [lex.forms[name] for name, form in lex.verbs.get(words[be + 1], ()) if form == "participle"]
    if not forms or be == begin:
        return tokens
    several = words[-1].endswith("s")
    at = tokens[begin].start
    doer = said_at(tokens[by + 1 :], at)
    verb = Token(forms[0][0 if several else 1], at, at)
    last = tokens[by - 1]
    rest = [*tokens[be + 2 : by - 1], replace(last, end=tokens[-1].end)] if by > be + 2 else []
    what = tokens[begin:be]
    what = what if rest else [*what[:-1], replace(what[-1], end=tokens[-1].end)]
    return [*tokens[:begin], *doer, verb, *what, *rest]


def _is_done(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The lowest-power minion there is destroyed": destroy it."""
    words = words_of(tokens)
    be = next((at for at in range(2, len(words) - 1) if words[at] in ("is", "are")), 0)
    if not be or words[0] != "the" or words[be + 1] not in _DONE[:6] or set(_STOPS) & {*words} or "by" in words:
        return tokens
    named = [each for each in words[:be] if lex.nouns.get(each, ("",))[0] in ("minion", "action", "card", "titan")]
    forms = [lex.forms[name] for name, form in lex.verbs.get(words[be + 1], ()) if form == "participle"]
    if len(named) != 1 or not forms:
        return tokens
    what = [*tokens[: be - 1], replace(tokens[be - 1], end=tokens[be + 1].end)]
    return [Token(forms[0][0], tokens[0].start, tokens[0].start), *what, *tokens[be + 2 :]]


DONE_BY = (
    where(_is_done, "is are", " ".join(_DONE), "the"),
    where(_done_by, "by", "is are", " ".join(_DONE), " ".join(_PLAYERS)),
)
"""The rules of what is done, and by whom."""
