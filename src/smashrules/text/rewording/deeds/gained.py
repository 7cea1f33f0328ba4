"""What somebody gets, put as what is done: a minion that gets a +1 power counter has one placed on it, who takes an
extra action plays one.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import EVENT_OPENERS
from smashrules.text.words.tokens import Token, words_of

_COUNTERS = ("+1_power_counter", "+1_power_counters")
_GETTING = "get gets gain gains receive receives"
_APART = (",", "then", "and", ":", "may", "must", "if_you_do", "to", "@or", "or", "and_then", "&then")
_BEFORE = (*EVENT_OPENERS, "if", "while", "as", "until", "unless", "that", "who", "would", "cannot")
_PLAYS = ("minion_play", "action_play", "minion_plays", "action_plays")
_EXTRA = ("extra", "additional")


def _counters_gained(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion gets a +1 power counter": place one on it."""
    words = words_of(tokens)
    counter = next((at for at, word in enumerate(words) if word in _COUNTERS), 0)
    verb = counter - 2
    if verb < 1 or words[verb] not in _GETTING.split() or words[verb + 1] not in ("a", "another", *lex.numerals):
        return tokens
    begin = begin_behind(words, verb, _APART)
    what = words[begin:verb]
    described = what[:1] == ["each"] and what[2:3] == ["that"]  # "each minion that moved here this turn"
    asked = set(_BEFORE) - ({"that"} if described else set())
    if not what or set(what) & asked or lex.nouns.get(what[-1], ("",))[0] == "player":
        return tokens
    if words[begin - 1 : begin] not in ([], [","], ["then"], ["if_you_do"]) or what[-1] in ("you", "they"):
        return tokens
    end = tokens[counter].end
    thing = said_at(tokens[begin:verb], end)
    if what in (["it"], ["they"], ["they", "each"], ["both"], ["both", "of", "them"]):
        said = ["it"] if what == ["it"] else ["each", "of", "them"]
        thing = [Token(each, end, end) for each in said]
    elif what[0] in ("your", "other") and any(lex.nouns.get(each, ("", ""))[1] == "many" for each in what):
        thing = [Token("each", end, end), Token("of", end, end), *thing]
    place = replace(tokens[verb], word="place", start=tokens[begin].start)
    return [
        *tokens[:begin],
        place,
        *tokens[verb + 1 : counter + 1],
        Token("on", end, end),
        *thing,
        *tokens[counter + 1 :],
    ]


def _plays_gained(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Take an extra action", "you get two extra minion plays": you play so many."""
    words = words_of(tokens)
    extra = next((at for at, word in enumerate(words) if word in _EXTRA), 0)
    if extra < 2 or words[extra - 2] not in ("take", "gain", "get", "have", "receive"):
        return tokens
    said = words[extra + 1 : extra + 2]
    several = said and said[0].endswith("s")
    if said and said[0] in _PLAYS:
        kind = said[0].partition("_")[0] + ("s" if several else "")
        end = extra + 2
    elif said in (["minion"], ["action"]) and words[extra + 2 : extra + 3] in (["play"], ["plays"]):
        kind, end = said[0] + ("s" if words[extra + 2] == "plays" else ""), extra + 3
    elif said in (["minion"], ["action"]) and words[extra - 2] == "take":
        kind, end = said[0], extra + 2
    else:
        return tokens
    yours = words[extra - 3 : extra - 2] == ["you"]
    verb = replace(tokens[extra - 2], word="play")
    may = [Token("may", verb.start, verb.start)] if yours else []
    thing = replace(tokens[extra + 1], word=kind, end=tokens[end - 1].end)
    return [*tokens[: extra - 2], *may, verb, *tokens[extra - 1 : extra + 1], thing, *tokens[end:]]


def _power_gained(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You have +2 power here until the end of the turn": you gain it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        told = words[place] in _HAVING and words[place + 1][:1] in ("+", "-") and words[place + 2] == "power"
        until = words[place + 3] in ("here", "there") and words[place + 4] == "until"
        who = words[place - 1]
        if not told or not until or (who not in ("you", "they") and lex.nouns.get(who, ("",))[0] != "player"):
            continue
        if who in ("you", "they") and place > 1 and words[place - 2] not in (",", "then"):
            continue
        gain = "gain" if who in ("you", "they") or who.endswith("s") else "gains"
        if gain != words[place]:
            return [*tokens[:place], replace(tokens[place], word=gain), *tokens[place + 1 :]]
    return tokens


_HAVING = ("have", "has", "get", "gets")


def _power_changes(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this minion gains power": after its power increases."""
    words = words_of(tokens)
    verb = next((at for at in range(2, len(words) - 2) if words[at] in _CHANGES and words[at + 1] == "power"), 0)
    begin = begin_behind(words, verb, EVENT_OPENERS)
    begin += words[begin : begin + 1] in (["that"], ["&that"])
    who = words[begin:verb]
    if not (verb and begin) or words[verb + 2 : verb + 3] not in ([","], ["here"], ["there"]):
        return tokens
    if {",", ":"} & set(who) or who[-1:] == ["you"]:
        return tokens
    if lex.nouns.get(who[-1] if who else "", ("",))[0] == "player":  # who gains it at a base
        return tokens
    start = tokens[begin].start
    whose = [Token(each, start, start) for each in ("the", "power", "of")]
    changes = replace(tokens[verb], word=_CHANGES[words[verb]], end=tokens[verb + 1].end)
    place = tokens[verb + 2 : verb + 3] if words[verb + 2] != "," else []
    return [*tokens[:begin], *whose, *tokens[begin:verb], *place, changes, *tokens[verb + 2 + len(place) :]]


_CHANGES = {"gain": "increases", "gains": "increases", "lose": "decreases", "loses": "decreases"}

GAINED = (
    where(_power_changes, " ".join(_CHANGES), "power", " ".join(EVENT_OPENERS)),
    where(_power_gained, "until", "power", "here there", " ".join(_HAVING)),
    where(_counters_gained, "+1_power_counter +1_power_counters", _GETTING),
    where(_plays_gained, "extra additional", "take gain get have receive", "minion action " + " ".join(_PLAYS)),
)
"""The rules by which what is got is what is done."""
