"""The strongest of some things: "the strongest of your minions here", "they all have the power of the strongest one".

It is your strongest minion here. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon, is_name
from smashrules.text.words.tokens import Token, words_of

_MOST = ("strongest", "weakest")
_PLACES = ("here", "there")
_HAVE = ("has", "have")


_POWERFUL = {
    ("highest", "power"): "strongest",
    ("highest-power",): "strongest",
    ("lowest", "power"): "weakest",
    ("lowest-power",): "weakest",
}


def _highest_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The highest power minion here", "your lowest-power minion": the strongest, your weakest."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        said = next((each for each in _POWERFUL if tuple(words[place : place + len(each)]) == each), ())
        noun = place + len(said)
        noun += words[noun : noun + 1] == ["other"]
        if said and noun < len(words) and lex.nouns.get(words[noun], ("",))[0] == "minion":
            return _highest_power(put(tokens, place, place + len(said), [_POWERFUL[said]]), lex)
    return tokens


def _of_them(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The strongest of your other minions here": your strongest other minion here."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        if words[place] != "the" or words[place + 1] not in _MOST or words[place + 2] != "of":
            continue
        other = place + 4 + (words[place + 4] == "other")
        one = _single(words[other], lex) if words[place + 3] in ("your", "the") and other < len(words) else ""
        if one:
            between = ["other"] if other > place + 4 else []
            return _of_them(put(tokens, place, other + 1, [words[place + 3], words[place + 1], *between, one]), lex)
    return tokens


def _of_those_that_have(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Your minions here all have the power of the strongest one": of your strongest minion here."""
    words = words_of(tokens)
    for place in range(4, len(words) - 1):
        told = words[place] in _MOST and words[place - 1] == "the"
        behind = next(
            (each for each in (["one"], ["of", "them"], ["among", "them"]) if _stands(words, place, each)), []
        )
        if not told or not behind:
            continue
        begin = begin_behind(words, place, (",", ".", ":"))
        have = next((at for at in range(begin, place) if words[at] in _HAVE), begin)
        who = [each for each in words[begin:have] if each not in ("all", "each")]
        who = who[1:] if who[:1] == ["of"] else who
        noun = 1 + (who[1:2] == ["other"])
        where_ = who[noun + 1 :]
        if who[:1] != ["your"] or where_ not in ([], *([each] for each in _PLACES)):
            continue
        one = _single(who[noun], lex) if noun < len(who) else ""
        if one:
            said = ["your", words[place], *who[1:noun], one, *where_]
            return put(tokens, place - 1, place + 1 + len(behind), said)
    return tokens


def _stands(words: list[str], place: int, said: list[str]) -> bool:
    """Whether these words stand behind that place, and nothing more of what it is the strongest of."""
    end = place + 1 + len(said)
    return words[place + 1 : end] == said and words[end : end + 1] in ([], ["."], [","], ["until"])


def _single(word: str, lex: Lexicon) -> str:
    """What one of them is called; nothing where these are no several minions."""
    if is_name(word) and word.endswith("s"):
        return word.removesuffix("s")
    return word.removesuffix("s") if lex.nouns.get(word) == ("minion", "many") else ""


STRONGEST_OF = (
    where(_highest_power, "highest highest-power lowest lowest-power", "minion minions"),
    where(_of_them, " ".join(_MOST), "of", "the"),
    where(_of_those_that_have, " ".join(_MOST), "one them", "your", " ".join(_HAVE)),
)
"""The rules of the strongest of some."""
