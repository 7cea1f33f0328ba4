"""``smashrules ask``: the answer to a question in a file or a pipe."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from smashrules.cli.output import PIPED, Progress, piped, width
from smashrules.errors import InputError, UnknownNameError, nearest_names
from smashrules.explain import Resolution, Verdict
from smashrules.scenario import adjudicate, parse
from smashrules.scenario.cases import LARGEST, Case, decoded, read_text, split

NOT_AS_EXPECTED = 1
NOT_MODELLED = 3


def ask(arguments: Namespace) -> int:
    """Answer, and say by the exit code whether everything was as expected."""
    cases = _cases(arguments)
    form = "json" if arguments.json else arguments.format
    code = 0
    answers = []
    progress = Progress("question", len(cases))
    for number, case in enumerate(cases, 1):
        scenario = parse(case.text, path=case.path, first=case.first, name=case.name)
        answer = adjudicate(scenario, edition=arguments.edition, compare=arguments.compare)
        answers.append(answer)
        progress.at(number)
        if answer.verdict is Verdict.NOT_MODELLED:
            code = max(code, NOT_MODELLED)
        elif not all(each.met for each in answer.expectations):
            code = max(code, NOT_AS_EXPECTED)
    for number, (case, answer) in enumerate(zip(cases, answers, strict=True)):
        if len(cases) > 1 and form == "text":
            print(f"{'' if number == 0 else chr(10)}== {case.name} ==\n")
        print(_printed(answer, form, arguments.detail))
    return code


def _cases(arguments: Namespace) -> tuple[Case, ...]:
    path = "" if arguments.file == "-" else arguments.file
    if not path and sys.stdin.isatty():
        raise InputError("nothing is piped in: name a file, or pipe a question to 'smashrules ask'")
    text = read_text(Path(path)) if path else decoded(piped(LARGEST))
    cases = split(text, path)
    if not arguments.case:
        return cases
    found = tuple(case for case in cases if case.name == arguments.case)
    if not found:
        raise UnknownNameError("case", arguments.case, nearest_names(arguments.case, [case.name for case in cases]))
    return found


def _printed(answer: Resolution, form: str, detail: int) -> str:
    from smashrules import explain

    if form == "json":
        return explain.to_json(answer)
    if form == "html":
        return explain.html(answer, detail=max(detail, 2))
    if form == "markdown":
        return explain.markdown(answer, detail=detail)
    return explain.text(answer, detail=detail, width=width() if sys.stdout.isatty() else PIPED)
