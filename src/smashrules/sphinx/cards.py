"""The directives that describe cards, bases and factions: those of the library, and those that a document makes up.

Knows the library, ``cardtext`` and how a description is made (``objects``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from msgspec.structs import replace
from sphinx import addnodes
from sphinx.locale import _

from smashrules.cards import Entry, Wording, names
from smashrules.effects.card import CardType
from smashrules.errors import InputError, SmashrulesError, UnknownNameError, nearest_names
from smashrules.sphinx import sources
from smashrules.sphinx.cardtext import annotated
from smashrules.sphinx.lists import lacking_list
from smashrules.sphinx.names import Called
from smashrules.sphinx.nodes import bullets, heading, paragraph, table
from smashrules.sphinx.objects import Describing, declare, index_entries, refer

if TYPE_CHECKING:
    from collections.abc import Sequence

_TYPES = tuple(each.value for each in CardType if each not in (CardType.UNKNOWN, CardType.BASE))
ANNOTATIONS = ("full", "text", "none")


def numbers(argument: str) -> tuple[int, ...]:
    """An option of whole numbers, separated by commas. Raises ``ValueError``.

    >>> numbers("4, 2, 1")
    (4, 2, 1)
    """
    return tuple(int(each) for each in (argument or "").replace(",", " ").split())


def _annotation(argument: str) -> str:
    return str(directives.choice(argument, ANNOTATIONS))


class CardDirective(Describing):
    """``smash:card``: a card with its facts, its text annotated, and its rulings.

    A card that the library has needs a name only. With ``:text:`` the card is the document's own, and its text is
    read by the same grammar."""

    role: ClassVar[str] = "card"
    option_spec: ClassVar = {
        **Describing.option_spec,
        "annotate": _annotation,
        "no-rulings": directives.flag,
        "printing": directives.unchanged_required,
        "text": directives.unchanged,
        "type": directives.unchanged_required,
        "power": directives.nonnegative_int,
        "breakpoint": directives.nonnegative_int,
        "vps": numbers,
        "count": directives.positive_int,
        "faction": directives.unchanged_required,
        "set": directives.unchanged_required,
    }
    entry: Entry
    wording: Wording

    def thing(self, written: str) -> Called:
        """The card: of the library, or made up here."""
        if "text" in self.options or "type" in self.options:
            return self._made_up(written)
        called = self.in_library(self.role, written)
        held = sources.library()
        self.entry = held.entries[called.name]
        printing = self.options.get("printing", "")
        if printing and printing not in [each.id for each in held.printings]:
            ids = [each.id for each in held.printings]
            raise UnknownNameError("printing", printing, nearest_names(printing, ids) or ids)
        self.wording = held.wording(self.entry, printing)
        return called

    def _made_up(self, written: str) -> Called:
        kind = CardType.BASE if self.role == "base" else self._card_type()
        self.entry = Entry(
            name=written,
            type=kind,
            faction=self.options.get("faction", ""),
            set=self.options.get("set", ""),
            wordings=(),
            first="",
            last="",
            count=self.options.get("count", 1),
            power=self.options.get("power"),
            breakpoint=self.options.get("breakpoint"),
            vps=self.options.get("vps", ()),
        )
        self.wording = Wording(since="", words=" ".join(self.options.get("text", "").split()), read=None)
        return self.own(self.role, written, sources.card_hover(self.entry, self.wording.words))

    def _card_type(self) -> CardType:
        wanted = self.options.get("type", "")
        if wanted not in _TYPES:
            said = f"the type {wanted!r} is none" if wanted else "its type is missing"
            raise InputError(f"{said}; write ':type:' and one of {', '.join(_TYPES)}")
        return CardType(wanted)

    def signature(self, node: addnodes.desc_signature) -> None:
        """The name, and what is printed besides the text."""
        node += addnodes.desc_name(self.called.title, self.called.title)
        said = f" {' · '.join(sources.facts(self.entry, self.wording))}"
        node += addnodes.desc_annotation(said, said)

    def fill(self) -> Sequence[nodes.Node]:
        """The text, what was printed before, and the rulings."""
        shown: list[nodes.Node] = self._text()
        if self.entry.faction and self.wording.since and self.entry.type is not CardType.BASE:
            shown.append(paragraph(_("Faction: "), refer(self.env, "faction", self.entry.faction)))
        shown += self._older()
        if "no-rulings" not in self.options:
            shown += self._rulings()
        return shown

    def _text(self) -> list[nodes.Node]:
        words = self.wording.words
        if not words and self.wording.refusal:
            return [paragraph(_("Its text is not in the library yet: "), self.wording.refusal)]
        if not words:
            return [paragraph(_("It has no ability."))]
        how = self.options.get("annotate", self.config.smash_annotate)
        if how not in ANNOTATIONS:
            raise InputError(f"smash_annotate is {how!r}; it is one of {', '.join(ANNOTATIONS)}")
        if how == "none":
            return [paragraph(words)]
        tree = self.wording.definition.text if self.wording.definition else None
        if self.wording.refusal and tree is None:
            return [paragraph(words), paragraph(_("This text is not understood yet: "), self.wording.refusal)]
        if tree is None:
            try:
                from smashrules.text import parse

                known = names()
                known = replace(known, cards=known.cards | {self.entry.name, *self.config.smash_names})
                reading = parse(words, type=self.entry.type.value, names=known)
                words, tree = reading.text, reading.tree
            except SmashrulesError as error:
                self.wrong(f"the text of {self.entry.name!r} is not understood: {error}", kind="text")
                return [paragraph(words)]
        return annotated(self.env, words, tree, self.entry.type, full=how == "full")

    def _older(self) -> list[nodes.Node]:
        others = [each for each in self.entry.wordings if each.since != self.wording.since]
        if not others:
            return []
        rows = []
        for each in others:
            power = self.entry.power_in(each)
            then = "" if power == self.entry.power_in(self.wording) else _(", with power {power}").format(power=power)
            said = each.words or ("" if each.is_read else _("its text is not in the library."))
            told = [said, each.note, "" if each.verified else _("(not verified)")]
            rows.append([paragraph(nodes.strong("", each.since), f"{then}: {' '.join(filter(None, told))}")])
        return [heading(_("Other wordings")), bullets(rows)]

    def _rulings(self) -> list[nodes.Node]:
        if not self.entry.rulings:
            return []
        items = []
        for each in self.entry.rulings:
            item = paragraph(*ruling_parts(self, each))
            if "no-index" not in self.options:
                placed = declare(self, sources.ruling_called(each), item)
                self.indexnode["entries"] += index_entries(placed)
            items.append([item])
        return [heading(_("Rulings")), bullets(items, "smash-rulings")]


def ruling_parts(directive: Describing, ruling: object) -> list[str | nodes.Node]:
    """A ruling with its source, and the case that runs it or the reason why none does."""
    from smashrules.cards import CURRENT, Ruling

    assert isinstance(ruling, Ruling)
    cited = "; ".join(str(each) for each in ruling.citations())
    parts: list[str | nodes.Node] = [f"{ruling.text} ({cited})"]
    if ruling.printing != CURRENT:
        parts.append(_(" It speaks of the wording of {printing}.").format(printing=ruling.printing))
    if ruling.case:
        parts += [" ", _("Case: "), refer(directive.env, "case", ruling.case)]
    elif ruling.reason:
        parts.append(_(" Not run: {reason}.").format(reason=ruling.reason.rstrip(".")))
    return parts


class BaseDirective(CardDirective):
    """``smash:base``: a base with its breakpoint, its points, its text annotated, and its rulings."""

    role = "base"


class FactionDirective(Describing):
    """``smash:faction``: a faction, its cards and its bases."""

    def thing(self, written: str) -> Called:
        """The faction: of the library, or made up here (with a content of its own)."""
        if self.content and not self.is_known("faction", written):
            return self.own("faction", written, self.told())
        return self.in_library("faction", written)

    def signature(self, node: addnodes.desc_signature) -> None:
        """The name."""
        node += addnodes.desc_name(self.called.title, self.called.title)
        node += addnodes.desc_annotation(_(" faction"), _(" faction"))

    def fill(self) -> Sequence[nodes.Node]:
        """The cards, the bases, and what the library lacks."""
        if not self.is_known("faction", self.called.name):
            return ()
        held = sources.library()
        faction = held.faction(self.called.name)
        entries = [each for each in held.entries.values() if each.faction == faction.name]
        needs = {
            name: _(" (not read yet: it needs {needs})").format(needs=what) for name, _count, what in faction.lacking
        }
        rows = [
            (
                (refer(self.env, "card", each.key), needs.get(each.key, "")),
                (each.type.value,),
                ("" if each.power is None else str(each.power),),
                (str(each.count),),
            )
            for each in entries
            if each.type is not CardType.BASE
        ]
        bases = [each for each in entries if each.type is CardType.BASE]
        shown: list[nodes.Node] = [paragraph(_("Set: {name}").format(name=faction.set))]
        if rows:
            shown.append(table((_("Card"), _("Type"), _("Power"), _("Copies")), rows, (50, 20, 15, 15)))
        if bases:
            shown.append(heading(_("Bases")))
            shown.append(bullets([[paragraph(refer(self.env, "base", each.name))] for each in bases]))
        shown += lacking_list(each for each in held.left_out.values() if each.faction == faction.name)
        shown += [paragraph(each) for each in faction.notes]
        return shown
