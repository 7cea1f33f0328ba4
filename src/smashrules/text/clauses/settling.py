"""What a verb asks of its slots when all of them are filled: what makes no sense, and what a sentence leaves unsaid.

Knows verbs and what they are done to, no words. Every function of a verb is named in the table at the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Num
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    ANY_NUMBER,
    EVERY,
    NONE,
    ONE,
    Alike,
    At,
    BaseOf,
    Both,
    Controlled,
    EitherOf,
    End,
    Extreme,
    Here,
    Host,
    Kind,
    On,
    Op,
    Other,
    Pile,
    PreviousBaseOf,
    Quantity,
    Select,
    This,
    Trait,
    Where,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.elsewhere import (
    each_of_two,
    elsewhere,
    from_another,
    on_another_base,
    onto_another,
    others_base,
)
from smashrules.text.clauses.said import Draft, loosely_many
from smashrules.text.nouns.counting import drawn
from smashrules.text.nouns.determiners import Thing, in_pile, topmost
from smashrules.text.nouns.fitting import at_place, in_all, is_each, is_every, spoken_of
from smashrules.text.nouns.holding import in_a_pile
from smashrules.text.structure.attach import UnfitError
from smashrules.text.structure.syntax import Word
from smashrules.text.trees.pending import Pron, temporary

# What comes from a pile by these is no thing in that pile: the pile is a part of the deed.
_FROM_THERE = (Verb.SEARCH, Verb.GO, Verb.LEAVE)

_GOES_TO_ONE = (Verb.STORE, Verb.TRANSFER)


def settle(draft: Draft) -> None:
    """Makes ``draft`` whole. Raises ``UnfitError`` for what no card means."""
    if draft.verb is Verb.DRAW:
        _draws_an_amount(draft)
    counters = draft.thing is not None and draft.thing.cat == "counter"
    if counters and draft.thing is not None and draft.thing.compared:
        raise UnfitError("more counters than whoever")
    if draft.thing is not None and draft.thing.more is Op.LESS and not draft.event:
        raise UnfitError("fewer than what")
    if draft.thing is not None and draft.thing.more is not None and draft.thing.than is not None:
        raise UnfitError("done to more than somebody else did")
    _out_of_a_pile(draft)
    _up_to_so_many(draft)
    _extra(draft)
    goal = draft.values.get("to")
    if isinstance(goal, Select) and goal.quantity == NONE and not draft.event:
        raise UnfitError("to nowhere")
    several = isinstance(goal, Select) and not goal.quantity.every and goal.quantity.high != 1
    if several and draft.verb in _GOES_TO_ONE and draft.commanded and not counters:
        raise UnfitError("how much of it to which of them")
    if draft.verb is Verb.MOVE:
        _moves_to_a_pile(draft)
    for each in _VERBS.get(draft.verb, ()):
        each(draft)
    _as_many_as_liked(draft)
    if not draft.event and isinstance(draft.what, Select) and draft.what.quantity == NONE:
        raise UnfitError("done to none")
    if not draft.event:
        draft.what = _one_that_ties(draft.what)
        if draft.verb is Verb.PUT_COUNTER and "to" in draft.values:
            draft.values["to"] = _one_that_ties(draft.values["to"])


def _one_that_ties(what: Any) -> Any:
    """ "Destroy your highest-power minion" is done to one of those that tie, whichever whoever does it likes
    (BGB2018, Card Text Changes)."""
    one = isinstance(what, Select) and what.quantity == ONE and Extreme in what.asked
    if not one or what.kind not in (Kind.MINION, Kind.ACTION, Kind.CARD):
        return what
    chosen = [replace(each, one=True) if isinstance(each, Extreme) else each for each in what.filters]
    return replace(what, filters=tuple(chosen))


def _up_to_so_many(draft: Draft) -> None:
    """ "Up to that many minions": chosen one by one, so not those that lie on top of a pile."""
    what = draft.what
    if not isinstance(what, Select) or not isinstance(what.zone, Pile) or what.zone.end is None:
        return
    if what.quantity.low == 0 and not isinstance(what.quantity.high, int | None):
        raise UnfitError("up to how many from there")


def _out_of_a_pile(draft: Draft) -> None:
    """ "Return a minion from your discard pile": a minion that is there."""
    source, what = draft.values.get("source"), draft.what
    one = _is_either_pile(source) or isinstance(source, (Pile, Both))
    if one and isinstance(what, Select) and draft.verb not in _FROM_THERE:
        if what.zone is not None:
            raise UnfitError("two zones")
        what = replace(what, zone=source)
        draft.values["source"] = None
    elif isinstance(what, Both) and in_a_pile(source):
        parts = [each for each in what.parts if isinstance(each, Select)]
        if len(parts) < len(what.parts):
            raise UnfitError("this card, too, from there")  # "this card and another card from your hand"
        if draft.verb not in _FROM_THERE:
            if any(each.zone is not None or {At, On, Controlled} & each.asked for each in parts):
                raise UnfitError("in that pile, and somewhere else")
            what = replace(what, parts=tuple(replace(each, zone=source) for each in parts))
            draft.values["source"] = None
    elif in_a_pile(source) and isinstance(what, EitherOf) and draft.verb not in _FROM_THERE:
        raise UnfitError(
            "what is in play is not in a pile"
        )  # "a minion or an action from a pile": so each is told of
    draft.what = in_pile(what)


def _is_either_pile(source: Any) -> bool:
    return isinstance(source, EitherOf) and all(map(in_a_pile, source.parts))


def _extra(draft: Draft) -> None:
    if draft.thing is None or not draft.thing.extra:
        return
    if draft.verb not in (Verb.PLAY, Verb.DRAW):
        raise UnfitError("an extra what")
    draft.values["extra"] = draft.verb is Verb.PLAY  # "draw an extra card" only says that one is drawn anyway


def _all_of_them(draft: Draft) -> None:
    what = draft.what
    unbounded = isinstance(what, Select) and what.zone is None and what.quantity == EVERY and not spoken_of(what)
    if not draft.event and unbounded:
        raise UnfitError("all there are of them")


def _so_many_of_them(draft: Draft) -> None:
    if loosely_many(draft):
        raise UnfitError("how many of them")


def _as_many_as_liked(draft: Draft) -> None:
    """ "You may return minions to your hand": neither all of them nor one. A play that is allowed, as "you may play
    minions from your discard pile", does not say for how long."""
    what = draft.what
    bare = draft.thing is not None and draft.thing.unsaid and draft.said.head.modal == "may" and draft.commanded
    if not bare or not isinstance(what, Select) or what.quantity != EVERY or "instead_of" in draft.values:
        return
    if any(isinstance(each, Controlled) for each in what.filters):  # "you may destroy each other player's minions"
        return
    if draft.verb is Verb.PLAY:
        raise UnfitError("how many of them")
    draft.what = replace(what, quantity=ANY_NUMBER)


