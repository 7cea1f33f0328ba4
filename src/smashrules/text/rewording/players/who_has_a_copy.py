"""Who has a card in hand that was named, and does something with it: "each player with a copy of it in their hand
reveals it", "any player who has the named card must discard it".

Each of them reveals one from their hand, and who has none does not. Knows words and their neighbours, no structure;
it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_WHO = (
    ["each", "player"],
    ["each", "other", "player"],
    ["any", "player"],
    ["any", "other", "player"],
    ["every", "player"],
    ["every", "other", "player"],
    ["all", "players"],
    ["all", "other", "players"],
    ["other", "players"],
    ["each", "opponent"],
)
_HAVE = (["with"], ["who", "has"], ["who", "have"], ["that", "has"], ["holding"], ["who", "holds"])
_COPY = (
    ["a", "copy", "of", "it"],
    ["a", "copy", "of", "that", "card"],
    ["a", "copy", "of", "that", "minion"],
    ["a", "copy", "of", "that", "action"],
    ["a", "copy", "of", "the", "named", "card"],
    ["a", "copy", "of", "the", "named", "minion"],
    ["a", "copy", "of", "the", "named", "action"],
    ["a", "card", "with", "that", "name"],
    ["a", "card", "of", "that", "name"],
    ["the", "named", "card"],
    ["the", "named", "minion"],
    ["the", "named", "action"],
    ["that", "card"],
)
_HAND = (["in", "their", "hand"], ["in", "hand"], ["in", "his", "or", "her", "hand"], ["in", "their", "hands"])
_IT = (["it"], ["that", "card"], ["one"], ["them"], ["that", "copy"], ["the", "card"], ["one", "of", "them"])
_DEEDS = ("reveal", "discard", "show")
_STOPS = (".", ",", ";", "and", "or", "to")


def _who_has_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player with a copy of it in their hand reveals it": each player reveals a copy of it from their hand."""
    words = [*words_of(tokens), "."]
    for place in range(1, len(tokens) - 6):
        who = at_words(words, place, _WHO)
        begin = place + len(who)
        have = at_words(words, begin, _HAVE)
        copy = at_words(words, begin + len(have), _COPY)
        held = begin + len(have) + len(copy)
        hand = at_words(words, held, _HAND)
        verb = held + len(hand)
        moods = at_words(words, verb, (["must"], ["may"]))
        verb += len(moods)
        does = verb_of(words[verb], lex) if verb < len(words) else ""
        it = at_words(words, verb + 1, _IT)
        end = verb + 1 + len(it)
        if not (who and have and copy and hand and it) or does not in _DEEDS or words[end] not in _STOPS:
            continue
        if words[place - 1] not in (".", ":", ",") or not {"name", "names", "choose", "chooses"} & set(words[:place]):
            continue
        single = who[-1] not in ("players", "opponents")
        each = ["each", *(["other"] if "other" in who else []), "opponent" if who[-1] == "opponent" else "player"]
        deed = "reveal" if does == "show" else does
        said = [*moods, deed] if moods else [deed + "s"]
        one = copy if copy[0] == "a" else ["a", "copy", "of", "it"]
        told = [*each, *said, *one, "from", "their", "hand"]
        if not single and "may" in moods:
            continue
        changed = put(tokens, place, end, told)
        behind = place + len(told)
        return [*changed[:behind], *_who_has_it_behind(changed, behind, lex)]
    return tokens


def _who_has_it_behind(tokens: list[Token], begin: int, lex: Lexicon) -> list[Token]:
    """What stands behind, where something was named."""
    at = tokens[begin - 1].end
    return _who_has_it([Token("name", at, at), *tokens[begin:]], lex)[1:]


WHO_HAS_A_COPY = (where(_who_has_it, "hand hands", "with has have holds holding", "copy named name card"),)
"""The rule of who has what was named."""
