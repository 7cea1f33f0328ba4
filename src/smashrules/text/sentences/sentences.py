"""Sentences made into clauses of an ability: what leads reach over, what "and", "or" and "then" join.

A phrase that leads ("After X,", "Until Y,") reaches over the rest of its sentence. "you may" and a subject reach
over the following clauses that have none of their own. Nothing is bound here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import Able, Event, Holds, OnTurn, Restriction
from smashrules.effects.actions import (
    STATEMENTS,
    Act,
    Cost,
    Delayed,
    ForEach,
    Granted,
    If,
    Join,
    Lasting,
    May,
    Modify,
    Moment,
    OneOf,
    Seq,
    While,
)
from smashrules.effects.amounts import Num, Times
from smashrules.effects.conditions import TurnOf
from smashrules.effects.node import Node, walk
from smashrules.effects.selectors import Kind, Select, This, You
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.clauses import element_said
from smashrules.text.clauses.conditions import Conditions
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.partners import by_the_same, in_turn
from smashrules.text.sentences.alternatives import either_way, otherwise
from smashrules.text.sentences.awaiting import awaiting, bare_when, in_its_place, with_awaiting
from smashrules.text.sentences.besides import joined_with_may
from smashrules.text.sentences.done_then import done_then
from smashrules.text.sentences.later import done_until_then, next_time, on_next_turn, put_off, until_then
from smashrules.text.sentences.leads import leads, put_first, than_who_gains
from smashrules.text.sentences.lines import (
    Idle,
    Lead,
    Line,
    PlayNow,
    Several,
    each_statement,
    one_of,
    only_plays,
    plain,
    sequence,
    statement_of,
)
from smashrules.text.sentences.one_clause import purpose
from smashrules.text.sentences.picking import listed, picked
from smashrules.text.sentences.pricing import priced
from smashrules.text.sentences.redirecting import not_yet_affected, put_there, redirected
from smashrules.text.sentences.spending import spending, spends
from smashrules.text.sentences.theirs_to_choose import theirs_to_choose
from smashrules.text.sentences.usage import used_while_it_lasts
from smashrules.text.structure.attach import UnfitError, phrase_attachments, tag
from smashrules.text.structure.elements import (
    apart_played,
    done_to_it,
    elliptic,
    given_apart,
    interposed,
    number_again,
    or_if,
    or_instead,
    other_if,
    shared_object,
)
from smashrules.text.structure.syntax import Element, Item, Parsed, Phrase, Sub
from smashrules.text.trees.bodies import fixes
from smashrules.text.words.lexicon import lexicon
from smashrules.text.words.roles import bare


def lines(builder: Conditions, parsed: Parsed, label: str) -> list[Line]:
    """Every way to read a sentence; empty when there is none."""
    elements, joints = other_if(parsed.elements, parsed.joints, builder.text)
    first = elements[0]
    if [token.word for token in first.head] == ["do_nothing"] and not (joints or first.items or first.subject):
        return [Line(Idle((first.start, first.end)), span=(first.start, first.end))]
    found: list[Line] = []
    read = list(_compose(builder, elements, joints, label))
    if (ahead := put_first(elements, joints)) is not None and label in ("Ongoing", "Special", "base"):
        read += [than_who_gains(each) for each in _compose(builder, *ahead, label) if each.happens is not None]
    for line in read:
        when = line.trigger
        if isinstance(when, Moment) and when.next:  # each time, or once at the end of the next turn
            continue
        aside = redirected(line) if line.instead else None
        if aside is not None:
            line, when = aside, aside.trigger
        if isinstance(when, Able):
            if not in_its_place(line):
                continue
            line = replace(line, instead=False)
        if line.instead and line.replaced is None and bare_when(when):
            line = replace(line, replaced=when.act, first=when.first, trigger=None)
        stated = isinstance(line.body, While) and line.trigger is None and line.replaced is None
        differs = label == "Special" and line.instead and line.replaced is None  # "Play before ... and draw instead"
        differs = differs and (isinstance(line.body, PlayNow) or line.trigger is None)
        differs = differs or (line.instead and line.replaced is None and line.trigger is None)  # than the one before
        differs = differs or (line.replaced is not None and only_plays(line.body))  # what then comes is told next
        if bool(line.replaced) != line.instead and not (line.instead and stated) and not differs:
            continue
        if label and line.trigger is None and spends(line.body):  # a play is given up on the turn that gives it
            line = replace(line, trigger=OnTurn(You(span=line.body.span), span=line.body.span))
        line = not_yet_affected(replace(line, span=(elements[0].start, elements[-1].end)))
        if line not in found:
            found.append(line)
    return found


def _op(joint: str) -> str:
    words = [word for word in joint.split() if word not in (",", "either")]
    return words[0] if words else ","


def _comma(joint: str) -> bool:
    return joint.startswith(",")


def _compose(
    builder: Conditions, elements: tuple[Element, ...], joints: tuple[str, ...], label: str
) -> Iterator[Line]:
    elements, joints = interposed(elements, joints)
    elements, joints = given_apart(number_again(elements), joints)
    first = elements[0]
    if len(elements) > 1 and _op(joints[0]) == ":":
        choices = listed(first)
        for line in _compose(builder, elements[1:], joints[1:], label) if choices else ():
            for choice in choices:
                with suppress(UnfitError):
                    yield picked(builder, choice, line, elements[1:], joints[1:], label)
        return
    if not first.head and len(elements) > 1 and _op(joints[0]) != "@or":
        cut = 1
        while cut < len(elements) and _op(joints[cut - 1]) in ("and", "or") and not _comma(joints[cut - 1]):
            cut += 1  # "after this base scores and is replaced,"
        if cut == len(elements):
            return
        joins = [_op(each) for each in joints[: cut - 1]]
        for above in leads(builder, elements[:cut], joins, label):
            if [each.kind for each in above] == ["condition"] and or_if(elements[cut:], joints[cut:]):
                yield from _or_if_that(builder, above, elements[cut:], joints[cut:], label)
                continue
            for line in _compose(builder, elements[cut:], joints[cut:], label):
                try:
                    yield _under(builder, above, line, label)
                except UnfitError:
                    continue
        return
    yield from _body(builder, elements, joints, label)


def _or_if_that(
    builder: Conditions, above: list[Lead], elements: tuple[Element, ...], joints: tuple[str, ...], label: str
) -> Iterator[Line]:
    """ "If C, A, or if D, B": B where C does not hold and D does."""
    for first in _body(builder, elements[:1], (), label):
        for second in _compose(builder, elements[1:], joints[1:], label):
            with suppress(UnfitError):
                one = _under(builder, above, first, label)
                yield replace(one, body=otherwise(plain(one), plain(second)), condition=None)


def _under(builder: Conditions, leads: list[Lead], line: Line, label: str) -> Line:
    for lead in reversed(leads):
        line = _under_one(builder, lead, line, label)
    return line


def _under_one(builder: Conditions, lead: Lead, line: Line, label: str) -> Line:
    kind, value, span = lead.kind, lead.value, lead.span
    body = line.body
    meanwhile = kind == "trigger" and isinstance(value, Holds) and value.throughout
    if meanwhile and isinstance(body, (*STATEMENTS, Several)):  # "During a duel here, your minions have +1 power"
        return replace(line, body=each_statement(body, lambda each: While(value.condition, each, span=span)))
    if kind in ("trigger", "edge", "turn"):
        if kind == "turn" and isinstance(body, (*STATEMENTS, Several)):
            return replace(line, body=each_statement(body, lambda each: While(TurnOf(value), each, span=span)))
        if kind == "turn" and isinstance(line.trigger, Event) and line.condition is None:
            return replace(line, condition=TurnOf(value, span=span))  # "Once on your turn, after you play ..."
        if kind == "turn" and isinstance(line.trigger, OnTurn) and line.trigger.whose == value:
            return line  # "On your turn, you may use your regular action play to ..."
        if kind == "trigger":
            line = put_off(value, line, builder.text)
        if line.trigger is not None:
            raise UnfitError("two triggers")
        if kind == "edge" and line.condition is not None:  # what was done until then
            own = label in ("", "Talent")
            line = replace(line, condition=done_until_then(value, line.condition, own))
        if kind == "edge":
            body = until_then(body)
            line = replace(line, body=body)
        if kind == "edge" and label in ("", "Talent") and not isinstance(body, STATEMENTS) and label != "base":
            return replace(line, body=Delayed(value, plain(line), span=span), condition=None)
        return replace(line, trigger=OnTurn(value, span=span) if kind == "turn" else value)
    if kind == "later" and value.whose is not None and label in ("Ongoing", "base"):
        # "If you have a minion here at the start of your turn, ..."
        return replace(line, trigger=value)
    if kind == "later":  # "If you control it at the end of the turn, ..."
        return replace(line, body=Delayed(value, plain(line), span=span), condition=None)
    if kind == "next-turn":
        if isinstance(line.trigger, Event) or line.replaced is not None:  # "on your next turn, after you ..."
            line = awaiting(line)
            return replace(line, body=on_next_turn(line.body, value.whose, span))
        if line.trigger is not None or line.limit is not None:
            raise UnfitError("what is kept for a turn to come")
        return replace(line, body=on_next_turn(plain(line), value.whose, span), condition=None)
    if kind == "in-turn":
        return replace(line, body=in_turn(body, value))
    if kind == "would" and isinstance(line.trigger, Moment) and line.limit is None:  # "... at the end of it instead"
        later = Delayed(line.trigger, plain(line), span=span)
        return Line(later, replaced=value, first=lead.first, instead=line.instead, span=line.span)
    if kind == "would":
        return replace(line, replaced=value, first=lead.first, body=put_there(body))
    if kind in ("amid", "also"):
        return replace(line, **{kind: value})
    if kind == "next" or (kind == "until" and isinstance(body, Delayed)):  # "the next time X, Y"
        return replace(line, body=next_time(line, value, span), condition=None)
    if kind == "happens":  # "Ongoing: If another player destroys one of your minions, ..."
        if label not in ("Ongoing", "Special", "base") or line != Line(body, span=line.span):
            raise UnfitError("if what happens")
        return replace(line, happens=value)
    if kind == "limit":
        if line.limit is not None:
            raise UnfitError("two limits")
        return replace(line, limit=value)
    if kind == "condition" and line.trigger is not None and line.condition is None and line.limit is None:
        return replace(line, condition=value)  # "If C, after X, Y"
    if kind in ("if-so", "otherwise") and isinstance(line.trigger, Moment) and line.limit is None:
        later = Delayed(line.trigger, plain(line), span=span)  # "If you do, at the end of the turn ..."
        line = Line(later, instead=line.instead, span=line.span)
    if kind == "during" and isinstance(line.trigger, Event) and line.condition is None and line.limit is None:
        return replace(line, condition=TurnOf(value, span=span))
    if kind == "until" and (line.trigger is not None or line.replaced is not None):
        return replace(awaiting(line), body=_until(awaiting(line).body, value, span))
    if line.trigger is not None or line.limit is not None:
        raise UnfitError(f"{kind} before a trigger")
    if kind == "condition":
        if isinstance(body, (*STATEMENTS, Several)):
            return replace(line, body=each_statement(body, lambda each: While(value, each, span=span)))
        return replace(line, condition=value, body=plain(line))
    lasts = isinstance(body, (*STATEMENTS, Several)) or used_while_it_lasts(body) is not None
    if kind == "until" or (kind == "now" and lasts and label != "Ongoing"):
        return replace(line, body=_until(body, value, span))
    if kind == "now" and isinstance(body, (Act, May, Lasting)):  # "This turn, you may play an extra action"
        return line
    if kind == "during":
        return replace(line, body=each_statement(body, lambda each: While(TurnOf(value), each, span=span)))
    if kind == "each":
        return replace(line, body=ForEach(value, plain(line), span=span), condition=None)
    if kind == "per":
        if isinstance(body, Modify) and isinstance(body.amount, Num):
            counted = builder.counted(value)
            return replace(line, body=replace(body, amount=Times(body.amount.value, counted, span=span)))
        if isinstance(body, (*STATEMENTS, Several, Restriction)) or not isinstance(value.node, Select):
            raise UnfitError("for each of them what")
        return replace(line, body=ForEach(value.node, plain(line), span=span), condition=None)
    if kind == "otherwise":
        return replace(line, otherwise=True)
    if kind == "if-so":
        return replace(line, if_so=True)
    if kind == "spend":
        if not label or not isinstance(body, (May, Act, Cost, Seq, Lasting)):
            raise UnfitError("instead of the regular play")
        return replace(line, body=spending(body, value), trigger=OnTurn(You(span=span), span=span))
    raise UnfitError(kind)


EFFECTS = (Act, Seq, May, Cost, If, OneOf, ForEach, Lasting, Delayed)


_LASTING = (Verb.TAKE_CONTROL, Verb.GIVE_CONTROL)
"""Deeds that go back to what was when their time is over."""


def _until(body: Any, moment: Moment, span: tuple[int, int]) -> Any:
    body = used_while_it_lasts(body) or priced(body) or body
    if isinstance(body, OneOf):
        return replace(body, options=tuple(_until(each, moment, span) for each in body.options))
    if isinstance(body, Several):
        parts = tuple(_until(each, moment, span) for each in body.bodies)
        return Seq(parts, (Join.AND,) * (len(parts) - 1), span=body.span)
    if isinstance(body, Seq):  # "until the end of the turn, take control of a minion and cancel its abilities"
        return replace(body, parts=tuple(_of_what_is_known(_until(each, moment, span)) for each in body.parts))
    if isinstance(body, Act) and body.verb in _LASTING and body.until is None:
        return replace(body, until=moment)
    if isinstance(body, May):  # "until the end of the turn, you may reduce its breakpoint by 2"
        held = _until(body.effect, moment, span)
        if not isinstance(held, Lasting) or (held.lead and _whatever_fits(held.statement)):
            raise UnfitError("for what there is, or whatever comes")
        return replace(body, effect=replace(held, lead=False))
    if isinstance(body, Lasting) and not (body.until or body.stays or body.spends):
        body = body.statement  # what is reduced, or cancelled, would be so for as long as the rules say
    stated = statement_of(body)
    return Lasting(stated, moment, lead=not fixes(stated), span=(span[0], body.span[1]))


def _of_what_is_known(held: Any) -> Any:
    """A part of what is done for a time, said of what the part before has chosen."""
    if not isinstance(held, Lasting) or not held.lead:
        return held
    about = getattr(held.statement, "what", None)
    described = isinstance(about, Node) and any(
        isinstance(each, Select) and each.kind is not Kind.ABILITY for each in walk(about)
    )
    if described or not isinstance(about, Node):
        raise UnfitError("for what there is, or whatever comes")
    return replace(held, lead=False)


def _whatever_fits(statement: Any) -> bool:
    """Whether a statement is about all that a description fits, and not about what is known."""
    about = statement.statement if isinstance(statement, While) else statement
    what = getattr(about, "what", None)
    return not isinstance(what, Node) or any(isinstance(each, Select) for each in walk(what))


# -- the body --------------------------------------------------------------------------------------------------


def _labelled(builder: Conditions, element: Element, label: str) -> Iterator[Line]:
    """ "Choose one: Ongoing: A OR Ongoing: B": the card has the one that is chosen for as long as it is in play."""
    with suppress(UnfitError):
        for dep in phrase_attachments(element.items):
            thing = builder.phrase(dep)
            if thing.cat == "option" and not label:
                given = Granted(This(span=thing.span), thing.node, span=thing.span)
                yield Line(Lasting(given, stays=True, span=thing.span))


def _body(builder: Conditions, elements: tuple[Element, ...], joints: tuple[str, ...], label: str) -> Iterator[Line]:
    ops = [_op(joint) for joint in joints]
    last = elements[-1]
    if len(elements) == 1 and not last.head:
        yield from _labelled(builder, last, label)
        return
    loose = last.items[0] if last.items and not last.head and not last.subject else None
    if len(elements) == 2 and ops == [","] and elements[0].head and isinstance(loose, Sub) and loose.mark == "unless":
        whole = replace(elements[0], items=(*elements[0].items, *last.items), end=last.end)
        yield from _body(builder, (whole,), (), label)  # "..., unless you have a minion here"
        return
    if len(elements) > 1 and ops[-1] == "," and elements[-2].head and not isinstance(loose, (Sub, type(None))):
        whole = replace(elements[-2], items=(*elements[-2].items, *last.items), end=last.end)
        yield from _body(builder, (*elements[:-2], whole), joints[:-1], label)  # "..., until the end of the turn"
        return
    if len(elements) > 1 and ops[-1] == "," and not last.head and _opens(last, "&to"):
        for paid in _body(builder, elements[:-1], joints[:-1], label):  # "either A, or B, to do C"
            for dep in phrase_attachments(last.items):
                with suppress(UnfitError):
                    yield replace(paid, body=_paid(paid.body, purpose(builder, dep, label)))
        return
    if (parts := or_instead(elements, joints) or or_if(elements, joints)) is not None:
        yield from _or_instead(builder, *parts, label)
        return
    if set(ops[:-1]) == {"and"} and ops[-1] == "or" and _comma(joints[-1]) and not any(map(_comma, joints[:-1])):
        ops[-1] = "@or"  # "A and B, or C": the comma says how far the "and" reaches
    if joints[:1] == ("and",) and ops == ["and", "or"] and done_to_it(_shared_subject(elements, 0), theirs=True):
        ops[0] = "&then"  # "each player reveals a card and draws it or discards it"
    for split, make in (("@or", one_of), ("&then", None)):
        if split in ops:
            cut = ops.index(split)
            if split == "&then":
                elements = _shared_subject(elements, cut)
            try:
                theirs = theirs_to_choose(builder, elements[: cut + 1], elements[cut + 1 :]) if make else None
            except UnfitError:
                return
            before = theirs.before if theirs is not None else elements[: cut + 1]
            for left in _body(builder, before, joints[:cut], label):
                following = theirs.behind if theirs is not None else elements[cut + 1 :]
                if split == "@or" and _purposed(elements[cut]):
                    following = _without_to(following)
                for right in _compose(builder, following, joints[cut + 1 :], label):
                    if right.trigger or right.limit or right.replaced:
                        continue
                    if right.otherwise or right.if_so or isinstance(left.body, (Several, PlayNow)):
                        continue
                    if make is not None:
                        with suppress(UnfitError):
                            body = _offered(left, right, elements[cut])
                            if theirs is not None:
                                body = theirs.chosen(left, right, body)
                            yield replace(left, body=body, condition=None)
                    else:
                        then = by_the_same(plain(left), plain(right))
                        body = done_then(plain(left), then, elements[cut + 1])
                        yield replace(left, body=body, condition=None, instead=left.instead or right.instead)
            return
    if ops == ["and", "or"] and elements[0].items and (_bare_verb(elements[1]) or done_to_it(elements)):
        joints = (f", {joints[0]}", *joints[1:])  # "look at them and play or draw one": the two verbs belong together
    if _closer(joints, ops, elements[0].head[-1:] != () and elements[0].head[-1].word == "search"):
        for left in _body(builder, elements[:1], (), label):
            for right in _body(builder, elements[1:], joints[1:], label):
                if right == Line(right.body) and not isinstance(left.body, (*STATEMENTS, Several, PlayNow)):
                    with suppress(UnfitError):
                        more = _into_purpose if ops[0] == "or" and _purposed(elements[0]) else None
                        whole = more(left.body, right.body) if more else _with_more(left.body, right.body, ops[0])
                        yield replace(left, body=whole)
        return
    if (at := _waits_behind(elements, ops)) is not None:
        for left in _body(builder, elements[:at], joints[: at - 1], label):
            for right in _compose(builder, elements[at:], joints[at:], label):
                with suppress(UnfitError):
                    yield replace(left, body=with_awaiting(left, right))
        return
    kinds = set(ops) - {","}
    if len(kinds) > 1 or any(op == ":" for op in ops) or (ops and ops[-1] == ","):
        return  # "and" mixed with "or": which joins more closely is not said
    if len(elements) == 2 and ops == ["or"] and not elements[1].head:
        elements = elliptic(elements[0], elements[1])
    if len(elements) == 1 and not ops:
        elements, ops = apart_played(elements[0])
        kinds = set(ops)
    elements = shared_object(elements, ops)
    if any(not element.head for element in elements):
        return
    if elements[0].head and [token.word for token in elements[0].head] == ["play"] and not elements[0].subject:
        items = elements[0].items
        if len(elements) == 2 and ops == ["and"] and items and isinstance(items[0], Sub):
            for now in _body(builder, elements[:1], (), label):
                for then in _body(builder, elements[1:], (), label):
                    done = (*EFFECTS, *STATEMENTS) if then.instead else EFFECTS
                    if isinstance(now.body, PlayNow) and isinstance(then.body, done) and then.trigger is None:
                        yield replace(now, body=replace(now.body, then=then.body), instead=then.instead)
            return
        if items and _says_when(items[0]):
            span = (elements[0].start, elements[0].end)
            for above in leads(builder, (replace(elements[0], head=()), *elements[1:]), ops, label):
                with suppress(UnfitError):
                    yield _under(builder, above, Line(PlayNow(span)), label)
            return
    readings = [element_said(builder, element) for element in elements]
    if any(not each for each in readings):
        return
    linking = next((op for op in ("or", "and/or") if op in kinds), "and")
    for choice in _product(readings):
        try:
            yield from joined_with_may(builder, choice, linking, label)
        except UnfitError:
            continue


def _says_when(item: Item) -> bool:
    """ "Play before a base scores", "play at the end of your turn"."""
    if isinstance(item, Sub):
        return item.mark in ("before", "after", "when")
    return isinstance(item, Phrase) and tag(item) in ("at:edge", "on:turn", "during:duel")


def _or_instead(builder: Conditions, one: Element, other: Element, lead: Element, label: str) -> Iterator[Line]:
    """ "A, or B instead if C", "A, or if C, B": B if C holds, else A."""
    for (found,) in [each for each in leads(builder, (lead,), [], label) if [a.kind for a in each] == ["condition"]]:
        for left in _body(builder, (one,), (), label):
            for right in _body(builder, (other,), (), label):
                if (left, right) != (Line(left.body, span=left.span), Line(right.body, span=right.span)):
                    continue
                with suppress(UnfitError):
                    yield replace(left, body=either_way(found.value, left.body, right.body))


def _opens(element: Element, mark: str) -> bool:
    return bool(element.items) and isinstance(element.items[0], Sub) and element.items[0].mark == mark


def _paid(body: Any, effect: Any) -> Any:
    span = (body.span[0], effect.span[1])
    if isinstance(body, May):
        return replace(body, effect=_paid(body.effect, effect), span=span)
    if not isinstance(body, (Act, OneOf)):
        raise UnfitError("what is done for it")
    return Cost(body, effect, span=span)


def _closer(joints: tuple[str, ...], ops: list[str], searched: bool) -> bool:
    """ "A, and B or C": what follows the first comma and its "and" is joined more closely."""
    if len(set(ops)) != 2 or not set(ops) <= {"and", "or"}:
        return False
    return ops[1:] == [ops[-1]] * (len(ops) - 1) and ops[0] != ops[-1] and (_comma(joints[0]) or searched)


def _with_more(one: Any, other: Any, op: str) -> Any:
    span = (one.span[0], other.span[1])
    if isinstance(other, (*STATEMENTS, Several, PlayNow)) or (isinstance(other, May) and isinstance(one, May)):
        raise UnfitError("which of them")
    if isinstance(one, May):
        return replace(one, effect=_with_more(one.effect, other, op), span=span)
    if isinstance(one, Cost) and op == "and":  # "X to do A, and B or C": all of that is what X is done for
        return replace(one, effect=_with_more(one.effect, other, op), span=span)
    return one_of(one, other) if op == "or" else sequence(one, other, Join.AND)


def _bare_verb(element: Element) -> bool:
    """A verb whose object comes behind the next one: "play" in "play or draw one of them"."""
    return len(element.head) == 1 and not element.items and not element.subject


def _waits_behind(elements: tuple[Element, ...], ops: list[str]) -> int | None:
    """Where in "X gains +2 power, and if it would be destroyed, ..." the part that waits for something begins."""
    for place, element in enumerate(elements):
        opener = element.items[0] if element.items and not element.head and not element.subject else None
        if place and isinstance(opener, Sub) and opener.mark in ("if", "when", "after") and ops[place - 1] == "and":
            return place
    return None


def _shared_subject(elements: tuple[Element, ...], cut: int) -> tuple[Element, ...]:
    """ "The winner draws three cards, then discards two": the subject of the first does the second too."""
    one, other = elements[cut], elements[cut + 1]
    first, second = one.head, other.head
    verbs, told = lexicon().classes["VERBS"], [token.word for token in first]
    if not one.subject or other.subject or len(second) != 1:
        return elements
    they = isinstance(one.subject[-1], Phrase) and one.subject[-1].parts[-1][1].word == "they"
    third = len(first) == 1 and first[0].word in verbs and second[0].word in verbs
    bares = bare(first[-1].word, lexicon()) and bare(second[0].word, lexicon())
    must = first[:1] if bares and told[0] == "must" else ()  # "must draw a card, then discard one"
    if must or third or (len(first) == 1 and (they or (bares and _several_players(one)))):
        shared = replace(other, subject=one.subject, head=(*must, *second))
        return (*elements[: cut + 1], shared, *elements[cut + 2 :])
    return elements


def _several_players(element: Element) -> bool:
    """ "You and that player each discard a card, then draw one", "two players ..."."""
    nouns = lexicon().nouns
    said = [item.parts[-1][-1].word for item in element.subject if isinstance(item, Phrase)]
    return any(nouns.get(word, ("",))[0] in ("player", "opponent") for word in said)


def _offered(left: Line, right: Line, last: Element) -> Any:
    """ "A OR B". "you may" and "to either" before the first reach over the second too."""
    one, other = plain(left), plain(right)
    if _purposed(last):
        return _into_purpose(one, other)
    if isinstance(one, May) and left.condition is None and isinstance(other, (Act, Seq, OneOf, Lasting, Cost)):
        if _by_someone(other):
            raise UnfitError("who does the other")
        return replace(one, effect=one_of(one.effect, other), span=(one.span[0], other.span[1]))
    return one_of(one, other)


def _by_someone(effect: Any) -> bool:
    return isinstance(effect, Act) and effect.by is not None


def _purposed(element: Element) -> bool:
    return any(isinstance(item, Sub) and item.mark == "&to" and item.first == "either" for item in element.items)


def _without_to(elements: tuple[Element, ...]) -> tuple[Element, ...]:
    """ "to either draw a card OR to play one": the second "to" says the first again."""
    first = elements[0]
    item = first.items[0] if first.items else None
    if first.head or not isinstance(item, Sub) or item.mark != "&to" or item.subject:
        return elements
    return (replace(first, head=item.head, items=first.items[1:]), *elements[1:])


def _into_purpose(effect: Any, other: Any) -> Any:
    span = (effect.span[0], other.span[1])
    if isinstance(effect, May):
        return replace(effect, effect=_into_purpose(effect.effect, other), span=span)
    if isinstance(effect, Cost):
        return replace(effect, effect=one_of(effect.effect, other), span=span)
    raise UnfitError("to do either what")


def _product(readings: list[list[Said]]) -> Iterator[list[Said]]:
    if not readings:
        yield []
        return
    for rest in _product(readings[1:]):
        for said in readings[0]:
            yield [said, *rest]
