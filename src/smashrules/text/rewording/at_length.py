"""In which order the rules of the rooms beside this one are asked of a sentence that stands by itself, and of several
together: what is asked of a text before, ``order`` decides.

A rule that needs another's words stands behind it. Knows the rooms' tables, no word.
"""

from __future__ import annotations

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
from smashrules.text.rewording.deeds.control_exchanged import EXCHANGED, control_exchanged
from smashrules.text.rewording.deeds.done_for_each import done_for_each
from smashrules.text.rewording.deeds.put_under import PUT_UNDER
from smashrules.text.rewording.deeds.spared import spared
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
from smashrules.text.rewording.said import said

AT_LENGTH = Rewordings(
    [
        *ASKED_OF_BOTH,
        *ASKED_BEHIND,
        *THE_ONLY_ONE,
        *ONLY_THEY,
        *OF_A_PILE,
        *said("deeds/denying", "cannot-listed"),
        *said("bases", "as-bases-say"),
        *SO_MANY_HAD,
        *WHERE_BOTH,
        *BOTH_HAVE,
        *UNLESS_THEY,
        *IF_NONE,
        *TO_A_BASE_IF,
        *said("deeds/loosely", "told-loosely"),
        *WHO_PLAYED_IT,
        *said("numbers/comparing", "that-of"),
        *said("numbers/power", "power-it-has"),
        *WHERE_MOST,
        *said("deeds/swapping", "swapped-for"),
        *said("numbers/comparing", "with-breakpoint"),
        *WITH_THE_MOST,
        *said("deeds/transferring", "transferred"),
        *said("deeds/doing", "done-by"),
        *said("deeds/going", "each-may-go"),
        *ONLY_ONE_THERE,
        *SOME_BURIED,
        *ITS_COUNTER,
        *HAND_REVEALED,
        *said("phrases/of_two", "told-for-both"),
        *ONE_OF_THAT_SORT,
        *said("numbers/comparing", "than-any-other"),
        *said("numbers/comparing", "total-power-of"),
        *said("deeds/loosely", "undone-and-sent"),
        *said("numbers/turns", "counted-in-a-turn"),
        *said("deeds/loosely", "undergone"),
        *said("deeds/one-of-two", "or-to-it"),
        *said("deeds/not-done", "neither-done"),
        *said("deeds/loosely", "where-each-goes"),
        *WHILE_EITHER,
        *EITHER_ON_IT,
        *ON_THE_SAME_BASE,
        *said("numbers/cards", "cards-drawn"),
        *ENTERS_WITH,
        *FIRST_TO,
        *OF_OTHER_PLAYERS,
        *THEIR_ONE,
        *said("phrases/cut_short", "cut-short"),
        *TOLD_LAST,
        *said("numbers/comparing", "just-as-many"),
        *said("numbers/cards", "as-many"),
        *said("deeds/gaining", "gained"),
        *COPIES,
        *said("phrases/behind", "older-ways"),
        *PUT_UNDER,
        *OF_A_SORT,
        *OF_THEM_THAT,
        *said("deeds/playing", "even-if"),
        *SEEN_IN_HAND,
        *said("numbers/comparing", "counted-there"),
        *said("deeds/happening", "moved-or-used"),
        *said("deeds/choosing", "chosen-between"),
        *said("deeds/choosing", "chosen-with"),
        *said("phrases/behind", "said-behind"),
        *said("phrases/of_two", "neither-nor"),
        *HELD_AND_OWNED,
        *AT_A_BASE,
        *TURN_OF_EACH,
        *ON_THEIR_TURN,
        *said("deeds/not-done", "prevented"),
        *BEFORE_IT_WOULD,
        *said("phrases/of_two", "said-of-both"),
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
        *said("deeds/playing", "played-only"),
        *said("deeds/playing", "played-off-the-top"),
        *said("deeds/playing", "only-where"),
        *said("deeds/going", "goes-back"),
        *said("deeds/denying", "denied"),
        *said("deeds/playing", "only-those"),
        *AT_BOTH_TIMES,
        *said("numbers/turns", "their-nth"),
        *TURNED_OVER,
        *WITH_ALL_ON_IT,
        *OF_ALL,
        *said("phrases/of_two", "respelt"),
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
