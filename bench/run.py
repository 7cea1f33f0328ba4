"""The benchmarks: CPU time on one core, beside the aims and, where one is known, a peer.

    python bench/run.py             all of them, compared with the budgets; exit code 1 if one is exceeded
    python bench/run.py games       only those whose name contains the word
    python bench/run.py --bless     write what was measured as the new budgets, where that is less

A budget (budgets.toml) is a multiple of the calibration loop's time, so that a slow machine does not fail and a slow
change does.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import clock

if TYPE_CHECKING:
    from smashrules.explain import Resolution

BUDGETS = Path(__file__).with_name("budgets.toml")
TOLERANCE = 1.5
"""How far above its budget a time may lie: a shared machine measures the same work up to a third slower at times."""
MEASUREMENTS = 6
PAUSE = 5.0
"""Seconds between them: what else the machine does takes some time."""
GAMES = 28
LOOKED_AT = 10
WORDS = 24
QUESTION = clock.ROOT / "docs" / "examples" / "first-question.txt"


class Figure(NamedTuple):
    """One figure. ``cost``: CPU seconds per thing done, or None where it is not a time; ``shown``: as it is printed;
    ``aim``: what is wanted, in words; ``met``: whether it is; ``peer``: how others do."""

    name: str
    shown: str
    cost: float | None = None
    aim: str = ""
    met: bool | None = None
    peer: str = ""


Benchmark = Callable[[], Iterator[Figure]]


def rate(seconds: float) -> str:
    return f"{1 / seconds:,.0f}/s" if seconds < 0.1 else f"{1 / seconds:.1f}/s"


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


def times_peer(seconds: float, peer: float, who: str) -> str:
    """How many times as much is done in a second as a peer does."""
    ratio = 1 / seconds / peer
    return f"{ratio:,.0f}x {who} ({peer:g}/s)" if ratio >= 10 else f"{ratio:.1f}x {who} ({peer:g}/s)"


# -- texts -------------------------------------------------------------------------------------------------------


def texts() -> Iterator[Figure]:
    """The Core set's texts in reference wording, from the first letter to the bound tree; then those of all cards."""
    from smashrules.cards import library, names
    from smashrules.text.reading.reading import read

    known = names()
    cards = [card for card in library() if card.words and card.set == "Core"]
    words = sum(len(card.words.split()) for card in cards) / len(cards)
    for card in cards[:3]:
        read(card.words, type=card.type.value, names=known)

    def all_texts() -> None:
        for card in cards:
            read(card.words, type=card.type.value, names=known)

    seconds = clock.best(all_texts, 9) / len(cards)
    scaled = seconds * WORDS / words
    yield Figure(
        "texts read",
        f"{rate(seconds)} of {words:.0f} words",
        seconds,
        peer=times_peer(seconds, 0.28, "mtgcompiler"),
    )
    yield Figure(
        f"texts of {WORDS} words read",
        rate(scaled),
        peer=f"{1 / scaled / 2500:.2f}-{1 / scaled / 1300:.2f}x a trial grammar with no meaning (1,300-2,500/s)",
    )
    everything = [card for card in library() if card.words]
    whole = clock.best(lambda: [read(each.words, type=each.type.value, names=known) for each in everything], 2)
    yield Figure(
        "all texts of the library",
        f"{whole:.2f} s for {len(everything):,}",
        whole,
        "≤ 2.5 s",
        whole <= 2.5,
        f"{len(everything) / whole / 0.28:,.0f}x mtgcompiler, which reads 43.9% of a Magic set, 6.5% uniquely",
    )


# -- library and command line ------------------------------------------------------------------------------------


def loading() -> Iterator[Figure]:
    """The library in a fresh process: with everything to be read, and from the cache."""
    from smashrules.cards import library

    load = [sys.executable, "-c", "from smashrules.cards import library; library()"]
    clock.child(load)  # so that the modules are compiled
    with tempfile.TemporaryDirectory() as folder:
        cold = clock.child(load, {"SMASHRULES_CACHE": folder})
        warm = clock.best_child(load, 7, {"SMASHRULES_CACHE": folder})
    bare = bare_python()
    cards = len(library().heads)
    yield Figure(
        "library, cold, for each card",
        f"{cold.seconds:.2f} s for {cards:,}",
        cold.seconds / cards,
        peer="all card texts read, caches written",
    )
    yield Figure(
        "library, warm",
        milliseconds(warm.seconds - bare),
        warm.seconds - bare,
        "≤ 100 ms",
        warm.seconds - bare <= 0.1,
        f"a fresh process; beside it, Python itself takes {milliseconds(bare)}",
    )