# -- cards out of a deck ----------------------------------------------------------------------------------------


def _draws_an_amount(draft: Draft) -> None:
    """ "Draw two cards" is an amount, "draw it" a thing."""
    source = draft.values.get("source")
    from_all = isinstance(source, Both) or (isinstance(source, Pile) and source.end is None)
    from_end = (isinstance(source, Pile) or _is_either_pile(source)) and isinstance(draft.what, Select)
    if (from_all or from_end) and not isinstance(draft.what, (This, Host)):
        raise UnfitError("a card from a pile")  # said of the card
    number = draft.what.quantity if draft.event and isinstance(draft.what, Select) else ONE
    some = number.low != number.high and not number.every  # "draws one or more cards"
    if "shortfall" not in draft.said.fields and isinstance(draft.what, Select) and not some:
        draft.what, draft.values = drawn(draft.what, draft.values)


def _draws(draft: Draft) -> None:
    what = draft.what
    if isinstance(what, Pron) and what.form == "that" and what.words.startswith("the "):
        draft.what = what = replace(what, verb=Verb.LOOK)
    if isinstance(what, Select) and what.zone == Pile(Zone.PLAY):
        raise UnfitError("drawn from play")
    if isinstance(what, (This, Host)) and draft.values.get("source") is None and not draft.event:
        raise UnfitError("drawn from where")
    if draft.values.get("amount") is None and what is None and not draft.event:
        raise UnfitError("draw what")


