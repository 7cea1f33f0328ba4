"""Power that somebody else gives: "each player gives one of their minions -1 power until the end of the turn".

They choose to which minion it is given, and it gains so much. Knows words and their neighbours, no structure; it is
asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, over, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_GIVE = {"give": "choose", "gives": "chooses"}
_DOERS = ("player", "opponent", "owner", "controller", "they", "winner", "left", "right")
_EACH = ("each", "every", "all")
_ONE = ("a", "an", "one", "another")
_OF_THEIRS = (["one", "of", "their"], ["a", "minion", "they"], ["one", "minion", "they"])
_APART = frozenset((",", "and", "or", "then", ".", "@or", "may", "must"))
_ENDS = (".", ";", ",", "")


def _chosen_first(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Another player gives one of your minions +1 power": they choose one of your minions. It gains +1 power."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(1, len(tokens) - 4):
        if words[place] not in _GIVE or words[place - 1] not in _DOERS or words[place + 1] not in _ONE:
            continue
        begin = begin_behind(words, place, (".", ",", ":", ";"))
        power = next((at for at in range(place + 2, len(tokens)) if _is_number(words[at])), 0)
        end = next((at for at in range(power, len(words)) if words[at] in _ENDS), len(words))
        whom, who = words[place + 1 : power], words[begin:place]
        if not power or words[power + 1] != "power" or words[power + 2] in ("counter", "counters"):
            continue
        if (
            words[end : end + 1] == [","]
            or _APART & {*whom, *who}
            or {"and", "or"} & set(words[power:end])
            or "if" in words[power:end]
        ):
            continue
        if "minion" not in whom and "minions" not in whom:
            continue
        each = bool({*_EACH} & set(who)) or words[place - 1] == "players"
        if each and whom[:3] not in _OF_THEIRS:  # two could choose the same one, to which it is given twice
            continue
        at = tokens[power]
        told = ("the", "chosen", "minions", "gain") if each else ("it", "gains")
        gains = [replace(one, start=at.start, end=at.start) for one in over((".", *told), at, at)]
        chooses = replace(tokens[place], word=_GIVE[words[place]])
        return [*tokens[:place], chooses, *tokens[place + 1 : power], *gains, *_chosen_first(tokens[power:], lex)]
    return tokens


def _is_number(word: str) -> bool:
    return word[:1] in ("+", "-") and word[1:].isdigit()


THEY_GIVE_POWER = (where(_chosen_first, "give gives", "power", "minion minions", " ".join(_DOERS)),)
"""The rule of power that somebody else gives."""
