"""What each reference means: hard filters only, and a refusal when two candidates are left.

Every ``Pron`` in a tree is matched with what was selected before it: by kind, by number, by what was done to it,
never with another part of its own deed (``barred``). Where several are left, a named rule may decide; where none is,
the text may speak of something that it has not selected (``unselected``). Salience decides nothing. Afterwards labels
are counted in the order of the text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText, Replacement
from smashrules.effects.actions import Act, Cost, If, May, Seq
from smashrules.effects.conditions import Is
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    BaseOf,
    Both,
    Candidate,
    Controlled,
    ControllerOf,
    Duelist,
    FactionOf,
    Host,
    Kind,
    On,
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
from smashrules.effects.verbs import Verb
from smashrules.text.binding.another_than_named import than_the_named
from smashrules.text.binding.antecedents import EXCHANGED, NEW_BASE, Mention, Place, counted_apart, same
from smashrules.text.binding.barred import possible
from smashrules.text.binding.by_the_deed import (
    TOPIC,
    asked_of,
    asked_of_by_name,
    carries_them,
    drawn_from_a_pile,
    fetched,
    gone_by_then,
    in_the_same_breath,
    not_in_a_hand,
    not_what_is_counted,
    not_what_tells_a_base,
    not_where_it_comes,
    of_what_is_left,
    what_is_played,
    what_it_happens_to,
    what_moves,
    who_has_it_now,
)
from smashrules.text.binding.cases import Case, Whole
from smashrules.text.binding.described import as_described, had_by_doers, of_those, stored_by_then
from smashrules.text.binding.dueling import who_fights
from smashrules.text.binding.in_order import named_in_order
from smashrules.text.binding.of_two import other_of_two, taken_from_them
from smashrules.text.binding.paired import paired
from smashrules.text.binding.reshaping import (
    counters_meant,
    hands_meant,
    of_their_kind,
    one_base,
    renamed,
    shared_piles,
    things_meant,
)
from smashrules.text.binding.survey import surveyed
from smashrules.text.binding.taken_off import counters_removed
from smashrules.text.binding.told_of_each import told_of_each
from smashrules.text.binding.unselected import (
    LOOP,
    all_that_goes,
    is_the_one_asked_of,
    one_of_those_had,
    speaks,
    unselected,
)
from smashrules.text.trees.kinds import CARD_KINDS, COUNTER_KINDS
from smashrules.text.trees.pending import SAME_TYPE, Pron
from smashrules.text.trees.rebuilding import relabelled, transform

# "look at the top card ... place it", "choose a minion ... it gains": the thing picked out last, and for this.
PILE = "of several piles, or counters, the last named is meant"
TAKEN = "of several and those taken from them, those are spoken of that were taken last"
KEPT = "a pronoun said again, with nothing new named between, means the same"
OWNER = "the owner to whom something goes is its owner"
LEFT = "what left a base before is spoken of, not what goes there now"
OWN = "a reference looks into its own part of the text first"
OTHERS = "what is counted for each of several is other than that one"
DOER = "what is theirs is of the players who do it"
FOUGHT = "who has won or lost the duel, and was named so, is spoken of"
FIGHTS = "who is made to duel is who wins or loses, and of whom that is asked is spoken of then"
IN_PLACE = "what is done instead is done to what the other would have been done to"
OTHER = "what a card is played to do is not done to that card"
YOURS = "'your' one is the one that was said to be yours"
INSTEAD = "the new base is the one that the old one was exchanged for"
ALL = "each of several is no other group than they are"
EITHER = "of two events that are waited for, what is spoken of is what the one that came was about"
TOLD = "of several and those that only describe them, the ones described are spoken of"
LIES = "what is uncovered is what lies buried"
_PICKING = frozenset((Verb.LOOK, Verb.REVEAL, Verb.SEARCH, Verb.CHOOSE))

Bound = tuple[CardText, dict[int, list[Any]]]


def bindings(tree: CardText, kind: str, rules: list[str] | None = None) -> list[Bound]:
    """Every way to bind the references of ``tree``, each a whole tree; with the candidates of each reference.

    Where a named rule decided between candidates its name is added to ``rules``."""
    tree = than_the_named(tree)
    if not any(type(each) is Pron for each in tree.nodes):
        return [(relabelled(tree), {})]  # nothing is referred to, so nothing need be known of what is mentioned
    tree = shared_piles(tree)
    mentions, places = surveyed(tree, kind)
    whole = Whole(tree, kind, mentions, places, rules if rules is not None else [])
    otherwise = _said_otherwise(whole)
    if otherwise is not None:
        return bindings(otherwise, kind, rules)
    for place in sorted(
        places, key=lambda each: each.pron.span[0]
    ):  # as they are read: what is asked, before what is done
        case = Case(whole, place)
        if pair := paired(case) or all_that_goes(case):
            _choose(case, _distinct(pair))
            continue
        for narrowed in _RULES:
            narrowed(case)
        meant = [each.node for each in case.fitting]
        meant = [*meant, *one_of_those_had(case)] if meant else unselected(case)
        meant = [] if meant and is_the_one_asked_of(case) else meant
        _choose(case, _distinct(meant))
    return [(_with(whole, chosen), whole.choices) for chosen in _products(list(whole.choices.items()))]


def _said_otherwise(whole: Whole) -> CardText | None:
    """The tree with the things meant, where it speaks of a number of cards or of a description instead."""
    tree = whole.tree
    lost = [each.pron for each in whole.places if not _any(each, whole.mentions)]
    of_each = told_of_each(tree, lost)
    if of_each != tree:
        return of_each
    if any(each.form in ("it", "done") or each.words == "that card" for each in lost):
        by_others = any(isinstance(each, May) and each.by is not None for each in tree.nodes)  # drawn from their deck
        drawn: CardText = transform(tree, hands_meant if by_others else things_meant)
        if drawn != tree:
            return drawn
    if any(each.verb is Verb.REMOVE_COUNTER for each in lost):
        counters: CardText = transform(tree, counters_meant)
        if counters != tree:
            return counters
    of_two = other_of_two(whole)
    if of_two is not None:
        return of_two
    had = had_by_doers(tree)
    theirs = [each for each in whole.mentions if id(each.node) not in had]
    told = [each.pron for each in whole.places if each.pron.form == "it" and not _any(each, theirs)]
    lost += [each.pron for each in whole.places if stored_by_then(tree, each.pron, _spoken(each, whole.mentions))]
    described: CardText = as_described(tree, [*(each for each in lost if each.form == "that"), *told])
    return described if described is not tree else None


def _spoken(place: Place, mentions: list[Mention]) -> list[Any]:
    """Of which of them the reference can speak."""
    return [each.node for each in mentions if possible(place, each)]


def _any(place: Place, mentions: list[Mention]) -> bool:
    """Whether the reference can speak of any of them at all."""
    return any(possible(place, each) for each in mentions)


def _choose(case: Case, found: list[Any]) -> None:
    """Keeps what the reference can mean; a reference that stands in several places means the same in all."""
    choices, key = case.whole.choices, case.pron.key
    if key in choices:
        found = [each for each in choices[key] if any(same(each, other) for other in found)]
    choices[key] = found


def _with(whole: Whole, chosen: dict[int, Any]) -> CardText:
    """The tree with what was chosen for each reference in its place."""
    bound = transform(whole.tree, partial(_bound, chosen=chosen)) if whole.places else whole.tree
    if any(isinstance(target, Select) and target.label is None for target in chosen.values()):
        bound = transform(bound, of_those)
    if any(isinstance(target, Candidate) for target in chosen.values()):
        bound = transform(bound, one_base)
    bound = transform(bound, partial(renamed, labels=whole.merged)) if whole.merged else bound
    return relabelled(of_their_kind(bound))


# -- rules that decide between candidates --------------------------------------------------------------------------


def _own_part(case: Case) -> None:
    own = [each for each in case.fitting if case.place.block in each.blocks]
    if own and len(own) < len(case.fitting):
        case.take(own, OWN)


def _other_than_each(case: Case) -> None:
    alone = [each for each in case.fitting if case.pron.form == "other" and counted_apart(case.place, each.node)]
    if alone and len(alone) < len(case.fitting):
        case.take(alone, OTHERS)


def _describes_another(mention: Mention, others: list[Mention]) -> bool:
    """Whether it is only named in order to say which one another is ("a minion with less power than this one")."""
    begin = mention.start
    return any(
        isinstance(each.node, Select) and each.verbs & _PICKING and each.start < begin < each.node.span[1]
        for each in others
        if each is not mention
    )


def _picked_last(case: Case) -> None:
    """The last candidate, if it was picked out by a deed that is over when the reference comes."""
    last = [each for each in case.fitting if not _describes_another(each, case.fitting)][-1:]
    picked = [each for each in case.fitting if each.verbs & _PICKING and not set(each.acts) & set(case.place.acts)]
    told = case.pron.form in ("it", "its", "that") and case.pron.words != SAME_TYPE
    if case.several and told and picked == last:
        case.take(last, TOPIC)


def _lies_buried(case: Case) -> None:
    """ "After you play a minion here, if this card is buried, you may uncover it": what is buried is uncovered."""
    pron: Any = case.pron
    if case.several and any(
        isinstance(each, Act) and each.verb is Verb.UNCOVER and each.what is pron for each in case.whole.tree.nodes
    ):
        asked = [each for each in case.whole.tree.nodes if isinstance(each, Is) and _is_buried(each.description)]
        of_these = [each for each in case.fitting if any(same(each.node, one.what) for one in asked)]
        lie = [each for each in case.fitting if _is_buried(each.node) or Verb.BURY in each.verbs]
        case.take_the_one([*lie, *of_these], LIES)


def _is_buried(node: Any) -> bool:
    return isinstance(node, Select) and isinstance(node.zone, Pile) and node.zone.zone is Zone.BURIED


def _such_taken(case: Case) -> None:
    """ "Choose three minions. Move one of them. Destroy that minion": some of several minions are minions."""
    pron: Any = case.pron
    if pron.form not in ("that", "done") or len(pron.kinds) != 1 or not pron.kinds < CARD_KINDS | {"base"}:
        return
    wide = replace(case.place, pron=replace(pron, kinds=frozenset(("card",))))
    for each in case.whole.mentions:
        them = None if any(each is one for one in case.fitting) else taken_from_them(each.node)
        meant = [] if them is None or not possible(wide, each) else case.whole.choices.get(them.key, [])
        if len(meant) == 1 and isinstance(meant[0], Select) and meant[0].kind.value in pron.kinds:
            case.fitting = sorted([*case.fitting, each], key=lambda mention: mention.start)


def _all_of_them(case: Case) -> None:
    """ "Choose two minions. Move each of them. Destroy them": each of them is no other group than they are."""
    left = [each for each in case.fitting if not _is_whole_of(case, each)]
    if left and len(left) < len(case.fitting):
        case.take(left, ALL)


def _is_whole_of(case: Case, mention: Mention) -> bool:
    """Whether it is every one of those that another candidate is."""
    them = taken_from_them(mention.node)
    if them is None or mention.node.quantity != EVERY or len(mention.node.filters) != 1 or case.looped([mention]):
        return False
    meant = case.whole.choices.get(them.key, [])
    whole = [each for each in case.fitting if each is not mention and len(meant) == 1 and same(each.node, meant[0])]
    return any(each.kind == mention.kind or mention.kind == "card" for each in whole)


def _not_what_describes(case: Case) -> None:
    """ "If there are three of your actions on minions, destroy one of them": of the actions."""
    if not case.several or case.pron.form not in ("it", "each") or not case.pron.many:
        return
    inner = {
        id(each)
        for mention in case.fitting
        if isinstance(mention.node, Select)
        for filter_ in mention.node.filters
        if isinstance(filter_, On)
        for each in walk(filter_)
    }
    whole = [each for each in case.fitting if not (id(each.node) in inner and each.node.quantity.every)]
    if len(whole) < len(case.fitting):
        case.take_the_one(whole, TOLD)


def _near(case: Case) -> None:
    """ "The base", "that base": spoken of right here."""
    near = case.pron.words.startswith("the ") or case.pron.kinds == frozenset(("base",))
    if case.pron.form == "that" and near:
        case.fitting = [each for each in case.fitting if case.place.block in each.blocks]


def _only_those(case: Case) -> None:
    """ "The minions": those that were spoken of, where only some were; which of two groups is meant no words say."""
    if case.several and case.pron.form == "that" and case.pron.many and case.pron.words.startswith("the "):
        case.fitting = []


def _looped(case: Case) -> None:
    case.take_the_one(case.looped(case.fitting), LOOP)


def _doers_own(case: Case) -> None:
    """ "Each player may draw a card. Each player who does not destroys one of their minions": of the doer's own."""
    if not case.several or case.pron.words != "their" or case.pron.form != "its":
        return
    pron: Any = case.pron
    acts = [each for each in case.whole.tree.nodes if isinstance(each, Act) and id(each) in case.place.acts]
    if pron.own:
        who = [each.by for each in case.whole.tree.nodes if isinstance(each, May) and speaks(each, pron)]
        who += [each.by for each in acts]
        case.take_the_one([each for each in case.fitting if any(same(each.node, one) for one in who)], DOER)
    doers = [each.by for each in acts if isinstance(each.by, Select) and each.by.kind in (Kind.PLAYER, Kind.CARD)]
    doers = [each for each in doers if each.quantity == EVERY or taken_from_them(each) is not None]
    doers = [each for each in doers if not any(inner is pron for inner in walk(each))]
    case.take_the_one([each for each in case.fitting if any(same(each.node, one) for one in doers)], DOER)


