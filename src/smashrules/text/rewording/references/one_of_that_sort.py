"""One of such things as were just named: "a base where no other player has one", "if they already have one here".

It is any such thing, and not one of those that were named. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import put, sentence_before, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HAS = ("has", "have", "controls", "control")
_WHO = ("player", "players", "opponent", "opponents", "they", "you", "nobody", "no_one", "controller", "owner")
_ENDS = ("", ",", ".", "here", "there", "in", "and", "or", "then", "&then")
_ASKED = frozenset(("where", "if", "whose", "who", "while"))
_DESCRIBED = ("of", "with", "that", "without", "whose")
_SORTS = ("minion", "action", "titan")


def _named(before: list[str], lex: Lexicon) -> str:
    """The sort of card that was named last, one of them: "minion"; empty where counters were, or nothing was, and
    where more was said of it."""
    named = [at for at, each in enumerate(before) if lex.nouns.get(each, ("",))[0] in (*_SORTS, "counter")]
    described = bool(named) and before[named[-1] + 1 : named[-1] + 2] in ([each] for each in _DESCRIBED)
    kind = lex.nouns[before[named[-1]]][0] if named else ""
    return kind if kind in _SORTS and not described else ""


def _any_such(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If they have minions here and you have one": and you have a minion."""
    words = [*words_of(tokens), ""]
    for place in range(3, len(tokens)):
        if words[place] not in ("one", "&one") or words[place - 1] not in _HAS or words[place + 1] not in _ENDS:
            continue
        lacks = words[place - 2] == "not" and words[place - 3] in ("do", "does")
        before = sentence_before(words, place)
        noun = _named(before, lex)
        if not noun or not (lacks or words[place - 2] in _WHO) or not _ASKED & set(before):
            continue
        if lacks:
            has = "has" if words[place - 3] == "does" else "have"
            return put(tokens, place - 3, place + 1, [has, "no", f"{noun}s"])
        return put(tokens, place, place + 1, ["an" if noun == "action" else "a", noun])
    return tokens


def _and_you_do_not(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If another player has a minion here and you do not": and you have no minions here; "and no other player
    does": has a minion here."""
    words = [*words_of(tokens), ""]
    for place in range(5, len(tokens)):
        lacks = words[place + 1] == "not"
        ends = words[place] in ("do", "does") and words[place + 1 + lacks] in ("", ",", ".")
        joint = next((at for at in range(place - 1, 0, -1) if words[at] in ("and", "but", "while")), 0)
        has = next((at for at in range(joint) if words[at] in ("has", "have")), 0)
        if not ends or not has or words[has + 1] not in ("a", "an", "any") or not _ASKED & set(words[:has]):
            continue
        noun = _named(words[has + 2 : has + 3], lex)
        if not noun or {",", "and", "or"} & set(words[has:joint]):
            continue
        verb = "has" if words[place] == "does" else "have"
        what = ["no", f"{noun}s"] if lacks else words[has + 1 : has + 3]
        return put(tokens, place, place + 1 + lacks, [verb, *what, *words[has + 3 : joint]])
    return tokens


ONE_OF_THAT_SORT = (
    where(_any_such, "one &one", " ".join(_HAS), " ".join(sorted(_ASKED))),
    where(_and_you_do_not, "do does", "has have", "and but while"),
)
"""The rules of one such thing, and of none."""
