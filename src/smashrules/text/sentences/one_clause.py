"""One clause of a sentence: what its verb says, what it is done for, and what trails behind it.

Knows how clauses are filled and what each alone says; how far a subject or "may" reaches over several is the business
of ``groups``, what trails behind a clause that of ``groups_trailing``.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import OnTurn
from smashrules.effects.actions import (
    STATEMENTS,
    Act,
    Cost,
    Join,
    Lasting,
    OneOf,
    Seq,
)
from smashrules.effects.selectors import EVERY, Duelist, Host, Kind, Ref, Select, This, You
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.clauses import routes
from smashrules.text.clauses.conditions import Conditions
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import Thing
from smashrules.text.nouns.fitting import narrowed
from smashrules.text.sentences.apart import (
    apart,
    at_each,
    each_thing,
    from_each,
    of_others,
    unnamed,
)
from smashrules.text.sentences.causing import made_to, scored_at_once
from smashrules.text.sentences.differing import must_be
from smashrules.text.sentences.forbidding import each_verb
from smashrules.text.sentences.giving import bought, given
from smashrules.text.sentences.groups_trailing import CHANGES, TRAILING, Part, for_each, so_long, so_many
from smashrules.text.sentences.lines import Line, Several, as_rules_say, one_of
from smashrules.text.sentences.repeated import once_more_done, the_same
from smashrules.text.sentences.spending import spending
from smashrules.text.sentences.staying import staying
from smashrules.text.sentences.theirs_to_choose import chosen_by_them
from smashrules.text.sentences.usage import use_limited
from smashrules.text.structure.attach import Dep, UnfitError, phrase_attachments
from smashrules.text.structure.heads import read_head
from smashrules.text.structure.syntax import Sub, Word
from smashrules.text.trees.pending import Pron


def one_clause(part: Part, line: Line) -> tuple[Any, Line]:
    """What one clause says, with what trails behind it, and ``line`` with what it says of when. Raises
    ``UnfitError``."""
    for whole in WHOLE:
        if (found := whole(part, line)) is not None:
            return found
    part, body = _said(part)
    body = so_long(part, body)
    if isinstance(body, Act):
        body = at_each(body, part.builder.text)
    if isinstance(body, Act):
        body = from_each(body, part.said.fields.get("source"))
    if (counted := so_many(part, body)) is not None:
        return counted, line
    body, line = _done_for(part, for_each(part, body), line)
    for name, trail in TRAILING:
        if name in part.said.fields:
            body, line = trail(part, body, line)
    return body, line


# -- clauses that say all of it themselves ---------------------------------------------------------------------------


def _each_verb(part: Part, line: Line) -> tuple[Any, Line] | None:
    """ "(This minion) cannot be destroyed or moved"."""
    return _each_of(part, each_verb(part.builder, part.said), line) if part.said.head.others else None


def _use_limited(part: Part, line: Line) -> tuple[Any, Line] | None:
    """ "You can only use this ability once per turn"."""
    said = part.said
    if said.verb != "use" or not (said.head.only or _used(said) == "itself"):
        return None
    return use_limited(part.builder, said), line


def _must_be(part: Part, line: Line) -> tuple[Any, Line] | None:
    """ "(Special: You may play this after a base scores;) the minion must be on the scoring base"."""
    said = part.said
    if said.verb != "be" or said.head.modal != "must" or part.label != "Special":
        return None
    return must_be(part.builder.condition(replace(said, head=replace(said.head, modal="")))), line


def _regular_play(part: Part, line: Line) -> tuple[Any, Line] | None:
    """ "On your turn, you may use an action play to draw a card"."""
    said = part.said
    if said.verb != "use" or said.object is None or said.object.cat != "regular":
        return None
    if set(said.fields) - {"cost", "turn"} or "cost" not in said.fields or line.trigger is not None:
        raise UnfitError("use it for what")
    spent = spending(purpose(part.builder, said.fields["cost"], part.label), said.object.node)
    return spent, replace(line, trigger=OnTurn(You(span=said.span), span=said.span))


def _to_or_from(part: Part, line: Line) -> tuple[Any, Line] | None:
    """ "(Minions) cannot be moved to or from here"."""
    said = part.said
    neither = said.head.modal == "cannot" and "either" in said.fields
    return _each_of(part, routes(said), line) if neither else None


def _spending(part: Part, line: Line) -> tuple[Any, Line] | None:
    """ "Draw a card instead of your regular action play"."""
    said = part.said
    if "spends" not in said.fields or said.verb == "play":
        return None
    kind = part.phrase("spends").node
    deed, line = one_clause(replace(part, said=_without(said, "spends")[0]), line)
    if not part.label or line.trigger is not None or not isinstance(deed, (Act, Cost, Seq, Lasting)):
        raise UnfitError("instead of the regular play")
    return spending(deed, kind), replace(line, trigger=OnTurn(You(span=said.span), span=said.span))


def _staying(part: Part, line: Line) -> tuple[Any, Line] | None:
    """ "(That action cannot be transferred) for as long as this minion is in play"."""
    said = part.said
    if "staying" not in said.fields:
        return None
    rest, word = _without(said, "staying")
    lasts, line = one_clause(replace(part, said=rest), line)
    return staying(lasts, word, part.builder.host, said.span), line


WHOLE = (_each_verb, _use_limited, _must_be, _regular_play, _to_or_from, _spending, _staying)
"""Asked in this order: first what says several things in one; what says it with one of its parts taken off, last."""


# -- what its verb says ----------------------------------------------------------------------------------------------


def _said(part: Part) -> tuple[Part, Any]:
    """What the verb says, and the clause without what that has taken up. Raises ``UnfitError``."""
    said = part.said
    if said.verb == "let":  # "have another player discard a card"
        doer = part.by if said.subject is None else said.subject.node
        rest, body = made_to(said, doer, purpose(part.builder, said.fields["cost"], part.label))
        return replace(part, said=rest), body
    for says in SAYS:
        body = says(part)
        if body is not None:
            return part, body
    raise UnfitError("no deed")


def _the_same(part: Part) -> Any:
    """ "(Each other player may) do the same"."""
    said = part.said
    if said.verb != "same":
        return None
    return the_same(part.by, said.subject.node if said.subject is not None else part.by, said.span)


def _again(part: Part) -> Any:
    """ "(You may) do this again"."""
    said = part.said
    if said.verb != "again":
        return None
    return once_more_done(said.subject.node if said.subject is not None else None, said.span)


def _given(part: Part) -> Any:
    """ "(That player) gives you 1 VP", "swap control of them"."""
    return given(part.builder, part.said, part.by)


def _stated(part: Part) -> Any:
    """ "(This minion) has +2 power"; and what is ordered by stating it: "reduce its power by 2". What may be done is
    else no statement, unless it gives something or permits a use."""
    said = part.said
    if part.may and said.verb not in _GIVING and not said.head.only and not _is_change(said):
        return None
    return part.builder.statement(said)


def _done(part: Part) -> Any:
    """ "Draw a card", "move a minion to or from here"."""
    said = part.said
    if _is_change(said) or any(none(said) for none in NO_DEEDS):
        raise UnfitError("no deed")
    ways = [each for one in each_thing(said) for each in routes(one)]
    body, *others = (apart(of_others(part.builder.act(each, part.by))) for each in ways)
    for other in others:
        body = one_of(body, other)
    return body


SAYS = (_the_same, _again, _given, _stated, _done)
"""Asked in this order: what can be stated is not done."""

_GIVING = ("give", "use", "add", "flip")


def _is_change(said: Said) -> bool:
    """ "Reduce its power", "cancel its abilities": to cancel an action is a deed."""
    return said.verb in CHANGES and (said.verb != "cancel" or _used(said) == "ability")


def _used(said: Said) -> str:
    """The sort of what it is done to."""
    return said.object.cat if said.object is not None else ""


# -- what is no deed -------------------------------------------------------------------------------------------------


def _suffered(said: Said) -> bool:
    """ "A minion is destroyed": nobody is told to do it, unless it is done to all of them."""
    return said.head.passive and not _done_to_all(said) and "same_way" not in said.fields


def _told_of(said: Said) -> bool:
    """ "You have drawn a card", "do not draw a card"."""
    return said.head.perfect or said.head.negated or said.head.only


def _timed_state(said: Said) -> bool:
    """ "You may control it this turn": for a time; but a card can be played now."""
    return "settled" in said.fields or ("now" in said.fields and said.verb != "play")


def _affected(said: Said) -> bool:
    """ "Affect a minion": in which way, except "in the same way"."""
    return said.verb in ("affect", "directly-affect") and not {"same_way", "instead"} & set(said.fields)


def _scored_later(said: Said) -> bool:
    """ "Score a base": it does by its breakpoint, but for a certain one that is to be scored at once."""
    return said.verb == "score" and not scored_at_once(said)


NO_DEEDS = (_suffered, _told_of, _timed_state, _affected, _scored_later)


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


def _without(said: Said, name: str) -> tuple[Said, str]:
    """A clause without one of its parts, and the word that it was."""
    item = said.fields[name].item
    rest = {each: part for each, part in said.fields.items() if each != name}
    return replace(said, fields=rest), item.word if isinstance(item, Word) else ""


def _each_of(part: Part, saids: list[Said], line: Line) -> tuple[Any, Line]:
    """ "cannot be destroyed or moved", "cannot be moved to or from here": neither of them."""
    bodies, said = [], saids[0]
    for one in saids:
        body, line = one_clause(replace(part, said=one), line)
        bodies.append(unnamed(body))
    if all(isinstance(each, Lasting) for each in bodies):
        return Seq(tuple(bodies), (Join.AND,) * (len(bodies) - 1), span=said.span), line
    return Several(tuple(bodies), said.span), line


# -- what it is done for ---------------------------------------------------------------------------------------------


def _done_for(part: Part, body: Any, line: Line) -> tuple[Any, Line]:
    """ "(Discard a card) to draw two cards", "(choose one) to gain +2 power"."""
    said = part.said
    if "cost" not in said.fields:
        return body, line
    if said.verb == "choose":
        return _chosen_for(part.builder, body, said.fields["cost"], part.label), line
    gained, instead = _bought(part.builder, said.fields["cost"], part.label)
    return bought(body, gained, said.span), replace(line, instead=line.instead or instead)


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
            part, line = one_clause(Part(builder, said, doer, label), Line(None))
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
            body, line = one_clause(Part(builder, said, doer, label), Line(None))
        except UnfitError:
            continue
        body = as_rules_say(body, label)
        if line in (Line(None), Line(None, instead=True)) and not isinstance(body, STATEMENTS):
            return body, line.instead
    raise UnfitError("to do what")
