"""Which terminal of the grammar each word is: a lexer for Lark that is handed words, and not characters.

The pre-pass has cut the text into words and marked their roles, so that a word is looked up and not searched for; of
several terminals that it could be, the parser's state tells which one is meant, as in Lark's contextual lexer. This
room is loaded with Lark, and knows nothing of what a word means.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from lark import Token as Terminal
from lark.common import LexerConf
from lark.exceptions import UnexpectedToken
from lark.lexer import Lexer, LexerState, TerminalDef

from smashrules.text.words.lexicon import lexicon
from smashrules.text.words.tokens import Token

_LONGER = "SPEC"
"""The one terminal of several words; it goes before those of its first word."""
_WORDS_OF_IT = 4


class Terminals(Lexer):
    """Gives the parser the terminals of a sequence of ``Token``. A terminal tells where it stands in the text, and as
    its column the how-many-eth word it is.

    Raises ``lark.UnexpectedToken`` for a word that cannot stand there, or that the grammar does not know."""

    __future_interface__ = 1  # Lark hands in the parser's state

    def __init__(self, conf: LexerConf) -> None:
        self._kinds = Kinds(conf.terminals)

    def lex(self, lexer_state: LexerState, parser_state: Any) -> Iterator[Terminal]:
        words: Sequence[Token] = lexer_state.text  # type: ignore[assignment]  # handed through as it is
        states = parser_state.parse_conf.states
        place = 0
        while place < len(words):
            allowed = states[parser_state.position]
            kinds, many = self._kinds.at(words, place, allowed)
            fitting = next((each for each in kinds if each in allowed), None)
            last = words[place + many - 1]
            said = " ".join(each.word for each in words[place : place + many])
            kind = fitting or (kinds[0] if kinds else "")
            found = Terminal(kind, said, words[place].start, column=place + 1, end_pos=last.end)
            if fitting is None:
                expected = {each for each in allowed if each.isupper()}
                raise UnexpectedToken(found, expected, state=parser_state)  # type: ignore[no-untyped-call]
            yield found
            place += many


class Kinds:
    """Tells which of the ``terminals`` of a grammar a word could be."""

    def __init__(self, terminals: Iterable[TerminalDef]) -> None:
        classes = lexicon().classes
        patterns = {each.name: each.pattern.to_regexp() for each in terminals if each.name not in classes}
        self._longer = re.compile(patterns.pop(_LONGER))
        self._kinds = _kinds(patterns)

    def at(self, words: Sequence[Token], place: int, allowed: Container[str]) -> tuple[tuple[str, ...], int]:
        """The terminals that the word at ``place`` could be, where some are ``allowed``; and of how many words."""
        many = self._in_longer(words, place) if _LONGER in allowed else 0
        return ((_LONGER,), many) if many else (self._kinds(words[place].word), 1)

    def _in_longer(self, words: Sequence[Token], place: int) -> int:
        """How many words from ``place`` on are one terminal; 0 if they are not."""
        for each in words[place + 1 : place + 3]:
            if each.word.isdigit():
                break
        else:
            return 0  # "of power 3 or less": its number is the second or third word
        ahead = "".join(f"{each.word} " for each in words[place : place + _WORDS_OF_IT])
        found = self._longer.match(ahead)
        return found.group().count(" ") if found is not None else 0


def _kinds(patterns: dict[str, str]) -> Callable[[str], tuple[str, ...]]:
    """What answers which terminals a word could be."""
    known: dict[str, list[str]] = {}
    for name, words in lexicon().classes.items():
        for word in words:
            known.setdefault(word, []).append(name)
    others = [(name, re.compile(pattern)) for name, pattern in patterns.items()]

    @lru_cache(maxsize=4096)
    def kinds(word: str) -> tuple[str, ...]:
        return (*known.get(word, ()), *(name for name, pattern in others if pattern.fullmatch(f"{word} ")))

    return kinds
