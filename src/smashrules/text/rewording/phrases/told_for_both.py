"""What stands behind a comma and is said of two options: "move a minion, OR transfer an action, from here to a base".

It is said of each of them. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_OPENS = ("from", "to", "on", "onto", "into", "at")


def _of_each_option(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move a minion OR transfer an action, from here to another base": each from here to another base."""
    words = words_of(tokens)
    place = words.index("@or")
    before = place - (words[place - 1] == ",")
    comma = next((at for at in range(place + 2, len(words)) if words[at] == ","), 0)
    if words.count("@or") != 1 or not comma or words[comma + 1 : comma + 2] == [] or words[comma + 1] not in _OPENS:
        return tokens
    verb = bare(words[place + 1], lex) and "," not in words[comma + 1 :] and before < place
    if not verb or any(each in _OPENS for each in (*words[place:comma], *words[:before])):
        return tokens
    behind = tokens[comma + 1 :]
    at = tokens[before - 1].end
    copied = [Token(each.word, at, at) for each in behind]
    return [*tokens[:before], *copied, *tokens[before:comma], *behind]


TOLD_FOR_BOTH = (where(_of_each_option, "@or", ","),)
"""The rule of what is said of both options."""
