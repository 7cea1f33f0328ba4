"""A board that shows itself: as a picture in a notebook, as text where it is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from smashrules.picture.svg import board_svg
from smashrules.picture.told import board_text

if TYPE_CHECKING:
    from smashrules.engine import Game
    from smashrules.state.game import State


@frozen(eq=False, repr=False)
class Board:
    """A state with the game that knows its cards.

    >>> from smashrules.engine import Game, Position
    >>> game = Game({})
    >>> position = Position(game)
    >>> ann = position.player("Ann", vp=3)
    >>> Board(game, position.raw())
    Ann (to play): 3 VP; hand 0, deck 0, discard 0
    >>> Board(game, position.raw()).to_svg().endswith("</svg>")
    True
    """

    game: Game
    state: State
    title: str = ""

    def __str__(self) -> str:
        return self.to_text()

    __repr__ = __str__

    def to_svg(self) -> str:
        """The picture, as an ``<svg>`` element that stands in a page or in a file of its own."""
        return board_svg(self.game, self.state, title=self.title)

    def to_text(self) -> str:
        """The same in lines of text."""
        return board_text(self.game, self.state)

    _repr_svg_ = to_svg
