"""Control of two that were chosen, exchanged: "choose one of your minions and another player's minion there. Swap
control of them".

That is an exchange of control of the one with the other, which are chosen for it. Knows words and their neighbours,
no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, joined
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, over, said_at, words_of

EXCHANGED = ("exchange", "swap", "switch", "trade")
_THEM = (["them"], ["those", "minions"], ["these", "minions"], ["those", "two"], ["both"], ["both", "of", "them"])
_WHO = (
    ["you", "and", "that", "player"],
    ["you", "and", "its", "controller"],
    ["you", "and", "the", "other", "player"],
)
_EACH_OTHERS = tuple(
    ["take_control_of", "each", "other", "'s", *minion]
    for minion in (["minion"], ["chosen", "minion"], ["chosen", "minions"])
)
_OPEN = {",", "or", "@or", "then", "if", ":"}


def control_exchanged(
    sentences: list[list[Token]], ends: list[int], lex: Lexicon
) -> tuple[list[list[Token]], list[int]]:
    """The sentences, with the two that are chosen put in where control of them is exchanged, and where each ends."""
    return joined(sentences, ends, _told)


def _told(before: list[list[Token]], second: list[Token]) -> list[list[Token]] | None:
    """Both as one sentence, where the first chooses one of yours and another one, and the second exchanges them."""
    first = before[-1]
    words, later = words_of(first), words_of(second)
    may = 2 * (words[:2] == ["you", "may"])
    joint = words.index("and") if words.count("and") == 1 else 0
    second = second[len(at_words(later, 0, _WHO)) :]
    later = words_of(second)
    theirs = at_words(later, 0, _EACH_OTHERS)
    if theirs:
        second = [
            *over(["exchange", "control", "of", "them"], second[0], second[len(theirs) - 1]),
            *second[len(theirs) :],
        ]
        later = words_of(second)
    them = at_words(later, 3, _THEM) if later[:1] and later[0] in EXCHANGED else []
    yours = words[may : may + 4] == ["choose", "one", "of", "your"] and joint and not _OPEN & set(words)
    if (
        not yours
        or not them
        or later[1:3] != ["control", "of"]
        or (later[3 + len(them) :] or ["until"])[0] != "until"
    ):
        return None
    chosen = first[may]
    begin = [*first[:may], *said_at(second[:3], chosen.end)]
    begin[may] = replace(begin[may], word="exchange", start=chosen.start)
    rest = said_at(second[3 + len(them) :], first[-1].end)
    both = [*first[may + 1 : joint], replace(first[joint], word="with"), *first[joint + 1 :]]
    last = replace(both[-1], end=second[2 + len(them)].end)
    return [[*begin, *both[:-1], last, *rest]]
