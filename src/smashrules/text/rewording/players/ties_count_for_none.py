"""That nobody has the most who ties: "the player with the most minions here has +3 power here. (Ties do not count.)".

Said as other texts say it: no one does, if tied. Knows words and their neighbours, no structure; it is asked before
words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_COUNTING = tuple(
    f"{ties}_{count}{for_}"
    for ties in ("ties", "tied_players")
    for count in ("do_not_count", "don't_count", "don_t_count", "are_not_counted", "never_count")
    for for_ in ("", "_for_this")
)
_UNLESS = ("not_if_tied", "not_in_case_of_a_tie", "unless_tied", "unless_there_is_a_tie", "if_not_tied")
_REMARKS = frozenset(f"&({each})" for each in (*_COUNTING, *_UNLESS, "if_there_is_no_tie"))
_SENTENCES = tuple(each.split("_") for each in _COUNTING)
_MOST = {"most", "fewest", "least", "highest", "lowest"}


def _not_if_tied(tokens: list[Token], lex: Lexicon) -> list[Token]:
    words = words_of(tokens)
    for place, word in enumerate(words):
        if not _MOST & set(words[:place]):
            continue
        if word in _REMARKS:
            return [*tokens[:place], replace(tokens[place], word="&(no_one_if_tied)"), *tokens[place + 1 :]]
        if word in ("ties", "tied") and words[place - 1] == ".":
            said = next((each for each in _SENTENCES if words[place : place + len(each)] == each), [])
            if said and words[place + len(said) : place + len(said) + 1] in ([], ["."]):
                return put(tokens, place, place + len(said), ["if", "tied", ",", "no", "one", "does"])
    return tokens


TIES_COUNT_FOR_NONE = (where(_not_if_tied, " ".join((*sorted(_REMARKS), "ties", "tied"))),)
"""The rule of ties that do not count."""
