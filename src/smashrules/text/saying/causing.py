"""Who is made to do something, said in words: "have you draw a card", "have another player discard a card".

Knows who does it and who brings it about; how things are called, whoever asks knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, ForEach, Join, Lasting, May, OneOf, Seq
from smashrules.effects.node import walk
from smashrules.effects.selectors import EVERY, ControllerOf, Kind, NextTo, OwnerOf, Placed, Ref, Select, You
from smashrules.effects.verbs import Verb
from smashrules.text.saying.deeds import as_their_own
from smashrules.text.saying.quantities import UnsayableError

_ORDERED = (Verb.RETURN, Verb.DESTROY, Verb.PLAY, Verb.MOVE, Verb.PLACE, Verb.SHUFFLE, Verb.DISCARD)
"""What a text orders without "you": "destroy a minion"."""


def made_to_do(doer: Any, call: Callable[[Any], str], words: str) -> str:
    """ "have you draw a card"; ``call`` says what somebody is called, ``words`` what they do, in its bare form."""
    if isinstance(doer, You):
        return f"have you {words}"
    return f"have {call(doer) if isinstance(doer, (Select, NextTo, ControllerOf, OwnerOf)) else 'them'} {words}"


def made_to_do_both(saying: Any, effect: Any) -> str | None:
    """The deeds of one other player, one and another, that somebody else brings about: "have them discard a card and
    draw one"; None where it is nothing of the kind."""
    deeds = [each for each in effect.parts if isinstance(each, Act)] if isinstance(effect, Seq) else []
    if not deeds or len(deeds) < len(effect.parts) or set(effect.joins) != {Join.AND}:
        return None
    who: Any = deeds[0].by
    label = who.label if isinstance(who, Select | Ref) else None
    theirs = label is not None and all(isinstance(each.by, Ref) and each.by.label == label for each in deeds[1:])
    if not (theirs or all(_theirs_too(deeds[0], each.by) for each in deeds[1:])):
        return None
    return made_to_do(who, saying.say.any, saying.joined([as_their_own(each) for each in deeds], list(effect.joins)))


def who_goes_on(leader: Select | None, before: Any, part: Any) -> Any:
    """Who does what is said next, without being named again: "another player discards a card and draws one", "its
    controller discards a card and gains 1 VP"; None where that is somebody else. Raises ``UnsayableError``."""
    by = part.by if isinstance(part, Act) else None
    if leader is not None and isinstance(by, Ref):
        if by.label != leader.label:
            raise UnsayableError("two who act")
        return leader
    return by if _theirs_too(before, by) else None


def _theirs_too(deed: Any, who: Any) -> bool:
    """Whether ``who``, whose a card is, does that deed, too."""
    return isinstance(who, ControllerOf | OwnerOf) and isinstance(deed, Act) and deed.by == who


def by_another(effect: Any, who: Any) -> bool:
    """Whether ``who`` (None: you) has somebody else do what they may do."""
    known = who.label if isinstance(who, Select) else None
    if known is not None and isinstance(effect, Act) and isinstance(effect.by, Ref) and effect.by.label == known:
        return False
    return isinstance(effect, Act) and effect.by is not None and effect.by != (who or You())


def chosen_by(saying: Any, effect: OneOf) -> str:
    """ "its controller discards a card or destroys it", "that player discards a card or has you draw one"."""
    who, many = saying.say.any(effect.by), saying.say.is_many(effect.by)
    if effect.most == 1 and any(isinstance(each, Seq) for each in effect.options):
        return f"{who} {', or '.join(_deeds_of(saying, each, effect.by, many) for each in effect.options)}"
    deeds = [each for each in effect.options if isinstance(each, Act)]
    first, *others = effect.options
    if effect.most == 1 and deeds == [first] and all(isinstance(each, Lasting) for each in others):
        if by_another(first, effect.by):
            raise UnsayableError("who chooses")
        said = [saying.deed(replace(deeds[0], by=None)), *map(saying.effect, others)]
        return f"{who} must {' or '.join(said)}"
    if effect.most > 1 or len(deeds) < len(effect.options):
        raise UnsayableError("who chooses")
    made = [by_another(each, effect.by) for each in deeds]
    said = [
        f"{'have' if many else 'has'} {saying.done_by(each).removeprefix('have ')}"
        if other
        else saying.deed(replace(each, by=None), third_person=not many)
        for each, other in zip(deeds, made, strict=True)
    ]
    joint = ", or " if any(made[:-1]) else " or "  # else the other one would do the rest, too
    return f"{who} {joint.join(said)}"


