"""The figures of the gates: ``python -m tools.figures`` prints them and fails when one is worse than it was.

What must not fall (or rise) stands in ``figures.toml``; ``--bless`` writes what has become better, and nothing else.
``--list`` also names the rules that nothing cites, the rulings without a case and the cases that fail. Times are no
figures: they belong to the benchmarks.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from smashrules.cards import library
from smashrules.cards.loading import shelf
from smashrules.engine import Game
from smashrules.rulebook import rules
from smashrules.scenario import CaseResult, load_cases, run_case
from smashrules.simulate import busy, lineup, moves, whole_factions
from smashrules.state.records import Event

ROOT = Path(__file__).resolve().parents[1]
GATES = Path(__file__).with_name("figures.toml")
CITING = ("engine", "explain", "scenario")
"""The rooms whose source cites rules."""
LUCK = 3
"""Which of the many games by chance are played: one is as good as another, if its figures reach the gates."""


Pair = tuple[str, str]


class Figure(NamedTuple):
    """One figure. ``of``: how many there could be. ``upwards``: whether more is better, None where neither is."""

    name: str
    value: float
    of: int | None = None
    upwards: bool | None = True
    missing: tuple[str, ...] = ()


# --- rules ---------------------------------------------------------------------------------------------


@cache
def rule_keys() -> frozenset[str]:
    return frozenset(rule.key for rule in rules())


def cited_in(source: str, keys: frozenset[str]) -> frozenset[str]:
    """The rule keys that a module names: as strings, or by the beginning of a formatted one (f"verb.{name}").

    >>> sorted(cited_in('a = "x.y"; b = f"verb.{a}"', frozenset({"x.y", "x.z", "verb.move"})))
    ['verb.move', 'x.y']
    """
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= {node.value} & keys
        elif isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
            start = str(node.values[0].value)
            if re.fullmatch(r"[a-z-]+(\.[a-z-]+)*\.", start):
                found |= {key for key in keys if key.startswith(start)}
    return frozenset(found)


def rule_coverage() -> Iterator[Figure]:
    """How much of the rulebook the source cites, and how much is cited when the cases and games run."""
    keys = rule_keys()
    sources = [path for room in CITING for path in sorted((ROOT / "src" / "smashrules" / room).rglob("*.py"))]
    cited = frozenset().union(*(cited_in(path.read_text("utf-8"), keys) for path in sources))
    yield Figure("rules cited by the source", len(cited), len(keys), missing=tuple(sorted(keys - cited)))
    by_cases = {each.key for result in case_results() if result.resolution for each in result.resolution.rules()}
    by_games = chance_games()[0]
    yield Figure("rules cited in the cases", len(by_cases & keys), len(keys))
    yield Figure("rules cited in games by chance", len(by_games & keys), len(keys))
    exercised = (by_cases | by_games) & keys
    yield Figure("rules exercised", len(exercised), len(keys), missing=tuple(sorted(cited - exercised)))
    unknown = (by_cases | by_games) - keys
    yield Figure("rules cited that do not exist", len(unknown), upwards=False, missing=tuple(sorted(unknown)))


# --- cards, rulings and cases --------------------------------------------------------------------------


@cache
def case_results() -> tuple[CaseResult, ...]:
    return tuple(run_case(case) for folder in ("cards", "tests/cases") for case in load_cases(ROOT / folder))


def ruling_agreement() -> Iterator[Figure]:
    """How many rulings have a case that runs, agrees, or a reason why it cannot."""
    rulings = library().rulings()
    results = {result.case.name: result for result in case_results()}
    with_case = [ruling for ruling in rulings if ruling.case]
    lost = tuple(ruling.case for ruling in with_case if ruling.case not in results)
    agreeing = [ruling for ruling in with_case if ruling.case in results and results[ruling.case].passed]
    bare = tuple(f"{each.card}: {each.text[:70]}" for each in rulings if not each.case and not each.reason)
    yield Figure("rulings with a case", len(with_case), len(rulings))
    yield Figure("rulings that agree", len(agreeing), len(rulings))
    reasons = sum(bool(each.reason) and not each.case for each in rulings)
    yield Figure("rulings that cannot run, with the reason", reasons, len(rulings), None)
    yield Figure("rulings with neither case nor reason", len(bare), len(rulings), False, bare)
    yield Figure("rulings whose case is not there", len(lost), len(rulings), False, lost)
    failing = tuple(f"{each.case.name}: {each.failures[0][:90]}" for each in results.values() if not each.passed)
    yield Figure("cases that pass", len(results) - len(failing), len(results), missing=failing)


def cards() -> Iterator[Figure]:
    """How many cards can be read, and how many were played, or scored, in games by chance."""
    held = library()
    total = len(held.entries) + len(held.left_out)
    absent = (*held.unread, *held.left_out)
    yield Figure("cards and bases that are read", len(held), total, missing=absent)
    seen = chance_games()[1] & set(held.definitions)
    unseen = tuple(sorted(set(held.definitions) - seen))
    yield from changes()
    yield Figure("cards and bases that were in games by chance", len(seen), len(held), missing=unseen)


def changes() -> Iterator[Figure]:
    """How many cards are known to have done something else before, and of how many of them that is told and read."""
    changed = [each for each in shelf().entries if len(each.wordings) > 1]
    known = [each for each in changed if all(older.words for older in each.wordings[:-1])]
    read = [each for each in changed if all(older.is_read for older in each.wordings[:-1])]
    yield Figure("changed cards and bases", len(changed))
    unknown = tuple(each.key for each in changed if each not in known)
    yield Figure("changed cards and bases with their older wordings", len(known), len(changed), missing=unknown)
    unread = tuple(each.key for each in known if each not in read)
    yield Figure("changed cards and bases whose older wordings are read", len(read), len(changed), missing=unread)


@cache
def chance_games() -> tuple[frozenset[str], frozenset[str]]:
    """The rules cited in games by chance, and the cards played or laid out in them: one game for each pair of Core
    factions, and one for each other faction that can be played whole, against Core factions. Which ones and by which
    chance follows from the faction's name, so that a new faction changes none of the others' games."""
    held = library()
    game = Game(held.definitions)
    core = sorted({head.faction for head in held.heads.values() if head.set == "Core"})
    cited: set[str] = set()
    seen: set[str] = set()
    for pair, against, seed in dealt(core, [each for each in whole_factions(held) if each not in core]):
        table = lineup(held, [pair, against])
        for move in moves(game, table.seats, table.bases, seed=seed, policy=busy):
            for event in move.step.events:
                cited.update(event.rules)
                seen.update(move.step.state.cards[uid].key for uid in _in_play(event))
            if move.step.state.decision is not None:
                cited.update(move.step.state.decision.rules)
    return frozenset(cited), frozenset(seen)


def dealt(core: Sequence[str], others: Sequence[str]) -> Iterator[tuple[Pair, Pair, int]]:
    """The two players' factions of each game by chance, and its seed."""
    for pair in [*combinations(core, 2), *((each, core[_number(each) % len(core)]) for each in others)]:
        number = _number(*pair)
        left = [each for each in core if each not in pair]
        yield pair, (left[number % 6], left[(number + 1) % 6]), number + 1


