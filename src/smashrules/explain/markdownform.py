"""An answer as Markdown (CommonMark with pipe tables). Knows the outline only."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from smashrules.explain.model import CitedRule, Resolution
from smashrules.explain.outline import Item, Line, Outline, Table, outline

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|])")
_BULLETS = {"why-now": "*Why now:* "}


def markdown(resolution: Resolution, *, detail: int = 2) -> str:
    """The answer as Markdown, ending in a line end.

    ``detail`` as for ``text``. Raises ``InputError`` for another level.
    """
    return "\n".join(_lines(outline(resolution, detail))).rstrip() + "\n"


def escaped(said: str) -> str:
    """``said`` as Markdown that shows it letter by letter.

    >>> print(escaped("a * b"))
    a \\* b
    """
    return _SPECIAL.sub(r"\\\1", said)


def _lines(shown: Outline) -> Iterator[str]:
    if shown.question:
        yield from (f"> {escaped(line)}" for line in shown.question.splitlines())
        yield ""
    yield f"**{escaped(shown.verdict)}**" + (f" ({escaped(shown.under)})" if shown.under else "")
    yield ""
    if shown.because:
        yield escaped(shown.because)
        yield ""
    for table in shown.tables:
        yield from _table(table, "")
    for item in shown.items:
        yield from _item(item, "")
    if shown.items:
        yield ""
    for part in shown.parts:
        yield f"**{escaped(part.title)}**"
        yield ""
        yield from (f"- {escaped(line.text)}{_cited(line.rules)}" for line in part.lines)
        yield ""


def _item(item: Item, indent: str) -> Iterator[str]:
    yield f"{indent}- **{item.number}** {escaped(item.line.text)}{_cited(item.line.rules)}"
    inside = indent + "  "
    for note in item.notes:
        yield f"{inside}- {_note(note)}{_cited(note.rules)}"
    for table in item.tables:
        yield ""
        yield from _table(table, inside)
    for each in item.items:
        yield from _item(each, inside)


def _note(note: Line) -> str:
    return _BULLETS.get(note.kind, "") + escaped(note.text)


def _table(table: Table, indent: str) -> Iterator[str]:
    yield f"{indent}| {escaped(table.title)} | | |"
    yield f"{indent}| ---: | --- | --- |"
    for amount, what, words, rules in table.rows:
        said = f"{escaped(what)} {escaped(words)}".strip()
        yield f"{indent}| {amount} | {said} | {_cited(rules).strip()} |"
    yield f"{indent}| **{table.total}** | | |"
    yield ""


def _cited(rules: Sequence[CitedRule]) -> str:
    return "".join(f" · `{rule.key}` {escaped(rule.source)}" for rule in rules).replace(" · ", " — ", 1)
