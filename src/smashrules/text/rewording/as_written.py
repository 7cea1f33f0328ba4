"""In which order the rules of the rooms beside this one are asked of a text as it is written, before turns of phrase
are replaced and anything is cut.

A rule that needs another's words stands behind it. Knows the rooms' tables, no word.
"""

from __future__ import annotations

from smashrules.text.rewording.cards.named_counters import NAMED_COUNTERS
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
from smashrules.text.rewording.rule import Rewordings
from smashrules.text.rewording.said import said

AS_WRITTEN = Rewordings(
    [
        *said("deeds/denying", "from-here-both"),
        *said("deeds/placing", "shuffled"),
        *said("deeds/abilities", "once-resolved"),
        *said("bases/scoring", "no-more-here"),
        *AS_THEY_DO,
        *HOW_IT_IS_SPELT,
        *said("cards/clauses", "told-by-clauses"),
        *said("cards/having", "carried"),
        *said("cards/which", "copied"),
        *said("bases/described", "described"),
        *PLAYERS_DESCRIBED,
        *said("deeds/denying", "denied-and-power"),
        *said("deeds/in-play", "on-or-from"),
        *said("bases/described", "with-fewer-there"),
        *HAD_OR_TIED,
        *SHARED_BY_OTHERS,
        *NTH_OF_YOURS,
        *ASKED_OF_TWO,
        *THEY_GIVE_POWER,
        *said("references/places", "where-it-was-put"),
        *said("deeds/going", "and-another-back"),
        *WITH_MORE_POWER,
        *said("cards/held", "whose-it-was"),
        *TURN_IN_WHICH,
        *said("deeds/placing", "sent"),
        *said("deeds/placing", "set-aside"),
        *NAMED_COUNTERS,
        *said("cards/having", "besides-its-own"),
        *REMOVED_SO_MANY,
        *UNLESS_THEY_LET,
        *A_PLAYER_WHO,
        *WHOSE_HAVE,
        *said("bases/moving", "from-elsewhere"),
        *TURNS_IN_WHICH,
        *said("cards/clauses", "that-has-and-is"),
        *said("cards/which", "with-no-others"),
        *said("references/each", "one-such"),
        *said("deeds/not-done", "stays"),
        *said("cards/clauses", "as-having"),
        *said("cards/held", "ignored"),
        *said("phrases/remarks", "leaves-nothing-out"),
        *EITHER_OF_THOSE_PLAYED,
        *said("references/another", "had-before"),
        *said("phrases/remarks", "reminders"),
        *WHO_HAS_A_COPY,
        *said("phrases/loosely", "loosely"),
        *ITS_WINNER,
        *IF_FEWER,
        *said("bases/scoring", "while-it-scores"),
        *MORE_THAN_IN_PLAY,
        *OR_ELSE_DONE,
        *TIES_COUNT_FOR_NONE,
        *said("phrases/of_two", "in-between"),
        *THAT_WOULD_AFFECT,
        *said("references/done", "done-this-way"),
        *AS_MANY_REMOVED,
        *EITHER_OF_COUNTERS,
        *COUNTERS_DOUBLED,
        *said("cards/clauses", "the-ones-there"),
        *said("cards/clauses", "several-of-one"),
        *SO_MUCH_MORE_HERE,
        *TIED_TO_WIN,
        *said("references/done", "both-of-those"),
        *OR_MORE_IF_SO,
        *said("deeds/denying", "control-kept"),
        *said("deeds/going", "moved-from-there"),
        *CHANGED_EITHER_WAY,
        *said("bases/described", "of-the-base-deck"),
        *POWERS_SWAPPED,
        *STRONGEST_OF,
        *AS_STRONG,
        *said("deeds/denying", "both-denied-there"),
        *AND_SO_MUCH_MORE,
        *SO_MANY_REMAIN,
        *X_IS,
        *PUT_ON_IT,
        *BOUNDED,
        *NOT_COUNTED,
        *said("deeds/when-done", "then-it-ends"),
        *TIES_WON,
        *said("bases/described", "same-base-as"),
        *said("cards/held", "piles-ordered"),
        *said("deeds/loosely", "without-its-ability"),
        *said("cards/clauses", "shown"),
        *COUNTERS_MOVED,
        *said("deeds/going", "all-on-one-base"),
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
        *said("cards/which", "word-in-name"),
        *UNTIL_SO_MANY_LEFT,
        *WHICH_IS_DONE,
        *ONE_ON_EACH,
        *WITH_ONE_IN_HAND,
        *WHOEVER,
        *WHO_DID_IT,
        *BUT_ONLY,
        *IF_THEY_CHOOSE,
        *said("deeds/doing", "in-either-order"),
        *said("references/done", "done-so"),
        *said("deeds/doing", "done-later"),
        *said("deeds/when-done", "now-and-later"),
        *said("deeds/doing", "done-twice"),
        *IN_ALL,
        *said("deeds/gaining", "distributed"),
        *THOSE_WHO_DO,
        *said("references/among", "done-to-both"),
        *said("cards/which", "all-of-the"),
        *SO_MANY_ON_IT,
        *WHOSE_TURN,
        *said("cards/clauses", "piles-told"),
        *said("references/among", "alike-among-them"),
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
        *said("references/places", "where-they-were"),
        *said("cards/which", "where-buried"),
        *said("deeds/loosely", "would-not"),
        *POWER_SPELT,
        *EITHER_POWER,
        *OR_BY,
        *said("deeds/one-of-two", "or-so-many"),
        *said("players", "who-does"),
        *AS_MANY_AS_DISCARDED,
        *said("deeds/playing", "played-on-it"),
        *said("references/places", "the-stored-card"),
        *IF_THEY_WIN,
        *said("bases/scoring", "where-but"),
        *said("bases/described", "left-by-it"),
        *said("deeds/placing", "said-of-the-rest"),
        *said("references/another", "and-another-one"),
        *said("cards/held", "used-or-stored-there"),
        *said("bases/described", "cards-of-a-base"),
        *said("bases/scoring", "not-scoring"),
        *said("deeds/playing", "played-each-turn"),
        *said("bases/scoring", "kept-here"),
        *SO_MANY_DIFFERENT,
        *said("bases/moving", "where-it-has-come"),
        *said("bases/moving", "moved-to"),
        *said("bases/moving", "at-either-base"),
        *POWER_HAD,
        *said("deeds/loosely", "one-by-one"),
        *said("phrases/cut_short", "up-to-so-much"),
        *said("phrases/of_two", "all-except"),
        *said("phrases/of_two", "both-or"),
        *said("deeds/doing", "from-both-ends"),
        *AND_IF,
        *said("deeds/doing", "all-instead"),
        *GONE_UP,
        *said("phrases/anew", "said-anew"),
        *EACH_IN_FRONT,
        *HAD_IN_PLAY,
        *said("references/places", "still-there"),
        *OF_TWO_CHOSEN,
        *said("references/such", "first-and-second"),
        *said("bases/moving", "on-each-of"),
        *said("deeds/one-of-two", "or-to-do"),
        *said("deeds/doing", "done-to-either"),
        *KEPT_FROM,
        *said("deeds/doing", "affected-instead"),
        *said("deeds/gaining", "by-doing"),
        *said("deeds/one-of-two", "paid-first"),
        *said("references/named", "such"),
        *said("references/another", "this-one"),
        *said("cards/which", "named-so"),
        *said("references/done", "its-own"),
        *said("cards/which", "no-two-alike"),
        *HALF_OF,
        *AMOUNT_COMPARED,
        *said("cards/clauses", "whose-abilities"),
        *said("cards/held", "held-by-whom"),
        *said("cards/having", "abilities-of-one"),
        *SKIPPING,
        *ANY_WHO,
        *WHOSE_CONTROLLER,
        *said("deeds/going", "into-stasis"),
        *said("players", "guessing"),
        *THE_DIFFERENCE,
        *said("cards/which", "of-equal-power"),
        *said("bases/scoring", "what-places-give"),
        *WHO_GAINED_NONE,
        *said("bases/scoring", "less-awarded"),
        *AHEAD_BY,
        *IN_PLACE,
        *TIED_WITH,
    ]
)
"""The rules of what is written in one way and read in another."""
