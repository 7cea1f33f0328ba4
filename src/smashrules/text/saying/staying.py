"""Control of a card for as long as the card that says it is in play, and control that is exchanged, said as one deed.

Knows the shape of its tree; how a deed is said, the printer knows.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.actions import Act, Controls, Lasting, Seq
from smashrules.effects.selectors import ControllerOf, Ref, Select, You
from smashrules.effects.verbs import Verb

IN_PLAY = "as long as this card is in play"


def of_control(printer: Any, effect: Seq) -> str | None:
    """The deed as it is said; None if ``effect`` says anything else."""
    taken = control_kept(effect)
    return f"{printer.deed(taken)} {IN_PLAY}" if taken is not None else _exchanged(printer, effect)


def _exchanged(printer: Any, effect: Seq) -> str | None:
    """ "Exchange control of one of your minions with another player's minion until the end of the turn"."""
    *first, given, taken = effect.parts
    chosen = [each for each in first if isinstance(each, Act) and isinstance(each.what, Select)]
    if not isinstance(given, Act) or not isinstance(taken, Act) or not 0 < len(first) == len(chosen) < 3:
        return None
    verbs = [each.verb for each in (*chosen, given, taken)]
    if verbs != [*[Verb.CHOOSE] * len(chosen), Verb.GIVE_CONTROL, Verb.TAKE_CONTROL] or given.until != taken.until:
        return None
    known: dict[int | None, Any] = {each.what.label: each.what for each in chosen if isinstance(each.what, Select)}
    one = known.get(given.what.label, given.what) if isinstance(given.what, Ref) else given.what
    other = known.get(taken.what.label) if isinstance(taken.what, Ref) else None
    if (
        other is None
        or taken.what is None
        or given.to != ControllerOf(taken.what)
        or given.by is not None
        or taken.by is not None
    ):
        return None
    until = f" until {printer.say.moment(given.until)}" if given.until is not None else ""
    return f"exchange control of {printer.say.any(one)} with {printer.say.any(other)}{until}"


def control_kept(effect: Seq) -> Act | None:
    """The deed that is said so: control is taken of the one that ``effect`` chooses, for that time; None if it says
    anything else."""
    if len(effect.parts) != 2:
        return None
    chosen, held = effect.parts
    if not isinstance(chosen, Act) or chosen.verb is not Verb.CHOOSE or chosen.by is not None:
        return None
    if not isinstance(held, Lasting) or not held.stays or not isinstance(held.statement, Controls):
        return None
    what: Any = chosen.what
    stated = held.statement
    same = isinstance(what, Select) and isinstance(stated.what, Ref) and stated.what.label == what.label
    return Act(Verb.TAKE_CONTROL, what=what) if same and isinstance(stated.by, You) else None
