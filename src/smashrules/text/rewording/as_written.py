"""In which order the rules of the rooms beside this one are asked of a text as it is written, before turns of phrase
are replaced and anything is cut.

A rule that needs another's words stands behind it. Knows the rooms' tables, no word.
"""

from __future__ import annotations

from smashrules.text.rewording.cards.named_counters import NAMED_COUNTERS
from smashrules.text.rewording.conditions.or_else_done import OR_ELSE_DONE
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
from smashrules.text.rewording.rule import Rewordings
from smashrules.text.rewording.said import said

AS_WRITTEN = Rewordings(
    [
        *said("deeds/denying", "from-here-both"),
        *said("deeds/placing", "shuffled"),
        *said("deeds/abilities", "once-resolved"),
        *said("bases/scoring", "no-more-here"),
        *said("players/compared", "as-they-do"),
        *said("conditions/times", "how-it-is-spelt"),
        *said("cards/clauses", "told-by-clauses"),
        *said("cards/having", "carried"),
        *said("cards/which", "copied"),
        *said("bases/described", "described"),
        *said("players/described", "described"),
        *said("deeds/denying", "denied-and-power"),
        *said("deeds/in-play", "on-or-from"),
        *said("bases/described", "with-fewer-there"),
        *said("players/ties", "had-or-tied"),
        *said("conditions/several", "shared-by-others"),
        *NTH_OF_YOURS,
        *said("conditions/several", "asked-of-two"),
        *said("players/doing", "they-give-power"),
        *said("references/places", "where-it-was-put"),
        *said("deeds/going", "and-another-back"),
        *said("players/compared", "with-more-power"),
        *said("cards/held", "whose-it-was"),
        *said("conditions/turns", "turn-in-which"),
        *said("deeds/placing", "sent"),
        *said("deeds/placing", "set-aside"),
        *NAMED_COUNTERS,
        *said("cards/having", "besides-its-own"),
        *REMOVED_SO_MANY,
        *said("conditions/unless", "unless-they-let"),
        *said("players/described", "a-player-who"),
        *said("players/described", "whose-have"),
        *said("bases/moving", "from-elsewhere"),
        *said("conditions/turns", "turns-in-which"),
        *said("cards/clauses", "that-has-and-is"),
        *said("cards/which", "with-no-others"),
        *said("references/each", "one-such"),
        *said("deeds/not-done", "stays"),
        *said("cards/clauses", "as-having"),
        *said("cards/held", "ignored"),
        *said("phrases/remarks", "leaves-nothing-out"),
        *said("conditions/several", "either-of-those-played"),
        *said("references/another", "had-before"),
        *said("phrases/remarks", "reminders"),
        *said("players/described", "who-has-a-copy"),
        *said("phrases/loosely", "loosely"),
        *said("players/scoring", "its-winner"),
        *said("conditions/unless", "if-fewer"),
        *said("bases/scoring", "while-it-scores"),
        *MORE_THAN_IN_PLAY,
        *OR_ELSE_DONE,
        *said("players/ties", "ties-count-for-none"),
        *said("phrases/of_two", "in-between"),
        *said("conditions/events", "that-would-affect"),
        *said("references/done", "done-this-way"),
        *AS_MANY_REMOVED,
        *said("conditions/several", "either-of-counters"),
        *COUNTERS_DOUBLED,
        *said("cards/clauses", "the-ones-there"),
        *said("cards/clauses", "several-of-one"),
        *SO_MUCH_MORE_HERE,
        *said("players/ties", "tied-to-win"),
        *said("references/done", "both-of-those"),
        *said("conditions/unless", "or-more-if-so"),
        *said("deeds/denying", "control-kept"),
        *said("deeds/going", "moved-from-there"),
        *CHANGED_EITHER_WAY,
        *said("bases/described", "of-the-base-deck"),
        *POWERS_SWAPPED,
        *STRONGEST_OF,
        *AS_STRONG,
        *said("deeds/denying", "both-denied-there"),
        *AND_SO_MUCH_MORE,
        *said("conditions/several", "so-many-remain"),
        *X_IS,
        *PUT_ON_IT,
        *BOUNDED,
        *NOT_COUNTED,
        *said("deeds/when-done", "then-it-ends"),
        *said("players/ties", "ties-won"),
        *said("bases/described", "same-base-as"),
        *said("cards/held", "piles-ordered"),
        *said("deeds/loosely", "without-its-ability"),
        *said("cards/clauses", "shown"),
        *COUNTERS_MOVED,
        *said("deeds/going", "all-on-one-base"),
        *MORE_THERE_THAN_HERE,
        *EQUAL_OR_LESS,
        *said("players/compared", "compared-otherwise"),
        *THAN_THEIRS,
        *ONE_MORE_FOR_EACH,
        *said("players/ties", "those-tied"),
        *SO_MUCH_POWER,
        *OTHER_SIDE,
        *said("players/hands", "showing"),
        *KEPT_OF_THEM,
        *said("cards/which", "word-in-name"),
        *UNTIL_SO_MANY_LEFT,
        *said("players/choosing", "which-is-done"),
        *ONE_ON_EACH,
        *said("players/hands", "with-one-in-hand"),
        *said("players/described", "whoever"),
        *said("players/described", "who-did-it"),
        *said("conditions/only", "but-only"),
        *said("players/choosing", "if-they-choose"),
        *said("deeds/doing", "in-either-order"),
        *said("references/done", "done-so"),
        *said("deeds/doing", "done-later"),
        *said("deeds/when-done", "now-and-later"),
        *said("deeds/doing", "done-twice"),
        *IN_ALL,
        *said("deeds/gaining", "distributed"),
        *said("players/described", "those-who-do"),
        *said("references/among", "done-to-both"),
        *said("cards/which", "all-of-the"),
        *SO_MANY_ON_IT,
        *said("players/turns", "whose-turn"),
        *said("cards/clauses", "piles-told"),
        *said("references/among", "alike-among-them"),
        *said("players/choosing", "chooses-which"),
        *said("players/choosing", "of-anothers-choice"),
        *said("deeds/abilities", "of-abilities"),
        *said("deeds/choosing", "chosen-from"),
        *said("deeds/one-of-two", "one-chosen-to"),
        *said("deeds/choosing", "chosen-to"),
        *said("players/choosing", "either-they"),
        *said("deeds/choosing", "listed"),
        *said("phrases/of_two", "of-several-words"),
        *said("players/hands", "shown-to-lack"),
        *said("references/places", "where-they-were"),
        *said("cards/which", "where-buried"),
        *said("deeds/loosely", "would-not"),
        *POWER_SPELT,
        *EITHER_POWER,
        *OR_BY,
        *said("deeds/one-of-two", "or-so-many"),
        *said("players/choosing", "who-does"),
        *AS_MANY_AS_DISCARDED,
        *said("deeds/playing", "played-on-it"),
        *said("references/places", "the-stored-card"),
        *said("players/placed", "if-they-win"),
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
        *said("conditions/events", "and-if"),
        *said("deeds/doing", "all-instead"),
        *GONE_UP,
        *said("phrases/anew", "said-anew"),
        *EACH_IN_FRONT,
        *HAD_IN_PLAY,
        *said("references/places", "still-there"),
        *said("players/choosing", "of-two-chosen"),
        *said("references/such", "first-and-second"),
        *said("bases/moving", "on-each-of"),
        *said("deeds/one-of-two", "or-to-do"),
        *said("deeds/doing", "done-to-either"),
        *said("conditions/events", "kept-from"),
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
        *said("players/turns", "skipping"),
        *said("players/described", "any-who"),
        *said("players/described", "whose-controller"),
        *said("deeds/going", "into-stasis"),
        *said("players/choosing", "guessing"),
        *THE_DIFFERENCE,
        *said("cards/which", "of-equal-power"),
        *said("bases/scoring", "what-places-give"),
        *said("players/described", "who-gained-none"),
        *said("bases/scoring", "less-awarded"),
        *said("players/compared", "ahead-by"),
        *said("players/placed", "in-place"),
        *said("players/ties", "tied-with"),
    ]
)
"""The rules of what is written in one way and read in another."""
