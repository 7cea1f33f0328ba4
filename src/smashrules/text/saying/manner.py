"""How a deed is done, said behind it: "in any order", "without revealing it", "until the end of the turn".

Knows the marks of a deed that change no thing or place in it. Each is a function of its own; ``MANNERS`` says in
which order they stand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from smashrules.effects.actions import Act
from smashrules.effects.selectors import Ref, Zone
from smashrules.effects.verbs import Verb
from smashrules.text.saying.quantities import UnsayableError

if TYPE_CHECKING:
    from smashrules.text.saying.deeds import Deeds


def manner(saying: Deeds, act: Act) -> list[str]:
    """All that is said of how a deed is done."""
    return [told for each in MANNERS if (told := each(saying, act))]


def _them(saying: Deeds, act: Act) -> str:
    """What it is done to, spoken of again."""
    return "them" if saying.say.is_many(act.what) else "it"


def _as_extra(saying: Deeds, act: Act) -> str:
    """ "as an extra action"."""
    return saying.counted_as_extra(act) if act.as_extra is not None else ""


def _same_way(saying: Deeds, act: Act) -> str:
    """ "in the same way", "in the same way instead of that minion"."""
    if not act.same_way:
        return ""
    return "in the same way" + (f" instead of {_spared(saying, act.with_)}" if act.with_ is not None else "")


def _spared(saying: Deeds, what: Any) -> str:
    """ "that minion". Raises ``UnsayableError`` for several, or one that is not known."""
    known = saying.say.labels.get(what.label) if isinstance(what, Ref) else None
    if known is None or known.many:
        raise UnsayableError("instead of what")
    return f"that {known.select.kind.value}"


def _at_once(saying: Deeds, act: Act) -> str:
    """ "immediately"."""
    return "immediately" if act.at_once else ""


def _any_order(saying: Deeds, act: Act) -> str:
    """ "in any order"."""
    return "in any order" if act.any_order else ""


def _unseen(saying: Deeds, act: Act) -> str:
    """ "without revealing them"."""
    return f"without revealing {_them(saying, act)}" if act.unseen else ""


def _blind(saying: Deeds, act: Act) -> str:
    """ "without looking at it"."""
    return f"without looking at {_them(saying, act)}" if act.blind else ""


def _taken(saying: Deeds, act: Act) -> str:
    """ "even if another player owns it"."""
    return f"even if another player owns {_them(saying, act)}" if act.taken else ""


def _unrewarded(saying: Deeds, act: Act) -> str:
    """ "without drawing treasures"."""
    return "without drawing treasures" if act.unrewarded else ""


def _until(saying: Deeds, act: Act) -> str:
    """ "until the end of the turn"."""
    return f"until {saying.say.moment(act.until)}" if act.until is not None else ""


def _instead_of(saying: Deeds, act: Act) -> str:
    """ "instead of the discard pile"; of what is played, "instead of from your hand"."""
    if act.instead_of is None:
        return ""
    if act.verb is Verb.PLAY:
        return f"instead of from your {act.instead_of.value}"
    return f"instead of {'' if act.instead_of is Zone.USUAL else 'the '}{act.instead_of.value}"


MANNERS: tuple[Callable[[Deeds, Act], str], ...] = (
    _as_extra,
    _same_way,
    _at_once,
    _any_order,
    _unseen,
    _blind,
    _taken,
    _unrewarded,
    _until,
    _instead_of,
)
"""In the order in which they are said: what tells of the thing itself, before how long it is and instead of what."""
