"""In which order the rules are asked by which a sentence is put plainly and turned round.

Knows the rooms' tables, no word.
"""

from __future__ import annotations

from smashrules.text.rewording.cards.treated import TREATED
from smashrules.text.rewording.players.complying import COMPLIED
from smashrules.text.rewording.players.shown import EACH_SHOWN
from smashrules.text.rewording.said import said

TURNED = (
    *said("phrases/plainly", "put-plainly"),
    *said("phrases/plainly", "made-less"),
    *said("deeds/fighting", "fought"),
    *TREATED,
    *COMPLIED,
    *said("phrases/plainly", "turned-round"),
    *EACH_SHOWN,
)
"""The rules by which a sentence is turned round, in the order in which they are asked."""
