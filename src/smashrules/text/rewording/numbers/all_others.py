"""All those of which the sentence before did not speak: "minions of power 5 or more have +1 power. All others have -1
power".

They are those of less power, for as long as both are so. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import looking_back, put
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_OTHERS = (
    ["all", "others"],
    ["all", "the", "others"],
    ["all", "of", "the", "others"],
    ["the", "others"],
    ["others"],
    ["all", "other", "minions"],
    ["other", "minions"],
    ["all", "other", "minions", "here"],
    ["other", "minions", "here"],
    ["all", "other", "minions", "there"],
    ["other", "minions", "there"],
)
_STATS = ("power", "printed_power")


def _of_other_power(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Minions here of power 5 or more have +1 power. All others have -1 power": minions here of power 4 or less."""
    words, last = words_of(tokens), words_of(before[-1]) if before else []
    who = max((each for each in _OTHERS if words[: len(each)] == each), key=len, default=[])
    verb = next((at for at, word in enumerate(last) if word in ("has", "have")), 0)
    if not who or words[len(who) : len(who) + 1] == [] or words[len(who)] != "have" or not verb:
        return tokens
    if "until" in words or "until" in last:
        return tokens  # what has gained power by then may be none of those that had so little
    said = last[:verb]
    first = max((at + 1 for at, word in enumerate(said) if word == ","), default=0)
    said = said[first:]
    said = ["minions", *said[2:]] if said[:2] == ["each", "minion"] else said[said[:1] == ["all"] :]
    stat = next((at for at, word in enumerate(said) if word in _STATS), 0)
    ranged = said[stat + 2 : stat + 3] in (["or_more"], ["or_less"]) and said[stat + 1].isdigit()
    if said[:1] != ["minions"] or not ranged or said.count("minions") > 1 or {"and", "or", "you", "your"} & set(said):
        return tokens
    if sum(word in _STATS for word in said) > 1 or "that" in said:
        return tokens
    if who[-1] in ("here", "there") and who[-1] not in said:
        return tokens
    more = said[stat + 2] == "or_more"
    number = int(said[stat + 1]) + (-1 if more else 1)
    if number < 0:
        return tokens
    told = [*said[: stat + 1], str(number), "or_less" if more else "or_more", *said[stat + 3 :]]
    return put(tokens, 0, len(who), told)


ALL_OTHERS = (looking_back(_of_other_power, "others other", "have"),)
"""The rule of those of other power."""
