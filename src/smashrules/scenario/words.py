"""Which terminal of the grammar each word of a question is: a lexer for Lark that looks words up.

Lark's contextual lexer makes a regular expression for each state of the parser, which is most of what reading a short
question costs. Here a keyword is found in a table, and only the few terminals that are no keywords (a name, a number,
free text, a rule's key) are matched; of those, the state of the parser tells which may stand there, as in Lark.
This room is loaded with Lark, and knows nothing of what a word means.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from lark import Token
from lark.common import LexerConf
from lark.exceptions import UnexpectedToken
from lark.lexer import Lexer, LexerState, PatternStr, TerminalDef

_WORD = re.compile(r"'?\w+|[^\w\s]")
_ONLY_WORDS = re.compile(r"(?:\(\?:)?('?\w+(?:\|\w+)*)\)?")
"""A terminal that is a word, or one of several."""
_NEWLINE = "_NL"

Matching = list[tuple[str, re.Pattern[str]]]


class Words(Lexer):
    """Gives the parser the terminals of a text.

    Raises ``lark.UnexpectedToken`` for what cannot stand where it stands."""

    __future_interface__ = 1  # Lark hands in the parser's state

    def __init__(self, conf: LexerConf) -> None:
        flags = conf.g_regex_flags
        self._words: dict[str, list[str]] = {}
        self._others: dict[str, re.Pattern[str]] = {}
        for each in conf.terminals:
            for word in words_of(each):
                self._words.setdefault(word, []).append(each.name)
            if not words_of(each) and each.name not in conf.ignore:
                self._others[each.name] = re.compile(each.pattern.to_regexp(), flags)
        ignored = "|".join(each.pattern.to_regexp() for each in conf.terminals if each.name in conf.ignore)
        self._ignored = re.compile(f"(?:{ignored})*", flags)
        self._matching: dict[int, Matching] = {}

    def lex(self, lexer_state: LexerState, parser_state: Any) -> Iterator[Token]:
        text, place = lexer_state.text, lexer_state.line_ctr
        states = parser_state.parse_conf.states
        while True:
            place.feed(self._ignored.match(text.text, place.char_pos)[0], False)  # type: ignore[index]  # of any length
            if place.char_pos >= text.end:
                return
            allowed = states[parser_state.position]
            kind, said = self._found(text.text, place.char_pos, parser_state.position, allowed)
            token = Token(kind or self._elsewhere(said), said, place.char_pos, place.line, place.column)
            place.feed(said, kind == _NEWLINE)
            token.end_line, token.end_column, token.end_pos = place.line, place.column, place.char_pos
            if not kind:
                expected = {each for each in allowed if each in self._others or each.isupper()}
                raise UnexpectedToken(token, expected, state=parser_state)  # type: ignore[no-untyped-call]
            lexer_state.last_token = token
            yield token

    def _found(self, text: str, begin: int, state: int, allowed: dict[str, Any]) -> tuple[str, str]:
        """The longest terminal that may stand there, a keyword before any other; no terminal, and a word, if none
        may."""
        word = _WORD.match(text, begin)
        said = word[0] if word is not None else text[begin]
        found = next((each for each in self._words.get(said.lower(), ()) if each in allowed), "")
        matching = self._matching.get(state)
        if matching is None:
            matching = self._matching[state] = [each for each in self._others.items() if each[0] in allowed]
        for kind, pattern in matching:
            match = pattern.match(text, begin)
            if match is not None and (not found or match.end() - begin > len(said)):
                found, said = kind, match[0]
        return found, said

    def _elsewhere(self, said: str) -> str:
        """A terminal that a word is where it may stand; empty if it may stand nowhere, as an odd blank."""
        known = self._words.get(said.lower())
        return known[0] if known else next((name for name, each in self._others.items() if each.match(said)), "")


def words_of(terminal: TerminalDef) -> list[str]:
    """The words, or the mark, that a terminal stands for; none for a name, a number or free text."""
    if isinstance(terminal.pattern, PatternStr):
        return [terminal.pattern.value.lower()]
    plain = _ONLY_WORDS.fullmatch(terminal.pattern.value)
    return plain[1].lower().split("|") if plain is not None else []
