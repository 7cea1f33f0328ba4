"""The grammar has no conflict, no collision, and reads each sentence in one way."""

from __future__ import annotations

from smashrules.text.structure.syntax import build, grammar_text, parser


def test_the_grammar_builds_with_no_conflict_under_strict() -> None:
    build(strict=True)


def test_every_terminal_ends_in_a_blank() -> None:
    for terminal in parser().terminals:
        if terminal.name != "EITHEROR":
            assert terminal.pattern.value.rstrip("?)").endswith(" "), terminal


def test_nothing_is_ignored() -> None:
    assert "%ignore" not in grammar_text()
