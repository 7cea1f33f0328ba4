"""What a reference means that fits nothing the text has selected: this card, the base of the one card spoken of.

Knows the turns of phrase that leave out what they speak of; asked only where no mention fits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText, Event, Timing, Triggered
from smashrules.effects.actions import Act, If, Modify
from smashrules.effects.amounts import Count, StatOf
from smashrules.effects.conditions import Has, Is, Not
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    ONE,
    SOME,
    At,
    BaseOf,
    Both,
    Candidate,
    Compare,
    Controlled,
    Duelist,
    FactionOf,
    Here,
    Host,
    Kind,
    On,
    Other,
    Pile,
    PreviousBaseOf,
    Ref,
    Replacing,
    Select,
    StoredUnder,
    This,
    You,
    Zone,
)
from smashrules.effects.verbs import VERBS, Verb
from smashrules.text.binding.antecedents import Mention, Place, all_in_another_option, same
from smashrules.text.binding.cases import Case
from smashrules.text.binding.dueling import contest_before
from smashrules.text.binding.where_it_can_be import is_here
from smashrules.text.trees.kinds import CARD_KINDS, HOSTS
from smashrules.text.trees.pending import LEFT, SAME_FACTION, SAME_NAME, SAME_TYPE, THE_OTHER, Pron
from smashrules.text.trees.rebuilding import sort_filters

THERE = "with no base named, there is the base of the one card spoken of"
LOOP = "in 'for each' what is gone through is spoken of"
SAME = "one and the same base, where no other is spoken of"
_THIS_ONE = ("as much", "a different name", SAME_NAME, SAME_FACTION)
_BODIED = ("minion", "titan", "monster")


def unselected(case: Case) -> list[Any]:
    """What ``case`` means, by the first turn of phrase that it is; nothing where it is none."""
    for each in _TURNS:
        found = each(case)
        if found:
            return found
    return []


def _this_one(case: Case) -> list[Any]:
    """ "A minion with less power (than it)": than this one."""
    pron, kind = case.pron, case.whole.kind
    than_it = pron.form == "it" and not pron.many and _is_compared(case.whole.tree, pron)
    than_this = kind in _BODIED and (than_it or (pron.form == "compared" and pron.words in _THIS_ONE))
    than_this = than_this and pron.kinds != frozenset(("base",))
    return [This(Kind(kind), span=pron.span)] if than_this else []


def _is_compared(tree: Any, pron: Pron) -> bool:
    """Whether cards are described by how they stand to that: "with less power than it"."""
    numbers: list[Any] = [each.amount for each in walk(tree) if isinstance(each, Compare)]
    whose: list[Any] = [each.what for each in numbers if isinstance(each, StatOf)]
    return any(each is pron for each in whose)


def _bearer(case: Case) -> list[Any]:
    """ "Play on a minion. Ongoing: Minions with more power here have -1 power": with more than that minion."""
    pron, host = case.pron, case.whole.tree.play_on
    compared = pron.form == "compared" and pron.words in _THIS_ONE and pron.kinds != frozenset(("base",))
    if not compared or host is None or host.kind.value not in _BODIED or case.place.pron.span[0] < host.span[1]:
        return []
    return [Host(host.kind, span=pron.span)]


def _where_it_lies(case: Case) -> list[Any]:
    """ "Play on a minion. Ongoing: That minion has +2 power": what it is on."""
    pron, host = case.pron, case.whole.tree.play_on
    told = pron.form == "that" and pron.many is False
    if host is not None and pron.words == f"the {host.kind.value}":  # where no other one is spoken of
        others = [each for each in case.whole.mentions if each.kind == host.kind.value and not each.played_on]
        told = told and all(same(each.node, host) for each in others)
    else:
        told = told and pron.words.startswith("that ")
    if not told or host is None or pron.kinds != frozenset((host.kind.value,)) or pron.span[0] < host.span[1]:
        return []
    if host.kind not in (*HOSTS, Kind.BASE):
        return []
    it: Any = Host(host.kind, span=pron.span) if host.kind in HOSTS else Here(span=pron.span)
    return [it]


def _one_and_the_same(case: Case) -> list[Any]:
    if case.pron.words != "the same" or case.pron.form not in ("compared", "that"):
        return []
    acts = [each for each in case.whole.tree.nodes if isinstance(each, Act)]
    sent = [each for each in acts if each.to is not None and any(one is case.pron for one in walk(each.to))]
    if any(_stands_alone(each.what) for each in sent):  # a single thing does not share its base with itself
        return []
    if case.pron.form == "that" and not _plays_on_one_card(case, sent):
        return []
    case.whole.note(SAME)
    return [Candidate(span=case.pron.span)]


def _plays_on_one_card(case: Case, sent: list[Act]) -> bool:
    """ "Play two extra actions on the same minion"; not an event, and not where the card itself is on one."""
    if case.whole.tree.play_on is not None or not sent:
        return False
    heard = (one for each in case.whole.tree.nodes if isinstance(each, Event) for one in walk(each))
    whole: Any = [each.to for each in sent]
    plays = all(each.verb is Verb.PLAY for each in sent) and all(each is case.pron for each in whole)
    return plays and not any(each is case.pron for each in heard)


def _stands_alone(what: Any) -> bool:
    return isinstance(what, (This, Host)) or (isinstance(what, Select) and what.quantity == ONE)


def _faction_of_it(case: Case) -> list[Any]:
    """ "That faction": of the one card that was named."""
    if case.pron.kinds != frozenset(("faction",)) or case.pron.form != "that":
        return []
    cards = [each for each in case.whole.mentions if each.kind in CARD_KINDS and case.before(each)]
    if len(cards) != 1 or not isinstance(cards[0].node, Select):
        return []
    return [FactionOf(Ref(cards[0].node.label or 0), span=case.pron.span)]


def _type_of_it(case: Case) -> list[Any]:
    """ "That type": of the one card that was named."""
    if case.pron.kinds != frozenset((Kind.TYPE.value,)) or case.pron.form != "that":
        return []
    cards = [each.node for each in case.whole.mentions if each.kind in CARD_KINDS and case.before(each)]
    if len(cards) != 1 or not isinstance(cards[0], Select) or cards[0].quantity != ONE:
        return []
    return [Ref(cards[0].label or 0, SAME_TYPE, span=case.pron.span)]


def _as_asked(case: Case) -> list[Any]:
    """ "If it is a minion, play that minion": what is asked about is called by what it is then."""
    pron = case.pron
    if pron.form != "that" or len(pron.kinds) != 1:
        return []
    for node in case.whole.tree.nodes:
        if not isinstance(node, If | Triggered):
            continue
        asked, then = node.condition, node.then if isinstance(node, If) else node.effect
        if not isinstance(asked, Is) or not any(each is pron for each in walk(then)):
            continue
        if {asked.description.kind.value} != pron.kinds:
            continue
        if isinstance(asked.what, Pron) and bool(asked.what.many) == bool(pron.many):
            return list(case.whole.choices.get(asked.what.key, []))
        if isinstance(asked.what, Select) and asked.what.label is not None and not pron.many:
            return [asked.what]
    return []


def _this_base(case: Case) -> list[Any]:
    """On a base "it" is that base."""
    pron = case.pron
    if case.whole.kind != "base" or pron.form not in ("it", "its") or pron.many:
        return []
    return [Here(span=pron.span)] if not pron.kinds or "base" in pron.kinds else []


def _counters_of_a_titan(case: Case) -> list[Any]:
    """ "The counters": those that a titan gathers out of play."""
    if case.whole.kind != "titan" or case.pron.words != "the counters":
        return []
    mine: Any = On(This(Kind.TITAN, span=case.pron.span), span=case.pron.span)
    return [Select(Kind.ANY_COUNTER, EVERY, (mine,), span=case.pron.span)]


def _in_another_option(case: Case) -> list[Any]:
    """ "Place a counter on each of your cards OR remove one from each of them": such things, named once more."""
    if case.pron.form != "it" or not case.pron.many:
        return []
    return [replace(each.node, label=None) for each in case.whole.mentions if all_in_another_option(case.place, each)]


def _the_rest_of_yours(case: Case) -> list[Any]:
    if case.pron.form != "rest" or case.pron.words == THE_OTHER:
        return []
    return [_all_but(each) for each in case.whole.mentions if _one_of_yours(case, each)]


def _done_to_it(case: Case) -> list[Any]:
    """ "The chosen minion gains +1 power ... the affected minion"."""
    pron = case.pron
    if pron.form != "done":
        return []
    done = [each for each in case.whole.mentions if each.kind in CARD_KINDS and case.before(each)]
    again = any(_is_done(each, pron) and each.span[0] < pron.span[0] for each in case.whole.tree.nodes)
    return [done[0].node] if again and len(done) == 1 else []


def _its_own(case: Case) -> list[Any]:
    """ "A minion with power less than its printed power", "on a base where its controller has no other minions": of
    the one card that these words help to describe, or of each of several. "With power equal to the number of actions
    on its base", "of counters on it": of that card, and not of what is counted."""
    pron = case.pron
    known = pron.kinds & CARD_KINDS or (pron.form == "it" and not pron.kinds)
    if pron.form not in ("its", "it") or pron.many is None or not known:
        return []
    own = [each for each in case.whole.mentions if getattr(each.node, "label", None) in case.place.within]
    own = [each for each in own if each.kind in CARD_KINDS and each.start < pron.span[0]]
    counting = [each for each in own if not pron.many and _counts_by(each.node, pron)]
    if counting and not own[0].verbs & _FROM_ELSEWHERE:
        own = counting
    elif pron.form == "it":
        return []
    at_home = [f for each in own for f in each.node.filters if isinstance(f, At) and isinstance(f.place, BaseOf)]
    in_play = len(own) == 1 and own[0].node.zone in (None, Pile(Zone.PLAY))
    if not in_play or any(speaks(each, pron) for each in at_home):
        return []
    if pron.many and own[0].node.quantity.high == 1:
        return []
    return [own[0].node]


