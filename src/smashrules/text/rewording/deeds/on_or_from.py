"""Two things done to one that is told once, each with its own preposition: "after an action is played on or
transferred to this minion", "counters cannot be placed on or removed from this minion".

To what the first is done is told again. Knows words and their neighbours, no structure; it is asked before words are
joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import done_word
from smashrules.text.words.tokens import Token, words_of

_WAYS = ("on", "onto", "to", "from", "into")
_BEING = ("is", "are", "was", "were", "be", "been")
_WAITING = ("after", "when", "whenever", "before", "if")
_ENDS = (".", ",", ";", ":", "until", "while", "unless", "if", "this", "and", "or")
_KNOWN = ("this", "that", "it", "them", "your", "its", "one", "each", "any", "a", "another")


def _told_of_both(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Played on or transferred to this minion": played on this minion or transferred to this minion; an event has
    whom it happens to told again."""
    words = words_of(tokens)
    for place in range(3, len(words) - 4):
        one, other = words[place - 2], words[place + 1]
        joined = words[place] in ("or", "and") and words[place - 1] in _WAYS and words[place + 2] in _WAYS
        if not joined or not (done_word(one, lex) and done_word(other, lex)) or words[place + 3] not in _KNOWN:
            continue
        be = max((at for at in range(place - 2) if words[at] in _BEING), default=0)
        if be != place - 3:
            continue
        begin = place + 3
        end = next((at for at in range(begin + 1, len(words)) if words[at] in _ENDS), len(words))
        at = tokens[place - 1].end
        what = said_at(tokens[begin:end], at)
        lead = begin_behind(words, be, (".", ",", ":", ";"))
        waits = 1 if words[lead] in _WAITING else 2 * (words[lead : lead + 2] == ["each", "time"])
        subject = said_at(tokens[lead + waits : be + 1], tokens[place].end) if waits else []
        if waits and words[place] != "or":
            continue
        head, tail = tokens[: place + 1], _told_of_both(tokens[place + 1 :], lex)
        if words[lead] == "no" and words[be - 1 : be + 1] == [
            "can",
            "be",
        ]:  # "no counters can be placed"
            head = [*tokens[:lead], *tokens[lead + 1 : be - 1], replace(tokens[be - 1], word="cannot"), *head[be:]]
        return [*head[:-1], *what, head[-1], *subject, *tail]
    return tokens


def _taken_from(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Return one of your actions from a minion to your hand": one of your actions on a minion."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        action = words[place - 1] in _ACTIONS and words[place] == "from"
        if not action or words[place + 1] not in _ONE_OF_THEM:
            continue
        deed = next((at for at in range(place - 1, -1, -1) if words[at] in _TAKING or words[at] in _ENDS), 0)
        nouns = (lex.nouns.get(each, ("",))[0] for each in words[place + 1 : place + 7])
        host = next((each for each in nouns if each in _HOSTS), "")
        if words[deed] in _TAKING and host in _BEARERS:
            return [*tokens[:place], replace(tokens[place], word="on"), *_taken_from(tokens[place + 1 :], lex)]
    return tokens


_ACTIONS = ("action", "actions")
_ONE_OF_THEM = ("a", "an", "another", "one", "any", "this", "that", "your", "each")
_TAKING = ("return", "returns", "destroy", "destroys", "discard", "discards")
_BEARERS = ("minion", "titan")
_HOSTS = (*_BEARERS, "base", "hand", "deck", "discard_pile", "pile")
ON_OR_FROM = (
    where(_taken_from, "from", "action actions", " ".join(_TAKING)),
    where(_told_of_both, "or and", " ".join(_WAYS), " ".join(_BEING)),
)
"""The rules of two things done to one, and of what is taken from where it is on."""
