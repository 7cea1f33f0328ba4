"""What a text mentions, and where it refers: every tree gone through once from its beginning.

Knows where a thing or a reference stands, not which of the things a reference means (``binding``).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.abilities import Ability, CardText, Event
from smashrules.effects.actions import Act, Floor, ForEach, Granted, If, May, Modify, Moment, OneOf, While
from smashrules.effects.amounts import Until
from smashrules.effects.conditions import Is, Outpowers
from smashrules.effects.node import children, walk
from smashrules.effects.selectors import (
    EVERY,
    Among,
    BaseOf,
    ControllerOf,
    Duelist,
    Here,
    Host,
    Kind,
    NextTo,
    Other,
    OwnerOf,
    Pile,
    Placed,
    PreviousBaseOf,
    Ref,
    Select,
    StoredUnder,
    This,
    Zone,
)
from smashrules.effects.verbs import VERBS, Verb
from smashrules.text.binding.antecedents import Mention, Place
from smashrules.text.trees.kinds import HOSTS
from smashrules.text.trees.pending import Pron

_NO_VERBS: frozenset[Verb] = frozenset()
_NOTHING: frozenset[Any] = frozenset()
_AFFECTED = frozenset((Verb.AFFECT,))


def surveyed(tree: CardText, kind: str) -> tuple[list[Mention], list[Place]]:
    """What the text of a card of ``kind`` mentions, in its order, and its references that are not bound yet."""
    survey = _Survey(tree, kind)
    survey.visit(tree, _Around((), _NOTHING, _NOTHING, _NO_VERBS))
    blocks = survey.blocks
    found = [replace(each, blocks=frozenset(blocks.get(key, ()))) for key, each in survey.mentions.items()]
    return sorted(found, key=lambda each: each.start), survey.places


class _Around(Struct, frozen=True, gc=False):
    """What stands around a node: the deeds it is a part of, by id; the labels of the selections that it helps to
    describe; the labels of the other parts of its own deed; and what is done to it."""

    acts: tuple[int, ...]
    within: frozenset[int]
    beside: frozenset[Any]
    verbs: frozenset[Verb]


class _Survey:
    """Goes through a tree. The lists are what it is inside of at the moment, the innermost last."""

    def __init__(self, tree: CardText, kind: str) -> None:
        self._tree = tree
        self._kind = kind
        self.mentions: dict[Any, Mention] = {}
        self.places: list[Place] = []
        self.blocks: dict[Any, set[int]] = {}
        self._block = 0
        self._loops: list[ForEach] = []
        self._shared: list[int] = []
        self._doers: dict[int, list[int]] = {}
        self._turns: list[Any] = []
        self._aparts: list[Any] = []
        self._goals: list[Any] = []
        self._options: list[tuple[int, int]] = []
        self._events: list[int] = []
        self._deed: Verb | None = None
        self._finds: set[int] = set()
        self._unspoken: set[int] = set()
        self._leaving: set[int] = set()

    def visit(self, node: Any, around: _Around) -> None:
        if type(node) not in _NOTED:
            plain = _plain(around)
            for child in children(node):
                self.visit(child, plain)
            return
        if isinstance(node, Granted):  # what it says inside is its own affair
            self.visit(node.what, around)
            return
        if isinstance(node, Pron):
            self.places.append(self._place(node, around))
            return
        if isinstance(node, Ref) and node.label in self.mentions:
            # "choose a minion to gain +1 power": it is affected
            known = self.mentions[node.label]
            self.mentions[node.label] = replace(known, verbs=known.verbs | around.verbs)
        if isinstance(node, Select) and node.first is not None:  # of the one with whom it begins no more is said
            self._unspoken.add(id(node.first))
        self.blocks.setdefault(_key(node), set()).add(self._block)
        if node is self._tree.play_on and isinstance(node, Select):
            target: Any = Host(node.kind) if node.kind in HOSTS else Here()
            self.mentions[type(target)] = Mention(
                target, node.kind.value, node.span[0], around.acts, frozenset(), played_on=True
            )
            for child in children(node):
                self.visit(child, around)
            return
        if isinstance(node, Other) and isinstance(node.than, (This, Host)) and node.than.span == node.span:
            return  # "another minion": this one is not named
        if isinstance(node, StoredUnder) and isinstance(node.host, (This, Host)):
            return  # "a card stored under this card": nor is it here
        self._mention(node, around)
        if isinstance(node, Select) and node.label is not None:
            around = replace(around, within=around.within | {node.label})
        inside = self._inside(node)
        if inside is not None:
            inside.append(node if isinstance(node, ForEach) else node.whose if isinstance(node, Moment) else id(node))
        if type(node) in _TELLING:
            for number, child in enumerate(children(node)):
                self._below(node, number, child, around)
        else:
            plain = _plain(around)
            for child in children(node):
                self.visit(child, plain)
        if inside is not None:
            inside.pop()

    def _inside(self, node: Any) -> list[Any] | None:
        """The list in which it is kept that what follows stands inside ``node``."""
        if isinstance(node, ForEach):
            return self._loops
        if isinstance(node, Moment):
            return self._turns
        return self._events if isinstance(node, Event) else None

    # -- what is noted ---------------------------------------------------------------------------------------------

    def _place(self, pron: Pron, around: _Around) -> Place:
        return Place(
            pron,
            around.acts,
            around.within,
            around.beside,
            self._each(),
            tuple(self._aparts),
            self._block,
            self._goals[-1] if self._goals else None,
            tuple(self._options),
            leaving=id(pron) in self._leaving,
        )

    def _mention(self, node: Any, around: _Around) -> None:
        acts, verbs = around.acts, around.verbs
        if isinstance(node, Select):
            if node.label is not None:
                self.mentions[node.label] = self._selected(node, node.label, around)
        elif isinstance(node, Here):
            self.mentions.setdefault(Here, Mention(node, "base", node.span[0], acts, frozenset()))
        elif isinstance(node, Duelist):
            self.mentions.setdefault(node, Mention(node, "minion", node.span[0], acts, frozenset()))
        elif isinstance(node, (This, Host)):
            name = node.kind.value if isinstance(node, Host) else self._kind
            self.mentions.setdefault(type(node), Mention(node, name, node.span[0], acts, frozenset()))
        elif isinstance(node, Pile) and node.zone is not Zone.PLAY and node.end is None:
            self.mentions[("pile", node.span[0])] = Mention(node, "pile", node.span[0], acts, verbs)
        elif isinstance(node, (OwnerOf, ControllerOf, NextTo)) and id(node) not in self._unspoken:
            self.mentions[("owner", node.span[0])] = Mention(node, "player", node.span[0], acts, verbs)

    def _selected(self, node: Select, label: int, around: _Around) -> Mention:
        old = self.mentions.get(label)
        loop = self._loops[-1] if self._loops else None
        return Mention(
            node,
            node.kind.value,
            node.span[0],
            around.acts,
            around.verbs | (old.verbs if old else _NO_VERBS),
            self._each(),
            over=id(loop) if loop is not None and node is loop.over else 0,
            turn=bool(self._turns and node is self._turns[-1]),
            found=id(node) in self._finds,
            event=self._events[-1] if self._events else 0,
            options=() if old else tuple(self._options),  # said once for several options: named in each of them
        )

    def _each(self) -> frozenset[int]:
        """What is gone through one by one here: the loops, and what several players do, each for themselves."""
        return frozenset((*(id(each) for each in self._loops), *self._shared))

    # -- what stands around a part -----------------------------------------------------------------------------------

    def _below(self, node: Any, number: int, child: Any, around: _Around) -> None:
        inner = self._around(node, child, around)
        apart = _apart_from(node, child)
        self._aparts.extend(apart)
        goal = isinstance(node, Act) and child is node.to and isinstance(child, (Pile, OwnerOf))
        if goal:
            self._goals.append(node.what)
        if isinstance(node, Act) and child is node.source and isinstance(node.to, Here):
            self._leaving.add(id(child))
        if isinstance(node, Ability):
            self._block += 1
        option = _is_option(node, child)
        if option:
            self._options.append((id(node), number))
        shared = self._done_by_each(node) if isinstance(node, (Act, May)) and child is not node.by else []
        self._shared.extend(shared)
        self.visit(child, inner)
        del self._shared[len(self._shared) - len(shared) :]
        if option:
            self._options.pop()
        if goal:
            self._goals.pop()
        del self._aparts[len(self._aparts) - len(apart) :]

    def _done_by_each(self, node: Act | May) -> list[int]:
        """The deeds that several players do, each for themselves, of which this is one: "each player chooses a minion
        and destroys it" is one after the other of the same player."""
        who = node.by
        if isinstance(who, Ref) and not who.words:
            return self._doers.get(who.label, [])
        if not _several(who):
            return []
        if isinstance(who, Select) and who.label is not None:
            self._doers[who.label] = [id(node)]
        return [id(node)]

    def _around(self, node: Any, child: Any, around: _Around) -> _Around:
        if isinstance(node, Act):
            self._deed = node.verb
            beside = _other_parts(node, child)
            return _Around((*around.acts, id(node)), around.within, beside, _done_to(node, child))
        if isinstance(node, Until):
            self._finds.add(id(child))
            found = frozenset((Verb.REVEAL,) if self._deed is None else (Verb.REVEAL, self._deed))
            return _Around(around.acts, around.within, _NOTHING, found)
        if isinstance(node, While) and isinstance(node.statement, Modify):
            plain = _plain(around)  # "each minion here has -1 power while its controller ...": one after the other
            return replace(plain, acts=(*around.acts, id(node)))
        if isinstance(node, Modify) and child is node.what:
            return _Around(around.acts, around.within, _NOTHING, _AFFECTED)
        if isinstance(node, (Modify, Floor)) and child is _number(node) and isinstance(node.what, Select):
            return _Around(around.acts, around.within, frozenset((("amount", node.what.label),)), _NO_VERBS)
        return _plain(around)


