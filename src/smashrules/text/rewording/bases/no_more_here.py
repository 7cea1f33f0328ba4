"""How many cards a player can have at a base: "players cannot have more than two minions here".

Who has that many plays none there, and none of theirs is moved to there. Knows words and their neighbours, no
structure; it is asked before a text is cut into sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHO = {
    ("each", "player"): ["players"],
    ("players",): ["players"],
    ("no", "player"): ["players"],
    ("each", "other", "player"): ["other", "players"],
    ("other", "players"): ["other", "players"],
    ("no", "other", "player"): ["other", "players"],
}
_MAY = (["may", "only"], ["can", "only"], ["may"], ["can"])
_CANNOT = (["cannot"], ["may", "not"], ["can", "not"])
_HAVE = (["have"], ["control"])
_AT_MOST = (["no", "more", "than"], ["at", "most"], ["up", "to"], ["a", "maximum", "of"])
_MORE = ["more", "than"]
_HERE = (["here"], ["on", "this", "base"], ["at", "this", "base"], ["there"])


def _no_more_here(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "No player can have more than two minions here": who has two plays none here, and moves none to here."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        who = next((each for each in _WHO if tuple(words[place : place + len(each)]) == each), ())
        if not who or sentence_begin(words, place) != place:
            continue
        number, stop = _most(words, place + len(who), "no" in who), sentence_end(words, place)
        if not number or words[number] not in lex.numerals:
            continue
        noun, here = words[number + 1], at_words(words, number + 2, _HERE)
        if lex.nouns.get(noun, ("",))[0] != "minion" or not here or number + 2 + len(here) != stop:
            continue
        there = "there" if here == ["there"] else "here"
        have = ["with", words[number], "or", "more", "minions", there]
        told = [*_WHO[who], *have, "cannot", "play", "minions", there, "."]
        told += ["minions", "of", *_WHO[who], *have, "cannot", "be", "moved", "to", there]
        return [*put(tokens[:stop], place, stop, told), *_no_more_here(tokens[stop:], lex)]
    return tokens


def _no_further_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "No player may have a fourth minion here": no more than three."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        who = next((each for each in _WHO if tuple(words[place : place + len(each)]) == each), ())
        may = at_words(words, place + len(who), _MAY[2:] if "no" in who else _CANNOT) if who else []
        verb = place + len(who) + len(may)
        begin, stop = verb + 1, sentence_end(words, place)
        have = may and words[verb : verb + 2] in (["have", "a"], ["control", "a"])
        if not have or sentence_begin(words, place) != place or begin + 4 > stop:
            continue
        most = _NO_MORE_THAN.get(words[begin + 1])
        there = at_words(words, begin + 3, _HERE)
        if most is None or words[begin + 2] != "minion" or begin + 3 + len(there) != stop:
            continue
        said = [*_WHO[who], "cannot", "have", "more", "than", most, "minions", *there]
        return _no_more_here([*put(tokens[:stop], place, stop, said), *tokens[stop:]], lex)
    return tokens


_NO_MORE_THAN = {"second": "one", "third": "two", "fourth": "three", "fifth": "four"}


def _most(words: list[str], place: int, none: bool) -> int:
    """Where the number stands that is the most somebody can have; 0 where these words say nothing of the kind.
    ``none``: it is said of nobody that they can have more."""
    may, cannot = at_words(words, place, _MAY), at_words(words, place, _CANNOT)
    more = bool(cannot) or none
    if none and not may:
        return 0
    place += len(cannot or may)
    have = at_words(words, place, _HAVE)
    place += len(have)
    if not (may or cannot) or not have:
        return 0
    if more:
        return place + 2 if words[place : place + 2] == _MORE else 0
    most = at_words(words, place, _AT_MOST)
    return place + len(most) if most or "only" in may else 0


NO_MORE_HERE = (
    where(_no_further_one, " ".join(_NO_MORE_THAN), "minion", "have control"),
    where(_no_more_here, "more most maximum up only", "have control", "minion minions"),
)
"""The rules of how many cards a player can have at a base."""