_FROM_ELSEWHERE = frozenset((Verb.PLAY, Verb.SEARCH, Verb.DRAW, Verb.NAME, Verb.DISCARD))
"""What is done to cards that are in nobody's control, and at no base."""


def _counts_by(node: Any, pron: Pron) -> bool:
    """Whether a number to which the card is compared is told by that."""
    numbers = [one for each in node.filters if isinstance(each, Compare) for one in walk(each.amount)]
    numbers = [
        n for n in numbers if isinstance(n, Count) or (isinstance(n, StatOf) and not isinstance(n.what, Select))
    ]
    return any(speaks(each, pron) for each in numbers)


def _there(case: Case) -> list[Any]:
    """ "There", "that base", where no base was named: that of the one card spoken of, or of a duel."""
    pron = case.pron
    if pron.kinds != frozenset(("base",)) or pron.many is not False or pron.form not in ("there", "that"):
        return []
    if any(isinstance(each, Replacing) and each.span[0] < pron.span[0] for each in case.whole.tree.nodes):
        return [Replacing(span=pron.span)]  # "move it to the replacement base. Play a minion there"
    has = [each for each in case.whole.tree.nodes if isinstance(each, Has) and each.at is not None]
    asked = [each.what for each in has if speaks(each.at, pron)]
    cards = [each for each in case.whole.mentions if _base_holder(each, case.place)]
    cards = [each for each in cards if not any(each.node is one for one in asked)]  # "if you have one on that base"
    if any(is_here(each.node) and set(each.acts) & set(case.place.acts) for each in cards):
        return []  # "a minion here and an action there": here is not there
    apart = [each for each in cards if not set(each.acts) & set(case.place.acts)]
    several = len(cards) > 1  # "play a minion. Move another minion from that base": not where the other one is
    cards = apart if several else cards
    looped = case.looped(cards)
    if len(cards) > 1 and len(looped) == 1:
        cards = looped
        case.whole.note(LOOP)
    said = [each for each in _bases_said(case.whole.tree) if each.span[0] < pron.span[0]]
    if len(cards) > 1 and said and all(same(each, said[0]) for each in said):  # "at its base ... there"
        case.whole.note(THERE)
        return said[:1]
    if len(cards) == 1:
        case.whole.note(THERE)
        return [_base_of(case, cards[0], bool(looped) or several)]
    return _without_a_card(case) if not cards else []


