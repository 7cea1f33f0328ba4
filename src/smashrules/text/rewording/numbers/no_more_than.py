"""How many it can be at most, said behind what is counted: "up to a total of three cards", "no more than three".

"Draw a card for each of them, to a maximum of three" has a roof; "any number of minions, up to three" are up to
three minions, and "each of your minions, up to three of them" are three of them. Knows words and their neighbours.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_ROOFS = (
    *([*to, "a", "limit", "of"] for to in ([], ["to"], ["up", "to"], ["with"])),
    ["up", "to", "a", "total", "of"],
    ["to", "a", "total", "of"],
    ["up", "to", "a", "maximum", "of"],
    ["to", "a", "maximum", "of"],
    ["with", "a", "maximum", "of"],
    ["for", "a", "maximum", "of"],
    ["a", "maximum", "of"],
    ["maximum", "of"],
    ["maximum"],
    ["max", "of"],
    ["max"],
    ["and", "no", "more", "than"],
    ["and", "not", "more", "than"],
    ["and", "never", "more", "than"],
    *([*but, no, "more", "than"] for but in ([], ["but"]) for no in ("no", "not", "never")),
    ["at", "most"],
    ["up", "to"],
    ["limit", "of"],
    ["limit"],
)
"""Said behind a comma; the table of turns of phrase puts "and" for "but"."""
_FIRST = {each[0] for each in _ROOFS}
_BEHIND_A_COMMA = (["maximum"], ["max"], ["limit"], ["limit", "of"])
_CAPS = (("up", "to"), ("to", "a", "maximum", "of"), ("up", "to", "a", "maximum", "of"), ("maximum",))
_OF_ALL = (["of", "them"], ["of", "these"], ["of", "those"], ["in", "total"], ["total"], ["in", "all"])
_THOSE = ("your", "their", "its", "the", "those", "these", "them")
_SORTS = ("card", "vp", "counter", "minion", "action")
_UNITS = ("", "_vp", "_cards", "_minions", "_actions")
_EVERY = (["each", "of"], ["all", "of"], ["each"], ["all"], ["every"])


def _roofed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens with what is said of how many it can be at most put as a remark, or before what is counted."""
    written, tokens = tokens, _bracketed(tokens, lex)
    words = words_of(tokens)
    for place in range(3, len(words)):
        if words[place - 1] == "," and words[place + 1 : place + 3] == ["at", "most"]:  # ", three at most"
            tokens = [*tokens[:place], *tokens[place + 1 : place + 3], tokens[place], *tokens[place + 3 :]]
            words = words_of(tokens)
        roof = _roof(words[place:])
        if not roof:
            continue
        at = place + len(roof)
        top = words[at].removeprefix("+") if at < len(words) else ""
        most = lex.numerals.get(top, int(top) if top.isdigit() else 0)
        end = _behind(words, at + 1, lex)
        begin = place - (words[place - 1] == ",")
        if not most or end is None or (begin == place and roof in _BEHIND_A_COMMA):
            continue
        start = max((nth for nth in range(place) if words[nth] in (".", ";")), default=-1) + 1
        said = words[start:begin]
        noun = [each for each in words[at + 1 : end] if each in lex.nouns]
        goes_on = words[end : end + 1] == [","]
        if goes_on and begin == place:
            continue
        if _counted(said) and _drawn_so(said, noun, lex) and not goes_on:
            bound = Token(f"&(maximum_{most})", tokens[begin].start, tokens[end - 1].end)
            return [*tokens[:begin], bound, *tokens[end:]]
        if begin == place or noun or top != words[at]:
            continue
        before = _before_it(tokens[start:begin], tokens[at], lex)
        if before is not None:
            last = replace(before[-1], end=tokens[end - 1].end)
            return [*tokens[:start], *before[:-1], last, *tokens[end + goes_on :]]
    return written if tokens is written or len(tokens) != len(written) else tokens


def _roof(words: list[str]) -> list[str]:
    """The first roof in the table with which the words begin; nothing where they begin with none."""
    if not words or words[0] not in _FIRST:
        return []
    return next((each for each in _ROOFS if words[: len(each)] == each), [])


def _behind(words: list[str], at: int, lex: Lexicon) -> int | None:
    """Where the words end that can follow the number, if the sentence ends there."""
    if at < len(words) and lex.nouns.get(words[at], ("",))[0] in _SORTS:
        at += 1
    at += next((len(each) for each in _OF_ALL if words[at : at + len(each)] == each), 0)
    return at if at >= len(words) or words[at] in (".", ";", ",") else None


