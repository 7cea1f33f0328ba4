"""Where all of them go, said in a sentence of its own: "play two extra minions. They must be on the same base", "move
two minions. Both must go to different bases".

It is where they are played or moved to. Knows words and their neighbours, no structure; it is asked before a text is
cut into sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHO = (["they"], ["both"], ["they", "both"], ["they", "all"], ["these"], ["those", "minions"], ["the", "minions"])
_MUST = (
    ["must", "be", "played"],
    ["must", "be", "moved"],
    ["must", "both", "be", "played"],
    ["must", "all", "be", "played"],
    ["must", "be"],
    ["must", "both", "be"],
    ["must", "all", "be"],
    ["must", "go"],
    ["must", "all", "go"],
    ["must", "both", "go"],
)
_WHERE = (["the", "same", "base"], ["the_same", "base"], ["different", "bases"], ["one", "base"])
_GOING = {"play": "on", "move": "to"}


def _all_on_one_base(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play two extra minions. They must be on the same base": play two extra minions on the same base."""
    words = words_of(tokens)
    for stop in range(3, len(words) - 4):
        who = at_words(words, stop + 1, _WHO) if words[stop] == "." else []
        must = at_words(words, stop + 1 + len(who), _MUST) if who else []
        at = stop + 1 + len(who) + len(must)
        base = at_words(words, at + 1, _WHERE) if must and words[at] in ("on", "at", "to") else []
        if not base or words[at + 1 + len(base) :][:1] not in ([], ["."]):
            continue
        before = words[sentence_begin(words, stop) : stop]
        deeds = [word for word in before if word in _GOING]
        if len(deeds) != 1 or {"on", "to", "at", "and", ","} & set(before) or before[-1] != "minions":
            continue
        goal = [Token(_GOING[deeds[0]], tokens[at].start, tokens[at].end)]
        return [*tokens[:stop], *goal, *tokens[at + 1 :]]
    return tokens


ALL_ON_ONE_BASE = (where(_all_on_one_base, "must", "base bases", "play move"),)
"""The rule of where all of them go."""
