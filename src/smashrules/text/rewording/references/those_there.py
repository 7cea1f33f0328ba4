"""The minions of which a base was told, spoken of again: "choose a base with two minions. Destroy one of those",
"choose a base with two or more of your actions on it. Return each of them to your hand".

Knows the words of a sentence and of the one before, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import looking_back, put, stands
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_A_BASE = ["choose", "a", "base", "with"]
_CARDS = ("minion", "action", "card")
_NOT_THEM = ("player", "counter")
_ON_IT: tuple[list[str], ...] = ([], ["on", "it"], ["there"])


def _those_there(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "One of those minions": one minion there; "two of them": two there; "move them": all of those there."""
    said, words = words_of(before[-1]) if before else [], words_of(tokens)
    at = next((at for at, word in enumerate(words) if word in ("those", "them")), 0)
    choose = next((at for at, word in enumerate(said) if word == "choose" and stands(said, at, _A_BASE)), -1)
    noun = next((at for at in range(choose + 4, len(said)) if lex.nouns.get(said[at], ("",))[0] in _CARDS), 0)
    if choose < 0 or not at or not noun or "there" in words or said[noun + 1 :] not in _ON_IT:
        return tokens
    kind, many = lex.nouns[said[noun]]
    named = lex.nouns.get("".join(words[at + 1 : at + 2])) == (kind, many)
    others = any(lex.nouns.get(each, ("player",))[0] not in _NOT_THEM for each in words[:at])
    if many != "many" or (words[at] == "them" and named) or others or {"other", "without", "no"} & set(said[choose:]):
        return tokens
    whose, end = said[noun - 1], at + 1 + named
    if whose in ("'s", "their", "its"):
        return tokens
    yours = ["your"] if whose == "your" else []
    if words[at - 1] != "of":
        every = [] if words[at - 1] == "any_number_of" else ["all"]
        return put(tokens, at, end, [*every, *yours, said[noun], "there"])
    if yours:
        return put(tokens, at, end, ["your", said[noun], "there"])
    some = words[at - 2]
    if some in ("one", "each"):
        return put(tokens, at - 1, end, [noun_of((kind, "one"), lex), "there"])
    return put(tokens, at - 1, end, [said[noun], "there"])


THOSE_THERE = (looking_back(_those_there, "those them"),)
"""The rule, for sentences that follow one another."""