def _number(*factions: str) -> int:
    """A number that names alone decide."""
    return crc32(" ".join(factions).encode()) + LUCK


def _in_play(event: Event) -> Iterator[int]:
    if event.verb in ("play", "new-base", "swap") and event.outcome == "done":
        yield from (each for each in (event.what,) if isinstance(each, int) and each >= 0)


# --- texts ---------------------------------------------------------------------------------------------


def texts() -> Iterator[Figure]:
    """What ``figures_text`` tells of reading, without its times and without the share that it works out."""
    try:
        from tools import figures_text as told
    except ImportError as lacking:
        print(f"the figures of the texts are left out: {lacking}", file=sys.stderr)
        return
    core = told.core_wordings(ROOT)
    lines = [told.reference(), told.damaged(core)]
    shared = Path(told.os.environ.get("SMASHRULES_SHARED", ROOT.parent / "shared"))
    if (shared / "corpus").is_dir():
        lines += [
            told.printed(core, told.printed_wordings(shared)),
            told.printed_of_all(shared),
            *told.corpus(shared / "corpus", core.names.words),
        ]
    else:
        print(f"the figures of the printed texts are left out: they are not in {shared}", file=sys.stderr)
    for line in lines:
        yield from told_figures(line)


def told_figures(line: str) -> Iterator[Figure]:
    """The figures in a line such as "texts: 10; read whole 9 (90 %); 300 texts/s of CPU time".

    >>> [(each.name, each.value, each.of) for each in told_figures("texts: 10; read whole 9 (90%); 300 texts/s")]
    [('texts: read whole', 9.0, 10)]
    >>> [(each.name, each.value, each.upwards) for each in told_figures("accepted: swapped 2.8%, replaced 2%")]
    [('accepted: swapped', 2.8, False), ('accepted: replaced', 2.0, False)]
    """
    subject, _, rest = line.partition(": ")
    total = re.match(r"(\d+);", rest)
    for part in re.split(r"[;,] ", re.sub(r" \([^)]*\)", "", rest)):
        found = re.fullmatch(r"(.*[a-z]) ([\d.]+)(%?)", part.strip())
        if found is None:
            continue
        worse = "accepted" in subject or "exceptions" in found[1] or "nobody knows" in found[1]
        of = int(total[1]) if total and not found[3] else None
        yield Figure(f"{subject}: {found[1]}", float(found[2]), of, not worse)


