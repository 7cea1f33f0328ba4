"""Minions that enter play with counters: "each minion played here enters play with a +1 power counter on it".

After one is played, these are placed on it. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_ENTERS = (["enters", "play", "with"], ["enter", "play", "with"], ["comes", "into", "play", "with"])
_PLAYED = (["is", "played", "with"], ["are", "played", "with"])
_SHORTLY = (["enters", "with"], ["enter", "with"])
_ENTER = (*_ENTERS, ["come", "into", "play", "with"], *_PLAYED, *_SHORTLY)
_GETS = (["gets"], ["get"], ["gains"], ["gain"], ["receives"], ["receive"])
_COUNTERS = ("+1_power_counter", "+1_power_counters")
_BASES = ("here", "there", "to_here", "to", "on", "onto", "this", "that", "base")
_PILES = ("from", "a", "an", "your", "the", "any", "player", "'s", "discard_pile", "deck", "hand")
_THERE = frozenset((*_BASES, *_PILES))
_THEM = {"they": ["each", "of", "them"], "it": ["it"]}
_WHERE = (["here"], ["there"], ["on", "this", "base"], ["by", "you"], ["here", "by", "you"])
_ON = (["on", "it"], ["on", "them"], ["on", "each", "of", "them"])
_MANY = ("all",)


def _enters_with(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions played here enter play with a +1 power counter": after a minion is played here, place one on it."""
    words = words_of(tokens)
    place = next((at for at in range(1, len(words) - 3) if any(words[at:][: len(e)] == e for e in _ENTER)), 0)
    said = next((each for each in _ENTER if words[place : place + len(each)] == each), [])
    begin = 1 if words[0] in ("each", "all") else 0
    kind, number = lex.nouns.get(words[begin], ("", "")) if place else ("", "")
    there = words[begin + 2 : place]
    counters = words[place + len(said) :]
    on = next((each for each in _ON if counters[-len(each) :] == each), [])
    counters = counters[: len(counters) - len(on)]
    plain = bool(counters) and lex.nouns.get(counters[-1], ("",))[0] == "counter" and len(counters) < 4
    if kind != "minion" or words[begin + 1] != "played" or there not in _WHERE or not plain:
        return tokens
    if (words[0] == "each") is (number == "many") or (words[0] in _MANY and number != "many"):
        return tokens
    noun = noun_of((kind, "one"), lex)
    start, end = tokens[0].start, tokens[-1].end
    one = [Token(each, start, start) for each in ("after", "a")]
    played = [
        replace(tokens[begin], word=noun),
        Token("is", tokens[begin].end, tokens[begin].end),
        *tokens[begin + 1 : place],
    ]
    at = place + len(said)
    put = [
        Token(",", tokens[place].start, tokens[place].start),
        Token("place", tokens[place].start, tokens[at - 1].end),
    ]
    rest = tokens[at : len(tokens) - len(on)]
    return [*one, *played, *put, *rest, Token("on", end, end), Token("it", end, end)]


def _counters_behind(words: list[str], place: int) -> int:
    """Where the counters end that begin at ``place``, with "on it" behind; 0 where no counters stand there."""
    end = place + 2
    if words[place + 1 : end] not in ([each] for each in _COUNTERS):
        return 0
    return end + next((len(each) for each in _ON if words[end : end + len(each)] == each), 0)


