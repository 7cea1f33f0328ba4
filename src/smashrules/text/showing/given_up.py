"""What is given up for something else, in a paraphrase: a play, or one of several things that would be moved.

What is done for it, the paraphrase says.
"""

from __future__ import annotations

from smashrules.effects.abilities import Replacement
from smashrules.effects.actions import PlayGiven
from smashrules.effects.node import walk
from smashrules.effects.selectors import Among, Kind, Ref, Select


def as_free(play: PlayGiven) -> str:
    """ "as the minion that is free each turn": which play is given up for something else."""
    kinds = play.kinds
    if play.extra:
        return f"as a play of {'an' if kinds[0] is Kind.ACTION else 'a'} {kinds[0]} (the free one or an extra one)"
    return f"as the {' and the '.join(kinds)} that {'is' if len(kinds) == 1 else 'are'} free each turn"


def takes_some(clause: Replacement) -> bool:
    """Whether what happens instead befalls some of the things only ("you may place one of them on this")."""
    label = getattr(clause.event.what, "label", None)
    return label is not None and any(
        isinstance(each, Select) and not each.quantity.every and Among(Ref(label)) in each.filters
        for each in walk(clause.effect)
    )