_TELLING = frozenset((Ability, Act, Floor, If, Is, May, Modify, OneOf, Outpowers, Until, While))
"""The classes of nodes of which each part stands in surroundings of its own."""


_MENTIONED = frozenset(
    (Ref, Select, Other, StoredUnder, Here, Duelist, This, Host, Pile, OwnerOf, ControllerOf, NextTo)
)
_NOTED = _TELLING | _MENTIONED | {StoredUnder, Pron, Granted, ForEach, Moment, Event}
"""The classes of nodes of which anything is noted."""


def _plain(around: _Around) -> _Around:
    """What stands around the parts of a node that says nothing of them."""
    if not around.beside and not around.verbs:
        return around
    beside = frozenset(each for each in around.beside if isinstance(each, tuple)) if around.beside else _NOTHING
    return _Around(around.acts, around.within, beside, _NO_VERBS)


def _several(who: Any) -> bool:
    """Whether it is more than one player who does it, each for themselves ("each player chooses a minion")."""
    if isinstance(who, Pron):
        return who.many is True
    if not isinstance(who, Select) or who.kind is not Kind.PLAYER or who.quantity.high == 1:
        return False
    return not any(isinstance(each, Placed) and not each.negated for each in who.filters)  # there is one winner


def _other_parts(act: Act, child: Any) -> frozenset[Any]:
    """The labels of what the deed names besides ``child``."""
    parts = [act.by, act.what, act.to, act.source, act.with_, act.keeps]
    flat = [each for part in parts for each in (getattr(part, "parts", None) or (part,))]
    return frozenset(
        each.label for each in flat if isinstance(each, Select) and each.label is not None and each is not child
    )


