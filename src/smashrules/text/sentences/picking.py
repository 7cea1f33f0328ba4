"""What is chosen from a list behind a colon: "choose one for each other player: A OR B", "choose two: A OR B OR C",
"another player chooses one: you draw a card OR this minion gains +1 power".

Knows the clause before the colon and what the list was read as, not how the list is read (``sentences``).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.actions import Cost, ForEach, May, OneOf
from smashrules.effects.selectors import Kind
from smashrules.text.clauses.conditions import Conditions
from smashrules.text.sentences.lines import Line
from smashrules.text.sentences.one_clause import purpose
from smashrules.text.sentences.theirs_to_choose import as_yours, chosen_by_them, they
from smashrules.text.structure.attach import Dep, UnfitError, attachments, phrase_attachments, tag
from smashrules.text.structure.syntax import Element, Item, Phrase, Word
from smashrules.text.trees.rebuilding import transform
from smashrules.text.words.lexicon import lexicon

_APART = {"&todifferentminions": Kind.MINION, "&todifferentcards": Kind.CARD, "&todifferentactions": Kind.ACTION}


class Choice(Struct, frozen=True):
    """How many are chosen, and what else is said before the colon. ``fields`` by tag."""

    least: int
    most: int
    fields: dict[str, Dep]
    different: bool
    may: bool
    start: int
    by: tuple[Item, ...] = ()  # who chooses; nothing where you do


def listed(first: Element) -> list[Choice]:
    """The ways to read what stands before the colon; none where it is no such choice."""
    head = [token.word for token in first.head]
    subject = [each.parts[-1][1].word for each in first.subject if isinstance(each, Phrase)]
    may = head == ["may", "choose"] and subject == ["you"] and len(first.subject) == 1
    theirs = bool(subject) and head in (["chooses"], ["choose"]) and subject != ["you"]
    if not (may or theirs) and (head != ["choose"] or first.subject):
        return []
    found: list[Choice] = []
    for parts in attachments(first.items, ["choose"]):
        one = parts[0].item if parts else None
        if not isinstance(one, Phrase) or one.parts[-1][1].word != "&one" or parts[0].parts:
            continue
        before = [token.word for token in one.parts[-1][0]]
        number = (1, 1) if before in ([], ["a", "different"]) else _number(before)
        fields = {tag(part.item): part for part in parts[1:]}
        if number is not None and len(fields) == len(parts) - 1:
            by = first.subject if theirs else ()
            found.append(Choice(*number, fields, before == ["a", "different"], may, first.start, by))
    return found


def _number(before: list[str]) -> tuple[int, int] | None:
    """How many there are to choose: "two", "one or two", "up to two"."""
    numerals = lexicon().numerals
    if len(before) == 2 and before[0] == "up_to" and before[1] in numerals:
        return 0, numerals[before[1]]
    if len(before) != 1:
        return None
    low, _, high = before[0].partition("_or_")
    if low not in numerals or (high and high not in numerals):
        return None
    return numerals[low], numerals[high or low]


def picked(
    builder: Conditions,
    choice: Choice,
    line: Line,
    elements: tuple[Element, ...],
    joints: tuple[str, ...],
    label: str,
) -> Line:
    """The list ``line``, read of ``elements``, with what is said of the choice. Raises ``UnfitError``."""
    body: Any = line.body
    if choice.by:
        return replace(line, body=_for_others(builder, choice, body, elements, joints))
    if not isinstance(body, OneOf) or (body.by is not None and (choice.most > 1 or choice.fields.get("&to"))):
        raise UnfitError("choose from what")
    fields = dict(choice.fields)
    how = [fields.pop(name).item for name in ("any-order", "apart") if name in fields]
    over, cost = fields.pop("for_each:player", None), fields.pop("&to", None)
    if fields or (over is not None and (cost is not None or choice.may)):
        raise UnfitError("chosen for what")
    plainly = choice.least == choice.most == 1
    each_apart = body.most == 1 and sum(_ors(joint) for joint in joints) + 1 == len(body.options)
    if (how and plainly) or not (plainly or each_apart):
        raise UnfitError("which of them are chosen")
    if choice.most > len(body.options):
        raise UnfitError("more than there are to choose from")
    apart = next((_APART[each.word] for each in how if isinstance(each, Word) and each.word in _APART), None)
    ordered = any(isinstance(each, Word) and each.word not in _APART for each in how)
    span = (choice.start, body.span[1])
    if not plainly:
        body = replace(body, least=choice.least, most=choice.most, any_order=ordered, apart=apart)
    body = replace(body, different=True) if choice.different else body
    if over is not None:
        body = replace(body, by=None)  # whom it is chosen for does not choose
        body = ForEach(builder.phrase(over).node, body, span=span)
    if cost is not None:
        body = Cost(body, purpose(builder, cost, label), span=span)
    return replace(line, body=May(body, span=span) if choice.may else body)


def _for_others(
    builder: Conditions, choice: Choice, body: Any, elements: tuple[Element, ...], joints: tuple[str, ...]
) -> OneOf | ForEach:
    """The list from which another player chooses. Of each thing in it is said who does it or to what it happens: what
    is told without is theirs, and said otherwise."""
    ways = [builder.phrase(each) for each in phrase_attachments(choice.by)]
    heads = [elements[0], *(each for each, joint in zip(elements[1:], joints, strict=True) if _ors(joint))]
    if (
        len(ways) != 1
        or not (ways[0].cat == "player" or they(ways[0].node))
        or choice.most != 1
        or choice.least != 1
        or choice.fields
    ):
        raise UnfitError("who chooses how many")
    if not isinstance(body, OneOf) or body.by is not None or not all(each.subject for each in heads):
        raise UnfitError("who does what is chosen")
    return chosen_by_them(
        replace(body, options=tuple(transform(each, as_yours) for each in body.options)), ways[0].node
    )


def _ors(joint: str) -> bool:
    """Whether it stands between two of a list."""
    return joint.split()[-1:] == ["@or"]
