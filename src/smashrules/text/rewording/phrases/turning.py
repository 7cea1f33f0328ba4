"""In which order the rules are asked by which a sentence is put plainly and turned round.

Knows the rooms' tables, no word.
"""

from __future__ import annotations

from smashrules.text.rewording.said import said

TURNED = (
    *said("phrases/plainly", "put-plainly"),
    *said("phrases/plainly", "made-less"),
    *said("deeds/fighting", "fought"),
    *said("cards/clauses", "treated"),
    *said("players/doing", "complied"),
    *said("phrases/plainly", "turned-round"),
    *said("players/hands", "each-shown"),
)
"""The rules by which a sentence is turned round, in the order in which they are asked."""
