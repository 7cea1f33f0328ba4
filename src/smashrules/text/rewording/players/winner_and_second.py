"""The winner and the runner-up who do something with what is theirs: "the winner and the runner-up may each return
one of their minions" is that the one may, and the other may.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_BOTH = (
    ["the", "winner", "and", "the", "runner-up"],
    ["the", "winner", "and", "runner-up"],
    ["both", "the", "winner", "and", "the", "runner-up"],
)
_EACH = ("each", "both")
_THEIRS = {"their", "they"}


def _winner_and_second(tokens: list[Token], lex: Lexicon) -> list[Token]:
    words = words_of(tokens)
    for place in range(len(words) - 4):
        both = next((each for each in _BOTH if words[place : place + len(each)] == each), [])
        if not both or words[place - 1 : place] not in ([], [","]):
            continue
        verb = place + len(both)
        may = tokens[verb : verb + 1] if words[verb : verb + 1] == ["may"] else []
        verb += len(may)
        verb += words[verb] in _EACH
        rest, said = tokens[verb + 1 :], words[verb + 1 :]
        if not may and words[verb - 1] in _EACH and words[verb] == "may":
            return tokens
        does = [lex.forms[each][1] for each, form in lex.verbs.get(words[verb], ()) if form == "bare"]
        if not (bare(words[verb], lex) and does and _THEIRS & set(said)) or {",", ".", "and", "then"} & set(said):
            return tokens  # what is theirs alone needs telling twice
        deed = [*may, replace(tokens[verb], word=words[verb] if may else does[0]), *rest]
        winner, two = place + both.index("winner"), tokens[place + len(both) - 1]
        first = tokens[winner - 1 : winner + 1]
        begin, end = first[-1].end, two.start - 1
        once = [replace(each, start=min(begin + nth, end), end=end) for nth, each in enumerate(deed)]
        second = [replace(two, word=each, end=two.start) for each in ("and", "the")]
        return [*tokens[:place], *first, *once, *second, two, *deed]
    return tokens


WINNER_AND_SECOND = (where(_winner_and_second, "runner-up", "winner", "their they"),)
"""The rule of the winner and the runner-up."""
