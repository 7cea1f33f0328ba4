"""One effect being carried out: the frame, the node, the context; what is said where it could not be.

What each kind of effect does is in ``doing`` and ``lasting``; what a verb does, in ``acts``. Nothing is carried out
here.
"""

from __future__ import annotations

from smashrules.effects.node import Node, Path
from smashrules.engine.agenda import do, failed, keep_labels, pop
from smashrules.engine.context import Context, of_activation
from smashrules.engine.table import Table
from smashrules.state.frames import Do
from smashrules.state.records import Event


class Doing:
    """One effect being carried out: the frame, the node, the context."""

    def __init__(self, table: Table, frame: Do) -> None:
        self.table = table
        self.frame = frame
        self.activation = table.activations[frame.activation]
        self.compiled = table.compiled_by_key[self.activation.key]
        self.node = self.compiled.nodes[frame.path]
        self.ctx: Context = of_activation(table, self.activation, frame.doer)

    def path_of(self, node: Node) -> Path:
        """Where a part of this effect stands."""
        return self.compiled.path_of(node)

    def then(self, node: Node, doer: int | None = None) -> None:
        """Carry out a part next."""
        do(self.table, self.frame.activation, self.path_of(node), self.frame.doer if doer is None else doer)

    def finish(self) -> None:
        """This effect is done; what it selected is remembered."""
        keep_labels(self.table, self.frame.activation, self.ctx)
        pop(self.table)


def could_not(doing: Doing, rule: str = "effect.as-much-as-possible") -> None:
    """Say that there is nothing that this effect could do."""
    failed(doing.table, doing.frame.activation)
    did_not(doing, rule)


def did_not(doing: Doing, *rules: str) -> None:
    """Say that this effect does not happen, and by which rule."""
    doing.table.record(
        Event(-1, "skip", doing.frame.doer, cause=doing.ctx.cause(doing.frame.path), outcome="not", rules=rules)
    )
