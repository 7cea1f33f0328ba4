"""Looks on while the rules of rewording are asked. Knows where their tables are, and nothing of what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

from smashrules.text.patterns.saying import Saying
from smashrules.text.rewording import as_written, at_length, order, turns
from smashrules.text.rewording.phrases import leftout
from smashrules.text.rewording.rule import Rewording, Rewordings, Rule
from smashrules.text.words.tokens import Token

Asking = Callable[[str, list[Token], Callable[[], Any]], Any]
"""Is handed the name of a rule, the tokens it is asked of, and what asks it; gives what the rule is taken to say.
None is: leave the sentence as it is."""


@contextmanager
def asked_through(asking: Asking) -> Iterator[None]:
    """While it lasts, every rule of rewording is asked through ``asking``."""
    every = [each for room in (as_written, turns, order, at_length, leftout) for each in vars(room).values()]
    held = list({id(each): each for each in every if isinstance(each, Rewordings)}.values())
    before = [each.rules for each in held]
    for table in held:
        parts = table is order.OF_TWO
        table.rules = tuple(_through(each, asking, parts) for each in table.rules)
    try:
        yield
    finally:
        for table, rules in zip(held, before, strict=True):
            table.rules = rules


def _through(each: Rewording, asking: Asking, parts: bool) -> Rewording:
    """The rule, asked through ``asking``. One that ``parts`` a sentence in two says None of any other; all others
    give it back as it is."""
    name = named(each.rule)

    def rule(tokens: list[Token], *more: Any) -> Any:
        said = asking(name, tokens, lambda: each.rule(tokens, *more))
        return tokens if said is None and not parts else said

    return replace(each, rule=rule)


def named(rule: Rule) -> str:
    """Where a rule stands: "deeds/put_under.py, _so_many_under", or a pattern: "players/choosing: who-does 1"."""
    if isinstance(rule, Saying):
        return rule.name
    room = rule.__module__.partition(".rewording.")[2].replace(".", "/")
    return f"{room}.py, {rule.__name__}"
