"""From whom control was taken: "take control of a minion. Its previous controller draws a card".

It is another player's, and that player is who it was. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SORTS = ("minion", "action", "titan")
_WHO_HAD_IT = (
    ["its", "previous", "controller"],
    ["its", "former", "controller"],
    ["the", "player", "&that", "&d:controlled", "it"],
    ["the", "player", "who", "controlled", "it"],
)


def who_lost_it(sentences: list[list[Token]], ends: list[int], lex: Lexicon) -> tuple[list[list[Token]], list[int]]:
    """The sentences, with the player named from whom a sentence takes control of one thing, where the next tells what
    that player does."""
    found = list(sentences)
    for at in range(1, len(found)):
        words = words_of(found[at])
        told = next((each for each in _WHO_HAD_IT if words[: len(each)] == each), [])
        if not told or words[len(told) : len(told) + 1] in (["'s"], []):
            continue
        taken = _from_another(found[at - 1], lex)
        if taken is None:
            continue
        first, last = found[at][0], found[at][len(told) - 1]
        that = [replace(first, word="that"), Token("player", first.end, last.end)]
        found[at - 1], found[at] = taken, [*that, *found[at][len(told) :]]
    return found, ends


def _from_another(tokens: list[Token], lex: Lexicon) -> list[Token] | None:
    """ "Take control of a minion": of another player's minion. None where nothing, or not one thing, is taken."""
    words = words_of(tokens)
    place = 2 if words[:2] == ["you", "may"] else 0
    whose = words[place + 1 : place + 4]
    if words[place : place + 1] != ["take_control_of"] or {"or", "and", "for_each"} & set(words):
        return None
    if whose == ["another", "player", "'s"]:
        return tokens
    if whose[:1] not in (["a"], ["an"]) or lex.nouns.get(words[place + 2], ("", ""))[0] not in _SORTS:
        return None
    article = tokens[place + 1]
    another = [
        replace(article, word="another"),
        *(Token(each, article.end, article.end) for each in ("player", "'s")),
    ]
    return [*tokens[: place + 1], *another, *tokens[place + 2 :]]
