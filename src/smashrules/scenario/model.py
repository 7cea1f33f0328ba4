"""A question as it was read: the board, what is done, what is expected and asked. Values only.

This module knows neither the grammar nor the engine. A name stands as it was written; what it means is found when
the board is there. Every part that can be wrong knows its ``Spot``.
"""

from __future__ import annotations

from msgspec import Struct, field

from smashrules.scenario.errors import Spot


class Name(Struct, frozen=True):
    """A name as it was written."""

    text: str
    at: Spot


class Whose(Struct, frozen=True):
    """Whose zone: of the player ``name``, or ``kind`` "own" (of the one who acts), "owner" (of the card's owner),
    "anyone"."""

    kind: str
    name: Name | None = None


class Ref(Struct, frozen=True):
    """Words for a card, base, player or faction: "Bob's Zed", "the second Zed at the Tower", "Zed in Ann's hand".

    ``near`` is the base it is at or the card it is on, ``zone`` the pile it is in ("hand", "deck", "discard").
    """

    name: Name
    owner: Name | None = None
    ordinal: int = 0
    each: bool = False
    near: Ref | None = None
    whose: Whose | None = None
    zone: str = ""

    @property
    def at(self) -> Spot:
        return self.name.at


# -- the board ------------------------------------------------------------------------------------------------------


class Seat(Struct, frozen=True):
    """A player, in clockwise order; ``to_play``: it is their turn."""

    name: Name
    to_play: bool = False


class Attached(Struct, frozen=True):
    """An action on a card, played by ``owner`` (None: the controller of the card it is on)."""

    name: Name
    owner: Name | None = None


class Item(Struct, frozen=True):
    """``count`` cards of a name with what is on each of them; ``owner`` None: its controller."""

    name: Name
    count: int = 1
    owner: Name | None = None
    attached: tuple[Attached, ...] = ()
    counters: int = 0


class BaseLine(Struct, frozen=True):
    """A base in play."""

    name: Name


class CardsLine(Struct, frozen=True):
    """What a player controls at the base of the line above."""

    player: Name
    items: tuple[Item, ...]


class Unknown(Struct, frozen=True):
    """Cards of which only the number is known."""

    count: int
    at: Spot


class PileLine(Struct, frozen=True):
    """The cards of a zone: "hand", "deck" (from the top), "discard"; of a player, or None for the base deck."""

    zone: str
    player: Name | None
    held: tuple[Item | Unknown, ...]
    at: Spot


class PointsLine(Struct, frozen=True):
    """The players' victory points."""

    points: tuple[tuple[Name, int], ...]


class PhaseLine(Struct, frozen=True):
    """The phase it is."""

    phase: str
    at: Spot


class FreeLine(Struct, frozen=True):
    """Which free plays are left this turn."""

    minion: bool
    action: bool


class PlayedLine(Struct, frozen=True):
    """Cards that were played earlier this turn."""

    cards: tuple[Ref, ...]


BoardLine = BaseLine | CardsLine | PileLine | PointsLine | PhaseLine | FreeLine | PlayedLine

# -- what is done ---------------------------------------------------------------------------------------------------


class Sent(Struct, frozen=True):
    """A thing and where it goes."""

    what: Ref
    to: Ref


class Word(Struct, frozen=True):
    """An answer that names no thing: "yes", "no", "nothing", "option" with its place, or a "number"."""

    word: str
    at: Spot
    number: int = 0


Target = Ref | Sent | Word
Picks = tuple[tuple[Target, ...], ...]
"""The answers to the choices of a play, in order; several things picked for one choice stand together."""


class Plays(Struct, frozen=True):
    """A card is played. ``zone``: from where, if not from the hand. ``to``: the base or card it is played on."""

    player: Ref
    card: Ref
    to: Ref | None = None
    picks: Picks = ()


class Uses(Struct, frozen=True):
    """An ability of a card is used; ``kind``: "talent", "special", "ability" or nothing said."""

    player: Ref
    card: Ref
    kind: str = ""
    picks: Picks = ()


class Chooses(Struct, frozen=True):
    """A player answers the choice that is open."""

    player: Ref
    picks: Picks


class Answers(Struct, frozen=True):
    """A player says "yes", "no", "pass" or "done"."""

    player: Ref
    answer: str


class Ends(Struct, frozen=True):
    """A player ends their Play Cards phase; None: "the bases score"."""

    player: Ref | None


class Scores(Struct, frozen=True):
    """The current player chooses which base scores next."""

    player: Ref
    base: Ref


Deed = Plays | Uses | Chooses | Answers | Ends | Scores

# -- what is expected and asked -------------------------------------------------------------------------------------


class Wish(Struct, frozen=True):
    """Something that a player may or may not do: ``verb`` "play", "use", "choose", "decline"."""

    verb: str
    card: Ref | None = None
    to: Ref | None = None
    kind: str = ""


class Claim(Struct, frozen=True):
    """An expectation. ``kind`` says which, and which of the other fields hold what."""

    kind: str
    at: Spot
    subjects: tuple[Ref, ...] = ()
    negated: bool = False
    number: int = 0
    word: str = ""
    other: Ref | None = None
    whose: Whose | None = None
    wish: Wish | None = None
    rules: tuple[str, ...] = ()


class Question(Struct, frozen=True):
    """What is asked: ``kind`` "power", "breakpoint", "total", "base total", "happens", "where", "wins", "may"."""

    kind: str
    at: Spot
    ref: Ref | None = None
    player: Ref | None = None
    wish: Wish | None = None


class Step(Struct, frozen=True):
    """A line of the script: what is done, expected or asked, with its words."""

    what: Deed | Claim | Question
    at: Spot
    text: str


class Scenario(Struct, frozen=True):
    """A whole question. ``edition`` and ``printing`` are empty for the newest. ``lines`` is the text it was read
    from, ``first`` the number of its first line, ``path`` the file."""

    name: str = ""
    title: str = ""
    source: str = ""
    notes: tuple[str, ...] = ()
    edition: str = ""
    printing: str = ""
    compare_editions: bool = False
    seed: int = 1
    seats: tuple[Seat, ...] = ()
    board: tuple[BoardLine, ...] = ()
    script: tuple[Step, ...] = ()
    lines: tuple[str, ...] = ()
    first: int = 1
    path: str = ""
    edition_at: Spot = field(default_factory=Spot)
    printing_at: Spot = field(default_factory=Spot)