def _than_its_base(case: Case) -> list[Any]:
    """ "Move a minion to a base with a higher breakpoint": than the one it leaves.

    "Choose a minion. Destroy an action on another base": than that of the one card spoken of."""
    pron = case.pron
    if pron.kinds != frozenset(("base",)):
        return []
    if pron.form == "compared" and pron.words == "as much":
        moves = [node for node in case.whole.tree.nodes if isinstance(node, Act) and node.verb is Verb.MOVE]
        found = [each for each in moves if isinstance(each.to, Select) and speaks(each.to, pron)]
        apart = len(found) == 1 and isinstance(found[0].what, Select) and not found[0].together
        if len(found) != 1 or not (apart or _is_one(found[0].what)):
            return []
        left = _own_base(found[0].what, pron, "as much" if apart and not _is_one(found[0].what) else "its")
        events = [node for node in case.whole.tree.nodes if isinstance(node, Event) and node.act is found[0]]
        over = any(each.timing is Timing.AFTER for each in events)  # it has moved by then
        return [PreviousBaseOf(left.what, span=left.span) if over else left]
    if pron.form != "other":
        return []
    cards = [each for each in case.whole.mentions if _base_holder(each, case.place)]
    cards = [each for each in cards if not _played_now(each, case.place)]
    one = cards[0] if len(cards) == 1 else None
    still = one and (one.verbs & _LEAVES_IT or set(one.acts) & set(case.place.acts))
    return [_base_of(case, cards[0], False)] if still else []


