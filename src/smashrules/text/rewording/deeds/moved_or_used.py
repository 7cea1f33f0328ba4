"""What is said once of two events of one card: "after this minion moves or uses a talent"; and of the one base that
several cards are from: "two of your minions from the same base".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_OPENERS = ("after", "before", "when", "whenever", "each_time")
_STANDING = ("minion", "titan", "monster")


def _of_the_same_card(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this minion moves or uses a talent": or this minion uses one."""
    words = words_of(tokens)
    if len(words) < 6 or words[0] not in _OPENERS or words[1] != "this":
        return tokens
    end = next((at for at, word in enumerate(words) if word == ","), len(words))
    if words[2] not in lex.nouns or not _told_of_one(words[3], lex):
        return tokens
    for place in range(4, end - 1):
        if words[place] == "or" and _told_of_one(words[place + 1], lex):
            at = tokens[place].end
            again = [replace(each, start=at, end=at) for each in tokens[1:3]]
            return [*tokens[: place + 1], *again, *tokens[place + 1 :]]
    return tokens


def _told_of_one(word: str, lex: Lexicon) -> bool:
    return any(form == "third" for _, form in lex.verbs.get(word, ()))


def _from_one_base(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy two minions from the same base": on it. Of an action it would not say what that lies on."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        if words[place : place + 3] != ["from", "the_same", "base"]:
            continue
        noun = max((at for at in range(place) if words[at] in lex.nouns), default=0)
        kind, number = lex.nouns.get(words[noun], ("", ""))
        buried = kind == "card" and words[noun - 1] == "buried"
        if number == "many" and (kind in _STANDING or buried):
            return [*tokens[:place], replace(tokens[place], word="on"), *tokens[place + 1 :]]
    return tokens


MOVED_OR_USED = (
    where(_of_the_same_card, "or", "this", "after before when whenever each_time"),
    where(_from_one_base, "the_same", "from", "base"),
)
"""The rules that say both at length, in the order in which they are asked."""
