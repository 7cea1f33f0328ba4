"""What was understood of a text, as HTML: each word under the node that it became, linked to the rules below.

Knows the parts of ``understood`` and asks the rulebook for the words of a rule; draws nothing. No script and no
colours: ink and paper are those of the page or notebook around.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from html import escape

from smashrules.effects.abilities import CardText
from smashrules.text.showing.indented import Told, nested
from smashrules.text.showing.paraphrase import explain_tree
from smashrules.text.showing.understood import Part, rules_of, understood, walk_parts

_STYLE = """\
.smashrules-tree{font:1rem/1.5 system-ui,sans-serif;max-width:56rem;overflow-wrap:anywhere}
.smashrules-tree h1,.smashrules-tree h2,.smashrules-tree h3,.smashrules-tree h4{font-size:1.125rem;\
line-height:1.3;margin:1.25rem 0 .25rem}
.smashrules-tree blockquote{margin:0 0 1rem;padding-left:.75rem;border-left:3px solid}
.smashrules-tree ul{list-style:none;margin:0;padding-left:1.25rem;border-left:1px solid}
.smashrules-tree li{margin:.25rem 0}
.smashrules-tree .told,.smashrules-tree .told ul{padding-left:0;border:0}
.smashrules-tree .told{margin-bottom:1rem}
.smashrules-tree .told ul{padding-left:1.25rem}
.smashrules-tree .told p{margin:0;padding-left:2.5rem;text-indent:-2.5rem}
.smashrules-tree mark{background:none;color:inherit;font-weight:600;text-decoration:underline;\
text-underline-offset:.2em}
.smashrules-tree a code,.smashrules-tree dt{white-space:nowrap}
.smashrules-tree code,.smashrules-tree dt{font-family:ui-monospace,monospace;font-size:.875rem}
.smashrules-tree a{color:inherit}
.smashrules-tree a:focus-visible{outline:2px solid currentColor;outline-offset:2px}
.smashrules-tree dd{margin:0 0 .75rem 1.25rem}"""


def html(trees: Sequence[CardText], text: str, *, type: str = "action", standalone: bool = True) -> str:  # noqa: A002
    """Every reading of ``text`` as HTML, a whole document or (``standalone`` False) a fragment with its own style.

    ``type`` is the card's. The rules stand below the tree, in the library's own words.

    >>> from smashrules.text.reading.reading import read
    >>> page = html([read("Draw two cards.", type="action").tree], "Draw two cards.")
    >>> page.startswith("<!DOCTYPE html>"), "<mark>Draw</mark>" in page
    (True, True)
    """
    body = "\n".join(_body(trees, text, type, "h1" if standalone else "h3"))
    if not standalone:
        return f"<style>\n{_STYLE}\n</style>\n{body}\n"
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f"<title>How this is understood: {escape(_visible(_short(text)))}</title>\n"
        f"<style>\n:root{{color-scheme:light dark}}\nbody{{margin:1rem}}\n{_STYLE}\n</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def mark_of(text: str) -> str:
    """What the links of one text begin with, so that two texts on one page have links of their own."""
    return "r" + sha256(text.encode("utf-8", "replace")).hexdigest()[:6]


def _short(text: str) -> str:
    plain = " ".join(text.split())
    return plain if len(plain) <= 80 else plain[:79] + "…"


def _body(trees: Sequence[CardText], text: str, kind: str, top: str) -> Iterator[str]:
    mark = mark_of(text)
    yield '<article class="smashrules-tree" aria-label="How a card text is understood">'
    yield f"<blockquote>{'<br>'.join(escape(line) for line in _visible(text).splitlines())}</blockquote>"
    parts = [understood(tree, text, type=kind) for tree in trees]
    for number, (tree, part) in enumerate(zip(trees, parts, strict=True), 1):
        title = "How it is understood" if len(trees) == 1 else f"Reading {number} of {len(trees)}"
        yield f"<section><{top}>{title}</{top}>"
        yield '<ul class="told" role="list">'
        yield from _told(nested(_visible(explain_tree(tree, type=kind, text=text))))
        yield "</ul>"
        yield '<ul role="list">'
        yield from _item(part, mark)
        yield "</ul></section>"
    yield from _rules(rules_of(each for part in parts for each in walk_parts(part)), mark, top)
    yield "</article>"


def _told(lines: Sequence[Told]) -> Iterator[str]:
    """The lines of a paraphrase, each with those that belong to it below."""
    for each in lines:
        below = f'<ul role="list">{"".join(_told(each.below))}</ul>' if each.below else ""
        yield f"<li><p>{escape(each.words)}</p>{below}</li>"


def _item(part: Part, mark: str) -> Iterator[str]:
    words = f" <mark>{escape(_visible(part.words))}</mark>" if part.words else ""
    meaning = f" {escape(part.meaning)}" if part.meaning else ""
    links = "".join(f' <a href="#{mark}-{escape(key)}"><code>{escape(key)}</code></a>' for key in part.rules)
    yield f"<li><code>{escape(_visible(part.label()))}</code>{words}{meaning}{links}"
    if part.parts:
        yield '<ul role="list">'
        for each in part.parts:
            yield from _item(each, mark)
        yield "</ul>"
    yield "</li>"


def _rules(keys: Sequence[str], mark: str, top: str) -> Iterator[str]:
    from smashrules.rulebook import rule  # its 250 rules are only loaded for a page

    if not keys:
        return
    below = "h2" if top == "h1" else "h4"
    yield f"<section><{below}>Rules</{below}>"
    yield "<dl>"
    for key in keys:
        found = rule(key)
        yield f'<dt id="{mark}-{escape(key)}">{escape(key)}</dt>'
        yield f"<dd><strong>{escape(found.title)}</strong> ({escape(str(found.cite()))}). "
        yield f"{escape(' '.join(found.text.split()))}</dd>"
    yield "</dl></section>"


def _visible(text: str) -> str:
    """Without the characters that no page may hold."""
    return "".join(each if each.isprintable() or each in "\n\t" else "·" for each in text)
