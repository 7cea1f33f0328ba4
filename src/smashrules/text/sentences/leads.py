"""What stands at the head of a sentence and reaches over the rest of it: events, conditions, times, limits.

What follows behind them is not known here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import Able, Event, Holds, OnTurn, Timing, Whichever
from smashrules.effects.actions import Act, Moment, Side
from smashrules.effects.conditions import AllOf, AnyOf, Did, Done, Dueling, Is, TurnOf
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Controlled,
    Kind,
    Other,
    OwnerOf,
    Quantity,
    Ref,
    Select,
    This,
    Where,
    You,
)
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.bygone import denied
from smashrules.text.clauses.clauses import element_said, routes
from smashrules.text.clauses.conditions import Conditions
from smashrules.text.clauses.said import VERB_OF, Said, from_now_on
from smashrules.text.nouns.determiners import end_of, evolve_prep
from smashrules.text.sentences.lines import LIMITS, Lead, Line
from smashrules.text.sentences.this_or_that import (
    FIRST,
    NEXT,
    NO_EVENT,
    TIMES,
    any_done,
    each_done,
    each_turn,
    either_event,
    event_act,
    is_event,
    is_first,
    so_manyth,
)
from smashrules.text.sentences.undergoing import what_holds
from smashrules.text.structure.attach import Dep, UnfitError, phrase_attachments, tag
from smashrules.text.structure.heads import read_head
from smashrules.text.structure.syntax import Element, Item, Phrase, Sub, Word
from smashrules.text.words.lexicon import lexicon
from smashrules.text.words.tokens import Token

_FROM_THEN = ("when", "after", "whenever", "each_time")
"""What opens a clause that tells from when on something is so."""


def leads(builder: Conditions, elements: tuple[Element, ...], joins: list[str], label: str) -> Iterator[list[Lead]]:
    """What the leading phrases ``elements``, joined by ``joins``, say."""
    first, more = elements[0], elements[1:]
    item = first.items[0]
    span = (first.start, elements[-1].end)
    if isinstance(item, Sub):
        yield from _events(builder, item, first.items[1:], more, joins, span)
        return
    results: list[list[Lead]] = [[]]
    rest = list(first.items)
    while rest:
        head = rest.pop(0)
        if isinstance(head, Word):
            kind = lexicon().adverbs.get(head.word)
            if kind == "limit" and head.word in LIMITS:
                limit = replace(LIMITS[head.word], span=(head.start, head.end))
                results = [[*each, Lead("limit", limit)] for each in results]
            elif kind == "now":  # "This turn, ...": until it ends
                moment = Moment(Side.END, span=(head.start, head.end))
                results = [[*each, Lead("until", moment, span=moment.span)] for each in results]
            elif kind in ("otherwise", "if-so"):
                results = [[*each, Lead(kind, None)] for each in results]
            elif kind == "now" and not rest:
                end = Moment(Side.END, span=(head.start, head.end))
                results = [[*each, Lead(kind, end, span=span)] for each in results]
            else:
                return
            continue
        if isinstance(head, Sub) and results != [[]]:  # "Once per turn after you play ..."
            events = list(_events(builder, head, tuple(rest), more, joins, span))
            yield from ([*each, *found] for each in results for found in events)
            return
        if not isinstance(head, Phrase):
            return
        if more:
            if results == [[]] and joins == ["or"]:
                yield from _whichever(builder, tuple(first.items), more, span)
            return
        phrase: list[Any] = [head]
        while rest and not (isinstance(rest[0], Word) and rest[0].word in LIMITS) and not _opens_event(rest[0]):
            phrase.append(rest.pop(0))
        found: list[Lead] = []
        for dep in phrase_attachments(tuple(phrase)):
            try:
                found.append(_phrase_lead(builder, dep, span))
            except UnfitError:
                continue
        results = [[*each, lead] for each in results for lead in found]
    if not more:
        yield from results


def put_first(
    elements: tuple[Element, ...], joints: tuple[str, ...]
) -> tuple[tuple[Element, ...], tuple[str, ...]] | None:
    """ "Draw a card if X (and Y)" as "if X (and Y), draw a card"; None where no "if" stands behind."""
    main, *more = elements
    place = next((at for at, each in enumerate(main.items) if isinstance(each, Sub) and each.mark == "if"), 0)
    if not main.head or not place or len(more) > 1 or (more and (joints != ("and",) or more[0].subject)):
        return None
    if any(isinstance(each, Sub) for each in main.items[place + 1 :]):
        return None
    begin, end = main.items[place].start, main.end
    lead = Element(main.items[place:], start=begin, end=end)
    said = replace(main, items=main.items[:place], end=main.items[place - 1].end)
    return (lead, *more, said), (*joints, ",")


def than_who_gains(line: Line) -> Line:
    """ "Its owner gains 1 VP if another player wins this base and controls this minion": you control it yourself, so
    that another player than its owner is meant."""
    held, doer = line.condition, line.happens.act.by
    holder = (
        [each.by for each in held.description.filters if isinstance(each, Controlled)] if _of_itself(held) else []
    )
    gains = line.body.by if isinstance(line.body, Act) else None
    if not holder or not isinstance(doer, Select) or not isinstance(gains, OwnerOf):
        return line
    if not any(isinstance(each, Other) and isinstance(each.than, You) for each in doer.filters):
        return line
    others = tuple(replace(each, than=gains) if isinstance(each, Other) else each for each in doer.filters)
    act = replace(line.happens.act, by=replace(doer, filters=others))
    return replace(line, happens=replace(line.happens, act=act))


def _of_itself(held: Any) -> bool:
    return isinstance(held, Is) and isinstance(held.what, This)


def _opens_event(item: Item) -> bool:
    """ "At the end of each turn if ...": a second lead."""
    return isinstance(item, Sub) and item.mark in ("if", "after", "when")


def _whichever(
    builder: Conditions, items: tuple[Item, ...], more: tuple[Element, ...], span: tuple[int, int]
) -> Iterator[list[Lead]]:
    """ "at the start of your turn or after a minion is destroyed"."""
    if len(more) == 1 and not more[0].head and isinstance(more[0].items[0], Phrase):
        yield from _at_either(builder, items, more[0].items, span)
        return
    if len(more) != 1 or more[0].head or not isinstance(more[0].items[0], Sub):
        return
    for dep in phrase_attachments(items):
        with suppress(UnfitError):
            lead = _phrase_lead(builder, dep, span)
            for found in _event_lead(builder, more[0].items[0], more[0].items[1:], span):
                if lead.kind == "edge" and [each.kind for each in found] == ["trigger"]:
                    yield [Lead("trigger", Whichever((lead.value, found[0].value), span=span), span=span)]


def _at_either(
    builder: Conditions, items: tuple[Item, ...], others: tuple[Item, ...], span: tuple[int, int]
) -> Iterator[list[Lead]]:
    """ "on your turn or during a duel involving your minion"."""
    times: list[Any] = []
    for each in (items, others):
        for dep in phrase_attachments(each):
            with suppress(UnfitError):
                lead = _phrase_lead(builder, dep, span)
                at = OnTurn(lead.value, span=lead.span) if lead.kind == "turn" else lead.value
                times += [at] if lead.kind in ("turn", "edge", "trigger") else []
    if len(times) == 2:
        yield [Lead("trigger", Whichever((times[0], times[1]), span=span), span=span)]


def _events(
    builder: Conditions,
    sub: Sub,
    items: tuple[Item, ...],
    more: tuple[Element, ...],
    joins: list[str],
    span: tuple[int, int],
) -> Iterator[list[Lead]]:
    if len(more) > 1:
        if set(joins) == {"and"} and sub.mark in ("if", "while", "as_long_as") and all(each.subject for each in more):
            yield from _all_hold(builder, sub, items, more, span)
        return
    if not more:
        yield from _event_lead(builder, sub, items, span)
    elif joins == ["and"] and sub.mark in ("if", "while", "as_long_as"):
        yield from _both_hold(builder, sub, items, more[0], span)
    elif joins == ["and"]:
        for found in _event_lead(builder, sub, items, span):
            if [lead.kind for lead in found] == ["trigger"]:
                yield from _and_then(builder, found[0], more[0])
    elif joins == ["or"]:
        if sub.mark in ("if", "while", "as_long_as") and more[0].subject:
            yield from _either_holds(builder, sub, items, more[0], span)
        yield from either_event(builder, sub, items, more[0], span)


def _both_hold(
    builder: Conditions, sub: Sub, items: tuple[Item, ...], other: Element, span: tuple[int, int]
) -> Iterator[list[Lead]]:
    """ "if you have a minion here and it is not your turn": both conditions."""
    if not other.head:
        return
    for found in _event_lead(builder, sub, items, span):
        if [lead.kind for lead in found] == ["happens"]:
            yield from _happens_while(builder, sub, found[0], other)
        if [lead.kind for lead in found] != ["condition"] or isinstance(found[0].value, Did):
            continue
        for said in builder.said(other.head, other.subject or sub.subject, other.items):
            with suppress(UnfitError):
                second = builder.condition(said)
                yield [Lead("condition", AllOf((found[0].value, second), span=span), span=span)]


def _all_hold(
    builder: Conditions, sub: Sub, items: tuple[Item, ...], more: tuple[Element, ...], span: tuple[int, int]
) -> Iterator[list[Lead]]:
    """ "if you have a minion here and you have an action here and it is your turn": three conditions, or more."""
    for found in _both_hold(builder, sub, items, more[0], span):
        if [lead.kind for lead in found] != ["condition"]:
            continue
        held: list[Any] = list(found[0].value.conditions)
        for each in more[1:]:
            asked: list[Any] = []
            for said in builder.said(each.head, each.subject, each.items):
                with suppress(UnfitError):
                    condition = builder.condition(said)
                    asked += [condition] if condition not in asked else []
            held += asked if len(asked) == 1 else []
        if len(held) == len(more) + 1:
            yield [Lead("condition", AllOf(tuple(held), span=span), span=span)]


def _either_holds(
    builder: Conditions, sub: Sub, items: tuple[Item, ...], other: Element, span: tuple[int, int]
) -> Iterator[list[Lead]]:
    """ "if you have a minion here or it is your turn": one of the conditions."""
    for found in _event_lead(builder, sub, items, span):
        if [lead.kind for lead in found] != ["condition"] or isinstance(found[0].value, Did) or not other.head:
            continue
        for said in builder.said(other.head, other.subject, other.items):
            with suppress(UnfitError):
                yield [Lead("condition", AnyOf((found[0].value, builder.condition(said)), span=span), span=span)]


def _happens_while(builder: Conditions, sub: Sub, happens: Lead, other: Element) -> Iterator[list[Lead]]:
    """ "if another player wins this base and controls this minion": an event, and what holds of who does it."""
    doer = happens.value.act.by
    if other.subject or sub.mark != "if" or not isinstance(doer, Select) or doer.label is None:
        return
    for said in builder.said(other.head, sub.subject, other.items):
        with suppress(UnfitError):
            assert said.subject is not None
            who: Any = Ref(doer.label, "that player", span=said.span)
            held = builder.condition(replace(said, subject=replace(said.subject, node=who)))
            if not isinstance(held, (Did, Done)):
                yield [Lead("condition", held, span=said.span), happens]
                return


def _phrase_lead(builder: Conditions, dep: Dep, span: tuple[int, int]) -> Lead:
    what = tag(dep.item)
    prep = what.partition(":")[0]
    thing = builder.phrase(dep if prep == "for_each" else evolve_prep(dep))
    if what == "until:edge":
        return Lead("until", thing.node, span=span)
    if what == "at:edge":
        return Lead("edge", thing.node, span=span)
    if what == "on:turn" and thing.next:
        return Lead("next-turn", OnTurn(thing.node, span=thing.span), span=span)
    if what == "on:turn":
        return Lead("turn", thing.node, span=span)
    if what == "during:turn" and thing.next:
        return Lead("next-turn", OnTurn(thing.node, span=thing.span), span=span)
    if what == "during:turn":
        return Lead("during", thing.node, span=span)
    if what in ("for_each:player", "for_each:base"):
        return Lead("each", thing.node, span=span)
    if what in ("for_each:card", "for_each:counter", "for_each:it"):
        return Lead("per", thing, span=span)
    if what == "during:duel" and thing.node is None and thing.many:  # "during duels": whoever fights
        any_two = Dueling(Select(Kind.MINION, ONE, span=span), span=span)
        return Lead("trigger", Holds(any_two, throughout=True, span=span), span=span)
    if what == "during:duel" and thing.node is not None:  # "during a duel involving your minion"
        who = thing.node
        if isinstance(who, Select) and who.quantity == EVERY:  # "involving your minions": one of them
            who = replace(who, quantity=ONE)
        return Lead("trigger", Holds(Dueling(who, span=thing.span), throughout=True, span=span), span=span)
    if what in ("starting_with:player", "starting_with:it"):
        return Lead("in-turn", thing.node, span=span)
    if what == "instead_of:regular":
        return Lead("spend", thing.node, span=span)
    raise UnfitError(what)


def _event_lead(
    builder: Conditions, sub: Sub, items: tuple[Item, ...], span: tuple[int, int]
) -> Iterator[list[Lead]]:
    for said in builder.said(sub.head, sub.subject, items):
        yield from event_leads(builder, sub, said, span)


def event_leads(builder: Conditions, sub: Sub, said: Said, span: tuple[int, int]) -> Iterator[list[Lead]]:
    """What the clause ``said`` that ``sub`` opens is to its sentence: a trigger, a condition, what would happen."""
    with suppress(UnfitError):
        if said.head.modal == "would" and sub.mark in ("if", "when"):
            yield _would(builder, said, span)
        elif sub.mark in _FROM_THEN and from_now_on(said, bool(sub.first)):
            yield [Lead("trigger", Holds(builder.condition(said), span=span), span=span)]
        elif sub.mark == "any_time":
            if said.head.modal != "can" or said.head.negated or said.head.passive or set(said.fields) & NO_EVENT:
                raise UnfitError("any time that what")
            yield [Lead("trigger", Able(event_act(builder, said), span=span), span=span)]
        elif sub.mark in ("after", "before", "when", "before_or_after", *TIMES):
            first = sub.first in FIRST
            limited = sub.first == "the_first_time"
            ordered = said.object
            often = said.fields.get("limit")
            apart = False
            several = ordered.node.quantity if ordered is not None and isinstance(ordered.node, Select) else None
            if often is not None and several is not None and several.high is None and several.low not in (0, 1):
                said = each_turn(said)  # "after you move two or more minions in a turn"
                many: Any = several.low
                assert ordered is not None
                ordered = replace(ordered, nth=(many, None), node=replace(ordered.node, quantity=ONE))
                said, apart = replace(said, object=ordered), True  # the same one twice is one
            elif ordered is not None and (ordered.first or ordered.nth) and isinstance(ordered.node, Select):
                said = each_turn(said)  # "after you play your first minion in a turn"
                if any(isinstance(f, Controlled) and not isinstance(f.by, You) for f in ordered.node.filters):
                    raise UnfitError("whose first")
                yours = said.subject is not None and isinstance(said.subject.node, You)  # of a hand, then
                kept = tuple(each for each in ordered.node.filters if not (yours and isinstance(each, Controlled)))
                what = replace(ordered.node, filters=kept, quantity=ONE)
                said = replace(said, object=replace(ordered, node=what))
                first = first or ordered.first
            if limited:  # "the first time you play a minion here each turn"
                said = each_turn(said)
            if said.head.others and said.head.passive and not said.head.modal:  # "is destroyed or discarded"
                yield [any_done(builder, sub, said, first, span)]
                return
            if not is_event(said) or (sub.first and not first and sub.first not in ("&eachtime", NEXT)):
                return
            if "trigger" in said.fields:
                raise UnfitError("when what happens while what happens")
            if limited:
                apart, said = _one_by_one(said)
            if first or "first" in said.fields:
                said = _each_for_themselves(builder, said)
            fields = {name: part for name, part in said.fields.items() if name != "condition"}
            act, *others = (event_act(builder, each) for each in routes(replace(said, fields=fields)))
            which = so_manyth(said)  # "moves for the second time each turn"
            first = first or ("first" in said.fields and not which)  # "moves for the first time each turn"
            if which and (first or (ordered is not None and (ordered.first or ordered.nth))):
                raise UnfitError("the second time of the first")
            if which and not _countable(act):
                raise UnfitError("the second time of each, or of any")
            if ordered is not None and ordered.nth and ordered.nth[0] == ordered.nth[1]:
                first = False  # "the first time each turn you play a second minion": there is but one such
            nth = Quantity(which, which) if which else None
            settled = "settled" in said.fields
            event = Event(
                Timing(TIMES.get(sub.mark, sub.mark)),
                act,
                first=first,
                settled=settled,
                others=tuple(others),
                nth=Quantity(*ordered.nth) if ordered is not None and ordered.nth else nth,
                apart=apart,
                span=span,
            )
            found = [Lead("trigger", event, span=span)]
            if "condition" in said.fields:
                found.append(Lead("condition", trailing(builder, said.fields["condition"]), span=span))
            if "turn" in said.fields:  # "before a base scores during your turn"
                turn = builder.phrase(evolve_prep(said.fields["turn"]))
                if turn.next or turn.node is None or len(found) > 1:
                    raise UnfitError("during which turn")
                found.append(Lead("condition", TurnOf(turn.node, span=span), span=span))
            if sub.first == NEXT:
                if sub.mark != "after" or len(found) > 1:
                    raise UnfitError("the next time, and when")
                found = [replace(found[0], kind="next")]
            yield found
        elif sub.mark == "if" and "trigger" in said.fields and not (said.head.past or said.head.word == "had"):
            rest = {name: part for name, part in said.fields.items() if name != "trigger"}
            held = builder.condition(replace(said, fields=rest))  # "If you are the winner when this base scores, ..."
            told = said.fields["trigger"]
            inner = told.item
            assert isinstance(inner, Sub)
            for about in [builder.phrase(each) for each in phrase_attachments(inner.subject)]:
                for waited in builder.filled(read_head(inner.head), about, told.parts, inner.head):
                    for found in event_leads(builder, inner, waited, (inner.start, end_of(told))):
                        yield [*found, Lead("condition", held, span=span)]
        elif sub.mark == "if" and "when" in said.fields and not (said.head.past or said.head.word == "had"):
            moment = builder.phrase(evolve_prep(said.fields["when"])).node
            rest = {name: part for name, part in said.fields.items() if name != "when"}
            held = builder.condition(replace(said, fields=rest))
            yield [Lead("later", moment, span=span), Lead("condition", held, span=span)]
        elif sub.mark == "if" and said.verb == "go" and not (said.head.modal or said.head.negated or said.head.past):
            act = event_act(builder, said)  # "If it goes to the discard pile, ...": when it does
            yield [Lead("trigger", Event(Timing.WHEN, act, span=span), span=span)]
        elif sub.mark in ("if", "while", "as_long_as") and (sub.mark == "if" or not said.head.past):
            happens = sub.mark == "if" and is_event(said)
            holds = what_holds(builder, said, can_be_waited_for=happens)
            if holds is not None:
                yield [Lead("condition", holds, span=span)]
            if holds is None or (happens and isinstance(holds, Did)):
                event = Event(Timing.WHEN, event_act(builder, said), span=span)
                yield [Lead("happens", event, span=span)]
        elif sub.mark == "unless":
            held = builder.condition(said)
            if not isinstance(held, Did) or said.head.past:  # what has not been offered yet cannot have been done
                yield [Lead("condition", denied(held, span), span=span)]


def _would(builder: Conditions, said: Said, span: tuple[int, int]) -> list[Lead]:
    """ "If it would be destroyed", and when: "during your turn", "while you have a minion here", "when a base
    scores"."""
    if set(said.fields) & (NO_EVENT - {"condition"}):
        raise UnfitError("would, and when")
    rest = {name: part for name, part in said.fields.items() if name not in ("condition", "turn", "trigger")}
    event, *others = each_done(builder, replace(said, fields=rest))
    found = [Lead("would", event, is_first(said), span)]
    found += [Lead("also", tuple(others), span=span)] if others else []
    if "condition" in said.fields:
        found.append(Lead("condition", trailing(builder, said.fields["condition"]), span=span))
    if "turn" in said.fields:
        turn = builder.phrase(evolve_prep(said.fields["turn"]))
        if turn.next or turn.node is None or len(found) > 1:
            raise UnfitError("during which turn")
        found.append(Lead("condition", TurnOf(turn.node, span=span), span=span))
    if "trigger" in said.fields:
        found.append(Lead("amid", _meanwhile(builder, said.fields["trigger"]), span=span))
    return found