def _bracketed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Any number of minions (up to three)", "(to a maximum of 3 VP)": the same behind a comma."""
    found: list[Token] = []
    for nth, token in enumerate(tokens):
        if not token.word.startswith("&("):
            found.append(token)
            continue
        inner = token.word[2:-1].split("_")
        roof = _roof(inner)
        told = inner[len(roof) : len(roof) + 1] if roof else []
        said = words_of(found)[max((at for at, each in enumerate(words_of(found)) if each == "."), default=-1) + 1 :]
        plain = len(inner) == len(roof) + 1 and (_counted(said) or not {"any", "each", "all"} & set(said))
        ends = nth + 1 == len(tokens) or tokens[nth + 1].word == "."
        if inner[1:] == ["at", "most"]:
            roof, told, plain = inner[1:], inner[:1], _counted(said)  # "(three at most)"
        top = told[0].removeprefix("+") if told else ""
        most = lex.numerals.get(top, int(top) if top.isdigit() else 0)
        if most and plain and roof not in _AS_A_BOUND and _counted(said):
            found.append(replace(token, word=f"&(maximum_{most})"))
            continue
        if not told or plain or not most:
            found.append(token)
            continue
        number = next((each for each, value in lex.numerals.items() if str(value) == told[0]), told[0])
        commas = [",", *roof, number, *inner[len(roof) + 1 :], *([] if ends else [","])]
        found += [
            Token(each, min(token.start + at, token.end - 1), min(token.start + at + 1, token.end))
            for at, each in enumerate(commas)
        ]
    return found if words_of(found) != words_of(tokens) else tokens


_AS_A_BOUND = (["up", "to"], ["maximum"], ["maximum", "of"])
"""What is said in brackets as it stands in the grammar."""


def _counted(said: list[str]) -> bool:
    """Whether it is said of how much is counted."""
    pairs = [said[nth : nth + 2] for nth in range(len(said) - 1)]
    return any(each in pairs for each in (["for", "each"], ["for", "every"], ["that", "many"]))


def _drawn_so(said: list[str], noun: list[str], lex: Lexicon) -> bool:
    """Whether the noun behind the number, if there is one, is that of what is drawn, gained or placed."""
    end = said.index("for") if "for" in said else len(said)
    return not noun or lex.nouns[noun[0]][0] in {lex.nouns[each][0] for each in said[:end] if each in lex.nouns}


def _before_it(said: list[Token], number: Token, lex: Lexicon) -> list[Token] | None:
    """ "Any number of minions", with ``number``: up to three minions; "each of your minions": three of them."""
    words = words_of(said)
    for place in range(1, len(words) - 1):
        if words[place : place + 3] == ["any", "number", "of"]:
            several = place + 3
            ahead = [replace(said[place], word="up"), replace(said[place + 1], word="to")]
        elif words[place - 1 : place] == ["on"] and (every := _every(words[place:])):
            several = place + every
            ahead = []
        else:
            continue
        noun = next((nth for nth in range(several, len(words)) if words[nth] in lex.nouns), None)
        if noun is None:
            continue
        kind, many = lex.nouns[words[noun]]
        word = noun_of((kind, "many"), lex)
        rest = [
            *said[several:noun],
            said[noun] if many == "many" else replace(said[noun], word=word),
            *said[noun + 1 :],
        ]
        so_many = replace(number, start=said[several - 1].start, end=said[several - 1].end)
        of = [replace(so_many, word="of")] if words[several] in _THOSE else []
        return [*said[:place], *ahead, so_many, *of, *rest]
    return None


def _every(words: list[str]) -> int:
    """How many words say that all of them are meant."""
    return next((len(each) for each in _EVERY if words[: len(each)] == each), 0)


def _capped(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ ", up to +3" after what is counted says what "(maximum 3)" says."""
    result: list[Token] = []
    place = 0
    words = [token.word for token in tokens]
    if not any(word[:1] == "+" for word in words):
        return tokens
    while place < len(tokens):
        start = place + (words[place] == ",")
        cap = next((each for each in _CAPS if tuple(words[start : start + len(each)]) == each), ())
        end = start + len(cap)
        if cap and end < len(words) and words[end][:1] == "+" and words[end][1:].isdigit():
            result.append(Token(f"&(maximum_{words[end][1:]})", tokens[start].start, tokens[end].end))
            place = end + 1
        else:
            result.append(tokens[place])
            place += 1
    return result


_SO_MANY = (*map(str, range(1, 11)), "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_BRACKETS = [
    *(f"&({'_'.join(each)}_{most}{of})" for each in _ROOFS for most in _SO_MANY for of in _UNITS),
    *(f"&({plus}{most}_at_most)" for plus in ("", "+") for most in _SO_MANY),
    *(f"&({limit}_+{most})" for limit in ("limit", "limit_of") for most in _SO_MANY),
]
NO_MORE_THAN = (
    where(_roofed, " ".join(["most", "maximum", "max", "limit", "up", "more", "total", *_BRACKETS])),
    where(_capped, "up maximum"),
)
"""The rules of how many it can be at most."""
