"""Ties that are asked about, and what is said of all who tie: "if two or more players are tied for the most power
there", "if tied, destroy all tied minions".

All who tie have the most, so several have it. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.players.ties import SUPERLATIVE, TIED_WITH, TIES, WITH_WHOM, nobody_of_those
from smashrules.text.rewording.rule import said_at
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_TIE = (["is", "tied"], ["are", "tied"], ["tie"], ["ties"])
_THERE_IS = (["there", "is", "a", "tie"], ["there", "is", "tie"])
_ANY = (
    ["players"],
    ["any", "players"],
    ["a", "player"],
    ["any", "player"],
    ["several", "players"],
    ["more", "than", "one", "player"],
)
_THEY = (["they"], ["that", "player"], ["this", "player"])
_BUT_THEM = ("other_than", "that", "player")
_YOU = (["you"], ["you", "and", "another", "player"])
_OPENERS = ("if", "while", "unless")
_MOST = ("most", "fewest")


def scored_where_tied(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Before a base scores where you are tied with another player": before one scores, if you are tied there."""
    words = words_of(tokens)
    place = next((at for at in range(len(words) - 4) if words[at : at + 4] == ["where", "you", "are", "tied"]), 0)
    comma = words.index(",", place) if "," in words[place:] else 0
    if not place or not comma or words[place - 1] != "scores" or words[place - 3] not in ("a", "another"):
        return tokens
    if words[place - 4] not in ("before", "when", "whenever") or {"and", "or", "here", "there"} & set(
        words[place:comma]
    ):
        return tokens
    at, end = tokens[place].start, tokens[comma - 1].end
    tied = [replace(tokens[place], word="if"), *tokens[place + 1 : comma], Token("there", end, end)]
    return [*tokens[:place], Token(",", at, at), *tied, *tokens[comma:]]