_LEAVES_IT = {Verb.CHOOSE, Verb.RETURN, Verb.DESTROY}
"""What leaves no doubt at which base a card is meant to be: the one where it was until then."""


def _played_now(mention: Mention, place: Place) -> bool:
    """Whether it is at no base yet: what is played where the reference says."""
    return Verb.PLAY in mention.verbs and bool(set(mention.acts) & set(place.acts))


def _what_it_left(case: Case) -> list[Any]:
    """ "If the new base has a higher breakpoint": than the base that was left, of one thing that has moved."""
    pron = case.pron
    if pron.words != LEFT:
        return []
    moves = [node for node in case.whole.tree.nodes if isinstance(node, Act) and node.verb is Verb.MOVE]
    to = moves[0].to if len(moves) == 1 else None
    if not isinstance(to, Select) or to.quantity != ONE or not _is_one(moves[0].what):
        return []
    bases = [each.node for each in case.whole.mentions if each.kind == "base" and isinstance(each.node, Select)]
    others = [each for each in bases if not same(each, to)]
    if moves[0].span[0] > pron.span[0] or others:
        return []
    return [PreviousBaseOf(_own_base(moves[0].what, pron).what, span=pron.span)]


def speaks(node: Any, pron: Any) -> bool:
    """Whether the pronoun stands in the node."""
    return any(each is pron for each in walk(node))


def _is_one(what: Any) -> bool:
    if isinstance(what, Select):
        return what.quantity == ONE and what.label is not None
    return isinstance(what, (This, Host)) or (isinstance(what, Pron) and what.many is False)


def _own_base(what: Any, pron: Pron, words: str = "its") -> BaseOf:
    moved: Any = Ref(what.label or 0, words, span=pron.span) if isinstance(what, Select) else what
    return BaseOf(moved, span=pron.span)


def _without_a_card(case: Case) -> list[Any]:
    pron = case.pron
    won = contest_before(case.whole.tree, pron)
    if won is not None:
        which = None if won.verb is Verb.DUEL else won.verb is Verb.WIN
        return [BaseOf(Duelist(which, span=pron.span), span=pron.span)]
    if any(_moves_about(each, pron) for each in case.whole.tree.nodes):
        return []  # where it was, or where it is now
    if any(each.played_on and isinstance(each.node, Host) for each in case.whole.mentions):
        case.whole.note(THERE)
        return [Here(span=pron.span)]
    return []


