"""As many cards as somebody has just discarded, or likes: "discards their hand, then draws as many cards as they
discarded", "discard as many cards as you like".

It is that many cards, and any number of them. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, sentence_before, where
from smashrules.text.rewording.said import said
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of, number_said, third, verb_of
from smashrules.text.words.tokens import Token, spread, words_of

_WHO = ("you", "they")
_OF_CARDS = ("draw", "discard")
_TIMES = ("before", "after", "when", "on", "during", "at", "only", "if")
_NO_DEEDS = ("choose", "control", "own", "have")
_ENDS = (".", ",", "", "plus", "minus")


def _as_many(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Discard any number of cards, then draw as many cards as you discarded", "as many as you discarded": then draw
    that many cards."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(3, len(tokens) - 3):
        if words[place : place + 2] != ["as", "many"]:
            continue
        counters = 3 * (words[place + 2 : place + 5] == ["+1", "power", "counters"])
        noun = counters or int(lex.nouns.get(words[place + 2], ("", ""))[1] == "many")
        first = place + 2 + noun
        shut = next((at for at in range(first, len(words)) if words[at] in _ENDS or words[at] in lex.verbs), first)
        as_ = next(
            (at for at in range(first, shut) if words[at] == "as"), first
        )  # "as many counters on it as you ..."
        end = _after_the_deed(words, place, as_ + 1, lex) if words[as_] == "as" else as_ + 1
        of_cards = verb_of(words[place - 1], lex) in _OF_CARDS
        if end == as_ + 1 or words[end] not in _ENDS or not (noun or of_cards):
            continue
        start, last = tokens[place].start, tokens[end - 1].end
        what = words[place + 2 : first] if noun else ["cards"]
        said = spread(("that", "many", *what), start, last)
        return [*tokens[:place], *said, *tokens[first:as_], *tokens[end:]]
    return tokens


def _so_many_more(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Discard your hand, then draw one fewer card than you discarded", "one card fewer than you had": that many
    cards minus one."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(3, len(tokens) - 4):
        more = next((at for at in (place + 1, place + 2) if words[at] in _MORE), 0)
        noun = next((words[at] for at in (place + 1, place + 2) if at != more), "")
        kind = lex.nouns.get(noun, ("",))[0]
        if not more or words[place + 3] != "than" or not (number := number_said(words[place], lex)) or not kind:
            continue
        end = _after_the_deed(words, place, place + 4, lex)
        if end == place + 4 or words[end] not in _ENDS:
            continue
        sign = "plus" if words[more] in ("more", "additional") else "minus"
        so_many = ("that", "many", noun_of((kind, "many"), lex), sign, str(number))
        return [*tokens[:place], *spread(so_many, tokens[place].start, tokens[end - 1].end), *tokens[end:]]
    return tokens


_MORE = ("more", "additional", "fewer", "less")


def _after_the_deed(words: list[str], place: int, begin: int, lex: Lexicon) -> int:
    """Where what is told at ``begin`` ends, if it is the one thing that was done before ``place``, and counted there
    ("you discarded", "they shuffled in", "you destroyed minions this way"), or the hand to which that was done ("they
    had in hand"); ``begin`` where it is not."""
    who, done = words[begin], words[begin + 1]
    at, verb = _the_deed(words, place, who, lex)
    if not verb:
        return begin
    if done == "had" and words[at + 1] in ("your", "their") and words[at + 2] == "hand":
        return begin + 2 + len(at_words(words, begin + 2, _IN_HAND))
    if (verb, "past") not in lex.verbs.get(done, ()):
        return begin
    end = begin + 2 + _said_of_what(words, at, begin + 2, lex)
    end += 2 * (words[end : end + 2] == ["this", "way"])
    return end + (verb == "shuffle" and words[end] == "in")


_IN_HAND = (
    ["in", "hand"],
    ["in", "their", "hand"],
    ["in", "your", "hand"],
    ["in", "it"],
    ["cards"],
    ["cards", "in", "hand"],
)


def _the_deed(words: list[str], place: int, who: str, lex: Lexicon) -> tuple[int, str]:
    """Where the only thing stands that is done before that place and counted there, and its verb: it is done by
    ``who``."""
    found = [(at, verb_of(word, lex)) for at, word in enumerate(words[: place - 1]) if verb_of(word, lex)]
    deeds = [(at, verb) for at, verb in found if verb not in _NO_DEEDS and not _no_deed(words, at)]
    if len(deeds) != 1 or who not in _WHO:
        return 0, ""
    at, verb = deeds[0]
    theirs = third(words[at], lex) or sentence_before(words, at)[-3:-1] == ["they", "may"]
    theirs = theirs or any(word in ("player", "players", "they") for word in sentence_before(words, at))
    return (at, verb) if theirs == (who == "they") else (0, "")


def _no_deed(words: list[str], at: int) -> bool:
    """ "In play", "play after ...": when a card can be played."""
    return words[at - 1 : at] == ["in"] or (words[at] == "play" and words[at + 1] in _TIMES)


def _said_of_what(words: list[str], begin: int, end: int, lex: Lexicon) -> int:
    """How many words say again what was done to something ("as many cards as you destroyed minions"): the noun."""
    noun = words[end]
    told = lex.nouns.get(noun, ("", ""))[1] == "many" and noun in words[begin:end]
    return 1 if told else 0


AS_MANY_AS_DISCARDED = (
    where(_so_many_more, "than", "more additional fewer less", "you they"),
    *said("numbers/cards", "as-many-as-liked"),
    where(_as_many, "many", "as", "you they"),
    *said("numbers/cards", "each-that-many"),
)
"""The rules of as many cards as were discarded."""
