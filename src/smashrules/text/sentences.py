"""Sentences made into clauses of an ability: what leads reach over, what "and", "or" and "then" join.

A phrase that leads ("After X,", "Until Y,") reaches over the rest of its sentence. "you may" and a subject reach
over the following clauses that have none of their own. Nothing is bound here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import evolve, frozen

from smashrules.effects.abilities import (
    Event,
    Limit,
    OnTurn,
    Per,
    Restriction,
    Timing,
)
from smashrules.effects.actions import (
    Act,
    Cancelled,
    Cannot,
    Cost,
    Counts,
    Delayed,
    ForEach,
    If,
    Join,
    Lasting,
    May,
    Modify,
    Moment,
    OneOf,
    Seq,
    Unaffected,
    While,
)
from smashrules.effects.conditions import TurnOf
from smashrules.effects.selectors import Named, Ref, Select, You
from smashrules.effects.verbs import Verb
from smashrules.text.attach import Dep, attachments, phrase_attachments, tag
from smashrules.text.clauses import VERB_OF, Clauses, Said, element_said
from smashrules.text.determiners import UnfitError, evolve_prep
from smashrules.text.heads import read_head
from smashrules.text.lexicon import lexicon
from smashrules.text.syntax import Element, Parsed, Phrase, Sub, Word

STATEMENTS = (Modify, Cannot, Unaffected, Counts, Cancelled, While)
_LIMITS = {
    "once_per_turn": Limit(1, Per.TURN),
    "once": Limit(1, Per.TURN),
    "once_per_base": Limit(1, Per.BASE),
}


@frozen
class Line:
    """A sentence on its way to a clause. ``body`` is an effect, a statement or a ``Restriction``."""

    body: Any
    trigger: Any = None
    condition: Any = None
    limit: Limit | None = None
    replaced: Act | None = None
    first: bool = False
    instead: bool = False
    otherwise: bool = False
    span: tuple[int, int] = (0, 0)


@frozen
class Lead:
    """What one leading phrase says, by field of ``Line``, or as a wrapper of its body."""

    kind: str
    value: Any
    first: bool = False
    span: tuple[int, int] = (0, 0)


def lines(builder: Clauses, parsed: Parsed, label: str) -> list[Line]:
    """Every way to read a sentence; empty when there is none."""
    elements, joints = parsed.elements, parsed.joints
    found: list[Line] = []
    for line in _compose(builder, elements, joints, label):
        if bool(line.replaced) != line.instead:
            continue
        line = evolve(line, span=(elements[0].start, elements[-1].end))
        if line not in found:
            found.append(line)
    return found


def _op(joint: str) -> str:
    words = [word for word in joint.split() if word not in (",", "either")]
    return words[0] if words else ","


def _comma(joint: str) -> bool:
    return joint.startswith(",")


def _compose(builder: Clauses, elements: tuple[Element, ...], joints: tuple[str, ...], label: str) -> Iterator[Line]:
    first = elements[0]
    if len(elements) > 1 and _op(joints[0]) == ":":
        yield from _listed(builder, first, elements[1:], joints[1:], label)
        return
    if not first.head and len(elements) > 1:
        cut = 1
        while cut < len(elements) and _op(joints[cut - 1]) == "and" and not _comma(joints[cut - 1]):
            cut += 1  # "after this base scores and is replaced,"
        if cut == len(elements):
            return
        for leads in _leads(builder, elements[:cut], label):
            for line in _compose(builder, elements[cut:], joints[cut:], label):
                try:
                    yield _under(leads, line, label)
                except UnfitError:
                    continue
        return
    yield from _body(builder, elements, joints, label)


def _under(leads: list[Lead], line: Line, label: str) -> Line:
    for lead in reversed(leads):
        line = _under_one(lead, line, label)
    return line


def _under_one(lead: Lead, line: Line, label: str) -> Line:
    kind, value, span = lead.kind, lead.value, lead.span
    body = line.body
    if kind in ("trigger", "edge", "turn"):
        if line.trigger is not None:
            raise UnfitError("two triggers")
        if kind == "edge" and label in ("", "Talent") and not isinstance(body, STATEMENTS) and label != "base":
            return evolve(line, body=Delayed(value, plain(line), span=span), condition=None)
        return evolve(line, trigger=OnTurn(value, span=span) if kind == "turn" else value)
    if kind == "would":
        return evolve(line, replaced=value, first=lead.first)
    if kind == "limit":
        if line.limit is not None:
            raise UnfitError("two limits")
        return evolve(line, limit=value)
    if line.trigger is not None or line.limit is not None:
        raise UnfitError(f"{kind} before a trigger")
    if kind == "condition":
        if isinstance(body, STATEMENTS):
            return evolve(line, body=While(value, body, span=span))
        return evolve(line, condition=value, body=plain(line))
    if kind == "until":
        return evolve(line, body=_until(body, value, span))
    if kind == "during":
        return evolve(line, body=While(TurnOf(value), _statement(body), span=span))
    if kind == "each":
        return evolve(line, body=ForEach(value, plain(line), span=span), condition=None)
    if kind == "otherwise":
        return evolve(line, otherwise=True)
    raise UnfitError(kind)


def plain(line: Line) -> Any:
    body = line.body
    return If(line.condition, body, span=body.span) if line.condition is not None else body


def _statement(body: Any) -> Any:
    if not isinstance(body, STATEMENTS):
        raise UnfitError("a statement was wanted")
    return body


def _until(body: Any, moment: Moment, span: tuple[int, int]) -> Any:
    if isinstance(body, OneOf):
        return evolve(body, options=tuple(_until(each, moment, span) for each in body.options))
    return Lasting(_statement(body), moment, lead=True, span=(span[0], body.span[1]))


# -- what leads ------------------------------------------------------------------------------------------------


def _leads(builder: Clauses, elements: tuple[Element, ...], label: str) -> Iterator[list[Lead]]:
    first, more = elements[0], elements[1:]
    item = first.items[0]
    span = (first.start, elements[-1].end)
    if isinstance(item, Sub):
        for lead in _event_lead(builder, item, first, span):
            if not more:
                yield [lead]
            elif lead.kind == "trigger" and len(more) == 1:
                yield from _and_then(builder, lead, more[0])
        return
    if more:
        return
    results: list[list[Lead]] = [[]]
    rest = list(first.items)
    while rest:
        head = rest.pop(0)
        if isinstance(head, Word):
            kind = lexicon().adverbs.get(head.word)
            if kind == "limit" and head.word in _LIMITS:
                limit = evolve(_LIMITS[head.word], span=(head.start, head.end))
                results = [[*each, Lead("limit", limit)] for each in results]
            elif kind == "otherwise":
                results = [[*each, Lead("otherwise", None)] for each in results]
            else:
                return
            continue
        if not isinstance(head, Phrase):
            return
        phrase: list[Any] = [head]
        while rest and not (isinstance(rest[0], Word) and rest[0].word in _LIMITS):
            phrase.append(rest.pop(0))
        found: list[Lead] = []
        for dep in phrase_attachments(tuple(phrase)):
            try:
                found.append(_phrase_lead(builder, dep, span))
            except UnfitError:
                continue
        results = [[*each, lead] for each in results for lead in found]
    yield from results


def _phrase_lead(builder: Clauses, dep: Dep, span: tuple[int, int]) -> Lead:
    what = tag(dep.item)
    prep = what.partition(":")[0]
    thing = builder.phrase(dep if prep == "for_each" else evolve_prep(dep))
    if what == "until:edge":
        return Lead("until", thing.node, span=span)
    if what == "at:edge":
        return Lead("edge", thing.node, span=span)
    if what == "on:turn":
        return Lead("turn", thing.node, span=span)
    if what == "during:turn":
        return Lead("during", thing.node, span=span)
    if what == "for_each:player":
        return Lead("each", thing.node, span=span)
    raise UnfitError(what)


def _event_lead(builder: Clauses, sub: Sub, element: Element, span: tuple[int, int]) -> Iterator[Lead]:
    for said in builder.said(sub.head, sub.subject, element.items[1:]):
        try:
            if said.head.modal == "would" and sub.mark in ("if", "when"):
                yield Lead("would", _event_act(builder, said), "first" in said.fields, span)
            elif sub.mark in ("after", "before", "when"):
                if said.head.modal or said.head.negated or said.head.past:
                    continue
                settled = "settled" in said.fields
                act = _event_act(builder, said)
                first = sub.first.startswith("the_first_time")
                if sub.first and not first:
                    continue
                yield Lead(
                    "trigger", Event(Timing(sub.mark), act, first=first, settled=settled, span=span), span=span
                )
            elif sub.mark == "if":
                yield Lead("condition", builder.condition(said), span=span)
        except UnfitError:
            continue


def _event_act(builder: Clauses, said: Said) -> Act:
    by = said.subject.node if said.subject is not None else None
    return builder.act(said, by, event=True)


def _and_then(builder: Clauses, lead: Lead, element: Element) -> Iterator[list[Lead]]:
    """ "after this base scores and is replaced": the second event happens to what the first did."""
    if element.subject:
        return
    for said in element_said(builder, element):
        if said.head.passive and not said.head.modal and said.verb in VERB_OF and not said.fields:
            what = lead.value.act.what
            then = Act(VERB_OF[said.verb], what=what, span=said.span)
            yield [evolve(lead, value=evolve(lead.value, then=then))]


# -- the body --------------------------------------------------------------------------------------------------


def _listed(
    builder: Clauses, first: Element, rest: tuple[Element, ...], joints: tuple[str, ...], label: str
) -> Iterator[Line]:
    """ "Choose one for each other player: A OR B"."""
    if [token.word for token in first.head] != ["choose"] or first.subject:
        return
    for parts in attachments(first.items, ["choose"]):
        if (
            not parts
            or not isinstance(parts[0].item, Phrase)
            or parts[0].item.parts[-1][1].word != "&one"
            or parts[0].parts
        ):
            continue
        over = [part for part in parts[1:] if tag(part.item) == "for_each:player"]
        if len(over) != len(parts) - 1 or len(over) > 1:
            continue
        for line in _compose(builder, rest, joints, label):
            if not isinstance(line.body, OneOf):
                continue
            body: Any = line.body
            if over:
                body = ForEach(builder.phrase(over[0]).node, body, span=(first.start, body.span[1]))
            yield evolve(line, body=body)


def _body(builder: Clauses, elements: tuple[Element, ...], joints: tuple[str, ...], label: str) -> Iterator[Line]:
    ops = [_op(joint) for joint in joints]
    for split, make in (("@or", _one_of), ("&then", None)):
        if split in ops:
            cut = ops.index(split)
            for left in _body(builder, elements[: cut + 1], joints[:cut], label):
                for right in _compose(builder, elements[cut + 1 :], joints[cut + 1 :], label):
                    if right.trigger or right.limit or right.replaced:
                        continue
                    if make is not None:
                        yield evolve(left, body=make(plain(left), plain(right)), condition=None)
                    else:
                        body = sequence(plain(left), plain(right), Join.THEN)
                        yield evolve(left, body=body, condition=None, instead=left.instead or right.instead)
            return
    kinds = set(ops) - {","}
    if len(kinds) > 1 or any(op == ":" for op in ops) or (ops and ops[-1] == ","):
        return  # "and" mixed with "or": which joins more closely is not said
    if any(not element.head for element in elements):
        return
    readings = [element_said(builder, element) for element in elements]
    if any(not each for each in readings):
        return
    for choice in _product(readings):
        try:
            yield from _joined(builder, choice, "or" if "or" in kinds else "and", label)
        except UnfitError:
            continue


def _product(readings: list[list[Said]]) -> Iterator[list[Said]]:
    if not readings:
        yield []
        return
    for rest in _product(readings[1:]):
        for said in readings[0]:
            yield [said, *rest]


def _one_of(left: Any, right: Any) -> OneOf:
    options = (
        *(left.options if isinstance(left, OneOf) else (left,)),
        *(right.options if isinstance(right, OneOf) else (right,)),
    )
    return OneOf(options, span=(options[0].span[0], options[-1].span[1]))


def sequence(left: Any, right: Any, join: Join) -> Any:
    parts = (left.parts if isinstance(left, Seq) else (left,), right.parts if isinstance(right, Seq) else (right,))
    joins = (left.joins if isinstance(left, Seq) else (), right.joins if isinstance(right, Seq) else ())
    return Seq((*parts[0], *parts[1]), (*joins[0], join, *joins[1]), span=(left.span[0], right.span[1]))


def _joined(builder: Clauses, saids: list[Said], op: str, label: str) -> Iterator[Line]:
    """Clauses joined by and, or by or. A subject, and "may", reach over what follows without a subject."""
    groups: list[list[Said]] = []
    for said in saids:
        if said.subject is None and not said.head.passive and groups and groups[-1][0].subject is not None:
            leader = groups[-1][0]
            third = not leader.head.modal and not isinstance(leader.subject and leader.subject.node, You)
            if said.head.modal or said.head.form != (
                "third" if third and leader.subject and not leader.subject.many else "bare"
            ):
                raise UnfitError("verb does not agree")
            groups[-1].append(said)
        elif said.subject is None and groups and groups[-1][0].subject is None and not said.head.modal:
            groups[-1].append(said)
        else:
            groups.append([said])
    body: Any = None
    line = Line(None)
    for group in groups:
        part, line = _group(builder, group, op, label, line)
        if body is None:
            body = part
        elif op == "or":
            body = _one_of(body, part)
        else:
            body = sequence(body, part, Join.AND)
    if isinstance(body, Seq) and any(isinstance(each, STATEMENTS) for each in body.parts):
        raise UnfitError("statements are not done in order")
    yield evolve(line, body=body)


def _group(builder: Clauses, group: list[Said], op: str, label: str, line: Line) -> tuple[Any, Line]:
    leader = group[0]
    may = leader.head.modal == "may" and not leader.head.only
    must = leader.head.modal == "must" and leader.subject is not None  # "that player must discard": discards
    if (
        leader.head.modal not in ("", "may", "cannot")
        and not must
        and not (leader.head.only and leader.verb == "use")
    ):
        raise UnfitError(leader.head.modal)
    subject = leader.subject.node if leader.subject is not None and not leader.head.passive else None
    if subject is None and leader.head.modal and not leader.head.passive:
        raise UnfitError("who may")
    bonus = leader.object is not None and leader.object.bonus
    if subject is None and not leader.head.passive and leader.head.form == "third" and not bonus:
        raise UnfitError("who")
    body: Any = None
    acting: Any = None if may or isinstance(subject, You) or subject is None else subject
    for place, said in enumerate(group):
        by = acting
        if place and isinstance(acting, Select) and acting.label is not None:
            by = Ref(acting.label)
        part, line = _one(builder, said, by, label, line, may)
        if body is None:
            body = part
        else:
            body = _one_of(body, part) if op == "or" else sequence(body, part, Join.AND)
    if may:
        if isinstance(body, (*STATEMENTS, Restriction)):
            raise UnfitError("may be")
        by = None if isinstance(subject, You) else subject
        body = May(body, by=by, span=(leader.span[0], body.span[1]))
    return body, line


def _one(builder: Clauses, said: Said, by: Any, label: str, line: Line, may: bool) -> tuple[Any, Line]:
    """One clause, with what trails behind it."""
    if said.verb == "use" and said.head.only:
        return _restriction(said), line
    body: Any = None if may else builder.statement(said)
    fields = said.fields
    if body is None:
        if said.verb in ("reduce", "cancel"):
            body = builder.statement(said)
        elif (
            (
                said.head.passive
                or said.head.perfect
                or said.head.negated
                or "settled" in fields
                or ("now" in fields and said.verb != "play")
            )
            or said.verb == "affect"
            or said.verb == "score"
        ):
            raise UnfitError("no deed")
        else:
            body = builder.act(said, by)
        if body is None:
            raise UnfitError("no deed")
    if isinstance(body, STATEMENTS) and "during" in fields:
        whose = builder.phrase(evolve_prep(fields["during"])).node
        body = While(TurnOf(whose, span=said.span), body, span=said.span)
    if "until" in fields:
        body = Lasting(_statement(body), builder.phrase(evolve_prep(fields["until"])).node, span=said.span)
    elif (said.verb == "cancel" and not said.head.passive) or said.verb == "reduce":
        body = Lasting(_statement(body), None, span=said.span)
    if "over" in fields:
        raise UnfitError("for each of them what")
    if "cost" in fields and said.verb == "choose":
        body = _chosen_for(builder, body, fields["cost"])
    elif "cost" in fields:
        body = Cost(body, _purpose(builder, fields["cost"], label), span=said.span)
    if "condition" in fields:
        body = If(_trailing(builder, fields["condition"]), body, span=said.span)
    if "when" in fields:
        moment = builder.phrase(evolve_prep(fields["when"])).node
        if isinstance(body, STATEMENTS) or line.trigger is not None:
            raise UnfitError("when")
        if label in ("Ongoing", "base"):
            line = evolve(line, trigger=moment)
        else:
            body = Delayed(moment, body, span=said.span)
    if "instead" in fields:
        line = evolve(line, instead=True)
    if "limit" in fields:
        item = fields["limit"].item
        if not isinstance(item, Word):
            raise UnfitError("how often")
        if line.limit is not None or item.word not in _LIMITS:
            raise UnfitError("two limits")
        line = evolve(line, limit=evolve(_LIMITS[item.word], span=(item.start, item.end)))
    if "first" in fields:
        raise UnfitError("the first time")
    return body, line


def _restriction(said: Said) -> Restriction:
    thing = said.object
    if thing is None:
        raise UnfitError("use what")
    node = thing.node
    per = said.fields.get("per") or said.fields.get("limit")
    if not isinstance(node, Select) or per is None or said.head.modal not in ("can", "may"):
        raise UnfitError("use what")
    names = [each.name for each in node.filters if isinstance(each, Named)]
    if len(names) != 1 or len(node.filters) != 1 or not isinstance(node.quantity.high, int):
        raise UnfitError("use what")
    item = per.item
    if not isinstance(item, Word):
        raise UnfitError("how often")
    if item.word not in ("per_base", "per_turn", "each_turn"):
        raise UnfitError("how often")
    over = Per.BASE if item.word == "per_base" else Per.TURN
    return Restriction(Limit(node.quantity.high, over, names[0], span=said.span), span=said.span)


def _chosen_for(builder: Clauses, body: Any, dep: Dep) -> Any:
    """ "chooses one to replace this base": replaces this base with it."""
    sub = dep.item
    assert isinstance(sub, Sub)
    if [token.word for token in sub.head] != ["replace"] or len(dep.parts) != 1 or not isinstance(body, Act):
        raise UnfitError("chosen to what")
    what = builder.phrase(dep.parts[0]).node
    return Act(Verb.REPLACE, by=body.by, what=what, with_=body.what, span=(body.span[0], what.span[1]))


def _purpose(builder: Clauses, dep: Dep, label: str) -> Any:
    sub = dep.item
    assert isinstance(sub, Sub)
    for said in builder.filled(read_head(sub.head), None, dep.parts, sub.head):
        try:
            body, line = _one(builder, said, None, label, Line(None), False)
        except UnfitError:
            continue
        if line == Line(None) and not isinstance(body, STATEMENTS):
            return body
    raise UnfitError("to do what")


def _trailing(builder: Clauses, dep: Dep) -> Any:
    sub = dep.item
    assert isinstance(sub, Sub)
    for about in [builder.phrase(each) for each in phrase_attachments(sub.subject)]:
        for said in builder.filled(read_head(sub.head), about, dep.parts, sub.head):
            return builder.condition(said)
    raise UnfitError("if what")