def _not_in_play(draft: Draft) -> None:
    what = draft.what
    if draft.verb is Verb.SEARCH and isinstance(what, Select) and what.zone == Pile(Zone.PLAY):
        raise UnfitError("searched for in play")
    if isinstance(what, Select) and what.zone is None and any(isinstance(each, (At, On)) for each in what.filters):
        raise UnfitError("what is in a pile is at no base")


def _shown_from(draft: Draft) -> None:
    """ "After you reveal this card from your deck"; of any other card it is told where it is from."""
    if draft.values.get("source") is not None and not isinstance(draft.what, (This, Pron)):
        raise UnfitError("revealed from where it is")


def _topmost(draft: Draft) -> None:
    if not draft.event:
        draft.what = topmost(draft.what)


# -- into play, and about -----------------------------------------------------------------------------------------


def _plays(draft: Draft) -> None:
    what = draft.what
    played = what.parts if isinstance(what, EitherOf) else (what,)
    nowhere = any(isinstance(one, Select) and one.kind is Kind.BASE and one.zone is None for one in played)
    if nowhere and not draft.event:
        raise UnfitError("a base is played from somewhere")
    if not isinstance(what, Select):
        return
    if any(isinstance(each, On) or each == Alike(Trait.BASE, different=True) for each in what.filters):
        raise UnfitError("what is played is on nothing yet")
    if any(isinstance(each, At) for each in what.filters):
        if "to" in draft.values:
            raise UnfitError("what is played is at no base yet")
        draft.values["to"] = next(each.place for each in what.filters if isinstance(each, At))
        draft.what = replace(what, filters=tuple(each for each in what.filters if not isinstance(each, At)))


def _played_there(draft: Draft) -> None:
    goal, what = draft.values.get("to"), draft.what
    bodied = isinstance(what, Select) and what.kind in (Kind.MINION, Kind.TITAN)
    if bodied and isinstance(goal, (This, Host)):
        raise UnfitError("a minion is played at a base")
    if isinstance(goal, Select) and goal.quantity not in (ONE, EVERY, ANY_NUMBER):
        raise UnfitError("played in how many places")


def _several(what: Any) -> bool:
    one = not isinstance(what, Select) or what.quantity.high == 1
    return not one or isinstance(what, Both) or (isinstance(what, Pron) and bool(what.many))


def _moves(draft: Draft) -> None:
    _moves_back(draft)
    what, goal = draft.what, draft.values.get("to")
    if isinstance(goal, Select):
        if goal.quantity == EVERY and not goal.filters:
            raise UnfitError("moved to every base")
        if goal.quantity == EVERY and _is_any_of(goal, draft):  # "to bases with a higher breakpoint", each to one
            if not _several(what) and not draft.event:
                raise UnfitError("one thing, to several bases")
            draft.values["to"] = replace(goal, quantity=ONE)
        shared = goal.quantity == ONE and (not draft.event or draft.values.get("source") is None)
        if _several(what) and shared:
            draft.values["together"] = True
    left = draft.values.get("source")
    if isinstance(left, Select) and left.kind is Kind.BASE and isinstance(goal, Pron):
        than: Any = goal  # "from another base to there"
        kept = tuple(replace(each, than=than) if isinstance(each, Other) else each for each in left.filters)
        draft.values["source"] = replace(left, filters=kept)
    goal = draft.values.get("to")
    draft.what = what = each_of_two(goal, what, draft.said.span[0])
    draft.values["to"] = elsewhere(others_base(goal, what), draft.values.get("source"), what)
    if draft.values["to"] is None and draft.commanded:
        _moves_to_another(draft)


