"""``smashrules ask``: the answer to a question in a file or a pipe, or to all cases of a file.

It reads files and gives an exit code for each question; what a line means is the case language's, how an answer looks
``explain``'s.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from smashrules.cli.output import PIPED, Progress, as_json, piped, width
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
    if len(cases) == 1:
        answer = _answer(cases[0], arguments)
        print(_printed(answer, form, arguments.detail))
        return _code(answer)
    if form == "html":
        raise InputError(f"the file holds {len(cases)} cases; name one for HTML: --case {cases[0].name}")
    return _several(cases, arguments, form)


def _answer(case: Case, arguments: Namespace) -> Resolution:
    scenario = parse(case.text, path=case.path, first=case.first, name=case.name)
    answer = adjudicate(scenario, edition=arguments.edition, compare=True, printings=arguments.compare)
    if arguments.compare or scenario.compare_editions:
        return answer
    # Unasked, only those editions are told of that would decide otherwise.
    return answer.but(other_answers=tuple(each for each in answer.other_answers if not each.agrees))


def _code(answer: Resolution) -> int:
    if answer.verdict is Verdict.NOT_MODELLED:
        return NOT_MODELLED
    return 0 if all(each.met for each in answer.expectations) else NOT_AS_EXPECTED


def _several(cases: Sequence[Case], arguments: Namespace, form: str) -> int:
    """Answer each case of a file. One that makes no sense does not keep the others from being answered."""
    import json  # to ask one question takes no JSON

    progress = Progress("case", len(cases))
    codes: list[int] = []
    data: list[dict[str, Any]] = []
    for number, case in enumerate(cases, 1):
        try:
            answer = _answer(case, arguments)
        except InputError as wrong:
            codes.append(wrong.exit_code)
            told = f"smashrules: {wrong}"
            data.append({"case": case.name, "error": type(wrong).__name__, "message": str(wrong)})
        else:
            codes.append(_code(answer))
            told = "" if form == "json" else _printed(answer, form, arguments.detail)
            if form == "json":
                data.append({"case": case.name, "answer": json.loads(_printed(answer, form, 3))})
        progress.at(number)
        if form != "json":
            print(f"## {case.name}\n\n{told}" if form == "markdown" else f"== {case.name} ==\n\n{told}\n")
    print(as_json(data) if form == "json" else _summary(codes))
    return max(codes)


def _summary(codes: Sequence[int]) -> str:
    kinds = {0: "as expected", NOT_AS_EXPECTED: "not as expected", NOT_MODELLED: "not modelled yet"}
    counts = {said: sum(each == code for each in codes) for code, said in kinds.items()}
    counts["wrong in themselves"] = len(codes) - sum(counts.values())
    return f"{len(codes)} cases: {', '.join(f'{count} {said}' for said, count in counts.items() if count)}"


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
