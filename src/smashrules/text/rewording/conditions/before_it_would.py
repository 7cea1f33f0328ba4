"""What is done when something would happen, and not in its place: "when this minion would leave play, draw a card".

It is done before that happens, which nothing keeps from happening. Where the deed is done to the thing itself it may
be meant in its place, though that is not said: such a sentence stays as it is. Knows words and their neighbours, no
structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_NOT_BESIDE = {"instead", "prevent", "cancel", "otherwise", "if", "unless", "it", "its", "they", "them", "their"}


def _before_it_does(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When this minion would leave play, transfer this action to another minion", "if it would be destroyed, first
    draw a card": before it leaves play, before it is destroyed."""
    given, words = tokens, words_of(tokens)
    if words[0] not in ("when", "whenever", "if", "before") or "," not in words:
        return tokens
    comma = words.index(",")
    first = comma + 1 + 2 * (words[comma + 1 : comma + 3] == ["you", "may"])
    ahead = words[first : first + 1] == ["first"]  # "..., first draw a card", "..., you may first draw one"
    if ahead:
        tokens, words = [*tokens[:first], *tokens[first + 1 :]], [*words[:first], *words[first + 1 :]]
    would = words.index("would") if "would" in words[1:comma] else 0
    beside = words[-1] == "first" and words[-2] != "the"  # "... they must discard a card first": before it happens
    tokens, words = (tokens[:-1], words[:-1]) if beside else (tokens, words)
    beside = beside or ahead or words[0] == "before"
    if not would or words.count("would") > 1 or (words[0] != "when" and not beside):
        return given
    if not beside and not _NOT_BESIDE.isdisjoint(words[comma:]):
        return given
    many = any(lex.nouns.get(each, ("", ""))[1] == "many" for each in words[1:would]) and "of" not in words[1:would]
    verb = words[would + 1]
    happens = [name for name, form in lex.verbs.get(verb, ()) if form == "bare"]
    if verb != "be" and not happens:
        return given
    if many or (not beside and _is_done_to(words[1:would], words[comma + 1 :])):
        return given
    does = "is" if verb == "be" else lex.forms[happens[0]][1]
    at = tokens[would]
    said = replace(tokens[would + 1], word=does, start=at.start)
    return [replace(tokens[0], word="before"), *tokens[1:would], said, *tokens[would + 2 :]]


def _is_done_to(thing: list[str], deed: list[str]) -> bool:
    """Whether the deed speaks of the thing: of this minion itself, or of "that minion" where no other is named."""
    if thing[:1] == ["this"]:
        return any(deed[at : at + 2] == thing[:2] for at in range(len(deed)))
    that = deed.index("that") if "that" in deed else len(deed)
    return that < len(deed) and "another" not in deed[:that]


def _whenever_it_would(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Whenever you would discard a card, you may play it instead": if you would."""
    words = words_of(tokens)
    comma = words.index(",")
    if words[0] not in ("whenever", "each_time") or "would" not in words[:comma] or words[-1] != "instead":
        return tokens
    return [replace(tokens[0], word="if"), *tokens[1:]]


BEFORE_IT_WOULD = (
    where(_whenever_it_would, "whenever each_time", "would", ",", "instead"),
    where(_before_it_does, "would", "when whenever if before", ","),
)
"""The rules of what would happen."""
