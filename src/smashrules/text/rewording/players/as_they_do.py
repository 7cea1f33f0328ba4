"""Whom somebody is compared with, and what they do: "as many minions here as you do", "more power than that player
has".

What they do is said already. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, third
from smashrules.text.words.tokens import Token, words_of

_WHO = (
    ["you"],
    ["they"],
    ["that", "player"],
    ["that", "other", "player"],
    ["another", "player"],
    ["each", "other", "player"],
    ["any", "other", "player"],
    ["every", "other", "player"],
    ["the", "chosen", "player"],
    ["its", "owner"],
    ["its", "controller"],
)
_DOING = ("do", "does", "have", "has", "did", "control", "controls")
_MANY = (["as", "many"], ["as", "much"], ["the", "same"], ["an", "equal"], ["equal", "number"])
_MORE = frozenset(("more", "fewer", "less", "greater", "higher", "lower"))
_ENDS = ("", ".", ",", ";", "and", "may", "must", "cannot")


def _as_they_do(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If another player has as many minions here as you do": as you; "more than that player does": than they."""
    words = [*words_of(tokens), "", ""]
    for place in range(3, len(tokens) - 1):
        who = at_words(words, place + 1, _WHO) if words[place] in ("as", "than") else []
        end = place + 1 + len(who)
        if not who or words[end] not in _DOING:
            continue
        begin = begin_behind(words, place, (".", ",", ":", ";"))
        said = words[begin:place]
        compared = bool(_MORE & set(said)) if words[place] == "than" else any(_stands(said, each) for each in _MANY)
        behind = words[end + 1]
        goes_on = behind in _ENDS or third(behind, lex) or (bare(behind, lex) and behind not in _DOING)
        piled = words[end] in ("control", "controls") and {"hand", "deck", "discard", "pile"} & set(said)
        if compared and goes_on and not piled:  # "more in your discard pile than you control": of one's own
            last = replace(tokens[end - 1], end=tokens[end].end)
            return _as_they_do([*tokens[: end - 1], last, *tokens[end + 1 :]], lex)
    return tokens


def _stands(words: list[str], said: list[str]) -> bool:
    return any(words[at : at + len(said)] == said for at in range(len(words)))


AS_THEY_DO = (where(_as_they_do, "as than", " ".join(_DOING)),)
"""The rule of whom somebody is compared with."""
