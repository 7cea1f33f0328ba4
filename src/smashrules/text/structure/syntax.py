"""The structure of a sentence: Lark's parser for ``grammar/ability.lark`` and the plain shapes made of its tree.

A sentence is a list of elements; an element is a subject, a head and a flat list of items in the order of the
words. Nothing here knows what a word means.
"""

from __future__ import annotations

import io
import re
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from smashrules.data import cached, located
from smashrules.text.words.lexicon import lexicon
from smashrules.text.words.tokens import Sentence, Token

if TYPE_CHECKING:
    from lark import Lark

    from smashrules.text.structure.table import Table


class Phrase(Struct, frozen=True, dict=True):
    """A noun phrase: the parts between genitives, each with what stands before its noun; ``prep`` before it all."""

    parts: tuple[tuple[tuple[Token, ...], Token], ...]
    prep: str = ""
    start: int = 0
    end: int = 0


class Word(Struct, frozen=True, dict=True):
    """A modifier of one token: an adverb or a power specification."""

    word: str
    start: int
    end: int


class Sub(Struct, frozen=True, dict=True):
    """The opening of a clause inside a clause: what opens it, its subject, its head. Its items follow in the list."""

    mark: str
    head: tuple[Token, ...]
    subject: tuple[Item, ...] = ()
    first: str = ""
    start: int = 0
    end: int = 0


Item = Phrase | Word | Sub


class Element(Struct, frozen=True, gc=False):
    """A clause (with a head) or a phrase (without one)."""

    items: tuple[Item, ...]
    head: tuple[Token, ...] = ()
    subject: tuple[Item, ...] = ()
    start: int = 0
    end: int = 0


class Parsed(Struct, frozen=True, gc=False):
    """A sentence: elements, and what joins each to the next (", ", "and", "@or" ...)."""

    elements: tuple[Element, ...]
    joints: tuple[str, ...]


def grammar_text() -> str:
    """The grammar with the terminals of the words appended."""
    lines = [located("grammar").joinpath("ability.lark").read_text(encoding="utf-8")]
    for name, words in lexicon().classes.items():
        ordered = sorted(set(words), key=lambda word: (-len(word), word))
        lines.append(f"{name}: /({'|'.join(re.escape(word).replace('/', chr(92) + '/') for word in ordered)}) /")
    numerals = "|".join(lexicon().numerals)
    more = "_or_(more|fewer|less|higher|greater)"
    lines.append(f"NUM: /(({numerals}|\\d+)(_(or|and)_({numerals})|{more})?) /")
    return "\n".join(lines) + "\n"


def build(strict: bool = False) -> Lark:
    """The parser, built from the grammar. ``strict`` refuses any conflict or collision (and takes seconds)."""
    from lark import Lark

    from smashrules.text.structure.terminals import Terminals

    lexer: Any = "contextual" if strict else Terminals  # Lark looks for collisions of terminals in its own lexer
    return Lark(grammar_text(), parser="lalr", lexer=lexer, strict=strict, maybe_placeholders=True)


@cache
def parser() -> Lark:
    """The parser, loaded from the user's cache when there is one."""
    from lark import Lark

    def saved() -> bytes:
        buffer = io.BytesIO()
        build().save(buffer)
        return buffer.getvalue()

    mark = sha256(grammar_text().encode()).hexdigest()
    return Lark.load(io.BytesIO(cached("ability-grammar", mark, saved)))


def parse(sentence: Sentence) -> Parsed:
    """The structure of ``sentence``. Raises ``lark.UnexpectedInput`` when it has none."""
    tree = _table().tree(sentence.tokens)
    if tree is None:
        words: Any = sentence.tokens
        parser().parse(words)  # raises: Lark tells what could have stood where
        raise AssertionError(f"Lark takes what the table of its grammar does not: {sentence}")
    return _Shapes().sentence(tree)


@cache
def _table() -> Table:
    from smashrules.text.structure.table import Table

    return Table(parser())


class _Shapes:
    """Makes plain shapes of one Lark tree."""

    def sentence(self, tree: Any) -> Parsed:
        elements: list[Element] = []
        joints: list[str] = []
        for child in tree.children:
            if child.data == "joint":
                joints.append(" ".join([each.token.word for each in child.children if each is not None]))
            else:
                elements.append(self.element(child))
        return Parsed(tuple(elements), tuple(joints))

    def element(self, tree: Any) -> Element:
        subject: list[Item] = []
        items: list[Item] = []
        head: tuple[Token, ...] = ()
        for child in tree.children:
            if child is None:
                continue
            if _is(child, "head"):
                head = self.head(child)
                subject, items = items, []
            else:
                items.extend(self.items(child))
        every = [*subject, *items]
        starts = [each.start for each in every] + [token.start for token in head]
        ends = [each.end for each in every] + [token.end for token in head]
        return Element(tuple(items), head, tuple(subject), min(starts), max(ends))

    def head(self, tree: Any) -> tuple[Token, ...]:
        return tuple([each.token for each in tree.children if each is not None])

    def items(self, tree: Any) -> list[Item]:
        if not hasattr(tree, "data"):
            word = tree.token
            return [Word(word.word, word.start, word.end)]
        kind = str(tree.data)
        if kind == "np":
            return [self.phrase(tree)]
        if kind in ("pp", "conjoined"):
            prep = tree.children[0].token
            phrase = self.phrase(tree.children[1])
            return [Phrase(phrase.parts, prep.word, prep.start, phrase.end)]
        if kind in ("adverb", "spec"):
            word = tree.children[0].token
            return [Word(word.word, word.start, word.end)]
        return self.sub(tree, kind)

    def sub(self, tree: Any, kind: str) -> list[Item]:
        mark = tree.children[0].token
        first = ""
        head: tuple[Token, ...] = ()
        before: list[Item] = []
        after: list[Item] = []
        for child in tree.children[1:]:
            if child is None:
                continue
            if _is(child, "head"):
                head = self.head(child)
            elif kind == "relative" and not hasattr(child, "data") and mark.word.startswith("&rel") and not after:
                head = (*head, child.token)
            elif kind == "relative" and mark.word == "&rel" and not before:
                before.extend(self.items(child))
            elif kind == "relative" and mark.word == "&rel" and not head:
                head = (child.token,)
            elif kind == "event" and not hasattr(child, "data") and not head and not before:
                first = child.token.word
            else:
                (after if head or kind == "relative" else before).extend(self.items(child))
        if not head:  # a participle: "cards revealed"
            head = (mark,)
        if mark.word == "&toeither":
            mark, first = Token("&to", mark.start, mark.end), "either"
        opened = Sub(mark.word if head != (mark,) else "&done", head, tuple(before), first, mark.start, head[-1].end)
        return [opened, *after]

    def phrase(self, tree: Any) -> Phrase:
        parts: list[tuple[tuple[Token, ...], Token]] = []
        pre: list[Token] = []
        for child in tree.children:
            token = child.token
            if child.type in ("NOUN", "NAME", "PRON", "NUMBER", "QUOTE"):
                parts.append((tuple(pre), token))
                pre = []
            elif child.type != "GENITIVE":
                pre.append(token)
        first = parts[0][0][0] if parts[0][0] else parts[0][1]
        return Phrase(tuple(parts), "", first.start, parts[-1][1].end)


def _is(tree: Any, name: str) -> bool:
    return hasattr(tree, "data") and tree.data == name
