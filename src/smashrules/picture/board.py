"""A state together with the game that knows its cards: what can be shown, and the two ways to show it.

A state alone does not know its cards: it holds their keys, and neither power nor breakpoint.
"""

from __future__ import annotations

from msgspec import Struct

from smashrules.picture.layout import GameLike, see
from smashrules.picture.seen import BoardSeen
from smashrules.state.game import State


class Board(Struct, frozen=True, eq=False):
    """A board that shows itself: as a picture in a notebook, as text where it is printed. It is looked at anew each
    time; ``seen`` is what was seen, as a plain value. ``engine.Game.board`` makes one.

    >>> from smashrules.engine import Game, Position
    >>> game = Game({})
    >>> position = Position(game)
    >>> ann = position.player("Ann", vp=3)
    >>> Board(game, position.raw())
    Ann (to play): 3 VP; hand 0, deck 0, discard 0
    >>> Board(game, position.raw()).to_svg().endswith("</svg>")
    True
    """

    game: GameLike
    state: State
    title: str = ""

    @property
    def seen(self) -> BoardSeen:
        """What is to be seen, as a value that needs neither game nor state."""
        return see(self.game, self.state, self.title)

    def __str__(self) -> str:
        return self.to_text()

    __repr__ = __str__

    def to_svg(self) -> str:
        """The picture, as an ``<svg>`` element that stands in a page or in a file of its own."""
        return self.seen.to_svg()

    def to_text(self) -> str:
        """The same in lines of text."""
        return self.seen.to_text()

    def _repr_svg_(self) -> str:
        """The picture, for a notebook."""
        return self.to_svg()


def board_svg(game: GameLike, state: State, *, title: str = "") -> str:
    """The board as an ``<svg>`` element, to stand in a page or in a file of its own.

    ``title`` is its accessible name; the text of ``board_text`` is its description.

    >>> from smashrules.engine import Game, Position
    >>> game = Game({})
    >>> position = Position(game)
    >>> ann = position.player("Ann")
    >>> board_svg(game, position.raw(), title="A table").startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    True
    """
    return see(game, state, title).to_svg()


def board_text(game: GameLike, state: State) -> str:
    """The board in lines of text. Says all that ``board_svg`` shows.

    >>> from smashrules.effects.card import CardDef, CardType
    >>> from smashrules.engine import Game, Position
    >>> game = Game({"Tea House": CardDef("Tea House", CardType.BASE, breakpoint=20, vps=(4, 2, 1)),
    ...              "Big One": CardDef("Big One", CardType.MINION, power=5)})
    >>> position = Position(game)
    >>> ann, bob = position.player("Ann"), position.player("Bob")
    >>> position.put(position.card("Big One", owner=ann), position.base("Tea House"))
    >>> print(board_text(game, position.state()))
    Tea House: breakpoint 20, total power 5; points 4, 2, 1
      Ann, 5 power: Big One (5)
    Ann (to play): 0 VP; hand 0, deck 0, discard 0
    Bob: 0 VP; hand 0, deck 0, discard 0
    """
    return see(game, state).to_text()
