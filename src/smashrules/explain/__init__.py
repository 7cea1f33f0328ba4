"""Explanations: from what the engine did to an answer that a player can check, and its printed forms.

Floor 3: this room reads states, events and rules; it changes none, reads no file and writes to no terminal.
``record`` makes a ``Resolution`` (``model``); ``textform``, ``markdownform``, ``htmlform`` and ``jsonform`` print
one, each from the same ``outline``; every sentence stands in ``phrases``.

    >>> from smashrules.explain import not_modelled
    >>> print(not_modelled(["duels"]))
    Not modelled yet: duels.
    Nothing is cited for what was not computed.
    <BLANKLINE>
    Not modelled yet:
      duels
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from smashrules.explain.citing import cited
from smashrules.explain.model import (
    SCHEMA,
    Choice,
    CitedRule,
    Expectation,
    Ledger,
    LedgerLine,
    NotDone,
    OtherAnswer,
    Outcome,
    Reason,
    Resolution,
    Ruling,
    Step,
    UnsettledRule,
    Verdict,
    Why,
    Words,
)
from smashrules.explain.numbers import explain_number
from smashrules.explain.record import cards_involved, choice, resolution
from smashrules.explain.refusals import Allowed, allowed_step, explain_why_not, not_modelled

if TYPE_CHECKING:
    from smashrules.explain.checking import Defect, check
    from smashrules.explain.htmlform import html
    from smashrules.explain.jsonform import ResolutionFormatError, from_json, schema, to_json
    from smashrules.explain.markdownform import markdown
    from smashrules.explain.textform import text

_LATER = {
    "Defect": "checking",
    "check": "checking",
    "html": "htmlform",
    "ResolutionFormatError": "jsonform",
    "from_json": "jsonform",
    "schema": "jsonform",
    "to_json": "jsonform",
    "markdown": "markdownform",
    "text": "textform",
}
"""Names that are loaded when they are first used: of the printed forms an answer needs one."""


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"smashrules.explain.{_LATER[name]}"), name)
    globals()[name] = found
    return found


__all__ = [
    "SCHEMA",
    "Allowed",
    "Choice",
    "CitedRule",
    "Defect",
    "Expectation",
    "Ledger",
    "LedgerLine",
    "NotDone",
    "OtherAnswer",
    "Outcome",
    "Reason",
    "Resolution",
    "ResolutionFormatError",
    "Ruling",
    "Step",
    "UnsettledRule",
    "Verdict",
    "Why",
    "Words",
    "allowed_step",
    "cards_involved",
    "check",
    "choice",
    "cited",
    "explain_number",
    "explain_why_not",
    "from_json",
    "html",
    "markdown",
    "not_modelled",
    "resolution",
    "schema",
    "text",
    "to_json",
]
