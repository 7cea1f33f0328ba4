"""What is said of the turn that is going on, put as it is said elsewhere: "on the turn it is played", "if it scores
this turn".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.conditions.foretold import FORETELLING
from smashrules.text.rewording.rule import begin_behind, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import OR_MORE, acts, done_word, third
from smashrules.text.words.tokens import Token

_APART = (",", "and", "then", ":", "@or", "&then")
_SPOKEN = ("that", "this")
_OVER = {"was", "were", "has", "have", "had", "did", "not"}
_LIMITS = {"each_turn", "this_turn", "in_a_turn"}
_COUNTED = {"second", "third", "fourth", "fifth"}
_THAT_TURN = (["in", "that", "turn"], ["during", "that", "turn"], ["that", "turn"])
_THERE = ("here", "there", "in", "on")
_AT_ITS_END = ["at", "the", "end", "of", "your", "turn"]
_NEXT_TURN = (["on", "your", "next", "turn"], ["during", "your", "next", "turn"])
_TILL = ("until", "the", "end", "of", "the", "turn", ",", "when")


def _on_your_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On your turn, after the first time X": in each turn of yours; "after you play your second card that turn"."""
    words = [each.word for each in tokens]
    if words[:4] != ["on", "your", "turn", ","] or words[4:5] != ["after"] or "," not in words[5:]:
        return tokens
    comma = words.index(",", 5)
    if words[5] == "the_first_time" and not set(words[5:comma]) & _LIMITS:
        return [*tokens[:5], replace(tokens[5], word="the_first_time_each_turn"), *tokens[6:]]
    said = next((each for each in _THAT_TURN if words[comma - len(each) : comma] == each), [])
    if not said or not set(words[5:comma]) & _COUNTED:
        return tokens
    each = replace(tokens[comma - len(said)], word="each_turn", end=tokens[comma - 1].end)
    return [*tokens[: comma - len(said)], each, *tokens[comma:]]


