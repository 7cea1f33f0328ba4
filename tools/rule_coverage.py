"""Rule coverage, like line coverage: ``python -m tools.rule_coverage``.

For every rule: the places of the source that cite it, the cases whose answers cite it, its examples, and the cards
whose text it bears on. Printed are the counts and what is never cited or never exercised; ``--all`` prints every
rule, a KEY only that one, ``--json`` the data. ``--link`` writes the examples of rules that have none, taken from the
cases that cite them.

An example is a case that passes or a test that exists (pytest runs it). A rule that decides no case by itself says
so in the place of examples (``no_example``). The report fails on a key in the source that no rule has, on an example
that is neither, and where more rules are pending, give a reason, or have none of the three, than
``rule_coverage.toml`` allows; ``--bless`` makes that stricter when there are fewer.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct, to_builtins

from smashrules.cards import library
from smashrules.effects.abilities import Ability, Label
from smashrules.effects.actions import Act
from smashrules.effects.node import Node, walk
from smashrules.errors import nearest_names
from smashrules.rulebook import SYSTEMS, Rule, rules
from smashrules.rulebook.editions import NOT_ASKED
from smashrules.rulebook.loading import FOLDER
from smashrules.scenario import CaseResult, load_cases, run_case

ROOT = Path(__file__).resolve().parents[1]
GATE = Path(__file__).with_suffix(".toml")
SOURCE = ROOT / "src" / "smashrules"
CASES = ("cards", "tests/cases", "tests/rulebook")
KEY = re.compile(r"[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+")

BEARING = {
    "May": "effect.may",
    "Cost": "wording.to",
    "If": "wording.if",
    "OneOf": "wording.or",
    "ForEach": "wording.for-each",
    "Lasting": "duration.do-until",
    "Delayed": "wording.end-of-turn",
    "Modify": "power.modifiers",
    "Cannot": "immunity.cannot",
    "Unaffected": "immunity.not-affected",
    "Counts": "card.counts-as",
    "Cancelled": "cancel.definition",
    "Controls": "control.gained",
    "Replacement": "replace.instead",
    "Triggered": "trigger.definition",
    "Continuous": "ability.ongoing.continuous",
    "OnTurn": "wording.on-your-turn",
    "Limit": "wording.once-per-turn",
    "Extreme": "superlative.ties-count",
    "SameName": "wording.same-name",
    "Other": "wording.another",
    "Here": "wording.here",
    "FirstThisTurn": "trigger.history",
}
"""What a construct in the text of a card has to do with: class of node and rule."""

LABELS = {Label.ONGOING: "ability.ongoing", Label.SPECIAL: "ability.special", Label.TALENT: "ability.talent"}


class Coverage(Struct, frozen=True):
    """What is known of one rule. ``sites`` are ``path:line``; ``cases`` are those whose answers cite it."""

    key: str
    sites: tuple[str, ...]
    cases: tuple[str, ...]
    examples: tuple[str, ...]
    cards: tuple[str, ...]
    pending: str
    no_example: str


def sites(source: str, keys: frozenset[str]) -> Iterator[tuple[int, str]]:
    """The lines of a module that cite a rule: by its key, or by the beginning of one in a formatted string.

    >>> list(sites('a = "x.y"\\nb = f"verb.{a}"', frozenset({"x.y", "verb.move"})))
    [(1, 'x.y'), (2, 'verb.move')]
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in keys:
            yield node.lineno, node.value
        elif isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
            start = str(node.values[0].value)
            if re.fullmatch(r"[a-z-]+(\.[a-z-]+)*\.", start):
                yield from ((node.lineno, key) for key in sorted(keys) if key.startswith(start))


def unknown(source: str, keys: frozenset[str]) -> Iterator[tuple[int, str]]:
    """What a module writes like the key of a rule, in an area of the rulebook, and no rule has.

    >>> list(unknown('a = "verb.mov"; b = "some.name"', frozenset({"verb.move"})))
    [(1, 'verb.mov')]
    """
    areas = {key.partition(".")[0] for key in keys}
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or not KEY.fullmatch(node.value):
            continue
        if node.value.partition(".")[0] in areas and node.value not in keys and not _is_file(node.value):
            yield node.lineno, node.value


def _is_file(name: str) -> bool:
    return name.rpartition(".")[2] in ("toml", "json", "py", "txt", "lark", "case", "md")


def modules() -> Iterator[tuple[str, str]]:
    """The modules that may cite rules, with their paths; the rulebook itself is not one of them."""
    for path in sorted(SOURCE.rglob("*.py")):
        if SOURCE / "rulebook" not in path.parents:
            yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8")


@cache
def case_results() -> tuple[CaseResult, ...]:
    """Every case of the project, run."""
    return tuple(run_case(case) for folder in CASES for case in load_cases(ROOT / folder))