def _comes_with(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion played here from a discard pile enters play with two counters", "each minion you move here gets
    one": after that is played or moved, place them on it."""
    words = words_of(tokens)
    begin = int(words[0] in ("each", "a", "any", "every"))
    noun = lex.nouns.get(words[begin], ("", ""))
    you = words[begin + 1 : begin + 2] == ["you"]
    deed = begin + 1 + you
    if noun[0] != "minion" or (noun[1] == "one") is not bool(begin) or len(words) < deed + 3:
        return tokens
    place, said = _verb(words, deed)
    end = _counters_behind(words, place + len(said)) if place else 0
    there = words[deed + 1 : place]
    if words[deed] not in (("play", "move") if you else ("played", "moved")) or end != len(words):
        return tokens
    if not there or not set(there) <= _THERE:
        return tokens
    start, last = tokens[0].start, tokens[-1].end
    one = noun_of((noun[0], "one"), lex)
    head = Token("after", start, start)
    thing = [Token("a", start, start), replace(tokens[begin], word=one)]
    at = tokens[place].start
    where_ = tokens[deed + 1 : place]
    if you:
        event = [head, tokens[begin + 1], tokens[deed], *thing, *where_]
    else:
        coming = [Token("is", tokens[deed].start, tokens[deed].start), tokens[deed]]
        event = [
            head,
            *thing,
            *(coming if words[deed] == "played" else [replace(tokens[deed], word="moves")]),
            *where_,
        ]
    put = [Token(",", at, at), Token("place", at, tokens[place + len(said) - 1].end)]
    counters = tokens[place + len(said) : place + len(said) + 2]
    return [*event, *put, *counters, Token("on", last, last), Token("it", last, last)]


def _verb(words: list[str], begin: int) -> tuple[int, list[str]]:
    for at in range(begin, len(words)):
        said = next((each for each in (*_ENTER, *_GETS) if words[at : at + len(each)] == each), None)
        if said is not None:
            return at, said
    return 0, []


def _it_enters(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "(Play an extra minion.) It enters play with a +1 power counter", "a minion played this way enters with one":
    place one on it, on each minion played this way."""
    words = words_of(tokens)
    place = next(
        (at for at in range(1, len(words)) if any(words[at:][: len(e)] == e for e in (*_ENTERS, *_SHORTLY))), 0
    )
    said = next((each for each in (*_ENTERS, *_SHORTLY) if words[place:][: len(each)] == each), [])
    who, end = words[:place], _counters_behind(words, place + len(said)) if place else 0
    if end != len(words) or not place:
        return tokens
    number = lex.nouns.get(who[-1] if who[-1:] != ["this_way"] else who[-3 % len(who)], ("", ""))
    if who in (["it"], ["they"]):
        thing = _THEM[who[0]]
    elif len(who) == 2 and who[0] in ("that", "the") and number == ("minion", "one"):
        thing = ["that", who[1]]
    elif number[0] == "minion" and who[-2:] == ["played", "this_way"] and len(who) in (3, 4):
        thing = ["each", "minion", "played", "this_way"]
    else:
        return tokens
    last = tokens[-1].end
    verb = Token("place", tokens[0].start, tokens[place + len(said) - 1].end)
    counters = tokens[place + len(said) : place + len(said) + 2]
    return [verb, *counters, Token("on", last, last), *(Token(each, last, last) for each in thing)]


def _next_enters(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The next minion you play this turn enters play with a counter": the next time you play one, place it. "The
    first minion you play here each turn gets one": the first time you play one here each turn."""
    words = words_of(tokens)
    minion = len(words) > 5 and words[0] == "the" and lex.nouns.get(words[2], ("",))[0] == "minion"
    head = minion and words[1] in _WHEN and words[3:5] in (["you", "play"], ["you", "move"])
    place, said = _verb(words, 5) if head else (0, [])
    behind = words[5:place]
    told = (
        behind == ["this_turn"] if words[1:2] == ["next"] else behind[:-1] in _FIRST and behind[-1:] == ["each_turn"]
    )
    if not place or not told or _counters_behind(words, place + len(said)) != len(words):
        return tokens
    the, nth, noun, you, play = tokens[:5]
    time = [Token(each, the.start, nth.end) for each in _WHEN[nth.word]]
    event = [*time, you, play, Token("a", noun.start, noun.start), noun, *tokens[5:place]]
    at, last = tokens[place].start, tokens[-1].end
    put = [Token(",", at, at), Token("place", at, tokens[place + len(said) - 1].end)]
    counters = tokens[place + len(said) : place + len(said) + 2]
    return [*event, *put, *counters, Token("on", last, last), Token("it", last, last)]


_WHEN = {"next": ("the_next_time",), "first": ("the_first_time",)}
_FIRST: tuple[list[str], ...] = ([], ["here"], ["to_here"], ["on", "this", "base"])

ENTERS_WITH = (
    where(_enters_with, "played", "with", "play played"),
    where(_next_enters, "next first", "play move", " ".join(_COUNTERS)),
    where(_comes_with, " ".join(_COUNTERS), "played moved play move"),
    where(_it_enters, "enter enters comes come", "with", " ".join(_COUNTERS)),
)
"""The rules of minions that enter play with counters."""


def _played_with(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play an extra minion with a +1 power counter on it": play one, and place the counter on it."""
    words = [*words_of(tokens), ""]
    for place in range(2, len(tokens) - 2):
        on = next((len(each) for each in _ON if words[place + 3 :][: len(each)] == each), 0)
        counters = words[place] == "with" and words[place + 2] in _COUNTERS and words[place + 1] not in ("no", "any")
        end = place + 3 + on
        extra = words[end : end + 4] == ["as", "an", "extra", "minion"]
        stop_at = end + 4 * extra
        minion = any(lex.nouns.get(each, ("",))[0] == "minion" for each in words[max(0, place - 5) : place])
        if not counters or not on or words[stop_at] not in ("", ".") or not minion or words[place - 1] == "play":
            continue
        begin = begin_behind(words, place, (".", ",", ":"))
        if not {"play", "plays"} & set(words[begin:place]) or {"after", "when", "if", "then"} & set(
            words[begin:place]
        ):
            continue
        stop = replace(tokens[place], word=".", end=tokens[place].start + 1)
        put = replace(tokens[place], word="place", start=tokens[place].start + 1)
        counted = tokens[end:stop_at]
        return [*tokens[:place], *counted, stop, put, *tokens[place + 1 : end], *_played_with(tokens[stop_at:], lex)]
    return tokens


PLAYED_WITH = (where(_played_with, "with", "play plays", " ".join(_COUNTERS)),)
"""The rule of minions that are played with counters, asked before a text is cut into sentences."""
