"""What is done at the end of the turn with what an ability has just brought: "At the start of your turn, you may play
an extra minion here. At the end of the turn, return it to your hand".

It is done if the other was; else the end of the turn would be waited for, and nothing would be spoken of. Knows words
and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WAITING = ("after", "when", "whenever", "at", "before", "on", "once_per_turn", "during")
_DOES = ("return", "destroy", "move", "discard", "place", "shuffle", "put")
_THEN = (["at", "the", "end", "of", "the", "turn"], ["at", "the", "end", "of", "that", "turn"])
_IT = (["it"], ["that", "minion"], ["that", "card"], ["that", "action"])


def _at_the_end(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "At the end of the turn, destroy it", behind what waits for something and plays one: if you do, do so."""
    words = words_of(tokens)
    last = words_of(before[-1]) if before else []
    then = last[last.index(",") :] if "," in last and last[0] in _WAITING else []
    brought = "play" in then and "extra" in then and "they" not in then
    if not brought or "if_you_do" in words or words[:1] == ["if"]:
        return tokens
    lead = next((each for each in _THEN if words[: len(each)] == each), [])
    tail = next((each for each in _THEN if words[-len(each) :] == each), [])
    deed = len(lead) + (words[len(lead) : len(lead) + 1] == [","]) if lead else 0
    spoken = words[deed : deed + 1] and words[deed] in _DOES
    it = any(words[deed + 1 : deed + 1 + len(each)] == each for each in _IT)
    if not (lead or tail) or not spoken or not it:
        return tokens
    start = tokens[0].start
    if_so = [Token(each, start, start) for each in ("if_you_do", ",")]
    if lead:
        return [*if_so, *tokens]
    end = len(tokens) - len(tail)
    return [*if_so, *tokens[end:], Token(",", tokens[-1].end, tokens[-1].end), *tokens[:end]]


LATER_ON = (looking_back(_at_the_end, "end", "it that", " ".join(_DOES)),)
"""The rule of what is done later with what was brought."""
