"""Turns in which something has happened: "but only during turns in which you have played an action", "on turns when
you moved a minion".

It is so while that has happened this turn. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_TURNS = tuple(
    [*lead, *turns, *when]
    for lead in (["only", "during"], ["only", "on"], ["only", "in"], ["during"], ["on"])
    for turns in (["turns"], ["any", "turn"], ["a", "turn"], ["each", "turn"])
    for when in (["in", "which"], ["when"], ["where"], ["during", "which"])
)


def _while_it_has(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It has +2 power, but only during turns in which you have played an action": while you have this turn; "on
    turns when you played one": if you did."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        told = at_words(words, place, _TURNS)
        end = place + len(told)
        stop = next((at for at in range(end, len(words)) if words[at] in (".", ",")), len(words))
        said = words[end:stop]
        has = {"has", "have"} & set(said)
        did = not has and any(form == "past" for each in said for _, form in lex.verbs.get(each, ()))
        if (
            not told
            or not (has or did)
            or words[stop : stop + 1] == [","]
            or {"this", "turn", "if", "or"} & set(said)
        ):
            continue
        begin = place - (words[place - 1] == "but")
        begin -= words[begin - 1] == ","
        if words[begin - 1] in (".", ":") or "may" in words[:begin]:
            continue
        return put(tokens, begin, stop, ["while" if has else "if", *said, "this", "turn"])
    return tokens


TURNS_IN_WHICH = (where(_while_it_has, "which when where", "turns turn", "during on in"),)
"""The rule of turns in which something has happened."""
