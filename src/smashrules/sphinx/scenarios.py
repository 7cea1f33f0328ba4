"""The directives that run: a question with its answer, a case, a board.

Knows the language of questions, the picture of a board, and ``answers``. A question is run when its page is read.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx import addnodes
from sphinx.locale import _

from smashrules.errors import InputError, NotModelledError, UnknownNameError, nearest_names
from smashrules.explain import Verdict
from smashrules.picture import board_svg, board_text
from smashrules.scenario import Scenario, ScenarioError, adjudicate, parse
from smashrules.scenario.board import lay_out
from smashrules.scenario.cases import Case, load_cases
from smashrules.scenario.model import Claim
from smashrules.sphinx import keeping, sources
from smashrules.sphinx.answers import answered
from smashrules.sphinx.names import Called
from smashrules.sphinx.nodes import bullets, paragraph, picture
from smashrules.sphinx.objects import declare, index_entries, words_list
from smashrules.sphinx.reporting import Reporting, broken, first_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from smashrules.explain import Resolution
    from smashrules.scenario.board import Board


class _Source:
    """Where a question comes from: its text, the number of its first line, its file if it is not the page's own."""

    def __init__(self, text: str, first: int, path: str = "") -> None:
        self.text = text
        self.first = first
        self.path = path


class ScenarioDirective(Reporting):
    """``smash:scenario``: a question, run when the page is built: its board, what is done, the answer, the rules.

    With an argument the question is an object, a case, to which others can refer. An expectation that does not hold
    is an error at its line."""

    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar = {
        "aliases": words_list,
        "case": directives.unchanged_required,
        "compare": directives.flag,
        "detail": directives.nonnegative_int,
        "edition": directives.unchanged_required,
        "file": directives.unchanged_required,
        "no-answer": directives.flag,
        "no-board": directives.flag,
        "no-index": directives.flag,
        "title": directives.unchanged,
    }

    @property
    def named(self) -> str:
        """The name of the case; empty for a question that has none."""
        return " ".join(self.arguments[0].split()) if self.arguments else ""

    def source(self) -> _Source:
        """The question. Raises ``InputError`` where there is none, or two."""
        if "file" in self.options:
            if self.content:
                raise InputError("a question has a ':file:' or lines of its own, not both")
            return self._in_file()
        if not self.content:
            raise InputError("the question is missing: write its lines here, or ':file:' and the name of a file")
        return _Source("\n".join(self.content), first_line(self))

    def _in_file(self) -> _Source:
        _relative, path = self.env.relfn2path(self.options["file"])
        self.env.note_dependency(path)
        if not Path(path).is_file():
            raise InputError(f"there is no file {self.options['file']!r}")
        cases = {each.name: each for each in load_cases(path)}
        wanted = self.options.get("case", "")
        if not wanted and len(cases) == 1:
            return _of_case(next(iter(cases.values())))
        if wanted not in cases:
            near = nearest_names(wanted, cases) or tuple(cases)
            raise UnknownNameError(f"case in {self.options['file']}", wanted, near)
        return _of_case(cases[wanted])

    def work(self) -> Sequence[nodes.Node]:
        """Run the question, and show it."""
        source = self.source()
        try:
            return self._run(source)
        except ScenarioError as error:
            self._tell(error, source)
            box = broken(self, str(error))
            return [box, *self._named(box, error.problem)]

    def _run(self, source: _Source) -> Sequence[nodes.Node]:
        scenario = parse(source.text, first=source.first, name=self.named)
        keeping.made_from(self.env, "engine", "")
        resolution = adjudicate(scenario, edition=self.options.get("edition", ""), compare="compare" in self.options)
        board = self._board(scenario)
        self._check(scenario, resolution, source)
        box = nodes.container(classes=["smash-scenario"])
        title = self.options.get("title") or scenario.title or ""
        declared = self._named(box, title or resolution.text)
        if title or self.named:
            box += paragraph(nodes.strong("", title or self.named), kind="smash-title")
        if board is not None and "no-board" not in self.options:
            box += _picture(board, title or self.named)
        done = [step.text.strip() for step in scenario.script if not isinstance(step.what, Claim)]
        if done:
            box += bullets([[paragraph(each)] for each in done], "smash-done")
        if "no-answer" not in self.options:
            box += answered(self.env, resolution, self.options.get("detail", 2))
        for each in resolution.rules():
            keeping.made_from(self.env, "rule", each.key)
        return [*declared, box]

    def _board(self, scenario: Scenario) -> Board | None:
        """The board; None where it holds a card that is not modelled, which the answer says."""
        try:
            board = lay_out(scenario, self.options.get("edition", ""))
        except NotModelledError:
            return None
        for card in board.state.cards:
            keeping.made_from(self.env, "card", card.key)
        return board

    def _check(self, scenario: Scenario, resolution: Resolution, source: _Source) -> None:
        claims = [step for step in scenario.script if isinstance(step.what, Claim)]
        if resolution.verdict is Verdict.NOT_MODELLED:
            if claims:
                self._at(source, claims[0].at.line, f"this cannot be checked: {resolution.text}")
            return
        for step, seen in zip(claims, resolution.expectations, strict=True):
            if not seen.met:
                found = f"; found: {seen.found}" if seen.found else ""
                self._at(source, step.at.line, f"not as expected: {seen.text}{found}", kind="case")

    def _tell(self, error: ScenarioError, source: _Source) -> None:
        if error.path and not source.path:
            source.path = error.path
        caret = "\n".join(str(error).splitlines()[1:])
        self._at(source, error.spot.line, f"{error.problem}\n{caret}".rstrip())

    def _at(self, source: _Source, line: int, message: str, *, kind: str = "input") -> None:
        if source.path:
            message = f"{source.path}:{line}: {message}"
            line = 0
        self.wrong(message, line, kind=kind)

    def _named(self, box: nodes.Element, told: str) -> list[nodes.Node]:
        """Declare the case, if it has a name."""
        if not self.named or "no-index" in self.options:
            return []
        title = self.options.get("title") or told or self.named
        thing = Called("case", self.named, title, sources.short(title), aliases=self.options.get("aliases", ()))
        placed = declare(self, thing, box)
        return [addnodes.index(entries=index_entries(placed))]


