"""Where the grammars and card files lie, and a cache for what is costly to build from them.

This is the only module that knows those places. It knows nothing of what the files or the cached values mean.
Standard library only, and light: it stands on the path of every command.
"""

from __future__ import annotations

import os
import pickle
import re
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

from smashrules._version import __version__
from smashrules.errors import SmashrulesError, UnknownNameError, nearest_names

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

T = TypeVar("T")
Kind = Literal["grammar", "cards"]

_KINDS = ("grammar", "cards")
_PACKAGE = Path(__file__).resolve().parent


class DataMissingError(SmashrulesError, FileNotFoundError):
    """The package was installed without its grammars or cards."""


class GrammarError(SmashrulesError, ValueError):
    """A file of the grammar that is not written as it should be: which one, where, what was expected there."""


def located(kind: Kind) -> Traversable:
    """The folder of the grammars (``"grammar"``) or of the card library (``"cards"``).

    An installed package carries the folder inside itself; a checkout has it at its root, where edits are seen
    at once. Join one name at a time, and do not take the result for a ``Path``: it can lie inside a zip file.

    Raises ``UnknownNameError`` for another kind, ``DataMissingError`` if the installation lacks the folder.

    >>> located("grammar").joinpath("README.md").is_file()
    True
    """
    if kind not in _KINDS:
        raise UnknownNameError("kind of data", kind, nearest_names(kind, _KINDS))
    installed = _PACKAGE / "_data" / kind
    if installed.is_dir():
        return installed
    checkout = _PACKAGE.parents[1]
    if (checkout / "pyproject.toml").is_file() and (checkout / kind).is_dir():
        return checkout / kind
    # Only an import from a zip file comes this far; importlib.resources costs 30 ms, which others are spared.
    from importlib.resources import files

    zipped = files("smashrules").joinpath("_data").joinpath(kind)
    if zipped.is_dir():
        return zipped
    raise DataMissingError(f"no {kind} folder in {installed.parent} or {checkout}: install the package again")


def grammar_toml(name: str, content: bytes) -> dict[str, Any]:
    """A file of the grammar. Raises ``GrammarError`` where it is no TOML.

    >>> grammar_toml("words.toml", b"minion =")
    Traceback (most recent call last):
    ...
    smashrules.data.GrammarError: grammar/words.toml, line 1: not TOML: Invalid value
    """
    import tomllib

    try:
        return tomllib.loads(content.decode())
    except UnicodeDecodeError as wrong:
        line = content.count(b"\n", 0, wrong.start) + 1
        raise GrammarError(f"grammar/{name}, line {line}: not UTF-8: {wrong.reason}") from None
    except tomllib.TOMLDecodeError as wrong:
        said, _, where = str(wrong).partition(" (at ")
        found = re.match(r"line (\d+)", where)
        line = int(found[1]) if found else content.count(b"\n") + 1
        raise GrammarError(f"grammar/{name}, line {line}: not TOML: {said}") from None


class Later(Generic[T]):
    """A part of a cached value that is only unpickled when it is asked for: by calling this.

    >>> part = pickle.loads(pickle.dumps(Later([1, 2])))
    >>> part()
    [1, 2]
    """

    def __init__(self, value: T) -> None:
        self._value = value
        self._packed: bytes | None = None

    def __call__(self) -> T:
        """The value; the same one each time."""
        if self._packed is not None:
            self._value = pickle.loads(self._packed)
            self._packed = None
        return self._value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Later) and self() == other()

    def __hash__(self) -> int:
        return hash(self())

    def __getstate__(self) -> bytes:
        return self._packed if self._packed is not None else pickle.dumps(self._value, pickle.HIGHEST_PROTOCOL)

    def __setstate__(self, packed: bytes) -> None:
        self._packed = packed


VALUES_PER_NAME = 2
"""How many values of one name a cache folder holds: what is newest, and what another checkout goes on using."""


building: list[Callable[[str], None]] = []
"""Who is told the name of a value before it is built, since that can take long."""
unkept: list[Callable[[str, str], None]] = []
"""Who is told the name of a value that has been built and cannot be kept, and why."""


