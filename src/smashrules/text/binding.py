"""What each reference means: hard filters only, and a refusal when two candidates are left.

Every ``Pron`` in a tree is matched with what was selected before it: by kind, by number, by what was done to it,
never with another part of its own deed. Salience decides nothing. Afterwards labels are counted in the order of
the text.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import Ability, CardText, Event
from smashrules.effects.actions import Act, ForEach, Granted, If, Modify, Moment, OneOf
from smashrules.effects.amounts import Until
from smashrules.effects.conditions import Is, Outpowers
from smashrules.effects.node import children, walk
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    BaseOf,
    Candidate,
    Controlled,
    ControllerOf,
    Duelist,
    FactionOf,
    Here,
    Host,
    Kind,
    NextTo,
    On,
    Other,
    OwnerOf,
    Pile,
    PreviousBaseOf,
    Ref,
    Rest,
    Select,
    This,
    You,
    Zone,
)
from smashrules.effects.verbs import VERBS, Verb
from smashrules.text.antecedents import Mention, Place, all_in_another_option, possible, same
from smashrules.text.described import as_described
from smashrules.text.determiners import CARD_KINDS, sort_filters
from smashrules.text.dueling import contest_before, who_fights
from smashrules.text.fitting import COUNTER_KINDS
from smashrules.text.pending import Pron
from smashrules.text.reshaping import one_base, relabelled, renamed, shared_piles, things_meant, transform

# "look at the top card ... place it", "choose a minion ... it gains": the thing picked out last, and for this.
TOPIC = "what was just looked at, searched for or chosen is what is spoken of"
THERE = "with no base named, there is the base of the one card spoken of"
PILE = "of several piles, or counters, the last named is meant"
KEPT = "a pronoun said again, with nothing new named between, means the same"
OWNER = "the owner to whom something goes is its owner"
OWN = "a reference looks into its own part of the text first"
LOOP = "in 'for each' what is gone through is spoken of"
FOUGHT = "who has won or lost the duel, and was named so, is spoken of"
FIGHTS = "who is made to duel is who wins or loses, and of whom that is asked is spoken of then"
EITHER = "of two events that are waited for, what is spoken of is what the one that came was about"
SAME = "one and the same base, where no other is spoken of"
_THIS_ONE = ("as much", "a different name")
_BODIED = ("minion", "titan", "monster")
_PICKING = frozenset((Verb.LOOK, Verb.REVEAL, Verb.SEARCH, Verb.CHOOSE))


def bindings(
    tree: CardText, kind: str, rules: list[str] | None = None
) -> list[tuple[CardText, dict[int, list[Any]]]]:
    """Every way to bind the references of ``tree``, each a whole tree; with the candidates of each reference.

    Where a named rule decided between candidates its name is added to ``rules``."""
    tree = shared_piles(tree)
    mentions, places = _survey(tree, kind)
    if any(not any(possible(place, each) for each in mentions) for place in places if place.pron.form == "it"):
        drawn = transform(tree, things_meant)
        if drawn != tree:
            return bindings(drawn, kind, rules)
    lost = [each.pron for each in places if not any(possible(each, mention) for mention in mentions)]
    described = as_described(tree, [each for each in lost if each.form == "that"])
    if described is not tree:
        return bindings(described, kind, rules)
    choices: dict[int, list[Any]] = {}
    merged: dict[Any, Any] = {}  # labels of things of which one has come about: the label of all of them
    for place in places:
        fitting = [each for each in mentions if possible(place, each)]
        own = [each for each in fitting if place.block in each.blocks]
        if own and len(own) < len(fitting):
            fitting = own
            _note(rules, OWN)
        picked = [each for each in fitting if _picked(each, place)]
        if len(fitting) > 1 and place.pron.form in ("it", "its", "that") and picked == fitting[-1:]:
            fitting = fitting[-1:]
            _note(rules, TOPIC)
        near = place.pron.words.startswith("the ") or place.pron.kinds == frozenset(("base",))
        if place.pron.form == "that" and near:  # "the base", "that base": spoken of right here
            fitting = [each for each in fitting if place.block in each.blocks]
        looped = [each for each in fitting if each.over and each.over in place.each]
        if len(fitting) > 1 and len(looped) == 1:
            fitting = looped
            _note(rules, LOOP)
        decided = who_fights(tree, place.pron, choices) if len(fitting) > 1 else []
        fights = [each for each in fitting if any(same(each.node, one) for one in decided)]
        fought = [each for each in fitting if isinstance(each.node, Duelist)]
        if len(fitting) > 1 and len(fights) + len(fought) == 1:
            fitting = fights or fought
            _note(rules, FIGHTS if fights else FOUGHT)
        moved = [each for each in fitting if place.moved is not None and same(each.node, place.moved)]
        if len(fitting) > 1 and len(moved) == 1:
            fitting = moved
            _note(rules, OWNER)
        if len(fitting) > 1 and place.pron.kinds in (frozenset(("pile",)), COUNTER_KINDS):
            fitting = fitting[-1:]
            _note(rules, PILE)
        kept = _topic(place, places, choices, fitting) if len(fitting) > 1 else None
        if kept is not None:
            fitting = [kept]
            _note(rules, KEPT)
        if len(fitting) > 1 and place.pron.form in ("it", "its") and _either_event(fitting):
            merged.update({each.node.label: fitting[0].node.label for each in fitting})
            fitting = fitting[:1]
            _note(rules, EITHER)
        targets = [each.node for each in fitting]
        if not fitting and place.pron.form == "compared" and place.pron.words in _THIS_ONE and kind in _BODIED:
            targets = [This(Kind(kind), span=place.pron.span)]  # "a minion with less power": than this one
        if not fitting and place.pron.form == "compared" and place.pron.words == "the same":
            targets = [Candidate()]
            _note(rules, SAME)
        if not fitting and place.pron.kinds == frozenset(("faction",)) and place.pron.form == "that":
            cards = [each for each in mentions if each.kind in CARD_KINDS and each.start < place.pron.span[0]]
            cards = [each for each in cards if getattr(each.node, "label", None) not in place.within]
            if len(cards) == 1 and isinstance(cards[0].node, Select):
                targets = [FactionOf(Ref(cards[0].node.label or 0), span=place.pron.span)]
        if not fitting and kind == "base" and place.pron.form in ("it", "its") and not place.pron.many:
            targets = [Here(span=place.pron.span)] if not place.pron.kinds or "base" in place.pron.kinds else []
        if not fitting and kind == "titan" and place.pron.words == "the counters":  # it gathers them out of play
            mine: Any = On(This(Kind.TITAN, span=place.pron.span), span=place.pron.span)
            targets = [Select(Kind.ANY_COUNTER, EVERY, (mine,), span=place.pron.span)]
        if not fitting and place.pron.form == "it" and place.pron.many:
            targets = [replace(each.node, label=None) for each in mentions if all_in_another_option(place, each)]
        if not fitting and place.pron.form == "rest":
            targets = [_all_but(each) for each in mentions if _one_of_yours(each, place)]
        if not fitting and place.pron.form == "done":
            done = [each for each in mentions if each.start < place.pron.span[0] and each.kind in CARD_KINDS]
            done = [each for each in done if getattr(each.node, "label", None) not in place.within]
            again = any(_is_done(each, place.pron) and each.span[0] < place.pron.span[0] for each in walk(tree))
            if again and len(done) == 1:
                targets = [done[0].node]
        base = place.pron.kinds == frozenset(("base",)) and place.pron.many is False
        if not fitting and base and place.pron.form in ("there", "that"):
            cards = [each for each in mentions if _base_holder(each, place)]
            looped = [each for each in cards if each.over and each.over in place.each]
            if len(cards) > 1 and len(looped) == 1:
                cards = looped
                _note(rules, LOOP)
            said = _distinct([each for each in _bases_said(tree) if each.span[0] < place.pron.span[0]])
            if len(cards) > 1 and len(said) == 1:  # "at its base ... there"
                targets, cards = said, []
                _note(rules, THERE)
            if not cards and (won := contest_before(tree, place.pron)) is not None:
                targets = [BaseOf(Duelist(won.verb is Verb.WIN, span=place.pron.span), span=place.pron.span)]
            on_it = [each for each in mentions if each.played_on and isinstance(each.node, Host)]
            if not (cards or targets) and on_it:
                targets = [Here(span=place.pron.span)]
                _note(rules, THERE)
            if len(cards) == 1:
                came = place.leaving and cards[0].event and Verb.MOVE in cards[0].verbs  # "from there to here"
                of: Any = PreviousBaseOf if came else BaseOf
                words = "there" if looped or came else ""
                targets = [of(Ref(cards[0].node.label, words), span=place.pron.span)]
                _note(rules, THERE)
        found = _distinct(targets)
        if place.pron.key in choices:
            known = choices[place.pron.key]
            found = [each for each in known if any(same(each, other) for other in found)]
        choices[place.pron.key] = found
    results = []
    for chosen in _products(list(choices.items())):
        bound = transform(tree, partial(_bound, chosen=chosen)) if places else tree
        if any(isinstance(target, Candidate) for target in chosen.values()):
            bound = transform(bound, one_base)
        bound = transform(bound, partial(renamed, labels=merged)) if merged else bound
        results.append((relabelled(bound), choices))
    return results


def _is_done(node: Any, pron: Pron) -> bool:
    """Whether that was done to something spoken of: "the chosen minion gains +1 power ... the affected minion"."""
    done = isinstance(node, Act) and node.verb is pron.verb
    affected = isinstance(node, Modify) and pron.verb is Verb.AFFECT
    return (done or affected) and isinstance(node.what, Pron)


def _one_of_yours(mention: Mention, place: Place) -> bool:
    """Whether it is some of yours of which there can be more: "one of your actions there ... the rest of them"."""
    node = mention.node
    if not isinstance(node, Select) or mention.kind not in CARD_KINDS or mention.start >= place.pron.span[0]:
        return False
    yours = any(isinstance(each, Controlled) and isinstance(each.by, You) for each in node.filters)
    return yours and node.quantity.high is not None and node.zone is None and node.label not in place.within


def _all_but(mention: Mention) -> Any:
    """The others that fit the same words."""
    node: Any = mention.node
    filters = sort_filters([*node.filters, Other(Ref(node.label or 0, span=node.span), span=node.span)])
    return replace(node, quantity=EVERY, filters=filters, label=None)


def _either_event(fitting: list[Mention]) -> bool:
    """ "After X is buried or Y is played, its controller ...": whichever it was."""
    events = {each.event for each in fitting}
    deeds = {each.acts for each in fitting if len(each.acts) == 1}
    return len(events) == 1 and events != {0} and len(deeds) == len(fitting)


def _picked(mention: Mention, place: Place) -> bool:
    """Whether the last candidate was picked out by a deed that is over when the reference comes."""
    return bool(mention.verbs & _PICKING) and not set(mention.acts) & set(place.acts)


def _note(rules: list[str] | None, name: str) -> None:
    if rules is not None and name not in rules:
        rules.append(name)


def _topic(
    place: Place, places: list[Place], choices: dict[int, list[Any]], fitting: list[Mention]
) -> Mention | None:
    """The candidate that the pronoun before this one meant, when nothing was named since."""
    if place.pron.form not in ("it", "its"):
        return None
    at = place.pron.span[0]
    earlier = [each.pron for each in places if each.pron.form in ("it", "its") and each.pron.span[0] < at]
    if not earlier:
        return None
    last = max(earlier, key=lambda pron: pron.span[0])
    meant = choices.get(last.key, [])
    if len(meant) != 1 or any(each.start > last.span[0] for each in fitting):
        return None
    return next((each for each in fitting if same(each.node, meant[0])), None)


def _base_holder(mention: Mention, place: Place) -> bool:
    """A single card in play named before, at whose base "there" can be."""
    node = mention.node
    if not isinstance(node, Select) or mention.kind not in CARD_KINDS or mention.start >= place.pron.span[0]:
        return False
    if mention.verbs & {Verb.SEARCH, Verb.DRAW, Verb.NAME} or any(same(node, each) for each in place.apart):
        return False
    if any(one == two and of != other for one, of in mention.options for two, other in place.options):
        return False
    single = node.quantity == ONE or (mention.over and mention.over in place.each)
    return node.zone is None and bool(single) and node.label not in place.within


def _bases_said(tree: CardText) -> list[Any]:
    """The bases named by what is at them: "at its base"."""
    found: list[Any] = [node for node in walk(tree) if isinstance(node, BaseOf)]
    return [replace(each, what=replace(each.what, words="there")) for each in found if isinstance(each.what, Pron)]


def _products(items: list[tuple[int, list[Any]]]) -> Iterator[dict[int, Any]]:
    if not items:
        yield {}
        return
    key, options = items[0]
    for rest in _products(items[1:]):
        for option in options:
            yield {key: option, **rest}


def _distinct(targets: list[Any]) -> list[Any]:
    found: list[Any] = []
    for each in targets:
        if not any(same(each, other) for other in found):
            found.append(each)
    return found


def _survey(tree: CardText, kind: str) -> tuple[list[Mention], list[Place]]:
    mentions: dict[Any, Mention] = {}
    places: list[Place] = []

    loops: list[int] = []
    overs: list[Any] = []
    turns: list[Any] = []
    aparts: list[Any] = []
    goals: list[Any] = []
    blocks: dict[Any, set[int]] = {}
    options: list[tuple[int, int]] = []
    events: list[int] = []
    finds: set[int] = set()
    unspoken: set[int] = set()
    deeds: list[Verb] = []  # the deed that is looked into
    leaving: list[Any] = []
    block = 0

    def visit(
        node: Any, acts: tuple[int, ...], within: frozenset[int], beside: frozenset[Any], verbs: frozenset[Verb]
    ) -> None:
        nonlocal block
        if isinstance(node, Granted):  # what it says inside is its own affair
            visit(node.what, acts, within, beside, verbs)
            return
        if isinstance(node, Pron):
            moved = goals[-1] if goals else None
            each = frozenset(loops)
            where = Place(node, acts, within, beside, each, tuple(aparts), block, moved, tuple(options))
            places.append(replace(where, leaving=node in leaving))
            return
        if isinstance(node, Ref) and node.label in mentions:  # "choose a minion to gain +1 power": it is affected
            mentions[node.label] = replace(mentions[node.label], verbs=mentions[node.label].verbs | verbs)
        if isinstance(node, Select) and node.first is not None:  # of the one with whom it begins no more is said
            unspoken.add(id(node.first))
        blocks.setdefault(_key(node), set()).add(block)
        if node is tree.play_on and isinstance(node, Select):
            target: Any = Host(Kind.MINION) if node.kind is Kind.MINION else Here()
            mentions[type(target)] = Mention(target, node.kind.value, node.span[0], acts, frozenset(), played_on=True)
            for child in children(node):
                visit(child, acts, within, beside, verbs)
            return
        if isinstance(node, Select) and node.label is not None:
            old = mentions.get(node.label)
            known = old.verbs if old else frozenset()
            mentions[node.label] = Mention(
                node,
                node.kind.value,
                node.span[0],
                acts,
                verbs | known,
                frozenset(loops),
                over=loops[-1] if loops and node is overs[-1] else 0,
                turn=bool(turns and node is turns[-1]),
                found=id(node) in finds,
                event=events[-1] if events else 0,
                options=() if old else tuple(options),  # said once for several options: named in each of them
            )
            within = within | {node.label}
        elif isinstance(node, Here):
            mentions.setdefault(Here, Mention(node, "base", node.span[0], acts, frozenset()))
        elif isinstance(node, Duelist):
            mentions.setdefault(node, Mention(node, "minion", node.span[0], acts, frozenset()))
        elif isinstance(node, (This, Host)):
            name = "minion" if isinstance(node, Host) else kind
            mentions.setdefault(type(node), Mention(node, name, node.span[0], acts, frozenset()))
        elif isinstance(node, Pile) and node.zone is not Zone.PLAY and node.end is None:
            mentions[("pile", node.span[0])] = Mention(node, "pile", node.span[0], acts, verbs)
        elif isinstance(node, (OwnerOf, ControllerOf, NextTo)) and id(node) not in unspoken:
            mentions[("owner", node.span[0])] = Mention(node, "player", node.span[0], acts, verbs)
        if isinstance(node, ForEach):
            loops.append(id(node))
            overs.append(node.over)
        if isinstance(node, Moment):
            turns.append(node.whose)
        if isinstance(node, Event):
            events.append(id(node))
        for number, child in enumerate(children(node)):
            inner_acts, inner_beside, inner_verbs = acts, frozenset[Any](), frozenset[Verb]()
            if isinstance(node, Act):
                deeds[:] = [node.verb]
                inner_acts = (*acts, id(node))
                parts = [node.by, node.what, node.to, node.source, node.with_]
                flat = [each for part in parts for each in (getattr(part, "parts", None) or (part,))]
                inner_beside = frozenset(
                    each.label
                    for each in flat
                    if isinstance(each, Select) and each.label is not None and each is not child
                )
                if child is node.what:
                    affected = {Verb.AFFECT} if VERBS[node.verb].affects else set()
                    inner_verbs = frozenset((node.verb, *affected))
                elif child is node.to and node.verb is Verb.PUT_COUNTER:
                    inner_verbs = frozenset((Verb.AFFECT,))
            elif isinstance(node, Until):
                inner_verbs = frozenset((Verb.REVEAL, *deeds[-1:]))
                finds.add(id(child))
            elif isinstance(node, Modify) and child is node.what:
                inner_verbs = frozenset((Verb.AFFECT,))
            elif isinstance(node, Modify) and child is node.amount and isinstance(node.what, Select):
                inner_beside = frozenset((("amount", node.what.label),))
            else:
                inner_beside = frozenset(each for each in beside if isinstance(each, tuple))
            apart = _apart_from(node, child)
            aparts.extend(apart)
            if isinstance(node, Act) and child is node.source and isinstance(node.to, Here):
                leaving.append(child)
            goal = isinstance(node, Act) and child is node.to and isinstance(child, (Pile, OwnerOf))
            if goal:
                goals.append(node.what)
            if isinstance(node, Ability):
                block += 1
            option = isinstance(node, OneOf) and child is not node.by
            option = option or (isinstance(node, If) and (child is node.then or child is node.otherwise))
            if option:
                options.append((id(node), number))
            visit(child, inner_acts, within, inner_beside, inner_verbs)
            if option:
                options.pop()
            if goal:
                goals.pop()
            del aparts[len(aparts) - len(apart) :]
        if isinstance(node, ForEach):
            loops.pop()
            overs.pop()
        if isinstance(node, Moment):
            turns.pop()
        if isinstance(node, Event):
            events.pop()

    visit(tree, (), frozenset(), frozenset(), frozenset())
    found = [replace(each, blocks=frozenset(blocks.get(key, ()))) for key, each in mentions.items()]
    return sorted(found, key=lambda each: each.start), places


def _key(node: Any) -> Any:
    """The name under which ``_survey`` keeps what can be referred to."""
    if isinstance(node, Select):
        return node.label
    if isinstance(node, Pile):
        return ("pile", node.span[0])
    if isinstance(node, (OwnerOf, ControllerOf, NextTo)):
        return ("owner", node.span[0])
    return node if isinstance(node, Duelist) else type(node)


def _apart_from(node: Any, child: Any) -> list[Any]:
    """What a reference under ``child`` cannot mean: nothing is played at its own base, or compared with itself."""
    if isinstance(node, Act) and child is node.to and isinstance(child, (BaseOf, Pron)) and node.what is not None:
        there = [Host(), Here()] if node.verb is Verb.TRANSFER and isinstance(node.what, This) else []
        return [node.what, *there]
    if isinstance(node, Act) and child is node.source and isinstance(child, (PreviousBaseOf, Pron)):
        return [node.what]
    if isinstance(node, Outpowers) and child is node.than:
        return [node.who]
    if isinstance(node, Is) and child is node.what:
        return [each for each in walk(node.description) if isinstance(each, (This, Host))]
    return []


def _bound(node: Any, chosen: dict[int, Any]) -> Any:
    if not isinstance(node, Pron):
        return node
    target = chosen[node.key]
    if isinstance(target, Select) and target.label is None:
        inner = {key: value for key, value in chosen.items() if key != node.key}
        return replace(transform(target, partial(_bound, chosen=inner)), span=node.span)
    if isinstance(target, Select):
        assert target.label is not None
        maker = Rest if node.form == "rest" else Ref
        return maker(target.label, node.words, span=node.span)
    if isinstance(target, FactionOf):
        return replace(target, span=node.span)
    if isinstance(target, (OwnerOf, ControllerOf, BaseOf)):
        inner = {key: value for key, value in chosen.items() if key != node.key}
        return replace(transform(target, partial(_bound, chosen=inner)), span=node.span)
    if isinstance(target, Pile):
        inner = {key: value for key, value in chosen.items() if key != node.key}
        owner = target.of and transform(target.of, partial(_bound, chosen=inner))
        if isinstance(owner, Select):
            owner = Ref(owner.label or 0, "", span=node.span)
        elif owner is not None:  # "their hand"
            inner = {key: value for key, value in chosen.items() if key != node.key}
            owner = transform(owner, partial(_bound, chosen=inner))
        return replace(target, of=owner, span=node.span)
    return replace(target, span=node.span)
