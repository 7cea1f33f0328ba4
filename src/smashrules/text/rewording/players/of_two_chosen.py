"""What two that are chosen do to one another, whose they are, and which of several comes first in a turn.

"Choose two minions. They duel" is that one of them duels the other; "two minions if their controllers are different"
are controlled by different players. Knows words and their neighbours, no structure; it is asked before words are
joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_THEY = (["they"], ["they", "both"], ["those", "minions"], ["those", "two", "minions"], ["the", "two", "minions"])
_FIGHTING = (["duel"], ["duel", "each", "other"], ["duel", "one", "another"])
_DIFFERENT = (
    ["if", "their", "controllers", "are", "different"],
    ["if", "they", "have", "different", "controllers"],
    ["if", "they", "are", "controlled", "by", "different", "players"],
)
_SWAPPING = ("exchange", "swap", "switch")
_FIRST = (["the", "first", "of", "your", "minions"], ["the", "first", "minion", "of", "yours"])
_PASSIVE = ("destroyed", "discarded")
_GOES = {"placed": "place", "returned": "return", "put": "put"}


def _of_one_player(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose two minions controlled by the same player. That player ...": choose a player, and two of theirs."""
    words = words_of(tokens)
    for place in range(2, len(words) - 6):
        if words[place : place + 5] != ["controlled", "by", "the", "same", "player"]:
            continue
        begin = sentence_begin(words, place)
        stop = sentence_end(words, place)
        what = words[begin + 2 : place]
        if words[begin] != "choose" or what[:1] != ["minions"] or words[begin + 1] not in lex.numerals:
            continue
        either = any(words[at] == "or" and words[at + 1] not in ("less", "more") for at in range(begin, stop))
        if (
            either
            or {",", "and", "then"} & set(words[begin:stop])
            or words[stop + 1 : stop + 3] != ["that", "player"]
        ):
            continue
        first = tokens[begin]
        at = first.end
        chosen = [first, *(Token(each, at, at) for each in ("a", "player", ".", "choose"))]
        number = tokens[begin + 1]
        theirs = [Token(each, number.end, number.end) for each in ("of", "that", "player", "'s")]
        return [*tokens[:begin], *chosen, number, *theirs, *tokens[begin + 2 : place], *tokens[place + 5 :]]
    return tokens


def _they_duel(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose two minions on the same base. They duel": one of them duels the other."""
    words = words_of(tokens)
    for stop in (at for at, word in enumerate(words) if word == "."):
        begin = sentence_begin(words, stop)
        end = sentence_end(words, stop + 1)
        said = words[stop + 1 : end]
        chosen = words[begin : begin + 3] == ["choose", "two", "minions"]
        yours = words[begin : begin + 5] == ["choose", "two", "of", "your", "minions"]
        if not (chosen or yours) or {"and", "or", ","} & set(words[begin:stop]):
            continue
        if not any(said == [*they, *duel] for they in _THEY for duel in _FIGHTING):
            continue
        first, last = tokens[stop + 1], tokens[end - 1]
        one = [Token(each, first.start, first.end) for each in ("one", "of", "them")]
        other = [Token(each, last.start, last.end) for each in ("duels", "the", "other")]
        return [*tokens[: stop + 1], *one, *other, *tokens[end:]]
    return tokens


def _duel_each_other(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Two minions here duel each other": they duel."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place : place + 3] != ["duel", "each", "other"] or words[place + 3 : place + 4] not in ([], ["."]):
            continue
        begin = sentence_begin(words, place)
        if words[begin : begin + 2] == ["two", "minions"] or words[begin : begin + 4] == [
            "two",
            "of",
            "your",
            "minions",
        ]:
            return [*tokens[: place + 1], *_duel_each_other(tokens[place + 3 :], lex)]
    return tokens


def _of_different_players(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Swap two minions here if their controllers are different": two minions controlled by different players."""
    words = words_of(tokens)
    for place in range(3, len(words)):
        said = next((each for each in _DIFFERENT if words[place : place + len(each)] == each), None)
        if said is None or words[place + len(said) : place + len(said) + 1] not in ([], ["."]):
            continue
        begin = begin_behind(words, place, (".", ":", ",", "may"))
        if words[begin] not in _SWAPPING or words[begin + 1 : begin + 3] != ["two", "minions"]:
            continue
        noun, last = tokens[begin + 2], tokens[place + len(said) - 1]
        whose = [Token(each, noun.end, last.end) for each in ("controlled", "by", "different", "players")]
        rest = _of_different_players(tokens[place + len(said) :], lex)
        return [*tokens[: begin + 3], *whose, *tokens[begin + 3 : place], *rest]
    return tokens


def _first_each_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The first of your minions destroyed each turn is placed in your hand instead of the discard pile": after one
    of them is destroyed for the first time each turn, it is."""
    words = words_of(tokens)
    for place in range(len(words) - 12):
        first = next((each for each in _FIRST if words[place : place + 5] == each), None)
        done = place + 5
        if first is None or words[done] not in _PASSIVE or words[done + 1 : done + 3] != ["each", "turn"]:
            continue
        end = sentence_end(words, place)
        goes = words[done + 4]
        if words[done + 3] != "is" or goes not in _GOES or words[end - 5 : end - 2] != ["instead", "of", "the"]:
            continue
        if words[end - 2 : end] != ["discard", "pile"]:
            continue
        at, verb = tokens[place], tokens[done + 4]
        event = ["after", "one", "of", "your", "minions", "is", words[done]]
        often = ["for", "the", "first", "time", "each", "turn", ","]
        told = [Token(each, at.start, tokens[done + 2].end) for each in (*event, *often)]
        deed = [replace(verb, word=_GOES[goes]), Token("it", verb.end, verb.end)]
        return [*tokens[:place], *told, *deed, *tokens[done + 5 :]]
    return tokens


OF_TWO_CHOSEN = (
    where(_of_one_player, "controlled", "same", "choose"),
    where(_they_duel, "duel", "choose", "two"),
    where(_duel_each_other, "duel", "each", "other"),
    where(_of_different_players, "different", "if", "two"),
    where(_first_each_turn, "first", "destroyed discarded", "instead"),
)
"""The rules of two that are chosen, and of the first of several."""
