"""Players told by how much power they have somewhere: "each other player with more power than you on its base".

They are those who have it there. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_MORE = ("more", "less")
_AT = ("on", "at")
_APART = frozenset((".", ",", ":", ";", "or", "then"))


def _who_has_more(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player with more power than you on that base": each player who has it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 6):
        kind, number = lex.nouns.get(words[place - 1], ("", ""))
        more = words[place] == "with" and words[place + 1] in _MORE and words[place + 2] == "power"
        if not more or kind != "player":
            continue
        end = next((at for at in range(place, len(words)) if words[at] in _APART), len(words))
        said = words[place + 3 : end]
        base = [at for at, each in enumerate(said) if each == "base"]
        if "than" not in said or not set(said) & set(_AT) or not base or {"with", "who"} & set(said):
            continue
        has = "has" if number == "one" else "have"
        return [*put(tokens[: place + 1], place, place + 1, ["who", has]), *_who_has_more(tokens[place + 1 :], lex)]
    return tokens


def _on_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each other player with more power on it than you": it is a base, on which players have power."""
    words = words_of(tokens)
    for place in range(4, len(words) - 1):
        if words[place] not in _AT or words[place + 1] != "it" or "base" not in words[:place]:
            continue
        begin = begin_behind(words, place, _APART)
        said = words[begin:place]
        whose = any(lex.nouns.get(each, ("",))[0] == "player" for each in said)
        more = [at for at in range(len(said) - 1) if said[at] in _MORE and said[at + 1] == "power"]
        behind = said[more[0] + 2 :] if more and said[more[0] - 1] in _HAVING else None
        if whose and behind in ([], ["than", "you"]):
            return [*put(tokens[: place + 2], place, place + 2, ["there"]), *_on_it(tokens[place + 2 :], lex)]
    return tokens


_HAVING = ("with", "has", "have")

WITH_MORE_POWER = (
    where(_on_it, "than", "power", "it", "on at", "player players opponent opponents"),
    where(_who_has_more, "than", "power", "with", "on at", "player players opponent opponents"),
)
"""The rules of players who have more power, or less."""