def _moves_to_a_pile(draft: Draft) -> None:
    """ "Move it to the top of your deck": place it there. Raises ``UnfitError`` for what is only said to be moved
    there: it was discarded, returned or placed."""
    if not isinstance(draft.values.get("to"), Pile):
        if draft.values.get("any_order") or getattr(draft.what, "kind", None) is Kind.BASE:
            raise UnfitError("moved one by one, or a base that is moved")
        return
    if draft.event:
        raise UnfitError("moved to a pile")
    draft.verb, left = Verb.PLACE, draft.values.get("source")
    if left is not None and not isinstance(left, Pile):
        draft.what, draft.values["source"] = at_place(draft.what, left, draft.said.fields["source"]), None


def _is_any_of(goal: Select, draft: Draft) -> bool:
    """Whether it is told which bases are meant, and not of each: every thing is moved to one of them."""
    part = draft.said.fields.get("to")
    told = any(not isinstance(each, Other) for each in goal.filters)
    return goal.kind is Kind.BASE and told and part is not None and not is_each(part)


def _moves_back(draft: Draft) -> None:
    """ "Move that minion to its previous base": its own, not that of another card."""
    what, goal = draft.what, draft.values.get("to")
    if isinstance(goal, PreviousBaseOf) and isinstance(goal.what, Pron) and isinstance(what, Pron):
        own: Any = replace(what, words=goal.what.words, span=goal.what.span)
        draft.values["to"] = replace(goal, what=own)


def _moves_to_another(draft: Draft) -> None:
    """ "Move a minion": to another base."""
    what = draft.what
    several = isinstance(what, Select) and what.quantity.high != 1
    if isinstance(what, Select) and any(isinstance(each, At) for each in what.filters):
        raise UnfitError("moved from there, or to there")
    if isinstance(what, Select) and what.quantity.every and Where not in what.asked:
        raise UnfitError("all of them to where")  # "move all minions and transfer ... from one base to another"
    goal = Select(Kind.BASE, EVERY if several else ONE, (Other(Here()),), span=draft.said.span)
    draft.values["to"] = elsewhere(goal, None, what)


def _buries(draft: Draft) -> None:
    """ "Bury one of your minions on another base": on another one than its own; "two cards on bases": each on one."""
    card: Any = draft.what
    told = draft.event and draft.values.get("to") is None and isinstance(card, Select) and card.kind is Kind.CARD
    if told and any(isinstance(each, At) for each in card.filters):
        raise UnfitError("buried from there, or there")  # "after you bury a card here": there
    goal, what = draft.values.get("to"), draft.what
    if isinstance(goal, Select) and isinstance(what, Pron) and any(isinstance(each, Other) for each in goal.filters):
        draft.values["to"] = elsewhere(goal, draft.values.get("source"), what)
    like: Any = goal.what if isinstance(goal, BaseOf) else None
    if isinstance(what, Both) and isinstance(like, Pron) and like.form == "compared":  # "on the same base"
        goal = draft.values["to"] = Select(Kind.BASE, ONE, span=like.span)
    if isinstance(what, Both) and isinstance(goal, Select):
        draft.values["together"] = goal.quantity == ONE
    if not isinstance(goal, Select) or not isinstance(what, Select):
        return
    if _several(what):
        draft.values["together"] = draft.values.get("together") or goal.quantity == ONE
    anywhere = draft.event and not any(isinstance(each, At) for each in what.filters)
    if any(isinstance(each, Other) for each in goal.filters) and what.zone is None and not anywhere:
        draft.values["to"] = elsewhere(goal, draft.values.get("source"), what)
    elif goal.quantity == EVERY and not draft.event and _several(what):
        draft.values["to"] = replace(goal, quantity=ONE)


