"""Measuring CPU time on one core, and a loop of plain Python to compare it with.

Times are those of the process, not of the clock on the wall, so that a busy machine does not count. A *unit* is the
time of the calibration loop, measured beside each benchmark: budgets are kept in units, and hold on slow machines.
"""

from __future__ import annotations

import atexit
import gc
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]


class Child(NamedTuple):
    """What a process of its own took: CPU seconds, and the most memory in MiB."""

    seconds: float
    memory: float


def _loop() -> int:
    """What an interpreter does all day: calls, tuples, dictionaries, comparisons."""
    seen: dict[tuple[int, str], int] = {}
    total = 0
    for number in range(6_000):
        key = (number % 97, "even" if number % 2 == 0 else "odd")
        seen[key] = seen.get(key, 0) + 1
        total += sum(sorted((number % 7, number % 5, number % 3)))
    return total + len(seen)


def unit() -> float:
    """Seconds of the calibration loop: the best of several, for the machine can only be slower than it is.

    No garbage is looked for meanwhile: how long that takes depends on what the process holds, not on the machine."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        return best(_loop, 9)
    finally:
        if collecting:
            gc.enable()


def best(work: Callable[[], object], times: int) -> float:
    """CPU seconds of ``work``, the best of so many times."""
    return min(_once(work) for _ in range(times))


def _once(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def each(work: Sequence[Callable[[], object]], times: int) -> list[float]:
    """CPU seconds of each piece of work, the best of so many rounds."""
    rounds = [[_once(one) for one in work] for _ in range(times)]
    return [min(of_one) for of_one in zip(*rounds, strict=True)]


# A process inherits the peak of the memory of the one that starts it, so a small one starts what is measured.
_LAUNCHER = """
import os, sys
null = os.open(os.devnull, os.O_RDWR)
pid = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, null, 1)])
status, used = os.wait4(pid, 0)[1:]
print(os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime, used.ru_maxrss)
"""


@cache
def _compiled() -> str:
    """A folder for compiled modules: an installed package has them, whatever the environment says of a checkout."""
    folder = tempfile.mkdtemp(prefix="smashrules-bench-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def child(command: Sequence[str], environment: Mapping[str, str] | None = None) -> Child:
    """Run a command, named by its path, in a process of its own. Raises ``RuntimeError`` if it fails."""
    ours = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": _compiled()}
    launcher = [sys.executable, "-I", "-S", "-c", _LAUNCHER, *command]
    said = subprocess.run(
        launcher,
        cwd=ROOT,
        env={**os.environ, **ours, **(environment or {})},
        capture_output=True,
        text=True,
        check=True,
    )
    code, seconds, peak = said.stdout.split()
    if int(code):
        raise RuntimeError(f"{' '.join(command)} failed:\n{said.stderr[-2000:]}")
    kibibytes = float(peak) / 1024 if sys.platform == "darwin" else float(peak)
    return Child(float(seconds), kibibytes / 1024)


def best_child(command: Sequence[str], times: int, environment: Mapping[str, str] | None = None) -> Child:
    """The same several times, after once to fill the caches: the least time, and the least memory."""
    child(command, environment)
    runs = [child(command, environment) for _ in range(times)]
    return Child(min(run.seconds for run in runs), min(run.memory for run in runs))


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which ``share`` of the values lie, from 0 to 1.

    >>> percentile([5, 1, 3], 0.5)
    3
    """
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
