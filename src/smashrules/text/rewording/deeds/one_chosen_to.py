"""One of those spoken of, chosen for what is done with it: "choose one to draw", "have another player choose one to
place into your hand".

You do it to one of them; where somebody else chooses, that one is chosen first. Knows words and their neighbours, no
structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, over, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_OF_THEM = ("", "of them", "of those", "of these", "of those cards", "of these cards")
_NUMBERS = ("one", "two", "three")
_ONE = tuple([number, *each.split()] for number in _NUMBERS for each in _OF_THEM)
_AGAIN = (["one", "to"], ["another", "to"], ["the", "other", "to"], ["one", "of", "them", "to"])
_TO = (["to"], ["for", "you", "to"], ["to", "be"])
_CHOOSING = {"choose": "choose", "chooses": "chooses", "pick": "choose", "picks": "chooses"}
_DEEDS = ("draw", "discard", "place", "put", "add", "play", "return", "shuffle", "destroy")
_GOING = ("place", "put", "add", "return", "shuffle")
_BEHIND = (",", "and", "as", "on", "in", "into", "to", "from", "at", "under", "back", "face", "here", "there", "this")
_OPENINGS = (["choose"], ["you", "choose"], ["then", "choose"], ["you", "may", "choose"])
_OTHERS = ("another", "other", "opponent", "that", "left", "right", "left_neighbour", "right_neighbour")
_APART = frozenset((",", "and", "or", "then", "if", "may", "each"))


def _one_of_them_to(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose one to draw": draw one of them; "another player chooses one to place into your hand": they choose one
    of them. Place it into your hand."""
    words = words_of(tokens)
    for place, word in enumerate(words):
        one = at_words(words, place + 1, _ONE) if word in _CHOOSING else []
        end = place + 1 + len(one)
        to = at_words(words, end, _TO) if one else []
        deed = end + len(to)
        verb = _verb(words[deed : deed + 1], to == ["to", "be"], lex)
        if not to or not verb:
            continue
        begin, stop = sentence_begin(words, place), sentence_end(words, place)
        who, rest = words[begin:place], words[deed + 1 : stop]
        if not begin or (rest and rest[0] not in _BEHIND):  # "choose one to draw a card" is a player
            continue
        them = over((one[0], "of", "them"), tokens[place + 1], tokens[end - 1])
        does = replace(tokens[deed], word=verb)
        if [*who, _CHOOSING[word]] in [list(each) for each in _OPENINGS] and to == ["to"]:
            lead = tokens[begin + (who == ["you"]) : place]
            more = _done_to_others(tokens[deed + 1 : stop], lex)
            if more is None:
                continue
            return [*tokens[:begin], *lead, does, *_apart(them), *more, *_one_of_them_to(tokens[stop:], lex)]
        if {"and", ","} & set(rest):
            continue
        yours = "your" in rest and verb in _GOING
        if not set(_OTHERS) & set(who) or (_APART - {"and"}) & set(who) or not yours:
            continue
        it = replace(tokens[deed], word="it" if one[0] == "one" else "them", start=tokens[deed].end - 1)
        told = [
            *tokens[:place],
            replace(tokens[place], word=_CHOOSING[word]),
            *_apart(them),
            replace(tokens[end], word="."),
            replace(does, end=it.start),
            it,
        ]
        return [*told, *_one_of_them_to(tokens[deed + 1 :], lex)]
    return tokens


def _done_to_others(rest: list[Token], lex: Lexicon) -> list[Token] | None:
    """What follows: "and one to discard" is to discard another of them; None where it is told of no deed."""
    words = words_of(rest)
    found: list[Token] = []
    place = 0
    while place < len(rest):
        joint = words[place] in ("and", ",")
        begin = place + 1 + (words[place : place + 2] == [",", "and"])
        again = at_words(words, begin, _AGAIN) if joint else []
        verb = _verb(words[begin + len(again) : begin + len(again) + 1], False, lex) if again else ""
        if not joint:
            found.append(rest[place])
            place += 1
        elif verb:
            deed = rest[begin + len(again)]
            other = ("the", "other") if again[0] == "the" else ("another", "of", "them")
            it = _apart(over(other, rest[begin], rest[begin + len(again) - 1]))
            found += [*rest[place:begin], replace(deed, start=deed.end - 1), *it]
            place = begin + len(again) + 1
        elif bare("".join(words[begin : begin + 1]), lex):
            found += rest[place : begin + 1]
            place = begin + 1
        else:
            return None
    return found


def _verb(said: list[str], done: bool, lex: Lexicon) -> str:
    """The deed that is told, as it is ordered."""
    known = [each for each in _DEEDS if said and said[0] == (lex.forms[each][3] if done else each)]
    return known[0] if known else ""


def _apart(tokens: list[Token]) -> list[Token]:
    """One place for each word: what is referred to is known by where it stands."""
    return [replace(each, start=min(each.start + nth, each.end - 1)) for nth, each in enumerate(tokens)]


ONE_CHOSEN_TO = (where(_one_of_them_to, " ".join(_CHOOSING), " ".join(_NUMBERS), "to"),)
"""The rule of one, or some, that is chosen for what is done with it."""
