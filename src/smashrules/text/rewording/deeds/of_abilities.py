"""What is said of abilities: that one says OR, that both of its parts are used, from what others would trigger.

"Trigger all abilities that would trigger from you destroying a minion": when you destroy one. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, gerund
from smashrules.text.words.tokens import Token, words_of

_ABILITIES = ("ability", "abilities")
_SAYING = (
    ["that", "says", "@or"],
    ["that", "say", "@or"],
    ["that", "has", "@or"],
    ["that", "have", "@or"],
    ["that", "includes", "@or"],
    ["that", "include", "@or"],
    ["with", "@or"],
    ["with", "the", "word", "@or"],
    ["that", "includes", "the", "word", "@or"],
    ["that", "has", "the", "word", "@or"],
    ["that", "says", "the", "word", "@or"],
)
_BOTH = (["both", "parts"], ["both", "options"], ["both", "of", "its", "parts"], ["both", "halves"])
_OF_IT = (["of", "it"], ["of", "that", "ability"], ["of", "the", "ability"])
_TRIGGERS = ("trigger", "triggers", "triggered")
_REACH = 5


def _saying_or(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "An ability that says OR": one word before the noun."""
    words = words_of(tokens)
    for place, word in enumerate(words):
        said = [each for each in _SAYING if words[place + 1 : place + 1 + len(each)] == each]
        if word not in _ABILITIES or not said:
            continue
        last = tokens[place + len(said[0])]
        offering = Token("&offering", tokens[place].start, tokens[place].start)
        noun = replace(tokens[place], end=last.end)
        return [*tokens[:place], offering, noun, *_saying_or(tokens[place + 1 + len(said[0]) :], lex)]
    return tokens


def _both_parts(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Use both parts (of it)": use that ability as a whole."""
    words = words_of(tokens)
    for place in range(1, len(words)):
        both = next((each for each in _BOTH if words[place : place + len(each)] == each), [])
        if not both or words[place - 1] not in ("use", "uses"):
            continue
        end = place + len(both)
        of_it = next((each for each in _OF_IT if words[end : end + len(each)] == each), [])
        start, last = tokens[place].start, tokens[end + len(of_it) - 1].end
        said = ("that", "ability", "&bothparts")
        whole = spread(said, start, last)
        return [*tokens[:place], *whole, *tokens[end + len(of_it) :]]
    return tokens


def _from_doing(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "(What would) trigger from you playing an action": when you play one."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place] != "from" or words[place - 1] not in _TRIGGERS:
            continue
        for at in range(place + 1, min(place + _REACH, len(words))):
            verb = next((each for each in lex.verbs if bare(each, lex) and gerund(each) == words[at]), "")
            who = tokens[place + 1 : at]
            if not verb or any(each.word in lex.verbs for each in who):
                continue
            yours = words_of(who) in ([], ["you"], ["your"])
            does = verb if yours else next(each[1] for each in lex.forms.values() if each[0] == verb)
            doer = [Token("you", tokens[place].end, tokens[place].end)] if yours else who
            when = replace(tokens[place], word="when")
            return [*tokens[:place], when, *doer, replace(tokens[at], word=does), *tokens[at + 1 :]]
    return tokens


def _or_of(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The abilities of a base or of an action": of a base or an action."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        if words[place] not in ("or", "and") or words[place + 1] != "of":
            continue
        of = [at for at in range(place) if words[at] in _WHOLE and words[at + 1] == "of"]
        if of and not {",", ".", ":"} & set(words[of[-1] : place]):
            return [*tokens[: place + 1], *_or_of(tokens[place + 2 :], lex)]
    return tokens


def _on_play(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Use its on-play ability": what is used of a card, where no label is told, is what it does when played."""
    words = words_of(tokens)
    place = words.index("on-play")
    begin = begin_behind(words, place, (".", ":", ",", ";"))
    able = words[place + 1 : place + 2] in ([each] for each in _ABILITIES)
    if able and words[place - 1] in _WHOSE and set(words[begin:place]) & set(_USING):
        return [*tokens[:place], replace(tokens[place + 1], start=tokens[place].start), *tokens[place + 2 :]]
    return tokens


_WHOSE = ("the", "its", "'s")
_USING = ("use", "uses", "copy", "copies", "resolve", "resolves", "trigger", "triggers")
_WHOLE = (*_ABILITIES, "talent", "talents")
OF_ABILITIES = (
    where(_on_play, "on-play"),
    where(_or_of, "ability abilities talent talents", "or and", "of"),
    where(_saying_or, "ability abilities", "@or"),
    where(_both_parts, "both", "use uses"),
    where(_from_doing, "from", " ".join(_TRIGGERS)),
)
"""The rules of what is said of abilities, in the order in which they are asked."""
