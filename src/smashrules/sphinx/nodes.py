"""The nodes of this room that docutils has not, and how each writer shows them; small builders for the others.

``known`` is a word with a hover text that leads nowhere: the library knows it, and no page describes it. Pictures are
raw HTML with a text twin for every other writer. Knows nothing of rules or cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx import addnodes

if TYPE_CHECKING:
    from sphinx.application import Sphinx


class known(nodes.inline):  # noqa: N801  docutils names nodes in lower case
    """Words with a hover text (``reftitle``)."""


def _visit_html(self: Any, node: known) -> None:
    self.body.append(self.starttag(node, "span", "", CLASS="smash-known", title=node.get("reftitle", "")))


def _depart_html(self: Any, node: known) -> None:
    self.body.append("</span>")


def _pass(self: Any, node: known) -> None:
    """Other writers show the words alone."""


def register(app: Sphinx) -> None:
    """Tell Sphinx about the nodes, and where the style sheet and what the search needs lie."""
    plain = (_pass, _pass)
    app.add_node(
        known, html=(_visit_html, _depart_html), latex=plain, text=plain, man=plain, texinfo=plain, override=True
    )
    app.connect("builder-inited", _style)
    app.add_css_file("smashrules.css")


def _style(app: Sphinx) -> None:
    if app.builder.format == "html":
        app.config.html_static_path.append(str(Path(__file__).with_name("static")))
        app.config.html_search_scorer = app.config.html_search_scorer or str(Path(__file__).with_name("scorer.js"))


def picture(svg: str, told: str, label: str) -> list[nodes.Node]:
    """A picture for HTML writers, with its text to open below it; the text alone for all others."""
    twin = (
        f'<div class="smash-picture">\n{svg}\n<details><summary>{escape(label)}</summary>'
        f"<pre>{escape(told)}</pre></details>\n</div>"
    )
    others = addnodes.only(expr="not format_html")
    others += nodes.literal_block("", told, language="none", classes=["smash-board"])
    return [nodes.raw("", twin, format="html"), others]


def paragraph(*parts: str | nodes.Node, kind: str = "") -> nodes.paragraph:
    """A paragraph of texts and inline nodes."""
    made = nodes.paragraph("", "", *(nodes.Text(each) if isinstance(each, str) else each for each in parts))
    if kind:
        made["classes"].append(kind)
    return made


def heading(words: str) -> nodes.Node:
    """A heading that stands in no table of contents."""
    return nodes.rubric(words, words, classes=["smash-heading"])


def bullets(items: Iterable[Sequence[nodes.Node]], kind: str = "") -> nodes.bullet_list:
    """A list with bullets; each item is a sequence of block nodes."""
    made = nodes.bullet_list("", *(nodes.list_item("", *each) for each in items))
    if kind:
        made["classes"].append(kind)
    return made


def joined(parts: Sequence[nodes.Node]) -> list[str | nodes.Node]:
    """Nodes with commas between them."""
    made: list[str | nodes.Node] = []
    for each in parts:
        made += [", "] if made else []
        made.append(each)
    return made


Cell = Sequence[str | nodes.Node]


def table(head: Sequence[str], rows: Iterable[Sequence[Cell]], widths: Sequence[int], kind: str = "") -> nodes.table:
    """A table; each cell is a sequence of texts and inline nodes, or of paragraphs."""
    group = nodes.tgroup("", *(nodes.colspec(colwidth=width) for width in widths), cols=len(widths))
    group += nodes.thead("", nodes.row("", *(nodes.entry("", paragraph(each)) for each in head)))
    group += nodes.tbody("", *(nodes.row("", *(nodes.entry("", *_blocks(cell)) for cell in row)) for row in rows))
    return nodes.table("", group, classes=["smash-table", *([kind] if kind else [])])


def _blocks(cell: Cell) -> list[nodes.Node]:
    if all(isinstance(each, nodes.paragraph) for each in cell):
        return [each for each in cell if isinstance(each, nodes.Node)]
    return [paragraph(*cell)]
