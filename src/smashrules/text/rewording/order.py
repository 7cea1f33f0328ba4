"""In which order the rules of the rooms beside this one are asked, and when, before a sentence stands by itself: what
is asked of it then, ``at_length`` decides.

A rule that needs another's words stands behind it. Knows the rooms' tables, no word.
"""

from __future__ import annotations

from smashrules.text.rewording.bases.how_it_went import HOW_IT_WENT
from smashrules.text.rewording.bases.the_scored_base import THE_SCORED_BASE
from smashrules.text.rewording.bases.there_too import there_too
from smashrules.text.rewording.cards.borrowed import BORROWED
from smashrules.text.rewording.cards.enters_with import PLAYED_WITH
from smashrules.text.rewording.cards.headed import AT_THE_HEAD
from smashrules.text.rewording.cards.must_be import MUST_BE
from smashrules.text.rewording.cards.names_taken import NAMES_TAKEN
from smashrules.text.rewording.cards.of_each_type import OF_EACH_TYPE
from smashrules.text.rewording.cards.only_one_of_theirs import ONLY_ONE_OF_THEIRS
from smashrules.text.rewording.cards.such_as_it_is import SUCH_AS_IT_IS
from smashrules.text.rewording.cards.those_played_there import THOSE_PLAYED_THERE
from smashrules.text.rewording.cards.whose_abilities import CANCELLED_THEN
from smashrules.text.rewording.conditions.asked_behind import OF_WHAT_IS_DONE
from smashrules.text.rewording.conditions.both_done import BOTH_DONE
from smashrules.text.rewording.conditions.by_their_next_turn import BY_THEIR_NEXT_TURN
from smashrules.text.rewording.conditions.if_possible import IF_POSSIBLE
from smashrules.text.rewording.conditions.if_there_is_one import IF_THERE_IS_ONE
from smashrules.text.rewording.conditions.none_done import NONE_DONE
from smashrules.text.rewording.conditions.none_that_turn import NONE_THAT_TURN
from smashrules.text.rewording.conditions.none_to_do_it_to import NONE_TO_DO_IT_TO
from smashrules.text.rewording.conditions.turn_it_is_played import TURN_IT_IS_PLAYED
from smashrules.text.rewording.deeds.all_but_chosen import ALL_BUT_CHOSEN
from smashrules.text.rewording.deeds.along_with import ALONG_WITH
from smashrules.text.rewording.deeds.any_of_them_played import ANY_OF_THEM_PLAYED
from smashrules.text.rewording.deeds.both_ends import BOTH_ENDS
from smashrules.text.rewording.deeds.both_instead import BOTH_INSTEAD
from smashrules.text.rewording.deeds.in_a_duel import IN_A_DUEL, THEY_DUEL
from smashrules.text.rewording.deeds.later_on import LATER_ON
from smashrules.text.rewording.deeds.moves_itself import MOVES_ITSELF
from smashrules.text.rewording.deeds.not_playing import NOT_PLAYING
from smashrules.text.rewording.deeds.played_to import played_to
from smashrules.text.rewording.deeds.swapped import SWAPPED
from smashrules.text.rewording.deeds.taken_out import TAKEN_OUT
from smashrules.text.rewording.deeds.talent_again import TALENT_AGAIN
from smashrules.text.rewording.deeds.verb_left_out import VERB_LEFT_OUT
from smashrules.text.rewording.deeds.while_dueling import WHILE_DUELING
from smashrules.text.rewording.numbers.all_others import ALL_OTHERS
from smashrules.text.rewording.numbers.by_so_much_instead import BY_SO_MUCH_INSTEAD
from smashrules.text.rewording.numbers.comparing import COMPARED
from smashrules.text.rewording.numbers.it_the_number import IT_THE_NUMBER
from smashrules.text.rewording.numbers.more_of_these import MORE_OF_THESE
from smashrules.text.rewording.numbers.no_more_than import NO_MORE_THAN
from smashrules.text.rewording.numbers.power_kept import POWER_KEPT
from smashrules.text.rewording.numbers.power_set import POWER_SET
from smashrules.text.rewording.numbers.so_many_cards import SO_MANY_CARDS
from smashrules.text.rewording.numbers.those_counted import THE_OTHER_SO_MANY, THOSE_COUNTED
from smashrules.text.rewording.phrases.cut_short import SO_MANY_OF_THEM
from smashrules.text.rewording.phrases.in_passing import IN_PASSING
from smashrules.text.rewording.phrases.said_once import of_more_power_if
from smashrules.text.rewording.phrases.spelt_loosely import IF_SO
from smashrules.text.rewording.players.nobody_did_any import NOBODY_DID_ANY
from smashrules.text.rewording.players.not_tied import NOT_TIED
from smashrules.text.rewording.players.of_hands_seen import OF_HANDS_SEEN
from smashrules.text.rewording.players.of_their_choice import OF_THEIR_CHOICE
from smashrules.text.rewording.players.of_what_they_did import OF_WHAT_THEY_DID
from smashrules.text.rewording.players.or_passes import OR_PASSES
from smashrules.text.rewording.players.tied_too import TIED_TOO
from smashrules.text.rewording.players.who_cannot import WHO_CANNOT
from smashrules.text.rewording.players.winner_and_second import WINNER_AND_SECOND
from smashrules.text.rewording.players.you_and_they import YOU_AND_THEY
from smashrules.text.rewording.players.you_each import YOU_EACH
from smashrules.text.rewording.players.yours_of_each import YOURS_OF_EACH
from smashrules.text.rewording.references.all_of_its_counters import ALL_OF_ITS_COUNTERS
from smashrules.text.rewording.references.all_three import ALL_THREE
from smashrules.text.rewording.references.among_them import AMONG_THEM
from smashrules.text.rewording.references.another_of_them import ANOTHER_OF_THEM
from smashrules.text.rewording.references.another_one import ANOTHER_ONE
from smashrules.text.rewording.references.another_such import ANOTHER_SUCH
from smashrules.text.rewording.references.any_that import ANY_THAT
from smashrules.text.rewording.references.as_just_done import AS_JUST_DONE
from smashrules.text.rewording.references.both_swapped import BOTH_SWAPPED
from smashrules.text.rewording.references.called_by_its_sort import CALLED_BY_ITS_SORT
from smashrules.text.rewording.references.counters_again import COUNTERS_AGAIN
from smashrules.text.rewording.references.counters_it_has import COUNTERS_IT_HAS
from smashrules.text.rewording.references.counters_on_another import COUNTERS_ON_ANOTHER
from smashrules.text.rewording.references.counters_run_out import COUNTERS_RUN_OUT
from smashrules.text.rewording.references.each_of_those import EACH_OF_THOSE
from smashrules.text.rewording.references.named_last import NAMED_LAST, at_its_base, either_way
from smashrules.text.rewording.references.none_of_them import NONE_OF_THEM
from smashrules.text.rewording.references.of_those_stated import OF_THOSE_STATED
from smashrules.text.rewording.references.one_of_them import ONE_OF_THEM
from smashrules.text.rewording.references.said_of_those import SAID_OF_THOSE
from smashrules.text.rewording.references.so_many_are import SO_MANY_ARE
from smashrules.text.rewording.references.that_ability import THAT_ABILITY
from smashrules.text.rewording.references.that_lay_on_it import THAT_LAY_ON_IT
from smashrules.text.rewording.references.that_somebody_has import THAT_SOMEBODY_HAS
from smashrules.text.rewording.references.the_other_of_them import THE_OTHER_OF_THEM
from smashrules.text.rewording.references.the_stored_card import THOSE_STORED
from smashrules.text.rewording.references.those_counters import THOSE_COUNTERS
from smashrules.text.rewording.references.those_of_that import THOSE_OF_THAT
from smashrules.text.rewording.references.those_remaining import THOSE_REMAINING
from smashrules.text.rewording.references.those_so_stated import THOSE_SO_STATED
from smashrules.text.rewording.references.to_what_is_meant import TO_WHAT_IS_MEANT, on_one_of_choice
from smashrules.text.rewording.references.told_shortly import LEANING, for_you_to
from smashrules.text.rewording.references.where_they_were import BACK_THERE
from smashrules.text.rewording.references.who_had_it import WHO_HAD_IT
from smashrules.text.rewording.references.with_that_name import WITH_THAT_NAME
from smashrules.text.rewording.references.yours_and_theirs import YOURS_AND_THEIRS
from smashrules.text.rewording.rule import Rewordings, where

