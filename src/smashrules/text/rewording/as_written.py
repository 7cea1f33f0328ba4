"""In which order the rules of the rooms beside this one are asked of a text as it is written, before turns of phrase
are replaced and anything is cut.

A rule that needs another's words stands behind it. Knows the rooms' tables, no word.
"""

from __future__ import annotations

from smashrules.text.rewording.bases.at_either_base import AT_EITHER_BASE
from smashrules.text.rewording.bases.cards_of_a_base import CARDS_OF_A_BASE
from smashrules.text.rewording.bases.described import DESCRIBED
from smashrules.text.rewording.bases.from_elsewhere import FROM_ELSEWHERE
from smashrules.text.rewording.bases.kept_here import KEPT_HERE
from smashrules.text.rewording.bases.left_by_it import LEFT_BY_IT
from smashrules.text.rewording.bases.less_awarded import LESS_AWARDED
from smashrules.text.rewording.bases.moved_to import MOVED_TO
from smashrules.text.rewording.bases.no_more_here import NO_MORE_HERE
from smashrules.text.rewording.bases.not_scoring import NOT_SCORING
from smashrules.text.rewording.bases.of_the_base_deck import OF_THE_BASE_DECK
from smashrules.text.rewording.bases.on_each_of import ON_EACH_OF
from smashrules.text.rewording.bases.same_base_as import SAME_BASE_AS
from smashrules.text.rewording.bases.what_places_give import WHAT_PLACES_GIVE
from smashrules.text.rewording.bases.where_but import WHERE_BUT
from smashrules.text.rewording.bases.where_it_has_come import WHERE_IT_HAS_COME
from smashrules.text.rewording.bases.while_it_scores import WHILE_IT_SCORES
from smashrules.text.rewording.bases.with_fewer_there import WITH_FEWER_THERE
from smashrules.text.rewording.cards.abilities_of_one import ABILITIES_OF_ONE
from smashrules.text.rewording.cards.all_of_the import ALL_OF_THE
from smashrules.text.rewording.cards.besides_its_own import BESIDES_ITS_OWN
from smashrules.text.rewording.cards.buried import WHERE_BURIED
from smashrules.text.rewording.cards.carried import CARRIED
from smashrules.text.rewording.cards.copies import COPIED
from smashrules.text.rewording.cards.held_by_whom import HELD_BY_WHOM
from smashrules.text.rewording.cards.ignored import IGNORED
from smashrules.text.rewording.cards.named_counters import NAMED_COUNTERS
from smashrules.text.rewording.cards.named_so import NAMED_SO
from smashrules.text.rewording.cards.no_two_alike import NO_TWO_ALIKE
from smashrules.text.rewording.cards.of_equal_power import OF_EQUAL_POWER
from smashrules.text.rewording.cards.only_one_of_theirs import WITH_NO_OTHERS
from smashrules.text.rewording.cards.piles_ordered import PILES_ORDERED
from smashrules.text.rewording.cards.piles_told import PILES_TOLD
from smashrules.text.rewording.cards.several_of_one import SEVERAL_OF_ONE
from smashrules.text.rewording.cards.shown import SHOWN
from smashrules.text.rewording.cards.that_has_and_is import THAT_HAS_AND_IS
from smashrules.text.rewording.cards.the_ones_there import THE_ONES_THERE
from smashrules.text.rewording.cards.told_by_clauses import TOLD_BY_CLAUSES
from smashrules.text.rewording.cards.treated import AS_HAVING
from smashrules.text.rewording.cards.used_or_stored_there import USED_OR_STORED_THERE
from smashrules.text.rewording.cards.whose_abilities import WHOSE_ABILITIES
from smashrules.text.rewording.cards.whose_it_was import WHOSE_IT_WAS
from smashrules.text.rewording.cards.word_in_name import WORD_IN_NAME
from smashrules.text.rewording.conditions.and_if import AND_IF
from smashrules.text.rewording.conditions.asked_of_two import ASKED_OF_TWO
from smashrules.text.rewording.conditions.but_only import BUT_ONLY
from smashrules.text.rewording.conditions.either_of_counters import EITHER_OF_COUNTERS
from smashrules.text.rewording.conditions.either_of_those_played import EITHER_OF_THOSE_PLAYED
from smashrules.text.rewording.conditions.if_fewer import IF_FEWER
from smashrules.text.rewording.conditions.kept_from import KEPT_FROM
from smashrules.text.rewording.conditions.or_else_done import OR_ELSE_DONE
from smashrules.text.rewording.conditions.or_more_if_so import OR_MORE_IF_SO
from smashrules.text.rewording.conditions.shared_by_others import SHARED_BY_OTHERS
from smashrules.text.rewording.conditions.so_many_remain import SO_MANY_REMAIN
from smashrules.text.rewording.conditions.that_would_affect import THAT_WOULD_AFFECT
from smashrules.text.rewording.conditions.turn_in_which import TURN_IN_WHICH
from smashrules.text.rewording.conditions.turn_it_is_played import HOW_IT_IS_SPELT
from smashrules.text.rewording.conditions.turns_in_which import TURNS_IN_WHICH
from smashrules.text.rewording.conditions.unless_they_let import UNLESS_THEY_LET
from smashrules.text.rewording.deeds.affected_instead import AFFECTED_INSTEAD
from smashrules.text.rewording.deeds.all_instead import ALL_INSTEAD
from smashrules.text.rewording.deeds.all_on_one_base import ALL_ON_ONE_BASE
from smashrules.text.rewording.deeds.and_another_back import AND_ANOTHER_BACK
from smashrules.text.rewording.deeds.both_denied_there import BOTH_DENIED_THERE
from smashrules.text.rewording.deeds.both_ends import FROM_BOTH_ENDS
from smashrules.text.rewording.deeds.by_doing import BY_DOING
from smashrules.text.rewording.deeds.chosen_from import CHOSEN_FROM
from smashrules.text.rewording.deeds.chosen_to import CHOSEN_TO
from smashrules.text.rewording.deeds.control_kept import CONTROL_KEPT
from smashrules.text.rewording.deeds.denied_and_power import DENIED_AND_POWER
from smashrules.text.rewording.deeds.distributed import DISTRIBUTED
from smashrules.text.rewording.deeds.done_later import DONE_LATER
from smashrules.text.rewording.deeds.done_to_either import DONE_TO_EITHER
from smashrules.text.rewording.deeds.done_twice import DONE_TWICE
from smashrules.text.rewording.deeds.from_here_both import FROM_HERE_BOTH
from smashrules.text.rewording.deeds.in_either_order import IN_EITHER_ORDER
from smashrules.text.rewording.deeds.into_stasis import INTO_STASIS
from smashrules.text.rewording.deeds.listed import LISTED
from smashrules.text.rewording.deeds.moved_from_there import MOVED_FROM_THERE
from smashrules.text.rewording.deeds.now_and_later import NOW_AND_LATER
from smashrules.text.rewording.deeds.of_abilities import OF_ABILITIES
from smashrules.text.rewording.deeds.on_or_from import ON_OR_FROM
from smashrules.text.rewording.deeds.once_resolved import ONCE_RESOLVED
from smashrules.text.rewording.deeds.one_chosen_to import ONE_CHOSEN_TO
from smashrules.text.rewording.deeds.or_so_many import OR_SO_MANY
from smashrules.text.rewording.deeds.or_to_do import OR_TO_DO
from smashrules.text.rewording.deeds.paid_first import PAID_FIRST
from smashrules.text.rewording.deeds.played_each_turn import PLAYED_EACH_TURN
from smashrules.text.rewording.deeds.played_on_it import PLAYED_ON_IT
from smashrules.text.rewording.deeds.said_of_the_rest import SAID_OF_THE_REST
from smashrules.text.rewording.deeds.sent import SENT
from smashrules.text.rewording.deeds.set_aside import SET_ASIDE
from smashrules.text.rewording.deeds.shuffled import SHUFFLED
from smashrules.text.rewording.deeds.stays import STAYS
from smashrules.text.rewording.deeds.then_it_ends import THEN_IT_ENDS
from smashrules.text.rewording.deeds.where_each_goes import ONE_BY_ONE
from smashrules.text.rewording.deeds.without_its_ability import WITHOUT_ITS_ABILITY
from smashrules.text.rewording.deeds.would_not import WOULD_NOT
from smashrules.text.rewording.numbers.amount_compared import AMOUNT_COMPARED
from smashrules.text.rewording.numbers.and_so_much_more import AND_SO_MUCH_MORE
from smashrules.text.rewording.numbers.as_many_as_discarded import AS_MANY_AS_DISCARDED
from smashrules.text.rewording.numbers.as_many_removed import AS_MANY_REMOVED
from smashrules.text.rewording.numbers.bounded import BOUNDED
from smashrules.text.rewording.numbers.by_so_much_instead import OR_BY
from smashrules.text.rewording.numbers.changed_either_way import CHANGED_EITHER_WAY
from smashrules.text.rewording.numbers.counters_doubled import COUNTERS_DOUBLED
from smashrules.text.rewording.numbers.counters_moved import COUNTERS_MOVED
from smashrules.text.rewording.numbers.each_in_front import EACH_IN_FRONT
from smashrules.text.rewording.numbers.either_power import EITHER_POWER
from smashrules.text.rewording.numbers.equal_or_less import EQUAL_OR_LESS
from smashrules.text.rewording.numbers.gone_up import GONE_UP
from smashrules.text.rewording.numbers.had_in_play import HAD_IN_PLAY
from smashrules.text.rewording.numbers.half_of import HALF_OF
from smashrules.text.rewording.numbers.in_all import IN_ALL
from smashrules.text.rewording.numbers.kept_of_them import KEPT_OF_THEM
from smashrules.text.rewording.numbers.more_than_in_play import MORE_THAN_IN_PLAY
from smashrules.text.rewording.numbers.more_there_than_here import MORE_THERE_THAN_HERE
from smashrules.text.rewording.numbers.not_counted import NOT_COUNTED
from smashrules.text.rewording.numbers.nth_of_yours import NTH_OF_YOURS
from smashrules.text.rewording.numbers.one_more_for_each import ONE_MORE_FOR_EACH
from smashrules.text.rewording.numbers.one_on_each import ONE_ON_EACH
from smashrules.text.rewording.numbers.other_side import OTHER_SIDE
from smashrules.text.rewording.numbers.power_had import POWER_HAD
from smashrules.text.rewording.numbers.power_it_has import AS_STRONG
from smashrules.text.rewording.numbers.power_spelt import POWER_SPELT
from smashrules.text.rewording.numbers.powers_swapped import POWERS_SWAPPED
from smashrules.text.rewording.numbers.put_on_it import PUT_ON_IT
from smashrules.text.rewording.numbers.removed_so_many import REMOVED_SO_MANY
from smashrules.text.rewording.numbers.so_many_different import SO_MANY_DIFFERENT
from smashrules.text.rewording.numbers.so_many_on_it import SO_MANY_ON_IT
from smashrules.text.rewording.numbers.so_much_more_here import SO_MUCH_MORE_HERE
from smashrules.text.rewording.numbers.so_much_power import SO_MUCH_POWER
from smashrules.text.rewording.numbers.strongest_of import STRONGEST_OF
from smashrules.text.rewording.numbers.than_theirs import THAN_THEIRS
from smashrules.text.rewording.numbers.the_difference import THE_DIFFERENCE
from smashrules.text.rewording.numbers.until_so_many_left import UNTIL_SO_MANY_LEFT
from smashrules.text.rewording.numbers.x_is import X_IS
from smashrules.text.rewording.phrases.all_except import ALL_EXCEPT
from smashrules.text.rewording.phrases.cut_short import UP_TO_SO_MUCH
from smashrules.text.rewording.phrases.in_between import IN_BETWEEN
from smashrules.text.rewording.phrases.leaves_nothing_out import LEAVES_NOTHING_OUT
from smashrules.text.rewording.phrases.neither_nor import BOTH_OR
from smashrules.text.rewording.phrases.reminders import REMINDERS
from smashrules.text.rewording.phrases.said_anew import SAID_ANEW
from smashrules.text.rewording.phrases.spelt_loosely import LOOSELY
from smashrules.text.rewording.phrases.turns_of_phrase import OF_SEVERAL_WORDS
from smashrules.text.rewording.players.a_player_who import A_PLAYER_WHO
from smashrules.text.rewording.players.ahead_by import AHEAD_BY
from smashrules.text.rewording.players.any_who import ANY_WHO
from smashrules.text.rewording.players.as_they_do import AS_THEY_DO
from smashrules.text.rewording.players.chooses_which import CHOOSES_WHICH
from smashrules.text.rewording.players.compared_otherwise import COMPARED_OTHERWISE
from smashrules.text.rewording.players.described import PLAYERS_DESCRIBED
from smashrules.text.rewording.players.either_they import EITHER_THEY
from smashrules.text.rewording.players.guessing import GUESSING
from smashrules.text.rewording.players.if_they_choose import IF_THEY_CHOOSE
from smashrules.text.rewording.players.in_place import IF_THEY_WIN, IN_PLACE
from smashrules.text.rewording.players.its_winner import ITS_WINNER
from smashrules.text.rewording.players.of_their_choice import OF_ANOTHERS_CHOICE
from smashrules.text.rewording.players.of_two_chosen import OF_TWO_CHOSEN
from smashrules.text.rewording.players.on_their_turn import WHOSE_TURN
from smashrules.text.rewording.players.showing import SHOWING
from smashrules.text.rewording.players.shown_to_lack import SHOWN_TO_LACK
from smashrules.text.rewording.players.skipping import SKIPPING
from smashrules.text.rewording.players.they_give_power import THEY_GIVE_POWER
from smashrules.text.rewording.players.those_tied import THOSE_TIED
from smashrules.text.rewording.players.those_who_do import THOSE_WHO_DO
from smashrules.text.rewording.players.tied_to_win import TIED_TO_WIN
from smashrules.text.rewording.players.tied_too import HAD_OR_TIED
from smashrules.text.rewording.players.tied_with import TIED_WITH
from smashrules.text.rewording.players.ties_count_for_none import TIES_COUNT_FOR_NONE
from smashrules.text.rewording.players.ties_won import TIES_WON
from smashrules.text.rewording.players.which_is_done import WHICH_IS_DONE
from smashrules.text.rewording.players.who_did_it import WHO_DID_IT
from smashrules.text.rewording.players.who_does import WHO_DOES
from smashrules.text.rewording.players.who_gained_none import WHO_GAINED_NONE
from smashrules.text.rewording.players.who_has_a_copy import WHO_HAS_A_COPY
from smashrules.text.rewording.players.whoever import WHOEVER
from smashrules.text.rewording.players.whose_controller import WHOSE_CONTROLLER
from smashrules.text.rewording.players.whose_have import WHOSE_HAVE
from smashrules.text.rewording.players.with_more_power import WITH_MORE_POWER
from smashrules.text.rewording.players.with_one_in_hand import WITH_ONE_IN_HAND
from smashrules.text.rewording.references.alike_among_them import ALIKE_AMONG_THEM
from smashrules.text.rewording.references.and_another_one import AND_ANOTHER_ONE
from smashrules.text.rewording.references.both_of_those import BOTH_OF_THOSE
from smashrules.text.rewording.references.done_so import DONE_SO
from smashrules.text.rewording.references.done_this_way import DONE_THIS_WAY
from smashrules.text.rewording.references.first_and_second import FIRST_AND_SECOND
from smashrules.text.rewording.references.had_before import HAD_BEFORE
from smashrules.text.rewording.references.its_own import ITS_OWN
from smashrules.text.rewording.references.one_of_them import DONE_TO_BOTH
from smashrules.text.rewording.references.one_such import ONE_SUCH
from smashrules.text.rewording.references.still_there import STILL_THERE
from smashrules.text.rewording.references.that_ability import SUCH
from smashrules.text.rewording.references.the_stored_card import THE_STORED_CARD
from smashrules.text.rewording.references.this_one import THIS_ONE
from smashrules.text.rewording.references.where_it_was_put import WHERE_IT_WAS_PUT
from smashrules.text.rewording.references.where_they_were import WHERE_THEY_WERE
from smashrules.text.rewording.rule import Rewordings

