"""What is to be seen of a board, as plain values: bases, sides, cards, piles. The same for the picture and its text.

A value shows itself, as a picture in a notebook and as text where it is printed, and can be kept and compared without
the game that it comes from. Knows neither states nor games. What the engine cannot play yet is here all the same, for
whoever fills these values in another way: buried and stored cards, titans set aside, stasis.
"""

from __future__ import annotations

from msgspec import Struct


class AttachedSeen(Struct, frozen=True):
    """A card on a card: its name, the player who controls it, and what is on it in turn."""

    name: str
    controller: str
    attached: tuple[AttachedSeen, ...] = ()


class CardSeen(Struct, frozen=True):
    """A card on a base, or in stasis. ``power`` is what it counts now, None for a card without power; ``printed`` is
    what its card says. ``owner`` is empty where the owner is the controller, too.

    ``counters`` are +1 power counters, ``other_counters`` those of other kinds, by name. ``stored`` is how many cards
    lie face down under it."""

    name: str
    type: str
    power: int | None
    printed: int | None
    counters: int
    owner: str
    attached: tuple[AttachedSeen, ...]
    other_counters: tuple[tuple[str, int], ...] = ()
    stored: int = 0


class SideSeen(Struct, frozen=True):
    """What one player has on a base. ``seat`` is the player's number, -1 for what nobody controls (``player`` is
    empty then); ``total`` is the player's total power there.

    ``buried`` is how many cards the player has there face down: nobody else knows which."""

    player: str
    seat: int
    total: int
    cards: tuple[CardSeen, ...]
    buried: int = 0


class BaseSeen(Struct, frozen=True):
    """A base in play. ``total`` is the power that is compared with ``breakpoint``; ``points`` are for the first, the
    second and the third place. ``attached`` are actions on the base itself that nobody controls."""

    name: str
    breakpoint: int
    printed: int
    total: int
    points: tuple[int, ...]
    sides: tuple[SideSeen, ...]
    attached: tuple[AttachedSeen, ...] = ()

    @property
    def breaks(self) -> bool:
        """Whether there is power enough for the base to score."""
        return self.total >= self.breakpoint


class PlayerSeen(Struct, frozen=True):
    """A player's points and piles, as numbers of cards. ``deck`` is None where nobody said what is in it.

    ``playing`` are cards that are being played and lie nowhere yet, ``titans`` the player's titans that are set
    aside, ``stasis`` the player's cards in stasis; ``aside`` is how many other cards are set aside."""

    name: str
    to_play: bool
    points: int
    hand: int
    deck: int | None
    discard: int
    playing: tuple[str, ...] = ()
    titans: tuple[str, ...] = ()
    stasis: tuple[CardSeen, ...] = ()
    aside: int = 0


class BoardSeen(Struct, frozen=True):
    """A board: its bases from left to right, and its players in the order of their turns. ``decks`` are the piles
    that belong to nobody, as numbers of cards. ``title`` is the accessible name of the picture.

    >>> tea = BaseSeen("Tea House", breakpoint=20, printed=20, total=0, points=(4, 2, 1), sides=())
    >>> BoardSeen((tea,), (PlayerSeen("Ann", True, 3, hand=5, deck=10, discard=0),))
    Tea House: breakpoint 20, total power 0; points 4, 2, 1
      nobody has a card here
    Ann (to play): 3 VP; hand 5, deck 10, discard 0
    """

    bases: tuple[BaseSeen, ...]
    players: tuple[PlayerSeen, ...]
    decks: tuple[tuple[str, int], ...] = ()
    title: str = ""

    def __str__(self) -> str:
        return self.to_text()

    __repr__ = __str__

    def to_svg(self) -> str:
        """The picture, as an ``<svg>`` element that stands in a page or in a file of its own."""
        from smashrules.picture.svg import drawn  # whoever asks a question for its answer draws no board

        return drawn(self)

    def to_text(self) -> str:
        """The same in lines of text."""
        from smashrules.picture.told import told

        return told(self)

    def _repr_svg_(self) -> str:
        """The picture, for a notebook."""
        return self.to_svg()
