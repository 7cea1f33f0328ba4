"""What is done unless a card's controller gives something for it: "destroy a minion here, unless its controller lets
you draw a card", "... gives you a card from their hand".

The minion is chosen, and its controller may have you do that. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_LETS = (["lets", "you"], ["has", "you"], ["allows", "you", "to"], ["chooses", "to", "have", "you"])
_WHO = (["its", "controller"], ["its", "owner"])
_OR_LESS = (["or", "less", "here"], ["or", "more", "here"], ["or", "less", "there"], ["or", "more", "there"])
_GIVES = (["gives", "you"], ["passes", "you"], ["hands", "you"])
_CARD = (
    ["a", "card", "from", "their", "hand"],
    ["a", "card", "of", "their", "choice", "from", "their", "hand"],
    ["a", "card", "in", "their", "hand"],
    ["a", "random", "card", "from", "their", "hand"],
)


def _lets_you(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy a minion, unless its controller lets you draw a card": choose it. Its controller may have you draw a
    card. If they do not, destroy it."""
    words = words_of(tokens)
    for place in range(3, len(words) - 4):
        who = at_words(words, place + 1, _WHO) if words[place] == "unless" else []
        lets = at_words(words, place + 1 + len(who), _LETS) if who else []
        deed = place + 1 + len(who) + len(lets)
        begin = sentence_begin(words, place)
        what = place - (words[place - 1] == ",")
        if (
            not lets
            or not bare(words[deed], lex)
            or words[begin] != "destroy"
            or words[begin + 1] not in ("a", "another")
        ):
            continue
        stop = sentence_end(words, deed)
        bounded = at_words(words, what - 2, (["or", "less"], ["or", "more"])) or at_words(words, what - 3, _OR_LESS)
        named_so = [*words[begin : what - 3], *([] if bounded else words[what - 3 : what])]
        if {",", "and", "or", "if"} & {*named_so, *words[deed:stop]}:
            continue
        named = tokens[begin:what]
        offered = [".", *who, "may", "have", "you", *words[deed:stop]]
        told = put(
            tokens[:stop],
            what,
            stop,
            [*offered, ".", "if", "they", "do", "not", ",", "destroy", "the", "chosen", "minion"],
        )
        return [*tokens[:begin], *put(named, 0, 1, ["choose"]), *told[what:], *tokens[stop:]]
    return tokens


def _gives_you(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Unless its controller gives you a card from their hand": places one in your hand."""
    words = words_of(tokens)
    for place in range(2, len(words) - 6):
        gives = at_words(words, place, _GIVES)
        card = at_words(words, place + len(gives), _CARD) if gives else []
        end = place + len(gives) + len(card)
        if not card or words[end : end + 1] not in ([], ["."], [","]):
            continue
        unless = max((at for at in range(place) if words[at] == "unless"), default=0)
        if not unless or words[unless + 1 : place] not in _WHO:
            continue
        one = ["a", "random", "card"] if "random" in card else ["a", "card"]
        return put(tokens, place, end, ["places", *one, "from", "their", "hand", "into", "your", "hand"])
    return tokens


UNLESS_THEY_LET = (
    where(_lets_you, "unless", "lets has allows chooses", "you"),
    where(_gives_you, "unless", "gives passes hands", "you"),
)
"""The rules of what a card's controller gives for it."""
