"""In which order the rules of the rooms beside this one are asked, and when, before a sentence stands by itself: what
is asked of it then, ``at_length`` decides.

A rule that needs another's words stands behind it. Knows the rooms' tables, no word.
"""

from __future__ import annotations

from smashrules.text.rewording.bases.there_too import there_too
from smashrules.text.rewording.deeds.played_to import played_to
from smashrules.text.rewording.numbers.so_many_cards import SO_MANY_CARDS
from smashrules.text.rewording.numbers.those_counted import THE_OTHER_SO_MANY, THOSE_COUNTED
from smashrules.text.rewording.phrases.said_once import of_more_power_if
from smashrules.text.rewording.references.named_last import at_its_base, either_way
from smashrules.text.rewording.references.to_what_is_meant import on_one_of_choice
from smashrules.text.rewording.references.told_shortly import LEANING, for_you_to
from smashrules.text.rewording.rule import Rewordings, where
from smashrules.text.rewording.said import said

LEANED = Rewordings(
    [
        *said("conditions/times", "while-it-lies"),
        *said("conditions/times", "of-what-is-done"),
        *said("conditions/times", "turn-it-is-played"),
        *said("deeds/loosely", "verb-left-out"),
        *LEANING.rules,
        *said("cards/which", "only-one-of-theirs"),
        *said("players/hands", "yours-of-each"),
        *said("references/among", "those-of-that"),
        *said("references/among", "any-that"),
        *said("conditions/none", "none-to-do-it-to"),
        *said("references/among", "all-three"),
        *said("deeds/doing", "any-of-them-played"),
        *said("conditions/turns", "by-their-next-turn"),
        *said("references/done", "as-just-done"),
        *said("players/choosing", "of-their-choice"),
        *said("deeds/choosing", "all-but-chosen"),
        *said("bases/scoring", "the-scored-base"),
        *said("players/described", "nobody-did-any"),
        *said("players/described", "of-what-they-did"),
        *said("conditions/several", "both-done"),
        *said("cards/clauses", "cancelled-then"),
        *said("deeds/going", "moves-itself"),
        *said("bases/moving", "a-third-base"),
        *said("references/places", "back-there"),
        *said("references/places", "bases-of-those"),
        *said("deeds/doing", "later-on"),
        *said("deeds/placing", "taken-out"),
        *said("references/counters", "those-counters"),
        *said("references/counters", "those-of-the-chosen"),
        *said("references/counters", "of-its-counters"),
        *said("references/counters", "all-of-its-counters"),
        *said("references/counters", "counters-it-has"),
        *said("references/counters", "it-with-counters"),
        *said("references/places", "that-lay-on-it"),
        *said("references/counters", "counters-on-another"),
        *said("references/counters", "the-nth-placed"),
        *said("references/counters", "counters-again"),
        *said("conditions/turns", "none-that-turn"),
        *said("references/counters", "counters-run-out"),
        *said("numbers/counters", "so-many-counters"),
        *said("numbers/counters", "counters-in-play"),
        *THOSE_COUNTED,
        *THE_OTHER_SO_MANY,
        *said("numbers/power", "all-others"),
        *said("references/each", "none-of-them"),
        *said("references/among", "those-remaining"),
        *said("references/among", "so-many-are"),
        *said("deeds/swapping", "swapped"),
        *said("cards/which", "names-taken"),
        *said("references/another", "that-somebody-has"),
        *said("deeds/doing", "both-instead"),
        *said("references/another", "who-had-it"),
        *said("references/done", "both-swapped"),
        *said("numbers/power", "by-so-much-instead"),
        *said("references/places", "those-stored"),
        *said("deeds/abilities", "talent-again"),
        *said("references/named", "that-ability"),
        *said("deeds/going", "along-with"),
        *said("numbers/power", "it-the-number"),
        *said("phrases/cut_short", "so-many-of-them"),
        *said("references/among", "one-of-them"),
        *said("deeds/doing", "both-ends"),
        *said("references/among", "the-other-of-them"),
        *said("players/ties", "tied-too"),
        *said("phrases/loosely", "if-so"),
        *said("bases/described", "the-original-base"),
        *said("bases/scored", "scored-by-a-card"),
        *said("bases/scored", "until-it-is-over"),
        *said("bases/awarding", "so-much-awarded"),
        *said("bases/awarding", "awarded"),
        *said("bases/awarding", "gained-by-none"),
        *said("players/doing", "you-each"),
        *said("players/scoring", "winner-and-second"),
        *said("references/among", "among-them"),
        *said("references/named", "named-last"),
        *said("references/among", "another-of-them"),
        *said("references/another", "another-one"),
        *said("references/such", "another-such"),
        *said("references/such", "such-as-named"),
        *said("references/among", "said-of-those"),
        *SO_MANY_CARDS,
        *said("deeds/fighting", "in-a-duel"),
        *said("deeds/fighting", "they-duel"),
        *said("deeds/loosely", "while-dueling"),
        *said("references/named", "with-that-name"),
        *said("references/done", "to-what-is-meant"),
        *said("references/done", "called-by-its-sort"),
        *said("conditions/none", "none-done"),
        *said("references/each", "each-of-those"),
        *said("references/each", "of-those-stated"),
        *said("references/each", "those-so-stated"),
        *said("players/hands", "of-hands-seen"),
        *said("players/described", "who-cannot"),
        *said("players/ties", "not-tied"),
        *said("cards/clauses", "such-as-it-is"),
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
        *said("numbers/changed", "power-set"),
        *said("numbers/power", "power-kept"),
        *said("cards/held", "at-the-head"),
        *said("phrases/in_passing", "in-passing"),
        *said("cards/which", "borrowed"),
        *said("conditions/unless", "if-possible"),
        *said("conditions/none", "if-there-is-one"),
        *said("players/choosing", "or-passes"),
        *said("numbers/comparing", "more-of-these"),
        *said("references/another", "yours-and-theirs"),
        *said("cards/clauses", "those-played-there"),
        *said("cards/which", "of-each-type"),
        *said("deeds/playing", "not-playing"),
        *said("numbers/at_most", "no-more-than"),
        *said("bases/scoring", "how-it-went"),
        *said("cards/clauses", "must-be"),
        *said("players/doing", "you-and-they"),
    ]
)
"""The rules that are asked before a text is cut into sentences: of what is said in passing, how far a number goes,
how a thing went and what must be."""
ALIKE = Rewordings([*said("numbers/comparing", "compared"), *said("cards/having", "played-with")])
THEN = Rewordings([*said("references/places", "stored-when-played")])
"""The rules of an ability that leans on what was done when its card was played."""
