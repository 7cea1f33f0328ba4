"""What you and one other player each do with what is their own: "you and that player may each move one of your own
minions".

It is told of you, then of that player. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, verb_of
from smashrules.text.words.tokens import Token, words_of

_THAT = ["that", "player"]
_ANOTHER = ["another", "player"]
_BOTH = (
    (["you", "and", "that", "player"], _THAT),
    (["that", "player", "and", "you"], _THAT),
    (["you", "and", "they"], _THAT),
    (["you", "and", "another", "player", "of", "your", "choice"], _ANOTHER),
    (["you", "and", "another", "player", "of_your_choice"], _ANOTHER),
    (["you", "and", "another", "player"], _ANOTHER),
    (["each", "of", "you"], _THAT),
    (["both", "of", "you"], _THAT),
    (["you", "both"], _THAT),
    (["you"], _THAT),
)
_WAYS: tuple[list[str], ...] = (["may", "each"], ["each", "may"], ["each"], ["may", "both"], ["both"], ["may"], [])
_ONE_EACH = {"hands": "hand", "decks": "deck", "piles": "pile"}
_NOTHING_ELSE = {"their", "he", "she", "they", "if", "unless", "that", "this", "it", ",", ":"}


def _each_their_own(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You and that player may each move one of your own minions": you may move one of yours. They may move one of
    theirs."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        if place and words[place - 1] not in (".", ",", ":", "then", "and"):
            continue
        who, other = next((each for each in _BOTH if words[place : place + len(each[0])] == each[0]), ([], []))
        verb = place + len(who)
        how = next((each for each in _WAYS if words[verb : verb + len(each)] == each), [])
        apart = {"each", "both"} & {*who, *how}
        verb += len(how)
        does = words[verb] if who and apart and verb < len(words) else ""
        does = does if bare(does, lex) else next((v for v, f in lex.verbs.get(does, ()) if f == "third"), "")
        end = sentence_end(words, verb)
        rest = words[verb + 1 : end]
        if not does or "your" not in rest or _NOTHING_ELSE & set(rest):
            continue
        if other == _THAT and not any(_one(words, at) for at in range(place)):
            continue
        may = ["may"] if "may" in how else []
        said = [_ONE_EACH.get(each, each) for each in rest]
        theirs = ["their" if each == "your" else each for each in said]
        again = does if may else lex.forms[verb_of(does, lex)][1]
        start, stop = tokens[place].start, tokens[verb].start
        first = [*(["you", *may] if may else []), does, *said, ".", *other, *may]
        you = [
            Token(each, min(start + nth, stop - 1), min(start + nth + 1, stop)) for nth, each in enumerate(first)
        ]  # each at a place of its own, by which nouns are known
        they = [replace(token, word=word) for token, word in zip(tokens[verb:end], [again, *theirs], strict=True)]
        return [*tokens[:place], *you, *they, *tokens[end:]]
    return tokens


def _one(words: list[str], at: int) -> bool:
    """Whether one other player is spoken of there."""
    return words[at] == "player" and words[at - 1 : at] in (["another"], ["other"], ["a"], ["that"], ["one"])


YOU_AND_THEY = (where(_each_their_own, "each both", "you", "your"),)
"""The rule of what you and another player each do."""
