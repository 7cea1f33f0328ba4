"""What is done if not, or instead: "Otherwise, ...", "If you have a minion there, draw two cards instead".

Knows effects, not the words that lead to them.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import (
    STATEMENTS,
    Act,
    Cancelled,
    Cost,
    Delayed,
    ForEach,
    If,
    Join,
    Lasting,
    May,
    Modify,
    Price,
    Seq,
    While,
)
from smashrules.effects.conditions import Complied, Did, Not, TurnOf, Was
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Both,
    Candidate,
    ControllerOf,
    Host,
    Ref,
    Select,
    This,
    Where,
    You,
)
from smashrules.effects.verbs import SEEING, Verb
from smashrules.text.nouns.partners import as_before, everyone, if_each
from smashrules.text.sentences.apart import with_part
from smashrules.text.sentences.lines import PlayNow, Several, sequence
from smashrules.text.sentences.pricing import unless_paid
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron, temporary
from smashrules.text.trees.rebuilding import sort_filters, transform


def otherwise(effect: Any, other: Any) -> Any:
    """ "... Otherwise, do Y": Y where the condition of the effect does not hold, or where it is left undone."""
    if isinstance(effect, If) and isinstance(effect.then, If) and effect.then.otherwise is None:
        raise UnfitError("otherwise than which of both")  # "if A, if B, do X. Otherwise, do Y."
    if isinstance(effect, If) and effect.otherwise is None:
        return replace(effect, otherwise=other, span=(effect.span[0], other.span[1]))
    if isinstance(effect, Seq):
        return replace(
            effect,
            parts=(*effect.parts[:-1], otherwise(effect.parts[-1], other)),
            span=(effect.span[0], other.span[1]),
        )
    if isinstance(effect, Delayed):  # "At the start of your next turn, if X, do Y; otherwise, Z."
        return replace(effect, effect=otherwise(effect.effect, other), span=(effect.span[0], other.span[1]))
    if isinstance(effect, May):  # "You may do X. Otherwise, Y."
        declined = If(Not(Complied(effect.by or You(), span=other.span), span=other.span), other, span=other.span)
        return Seq((effect, declined), (Join.SENTENCE,), span=(effect.span[0], other.span[1]))
    raise UnfitError("otherwise than what")


def in_its_place(effect: Any, body: Any, condition: Any) -> Any:
    """ "Do X. If C, do Y instead", "Do X. You may do Y instead": one of the two. Raises ``UnfitError``."""
    if isinstance(effect, Seq):
        if effect.joins[-1] is not Join.SENTENCE:
            raise UnfitError("instead of which of them")
        *before, last = effect.parts
        first: Any = before[0] if len(before) == 1 else replace(effect, parts=tuple(before), joins=effect.joins[:-1])
        return sequence(first, in_its_place(last, body, condition), Join.SENTENCE)
    if condition is None and not isinstance(body, May):
        raise UnfitError("instead of what")
    everyone = isinstance(effect, Act) and isinstance(effect.by, Select) and effect.by.quantity == EVERY
    one = isinstance(body, Act) and body.by is not None and getattr(body.by, "quantity", ONE) != EVERY
    if everyone and one and condition is not None:
        raise UnfitError("instead of all of them, or of that one")  # "each player draws one. If a player ..., they"
    if _seen(effect) and not any(map(_seen, walk(body))):  # what is done with it is done instead of leaving it there
        body = body if condition is None else If(condition, body, span=(condition.span[0], body.span[1]))
        return sequence(effect, body, Join.SENTENCE)
    if (got := _bought(effect, body)) is not None:  # what is paid is paid for either
        return transform(effect, lambda node: in_its_place(got, body, condition) if node is got else node)
    asked = [each for each in walk(condition) if isinstance(each, (Did, Was, Complied))] if condition else []
    if not all(_of_its_own_play(each) for each in asked):
        raise UnfitError("what was done, when it is not done")
    picked, effect = _picked_first(effect, [each for each in (condition, body) if each is not None])
    either = otherwise(body, effect) if isinstance(body, May) else body
    if condition is not None:
        either = If(condition, either, effect, span=(condition.span[0], body.span[1]))
    return either if picked is None else sequence(picked, either, Join.SENTENCE)


def _seen(deed: Any) -> bool:
    return isinstance(deed, Act) and deed.verb in SEEING


def _bought(effect: Any, other: Any) -> Act | None:
    """What something is paid for, where ``other`` can stand for it alone: "discard a card to draw one, or two"."""
    paid = effect.effect if isinstance(effect, May) else effect
    got = paid.effect if isinstance(paid, Cost) else None
    return got if isinstance(got, Act) and isinstance(other, Act) and got.verb is other.verb else None


def _of_its_own_play(condition: Any) -> bool:
    """ "If this card was played from your discard pile": that is over, whichever of the two is done."""
    act = condition.act if isinstance(condition, (Was, Did)) else None
    return act is not None and act.verb is Verb.PLAY and isinstance(act.what, This)


def lasting_instead(effect: Any, body: Any) -> tuple[Any, Any]:
    """ "X gains +1 power until the end of the turn. If C, it gains +2 power instead.": until then, too.

    The effect that is done, and the condition. Raises ``UnfitError`` where nothing lasts."""
    last = effect.parts[-1] if isinstance(effect, Seq) else effect
    if not isinstance(last, Lasting) or last.until is None or not isinstance(body, While):
        raise UnfitError("instead of what")
    one: Any = last.statement
    other: Any = body.statement
    if type(one) is not type(other) or getattr(one, "stat", None) is not getattr(other, "stat", None):
        raise UnfitError("instead of what")
    about = one.what
    if isinstance(other.what, Pron):  # "it", "they": the same, or nothing would be instead
        one_of = isinstance(about, Select) and about.quantity == ONE and about.label is not None
        same = Ref(about.label, span=other.what.span) if one_of else about
        other = replace(other, what=replace(same, label=None) if isinstance(same, Select) else same)
    return replace(last, statement=other, span=body.span), body.condition


def of_the_same(stated: Any, other: Any) -> Any:
    """ "Your minions here have +1 power. If C, they have +2 power instead": the same ones, not what C speaks of."""
    about, they = getattr(stated, "what", None), getattr(other, "what", None)
    if (
        isinstance(about, Select)
        and about.quantity == EVERY
        and isinstance(they, Pron)
        and they.form in ("it", "they")
    ):
        return replace(other, what=replace(about, label=None))
    return other


def chosen_first(one: Lasting, other: Any, condition: Any) -> Seq | ForEach | None:
    """ "One of your minions gains +2 power until ..., or +4 power if it is your only minion": it is chosen, and then
    asked about; each of several is asked about apart. None where nothing is chosen, or the condition does not speak
    of it."""
    about: Any = getattr(one.statement, "what", None)
    spoken = any(isinstance(each, Pron) for each in walk(condition))
    if not spoken or about != getattr(other, "what", None):
        return None
    if isinstance(about, Select) and about.quantity == EVERY:
        return _of_each(one, replace(about, label=about.label or temporary(about.span[0])), other, condition)
    picked, first = _picked_first(one, [condition])
    if picked is None or not isinstance(first, Lasting):
        return None
    again = replace(first, statement=replace(other, what=Ref(about.label, span=about.span)), span=other.span)
    either = If(condition, again, first, span=(one.span[0], condition.span[1]))
    return sequence(picked, either, Join.SENTENCE)  # type: ignore[no-any-return]


def _of_each(one: Lasting, about: Select, other: Any, condition: Any) -> ForEach:
    """ "Each of your minions gains +1 power until ..., or +2 if it has an action on it": it is asked of each."""
    it: Any = Ref(about.label or 0, span=about.span)
    statement: Any = one.statement
    less = replace(one, statement=replace(statement, what=it))
    more = replace(one, statement=replace(other, what=it), span=other.span)
    span = (one.span[0], condition.span[1])
    return ForEach(about, If(condition, more, less, span=span), span=span)


def _picked_first(effect: Any, later: list[Any]) -> tuple[Act | None, Any]:
    """ "Place a counter on a minion. If C, place two on it instead": it is chosen first, whichever is done."""
    spoken = [node for each in later for node in walk(each) if isinstance(node, Pron)]
    again = [node.label for each in later for node in walk(each) if isinstance(node, Ref)]
    if not again and not any(each.form in ("it", "its", "that") for each in spoken):
        return None, effect
    for name in ("what", "to"):
        one = getattr(effect, name, None)
        if isinstance(effect, Act) and isinstance(one, Select) and one.quantity == ONE and one.label is not None:
            chosen = Act(Verb.CHOOSE, what=one, span=one.span)
            return chosen, with_part(effect, name, Ref(one.label, span=one.span))
    stated: Any = effect.statement if isinstance(effect, Lasting) else None
    about = getattr(stated, "what", None)
    if isinstance(about, Select) and about.quantity == ONE and about.label is not None:
        chosen = Act(Verb.CHOOSE, what=about, span=about.span)
        return chosen, replace(effect, statement=replace(stated, what=Ref(about.label, span=about.span)))
    return None, effect


_OWN = (Verb.DRAW, Verb.GAIN_VP)
"""What you do without choosing anything that is in play."""


def unless(lacking: Any, body: Any, span: tuple[int, int]) -> Any:
    """ "unless you have a minion here": if that does not hold. "unless you discard a card", "unless its controller
    does": they may."""
    held = lacking.condition if isinstance(lacking, Not) else None
    if not isinstance(held, Did):
        return if_each(lacking, body, span)
    lasts = isinstance(body, Lasting) and isinstance(body.statement, Cancelled | Modify)
    by, what = held.act.by, body.what if isinstance(body, Act) else body.statement.what if lasts else None
    spoken = isinstance(by, Pron) and (by.words == "they" or "player" in by.kinds)
    if spoken and (getattr(body, "by", None) is not None or not (isinstance(body, Act) or lasts)):
        return _unless_they(held, body, span)
    if isinstance(by, Pron) and spoken:  # "destroy it unless they discard a card": who played it, say
        by = replace(by, kinds=frozenset(("player",)))
    chosen_from = isinstance(what, Select) and getattr(body, "verb", None) not in _OWN
    picked = chosen_from and isinstance(what, Select) and what.label is not None and what.quantity != EVERY
    theirs = isinstance(by, ControllerOf) and (picked or isinstance(what, (This, Host, Pron)))
    told = picked or isinstance(what, (Pron, This, Host)) or (isinstance(body, Act) and body.verb in _OWN)
    anyhow = spoken and (isinstance(body, Act) or lasts) and told
    if by is None or not (isinstance(by, You) or theirs or anyhow):
        raise UnfitError("unless what")
    offered = May(replace(held.act, by=None), by=None if isinstance(by, You) else by, span=held.span)
    chosen: Any = what
    done = body
    if picked and lasts:
        done = replace(body, statement=with_part(body.statement, "what", Ref(chosen.label)))
    elif picked:
        done = with_part(body, "what", Ref(chosen.label))
    refused = If(Not(Complied(by, span=held.span), span=held.span), done, span=span)
    if not picked:
        return Seq((offered, refused), (Join.SENTENCE,), span=span)
    first = Act(Verb.CHOOSE, what=what, span=chosen.span)
    return Seq((first, offered, refused), (Join.SENTENCE, Join.SENTENCE), span=span)


