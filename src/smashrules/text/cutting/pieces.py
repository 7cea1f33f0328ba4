"""The pieces of a text: its words, signs, names of cards, quoted options and remarks in brackets, each a token.

A token keeps the place of its words in the text as it was handed in. Knows the spelling, no sentence.
"""

from __future__ import annotations

import re

from smashrules.text.words.called import names_in, numbered, spelt_small
from smashrules.text.words.labels import offered
from smashrules.text.words.lexicon import Names, lexicon
from smashrules.text.words.small_words import TYPES
from smashrules.text.words.tokens import Token

_PIECE = re.compile(r"and/or|[+-]?\d+|\w+(?:[-']\w+)*'?|[^\w\s]")
_TIED = re.compile(r"(?<=\d)-(?=power\b)")
"""What ties a number to what it is the number of: "a 3-power minion"."""
_QUOTED_WORD = re.compile(r'"([A-Z][a-z]+)"')
_BOUNDED = ("card", "minion", "action", "vp", "counter", "power")
_MOST = frozenset(("maximum", "max", "than", "most"))
_MORE = ("additional", "extra")
_NEGATED = ("do", "does", "did", "is", "are", "have", "has", "had", "was", "were", "would")
_SHORTENED = {"s": ("it", "that", "there"), "re": ("you", "they"), "ve": ("you", "they")}
"""Before which short forms of "be" and "have" who or what it is said of can stand."""


def pieces(plain: str, begin: int, end: int, names: Names) -> list[Token]:
    index = numbered(names)
    pattern = names_in(plain, names)
    options = dict(offered(plain))
    tokens: list[Token] = []
    place = begin
    while place < end:
        sign = plain[place]
        if sign.isspace():
            place += 1
            continue
        found = pattern.match(plain, place, end) if pattern else None
        if found and not _ordinary(found.group(2), tokens):
            mark = "&x" if found.group(1) else "&n"
            many = "s" if found.group(3) else ""
            tokens.append(Token(f"{mark}{index[found.group(2)]}{many}", found.start(), found.end()))
            place = found.end()
            continue
        quoted = _QUOTED_WORD.match(plain, place, end)
        if quoted and quoted[1] in names.words:  # "with "Wish" in its name"
            tokens.append(Token(f"&n{index[quoted[1]]}", place, quoted.end()))
            place = quoted.end()
            continue
        if sign == '"' and '"' in plain[place + 1 : end]:
            close = plain.index('"', place + 1) + 1
            said = plain[place + 1 : close - 1].lower()
            kind = _same(said.rstrip(".,"))  # a stop that ends the sentence may stand before the mark
            tokens.append(Token(f"&t{kind}" if kind in TYPES else f"&q{place}", place, close))
            if kind in TYPES and said[-1] in ".,":
                tokens.append(Token(said[-1], close, close))
            place = close
            continue
        if place in options:
            tokens.append(Token(f"&q{place}", place, options[place]))
            place = options[place]
            continue
        if sign == "(" and ")" in plain[place:end]:
            close = plain.index(")", place) + 1
            inner = [_same(each) for each in re.findall(r"[\w+-]+", plain[place:close].lower())]
            if inner[:1] in (["maximum"], ["up"]) or _MOST & set(inner[:-1]):  # "(maximum +4)", "(no more than +4)"
                inner = [each.removeprefix("+") for each in inner]
            if inner[:1] in (["up"], ["maximum"], ["minimum"]):
                inner = [str(lexicon().numerals.get(each, each)) for each in inner]
                sort = lexicon().nouns.get(inner[-1], ("",))[0]
                if sort in _BOUNDED and (inner[-2] in _MORE or inner[-2].isdigit()):  # "(up to two additional cards)"
                    inner = [each for each in inner[:-1] if each not in _MORE]
            tokens.append(Token(f"&({'_'.join(inner)})", place, close))
            place = close
            continue
        if sign == "'" and tokens and tokens[-1].end == place:  # after a name
            tail = 2 if plain[place : place + 2] == "'s" else 1
            tokens.append(Token("'s", place, place + tail))
            place += tail
            continue
        piece = None if _TIED.match(plain, place) else _PIECE.match(plain, place, end)
        if piece is None or (piece.group() == "," and tokens and tokens[-1].word == "@or"):  # "... OR, draw a card"
            place += 1
            continue
        named = _kind(piece.group(), names)
        if named is not None:
            tokens.append(Token(f"&n{index[named[0]]}{named[1]}", piece.start(), piece.end()))
        else:
            tokens.extend(_split(piece.group(), piece.start(), plain))
        place = piece.end()
    return tokens


def _kind(word: str, names: Names) -> tuple[str, str] | None:
    """The kind of cards that a word of no other sense names ("your gizmos")."""
    return spelt_small(word, names) if word.isalpha() and word not in lexicon().known else None


def _ordinary(name: str, before: list[Token]) -> bool:
    """A one-word name that is also a plain word, where a sentence begins."""
    starts = not before or before[-1].word in (".", ":")
    return starts and name.lower() in lexicon().known


def _same(word: str) -> str:
    """The word of the cards that this one is put as."""
    return lexicon().same_as.get(word, word)


def _split(word: str, start: int, plain: str) -> list[Token]:
    end = start + len(word)
    low = word.lower()
    if word == "OR":
        return [Token("@or", start, end)]
    if "'" not in word:
        return [Token(_same(low), start, end)]
    if low.endswith("n't") and low[:-3] in _NEGATED:
        return [Token(low[:-3], start, end - 3), Token("not", end - 3, end)]
    who, _, short = low.partition("'")
    if who in _SHORTENED.get(short, ()):
        be = "are" if short == "re" else "have" if short == "ve" else "is"
        return [Token(who, start, start + len(who)), Token(be, start + len(who), end)]
    if low == "can't":
        return [Token("cannot", start, end)]
    if low.endswith("'s"):
        return [Token(_same(low[:-2]), start, end - 2), Token("'s", end - 2, end)]
    if low.endswith("'"):
        return [Token(_same(low[:-1]), start, end - 1), Token("'s", end - 1, end)]
    return [Token(low, start, end)]