@cache
def bare_python() -> float:
    return clock.best_child([sys.executable, "-c", "pass"], 7).seconds


def command_line() -> Iterator[Figure]:
    """Commands in a fresh process, with warm caches."""
    from smashrules.cards import library

    program = [sys.executable, "-m", "smashrules.cli"]
    script = Path(sys.executable).with_name("smashrules")
    if script.is_file():
        program = [str(script)]
    some_card = next(iter(library())).name
    commands = [
        ("card", ["card", some_card], 0.15),
        ("rule", ["rule", "score.steps"], 0.15),
        ("search", ["search", "tie", "madness"], 0.15),
        ("ask", ["ask", str(QUESTION)], 0.3),
    ]
    for name, arguments, most in commands:
        used = clock.best_child([*program, *arguments], 7)
        yield Figure(
            f"smashrules {name}, cold start",
            milliseconds(used.seconds),
            used.seconds,
            f"≤ {most * 1000:.0f} ms",
            used.seconds <= most,
            f"{used.memory:.0f} MiB",
        )


# -- questions ---------------------------------------------------------------------------------------------------


def questions() -> Iterator[Figure]:
    """A question with one play, from its text to the recorded answer."""
    from smashrules import adjudicate
    from smashrules.explain import text

    question = QUESTION.read_text("utf-8")
    answer = adjudicate(question)
    seconds = clock.percentile([clock.best(lambda: adjudicate(question), 1) for _ in range(60)], 0.5)
    yield Figure(
        "adjudicate, median", milliseconds(seconds), seconds, "≤ 5 ms", seconds <= 0.005, "one play, with its answer"
    )
    printing = clock.percentile([clock.best(lambda: text(answer), 1) for _ in range(60)], 0.5)
    yield Figure("its answer as text, median", milliseconds(printing), printing)


# -- games -------------------------------------------------------------------------------------------------------


