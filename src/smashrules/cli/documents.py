"""``smashrules docs``: a small annotated site, or one page, from questions, a faction or a list of cards.

Knows Sphinx, which comes with the extra ``sphinx`` and is imported only here, and the folders it writes; what stands
on a page is the business of ``pages``. Everything is built elsewhere and put in its place when it is whole.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from argparse import Namespace
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from smashrules.cli.output import as_json
from smashrules.errors import InputError, SmashrulesError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from smashrules.cli.pages import Page

MARK = ".smashrules-docs"
"""The file by which a folder is known to be ours: it lists what was written there."""
GENERATOR = '<meta name="generator" content="smashrules docs">'


class ExtraMissingError(SmashrulesError):
    """Something that comes with an extra is not installed."""


class DocumentError(InputError):
    """What the documents were to be made from is not as it says it is."""

    exit_code = 1


def docs(arguments: Namespace) -> int:
    """Write the site, or the page."""
    _check_sphinx()
    goal = Path(arguments.output)
    _check_goal(goal, arguments.single)
    from smashrules.cli.pages import pages

    with TemporaryDirectory(prefix="smashrules-docs-") as place:
        source = Path(place) / "source"
        source.mkdir()
        made = pages(arguments.input, source)
        _write_sources(source, made, arguments.title or _title(made), arguments.single)
        warned = _build(source, Path(place), made, arguments.single)
        for line in warned:
            print(f"smashrules: {line}", file=sys.stderr)
        built = Path(place) / "out"
        wrote = _put_page(built / "index.html", goal) if arguments.single else _put_site(built, goal)
    if arguments.json:
        print(as_json({"written": str(wrote), "pages": len(made), "warnings": warned}))
    else:
        print(f"{len(made)} page{'' if len(made) == 1 else 's'} and the rules behind: open {wrote}")
    return 0


def _check_sphinx() -> None:
    if find_spec("sphinx") is None:
        raise ExtraMissingError(
            "documents are built with Sphinx, which is not installed; it comes with the extra 'sphinx': "
            "in a checkout, pip install '.[sphinx]'"
        )


# -- where it goes -----------------------------------------------------------------------------------------------


def _check_goal(goal: Path, single: bool) -> None:
    """Raises ``InputError`` for a place that holds something that this command has not written."""
    if single:
        if goal.is_dir():
            raise InputError(
                f"{str(goal)!r} is a folder; with --single, -o names the file to write, as in -o faq.html"
            )
        if goal.exists() and GENERATOR not in goal.read_text("utf-8", "replace"):
            raise InputError(f"{str(goal)!r} is a file that 'smashrules docs' has not written; it stays as it is")
        return
    if goal.exists() and not goal.is_dir():
        raise InputError(f"{str(goal)!r} is a file; -o names a folder (for one page, add --single)")
    if not goal.is_dir():
        return
    there = {path.relative_to(goal).as_posix() for path in goal.rglob("*") if not path.is_dir()} - {MARK}
    mark = goal / MARK
    ours = set(mark.read_text("utf-8").splitlines()) if mark.is_file() else set()
    foreign = sorted(there - ours)
    if foreign:
        raise InputError(
            f"the folder {str(goal)!r} holds {foreign[0]!r}, which 'smashrules docs' has not written; "
            "nothing was changed: name a new folder"
        )


def _put_site(built: Path, goal: Path) -> Path:
    """Put the built site in its place, whole: the old one goes when the new one is there."""
    files = sorted(path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file())
    (built / MARK).write_text("\n".join(files) + "\n", "utf-8")
    goal = goal.absolute()
    goal.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=".smashrules-docs-", dir=goal.parent) as beside:
        shutil.move(str(built), Path(beside) / "new")
        if goal.exists():
            os.replace(goal, Path(beside) / "old")
        os.replace(Path(beside) / "new", goal)
    return goal / "index.html"


def _put_page(built: Path, goal: Path) -> Path:
    goal = goal.absolute()
    goal.parent.mkdir(parents=True, exist_ok=True)
    draft = goal.with_name(f".{goal.name}.draft")
    # Sphinx leads to another page of the one page by two anchors; only the last one is there.
    draft.write_text(re.sub(r'href="#document-[^"#]*#', 'href="#', built.read_text("utf-8")), "utf-8")
    os.replace(draft, goal)
    return goal


# -- how it is built ---------------------------------------------------------------------------------------------


def _title(made: Sequence[Page]) -> str:
    return made[0].title if len(made) == 1 else "Questions, cards, and the rules behind them"


def _write_sources(source: Path, made: Sequence[Page], title: str, single: bool) -> None:
    said = " ".join(title.split())
    names = sorted({name for page in made for name in page.names})
    theme = "furo" if find_spec("furo") else "alabaster"
    (source / "conf.py").write_text(
        "\n".join(
            (
                'extensions = ["smashrules.sphinx"]',
                f"project = html_title = {said!r}",
                f"smash_names = {names!r}",
                f"html_theme = {theme!r}",
                'toc_object_entries_show_parents = "hide"',
                "html_show_copyright = html_show_sphinx = False",
                "html_copy_source = False",
                "html_show_sourcelink = False",
                'templates_path = ["templates"]',
            )
        )
        + "\n",
        "utf-8",
    )
    plain = re.sub(r"([\\*`|_<>:\[\]])", r"\\\1", said)
    headed = f"{plain}\n{'=' * 2 * len(plain)}\n"
    if single and len(made) == 1:  # its title stands there once
        (source / "index.rst").write_text(f"{headed}{_headless(made[0].text)}\n{_below(['rules'])}", "utf-8")
    else:
        names = [*(page.name for page in made), "rules"]
        (source / "index.rst").write_text(f"{headed}\n{_INTRODUCTION}\n\n{_below(names)}", "utf-8")
        for page in made:
            (source / f"{page.name}.rst").write_text(page.text, "utf-8")
    (source / "rules.rst").write_text("The rules behind it\n===================\n", "utf-8")


_INTRODUCTION = (
    "Each card with its text taken apart, each question with its answer, and behind them the rules used. "
    "Words and steps lead to the rules that bear on them."
)


def _headless(text: str) -> str:
    """A page without its title."""
    return "\n".join(text.split("\n")[2:])


def _below(names: Sequence[str]) -> str:
    listed = "\n".join(f"   {each}" for each in names)
    return f".. toctree::\n   :maxdepth: 2\n\n{listed}\n"


def _build(source: Path, place: Path, made: Sequence[Page], single: bool) -> list[str]:
    """Build, and return what was warned of. Raises ``DocumentError`` with every error."""
    first = _run(source, place, "dummy")
    _raise_for(first)
    (source / "rules.rst").write_text(_rules_page(_rules_used(first)), "utf-8")
    if single:
        _write_template(source)
    second = _run(source, place, "singlehtml" if single else "html")
    _raise_for(second)
    return _said(second, "WARNING")


class _Run:
    def __init__(self, app: Any, said: str) -> None:
        self.app = app
        self.said = said


def _run(source: Path, place: Path, builder: str) -> _Run:
    from sphinx.application import Sphinx
    from sphinx.errors import SphinxError
    from sphinx.util.docutils import docutils_namespace, patch_docutils

    said = StringIO()
    try:
        with patch_docutils(str(source)), docutils_namespace():
            app = Sphinx(source, source, place / "out", place / "doctrees", builder, status=None, warning=said)
            app.build()
    except SphinxError as error:
        raise DocumentError(f"the documents cannot be built: {error}") from error
    return _Run(app, re.sub(r"\x1b\[[0-9;]*m", "", said.getvalue()))


_LED = re.compile(r"^(?:\S.*?: )?(ERROR|WARNING|CRITICAL): ", re.MULTILINE)


def _said(run: _Run, *levels: str) -> list[str]:
    """The messages of these levels, without the place in pages that nobody but this command has seen."""
    starts = list(_LED.finditer(run.said))
    ends = [*(each.start() for each in starts), len(run.said)][1:]
    told = [(each[1], run.said[each.end() : end].strip()) for each, end in zip(starts, ends, strict=True)]
    return list(dict.fromkeys(_words(said) for level, said in told if level in levels))


def _words(said: str) -> str:
    return re.sub(r" \[(smash|docutils|[a-z]+)(\.\w+)?\]$", "", said)


def _raise_for(run: _Run) -> None:
    wrong = _said(run, "ERROR", "CRITICAL")
    if wrong or run.app.statuscode:
        raise DocumentError("\n".join(wrong) or "the documents cannot be built")


def _rules_used(run: _Run) -> list[str]:
    """The keys of the rules that the pages were made from, in the order of the rulebook."""
    from smashrules.rulebook import rules

    stamps: Iterable[dict[tuple[str, str], str]] = run.app.env.get_domain("smash").data["stamps"].values()
    used = {name for each in stamps for kind, name in each if kind == "rule"}
    return [each.key for each in rules() if each.key in used]


def _rules_page(keys: Sequence[str]) -> str:
    said = "\n".join(f".. smash:rule:: {key}\n" for key in keys)
    return f"The rules behind it\n===================\n\n{said}"


def _write_template(source: Path) -> None:
    """The frame of a page that needs no other file."""
    from importlib.resources import files

    own = files("smashrules").joinpath("sphinx").joinpath("static").joinpath("smashrules.css").read_text("utf-8")
    folder = source / "templates"
    folder.mkdir()
    (folder / "page.html").write_text(_FRAME.replace("OWN_STYLE", own), "utf-8")


_FRAME = f"""<!DOCTYPE html>
<html lang="{{{{ language or 'en' }}}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
{GENERATOR}
<title>{{{{ project|e }}}}</title>
<style>
:root {{ color-scheme: light dark; --ink: #1b1b1f; --paper: #fff; --link: #0b57d0; }}
@media (prefers-color-scheme: dark) {{ :root {{ --ink: #e4e4e7; --paper: #131416; --link: #8ab4f8; }} }}
body {{ margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere; }}
main {{ max-width: 48rem; margin: 0 auto; padding: 1rem; }}
a {{ color: var(--link); }}
a.headerlink {{ visibility: hidden; }}
:hover > a.headerlink, a.headerlink:focus {{ visibility: visible; }}
pre {{ white-space: pre-wrap; }}
dl.smash {{ margin: 1.5rem 0; }}
dl.smash > dt {{ font-weight: 600; border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  padding-top: .5rem; }}
dl.smash > dd {{ margin-left: 1rem; }}
.property {{ font-weight: 400; opacity: .85; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ text-align: left; vertical-align: top; padding: .25rem .5rem;
  border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); }}
td p, th p {{ margin: 0; }}
OWN_STYLE</style>
</head>
<body><main>
{{{{ body }}}}
</main></body>
</html>
"""