def _goes_somewhere(draft: Draft) -> None:
    back = draft.values.get("any_order") or isinstance(draft.what, Pron)
    goes = draft.verb in (Verb.PLACE, Verb.STORE) or not back
    if goes and draft.values.get("to") is None and draft.commanded:
        raise UnfitError(f"{draft.said.verb} where")
    lies = isinstance(draft.what, Select) and draft.what.zone is not None
    if draft.event and draft.verb is Verb.PLACE and lies and "to" not in draft.said.fields:
        raise UnfitError("placed from there, or there")


def _returns(draft: Draft) -> None:
    """ "Return it": back where it was looked at. "Return it to the base it came from": it is moved there."""
    what, goal = draft.what, draft.values.get("to")
    if isinstance(goal, PreviousBaseOf):
        draft.verb = Verb.MOVE
        _moves_back(draft)
        return
    if isinstance(goal, (Select, BaseOf, Here)) or (isinstance(goal, Pron) and "base" in goal.kinds):
        raise UnfitError("returned to a base")
    spoken = isinstance(what, Pron) and (what.form == "it" or what.words.startswith("the "))
    if draft.values.get("to") is None and spoken and isinstance(what, Pron):
        draft.what = replace(what, verb=Verb.LOOK)


# -- counters, and one for another --------------------------------------------------------------------------------


def _transfers(draft: Draft) -> None:
    values, what = draft.values, draft.what
    if values.get("to") is None and not values.get("spread") and not draft.event:
        raise UnfitError("transferred to what")  # "after an action is transferred": to whatever it is
    if draft.thing is not None and draft.thing.cat == "counter" and "source" in draft.said.fields:
        values["spread"] = bool(values.get("spread")) or in_all(draft.said.fields["source"], values["source"], what)
    counters = isinstance(what, Select) and draft.thing is not None and draft.thing.cat == "counter"
    several = is_every(values.get("to")) and "to" in draft.said.fields and not is_each(draft.said.fields["to"])
    open_number = isinstance(what, Select) and what.quantity in (EVERY, ANY_NUMBER)  # not so many to each of them
    if several and counters and open_number and "total" not in draft.said.fields:
        draft.what, values["source"] = _off_what(what, values.get("source"))
        values["spread"] = True
        what = draft.what
    goal = values.get("to")
    about = isinstance(goal, Select) and goal.kind is Kind.BASE and goal.zone is None and not draft.event
    if several and about and not counters and _several(what) and isinstance(what, Select):
        draft.verb = Verb.MOVE  # "to other bases": each to one of its own
        _moves(draft)
        return
    if several and not values.get("spread") and (counters or _several(what)):
        raise UnfitError("so many to each of them, or in all")
    values["source"] = from_another(values.get("source"), values.get("to"))
    values["to"] = on_another_base(
        onto_another(values.get("to"), values.get("source"), what), values.get("source"), what
    )


def _off_what(counters: Any, source: Any) -> tuple[Any, Any]:
    """The counters, and what they are taken from ("its +1 power counters"). Raises ``UnfitError`` where that is not
    said."""
    lying = [each for each in counters.filters if isinstance(each, On)] if isinstance(counters, Select) else []
    if source is None and len(lying) == 1 and not isinstance(lying[0].host, EitherOf):
        rest = tuple(each for each in counters.filters if each is not lying[0])
        return replace(counters, filters=rest), lying[0].host
    if source is None:
        raise UnfitError("so many to each of them, or in all")
    return counters, source


def _removes_counters(draft: Draft) -> None:
    """ "Three counters from your minions": three in all."""
    what, source = draft.what, draft.values.get("source")
    so_many = draft.values.get("amount") if what is None else what.quantity if isinstance(what, Select) else None
    counted = isinstance(so_many, Num) or (isinstance(so_many, Quantity) and not so_many.every)
    if not draft.event and is_every(source) and counted:
        draft.values["spread"] = not is_each(draft.said.fields["source"])