def _by_its_end(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you did not play a minion here on your turn, draw a card at the end of your turn": not in this turn."""
    words = [each.word for each in tokens]
    ends = any(words[at : at + 6] == _AT_ITS_END for at in (0, len(words) - 6))
    opened = words.index("if") if "if" in words else 0
    turn = next((at for at in range(opened, len(words) - 3) if words[at : at + 4] == ["on", "your", "turn", ","]), 0)
    if not ends or not turn or words[opened : opened + 1] != ["if"] or not {"did", "have"} & set(words[opened:turn]):
        return tokens
    this = Token("this_turn", tokens[turn].start, tokens[turn + 2].end)
    return [*tokens[:turn], this, *tokens[turn + 3 :]]


def _in_which(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "At the end of each turn in which a minion was destroyed, X": at the end of each, if one was in it, X."""
    words = [each.word for each in tokens]
    if words[:2] != ["at", "the"] or "which" not in words or "," not in words:
        return tokens
    at, comma = words.index("which"), words.index(",")
    if words[at - 2 : at] != ["turn", "in"] or at > comma:
        return tokens
    begin, end = tokens[at - 1].start, tokens[comma].start
    then = [Token(",", begin, begin), replace(tokens[at], word="if", start=begin)]
    return [*tokens[: at - 1], *then, *tokens[at + 1 : comma], Token("this_turn", end, end), *tokens[comma:]]


def _been_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "has been here since the start of the turn": it was here then."""
    words = [each.word for each in tokens]
    for at in range(len(words) - 2):
        if words[at + 1] != "been" or words[at] not in ("has", "have") or words[at + 2] not in _THERE:
            continue
        since = words.index("since", at) if "since" in words[at:] else 0
        if not since or since > at + 5 or words[since + 1 : since + 3] != ["the", "start"]:
            continue
        was = replace(tokens[at], word="was" if words[at] == "has" else "were", end=tokens[at + 1].end)
        then = replace(tokens[since], word="at")
        return [*tokens[:at], was, *tokens[at + 2 : since], then, *tokens[since + 1 :]]
    return tokens


def _before_then(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it would be destroyed before the start of your next turn, X": until then, if it would be destroyed, X."""
    words = [each.word for each in tokens]
    if not words or words[0] not in (*FORETELLING, "the_first_time") or "," not in words:
        return tokens
    comma = words.index(",")
    cut = max((at for at in range(comma) if words[at] == "before"), default=0)
    edge = cut and words[cut + 1 : cut + 2] == ["the"] and words[cut + 2] in ("start", "end")
    if not edge or words[comma - 1] != "turn" or set(words[:cut]) & _OVER:
        return tokens
    opener = tokens[0] if "would" in words[:cut] or words[0] != "if" else replace(tokens[0], word="when")
    if words[0] == "the_first_time":  # from now on
        opener = replace(tokens[0], word="the_next_time")
    start = tokens[0].start
    till = [Token(each.word, start, start) for each in tokens[cut + 1 : comma]]
    return [Token("until", start, start), *till, Token(",", start, start), opener, *tokens[1:cut], *tokens[comma:]]


def _in_a_turn_to_come(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After you play a minion on your next turn, X": on your next turn, after you play a minion, X."""
    words = [each.word for each in tokens]
    comma = words.index(",") if "," in words else 0
    turn = next((each for each in _NEXT_TURN if words[comma - len(each) : comma] == each), [])
    cut = comma - len(turn)
    if not turn or words[0] not in FORETELLING or words[0] == "the_next_time" or set(words[:cut]) & _OVER or cut < 3:
        return tokens
    if words[0] == "if" and "would" not in words[:cut]:  # each time, or once for all of them
        return tokens
    start = tokens[0].start
    lead = [*said_at(tokens[cut:comma], start), Token(",", start, start)]
    return [*lead, *tokens[:cut], *tokens[comma:]]


def _first_that_would(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The first time each turn a minion here would be destroyed, X": when it would be for the first time."""
    words = [each.word for each in tokens]
    comma = words.index(",") if "," in words else 0
    first = int(words[:1] == ["after"])  # "each turn, the first time ..."
    told = words[first : first + 1]
    if told not in (["the_first_time_each_turn"], ["the_first_time"]) or "would" not in words[1:comma]:
        return tokens
    if told == ["the_first_time"] and words[comma - 1] != "each_turn":
        return tokens
    event = tokens[first + 1 : comma - 1] if told == ["the_first_time"] else tokens[first + 1 : comma]
    at = event[-1].end
    often = Token("for_the_first_time_each_turn", at, at)
    return [replace(tokens[0], word="when"), *event, often, *tokens[comma:]]


def _if_it_comes(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If that base scores this turn, X": until the end of the turn, when that base scores, X.

    Only of one thing that was spoken of: what can happen twice is answered each time."""
    words = [*(each.word for each in tokens), "", "", "", ""]
    verb = 2 if words[1] == "it" else 3
    spoken = words[1] == "it" or (words[1] in _SPOKEN and words[2] in lex.nouns)
    if words[0] != "if" or not spoken or "," not in words or words[words.index(",") - 1] != "this_turn":
        return tokens
    passive = lex.auxiliaries.get(words[verb]) == "be" and words[verb] == "is" and done_word(words[verb + 1], lex)
    if not (passive or third(words[verb], lex)):
        return tokens
    comma, start = words.index(","), tokens[0].start
    till = [Token(word, start, start) for word in _TILL]
    till[-1] = replace(till[-1], end=tokens[0].end)
    return [*till, *tokens[1 : comma - 1], *tokens[comma:]]


def _when_it_came(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "on the turn it is played": if it was played this turn; of several, those that were played this turn."""
    words = [*(each.word for each in tokens), "", "", "", ""]
    for place in range(1, len(tokens) - 5):
        if words[place : place + 3] != ["on", "the", "turn"] or words[place + 4] not in ("is", "are"):
            continue
        if words[place + 3] not in ("it", "they") or any(each in _APART for each in words[place:]):
            continue
        done, start = tokens[place + 5 :], tokens[place].start
        if words[place + 3] == "it":
            it = (
                said_at(tokens[:2], tokens[place + 3].start) if words[:2] == ["this", "base"] else [tokens[place + 3]]
            )
            if_it = [Token("if", start, start), *it, replace(tokens[place + 4], word="was")]
            return [*tokens[:place], *if_it, *done, Token("this_turn", done[-1].end, done[-1].end)]
        begin = begin_behind(words, place, _APART)
        about = range(begin, place)
        verb = next((at for at in about if acts(words[at], lex) or words[at] in lex.auxiliaries), begin)
        if verb == begin:
            return tokens
        at = tokens[verb - 1].end
        those = [Token("that", at, at), Token("were", at, at), *said_at(done, at)]
        return [*tokens[:verb], *those, Token("this_turn", at, at), *tokens[verb:place]]
    return tokens


def _in_the_turn_that_ends(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "At the end of another player's turn, move a minion to a base where that player played one", "destroy a minion
    they played": what they did in that turn."""
    words = [each.word for each in tokens]
    if words[:4] != ["at", "the", "end", "of"] or "," not in words or words[words.index(",") - 1] != "turn":
        return tokens
    comma = words.index(",")
    for place in range(comma + 2, len(words)):
        who = next((each for each in _THEY if words[place - len(each) : place] == each), None)
        if words[place] not in _DID or who is None:
            continue
        before = words[place - len(who) - 1]
        told = before in ("where", *OR_MORE) or lex.nouns.get(before, ("",))[0] in _CARDS
        end = next((at for at in range(place, len(words)) if words[at] in _APART), len(words))
        if told and not _TIMED & set(words[place:end]):
            at = tokens[end - 1].end
            return [*tokens[:end], Token("this_turn", at, at), *tokens[end:]]
    return tokens


_DID = ("played", "moved", "destroyed", "returned")
_THEY = (["that", "player"], ["they"], ["you"])
_CARDS = ("minion", "action", "card", "titan")
_TIMED = frozenset(("this_turn", "turn", "since", "during", "way", "this_way", "last"))

WITHIN_THE_TURN = (
    where(_in_the_turn_that_ends, "end", "turn", "at", " ".join(_DID)),
    where(_on_your_turn, "after", "turn", "on", "your"),
    where(_by_its_end, "if", "end", "on", "turn"),
    where(_in_which, "which", "turn"),
    where(_been_there, "been", "since"),
    where(_first_that_would, "the_first_time_each_turn the_first_time", "would"),
    where(_when_it_came, "is are", "it they", "turn", "on"),
    where(_if_it_comes, "this_turn", "if"),
    where(_in_a_turn_to_come, "next", "turn", "on during", ","),
    where(_before_then, "before", "turn", "start end"),
)
"""The rules of what is asked of a turn, put in the words that cards have for it, in the order in which they are
asked."""
