"""What one more sentence adds to the clauses of an ability: when it is done, what it goes on with, what it replaces.

Each case is a function of its own, and ``SENTENCES`` says of which body, behind which clause, it is asked. What is
done at no time that is told has ``adding_deeds`` to itself. Knows sentences that are read, not their words.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import (
    Clause,
    Continuous,
    Event,
    Instruction,
    OnTurn,
    Replacement,
    Restriction,
    Timing,
    Triggered,
)
from smashrules.effects.actions import (
    STATEMENTS,
    Act,
    Awaits,
    Becomes,
    Cancelled,
    Cannot,
    Cost,
    Counts,
    Delayed,
    If,
    Join,
    Lasting,
    May,
    Modify,
    Moment,
    OneOf,
    Seq,
    Side,
    Unaffected,
    While,
)
from smashrules.effects.conditions import Did, Has, Is, Was
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    Both,
    Kind,
    Pile,
    Select,
    This,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.bygone import denied
from smashrules.text.sentences.adding_deeds import DEEDS, NOTHING_DONE
from smashrules.text.sentences.alternatives import in_its_place, lasting_instead, of_the_same, otherwise
from smashrules.text.sentences.awaiting import awaiting
from smashrules.text.sentences.differing import Differing
from smashrules.text.sentences.giving import bought, is_gift
from smashrules.text.sentences.lines import (
    Case,
    Line,
    Next,
    PlayNow,
    Several,
    as_rules_say,
    first_made,
    only_played,
    plain,
    replacement,
    sequence,
)
from smashrules.text.sentences.usage import Narrowed, narrowed
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron


def added(told: Next) -> list[Clause]:
    """The clauses of an ability with one more sentence. Raises ``UnfitError``."""
    return list(first_made(SENTENCES, told))


# -- what it says of the sentence before it --------------------------------------------------------------------------


def _awaits(told: Next) -> tuple[Any, ...]:
    """ "(This minion has +2 power,) and if it would be destroyed, ...": a clause like any other, where both are
    so for as long as the card is there."""
    if told.label not in ("Ongoing", "base") or told.line != Line(told.body, span=told.span):
        raise UnfitError("for how long")
    return told.more(told.body.clause)


def _otherwise_so(told: Next) -> tuple[Any, ...] | None:
    """ "(It has +2 power while you have a minion here.) Otherwise, it has +1 power"."""
    line, last, body = told.line, told.last, told.body
    if not line.otherwise:
        return None
    if not isinstance(last, Continuous) or not isinstance(last.statement, While) or line.trigger or line.limit:
        raise UnfitError("otherwise")
    condition = denied(last.statement.condition, body.span)
    return told.more(Continuous(While(condition, body, span=body.span), span=told.span))


def _otherwise_done(told: Next) -> tuple[Any, ...] | None:
    """ "(If you have a minion here, draw a card.) Otherwise, discard a card"."""
    line, last = told.line, told.last
    if not line.otherwise:
        return None
    if not isinstance(last, (Instruction, Triggered)) or line.trigger or line.limit:
        raise UnfitError("otherwise")
    return told.changed(_unless_it_holds(last, plain(line), told.span))


def _done_if_so(told: Next) -> tuple[Any, ...] | None:
    """ "(You may discard a card.) If you do, draw a card"."""
    line, last = told.line, told.last
    if not line.if_so:
        return None
    if not isinstance(last, (Instruction, Triggered)) or line.trigger or line.limit or line.replaced:
        raise UnfitError("if you do what")
    return told.goes_on(_if_so(last.effect, as_rules_say(plain(line), told.label)))


def _restriction(told: Next) -> tuple[Any, ...]:
    """ "You can only use one (minion of this name)'s ability per turn"."""
    return told.more(told.body)


def _narrowed(told: Next) -> tuple[Any, ...]:
    """ "Use this ability only once per turn", "only on your turn": the one that was told just before."""
    if told.last is None or told.line != Line(told.body, span=told.span):
        raise UnfitError("which ability")
    return told.changed(narrowed(told.last, told.body))


# -- when it is done -------------------------------------------------------------------------------------------------


def _play_now(told: Next) -> tuple[Any, ...]:
    """ "Play before a base scores", "play this when a minion would be destroyed": what a Special begins with."""
    line, body, span = told.line, told.body, told.span
    if told.label != "Special" or told.clauses or (line.trigger is None and line.replaced is None):
        raise UnfitError("play when")
    if line.instead:
        differs: Any = Differing(body.then, span=span)
        return told.more(Triggered(line.trigger, differs, line.condition, span=span))
    played: Any = May(Act(Verb.PLAY, what=This(), span=span), span=span)
    if line.replaced is not None:
        return told.more(replacement(line, played, span))
    if body.then is not None:
        played = sequence(played, body.then, Join.SENTENCE)
    return told.more(Triggered(line.trigger, played, line.condition, span=span))


def _in_place_of_an_event(told: Next) -> tuple[Any, ...] | None:
    """ "If this minion would be destroyed, draw a card instead"."""
    line, body = told.line, told.body
    if line.replaced is None:
        return None
    if not line.instead and (told.label != "Special" or told.clauses):
        raise UnfitError("play when")
    if isinstance(body, STATEMENTS) or line.trigger is not None:
        raise UnfitError("instead of what")
    return told.more(replacement(line, body, told.span))


def _if_it_happens(told: Next) -> tuple[Any, ...] | None:
    """ "If another player destroys this minion, draw a card": where nothing before it says what it could answer."""
    line, last = told.line, told.last
    if line.happens is None:
        return None
    said_before = last is not None and not isinstance(last, Continuous) and not _beyond(last, line.happens.act)
    if said_before or isinstance(told.body, STATEMENTS) or line.trigger is not None or line.replaced is not None:
        raise UnfitError("if what happens")
    return told.more(Triggered(line.happens, told.body, line.condition, line.limit, span=told.span))


def _nothing_done_yet(told: Next) -> None:
    """ "If this minion moves, destroy it": not as what this ability has done, before it has done anything."""
    waits = told.always or told.label == "Special"
    if waits and _did_when(told.line):
        raise UnfitError("what this ability has done, when it has done nothing yet")


def _no_such_thing_done(told: Next) -> None:
    """ "(At the start of your turn, draw a card.) If this minion is destroyed, ...": by no words of this ability."""
    line = told.line
    if (
        told.label in ("Ongoing", "base")
        and isinstance(line.condition, Did)
        and _beyond(told.last, line.condition.act)
    ):
        raise UnfitError("what this ability has done, when it does no such thing")


def _when_it_has_scored(told: Next) -> tuple[Any, ...] | None:
    """ "(Before a base scores, you may play this card there.) After that base scores, draw a card"."""
    if not _comes_later(told.last, told.line):
        return None
    waiting: Any = awaiting(told.line).body
    later = Lasting(waiting, Moment(Side.END, span=told.span), lead=True, span=told.span)
    return told.goes_on(sequence(told.last.effect, later, Join.SENTENCE))


def _triggered(told: Next) -> tuple[Any, ...] | None:
    """ "After you play a minion here, draw a card". Which of several a condition speaks of ("if there is another base
    with more minions, move this minion to that base") is chosen when it is done."""
    line, span = told.line, told.span
    if line.trigger is None:
        return None
    body = as_rules_say(_spared(told.body), "Special" if _before_scoring(line.trigger, told.body) else told.label)
    if isinstance(body, STATEMENTS):
        raise UnfitError("a statement on a trigger")
    if _speaks_of_a_base(line.condition, body):
        held = If(line.condition, body, span=body.span)
        return told.more(Triggered(line.trigger, held, None, line.limit, span=span))
    return told.more(Triggered(line.trigger, body, line.condition, line.limit, span=span))


def _so_often(told: Next) -> tuple[Any, ...] | None:
    """ "Once per turn, you may draw a card": on your turn. Raises ``UnfitError`` for what is not up to you."""
    line, span = told.line, told.span
    if line.limit is None:
        return None
    if not _optional(told.body) or not (told.label == "Ongoing" or told.base):
        raise UnfitError("once of what")
    return told.more(Triggered(OnTurn(You(span=span), span=span), told.body, line.condition, line.limit, span=span))


# -- what it stands in the place of ----------------------------------------------------------------------------------


def _so_instead(told: Next) -> tuple[Any, ...] | None:
    """ "(One of your minions gains +2 power until the end of the turn.) If it moved, it gains +5 power instead"."""
    if not told.line.instead:
        return None
    held, condition = lasting_instead(told.last.effect, told.body)
    return told.goes_on(in_its_place(told.last.effect, held, condition))


def _in_place_of_the_event(told: Next) -> tuple[Any, ...] | None:
    """ "(Play when one of your minions would be destroyed.) Return it to your hand instead"."""
    if not only_played(told.last):
        return None
    line, body = told.line, told.body
    bare = replace(Line(body, span=told.span), instead=True)
    if not line.instead or isinstance(body, STATEMENTS) or line != bare:
        raise UnfitError("instead of what")
    return told.goes_on(body)


def _done_instead(told: Next) -> tuple[Any, ...] | None:
    """ "(Draw a card.) If you have a minion here, draw two cards instead"."""
    line, last, body = told.line, told.last, told.body
    if not line.instead or isinstance(body, STATEMENTS) or only_played(last):
        return None
    if not isinstance(last, (Instruction, Triggered)) or line.limit is not None:
        raise UnfitError("instead of what")
    return told.goes_on(in_its_place(last.effect, body, line.condition))


def _played_otherwise(told: Next) -> tuple[Any, ...] | None:
    """ "(Draw two cards. Special: Play before a base scores;) draw only one card instead": what is done
    differently when the card is played then."""
    line, last, body = told.line, told.last, told.body
    if told.label != "Special" or not (line.instead or isinstance(body, Is)):
        return None
    if not isinstance(last, Triggered) or not only_played(last) or line.condition is not None:
        raise UnfitError("instead of what")
    return told.goes_on(Differing(body, span=told.span))


def _another_number_instead(told: Next) -> tuple[Any, ...] | None:
    """ "(This minion has +2 power.) While you have another minion here, it has +4 power instead"."""
    last, body = told.last, told.body
    if not told.line.instead:
        return None
    if not (isinstance(body, While) and isinstance(last, Continuous) and _alike(last.statement, body.statement)):
        raise UnfitError("instead of what")
    without = While(denied(body.condition, body.span), last.statement, span=last.span)
    instead = replace(body, statement=of_the_same(last.statement, body.statement))
    return told.changed(replace(last, statement=without), Continuous(instead, span=told.span))


# -- what stands by itself -------------------------------------------------------------------------------------------


def _by_itself(told: Next) -> tuple[Any, ...]:
    """What nothing else says when to do: it is stated, or it is done. On a trigger it has no longer an end than the
    rules on durations give it."""
    if isinstance(told.last, Triggered) and not isinstance(getattr(told.body, "what", None), This):
        told = replace(told, line=replace(told.line, body=as_rules_say(told.body, told.label)))
    if isinstance(told.body, STATEMENTS):
        return _stated(told)
    return first_made(DEEDS, replace(told, line=Line(plain(told.line), span=told.span)))


def _stated(told: Next) -> tuple[Any, ...]:
    """ "This minion has +2 power". Raises ``UnfitError`` where nobody could say for how long."""
    body, label = told.body, told.label
    if label == "Talent" or (not label and not told.base and _instructs(body)):
        raise UnfitError("for how long")
    if label == "Special" and told.last is not None and only_played(told.last) and _of_others(body):
        raise UnfitError("for how long")  # "Play before a base scores. Give one of your minions +2 power."
    if isinstance(body, While) and any(isinstance(each, (Did, Was)) for each in walk(body.condition)):
        raise UnfitError("what this ability has done or answers, where it only states something")
    return told.more(Continuous(body, span=told.span))


# -- what is done if another thing is -------------------------------------------------------------------------------


def _if_so(effect: Any, then: Any) -> Any:
    """ "You may do X. If you do, Y": X is done to do Y; with "once you do X you must do Y" (WIKI, "If")."""
    then = _spared(then)
    if isinstance(then, (*STATEMENTS, Several)):
        raise UnfitError("for how long")
    span = (effect.span[0], then.span[1])
    if isinstance(effect, Seq):
        if effect.joins[-1] is not Join.SENTENCE:
            raise UnfitError("if you do which of them")
        return replace(effect, parts=(*effect.parts[:-1], _if_so(effect.parts[-1], then)), span=span)
    if isinstance(effect, May) and (_given(effect.effect) or _all_done(effect.effect)):
        return replace(effect, effect=Cost(effect.effect, then, span=span), span=span)
    if isinstance(effect, May):
        return replace(effect, effect=_if_so(effect.effect, then), span=span)
    if isinstance(effect, If) and effect.otherwise is None:
        return replace(effect, then=_if_so(effect.then, then), span=span)
    if isinstance(effect, Delayed):  # "at the end of your turn, you may do X. If you do, Y": then
        return replace(effect, effect=_if_so(effect.effect, then), span=span)
    if isinstance(effect, (Act, OneOf)) or is_gift(effect):
        return bought(effect, then, span)
    raise UnfitError("if you do what")


def _all_done(effect: Any) -> bool:
    """ "You may look at two cards, draw one and discard the other": all of that is done, or none."""
    acts = isinstance(effect, Seq) and Join.SENTENCE not in effect.joins and effect.parts
    return bool(acts) and all(isinstance(each, Act) and each.by is None for each in effect.parts)


def _given(effect: Any) -> bool:
    """ "You may give it +3 power until the end of the turn": that much is done to certain things, or it is not."""
    return (
        isinstance(effect, Lasting) and isinstance(effect.statement, (Modify, Cancelled, Becomes)) and not effect.lead
    )


def _spared(body: Any) -> Any:
    """ "(When a player plays an action,) your minions are not affected by it": for as long as it is carried out."""
    known = isinstance(body, Unaffected) and isinstance(body.by, Pron) and not body.by.many
    return Lasting(body, span=body.span) if known else body


# -- what is asked of it --------------------------------------------------------------------------------------------


def _unless_it_holds(clause: Any, other: Any, span: tuple[int, int]) -> Any:
    """ "After X, if C, do Y. Otherwise, do Z": X has either of them happen, so C is asked as it does.

    Where Y itself may be left ("if C, you may do Y. Otherwise, do Z") it is C that decides."""
    if isinstance(clause, Triggered) and clause.condition is not None:
        asked, begin = clause.condition, clause.condition.span[0]
        either = If(asked, clause.effect, other, span=(begin, other.span[1]))
        return replace(clause, condition=None, effect=either, span=(clause.span[0], span[1]))
    return replace(clause, effect=otherwise(clause.effect, other), span=(clause.span[0], span[1]))


def _before_scoring(trigger: Any, body: Any) -> bool:
    """Whether players have more power as it scores: "before this base scores, each player gains +1 power here"."""
    about = isinstance(trigger, Event) and trigger.timing is Timing.BEFORE and trigger.act.verb is Verb.SCORE
    return about and isinstance(body, Modify) and body.at is not None


def _did_when(line: Line) -> bool:
    """Whether all that says when it is done is what was done before."""
    return isinstance(line.condition, Did) and line.trigger is None and line.limit is None


def _beyond(last: Any, act: Act) -> bool:
    """Whether the ability before neither does nor answers such a thing: "at the start of your turn, draw a card. If
    this minion is destroyed, ..." waits for that by itself."""
    if not isinstance(last, Triggered) or act.verb not in _BY_ITSELF:
        return False
    return all(each.verb is not act.verb for each in walk(last) if isinstance(each, Act))


def _optional(body: Any) -> bool:
    """Whether it is up to you."""
    return isinstance(body, May) and body.by is None


def _alike(one: Any, other: Any) -> bool:
    """Two statements of the same number of the same thing ("has +2 power. If ..., it has +4 power instead")."""
    return isinstance(one, Modify) and isinstance(other, Modify) and one.stat is other.stat


def _of_others(body: Any) -> bool:
    """Whether it is stated of cards that are chosen, or described, and not of the card that says so."""
    stated = body.statement if isinstance(body, While) else body
    return isinstance(getattr(stated, "what", None), (Select, Both))


def _instructs(body: Any) -> bool:
    stated = body.statement if isinstance(body, While) else body
    on_itself = isinstance(body, While) and isinstance(getattr(stated, "what", None), This)
    on_itself = on_itself or (isinstance(body, Becomes) and isinstance(body.what, This))
    return not isinstance(stated, Counts) and not on_itself and not _kept_out(stated)


def _kept_out(stated: Any) -> bool:
    """ "This card cannot be buried": of a card that is not in play, it is true wherever the card is."""
    act = stated.act if isinstance(stated, Cannot) else None
    to = act.to if act is not None else None
    into = isinstance(to, Pile) and to.zone is Zone.STASIS
    return act is not None and isinstance(act.what, This) and act.by is None and (act.verb is Verb.BURY or into)


def _comes_later(last: Triggered, line: Line) -> bool:
    """ "Before a base scores, you may play this card there. After that base scores, ...": what was begun before it
    scores goes on when it has, in the same turn."""
    before, after = last.when, line.trigger
    if not isinstance(before, Event) or not isinstance(after, Event) or after.others or before.others:
        return False
    scores = before.act.verb is after.act.verb is Verb.SCORE
    again = isinstance(after.act.what, Pron) and after.act.what.form in ("that", "it")
    return scores and again and before.timing is Timing.BEFORE and after.timing is not Timing.BEFORE


def _speaks_of_a_base(condition: Any, body: Any) -> bool:
    """ "If there is another base with more minions, move this minion to that base"."""
    spoken = condition.what if isinstance(condition, Has) and condition.what.kind is Kind.BASE else None
    if spoken is None or spoken.label is None or spoken.zone is not None:
        return False
    return any(isinstance(each, Pron) and each.kinds == frozenset(("base",)) for each in walk(body))


_BY_ITSELF = (Verb.MOVE, Verb.DESTROY, Verb.RETURN, Verb.SCORE, Verb.TRANSFER, Verb.TAKE_CONTROL, Verb.PLAY)
"""What happens in a game without an ability that is resolving."""

SENTENCES = (
    Case(_awaits, of=(Awaits,)),
    Case(_otherwise_so, of=STATEMENTS),
    Case(_otherwise_done),
    Case(_done_if_so),
    Case(_restriction, of=(Restriction,)),
    Case(_narrowed, of=(Narrowed,)),
    Case(_play_now, of=(PlayNow,)),
    Case(_in_place_of_an_event),
    Case(_if_it_happens),
    Case(_nothing_done_yet, behind=NOTHING_DONE),
    Case(_no_such_thing_done, behind=(Triggered,)),
    Case(_when_it_has_scored, behind=(Triggered,)),
    Case(_triggered),
    Case(_so_often),
    Case(_so_instead, of=(While,), behind=(Instruction, Triggered)),
    Case(_in_place_of_the_event, behind=(Replacement,)),
    Case(_done_instead),
    Case(_played_otherwise),
    Case(_another_number_instead),
    Case(_by_itself),
)
"""Asked in this order. What a sentence says of the one before it ("Otherwise", "If you do") goes before what its own
body is; what is told of when it is done goes before "instead", which is about the deed before it only where no event
is named. A case for "instead" leaves what it cannot stand for to those behind it, and the last of them refuses it."""
