"""An answer as HTML: steps that open and close by themselves (``details``), no script, light and dark.

Knows the outline only. Standalone, it is a whole document; as a fragment it fits into a page or a notebook cell.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from smashrules.explain.model import CitedRule, Resolution
from smashrules.explain.outline import Item, Line, Outline, Table, outline

_STYLE = """\
.smashrules{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
.smashrules blockquote{margin:0 0 1rem;padding-left:.75rem;border-left:3px solid;border-color:currentColor;opacity:.8}
.smashrules .verdict{font-size:1.375rem;line-height:1.3;font-weight:600;margin:0}
.smashrules .heading{font-size:1.0625rem;font-weight:600;margin:1.5rem 0 .25rem}
.smashrules p{margin:.375rem 0}
.smashrules .under,.smashrules cite{opacity:.8;font-size:.875rem;font-style:normal}
.smashrules ol,.smashrules ul{list-style:none;padding-left:0;margin:.5rem 0}
.smashrules ol ol{padding-left:2.25rem}
.smashrules .more{padding-left:2.25rem}
.smashrules .more ul{margin:0}
.smashrules section li{padding-left:1rem;text-indent:-1rem}
.smashrules summary,.smashrules .plain{display:flex;gap:.5rem;padding:.125rem 0}
.smashrules summary{cursor:pointer}
.smashrules summary::after{content:"+";content:"+"/"";margin-left:auto;padding:0 .5rem;font-weight:600;opacity:.8}
.smashrules [open]>summary::after{content:"\\2212";content:"\\2212"/""}
.smashrules summary::-webkit-details-marker{display:none}
.smashrules summary:hover{text-decoration:underline}
.smashrules summary:focus-visible{outline:2px solid currentColor;outline-offset:2px}
.smashrules .number{font-variant-numeric:tabular-nums;font-weight:600;flex:0 0 1.75rem;text-align:right}
.smashrules .more .prevented,.smashrules .more .replaced,.smashrules .more .not-reached,.smashrules .unmet\
{border-left:3px solid currentColor;padding-left:.5rem}
.smashrules .words{font-style:italic}
.smashrules cite{display:block;text-indent:0}
.smashrules cite code{font-size:inherit}
.smashrules table{border-collapse:collapse;margin:.25rem 0 .5rem}
.smashrules caption{text-align:left;font-weight:600}
.smashrules td,.smashrules th{padding:.125rem .75rem .125rem 0;text-align:left;vertical-align:top}
.smashrules th{font-variant-numeric:tabular-nums;text-align:right}"""
# No colours: ink and paper are those of the page or notebook around, so that light and dark both work.
_LEADS = {"why-now": "Why now: "}


def html(resolution: Resolution, *, detail: int = 3, standalone: bool = True, language: str = "en") -> str:
    """The answer as HTML, a whole document or (``standalone`` False) a fragment with its own style.

    ``detail`` as for ``text``; since steps can be closed, everything is the default. Raises ``InputError`` for
    another level.
    """
    shown = outline(resolution, detail)
    body = "\n".join(_body(shown, standalone))
    if not standalone:
        return f"<style>\n{_STYLE}\n</style>\n{body}\n"
    title = escape(resolution.question.splitlines()[0] if resolution.question else resolution.text)
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">\n<title>{title}</title>\n'
        f"<style>\n:root{{color-scheme:light dark}}\nbody{{margin:0}}\n{_STYLE}\n</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _body(shown: Outline, standalone: bool) -> Iterator[str]:
    top, below = ("h1", "h2") if standalone else ("p", "h4")
    yield '<article class="smashrules" aria-label="Rules answer">'
    if shown.question:
        yield f"<blockquote>{'<br>'.join(escape(line) for line in shown.question.splitlines())}</blockquote>"
    yield f'<{top} class="verdict">{escape(shown.verdict)}</{top}>'
    if shown.under:
        yield f'<p class="under">{escape(shown.under)}</p>'
    if shown.because:
        yield f"<p>{escape(shown.because)}</p>"
    for table in shown.tables:
        yield from _table(table)
    yield from _list(shown.items)
    for part in shown.parts:
        yield f'<section><{below} class="heading">{escape(part.title)}</{below}>'
        yield '<ul role="list">'
        yield from (f"<li{_class(line)}>{escape(line.text)}{_cited(line.rules)}</li>" for line in part.lines)
        yield "</ul></section>"
    yield "</article>"


def _list(items: Sequence[Item]) -> Iterator[str]:
    """The steps; the role says again that it is a list, which some readers forget where no bullets are shown."""
    if items:
        yield '<ol role="list">'
        for item in items:
            yield from _item(item)
        yield "</ol>"


def _item(item: Item) -> Iterator[str]:
    """A step. It stands open where something more than its rules is to be said."""
    number = f'<span class="number">{escape(item.number)}</span>'
    said = f"{number}<span{_class(item.line)}>{escape(item.line.text)}</span>"
    if not (item.notes or item.tables or item.items or item.line.rules):
        yield f'<li><div class="plain">{said}</div></li>'
        return
    opened = " open" if item.notes or item.items else ""
    yield f"<li><details{opened}><summary>{said}</summary>"
    yield '<div class="more">'
    if item.notes:
        yield '<ul role="list">'
        for note in item.notes:
            lead = _LEADS.get(note.kind, "")
            yield f"<li{_class(note)}>{lead}{escape(note.text)}{_cited(note.rules)}</li>"
        yield "</ul>"
    if item.line.rules:
        yield f"<p>{_cited(item.line.rules).strip()}</p>"
    for table in item.tables:
        yield from _table(table)
    yield "</div>"
    yield from _list(item.items)
    yield "</details></li>"


def _table(table: Table) -> Iterator[str]:
    yield f"<table><caption>{escape(table.title)}: {escape(table.total)}</caption><tbody>"
    for amount, what, words, rules in table.rows:
        quoted = f' <span class="words">{escape(words)}</span>' if words else ""
        yield (
            f'<tr><th scope="row">{escape(amount)}</th><td>{escape(what)}{quoted}</td>'
            f"<td>{_cited(rules).strip()}</td></tr>"
        )
    yield "</tbody></table>"


def _class(line: Line) -> str:
    return f' class="{escape(line.kind)}"' if line.kind else ""


def _cited(rules: Sequence[CitedRule]) -> str:
    cites = (
        f'<cite><code title="{escape(rule.title)}">{escape(rule.key)}</code> {escape(rule.source)}</cite>'
        for rule in rules
    )
    return "".join(f" {each}" for each in cites)
