"""What has happened, said again ("you have played or moved a minion this turn"), and what a turn to come is like.

Knows deeds that are over and since when, and what is true of a whole turn; how a deed is said, whoever asks knows.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, Delayed, Lasting, Moment, Seq, Side
from smashrules.effects.conditions import Did, Done, HeldWhen, Not
from smashrules.effects.selectors import EVERY, NONE, ONE, At, Candidate, Here, Pile, Select, You
from smashrules.effects.verbs import Verb
from smashrules.text.saying.quantities import UnsayableError, number_of
from smashrules.text.words.lexicon import lexicon

_CALLED = {
    Verb.PUT_COUNTER: "place",
    Verb.REMOVE_COUNTER: "remove",
    Verb.GAIN_VP: "gain",
    Verb.LOSE_VP: "lose",
    Verb.DECREASE: "reduce",
}
"""Verbs that are called by another word where their object tells them apart."""
_SENT = (Verb.RETURN, Verb.PLACE, Verb.SHUFFLE)


def within(say: Any, node: Done) -> str:
    """ "this turn", "since the end of your last turn"."""
    if node.since is None:
        return "this turn"
    told: str = say.moment(node.since)
    if node.since.side is Side.END and node.since.whose is not None:
        told = told.removesuffix("turn") + "last turn"
    return f"since {told}"


def done_there(say: Any, condition: Any) -> str | None:
    """ "where a minion was destroyed this turn", "where you played one": what was done at a base; None where nothing
    is told of that."""
    node = condition.condition if isinstance(condition, Not) else condition
    what = node.act.what if isinstance(node, Done) else None
    if isinstance(node, Done) and node.act.verb is Verb.MOVE and Candidate() in (node.act.to, node.act.source):
        return _moved_there(say, condition, node)
    if not isinstance(node, Done) or not isinstance(what, Select):
        return None
    there = At(Candidate())
    if node.act.to != Candidate() and there not in what.filters:
        return None
    kept: Any = replace(what, filters=tuple(each for each in what.filters if each != there))
    act: Any = replace(node.act, what=kept, to=None if node.act.to == Candidate() else node.act.to)
    if node is not condition:
        nobody = _by_none(replace(node, act=act))
        if nobody is None or act.by is not None:
            raise UnsayableError("who did not")
        act = nobody.act
    if isinstance(act.by, You):
        return " ".join(["where you", forms(act.verb)[2], say.any(act.what), *say.ways(act), within(say, node)])
    if act.by is not None:
        raise UnsayableError("who did it")
    was = "were" if say.is_many(act.what) else "was"
    done = [say.any(act.what), was, _participle(act.verb), *say.ways(act)]
    return " ".join(["where", *done, within(say, node)])


def _moved_there(say: Any, condition: Any, node: Done) -> str:
    """ "where you moved a minion to this turn", "where a minion was moved from"."""
    moved, ends = node.act, (node.act.to, node.act.source)
    if node is not condition or None not in ends:
        raise UnsayableError("where it did not move")
    whither = "to" if moved.to is not None else "from"
    bare = replace(moved, to=None, source=None)
    what, ways = say.any(moved.what), say.ways(bare)
    if moved.by is not None:
        said = ["where", say.any(moved.by), forms(moved.verb)[2], what]
    elif not isinstance(moved.what, Select):
        said = ["where", what, forms(moved.verb)[2]]
    else:
        said = ["where", what, "were" if say.is_many(moved.what) else "was", forms(moved.verb)[3]]
    return " ".join([*said, *ways, whither, within(say, node)])


def throughout(stating: Any, effect: Delayed) -> str | None:
    """ "during your next turn, you cannot play actions": what begins as a turn starts and lasts until it ends; None
    for what is put off otherwise."""
    when, held = effect.when, effect.effect
    parts = held.parts if isinstance(held, Seq) else (held,)
    lasting = [each for each in parts if isinstance(each, Lasting) and each.lead and each.until == Moment(Side.END)]
    if not isinstance(when, Moment) or when.side is not Side.START or len(lasting) < len(parts):
        return None
    whose = stating.say.moment(when).removeprefix("the start of ").removesuffix(" turn")
    return f"during {whose} next turn, {' and '.join(stating.statement(each.statement) for each in lasting)}"


def happened(stating: Any, node: Done, no: str) -> str:
    """ "this minion has been moved here this turn", "you have not played a minion this turn"."""
    if no and node.act.verb is not Verb.DECREASE and (nobody := _by_none(node)) is not None:
        node, no = nobody, ""  # "no other player has played a minion", "no minion has been destroyed"
    say, act = stating.say, node.act
    done = _participle(act.verb)
    if act.by is None and act.what is not None and (not isinstance(act.to, Pile) or act.verb in _SENT):
        if act.verb in (Verb.INCREASE, Verb.DECREASE):
            there = f" {say.at(act.source)}" if act.source is not None else ""  # a player's total
            return f"{say.whose(act.what)} {number_of(act.what)}{there} has{no} been {done} {within(say, node)}"
        have = "have" if say.is_many(act.what) else "has"
        ways = [stating.origin(act.source)] if act.source is not None else []
        ways += [stating.goal(act.verb, act.to)] if act.to is not None else []
        been = "" if act.verb is Verb.DUEL and act.with_ is None else "been "  # "has dueled"
        return " ".join([f"{say.any(act.what)} {have}{no} {been}{done}", *ways, within(say, node)])
    if act.by is None:
        raise UnsayableError("who did it")
    have = "have" if say.is_many(act.by) else "has"
    rest = stating.predicate(act).partition(" ")[2]
    if isinstance(act.to, Select) and act.to.quantity == EVERY:  # on any of these bases, not on each
        rest = stating.predicate(replace(act, to=None)).partition(" ")[2]
        rest += f" {stating.goal(act.verb, act.to, True)}"
    return " ".join([f"{say.any(act.by)} {have}{no} {done} {rest}", within(say, node)])


def did(stating: Any, node: Did, no: str) -> str:
    """ "you destroyed a minion", "no other player destroyed a minion", "you destroyed no minions"."""
    if node.act.by is None:
        return _befell(stating, node, no)
    if no and (nobody := _by_none(node) or _to_none(node)) is not None:
        node, no = nobody, ""
    if no:
        return f"{stating.say.any(node.act.by)} did not {stating.predicate(node.act)}"
    past = forms(node.act.verb)[2].partition("_")[0]  # "looked": "at" follows
    return f"{stating.say.any(node.act.by)} {past} {stating.predicate(node.act).partition(' ')[2]}".rstrip()


def _befell(stating: Any, node: Did, no: str) -> str:
    """ "a minion was destroyed this way", "no minions were destroyed this way"."""
    if no and (nobody := _by_none(node)) is not None:
        node, no = nobody, ""
    act = node.act
    many = stating.say.is_many(act.what)
    subject, told, rest = stating.passive(act, "").partition(" are " if many else " is ")
    if not told:
        raise UnsayableError("what was done")
    return f"{subject} {'were' if many else 'was'}{no} {rest} this way"


def _to_none(node: Any) -> Any:
    """``node`` said of none of those to which it was not done."""
    what = node.act.what
    if not isinstance(what, Select) or what.quantity != ONE or what.label is not None:
        return None
    return replace(node, act=replace(node.act, what=replace(what, quantity=NONE)))


def held_then(stating: Any, node: HeldWhen) -> str:
    """ "it had no counters when that action was played": what is said of the board, put in the past."""
    act = node.act
    if not isinstance(act.by, (You, type(None))) or act.what is None:
        raise UnsayableError("who did it then")
    told = stating.condition(node.condition)
    event = stating.passive(act, "").replace("_", " ") if act.by is None else _you_did(stating, act)
    for now, then in ((" has ", " had "), (" have ", " had "), (" is ", " was "), (" are ", " were ")):
        if now in told:
            told = told.replace(now, then, 1)
            break
    else:
        raise UnsayableError("what was so then")
    for now, then in ((" is ", " was "), (" are ", " were ")):
        event = event.replace(now, then, 1)
    return f"{told} when {event}"


def _you_did(stating: Any, act: Act) -> str:
    """ "you looked at their hand"."""
    forms = lexicon().forms.get(act.verb.value, ())
    bare, told = stating.called(act.verb), stating.predicate(act)
    if not forms or not told.startswith(f"{bare} "):
        raise UnsayableError("what you did then")
    return f"you {forms[2].replace('_', ' ')}{told.removeprefix(bare)}"


def either_happened(stating: Any, conditions: tuple[Any, ...]) -> str | None:
    """ "you have (not) played or moved a minion here this turn": one deed or another, told of the same; None where
    these are not such."""
    negated = all(isinstance(each, Not) for each in conditions)
    done = [each.condition if negated else each for each in conditions]
    if not all(isinstance(each, Done) for each in done):
        return None
    *first, last = [_plainly(each) for each in done]
    if any(replace(each, act=replace(each.act, verb=last.act.verb)) != last for each in first):
        return None
    if last.act.by is None and len({each.act.to for each in done}) > 1:
        return None  # "destroyed or moved here": what is moved comes here
    told = happened(stating, done[-1], " not" if negated else "")
    one, *others = [_participle(each.act.verb) for each in done]
    return told.replace(f" {others[-1]} ", f" {one} or {' or '.join(others)} ", 1)


def to_or_from(stating: Any, conditions: tuple[Any, ...]) -> str | None:
    """ "a minion has been moved to or from here this turn"; None where these are no such deeds."""
    if len(conditions) != 2 or not all(isinstance(each, Done) for each in conditions):
        return None
    one, other = conditions
    if other != replace(one, act=replace(one.act, to=None, source=one.act.to)):
        return None
    say, act = stating.say, one.act
    place = "here" if isinstance(act.to, Here) else say.any(act.to)
    have = "have" if say.is_many(act.what) else "has"
    return f"{say.any(act.what)} {have} been {_participle(act.verb)} to or from {place} {within(say, one)}"


def _plainly(node: Done) -> Done:
    """``node`` with where it goes said of what it is done to, and its labels left out."""
    what: Any = node.act.what
    if isinstance(what, Select):
        lies = (At(node.act.to),) if node.act.to is not None else ()
        what = replace(what, label=None, filters=(*what.filters, *lies))
    return replace(node, act=replace(node.act, what=what, to=None))


def _by_none(node: Any) -> Any:
    """``node`` said of nobody, or of nothing, where none of those did it, or it was done to none."""
    about: Any = node.act.what if node.act.by is None else node.act.by
    if not isinstance(about, Select) or about.quantity != ONE or about.label is not None:
        return None
    none = replace(about, quantity=NONE)
    return replace(node, act=replace(node.act, **{"what" if node.act.by is None else "by": none}))


def forms(verb: Verb) -> tuple[str, ...]:
    """The word by which a deed is called: bare, with -s, past, participle."""
    return tuple(lexicon().forms[_CALLED.get(verb, verb.value)])


def _participle(verb: Verb) -> str:
    return forms(verb)[3]
