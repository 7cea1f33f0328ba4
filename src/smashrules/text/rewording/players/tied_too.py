"""Those who tie are meant, too: "the highest power (or tied for highest)", "the most cards (including ties)".

The remark is put in the one way in which it is known; one that speaks of something else than what stands before it is
left as it is. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_MOST = ("most", "least", "highest", "lowest", "fewest", "strongest", "weakest")
_BE = ("is", "are", "was", "were")
_WHOLE = (["including", "ties"], ["ties", "included"], ["ties", "count"], ["even", "if", "tied"])
_KNOWN = "&(or_tied_for_it)"


def _remark(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "(or tied for the highest)": or tied for it."""
    words = words_of(tokens)
    place = next((at for at, word in enumerate(words) if word.startswith("&(") and "ti" in word), 0)
    before = [word for word in words[:place] if word in _MOST]
    inner = words[place][2:-1].split("_")
    if not before or words[place] == _KNOWN or not (inner in _WHOLE or _is_tied(inner, before[-1])):
        return tokens
    return [*tokens[:place], replace(tokens[place], word=_KNOWN), *tokens[place + 1 :]]


def _is_tied(said: list[str], most: str) -> bool:
    """Whether these words are "or (is) tied (for (the) highest (power))", of what was ``most``."""
    if said[:1] != ["or"]:
        return False
    said = said[2:] if said[1:2] and said[1] in _BE else said[1:]
    if said[:1] != ["tied"]:
        return False
    of = said[2:] if said[1:2] == ["for"] else said[1:]
    of = of[1:] if of[:1] == ["the"] else of
    return of in ([], ["it"], [most], [most, "power"]) and (bool(of) == (said[1:2] == ["for"]))


def _or_tied(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The highest or tied for highest power": the highest power (or tied for it)."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        most = words[place]
        if most not in _MOST:
            continue
        begin = place + 1 + (words[place + 1] == ",")
        ends = [at for at in range(begin + 3, min(begin + 6, len(words) - 1)) if words[at - 1] == most]
        end = next((at for at in ends if _is_tied(words[begin:at], most)), 0)
        if not end:
            continue
        noun = end + (words[end] == ",")
        noun += noun < len(words) and words[noun] == "total"
        if noun < len(words) and lex.nouns.get(words[noun], ("",))[0] == "power":
            tail = tokens[end + (words[end] == ",") : noun + 1]
            at = tail[-1].end
            return [*tokens[: place + 1], *tail, Token(_KNOWN, at, at), *tokens[noun + 1 :]]
    return tokens


def _had_or_tied(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it has the lowest power there (or is tied for it)", "has or is tied for the lowest power": has the lowest
    power there, which those who tie for it have, too."""
    words = words_of(tokens)
    for place in range(3, len(words) if any("tied" in word for word in words) else 0):
        begin, most = place - 1, words[place]
        end = place + 1 + (words[place + 1 : place + 2] == ["total"]) + 1
        if most not in _MOST or words[begin] != "the" or words[end - 1 : end] != ["power"]:
            continue
        before = next((each for each in _OR_TIED if words[begin - len(each) : begin] == each), None)
        if before is not None and words[begin - len(before) - 1] in _HAVE:
            told = tokens[: begin - len(before)]
            return [*told, replace(tokens[begin], start=tokens[begin - len(before)].start), *tokens[place:]]
        there = end + len(at_words(words, end, _THERE))
        if words[begin - 1] not in _HAVE and not (words[begin - 1] == "with" and there > end):
            continue
        behind = words[there : there + 1]
        if behind and behind[0].startswith("&(") and _is_tied(behind[0][2:-1].split("_"), most):
            last = there + 1
        else:
            or_ = there + (behind == [","])
            tied = (at for at in range(or_ + 6, or_ + 2, -1) if at <= len(words) and _is_tied(words[or_:at], most))
            last = next(tied, 0)
            if words[last : last + 1] not in ([], [","], ["."]):
                continue
        if last:
            told_last = replace(tokens[there - 1], end=tokens[last - 1].end)
            return [*tokens[: there - 1], told_last, *_had_or_tied(tokens[last:], lex)]
    return tokens


_OR_TIED = tuple(["or", be, "tied", "for"] for be in ("is", "are", "was", "were"))
_THERE = (
    ["here"],
    ["there"],
    *([on, which, "base"] for on in ("on", "at") for which in ("its", "that", "this", "the")),
)


HAD_OR_TIED = (where(_had_or_tied, " ".join(_MOST), "has have had with", "power"),)
"""The rule of what somebody or something has, or ties for, asked of what is written."""


def _who_has_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have the most power here (or are tied for it)": all who tie have it anyway."""
    words = words_of(tokens)
    place = words.index(_KNOWN)
    asked = [at for at in range(1, place - 2) if words[at] in _HAVE and words[at + 1] == "the"]
    if not asked or words[asked[-1] + 2] not in _MOST or not _ASKING & set(words[: asked[-1]]):
        return tokens
    return tokens if "," in words[asked[-1] : place] else [*tokens[:place], *tokens[place + 1 :]]


_HAVE = ("have", "has", "had")
_ASKING = {"if", "while", "unless", "as_long_as", "where"}

TIED_TOO = (
    where(_or_tied, "tied", " ".join(_MOST)),
    where(_remark, " ".join(_MOST)),
    where(_who_has_it, _KNOWN, "have has had"),
)
"""The rules of those who tie and are meant, in the order in which they are asked."""