def chosen_by_place(saying: Any, effect: ForEach) -> str | None:
    """ "the winner draws a card or gains 1 VP": one by one, where several have that place; None for other players."""
    over, choice = effect.over, effect.effect
    placed = isinstance(over, Select) and any(isinstance(each, Placed) for each in over.filters)
    if not placed or not isinstance(over, Select) or not isinstance(choice, OneOf) or choice.different:
        return None
    if not isinstance(choice.by, Ref) or choice.by.label != over.label:
        return None
    return chosen_by(saying, replace(choice, by=over))


def each_does(effect: ForEach) -> Seq | None:
    """ "Each other player chooses a minion and destroys it": deeds of each of several players, one after the other,
    as they are said at once; None for others."""
    over, parts = effect.over, effect.effect
    if not isinstance(over, Select) or over.kind is not Kind.PLAYER or over.quantity != EVERY or over.label is None:
        return None
    if not isinstance(parts, Seq) or any(each is not Join.AND for each in parts.joins):
        return None
    deeds = [each for each in parts.parts if isinstance(each, Act) and each.by == Ref(over.label)]
    if len(deeds) < len(parts.parts) or any(isinstance(each, Placed) for each in over.filters):
        return None
    made = {each.label for each in walk(deeds[0]) if isinstance(each, Select)} - {None}
    spoken = {each.label for later in deeds[1:] for each in walk(later) if isinstance(each, Ref)}
    return replace(parts, parts=(replace(deeds[0], by=over), *deeds[1:])) if made & spoken else None


def told_of_them(effect: ForEach, parts: Seq) -> Seq | None:
    """ "Each other player discards a card", "if it is a minion, they draw a card": what is asked of the one thing
    that each of them did it to, behind what they all did; None for others."""
    over, first = effect.over, parts.parts[0]
    if not isinstance(over, Select) or over.kind is not Kind.PLAYER or over.quantity != EVERY:
        return None
    if not isinstance(first, (Act, May)) or first.by != Ref(over.label or 0):
        return None
    return replace(parts, parts=(replace(first, by=over), *parts.parts[1:]))


def _deeds_of(saying: Any, option: Any, who: Any, many: bool) -> str:
    """ "discards a card and draws two cards", "have you look at their hand and have you draw a card"."""
    parts = option.parts if isinstance(option, Seq) else (option,)
    joins = option.joins if isinstance(option, Seq) else ()
    acts = [each for each in parts if isinstance(each, Act)]
    made = {by_another(each, who) for each in acts}
    if len(acts) < len(parts) or set(joins) - {Join.AND} or len(made) > 1 or len(parts) > 2:
        raise UnsayableError("who chooses")
    if made == {True} and any(not isinstance(each.by, (You, type(None))) for each in acts):
        raise UnsayableError("who chooses")
    have = "have you " if many else "has you "
    said = [
        have + saying.deed(replace(each, by=None)) if made == {True} else _their_deed(saying, each, many)
        for each in acts
    ]
    return " and ".join(said)


def _their_deed(saying: Any, act: Act, many: bool) -> str:
    return str(saying.deed(replace(act, by=None), third_person=not many))


def as_you_like(saying: Any, effect: OneOf) -> str | None:
    """ "they draw a card OR you draw two cards": without the "you" the other deed would be theirs, and so the choice;
    None where nobody else does the first."""
    first, *others = effect.options
    leader = first.parts[0] if isinstance(first, Seq) else first
    doer = leader.by if isinstance(leader, Act) else None
    if effect.most > 1 or doer is None or isinstance(doer, You):
        return None
    yours = [each.parts[0] if isinstance(each, Seq) else each for each in others]
    if not saying.say.is_many(doer):
        mine = all(isinstance(each, Act) and each.by is None for each in yours)
        return " OR ".join(map(saying.effect, effect.options)) if mine else None
    if any(not isinstance(each, Act) or each.by is not None or each.verb in _ORDERED for each in yours):
        raise UnsayableError("who does the other, and who chooses")
    return " OR ".join([saying.effect(first), *(f"you {saying.effect(each)}" for each in others)])


def you_again(before: Any, after: Any) -> str:
    """ "(they draw a card and) you (play a minion)": without the "you" that would be theirs to do, too."""
    others = isinstance(before, Act) and before.by is not None and not isinstance(before.by, You)
    return "you " if others and isinstance(after, Act) and after.by is None else ""
