"""Remarks in brackets that only remind of what is so anyway: "(It may be the same one.)", "(They choose which one
stays.)" of what they do, "(Cards stored under it go with it.)".

They are left out. Who chooses is not, where somebody else does what is chosen for. Knows words and their neighbours,
no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import sentence_begin, where
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
_EXTRA = ("extra_cards", "extra_minions", "extra_actions", "extra_plays", "extra_ones", "cards_played_as_extra")
_COUNTED_ANYWAY = frozenset(
    f"&({said.format(what)})"
    for what in _EXTRA
    for said in (
        "including_{}", "{}_included", "{}_count", "{}_count_too", "{}_also_count", "{}_are_counted",
        "{}_count_toward_this", "{}_count_towards_this", "{}_count_for_this",
    )
)  # fmt: skip
_WHICH = ("which", "which_one", "which_ones", "which_card", "which_one_stays", "which_stays", "which_ones_stay")
_THEY_CHOOSE = frozenset(f"&(they_choose_{each})" for each in _WHICH)
_YOU_CHOOSE = frozenset(f"&(you_choose_{each})" for each in _WHICH)
_THEY = (["each"], ["every"], ["that", "player"], ["another", "player"], ["they"], ["all", "players"])


_ALL_OF_THEM = frozenset(
    f"&({said})"
    for said in (
        "all_of_them_if_tied", "all_if_tied", "if_tied_all_of_them", "if_tied_all_of_them_do", "if_tied_all_do",
        "if_several_tie_all_of_them", "all_of_them_if_there_is_a_tie", "all_of_them_in_case_of_a_tie",
        "in_case_of_a_tie_all_of_them",
    )
)  # fmt: skip


_PLACES_LEFT = frozenset(
    f"&({who}_{may}_{still}{be}_{place})"
    for who in ("they", "that_player", "you")
    for may in ("may", "can")
    for still in ("", "still_")
    for be in ("be", "come", "finish")
    for place in ("second_or_third", "second", "the_runner-up", "runner-up")
)


def _not_the_winner(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A player with no action here cannot win this base. (They may still be second or third.)": only to win it is
    denied."""
    words = words_of(tokens)
    for place in range(4, len(words)):
        if words[place] not in _PLACES_LEFT:
            continue
        last = place - (words[place - 1] == ".")
        if words[last - 4 : last] in (["cannot", "win", "this", "base"], ["cannot", "win", "that", "base"]):
            return [*tokens[:place], *tokens[place + 1 :]]
    return tokens


def _all_that_tie(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The minion with the lowest power here has +2 power. (All of them, if tied.)": what is stated of it is so of
    each that ties anyway."""
    words = words_of(tokens)
    for place in range(6, len(words)):
        if words[place] not in _ALL_OF_THEM:
            continue
        last = place - (words[place - 1] == ".")
        begin = sentence_begin(words, last)
        said = words[begin:last]
        stated = said[0:1] == ["the"] and said[-1:] == ["power"] and said[-3:-2] == ["has"] and said[-2][0] in "+-"
        if stated and {"lowest", "highest", "most", "least", "lowest-power", "highest-power"} & set(said):
            return [*tokens[:place], *tokens[place + 1 :]]
    return tokens


def _reminded(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player discards all but one card. (They choose which one.)": they do so anyway."""
    words = words_of(tokens)
    for place in range(1, len(words)):
        if words[place] not in _SO_ANYWAY | _THEY_CHOOSE | _YOU_CHOOSE:
            continue
        last = place - (words[place - 1] == ".")
        begin = sentence_begin(words, last)
        said = words[begin:last]
        theirs = any(said[: len(each)] == each for each in _THEY) and "you" not in said
        yours = bare(said[0], lex) if said else False
        if (words[place] in _THEY_CHOOSE and not theirs) or (words[place] in _YOU_CHOOSE and not yours):
            continue
        return [*tokens[:place], *_reminded(tokens[place + 1 :], lex)]
    return tokens


def _extra_counted(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have played three or more cards this turn (extra cards count)": each that is played is counted."""
    words = words_of(tokens)
    for place in range(2, len(words)):
        last = place - (words[place - 1] == ".")
        if words[place] in _COUNTED_ANYWAY and "played" in words[sentence_begin(words, last) : last]:
            return [*tokens[:place], *tokens[place + 1 :]]
    return tokens


_YOU_LAST = frozenset(f"&(you_{go}_last)" for go in ("choose", "go", "act", "do_so", "do_this", "come", "are"))


def _you_are_the_last(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Starting with the player to your left, each player ... (You choose last.)": you come last anyway."""
    words = words_of(tokens)
    for place in range(1, len(words)):
        if words[place] in _YOU_LAST:
            begin = sentence_begin(words, place - (words[place - 1] == "."))
            if {"left_neighbour", "left"} & set(words[begin:place]) and {"starting", "beginning"} & set(
                words[begin:]
            ):
                return [*tokens[:place], *tokens[place + 1 :]]
    return tokens


REMINDERS = (
    where(_extra_counted, " ".join(sorted(_COUNTED_ANYWAY))),
    where(_you_are_the_last, " ".join(sorted(_YOU_LAST))),
    where(_not_the_winner, " ".join(sorted(_PLACES_LEFT))),
    where(_all_that_tie, " ".join(sorted(_ALL_OF_THEM))),
    where(_reminded, " ".join(sorted(_SO_ANYWAY | _THEY_CHOOSE | _YOU_CHOOSE))),
)
"""The rules of remarks that remind of what is so anyway."""
