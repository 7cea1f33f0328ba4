"""So many of several deeds that stand behind a colon: "choose three effects and do them to different minions: Destroy
one of your minions. Return one. Move one. Place a counter on one."

They are put as one sentence with OR between them, and what is said of how they are done as one word each. Knows words
and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_OF_WHAT = (
    ["of", "the", "following", "effects"],
    ["of", "the", "following", "options"],
    ["of", "the", "following"],
    ["of", "these", "effects"],
    ["of", "these", "options"],
    ["of", "these"],
    ["different", "effects"],
    ["different", "options"],
    ["effects"],
    ["options"],
    ["effect"],
    ["option"],
)
_DOING = tuple(
    ["and", *verb, them]
    for verb in (["do"], ["use"], ["resolve"], ["perform"], ["carry", "out"])
    for them in ("them", "both", "those")
)
_ANY_ORDER = ["in", "any", "order"]
_APART = ("minions", "cards", "actions")
_CUTS = (".", ";")
_BOTH = (["one", "or", "both"], ["either", "or", "both"])


def _chosen_from(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens of a text with such a choice in one sentence."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        doing = words[place] == "do" and words[place + 2 : place + 5] == ["of", "the", "following"]
        if not (words[place] == "choose" or doing) or ":" not in words[place:]:
            continue
        colon = words.index(":", place)
        number, at = _number(words, place + 1, lex)
        listed = next((each for each in _OF_WHAT if words[at : at + len(each)] == each), [])
        at += len(listed)
        done = next((each for each in _DOING if words[at : at + len(each)] == each), [])
        at += len(done)
        how, at = _how(words, at)
        aimed = words[at] == "to" and bare(words[at + 1], lex)
        more = bool(how or aimed) or number not in (["one"], [])
        if not number or not (at == colon or aimed) or not (listed or more) or "." in words[place:colon]:
            continue
        options = _options(tokens[colon + 1 :])
        both = words[place + 1 : place + 4] in _BOTH
        if options is None or (both and words_of(options).count("@or") != 1):
            continue
        start, end = tokens[place + 1].start, tokens[at - 1].end
        said = [*number, *([] if number == ["one"] else ["&one"]), *how]
        chosen = spread(said, start, end)
        head = [*tokens[:place], replace(tokens[place], word="choose")]  # "do one of the following"
        return [*head, *chosen, *tokens[at : colon + 1], *options]
    return tokens


def _number(words: list[str], at: int, lex: Lexicon) -> tuple[list[str], int]:
    """How many are chosen, and where the words behind that begin."""
    if words[at] in lex.numerals and words[at + 1] == "or" and words[at + 2] in lex.numerals:
        return [f"{words[at]}_or_{words[at + 2]}"], at + 3
    if words[at : at + 3] in _BOTH:  # of two
        return ["one_or_two"], at + 3
    if words[at : at + 2] == ["up", "to"] and words[at + 2] in lex.numerals:
        return ["up_to", words[at + 2]], at + 3
    return ([words[at]], at + 1) if words[at] in lex.numerals else ([], at)


def _how(words: list[str], at: int) -> tuple[list[str], int]:
    """In any order, and to different things."""
    found: list[str] = []
    if words[at : at + 3] == _ANY_ORDER:
        found, at = ["in_any_order"], at + 3
    if words[at : at + 2] == ["to", "different"] and words[at + 2] in _APART:
        found, at = [*found, f"&todifferent{words[at + 2]}"], at + 3
    if words[at : at + 3] == _ANY_ORDER and "in_any_order" not in found:
        found, at = ["in_any_order", *found], at + 3
    return found, at


def _options(tokens: list[Token]) -> list[Token] | None:
    """What there is to choose from, with OR between; None where there is nothing to choose."""
    words = words_of(tokens)
    if words[:1] == ["-"]:
        return tokens  # a list with bullets
    if "@or" in words:
        return tokens if "." not in words[:-1] else None
    last = len(words) - 1 if words and words[-1] in _CUTS else len(words)
    cuts = [at for at in range(last) if words[at] in _CUTS]
    if not cuts:
        return None
    again = [at for at in range(1, last) if at - 1 in cuts and words[at] in ("or", "and")]  # "A; B; or C"
    return [replace(each, word="@or") if at in cuts else each for at, each in enumerate(tokens) if at not in again]


CHOSEN_FROM = (where(_chosen_from, ":", "choose do"),)
"""The rule of so many of several deeds."""
