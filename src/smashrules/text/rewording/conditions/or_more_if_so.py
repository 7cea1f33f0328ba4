"""What is done instead where what was given for it is such a card: "you may discard a card to draw a card. If the
discarded card is a minion, draw two cards instead".

It is told with what is done for it: if you do, draw a card, or draw two cards instead if the discarded card is a
minion. Knows words and their neighbours, no structure; it is asked before a text is cut into sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import put, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "card", "titan")
_POINTED = (["the"], ["each"], ["that"])
_IF_YOU_DO = ["if", "you", "do", ","]
_GIVEN = ("discard", "destroy", "return", "reveal", "place", "shuffle", "bury")
_BOUNDS = (["or", "more"], ["or", "less"], ["or", "fewer"], ["or", "higher"], ["or", "greater"], ["or", "lower"])
_APART = {",", "or", "if", "then", "instead", "may", "otherwise"}
_ASKED = {",", "or", "if", "then", "instead"}


def _or_more_if_so(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you do, draw a card. If the discarded card is a minion, draw two instead": or draw two if it is."""
    words = words_of(tokens)
    for place in range(4, len(words) - 6):
        if words[place] != "if" or words[place - 1] != "." or not _of_that(words, place + 1, lex):
            continue
        end = sentence_end(words, place)
        comma = next((at for at in range(place, end) if words[at] == ","), end)
        asked, then = words[place + 1 : comma], words[comma + 1 : end]
        if len(then) < 3 or then[-1] != "instead" or not bare(then[0], lex) or _APART & set(then[:-1]):
            continue
        begin = sentence_begin(words, place - 2)
        given, told_so = _given(words[begin : place - 1], lex)
        deed = words[begin + given + (not told_so) : place - 1]
        bounded = [each for nth, each in enumerate(asked) if asked[nth : nth + 2] not in _BOUNDS]
        if not given or _ASKED & set(bounded) or _APART & set(deed):
            continue
        told = [*([] if told_so else [".", *_IF_YOU_DO]), *deed, ",", "or", *then, "if", *asked]
        return [*put(tokens[:end], begin + given, end, told), *_or_more_if_so(tokens[end:], lex)]
    return tokens


def _of_that(words: list[str], at: int, lex: Lexicon) -> bool:
    """Whether it is asked of what something was done to: "the discarded card", "that minion"."""
    noun = at + 1 + (lex.nouns.get(words[at + 1]) is None)
    done = noun == at + 1 or any(form == "participle" for _, form in lex.verbs.get(words[at + 1], ()))
    known = lex.nouns.get(words[noun], ("", "")) in ((each, "one") for each in _CARDS)
    return [words[at]] in _POINTED and done and known and (noun > at + 1 or words[at] == "that")


def _given(words: list[str], lex: Lexicon) -> tuple[int, bool]:
    """Where the words end that say what is done first, and whether a sentence before says it; 0 where none does."""
    if words[:4] == _IF_YOU_DO:
        return (4 if bare(words[4], lex) else 0), True
    to = next((at for at in range(2, len(words) - 1) if words[at] == "to" and bare(words[at + 1], lex)), 0)
    lead = words.index(",") + 1 if "," in words[:to] else 0
    begin = lead + 2 * (words[lead : lead + 2] == ["you", "may"])
    if not to or words[begin] not in _GIVEN or _APART & set(words[begin:to]):
        return 0, False
    return to, False


OR_MORE_IF_SO = (where(_or_more_if_so, "instead", "if", "the that each"),)
"""The rule of what is done instead where what was given is such a card."""
