"""What is denied of two things, said of both: "cannot move minions, nor return them", "can be neither X nor Y"; and
"both a minion and an action", "both minions or both actions".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import past
from smashrules.text.words.tokens import Token, words_of

_AGAIN = (("can", "they", "be"), ("can", "they"), ("can", "it", "be"), ("can", "you"), ("be",))
"""What says again who cannot, and that it cannot be done."""
_TAILS = ("until", "while", "if", "unless", "during", "as_long_as")


def _neither_nor(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens of a sentence with "cannot", and "or" between what cannot be."""
    words = words_of(tokens)
    if "nor" not in words:
        return tokens
    tokens = _cannot(tokens)
    words = words_of(tokens)
    denied = [place for place, word in enumerate(words) if word == "cannot"]
    result: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.word != "nor" or not denied or denied[0] > at:
            result.append(token)
            at += 1
            continue
        if result[-1].word == ",":
            result.pop()
        result.append(replace(token, word="or"))
        at += 1
        at += next((len(each) for each in _AGAIN if words[at : at + len(each)] == list(each)), 0)
    return _without_comma(result)


_WHO = ("you", "they", "player", "have", "has")


def _did_neither(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you played neither a minion nor an action this turn": if you did not play a minion or an action."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        if words[place] != "neither" or "nor" not in words[place:] or words[place - 2] not in _WHO:
            continue
        nor = words.index("nor", place)
        if {",", "."} & set(words[place:nor]) or words[nor - 1] == ",":
            continue
        if past(words[place - 1], lex) and words[place - 2] in ("have", "has"):
            return put(tokens, place - 1, nor + 1, ["not", words[place - 1], *words[place + 1 : nor], "or"])
        has = words[place - 1] in ("have", "has")
        name = next((verb for verb, form in lex.verbs.get(words[place - 1], ()) if form == "past"), "")
        if not name and not has:
            continue
        do = "did" if name and not has else "does" if words[place - 1] == "has" else "do"
        told = [do, "not", "have" if has else lex.forms[name][0], *words[place + 1 : nor], "or"]
        return put(tokens, place - 1, nor + 1, told)
    return tokens


def _cannot(tokens: list[Token]) -> list[Token]:
    """ "Can neither", "can be neither", "neither ... can": cannot."""
    words = words_of(tokens)
    if "neither" not in words:
        return tokens
    place = words.index("neither")
    begin = place - 2 if words[place - 2 : place] == ["can", "be"] else place - 1
    if begin < 0 or words[begin] not in ("can", "may"):
        return tokens
    cannot = replace(tokens[begin], word="cannot")
    return [*tokens[:begin], cannot, *tokens[begin + 1 : place], *tokens[place + 1 :]]


def _without_comma(tokens: list[Token]) -> list[Token]:
    """Without the comma before how long it cannot be: that is said of both."""
    words = words_of(tokens)
    cannot = words.index("cannot") if "cannot" in words else len(words)
    for place in range(cannot, len(words) - 1):
        if words[place] == "," and words[place + 1] in _TAILS and "," not in words[place + 1 :]:
            return [*tokens[:place], *tokens[place + 1 :]]
    return tokens


def _both_and(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you discarded both a minion and an action", "return both it and this minion": the one and the other."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        if words[place] != "both" or words[place + 1] not in _ONES:
            continue
        end = next((at for at in range(place, len(words)) if words[at] in (",", ":", "or")), len(words))
        if "and" in words[place + 2 : end - 1]:
            joint = words.index("and", place)
            if words[joint + 1] in _ONES:
                return [*tokens[:place], *tokens[place + 1 :]]
    return tokens


_ONES = ("a", "an", "another", "one", "this", "that", "it", "your")


def _both_or(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If they are both minions or both actions", "if both are": if they are minions or they are actions."""
    words = [*words_of(tokens), "", ""]
    for place in range(1, len(tokens) - 6):
        both = {"both", "are"} if words[place] == "both" else {"are", "both"} if words[place] == "they" else set()
        first = place + 2 + (words[place] == "they")
        told = words[place - 1] == "if" and both == set(words[first - 2 : first]) and words[first + 1] == "or"
        other = first + 3 + (words[first + 3] == "are")
        sorts = [lex.nouns.get(words[at], ("", "")) for at in (first, other)]
        if not told or words[first + 2] != "both" or any(many != "many" for _, many in sorts):
            continue
        start, middle, end = tokens[place].start, tokens[first - 1].start, tokens[first - 1].end
        they = [Token("they", start, middle), Token("are", middle, end)]
        again = tokens[first + 2 : other]
        so = again[0].start + 1
        or_they = [Token("they", again[0].start, so), Token("are", so, again[-1].end)]
        return [*tokens[:place], *they, *tokens[first : first + 2], *or_they, *tokens[other:]]
    return tokens


NEITHER_NOR = (
    where(_did_neither, "neither", "nor"),
    where(_neither_nor, "nor"),
    where(_both_and, "both", "and", " ".join(_ONES)),
)
"""The rules that say so of both."""
BOTH_OR = (where(_both_or, "both", "or", "are"),)
"""The rule of two that are both of a sort."""
