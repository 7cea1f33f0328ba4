"""The tables over the library: its factions, and its cards of a type, a faction or a set.

Knows the library; each row leads to where the thing itself is described.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.locale import _

from smashrules.effects.card import CardType
from smashrules.errors import InputError, UnknownNameError, nearest_names
from smashrules.sphinx import keeping, sources
from smashrules.sphinx.names import fold
from smashrules.sphinx.nodes import Cell, bullets, paragraph, table
from smashrules.sphinx.objects import refer
from smashrules.sphinx.reporting import Reporting

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from smashrules.cards import Entry, LeftOut


class FactionsDirective(Reporting):
    """``smash:factions``: a table of the library's factions; of one set with ``:set:``."""

    option_spec: ClassVar = {"set": directives.unchanged_required}

    def work(self) -> Sequence[nodes.Node]:
        """The table."""
        keeping.made_from(self.env, "library", "")
        held = sources.library()
        of_set = _known_set(self.options.get("set", ""))
        rows: list[Sequence[Cell]] = [
            (
                (refer(self.env, "faction", each.name),),
                (each.set,),
                (str(len(each.cards) + len(each.lacking)),),
                (str(len(each.bases)),),
            )
            for each in held.factions
            if each.name and of_set in ("", each.set)
        ]
        if not rows:
            return [paragraph(_("The library has no faction."))]
        head = (_("Faction"), _("Set"), _("Cards"), _("Bases"))
        return [table(head, rows, (40, 30, 15, 15))]


class CardsDirective(Reporting):
    """``smash:cards``: a table of the library's cards, by ``:type:``, ``:faction:`` or ``:set:``; what it lacks
    of them stands below."""

    option_spec: ClassVar = {
        "type": directives.unchanged_required,
        "faction": directives.unchanged_required,
        "set": directives.unchanged_required,
    }

    def work(self) -> Sequence[nodes.Node]:
        """The table."""
        keeping.made_from(self.env, "library", "")
        held = sources.library()
        kind, faction = _known_type(self.options.get("type", "")), _known_faction(self.options.get("faction", ""))
        of_set = _known_set(self.options.get("set", ""))
        found = [
            each
            for each in held.entries.values()
            if kind in ("", each.type.value) and faction in ("", each.faction) and of_set in ("", each.set)
        ]
        rows: list[Sequence[Cell]] = [
            ((refer(self.env, role_of(each), each.name),), (" · ".join(sources.facts(each)),))
            for each in sorted(found, key=lambda each: fold(each.name))
        ]
        head = (_("Base") if kind == "base" else _("Card"), _("What it is"))
        shown = [table(head, rows, (40, 60))] if rows else [paragraph(_("The library has none of these."))]
        sets = {each.faction: each.set for each in held.entries.values()}
        lacking = [
            each
            for each in held.left_out.values()
            if kind in ("", each.type.value)
            and faction in ("", each.faction)
            and of_set in ("", sets.get(each.faction, ""))
        ]
        return [*shown, *lacking_list(lacking)]


def role_of(entry: Entry) -> str:
    """The role that finds an entry."""
    return "base" if entry.type is CardType.BASE else "card"


def lacking_list(cards: Iterable[LeftOut]) -> list[nodes.Node]:
    """What the library lacks, by name and with the reason; nothing for no card."""
    items = [
        [
            paragraph(
                _("{name} ({facts}): it needs {needs}.").format(
                    name=each.name, facts=" · ".join(filter(None, (each.type.value, each.faction))), needs=each.needs
                )
            )
        ]
        for each in sorted(cards, key=lambda each: fold(each.name))
    ]
    return [paragraph(_("Not in the library:")), bullets(items)] if items else []


def _known_type(written: str) -> str:
    types = [each.value for each in CardType if each is not CardType.UNKNOWN]
    if written and written not in types:
        raise InputError(f"the type {written!r} is none; write one of {', '.join(types)}")
    return written


def _known_faction(written: str) -> str:
    return sources.library().faction(written).name if written else ""


def _known_set(written: str) -> str:
    sets = {each.set for each in sources.library().entries.values()}
    if written and written not in sets:
        raise UnknownNameError("set", written, nearest_names(written, sets) or sorted(sets))
    return written
