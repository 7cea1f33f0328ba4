"""What one clause of an ability speaks of and another has named: nothing holds it from the one to the other.

"After you play a minion here, draw a card. At the end of the turn, return it": each clause under "Ongoing" is carried
out by itself, at another time, so that what the first has met is not known to the second; but what is chosen or named
stays with the card. Knows trees, no words.
"""

from __future__ import annotations

from collections.abc import Iterator

from smashrules.effects.abilities import Ability, CardText, Instruction
from smashrules.effects.actions import Act
from smashrules.effects.node import walk
from smashrules.effects.selectors import COUNTERS, Ref, Rest, Select
from smashrules.effects.verbs import Verb

_KEPT = (Verb.CHOOSE, Verb.NAME)
"""What is chosen or named stays with the card."""


def spoken_of_elsewhere(tree: CardText) -> Iterator[str]:
    """What a clause refers to that another one has named."""
    for ability in tree.abilities:
        if len(ability.clauses) > 1 or len(tree.abilities) > 1:
            yield from _from_elsewhere(ability, tree)


def _from_elsewhere(ability: Ability, tree: CardText) -> Iterator[str]:
    everywhere = {each.label for each in tree.nodes if type(each) is Select and each.kind in COUNTERS}
    everywhere |= {
        getattr(each.what, "label", None) for each in tree.nodes if type(each) is Act and each.verb in _KEPT
    }
    done = [clause for clause in ability.clauses if isinstance(clause, Instruction)]  # what is done, and said of it
    everywhere |= {each.label for clause in done for each in walk(clause) if type(each) is Select}
    if tree.play_on is not None:
        everywhere |= {each.label for each in walk(tree.play_on) if type(each) is Select}
    for clause in ability.clauses:
        nodes = list(walk(clause))
        named = {each.label for each in nodes if type(each) is Select} | everywhere
        if any(isinstance(each, Ref | Rest) and each.label not in named for each in nodes):
            yield "what another clause has met, at another time"