def _puts_counters(draft: Draft) -> None:
    """ "Three counters on your minions": three in all. Raises ``UnfitError`` where it may be one on each, or one."""
    values, part = draft.values, draft.said.fields.get("to")
    kind = draft.what.kind if isinstance(draft.what, Select) else Kind.COUNTER
    if values.get("instead_of") is not None and kind is not Kind.STASIS_COUNTER:
        raise UnfitError("what goes to no stasis goes where it would have gone")
    if draft.event or part is None or values.get("spread") or not is_every(values.get("to")) or is_each(part):
        return
    up_to = (
        isinstance(draft.what, Select) and draft.what.quantity.low == 0 and draft.what.quantity.high not in (None, 1)
    )
    if not up_to and (draft.what is not None or values.get("amount") in (None, Num(1))):
        raise UnfitError("so many on each of them, or in all")
    values["spread"] = True


def _comes_in_its_place(draft: Draft, subject: Thing | None, by: Any) -> dict[str, Any]:
    """ "It replaces this base": this base is replaced with it. "They replace it": players do."""
    players = frozenset(("player",))
    if subject is None or subject.cat == "player" or (isinstance(by, Pron) and by.kinds == players):
        return {}
    if draft.said.head.form != "third":
        return {"by": replace(by, kinds=players)} if isinstance(by, Pron) else {}
    return {"by": None, "with_": by}


def _with_something(draft: Draft) -> None:
    what, remark = draft.what, draft.said.fields.get("remark")
    normally = remark is not None and isinstance(remark.item, Word) and remark.item.word == "normally"
    if draft.verb is Verb.REPLACE and normally:
        return
    if draft.verb is Verb.REPLACE and draft.values.get("with_") is None and draft.commanded:
        draft.values.update(_comes_in_its_place(draft, draft.said.subject, draft.values.get("by")))
    with_ = draft.values.get("with_")
    of_cards = isinstance(with_, Select) and (
        with_.quantity == NONE or with_.kind in (Kind.MINION, Kind.ACTION, Kind.TITAN)
    )
    if isinstance(what, Select) and what.kind is Kind.BASE and of_cards:
        raise UnfitError("a base gives way to a base")
    pair = draft.verb is Verb.SWAP and isinstance(what, Select) and what.quantity == Quantity(2, 2)
    bare = what is None or not any(
        isinstance(each, Pile) for each in walk(what)
    )  # none "with the top card of the base deck"
    if draft.verb is Verb.REPLACE and draft.values.get("with_") is None and draft.commanded and bare:
        top: Any = Pile(Zone.BASE_DECK, end=End.TOP, span=draft.said.span)
        draft.values["with_"] = Select(
            Kind.BASE, ONE, zone=top, label=temporary(draft.said.span[1]), span=draft.said.span
        )
        return
    if "with_" not in draft.values and not pair and draft.commanded:
        raise UnfitError(f"{draft.said.verb} with what")


_VERBS: dict[Verb, tuple[Callable[[Draft], None], ...]] = {
    Verb.SEARCH: (_not_in_play, _all_of_them),
    Verb.DRAW: (_not_in_play, _draws, _all_of_them, _so_many_of_them),
    Verb.DISCARD: (_so_many_of_them,),
    Verb.LOOK: (_topmost,),
    Verb.REVEAL: (_topmost, _shown_from),
    Verb.PLAY: (_plays, _played_there, _all_of_them),
    Verb.MOVE: (_moves,),
    Verb.BURY: (_buries,),
    Verb.PLACE: (_goes_somewhere,),
    Verb.STORE: (_goes_somewhere,),
    Verb.RETURN: (_returns, _goes_somewhere),
    Verb.TRANSFER: (_transfers,),
    Verb.PUT_COUNTER: (_puts_counters,),
    Verb.REMOVE_COUNTER: (_removes_counters,),
    Verb.REPLACE: (_with_something,),
    Verb.SWAP: (_with_something,),
}
