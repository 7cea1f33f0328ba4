"""Who plays with their hand revealed, or keeps the top card of their deck face up.

The hand of each of them, or that card, is face up. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_OPEN = ("revealed", "face_up", "faceup", "open", "visible")
_WITH = (["play", "with"], ["plays", "with"], ["must", "play", "with"], ["keep"], ["keeps"], ["must", "keep"])
_POSS = (["your"], ["their"], ["his", "or", "her"], ["his_or_her"])
_HAND = (["hand"], ["hands"], ["cards", "in", "hand"])
_TOP = (["the", "top", "card", "of"], ["the", "top", "cards", "of"])
_DECK = (["deck"], ["decks"])
_WHO = ("player", "opponent")
_OF_WHOM = {"you": ["your"], "they": ["their"]}
_EACH = {
    "": ["each"],
    "all": ["each"],
    "other": ["each", "other"],
    "all other": ["each", "other"],
    **{each: each.split() for each in ("each", "each other", "another", "that", "the")},
}
_BREAKS = (",", ".", ":", "and", "then", "&then", "or")


def _lies_open(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each other player plays with their hand revealed": the hand of each other player is face up."""
    words = [*words_of(tokens), ""]
    for place in range(len(tokens)):
        with_ = at_words(words, place, _WITH)
        end = place + len(with_)
        top = at_words(words, end, _TOP)
        end += len(top)
        poss = at_words(words, end, _POSS) if with_ else []
        pile = at_words(words, end + len(poss), _DECK if top else _HAND) if poss else []
        end += len(poss) + len(pile)
        if not pile or words[end] not in _OPEN:
            continue
        begin = begin_behind(words, place, _BREAKS)
        who = ["you"] if place == begin and poss == ["your"] else _of_each(words[begin:place])
        if not who:
            return tokens
        what = ["the", "top", "card", "of"] if top else []
        noun = "deck" if top else "hand"
        whose = [*_OF_WHOM[who[0]], noun] if who[0] in _OF_WHOM else ["the", noun, "of", *who]
        return put(tokens, begin, end + 1, [*what, *whose, "is", "face_up"])
    return tokens


def _of_each(who: list[str]) -> list[str]:
    """The players who do it, each of them: "other players with a minion here" are each other player with one."""
    if who in (["you"], ["they"]):
        return who
    noun = next((place for place, word in enumerate(who) if word.removesuffix("s") in _WHO), -1)
    ahead = _EACH.get(" ".join(who[:noun])) if noun >= 0 else None
    return [*ahead, who[noun].removesuffix("s"), *who[noun + 1 :]] if ahead is not None else []


HAND_REVEALED = (where(_lies_open, " ".join(_OPEN), "hand hands deck decks", "play plays keep keeps"),)
"""The rule of what lies open before all."""