def _fought(case: Case) -> None:
    decided = who_fights(case.whole.tree, case.pron, case.whole.choices) if case.several else []
    fights = [each for each in case.fitting if any(same(each.node, one) for one in decided)]
    fought = [each for each in case.fitting if isinstance(each.node, Duelist)]
    pron: Any = case.pron
    asked = [
        each for each in case.whole.tree.nodes if isinstance(each, If) and any(one is pron for one in walk(each))
    ]
    if fights and asked:  # "destroy the loser. If this minion wins, place a counter on it": named since
        fought = [each for each in fought if each.start >= max(one.span[0] for one in asked)]
    contests = fights and any(isinstance(each, Act) and each.by is pron for each in case.whole.tree.nodes)
    if case.several and (len(fights) + len(fought) == 1 or (contests and len(fights) == 1)):  # "if it loses"
        case.take(fights or fought, FIGHTS if fights else FOUGHT)


def _said_to_be_yours(case: Case) -> None:
    """ "One of your minions duels a minion there. If your minion wins": the one that was said to be yours."""
    if case.several and case.pron.form == "that" and case.pron.words.startswith("your "):
        yours = Controlled(You())
        told = [each for each in case.fitting if isinstance(each.node, Select) and yours in each.node.filters]
        case.take_the_one(told, YOURS)


