"""The one card that is stored under another: "draw the card stored under this minion".

It is a card that is stored there: what is done with several of them is told of several. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, looking_back, put, where
from smashrules.text.words.lexicon import Lexicon, takes_an
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_DONE = ("draw", "draws", "play", "place", "return", "discard", "reveal", "shuffle")


def _the_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw the card stored under it": a card stored under it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        stored = words[place] == "the" and words[place + 2 : place + 4] == ["stored", "under"]
        card = lex.nouns.get(words[place + 1], ("", ""))
        if stored and card[1] == "one" and card[0] in ("card", "minion", "action") and words[place - 1] in _DONE:
            one = "an" if takes_an(words[place + 1]) else "a"
            return [*tokens[:place], replace(tokens[place], word=one), *tokens[place + 1 :]]
    return tokens


def _those_stored(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "A minion with a card stored under it. Draw one of those stored cards": of the cards stored under it."""
    words, last = words_of(tokens), words_of(before[-1]) if before else []
    if not any(last[at : at + 3] == ["stored", "under", "it"] for at in range(len(last))):
        return tokens
    for place in range(1, len(words) - 2):
        if words[place] in ("those", "these", "the") and words[place + 1 : place + 3] == ["stored", "cards"]:
            stored, cards = tokens[place + 1 : place + 3]
            the = replace(tokens[place], word="the")
            them = [Token("cards", stored.start, stored.end), replace(stored, word="stored", start=cards.start)]
            under = [Token(each, cards.start + 1 + nth, cards.end) for nth, each in enumerate(("under", "it"))]
            return [*tokens[:place], the, *them, *under, *tokens[place + 3 :]]
    return tokens


def _under_that_one(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Move a minion with a card stored under it. If the stored card is a minion, ...": a card stored under that
    minion."""
    words, last = words_of(tokens), words_of(before[-1]) if before else []
    under = next((at for at in range(3, len(last) - 2) if last[at : at + 3] == ["stored", "under", "it"]), 0)
    bearers = [each for each in last[:under] if lex.nouns.get(each, ("",))[0] in ("minion", "action", "titan")]
    if not under or last[under - 3 : under - 1] != ["with", "a"] or len(bearers) != 1:
        return tokens
    single = noun_of((lex.nouns[bearers[0]][0], "one"), lex)
    for place in range(len(words) - 2):
        if words[place : place + 3] != ["the", "stored", "card"] or words[place + 3 : place + 4] == ["under"]:
            continue
        the, stored, card = tokens[place : place + 3]
        at = card.end
        told = [replace(the, word="a"), replace(card, start=stored.start, end=stored.end)]
        told += [replace(stored, start=card.start), *(Token(each, at - 1, at) for each in ("under", "that", single))]
        return [*tokens[:place], *told, *tokens[place + 3 :]]
    return tokens


_ONE_STORED = (["one", "of", "the", "stored", "cards"], ["one", "of", "the", "cards", "stored"])
_BEHIND_IT = ("", ".", ",", "into", "in", "on", "to", "and", "as", "under")


def _the_other_stored(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Play one of the stored cards and place the other into your hand": and place the rest."""
    words = [*words_of(tokens), ""]
    last = words_of(before[-1]) if before else []
    for place in range(1, len(tokens) - 1):
        if words[place : place + 2] != ["the", "other"] or words[place + 2] not in _BEHIND_IT:
            continue
        said = [each.removeprefix("&") for each in (*last, *words[:place])]
        if any(at_words(said, at, _ONE_STORED) for at in range(len(said))):
            return put(tokens, place, place + 2, ["the", "rest"])
    return tokens


THOSE_STORED = (
    looking_back(_the_other_stored, "other", "the"),
    looking_back(_under_that_one, "stored", "card", "the"),
    looking_back(_those_stored, "stored", "cards", "those these the"),
)
"""The rules of those that are stored under what was just spoken of."""
THE_STORED_CARD = (where(_the_one, "stored", "the", "under"),)
"""The rule of the one stored card."""
