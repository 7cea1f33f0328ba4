"""What only a whole tree tells, put where it belongs: one base said of several things, each player's own part.

Knows nodes and their labels, nothing of words or of what a reference can mean (``binding``).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText, Continuous, Event, Instruction
from smashrules.effects.actions import Act, Cannot, ForEach, Lasting, May, Modify, Seq
from smashrules.effects.amounts import Num
from smashrules.effects.conditions import Complied, Did, Done, Is, Not, Was
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Alike,
    Among,
    At,
    BaseOf,
    Candidate,
    End,
    Extreme,
    Here,
    Kind,
    On,
    Other,
    Pile,
    Placed,
    Quantity,
    Ref,
    Rest,
    Select,
    Trait,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.trees.pending import Pron, temporary
from smashrules.text.trees.rebuilding import sort_filters, transform


def one_base(node: Any) -> Any:
    """ "two cards on the same base": with no other base spoken of they share one."""
    if isinstance(node, Select):
        shared = [f for f in node.filters if isinstance(f, At) and f.place == BaseOf(Candidate())]
        if shared:
            kept = [f for f in node.filters if f not in shared]
            than = [f.than for f in kept if isinstance(f, Other) and isinstance(f.than, Ref)]
            if len(than) == 1:  # "each of your other minions on the same base": as the one that they are other than
                there = At(BaseOf(than[0], span=shared[0].span), span=shared[0].span)
                return replace(node, filters=sort_filters([*kept, there]))
            return replace(node, filters=sort_filters([*kept, Alike(Trait.BASE, span=shared[0].span)]))
    if isinstance(node, Act) and node.to == BaseOf(Candidate()):
        return replace(node, to=Select(Kind.BASE, ONE, span=node.to.span), together=True)
    if isinstance(node, Act) and node.verb is Verb.PLAY and isinstance(node.to, Candidate):
        return replace(node, to=Select(Kind.MINION, ONE, span=node.to.span), together=True)
    return node


def of_their_kind(tree: CardText) -> CardText:
    """ "Choose two bases. Destroy an action on one of them", "two players. One of them draws a card": one of several
    bases is a base, and one of several players is a player."""
    groups = {node.label: node.kind for node in tree.nodes if isinstance(node, Select) and node.kind in _NO_CARDS}
    if not groups:
        return tree

    def change(node: Any) -> Any:
        if not isinstance(node, Select) or node.kind is not Kind.CARD:
            return node
        of = [f.group.label for f in node.filters if isinstance(f, Among) and isinstance(f.group, Ref)]
        return replace(node, kind=groups[of[0]]) if len(of) == 1 and of[0] in groups else node

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    return changed


_NO_CARDS = (Kind.BASE, Kind.PLAYER)


def hands_meant(node: Any) -> Any:
    """ "Discard your hand. Draw that many cards": a hand as the cards that are in it."""
    hand = node.what if isinstance(node, Act) and node.verb in _OF_HANDS else None
    if not isinstance(hand, Pile) or hand.zone is not Zone.HAND:
        return node
    cards = Select(Kind.CARD, EVERY, zone=hand, label=temporary(hand.span[0]), span=hand.span)
    return replace(node, what=cards)


def things_meant(node: Any) -> Any:
    """ "Draw a card. You may play it", "after another player draws a card, they reveal it": a number of cards, or a
    hand, as the things that they are."""
    if isinstance(node, Event):
        return _heard_of(node)
    node = hands_meant(node)
    if not isinstance(node, Act) or node.verb is not Verb.DRAW or node.what is not None:
        return node
    by: Any = node.by or You(span=node.span)
    whose: Any = Ref(by.label, span=node.span) if isinstance(by, Select) and by.label is not None else by
    if not isinstance(node.amount, Num) or type(whose) not in (Ref, You, Pron):
        return node
    many = Quantity(node.amount.value, node.amount.value)
    deck = Pile(Zone.DECK, whose, End.TOP, span=node.span)
    cards = Select(Kind.CARD, many, zone=deck, label=temporary(node.span[0]), span=node.span)
    whole: Any = node
    return replace(whole, what=cards, amount=None)


def _heard_of(event: Event) -> Event:
    """ "After another player draws a card": one card, from wherever it is drawn; of two, each is drawn by itself."""
    act: Any = event.act
    what = act.what
    if act.verb is not Verb.DRAW or not isinstance(what, Select) or what.label != temporary(act.span[0]):
        return event
    if what.quantity == ONE:
        return replace(event, act=replace(act, what=replace(what, zone=None)))
    drawn: Any = what.quantity.high
    return replace(event, act=replace(act, what=None, amount=Num(drawn)))


def counters_meant(node: Any) -> Any:
    """ "Remove a +1 power counter from each of your minions. Draw a card for each counter removed": so many counters
    as the things that they are."""
    if not isinstance(node, Act) or node.verb is not Verb.REMOVE_COUNTER or node.what is not None:
        return node
    if not isinstance(node.amount, Num):
        return node
    many = Quantity(node.amount.value, node.amount.value)
    those = Select(Kind.COUNTER, many, label=temporary(node.span[0]), span=node.span)
    whole: Any = node
    return replace(whole, what=those, amount=None)


_OF_BASES = {Zone.DECK: Zone.BASE_DECK, Zone.DISCARD: Zone.BASE_DISCARD}


def shared_piles(tree: CardText) -> CardText:
    """ "that deck", where the only one of its sort that the text names is nobody's ("the treasure deck", "the base
    deck"), or yours."""
    piles = [node for node in tree.nodes if isinstance(node, Pile)]
    if not any(_again(each) for each in piles):
        return tree

    def change(node: Any) -> Any:
        if not isinstance(node, Pile) or not _again(node):
            return node
        before = [each for each in piles if each.zone is node.zone and not _again(each)]
        of_bases = [each for each in piles if each.zone is _OF_BASES.get(node.zone)]
        if of_bases and not before:
            return replace(node, of=None, zone=of_bases[0].zone)
        if before and all(isinstance(each.of, You) for each in before):
            return replace(node, of=before[0].of)
        named = {each.named for each in before}
        name = named.pop() if len(named) == 1 else None
        whose: Any = node.of
        return replace(node, of=None, named=name) if name else replace(node, of=replace(whose, words="that player"))

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    return changed