def _in_its_place(case: Case) -> None:
    """ "If this minion would be destroyed, you may discard a card to return it to your hand instead": what would be
    destroyed, and not what is given for it, or what it lies on."""
    pron: Any = case.pron
    if not case.several or pron.form != "it":
        return
    for node in case.whole.tree.nodes:
        done: Any = node.effect if isinstance(node, Replacement) else None
        done = done.effect if isinstance(done, May) else done
        done = done.parts[0] if isinstance(done, Seq) else done
        if isinstance(done, Cost) and isinstance(done.pay, Act) and done.pay.verb is Verb.REVEAL:
            continue  # "reveal this minion from your hand to play it instead": which of them
        if not isinstance(node, Replacement) or not any(inner is pron for inner in walk(done)):
            continue
        deeds = [each for each in walk(done) if isinstance(each, Act) and each.what is pron]
        if all(each.verb is not node.event.verb for each in deeds):  # not "destroy it instead"
            case.take_the_one([each for each in case.fitting if same(each.node, node.event.what)], IN_PLACE)


def _not_just_played(case: Case) -> None:
    """ "After a minion is played, you may play this card to destroy it": that minion, and not this action."""
    pron: Any = case.pron
    if not case.several or pron.form not in ("it", "its") or case.whole.kind != "action":
        return
    for node in case.whole.tree.nodes:
        paid: Any = node.pay if isinstance(node, Cost) else None
        itself = isinstance(paid, Act) and paid.verb is Verb.PLAY and isinstance(paid.what, This)
        if isinstance(node, Cost) and itself and any(inner is pron for inner in walk(node.effect)):
            case.take_the_one([each for each in case.fitting if not isinstance(each.node, This)], OTHER)