# --- the gates -----------------------------------------------------------------------------------------


def gates() -> dict[str, dict[str, float]]:
    """The least and the most that the figures may be."""
    held = tomllib.loads(GATES.read_text("utf-8")) if GATES.is_file() else {}
    return {"least": held.get("least", {}), "most": held.get("most", {})}


def worse(figure: Figure, held: dict[str, dict[str, float]]) -> str:
    """What is wrong with a figure; empty when nothing is."""
    if figure.upwards is True and figure.value < (least := held["least"].get(figure.name, figure.value)):
        return f"{figure.name}: {figure.value:g}, it was {least:g}"
    if figure.upwards is False and figure.value > (most := held["most"].get(figure.name, figure.value)):
        return f"{figure.name}: {figure.value:g}, it was {most:g}"
    return ""


def untold(figures: list[Figure], held: dict[str, dict[str, float]]) -> list[str]:
    """The gates that no figure was told for; those of the printed texts, which a checkout may lack, apart."""
    told = {figure.name for figure in figures}
    names = [name for table in held.values() for name in table if name not in told]
    return [f"{name}: no longer told" for name in names if "printed" not in name]


def bless(figures: list[Figure], held: dict[str, dict[str, float]]) -> None:
    """Write down what has become better, and what is new."""
    for each in figures:
        if each.upwards is True:
            held["least"][each.name] = max(each.value, held["least"].get(each.name, each.value))
        elif each.upwards is False:
            held["most"][each.name] = min(each.value, held["most"].get(each.name, each.value))
    lines = ["# The gates: no figure may be worse than this. `python -m tools.figures --bless` makes them stricter."]
    for table in ("least", "most"):
        lines += ["", f"[{table}]", *(f'"{name}" = {value:g}' for name, value in sorted(held[table].items()))]
    GATES.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> int:
    """Print the figures. The exit code is 1 if one is worse than it was."""
    arguments = argparse.ArgumentParser(description="The figures of the gates.")
    arguments.add_argument("--bless", action="store_true", help="make the gates as strict as the figures are good")
    arguments.add_argument("--list", action="store_true", help="name what is missing")
    said = arguments.parse_args()
    held = gates()
    figures: list[Figure] = []
    for source in (texts, cards, ruling_agreement, rule_coverage):
        for figure in source():
            figures.append(figure)
            print(shown(figure))
            if said.list:
                for each in figure.missing:
                    print(f"    {each}")
    if said.bless:
        bless(figures, held)
        print(f"written: {GATES.relative_to(ROOT)}")
        return 0
    problems = [problem for figure in figures if (problem := worse(figure, held))] + untold(figures, held)
    if problems:
        print("\nworse than before (see tools/figures.toml):", *problems, sep="\n  ", file=sys.stderr)
    return 1 if problems else 0


def shown(figure: Figure) -> str:
    of = "" if figure.of is None else f" of {figure.of} ({figure.value / figure.of:.1%})" if figure.of else " of 0"
    return f"{figure.name:<58}{figure.value:>7g}{of}"


if __name__ == "__main__":
    sys.exit(main())
