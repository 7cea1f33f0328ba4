"""A text is not read without a turn of phrase, or a rule, that only its own faction has; others' stay."""

from __future__ import annotations

from tools.left_out import Text, left_out

OWN_PHRASE = Text("Elves", "action", "Each other player discards until they have six remaining.")
OWN_RULE = Text("Dwarves", "action", "Return this card to your hand after resolving it.")
PLAIN = Text("Elves", "action", "Draw a card.")


def test_what_only_a_faction_uses_is_left_out() -> None:
    assert left_out([OWN_PHRASE, OWN_RULE, PLAIN]) == [OWN_PHRASE, OWN_RULE]


def test_what_another_faction_uses_as_well_stays() -> None:
    other = Text("Orcs", "action", "Draw a card. Place this action on the bottom of your deck after resolving it.")
    assert left_out([OWN_RULE, other, PLAIN]) == []


def test_the_rules_are_asked_as_before_afterwards() -> None:
    assert left_out([OWN_RULE]) == left_out([OWN_RULE]) == [OWN_RULE]