def games() -> Iterator[Figure]:
    """Whole two-player games by chance over the Core factions: played, recorded, and explained with every step told.

    An explanation is told where somebody looks. So "trace on" measures what recording costs whoever looks at a few
    steps of each game, and "explained whole and told" what it costs to be told all of it."""
    from smashrules.cards import library
    from smashrules.effects.card import CardType
    from smashrules.engine import Game
    from smashrules.explain import resolution
    from smashrules.simulate import Lineup, lineup, moves, random_game
    from smashrules.simulate.tally import game_seed

    game = Game(library().definitions)
    seeds = [game_seed(1, number) for number in range(GAMES)]
    core = sorted({each.faction for each in library() if each.set == "Core" and each.type is CardType.MINION})

    def seated(seed: int) -> Lineup:
        one, two, three, four = Random(seed).sample(core, 4)
        return lineup(library(), [(one, two), (three, four)])

    tables = [(seated(seed), seed) for seed in seeds]

    def without(most: int = GAMES) -> int:
        played = [random_game(game, table.seats, table.bases, seed=seed) for table, seed in tables[:most]]
        return sum(len(each.options) for each in played)

    def recorded(look: Callable[[Resolution], object]) -> None:
        for table, seed in tables[:8]:
            begun, steps, answers = None, [], []
            for move in moves(game, table.seats, table.bases, seed=seed):
                if move.before is None or move.option is None:
                    continue
                begun = begun or move.before
                steps.append(move.step)
                answers.append(move.option)
            if begun is not None:
                look(resolution(game, begun, steps, answers=answers))

    def each_answer_told() -> None:
        for table, seed in tables[:8]:
            for move in moves(game, table.seats, table.bases, seed=seed):
                if move.before is not None and move.option is not None:
                    told(resolution(game, move.before, [move.step], answers=[move.option]))

    decisions = without()
    plain = clock.best(without, 3) / GAMES
    plain_of_them = clock.best(lambda: without(8), 2) / 8
    traced = clock.best(lambda: recorded(last_steps), 2) / 8
    whole = clock.best(lambda: recorded(told), 2) / 8
    answered = clock.best(each_answer_told, 2) / 8
    yield Figure(
        "games, trace off",
        rate(plain),
        plain,
        "≥ 100/s, at least 25/s",
        1 / plain >= 100,
        f"{times_peer(plain, 17, 'a TypeScript peer')}, {times_peer(plain, 3.3, 'fireplace')}",
    )
    yield Figure(
        "games, trace on",
        rate(traced),
        traced,
        "≥ 60/s",
        1 / traced >= 60,
        f"{times_peer(traced, 17, 'a TypeScript peer')}, {times_peer(traced, 3.3, 'fireplace')}; the whole game "
        f"recorded, its last {LOOKED_AT} steps told, {plain_of_them / traced:.0%} as fast as without",
    )
    yield Figure(
        "games, explained whole and told",
        rate(whole),
        whole,
        peer=f"one explanation of the whole game, every step told, {plain_of_them / whole:.0%} as fast as without",
    )
    yield Figure(
        "games, each answer explained",
        rate(answered),
        answered,
        peer=f"an explanation of its own for each answer, told, {plain_of_them / answered:.0%} as fast as without",
    )
    yield Figure(
        "decisions in a game", f"{decisions / GAMES:.0f}", peer="two players, any option as likely as another"
    )
    each = [spent for table, seed in tables[:12] for spent in decision_times(game, table.seats, table.bases, seed)]
    middle, slow = clock.percentile(each, 0.5), clock.percentile(each, 0.99)
    yield Figure("a decision, p50", f"{middle * 1e6:.0f} µs", middle)
    yield Figure("a decision, p99", f"{slow * 1e6:.0f} µs", slow)
    for table, seed in tables[:1]:
        last = random_game(game, table.seats, table.bases, seed=seed).state
        yield from saving(last)


def last_steps(answer: Resolution) -> list[str]:
    """Look at a few steps, as somebody does who wants to know how a game ended."""
    return [step.sentence for step in answer.steps[-LOOKED_AT:]]


def told(answer: Resolution) -> None:
    """Look at all that an answer says, so that nothing of it is left to be told."""
    for name in answer.__dataclass_fields__:
        getattr(answer, name)
    for step in answer.walk():
        step.sentence  # noqa: B018 - to look is to have it told, with all else that the step says


def decision_times(game: object, seats: Sequence[object], bases: Sequence[str], seed: int) -> list[float]:
    """CPU seconds of each answer of one game."""
    chance = Random(seed)
    state = game.new(seats, bases, seed=seed).state
    spent = []
    while state.decision is not None:
        option = chance.choice(state.decision.options)
        begun = time.process_time_ns()
        state = game.apply(state, option).state
        spent.append((time.process_time_ns() - begun) / 1e9)
    return spent


def saving(state: object) -> Iterator[Figure]:
    from smashrules.state.codec import from_json, to_json

    saved = to_json(state)
    there_and_back = clock.best(lambda: from_json(to_json(state)), 200)
    yield Figure(
        "a state saved and read", f"{there_and_back * 1e6:.0f} µs", there_and_back, peer=f"{len(saved):,} bytes"
    )


def memory() -> Iterator[Figure]:
    """The most memory of a process that plays, and of one that does nothing."""
    playing = clock.child([sys.executable, "-c", "from smashrules.simulate import games; games(10, seed=1)"])
    idle = clock.child([sys.executable, "-c", "pass"])
    yield Figure(
        "memory, ten games", f"{playing.memory:.0f} MiB", peer=f"of which Python itself {idle.memory:.0f} MiB"
    )


# -- all of them -------------------------------------------------------------------------------------------------

BENCHMARKS: tuple[Benchmark, ...] = (texts, loading, questions, games, command_line, memory)


