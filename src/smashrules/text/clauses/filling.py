"""What fills the slots of an act, from what belongs to its verb in the clause: one function for each field.

Knows fields and slots, no verb's sense as a whole (``settling``). Fields are taken in the order of the table below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from smashrules.effects.actions import PlayGiven
from smashrules.effects.amounts import Count, Quotient, Times
from smashrules.effects.conditions import Is
from smashrules.effects.selectors import (
    ANY_NUMBER,
    EVERY,
    ONE,
    PLAYERS_PILES,
    At,
    Candidate,
    End,
    Host,
    Kind,
    On,
    Other,
    Pile,
    Quantity,
    Select,
    Sort,
    This,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.elsewhere import divided
from smashrules.text.clauses.said import Draft
from smashrules.text.nouns.counting import bounded, for_each, so_many_told
from smashrules.text.nouns.determiners import Thing, evolve_prep
from smashrules.text.nouns.fitting import (
    as_bases,
    at_place,
    bare_piles,
    carrying,
    done_with,
    for_any_card,
    is_every,
    is_many,
    one_of_bases,
    others_than,
)
from smashrules.text.structure.attach import Dep, UnfitError
from smashrules.text.structure.syntax import Phrase
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import Pron
from smashrules.text.trees.rebuilding import sort_filters

if TYPE_CHECKING:
    from smashrules.text.clauses.clauses import Clauses


def fill(builder: Clauses, draft: Draft) -> None:
    """Fills the slots of ``draft``. Raises ``UnfitError`` for a field that its verb does not take, or not so."""
    for name in draft.said.fields:
        if name not in _FIELDS and name not in _AROUND_THE_ACT:
            raise UnfitError(f"{name} of {draft.said.verb}")
    for name, fills in _FIELDS.items():
        if name in draft.said.fields:
            fills(builder, draft, draft.said.fields[name])


def _spread(builder: Clauses, draft: Draft, part: Dep) -> None:
    """ "Among your minions", "in any combination": not all on one."""
    if isinstance(part.item, Phrase):
        draft.values |= divided(draft.verb, builder.slot(part, "to", True))
    draft.values["spread"] = True


def _to(builder: Clauses, draft: Draft, part: Dep) -> None:
    place = _place(builder, draft, part, "to")
    if draft.verb is Verb.STORE and not isinstance(part.item, Phrase) and builder.type != "base":
        raise UnfitError("stored here: under what")
    if draft.verb in (Verb.PLAY, Verb.MOVE):
        place = one_of_bases(place, draft.what)
    if draft.verb is Verb.MOVE:
        place = as_bases(place)
    if draft.verb is Verb.TRANSFER and isinstance(place, Pron) and place.form in ("it", "rest"):
        place = replace(place, kinds=CARD_KINDS | {"base"})
    if isinstance(place, Select) and isinstance(place.chooser, You) and draft.values["by"] is None:
        place = replace(place, chooser=None)  # you do it, so that you choose anyway
    draft.values["to"] = place
    if bare_piles(part, place):
        draft.values["spread"] = True


def _source(builder: Clauses, draft: Draft, part: Dep) -> None:
    place = _place(builder, draft, part, "source")
    if getattr(draft.what, "quantity", EVERY) not in (EVERY, ANY_NUMBER):
        builder.of_one_pile(place)
    if draft.verb is Verb.TRANSFER and isinstance(place, Pron) and place.form == "it":
        place = replace(place, kinds=CARD_KINDS | {"base"})
    what = draft.what if isinstance(draft.what, Select) and draft.what.kind is Kind.CARD else None
    lies = isinstance(place, Pile) and place.zone in PLAYERS_PILES
    if what is not None and what.quantity == ONE and lies and Other(This(Kind.CARD)) in what.filters:
        raise UnfitError("another than what lies there")
    draft.values["source"] = as_bases(place) if draft.verb is Verb.MOVE else place


def _with(builder: Clauses, draft: Draft, part: Dep) -> None:
    draft.values["with_"] = _place(builder, draft, part, "with")


def _what(builder: Clauses, draft: Draft, part: Dep) -> None:
    """ "Search your deck for a minion": what is searched for, where the object is the pile."""
    found = _place(builder, draft, part, "what")
    if draft.verb is Verb.SEARCH:
        draft.values["source"], draft.what = draft.what, found
    else:
        draft.what = found


def _place(builder: Clauses, draft: Draft, part: Dep, name: str) -> Any:
    counters = draft.thing and draft.thing.cat == "counter"
    place = builder.slot(part, name, counters, draft.verb is Verb.PLAY, for_any_card(draft.what))
    lies = counters and draft.verb in (Verb.PUT_COUNTER, Verb.REMOVE_COUNTER)
    return carrying(place, builder.type, getattr(draft.what, "kind", None)) if lies else place


def _at(builder: Clauses, draft: Draft, part: Dep) -> None:
    place = builder.slot(part, "at")
    if draft.verb is Verb.GAIN_VP:
        if not draft.event:
            raise UnfitError("gained where")
        draft.values["source"] = place  # "after a player gains VPs here": from that base
    elif draft.verb is Verb.RETURN and isinstance(draft.what, (This, Host)):
        draft.values["source"] = place  # "return this minion from there": if it is there
    else:
        draft.what = at_place(draft.what, as_bases(place), part)


def _is_fusion(what: Any) -> bool:
    return isinstance(what, Select) and what.kind is Kind.FUSION


def _is_either(node: Any) -> bool:
    """ "A minion", "an action": what a fusion can be played as."""
    plain = isinstance(node, Select) and replace(node, label=None) == Select(node.kind)
    return plain and node.kind in (Kind.MINION, Kind.ACTION)


def _as_extra(builder: Clauses, draft: Draft, part: Dep) -> None:
    what, other = draft.what, builder.phrase(evolve_prep(part))
    if draft.event and _is_fusion(what) and not other.extra and _is_either(other.node):
        is_fusion = Is(Candidate(span=other.span), Select(Kind.FUSION, ONE, span=other.span), span=other.span)
        where = Where(is_fusion, span=other.span)  # "a fusion as an action": an action that is a fusion
        draft.what = replace(what, kind=other.node.kind, filters=sort_filters([*what.filters, where]))
        return
    extras = ONE if not other.many else EVERY
    if not other.extra or not isinstance(other.node, Select) or other.node.quantity != extras:
        raise UnfitError("as what")
    if other.node.filters or other.node.zone is not None:
        raise UnfitError("an extra one of which")
    if other.many != is_many(what) and not (is_every(what) and not other.many):
        raise UnfitError("number and noun disagree")
    draft.values["as_extra"] = other.node.kind


def _instead_of(builder: Clauses, draft: Draft, part: Dep) -> None:
    other = builder.phrase(evolve_prep(part))
    if not isinstance(other.node, Pile) or not (
        isinstance(other.node.of, (You, type(None))) or _theirs(draft, other)
    ):
        raise UnfitError("instead of what")
    draft.values["instead_of"] = other.node.zone


def _theirs(draft: Draft, pile: Thing) -> bool:
    """ "A player may play a minion from their deck instead of from their hand": the pile of whoever does it."""
    owner, doer = getattr(pile.node, "of", None), draft.said.subject
    one = draft.thing is not None and not draft.thing.many
    another = one and doer is not None and not isinstance(doer.node, You)
    return another and isinstance(owner, Pron) and owner.words == "their"


def _until(builder: Clauses, draft: Draft, part: Dep) -> None:
    if not draft.event:  # "cannot be destroyed until": the statement is for a time, not the deed
        draft.values["until"] = builder.phrase(evolve_prep(part)).node


def _spends(builder: Clauses, draft: Draft, part: Dep) -> None:
    given = builder.phrase(evolve_prep(part)).node
    if not isinstance(given, PlayGiven):
        raise UnfitError("which play is given up")
    draft.values["spends"] = given


def _any_order(builder: Clauses, draft: Draft, part: Dep) -> None:
    draft.values["any_order"] = True


def _same_way(builder: Clauses, draft: Draft, part: Dep) -> None:
    draft.values["same_way"] = True


def _at_once(builder: Clauses, draft: Draft, part: Dep) -> None:
    draft.values["at_once"] = True


def _unseen(builder: Clauses, draft: Draft, part: Dep) -> None:
    draft.values["unseen"] = True


def _blind(builder: Clauses, draft: Draft, part: Dep) -> None:
    draft.values["blind"] = True


def _unrewarded(builder: Clauses, draft: Draft, part: Dep) -> None:
    """ "Destroy all monsters there without drawing treasures": those are won by monsters alone."""
    if draft.verb is not Verb.DESTROY or getattr(draft.what, "kind", None) is not Kind.MONSTER:
        raise UnfitError("what is won by it")
    draft.values["unrewarded"] = True


def _whole(builder: Clauses, draft: Draft, part: Dep) -> None:
    """ "Use both parts of that ability"."""
    known = isinstance(draft.what, Pron) and draft.what.kinds == frozenset((Kind.ABILITY.value,))
    if not draft.commanded or not known:
        raise UnfitError("both parts of what")
    draft.values["whole"] = True


def _taken(builder: Clauses, draft: Draft, part: Dep) -> None:
    """ "Return it to your hand even if another player owns it": to that hand, and not to its owner's."""
    to = draft.values.get("to")
    goal = to.zone if isinstance(to, Pile) and isinstance(to.of, (You, Pron)) else None
    if goal not in PLAYERS_PILES or not draft.commanded:
        raise UnfitError("whoever owns it, to where")
    draft.values["taken"] = True


