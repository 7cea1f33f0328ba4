"""What would happen and does not, with what is done instead told behind it: "when this base would score, it does not.
Destroy this card instead".

It is said in one sentence. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_NOT = (["does", "not"], ["do", "not"], ["is", "not"], ["are", "not"])
_WHICH = (["it"], ["they"], ["this", "base"], ["that", "minion"], ["this", "minion"], ["that", "base"])
_OPENERS = (["when"], ["if"], ["whenever"], ["the"])


def _it_does_not(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When it would score, it does not. Do that instead": when it would score, do that instead."""
    words = words_of(tokens)
    for would in range(2, len(words) - 4):
        comma = words.index(",", would) if words[would] == "would" and "," in words[would:] else 0
        who = next((each for each in _WHICH if words[comma + 1 : comma + 1 + len(each)] == each), [])
        verb = comma + 1 + len(who)
        if not comma or not who or words[verb : verb + 2] not in _NOT or "." in words[would:comma]:
            continue
        deed = verb + 2
        again = words[deed : deed + 1] not in ([], ["."]) and {name for name, _ in lex.verbs.get(words[deed], ())}
        same = again and again & {name for each in words[would:comma] for name, _ in lex.verbs.get(each, ())}
        end = deed + (1 if same else 0)
        stop = sentence_end(words, end + 1)
        begin = sentence_begin(words, would)
        if (
            words[end : end + 1] != ["."]
            or "instead" not in words[end:stop]
            or words[begin : begin + 1] not in _OPENERS
        ):
            continue
        return [*tokens[: comma + 1], *tokens[end + 1 :]]
    return tokens


def _in_its_place(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When it would be destroyed, destroy another minion in its place": instead."""
    words = words_of(tokens)
    for place in range(4, len(words) - 2):
        whose = at_words(words, place + 1, _WHOSE)
        end = place + 2 + len(whose)
        if (
            words[place] != "in"
            or not whose
            or words[end - 1 : end] != ["place"]
            or words[end : end + 1] not in _OVER
        ):
            continue
        begin = sentence_begin(words, place)
        said = words[begin:place]
        if {"if", "when", "whenever"} & set(said) and "would" in said and "," in said and "instead" not in said:
            instead = replace(tokens[place], word="instead", end=tokens[end - 1].end)
            return [*tokens[:place], instead, *tokens[end:]]
    return tokens


_OVER: tuple[list[str], ...] = ([], ["."])
_WHOSE = (["its"], ["their"], ["that", "minion", "'s"], ["this", "minion", "'s"], ["that", "card", "'s"])
WOULD_NOT = (
    where(_it_does_not, "would", "not", "instead", ","),
    where(_in_its_place, "would", "place", "in"),
)
"""The rules of what would happen and does not."""