AS_WRITTEN = Rewordings(
    [
        *FROM_HERE_BOTH,
        *SHUFFLED,
        *ONCE_RESOLVED,
        *NO_MORE_HERE,
        *AS_THEY_DO,
        *HOW_IT_IS_SPELT,
        *TOLD_BY_CLAUSES,
        *CARRIED,
        *COPIED,
        *DESCRIBED,
        *PLAYERS_DESCRIBED,
        *DENIED_AND_POWER,
        *ON_OR_FROM,
        *WITH_FEWER_THERE,
        *HAD_OR_TIED,
        *SHARED_BY_OTHERS,
        *NTH_OF_YOURS,
        *ASKED_OF_TWO,
        *THEY_GIVE_POWER,
        *WHERE_IT_WAS_PUT,
        *AND_ANOTHER_BACK,
        *WITH_MORE_POWER,
        *WHOSE_IT_WAS,
        *TURN_IN_WHICH,
        *SENT,
        *SET_ASIDE,
        *NAMED_COUNTERS,
        *BESIDES_ITS_OWN,
        *REMOVED_SO_MANY,
        *UNLESS_THEY_LET,
        *A_PLAYER_WHO,
        *WHOSE_HAVE,
        *FROM_ELSEWHERE,
        *TURNS_IN_WHICH,
        *THAT_HAS_AND_IS,
        *WITH_NO_OTHERS,
        *ONE_SUCH,
        *STAYS,
        *AS_HAVING,
        *IGNORED,
        *LEAVES_NOTHING_OUT,
        *EITHER_OF_THOSE_PLAYED,
        *HAD_BEFORE,
        *REMINDERS,
        *WHO_HAS_A_COPY,
        *LOOSELY,
        *ITS_WINNER,
        *IF_FEWER,
        *WHILE_IT_SCORES,
        *MORE_THAN_IN_PLAY,
        *OR_ELSE_DONE,
        *TIES_COUNT_FOR_NONE,
        *IN_BETWEEN,
        *THAT_WOULD_AFFECT,
        *DONE_THIS_WAY,
        *AS_MANY_REMOVED,
        *EITHER_OF_COUNTERS,
        *COUNTERS_DOUBLED,
        *THE_ONES_THERE,
        *SEVERAL_OF_ONE,
        *SO_MUCH_MORE_HERE,
        *TIED_TO_WIN,
        *BOTH_OF_THOSE,
        *OR_MORE_IF_SO,
        *CONTROL_KEPT,
        *MOVED_FROM_THERE,
        *CHANGED_EITHER_WAY,
        *OF_THE_BASE_DECK,
        *POWERS_SWAPPED,
        *STRONGEST_OF,
        *AS_STRONG,
        *BOTH_DENIED_THERE,
        *AND_SO_MUCH_MORE,
        *SO_MANY_REMAIN,
        *X_IS,
        *PUT_ON_IT,
        *BOUNDED,
        *NOT_COUNTED,
        *THEN_IT_ENDS,
        *TIES_WON,
        *SAME_BASE_AS,
        *PILES_ORDERED,
        *WITHOUT_ITS_ABILITY,
        *SHOWN,
        *COUNTERS_MOVED,
        *ALL_ON_ONE_BASE,
        *MORE_THERE_THAN_HERE,
        *EQUAL_OR_LESS,
        *COMPARED_OTHERWISE,
        *THAN_THEIRS,
        *ONE_MORE_FOR_EACH,
        *THOSE_TIED,
        *SO_MUCH_POWER,
        *OTHER_SIDE,
        *SHOWING,
        *KEPT_OF_THEM,
        *WORD_IN_NAME,
        *UNTIL_SO_MANY_LEFT,
        *WHICH_IS_DONE,
        *ONE_ON_EACH,
        *WITH_ONE_IN_HAND,
        *WHOEVER,
        *WHO_DID_IT,
        *BUT_ONLY,
        *IF_THEY_CHOOSE,
        *IN_EITHER_ORDER,
        *DONE_SO,
        *DONE_LATER,
        *NOW_AND_LATER,
        *DONE_TWICE,
        *IN_ALL,
        *DISTRIBUTED,
        *THOSE_WHO_DO,
        *DONE_TO_BOTH,
        *ALL_OF_THE,
        *SO_MANY_ON_IT,
        *WHOSE_TURN,
        *PILES_TOLD,
        *ALIKE_AMONG_THEM,
        *CHOOSES_WHICH,
        *OF_ANOTHERS_CHOICE,
        *OF_ABILITIES,
        *CHOSEN_FROM,
        *ONE_CHOSEN_TO,
        *CHOSEN_TO,
        *EITHER_THEY,
        *LISTED,
        *OF_SEVERAL_WORDS,
        *SHOWN_TO_LACK,
        *WHERE_THEY_WERE,
        *WHERE_BURIED,
        *WOULD_NOT,
        *POWER_SPELT,
        *EITHER_POWER,
        *OR_BY,
        *OR_SO_MANY,
        *WHO_DOES,
        *AS_MANY_AS_DISCARDED,
        *PLAYED_ON_IT,
        *THE_STORED_CARD,
        *IF_THEY_WIN,
        *WHERE_BUT,
        *LEFT_BY_IT,
        *SAID_OF_THE_REST,
        *AND_ANOTHER_ONE,
        *USED_OR_STORED_THERE,
        *CARDS_OF_A_BASE,
        *NOT_SCORING,
        *PLAYED_EACH_TURN,
        *KEPT_HERE,
        *SO_MANY_DIFFERENT,
        *WHERE_IT_HAS_COME,
        *MOVED_TO,
        *AT_EITHER_BASE,
        *POWER_HAD,
        *ONE_BY_ONE,
        *UP_TO_SO_MUCH,
        *ALL_EXCEPT,
        *BOTH_OR,
        *FROM_BOTH_ENDS,
        *AND_IF,
        *ALL_INSTEAD,
        *GONE_UP,
        *SAID_ANEW,
        *EACH_IN_FRONT,
        *HAD_IN_PLAY,
        *STILL_THERE,
        *OF_TWO_CHOSEN,
        *FIRST_AND_SECOND,
        *ON_EACH_OF,
        *OR_TO_DO,
        *DONE_TO_EITHER,
        *KEPT_FROM,
        *AFFECTED_INSTEAD,
        *BY_DOING,
        *PAID_FIRST,
        *SUCH,
        *THIS_ONE,
        *NAMED_SO,
        *ITS_OWN,
        *NO_TWO_ALIKE,
        *HALF_OF,
        *AMOUNT_COMPARED,
        *WHOSE_ABILITIES,
        *HELD_BY_WHOM,
        *ABILITIES_OF_ONE,
        *SKIPPING,
        *ANY_WHO,
        *WHOSE_CONTROLLER,
        *INTO_STASIS,
        *GUESSING,
        *THE_DIFFERENCE,
        *OF_EQUAL_POWER,
        *WHAT_PLACES_GIVE,
        *WHO_GAINED_NONE,
        *LESS_AWARDED,
        *AHEAD_BY,
        *IN_PLACE,
        *TIED_WITH,
    ]
)
"""The rules of what is written in one way and read in another."""