def bearing(text: Node, keys: frozenset[str]) -> frozenset[str]:
    """The rules that the text of a card has to do with, as far as its constructs tell."""
    found: set[str] = set()
    for node in walk(text):
        found.add(BEARING.get(type(node).__name__, ""))
        if isinstance(node, Act):
            found.add(f"verb.{node.verb.value.lower().replace(' ', '-')}")
            if node.extra:
                found.add("extra.definition")
        elif isinstance(node, Ability):
            found.add(LABELS.get(node.label, "ability.on-play"))
    return frozenset(found & keys)


def coverage() -> tuple[Coverage, ...]:
    """What is known of every rule, in the order of the rules."""
    keys = frozenset(rule.key for rule in rules())
    cited: dict[str, list[str]] = {}
    for path, source in modules():
        for line, key in sites(source, keys):
            cited.setdefault(key, []).append(f"{path}:{line}")
    exercised: dict[str, list[str]] = {}
    for result in case_results():
        if result.passed and result.resolution is not None:
            for key in {rule.key for rule in result.resolution.rules()}:
                exercised.setdefault(key, []).append(result.case.name)
    borne: dict[str, set[str]] = {}
    for name, definition in library().definitions.items():
        for key in bearing(definition.text, keys):
            borne.setdefault(key, set()).add(name)
    return tuple(
        Coverage(
            key=rule.key,
            sites=tuple(cited.get(rule.key, ())),
            cases=tuple(sorted(exercised.get(rule.key, ()))),
            examples=(*rule.examples, *rule.tests),
            cards=tuple(sorted(borne.get(rule.key, ()))),
            pending=rule.pending,
            no_example=rule.no_example,
        )
        for rule in rules()
    )


