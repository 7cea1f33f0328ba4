"""Adjectives: the words right before a noun ("extra", "lowest-power", "undead") made into filters.

Knows these words alone; a word that nothing here takes makes the phrase unfit.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import StatOf
from smashrules.effects.conditions import Is, Not
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Alike,
    Candidate,
    Compare,
    Controlled,
    Extreme,
    Extremum,
    Kind,
    Op,
    Pile,
    PlaysOn,
    Ranked,
    Select,
    Sort,
    Standard,
    Stat,
    Trait,
    Where,
    Zone,
)
from smashrules.text.nouns.determiners import FIRST_OF_THEIRS, Before
from smashrules.text.nouns.entity import Entity
from smashrules.text.structure.attach import UnfitError, tag
from smashrules.text.trees.pending import reference
from smashrules.text.words.roles import ORDINALS

_EXTREMES = {"lowest-power": Extremum.LOWEST, "highest-power": Extremum.HIGHEST}
_COMPARED = {"lower-power": Op.LESS, "higher-power": Op.MORE}
_HOSTS = {"play-on": None, "play-on-base": Kind.BASE, "play-on-minion": Kind.MINION}
_JOINED = ("&and:card", "&or:card", "&and:base", "&or:base", "&and:power")


def qualify(entity: Entity) -> None:
    """The filters that the adjectives say. Raises ``UnfitError``."""
    words = entity.words
    if entity.kind in ("player", "base", "faction") and any(each.endswith("-power") for each in words):
        raise UnfitError(f"the power of a {entity.kind}")
    _compared(entity)
    for mark in [each for each in words if each.startswith("non-")]:
        words.discard(mark)
        sort = Select(Kind(mark.removeprefix("non-")), ONE, span=entity.span)
        is_one = Is(Candidate(span=entity.span), sort, span=entity.span)
        entity.filters.append(Where(Not(is_one, span=entity.span), span=entity.span))
    if "undead" in words:
        words.discard("undead")
        entity.filters.append(Sort("undead", span=entity.span))
    if "uncontrolled" in words:
        words.discard("uncontrolled")
        nobody = Select(Kind.PLAYER, ONE, span=entity.span)
        entity.filters.append(Controlled(nobody, negated=True, span=entity.span))
    if "standard" in words:
        if entity.kind != "action" or words & set(_HOSTS):
            raise UnfitError("a standard what")
        words.discard("standard")
        entity.filters.append(Standard(span=entity.span))
    for mark, host in _HOSTS.items():
        if mark in words:
            words.discard(mark)
            entity.filters.append(PlaysOn(host, span=entity.span))


def different(entity: Entity) -> None:
    """ "Different bases": each another one; "differently named actions": each by another name."""
    if "differently-named" in entity.words:
        entity.words.discard("differently-named")
        entity.filters.append(Alike(Trait.NAME, different=True, span=entity.span))
    entity.words.discard("the_same")
    if "different" in entity.words and entity.kind == "base" and entity.many:
        entity.words.discard("different")
        entity.filters.append(Alike(Trait.SELF, different=True, span=entity.span))


def extreme(entity: Entity) -> None:
    """ "The lowest-power minion": one; of each of several players it is every such."""
    for mark, extremum in _EXTREMES.items():
        if mark not in entity.words:
            continue
        entity.words.discard(mark)
        entity.filters.append(Extreme(Stat.POWER, extremum, span=entity.span))
        if entity.quantity is None and entity.before.definite == "the":
            entity.quantity = ONE
        elif entity.quantity is None and isinstance(whose := entity.owner.node if entity.owner else None, Select):
            entity.quantity = ONE if whose.quantity == ONE else EVERY


def of_those(number: Any, kind: str) -> list[Any] | None:
    """ "(The minion with) the lowest power of your minions": it is one of these; None for another number."""
    what = number.what if isinstance(number, StatOf) else None
    if not isinstance(what, Select) or what.kind.value != kind or what.zone not in (None, Pile(Zone.PLAY)):
        return None
    most = [each for each in what.filters if isinstance(each, Extreme) and each.stat is number.stat]
    if not most:
        return None
    chosen = what.kind is Kind.BASE  # of those that tie
    return [replace(each, one=chosen) if isinstance(each, Extreme) else each for each in what.filters]


def _compared(entity: Entity) -> None:
    for mark, op in _COMPARED.items():
        if mark in entity.words:
            entity.words.discard(mark)
            other = reference("compared", mark, frozenset(("minion",)), None, None, entity.span[0], span=entity.span)
            power = StatOf(Stat.POWER, other, span=entity.span)
            entity.filters.append(Compare(Stat.POWER, op, power, span=entity.span))


COMPARING = {"more": Op.MORE, "fewer": Op.LESS, "&asmany": Op.EQUAL, "&noless": Op.AT_LEAST}
"""How many there are, compared with what somebody else has, by the word before the noun."""


def compared_as(words: Iterable[str]) -> Op | None:
    return next((COMPARING[each] for each in words if each in COMPARING), None)


def count(entity: Entity) -> None:
    """Words of number and order: "random", "extra", "more", "first", "second", "most"; then none may be left."""
    words = entity.words
    entity.random = "random" in words
    entity.extra = "extra" in words or "additional" in words
    entity.more = compared_as(words)
    entity.first = "first" in words
    for spelt in [each for each in words if each.partition("_or_")[0] in ORDINALS]:
        number, _, more_of_them = spelt.partition("_or_")
        entity.nth = (ORDINALS[number], None if more_of_them else ORDINALS[number])
        words.discard(spelt)
    if FIRST_OF_THEIRS in words:
        entity.nth = (1, 1)
    words -= {
        FIRST_OF_THEIRS,
        "random",
        "extra",
        "additional",
        *COMPARING,
        "first",
        "&only",
    }
    if entity.before.number is not None and not any(tag(part.item) in _JOINED for part in entity.dep.parts):
        words.discard("total")  # "at least four total cards": in all
    of_cards = entity.many and entity.cat == "card"
    if words & {"most", "fewest"} and entity.before.definite == "the" and of_cards:
        entity.most = Extremum.HIGHEST if "most" in words else Extremum.LOWEST
        words -= {"most", "fewest"}
    if words:
        raise UnfitError(f"{sorted(words)} {entity.kind}")


def the_most(before: Before) -> Extremum | None:
    """ "The most +1 power counters on their minions"."""
    if before.definite != "the" or not before.words & {"most", "fewest"}:
        return None
    return Extremum.HIGHEST if "most" in before.words else Extremum.LOWEST


def rank(before: Before) -> Ranked | None:
    """ "the fifth or higher counter", "its last stasis counter": which of those on a card."""
    if len(before.words) != 1 or before.quantity is not None or (before.definite != "the" and not before.poss):
        return None
    (word,) = before.words
    number, _, more = word.partition("_or_")
    if word == "last":
        return Ranked(last=True)
    low = 1 if word == "first" else ORDINALS.get(number)
    return None if low is None else Ranked(low, None if more else low)
