"""In which order the rules of the rooms beside this one are asked of a sentence that stands by itself, and of several
together: what is asked of a text before, ``order`` decides.

A rule that needs another's words stands behind it. Knows the rooms' tables, no word.
"""

from __future__ import annotations

from smashrules.text.rewording.bases.as_bases_say import AS_BASES_SAY
from smashrules.text.rewording.bases.on_bases import AT_A_BASE
from smashrules.text.rewording.bases.on_the_same_base import ON_THE_SAME_BASE
from smashrules.text.rewording.bases.to_a_base_if import TO_A_BASE_IF
from smashrules.text.rewording.bases.what_remains import REMAIN, what_remains
from smashrules.text.rewording.bases.where_both import WHERE_BOTH
from smashrules.text.rewording.bases.where_most import WHERE_MOST
from smashrules.text.rewording.bases.with_all_on_it import WITH_ALL_ON_IT
from smashrules.text.rewording.bases.with_the_most import WITH_THE_MOST
from smashrules.text.rewording.cards.buried import SOME_BURIED
from smashrules.text.rewording.cards.copies import COPIES
from smashrules.text.rewording.cards.each_told import OF_ALL
from smashrules.text.rewording.cards.either_on_it import EITHER_ON_IT
from smashrules.text.rewording.cards.enters_with import ENTERS_WITH
from smashrules.text.rewording.cards.hand_revealed import HAND_REVEALED
from smashrules.text.rewording.cards.held_and_owned import HELD_AND_OWNED
from smashrules.text.rewording.cards.its_counter import ITS_COUNTER
from smashrules.text.rewording.cards.of_a_pile import OF_A_PILE
from smashrules.text.rewording.cards.only_one_of_theirs import THE_ONLY_ONE
from smashrules.text.rewording.cards.qualities import TOGETHER
from smashrules.text.rewording.cards.turned_over import TURNED_OVER
from smashrules.text.rewording.conditions.as_they_come import AS_THEY_COME
from smashrules.text.rewording.conditions.asked_behind import ASKED_BEHIND
from smashrules.text.rewording.conditions.asked_of_both import ASKED_OF_BOTH
from smashrules.text.rewording.conditions.at_both_times import AT_BOTH_TIMES
from smashrules.text.rewording.conditions.before_it_would import BEFORE_IT_WOULD
from smashrules.text.rewording.conditions.before_placing import before_placing
from smashrules.text.rewording.conditions.foretold import FORETOLD
from smashrules.text.rewording.conditions.if_none import IF_NONE
from smashrules.text.rewording.conditions.left_undone import LEFT_UNDONE
from smashrules.text.rewording.conditions.next_time import NEXT_DOES, ONCE_IT_COMES
from smashrules.text.rewording.conditions.only_one_there import ONLY_ONE_THERE
from smashrules.text.rewording.conditions.shown_if_asked import shown_if_asked
from smashrules.text.rewording.conditions.times_told import ON_ITS_TURN, TIMES_TOLD
from smashrules.text.rewording.conditions.told_last import TOLD_LAST
from smashrules.text.rewording.conditions.unless_they import UNLESS_THEY
from smashrules.text.rewording.conditions.while_either import WHILE_EITHER
from smashrules.text.rewording.conditions.within_the_turn import WITHIN_THE_TURN
from smashrules.text.rewording.deeds.cannot_listed import CANNOT_LISTED
from smashrules.text.rewording.deeds.chosen_between import CHOSEN_BETWEEN
from smashrules.text.rewording.deeds.chosen_with import CHOSEN_WITH
from smashrules.text.rewording.deeds.control_exchanged import EXCHANGED, control_exchanged
from smashrules.text.rewording.deeds.denied import DENIED
from smashrules.text.rewording.deeds.done_by import DONE_BY
from smashrules.text.rewording.deeds.done_for_each import done_for_each
from smashrules.text.rewording.deeds.each_may_go import EACH_MAY_GO
from smashrules.text.rewording.deeds.gained import GAINED
from smashrules.text.rewording.deeds.goes_back import GOES_BACK
from smashrules.text.rewording.deeds.moved_or_used import MOVED_OR_USED
from smashrules.text.rewording.deeds.neither_done import NEITHER_DONE
from smashrules.text.rewording.deeds.only_those import ONLY_THOSE
from smashrules.text.rewording.deeds.only_where import ONLY_WHERE
from smashrules.text.rewording.deeds.or_to_it import OR_TO_IT
from smashrules.text.rewording.deeds.played_off_the_top import PLAYED_OFF_THE_TOP
from smashrules.text.rewording.deeds.played_only import PLAYED_ONLY
from smashrules.text.rewording.deeds.played_to import EVEN_IF
from smashrules.text.rewording.deeds.prevented import PREVENTED
from smashrules.text.rewording.deeds.put_under import PUT_UNDER
from smashrules.text.rewording.deeds.spared import spared
from smashrules.text.rewording.deeds.swapped_for import SWAPPED_FOR
from smashrules.text.rewording.deeds.told_loosely import TOLD_LOOSELY
from smashrules.text.rewording.deeds.transferred import TRANSFERRED
from smashrules.text.rewording.deeds.undergone import UNDERGONE
from smashrules.text.rewording.deeds.undone_and_sent import UNDONE_AND_SENT
from smashrules.text.rewording.deeds.where_each_goes import WHERE_EACH_GOES
from smashrules.text.rewording.numbers.as_many import AS_MANY
from smashrules.text.rewording.numbers.cards_drawn import CARDS_DRAWN
from smashrules.text.rewording.numbers.counted_in_a_turn import COUNTED_IN_A_TURN
from smashrules.text.rewording.numbers.counted_there import COUNTED_THERE
from smashrules.text.rewording.numbers.just_as_many import JUST_AS_MANY
from smashrules.text.rewording.numbers.power_it_has import POWER_IT_HAS
from smashrules.text.rewording.numbers.than_any_other import THAN_ANY_OTHER
from smashrules.text.rewording.numbers.that_of import THAT_OF
from smashrules.text.rewording.numbers.their_nth import THEIR_NTH
from smashrules.text.rewording.numbers.those_counted import WITH_BREAKPOINT
from smashrules.text.rewording.numbers.total_power_of import TOTAL_POWER_OF
from smashrules.text.rewording.phrases.cut_short import CUT_SHORT
from smashrules.text.rewording.phrases.neither_nor import NEITHER_NOR
from smashrules.text.rewording.phrases.older_ways import OLDER_WAYS
from smashrules.text.rewording.phrases.respelling import RESPELT
from smashrules.text.rewording.phrases.said_behind import SAID_BEHIND
from smashrules.text.rewording.phrases.said_once import SAID_OF_BOTH
from smashrules.text.rewording.phrases.told_for_both import TOLD_FOR_BOTH
from smashrules.text.rewording.phrases.turning import TURNED
from smashrules.text.rewording.players.both_have import BOTH_HAVE
from smashrules.text.rewording.players.first_to import FIRST_TO
from smashrules.text.rewording.players.not_to_you import ABOUT_YOU, not_to_you
from smashrules.text.rewording.players.on_their_turn import ON_THEIR_TURN
from smashrules.text.rewording.players.one_instead import one_instead
from smashrules.text.rewording.players.only_they import ONLY_THEY
from smashrules.text.rewording.players.seen_in_hand import SEEN_IN_HAND
from smashrules.text.rewording.players.shown_instead import shown_instead
from smashrules.text.rewording.players.their_one import THEIR_ONE
from smashrules.text.rewording.players.turn_of_each import TURN_OF_EACH
from smashrules.text.rewording.players.who_lost_it import who_lost_it
from smashrules.text.rewording.players.who_played_it import WHO_PLAYED_IT
from smashrules.text.rewording.references.of_other_players import OF_OTHER_PLAYERS
from smashrules.text.rewording.references.of_them_that import OF_THEM_THAT
from smashrules.text.rewording.references.one_of_that_sort import ONE_OF_THAT_SORT
from smashrules.text.rewording.references.one_of_them import OF_A_SORT
from smashrules.text.rewording.references.so_many_had import SO_MANY_HAD
from smashrules.text.rewording.rule import Rewordings

