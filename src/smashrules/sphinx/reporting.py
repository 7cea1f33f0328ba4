"""What is wrong in a document, told with its file and line; and a directive that never ends in a traceback.

Knows docutils and Sphinx; nothing of rules or cards.
"""

from __future__ import annotations

from traceback import format_exception
from typing import TYPE_CHECKING

from docutils import nodes
from docutils.statemachine import StateMachine
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from smashrules.errors import SmashrulesError

if TYPE_CHECKING:
    from collections.abc import Sequence

logger = logging.getLogger("smashrules.sphinx")


class Reporting(SphinxDirective):
    """A directive that tells what is wrong by file and line. ``work`` does what ``run`` does elsewhere."""

    def work(self) -> Sequence[nodes.Node]:
        """The nodes of the directive. Any ``SmashrulesError`` is told as an error of the document."""
        raise NotImplementedError

    def run(self) -> list[nodes.Node]:
        """What Sphinx calls: never raises, whatever stands in the document."""
        return guarded(self, lambda: list(self.work()))

    def wrong(self, message: str, line: int = 0, *, kind: str = "input") -> None:
        """Tell an error, at a line of the document (without one: at the directive)."""
        wrong(self, message, line, kind=kind)


def guarded(directive: SphinxDirective, work: object) -> list[nodes.Node]:
    """What ``work()`` returns; what it raises becomes an error of the document, and a place in the page."""
    assert callable(work)
    try:
        return list(work())
    except SmashrulesError as error:
        wrong(directive, str(error))
        return [broken(directive, str(error))]
    except Exception as error:  # a fault of the library must not take a whole build with it
        said = f"smashrules failed here, which is not the document's fault: {type(error).__name__}: {error}"
        wrong(directive, said, kind="internal")
        logger.debug("%s", "".join(format_exception(error)))  # as text: a traceback cannot leave its process
        return [broken(directive, said)]


def wrong(directive: SphinxDirective, message: str, line: int = 0, *, kind: str = "input") -> None:
    """Tell an error of a document, and have the build end with an error."""
    logger.error("%s", message, location=place(directive, line), type="smash", subtype=kind)
    docname = directive.env.current_document.docname
    domain = directive.env.get_domain("smash")
    domain.data["failed"].setdefault(docname, []).append(message)


def place(directive: SphinxDirective, line: int = 0) -> str:
    """File and line, also where the text was included from another file."""
    source, at = directive.state_machine.get_source_and_line(line or directive.lineno)
    return f"{source or directive.env.doc2path(directive.env.current_document.docname)}:{at or line}"


def first_line(directive: SphinxDirective) -> int:
    """The number of the first line of a directive's content, as ``place`` takes it.

    reST counts it from the beginning of the document, MyST from the line after the directive's first."""
    if isinstance(directive.state_machine, StateMachine):
        return directive.content_offset + 1
    return directive.lineno + directive.content_offset + 1


def broken(directive: SphinxDirective, message: str) -> nodes.Element:
    """What stands in the page in the place of something that could not be made."""
    box = nodes.warning("", nodes.paragraph("", message.splitlines()[0]))
    box["classes"].append("smash-broken")
    if directive.content:
        box += nodes.literal_block("", "\n".join(directive.content))
    return box
