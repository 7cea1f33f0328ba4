"""What a player skips: a Draw 2 Cards phase, or the play that they have each turn.

Who skips the phase has a card draw of nothing in that turn; who skips a play does something instead of it. Knows
words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.numbers.cards_drawn import how_many
from smashrules.text.rewording.rule import at_words, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_PHASES = (
    ["draw", "phase"],
    ["draw", "cards", "phase"],
    ["draw", "2", "cards", "phase"],
    ["draw", "two", "cards", "phase"],
    ["card", "draw"],
)
_ANY_CARDS = (["draw", "cards"], ["draw", "any", "cards"])
_NOT_DRAWING = (
    *(
        [*verb, *cards]
        for verb in (["do", "not"], ["does", "not"], ["may", "not"], ["cannot"])
        for cards in _ANY_CARDS
    ),
    ["draw", "no", "cards"],
    ["draws", "no", "cards"],
)
_NONE_THIS_TURN = ("until", "the", "end", "of", "the", "turn", ",", "your", "card", "draw", "is", "0")
_AT_ITS_END = (
    ["at", "the", "end", "of", "this", "turn"],
    ["at", "the", "end", "of", "the", "turn"],
    ["at", "the", "end", "of", "that", "turn"],
    ["at", "the", "end", "of", "your", "turn"],
)
_IN_ITS_PHASE = tuple(
    [when, which, *phase, *of, "this", "turn"]
    for when in ("in", "during", "at")
    for which in ("the", "your")
    for phase in _PHASES[:-1]
    for of in ([], ["of"])
)
_PLACED = (["the", "winner"], ["the", "runner-up"])
_WHO = (
    ["he", "or", "she"],
    ["they"],
    ["that", "player"],
    ["the", "chosen", "player"],
    ["its", "owner"],
    ["its", "controller"],
    *_PLACED,
)
_THEY = (["they"], ["he", "or", "she"])
_END = ("at", "the", "end", "of")
_NEXT = ([*_END, "their", "next", "turn"], [*_END, "his", "or", "her", "next", "turn"])
_NONE = ["is", "0"]
_NOT = (["do", "not"], ["does", "not"])
_STOPS = (".", ":", ";", "then")
_PLAYS = ("minion", "action", "card")


def _phase(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "That player skips their next Draw 2 Cards phase": during that player's next turn, their card draw is 0."""
    words = words_of(tokens)
    for place in range(len(words) - 2):
        if words[place] not in ("skip", "skips", "draw", "draws"):
            continue
        verb = place - 2 * (words[max(place - 2, 0) : place] in _NOT)
        who = next((each for each in _WHO if words[max(verb - len(each), 0) : verb] == each), [])
        begin, (end, becomes) = verb - len(who), _skipped(words, place, verb < place)
        first = begin == 0 or words[begin - 1] in _STOPS or (who in _PLACED and words[begin - 1] == ",")
        yours = _phase_at(words, place + 2) if words[place : place + 2] == ["skip", "your"] else 0
        at, last = tokens[begin].start, tokens[max(end, yours) - 1].end
        if yours and not who and words[yours : yours + 2] == ["this", "turn"]:
            return [*tokens[:begin], *spread(_NONE_THIS_TURN, at, tokens[yours + 1].end), *tokens[yours + 2 :]]
        if end and who and first:
            whose: tuple[str, ...] = ("their",) if who in _THEY else (*who, "'s")
            lead = spread(("during", *whose, "next", "turn", ","), at, tokens[place].end)
            drawn = spread(("their", "card", "draw", *becomes), tokens[place].start, last)
            return [*tokens[:begin], *lead, *drawn, *tokens[end:]]
    return tokens