def cached(name: str, fingerprint: str, build: Callable[[], T]) -> T:
    """What ``build()`` returns, kept from one process to the next.

    ``name`` says what is kept (lower-case letters, digits, hyphens), ``fingerprint`` which input it was made
    from. The version of Python and the code of this package are mixed in, so a value never outlives the code
    that made it. The two newest values of a name are kept, so that two checkouts do not drive each other's out, and
    older ones removed when a new one is written. A cache that cannot be read, or written, costs time and nothing
    else (``unkept`` is told of it). An error raised by ``build`` is the caller's.

    The folder is ``$SMASHRULES_CACHE``, or ``smashrules`` in the user's cache folder (``$XDG_CACHE_HOME``,
    ``%LOCALAPPDATA%``, ``~/.cache``). Values are pickled: never choose a folder that others can write to.
    """
    if not re.fullmatch(r"[a-z0-9-]+", name):
        raise ValueError(f"a cache name has lower-case letters, digits and hyphens only, not {name!r}")
    folder = _cache_folder()
    if folder is None:
        built = _built(name, build)
        _not_kept(name, "there is no home folder")
        return built
    mixed = "\0".join((fingerprint, __version__, sys.version, _code_stamp()))
    kin = f"{name}.{sys.implementation.cache_tag}."
    place = folder / f"{kin}{sha256(mixed.encode()).hexdigest()[:24]}.pickle"
    try:
        kept: T = pickle.loads(place.read_bytes())
        return kept
    except Exception:  # a damaged pickle can raise anything at all
        pass
    value = _built(name, build)
    try:
        _keep(value, place)
    except OSError as wrong:  # a full disk or a read-only home: the value is built again next time
        _not_kept(name, f"{place.parent}: {wrong.strerror or wrong}")
    else:
        _drop_older(place.parent, kin)
    return value


def _not_kept(name: str, why: str) -> None:
    for tell in unkept:
        tell(name, why)


def _built(name: str, build: Callable[[], T]) -> T:
    for tell in building:
        tell(name)
    return build()


def _keep(value: object, place: Path) -> None:
    """Write ``value`` whole or not at all. Raises ``OSError``."""
    import tempfile  # half the cost of importing this module, and only needed here

    content = pickle.dumps(value, protocol=pickle.HIGHEST_PROTOCOL)
    place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=place.parent, prefix=".draft-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.replace(draft, place)
    except OSError:
        os.unlink(draft)
        raise


def _drop_older(folder: Path, kin: str) -> None:
    """Remove all but the newest values of a name, by the names that ``cached`` gives and no others."""
    ours = re.compile(rf"{re.escape(kin)}[0-9a-f]{{24}}\.pickle")
    try:
        kept = [each for each in folder.iterdir() if ours.fullmatch(each.name)]
        kept.sort(key=lambda each: each.stat().st_mtime, reverse=True)
        for old in kept[VALUES_PER_NAME:]:
            old.unlink(missing_ok=True)
    except OSError:
        return  # another process removes them, too


def _cache_folder() -> Path | None:
    """Where cached values lie; None where the user has no home."""
    if chosen := os.environ.get("SMASHRULES_CACHE"):
        return Path(chosen)
    if base := os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA"):
        return Path(base) / "smashrules"
    try:
        return Path.home() / ".cache" / "smashrules"
    except RuntimeError:
        return None


@cache
def _code_stamp() -> str:
    """Names, sizes and times of the package's modules, as they were when they were first asked for: a process goes on
    with the code that it has loaded.

    The version alone would not do: in a checkout the code changes and the version does not.
    """
    parts: list[str] = []
    for folder, subfolders, names in os.walk(_PACKAGE):
        subfolders[:] = sorted(each for each in subfolders if each not in ("__pycache__", "_data"))
        for module in sorted(names):
            if module.endswith(".py"):
                seen = os.stat(os.path.join(folder, module))
                parts.append(f"{folder}/{module} {seen.st_size} {seen.st_mtime_ns}")
    return "\n".join(parts)
