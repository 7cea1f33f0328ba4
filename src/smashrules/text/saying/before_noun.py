"""What stands between the number and the noun: "(two) random revealed +1 power (cards)".

Each adjective is a function of its own; ``ADJECTIVES`` says in which order they stand. Knows, too, how those are
spoken of among whom something is: by an adjective, or by words behind the noun.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from smashrules.effects.conditions import Did
from smashrules.effects.selectors import (
    Among,
    Both,
    Candidate,
    Compare,
    Controlled,
    Extreme,
    Kind,
    Labelled,
    Named,
    Op,
    Pile,
    PlaysOn,
    Ref,
    Select,
    Sort,
    Standard,
    Where,
    Zone,
)
from smashrules.text.saying.behind_noun import Filters, is_adjective, most_behind
from smashrules.text.saying.of_which import is_on_a_pile, of_which
from smashrules.text.saying.quantities import UnsayableError

if TYPE_CHECKING:
    from smashrules.text.saying.phrases import Phrases


def adjectives(node: Select, filters: Filters) -> list[str]:
    """All that is said of the things themselves before the noun."""
    return [told for of, each in ADJECTIVES if of in filters and (told := each(node, filters))]


def _name(node: Select, filters: Filters) -> str:
    """ "non-Samovar", "Samovar (card)"; nothing where the name is the noun."""
    named = filters[Named]
    if is_called_by_name(node, named):
        return ""
    return f"non-{named.name}" if named.negated else named.name


def _sort(node: Select, filters: Filters) -> str:
    """The word of a sort of counters or cards: "countdown"."""
    word: str = filters[Sort].word
    return word


def _label(node: Select, filters: Filters) -> str:
    """ "Talent", "Ongoing"."""
    label: str = filters[Labelled].label
    return label


def _standard(node: Select, filters: Filters) -> str:
    """ "standard"."""
    return "standard"


def _plays_on(node: Select, filters: Filters) -> str:
    """ "play-on-minion", "play-on"."""
    kind = filters[PlaysOn].kind
    return f"play-on-{kind.value}" if kind else "play-on"


def _superlative(node: Select, filters: Filters) -> str:
    """ "highest-power"; nothing where it is said behind the noun."""
    return "" if most_behind(node, filters) else f"{filters[Extreme].extremum.value}-power"


def _compared(node: Select, filters: Filters) -> str:
    """ "higher-power", "lower-power"."""
    compare = filters[Compare]
    if not is_adjective(compare):
        return ""
    return "higher-power" if compare.op is Op.MORE else "lower-power"


ADJECTIVES: tuple[tuple[type, Callable[[Select, Filters], str]], ...] = (
    (Named, _name),
    (Sort, _sort),
    (Labelled, _label),
    (Standard, _standard),
    (PlaysOn, _plays_on),
    (Extreme, _superlative),
    (Compare, _compared),
)
"""By the filter, in the order in which they are said: behind what is said of these things at this time ("random",
"revealed")."""


# -- names, and who has none -----------------------------------------------------------------------------------------


def is_called_by_name(node: Select, named: Named) -> bool:
    """Whether the name stands for the noun: of a minion, and of a titan by its whole name."""
    return not named.negated and (node.kind is Kind.MINION or (node.kind is Kind.TITAN and named.whole))


def uncontrolled(filters: Filters) -> bool:
    """Whether it is what no player controls: "an uncontrolled minion"."""
    free = filters.get(Controlled)
    if not isinstance(free, Controlled) or not free.negated or not isinstance(free.by, Select):
        return False
    return free.by == Select(Kind.PLAYER, span=free.by.span)


# -- among which they are --------------------------------------------------------------------------------------------


class Grouped(Struct, frozen=True):
    """How those are spoken of among whom something is: "revealed" before the noun (``done``), or words behind it; or
    all of it is said as some of ``them``."""

    done: str = ""
    behind: str = ""
    them: str = ""


def grouped(say: Phrases, node: Select, filters: Filters) -> Grouped:
    """How those are spoken of among whom it is. Raises ``UnsayableError`` where it is not said who did it."""
    among = filters.get(Among)
    if not isinstance(among, Among):
        return Grouped()
    done, where = say.done(among), filters.get(Where)
    if isinstance(where, Where) and isinstance(where.condition, Did):  # "each minion they discarded"
        if not done or not isinstance(where.condition.act.what, Candidate):
            raise UnsayableError("done by whom")
        return Grouped()
    if done:
        return Grouped(done=done)
    if is_on_a_pile(among.group):
        return Grouped(behind=f"from {say.any(among.group)}")
    if _is_of_a_sort(say, node, among):
        return Grouped(behind="among them")
    said = "revealed" if isinstance(among.group, Pile) else getattr(among.group, "words", "")
    return Grouped(them=of_which(among.group, said))


def _is_of_a_sort(say: Phrases, node: Select, among: Among) -> bool:
    """ "a minion among them": of cards that can be of any sort."""
    known = say.labels.get(among.group.label) if isinstance(among.group, Ref) else None
    cards = isinstance(among.group, Both) or (known is not None and known.select.kind is Kind.CARD)
    return cards and node.kind is not Kind.CARD


def is_buried(node: Select) -> bool:
    """Whether it is among the buried cards."""
    return isinstance(node.zone, Pile) and node.zone.zone is Zone.BURIED
