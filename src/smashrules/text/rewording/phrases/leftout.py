"""Words that a sentence leaves out, because it or the sentence before has said them, put in again.

"on a base to another base or on a minion to another minion" leaves out what is done to what; "If tied, destroy all
tied minions" only says how many are meant in the sentence before. Knows in which order this is asked, no word.
"""

from __future__ import annotations

from smashrules.text.rewording.deeds.instead_later import said_first
from smashrules.text.rewording.numbers.counted_out import counted_out
from smashrules.text.rewording.numbers.more_for_each import MORE_FOR_EACH
from smashrules.text.rewording.numbers.so_many_done import SO_MANY_DONE
from smashrules.text.rewording.numbers.so_many_instead import so_many_instead
from smashrules.text.rewording.players.ties import (
    REMARKS,
    SUPERLATIVE,
    WHOEVER_DOES,
    all_tied,
    chooser_of_those,
    chooser_told,
    choosing,
    choosing_whom,
    may_tell_of_ties,
    of_those_who_tie,
    tells_of_ties,
    untied,
)
from smashrules.text.rewording.rule import Rewordings, looking_back, reworded, where
from smashrules.text.rewording.said import said
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of


def filled_in(sentences: list[list[Token]], ends: list[int], lex: Lexicon) -> tuple[list[list[Token]], list[int]]:
    """The sentences with what they leave out, and where each of them ends."""
    found: list[list[Token]] = []
    places: list[int] = []
    for tokens, end in zip(sentences, ends, strict=True):
        if found:
            found[-1], tokens = said_first(found[-1], tokens, lex)
        tokens = reworded(tokens, lex, FIRST, found)
        if found and may_tell_of_ties(tokens):
            each = of_those_who_tie(found[-1], tokens, lex)
            if each is not None:
                found[-1], places[-1] = each, end
                continue
            tied = all_tied(found[-1], tokens, lex)
            if tied is not None:
                found[-1], tokens = tied
        told = chooser_of_those(found[-1], tokens, lex) if found and tells_of_ties(tokens) else None
        if told is not None:
            found[-1], places[-1] = told, end
            continue
        whole = counted_out(found[-1], tokens, lex) if found and words_of(found[-1])[:1] == ["count"] else None
        if whole is not None:
            tokens = whole
            found.pop()
            places.pop()
        found.append(reworded(tokens, lex, THEN, found))
        places.append(end)
    return found, places


FIRST = Rewordings(
    [
        *said("players/ties", "most-done"),
        *said("phrases/left_out", "how-long"),
        MORE_FOR_EACH,
        *said("phrases/left_out", "left-out"),
        *said("players/ties", "scored-where-tied"),
        *said("players/ties", "tied-instead"),
        *said("players/ties", "tie-asked"),
        *said("players/ties", "each-who-ties"),
        *said("players/ties", "tied-for"),
        where(untied, " ".join(SUPERLATIVE)),
        where(chooser_told, " ".join((*REMARKS, *WHOEVER_DOES))),
        where(choosing, "lowest-power highest-power"),
        where(choosing_whom, " ".join(SUPERLATIVE), "player"),
        *said("references/named", "by-the-noun"),
        *said("deeds/happening", "made-deeds"),
    ]
)
"""The rules that are asked before it is known whether a sentence tells what becomes of those who tie."""
THEN = Rewordings(
    [
        *said("phrases/left_out", "other-case"),
        *SO_MANY_DONE,
        *said("conditions/unless", "denied"),
        looking_back(so_many_instead, "instead"),
        *said("bases/scoring", "next-base"),
        *said("deeds/points", "of-theirs"),
        *said("references/again", "taken-up"),
        *said("references/again", "those-there"),
        *said("phrases/left_out", "said-once"),
        *said("phrases/left_out", "spoken-of"),
        *said("players/hands", "seen-before"),
        *said("bases/described", "of-those"),
    ]
)
"""The rules that are asked of all other sentences."""
