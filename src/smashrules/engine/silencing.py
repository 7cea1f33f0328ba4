"""Cards that come into play without their abilities: "play a minion there. Cancel that minion's abilities".

The words that cancel them stand behind the play, and are meant of the card as it is played: it arrives without its
abilities, so that nothing it says is done when it is played (BGB2018, Card Clarifications). Knows the play and the
words that order it, not what a cancelled ability would have done.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.effects.actions import Act, Cancelled, Lasting, Seq
from smashrules.effects.node import Node, Path
from smashrules.effects.selectors import Ref, Select
from smashrules.engine.compiled import Compiled
from smashrules.engine.context import of_activation
from smashrules.engine.lasting import begin
from smashrules.engine.table import Table
from smashrules.state.frames import Play
from smashrules.state.records import Event


def silence(table: Table, frame: Play) -> None:
    """Cancel the abilities of a card that has just come into play, where the words that let it be played say so."""
    found = table.activations.get(frame.activation)
    path = None if found is None else _cancelling(table.compiled_by_key[found.key], frame.path)
    if found is None or path is None:
        return
    ctx = of_activation(table, found, frame.player)
    uid, cause = frame.card, ctx.cause(path)
    event = Event(-1, "effect", frame.player, uid, cause=cause, rules=("cancel.definition",))
    barrier = table.values.protecting(uid, ctx.source, ctx.controller)
    if barrier is not None:
        table.record(replace(event, rules=("immunity.not-affected",), outcome="prevented", barrier=barrier))
        return
    begin(table, ctx, path, ((uid, table.incarnations[uid]),), None)
    table.record(event)


def is_silent(table: Table, uid: int) -> bool:
    """Whether nothing that a card in play says when it is played is done; it is told so."""
    barrier = table.values.cancelled.get(uid) if table.in_play(uid) else None
    if barrier is not None and table.compiled(uid).on_play:
        table.note("silent", "cancel.definition", what=uid, cause=barrier, outcome="not")
    return barrier is not None


def _cancelling(compiled: Compiled, play: Path) -> Path | None:
    """Where the abilities of what is played at ``play`` are cancelled, in a later part of the same sequence."""
    act = compiled.nodes.get(play)
    label = _label(act.what) if isinstance(act, Act) else None
    if label is None:
        return None
    for depth in range(len(play) - 1, 0, -1):
        above = compiled.nodes.get(play[:depth])
        if isinstance(above, Seq):
            for part in above.parts:
                path = compiled.path_of(part)
                if path > play and _cancels(part, label):
                    return path
    return None


def _cancels(part: Node, label: int) -> bool:
    stated = part.statement if isinstance(part, Lasting) else None
    return isinstance(stated, Cancelled) and isinstance(stated.what, Ref) and stated.what.label == label


def _label(what: object) -> int | None:
    return what.label if isinstance(what, Select | Ref) else None