def _owner_of_what_goes(case: Case) -> None:
    moved = case.place.moved
    meant = case.whole.choices.get(moved.key, []) if isinstance(moved, Pron) else []
    moved = meant[0] if len(meant) == 1 else moved  # "return that minion to its owner's hand"
    case.take_the_one([each for each in case.fitting if moved is not None and same(each.node, moved)], OWNER)


def _last_pile(case: Case) -> None:
    if case.several and case.pron.kinds in (frozenset(("pile",)), COUNTER_KINDS):
        case.take(case.fitting[-1:], PILE)


def _came_instead(case: Case) -> None:
    """ "Choose a base. Replace it. You may play a minion on the replacement base": what it was replaced with."""
    if case.several and case.pron.words == NEW_BASE:
        put = [each.with_ for each in case.whole.tree.nodes if isinstance(each, Act) and each.verb in EXCHANGED]
        case.take_the_one([each for each in case.fitting if any(same(each.node, one) for one in put)], INSTEAD)


def _taken_out(case: Case) -> None:
    """ "Reveal any minions among them and place them into your hand", "choose two of them. Draw those cards": these,
    and not all that was looked at."""
    if not case.several or case.pron.form not in ("it", "that") or not case.pron.many:
        return
    last = case.fitting[-1]
    them = taken_from_them(last.node)
    meant = [] if them is None else case.whole.choices.get(them.key, [])
    whole = [each for each in case.fitting[:-1] if any(same(each.node, one) for one in meant)]
    some = last.node.quantity != EVERY or len(last.node.filters) > 1 or any(each.kind != last.kind for each in whole)
    if whole and some and not set(last.acts) & set(case.place.acts):
        case.take([last], TAKEN)