class Budgets(NamedTuple):
    """The most each may take, in units: what it took once, and what it may never take."""

    most: dict[str, float]
    limits: dict[str, float]

    def exceeded(self, name: str, units: float) -> str:
        """What is wrong with a time; empty when nothing is."""
        if units > self.limits.get(name, units):
            return f"{name}: {units:.4g} units, never more than {self.limits[name]:.4g}"
        if units > self.most.get(name, units) * TOLERANCE:
            return f"{name}: {units:.4g} units, budget {self.most[name]:.4g}"
        return ""

    def lower(self, name: str, units: float) -> None:
        """Keep the less of what is known and what was measured."""
        self.most[name] = min(units, self.most.get(name, units))


def budgets() -> Budgets:
    held = tomllib.loads(BUDGETS.read_text("utf-8")) if BUDGETS.is_file() else {}
    return Budgets(held.get("most", {}), held.get("limits", {}))


def write(held: Budgets) -> None:
    lines = [
        "# CPU time in units: one unit is the time of the calibration loop in bench/clock.py, measured beside each",
        "# benchmark.",
        "",
        f"# What each took. A benchmark fails when it takes more than {TOLERANCE} times that.",
        "# `python bench/run.py --bless` lowers what has become faster and raises nothing.",
        "[most]",
        *(f'"{name}" = {units:.4g}' for name, units in sorted(held.most.items())),
        "",
        "# What they may never take. Games: 25 in a second where a unit is 2.25 ms.",
        "[limits]",
        *(f'"{name}" = {units:.4g}' for name, units in sorted(held.limits.items())),
    ]
    BUDGETS.write_text("\n".join(lines) + "\n", "utf-8")


def measured(benchmark: Benchmark, held: Budgets) -> tuple[float, list[tuple[Figure, float | None]]]:
    """The unit, and each figure with its units: of a benchmark that seems too slow the least of several measurements,
    a while apart.

    A shared machine changes its pace between the calibration and the work; what is too slow is so each time."""
    least: dict[str, tuple[Figure, float | None]] = {}
    unit = 0.0
    for again in range(MEASUREMENTS):
        time.sleep(PAUSE if again else 0)
        unit = clock.unit()
        figures = list(benchmark())
        unit = min(unit, clock.unit())
        for figure in figures:
            units = figure.cost / unit if figure.cost is not None else None
            known = least.get(figure.name)
            if known is None or (units is not None and known[1] is not None and units < known[1]):
                least[figure.name] = (figure, units)
        if not any(held.exceeded(name, units) for name, (_, units) in least.items() if units is not None):
            break
    return unit, list(least.values())


def main() -> int:
    """Run the benchmarks and print them. The exit code is 1 if a budget is exceeded."""
    arguments = argparse.ArgumentParser(description="Benchmarks: CPU time on one core.")
    arguments.add_argument("only", nargs="*", help="words: only benchmarks whose name contains one of them")
    arguments.add_argument("--bless", action="store_true", help="lower the budgets to what was measured")
    said = arguments.parse_args()
    held = budgets()
    exceeded = []
    print(f"CPU time on one core, Python {sys.version.split()[0]}; a unit is the calibration loop\n")
    print(f"{'':<32}{'measured':<24}{'units':>9}{'budget':>9}  {'aim':<24} peer")
    for benchmark in BENCHMARKS:
        if said.only and not any(word in benchmark.__name__ for word in said.only):
            continue
        unit, least = measured(benchmark, held)
        for figure, units in least:
            print(line(figure, units, held.most.get(figure.name)))
            if units is None:
                continue
            exceeded += [problem] if (problem := held.exceeded(figure.name, units)) else []
            if said.bless:
                held.lower(figure.name, units)
        print(f"  unit {unit * 1000:.2f} ms", flush=True)
    if said.bless:
        write(held)
        print(f"\nwritten: {BUDGETS.relative_to(clock.ROOT)}")
    if exceeded:
        print("\nabove budget:", *exceeded, sep="\n  ")
        return 1
    return 0


def line(figure: Figure, units: float | None, most: float | None) -> str:
    aim = figure.aim + {None: "", True: " ✓", False: " ✗"}[figure.met]
    shown = "" if units is None else f"{units:.4g}"
    budget = "" if most is None else f"{most:.4g}"
    return f"{figure.name:<32}{figure.shown:<24}{shown:>9}{budget:>9}  {aim:<24} {figure.peer}".rstrip()


if __name__ == "__main__":
    sys.exit(main())
