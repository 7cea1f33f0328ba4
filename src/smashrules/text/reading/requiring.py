"""What a card asks for in order to be played, read from the sentence that says so.

Knows the sentence as the pre-pass has put it; what it says is read as any condition, or any base, is.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.conditions import Condition, Is
from smashrules.effects.selectors import ONE, Here, Kind, Select
from smashrules.text.clauses.conditions import Conditions
from smashrules.text.nouns.determiners import evolve_prep
from smashrules.text.sentences.lines import Line
from smashrules.text.sentences.sentences import lines
from smashrules.text.structure.attach import UnfitError, attachments, tag
from smashrules.text.structure.syntax import Phrase, parse
from smashrules.text.words.tokens import Sentence, Token

REQUIRED = "&play_only"
"""What ends a sentence that says when a card can be played, or on what."""
IN_HANDS = ("minion", "action", "titan")
"""The types of cards that are played."""


def requires(sentence: Sentence) -> bool:
    """Whether a sentence says when its card can be played, or on what."""
    return bool(sentence.tokens) and sentence.tokens[-1].word == REQUIRED


def asked_for(sentence: Sentence) -> Sentence:
    """The sentence without what tells it from others."""
    return replace(sentence, tokens=sentence.tokens[:-1])


def is_place(sentences: list[Sentence]) -> bool:
    """Whether the first sentence says on what an action is played, and no other one does."""
    said = [[each.word for each in sentence.tokens[:2]] for sentence in sentences]
    return requires(sentences[0]) and said[0] == ["play", "on"] and ["play", "on"] not in said[1:2]


def requirement(builder: Conditions, sentence: Sentence) -> Condition | None:
    """What must be so for the card to be played ("if you have no cards in your hand"), with the base where it is
    played as "here"; None where that has no reading, or more than one."""
    from lark import UnexpectedInput

    said = sentence.tokens[:-1]
    try:
        if said[0].word == "if":
            asked = _condition(builder, replace(sentence, tokens=(*said, *_idle(sentence.end))))
            return asked and replace(asked, span=(sentence.start, sentence.end))
        return _base(builder, replace(sentence, tokens=said))
    except UnexpectedInput:
        return None


def _idle(at: int) -> tuple[Token, ...]:
    return tuple(Token(word, at, at) for word in (",", "draw", "a", "card"))


def _condition(builder: Conditions, sentence: Sentence) -> Condition | None:
    found: list[Condition] = []
    for line in lines(builder, parse(sentence), ""):
        plain = replace(line, body=None, condition=None)
        if line.condition is None or plain != Line(None, span=line.span):
            continue
        if line.condition not in found:
            found.append(line.condition)
    return found[0] if len(found) == 1 else None


def _base(builder: Conditions, sentence: Sentence) -> Condition | None:
    found: list[Any] = []
    for parts in attachments(parse(sentence).elements[0].items, ["play"]):
        if [tag(part.item) for part in parts] != ["on:base"] or not isinstance(parts[0].item, Phrase):
            continue
        try:
            node = builder.phrase(evolve_prep(parts[0])).node
        except UnfitError:
            continue
        if isinstance(node, Select) and node.kind is Kind.BASE and node.quantity == ONE and node.filters:
            found.append(replace(node, label=None))
    if not found or any(each != found[0] for each in found):
        return None
    span = (sentence.start, sentence.end)
    return Is(Here(span=span), found[0], span=span)
