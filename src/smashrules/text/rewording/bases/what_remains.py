"""A base that is replaced while cards on it remain: said as a base that is replaced, keeping them.

"Destroy a base and any actions played on it. Replace it with X. All minions from the original base remain." destroys
the actions only: a base that is destroyed in the full sense takes what is on it along. "Keep all cards on it" says
the same of a base that is replaced. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

REMAIN = ("remain", "remains", "stay", "stays", "keep")
_ALL = ("all", "each", "any")
_OF_THE_BASE = (
    ["there"],
    ["here"],
    ["on", "it"],
    ["from", "the", "original", "base"],
    ["on", "the", "original", "base"],
    ["on", "the", "new", "base"],
)
_REPLACED = (["replace", "it", "with"], ["replace", "this", "base"], ["replace", "a", "base"], ["swap", "a", "base"])


def what_remains(sentences: list[list[Token]], ends: list[int], lex: Lexicon) -> tuple[list[list[Token]], list[int]]:
    """The sentences, with what remains said where the base is replaced, and where each of them ends."""
    found: list[list[Token]] = []
    places: list[int] = []
    for tokens, end in zip(sentences, ends, strict=True):
        kept = _kept(tokens, lex)
        if kept and found:
            parted = _parted(found[-2], lex) if len(found) > 1 and words_of(found[-1])[:3] == _REPLACED[0] else None
            if parted is not None:
                replaced = [*found[-1], *kept]
                found = [*found[:-2], *parted, replaced]
                places = [*places[:-2], parted[0][-1].end, places[-2], end]
                continue
            if _is_replaced(words_of(found[-1])):
                said = words_of(found[-1])
                if any(said[at : at + 2] == ["this", "base"] for at in range(len(said) - 1)):
                    kept = [*kept[:-1], replace(kept[-1], word="here")]
                found = [*found[:-1], [*found[-1], *kept]]
                places = [*places[:-1], end]
                continue
        found.append(tokens)
        places.append(end)
    return found, places


def _kept(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "All minions from the original base remain": keeping all minions there."""
    words = words_of(tokens)
    if words[:1] == ["keep"] and len(words) > 1 and words[-1] != "keep":  # "keep all cards on it"
        return _kept([*tokens[1:], tokens[0]], lex)
    if words[-1:] == [] or words[-1] not in REMAIN or words[:1] not in [[each] for each in _ALL]:
        return []
    if words[1] not in lex.nouns or words[2:-1] not in _OF_THE_BASE:
        return []
    start, end = tokens[0].start, tokens[-1].end
    return [
        Token("keeping", start, start),
        replace(tokens[0], word="each" if lex.nouns[words[1]][1] == "one" else "all"),
        tokens[1],
        Token("there", tokens[2].start, end),
    ]


def _is_replaced(words: list[str]) -> bool:
    """Whether a sentence replaces one base, and says no more than with what."""
    places = [at for at in range(len(words) - 2) if words[at : at + 3] in _REPLACED]
    begins = len(places) == 1 and (places[0] == 0 or words[places[0] - 1] in (",", "may"))
    this = any(words[at : at + 2] == ["this", "base"] for at in range(len(words)))
    begins = begins and (this or words[places[0] + 1] != "it")
    return begins and "keeping" not in words and not {"and", "or", "then", "if"} & set(words[places[0] :])


def _parted(tokens: list[Token], lex: Lexicon) -> list[list[Token]] | None:
    """ "Destroy a base and any actions on it": choose a base, and destroy those."""
    words = words_of(tokens)
    if words[:4] != ["destroy", "a", "base", "and"] or words[4:5] not in [[each] for each in _ALL]:
        return None
    if words[5] not in lex.nouns:
        return None
    one = [replace(tokens[0], word="choose"), *tokens[1:3]]
    at = tokens[3]
    many = "all" if lex.nouns[words[5]][1] == "many" else "each"
    lying = tokens[7:] if words[6:8] == ["played", "on"] else tokens[6:]
    return [one, [replace(at, word="destroy"), replace(tokens[4], word=many), tokens[5], *lying]]
