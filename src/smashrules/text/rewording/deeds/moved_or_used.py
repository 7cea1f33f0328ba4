"""What is said once of two events of one card: "after this minion moves or uses a talent"; and of the one base that
several cards are from: "two of your minions from the same base".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import done_word, third
from smashrules.text.words.tokens import Token, words_of

_OPENERS = ("after", "before", "when", "whenever", "each_time")
_STANDING = ("minion", "titan", "monster")


def _of_the_same_card(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this minion moves or uses a talent", "after one of your minions moves or is returned to your hand": or
    this minion uses one, or one of your minions is returned there."""
    words = words_of(tokens)
    begin = next((at for at in range(len(words)) if words[at] in _OPENERS), len(words))
    if words[begin - 1 : begin] not in ([], [","]) or words[begin + 1 : begin + 2] == ["you"]:
        return tokens
    end = next((at for at in range(begin, len(words)) if words[at] == ","), len(words))
    verb = next((at for at in range(begin + 2, end) if _told_of_one(words[at], lex)), 0)
    who = tokens[begin + 1 : verb]
    if not verb or not _is_one(words[begin + 1 : verb], lex):
        return tokens
    for place in range(verb + 1, end - 1):
        told = _told_of_one(words[place + 1], lex)
        done = done_word(words[place + 1], lex)
        listed = done_word(words[place - 1], lex)  # "destroyed or moved"
        passive = done and words[verb] == "is" and not (listed or told)
        if words[place] != "or" or not (told or passive):
            continue
        alone = place == verb + 1
        if alone and words[place + 1] == "is" and words[place + 3 : end] in ([], ["here"], ["there"]):
            return tokens  # "moves or is destroyed", "moves or is played here": both of them there
        if alone and not (words[verb] == "moves" or words[begin + 1] == "this"):
            return tokens  # "reveals or looks at a card": of the same card
        at = tokens[place].end
        again = said_at((*who, *([tokens[verb]] if passive else [])), at)
        return [*tokens[: place + 1], *again, *tokens[place + 1 :]]
    return tokens


def _is_one(words: list[str], lex: Lexicon) -> bool:
    """Whether one card is spoken of, wherever it is: "this minion", "one of your other minions here"."""
    nouns = [lex.nouns[each][0] for each in words if each in lex.nouns and lex.nouns[each][0] != "player"]
    single = words[0] in ("this", "a", "an", "another", "one") and len(words) <= _MOST
    return single and len(nouns) == 1 and nouns[0] in _CARDS and not {"or", "and", "that"} & set(words)


def _told_of_one(word: str, lex: Lexicon) -> bool:
    return word == "is" or third(word, lex)


_CARDS = ("minion", "titan", "monster", "action", "card")
_MOST = 6


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
    where(_of_the_same_card, "or", "after before when whenever each_time"),
    where(_from_one_base, "the_same", "from", "base"),
)
"""The rules that say both at length, in the order in which they are asked."""
