"""What a card of yours may or must do itself: "this minion may move to another base", "one of your minions may go
along with it".

You may move it, or have to. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_KINDS = ("minion", "titan")
_YOURS = (
    *(["this", kind] for kind in _KINDS),
    *(["one", "of", "your", *other, f"{kind}s"] for kind in _KINDS for other in ([], ["other"])),
    *(["another", "of", "your", f"{kind}s"] for kind in _KINDS),
)
_AT = (["here"], ["there"], ["from", "the_same", "base"])
_MOVING = (["move"], ["be", "moved"])
_GOING = (["go"], ["come"])
_ALONG = (["along"], ["with", "it"], ["with", "that"])


def _moves_itself(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion may move there": you may move it there. "This minion must move": move it."""
    words = words_of(tokens)
    for begin in range(len(words) - 2):
        who = at_words(words, begin, _YOURS) if not begin or words[begin - 1] == "," else []
        modal = begin + len(who) + len(at_words(words, begin + len(who), _AT))
        if not who or words[modal : modal + 1] not in (["may"], ["must"]):
            continue
        also = words[modal + 1 : modal + 2] == ["also"]
        verb = modal + 1 + also
        end = verb + len(at_words(words, verb, _MOVING))
        if end == verb:
            end = verb + len(at_words(words, verb, _GOING))
            if end == verb or not at_words(words, end, _ALONG):
                continue
        if words[modal - 1] == "there" and words[end : end + 1] in (["with"], ["along"]):
            return tokens  # there, or with it to there
        start = tokens[begin].start
        you = [Token("you", start, start), Token(words[modal], start, start)]
        if also:
            you.append(replace(tokens[modal + 1], start=start, end=start))
        move = Token("move", start, start)
        rest = tokens[end:]
        if words[end : end + 1] == ["along"] and words[end + 1 : end + 2] in ([], ["."]):
            rest = [replace(rest[0], word="with"), Token("it", rest[0].end, rest[0].end), *rest[1:]]
        return [*tokens[:begin], *you, move, *tokens[begin:modal], *rest]
    return tokens


MOVES_ITSELF = (where(_moves_itself, "move moved go come", "may must", "this your"),)
"""The rule of what cards of yours do themselves."""
