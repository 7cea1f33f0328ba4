"""In which order the turns of phrase of ``grammar/rewording/turns/`` are put in other words.

They are asked of a text as it is written, before the fixed phrases of ``words.toml``. Knows their topics, no word.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import Rewordings
from smashrules.text.rewording.said import said

TURNS = Rewordings(
    [
        *said("turns/times", "others-turns"),
        *said("turns/times", "own-turn"),
        *said("turns/times", "begin-and-end"),
        *said("turns/times", "how-often"),
        *said("turns/times", "in-which"),
        *said("turns/times", "ordinals"),
        *said("turns/piles", "any-and-each"),
        *said("turns/piles", "left-in-hand"),
        *said("turns/piles", "pile-holds"),
        *said("turns/piles", "discarded-down"),
        *said("turns/piles", "left-in-a-hand"),
        *said("turns/piles", "all-but"),
        *said("turns/piles", "given-from-hand"),
        *said("turns/piles", "hand-size"),
        *said("turns/piles", "hands-seen"),
        *said("turns/piles", "where-it-lay"),
        *said("turns/piles", "instead-of-discard"),
        *said("turns/names", "another-name"),
        *said("turns/names", "named"),
        *said("turns/names", "shared"),
        *said("turns/names", "types"),
        *said("turns/numbers", "that-power"),
        *said("turns/numbers", "compared"),
        *said("turns/numbers", "strongest"),
        *said("turns/players", "turn-order"),
        *said("turns/players", "who-does"),
        *said("turns/players", "winners"),
        *said("turns/players", "theirs"),
        *said("turns/players", "everyone"),
        *said("turns/cards", "those-left"),
        *said("turns/cards", "where-it-is"),
        *said("turns/cards", "play-on"),
        *said("turns/cards", "which"),
        *said("turns/deeds", "of-abilities"),
        *said("turns/deeds", "swapped"),
        *said("turns/deeds", "any-of-them"),
        *said("turns/deeds", "how"),
        *said("turns/bases", "scored"),
        *said("turns/duels", "duels"),
        *said("turns/deeds", "either-or-both"),
        *said("turns/deeds", "once-more"),
        *said("turns/deeds", "back-into-play"),
    ]
)
"""The rules of turns of phrase."""
