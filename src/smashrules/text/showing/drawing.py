"""What was understood of a text, as SVG: a tree from top to bottom, the words below the nodes that they became.

One column, so that a text of any length stays readable; the rules stand below, and the nodes link to them. Ink and
paper follow the page around, or, in a file of its own, what the reader has chosen for light and dark. Knows the parts
of ``understood``; loads nothing from elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from textwrap import wrap

from msgspec import Struct, field

from smashrules.effects.abilities import CardText
from smashrules.text.showing.page import mark_of
from smashrules.text.showing.understood import Part, as_lines, rules_of, understood, walk_parts

WIDTH = 720
"""The width of a picture in its own units."""
_EDGE, _STEP, _LINE, _SIZE = 16, 18, 19, 14
_LETTER, _BOLD = 7.6, 8.6
"""How wide a letter is on average, a little more than it is: lines must fit."""
_STYLE = (
    ".smashrules-tree{color:#1b1b1b;background:#fff}"
    "@media (prefers-color-scheme:dark){.smashrules-tree{color:#e8e8e8;background:#161616}}"
)


def svg(
    trees: Sequence[CardText],
    text: str,
    *,
    type: str = "action",  # noqa: A002
    standalone: bool = True,
) -> str:
    """Every reading of ``text`` as an ``<svg>`` element, to stand in a file of its own or in a page.

    Its accessible name is the text, its description the tree in lines.

    >>> from smashrules.text.reading.reading import read
    >>> picture = svg([read("Draw two cards.", type="action").tree], "Draw two cards.")
    >>> picture.startswith('<svg xmlns="http://www.w3.org/2000/svg"'), 'role="graphics-document' in picture
    (True, True)
    """
    drawn = _Drawing(mark_of(text))
    drawn.paragraph(f"“{_plain(text)}”", _EDGE, weight=600)
    parts = [understood(tree, text, type=type) for tree in trees]
    for number, part in enumerate(parts, 1):
        drawn.space(8)
        if len(parts) > 1:
            drawn.paragraph(f"Reading {number} of {len(parts)}", _EDGE, weight=600)
        drawn.part(part, 0)
    drawn.rules(rules_of(each for part in parts for each in walk_parts(part)))
    told = "\n".join(line for part in parts for line in as_lines(part))
    height = round(drawn.y + _EDGE)
    style = f"<style>{_STYLE}</style>" if standalone else ""
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="smashrules-tree" viewBox="0 0 {WIDTH} {height}" '
            f'width="{WIDTH}" height="{height}" role="graphics-document document" fill="currentColor" stroke="none" '
            f'font-family="system-ui, sans-serif" font-size="{_SIZE}" style="max-width:100%;height:auto">',
            f"<title>How this is understood: {escape(_plain(text))}</title>",
            f"<desc>{escape(_plain(told))}</desc>",
            *([style] if style else []),
            *drawn.body,
            "</svg>\n",
        )
    )


class _Drawing(Struct):
    """The lines drawn so far, and where the next one goes."""

    mark: str
    body: list[str] = field(default_factory=list)
    y: float = _EDGE

    def space(self, height: float) -> None:
        self.y += height

    def paragraph(self, words: str, x: float, *, weight: int = 400, slanted: bool = False, link: str = "") -> None:
        """Words in lines from ``x`` on that fit."""
        room = max(12, int((WIDTH - _EDGE - x) / (_BOLD if weight != 400 else _LETTER)))
        look = (f' font-weight="{weight}"' if weight != 400 else "") + (' font-style="italic"' if slanted else "")
        for line in wrap(words, room) or [""]:
            self.y += _LINE
            drawn = f'<text x="{x:g}" y="{self.y:g}"{look}>{escape(line)}</text>'
            if link:
                drawn = f'<a href="#{escape(link)}" text-decoration="underline">{drawn}</a>'
            self.body.append(drawn)

    def part(self, part: Part, depth: int) -> float:
        """Draw a node and those below it; returns the height at which lines to it end."""
        x = _EDGE + min(depth, 20) * _STEP
        start = self.y + _LINE - 5
        meaning = f" · {part.meaning}" if part.meaning else ""
        self.paragraph(_plain(part.label() + meaning), x)
        if part.words:
            self.paragraph(f"“{_plain(part.words)}”", x + 12, weight=600, slanted=True)
        for key in part.rules:
            self.paragraph(key, x + 12, link=f"{self.mark}-{key}")
        self.space(4)
        foot = self.y
        for each in part.parts:
            at = self.part(each, depth + 1)
            self.body.append(
                f'<path d="M{x + 4:g} {foot:g}V{at:g}h{_STEP - 8:g}" fill="none" stroke="currentColor" '
                'stroke-opacity=".5" aria-hidden="true"/>'
            )
        return start

    def rules(self, keys: Sequence[str]) -> None:
        from smashrules.rulebook import rule  # they are only loaded for a picture

        if not keys:
            return
        self.space(12)
        self.paragraph("Rules", _EDGE, weight=600)
        for key in keys:
            found = rule(key)
            self.body.append(f'<g id="{self.mark}-{escape(key)}">')
            self.paragraph(f"{key} · {found.title} ({found.cite()})", _EDGE, weight=600)
            self.paragraph(_plain(found.text), _EDGE + 12)
            self.body.append("</g>")
            self.space(4)


def _plain(text: str) -> str:
    """Without the characters that no document may hold."""
    return "".join(each if each.isprintable() or each == "\n" else "·" for each in " ".join(text.split(" ")))
