"""In which order the rules of the rooms beside this one are asked of a sentence that stands by itself, and of several
together: what is asked of a text before, ``order`` decides.

A rule that needs another's words stands behind it. Knows the rooms' tables, no word.
"""

from __future__ import annotations

from smashrules.text.rewording.bases.what_remains import REMAIN, what_remains
from smashrules.text.rewording.cards.qualities import TOGETHER
from smashrules.text.rewording.conditions.before_placing import before_placing
from smashrules.text.rewording.conditions.shown_if_asked import shown_if_asked
from smashrules.text.rewording.conditions.while_either import WHILE_EITHER
from smashrules.text.rewording.deeds.control_exchanged import EXCHANGED, control_exchanged
from smashrules.text.rewording.deeds.done_for_each import done_for_each
from smashrules.text.rewording.deeds.put_under import PUT_UNDER
from smashrules.text.rewording.deeds.spared import spared
from smashrules.text.rewording.players.not_to_you import ABOUT_YOU, not_to_you
from smashrules.text.rewording.players.one_instead import one_instead
from smashrules.text.rewording.players.shown_instead import shown_instead
from smashrules.text.rewording.players.who_lost_it import who_lost_it
from smashrules.text.rewording.rule import Rewordings
from smashrules.text.rewording.said import said

AT_LENGTH = Rewordings(
    [
        *said("players/tied", "untied-one"),
        *said("players/tied", "chosen-anyway"),
        *said("conditions/several", "asked-of-both"),
        *said("conditions/times", "asked-behind"),
        *said("cards/which", "the-only-one"),
        *said("players/doing", "only-they"),
        *said("cards/held", "of-a-pile"),
        *said("deeds/denying", "cannot-listed"),
        *said("bases/saying", "as-bases-say"),
        *said("references/each", "so-many-had"),
        *said("bases/described", "where-both"),
        *said("players/compared", "both-have"),
        *said("conditions/unless", "unless-they"),
        *said("conditions/none", "if-none"),
        *said("bases/moving", "to-a-base-if"),
        *said("deeds/loosely", "told-loosely"),
        *said("players/described", "who-played-it"),
        *said("numbers/comparing", "that-of"),
        *said("numbers/power", "power-it-has"),
        *said("bases/scoring", "where-most"),
        *said("deeds/swapping", "swapped-for"),
        *said("numbers/comparing", "with-breakpoint"),
        *said("bases/described", "with-the-most"),
        *said("deeds/transferring", "transferred"),
        *said("deeds/doing", "done-by"),
        *said("deeds/going", "each-may-go"),
        *said("conditions/several", "only-one-there"),
        *said("conditions/several", "on-so-many-bases"),
        *said("cards/which", "some-buried"),
        *said("cards/having", "its-counter"),
        *said("numbers/counters", "counters-count"),
        *said("cards/held", "hand-revealed"),
        *said("phrases/of_two", "told-for-both"),
        *said("references/each", "one-of-that-sort"),
        *said("numbers/comparing", "than-any-other"),
        *said("numbers/comparing", "total-power-of"),
        *said("deeds/loosely", "undone-and-sent"),
        *said("numbers/turns", "counted-in-a-turn"),
        *said("deeds/loosely", "undergone"),
        *said("deeds/one-of-two", "or-to-it"),
        *said("deeds/not-done", "neither-done"),
        *said("deeds/loosely", "where-each-goes"),
        *WHILE_EITHER,
        *said("cards/having", "either-on-it"),
        *said("bases/described", "on-the-same-base"),
        *said("bases/described", "base-without-one"),
        *said("numbers/cards", "cards-drawn"),
        *said("cards/having", "enters-with"),
        *said("players/doing", "first-to"),
        *said("references/each", "of-other-players"),
        *said("players/described", "their-one"),
        *said("phrases/cut_short", "cut-short"),
        *said("conditions/events", "told-last"),
        *said("numbers/comparing", "just-as-many"),
        *said("numbers/cards", "as-many"),
        *said("deeds/gaining", "gained"),
        *said("cards/which", "copies"),
        *said("phrases/behind", "older-ways"),
        *PUT_UNDER,
        *said("references/among", "of-a-sort"),
        *said("references/each", "of-them-that"),
        *said("deeds/playing", "even-if"),
        *said("players/hands", "seen-in-hand"),
        *said("numbers/comparing", "counted-there"),
        *said("deeds/happening", "moved-or-used"),
        *said("deeds/happening", "made-less"),
        *said("deeds/choosing", "chosen-between"),
        *said("deeds/choosing", "chosen-with"),
        *said("phrases/behind", "said-behind"),
        *said("phrases/of_two", "neither-nor"),
        *said("cards/held", "held-and-owned"),
        *said("bases/described", "at-a-base"),
        *said("players/turns", "turn-of-each"),
        *said("players/turns", "on-their-turn"),
        *said("deeds/not-done", "prevented"),
        *said("conditions/events", "before-it-would"),
        *said("phrases/of_two", "said-of-both"),
        *TOGETHER,
        *said("conditions/times", "on-its-turn"),
        *said("conditions/turns", "within-the-turn"),
        *said("conditions/times", "times-told"),
        *said("conditions/events", "next-does"),
        *said("conditions/events", "foretold"),
        *said("conditions/events", "once-it-comes"),
        *said("conditions/events", "as-they-come"),
        *said("phrases/plainly", "put-plainly"),
        *said("phrases/plainly", "made-less"),
        *said("deeds/fighting", "fought"),
        *said("cards/clauses", "treated"),
        *said("players/doing", "complied"),
        *said("phrases/plainly", "turned-round"),
        *said("players/hands", "each-shown"),
        *said("conditions/turns", "left-undone"),
        *said("deeds/playing", "played-only"),
        *said("deeds/playing", "played-off-the-top"),
        *said("deeds/playing", "only-where"),
        *said("deeds/going", "is-moved"),
        *said("deeds/going", "goes-back"),
        *said("deeds/denying", "denied"),
        *said("players/ties", "of-those-that-tie"),
        *said("bases/scored", "so-for-this-turn"),
        *said("bases/awarding", "those-gain-none"),
        *said("bases/awarding", "awarded-then"),
        *said("deeds/playing", "only-those"),
        *said("conditions/times", "at-both-times"),
        *said("numbers/turns", "their-nth"),
        *said("cards/held", "turned-over"),
        *said("bases/moving", "with-all-on-it"),
        *said("cards/which", "each-told"),
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
