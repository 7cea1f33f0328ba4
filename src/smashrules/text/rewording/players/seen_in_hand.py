"""What somebody has in a hand that is looked at, said at full length: "if you look at a hand and they have a minion"
asks for the minions that were in it then, and not for those in play.

Knows words and their neighbours, and what the sentences before have said, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_LOOKING = ("look_at", "looked_at")
_SHOWING = (*_LOOKING, "looks_at", "reveal", "reveals")
_SEVERAL = ("each", "all", "every")
_HAVING = ("have", "had")
_CARDS = ("minion", "action", "card", "titan")
_WHERE = ("in", "on", "at", "here", "there", "from", "than", "and", "or", "if", "when")


def _had_then(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you look at it and they have two minions": if they had them in it when you looked at it."""
    words = words_of(tokens)
    begin = next((at for at in range(len(words) - 4) if words[at : at + 2] == ["if", "you"]), None)
    if begin is None or words[begin + 2] not in _LOOKING or "," not in words[begin:]:
        return tokens
    comma = words.index(",", begin)
    hand = words.index("hand", begin) if "hand" in words[begin:comma] else comma
    have = hand + 3
    if words[hand + 1 : have] != ["and", "they"] or have >= comma or words[have] not in _HAVING:
        return tokens
    if not _things(words[have + 1 : comma], lex):
        return tokens
    at = tokens[comma - 1].end
    told = [Token(each, at, at) for each in ("in", "their", "hand", "when", "you", "looked_at", "their", "hand")]
    had = [replace(tokens[begin], end=tokens[have - 1].start), tokens[have - 1], replace(tokens[have], word="had")]
    return [*tokens[:begin], *had, *tokens[have + 1 : comma], *told, *tokens[comma:]]


def _in_that_hand(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Look at another player's hand. If they have no actions, ...", "if it has none": in that hand."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    looked = [at for at, word in enumerate(said) if word in _SHOWING]
    if words[:3] not in _IF_IT_HAS or len(words) < 5 or "," not in words:
        return tokens
    if not looked or set(said) & set(_SEVERAL):
        return tokens
    if said[-1] != "hand" or set(said[looked[-1] :]) & {"and", "then", ","}:
        return tokens
    hand, yours = words[1] == "it", said[-2] == "your"
    if (yours and not hand) or (hand and set(said[looked[-1] :]) & _OUT_OF):
        return tokens
    comma = words.index(",")
    inside = comma - 2 if hand and words[comma - 2 : comma] == ["in", "it"] else comma
    if not _things(words[3:inside], lex):
        return tokens
    at = tokens[comma - 1].end
    who, whose = ("you", "your") if yours else ("they", "their")
    have = [replace(tokens[1], word=who), replace(tokens[2], word="have")]
    return [
        tokens[0],
        *have,
        *tokens[3:inside],
        *(Token(each, at, at) for each in ("in", whose, "hand")),
        *tokens[comma:],
    ]


_OR_LESS = ("or_less", "or_more")
_IF_IT_HAS = (["if", "they", "have"], ["if", "it", "has"])
_OUT_OF = {"from", "in"}


def _things(words: list[str], lex: Lexicon) -> bool:
    """Whether they are cards of which no place is said."""
    if words[-1:] and words[-1] in _OR_LESS:
        words = words[:-1]
    if len(words) > 3 and words[-3] in ("of", "with") and words[-2] in ("power", "printed_power"):
        words = words[:-3]
    known = [lex.nouns.get(each, ("",))[0] for each in words]
    return bool(words) and known[-1] in _CARDS and not set(words) & set(_WHERE)


SEEN_IN_HAND = (where(_had_then, "look_at looked_at", "hand", "if"),)
"""The rule of what is seen in a hand, in one sentence."""
SEEN_BEFORE = looking_back(_in_that_hand, "if", "they it", "have has")
"""The rule of a hand that the sentence before has looked at."""
