"""What is chosen for one deed: "choose a card there to place on the bottom of its owner's deck" is to place it there.

Whoever does a deed chooses to what it is done. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, put, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CHOOSING = {"choose": 0, "chooses": 1}
_DEEDS = ("place", "put", "return", "destroy", "discard", "move", "shuffle", "transfer", "bury", "reveal", "remove")
_BEHIND = (".", ";", "on", "in", "into", "to", "from", "at", "here", "there", "under", "until", "face", "instead")
_THINGS = ("minion", "action", "card", "titan", "monster", "base", "counter")
_OTHER_THINGS = frozenset((",", ".", ":", ";", "and", "or", "@or", "to", "if", "then", "for"))
_YOURS = ("", ".", ":", ",", "may", "then", "and", "@or", "or", "must", "you")


def _to_do(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may choose a minion here to destroy": you may destroy a minion here."""
    words = [*words_of(tokens), "."]
    for place, word in enumerate(words):
        if word not in _CHOOSING:
            continue
        to = next((at for at in range(place + 2, len(tokens) - 1) if words[at] == "to"), 0)
        what = words[place + 1 : to]
        nouns = [lex.nouns[each][0] for each in what if each in lex.nouns]
        plain = bool(to) and not _OTHER_THINGS & set(what) and bool(nouns) and nouns[0] != "player"
        if not plain or not set(nouns) & set(_THINGS) or not _chooses_its_own(words, place, what):
            continue
        if words[to + 1] == "duel" and words[to + 2] in (".", ",") and what[:1] == ["two"]:
            have = replace(tokens[place], word="have")
            return [*tokens[:place], have, *tokens[place + 1 : to], *tokens[to + 1 :]]
        if words[to + 1] not in _DEEDS or words[to + 2] not in _BEHIND:
            continue
        does = replace(tokens[place], word=lex.forms[words[to + 1]][_CHOOSING[word]])
        return [*tokens[:place], does, *tokens[place + 1 : to], *_to_do(tokens[to + 2 :], lex)]
    return tokens


def _chooses_its_own(words: list[str], place: int, what: list[str]) -> bool:
    """Whether you choose, or others choose what is theirs: of what is another's it is not said who does it."""
    before = words[place - 1] if place else ""
    you = before in _YOURS and (before != "may" or words[place - 2] == "you" or place == 1)
    return (words[place] == "choose" and you) or "their" in what


def _to_be_done(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "That player chooses one of them to be destroyed": for you to destroy."""
    words = [*words_of(tokens), "."]
    for place, word in enumerate(words):
        to = place + 4
        if word != "chooses" or words[place + 1 : to] not in _OF_THEM or words[to : to + 2] != ["to", "be"]:
            continue
        done = [name for name in _DEEDS if lex.forms[name][3] == words[to + 2]]
        goes_on = words[to + 3 : to + 7] == [",", "and", "you", "may"]
        if not done or not (goes_on or words[to + 3] in _BEHIND):
            continue
        at = tokens[to]
        yours = [Token(each, at.start, at.end) for each in ("for", "you")]
        deed = replace(tokens[to + 1], word=done[0], end=tokens[to + 2].end)
        rest = tokens[to + 3 :]
        if goes_on:
            rest = [replace(rest[0], word="."), *rest[2:]]
        return [*tokens[:to], *yours, at, deed, *rest]
    return tokens


def _for_whom_to_discard(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose a card from it for that player to discard": choose one. That player discards it."""
    words = words_of(tokens)
    for place in range(4, len(words) - 3):
        who = at_words(words, place + 1, _DISCARDING) if words[place] == "for" else []
        end = place + 1 + len(who) + 2
        if not who or words[end - 2 : end] != ["to", "discard"] or words[end : end + 1] not in ([], ["."]):
            continue
        begin = sentence_begin(words, place)
        said = words[begin:place]
        verb = next((at for at, each in enumerate(said) if each in _CHOOSING), len(said))
        plain = said[verb + 1 : verb + 2] in (["a"], ["an"], ["one"]) and said[-2:] in (["from", "it"], ["in", "it"])
        if plain:
            told = [".", *who, "discards", "it"]
            return [*put(tokens[:end], place, end, told), *_for_whom_to_discard(tokens[end:], lex)]
    return tokens


_DISCARDING = (
    ["the", "winner"],
    ["the", "runner-up"],
    ["that", "player"],
    ["its", "owner"],
    ["the", "chosen", "player"],
)
_OF_THEM = (["one", "of", "them"], ["one", "of", "those"])
CHOSEN_TO = (
    where(_for_whom_to_discard, "discard", "for", "to", " ".join(_CHOOSING)),
    where(_to_be_done, "chooses", "to", "be"),
    where(_to_do, " ".join(_CHOOSING), "to"),
)
"""The rules of what is chosen for one deed."""