def _left_of_them(case: Case) -> None:
    """ "Reveal any minions among them and draw them. Return the rest": of those from which some were taken."""
    if case.pron.form != "rest" or not case.several:
        return
    taken = [them for each in case.whole.mentions if (them := taken_from_them(each.node)) is not None]
    groups = [one for them in taken for one in case.whole.choices.get(them.key, [])]
    case.take_the_one([each for each in case.fitting if any(same(each.node, one) for one in groups)], TAKEN)


def _kept(case: Case) -> None:
    kept = _meant_before(case) if case.several else None
    if kept is not None:
        case.take([kept], KEPT)


def _meant_before(case: Case) -> Mention | None:
    """The candidate that the pronoun before this one meant, when nothing was named since."""
    if case.pron.form not in ("it", "its"):
        return None
    at = case.pron.span[0]
    earlier = [each.pron for each in case.whole.places if _names_one(each.pron) and each.pron.span[0] < at]
    if not earlier:
        return None
    last = max(earlier, key=lambda pron: pron.span[0])
    meant = case.whole.choices.get(last.key, [])
    described = next(each.within for each in case.whole.places if each.pron is last)
    new = [each for each in case.fitting if each.start > last.span[0] or _is_described(each, last, described)]
    if len(meant) != 1 or new:  # "a copy of it" is new
        return None
    return next((each for each in case.fitting if same(each.node, meant[0])), None)


def _names_one(pron: Pron) -> bool:
    """ "it", "its", and "your minion" of the one that was said to be yours."""
    return pron.form in ("it", "its") or (pron.form == "that" and pron.words.startswith("your "))


def _is_described(mention: Mention, pron: Pron, described: frozenset[int]) -> bool:
    """Whether ``pron`` stands in what describes it, and it is none of those meant by that ("a copy of it")."""
    return getattr(mention.node, "label", None) in described and taken_from_them(mention.node) is not pron


def _of_either_event(case: Case) -> None:
    """ "After X is buried or Y is played, its controller ...": whichever it was."""
    fitting = case.fitting
    if not case.several or case.pron.form not in ("it", "its"):
        return
    events = {each.event for each in fitting}
    deeds = {each.acts for each in fitting if len(each.acts) == 1}
    if len(events) == 1 and events != {0} and len(deeds) == len(fitting):
        case.whole.merged.update({each.node.label: fitting[0].node.label for each in fitting})
        case.take(fitting[:1], EITHER)


def _left_before(case: Case) -> None:
    """ "After this minion moves, move another of your minions to the base it left": what moved before, not what goes
    there."""
    pron: Any = case.pron
    if not case.several or pron.form not in ("it", "its"):
        return
    goals = [each for each in case.whole.tree.nodes if isinstance(each, Act) and isinstance(each.to, PreviousBaseOf)]
    goes = [each.what for each in goals if isinstance(each.to, PreviousBaseOf) and each.to.what is pron]
    case.take_the_one([each for each in case.fitting if goes and not any(same(each.node, one) for one in goes)], LEFT)


_RULES: tuple[Callable[[Case], None], ...] = (
    named_in_order,
    _owner_of_what_goes,
    _such_taken,
    _own_part,
    _other_than_each,
    _picked_last,
    fetched,
    of_what_is_left,
    drawn_from_a_pile,
    not_in_a_hand,
    what_moves,
    what_is_played,
    what_it_happens_to,
    who_has_it_now,
    in_the_same_breath,
    carries_them,
    asked_of,
    _lies_buried,
    _all_of_them,
    _not_what_describes,
    asked_of_by_name,
    not_what_is_counted,
    not_where_it_comes,
    not_what_tells_a_base,
    _near,
    _looped,
    _doers_own,
    _fought,
    _said_to_be_yours,
    _in_its_place,
    _not_just_played,
    counters_removed,
    _last_pile,
    _came_instead,
    gone_by_then,
    _taken_out,
    _left_before,
    _left_of_them,
    _kept,
    _of_either_event,
    _only_those,
)


# -- what was chosen, put in the place of the references -------------------------------------------------------------


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
    if isinstance(target, Both):
        those = [
            Ref(each.label or 0, node.words, span=node.span) if isinstance(each, Select) else each
            for each in target.parts
            if isinstance(each, (Select, This, Host))
        ]
        return replace(target, parts=tuple(those))
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