def _meanwhile(builder: Conditions, dep: Dep) -> Act:
    """The event in "when it loses a clash", of which another is a part."""
    sub = dep.item
    assert isinstance(sub, Sub)
    for about in [builder.phrase(each) for each in phrase_attachments(sub.subject)] if sub.mark == "when" else ():
        for said in builder.filled(read_head(sub.head), about, dep.parts, sub.head):
            with suppress(UnfitError):
                if is_event(said) and "trigger" not in said.fields:
                    return event_act(builder, said)
    raise UnfitError("when what happens")


def _one_by_one(said: Said) -> tuple[bool, Said]:
    """ "the first time each of your minions moves": the first time of each of them, apart."""
    subject = said.subject
    what = subject.node if subject is not None else None
    if said.verb != "move" or said.object is not None or subject is None or not isinstance(what, Select):
        return False, said
    if what.quantity != EVERY or subject.many:
        return False, said
    return True, replace(said, subject=replace(subject, node=replace(what, quantity=ONE)))


def _countable(act: Act) -> bool:
    """Whether it is clear what is counted: not "after a minion moves for the second time each turn"."""
    by = act.by
    players = by is None or isinstance(by, You) or (isinstance(by, Select) and by.kind is Kind.PLAYER)
    return players and (not isinstance(act.what, Select) or act.verb is Verb.PLAY or isinstance(by, You))