def tie_asked(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If two or more players are tied for the most power there": if two or more players have the most power there;
    "if you are tied": if you have it and another player has it."""
    words = words_of(tokens)
    place = next((at for at in range(1, len(words) - 3) if _for_the_most(words, at)), 0)
    opener = max((at for at in range(place) if words[at] in _OPENERS), default=None)
    if not place or opener is None:
        return tokens
    with_you = [[*tied, *whom] for tied in TIED_WITH for whom in WITH_WHOM]
    told = next((each[1:] for each in with_you if words[place - len(each) : place] == each), None)
    told = told or next((each for each in (*_THERE_IS, *_TIE) if words[place - len(each) : place] == each), None)
    if told is None:
        return tokens
    begin, at = place - len(told), tokens[place].start
    who = words[opener + 1 : begin]
    have = replace(tokens[place], word="have", start=tokens[begin].start)
    if who in _YOU:
        end = next((each for each in range(place, len(words)) if words[each] in (",", "and", "or")), len(words))
        most, last = tokens[place + 1 : end], tokens[end - 1].end
        if {"a", "another", "any", "one"} & set(words[place:end]):
            return tokens  # at the same one
        other = [Token(word, last, last) for word in ("and", "at_least", "one", "other", "player", "has")]
        again = said_at(most, last)
        return [*tokens[: opener + 2], have, *most, *other, *again, *tokens[end:]]
    if who in _THEY:
        end = next((each for each in range(place, len(words)) if words[each] in (",", "and", "or")), len(words))
        most, last = tokens[place + 1 : end], tokens[end - 1].end
        if {"a", "another", "any", "one"} & set(words[place:end]):
            return tokens  # at the same one
        has = have if who == ["they"] else replace(have, word="has")
        apart = [Token(word, last, last) for word in ("and", "at_least", "one", "player", *_BUT_THEM, "has")]
        again = said_at(most, last)
        return [*tokens[:begin], has, *most, *apart, *again, *tokens[end:]]
    if who in _ANY or (not who and told in _THERE_IS):
        several = [Token(word, at, at) for word in ("two", "or_more", "players")]
        return [*tokens[: opener + 1], *several, have, *tokens[place + 1 :]]
    counted = who[-1:] == ["players"] and bool({"or_more", "at_least", "exactly"} & set(who))
    return [*tokens[:begin], have, *tokens[place + 1 :]] if counted else tokens


_EACH = (
    ["each", "of", "them"],
    ["each", "of", "those", "players"],
    ["each", "of", "the", "tied", "players"],
    ["each", "tied", "player"],
)
_ALL = (
    ["all", "of", "them"],
    ["all", "of", "those", "players"],
    ["all", "of", "the", "tied", "players"],
    ["all", "the", "tied", "players"],
    ["all", "tied", "players"],
    ["they", "all"],
)
_THEY_EACH = (["they", "each"], ["those", "players", "each"], ["the", "tied", "players", "each"])


def each_who_ties(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If two or more players have the most power here, each of them draws a card": each player with the most power
    here does, for those are they."""
    words = words_of(tokens)
    comma = max((at for at, word in enumerate(words) if word == ","), default=0)
    opener = max((at for at in range(comma) if words[at] == "if"), default=None)
    if opener is None:
        return tokens
    have = next((at for at in range(opener, comma) if words[at : at + 2] == ["have", "the"]), 0)
    counted = words[opener + 1 : have]
    several = counted[-1:] == ["players"] and (counted[0] in ("exactly", "at_least") or "or_more" in counted)
    if not several or words[have + 2] not in _MOST or {"and", "or", ","} & set(words[have:comma]):
        return tokens
    behind = words[comma + 1 :]
    told = next((each for each in (*_EACH, *_ALL, *_THEY_EACH) if behind[: len(each)] == each), None)
    if told is None:
        return tokens
    start, end = tokens[comma + 1].start, tokens[comma + len(told)].end
    rest = tokens[comma + 1 + len(told) :]
    if told in _THEY_EACH:
        forms = (
            [lex.forms[each][1] for each, form in lex.verbs.get(rest[0].word, ()) if form == "bare"] if rest else []
        )
        if not forms:
            return tokens
        rest = [replace(rest[0], word=forms[0]), *rest[1:]]
    number, noun = ("all", "players") if told in _ALL else ("each", "player")
    with_most = [Token("with", end, end), *said_at(tokens[have + 1 : comma], end)]
    who = [Token(number, start, end), Token(noun, end, end)]
    return [*tokens[: comma + 1], *who, *with_most, *rest]


def _for_the_most(words: list[str], at: int) -> bool:
    return words[at : at + 2] == ["for", "the"] and words[at + 2] in _MOST


def of_those_who_tie(before: list[Token], tokens: list[Token], lex: Lexicon) -> list[Token] | None:
    """The sentence before with what ``tokens`` say of those who tie: all are meant, or nobody is."""
    for told in (_each_of_those, nobody_of_those):
        whole = told(before, tokens, lex)
        if whole is not None:
            return whole
    return None


def _each_of_those(before: list[Token], tokens: list[Token], lex: Lexicon) -> list[Token] | None:
    """The sentence before, said of all that tie, if "If tied, destroy all tied minions" is what ``tokens`` say."""
    words, said = words_of(tokens), words_of(before)
    opening = next((each for each in TIES if words[: len(each) + 1] == [*each, ","]), None)
    if opening is None or not set(said) & set(SUPERLATIVE) or {"and", "then", "and_then"} & set(said):
        return None  # of two deeds, only one may be that of those who tie
    rest = words[len(opening) + 1 :]
    tied = rest.index("tied") if "tied" in rest else 0
    if not tied or rest[tied - 1] != "all" or len(rest) == tied + 1:
        return None
    verb, noun, then = rest[: tied - 1], lex.nouns.get(rest[tied + 1], ("", "")), rest[tied + 2 :]
    same = then == said[len(said) - len(then) :] or _of_several(said[len(said) - len(then) :], lex) == then
    if not (set(verb) <= set(said) and len(verb) < 2 and same and noun[1] == "many"):
        return None
    for place, word in enumerate(said):
        following = next((each for each in said[place + 1 :] if each not in SUPERLATIVE), "")
        if word == "the" and lex.nouns.get(following) == (noun[0], "one"):
            last = replace(before[-1], end=tokens[-1].end)
            return [*before[:place], replace(before[place], word="each"), *before[place + 1 : -1], last]
    return None


def _of_several(words: list[str], lex: Lexicon) -> list[str]:
    """Words said of one as they are said of several: "draws a card", "draw a card"."""
    several = [lex.forms[verb][0] for word in words[:1] for verb, form in lex.verbs.get(word, ()) if form == "third"]
    return [*several[:1], *words[1:]]
