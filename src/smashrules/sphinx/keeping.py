"""Which pages a change concerns: those made from what has changed are read again, those that refer to it are
written again.

For each page is kept: a stamp of everything of the library that it was made from, and what each of its references
meant. Both are compared at the next build, in whatever process the page was read. Knows the domain's data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sphinx.addnodes import pending_xref

from smashrules.sphinx import sources
from smashrules.sphinx.names import FINDS
from smashrules.sphinx.reporting import logger

if TYPE_CHECKING:
    from collections.abc import Iterator

    from docutils import nodes
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from smashrules.sphinx.domain import SmashDomain

Use = tuple[str, str]
"""A role and what was written."""


def register(app: Sphinx) -> None:
    """Connect to the build."""
    app.connect("env-get-outdated", outdated)
    app.connect("doctree-read", note_uses)
    app.connect("env-updated", concerned)
    app.connect("html-collect-pages", keep_entries)
    app.connect("build-finished", failed)


def made_from(env: BuildEnvironment, kind: str, name: str) -> None:
    """Note that the current page was made from a thing of the library."""
    page = env.current_document.docname
    env.get_domain("smash").data["stamps"].setdefault(page, {})[kind, name] = sources.stamp(kind, name)


def outdated(app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]) -> list[str]:
    """The pages that were made from something that has changed, and those on which something was wrong."""
    data = env.get_domain("smash").data
    now: dict[tuple[str, str], str] = {}
    found = set(data["failed"])  # what was wrong is told at each build until it is mended
    for page, stamps in data["stamps"].items():
        for thing, stamp in stamps.items():
            if thing not in now:
                now[thing] = sources.stamp(*thing)
            if now[thing] != stamp:
                found.add(page)
    return sorted(found)


def note_uses(app: Sphinx, doctree: nodes.document) -> None:
    """Note what a page refers to."""
    uses: dict[Use, object] = {}
    for node in doctree.findall(pending_xref):
        if node.get("refdomain") == "smash" and node.get("reftype") in FINDS:
            uses[node["reftype"], node.get("smash_written", node["reftarget"])] = None
    if uses:
        app.env.get_domain("smash").data["uses"][app.env.current_document.docname] = uses


def concerned(app: Sphinx, env: BuildEnvironment) -> Iterator[str]:
    """The pages of which a reference means something else than when they were written."""
    domain: SmashDomain = env.get_domain("smash")  # type: ignore[assignment]
    meanings: dict[Use, object] = {}
    for page, uses in domain.data["uses"].items():
        differs = False
        for use, meant in uses.items():
            if use not in meanings:
                meanings[use] = domain.mean(*use)
            if meanings[use] != meant:
                uses[use] = meanings[use]
                differs = True
        if differs:
            yield page


def keep_entries(app: Sphinx) -> Iterator[tuple[str, dict[str, object], str]]:
    """Give the search the index entries of pages that are not written again.

    Sphinx forgets them at each rebuild that is not whole, and then an everyday word would find the
    pages in which it occurs rather than the thing; the general index knows them still. There are no pages to add."""
    indexer: Any = getattr(app.builder, "indexer", None)
    held: dict[str, list[tuple[str, str, str]]] | None = getattr(indexer, "_index_entries", None)
    if held is not None:
        for page, entries in app.env.domains.index_domain.entries.items():
            if page not in held and page in getattr(indexer, "_titles", ()):
                held[page] = [(words, place, main) for _kind, words, place, main, _key in entries]
    return iter(())


def failed(app: Sphinx, error: Exception | None) -> None:
    """A build with something wrong on a page ends with an error, with or without ``-W``."""
    if error is not None or not hasattr(app, "env"):
        return
    pages = app.env.get_domain("smash").data["failed"]
    if pages:
        count = sum(len(each) for each in pages.values())
        logger.info("smashrules: %d error%s in the documents", count, "" if count == 1 else "s")
        app.statuscode = 1
