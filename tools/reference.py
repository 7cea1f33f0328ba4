"""What a reference wording must be, in five things that are counted apart: read whole, in one way, said again in the
same words, with every word inside some node, and with every reference bound.

Knows the text room; neither files nor figures.
"""

from __future__ import annotations

from msgspec import Struct

from smashrules.effects.abilities import CardText
from smashrules.effects.node import walk
from smashrules.effects.selectors import Ref, Rest
from smashrules.text.cutting.prepass import normalise
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings
from smashrules.text.saying.printer import to_text
from smashrules.text.saying.quantities import UnsayableError
from smashrules.text.trees.pending import Pron
from smashrules.text.words.lexicon import Names


class Judged(Struct, frozen=True):
    """What holds of a wording."""

    whole: bool = False
    one: bool = False
    back: bool = False
    covered: bool = False
    bound: bool = False

    @property
    def sound(self) -> bool:
        """Whether all five hold, so that it can be a reference wording."""
        return self.whole and self.one and self.back and self.covered and self.bound


def judged(text: str, *, type: str, names: Names, name: str = "") -> Judged:  # noqa: A002
    """The five things of a wording.

    >>> judged("Draw two cards.", type="action", names=Names()).sound
    True
    >>> judged("Choose a minion. Choose an action. Destroy it.", type="action", names=Names())
    Judged(whole=True, one=False, back=False, covered=False, bound=False)
    """
    try:
        found = readings(text, type=type, names=names)
    except TextError:
        return Judged()
    if len(found) != 1:
        return Judged(whole=True)
    return of_tree(text, found[0].tree, type=type, name=name)


def of_tree(text: str, tree: CardText, *, type: str, name: str = "") -> Judged:  # noqa: A002
    """The same of a wording that has been read in one way before."""
    try:
        back = to_text(tree, type=type, name=name) == normalise(text)
    except (UnsayableError, LookupError):
        back = False
    return Judged(True, True, back, uncovered(text, tree) is None, not unbound(tree))


def uncovered(text: str, tree: CardText) -> int | None:
    """Where the first letter stands that lies in no node below an ability; None if there is none."""
    covered: set[int] = set()
    for part in (tree.play_if, tree.play_on, *(clause for ability in tree.abilities for clause in ability.clauses)):
        if part is not None:
            covered.update(range(*part.span))
    for ability in tree.abilities:
        if ability.label:
            covered.update(range(ability.span[0], ability.span[0] + len(ability.label) + 1))
    return next((at for at, letter in enumerate(text) if letter.isalnum() and at not in covered), None)


def unbound(tree: CardText) -> bool:
    """Whether a reference of the tree means nothing that is mentioned in it."""
    nodes = list(walk(tree))
    mentioned = {each.label for each in nodes if not isinstance(each, Ref | Rest) and hasattr(each, "label")}
    return any(
        isinstance(each, Pron) or (isinstance(each, Ref | Rest) and each.label not in mentioned) for each in nodes
    )
