"""Putting things to do on the agenda, and keeping activations.

The agenda is a stack: the frame on top runs first. This module knows how frames are pushed and changed, not what
they do.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from smashrules.effects.node import Path
from smashrules.engine.context import Context
from smashrules.engine.table import Table
from smashrules.state.frames import AnyFrame, Batch, Do, Flush, Resolve, Score, Turn
from smashrules.state.records import Activation, Event
from smashrules.state.things import NOBODY, NOTHING, Things


def push(table: Table, frame: AnyFrame) -> None:
    """Put a frame on top of the agenda."""
    table.agenda.append(frame)


def pop(table: Table) -> AnyFrame:
    """Take the frame on top away: it is done."""
    return table.agenda.pop()


F = TypeVar("F", bound=AnyFrame)


def advance(table: Table, frame: F, stage: int) -> F:
    """Bring ``frame``, which is on top, to ``stage``; its answers are used up."""
    assert table.agenda[-1] is frame
    changed = table.agenda[-1] = replace(frame, stage=stage, picks=())
    return changed


def put_back(table: Table, frame: F, changed: F) -> F:
    """Put what ``frame``, which is on top, has become in its place."""
    assert table.agenda[-1] is frame
    table.agenda[-1] = changed
    return changed


def activate(
    table: Table,
    source: int,
    path: Path,
    controller: int,
    here: int,
    host: int = NOTHING,
    ctx: Context | None = None,
    event: Event | None = None,
    special: bool = False,
    doer: int = NOBODY,
) -> Activation:
    """A new activation of the effect at ``path`` of a card."""
    return Activation(
        table.next_id(),
        source,
        table.incarnations[source],
        table.cards[source].key if ctx is None else ctx.key,
        path,
        controller,
        here,
        host,
        ctx.label_values() if ctx is not None else (),
        event,
        special=special,
        doer=doer,
        giver=NOTHING if ctx is None else ctx.giver,
    )


def resolve(table: Table, activation: Activation) -> None:
    """Put the resolution of an activation on the agenda."""
    table.activations[activation.id] = activation
    mark = table.serial
    push(table, Resolve(activation=activation.id, mark=mark))


def do(table: Table, activation: int, path: Path, doer: int) -> None:
    """Put the carrying out of an effect on the agenda."""
    push(table, Do(activation=activation, path=path, doer=doer))


def propose(table: Table, events: list[Event], activation: int = -1) -> None:
    """Put events that are to happen at one moment on the agenda."""
    push(table, Batch(events=tuple(events), activation=activation))


def keep_labels(table: Table, activation: int, ctx: Context) -> None:
    """Remember in an activation what its selectors selected."""
    found, labels = table.activations[activation], ctx.label_values()
    if labels != found.labels:
        table.activations[activation] = replace(found, labels=labels)


def failed(table: Table, activation: int) -> None:
    """Remember that something that was ordered did not happen."""
    if activation in table.activations:
        table.activations[activation] = replace(table.activations[activation], ok=False)


def has_moved(table: Table, activation: int, what: Things) -> None:
    """Remember what an activation has moved, so that "the rest" leaves it out."""
    if activation in table.activations:
        found = table.activations[activation]
        table.activations[activation] = replace(found, moved=found.moved + what)


_ORDERED = (Do, Resolve, Batch)
_BY_RULES = (Flush, Turn, Score)


def nested(table: Table) -> bool:
    """Whether the frame on top belongs to something that an ability still being resolved ordered."""
    for frame in reversed(table.agenda[:-1]):
        if type(frame) in _ORDERED:
            return True
        if type(frame) in _BY_RULES:
            return False
    return False


def take_turn(table: Table, player: int) -> None:
    """Let ``player`` have a turn after the one going on, and after those that were given before."""
    for index, frame in enumerate(table.agenda):
        if isinstance(frame, Turn):
            table.agenda[index] = replace(frame, extra=(*frame.extra, player))
            return


def choose_replacement(table: Table, base: int) -> None:
    """Settle which base comes in place of the one that is being scored."""
    for index in reversed(range(len(table.agenda))):
        frame = table.agenda[index]
        if isinstance(frame, Score):
            table.agenda[index] = replace(frame, replacement=base)
            return
