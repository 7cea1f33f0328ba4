"""The rules of rewording that are written down in ``grammar/rewording/``: a file for each subject, in it a table for
each thing that is said in other words, with its rules in the order in which they are asked.

Knows the keys of a rule; grammar/README.md explains them. What a pattern means, ``text/patterns/`` knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from smashrules.data import GrammarError, Later, cached, grammar_toml, located
from smashrules.errors import did_you_mean, nearest_names
from smashrules.text.patterns.matching import check
from smashrules.text.patterns.pattern import Choice, PatternError, names_kept, pattern
from smashrules.text.patterns.putting import parts
from smashrules.text.patterns.saying import Asked, Saying, Written
from smashrules.text.rewording.rule import Rewording

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_ASKED = {
    "with": ("sentence", True),
    "unless": ("sentence", False),
    "last": ("last", True),
    "unless-last": ("last", False),
    "before": ("before", True),
    "unless-before": ("before", False),
}
_KEYS = {*_ASKED, "says", "is", "example", "once", "why"}


def said(subject: str, topic: str) -> tuple[Rewording, ...]:
    """The rules of a topic, in the order in which they are asked.

    >>> [each.rule.name for each in said("players/choosing", "who-does")]
    ['players/choosing: who-does 1']

    Raises ``GrammarError`` where there is no such topic.
    """
    found = sayings().get((subject, topic))
    if found is None:
        near = did_you_mean(nearest_names(topic, [each for of, each in sayings() if of == subject]))
        raise GrammarError(f"grammar/rewording/{subject}.toml: no table is called {topic!r}{near}")
    return tuple(_rewording(each) for each in found)


def _rewording(saying: Saying) -> Rewording:
    about, *besides = saying.needed
    return Rewording(saying, about, tuple(besides), True, saying.leans, saying.fits)


@cache
def sayings() -> dict[tuple[str, str], tuple[Saying, ...]]:
    """Every rule that is written down, by its subject and topic."""
    files = {name: file.read_bytes() for name, file in _files(located("grammar").joinpath("rewording"))}
    words = [located("grammar").joinpath(each).read_bytes() for each in ("words.toml", "pattern.lark")]
    mark = sha256(b"\0".join([*words, *(name.encode() + b"\0" + files[name] for name in sorted(files))]))
    return cached("rewording", mark.hexdigest(), lambda: _read(files))


def _files(folder: Traversable, before: str = "") -> Iterator[tuple[str, Traversable]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _files(each, f"{before}{each.name}/")
        elif each.name.endswith(".toml"):
            yield before + each.name.removesuffix(".toml"), each


def _read(files: Mapping[str, bytes]) -> dict[tuple[str, str], tuple[Saying, ...]]:
    data = {name: grammar_toml(f"rewording/{name}.toml", content) for name, content in files.items()}
    phrases: dict[str, Choice] = {}
    for name, meant in data.pop("phrases", {}).items():
        phrases[name] = _pattern(meant, f"phrases: {name}", phrases)
    return {
        (subject, topic): tuple(
            saying(f"{subject}: {topic} {nth}", rule, phrases) for nth, rule in enumerate(rules, 1)
        )
        for subject, topics in data.items()
        for topic, rules in topics.items()
    }


def saying(name: str, rule: Mapping[str, Any], phrases: Mapping[str, Choice]) -> Saying:
    """A rule as it is written down; ``phrases`` are kinds of several words.

    >>> saying("a rule", {"says": "each of them", "is": "them all"}, {}).written().put
    ('them', 'all')

    Raises ``PatternError`` where it is not written as a rule is.
    """
    if unknown := set(rule) - _KEYS:
        known = ", ".join(sorted(_KEYS))
        raise PatternError(f"{name}: no keys of a rule: {', '.join(sorted(unknown))}; there are {known}")
    if missing := {"says", "is"} - set(rule):
        raise PatternError(f"{name}: without {' and '.join(sorted(missing))} it is no rule")
    asked = tuple(
        Asked(where, _pattern(each, name, phrases), wanted)
        for key, (where, wanted) in _ASKED.items()
        for each in ([rule[key]] if isinstance(rule.get(key), str) else rule.get(key, ()))
    )
    example = tuple(rule.get("example", ("", "")))
    says = _pattern(rule["says"], name, phrases)
    written = Written(says, parts(rule["is"]), asked, rule.get("once", False), example)
    needed = written.words_needed()
    if not needed:
        raise PatternError(f"{name}: no word of it stands in every sentence that it is about")
    kept = {each for one in (says, *(each.pattern for each in asked)) for each in names_kept(one)}
    for part in written.put:
        if not isinstance(part, str) and kept.isdisjoint(part.name.split("|")):
            raise PatternError(f"{name}: nothing is kept as {part.name!r}")
    return Saying(name, needed, written.leans, Later(written))


def _pattern(said: str, name: str, phrases: Mapping[str, Choice]) -> Choice:
    try:
        read = pattern(said, phrases)
        check(read)  # what is wrong is told now, not when the rule is asked
        return read
    except PatternError as error:
        raise PatternError(f"{name}: {error}") from None