LEANED = Rewordings(
    [
        *OF_WHAT_IS_DONE,
        *TURN_IT_IS_PLAYED,
        *VERB_LEFT_OUT,
        *LEANING.rules,
        *ONLY_ONE_OF_THEIRS,
        *YOURS_OF_EACH,
        *THOSE_OF_THAT,
        *ANY_THAT,
        *NONE_TO_DO_IT_TO,
        *ALL_THREE,
        *ANY_OF_THEM_PLAYED,
        *BY_THEIR_NEXT_TURN,
        *AS_JUST_DONE,
        *OF_THEIR_CHOICE,
        *ALL_BUT_CHOSEN,
        *THE_SCORED_BASE,
        *NOBODY_DID_ANY,
        *OF_WHAT_THEY_DID,
        *BOTH_DONE,
        *CANCELLED_THEN,
        *MOVES_ITSELF,
        *BACK_THERE,
        *LATER_ON,
        *TAKEN_OUT,
        *THOSE_COUNTERS,
        *ALL_OF_ITS_COUNTERS,
        *COUNTERS_IT_HAS,
        *THAT_LAY_ON_IT,
        *COUNTERS_ON_ANOTHER,
        *COUNTERS_AGAIN,
        *NONE_THAT_TURN,
        *COUNTERS_RUN_OUT,
        *THOSE_COUNTED,
        *THE_OTHER_SO_MANY,
        *ALL_OTHERS,
        *NONE_OF_THEM,
        *THOSE_REMAINING,
        *SO_MANY_ARE,
        *SWAPPED,
        *NAMES_TAKEN,
        *THAT_SOMEBODY_HAS,
        *BOTH_INSTEAD,
        *WHO_HAD_IT,
        *BOTH_SWAPPED,
        *BY_SO_MUCH_INSTEAD,
        *THOSE_STORED,
        *TALENT_AGAIN,
        *THAT_ABILITY,
        *ALONG_WITH,
        *IT_THE_NUMBER,
        *SO_MANY_OF_THEM,
        *ONE_OF_THEM,
        *BOTH_ENDS,
        *THE_OTHER_OF_THEM,
        *TIED_TOO,
        *IF_SO,
        *YOU_EACH,
        *WINNER_AND_SECOND,
        *AMONG_THEM,
        *NAMED_LAST,
        *ANOTHER_OF_THEM,
        *ANOTHER_ONE,
        *ANOTHER_SUCH,
        *SAID_OF_THOSE,
        *SO_MANY_CARDS,
        *IN_A_DUEL,
        *THEY_DUEL,
        *WHILE_DUELING,
        *WITH_THAT_NAME,
        *TO_WHAT_IS_MEANT,
        *CALLED_BY_ITS_SORT,
        *NONE_DONE,
        *EACH_OF_THOSE,
        *OF_THOSE_STATED,
        *THOSE_SO_STATED,
        *OF_HANDS_SEEN,
        *WHO_CANNOT,
        *NOT_TIED,
        *SUCH_AS_IT_IS,
    ]
)
"""The rules of sentences that lean on the one before."""
OF_TWO = Rewordings(
    [
        where(played_to, "to", "play"),
        where(for_you_to, "for", "you", "to"),
        where(of_more_power_if, "if", "or", "power printed_power"),
        where(there_too, "there", "on", "base"),
        where(either_way, "or @or", "it"),
        where(at_its_base, "bury store", "its where", "base it"),
        where(on_one_of_choice, "of_your_choice", "on", "base"),
    ]
)
"""The rules of sentences that say two things, of which one is done."""
ASIDE = Rewordings(
    [
        *POWER_SET,
        *POWER_KEPT,
        *AT_THE_HEAD,
        *IN_PASSING,
        *BORROWED,
        *IF_POSSIBLE,
        *IF_THERE_IS_ONE,
        *OR_PASSES,
        *MORE_OF_THESE,
        *YOURS_AND_THEIRS,
        *THOSE_PLAYED_THERE,
        *OF_EACH_TYPE,
        *NOT_PLAYING,
        *NO_MORE_THAN,
        *HOW_IT_WENT,
        *MUST_BE,
        *YOU_AND_THEY,
    ]
)
"""The rules that are asked before a text is cut into sentences: of what is said in passing, how far a number goes,
how a thing went and what must be."""
ALIKE = Rewordings([*COMPARED, *PLAYED_WITH])
