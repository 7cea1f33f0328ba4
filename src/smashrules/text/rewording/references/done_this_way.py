"""The one card to which something was done: "the minion discarded this way", "the minion you destroyed this way",
"the minion you control this way".

It is the discarded minion, and that minion. Knows words and their neighbours, no structure; it is asked before words
are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "card", "titan")
_WHO = (["you"], ["they"], ["that", "you"], ["that", "was"], ["that", "they"], ["which", "was"], ["which", "you"])
_CONTROL = (
    ["you", "control"],
    ["you", "controlled"],
    ["you", "took", "control", "of"],
    ["you", "gained", "control", "of"],
    ["you", "take", "control", "of"],
    ["you", "gain", "control", "of"],
    ["taken", "control", "of"],
)
_WAY = ["this", "way"]


def _done_this_way(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The power of the minion discarded this way": of the discarded minion."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        if words[place] != "the" or lex.nouns.get(words[place + 1], ("", "")) not in _ONE:
            continue
        control = at_words(words, place + 2, _CONTROL)
        end = place + 2 + len(control)
        if control and words[end : end + 2] == _WAY and _controlled(words[:place]):
            return _done_this_way(put(tokens, place, end + 2, ["that", words[place + 1]]), lex)
        who = at_words(words, place + 2, _WHO)
        verb = place + 2 + len(who)
        done = _done(words[verb], "was" in who or not who, lex)
        if not done or words[verb + 1 : verb + 3] != _WAY or not _named(words[:place], done, lex):
            continue
        told = ["the", lex.forms[done][3], words[place + 1]]
        return _done_this_way(put(tokens, place, verb + 3, told), lex)
    return tokens


def _done(word: str, passive: bool, lex: Lexicon) -> str:
    """The verb of which the word tells that it was done; empty where it is none."""
    forms = ("participle",) if passive else ("past",)
    return next((verb for verb, form in lex.verbs.get(word, ()) if form in forms), "")


def _named(before: list[str], verb: str, lex: Lexicon) -> bool:
    """Whether that deed was told before."""
    return any(name == verb for word in before for name, _ in lex.verbs.get(word, ()))


def _controlled(before: list[str]) -> bool:
    """Whether control of something was spoken of, and not of one thing or another."""
    return "or" not in before and any(before[at : at + 2] == ["control", "of"] for at in range(len(before)))


_ONE = tuple((each, "one") for each in _CARDS)

DONE_THIS_WAY = (where(_done_this_way, "way", "this", "the"),)
"""The rule of the card to which something was done."""
