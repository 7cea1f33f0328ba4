"""Several things at one base that is spoken of behind: "discard two of your buried cards from the same base to play
this titan there".

They are on one base, and there is that base; three or more different bases are three or more bases. Knows words and
their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_AT = ("on", "at", "from")
_DOING = ("discard", "destroy", "return", "move", "sacrifice")
_THERE = ("there", "from_there", "to_there")


def _there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy two of your minions on the same base to play this titan there": on one base."""
    words = words_of(tokens)
    for place in range(5, len(words) - 3):
        same = words[place] in _AT and words[place + 1 : place + 3] in (["the", "same"], ["the_same", "base"])
        end = place + (3 if words[place + 1] == "the_same" else 4)
        if not same or words[end - 1] != "base" or "to" not in words[end:]:
            continue
        behind = words[end:]
        spoken = set(behind) & set(_THERE) or any(
            behind[at : at + 2] == ["that", "base"] for at in range(len(behind))
        )
        verb = next((at for at in range(place - 1, -1, -1) if words[at] in _DOING), -1)
        counted = verb >= 0 and words[verb + 1] in lex.numerals and words[verb + 2] in ("of", "&of")
        if not spoken or not counted or "base" in words[:place]:
            continue
        on = replace(tokens[place], word="on")
        one = replace(tokens[place + 1], word="one")
        return [*tokens[:place], on, one, tokens[end - 1], *tokens[end:]]
    return tokens


def _so_many_bases(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have minions on three or more different bases": on three or more bases."""
    words = words_of(tokens)
    for place in range(3, len(words) - 1):
        told = words[place] == "different" and words[place - 1] == "or_more" and words[place + 1] == "bases"
        if told and words[place - 3] in ("on", "at"):
            return [*tokens[:place], replace(tokens[place + 1], start=tokens[place].start), *tokens[place + 2 :]]
        some = words[place - 4] in ("have", "has") and lex.nouns.get(words[place - 3], ("", ""))[1] == "many"
        counted = lex.numerals.get(words[place - 1], 0) > 1 and words[place - 2] in ("on", "at")
        if some and counted and words[place : place + 2] == ["different", "bases"]:  # "have minions on two of them"
            more = replace(tokens[place], word="or_more")
            return [*tokens[:place], more, *tokens[place + 1 :]]
    return tokens


ON_THE_SAME_BASE = (
    where(_there, "same the_same", "base", "there from_there to_there that"),
    where(_so_many_bases, "different", "bases"),
)
"""The rules of things at one base, and of so many bases."""
