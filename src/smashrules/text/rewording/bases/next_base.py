"""Which base comes in place of one that is gone, told by the one that does not come: "Add a base from the base
discard pile instead of drawing a new one" replaces that base with it.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, looking_back, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_DRAWING = ("drawing", "turning", "revealing", "playing", "taking", "adding", "using", "putting", "getting")
_NEW = ("new_base", "replacement_base")
_ARTICLES = ("a", "the", "another", "one")
_COMING = ("add", "play", "put", "place", "use", "choose", "take", "draw", "get")
_TOPS: tuple[list[str], ...] = ([], ["the", "top", "of"], ["the", "&top", "of"])
_ON_THE_TABLE = (["in", "play"], ["into", "play"], ["on", "the", "table"])
_OPENERS = ("after", "when")
_OF_BASES = ("base-deck", "base-discard", "discard", "card", "base", "end")
_GONE = ("score", "destroy", "replace")


def _discarded_for_another(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Discard a base with no minions on it and replace it": replace a base with no minions on it."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        begin = begin_behind(words, place, (".", ",", "may", ":"))
        bases = [at for at in range(begin + 1, min(begin + 4, place)) if words[at] == "base"]
        known = words[place : place + 3] == ["and", "replace", "it"] and words[begin] == "discard"
        if not known or not bases or {"and", "then"} & set(words[begin:place]):
            continue
        first, last = tokens[begin], tokens[place + 2]
        described = [*tokens[begin + 1 : place - 1], replace(tokens[place - 1], end=last.end)]
        return [*tokens[:begin], replace(first, word="replace"), *described, *tokens[place + 3 :]]
    return tokens


def _next_base(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """The tokens of a sentence without the base that is not drawn, told of the one that is replaced."""
    words = words_of(tokens)
    start = next((at for at, word in enumerate(words) if word == "instead_of" and _not_drawn(words[at:])), -1)
    if start < 0:
        return tokens
    end = start + _not_drawn(words[start:])
    if end == len(words) and start:
        rest = tokens[:start]
    elif words[end : end + 1] == [","] and words[:start][-1:] in ([], [","]):  # "Instead of drawing a new base, ..."
        rest = [*tokens[:start], *tokens[end + 1 :]]
    else:
        return tokens
    said = words_of(rest)
    if not _of_a_base_gone([*before, rest], lex):
        return tokens
    verbs = {name for word in said for name, form in lex.verbs.get(word, ()) if form in ("bare", "third")}
    if "replace" in verbs:
        return rest
    return _as_replacing(rest, before, lex) or tokens


def _not_drawn(words: list[str]) -> int:
    """How many of these words say that no new base is drawn; 0 for something else."""
    place = 2 if words[1:2] and words[1] in _DRAWING else 1
    place += words[place : place + 1] == ["over"]
    if words[place : place + 1] and words[place] in _ARTICLES:
        place += 1
    else:
        return 0
    place += words[place : place + 1] in (["new"], ["next"], ["&atop"], ["top"])
    if words[place : place + 1] not in (["base"], ["card"], *([each] for each in _NEW)):
        return 0
    named = words[place] != "card"
    place += 1
    piles = [[source, *top, "the", "base_deck"] for source in ("from", "of", "off") for top in _TOPS]
    pile = next((each for each in piles if words[place : place + len(each)] == each), [])
    return place + len(pile) if named or pile else 0


def _of_a_base_gone(sentences: list[list[Token]], lex: Lexicon) -> bool:
    """Whether a base has been said to score, or to go otherwise."""
    for words in (words_of(each) for each in sentences):
        deeds = {name for word in words for name, _ in lex.verbs.get(word, ())}
        if deeds & set(_GONE) and any(lex.nouns.get(word, ("",))[0] == "base" for word in words):
            return True
    return False


def _as_replacing(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token] | None:
    """ "Add a base (of your choice) from the base discard pile": replace that base with it. None for another deed."""
    opened = words_of(tokens[:1]) in [[each] for each in _OPENERS] and "," in words_of(tokens)
    start = words_of(tokens).index(",") + 1 if opened else 0
    for each in _ON_THE_TABLE:
        if words_of(tokens)[-len(each) :] == each:
            tokens = tokens[: -len(each)]
    words = words_of(tokens)
    deeds = [(at, *lex.verbs[words[at]][0]) for at in range(start, len(words)) if words[at] in lex.verbs]
    if len(deeds) != 1 or deeds[0][1] not in _COMING or deeds[0][2] not in ("bare", "third"):
        return None
    at, _, form = deeds[0]
    nouns = [lex.nouns[word][0] for word in words[at + 1 :] if word in lex.nouns]
    if nouns[:1] != ["base"] and nouns[:2] != ["card", "base-deck"] and nouns[:3] != ["end", "card", "base-deck"]:
        return None
    if any(pile not in _OF_BASES for pile in nouns):
        return None
    yours = words[start:at] in ([], ["you", "may"])
    what = [
        replace(each, word="base_discard_pile" if each.word == "discard_pile" else each.word)
        for each in tokens[at + 1 :]
        if not (each.word == "of_your_choice" and yours)
    ]
    here = any(("this", "base") in pairwise(words_of(each)) for each in [*before, tokens])
    verb = replace(tokens[at], word=lex.forms["replace"][1 if form == "third" else 0])
    it = [Token(word, verb.end, verb.end) for word in ("this" if here else "that", "base", "with")]
    return [*tokens[:at], verb, *it, *what]


NEXT_BASE = (
    where(_discarded_for_another, "discard", "replace", "base", "and"),
    looking_back(_next_base, "instead_of", "base base_deck new_base replacement_base"),
)
"""The rules about the base that comes."""
