"""What a number is changed by, and by so much more for each of something: "is increased by 2, plus 1 for each of your
actions here", "give a minion +1 power until the end of the turn, and an additional +1 power for each action here".

It is changed twice. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_MORE = (["plus"], ["and"], ["and", "another"], ["and", "an", "additional"], ["plus", "an", "additional"])
_STOPS = (".", ":", ";")


def _and_more(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This base's breakpoint is increased by 2, plus 1 for each action here": and it is increased by 1 for each."""
    words = words_of(tokens)
    for place in range(3, len(words) - 4):
        if words[place - 1] != "by" or not words[place].isdigit():
            continue
        at = place + 1 + (words[place + 1] == ",")
        more = max((each for each in _MORE if words[at : at + len(each)] == each), key=len, default=[])
        number = at + len(more)
        if not more or not words[number].isdigit() or words[number + 1 : number + 3] != ["for", "each"]:
            continue
        begin = begin_behind(words, place, _STOPS)
        end = next((to for to in range(place, len(words)) if words[to] in _STOPS), len(words))
        if {"until", ",", "if", "may"} & {*words[begin:place], *words[number:end]}:
            continue
        start, last = tokens[at].start, tokens[number].start
        again = [
            replace(each, start=min(start + nth, last - 1), end=last) for nth, each in enumerate(tokens[begin:place])
        ]
        stop = Token(".", tokens[place].end, tokens[place].end)
        return [*tokens[: place + 1], stop, *again, *tokens[number:]]
    return tokens


_GIVING = ("give", "gives", "has", "have", "gain", "gains", "get", "gets")


def _and_more_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Give a minion +1 power until the end of the turn, plus +2 power for each action here": and give it +2 power
    for each action here until the end of the turn.
    "Has +1 power, and +1 for each of them": and has +1 power for each."""
    words = [*words_of(tokens), "", ""]
    for each in range(5, len(tokens) - 2):
        number = each - 1 - (words[each - 1] == "power")
        if words[each : each + 2] != ["for", "each"] or words[number][:1] not in ("+", "-"):
            continue
        more = max((said for said in _MORE if words[number - len(said) : number] == said), key=len, default=[])
        at = number - len(more)
        stop = at - (words[at - 1] == ",")
        begin = begin_behind(words, stop, _STOPS)
        verb = next((to for to in range(stop - 1, begin - 1, -1) if words[to] in _GIVING), -1)
        first = next((to for to in range(verb + 1, stop - 1) if words[to][:1] in ("+", "-")), 0)
        if more in ([], ["and", "another"]) or verb < 0 or not first or words[first + 1] != "power":
            continue
        end = next((to for to in range(each, len(tokens)) if words[to] in _STOPS), len(tokens))
        until = next((to for to in range(each, end) if words[to] == "until"), end)
        behind, last = words[first + 2 : stop], words[until:end]
        if behind[:1] not in ([], ["until"]) or (behind and last):
            continue
        given = words[verb + 1 : first]
        whom = [] if not given else ["it"] if given[0] not in ("each", "all", "your", "their", "two") else ["them"]
        told = ["and", words[verb], *whom, words[number], "power"]
        time = put(tokens[each - 1 : each], 0, 1, behind or last) if behind or last else []
        so_far = [*tokens[: first + 2], *time]
        again = put(tokens[at:each], 0, each - at, told)
        rest = tokens[each : until - (words[until - 1] == ",")]
        return [*so_far, *again, *rest, *put(tokens[end - 1 : end], 0, 1, words_of(time)), *tokens[end:]]
    return tokens


AND_SO_MUCH_MORE = (
    where(_and_more, "by", "plus and", "each"),
    where(_and_more_power, "each", "plus and", "power", "for"),
)
"""The rules of so much more for each."""
