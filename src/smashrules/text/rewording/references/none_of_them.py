"""What is asked of those the sentence before spoke of: "... each of your minions that moved. If there are none, ...",
"look at all cards buried here. Uncover one of yours".

They are named again. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, put, spread
from smashrules.text.words.lexicon import Lexicon, takes_an
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_NONE = (["if", "there", "are", "none", ","], ["if", "you", "have", "none", ","])
_CARDS = ("minion", "action", "card", "titan", "monster", "+1 power counter")
_ENDING = (",", "or", "then", "until", "and", "if", "while")
_APART = (",", "and", "or", "then", "until", "for_each", "to")


def _if_none(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "... on each of your minions that moved this turn. If there are none, ...": if you have no such minions."""
    words, last = words_of(tokens), words_of(before[-1]) if before else []
    if (counted := _counted(tokens, last, lex)) is not None:
        return counted
    each = next((at for at in range(len(last) - 3) if last[at : at + 3] == ["each", "of", "your"]), -1)
    if words[:5] not in _NONE or each < 0 or set(_APART) & set(last[each:]):
        return tokens
    if lex.nouns.get(last[each + 3], ("", ""))[1] != "many":
        return tokens
    start, end = tokens[1].start, tokens[3].end
    said = ["you", "have", "no", *last[each + 3 :]]
    told = spread(said, start, end)
    return [tokens[0], *told, *tokens[4:]]


def _counted(tokens: list[Token], last: list[str], lex: Lexicon) -> list[Token] | None:
    """ "Draw a card for each action here. At the start of your turn, if there are none, ...": if there are no such
    actions."""
    words = words_of(tokens)
    place = next(
        (at for at in range(len(words) - 4) if words[at : at + 5] == ["if", "there", "are", "none", ","]), -1
    )
    each = next((at for at in range(len(last)) if last[at] == "for_each"), -1)
    counted = last[each + 1 :]
    if place < 0 or each < 0 or last.count("for_each") > 1 or set(_ENDING) & set(counted):
        return None
    noun = next((at for at, word in enumerate(counted) if lex.nouns.get(word, ("",))[0] in _CARDS), -1)
    if noun < 0 or any(word in counted for word in ("it", "its", "that", "those", "you", "they")):
        return None
    kind = lex.nouns[counted[noun]][0]
    many = noun_of((kind, "many"), lex)
    said = ["no", *counted[:noun], many, *counted[noun + 1 :]]
    if counted[0] == "of":
        said = ["none", *said[1:]]
    if counted[0] == "other" and counted[1:3] == ["player", "'s"]:
        said = ["no", "other", "players", "'s", *said[4:]]
    return put(tokens, place + 1, place + 4, ["there", "are", *said])


def _of_yours(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Look at all cards buried here. You may uncover one of yours": one of your buried cards here."""
    words, last = words_of(tokens), words_of(before[-1]) if before else []
    place = next((at for at in range(1, len(words) - 2) if words[at : at + 3] == ["one", "of", "yours"]), 0)
    buried = next((at for at in range(len(last) - 2) if last[at : at + 2] == ["cards", "buried"]), -1)
    where_to = last[buried + 2 : buried + 3]
    if not place or buried < 0 or words[place - 1] != "uncover" or where_to not in (["here"], ["there"]):
        return tokens
    yours = tokens[place + 2]
    said = ("your", "buried", "cards", *where_to)
    told = spread(said, yours.start, yours.end)
    return [*tokens[: place + 2], *told, *tokens[place + 3 :]]


def _cards_of_it(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "They shuffle their deck, then you look at the top two cards of it": of their deck."""
    words, last = words_of(tokens), words_of(before[-1]) if before else []
    for place in range(1, len(words) - 1):
        if words[place : place + 2] != ["of", "it"] or words[place - 1] not in ("card", "cards"):
            continue
        said = words[:place] if "deck" in words[:place] else last
        decks = [said[at - 1] for at, word in enumerate(said) if word == "deck" and at]
        if len(decks) == 1 and decks[0] in ("your", "their"):
            it = tokens[place + 1]
            return [*tokens[: place + 1], replace(it, word=decks[0]), replace(it, word="deck"), *tokens[place + 2 :]]
    return tokens


def _left_with_none(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Give a minion -2 power. If that leaves it with none, ...": if it has no power."""
    words, last = words_of(tokens), words_of(before[-1]) if before else []
    less = any(last[at][:1] == "-" and last[at + 1] == "power" for at in range(len(last) - 1))
    for place in range(len(words) - 3):
        if words[place : place + 4] == ["if", "it", "has", "none"] and less and "counter" not in " ".join(last):
            return put(tokens, place + 3, place + 4, ["no", "power"])
    return tokens


def _while_none(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "While there is an action here, this minion has +2 power. While there is none, it has -1": while there is
    no action here. So it is with "while there is one", where it was said what is so while there is none."""
    words, last = words_of(tokens), words_of(before[-1]) if before else []
    none = words[3:5] == ["none", ","]
    if words[:2] != ["while", "there"] or last[:3] != words[:3] or not (none or words[3:5] == ["one", ","]):
        return tokens
    said = last[3 : last.index(",")] if "," in last else []
    some = ("no",) if not none else ("a", "an", "any", "at_least", "one_or_more")
    noun = next((at for at in range(1, len(said)) if lex.nouns.get(said[at], ("", ""))[1] == "one"), 0)
    if said[:1] not in ([each] for each in some) or noun != 1:
        return tokens
    article = "no" if none else "an" if takes_an(said[1]) else "a"
    return put(tokens, 3, 4, [article, *said[1:]])


NONE_OF_THEM = (
    looking_back(_while_none, "while", "none one", "there"),
    looking_back(_left_with_none, "none", "if", "has"),
    looking_back(_if_none, "none", "if", ","),
    looking_back(_of_yours, "yours", "uncover"),
    looking_back(_cards_of_it, "it", "of", "card cards"),
)
"""The rules of those that were spoken of."""