def _done_to(act: Act, child: Any) -> frozenset[Verb]:
    """What the deed does to ``child``."""
    if child is act.what:
        return frozenset((act.verb, Verb.AFFECT)) if VERBS[act.verb].affects else frozenset((act.verb,))
    return _AFFECTED if child is act.to and act.verb is Verb.PUT_COUNTER else _NO_VERBS


def _is_option(node: Any, child: Any) -> bool:
    """Whether ``child`` is one of several ways that the text can go."""
    if isinstance(node, If):
        return child is node.then or child is node.otherwise
    return isinstance(node, OneOf) and child is not node.by


def _number(node: Modify | Floor) -> Any:
    """The number that is said of each thing by itself."""
    return node.amount if isinstance(node, Modify) else node.least


def _key(node: Any) -> Any:
    """The name under which it is kept what can be referred to."""
    if isinstance(node, Select):
        return node.label
    if isinstance(node, Pile):
        return ("pile", node.span[0])
    if isinstance(node, (OwnerOf, ControllerOf, NextTo)):
        return ("owner", node.span[0])
    return node if isinstance(node, Duelist) else type(node)


def _pointing(what: Any) -> bool:
    return isinstance(what, Pron) and what.form in ("that", "done")


def _of_some(what: Any) -> bool:
    return isinstance(what, Select) and any(isinstance(each, Among) for each in what.filters)


def _apart_from(node: Any, child: Any) -> list[Any]:
    """What a reference under ``child`` cannot mean: nothing is played at its own base, or compared with itself."""
    if isinstance(node, Act) and child is node.to and isinstance(child, (BaseOf, Pron)) and node.what is not None:
        if node.verb is Verb.PLAY and isinstance(node.what, Pron):
            return []  # "Return a minion. You may play it there": where it was
        if node.verb is Verb.BURY and isinstance(node.what, Select) and node.what.quantity == EVERY:
            return []  # "bury each of them on its base"
        there = [Host(), Here()] if node.verb is Verb.TRANSFER and isinstance(node.what, This) else []
        return [node.what, *there]
    if isinstance(node, Act) and node.verb is Verb.TRANSFER and child is not node.what and _of_some(child):
        return [node.what]  # "transfer any number of actions from one of them": of the minions
    if isinstance(node, Act) and child is node.source and isinstance(child, (PreviousBaseOf, Pron)):
        return [node.what]
    if isinstance(node, Act) and child is node.source and isinstance(child, BaseOf) and _pointing(child.what):
        return [node.what]  # "from that minion's base": from its own, of itself
    if isinstance(node, Outpowers) and child is node.than:
        return [node.who]
    if isinstance(node, Is) and child is node.what:
        return [each for each in walk(node.description) if isinstance(each, (This, Host))]
    return []