def _unless_they(held: Did, body: Any, span: tuple[int, int]) -> Seq:
    """ "That player must destroy a minion unless they discard a card": whoever would have to do the one may do the
    other first; of several, each who does not has to do it."""
    who: Any = body.by if isinstance(body, Act) else None
    if who is None or isinstance(who, (You, Both)):
        raise UnfitError("unless who")
    offered = May(replace(held.act, by=None), by=who, span=held.span)
    if not everyone(who):
        refused: Any = If(Not(Complied(as_before(who))), replace(body, by=as_before(who)), span=span)
        return Seq((offered, refused), (Join.SENTENCE,), span=span)
    at = held.span
    idle = Where(Not(Complied(Candidate(span=at), span=at), span=at), span=at)
    those = replace(who, filters=sort_filters([*who.filters, idle]), label=temporary(at[0]), span=at)
    refused = replace(transform(body, partial(_of_their_own, whose=those.label)), by=those)
    return Seq((offered, refused), (Join.SENTENCE,), span=span)


def _of_their_own(node: Any, whose: int) -> Any:
    theirs = isinstance(node, Pron) and node.words == "their" and "player" in node.kinds
    return Ref(whose, "their", span=node.span) if theirs else node


def held_while(condition: Any, statement: Any, span: tuple[int, int]) -> While | Price:
    """``statement`` while ``condition`` holds; "cannot play minions unless they discard a card" is a price. Raises
    ``UnfitError`` for what else would be done each time, and not once."""
    if isinstance(condition, Not) and isinstance(condition.condition, Did):
        price = unless_paid(statement, condition.condition, span)
        if price is not None:
            return price
        raise UnfitError("unless what is done each time")
    return While(condition, statement, span=span)


