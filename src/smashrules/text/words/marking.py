"""Goes through the words of a sentence and marks the roles that only their neighbours show.

Knows how the marking goes on, not what is marked (``marks``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct, field
from msgspec.structs import replace

from smashrules.text.words.lexicon import Lexicon, is_name
from smashrules.text.words.roles import OR_MORE, POWERS, unsaid_number
from smashrules.text.words.tokens import Token

_CARDED = ("minion", "action", "treasure", "titan")
_SAID_AGAIN = ("the", *_CARDED)
"""Words that can be left out, because what follows says as much."""


_PARTITIVE = ("of", "among", "any_number_of")


class Cursor(Struct):
    """A place in a sentence. ``words`` are its words as they are taken, and four empty ones behind them; ``written``
    are the tokens marked so far. A rule sets ``mark``, lengthens ``token`` and skips what it has taken in; where
    ``mark`` is empty, nothing is written for this word."""

    tokens: list[Token]
    lex: Lexicon
    words: list[str]
    written: list[Token] = field(default_factory=list)
    place: int = 0
    token: Token = Token("", 0, 0)
    word: str = ""
    before: str = ""
    after: str = ""
    mark: str = ""
    skip: int = 0
    late: Token | None = None  # "immediately", said before its verb
    pending: int | None = None  # where words stand that say no more than the next one

    def second(self) -> str:
        """The word after the next."""
        return self.words[self.place + 2]

    @property
    def noun_before(self) -> bool:
        return self.before in self.lex.nouns or is_name(self.before)

    @property
    def beside(self) -> bool:
        """Whether the word stands behind a thing or a place, of which a clause could tell more."""
        if self.noun_before or self.before in ("here", "there"):
            return True
        if self.before == "them" and self.place > 2:  # "each of them that has power 3 or less"
            return self.words[self.place - 2] in _PARTITIVE
        if self.before in OR_MORE or self.before.isdigit():  # "a minion of power 3 or less that ..."
            return any(each in POWERS for each in self.words[max(0, self.place - 3) : self.place])
        if self.before in ("it", "them", "play") and self.place > 2:  # "each action on it that you control"
            lies = self.words[self.place - 2] == ("in" if self.before == "play" else "on")
            return lies and self.words[self.place - 3] in self.lex.nouns
        return self.before in ("for_each", "one") and self.written[-1].word == "&one"

    def take_in(self, more: int) -> None:
        """Makes one token of this word and the next ``more``."""
        self.skip = more
        self.token = replace(self.token, end=self.tokens[self.place + more].end)

    def insert(self, word: str) -> None:
        """Writes a word that the text leaves out."""
        self.written.append(Token(word, self.token.start, self.token.start))

    def drop(self, skip: int = 0) -> None:
        """Writes nothing for this word and the next ``skip``; the word after them begins here."""
        self.pending, self.skip, self.mark = self.token.start, skip, ""


Rule = Callable[[Cursor], bool]
"""Marks the word at the cursor and says that it did, or leaves it alone."""


def behind(before: tuple[str, ...], mark: str) -> Rule:
    """The rule that a word behind one of ``before`` gets this mark."""

    def rule(at: Cursor) -> bool:
        if at.before not in before:
            return False
        at.mark = mark
        return True

    return rule


Sort = Callable[[str], bool]
"""A sort of words, told by the word alone."""


class Rules:
    """Rules in order, each for the words it is about, named or of a sort; the first that applies decides."""

    def __init__(self, rules: Iterable[tuple[str | Sort, Rule]]) -> None:
        self._rules = [
            (frozenset(words.split()).__contains__ if isinstance(words, str) else words, rule)
            for words, rule in rules
        ]
        self._known: dict[str, list[Rule]] = {}

    def about(self, word: str) -> list[Rule]:
        found = self._known.get(word)
        if found is None:
            found = self._known[word] = [rule for is_about, rule in self._rules if is_about(word)]
        return found


def marked(tokens: list[Token], lex: Lexicon, rules: Rules) -> list[Token]:
    """The tokens with the marks of the roles that only their neighbours show."""
    cursor = Cursor(tokens, lex, [*(each.word for each in tokens), "", "", "", ""])
    for place, token in enumerate(tokens):
        if cursor.skip:
            cursor.skip -= 1
            continue
        _at(cursor, place, token)
        if token.word in _SAID_AGAIN and (_quoted(cursor) or _said_twice(cursor)):
            continue
        if cursor.words[place] != cursor.word and cursor.word in ("card", "cards"):
            cursor.word = cursor.mark = cursor.words[place]
        for rule in rules.about(cursor.word):
            if rule(cursor):
                break
        if cursor.mark:
            _write(cursor)
    return cursor.written if cursor.late is None else [*cursor.written, cursor.late]


def _at(cursor: Cursor, place: int, token: Token) -> None:
    words = cursor.words
    cursor.place, cursor.token, cursor.word, cursor.mark = place, token, token.word, token.word
    cursor.before, cursor.after = words[place - 1] if place else "", words[place + 1]


def _quoted(cursor: Cursor) -> bool:
    """ "The ability "...": the quotation says it."""
    if cursor.word != "the" or cursor.after != "ability":
        return False
    colon = 1 if cursor.second() == ":" else 0
    if not cursor.words[cursor.place + 2 + colon].startswith("&q"):
        return False
    cursor.drop(1 + colon)
    return True


def _said_twice(cursor: Cursor) -> bool:
    """ "An action card", "the minion X": the second word says it."""
    word, after = cursor.word, cursor.after
    if word not in _CARDED or not (after in ("card", "cards") or (word == "minion" and is_name(after))):
        return False
    cursor.words[cursor.place] = cursor.before
    if after in ("card", "cards"):
        cursor.words[cursor.place + 1] = word + after[4:]
    cursor.drop()
    return True


_MORE_TO_WRITE = "&'"
"""How names begin, and what stands behind an owner: what they are written as depends on their neighbours."""


def _write(cursor: Cursor) -> None:
    token, mark, written = cursor.token, cursor.mark, cursor.written
    if mark == token.word and mark[0] not in _MORE_TO_WRITE and cursor.late is None and cursor.pending is None:
        written.append(token)
        return
    if cursor.word == "'s" and (stat := unsaid_number(written, cursor.after, cursor.lex)):
        # "less power than this minion's": than its power
        written.append(Token("'s", token.start, token.start))
        token, mark = Token(stat, token.start, cursor.tokens[cursor.place].end), stat
    if is_name(mark) and cursor.after in cursor.lex.nouns and cursor.words[cursor.place + 1] != "&play":
        mark = "&a" + mark[2:]
    if cursor.late is not None and mark in ("as", ",", "here", "there"):
        written.append(cursor.late)
        cursor.late = None
    if cursor.pending is not None:
        token, cursor.pending = replace(token, start=cursor.pending), None
    written.append(token if mark == token.word else Token(mark, token.start, token.end))
