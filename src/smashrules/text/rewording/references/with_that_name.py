"""What has the name of a card that was spoken of, where no name was chosen: "your only minion with that name".

It is the name of that card, told as other texts tell it: "with the same name as that minion". Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from itertools import chain

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, put, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_SORTS = ("minion", "action", "card", "titan")
_PILES = {"discard_pile", "deck", "hand"}
_TURNING = (
    "reveal",
    "reveals",
    "look_at",
    "looks_at",
    "show",
    "shows",
    "discard",
    "discards",
    "draw",
    "draws",
    "turn_over",
)
_SHOWN = (["it"], ["that", "card"], ["the", "revealed", "card"], ["the", "card"])
_THAT_ONE = (
    ["that", "card"],
    ["that", "minion"],
    ["that", "action"],
    ["that", "one"],
    ["a", "card", "you", "named"],
)
_ITSELF = tuple(["is", *each] for each in _THAT_ONE)
_NAMING = ("name", "names", "named", "choose", "chooses", "chosen")


def _with_this_name(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Search your deck for a minion with this name": with the same name as this minion."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        kind = lex.nouns.get(words[place - 1], ("",))[0]
        if words[place : place + 3] != ["with", "this", "name"] or kind not in _SORTS:
            continue
        one = noun_of((kind, "one"), lex)
        first, last = tokens[place + 1], tokens[place + 2]
        told = [replace(first, word="the_same"), last, Token("as", last.end, last.end)]
        this = [Token("this", last.end, last.end), Token(one, last.end, last.end)]
        return [*tokens[: place + 1], *told, *this, *_with_this_name(tokens[place + 3 :], lex)]
    return tokens


def _with_that_name(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If it is your only minion with that name": with the same name as that minion."""
    words = words_of(tokens)
    ahead = list(chain.from_iterable(words_of(each) for each in before))
    for place in range(2, len(words) - 2):
        if words[place : place + 3] not in (["with", "that", "name"], ["with", "its", "name"]):
            continue
        noun = next((at for at in range(place - 1, -1, -1) if lex.nouns.get(words[at], ("",))[0] in _SORTS), None)
        if noun is None:
            continue
        kind = lex.nouns[words[noun]][0]
        spoken = [each for each in (*ahead, *words[:noun]) if lex.nouns.get(each, ("",))[0] in _SORTS]
        named = any(each in _NAMING or each.startswith("&n") for each in (*ahead, *words[:place]))
        if not spoken or (named and words[place + 1] == "that"):
            continue
        one = noun_of((kind, "one"), lex)
        first, last = tokens[place + 1].start, tokens[place + 2].end
        told = spread(["the", "same", "name", "as", "that", one], first, last)
        the_same = replace(told[0], word="the_same", end=told[1].end)
        rest = tokens[place + 3 :]
        behind = len(rest) >= 2 and words_of(rest[:2]) == ["in", "play"]
        moved = (
            [replace(each, start=tokens[place].start, end=tokens[place].start) for each in rest[:2]] if behind else []
        )
        return [*tokens[:place], *moved, tokens[place], the_same, *told[2:], *rest[2 * behind :]]
    return tokens


def _another_of_it(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Draw a minion. If you have another with that name in play, ...": another minion with it."""
    words = words_of(tokens)
    ahead = list(chain.from_iterable(words_of(each) for each in before))
    for place in range(1, len(words) - 3):
        name = words[place + 2] in ("that", "its", "the_same") and words[place + 3] == "name"
        if words[place : place + 2] != ["another", "with"] or not name or words[place + 4 : place + 5] == ["as"]:
            continue
        kinds = {known[0] for each in (*ahead, *words[:place]) if (known := lex.nouns.get(each, ("",)))[0] in _SORTS}
        kinds = kinds - {"card"} or kinds
        if len(kinds) != 1 or words[place - 1] not in ("have", "control"):
            return tokens
        one = noun_of((min(kinds), "one"), lex)
        at, that = tokens[place].end, replace(tokens[place + 2], word="that")
        return [*tokens[: place + 1], Token(one, at, at), tokens[place + 1], that, *tokens[place + 3 :]]
    return tokens


def _as_the_chosen(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Choose a minion. Return any number of minions with the same name": with the same name as that minion."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    place = next((at for at in range(2, len(words) - 2) if words[at : at + 3] == ["with", "the_same", "name"]), 0)
    if not place or words[place + 3 : place + 4] == ["as"] or {"other", "another"} & set(words[:place]):
        return tokens
    chosen = [each for each in said if lex.nouns.get(each, ("",))[0] in _SORTS]
    one = said[:1] == ["choose"] and said[1:2] and said[1] in ("a", "an", "one", "another") and len(chosen) == 1
    kind = lex.nouns.get(words[place - 1], ("", ""))
    if not one or kind[0] not in _SORTS or kind[1] != "many":
        return tokens
    if _PILES & set(said) and not _PILES & set(words):
        return tokens  # from where is not said
    which = noun_of((lex.nouns[chosen[0]][0], "one"), lex)
    end = tokens[place + 2].end
    told = [Token(each, end, end) for each in ("as", "that", which)]
    return [*tokens[: place + 3], *told, *tokens[place + 3 :]]


def _is_the_named(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Name a card and reveal the top card of your deck. If it is that card, ...": if it has that name."""
    words = words_of(tokens)
    ahead = list(chain.from_iterable(words_of(each) for each in before))
    if not any(
        ahead[at] in ("name", "names") and ahead[at + 1 : at + 2] in (["a"], ["an"]) for at in range(len(ahead))
    ):
        return tokens
    last = words_of(before[-1])
    turned = next((at for at, word in enumerate(last) if word in _TURNING), len(last))
    if not any(lex.nouns.get(word) == ("card", "one") for word in last[turned:]) or "each" in last[:turned]:
        return tokens
    for place in range(1, len(words) - 2):
        by_it = next((each for each in _ITSELF if words[place : place + len(each)] == each), None)
        shown = next((each for each in _SHOWN if by_it and words[place - len(each) : place] == each), None)
        end = place + len(by_it or ())
        if by_it is None or shown is None or words[end : end + 1] not in ([], [","], [";"], ["and"], ["or"]):
            continue
        if words[place - len(shown) - 1 : place - len(shown)] != ["if"]:
            continue
        return put(tokens, place, end, ["has", "that", "name"])
    return tokens


WITH_THAT_NAME = (
    looking_back(_another_of_it, "name", "with", "another"),
    looking_back(_is_the_named, "is", "if"),
    looking_back(_as_the_chosen, "the_same", "name", "with"),
    where(_with_this_name, "name", "with", "this"),
    looking_back(_with_that_name, "name", "with", "that its"),
)
"""The rules of the name of this card, and of a card that was spoken of."""