def _keeps(builder: Clauses, draft: Draft, part: Dep) -> None:
    """ "Replace it with the top card of the base deck keeping each minion on it"."""
    kept = builder.phrase(evolve_prep(part)).node
    if draft.verb is not Verb.REPLACE or not is_every(kept) or not any(isinstance(each, At) for each in kept.filters):
        raise UnfitError("keeping what")
    draft.values["keeps"] = kept


def _as_if(builder: Clauses, draft: Draft, part: Dep) -> None:
    """ "As if you controlled it", "as if it were this minion's Talent", "as if it were on this minion"."""
    if not isinstance(part.item, Phrase):
        draft.values["with_"] = You(span=(part.item.start, part.item.end))
        return
    node: Any = builder.phrase(evolve_prep(part)).node
    if isinstance(node, Select) and node.kind is Kind.ABILITY:
        hosts = [each.host for each in node.filters if isinstance(each, On)]
        node = hosts[0] if len(hosts) == 1 else None
    if not isinstance(node, (This, Host, Pron)):
        raise UnfitError("as if it were whose")
    draft.values["with_"] = replace(node, kinds=CARD_KINDS) if isinstance(node, Pron) else node


def _amount(builder: Clauses, draft: Draft, part: Dep) -> None:
    if draft.verb is not Verb.PUT_COUNTER:
        draft.values["amount"] = builder.counted(builder.phrase(part))
        return
    what = draft.what
    if not isinstance(what, Select) or what.quantity != EVERY or any(not isinstance(f, Sort) for f in what.filters):
        raise UnfitError("how many counters")
    number = builder.counted(builder.phrase(evolve_prep(part)))
    if what.kind is Kind.COUNTER:
        draft.values["amount"], draft.what = number, None
    else:
        draft.what = replace(what, quantity=Quantity(number, number))


