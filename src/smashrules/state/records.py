"""The records a state is made of: cards, players, objects in play, lasting effects, permissions to play.

All are values; changing one makes another (``msgspec.structs.replace``). Numbers: a *uid* is a card's number for the
whole game, an *incarnation* counts how often that card has left play, so that a card that comes back is another
object (BGB2018, "In and Out of Play"). No rule is kept here, and no number that follows from the board.
"""

from __future__ import annotations

from msgspec import Struct

from smashrules.state.things import NOBODY, NOTHING, Things

Path = tuple[int, ...]
LabelValue = tuple[int, Things, tuple[int, ...]]
"""A label's number, the things it holds, and the incarnation of each when it was set."""


class CardRecord(Struct, frozen=True, gc=False):
    """A physical card: the key of its definition, and its owner (``NOBODY`` for a base)."""

    key: str
    owner: int


class PlayerRecord(Struct, frozen=True, gc=False):
    """One player's zones and victory points. Decks are listed from the top, discard piles from the bottom."""

    name: str
    hand: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    vp: int = 0
    deck_known: bool = True
    """False: a question says nothing of what is in the deck, so no more than its being there can be known."""


class Obj(Struct, frozen=True, gc=False):
    """A card in play. ``base``: the base it is at; ``host``: the card it is attached to, or NOTHING when it is on
    the base itself. A base in play is its own ``base``. ``entered`` orders objects by their arrival."""

    uid: int
    controller: int
    base: int
    host: int = NOTHING
    entered: int = 0
    counters: int = 0
    memory: tuple[LabelValue, ...] = ()
    active: bool = True
    """False while its on-play ability resolves: its own Ongoing abilities come after that."""


class Cause(Struct, frozen=True, gc=False):
    """Which words made something happen: the card, the path into its text, and who controlled it."""

    card: int
    key: str
    path: Path = ()
    controller: int = NOBODY
    giver: int = NOTHING
    """The card on which the words stand, where another card has been given them."""


class Event(Struct, frozen=True, gc=False):
    """Something that happened, or that was prevented, with its cause and the rules that made it so.

    ``verb`` is a ``Verb`` or the name of a step of the rules. ``outcome``: "done", "prevented", "replaced",
    "not". ``base``, ``controller``, ``power`` and ``counters`` are those of ``what`` just before. ``parent``: the
    event during which this one happened. ``extra`` holds what a verb alone needs."""

    id: int
    verb: str
    player: int = NOBODY
    what: int | str = NOTHING
    to: int | str = NOTHING
    amount: int = 0
    outcome: str = "done"
    cause: Cause | None = None
    by_card: int = NOTHING
    rules: tuple[str, ...] = ()
    parent: int = -1
    batch: int = -1
    """Shared by the events of one moment."""
    base: int = NOTHING
    host: int = NOTHING
    controller: int = NOBODY
    power: int = 0
    zone: str = ""
    """The zone ``what`` comes from."""
    zone_to: str = ""
    """The zone it goes to, at the end ``end`` of a pile."""
    end: str = ""
    things: Things = ()
    note: str = ""
    turn: int = 0
    phase: str = ""
    barrier: Cause | None = None
    """The words that prevented or replaced the event."""
    counters: int = 0


class Activation(Struct, frozen=True, gc=False):
    """One resolution of one clause: whose, where, what its labels hold. ``ok``: whether everything ordered since
    the last cost began has happened. ``event``: the event that triggered it. ``moved``: things it has moved,
    played or placed, which ``Rest`` leaves out."""

    id: int
    source: int
    incarnation: int
    key: str
    path: Path
    controller: int
    here: int
    host: int = NOTHING
    labels: tuple[LabelValue, ...] = ()
    event: Event | None = None
    moved: Things = ()
    ok: bool = True
    special: bool = False
    applied: tuple[tuple[int, Path], ...] = ()
    """The replacements that have led to it: each is applied to an event once."""
    doer: int = NOBODY
    """Who carries it out, where that is not the controller (the winner at a base)."""
    giver: int = NOTHING
    """The card whose words these are, where ``source`` has been given them."""
    complied: tuple[int, ...] = ()
    """The players who have done what the last part said that they may or must do."""


class Loan(Struct, frozen=True, gc=False):
    """Control of a card in play that ``taker`` has taken for a time, and to whom it goes back: ``keeper``. ``side``,
    ``player``, ``turn``: when, as for a lasting effect."""

    cause: Cause
    card: int
    incarnation: int
    taker: int
    keeper: int
    side: str
    player: int
    turn: int


class LastingEffect(Struct, frozen=True, gc=False):
    """A statement made true for a time. ``targets`` None: whatever fits. ``amount``: computed once, or None.
    ``until``: ("start" or "end", player or NOBODY for the turn ``turn``)."""

    id: int
    cause: Cause
    incarnation: int
    here: int
    host: int
    labels: tuple[LabelValue, ...]
    targets: tuple[tuple[int, int], ...] | None
    amount: int | None
    side: str
    player: int
    turn: int
    entered: int


class Later(Struct, frozen=True, gc=False):
    """An effect that waits for the edge of a turn: which edge, whose (NOBODY for that of the turn ``turn``)."""

    id: int
    side: str
    player: int
    turn: int
    activation: Activation


class Grant(Struct, frozen=True, gc=False):
    """A permission to play an extra card in this phase. ``path`` leads to the ``Act`` that granted it."""

    id: int
    player: int
    kind: str
    activation: Activation
    path: Path


class Used(Struct, frozen=True, gc=False):
    """That a limited ability was used: the object (uid, incarnation) or a name, where it counts, by whom."""

    card: int
    incarnation: int
    path: Path
    name: str = ""
    per: str = "turn"
    base: int = NOTHING
    player: int = NOBODY
    event: int = -1
    giver: int = NOTHING


class Rescue(Struct, frozen=True, gc=False):
    """What happens to a card on a scored base in place of the discard pile: an event that waits for that step."""

    card: int
    incarnation: int
    event: Event


class Pending(Struct, frozen=True, gc=False):
    """A triggered ability that waits for its turn to resolve. ``present``: whether its card was in play at the
    event, and must still be when the event has ended."""

    id: int
    activation: Activation
    optional: bool
    present: bool
    event: int
    waits: bool = False
    """True while a later event must follow before it resolves ("scores and is replaced")."""


class Option(Struct, frozen=True, gc=False):
    """One answer to a decision. ``kind``: "thing", "done", "yes", "no", "play", "use", "pass", "end"; ``thing``
    what is picked or used, ``to`` where it goes, ``path`` the clause used, ``grant`` the permission used."""

    kind: str
    thing: int | str = NOTHING
    to: int = NOTHING
    path: Path = ()
    grant: int = -1
    played_as: str = ""
    """The type a fusion is played as: "minion" or "action"."""
    via: int = NOTHING
    """The card whose ability lets it be played from elsewhere, or that gives the ability used."""
    permit: Path = ()
    """The words of the card ``to`` that let an ability be used once more."""


class Decision(Struct, frozen=True, gc=False):
    """A question to a player. ``kind`` says what is asked, ``key`` under which name the answer is kept,
    ``cause`` the words that ask it, ``rules`` why it is this player's to answer."""

    kind: str
    player: int
    key: str
    options: tuple[Option, ...]
    cause: Cause | None = None
    rules: tuple[str, ...] = ()


class Result(Struct, frozen=True, gc=False):
    """How a game ended: the players with the most victory points, by the rule."""

    winners: tuple[int, ...]
    rules: tuple[str, ...]
