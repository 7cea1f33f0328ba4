"""One of yours and one of another player's that are chosen, told apart by whose they are: "choose one of your minions
and another player's minion here. Yours gains +2 power, theirs gets -2".

The one that was named first is the first, the other one the second. Knows words and their neighbours, no structure;
it is asked before a text is cut into sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_KINDS = {"minion": ("minion", "minions"), "action": ("action", "actions")}
_YOURS = (["one", "of", "your", "{many}"], ["a", "{one}", "of", "yours"], ["your", "{one}"])
_THEIRS = (
    ["another", "player", "'s", "{one}"],
    ["one", "of", "another", "player", "'s", "{many}"],
    ["one", "of", "an", "opponent", "'s", "{many}"],
    ["an", "opponent", "'s", "{one}"],
    ["a", "{one}", "of", "another", "player"],
    ["one", "of", "another", "player", "'s"],
    ["a", "{one}", "another", "player", "controls"],
    ["a", "{one}", "of", "another", "player", "'s"],
)
_STOPS = (".", ":")
_BEFORE = (".", ",", ":", "and", "then", "destroy", "return", "move", "place", "discard", "give", "on", "if")


def _chosen(words: list[str], begin: int, end: int, kind: tuple[str, str]) -> tuple[int, int]:
    """Where yours and theirs are named; -1 where they are not."""
    at = []
    for row in (_YOURS, _THEIRS):
        known = tuple([each.format(one=kind[0], many=kind[1]) for each in said] for said in row)
        found = [place for place in range(begin, end) if at_words(words, place, known)]
        at.append(found[0] if len(found) == 1 else -1)
    return at[0], at[1]


def _yours_and_theirs(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "(Choose one of your minions and another player's minion.) Destroy yours": destroy the first minion."""
    words = words_of(tokens)
    begin = next((at + 1 for at, word in enumerate(words) if word == "choose"), 0)
    end = next((at for at in range(begin, len(words)) if words[at] in _STOPS), 0)
    if not begin or not end or words.count("choose") != 1 or words[begin:end].count("and") != 1:
        return tokens
    kinds = [one for one, many in _KINDS.values() if {one, many} & set(words[begin:end])]
    if len(kinds) != 1 or {"two", "all", "each", "number", "or"} & set(words[begin:end]):
        return tokens
    yours, theirs = _chosen(words, begin, end, _KINDS[kinds[0]])
    if yours < 0 or theirs < 0:
        return tokens
    first = {"yours": yours < theirs, "theirs": theirs < yours}
    found: list[Token] = []
    for at, token in enumerate(tokens):
        if at <= end or token.word not in first:
            found.append(token)
            continue
        if words[at - 1] not in _BEFORE:
            return tokens  # "one of theirs"
        nth = "first" if first[token.word] else "second"
        found += [Token(each, token.start, token.end) for each in ("the", nth, kinds[0])]
    return found if len(found) != len(tokens) else tokens


YOURS_AND_THEIRS = (where(_yours_and_theirs, "yours theirs", "choose", "and"),)
"""The rule of yours and theirs."""
