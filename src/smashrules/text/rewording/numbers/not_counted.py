"""Power that does not count: "this minion's power does not count toward the total power here", "minions here are not
counted in anyone's total".

It adds no power to its base; what does not count toward the breakpoint adds none to that. What counts toward your
total is added to it.
Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_NOT_COUNTED = tuple(
    [*no, *counted, preposition]
    for no, counted in (
        *((["does", "not"], [each]) for each in ("count", "contribute")),
        *((["do", "not"], [each]) for each in ("count", "contribute")),
        *((["is", "not"], [each]) for each in ("counted", "included", "added")),
        *((["are", "not"], [each]) for each in ("counted", "included", "added")),
    )
    for preposition in ("toward", "towards", "to", "in", "into", "for")
)
_POWER = (["their", "power"], ["its", "power"], ["any", "power"], ["power"])
_WHOSE = (
    ["the"],
    ["any"],
    ["any", "player", "'s"],
    ["anyone", "'s"],
    ["its", "controller", "'s"],
    ["their", "controllers", "'"],
    ["their", "controllers", "'s"],
    ["their", "controller", "'s"],
    ["this", "base", "'s"],
    ["its", "base", "'s"],
)
_BREAKPOINT = (
    ["the", "breakpoint"],
    ["the", "breakpoint", "here"],
    ["the", "breakpoint", "of", "this", "base"],
    ["the", "breakpoint", "of", "its", "base"],
    ["this", "base", "'s", "breakpoint"],
    ["its", "base", "'s", "breakpoint"],
    ["their", "base", "'s", "breakpoint"],
    ["breaking", "this", "base"],
)
_TOTAL = (["total", "power"], ["total"], ["power", "total"], ["totals"])
_THERE = (
    ["here"],
    ["on", "this", "base"],
    ["at", "this", "base"],
    ["on", "its", "base"],
    ["at", "its", "base"],
    ["of", "this", "base"],
    ["of", "its", "base"],
)


def _not_counted(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion's power does not count toward the total power here": this minion adds no power here."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        told = at_words(words, place, _NOT_COUNTED)
        if told[:3] in (["does", "not", "contribute"], ["do", "not", "contribute"]):
            told = []
        if not told and words[place + 1 : place + 3] == ["not", "contribute"] and words[place] in ("do", "does"):
            power = at_words(words, place + 3, _POWER)  # "do not contribute (their power) to the total power here"
            to = place + 3 + len(power)
            told = words[place : to + 1] if words[to : to + 1] in (["to"], ["toward"], ["towards"]) else []
        goal = place + len(told)
        breaking = at_words(words, goal, _BREAKPOINT) if told else []
        whose = at_words(words, goal, _WHOSE) if told and not breaking else []
        total = at_words(words, goal + len(whose), _TOTAL) if whose else []
        if not total and not breaking:
            continue
        end = goal + len(breaking) + len(whose) + len(total)
        there = at_words(words, end, _THERE)
        end += len(there)
        if words[end : end + 1] not in ([], ["."], [","], ["until"], ["while"], ["if"], ["unless"]):
            continue
        begin = sentence_begin(words, place)
        subject = _subject(words[begin:place])
        known = subject is not None and subject[-2:] in (["this", "minion"], ["that", "minion"])
        if subject is None or (there and "here" not in subject and not known and subject[-1] not in ("it", "they")):
            continue  # of all in play, or of those here
        many = words[place] in ("do", "are") or subject[:1] == ["they"] or _is_several(subject, lex)
        base = ["their", "base"] if many else ["its", "base"]
        base += ["'s", "breakpoint"] if breaking else []
        adds = ["add" if many else "adds", "no", "power", "to", *base]
        return put(tokens, begin, end, [*subject, *adds])
    return tokens


def _subject(words: list[str]) -> list[str] | None:
    """What adds no power, where it, or its power, is what does not count."""
    lead = max((at + 1 for at, word in enumerate(words) if word == ","), default=0)
    before, said = words[:lead], words[lead:]
    if said[-2:] == ["'s", "power"] or said[-2:] == ["'", "power"]:
        return [*before, *said[:-2]]
    if said in (["its", "power"], ["their", "power"]):
        return [*before, "it" if said[0] == "its" else "they"]
    if said[:3] == ["the", "power", "of"]:
        return [*before, *said[3:]]
    return [*before, *said] if said and "power" not in (said[0], said[-1]) else None


def _is_several(subject: list[str], lex: Lexicon) -> bool:
    noun = next((lex.nouns[word] for word in subject if word in lex.nouns), ("", ""))
    return noun[1] == "many" and "each" not in subject


def _counts_for_you(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion's power also counts toward your total here": add it to your total power here."""
    words = words_of(tokens)
    for place in range(3, len(words) - 3):
        counts = place + 1 + (words[place + 1] == "also")
        if words[place] != "power" or words[counts : counts + 1] not in (["counts"], ["is"]):
            continue
        end = counts + 1 + (words[counts] == "is")
        to = words[counts + 1 : end] in ([], ["added"]) and words[end] in ("toward", "towards", "to", "for")
        total = at_words(words, end + 1, (["your", "total"], ["your", "total", "power"])) if to else []
        there = words[end + 1 + len(total) : end + 2 + len(total)]
        begin = sentence_begin(words, place)
        if not total or there not in (["here"], ["there"]) or "," in words[begin:place]:
            continue
        told = ["add", *words[begin : place + 1], "to", "your", "total", "power", *there]
        return _counts_for_you(put(tokens, begin, end + 2 + len(total), told), lex)
    return tokens


NOT_COUNTED = (
    where(_not_counted, "toward towards total totals breakpoint", "not"),
    where(_counts_for_you, "toward towards total", "power", "your", "counts is"),
)
"""The rules of power that does not count, and of power that counts for you."""
