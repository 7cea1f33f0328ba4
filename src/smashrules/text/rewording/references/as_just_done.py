"""What leans on the deed of the sentence before: "return one of your other minions here to your hand. If you cannot,
return this one", "move one of your minions. If ..., you may move it again".

This one goes to the same place, and that minion is moved again. Knows words and their neighbours, and what the
sentence before has said, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import looking_back, put
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_GOING = ("return", "place", "put", "shuffle", "move")
_TO = ("to", "into", "on", "in")
_THIS = (["this", "one"], ["this", "minion"], ["this", "card"])


def _there_too(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If you cannot, return this one": to where the other one would have gone."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    verb = words[-3:-2]
    if words[-2:] not in _THIS or not verb or verb[0] not in _GOING or words[:1] != ["if"]:
        return tokens
    begin = next((at for at, word in enumerate(said) if word in _TO and verb_of(said[0], lex) == verb[0]), 0)
    if said[:1] != verb or not begin or {",", "and", "then", "or"} & set(said):
        return tokens
    at = tokens[-1].end
    return [*tokens, *(Token(word, at, at) for word in said[begin:])]


def _moved_again(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "You may move it again": that minion, which was moved."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    place = next((at for at in range(len(words) - 2) if words[at : at + 3] == ["move", "it", "again"]), -1)
    moved = said[1:] if said[:1] == ["move"] else said[3:] if said[:3] == ["you", "may", "move"] else []
    one = moved[:3] in (["one", "of", "your"], ["one", "&of", "your"]) or moved[:1] in (["a"], ["another"])
    minion = [word for word in moved if lex.nouns.get(word, ("",))[0] == "minion"]
    if place < 0 or not one or len(minion) != 1 or "minion" in {lex.nouns.get(word, ("",))[0] for word in words}:
        return tokens
    return [*put(tokens, place + 1, place + 2, ["that", "minion"])]


def _of_the_pile(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Shuffle your discard pile. Reveal the top card of it": of your discard pile."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    shuffled = len(said) == 3 and verb_of(said[0], lex) == "shuffle" and said[1] in ("your", "their")
    place = next((at for at in range(1, len(words)) if words[at] == "it" and words[at - 1] in ("of", "&of")), 0)
    place = place or next((at for at in range(1, len(words)) if words[at] == "it" and words[at - 1] == "from"), 0)
    if not shuffled or said[2] not in ("discard_pile", "deck") or not place:
        return tokens
    return put(tokens, place, place + 1, said[1:])


def _into_the_pile(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If your deck is empty, shuffle your discard pile into it": into your deck."""
    words = words_of(tokens)
    place = next((at for at in range(1, len(words)) if words[at - 1 : at + 1] == ["into", "it"]), 0)
    comma = words.index(",") if "," in words else 0
    asked = words[1:comma]
    named = [
        at for at in range(1, len(asked)) if asked[at - 1] in ("your", "their") and asked[at] in ("deck", "hand")
    ]
    others = [word for word in asked if lex.nouns.get(word, ("", ""))[1] == "one" and word not in ("deck", "hand")]
    if words[:1] != ["if"] or place < comma or len(named) != 1 or others:
        return tokens
    return put(tokens, place, place + 1, asked[named[0] - 1 : named[0] + 1])


AS_JUST_DONE = (
    looking_back(_into_the_pile, "into", "it", "if"),
    looking_back(_of_the_pile, "it", "of &of from"),
    looking_back(_there_too, "if", "this", " ".join(_GOING)),
    looking_back(_moved_again, "again", "move", "it"),
)
"""The rules of what leans on the deed before."""
