"""An answer as docutils nodes: the verdict, the steps, each with the rules it stands on, linked.

Knows the outline of an answer, which all its printed forms share; knows no directive.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.locale import _

from smashrules.explain.outline import Item, Line, Outline, Table, outline
from smashrules.sphinx.nodes import bullets, heading, paragraph, table
from smashrules.sphinx.objects import refer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sphinx.environment import BuildEnvironment

    from smashrules.explain import CitedRule, Resolution


def answered(env: BuildEnvironment, resolution: Resolution, detail: int) -> list[nodes.Node]:
    """The nodes of an answer at a level of detail. Raises ``InputError`` for a level that does not exist."""
    return list(_Answer(env).shown(outline(resolution, detail)))


class _Answer:
    """An answer on a page."""

    def __init__(self, env: BuildEnvironment) -> None:
        self.env = env

    def shown(self, told: Outline) -> list[nodes.Node]:
        """All of the outline but the question, which the page shows in its own way."""
        verdict: list[str | nodes.Node] = [nodes.strong("", told.verdict)]
        if told.under:
            verdict.append(f" ({told.under})")
        made: list[nodes.Node] = [paragraph(*verdict, kind="smash-verdict")]
        if told.because:
            made.append(paragraph(told.because))
        made += [node for each in told.tables for node in self.ledger(each)]
        if told.items:
            made.append(bullets([self.item(each) for each in told.items], "smash-steps"))
        for part in told.parts:
            made.append(heading(part.title))
            made.append(bullets([[self.line(each)] for each in part.lines]))
        return made

    def item(self, item: Item) -> list[nodes.Node]:
        """A step and what stands below it."""
        made: list[nodes.Node] = [self.line(item.line, nodes.strong("", item.number), "  ")]
        lower = [[self.line(each)] for each in item.notes]
        if lower:
            made.append(bullets(lower))
        made += [node for each in item.tables for node in self.ledger(each)]
        if item.items:
            made.append(bullets([self.item(each) for each in item.items], "smash-steps"))
        return made

    def line(self, line: Line, *lead: str | nodes.Node) -> nodes.paragraph:
        """A line, with its rules behind it."""
        made = paragraph(*lead, line.text, *self.cited(line.rules))
        if line.kind:
            made["classes"].append(f"smash-{line.kind}")
        return made

    def cited(self, rules: Sequence[CitedRule]) -> list[str | nodes.Node]:
        """The rules behind a line, each a link, with the place in the book."""
        if not rules:
            return []
        inside: list[nodes.Node] = [nodes.Text(" [")]
        for number, each in enumerate(rules):
            if number:
                inside.append(nodes.Text("; "))
            inside.append(refer(self.env, "rule", each.key, each.title, f"{each.number} {each.title}: {each.text}"))
            inside.append(nodes.Text(f" · {each.source}"))
        return [nodes.inline("", "", *inside, nodes.Text("]"), classes=["smash-cite"])]

    def ledger(self, told: Table) -> list[nodes.Node]:
        """A number, line by line."""
        rows = [
            ((amount,), (f"{what} {words}".strip(),), self.cited(rules) or ("",))
            for amount, what, words, rules in told.rows
        ]
        head = (_("Amount"), _("What"), _("Rule"))
        return [paragraph(nodes.strong("", f"{told.title}: {told.total}")), table(head, rows, (15, 45, 40))]
