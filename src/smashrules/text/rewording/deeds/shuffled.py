"""Which deck is shuffled, where it is not said: "search your deck for a minion and draw it, then shuffle".

It is the deck that was named last. Knows words and their neighbours, no structure; it is asked before a text is cut
into sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SHUFFLE = ("shuffle", "shuffles", "reshuffle", "reshuffles")
_WHOSE = ("your", "their", "that", "its")


def _shuffled(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Then shuffle": your deck, that player's, the base deck."""
    words = words_of(tokens)
    for place, word in enumerate(words):
        if word not in _SHUFFLE or words[place + 1 : place + 2] not in ([], ["."]):
            continue
        named = [at for at in range(1, place) if words[at] == "deck"]
        deck = _named_again(words[named[-1] - 2 : named[-1] + 1], lex) if named else None
        if deck is None:
            continue
        told = said_at([Token(each, 0, 0) for each in deck], tokens[place].end)
        return [*tokens[: place + 1], *told, *_shuffled(tokens[place + 1 :], lex)]
    return tokens


def _named_again(said: list[str], lex: Lexicon) -> list[str] | None:
    """The words for a deck that was named in these, the last of which is "deck"."""
    before = said[-2]
    if before in _WHOSE:
        return [before, "deck"]
    if before == "base":
        return ["the", "base", "deck"]
    whose = lex.nouns.get(said[0], ("",))[0] in ("player", "opponent", "owner", "controller")
    return ["that", "deck"] if before == "'s" and whose else None


SHUFFLED = (where(_shuffled, " ".join(_SHUFFLE), "deck"),)
"""The rule of a deck that is shuffled."""
