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
from smashrules.text.rewording.numbers.as_many_as_discarded import AS_MANY_AS_DISCARDED
from smashrules.text.rewording.players.a_player_who import A_PLAYER_WHO
from smashrules.text.rewording.players.ahead_by import AHEAD_BY
from smashrules.text.rewording.players.any_who import ANY_WHO
from smashrules.text.rewording.players.as_they_do import AS_THEY_DO
from smashrules.text.rewording.players.chooses_which import CHOOSES_WHICH
from smashrules.text.rewording.players.compared_otherwise import COMPARED_OTHERWISE
from smashrules.text.rewording.players.described import PLAYERS_DESCRIBED
from smashrules.text.rewording.players.either_they import EITHER_THEY
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
from smashrules.text.rewording.said import said

AS_WRITTEN = Rewordings(
    [
        *said("deeds/denying", "from-here-both"),
        *said("deeds/placing", "shuffled"),
        *said("deeds/abilities", "once-resolved"),
        *NO_MORE_HERE,
        *AS_THEY_DO,
        *HOW_IT_IS_SPELT,
        *TOLD_BY_CLAUSES,
        *CARRIED,
        *COPIED,
        *DESCRIBED,
        *PLAYERS_DESCRIBED,
        *said("deeds/denying", "denied-and-power"),
        *said("deeds/in-play", "on-or-from"),
        *WITH_FEWER_THERE,
        *HAD_OR_TIED,
        *SHARED_BY_OTHERS,
        *said("numbers/cards", "nth-of-yours"),
        *ASKED_OF_TWO,
        *THEY_GIVE_POWER,
        *WHERE_IT_WAS_PUT,
        *said("deeds/going", "and-another-back"),
        *WITH_MORE_POWER,
        *WHOSE_IT_WAS,
        *TURN_IN_WHICH,
        *said("deeds/placing", "sent"),
        *said("deeds/placing", "set-aside"),
        *NAMED_COUNTERS,
        *BESIDES_ITS_OWN,
        *said("numbers/counters", "removed-so-many"),
        *UNLESS_THEY_LET,
        *A_PLAYER_WHO,
        *WHOSE_HAVE,
        *FROM_ELSEWHERE,
        *TURNS_IN_WHICH,
        *THAT_HAS_AND_IS,
        *WITH_NO_OTHERS,
        *ONE_SUCH,
        *said("deeds/not-done", "stays"),
        *AS_HAVING,
        *IGNORED,
        *said("phrases/remarks", "leaves-nothing-out"),
        *EITHER_OF_THOSE_PLAYED,
        *HAD_BEFORE,
        *said("phrases/remarks", "reminders"),
        *WHO_HAS_A_COPY,
        *said("phrases/loosely", "loosely"),
        *ITS_WINNER,
        *IF_FEWER,
        *WHILE_IT_SCORES,
        *said("numbers/comparing", "more-than-in-play"),
        *OR_ELSE_DONE,
        *TIES_COUNT_FOR_NONE,
        *said("phrases/of_two", "in-between"),
        *THAT_WOULD_AFFECT,
        *DONE_THIS_WAY,
        *said("numbers/counters", "as-many-removed"),
        *EITHER_OF_COUNTERS,
        *said("numbers/counters", "counters-doubled"),
        *THE_ONES_THERE,
        *SEVERAL_OF_ONE,
        *said("numbers/power", "so-much-more-here"),
        *TIED_TO_WIN,
        *BOTH_OF_THOSE,
        *OR_MORE_IF_SO,
        *said("deeds/denying", "control-kept"),
        *said("deeds/going", "moved-from-there"),
        *said("numbers/changed", "changed-either-way"),
        *OF_THE_BASE_DECK,
        *said("numbers/changed", "powers-swapped"),
        *said("numbers/comparing", "strongest-of"),
        *said("numbers/power", "as-strong"),
        *said("deeds/denying", "both-denied-there"),
        *said("numbers/changed", "and-so-much-more"),
        *SO_MANY_REMAIN,
        *said("numbers/called", "x-is"),
        *said("numbers/changed", "put-on-it"),
        *said("numbers/changed", "bounded"),
        *said("numbers/power", "not-counted"),
        *said("deeds/when-done", "then-it-ends"),
        *TIES_WON,
        *SAME_BASE_AS,
        *PILES_ORDERED,
        *said("deeds/loosely", "without-its-ability"),
        *SHOWN,
        *said("numbers/counters", "counters-moved"),
        *said("deeds/going", "all-on-one-base"),
        *said("numbers/comparing", "more-there-than-here"),
        *said("numbers/comparing", "equal-or-less"),
        *COMPARED_OTHERWISE,
        *said("numbers/comparing", "than-theirs"),
        *said("numbers/cards", "one-more-for-each"),
        *THOSE_TIED,
        *said("numbers/power", "so-much-power"),
        *said("numbers/comparing", "other-side"),
        *SHOWING,
        *said("numbers/cards", "kept-of-them"),
        *WORD_IN_NAME,
        *said("numbers/cards", "until-so-many-left"),
        *WHICH_IS_DONE,
        *said("numbers/cards", "one-on-each"),
        *WITH_ONE_IN_HAND,
        *WHOEVER,
        *WHO_DID_IT,
        *BUT_ONLY,
        *IF_THEY_CHOOSE,
        *said("deeds/doing", "in-either-order"),
        *DONE_SO,
        *said("deeds/doing", "done-later"),
        *said("deeds/when-done", "now-and-later"),
        *said("deeds/doing", "done-twice"),
        *said("numbers/cards", "in-all"),
        *said("deeds/gaining", "distributed"),
        *THOSE_WHO_DO,
        *DONE_TO_BOTH,
        *ALL_OF_THE,
        *said("numbers/at_most", "so-many-on-it"),
        *WHOSE_TURN,
        *PILES_TOLD,
        *ALIKE_AMONG_THEM,
        *CHOOSES_WHICH,
        *OF_ANOTHERS_CHOICE,
        *said("deeds/abilities", "of-abilities"),
        *said("deeds/choosing", "chosen-from"),
        *said("deeds/one-of-two", "one-chosen-to"),
        *said("deeds/choosing", "chosen-to"),
        *EITHER_THEY,
        *said("deeds/choosing", "listed"),
        *said("phrases/of_two", "of-several-words"),
        *SHOWN_TO_LACK,
        *WHERE_THEY_WERE,
        *WHERE_BURIED,
        *said("deeds/loosely", "would-not"),
        *said("numbers/power", "power-spelt"),
        *said("numbers/power", "either-power"),
        *said("numbers/power", "or-by"),
        *said("deeds/one-of-two", "or-so-many"),
        *said("players", "who-does"),
        *AS_MANY_AS_DISCARDED,
        *said("deeds/playing", "played-on-it"),
        *THE_STORED_CARD,
        *IF_THEY_WIN,
        *WHERE_BUT,
        *LEFT_BY_IT,
        *said("deeds/placing", "said-of-the-rest"),
        *AND_ANOTHER_ONE,
        *USED_OR_STORED_THERE,
        *CARDS_OF_A_BASE,
        *NOT_SCORING,
        *said("deeds/playing", "played-each-turn"),
        *KEPT_HERE,
        *said("numbers/cards", "so-many-different"),
        *WHERE_IT_HAS_COME,
        *MOVED_TO,
        *AT_EITHER_BASE,
        *said("numbers/power", "power-had"),
        *said("deeds/loosely", "one-by-one"),
        *said("phrases/cut_short", "up-to-so-much"),
        *said("phrases/of_two", "all-except"),
        *said("phrases/of_two", "both-or"),
        *said("deeds/doing", "from-both-ends"),
        *AND_IF,
        *said("deeds/doing", "all-instead"),
        *said("numbers/power", "gone-up"),
        *said("phrases/anew", "said-anew"),
        *said("numbers/cards", "each-in-front"),
        *said("numbers/cards", "had-in-play"),
        *STILL_THERE,
        *OF_TWO_CHOSEN,
        *FIRST_AND_SECOND,
        *ON_EACH_OF,
        *said("deeds/one-of-two", "or-to-do"),
        *said("deeds/doing", "done-to-either"),
        *KEPT_FROM,
        *said("deeds/doing", "affected-instead"),
        *said("deeds/gaining", "by-doing"),
        *said("deeds/one-of-two", "paid-first"),
        *SUCH,
        *THIS_ONE,
        *NAMED_SO,
        *ITS_OWN,
        *NO_TWO_ALIKE,
        *said("numbers/called", "half-of"),
        *said("numbers/comparing", "amount-compared"),
        *WHOSE_ABILITIES,
        *HELD_BY_WHOM,
        *ABILITIES_OF_ONE,
        *SKIPPING,
        *ANY_WHO,
        *WHOSE_CONTROLLER,
        *said("deeds/going", "into-stasis"),
        *said("players", "guessing"),
        *said("numbers/comparing", "the-difference"),
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
