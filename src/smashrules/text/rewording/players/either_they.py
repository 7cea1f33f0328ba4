"""One of two things, of which another player does the first and you the second: "that player either discards a card,
or you draw one".

"Either" stands with that player, who chooses. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_SHUT = (".", ":", ";")


def _they_choose(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "That player either discards a card or you draw one": they choose one, they discard a card OR you draw one."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        they = words[place - 1] == "they"
        third = next((verb for verb, form in lex.verbs.get(words[place + 1], ()) if form == "third"), "")
        does = words[place + 1] if they and bare(words[place + 1], lex) else third and lex.forms[third][0]
        if words[place] != "either" or not does or not (they or words[place - 1] in ("player", "opponent")):
            continue
        end = next((at for at in range(place, len(words)) if words[at] in _SHUT), len(words))
        joint = [at for at in range(place, end) if words[at] in ("or", "@or") and words[at + 1] == "you"]
        if len(joint) != 1 or not bare(words[joint[0] + 2], lex):
            continue
        at, cut = tokens[place], joint[0] - (words[joint[0] - 1] == ",")
        verb = tokens[place + 1]
        one = [Token(each, at.start, at.end) for each in ("choose" if they else "chooses", "one", ":", "they")]
        comma = Token(",", tokens[joint[0]].start, tokens[joint[0]].start)
        either = [
            *one,
            replace(verb, word=does),
            *tokens[place + 2 : cut],
            comma,
            replace(tokens[joint[0]], word="@or"),
        ]
        return [*tokens[:place], *either, *_they_choose(tokens[joint[0] + 1 :], lex)]
    return tokens


EITHER_THEY = (where(_they_choose, "either", "or @or", "you"),)
"""The rule of who chooses between what they do and what you do."""
