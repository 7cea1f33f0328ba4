"""Remarks in brackets that only remind of what is so anyway: "(It may be the same one.)", "(They choose which one
stays.)" of what they do, "(Cards stored under it go with it.)".

They are left out. Who chooses is not, where somebody else does what is chosen for. Knows words and their neighbours,
no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_SO_ANYWAY = frozenset(
    f"&({one}_{may}_be_the_same_{which})"
    for one in ("it", "this", "that")
    for may in ("may", "can")
    for which in ("one", "card", "minion", "action")
) | frozenset(
    f"&({what}_{goes}_with_it)"
    for what in ("cards_stored_under_it", "any_cards_stored_under_it", "stored_cards", "actions_on_it", "cards_on_it")
    for goes in ("go", "move", "stay")
)
_WHICH = ("which", "which_one", "which_ones", "which_card", "which_one_stays", "which_stays", "which_ones_stay")
_THEY_CHOOSE = frozenset(f"&(they_choose_{each})" for each in _WHICH)
_YOU_CHOOSE = frozenset(f"&(you_choose_{each})" for each in _WHICH)
_THEY = (["each"], ["every"], ["that", "player"], ["another", "player"], ["they"], ["all", "players"])


def _reminded(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player discards all but one card. (They choose which one.)": they do so anyway."""
    words = words_of(tokens)
    for place in range(1, len(words)):
        if words[place] not in _SO_ANYWAY | _THEY_CHOOSE | _YOU_CHOOSE:
            continue
        last = place - (words[place - 1] == ".")
        begin = max((at + 1 for at in range(last) if words[at] in (".", ":")), default=0)
        said = words[begin:last]
        theirs = any(said[: len(each)] == each for each in _THEY) and "you" not in said
        yours = bare(said[0], lex) if said else False
        if (words[place] in _THEY_CHOOSE and not theirs) or (words[place] in _YOU_CHOOSE and not yours):
            continue
        return [*tokens[:place], *_reminded(tokens[place + 1 :], lex)]
    return tokens


REMINDERS = (where(_reminded, " ".join(sorted(_SO_ANYWAY | _THEY_CHOOSE | _YOU_CHOOSE))),)
"""The rule of remarks that remind of what is so anyway."""