def _again(pile: Pile) -> bool:
    return isinstance(pile.of, Pron) and pile.of.words == "that pile"


def of_those_told(tree: CardText) -> CardText:
    """ "Each other player may discard a card. For each player who does not, ...": of those who were told to."""
    nodes = tree.nodes
    if not any(isinstance(each, Complied) for each in nodes):
        return tree
    told = [each.by for each in nodes if isinstance(each, (Act, May)) and isinstance(each.by, Select)]
    told = [each for each in told if not any(_who_did_so(one) for one in each.filters)]
    if not told or any(Other(You()) not in each.filters for each in told):
        return tree

    def change(node: Any) -> Any:
        if not isinstance(node, Select) or node.kind is not Kind.PLAYER:
            return node
        if Other(You()) in node.filters or not any(_who_did_so(each) for each in node.filters):
            return node
        return replace(node, filters=sort_filters([*node.filters, Other(You(span=node.span), span=node.span)]))

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    return changed


def _who_did_so(filter_: Any) -> bool:
    asked = filter_.condition if isinstance(filter_, Where) else None
    return isinstance(asked.condition if isinstance(asked, Not) else asked, Complied)


def of_those_who_had_to(tree: CardText) -> CardText:
    """ "Each other player reveals their hand. Each player who revealed no actions draws a card": of those who had to
    reveal it, and not of you."""
    acts = [each for each in tree.nodes if isinstance(each, Act) and not isinstance(each.by, Candidate)]

    def change(node: Any) -> Any:
        if not isinstance(node, Select) or node.kind is not Kind.PLAYER or Other(You()) in node.filters:
            return node
        left = [deed for each in node.filters if (deed := _left_undone(each)) is not None]
        told = [each.by for deed in left for each in acts if each.verb is deed.verb]
        if not told or not all(isinstance(each, Select) and Other(You()) in each.filters for each in told):
            return node
        return replace(node, filters=sort_filters([*node.filters, Other(You(span=node.span), span=node.span)]))

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    return changed