def either_way(condition: Any, one: Any, other: Any) -> Any:
    """ "A, or B instead if C", "A, or if C, B": B if C holds, else A. Raises ``UnfitError``."""
    span = (one.span[0], condition.span[1])
    stated = isinstance(one, STATEMENTS), isinstance(other, STATEMENTS)
    if isinstance(one, While) and all(stated):  # "+2 power if A, or +3 power instead if B"
        if isinstance(one.condition, TurnOf) or not _same_thing(one.statement, other, condition):
            raise UnfitError("which of them it is said of, and when")
        without = While(Not(condition, span=condition.span), one, span=span)
        return Several((without, While(condition, other, span=span)), span)
    if all(stated):
        if (apart := _each_of_two_sorts(one, other, condition)) is not None:
            return Several(apart, span)
        if not _same_thing(one, other, condition):
            raise UnfitError("which of them it is said of")
        without = While(Not(condition, span=condition.span), one, span=span)
        return Several((without, While(condition, other, span=span)), span)
    if isinstance(one, Lasting) and one.until is not None and isinstance(other, Modify):
        if (picked := chosen_first(one, other, condition)) is not None:
            return picked
        other = replace(one, statement=other, span=other.span)  # "or +2 power instead if C": until then, too
        if not _same_thing(one.statement, other.statement, condition):
            raise UnfitError("which of them it is said of")
        return If(condition, other, one, span=span)
    if any(stated) or isinstance(one, (Several, PlayNow)) or isinstance(other, (Several, PlayNow)):
        raise UnfitError("one or the other")
    spoken = [each.form for each in (*walk(condition), *walk(other)) if isinstance(each, Pron)]
    if (got := _bought(one, other)) is not None:  # what is paid is paid for either
        return transform(one, lambda node: If(condition, other, got, span=span) if node is got else node)
    chosen = any(isinstance(each, Select) for each in walk(one))
    if chosen and (set(spoken) - {"its"} or any(isinstance(each, Pron) for each in walk(condition))):
        raise UnfitError("of what is only chosen if it is not so")
    if isinstance(other, May):  # "or if C, you may do B": A where it is left undone, too
        declined = Not(Complied(other.by or You(), span=span), span=span)
        held = If(condition, other, span=span)
        return Seq((held, If(declined, one, span=span)), (Join.SENTENCE,), span=span)
    return If(condition, replace(one, effect=other) if isinstance(one, May) else other, one, span=span)


