"""Buried and stored cards, told shortly: that you have some, which of them, where one was, that it lies face down.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, begin_behind, put, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_ASKING = ("if", "while", "where", "unless", "as_long_as")
_THERE = (
    ["the", "base", "where", "it", "was", "buried"],
    ["the", "base", "it", "was", "buried", "at"],
    ["the", "base", "it", "was", "buried", "on"],
    ["the", "base", "at", "which", "it", "was", "buried"],
)


def _some_buried(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have buried cards on three or more bases": a buried card."""
    words = words_of(tokens)
    for place in range(2, len(words) - 1):
        told = words[place : place + 2] == ["buried", "cards"] and words[place - 1] in ("have", "has")
        if told and set(_ASKING) & set(words[:place]):
            buried, cards = tokens[place : place + 2]
            some = Token("a", buried.start, buried.start)
            return [*tokens[:place], some, buried, replace(cards, word="card"), *tokens[place + 2 :]]
    return tokens


def _where_it_was(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play this titan on the base where it was buried": on its base."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        said = next((each for each in _THERE if words[place : place + len(each)] == each), [])
        if said and words[place - 1] in ("on", "to", "at"):
            last = tokens[place + len(said) - 1]
            its = replace(tokens[place], word="its")
            base = replace(tokens[place + 1], word="base", end=last.end)
            return [*tokens[:place], its, base, *tokens[place + len(said) :]]
    return tokens


def _uncover_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Before a base scores where you have a buried card, uncover it": uncover one of your buried cards there."""
    words = words_of(tokens)
    place = next((at for at in range(len(words) - 1) if words[at : at + 2] == ["uncover", "it"]), 0)
    place = place or next((at for at in range(len(words) - 2) if words[at : at + 3] == _UNCOVER_THAT), 0)
    end = place + (2 if words[place + 1 : place + 2] == ["it"] else 3)
    had = next((at for at in range(place) if words[at : at + 5] == _WHERE_YOU_HAVE), -1)
    if not place or had < 0 or words[place - 1] not in (",", "may") or "." in words[had:place]:
        return tokens
    if {"choose", "reveal", "look_at", "bury"} & set(words[:place]):
        return tokens
    start, last = tokens[place + 1].start, tokens[end - 1].end
    said = ("one", "of", "your", "buried", "cards", "there")
    told = spread(said, start, last)
    return [*tokens[: place + 1], *told, *tokens[end:]]


_UNCOVER_THAT = ["uncover", "that", "card"]
_WHERE_YOU_HAVE = ["where", "you", "have", "a", "buried"]


def _of_theirs(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player with a buried card there must uncover one of them": one of their buried cards there."""
    words = [*words_of(tokens), "."]
    for place in range(2, len(tokens) - 4):
        had = at_words(words, place, (["with"], ["who", "has"], ["that", "has"], ["who", "have"]))
        some = place + len(had)
        some += len(at_words(words, some, (["a"], ["one", "or", "more"], ["at", "least", "one"], ["any"])))
        many = words[place - 1] in ("players", "opponents")
        who = "all" in words[:place] if many else {"each", "every"} & set(words[max(0, place - 3) : place])
        if not had or not who or words[some] != "buried" or words[some + 1] not in ("card", "cards"):
            continue
        where_to = words[some + 2]
        verb = some + 3 + (words[some + 3] in ("may", "must"))
        which = at_words(words, verb + 1, _ONE_OF_THEIRS)
        end = verb + 1 + len(which)
        if where_to not in ("here", "there") or not verb_of(words[verb], lex) or not which or words[end] in _MORE:
            continue
        number = "all" if which[0] == "all" else "any number" if which[0] == "any" else "one"
        told = [words[verb], *number.split(), "of", "their", "buried", "cards", where_to]
        one = [tokens[some - 1]] if words[some - 1] == "a" else [Token("a", tokens[some].start, tokens[some].start)]
        begin = place + len(had)
        card = [*one, tokens[some], replace(tokens[some + 1], word="card"), *tokens[some + 2 : verb]]
        return [*tokens[:begin], *card, *put(tokens, verb, end, told)[verb:]]
    return tokens


_MORE = ("of", "card", "cards", "other", "or_more")
_ONE_OF_THEIRS = (
    ["one", "of", "them"],
    ["one", "of", "theirs"],
    ["one", "of", "those", "cards"],
    ["one", "of", "those"],
    ["any", "number", "of", "them"],
    ["all", "of", "them"],
    ["it"],
    ["one"],
)


def _face_down(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Store the top card of your deck under it face down": what is stored lies face down anyway."""
    words = words_of(tokens)
    for place in range(2, len(words) - 1):
        down = words[place : place + 2] == ["face", "down"] or words[place] == "facedown"
        begin = begin_behind(words, place, (".", ":", ","))
        if down and {"store", "stores"} & set(words[begin:place]):
            return [*tokens[:place], *tokens[place + (1 if words[place] == "facedown" else 2) :]]
    return tokens


WHERE_BURIED = (
    where(_of_theirs, "buried", "each every all", "with has have"),
    where(_uncover_it, "uncover", "buried", "where", "it that"),
    where(_face_down, "face facedown", "store stores"),
    where(_where_it_was, "buried", "was", "base"),
)
"""The rules of where a card lies, asked of what is written."""
SOME_BURIED = (where(_some_buried, "buried", "cards", "have has"),)
"""The rule of having some."""