def _moves_about(clause: Any, pron: Pron) -> bool:
    """Whether ``pron`` stands in an answer to what this is on being moved."""
    when = clause.when if isinstance(clause, Triggered) else None
    acts = (when.act, *when.others) if isinstance(when, Event) else ()
    moved = any(each.verb is Verb.MOVE and isinstance(each.what, (Host, This)) for each in acts)
    return moved and speaks(clause, pron)


def _base_of(case: Case, card: Mention, looped: bool) -> Any:
    came = case.place.leaving and card.event and Verb.MOVE in card.verbs  # "from there to here"
    of: Any = PreviousBaseOf if came else BaseOf
    return of(Ref(card.node.label, "there" if looped or came else ""), span=case.pron.span)


_SHOWN = frozenset((Verb.CHOOSE, Verb.LOOK, Verb.REVEAL))
"""What is picked out by these is spoken of, and nothing that was only asked about."""


def one_of_those_had(case: Case) -> list[Any]:
    """ "If you have a titan in play, place a counter on it": on one of these, named once more."""
    has, then = _asked_of(case)
    if has is None or any(each is not case.pron and speaks(then, each) for each in _spoken(case)):
        return []  # the same one, or again one of them
    later = any(each.span[0] > case.pron.span[0] for each in _spoken(case))
    return [] if later else [replace(_those_had(has), quantity=ONE)]


def is_the_one_asked_of(case: Case) -> bool:
    """ "If there is another minion there, transfer this action to it and destroy it": whether a minion that was only
    asked for is spoken of twice, so that it is not the base; which of several it is no words say."""
    has, then = _asked_of(case)
    twice = has is not None and any(each is not case.pron and speaks(then, each) for each in _spoken(case))
    return twice and all(each.kind == "base" for each in case.fitting)


def _spoken(case: Case) -> list[Pron]:
    """What speaks of one thing, in the whole text."""
    things = [each.pron for each in case.whole.places if each.pron.words not in ("they", "their")]
    return [each for each in things if each.form in ("it", "its", "that", "there")]


def _asked_of(case: Case) -> tuple[Has | None, Any]:
    """Of what it was asked whether it is there, and what is done then, where "it" can be one of those."""
    pron = case.pron
    it = pron.form == "it" or (pron.form == "that" and pron.words.startswith("that "))
    if not it or pron.many or any(each.verbs & _SHOWN or each.event for each in case.fitting):
        return None, None
    nodes = case.whole.tree.nodes
    asked: list[Any] = [(each.condition, each.then) for each in nodes if isinstance(each, If)]
    asked += [(each.condition, each.effect) for each in nodes if isinstance(each, Triggered)]
    asked = [(condition, then) for condition, then in asked if speaks(then, pron)]
    has, then = asked[0] if len(asked) == 1 else (None, None)
    if not isinstance(has, Has) or has.what.quantity != SOME or has.what.kind.value not in CARD_KINDS:
        return None, None
    if any(same(each.node, has.what) for each in case.fitting):
        return None, None  # "if X is in play, destroy it": X is spoken of, by its name
    kinds = not pron.kinds or bool(pron.kinds & {has.what.kind.value, "card"})
    return (has, then) if kinds else (None, None)


def _there_after_all(case: Case) -> list[Any]:
    """ "If you have no minions here, draw a card. Otherwise, you may destroy one of them": of your minions here."""
    pron = case.pron
    if pron.form not in ("it", "that") or not pron.many or pron.words in ("they", "their"):
        return []
    asked = [
        each.condition
        for each in case.whole.tree.nodes
        if isinstance(each, If) and each.otherwise is not None and speaks(each.otherwise, pron)
    ]
    has = asked[0] if len(asked) == 1 else None
    has = has.condition if isinstance(has, Not) else has
    if not isinstance(has, Has) or has.what.quantity not in (NONE, SOME) or has.what.kind.value not in CARD_KINDS:
        return []
    none = has is asked[0] and has.what.quantity == NONE
    lacking = none or (has is not asked[0] and has.what.quantity == SOME)
    someone = has.who is None or isinstance(has.who, (You, Ref))
    if not lacking or not someone or (pron.kinds and not pron.kinds & {has.what.kind.value, "card"}):
        return []
    return [replace(_those_had(has), quantity=EVERY)]