def _each_of_two_sorts(one: Any, other: Any, condition: Any) -> tuple[Any, Any] | None:
    """ "Each of your minions here has +1 power, or +2 power if it has an action on it": those without an action, and
    those with one. None where the condition does not speak of each of several."""
    about = getattr(one, "what", None)
    spoken = [each for each in walk(condition) if isinstance(each, Pron)]
    if not isinstance(about, Select) or about.quantity != EVERY or about != getattr(other, "what", None):
        return None
    within = [each for sort in walk(condition) if isinstance(sort, Select) for each in walk(sort)]
    if len(spoken) != 1 or spoken[0].form != "it" or any(each is spoken[0] for each in within):
        return None
    asked = transform(condition, lambda each: Candidate(span=each.span) if isinstance(each, Pron) else each)

    def those(statement: Any, held: Any) -> Any:
        sort: Any = Where(held, span=condition.span)
        return replace(statement, what=replace(about, filters=sort_filters([*about.filters, sort]), label=None))

    return those(one, Not(asked, span=condition.span)), those(other, asked)


def _same_thing(one: Any, other: Any, condition: Any) -> bool:
    """Whether both statements are about the same; where the condition speaks of it, about one thing that is known."""
    about, again = getattr(one, "what", None), getattr(other, "what", None)
    spoken = any(isinstance(each, Pron) for each in walk(condition))
    return about == again and not (spoken and isinstance(about, Select))