def _each_for_themselves(builder: Conditions, said: Said) -> Said:
    """ "The first time each turn each player plays a minion here": on a base "you" is each player for themselves."""
    who = said.subject.node if said.subject is not None else None
    if not isinstance(who, Select) or who.kind is not Kind.PLAYER or who.quantity != EVERY or said.head.passive:
        return said
    if builder.type != "base" or who.filters:
        raise UnfitError("the first time of each of them")
    assert said.subject is not None
    return replace(said, subject=replace(said.subject, node=You(span=who.span), many=False))


def trailing(builder: Conditions, dep: Dep) -> Any:
    """The condition of an "if" that stands behind its clause."""
    sub = dep.item
    assert isinstance(sub, Sub)
    for about in [builder.phrase(each) for each in phrase_attachments(sub.subject)]:
        for said in builder.filled(read_head(sub.head), about, dep.parts, sub.head):
            with suppress(UnfitError):
                held = builder.condition(said)
                return denied(held, held.span) if sub.mark == "unless" else held
    raise UnfitError("if what")


def is_over(dep: Dep) -> bool:
    """Whether a clause behind "if" or "unless" tells what is over."""
    return isinstance(dep.item, Sub) and read_head(dep.item.head).past


def _and_then(builder: Conditions, lead: Lead, element: Element) -> Iterator[list[Lead]]:
    """ "after this base scores and is replaced": the second event happens to what the first did."""
    if element.subject:
        return
    placed = lead.value.act.what
    wheres = [each for each in getattr(placed, "filters", ()) if isinstance(each, Where)]
    for said in element_said(builder, element) if not wheres else ():
        if said.head.passive and not said.head.modal and said.verb in VERB_OF and not said.fields:
            what = lead.value.act.what
            then = Act(VERB_OF[said.verb], what=what, span=said.span)
            yield [replace(lead, value=replace(lead.value, then=then))]
    you = Phrase((((), Token("you", element.start, element.start)),), "", element.start, element.start)
    for said in builder.said(element.head, (you,), element.items) if wheres else ():  # "where you ... and are ..."
        with suppress(UnfitError):
            both = AllOf((wheres[0].condition, builder.condition(said, candidate=True)), span=wheres[0].span)
            kept = tuple(replace(each, condition=both) if each is wheres[0] else each for each in placed.filters)
            act = replace(lead.value.act, what=replace(placed, filters=kept))
            yield [replace(lead, value=replace(lead.value, act=act))]