AT_LENGTH = Rewordings(
    [
        *ASKED_OF_BOTH,
        *ASKED_BEHIND,
        *THE_ONLY_ONE,
        *ONLY_THEY,
        *OF_A_PILE,
        *CANNOT_LISTED,
        *AS_BASES_SAY,
        *SO_MANY_HAD,
        *WHERE_BOTH,
        *BOTH_HAVE,
        *UNLESS_THEY,
        *IF_NONE,
        *TO_A_BASE_IF,
        *TOLD_LOOSELY,
        *WHO_PLAYED_IT,
        *THAT_OF,
        *POWER_IT_HAS,
        *WHERE_MOST,
        *SWAPPED_FOR,
        *WITH_BREAKPOINT,
        *WITH_THE_MOST,
        *TRANSFERRED,
        *DONE_BY,
        *EACH_MAY_GO,
        *ONLY_ONE_THERE,
        *SOME_BURIED,
        *ITS_COUNTER,
        *HAND_REVEALED,
        *TOLD_FOR_BOTH,
        *ONE_OF_THAT_SORT,
        *THAN_ANY_OTHER,
        *TOTAL_POWER_OF,
        *UNDONE_AND_SENT,
        *COUNTED_IN_A_TURN,
        *UNDERGONE,
        *OR_TO_IT,
        *NEITHER_DONE,
        *WHERE_EACH_GOES,
        *WHILE_EITHER,
        *EITHER_ON_IT,
        *ON_THE_SAME_BASE,
        *CARDS_DRAWN,
        *ENTERS_WITH,
        *FIRST_TO,
        *OF_OTHER_PLAYERS,
        *THEIR_ONE,
        *CUT_SHORT,
        *TOLD_LAST,
        *JUST_AS_MANY,
        *AS_MANY,
        *GAINED,
        *COPIES,
        *OLDER_WAYS,
        *PUT_UNDER,
        *OF_A_SORT,
        *OF_THEM_THAT,
        *EVEN_IF,
        *SEEN_IN_HAND,
        *COUNTED_THERE,
        *MOVED_OR_USED,
        *CHOSEN_BETWEEN,
        *CHOSEN_WITH,
        *SAID_BEHIND,
        *NEITHER_NOR,
        *HELD_AND_OWNED,
        *AT_A_BASE,
        *TURN_OF_EACH,
        *ON_THEIR_TURN,
        *PREVENTED,
        *BEFORE_IT_WOULD,
        *SAID_OF_BOTH,
        *TOGETHER,
        *ON_ITS_TURN,
        *WITHIN_THE_TURN,
        *TIMES_TOLD,
        *NEXT_DOES,
        *FORETOLD,
        *ONCE_IT_COMES,
        *AS_THEY_COME,
        *TURNED,
        *LEFT_UNDONE,
        *PLAYED_ONLY,
        *PLAYED_OFF_THE_TOP,
        *ONLY_WHERE,
        *GOES_BACK,
        *DENIED,
        *ONLY_THOSE,
        *AT_BOTH_TIMES,
        *THEIR_NTH,
        *TURNED_OVER,
        *WITH_ALL_ON_IT,
        *OF_ALL,
        *RESPELT,
    ]
)
"""The rules by which what a sentence says shortly, or the other way round, is said at full length."""


ACROSS = (
    (before_placing, frozenset(("had",))),
    (control_exchanged, frozenset((*EXCHANGED, "take_control_of"))),
    (done_for_each, frozenset(("for_each",))),
    (spared, frozenset(("would",))),
    (shown_instead, frozenset(("show",))),
    (what_remains, frozenset(REMAIN)),
    (not_to_you, frozenset(ABOUT_YOU)),
    (who_lost_it, frozenset(("take_control_of",))),
    (shown_if_asked, frozenset(("if",))),
    (one_instead, frozenset(("instead",))),
)
"""The rules of what several sentences say together, and words of which each of them has one."""
