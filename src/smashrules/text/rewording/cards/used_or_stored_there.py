"""What cards at a base have done, and what players have put there: "if a minion there used its talent this turn",
"each player draws the cards they stored here".

Its talent was used; what somebody stored out of their own hand is what they own. Knows words and their neighbours, no
structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_before, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "titan")
_THERE = (["here"], ["there"], ["on", "this", "base"], ["at", "this", "base"], ["on", "that", "base"])
_TALENT = (["its", "talent", "ability"], ["its", "talent"])
_ASKING = ("if", "while", "unless")
_HELD = (["your", "hand"], ["their", "hand"], ["your", "discard", "pile"], ["their", "discard", "pile"])


def _used_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If a minion there used its talent this turn": if the talent of a minion there was used this turn."""
    words = words_of(tokens)
    for place in range(3, len(words) - 3):
        talent = at_words(words, place + 1, _TALENT)
        end = place + 1 + len(talent)
        said = sentence_before(words, place)
        there = next((each for each in _THERE if said[-len(each) :] == each), [])
        asks = max((at for at, word in enumerate(said) if word in _ASKING), default=None)
        if words[place] not in ("used", "uses") or not talent or not there or asks is None:
            continue
        who = said[asks + 1 :]
        cards = [each for each in who if lex.nouns.get(each, ("",))[0] in _CARDS]
        if words[end : end + 2] != ["this", "turn"] or len(cards) != 1 or {",", "and", "or"} & set(who):
            continue
        begin = place - len(who)
        done = put(tokens, place, end, ["was", "used"])
        return [*put(done, begin, begin + 1, ["the", "talent", "of", words[begin]])]
    return tokens


def _they_stored(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player draws the cards they stored here", where each stores out of their own hand: those they own."""
    words = words_of(tokens)
    out_of = [at for at in range(len(words)) if words[at : at + 1] == ["from"] and at_words(words, at + 1, _HELD)]
    stores = [at for at in range(len(words)) if words[at] in ("store", "stores")]
    if (
        not stores
        or len(stores) != len(out_of)
        or any("." in words[a:b] for a, b in zip(stores, out_of, strict=True))
    ):
        return tokens
    for place in range(1, len(words) - 2):
        cards = words[place] in ("cards", "card", "minions", "minion", "actions", "action")
        if not cards or "stored" not in words[place + 1 : place + 5]:
            continue
        that = place + 1 + (words[place + 1] in ("that", "which"))
        they = at_words(words, that, (["they", "have", "stored"], ["they", "stored"]))
        whose = words[place - 1] == "their" and words[place + 1] == "stored"
        if they:
            return _they_stored(put(tokens, place + 1, that + len(they), ["they", "own", "stored"]), lex)
        each = words[place - 2] != "of" or words[place - 3] in ("each", "all")
        if whose and each and lex.nouns[words[place]][1] == "many":
            told = ["the", words[place], "they", "own", "stored"]
            return _they_stored(put(tokens, place - 1, place + 2, told), lex)
    return tokens


USED_OR_STORED_THERE = (
    where(_used_there, "used uses", "talent", "here there base"),
    where(_they_stored, "stored", "store stores", "they their"),
)
"""The rules of what was used or stored there."""
