"""Who has to discard one, or show that they have none: "discards a minion or reveals a hand with no minions".

That leaves nobody a choice: whoever can, discards. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_LACKING = (
    ["a", "hand", "with", "no"],
    ["a", "hand", "without", "any"],
    ["a", "hand", "without"],
    ["a", "hand", "containing", "no"],
    ["a", "hand", "that", "has", "no"],
    ["their", "hand", "to", "show", "they", "have", "no"],
    ["their", "hand", "to", "show", "that", "they", "have", "no"],
    ["that", "they", "have", "no"],
    ["they", "have", "no"],
)
_SORTS = ("minion", "action")
_THEIRS = ("player", "players", "opponent", "opponents")


def _shown_to_lack(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens of a text in which they discard one; if they cannot, they reveal their hand."""
    words = words_of(tokens)
    for place in range(2, len(words) - 4):
        if words[place] != "or" or words[place + 1] not in ("reveal", "reveals"):
            continue
        begin = begin_behind(words, place, (".",))
        said = next((each for each in _LACKING if words[place + 2 : place + 2 + len(each)] == each), None)
        none = place + 2 + len(said or ())
        given = words[begin:place]
        if given[-3:] == ["from", "their", "hand"]:
            given = given[:-3]
        kind, number = lex.nouns.get(words[none] if said and none < len(words) else "", ("", ""))
        if kind not in _SORTS or words[none + 1 : none + 2] not in ([], ["."]) or number != "many":
            continue
        one = len(given) > 3 and given[-3] in ("discard", "discards") and given[-2] in ("a", "an")
        whose = given[:-3]
        if not one or lex.nouns.get(given[-1]) != (kind, "one") or not set(_THEIRS) & set(whose) or "you" in whose:
            continue
        at, last = tokens[place].start, tokens[none]
        told = [Token(each, at, last.end) for each in (".", "if", "they", "cannot", ",", "they")]
        shown = [replace(tokens[place + 1], word="reveal"), *(Token(each, last.start, last.end) for each in _HAND)]
        return [*tokens[:place], *told, *shown, *_shown_to_lack(tokens[none + 1 :], lex)]
    return tokens


_HAND = ("their", "hand")

SHOWN_TO_LACK = (where(_shown_to_lack, "reveal reveals", "or", "discard discards"),)
"""The rule that says what is done by those who have one, and what by the others."""
