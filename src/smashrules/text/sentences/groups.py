"""Clauses joined by "and" or "or": how far a subject, "may" and a duration reach, and what trails behind a clause.

What a single clause means is the business of ``clauses``, what leads all of them that of ``leads``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import OnTurn, Restriction
from smashrules.effects.actions import (
    STATEMENTS,
    Act,
    Cost,
    Delayed,
    ForEach,
    If,
    Join,
    Lasting,
    Limited,
    May,
    Moment,
    OneOf,
    Permit,
    Seq,
    Side,
    While,
)
from smashrules.effects.amounts import Quotient, StatOf
from smashrules.effects.conditions import TurnOf
from smashrules.effects.node import walk
from smashrules.effects.selectors import EVERY, ONE, Duelist, Host, Kind, Ref, Select, This, You
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.clauses import routes
from smashrules.text.clauses.conditions import Conditions
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.counting import so_often
from smashrules.text.nouns.determiners import Thing, evolve_prep
from smashrules.text.nouns.fitting import narrowed
from smashrules.text.nouns.partners import as_before, everyone, if_each, in_turn
from smashrules.text.sentences.alternatives import held_while, unless
from smashrules.text.sentences.apart import (
    apart,
    at_each,
    each_thing,
    from_each,
    held_until,
    of_others,
    others_than,
    those,
    unnamed,
    with_part,
)
from smashrules.text.sentences.causing import made_to, made_to_do, scored_at_once
from smashrules.text.sentences.differing import must_be
from smashrules.text.sentences.forbidding import each_verb, while_the_same
from smashrules.text.sentences.giving import bought, given
from smashrules.text.sentences.later import may_later, of_anyone, on_next_turn, told_of_what_was_held
from smashrules.text.sentences.leads import is_over, trailing
from smashrules.text.sentences.lines import LIMITS, Line, Several, as_rules_say, linked, one_of, statement_of
from smashrules.text.sentences.repeated import once_more_done, the_same
from smashrules.text.sentences.spending import spending
from smashrules.text.sentences.staying import staying
from smashrules.text.sentences.theirs_to_choose import chosen_by_them
from smashrules.text.sentences.timed import timed
from smashrules.text.sentences.unlike_others import unlike_others
from smashrules.text.sentences.usage import Narrowed, use_limited
from smashrules.text.sentences.whose_turn import on_their_own, who_may
from smashrules.text.structure.attach import Dep, UnfitError, phrase_attachments
from smashrules.text.structure.heads import read_head
from smashrules.text.structure.syntax import Sub, Word
from smashrules.text.trees.pending import Pron

_REPEATED = ("play", "destroy", "discard", "move", "return", "shuffle", "place", "put", "bury")
"""What is done once for each of several things."""
# "You destroy a minion": a card says "Destroy a minion", or "You may destroy a minion".
_ORDERED = ("return", "destroy", "play", "move", "place", "put", "shuffle", "discard")


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


def _group(builder: Conditions, group: list[Said], op: str, label: str, line: Line) -> tuple[Any, Line]:
    group = who_may(group)
    leader = group[0]
    player = leader.subject is not None and leader.subject.cat == "player"
    may = (leader.head.modal == "may" or (leader.head.modal == "can" and player)) and not leader.head.only
    must = leader.head.modal == "must" and leader.subject is not None  # "that player must discard": discards
    if (
        leader.head.modal not in ("", "may", "cannot")
        and not (must or may)
        and not (leader.head.modal == "can" and leader.verb == "use")
        and not leader.head.only
    ):
        raise UnfitError(leader.head.modal)
    carded = leader.subject is not None and leader.subject.cat == "card"
    if leader.head.modal == "may" and carded and not leader.head.passive and leader.verb not in ("duel", "use"):
        raise UnfitError("a card may do what")
    told = leader.subject if leader.subject is not None and isinstance(leader.subject.node, You) else None
    ordered = told is not None and leader.verb in _ORDERED and not (leader.head.modal or leader.head.passive)
    if ordered and told is not None and not unlike_others(builder.text, told.span[0]):
        raise UnfitError("you may do it, or are simply told to")
    if may and player and of_anyone(leader, builder.text):
        raise UnfitError("each of them may, or the first who wants to")
    subject = leader.subject.node if leader.subject is not None and not leader.head.passive else None
    if subject is None and leader.head.modal and not leader.head.passive:
        raise UnfitError("who may")
    bonus = leader.object is not None and leader.object.bonus and leader.object.cat != "vp"
    if subject is None and not leader.head.passive and leader.head.form == "third" and not bonus:
        raise UnfitError("who")
    if leader.head.modal == "cannot" and len(group) > 1:
        return _neither(builder, group, op, label, line)
    order = [said.fields["in_turn"] for said in group if "in_turn" in said.fields]
    group = [replace(said, fields={k: v for k, v in said.fields.items() if k != "in_turn"}) for said in group]
    body: Any = None
    acting: Any = None if may or isinstance(subject, You) or subject is None else subject
    for place, said in enumerate(group):
        by = acting
        if place:
            by = as_before(made_to_do(body) if leader.verb == "let" and op == "and" else acting)
        part, line = _one(builder, said, by, label, line, may)
        if body is None:
            body = part
        elif isinstance(body, Cost):  # "X to Y and Z": both are what X is done for
            gained = linked(body.effect, part, op)
            body = replace(body, effect=gained, span=(body.span[0], part.span[1]))
        else:
            body = linked(body, part, op)
    if isinstance(body, OneOf) and acting is not None and not may:
        body = chosen_by_them(body, acting)
    elif leader.verb == "let" and acting is not None:
        raise UnfitError("made to do it by each of whom")
    if may:
        body = as_rules_say(body, label)
        stated = body.statement if isinstance(body, (While, Lasting)) else body
        if isinstance(stated, (Limited, Permit)):
            return body, line
        if isinstance(body, (*STATEMENTS, Restriction, Several, Narrowed)):
            raise UnfitError("may be")
        if isinstance(body, Seq) and op == "and":
            body = _all_until(body)
        if isinstance(body, Seq) and any(isinstance(each, (*STATEMENTS, Several)) for each in body.parts):
            raise UnfitError("true for how long")
        by = None if isinstance(subject, You) or leader.verb == "duel" else subject
        body, whole = others_than(by, body), (leader.span[0], body.span[1])
        if (
            isinstance(body, If) and body.otherwise is None and (everyone(by) or isinstance(by, (Ref, Pron)))
        ):  # "each may draw a card if they have none"
            body = if_each(body.condition, May(body.then, by=by, span=whole), whole)
        else:
            body = may_later(body, by) or May(body, by=by, span=whole)
    body, line = on_their_own(body, line, subject)
    if order:
        if len(group) > 1:
            raise UnfitError("which of it is done in turn")
        body = in_turn(body, builder.phrase(evolve_prep(order[0])).node)
    return body, line


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
        body, line = _one(builder, each, None, label, line, False)
        bodies += body.bodies if isinstance(body, Several) else (unnamed(body),)
    if len(bodies) > 1 and isinstance(bodies[-1], Lasting) and bodies[-1].until is not None:
        both = Seq(tuple(bodies), (Join.AND,) * (len(bodies) - 1), span=(leader.span[0], bodies[-1].span[1]))
        together = _all_until(both)  # "cannot be moved and cannot be destroyed until the end of the turn"
        if all(isinstance(each, Lasting) for each in together.parts):
            return together, line
    if not all(isinstance(each, STATEMENTS) for each in bodies):
        raise UnfitError("what cannot be")
    return Several(tuple(bodies), (leader.span[0], bodies[-1].span[1])), line


def _one(builder: Conditions, said: Said, by: Any, label: str, line: Line, may: bool) -> tuple[Any, Line]:
    """One clause, with what trails behind it."""
    if said.head.others:
        return _each_of(builder, each_verb(builder, said), by, label, line, may)
    if said.verb == "use" and (said.head.only or (said.object is not None and said.object.cat == "itself")):
        return use_limited(builder, said), line
    if said.verb == "be" and said.head.modal == "must" and label == "Special":
        return must_be(builder.condition(replace(said, head=replace(said.head, modal="")))), line
    if said.verb == "use" and said.object is not None and said.object.cat == "regular":
        if set(said.fields) - {"cost", "turn"} or "cost" not in said.fields or line.trigger is not None:
            raise UnfitError("use it for what")
        spent = spending(purpose(builder, said.fields["cost"], label), said.object.node)
        return spent, replace(line, trigger=OnTurn(You(span=said.span), span=said.span))
    if said.head.modal == "cannot" and "either" in said.fields:  # "cannot be moved to or from here"
        return _each_of(builder, routes(said), by, label, line, may)
    if "spends" in said.fields and said.verb != "play":  # "draw a card instead of your regular action play"
        kind = builder.phrase(evolve_prep(said.fields["spends"])).node
        deed, line = _one(builder, _without(said, "spends")[0], by, label, line, may)
        if not label or line.trigger is not None or not isinstance(deed, (Act, Cost, Seq, Lasting)):
            raise UnfitError("instead of the regular play")
        return spending(deed, kind), replace(line, trigger=OnTurn(You(span=said.span), span=said.span))
    if "staying" in said.fields:
        rest, word = _without(said, "staying")
        lasts, line = _one(builder, rest, by, label, line, may)
        return staying(lasts, word, builder.host, said.span), line
    once_more = said.verb in ("give", "use", "add", "flip") or said.head.only
    body: Any = None
    if said.verb == "same":
        body = the_same(by, said.subject.node if said.subject is not None else by, said.span)
    elif said.verb == "again":
        body = once_more_done(said.subject.node if said.subject is not None else None, said.span)
    elif said.verb == "let":
        doer = by if said.subject is None else said.subject.node
        said, body = made_to(said, doer, purpose(builder, said.fields["cost"], label))
    elif (passed := given(builder, said, by)) is not None:
        body = passed
    elif not may or once_more:
        body = builder.statement(said)
    fields = said.fields
    if body is None:
        if said.verb in ("reduce", "increase", "double") or (said.verb == "cancel" and _abilities(said)):
            body = builder.statement(said)
        elif (
            (
                (said.head.passive and not _done_to_all(said) and "same_way" not in fields)
                or said.head.perfect
                or said.head.negated
                or said.head.only
                or "settled" in fields
                or ("now" in fields and said.verb != "play")
            )
            or (said.verb in ("affect", "directly-affect") and not {"same_way", "instead"} & set(fields))
            or (said.verb == "score" and not scored_at_once(said))
        ):
            raise UnfitError("no deed")
        else:
            ways = [each for one in each_thing(said) for each in routes(one)]
            body, *others = (apart(of_others(builder.act(each, by))) for each in ways)
            for other in others:
                body = one_of(body, other)
        if body is None:
            raise UnfitError("no deed")
    if isinstance(body, STATEMENTS) and "during" in fields:
        season = builder.phrase(evolve_prep(fields["during"]))
        if season.next:
            body = on_next_turn(body, season.node, said.span)
        elif season.node is not None:  # "during every turn" is always
            body = While(TurnOf(season.node, span=said.span), body, span=said.span)
    if "until" in fields and not held_until(body):
        body = Lasting(statement_of(body), builder.phrase(evolve_prep(fields["until"])).node, span=said.span)
    elif "now" in fields and isinstance(body, STATEMENTS):  # "you cannot play minions this turn"
        player = said.subject is not None and said.subject.cat == "player" and not said.head.passive
        body = Lasting(body, Moment(Side.END, span=said.span), lead=player, span=said.span)
    elif (
        said.verb in ("cancel", "reduce", "increase", "double")
        and isinstance(body, STATEMENTS)
        and not said.head.passive
    ):
        body = Lasting(statement_of(body), None, span=said.span)
    if isinstance(body, Act):
        body = at_each(body, builder.text)
    if isinstance(body, Act):
        body = from_each(body, fields.get("source"))
    if "over" in fields:
        over = builder.phrase(fields["over"]).node
        single = isinstance(body, Act) and isinstance(body.what, Select) and body.what.quantity == ONE
        counted = said.verb in ("look", "reveal") or (said.verb == "discard" and single) or "bound" in fields
        counted = counted or (single and said.verb in ("play", "destroy") and _only_a_number(over))
        if counted and isinstance(body, Act) and isinstance(body.what, Select):
            body = with_part(body, "what", replace(body.what, quantity=so_often(over, fields.get("bound"))))
            return body, line
        if said.verb not in _REPEATED or not isinstance(over, Select) or not isinstance(body, Act):
            raise UnfitError("for each of them what")
        if isinstance(body.by, Select) and any(isinstance(each, Pron) for each in walk(over)):
            raise UnfitError("each of them for each of theirs")
        body = ForEach(over, body, span=said.span)
    if "cost" in fields and said.verb == "choose":
        body = _chosen_for(builder, body, fields["cost"], label)
    elif "cost" in fields:
        gained, instead = _bought(builder, fields["cost"], label)
        body, line = bought(body, gained, said.span), replace(line, instead=line.instead or instead)
    during = (
        isinstance(fields["condition"].item, Sub) and fields["condition"].item.mark if "condition" in fields else ""
    )
    if during in ("while", "as_long_as") and isinstance(body, Lasting):
        held = While(trailing(builder, fields["condition"]), body.statement, span=body.span)
        body = replace(body, statement=held)
    elif during in ("while", "as_long_as") and not isinstance(body, STATEMENTS):
        raise UnfitError("done while")
    elif "condition" in fields and isinstance(body, STATEMENTS):
        body = held_while(trailing(builder, fields["condition"]), body, said.span)
    elif "condition" in fields and during == "unless":
        put = if_each if is_over(fields["condition"]) else unless  # "unless you destroyed a minion this way"
        body = put(trailing(builder, fields["condition"]), body, said.span)
    elif "condition" in fields:
        body = if_each(trailing(builder, fields["condition"]), body, said.span)
    if "timing" in fields:  # "you may play this before a base scores"
        if line.trigger is not None or not isinstance(body, Act) or not isinstance(body.what, This):
            raise UnfitError("when")
        line = timed(builder, fields["timing"], line)
    if "trigger" in fields:  # "draw a card after you play a minion here"
        if isinstance(body, STATEMENTS) or line.trigger is not None or label in ("", "Talent") or "timing" in fields:
            raise UnfitError("when")
        line = timed(builder, fields["trigger"], line)
    if "when" in fields:
        moment = builder.phrase(evolve_prep(fields["when"])).node
        if told_of_what_was_held(builder.text[: moment.span[0]]):
            raise UnfitError("what was so then")  # "destroy a minion you controlled at the start of your turn"
        if isinstance(body, STATEMENTS) or line.trigger is not None:
            raise UnfitError("when")
        if label in ("Ongoing", "base"):
            line = replace(line, trigger=moment)
        else:
            body = Delayed(moment, body, span=said.span)
    if "turn" in fields:
        turn = builder.phrase(evolve_prep(fields["turn"]))
        whose = turn.node
        if turn.next:
            body = on_next_turn(body, whose, said.span)
        elif isinstance(body, STATEMENTS) and whose is None:
            pass  # on every turn
        elif isinstance(body, STATEMENTS):
            body = While(TurnOf(whose, span=said.span), body, span=said.span)
        elif line.trigger is not None or label in ("", "Talent"):
            raise UnfitError("when")
        else:
            line = replace(line, trigger=OnTurn(whose, span=said.span))
    if "instead" in fields or "instead_one" in fields:
        line = replace(line, instead=True, single="instead_one" in fields)
    if isinstance(body, Limited):
        return body, line
    if "limit" in fields:
        item = fields["limit"].item
        if not isinstance(item, Word):
            raise UnfitError("how often")
        if line.limit is not None or item.word not in LIMITS:
            raise UnfitError("two limits")
        line = replace(line, limit=replace(LIMITS[item.word], span=(item.start, item.end)))
    if "first" in fields or "per" in fields:
        raise UnfitError("the first time, or so often")
    return body, line


def _only_a_number(over: Any) -> bool:
    """Whether it is no things of which each could be spoken of: "for every two cards", "for each VP you have"."""
    return isinstance(over, (Quotient, StatOf)) or (isinstance(over, Select) and over.kind is Kind.FACTION)


def _without(said: Said, name: str) -> tuple[Said, str]:
    """A clause without one of its parts, and the word that it was."""
    item = said.fields[name].item
    rest = {each: part for each, part in said.fields.items() if each != name}
    return replace(said, fields=rest), item.word if isinstance(item, Word) else ""


def _each_of(builder: Conditions, saids: list[Said], by: Any, label: str, line: Line, may: bool) -> tuple[Any, Line]:
    """ "cannot be destroyed or moved", "cannot be moved to or from here": neither of them."""
    bodies, said = [], saids[0]
    for one in saids:
        body, line = _one(builder, one, by, label, line, may)
        bodies.append(unnamed(body))
    if all(isinstance(each, Lasting) for each in bodies):
        return Seq(tuple(bodies), (Join.AND,) * (len(bodies) - 1), span=said.span), line
    return Several(tuple(bodies), said.span), line


def _abilities(said: Said) -> bool:
    return said.object is not None and said.object.cat == "ability"


def _done_to_all(said: Said) -> bool:
    """ "all minions here are shuffled into their owners' decks": it is done, whoever does it."""
    head, thing = said.head, said.object
    if head.modal or head.past or head.perfect or head.negated or thing is None or "by" in said.fields:
        return False
    every = isinstance(thing.node, Select) and thing.node.quantity == EVERY
    if isinstance(thing.node, (This, Pron, Duelist)) and said.verb in (
        "move",
        "return",
        "destroy",
        "place",
        "shuffle",
        "cancel",
    ):
        return head.form == "participle" and not set(said.fields) & {"when", "trigger", "condition", "until"}
    return every and said.verb in ("shuffle", "return", "destroy", "place", "discard")


def _chosen_for(builder: Conditions, body: Any, dep: Dep, label: str) -> Any:
    """ "chooses one to replace this base": replaces this base with it."""
    sub = dep.item
    assert isinstance(sub, Sub)
    if not isinstance(body, Act):
        raise UnfitError("chosen to what")
    if [token.word for token in sub.head] != ["replace"]:
        return _chosen_to(builder, body, dep, sub, label)
    if len(dep.parts) != 1:
        raise UnfitError("chosen to what")
    what: Any = getattr(narrowed(builder.phrase(dep.parts[0]), frozenset(("card", "base"))), "node", None)
    return Act(Verb.REPLACE, by=body.by, what=what, with_=body.what, span=(body.span[0], what.span[1]))


def _chosen_to(builder: Conditions, body: Act, dep: Dep, sub: Sub, label: str) -> Seq:
    """ "choose a minion to gain +2 power": it is chosen, and it gains it."""
    what = body.what
    if sub.subject or sub.first:
        raise UnfitError("chosen to what")
    if isinstance(what, (This, Host)):
        chosen = Thing("card", what)
    elif isinstance(what, Select) and what.label is not None:
        sort = "player" if what.kind is Kind.PLAYER else "card"
        chosen = Thing(sort, Ref(what.label, span=what.span), what.quantity.high != 1, what.span)
    else:
        raise UnfitError("chosen to what")
    if chosen.cat == "player" and chosen.many:
        raise UnfitError("chosen to do it, each of them or together")
    head = replace(read_head(sub.head), many=None)
    for said in builder.filled(head, chosen, dep.parts, sub.head):
        try:
            doer = said.subject.node if said.subject is not None and chosen.cat == "player" else None
            part, line = _one(builder, said, doer, label, Line(None), False)
        except UnfitError:
            continue
        if line == Line(None) and not isinstance(part, STATEMENTS):
            part = chosen_by_them(part, doer) if isinstance(part, OneOf) and doer is not None else part
            return Seq((body, part), (Join.AND,), span=(body.span[0], part.span[1]))
    raise UnfitError("chosen to what")


def purpose(builder: Conditions, dep: Dep, label: str) -> Any:
    """What a clause is done for ("to draw a card"). Raises ``UnfitError``."""
    body, instead = _bought(builder, dep, label)
    if instead:
        raise UnfitError("instead of what")
    return body


def _bought(builder: Conditions, dep: Dep, label: str) -> tuple[Any, bool]:
    """What it is done for, and whether that is done instead of what the sentence before said."""
    sub = dep.item
    assert isinstance(sub, Sub)
    abouts: list[Thing | None] = [None]
    if sub.subject:  # "to have them play it", "to have two minions here duel"
        abouts = []
        for each in phrase_attachments(sub.subject):
            with suppress(UnfitError):
                abouts.append(builder.phrase(each))
    if len(abouts) != 1:
        raise UnfitError("who does it")
    head = read_head(sub.head)
    for said in builder.filled(replace(head, many=None) if sub.subject else head, abouts[0], dep.parts, sub.head):
        try:
            doer = said.subject.node if said.subject is not None else None
            body, line = _one(builder, said, doer, label, Line(None), False)
        except UnfitError:
            continue
        body = as_rules_say(body, label)
        if line in (Line(None), Line(None, instead=True)) and not isinstance(body, STATEMENTS):
            return body, line.instead
    raise UnfitError("to do what")
