"""What is affected in the place of something else, told as a choice: "choose another minion on the same base to be
affected instead".

The card is made to affect that one. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, put, sentence_begin, sentence_end, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SAME = tuple([at, which, "base"] for at in ("on", "at") for which in ("that", "the_same"))
_SAME = (*_SAME, ["on", "the", "same", "base"], ["at", "the", "same", "base"], ["there"])
_ANOTHER_OF_MINE = (
    ["another", "of", "your", "minions"],
    ["one", "of", "your", "other", "minions"],
    ["another", "one", "of", "your", "minions"],
)
_MINE = ["one", "of", "your", "minions"]


def _to_be_affected(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When another player's action affects one of your minions, choose another minion on the same base to be
    affected instead": have it affect another minion on that minion's base instead."""
    words = words_of(tokens)
    for place in range(4, len(words) - 3):
        if words[place : place + 4] != ["to", "be", "affected", "instead"]:
            continue
        begin = sentence_begin(words, place)
        choose = next((at for at in range(place - 1, begin, -1) if words[at] == "choose"), 0)
        event = words[begin:choose]
        different = words[choose + 1 : choose + 3] == ["a", "different"]
        another = different or words[choose + 1 : choose + 2] == ["another"]
        noun = choose + 2 + different
        mine_too = at_words(words, choose + 1, _ANOTHER_OF_MINE)
        one = another and words[noun] == "minion"
        if not choose or not (one or mine_too) or words[choose - 1] not in (",", "may"):
            continue
        affects = [each for each in event if each in ("affects", "affect")]
        mine = any(event[at : at + 4] == _MINE for at in range(len(event)))
        if len(affects) != 1 or not mine:
            continue
        what = [replace(tokens[choose + 1], word="another", end=tokens[noun - 1].end), *tokens[noun:place]]
        if mine_too:
            what = put(tokens[:place], choose + 1, choose + 1 + len(mine_too), _ANOTHER_OF_MINE[0])[choose + 1 :]
        at_which = 4 if mine_too else 2
        if words_of(what)[at_which:] in _SAME:
            on, last = replace(what[at_which], word="on"), what[-1]
            its = ["that", "minion", "'s", "base"]
            what = [*what[:at_which], on, *(replace(last, word=each, start=last.end - 1) for each in its)]
        at = tokens[choose]
        have = [replace(at, word=each, start=at.end - 1) for each in ("it", "affect")]
        return [*tokens[:choose], replace(at, word="have"), *have, *what, tokens[place + 3], *tokens[place + 4 :]]
    return tokens


def _played_when(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play when another player's action would affect one of your minions. Have it affect another minion instead":
    when it would, have it affect another one instead."""
    words = words_of(tokens)
    for place in range(len(words) - 8):
        if words[place : place + 2] != ["play", "when"] or words[place - 1 : place] not in ([], ["."], [":"]):
            continue
        stop = sentence_end(words, place)
        end = sentence_end(words, stop + 1)
        event, deed = words[place:stop], words[stop + 1 : end]
        if not {"affect", "affects"} & set(event) or deed[-1:] != ["instead"] or not _is_affecting(deed):
            continue
        that = stop + 1 if deed[:2] in (["that", "action"], ["that", "card"]) else 0
        it = [replace(tokens[that], word="it", end=tokens[that + 1].end)] if that else []
        rest = [*it, *tokens[that + 2 :]] if that else tokens[stop + 1 :]
        return [*tokens[:place], *tokens[place + 1 : stop], replace(tokens[stop], word=","), *rest]
    return tokens


def _is_affecting(deed: list[str]) -> bool:
    """ "Have it affect another one", "that action affects another one", "choose another one to be affected"."""
    deed = deed[2:] if deed[:2] == ["you", "may"] else deed
    who = deed[:3] == ["have", "it", "affect"] or "affects" in deed[1:3]
    return who or (deed[0] == "choose" and deed[-4:-1] == ["to", "be", "affected"])


def _affects_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When it would affect one of your minions, it affects another of your minions there instead": on that minion's
    base."""
    words = words_of(tokens)
    for place in range(4, len(words) - 1):
        there_ = at_words(words, place, (["there"], ["on", "that", "base"], ["at", "that", "base"]))
        if not there_ or words[place + len(there_) : place + len(there_) + 1] != ["instead"]:
            continue
        begin = sentence_begin(words, place)
        comma = max((at for at in range(begin, place) if words[at] == ","), default=0)
        event = words[begin:comma]
        mine = any(event[at : at + 4] == _MINE for at in range(len(event)))
        if not mine or not {"affect", "affects"} & set(event) or not {"affect", "affects"} & set(words[comma:place]):
            continue
        at = tokens[place]
        there = spread(["on", "that", "minion", "'s", "base"], at.start, at.end)
        return [*tokens[:place], *there, *tokens[place + len(there_) :]]
    return tokens


_FOR_IT = tuple(
    each.split()
    for each in (
        "for it to affect instead",
        "for that action to affect instead",
        "for the action to affect instead",
        "for that card to affect instead",
        "for this to affect instead",
        "to affect instead",
        "for it to be affected instead",
        "that is affected instead",
        "as its target instead",
    )
)


def _for_it_to_affect(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose another minion at that base for it to affect instead": to be affected instead."""
    words = words_of(tokens)
    for place in range(4, len(words) - 2):
        told = at_words(words, place, _FOR_IT)
        end = place + len(told)
        chosen = "choose" in words[sentence_begin(words, place) : place]
        if told and chosen and words[end : end + 1] in ([], ["."]):
            return put(tokens, place, end, ["to", "be", "affected", "instead"])
    return tokens


AFFECTED_INSTEAD = (
    where(_for_it_to_affect, "affect affected target", "choose", "instead"),
    where(_played_when, "instead", "play", "affect affects affected"),
    where(_to_be_affected, "affected", "choose", "instead"),
    where(_affects_there, "affect affects", "instead", "there that"),
)
"""The rules of what is affected instead."""
