"""Questions to players. The one place where a decision is made to be open.

A procedure that needs an answer calls ``ask``. If its frame has the answer already, it gets it; if there is only one
possible answer, it gets that (a choice among one is none); otherwise ``Ask`` is raised, the run stops, and the frame
runs its stage again when the answer is there. So a stage asks all it needs before it changes anything. A procedure
may also hand its decision back, which costs less: the turn does so with what is asked most. What may be answered, and
who is asked, the procedures say; no rule is known here.
"""

from __future__ import annotations

from collections.abc import Sequence

from smashrules.engine.table import Table
from smashrules.state.frames import Frame
from smashrules.state.records import Cause, Decision, Option
from smashrules.state.things import NOTHING, Thing

DONE = Option("done")
YES = Option("yes")
NO = Option("no")
PASS = Option("pass")
END = Option("end")


class Ask(Exception):  # noqa: N818 - not an error: a question
    """Raised to stop the run at a decision."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision


def ask(
    table: Table,
    frame: Frame,
    key: str,
    kind: str,
    player: int,
    options: Sequence[Option],
    cause: Cause | None = None,
    rules: tuple[str, ...] = (),
    forced: bool = True,
) -> Option:
    """The answer of ``player``. ``key`` names the question within the frame's stage; ``forced``: a single option
    is taken without asking."""
    for name, answer in frame.picks:
        if name == key:
            return answer
    if forced and len(options) == 1:
        if kind == "place" or (cause is not None and kind != "one-of"):
            table.forced.append((player, options[0].thing if options[0].thing != NOTHING else options[0].to))
        return options[0]
    raise Ask(Decision(kind, player, key, tuple(options), cause, rules))


def picked(frame: Frame, key: str) -> Option | None:
    """The answer that a frame holds under ``key``, if it does."""
    for name, answer in frame.picks:
        if name == key:
            return answer
    return None


def answered(frame: Frame, key: str) -> bool:
    """Whether a frame holds an answer under ``key``."""
    return picked(frame, key) is not None


def ask_thing(
    table: Table,
    frame: Frame,
    key: str,
    player: int,
    among: Sequence[Thing],
    cause: Cause | None,
    rules: tuple[str, ...],
    may_stop: bool = False,
    kind: str = "thing",
) -> Thing | None:
    """One of ``among`` as chosen by ``player``; None when he stops, which ``may_stop`` allows."""
    for name, answer in frame.picks:
        if name == key:
            return None if answer.kind == "done" else answer.thing
    options = [Option("thing", each) for each in among]
    if may_stop:
        options.append(DONE)
    if len(options) == 1:
        if may_stop:
            return None
        if cause is not None:
            table.forced.append((player, among[0]))
        return among[0]
    raise Ask(Decision(kind, player, key, tuple(options), cause, rules))
