"""What is waited for, said behind what is done then; and three deeds, of which any is waited for.

"Until the end of the turn, draw a card after you play a minion" waits first: after you play one, draw a card. "After
you destroy, move, or return a minion" is after one is destroyed, moved, or returned by you. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_EVENTS = ("after", "when", "whenever", "each_time")
_OFTEN = ("whenever", "each_time")
_THEN = (",", "if", "unless", "while", "and", "then", "before", "or", "@or")
_SINGLE = ("a", "an", "one", "another", "this", "that", "each", "any", "it")
_BE = ("is", "are", "was", "were", "be")
_UNTIL = ("until", "the", "end", "of", "the", "turn")


def _waited_for_last(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Until the end of the turn, do this after that": until then, after that, do this."""
    words = words_of(tokens)
    lead = words.index(",") + 1 if words[0] in ("until", "this_turn") and "," in words else 0
    event = next((place for place in range(lead + 1, len(words) - 2) if words[place] in _EVENTS), 0)
    deed = tokens[lead:event]
    may = words[lead : lead + 2] == ["you", "may"]
    if not event or not (may or bare(words[lead], lex)) or set(_THEN) & set(words[lead:]):
        return tokens
    last = tokens[event].start
    comma = Token(",", last, last)
    if lead:
        return [*tokens[:lead], *tokens[event:], comma, *deed]
    if words[event] not in _OFTEN or words[-1] != "this_turn":
        return tokens
    start, end = tokens[0].start, tokens[-1]
    until = [Token(each, start, start) for each in (*_UNTIL, ",")]
    return [*until, *tokens[event:-1], replace(end, word=","), *deed]


def _one_of_three(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After you destroy, move, or return one": after one is destroyed or moved or returned by you."""
    words = words_of(tokens)
    event = next((place for place, word in enumerate(words) if word in _EVENTS), len(words))
    behind = range(event + 2, len(words) - 2)
    first = next((at for at in behind if words[at] in lex.verbs and words[at + 1] in (",", "or")), 0)
    if not first or words[first - 1] in _BE:
        return tokens
    deeds: list[str] = []
    place = first
    while place < len(words) and (verb := lex.verbs.get(words[place])):
        deeds.append(lex.forms[verb[0][0]][3] if verb[0][0] in lex.forms else "")
        place += 1
        if words[place : place + 2] == [",", "or"]:
            place += 2
        elif words[place : place + 1] in ([","], ["or"]):
            place += 1
        else:
            break
    end = next((at for at in range(place, len(words)) if words[at] == ","), len(words))
    object_ = tokens[place:end]
    if len(deeds) < 3 or "" in deeds or words[place - 2] != "or" or not object_:
        return tokens
    at = object_[-1].end
    joined = [Token(word, at, at) for deed in deeds for word in ("&vor", deed)][1:]
    is_ = Token("is" if object_[0].word in _SINGLE else "are", at, at)
    by = [Token("by", at, at), *said_at(tokens[event + 1 : first], at)]
    return [*tokens[: event + 1], *object_, is_, *joined, *by, *tokens[end:]]


_LEADS = ("after", "when", "whenever", "before", "at", "once_per_turn", "each_time", "during", "on")
_POINTING = {"it", "its", "that", "those", "them", "they", "their", "he", "she", "such", "otherwise", "instead"}
_STATES = {"has", "is", "controls", "owns"}
_OF_SEVERAL = {"and", "or", "the_number_of"}
_NO_DEED = {*_THEN, "&then", "otherwise", "instead", "for_each", "until", "where"}


def _asked_last(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may draw a card if A and B": if A and B, you may draw a card.

    Only of a single deed, and of conditions that do not point at what it does."""
    words = words_of(tokens)
    if words.count("if") != 1 or "unless" in words:
        return tokens
    if_ = words.index("if")
    lead = if_ - words[:if_][::-1].index(",") if words[0] in _LEADS and "," in words[:if_] else 0
    deed, asked = words[lead:if_], words[if_ + 1 :]
    if not deed or set(_NO_DEED) & set(deed) or not _OF_SEVERAL & set(asked) or {*_POINTING, ",", "@or"} & set(asked):
        return tokens
    if any(form == "third" for word in set(asked) - _STATES for _, form in lex.verbs.get(word, ())):
        return tokens  # "if another player wins this base and controls it" waits for that
    start, end = tokens[if_].start, tokens[-1].end
    told = said_at(tokens[lead:if_], start)
    return [*tokens[:lead], *tokens[if_:], Token(",", end, end), *told]


def _so_strong(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may play an extra minion here if its power is 2 or less", "shuffle a minion from your discard pile into
    your deck if it has power 5 or more": a minion of such power."""
    words = words_of(tokens)
    if_ = words.index("if")
    behind = words[if_ + 1 :]
    if behind[:2] == ["it", "has"] and behind[2:3] and behind[2] in _STATS:
        stat, number = behind[2], behind[3:]
    elif behind[:1] == ["its"] and behind[2:3] == ["is"] and behind[1] in _STATS:
        stat, number = behind[1], behind[3:]
    else:
        return tokens
    ends = number[1:] in ([], ["or_less"], ["or_more"], ["or_fewer"], ["or_higher"], ["or_greater"], ["or_lower"])
    noun = next((at for at in range(1, if_) if lex.nouns.get(words[at], ("",))[0] in _CARDS), 0)
    from_pile = words[noun + 1 : noun + 2] == ["from"] and {"discard_pile", "hand", "deck"} & set(words[noun:if_])
    new = words[noun - 1] == "extra" or from_pile
    single = words[noun - 1] in _SINGLE or words[noun - 2 : noun] in (["an", "extra"], ["one", "extra"])
    cards = [word for word in words[:if_] if lex.nouns.get(word, ("",))[0] in _CARDS]
    if not (noun and new and single and ends and number and number[0].isdigit()) or len(cards) > 1:
        return tokens
    if {*_THEN, "&then", "of", "with"} & set(words[:if_]) - {"if"}:
        return tokens
    at = tokens[noun].end
    told = [Token(each, at, at) for each in ("with", stat)]
    return [*tokens[: noun + 1], *told, *tokens[len(words) - len(number) :], *tokens[noun + 1 : if_]]


_STATS = ("power", "printed_power")
_CARDS = ("minion", "action", "card", "titan")
TOLD_LAST = (
    where(_so_strong, "if", "it its", "power printed_power"),
    where(_asked_last, "if", "and or the_number_of"),
    where(_one_of_three, "or", ",", " ".join(_EVENTS)),
    where(_waited_for_last, " ".join(_EVENTS), "until this_turn"),
)
"""The rules of what is waited for."""
