"""The directives that describe constructs of card texts: one by one, and in a table.

Knows the catalogue of constructs, and which cards of the library have each (``sources``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx import addnodes
from sphinx.locale import _

from smashrules.sphinx import keeping, sources
from smashrules.sphinx.names import Called
from smashrules.sphinx.nodes import Cell, bullets, joined, paragraph, table
from smashrules.sphinx.objects import Describing, IndexEntry, declare, index_entries, refer
from smashrules.sphinx.reporting import Reporting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from smashrules.sphinx.readings import Use


class ConstructDirective(Describing):
    """``smash:construct``: the words of a construct, its node, what it does, the rules that bear on it, its cards."""

    def thing(self, written: str) -> Called:
        """The construct."""
        return self.in_library("construct", written)

    def signature(self, node: addnodes.desc_signature) -> None:
        """What it is, in words."""
        node += addnodes.desc_name(self.called.title, self.called.title)

    def fill(self) -> Sequence[nodes.Node]:
        """All that the catalogue says, and the cards."""
        told = next(each for each in sources.constructs() if each.key == self.called.name)
        row = told.construct
        verb = f" · {row.verb.value}" if row.verb is not None else ""
        shown: list[nodes.Node] = [
            paragraph(_("In words: "), nodes.emphasis("", row.wording)),
            paragraph(_("Node: "), nodes.literal("", row.node.__name__), verb),
            paragraph(_("In a game: "), row.does, *_events(row.events), *_unplayed(told)),
            paragraph(_("Rules: "), *joined([refer(self.env, "rule", key) for key in told.rules])),
        ]
        shown.append(paragraph(how_many(told.cards)))
        examples = [[paragraph(f"“{words}” (", refer(self.env, "card", card), ")")] for card, words in told.examples]
        return [*shown, bullets(examples)] if examples else shown


def how_many(cards: int) -> str:
    """How many cards of the library have a construct, and what stands below it.

    >>> str(how_many(2))
    'The two cards of the library that have it:'
    """
    if cards > 3:
        return _("Cards of the library that have it: {count}. Three of them:").format(count=cards)
    said = (
        _("No card of the library has it yet."),
        _("The one card of the library that has it:"),
        _("The two cards of the library that have it:"),
        _("The three cards of the library that have it:"),
    )
    return said[cards]


def _events(events: Sequence[str]) -> list[str | nodes.Node]:
    if not events:
        return []
    return [_(" Events: "), *joined([nodes.literal("", each) for each in events]), "."]


def _unplayed(told: Use) -> list[str]:
    return [] if sources.is_played(told.construct) else [_(" The engine has no rule for it yet.")]


class ConstructsDirective(Reporting):
    """``smash:constructs``: a table of what card texts are made of, the most frequent first, each an object.

    With ``:no-index:`` each leads to where it is described."""

    option_spec: ClassVar = {"no-index": directives.flag}

    def work(self) -> Sequence[nodes.Node]:
        """The table."""
        keeping.made_from(self.env, "texts", "")
        rows: list[Sequence[Cell]] = []
        entries: list[IndexEntry] = []
        for each in sources.constructs():
            named: nodes.Element
            if "no-index" in self.options:
                named = refer(self.env, "construct", each.key, each.name)
            else:
                named = nodes.inline("", each.name)
                entries += index_entries(declare(self, sources.construct_called(each), named))
            cited = joined([refer(self.env, "rule", key) for key in each.rules])
            rows.append([(named,), (each.construct.wording,), cited, (str(each.cards),)])
        head = (_("Read as"), _("In words"), _("Rules"), _("Cards"))
        return [addnodes.index(entries=entries), table(head, rows, (28, 30, 30, 12))]
