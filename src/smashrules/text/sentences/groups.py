"""Clauses joined by "and" or "or": how far a subject, "may" and a duration reach.

What a single clause says is the business of ``one_clause``, what leads all of them that of ``leads``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.abilities import Restriction
from smashrules.effects.actions import (
    STATEMENTS,
    Cost,
    If,
    Join,
    Lasting,
    Limited,
    May,
    OneOf,
    Permit,
    Seq,
    While,
)
from smashrules.effects.amounts import StatOf
from smashrules.effects.selectors import Ref, You
from smashrules.text.clauses.conditions import Conditions
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import Thing, evolve_prep
from smashrules.text.nouns.partners import as_before, everyone, if_each, in_turn
from smashrules.text.sentences.apart import (
    others_than,
    those,
    unnamed,
)
from smashrules.text.sentences.causing import made_to_do
from smashrules.text.sentences.forbidding import while_the_same
from smashrules.text.sentences.groups_trailing import Part
from smashrules.text.sentences.later import may_later, of_anyone
from smashrules.text.sentences.lines import Line, Several, as_rules_say, linked
from smashrules.text.sentences.one_clause import one_clause
from smashrules.text.sentences.theirs_to_choose import chosen_by_them
from smashrules.text.sentences.unlike_others import unlike_others
from smashrules.text.sentences.usage import Narrowed
from smashrules.text.sentences.whose_turn import on_their_own, who_may
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron


def joined(builder: Conditions, saids: list[Said], op: str, label: str) -> Iterator[Line]:
    """Clauses joined by and, by or, or by and/or. A subject, and "may", reach over what follows without a subject."""
    groups: list[list[Said]] = []
    for said in saids:
        leader = groups[-1][0] if groups else None
        if leader is not None and _about(leader) is not None and _goes_on(leader, said):
            if op == "or" and leader.head.modal == "cannot" and not (said.head.modal or said.head.passive):
                raise UnfitError("what cannot be")  # "cannot be moved or have their abilities cancelled"
            groups[-1].append(_inherited(leader, said))
            continue
        if said.subject is None and not said.head.passive and groups and groups[-1][0].subject is not None:
            leader = groups[-1][0]
            about = leader.subject and leader.subject.node
            they = isinstance(about, Pron) and about.many is None  # "they discard a card or destroy it"
            third = not leader.head.modal and not isinstance(about, You) and not they
            if said.head.modal or said.head.form != (
                "third" if third and leader.subject and not leader.subject.many else "bare"
            ):
                raise UnfitError("verb does not agree")
            groups[-1].append(said)
        elif (
            said.subject is None
            and groups
            and groups[-1][0].subject is None
            and not (said.head.modal or _own(groups[-1][0], said))
        ):
            groups[-1].append(said)
        else:
            groups.append([said])
    for reach in _reaches(groups):
        with suppress(UnfitError):
            yield from _put_together(builder, reach, op, label)


def _reaches(groups: list[list[Said]]) -> list[list[list[Said]]]:
    """How far "may" reaches in "look at it, you may draw it, and return the rest": to the end, or no further."""
    if len(groups) < 2 or not any(len(each) > 1 and each[0].head.modal == "may" for each in groups[1:]):
        return [groups]
    *before, last = groups
    if len(last) != 2 or any(len(each) > 1 and each[0].head.modal == "may" for each in before[1:]):
        raise UnfitError("how far may reaches")
    return [groups, [*before, last[:1], last[1:]]]


def _put_together(builder: Conditions, groups: list[list[Said]], op: str, label: str) -> Iterator[Line]:
    body: Any = None
    line = Line(None)
    for group in groups:
        part, line = _group(builder, group, op, label, line)
        if body is None:
            body = part
        elif isinstance(body, May) and isinstance(part, Lasting) and _of_it(group[0]) and op == "and":
            effect = linked(body.effect, part, op)  # "you may place counters on them and they gain +1 power"
            body = replace(body, effect=effect, span=(body.span[0], part.span[1]))
        else:
            body = linked(body, part, op)
    first = groups[0][0]
    if len(groups) > 1 and isinstance(body, OneOf) and first.head.modal == "must" and first.subject is not None:
        body = chosen_by_them(body, first.subject.node)  # "they must draw a card or this has -1 power": as they like
    if isinstance(body, Seq) and op == "and" and (len(groups) == 1 or label not in ("Ongoing", "base")):
        body = _all_until(body)
    if isinstance(body, Seq) and any(isinstance(each, STATEMENTS) for each in body.parts):
        if not all(isinstance(each, (*STATEMENTS, Several)) for each in body.parts) or op != "and":
            raise UnfitError("statements are not done in order")
        flat = [each.bodies if isinstance(each, Several) else (each,) for each in body.parts]
        body = Several(tuple(one for each in flat for one in each), body.span)
    yield replace(line, body=body)


def _all_until(body: Seq) -> Seq:
    """ "gains +1 power and cannot be destroyed until the end of the turn": both until then."""
    last = body.parts[-1]
    stated = all(isinstance(each, STATEMENTS) for each in body.parts if not isinstance(each, Lasting))
    if not isinstance(last, Lasting) or last.lead or last.until is None or not stated:
        return body
    parts: Any = body.parts
    lasting = [each if isinstance(each, Lasting) else Lasting(each, last.until, span=each.span) for each in parts]
    return replace(body, parts=tuple(lasting))


def _of_it(said: Said) -> bool:
    """Whether a clause states something of what was just spoken of: "and they cannot be affected"."""
    about = _about(said)
    return about is not None and isinstance(about.node, Pron)


def _own(leader: Said, said: Said) -> bool:
    """Whether a clause has something of its own to speak of, beside what cannot be done to another thing."""
    return leader.head.modal == "cannot" and _about(said) is not None


def _about(said: Said) -> Thing | None:
    """What a clause speaks of: its subject, which is the object of what is done to it."""
    return said.object if said.head.passive else said.subject


def _goes_on(leader: Said, said: Said) -> bool:
    """Whether ``said`` states something more of the subject of ``leader``: "... and cannot be destroyed"."""
    if _about(said) is not None or leader.head.modal == "may":
        return False
    about = leader.object if leader.head.passive else leader.subject
    stated = said.verb in ("have", "gain", "get") and said.object is not None and said.object.bonus
    stated = stated or (said.verb == "have" and said.object is not None and isinstance(said.object.node, StatOf))
    points = said.object is not None and said.object.cat == "vp"  # only a player has them
    loses = said.verb == "lose" and not points and not (about is not None and about.cat == "player")
    if loses or (stated and about is not None and about.cat in ("card", "it")):
        return True
    if said.head.passive:
        unsaid = not said.head.modal and leader.head.modal == "cannot" and said.verb != "affect"
        return unsaid or said.head.modal == "cannot" or (said.verb == "affect" and said.head.negated)
    return said.head.modal == "cannot"


def _inherited(leader: Said, said: Said) -> Said:
    subject = _about(leader)
    if subject is None or (said.head.many is not None and said.head.many != subject.many and not said.head.modal):
        raise UnfitError("verb does not agree")
    return replace(said, object=subject) if said.head.passive else replace(said, subject=subject)


# -- clauses of one subject ------------------------------------------------------------------------------------------


class Leader(Struct, frozen=True):
    """The first clause of a group, whose subject and "may" reach over those behind it. ``subject``: who acts."""

    said: Said
    may: bool
    subject: Any

    @property
    def player(self) -> bool:
        return self.said.subject is not None and self.said.subject.cat == "player"

    @property
    def acting(self) -> Any:
        """Who does it, if others than you; None where they only may."""
        return None if self.may or isinstance(self.subject, You) else self.subject


def _leader(said: Said) -> Leader:
    thing, head = said.subject, said.head
    player = thing is not None and thing.cat == "player"
    may = (head.modal == "may" or (head.modal == "can" and player)) and not head.only
    return Leader(said, may, thing.node if thing is not None and not head.passive else None)


def _group(builder: Conditions, group: list[Said], op: str, label: str, line: Line) -> tuple[Any, Line]:
    """What clauses say that have one subject, and one "may". Raises ``UnfitError``."""
    group = who_may(group)
    leader = _leader(group[0])
    for refused, why in REFUSED:
        if refused(leader, builder.text):
            raise UnfitError(why)
    if leader.said.head.modal == "cannot" and len(group) > 1:
        return _neither(builder, group, op, label, line)
    order = [said.fields["in_turn"] for said in group if "in_turn" in said.fields]
    group = [replace(said, fields={k: v for k, v in said.fields.items() if k != "in_turn"}) for said in group]
    body, line = _all_of(builder, leader, group, op, label, line)
    if leader.may:
        body = as_rules_say(body, label)
        if _permits(body):
            return body, line
        body = _may_be_done(leader, body, op)
    body, line = on_their_own(body, line, leader.subject)
    if order:
        if len(group) > 1:
            raise UnfitError("which of it is done in turn")
        body = in_turn(body, builder.phrase(evolve_prep(order[0])).node)
    return body, line


def _all_of(
    builder: Conditions, leader: Leader, group: list[Said], op: str, label: str, line: Line
) -> tuple[Any, Line]:
    """All that the subject of ``leader`` does, one after another, or one of it."""
    body: Any = None
    let = leader.said.verb == "let"  # "have them discard a card and draw one"
    for place, said in enumerate(group):
        by = leader.acting
        if place:
            by = as_before(made_to_do(body) if let and op == "and" else by)
        part, line = one_clause(Part(builder, said, by, label, leader.may), line)
        if body is None:
            body = part
        elif isinstance(body, Cost):  # "X to Y and Z": both are what X is done for
            gained = linked(body.effect, part, op)
            body = replace(body, effect=gained, span=(body.span[0], part.span[1]))
        else:
            body = linked(body, part, op)
    if leader.acting is None:
        return body, line
    if isinstance(body, OneOf):
        return chosen_by_them(body, leader.acting), line
    if let:
        raise UnfitError("made to do it by each of whom")
    return body, line


def _permits(body: Any) -> bool:
    """ "You may use your minions' Talents twice each turn", "you may play only one minion": that is stated."""
    stated = body.statement if isinstance(body, (While, Lasting)) else body
    return isinstance(stated, (Limited, Permit))


def _may_be_done(leader: Leader, body: Any, op: str) -> Any:
    """ "You may draw a card", "each player may discard a card". Raises ``UnfitError`` for what is no deed."""
    if isinstance(body, (*STATEMENTS, Restriction, Several, Narrowed)):
        raise UnfitError("may be")
    if isinstance(body, Seq) and op == "and":
        body = _all_until(body)
    if isinstance(body, Seq) and any(isinstance(each, (*STATEMENTS, Several)) for each in body.parts):
        raise UnfitError("true for how long")
    by = None if isinstance(leader.subject, You) or leader.said.verb == "duel" else leader.subject
    body = others_than(by, body)
    whole = (leader.said.span[0], body.span[1])
    theirs = everyone(by) or isinstance(by, (Ref, Pron))
    if isinstance(body, If) and body.otherwise is None and theirs:  # "each may draw a card if they have none"
        return if_each(body.condition, May(body.then, by=by, span=whole), whole)
    return may_later(body, by) or May(body, by=by, span=whole)


# -- who cannot lead -------------------------------------------------------------------------------------------------


def _modal(leader: Leader, text: str) -> bool:
    """ "A minion can move to another base": who can, or must, is a player; but it can use something."""
    head, subject = leader.said.head, leader.said.subject
    must = head.modal == "must" and subject is not None  # "that player must discard": discards
    use = head.modal == "can" and leader.said.verb == "use"
    return head.modal not in ("", "may", "cannot") and not (must or leader.may or use or head.only)


def _card_may(leader: Leader, text: str) -> bool:
    """ "A minion may move to another base": it may duel, or use something."""
    said = leader.said
    carded = said.subject is not None and said.subject.cat == "card"
    return said.head.modal == "may" and carded and not said.head.passive and said.verb not in ("duel", "use")


def _you_order(leader: Leader, text: str) -> bool:
    """ "You destroy a minion": a card says "Destroy a minion", or "You may destroy a minion"."""
    said = leader.said
    told = said.subject if said.subject is not None and isinstance(said.subject.node, You) else None
    if told is None or said.verb not in _ORDERED or said.head.modal or said.head.passive:
        return False
    return not unlike_others(text, told.span[0])


def _anyone(leader: Leader, text: str) -> bool:
    """ "Any player may draw a card": each of them, or the first who wants to."""
    return leader.may and leader.player and of_anyone(leader.said, text)


def _nobody_may(leader: Leader, text: str) -> bool:
    """ "May draw a card"."""
    return leader.subject is None and bool(leader.said.head.modal) and not leader.said.head.passive


def _nobody_does(leader: Leader, text: str) -> bool:
    """ "Draws a card"; but "gains +2 power" can be what is said of the card itself."""
    head, thing = leader.said.head, leader.said.object
    bonus = thing is not None and thing.bonus and thing.cat != "vp"
    return leader.subject is None and not head.passive and head.form == "third" and not bonus


_ORDERED = ("return", "destroy", "play", "move", "place", "put", "shuffle", "discard")

REFUSED = (
    (_modal, "who can, or must"),
    (_card_may, "a card may do what"),
    (_you_order, "you may do it, or are simply told to"),
    (_anyone, "each of them may, or the first who wants to"),
    (_nobody_may, "who may"),
    (_nobody_does, "who"),
)
"""First clauses that lead none, each with what nobody could say; in any order."""


# -- what cannot be --------------------------------------------------------------------------------------------------


def _neither(builder: Conditions, group: list[Said], op: str, label: str, line: Line) -> tuple[Any, Line]:
    """ "other players cannot move it or return it to a hand": none of these can happen."""
    leader = group[0]
    bodies: list[Any] = []
    for said in while_the_same(group):
        each = said
        if said.head.passive and said.object is None:
            each = _inherited(leader, said)
        if said.head.passive and not said.head.modal and said.verb != "affect":  # "cannot use its Talent or be moved"
            if op != "or":
                raise UnfitError("what cannot be")
            each = replace(each, head=replace(said.head, modal="cannot", negated=True))
        elif said.subject is None and not said.head.passive:
            if said.head.modal or said.head.form != "bare" or op != "or":
                raise UnfitError("what cannot be")
            head = replace(said.head, modal="cannot", negated=True)
            each = replace(said, head=head, subject=leader.subject, object=those(said.object, bodies))
        body, line = one_clause(Part(builder, each, None, label), line)
        bodies += body.bodies if isinstance(body, Several) else (unnamed(body),)
    if len(bodies) > 1 and isinstance(bodies[-1], Lasting) and bodies[-1].until is not None:
        both = Seq(tuple(bodies), (Join.AND,) * (len(bodies) - 1), span=(leader.span[0], bodies[-1].span[1]))
        together = _all_until(both)  # "cannot be moved and cannot be destroyed until the end of the turn"
        if all(isinstance(each, Lasting) for each in together.parts):
            return together, line
    if not all(isinstance(each, STATEMENTS) for each in bodies):
        raise UnfitError("what cannot be")
    return Several(tuple(bodies), (leader.span[0], bodies[-1].span[1])), line
