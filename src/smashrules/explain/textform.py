"""An answer as plain text: numbered steps, with the rules in a column on the right where the line is wide enough.

Knows the outline only; no terminal: the caller says how wide a line is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from smashrules.explain.model import CitedRule, Resolution
from smashrules.explain.outline import Item, Line, Outline, Table, outline

COLUMNS_FROM = 110
"""From this width on the rules stand in a column of their own."""
_LEFT_SHARE = 0.55
_NARROWEST = 30


def text(resolution: Resolution, *, detail: int = 2, width: int = 80) -> str:
    """The answer as lines of at most ``width`` characters (a single longer word apart).

    ``detail``: 0 verdict and sentence, 1 the steps too, 2 words and rules too, 3 everything. Raises ``InputError``
    for another level.
    """
    return "\n".join(_Page(max(width, _NARROWEST)).lines(outline(resolution, detail)))


class _Page:
    """Lines of a certain width."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.left = int(width * _LEFT_SHARE) if width >= COLUMNS_FROM else width

    def lines(self, shown: Outline) -> list[str]:
        """All lines of an outline."""
        blocks = [list(self._head(shown))]
        blocks += [list(self._table(table, "")) for table in shown.tables]
        number_width = max((len(item.number) for item in _walk(shown.items)), default=0)
        steps = [line for item in shown.items for line in self._item(item, "", number_width)]
        if steps:
            blocks.append(steps)
        for part in shown.parts:
            lines = [f"{part.title}:"]
            for line in part.lines:
                lines += self._beside(line.text, line.rules, "  ", "    ")
            blocks.append(lines)
        return "\n\n".join("\n".join(block) for block in blocks).split("\n")

    def _head(self, shown: Outline) -> Iterator[str]:
        if shown.question:
            yield from self._wrapped(shown.question, "", "")
            yield ""
        gap = self.width - len(shown.verdict) - len(shown.under)
        if shown.under and gap >= 4:
            yield f"{shown.verdict}{' ' * gap}{shown.under}"
        else:
            yield from self._wrapped(shown.verdict, "", "")
            if shown.under:
                yield from self._wrapped(f"({shown.under})", "", "")
        if shown.because:
            yield from self._wrapped(shown.because, "", "")

    def _item(self, item: Item, indent: str, number_width: int) -> Iterator[str]:
        label = f"{item.number:<{number_width}}  "
        inside = " " * len(label)
        yield from self._beside(item.line.text, item.line.rules, indent + label, indent + inside)
        for note in item.notes:
            hang = indent + inside + "  "
            yield from self._beside(_note(note), note.rules, indent + inside, hang)
        for table in item.tables:
            yield from self._table(table, indent + inside)
        for each in item.items:
            yield from self._item(each, indent, number_width)

    def _table(self, table: Table, indent: str) -> Iterator[str]:
        yield f"{indent}{table.title}: {table.total}"
        amounts = max((len(row[0]) for row in table.rows), default=0)
        for amount, what, words, rules in table.rows:
            start = f"{indent}  {amount:>{amounts}}  "
            yield from self._beside(f"{what} {words}".strip(), rules, start, " " * len(start))

    def _beside(self, said: str, rules: Sequence[CitedRule], first: str, rest: str) -> Iterator[str]:
        """What is said, and the rules to the right of it or below it."""
        if self.left == self.width:
            yield from self._wrapped(said, first, rest)
            cited = "; ".join(str(rule) for rule in rules)
            if cited:
                yield from self._wrapped(f"[{cited}]", rest, rest + " ")
            return
        left = self._wrapped(said, first, rest, self.left - 2)
        right = [line for rule in rules for line in wrap(str(rule), self.width - self.left, subsequent_indent="  ")]
        for number in range(max(len(left), len(right))):
            here = left[number] if number < len(left) else ""
            there = right[number] if number < len(right) else ""
            yield f"{here:<{self.left}}{there}".rstrip()

    def _wrapped(self, said: str, first: str, rest: str, width: int = 0) -> list[str]:
        width = width or self.width
        if said.isprintable() and said[-1:] not in ("", " ") and len(first) + len(said) <= width:
            return [first + said]  # most lines: what fits is left as it is
        return wrap(
            said,
            width,
            initial_indent=first,
            subsequent_indent=rest,
            break_long_words=False,
            break_on_hyphens=False,
        ) or [first.rstrip()]


_LEADS = {"why-now": "Why now: "}


def _note(note: Line) -> str:
    return _LEADS.get(note.kind, "") + note.text


def _walk(items: Sequence[Item]) -> Iterator[Item]:
    for item in items:
        yield item
        yield from _walk(item.items)