def _left_undone(filter_: Any) -> Act | None:
    """What those of whom it is said did not do as the ability was carried out."""
    asked = filter_.condition if isinstance(filter_, Where) else None
    did = asked.condition if isinstance(asked, Not) else None
    return did.act if isinstance(did, Did) and isinstance(did.act.by, Candidate) else None


def each_apart(tree: CardText) -> CardText:
    """ "Each player discards their hand and draws that many cards": as many as they themselves did."""
    several = any(type(each) is Seq and _of_all_players(each.parts[0]) for each in tree.nodes)
    changed = transform(tree, _apart) if several else tree
    assert isinstance(changed, CardText)
    return changed


def from_its_card(node: Any) -> Any:
    """ "Remove each counter on this titan": all counters from it."""
    if not isinstance(node, Act) or node.verb is not Verb.REMOVE_COUNTER or node.source is not None:
        return node
    what = node.what
    if not isinstance(what, Select) or what.quantity != EVERY or [type(each) for each in what.filters] != [On]:
        return node
    held: Any = what.filters[0]
    return replace(node, what=replace(what, filters=()), source=held.host)


def there_on_it(tree: CardText) -> CardText:
    """ "Choose a base. Destroy each card on it": every card there, and not only what is played on the base itself."""
    bases = {each.label for each in tree.nodes if isinstance(each, Select) and each.kind is Kind.BASE}

    def change(node: Any) -> Any:
        if not isinstance(node, Select) or node.kind not in _LYING_THERE:
            return node
        there: list[Any] = [_there(each, bases) for each in node.filters]
        if node.zone is not None or there == list(node.filters):
            return node
        return replace(node, filters=sort_filters(there))

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    return changed


_LYING_THERE = (Kind.CARD, Kind.MINION, Kind.TITAN, Kind.MONSTER)


def _there(each: Any, bases: set[Any]) -> Any:
    """ "On it", of a base: there."""
    host: Any = each.host if isinstance(each, On) else None
    base = isinstance(host, (Here, BaseOf)) or (isinstance(host, Ref) and host.label in bases)
    return At(host, span=each.span) if base else each


def since_it_began(node: Any) -> Any:
    """ "Play an extra action. If it was played on a base": no event is answered, so it is what has happened by then.

    Of the card itself it is asked how it was played."""
    if not isinstance(node, Instruction):
        return node

    def change(each: Any) -> Any:
        return Did(each.act, span=each.span) if isinstance(each, Was) and isinstance(each.act.what, Ref) else each

    return transform(node, change)


def of_the_same_turn(tree: CardText) -> CardText:
    """ "If you gained VP from a base that scored this turn": this turn, where the text does no such thing itself."""
    asked = [node.act.verb for node in tree.nodes if isinstance(node, (Did, Done, Was))]
    acts = [node.verb for node in tree.nodes if isinstance(node, Act)]

    def change(node: Any) -> Any:
        if not isinstance(node, Did) or acts.count(node.act.verb) > asked.count(node.act.verb):
            return node
        this_turn = any(isinstance(each, Where) and isinstance(each.condition, Done) for each in walk(node.act))
        return Done(node.act, span=node.span) if this_turn else node

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    return changed


