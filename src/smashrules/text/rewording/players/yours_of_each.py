"""Which of the cards that each player has revealed, or done something else to, is yours: "each player reveals the top
card of their deck. If yours is a minion, draw it", "if your card is the only minion", "you may play yours".

It is your revealed card, and the only one among those revealed. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, looking_back, put
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of, verb_of
from smashrules.text.words.tokens import Token, words_of

_EVERYBODY = (["each", "player"], ["every", "player"], ["all", "players"])
_REVEAL = ("reveal", "reveals")
_YOURS = (["yours"], ["your", "card"], ["the", "card", "you", "revealed"])
_SORTS = ("minion", "action", "titan")


def _yours_of_each(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If yours is the only minion, draw it": if your revealed card is the only minion among them."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    everybody = at_words(said, 0, _EVERYBODY)
    verb = said[len(everybody) : len(everybody) + 1]
    if not everybody or verb not in ([each] for each in _REVEAL) or not {"their", "card"} <= {*said}:
        return tokens
    for place in range(1, len(words) - 3):
        yours = at_words(words, place, _YOURS) if words[place - 1] == "if" else []
        be = place + len(yours)
        if not yours or words[be] != "is" or "from" in words[:be]:
            continue
        only = words[be + 1 : be + 3] == ["the", "only"] and lex.nouns.get(words[be + 3], ("",))[0] in _SORTS
        if only and words[be + 4 : be + 5] == [","]:
            tokens = put(tokens, be + 3, be + 4, [words[be + 3], "among", "them"])
        elif only or words[be + 1] not in ("a", "an", "not", "of"):
            return tokens
        return put(tokens, place, be, ["your", "revealed", "card"])
    return tokens


def _done_to_yours(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Each player chooses one of their minions. Destroy yours": your chosen minion."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    everybody = at_words(said, 0, _EVERYBODY)
    verb = len(everybody) + (said[len(everybody) : len(everybody) + 1] == ["may"])
    done = verb_of(said[verb], lex) if everybody and verb < len(said) else ""
    one = said[verb + 1 : verb + 2] in ([each] for each in ("a", "an", "one")) or at_words(said, verb + 1, _TOPMOST)
    theirs = {"their", "they"} & set(said[verb:])
    noun = next((lex.nouns[each][0] for each in said[verb:] if each in lex.nouns), "")
    place = next((at for at in range(1, len(words)) if words[at] == "yours" and verb_of(words[at - 1], lex)), 0)
    if not (done and one and theirs and place) or noun not in (*_SORTS, "card") or done in _LIES_THERE:
        return tokens
    return put(tokens, place, place + 1, ["your", lex.forms[done][3], noun_of((noun, "one"), lex)])


_TOPMOST = (["the", "top", "card"], ["the", "bottom", "card"], ["the", "&atop", "card"], ["the", "&abottom", "card"])
_LIES_THERE = ("bury", "store")
"""By what it is done to, a card is called from then on, whoever has done it, and when."""


YOURS_OF_EACH = (
    looking_back(_yours_of_each, "is", "if", "yours your revealed"),
    looking_back(_done_to_yours, "yours"),
)
"""The rules of which card is yours of those that each has revealed, or done something else to."""
