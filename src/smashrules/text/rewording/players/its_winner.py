"""Whose winner or runner-up somebody is, where a base scores: "after a base scores, its runner-up draws two cards",
"that base's winner", "the winner of that base".

It is the winner, or the runner-up, of the base that scores; "the winner's power" is that which they have there, and
where nothing else is told of, it is asked as this base scores. Knows words and their neighbours, no structure; it is
asked before a text is cut into sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHO = ("winner", "runner-up")
_BASES = (["a", "base"], ["this", "base"], ["that", "base"], ["the", "base"], ["it"])
_OWN = (
    ["its"],
    ["that", "base", "'s"],
    ["the", "base", "'s"],
    ["this", "base", "'s"],
    ["the", "scored", "base", "'s"],
)
_OF = (["of", "that", "base"], ["of", "the", "base"], ["of", "it"], ["of", "the", "scored", "base"])
_CARDS = ("minion", "action", "card", "titan")


def _its_winner(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After a base scores, its runner-up draws a card": the runner-up does."""
    words = words_of(tokens)
    for place in range(5, len(words)):
        if words[place] not in _WHO:
            continue
        own = next((each for each in _OWN if words[place - len(each) : place] == each), [])
        of = at_words(words, place + 1, _OF) if words[place - 1] == "the" else []
        if not (own or of) or not _scores(words, place, lex):
            continue
        begin = place - len(own) if own else place - 1
        told = put(tokens, begin, place + 1 + len(of), ["the", words[place]])
        return [*told[: begin + 2], *_its_winner(told[begin + 2 :], lex)] if own else _its_winner(told, lex)
    return tokens


def _scores(words: list[str], place: int, lex: Lexicon) -> bool:
    """Whether the sentence says that a base scores, and has named nothing else since that has a winner."""
    begin = sentence_begin(words, place)
    scores = next((at for at in range(begin, place) if words[at] == "scores"), 0)
    if not scores or words[begin : begin + 1] not in (["after"], ["when"], ["whenever"]):
        return False
    base = any(words[scores - len(each) : scores] == each for each in _BASES)
    named = [each for each in words[scores:place] if lex.nouns.get(each, ("",))[0] in _CARDS]
    return base and not named


def _power_of_winner(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When this base scores, if the winner's power is 20 or more": their total power here."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        power = place + 2 + (words[place + 2] == "total")
        if words[place] not in _WHO or words[place + 1] != "'s" or words[power] != "power" or "duel" in words:
            continue
        begin = sentence_begin(words, place)
        base = next((words[at - 2 : at] for at in range(begin + 2, place) if words[at] == "scores"), [])
        if base not in (["this", "base"], ["a", "base"]):
            continue
        where_, end = ["here" if base[0] == "this" else "there"], power + 1
        told = words[end : end + 1] in (["here"], ["there"])
        where_, end = (words[end : end + 1], end + 1) if told else (where_, end)
        end += words[end : end + 1] == ["alone"]
        done = put(tokens, place + 2, end, ["total", "power", *where_])
        return [*done[: place + 3], *_power_of_winner(done[place + 3 :], lex)]
    return tokens


def _as_it_scores(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If the winner of this base has only one minion here, ...": when this base scores."""
    words = words_of(tokens)
    if words[:1] != ["if"]:
        return tokens
    of = at_words(words, 3, (["of", "this", "base"], [])) if words[1:3] == ["the", "winner"] else ["?"]
    verb = 3 + len(of)
    if of == ["?"] or not ({"here"} & set(words)) or {"scores", "duel", "scored"} & set(words):
        return tokens
    if words[verb : verb + 1] not in (["has"], ["'s"], ["had"], ["is"], ["does"]):
        return tokens
    return put(tokens, 0, verb, ["when", "this", "base", "scores", ",", "if", "the", "winner"])


ITS_WINNER = (
    where(_its_winner, "winner runner-up", "scores", "its of 's"),
    where(_as_it_scores, "winner", "if", "here"),
    where(_power_of_winner, "winner runner-up", "scores", "power"),
)
"""The rules of the winner, or runner-up, of what scores."""