def of_all_that_tie(node: Any) -> Any:
    """ "Your minions on the base with the highest breakpoint have +1 power": nobody chooses among those that tie."""
    if not isinstance(node, Continuous):
        return node

    def change(each: Any) -> Any:
        if not isinstance(each, Select) or each.kind is not Kind.BASE or Extreme not in each.asked:
            return each
        every = [replace(one, one=False) if isinstance(one, Extreme) else one for one in each.filters]
        return replace(each, filters=tuple(every))

    return transform(node, change)


def on_any_base(node: Any) -> Any:
    """ "Ongoing: Your minions on a base with a titan have +1 power": nobody chooses which of such bases. What cannot
    happen at such a base is said of any as it is."""
    if not isinstance(node, Continuous) or any(isinstance(each, Cannot) for each in walk(node)):
        return node

    def change(each: Any) -> Any:
        if not isinstance(each, Select) or each.quantity != EVERY or At not in each.asked:
            return each
        return replace(each, filters=tuple(_on_every(one) if isinstance(one, At) else one for one in each.filters))

    return transform(node, change)


def _on_every(there: At) -> At:
    place: Any = there.place
    some = isinstance(place, Select) and place.kind is Kind.BASE and place.quantity == ONE and place.label is None
    single = some and any(isinstance(each, Extreme) for each in place.filters)
    return replace(there, place=replace(place, quantity=EVERY)) if some and not single else there


def highest_there(node: Any) -> Any:
    """ "A base where one of your minions has the highest power": of the minions there, and not of all in play."""
    if not isinstance(node, Where) or not isinstance(node.condition, Is):
        return node
    what, most = node.condition.what, node.condition.description
    if not isinstance(what, Select) or Extreme not in most.asked or At in most.asked or most.kind is Kind.BASE:
        return node
    there = [each for each in what.filters if each == At(Candidate())]
    described = replace(most, filters=sort_filters([*most.filters, *there]))
    return replace(node, condition=replace(node.condition, description=described)) if there else node


def _of_all_players(node: Any) -> bool:
    return isinstance(node, (Act, May)) and isinstance(node.by, Select) and node.by.quantity == EVERY


def _apart(node: Any) -> Any:
    if not isinstance(node, Seq) or not isinstance(node.parts[0], (Act, May)):
        return node
    first: Any = node.parts[0]
    who = first.by
    if not isinstance(who, Select) or who.quantity != EVERY or who.label is None:
        return node
    if any(isinstance(each, Placed) for each in who.filters):  # there is one winner, unless there is a tie
        return node
    made = {each.label for each in walk(first) if isinstance(each, Select)} - {who.label, None}
    theirs = next((at for at, each in enumerate(node.parts[1:], 1) if not _is_theirs(each, who)), len(node.parts))
    behind, spoken = _spoken_in(node.parts[theirs:]), _spoken_in(node.parts[1:theirs])
    if not made & spoken or (made | {who.label}) & behind:
        return node
    alone: Any = replace(first, by=Ref(who.label, span=who.span))
    said = replace(node, parts=(alone, *node.parts[1:theirs]), joins=node.joins[: theirs - 1])
    loop = ForEach(who, said, span=node.span)
    if theirs == len(node.parts):
        return loop
    return replace(node, parts=(loop, *node.parts[theirs:]), joins=node.joins[theirs - 1 :])


def _is_theirs(part: Any, who: Select) -> bool:
    """Whether each of them does it, or it is said of the power of each."""
    said: Any = part.statement if isinstance(part, Lasting) else part
    of = said.what if isinstance(said, Modify) else part.by if isinstance(part, (Act, May)) else None
    return isinstance(of, Ref) and of.label == who.label


def _spoken_in(parts: tuple[Any, ...]) -> set[int | None]:
    return {each.label for part in parts for each in walk(part) if isinstance(each, (Ref, Rest))}


_OF_HANDS = (Verb.DISCARD, Verb.PLACE, Verb.SHUFFLE)


def renamed(node: Any, labels: dict[Any, Any]) -> Any:
    known = isinstance(node, Select) and node.label in labels
    return replace(node, label=labels[node.label]) if known else node
