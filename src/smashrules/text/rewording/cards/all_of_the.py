"""All of some things that are described, told with an article: "all of the minions there", "each of the actions on a
base", "all the cards in your hand".

They are all minions there, each action on a base. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ALL = (["all", "of", "the"], ["all", "the"], ["each", "of", "the"], ["every", "one", "of", "the"])
_KINDS = ("minion", "action", "card", "titan", "monster", "treasure", "counter")
_DESCRIBED = (
    *("here", "there", "on", "at", "in", "from", "of", "with", "you", "they", "that", "controlled"),
    *("owned", "buried", "stored", "under"),
)
"""What more is said of them, by which they are known without having been spoken of."""


def _whole(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "All of the minions there": all minions there; "for each of the minions there": for each minion there."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        every = next((each for each in _ALL if words[place : place + len(each)] == each), None)
        if every is None:
            continue
        first = place + len(every) + (words[place + len(every)] in ("buried", "other"))
        noun = first + 2 * (words[first : first + 2] in (["+1", "power"],))
        kind, many = lex.nouns.get(words[noun], ("", "")) if noun + 1 < len(words) else ("", "")
        if kind not in _KINDS or many != "many" or words[noun + 1] not in _DESCRIBED:
            continue
        if words[noun + 1] in ("in", "of", "from", "on") and words[noun + 2 : noun + 3] in (["them"], ["those"]):
            continue
        end = tokens[place + len(every) - 1].end
        rest = _whole(tokens[noun + 1 :], lex)
        before = tokens[place + len(every) : noun]
        if words[place - 1 : place] == ["for"] and every[0] == "each":
            one = replace(tokens[noun], word=words[noun].removesuffix("s"))
            return [*tokens[:place], replace(tokens[place], end=end), *before, one, *rest]
        return [*tokens[:place], replace(tokens[place], word="all", end=end), *before, tokens[noun], *rest]
    return tokens


ALL_OF_THE = (where(_whole, "all each every", "the"),)
"""The rule of all of some things."""
