"""What cannot gain or lose power, or have its power changed: its power cannot be increased, or reduced, or changed.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_DONE = {"gain": "increased", "lose": "reduced", "get": "increased"}
_MORE = (["power"], ["any", "power"], ["more", "power"], ["any", "more", "power"], ["extra", "power"])
_CHANGED = ("changed", "increased", "reduced", "decreased", "raised", "lowered", "altered", "modified")
_SAME = {"altered": "changed", "modified": "changed", "lowered": "reduced"}
_STATS = (["power"], ["printed", "power"])
_ENDS = (
    [],
    *([each] for each in (".", ",", "until", "while", "this_turn", "by", "if", "unless", "as", "this", "for")),
)
_ASKED = frozenset(("if", "that", "who", "when", "you", "player", "players", "they", "or"))
_LISTED = (
    "moved",
    "destroyed",
    "returned",
    "affected",
    "placed",
    "transferred",
    "chosen",
    "discarded",
    "here",
    "hand",
)


def _subject(words: list[str], place: int) -> tuple[int, list[str]]:
    """Where the words begin of what cannot, and those words; none where it is not one card or some minions."""
    begin = begin_behind(words, place, (".", ":", ","))
    who = words[begin:place]
    theirs = [each for each, behind in zip(who, [*who[1:], ""], strict=True) if behind != "'s"]
    named = who == ["it"] or {"minion", "minions"} & set(theirs)
    told = theirs[1:] if theirs[:1] == ["that"] else theirs
    return (begin, who) if named and not _ASKED & set(told) else (begin, [])


def _of(who: list[str], stat: list[str]) -> list[str]:
    if who == ["it"]:
        return ["its", *stat]
    return [*who, "'s", *stat] if len(who) == 2 and who[0] in ("this", "that") else ["the", *stat, "of", *who]


def _gains_none(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion cannot gain power": its power cannot be increased."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place] != "cannot" or words[place + 1] not in _DONE:
            continue
        end = place + 2
        both = words[end : end + 2] in (["or", "lose"], ["or", "gain"]) and words[place + 1] in ("gain", "lose")
        end += 2 if both else 0
        power = at_words(words, end, _MORE)
        begin, who = _subject(words, place)
        if not power or not who or words[end + len(power) : end + len(power) + 1] not in _ENDS:
            continue
        done = "changed" if both else _DONE[words[place + 1]]
        return put(tokens, begin, end + len(power), [*_of(who, ["power"]), "cannot", "be", done])
    return tokens


def _has_it_changed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Cannot have its power changed": its power cannot be changed. So too behind what else cannot be done to it:
    "cannot be moved or have its power changed"."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        its = words[place : place + 2] in (["have", "its"], ["have", "their"])
        stat = at_words(words, place + 2, _STATS) if its else []
        end = place + 2 + len(stat)
        if not stat or words[end : end + 1] not in ([each] for each in _CHANGED):
            continue
        done = _SAME.get(words[end], words[end])
        if words[place - 1] == "cannot":
            begin, who = _subject(words, place - 1)
            if who:
                return put(tokens, begin, end + 1, [*_of(who, stat), "cannot", "be", done])
            continue
        listed = words[place - 1] == "or" and "cannot" in words[:place]
        before = place - 2 - (words[place - 2] == ",")
        if not listed or words[before] not in _LISTED or words[end + 1 : end + 2] not in ([], ["."]):
            continue
        told = ["and", *words[place + 1 : end], "cannot", "be", done]
        changed = put(tokens, before + 1, end + 1, told)
        return _joined(changed, words, before)
    return tokens


def _joined(tokens: list[Token], words: list[str], last: int) -> list[Token]:
    """ "Cannot be moved, destroyed and ...": cannot be moved or destroyed, and ...; the comma before the last one."""
    comma = max((at for at in range(last) if words[at] == ","), default=0)
    cannot = max(at for at in range(last) if words[at] == "cannot")
    return put(tokens, comma, comma + 1, ["or"]) if comma > cannot else tokens


POWER_KEPT = (
    where(_has_it_changed, "have", "its their", " ".join(_CHANGED)),
    where(_gains_none, "cannot", " ".join(_DONE), "power"),
)
"""The rules of power that does not change."""
