"""What affects one thing and is made to affect another instead: "you may have it affect this minion instead".

Knows the event that a sentence answers and the deed in its body, not how the words were put together (``sentences``).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import Event, Timing
from smashrules.effects.actions import Act, May
from smashrules.effects.conditions import Causes
from smashrules.effects.node import walk
from smashrules.effects.selectors import Other, Ref, Select, This, Where
from smashrules.effects.verbs import VERBS, Verb
from smashrules.text.sentences.lines import Line
from smashrules.text.trees.rebuilding import transform


def redirected(line: Line) -> Line | None:
    """``line`` with the thing affected put in the place of another; None if it says nothing so."""
    act = line.body.effect if isinstance(line.body, May) else line.body
    if not isinstance(act, Act) or act.verb is not Verb.AFFECT or act.with_ is not None:
        return None
    if line.replaced is not None:
        affects = all(each.verb is Verb.AFFECT or VERBS[each.verb].affects for each in (line.replaced, *line.also))
        return replace(line, body=_same_way(line.body)) if affects else None
    when = line.trigger
    if not isinstance(when, Event) or when.timing is not Timing.WHEN or when.others or when.then or act.same_way:
        return None
    if when.act.verb is Verb.AFFECT:  # "when X affects Y, it affects Z instead": what it would affect
        return replace(line, replaced=when.act, first=when.first, trigger=None, body=_same_way(line.body))
    spared = _caused(when.act)
    if spared is None:
        return None
    return replace(line, body=_same_way(line.body, spared), instead=False)


def put_there(body: Any) -> Any:
    """ "It goes to the bottom of its owner's deck instead": no rule sends it there, so it is placed there."""
    if isinstance(body, Act) and body.verb is Verb.GO and body.by is None and body.source is None:
        return replace(body, verb=Verb.PLACE)
    return body


def not_yet_affected(line: Line) -> Line:
    """``line`` where "another" leaves out what is affected already, and not the card that says so: "when an action
    affects minions here, another minion is affected in the same way"."""
    when = line.trigger if isinstance(line.trigger, Event) and not line.trigger.others else None
    affected = when.act.what if when is not None and when.act.verb is Verb.AFFECT else None
    if not isinstance(affected, Select) or affected.label is None:
        return line
    if not any(isinstance(each, Act) and each.same_way and each.with_ is None for each in walk(line.body)):
        return line
    those = Other(Ref(affected.label, span=affected.span))

    def change(node: Any) -> Any:
        if not isinstance(node, Select) or node.kind is not affected.kind:
            return node
        return replace(node, filters=tuple(those if each == Other(This()) else each for each in node.filters))

    return replace(line, body=transform(line.body, change))


def _caused(act: Act) -> Any:
    """What is affected by the card that is played ("plays a card that directly affects one of your minions")."""
    filters = act.what.filters if act.verb is Verb.PLAY and isinstance(act.what, Select) else ()
    conditions = [each.condition for each in filters if isinstance(each, Where)]
    caused = [each.act for each in conditions if isinstance(each, Causes)]
    what = caused[0].what if caused and caused[0].verb is Verb.AFFECT else None
    return Ref(what.label, span=what.span) if isinstance(what, Select) and what.label is not None else None


def _same_way(body: Any, spared: Any = None) -> Any:
    if isinstance(body, May):
        return replace(body, effect=_same_way(body.effect, spared))
    return replace(body, by=None, same_way=True, with_=spared)  # what does it is what did it
