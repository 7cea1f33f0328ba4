"""By how much somebody is ahead or behind: "if you are ahead here by 5 or more power", "if you are at least 3 power
behind another player", "within 2 power of the player with the most power".

Who is ahead has so much more power than each other player; within so much of the most, nobody has more by one more
than that. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.players.tied_with import PLACES, scoring
from smashrules.text.rewording.rule import at_words, put, sentence_before, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHO = ("you", "they", "player")
_WHOM = {
    "another player": "another player",
    "each other player": "each other player",
    "every other player": "each other player",
    "all other players": "each other player",
    "any other player": "any other player",
    "everyone else": "each other player",
    "that player": "that player",
    "you": "you",
}
_FIRST = (
    ["the", "player", "with", "the", "most", "power"],
    ["the", "player", "in", "first", "place"],
    ["first", "place"],
    ["the", "lead"],
    ["having", "the", "most", "power"],
)
_ENDS = ("", ".", ",", "and", ":")


def _so_much(words: list[str], place: int, lex: Lexicon) -> tuple[str, int]:
    """How much it is at least from there on, and where the words for it end: "5 or more (power)", "at least 5"."""
    least = words[place : place + 2] == ["at", "least"]
    at = place + 2 * least
    number = words[at] if words[at].isdigit() or words[at] in lex.numerals else ""
    more = words[at + 1 : at + 3] == ["or", "more"]
    if not number or least is more:
        return "", place
    at += 1 + 2 * more
    return number, at + (words[at] == "power")


def _ahead(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You are ahead here by 5 or more power": you have at least 5 more power here than each other player."""
    words = [*words_of(tokens), "", "", "", "", ""]
    for place in range(1, len(tokens) - 1):
        if words[place] not in ("are", "is") or words[place - 1] not in _WHO:
            continue
        much, at = _so_much(words, place + 1, lex)
        way = words[at]
        if way not in ("ahead", "behind"):
            continue
        at += 1
        there, whom = [""][:0], ""
        while words[at] not in _ENDS:
            of = words[at] == "of" and way == "ahead"
            who = _whom(words, at + of) if of or way == "behind" else ""
            here = at_words(words, at, PLACES)
            by, end = _so_much(words, at + 1, lex) if words[at] == "by" else ("", at)
            if who and not whom:
                whom, at = who, at + of + len(who.split())
            elif here and not there:
                there, at = here, at + len(here)
            elif by and not much:
                much, at = by, end
            else:
                return tokens
        there = there or scoring(sentence_before(words, place))
        if not (there or "where" in words[max(0, place - 4) : place]) or not (whom or (way == "ahead" and much)):
            return tokens
        than = _WHOM[whom] if whom else "each other player"
        least = ["at", "least", much] if much and much not in ("1", "one") else []
        have = "has" if words[place] == "is" else "have"
        more = "more" if way == "ahead" else "less"
        return _ahead(put(tokens, place, at, [have, *least, more, "power", *there, "than", *than.split()]), lex)
    return tokens


def _whom(words: list[str], place: int) -> str:
    return next((each for each in _WHOM if words[place : place + 1 + each.count(" ")] == each.split()), "")


def _within(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You are within 2 power of the player with the most power there": no other player has at least 3 more."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(2, len(tokens) - 3):
        if words[place] != "within" or words[place - 2 : place] not in (["you", "are"],):
            continue
        number = int(words[place + 1]) if words[place + 1].isdigit() else lex.numerals.get(words[place + 1], 0)
        first = at_words(words, place + 4, _FIRST) if words[place + 2 : place + 4] == ["power", "of"] else []
        end = place + 4 + len(first)
        there = at_words(words, end, PLACES)
        where_ = there or scoring(sentence_before(words, place))
        if not number or not first or not where_ or words[place - 3] not in ("if", "while"):
            continue
        told = [
            "no",
            "other",
            "player",
            "has",
            "at",
            "least",
            str(number + 1),
            "more",
            "power",
            *where_,
            "than",
            "you",
        ]
        return _within(put(tokens, place - 2, end + len(there), told), lex)
    return tokens


def _nobody_ahead(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "No player has more power here than each other player": two or more players have the most power here."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(1, len(tokens) - 4):
        if words[place : place + 5] != ["no", "player", "has", "more", "power"]:
            continue
        there = at_words(words, place + 5, PLACES)
        than = place + 5 + len(there)
        if there and words[than : than + 4] in (
            ["than", each, "other", "player"] for each in ("each", "every", "any")
        ):
            told = ["two", "or", "more", "players", "have", "the", "most", "power", *there]
            return _nobody_ahead(put(tokens, place, than + 4, told), lex)
    return tokens


AHEAD_BY = (
    where(_ahead, "ahead behind", "are is"),
    where(_within, "within", "power"),
    where(_nobody_ahead, "no", "more", "than", "power"),
)
"""The rules of by how much somebody is ahead."""