def _not_drawing(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "(If you do,) do not draw cards at the end of this turn", "... during your draw phase this turn": draw none
    then."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        who = at_words(words, place, (["you"], ["they"], ["that", "player"]))
        begin = place + len(who)
        deed = at_words(words, begin, _NOT_DRAWING)
        when = at_words(words, begin + len(deed), (*_AT_ITS_END, *_IN_ITS_PHASE))
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
        if "that" in when and {"turn", "turns"} & set(words[:place]):
            continue  # of the one that was spoken of
        own = who in ([], ["you"])
        told = [each if own or each != "your" else "their" for each in _NONE_THIS_TURN]
        return [*tokens[:place], *spread(told, tokens[place].start, tokens[end - 1].end), *tokens[end:]]
    return tokens


_OVER: tuple[list[str], ...] = ([], ["."])


def _skipped(words: list[str], place: int, none: bool) -> tuple[int, list[str]]:
    """Where "skips their next draw phase" ends, or "draws only one card at the end of their next turn", and what
    becomes of the card draw; else 0."""
    if words[place] in ("skip", "skips"):
        return (_phase_at(words, place + 3) if words[place + 1 : place + 3] == ["their", "next"] else 0), _NONE
    ends = [(at, each) for at in range(place + 2, place + 8) for each in _NEXT if words[at : at + len(each)] == each]
    if not ends:
        return 0, _NONE
    at, told = ends[0]
    becomes = _so_many(words[place + 1 : at], none)
    return (at + len(told) if becomes else 0), becomes


def _so_many(number: list[str], none: bool) -> list[str]:
    """What becomes of the card draw of who draws so many."""
    becomes = how_many(["instead_of" if word == "instead" else word for word in number if word != "of"], none)
    return _NONE if becomes == ["becomes", "0"] else becomes


def _at_their_end(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "At the end of their next turn, they draw only one card": during their next turn, their card draw is 1."""
    words = [*words_of(tokens), "", ""]
    for place in range(len(tokens) - 8):
        next_ = next((each for each in _NEXT if words[place : place + len(each)] == each), None)
        who_at = place + len(next_ or ()) + 1
        who = next((each for each in _WHO if words[who_at : who_at + len(each)] == each), None)
        if next_ is None or who is None or words[who_at - 1] != ",":
            continue
        verb = who_at + len(who)
        verb += 2 * (words[verb : verb + 2] in _NOT)
        end = next((at for at in range(verb, len(tokens)) if words[at] in _STOPS), len(tokens))
        becomes = _so_many(words[verb + 1 : end], verb > who_at + len(who))
        if words[verb] not in ("draw", "draws") or not becomes:
            continue
        lead = spread(("during", "their", "next", "turn", ","), tokens[place].start, tokens[who_at - 1].end)
        drawn = spread(("their", "card", "draw", *becomes), tokens[who_at].start, tokens[end - 1].end)
        return [*tokens[:place], *lead, *drawn, *tokens[end:]]
    return tokens


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
    instead = spread(("instead", "of", "your", "regular", words[place + 3], "play"), last - 1, last)
    return [*tokens[:place], *tokens[to + 1 : end], *instead, *tokens[end:]]


def _fewer(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "That player draws one fewer card at the end of their next turn": during that turn their card draw is reduced
    by 1; so it is of each other player."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        who = next((each for each in (*_WHO, *_EACH) if words[max(place - len(each), 0) : place] == each), [])
        begin = place - len(who)
        number = lex.numerals.get(words[place + 1], 0)
        fewer = words[place + 2] in ("fewer", "less") and words[place + 3] in ("card", "cards")
        end = place + 4 + len(at_words(words, place + 4, _NEXT))
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
        return [*tokens[:first], *spread(said, tokens[first].start, tokens[end - 1].end), *tokens[end:]]
    return tokens


_EACH = (["each", "other", "player"], ["each", "player"])
_THEN = (["on", "their", "next", "turn"], ["during", "their", "next", "turn"], *_NEXT)

SKIPPING = (
    where(_fewer, "next", "draw draws", "fewer less"),
    where(_phase, "phase next", "skip skips draw draws"),
    where(_not_drawing, "not no cannot", "cards", "end phase", "draw draws"),
    where(_at_their_end, "next", "draw draws", "end"),
    where(_play, "skip", "play", "regular"),
)
"""The rules of what is skipped."""
