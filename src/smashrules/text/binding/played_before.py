"""What has "already" been played when a card that has just been played asks: "if you have already played an action";
and what has "already" happened when something answers to the like: "after you play an action, if you already ...".

Something else than the card itself, or than what it answers to. Knows trees, and the words of a condition.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import Ability, CardText, Event, Label, Timing, Triggered
from smashrules.effects.conditions import Done
from smashrules.effects.selectors import ONE, Candidate, Kind, Other, Ref, Select, This, Where, You
from smashrules.effects.verbs import Verb
from smashrules.text.trees.kinds import KINDS
from smashrules.text.trees.pending import temporary
from smashrules.text.trees.rebuilding import relabelled, sort_filters, transform


def other_than_itself(tree: CardText, text: str, type: str) -> CardText:  # noqa: A002
    """``tree`` of a card of ``type``, in which what was already played, as it asks on being played, is not itself;
    nor is it what the question answers to."""
    lower = text.lower()
    if "already" in lower or "earlier" in lower:
        tree = _before_itself(tree, text, KINDS.get(type))
    asked = "already" in lower or "other" in lower
    return _besides_events(tree, text) if asked and any(isinstance(node, Done) for node in tree.nodes) else tree


def _before_itself(tree: CardText, text: str, kind: Kind | None) -> CardText:

    def change(node: Any) -> Any:
        if isinstance(node, Select) and kind is not None and node.kind in (kind, Kind.CARD):
            said = text[slice(*node.span)].lower()
            earlier = "earlier" in said or "already" in said
            return _but_itself(node, kind) if earlier and any(map(_was_played, node.filters)) else node
        act = node.act if isinstance(node, Done) and node.since is None else None
        if act is None or act.verb is not Verb.PLAY or act.by != You() or not isinstance(act.what, Select):
            return node
        told = "already" in text[slice(*node.span)].lower()
        if not told or kind is None or act.what.kind not in (kind, Kind.CARD):
            return node
        return replace(node, act=replace(act, what=_but_itself(act.what, kind)))

    def before_it(node: Any) -> Any:
        """ "After you play an action on a minion that already has one": that had one before."""
        if not isinstance(node, Where) or "already" not in text[slice(*node.span)].lower():
            return node
        return replace(node, earlier=True)

    def waited_for(node: Any) -> Any:
        return transform(node, before_it) if isinstance(node, Event) and node.timing is Timing.AFTER else node

    tree = transform(tree, waited_for)

    def on_play(ability: Ability) -> Ability:
        changed: Ability = transform(ability, change) if ability.label is Label.NONE else ability
        return changed

    return replace(tree, abilities=tuple(map(on_play, tree.abilities)))


def _besides_events(tree: CardText, text: str) -> CardText:
    def change(node: Any) -> Any:
        return _besides_its_event(node, text) if type(node) is Triggered else node

    changed: Any = transform(tree, change)
    return tree if changed == tree else relabelled(changed)


def _besides_its_event(clause: Triggered, text: str) -> Triggered:
    """ "After you play an action, if you have already played an action this turn": another one than that one."""
    event: Any = clause.when
    what = event.act.what if isinstance(event, Event) and event.timing is not Timing.BEFORE else None
    if not isinstance(what, Select) or what.quantity != ONE:
        return clause
    label = what.label if what.label is not None else temporary(what.span[0])

    def change(node: Any) -> Any:
        act = node.act if isinstance(node, Done) and node.since is None else None
        if act is None or act.verb is not event.act.verb or not isinstance(act.what, Select):
            return node
        others = [each for each in act.what.filters if isinstance(each, Other)]
        itself = len(others) == 1 and isinstance(
            others[0].than, This
        )  # "another minion": that would be this very one
        already = not others and "already" in text[slice(*node.span)].lower()
        if act.what.kind is not what.kind or not (itself or already):
            return node
        that = Other(Ref(label, "another", span=node.span), span=node.span)
        kept = [each for each in act.what.filters if each not in others]
        return replace(node, act=replace(act, what=replace(act.what, filters=sort_filters([*kept, that]))))

    condition = transform(clause.condition, change) if clause.condition is not None else None
    effect = transform(clause.effect, change)
    if condition == clause.condition and effect == clause.effect:
        return clause
    told = replace(event, act=replace(event.act, what=replace(what, label=label)))
    return replace(clause, when=told, condition=condition, effect=effect)


def _but_itself(what: Select, kind: Kind) -> Select:
    """``what``, and not the card itself; as it is where it is other than something already."""
    if any(isinstance(each, Other) for each in what.filters):
        return what
    itself = Other(This(kind, span=what.span), span=what.span)
    return replace(what, filters=sort_filters([*what.filters, itself]))


def _was_played(told: Any) -> bool:
    """ "An action you played earlier this turn"."""
    done = told.condition if isinstance(told, Where) else None
    return isinstance(done, Done) and done.act.verb is Verb.PLAY and isinstance(done.act.what, Candidate)
