"""What was understood of a text, as SVG: in plain words, and a tree from top to bottom, the words below their nodes.

One column, so that a text of any length stays readable; the rules stand below, and the nodes link to them. Ink and
paper follow the page around, or, in a file of its own, what the reader has chosen for light and dark. Knows the parts
of ``understood``; loads nothing from elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from textwrap import wrap

from msgspec import Struct, field

from smashrules.effects.abilities import CardText
from smashrules.text.showing.indented import Told, nested
from smashrules.text.showing.page import mark_of
from smashrules.text.showing.paraphrase import explain_tree
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
    for number, (tree, part) in enumerate(zip(trees, parts, strict=True), 1):
        drawn.space(8)
        if len(parts) > 1:
            drawn.paragraph(f"Reading {number} of {len(parts)}", _EDGE, weight=600)
        drawn.told(nested(_plain(explain_tree(tree, type=type, text=text))), _EDGE)
        drawn.space(8)
        for each in _shown(part):
            drawn.part(each, 0)
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

    def paragraph(self, words: str, x: float, *, weight: int = 400, slanted: bool = False, hang: int = 0) -> None:
        """Words in lines from ``x`` on that fit, all but the first of them further in by ``hang``."""
        letter = _BOLD if weight != 400 else _LETTER
        room = max(12, int((WIDTH - _EDGE - x) / letter))
        look = (f' font-weight="{weight}"' if weight != 400 else "") + (' font-style="italic"' if slanted else "")
        blanks = " " * round(hang / letter)
        for number, line in enumerate(wrap(words, room, subsequent_indent=blanks) or [""]):
            self.y += _LINE
            at = x + hang if number else x
            self.body.append(f'<text x="{at:g}" y="{self.y:g}"{look}>{escape(line.strip())}</text>')

    def told(self, lines: Sequence[Told], x: float) -> None:
        """The lines of a paraphrase, each with those that belong to it further in."""
        for each in lines:
            self.paragraph(each.words, x, hang=2 * _STEP)
            self.told(each.below, x + _STEP)

    def part(self, part: Part, depth: int) -> float:
        """Draw a node and those below it; returns the height at which lines to it end."""
        x = _EDGE + min(depth, 20) * _STEP
        start = self.y + _LINE - 5
        self.paragraph(_plain(part.meaning or part.label()), x)
        if part.words:
            self.paragraph(f"“{_plain(part.words)}”", x + 12, weight=600, slanted=True)
        self.links(part.rules, x + 12)
        self.space(4)
        foot, ends = self.y, [self.part(each, depth + 1) for each in _shown(part)]
        if ends:
            ticks = "".join(f"M{x + 4:g} {at:g}h{_STEP - 8:g}" for at in ends)
            self.body.append(
                f'<path d="M{x + 4:g} {foot:g}V{ends[-1]:g}{ticks}" fill="none" stroke="currentColor" '
                'stroke-opacity=".5" aria-hidden="true"/>'
            )
        return start

    def links(self, keys: Sequence[str], x: float) -> None:
        """Rules side by side, as many on a line as fit."""
        at, line = x, self.y + _LINE
        for key in keys:
            wide = (len(key) + 2) * _LETTER
            if at > x and at + wide > WIDTH - _EDGE:
                at, line = x, line + _LINE
            self.body.append(
                f'<a href="#{self.mark}-{escape(key)}" text-decoration="underline">'
                f'<text x="{at:g}" y="{line:g}">{escape(key)}</text></a>'
            )
            at += wide
            self.y = line

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


def _shown(part: Part) -> Iterator[Part]:
    """The parts of a node that have something of their own to say, in the place of those that have not.

    That one thing is meant, or that an ability has one sentence, stands in the plain words."""
    for each in part.parts:
        if each.meaning or each.words:
            yield each
        else:
            yield from _shown(each)


def _plain(text: str) -> str:
    """Without the characters that no document may hold."""
    return "".join(each if each.isprintable() or each == "\n" else "·" for each in " ".join(text.split(" ")))
