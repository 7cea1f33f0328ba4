"""Words that a sentence leaves out, because it or the sentence before has said them, put in again.

"on a base to another base or on a minion to another minion" leaves out what is done to what; "If tied, destroy all
tied minions" only says how many are meant in the sentence before. Knows in which order this is asked, no word.
"""

from __future__ import annotations

from smashrules.text.rewording.bases.next_base import NEXT_BASE
from smashrules.text.rewording.bases.on_bases import OF_THOSE
from smashrules.text.rewording.conditions.if_not import DENIED
from smashrules.text.rewording.deeds.instead_later import said_first
from smashrules.text.rewording.deeds.of_the_award import OF_THEIRS
from smashrules.text.rewording.numbers.counted_out import counted_out
from smashrules.text.rewording.numbers.more_for_each import MORE_FOR_EACH
from smashrules.text.rewording.numbers.so_many_done import SO_MANY_DONE
from smashrules.text.rewording.numbers.so_many_instead import so_many_instead
from smashrules.text.rewording.players.seen_in_hand import SEEN_BEFORE
from smashrules.text.rewording.players.tied_instead import TIED_INSTEAD
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
    most_done,
    tells_of_ties,
    tied_for,
    tied_with,
    untied,
)
from smashrules.text.rewording.players.ties_asked import each_who_ties, of_those_who_tie, scored_where_tied, tie_asked
from smashrules.text.rewording.references.by_the_noun import BY_THE_NOUN
from smashrules.text.rewording.references.put_again import TAKEN_UP
from smashrules.text.rewording.references.those_there import THOSE_THERE
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
        where(most_done, "most fewest", "who that"),
        *said("phrases/left_out", "how-long"),
        MORE_FOR_EACH,
        *said("phrases/left_out", "left-out"),
        where(scored_where_tied, "tied", "where", "scores"),
        *TIED_INSTEAD,
        where(tie_asked, "tied tie ties", "for", "most fewest"),
        where(each_who_ties, "most fewest", "have", "each all they"),
        where(tied_for, "tied tie ties", "most fewest"),
        where(tied_with, "tied"),
        where(untied, " ".join(SUPERLATIVE)),
        where(chooser_told, " ".join((*REMARKS, *WHOEVER_DOES))),
        where(choosing, "lowest-power highest-power"),
        where(choosing_whom, " ".join(SUPERLATIVE), "player"),
        *BY_THE_NOUN,
        *said("deeds/happening", "made-deeds"),
    ]
)
"""The rules that are asked before it is known whether a sentence tells what becomes of those who tie."""
THEN = Rewordings(
    [
        *said("phrases/left_out", "other-case"),
        *SO_MANY_DONE,
        *DENIED,
        looking_back(so_many_instead, "instead"),
        *NEXT_BASE,
        *OF_THEIRS,
        *TAKEN_UP,
        *THOSE_THERE,
        *said("phrases/left_out", "said-once"),
        *said("phrases/left_out", "spoken-of"),
        SEEN_BEFORE,
        *OF_THOSE,
    ]
)
"""The rules that are asked of all other sentences."""
