"""Cards of the base deck told by their breakpoints, or put back there: "reveal the top three cards of the base deck;
draw a card for each one with a breakpoint over 20", "move the bottom base of the base deck to the top".

They are bases among those cards, or the card that lies there; a base that is searched for goes back on that deck.
Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_EACH = (
    ["for", "each", "one"],
    ["for", "each", "of", "them"],
    ["for", "each", "of", "those"],
    ["for", "each", "of", "those", "cards"],
    ["for", "each", "of", "those", "bases"],
    ["for", "each", "card"],
    ["for", "each", "revealed", "card"],
    ["for", "each", "revealed", "base"],
)
_SEEN = ("reveal", "reveals", "look", "looks")


def _each_with(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "For each one with a breakpoint of 21 or more": for each base among them with such a breakpoint."""
    words = words_of(tokens)
    for place in range(8, len(words) - 4):
        each = at_words(words, place, _EACH)
        end = place + len(each)
        has = at_words(words, end, (["with", "a", "breakpoint"], ["that", "has", "a", "breakpoint"]))
        stop = next((at for at in range(place - 1, 0, -1) if words[at] in (".", ";")), 0)
        seen = {*_SEEN} & set(words[:stop]) and any(words[at : at + 2] == ["base", "deck"] for at in range(stop))
        if each and has and seen and not {"deck", "base"} & set(words[stop:place]):
            told = ["for", "each", "base", "among", "them", "with", "a", "breakpoint"]
            return put(tokens, place, end + len(has), told)
    return tokens


def _back_on_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Search the base deck for a base. Shuffle the deck and place that base on top (of it)": shuffle the base deck,
    and place it on top of that."""
    words = [*words_of(tokens), "", "", ""]
    searched = next((at for at in range(len(words) - 4) if words[at : at + 4] == _SEARCHED), 0)
    for place in range(searched + 5, len(tokens)) if searched else ():
        shuffled = at_words(words, place, _SHUFFLED) if words[place + 2] != "into" else []
        if shuffled:
            told = put(tokens, place + 1, place + len(shuffled), ["the", "base", "deck"])
            return _back_on_it(told, lex)
        spoken = words[place - 1] in ("it", "base") and not _OTHERS & set(words[searched:place])
        if spoken and (end := _on_its_end(words, place)):
            return put(tokens, place, end, [*_unsaid(words[place:end]), *_OF_THE_DECK])
    return tokens


def _on_its_end(words: list[str], place: int) -> int:
    """Where "on top", "to the bottom of it" ends at this place; 0 where it is told of which deck, or nothing such."""
    end = place + len(at_words(words, place, _ENDS))
    it = 2 * (words[end : end + 2] == ["of", "it"])
    return end + it if end > place and words[end + it] in (".", ",", "") else 0


def _unsaid(end: list[str]) -> list[str]:
    """The end of a deck, without the "of it" behind it."""
    return end[:-2] if end[-1] == "it" else end


def _one_of_its_cards(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Reveal the top base of the base deck", "place the bottom base of the base deck on top": the card there."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(2, len(tokens) - 4):
        if words[place - 1] not in ("top", "bottom") or words[place + 1 : place + 5] != _OF_THE_DECK:
            continue
        told = list(tokens)
        if end := _on_its_end(words, place + 5):
            told = put(tokens, place + 5, end, [*_unsaid(words[place + 5 : end]), *_OF_THE_DECK])
        seen = verb_of(words[place - 3], lex) if words[place - 3] != "at" else "look"
        if words[place] == "base" and seen in _DONE_TO_CARDS:
            return put(told, place, place + 1, ["card"])
        if len(told) > len(tokens):
            return told
    return tokens


_OF_THE_DECK = ["of", "the", "base", "deck"]
_DONE_TO_CARDS = ("look", "reveal", "discard", "place", "put", "move", "return")
_SEARCHED = ["base", "deck", "for", "a"]
_ENDS = tuple([on, *the, end] for on in ("on", "to") for the in ([], ["the"]) for end in ("top", "bottom"))
_SHUFFLED = (["shuffle", "the", "deck"], ["shuffle", "it"])
_OTHERS = frozenset(("minion", "action", "card", "cards", "minions", "actions", "titan"))


OF_THE_BASE_DECK = (
    where(_each_with, "breakpoint", "each", "deck"),
    where(_one_of_its_cards, "top bottom", "deck", "base"),
    where(_back_on_it, "top bottom shuffle", "search", "deck", "base"),
)
"""The rules of cards of the base deck."""
