"""Where a card has come that moved: "after this minion moves, you may move one of your minions there".

That is its base. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import put, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_MOVES = (["this", "minion", "moves"], ["this", "minion", "is", "moved"], ["this", "minion", "has", "moved"])
_WAITING = ("after", "when", "whenever")
_WHITHER: tuple[list[str], ...] = (
    [],
    ["to", "another", "base"],
    ["to", "a", "new", "base"],
    ["from", "one", "base", "to", "another"],
)
_SAME = (["the", "same", "base"], ["that", "base"], ["the", "new", "base"], ["its", "new", "base"])


def _there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this minion moves, move another minion to the same base": to its base."""
    words = words_of(tokens)
    begin = next((at for at in range(len(words)) if words[at] in _WAITING), -1) + 1
    moves = next((each for each in _MOVES if words[begin : begin + len(each)] == each), []) if begin else []
    at = begin + len(moves)
    whither = next((each for each in _WHITHER if words[at : at + len(each) + 1] == [*each, ","]), None)
    along = any(words[place : place + 2] == ["with", "it"] for place in range(at, len(words)))
    if not moves or whither is None or along:
        return tokens  # what goes along with it comes from the base that it left
    start = at + len(whither) + 1
    end = sentence_end(words, start)
    spoken = sum(words[each : each + len(same)] == same for same in _SAME for each in range(start, end))
    if spoken > 1 or (not spoken and {"base", "bases"} & set(words[start:end])):
        return tokens  # another base is spoken of
    for place in range(start + 2, end):
        same = next((each for each in _SAME if words[place : place + len(each)] == each), [])
        if same and words[place - 1] in ("to", "on", "at", "from"):
            return put(tokens, place, place + len(same), ["its", "base"])
        if words[place] == "there" and words[place + 1 : place + 2] not in (["is"], ["are"]):
            to = "to" if "move" in words[start:place] else "on"
            said = [] if words[place - 1] in ("to", "from") else [to]
            return put(tokens, place, place + 1, [*said, "its", "base"])
    return tokens


WHERE_IT_HAS_COME = (where(_there, "moves moved", "minion", "there same that new", " ".join(_WAITING)),)
"""The rule of where a card has come."""
