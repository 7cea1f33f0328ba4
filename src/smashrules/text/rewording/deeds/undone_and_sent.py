"""What is undone and goes somewhere, told of it: "that action has no effect and is placed in its owner's hand".

It is cancelled, and placed there. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SENT = {"placed": "place", "returned": "return", "shuffled": "shuffle", "destroyed": "destroy"}


def _undone_and_sent(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "That action is cancelled and is placed in its owner's hand": cancel that action and place it there."""
    words = words_of(tokens)
    at = words.index("cancelled")
    which = tokens[: at - 1]
    named = [each.word for each in which] in (["it"], *(["that", noun] for noun in ("action", "minion", "card")))
    behind = at + 2 + (words[at + 2 : at + 3] == ["is"])
    told = words[at - 1] == "is" and words[at + 1 : at + 2] == ["and"] and words[behind : behind + 1]
    if not named or not told or words[behind] not in _SENT:
        return tokens
    start = tokens[0].start
    cancel = Token("cancel", start, start)
    send = replace(tokens[behind], word=_SENT[words[behind]], start=tokens[at + 2].start)
    it = Token("it", send.end, send.end)
    return [cancel, *which, tokens[at + 1], send, it, *tokens[behind + 1 :]]


def _from_another(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Transfer a counter from this minion to another one of your minions, or to this minion from another": from
    another one of your minions."""
    words = words_of(tokens)
    last = len(words) - 1
    if words[last] != "another" or words[last - 1] not in ("from", "to") or words[:1] not in (["transfer"], ["move"]):
        return tokens
    joints = [at for at in range(last) if words[at] in ("or", "@or")]
    first = words.index("another")
    if len(joints) != 1 or first >= joints[0]:
        return tokens
    joint = joints[0]
    end = joint - (words[joint - 1] == ",")
    at = tokens[last].end
    again = said_at(tokens[first + 1 : end], at)
    comma = tokens[:end] if end < joint else tokens[:joint]
    return [*comma, *tokens[joint:], *again] if again else tokens


UNDONE_AND_SENT = (
    where(_undone_and_sent, "cancelled", "and", " ".join(_SENT)),
    where(_from_another, "another", "or @or", "from"),
)
"""The rules of what is undone, and of what goes one way or the other."""