def _bound(builder: Clauses, draft: Draft, part: Dep) -> None:
    """ "Draw a card for each minion here (up to three)": no more than three in all."""
    amount = draft.values.get("amount")
    if draft.verb in _SO_OFTEN and "over" in draft.said.fields and getattr(draft.what, "quantity", None) == ONE:
        return  # "play an extra minion for each of them, up to two": ``groups`` knows how many
    if draft.verb is Verb.DRAW and amount is None and (many := so_many_told(draft.what)) is not None:
        at_most = bounded(many, part)
        if at_most.most is None:
            raise UnfitError("no fewer than are counted")
        draft.what = replace(draft.what, quantity=Quantity(at_most, at_most))
        return
    if draft.verb not in (Verb.DRAW, Verb.GAIN_VP, Verb.PUT_COUNTER) or not isinstance(
        amount, (Count, Times, Quotient)
    ):
        raise UnfitError(f"bound of {draft.said.verb}")
    at_most = bounded(amount, part)
    if at_most.most is None:
        raise UnfitError("no fewer than are counted")
    draft.values["amount"] = at_most


_SO_OFTEN = (Verb.PLAY, Verb.LOOK, Verb.REVEAL, Verb.DISCARD, Verb.DESTROY)
"""What is done to one thing for each of several."""


