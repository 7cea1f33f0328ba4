"""The language of questions: a board, what is done, what is expected or asked; and the answer.

Floor 3: knows the engine, the cards and the explanations; never a terminal. The way of a question: ``names``
finds the names in it, ``syntax`` and ``reader`` make a ``Scenario`` (``model``), ``board`` lays it out,
``running`` carries out its lines (``finding`` says which card is meant), ``claims`` and ``outcomes`` check what is
expected, ``answering`` gives the answer. ``cases`` are questions in files.

The grammar is ``grammar/scenario.lark``; every line of the language stands there.
"""

from __future__ import annotations

from smashrules.scenario.answering import adjudicate, parse
from smashrules.scenario.cases import Case, CaseResult, load_cases, run_case
from smashrules.scenario.errors import IllegalPlayError, ScenarioError, ScenarioNameError, ScenarioSyntaxError, Spot
from smashrules.scenario.model import Scenario

__all__ = [
    "Case",
    "CaseResult",
    "IllegalPlayError",
    "Scenario",
    "ScenarioError",
    "ScenarioNameError",
    "ScenarioSyntaxError",
    "Spot",
    "adjudicate",
    "load_cases",
    "parse",
    "run_case",
]