@cache
def known_tests() -> frozenset[str]:
    """Every test function of the project, as ``tests/engine/test_turn.py::test_name``."""
    return frozenset(
        f"{path.relative_to(ROOT).as_posix()}::{node.name}"
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


# --- examples ------------------------------------------------------------------------------------------


def links(found: Iterable[Coverage], most: int = 3) -> dict[str, tuple[str, ...]]:
    """Examples for rules that have none, of the cases that cite them: first those written to show the rule (a line
    ``cites KEY``), then those that cite the fewest rules, since a case about one thing shows it better than one that
    goes through a whole turn.
    """
    width: dict[str, int] = {}
    shown: set[tuple[str, str]] = set()
    for result in case_results():
        if result.resolution is not None:
            width[result.case.name] = len(result.resolution.rules())
            shown |= {(result.case.name, key) for key in re.findall(r"(?m)^cites (\S+)", result.case.text)}
    wanted: dict[str, tuple[str, ...]] = {}
    for each in found:
        if each.cases and not (each.examples or each.pending or each.no_example):
            best = sorted(each.cases, key=lambda name: ((name, each.key) not in shown, width[name], name))
            wanted[each.key] = tuple(sorted(best[:most]))
    return wanted


def write(wanted: dict[str, tuple[str, ...]]) -> None:
    """Write examples into the files of rules, behind the last line of the fields that are lists."""
    for path in sorted((FOLDER / "rules").glob("*.toml")):
        blocks = re.split(r"(?m)^(?=\[\[section)", path.read_text("utf-8"))
        for place, block in enumerate(blocks):
            named = re.search(r'(?m)^key = "(.+)"$', block)
            if named is None or named[1] not in wanted:
                continue
            line = f"examples = {json.dumps(list(wanted[named[1]]))}\n"
            head, table, rest = re.split(r"(?m)(^\[section\.rule\.|\Z)", block, maxsplit=1)
            blank = head[len(head.rstrip("\n")) + 1 :]
            blocks[place] = head.rstrip("\n") + "\n" + line + blank + table + rest
        path.write_text("".join(blocks), "utf-8")


# --- the report ----------------------------------------------------------------------------------------


def open_rules(found: Iterable[Rule]) -> tuple[str, ...]:
    """The rules that have no example, no missing system and no reason for having none."""
    return tuple(rule.key for rule in found if not (rule.examples or rule.tests or rule.pending or rule.no_example))


def gate() -> dict[str, int]:
    """The most rules that may be pending, give a reason for having no example, or have nothing of the kind."""
    held: dict[str, int] = tomllib.loads(GATE.read_text("utf-8"))["most"]
    return held


def counts() -> dict[str, int]:
    """What the gate holds down."""
    return {
        "pending": sum(bool(rule.pending) for rule in rules()),
        "no_example": sum(bool(rule.no_example) for rule in rules()),
        "open": len(open_rules(rules())),
    }


def bless() -> None:
    """Write down what has become less."""
    held = {name: min(count, gate()[name]) for name, count in counts().items()}
    lines = [
        "# The rules without an example that runs may only become fewer: `python -m tools.rule_coverage --bless`."
    ]
    lines += ["", "[most]", *(f"{name} = {count}" for name, count in held.items())]
    GATE.write_text("\n".join(lines) + "\n", "utf-8")


def told(each: Coverage) -> str:
    """One rule in a few lines."""
    lines = [each.key]
    told_of = (("cited by", each.sites), ("shown by", each.examples), ("exercised by", each.cases))
    for name, entries in (*told_of, ("bears on", each.cards)):
        if entries:
            more = f" and {len(entries) - 6} more" if len(entries) > 6 else ""
            lines.append(f"  {name} {', '.join(entries[:6])}{more}")
    if each.pending:
        lines.append(f"  pending: {SYSTEMS[each.pending]}")
    if each.no_example:
        lines.append(f"  no example: {each.no_example}")
    return "\n".join(lines)


def faults(found: Iterable[Coverage]) -> list[str]:
    """What makes the report fail."""
    keys = frozenset(rule.key for rule in rules())
    wrong = [
        f"{path}:{line}: no rule has the key {key!r}; the nearest are {', '.join(nearest_names(key, keys)) or 'none'}"
        for path, source in modules()
        for line, key in unknown(source, keys)
    ]
    runs = {result.case.name for result in case_results() if result.passed} | known_tests()
    wrong += [
        f"{each.key}: its example {name!r} is no case that passes and no test"
        for each in found
        for name in each.examples
        if name not in runs
    ]
    for name, count in counts().items():
        if count > gate()[name]:
            wrong.append(f"{count} rules are {name}, at most {gate()[name]} may be (see {GATE.name})")
    return wrong


def _tests_only(each: Coverage) -> bool:
    return bool(each.examples) and all("::" in name for name in each.examples)


def summary(found: tuple[Coverage, ...]) -> Iterator[str]:
    """The counts, and the rules that nothing cites or exercises."""
    total = len(found)
    cited = [each for each in found if each.sites]
    exercised = [each for each in found if each.cases]
    yield f"rules                                  {total}"
    yield f"cited by the source                    {len(cited)} ({len(cited) / total:.0%})"
    yield f"cited in the answer of a case          {len(exercised)} ({len(exercised) / total:.0%})"
    yield f"with examples                          {sum(bool(each.examples) for each in found)}"
    yield f"  shown by tests only                  {sum(_tests_only(each) for each in found)}"
    yield f"pending                                {counts()['pending']}"
    yield f"with a reason for having no example    {counts()['no_example']}"
    yield f"with none of the three                 {counts()['open']}"
    yield f"bearing on the text of a card          {sum(bool(each.cards) for each in found)}"
    pending: dict[str, list[str]] = {}
    for each in found:
        if each.pending:
            pending.setdefault(each.pending, []).append(each.key)
    yield "\npending, by the system that is missing"
    yield from (f"  {name} ({len(keys)}): {', '.join(keys)}" for name, keys in sorted(pending.items()))
    yield "\nwithout an example, since they decide no case by themselves"
    yield from (f"  {each.key}: {each.no_example}" for each in found if each.no_example)
    wanting = [each.key for each in found if not each.sites and not each.pending]
    yield f"\nnever cited by the source and not pending ({len(wanting)})\n  {', '.join(wanting)}"
    idle = [each.key for each in found if each.sites and not each.cases]
    yield f"\ncited by the source and never exercised by a case ({len(idle)})\n  {', '.join(idle)}"
    asked = {name for _, source in modules() for name in NOT_ASKED if re.search(rf"switches\.{name}\b", source)}
    if asked:
        yield f"\nswitches named as not asked that are asked by now: {', '.join(sorted(asked))}"


def main() -> int:
    """Print the report. The exit code is 1 if something fails."""
    arguments = argparse.ArgumentParser(description="Which rules are cited, exercised, and by what.")
    arguments.add_argument("key", nargs="?", default="", metavar="KEY", help="only this rule")
    arguments.add_argument("--all", action="store_true", help="every rule with its sites, cases and cards")
    arguments.add_argument("--json", action="store_true", help="the data")
    arguments.add_argument("--link", action="store_true", help="write examples for rules that have none")
    arguments.add_argument("--bless", action="store_true", help="make the gate as strict as the figures are good")
    said = arguments.parse_args()
    found = coverage()
    if said.link:
        wanted = links(found)
        write(wanted)
        print(f"examples written for {len(wanted)} rules")
        return 0
    if said.bless:
        bless()
        print(f"written: {GATE.relative_to(ROOT)}")
        return 0
    if said.key and said.key not in {each.key for each in found}:
        near = nearest_names(said.key, [each.key for each in found])
        print(f"no rule has the key {said.key!r}; the nearest are {', '.join(near) or 'none'}", file=sys.stderr)
        return 2
    if said.json:
        print(json.dumps([to_builtins(each) for each in found if said.key in ("", each.key)], indent=2))
    elif said.all or said.key:
        print("\n".join(told(each) for each in found if said.key in ("", each.key)))
    else:
        print("\n".join(summary(found)))
    wrong = faults(found)
    if wrong:
        print("\nwrong:", *wrong, sep="\n  ", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