def _where(builder: Clauses, draft: Draft, part: Dep) -> None:
    """ "A base scores where you have a minion"."""
    what = draft.what
    if not isinstance(what, Select):
        raise UnfitError("where of what")
    draft.what = replace(what, filters=sort_filters([*what.filters, builder.clause_filter(part, "base")]))


def _by(builder: Clauses, draft: Draft, part: Dep) -> None:
    by: Any = builder.phrase(evolve_prep(part)).node
    if draft.event and draft.said.head.modal != "cannot" and isinstance(by, Select) and by.quantity == EVERY:
        by = replace(by, quantity=ONE)  # "is destroyed by (one of) your minions' abilities": by any of them
    draft.values["by"] = by


def _spare(builder: Clauses, draft: Draft, part: Dep) -> None:
    """ "Cannot be destroyed except by you"."""
    if draft.said.head.modal != "cannot" or "by" in draft.said.fields:
        raise UnfitError("except by whom")
    draft.values["by"] = others_than(builder.phrase(evolve_prep(part)).node)


def _means(builder: Clauses, draft: Draft, part: Dep) -> None:
    draft.values["by"] = done_with(draft.values["by"], builder.phrase(evolve_prep(part)).node)


def _each(builder: Clauses, draft: Draft, part: Dep) -> None:
    """ "Gain 1 VP for each": so many times; said of other verbs, it is a deed for each."""
    if draft.verb not in (Verb.GAIN_VP, Verb.PUT_COUNTER):
        return
    draft.values["amount"] = for_each(draft.values["amount"], builder.counted(builder.phrase(part)))


def _found(builder: Clauses, draft: Draft, part: Dep) -> None:
    """ "Reveal cards from your deck until you reveal an action"."""
    what, turned = draft.what, draft.verb in (Verb.REVEAL, Verb.DISCARD)
    if not turned or not isinstance(what, Select) or what.quantity != EVERY or draft.event:
        raise UnfitError("until what")
    if draft.verb is Verb.DISCARD and what == Select(Kind.CARD, EVERY, label=what.label):
        left = builder.surplus(part)  # "discard cards until you have three cards in your hand"
        draft.what = replace(what, quantity=Quantity(left, left), zone=left.parts[0].what.zone)
        return
    number = builder.until_found(part, draft.verb)
    end = what.zone or draft.values.pop("source", None)
    in_hand = end is None or (isinstance(end, Pile) and end.zone is Zone.HAND)
    if what.random and draft.verb is Verb.DISCARD and in_hand:
        draft.what = replace(what, quantity=Quantity(number, number), zone=end)
        return
    if what.random or not isinstance(end, Pile) or end.zone is not Zone.DECK:
        raise UnfitError("from where")
    draft.what = replace(what, quantity=Quantity(number, number), zone=replace(end, end=end.end or End.TOP))


def _shortfall(builder: Clauses, draft: Draft, part: Dep) -> None:
    """ "Draw until you have five cards in your hand"."""
    if draft.verb is not Verb.DRAW:
        raise UnfitError("until what")
    draft.values["amount"], draft.what = builder.shortfall(part, draft.what), None


_FIELDS: dict[str, Callable[[Clauses, Draft, Dep], None]] = {
    "spread": _spread,
    "to": _to,
    "source": _source,
    "with": _with,
    "what": _what,
    "at": _at,
    "as_extra": _as_extra,
    "instead_of": _instead_of,
    "until": _until,
    "spends": _spends,
    "any_order": _any_order,
    "same_way": _same_way,
    "at_once": _at_once,
    "unseen": _unseen,
    "blind": _blind,
    "unrewarded": _unrewarded,
    "taken": _taken,
    "whole": _whole,
    "keeps": _keeps,
    "as_if": _as_if,
    "amount": _amount,
    "where": _where,
    "by": _by,
    "spare": _spare,
    "means": _means,
    "each": _each,
    "bound": _bound,
    "found": _found,
    "shortfall": _shortfall,
}
"""What each field fills; a later one may change what an earlier one has filled."""

_AROUND_THE_ACT = frozenset(
    {
        *("cost", "condition", "instead", "instead_one", "limit", "when", "now", "first"),
        *("settled", "over", "remark", "timing", "times", "turn", "per", "trigger"),
    }
)
"""Fields that reach over the whole act, or the whole sentence: ``groups`` and ``sentences`` read them."""
