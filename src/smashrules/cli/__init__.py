"""The command ``smashrules``: questions, cards, rules, texts and games from a terminal.

Floor 4: knows every room, and loads the one that a command needs only when the command runs, so that looking up a
card never pays for the engine. What it writes to a terminal or a pipe is the same text; only width and progress
differ.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

from smashrules.cli.arguments import parser
from smashrules.errors import SmashrulesError

INTERRUPTED = 130
BROKEN_PIPE = 141
OWN_FAULT = 70
ALLOCATIONS = 200_000
"""How many new objects there may be before Python looks for garbage."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Returns the exit code: 0 for an answer, that of the error's class otherwise."""
    gc.set_threshold(ALLOCATIONS)  # what a command loads is no garbage: looking for some is a tenth of a short answer
    parsed = parser().parse_args(arguments)
    _watch_what_takes_long()
    try:
        code: int = parsed.run(parsed)
        sys.stdout.flush()
        return code
    except SmashrulesError as wrong:
        return _told(wrong, parsed.json)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever was reading has gone; Python would complain once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except Exception as fault:
        if os.environ.get("SMASHRULES_TRACEBACK"):
            raise
        print(
            f"smashrules: this is a fault of smashrules itself ({type(fault).__name__}: {fault}); "
            "please report it with what you asked (SMASHRULES_TRACEBACK=1 shows where it happened)",
            file=sys.stderr,
        )
        return OWN_FAULT


_TAKES_LONG = {"card-shelf": "the texts of all cards", "rewording": "the words that texts are made of"}
"""What takes seconds to build, by the name under which it is kept."""
_said: set[str] = set()
"""What this command has said of that; each is said once."""


def _watch_what_takes_long() -> None:
    from smashrules import data

    _said.clear()
    if _say_what_takes_long not in data.building:
        data.building.append(_say_what_takes_long)
    if _say_what_is_not_kept not in data.unkept:
        data.unkept.append(_say_what_is_not_kept)


def _say_what_takes_long(built: str) -> None:
    """The first command after an install, or after a change of a card's text, should not look as if it hung."""
    if built in _TAKES_LONG and sys.stderr.isatty() and not _said & {built, "card-shelf"}:
        _said.add(built)
        _say(f"reading {_TAKES_LONG[built]}, which takes some seconds; they are kept until one of them changes")


def _say_what_is_not_kept(built: str, why: str) -> None:
    """Every command will take as long: that is to be known by whoever runs many in a script, too."""
    if built in _TAKES_LONG and "unkept" not in _said:
        _said.add("unkept")
        told = "what was read cannot be kept, so every command will take as long as this one"
        _say(f"{told}: {why} (SMASHRULES_CACHE names another folder)")


def _say(told: str) -> None:
    print(f"smashrules: {told}", file=sys.stderr, flush=True)


def _told(wrong: SmashrulesError, as_json: bool) -> int:
    """Tell an error, with ``--json`` as data, too."""
    try:
        sys.stdout.flush()
        if as_json:
            import json

            told = {"error": type(wrong).__name__, "message": str(wrong), "exit_code": wrong.exit_code}
            for name in ("problem", "span", "understood", "expected", "nearest"):  # what a program can use
                if hasattr(wrong, name):
                    told[name] = getattr(wrong, name)
            print(json.dumps(told, ensure_ascii=False, indent=2))
        print(f"smashrules: {wrong}", file=sys.stderr)
    except BrokenPipeError:
        return BROKEN_PIPE
    return wrong.exit_code