def _those_had(has: Has) -> Select:
    """What it is asked whether somebody has it, or it is there, described by that."""
    filters: list[Any] = list(has.what.filters)
    if has.who is not None and has.what.zone in (None, Pile(Zone.PLAY)):
        filters.append(Controlled(has.who, span=has.span))
    if has.at is not None:
        filters.append(At(has.at, span=has.span))
    return replace(has.what, filters=sort_filters(filters), label=None)


def all_that_goes(case: Case) -> list[Any]:
    """ "Return a minion and an action to their owners' hands": each to that of its own owner."""
    moved = case.place.moved
    if not isinstance(moved, Both) or case.pron.words != "their" or case.pron.kinds - CARD_KINDS:
        return []
    meant = [case.whole.choices.get(each.key, []) if isinstance(each, Pron) else [each] for each in moved.parts]
    if any(len(each) != 1 for each in meant):  # "return it and this action": it, too, must be known
        return []
    parts = tuple(each[0] for each in meant)
    known = all(isinstance(each, (Select, This, Host)) for each in parts)
    moved = replace(moved, parts=parts) if parts != moved.parts else moved
    return [moved] if known and not any(getattr(each, "label", 0) is None for each in parts) else []


_TURNS: tuple[Callable[[Case], list[Any]], ...] = (
    _this_one,
    _bearer,
    _one_and_the_same,
    _faction_of_it,
    _type_of_it,
    _this_base,
    _counters_of_a_titan,
    _in_another_option,
    _the_rest_of_yours,
    _done_to_it,
    _its_own,
    _there,
    _where_it_lies,
    _than_its_base,
    _what_it_left,
    one_of_those_had,
    _there_after_all,
    all_that_goes,
    _as_asked,
)


def _is_done(node: Any, pron: Pron) -> bool:
    """Whether that was done to something spoken of: "the chosen minion gains +1 power ... the affected minion"."""
    done = isinstance(node, Act) and node.verb is pron.verb
    affects = isinstance(node, Modify) or (isinstance(node, Act) and VERBS[node.verb].affects)
    return (done or (affects and pron.verb is Verb.AFFECT)) and isinstance(node.what, Pron)


def _one_of_yours(case: Case, mention: Mention) -> bool:
    """Whether it is some of yours of which there can be more: "one of your actions there ... the rest of them"; or
    some of those that are stored under a card."""
    node = mention.node
    if not isinstance(node, Select) or mention.kind not in CARD_KINDS or not case.before(mention):
        return False
    yours = any(isinstance(each, Controlled) and isinstance(each.by, You) for each in node.filters)
    yours = yours or any(isinstance(each, StoredUnder) for each in node.filters)
    return yours and node.quantity.high is not None and node.zone is None


def _all_but(mention: Mention) -> Any:
    """The others that fit the same words."""
    node: Any = mention.node
    filters = sort_filters([*node.filters, Other(Ref(node.label or 0, span=node.span), span=node.span)])
    return replace(node, quantity=EVERY, filters=filters, label=None)


def _base_holder(mention: Mention, place: Place) -> bool:
    """A single card in play named before, at whose base "there" can be."""
    node = mention.node
    if not isinstance(node, Select) or mention.kind not in CARD_KINDS or mention.start >= place.pron.span[0]:
        return False
    if mention.verbs & {Verb.SEARCH, Verb.DRAW, Verb.NAME} or any(same(node, each) for each in place.apart):
        return False
    if any(one == two and of != other for one, of in mention.options for two, other in place.options):
        return False
    if Verb.DISCARD in mention.verbs and node.zone is None:
        return False  # from a hand
    single = node.quantity == ONE or (mention.over and mention.over in place.each)
    return node.zone in _AT_BASES and bool(single) and node.label not in place.within


_AT_BASES = (None, Pile(Zone.PLAY), Pile(Zone.BURIED))
"""Where a card has to lie for a base to be its own."""


def _bases_said(tree: CardText) -> list[Any]:
    """The bases named by what is at them: "at its base"."""
    found: list[Any] = [node for node in walk(tree) if isinstance(node, BaseOf)]
    return [replace(each, what=replace(each.what, words="there")) for each in found if isinstance(each.what, Pron)]
