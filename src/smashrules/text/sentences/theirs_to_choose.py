"""Deeds of several parts between which somebody else chooses: "they discard a card and draw two, or destroy a
minion", "they have you look at their hand and draw a card from it, or draw two cards".

Who does the first is who chooses, and does the other too where nobody else is named for it. Knows the elements of a
sentence and what they were read as, not how they are read (``sentences``).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.actions import Act, ForEach, OneOf
from smashrules.effects.selectors import EVERY, Both, Ref, Select, You
from smashrules.text.clauses.conditions import Conditions
from smashrules.text.nouns.determiners import Thing
from smashrules.text.nouns.fitting import agrees
from smashrules.text.sentences.lines import Line, plain
from smashrules.text.structure.attach import UnfitError, phrase_attachments
from smashrules.text.structure.heads import read_head
from smashrules.text.structure.syntax import Element, Phrase, Sub
from smashrules.text.trees.pending import Pron
from smashrules.text.trees.rebuilding import transform

Elements = tuple[Element, ...]
_MADE_TO = ("let", "lets")


class Theirs(Struct, frozen=True):
    """Who chooses, and the elements before and behind the "or" with what is theirs said of them."""

    who: Any
    before: Elements
    behind: Elements
    made: tuple[bool, bool]  # whether you are made to do the one, and the other

    def chosen(self, one: Line, other: Line, body: Any) -> Any:
        """``body``, made of the two, as they choose it."""
        if not isinstance(body, OneOf) or body.most > 1 or body.by is not None:
            raise UnfitError("who chooses")
        parts = [*_options(plain(one), self.made[0]), *_options(plain(other), self.made[1])]
        return chosen_by_them(replace(body, options=tuple(parts)), self.who)


def theirs_to_choose(builder: Conditions, before: Elements, behind: Elements) -> Theirs | None:
    """Who chooses between ``before`` and ``behind``; None where it is whoever the text speaks to. Raises
    ``UnfitError`` where nobody says whether they must."""
    first, other = before[0], behind[0]
    who = _who(builder, first)
    if who is None or not first.head or not other.head:
        return None
    made = [_is_made(each) for each in (*before, other)]
    if made[0] and not all(made[:-1]):
        return None  # "they have you draw a card and discard one": who does
    if other.subject and not made[-1]:
        return None  # "each other player discards a card OR you draw one": as you like
    must = first.head[:1] if first.head[0].word == "must" else ()
    if made[0]:
        before = tuple(_made(each) for each in before)
    if made[-1]:
        return Theirs(who.node, before, (_made(other), *behind[1:]), (made[0], True))
    if len(other.head) > 1:
        raise UnfitError("may they, or must they")
    if not must and not agrees(read_head(other.head), who):
        return None  # "each other player discards a card OR draw one": as you like
    theirs = replace(other, head=(*must, *other.head), subject=first.subject)
    return Theirs(who.node, before, (theirs, *behind[1:]), (made[0], False))


def _who(builder: Conditions, first: Element) -> Thing | None:
    """The one player, or the players, of whom the first element is said; None for you, and for who only may."""
    if not first.subject or (first.head and first.head[0].word in ("may", "can", "cannot")):
        return None
    try:
        if read_head(first.head).passive:
            return None
    except UnfitError:
        return None
    found: list[Thing] = []
    for dep in phrase_attachments(first.subject):
        try:
            found.append(builder.phrase(dep))
        except UnfitError:
            continue
    players = [each for each in found if each.cat == "player" or they(each.node)]
    return players[0] if len(players) == 1 and not isinstance(players[0].node, (You, Both)) else None


def they(node: Any) -> bool:
    """Whether it is "they" of whom is still to be found who is meant."""
    return isinstance(node, Pron) and node.words == "they"


def _options(body: Any, made: bool) -> tuple[Any, ...]:
    """What there is to choose in one part; what you are made to do is told as yours, whoever chooses it."""
    options = body.options if isinstance(body, OneOf) and body.most == 1 and body.by is None else (body,)
    if not made:
        return options
    return tuple(transform(each, as_yours) for each in options)


def as_yours(node: Any) -> Any:
    """What you do though another player chooses it: told as done by you."""
    return replace(node, by=You(span=node.span)) if isinstance(node, Act) and node.by is None else node


def _is_made(element: Element) -> bool:
    """ "have you draw a card", whoever has you do it."""
    word = element.head[-1].word if element.head else ""
    aim = element.items[0] if element.items else None
    you = isinstance(aim, Sub) and aim.mark == "&to" and len(aim.subject) == 1 and aim.subject[0]
    return word in _MADE_TO and isinstance(you, Phrase) and you.parts[-1][1].word == "you"


def _made(element: Element) -> Element:
    """What you are made to do, as you do it."""
    aim = element.items[0]
    assert isinstance(aim, Sub)
    return Element(element.items[1:], aim.head, (), element.start, element.end)


def chosen_by_them(body: OneOf, who: Any) -> OneOf | ForEach:
    """``body`` with ``who`` choosing, each of several for themselves. Raises ``UnfitError``."""
    if isinstance(who, Both):
        raise UnfitError("each of them chooses for themselves")
    several = isinstance(who, Select) and who.quantity.high != 1
    if several and (who.quantity != EVERY or who.label is None):
        raise UnfitError("each of them chooses for themselves")
    doer = Ref(who.label) if isinstance(who, Select) and who.label is not None else who

    def theirs(node: Any) -> Any:
        return replace(node, by=doer) if isinstance(node, Act) and node.by == who else node

    options = tuple(transform(_unlooped(each, who), theirs) for each in body.options)
    options = tuple(one for each in options for one in (each.options if _same_choice(each, doer) else (each,)))
    if several:
        return ForEach(who, replace(body, options=options, by=doer), span=body.span)
    return replace(body, options=options, by=who)


def _unlooped(option: Any, who: Any) -> Any:
    """What each of them does, of one of them."""
    return option.effect if isinstance(option, ForEach) and option.over == who else option


def _same_choice(option: Any, doer: Any) -> bool:
    return isinstance(option, OneOf) and option.by == doer and option.most == 1
