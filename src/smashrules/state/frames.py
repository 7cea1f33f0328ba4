"""What is still to be done: the agenda's frames.

A frame is data: which procedure, where it stands (``stage``), and the answers it was given (``picks``). A frame that
needs an answer stays on top of the agenda until it has it, and then runs its stage again from the start. What a
procedure does at a stage, only the engine knows.
"""

from __future__ import annotations

from msgspec import Struct

from smashrules.state.records import Cause, Event, Option, Path
from smashrules.state.things import NOBODY, NOTHING

Picks = tuple[tuple[str, Option], ...]


class Frame(Struct, frozen=True, kw_only=True, gc=False):
    """What every frame has."""

    stage: int = 0
    picks: Picks = ()


class Do(Frame, frozen=True, kw_only=True, tag=True, gc=False):
    """Carry out the effect at ``path`` for an activation, by the player ``doer``. ``index``: which of ``things``
    (the parts, or those it is done for or by) comes next."""

    activation: int
    path: Path
    doer: int
    index: int = 0
    things: tuple[int | str, ...] = ()


class Batch(Frame, frozen=True, kw_only=True, tag=True, gc=False):
    """Make events happen at one moment, each through "cannot", immunity, "instead"."""

    events: tuple[Event, ...]
    activation: int = -1


class Resolve(Frame, frozen=True, kw_only=True, tag=True, gc=False):
    """See an activation through: its effect, then whatever its events triggered."""

    activation: int
    mark: int


class Flush(Frame, frozen=True, kw_only=True, tag=True, gc=False):
    """Resolve the pending abilities numbered ``mark`` and up: mandatory ones, then the optional round
    (WIKI and EMD2023, "Me First!"). ``asking``: whose turn in the round; ``passed``: how many have passed."""

    mark: int
    asking: int = NOBODY
    passed: int = 0
    window: Event | None = None
    free_order: bool = False
    """Mandatory and optional mixed, in whatever order the current player wants (WIKI, "1. Start Turn")."""


AFTER_ARRIVAL = 2
"""The stage of a play at which the card has been put down."""


class Play(Frame, frozen=True, kw_only=True, tag=True, gc=False):
    """Play a card, from the choice of its place to the discarding of a standard action."""

    card: int
    player: int
    to: int = NOTHING
    host: int = NOTHING
    mark: int = -1
    played_as: str = ""
    special: Path = ()
    activation: int = -1
    path: Path = ()
    event: Event | None = None
    rules: tuple[str, ...] = ()
    triggered: bool = False
    """Whether anything that the play triggered is resolved before the card is cleared away."""
    cause: Cause | None = None
    window: Event | None = None


class Turn(Frame, frozen=True, kw_only=True, tag=True, gc=False):
    """The turn going on; ``stage`` is its step. ``extra``: the players who have another turn after it, the first of
    them first; ``left``: the player after whom the others go on then, NOBODY where it is whose turn it is."""

    extra: tuple[int, ...] = ()
    left: int = NOBODY


class Score(Frame, frozen=True, kw_only=True, tag=True, gc=False):
    """The scoring of one base. ``ranking``: the players at each place, ``base`` NOTHING before one is chosen."""

    base: int = NOTHING
    ranking: tuple[tuple[int, ...], ...] = ()
    replacement: int = NOTHING
    mark: int = -1


class Draw(Frame, frozen=True, kw_only=True, tag=True, gc=False):
    """Draw cards one by one."""

    player: int
    left: int
    activation: int = -1
    path: Path = ()


class Discard(Frame, frozen=True, kw_only=True, tag=True, gc=False):
    """Discard down to ten cards."""

    player: int


class Mulligan(Frame, frozen=True, kw_only=True, tag=True, gc=False):
    """Offer new opening hands, player by player."""

    index: int = 0


AnyFrame = Do | Batch | Resolve | Flush | Play | Turn | Score | Draw | Discard | Mulligan