class CaseDirective(ScenarioDirective):
    """``smash:case``: a case by its name: with lines of its own, from a file, or one of the library's."""

    required_arguments = 1
    optional_arguments = 0

    def source(self) -> _Source:
        """The case: without lines or file it is the library's."""
        if self.content or "file" in self.options:
            return super().source()
        held = sources.library_cases()
        if self.named not in held:
            raise UnknownNameError("case", self.named, nearest_names(self.named, held))
        keeping.made_from(self.env, "case", self.named)
        return _of_case(held[self.named])


class BoardDirective(Reporting):
    """``smash:board``: a board drawn from the language of questions; the argument is its title."""

    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar = {"edition": directives.unchanged_required}

    def work(self) -> Sequence[nodes.Node]:
        """The picture."""
        if not self.content:
            raise InputError("the board is missing: write its lines here, 'players: Ann, Bob' first")
        text = "\n".join(self.content)
        try:
            scenario = parse(text, first=first_line(self))
            if scenario.script:
                step = scenario.script[0]
                raise ScenarioError("a board shows what lies there; to do something, use 'smash:scenario'", step.at)
            board = lay_out(scenario, self.options.get("edition", ""))
        except ScenarioError as error:
            error.placed(text.splitlines(), first_line(self))
            caret = "\n".join(str(error).splitlines()[1:])
            self.wrong(f"{error.problem}\n{caret}".rstrip(), error.spot.line)
            return [broken(self, error.problem)]
        keeping.made_from(self.env, "engine", "")
        for card in board.state.cards:
            keeping.made_from(self.env, "card", card.key)
        return _picture(board, " ".join(self.arguments))


def _picture(board: Board, title: str) -> list[nodes.Node]:
    told = board_text(board.game, board.state)
    name = _("The board: {title}").format(title=title) if title else _("The board")
    return picture(board_svg(board.game, board.state, title=name), told, _("The board in words"))


def _of_case(case: Case) -> _Source:
    return _Source(case.text, case.first, case.path)
