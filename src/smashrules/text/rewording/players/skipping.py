"""What a player skips: a Draw 2 Cards phase, or the play that they have each turn.

Who skips the phase has a card draw of nothing in that turn; who skips a play does something instead of it. Knows
words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_PHASES = (
    ["draw", "phase"],
    ["draw", "cards", "phase"],
    ["draw", "2", "cards", "phase"],
    ["draw", "two", "cards", "phase"],
    ["card", "draw"],
)
_NOT_DRAWING = (["do", "not", "draw", "cards"], ["do", "not", "draw", "any", "cards"], ["draw", "no", "cards"])
_NONE_THIS_TURN = ("until", "the", "end", "of", "the", "turn", ",", "your", "card", "draw", "is", "0")
_AT_ITS_END = (
    ["at", "the", "end", "of", "this", "turn"],
    ["at", "the", "end", "of", "the", "turn"],
    ["at", "the", "end", "of", "your", "turn"],
)
_PLACED = (["the", "winner"], ["the", "runner-up"])
_WHO = (["they"], ["that", "player"], ["the", "chosen", "player"], ["its", "owner"], ["its", "controller"], *_PLACED)
_NEXT = ["at", "the", "end", "of", "their", "next", "turn"]
_STOPS = (".", ":", ";", "then")
_PLAYS = ("minion", "action", "card")


def _phase(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "That player skips their next Draw 2 Cards phase": during that player's next turn, their card draw is 0."""
    words = words_of(tokens)
    for place in range(len(words) - 2):
        if words[place] not in ("skip", "skips", "draw", "draws"):
            continue
        who = next((each for each in _WHO if words[max(place - len(each), 0) : place] == each), [])
        begin, end = place - len(who), _skipped(words, place)
        first = begin == 0 or words[begin - 1] in _STOPS or (who in _PLACED and words[begin - 1] == ",")
        yours = _phase_at(words, place + 2) if words[place : place + 2] == ["skip", "your"] else 0
        at, last = tokens[begin].start, tokens[max(end, yours) - 1].end
        if yours and not who and words[yours : yours + 2] == ["this", "turn"]:
            return [*tokens[:begin], *_spread(_NONE_THIS_TURN, at, tokens[yours + 1].end), *tokens[yours + 2 :]]
        if end and who and first:
            whose: tuple[str, ...] = ("their",) if who == ["they"] else (*who, "'s")
            lead = _spread(("during", *whose, "next", "turn", ","), at, tokens[place].end)
            none = _spread(("their", "card", "draw", "is", "0"), tokens[place].start, last)
            return [*tokens[:begin], *lead, *none, *tokens[end:]]
    return tokens


def _not_drawing(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "(If you do,) do not draw cards at the end of this turn": draw none then."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        begin = place + (words[place] == "you")
        deed = at_words(words, begin, _NOT_DRAWING)
        when = at_words(words, begin + len(deed), _AT_ITS_END)
        end = begin + len(deed) + len(when)
        if (
            not deed
            or not when
            or words[place - 1 : place] not in ([], [","], ["."])
            or words[end : end + 1] not in _OVER
        ):
            continue
        if when[-2:] == ["your", "turn"] and words[place - 1 : place] != [","]:
            continue  # of each turn
        return [*tokens[:place], *_spread(_NONE_THIS_TURN, tokens[place].start, tokens[end - 1].end), *tokens[end:]]
    return tokens


_OVER: tuple[list[str], ...] = ([], ["."])


def _skipped(words: list[str], place: int) -> int:
    """Where "skips their next draw phase" ends, or "draws no cards at the end of their next turn"; else 0."""
    if words[place] in ("skip", "skips"):
        return _phase_at(words, place + 3) if words[place + 1 : place + 3] == ["their", "next"] else 0
    end = place + 3 + len(_NEXT)
    return end if words[place + 1 : end] == ["no", "cards", *_NEXT] else 0


def _phase_at(words: list[str], place: int) -> int:
    """Where the name of the phase ends, if it stands there; else 0."""
    return next((place + len(each) for each in _PHASES if words[place : place + len(each)] == each), 0)


def _play(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may skip your regular action play to draw two cards": draw two instead of that play."""
    words = words_of(tokens)
    place = words.index("skip")
    told = words[place + 1 : place + 3] == ["your", "regular"] and words[place + 4 : place + 5] == ["play"]
    to = place + 5 + 2 * (words[place + 5 : place + 7] == ["this", "turn"])
    end = next((at for at in range(place, len(words)) if words[at] in (".", ";")), len(words))
    if not told or words[place + 3] not in _PLAYS or words[to : to + 1] != ["to"] or to + 1 >= end:
        return tokens
    last = tokens[end - 1].end
    instead = _spread(("instead", "of", "your", "regular", words[place + 3], "play"), last - 1, last)
    return [*tokens[:place], *tokens[to + 1 : end], *instead, *tokens[end:]]


def _spread(words: tuple[str, ...], start: int, end: int) -> list[Token]:
    """Tokens of these words over one place of the text."""
    return [Token(word, min(start + nth, end - 1), end) for nth, word in enumerate(words)]


def _fewer(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "That player draws one fewer card at the end of their next turn": during that turn their card draw is reduced
    by 1; so it is of each other player."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        who = next((each for each in (*_WHO, *_EACH) if words[max(place - len(each), 0) : place] == each), [])
        begin = place - len(who)
        number = lex.numerals.get(words[place + 1], 0)
        fewer = words[place + 2] in ("fewer", "less") and words[place + 3] in ("card", "cards")
        end = place + 4 + (len(_NEXT) if words[place + 4 : place + 4 + len(_NEXT)] == _NEXT else 0)
        if words[place] not in ("draw", "draws") or not number or not fewer or not who:
            continue
        lead = next((each for each in _THEN if words[max(begin - len(each) - 1, 0) : begin] == [*each, ","]), [])
        first = begin - len(lead) - bool(lead)
        over = words[end : end + 1] in ([], ["."])
        if bool(lead) is (end > place + 4) or not over or words[first - 1 : first] not in ([], ["."], [":"]):
            continue
        whose = ["their"] if who == ["they"] else [*who, "'s"]
        when = ["during", *whose, "next", "turn", ","]
        if who in _EACH:
            when = ["at", "the", "start", "of", *whose, "next", "turn", ",", *_NONE_THIS_TURN[:7]]
        said = (*when, "their", "card", "draw", "is", "reduced", "by", str(number))
        return [*tokens[:first], *_spread(said, tokens[first].start, tokens[end - 1].end), *tokens[end:]]
    return tokens


_EACH = (["each", "other", "player"], ["each", "player"])
_THEN = (["on", "their", "next", "turn"], ["during", "their", "next", "turn"], _NEXT)

SKIPPING = (
    where(_fewer, "fewer less", "draw draws", "next"),
    where(_phase, "skip skips draw draws", "phase next"),
    where(_not_drawing, "draw", "cards", "end", "not no"),
    where(_play, "skip", "play", "regular"),
)
"""The rules of what is skipped."""
