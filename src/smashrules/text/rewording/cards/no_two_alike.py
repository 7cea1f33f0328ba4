"""Of several that no two are alike: "if no two of your minions here have the same name".

All of them have different names. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_MANY = {"name": "names", "power": "powers", "faction": "factions", "type": "types", "controller": "controllers"}
_ENDS = (".", ",", "if", "and", "or", "then")


def _no_two(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "No two of them have the same printed power", "no two minions here share a name": all of them have different
    ones."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        if words[place : place + 2] not in (["no", "two"], ["no", "2"]):
            continue
        end = next((at for at in range(place, len(words)) if words[at] in _ENDS), len(words))
        have = next((at for at in range(place + 3, end) if words[at] in ("have", "share")), 0)
        same = have + 1
        what = same + (
            2 if words[same : same + 2] == ["the", "same"] else words[have] == "share" and words[same] == "a"
        )
        stat = what + (words[what : what + 1] == ["printed"])
        if not have or what == same or stat >= end or words[stat] not in _MANY:
            continue
        if words[stat + 1 : stat + 2] not in ([], [","], ["."]):
            continue
        who = tokens[place + 2 : have]
        several = words[place + 2] == "of" or any(lex.nouns.get(each.word, ("", ""))[1] == "many" for each in who)
        if not several:
            continue
        all_ = Token("all", tokens[place].start, tokens[place + 1].end)
        have_ = Token("have", tokens[have].start, tokens[have].end)
        different = Token("different", tokens[same].start, tokens[what - 1].end)
        whose = Token(_MANY[words[stat]], tokens[stat].start, tokens[stat].end)
        rest = _no_two(tokens[stat + 1 :], lex) if stat + 1 < end else tokens[stat + 1 :]
        yours = words[place + 2 : place + 4] == ["of", "your"]
        if yours and words_of(rest[:4]) == [",", "each", "of", "them"]:
            rest = [*rest[:2], *(replace(each, start=rest[2].start, end=rest[3].end) for each in who), *rest[4:]]
        return [*tokens[:place], all_, *who, have_, different, *tokens[what:stat], whose, *rest]
    return tokens


NO_TWO_ALIKE = (where(_no_two, "no", "two 2", "have share"),)
"""The rule of what no two of them have."""
