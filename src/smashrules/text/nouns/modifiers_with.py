"""What "with" adds to the thing it stands behind: "a minion with power 3 or less", "a base with a titan on it".

Each case is a function of its own that is None where it is not this one. Knows numbers, counters, abilities and cards
that a thing has; the other prepositions are in ``prepositions``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.amounts import Amount, Num, PowerAt, StatOf, Times
from smashrules.effects.conditions import Is, Not, Relation, Silenced
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    BREAKPOINTS,
    NONE,
    ONE,
    Alike,
    At,
    Candidate,
    Compare,
    Extreme,
    Filter,
    Having,
    Here,
    Kind,
    MostOf,
    On,
    Op,
    SameName,
    Select,
    SharesName,
    Stat,
    Sum,
    Where,
)
from smashrules.text.nouns.adjectives import of_those
from smashrules.text.nouns.determiners import Before, Thing
from smashrules.text.nouns.fitting import for_any_card, in_their_own
from smashrules.text.nouns.holding import ABLE, own_ability, stored_under_itself
from smashrules.text.nouns.more_there import more_there
from smashrules.text.nouns.of_each_player import the_most_of
from smashrules.text.nouns.other_than import compared_with
from smashrules.text.nouns.partners import (
    apart_from,
    more_powerful,
    more_than,
    most_at,
    most_of_those,
    most_on,
    most_powerful,
    of_each,
)
from smashrules.text.structure.attach import Dep, UnfitError, tag
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import Pron, reference

if TYPE_CHECKING:
    from smashrules.text.nouns.modifiers import Modifiers

Filters = Filter | list[Any] | None
"""What is added, or None where it is another case."""


class Modifier(Struct, frozen=True, gc=False):
    """A phrase behind a noun: what it speaks of (``inner``), and the ``kind`` of thing that it describes."""

    part: Dep
    prep: str
    inner: Thing
    kind: str
    before: Before
    span: Span

    def unfit(self) -> UnfitError:
        """That nothing of this kind can have this behind it."""
        return UnfitError(f"{tag(self.part.item)} of a {self.kind}")


def with_what(builder: Modifiers, said: Modifier) -> Any:
    """The filter that "with" adds, or several. Raises ``UnfitError``."""
    likeness = _LIKENESS.get(said.inner.cat)
    if likeness is not None:
        return likeness(said)
    for case in (*_NUMBERS, _WITH.get(said.inner.cat)):
        if case is not None and (added := case(builder, said)) is not None:
            return added
    raise said.unfit()


# -- what is the same, or not ----------------------------------------------------------------------------------------


def alike(said: Modifier) -> Alike:
    """ "(Two minions) with the same power", "of the same faction"."""
    return Alike(said.inner.node, span=said.span)


def unlike(said: Modifier) -> Alike:
    """ "(Two minions) with different powers", "of different factions"."""
    return Alike(said.inner.node, different=True, span=said.span)


def _of_another_name(said: Modifier) -> Where:
    """ "(A minion) with a different name than one of your minions"."""
    it, span = Candidate(span=said.span), said.span
    like = Select(Kind.CARD, ONE, (SharesName(said.inner.node, span=span),), span=span)
    return Where(Not(Is(it, like, span=span), span=span), span=span)


def _of_that_name(said: Modifier) -> SameName | SharesName:
    """ "(Two minions) with the same name"; "(a minion) with the same name as this one"."""
    if said.inner.node is None:
        return SameName(span=said.span)
    return SharesName(said.inner.node, span=said.span)


_LIKENESS = {"alike": alike, "unlike": unlike, "differs": _of_another_name, "name": _of_that_name}
"""By what the phrase speaks of. Of these nothing else is asked."""


# -- the most --------------------------------------------------------------------------------------------------------


def _of_those(builder: Modifiers, said: Modifier) -> Filters:
    """ "(The minion) with the lowest power of your minions"."""
    return of_those(said.inner.node, said.kind)


def _the_most(builder: Modifiers, said: Modifier) -> Filters:
    """ "With the most ...", by what has it."""
    if said.inner.extremum is None:
        return None
    if said.kind == "base":
        return most_at(said.inner, said.span)
    if said.kind == "player":
        return _most_of_players(said)
    return _most_of_cards(said) if said.kind in CARD_KINDS else None


def _most_of_players(said: Modifier) -> MostOf | Extreme | Where | None:
    """ "(The player) with the most minions here", "the most VPs", "the most power here", "without the most power"."""
    inner, extremum, span = said.inner, said.inner.extremum, said.span
    assert extremum is not None
    if isinstance(inner.node, Select):
        return MostOf(the_most_of(inner.node, Candidate()), extremum, span=span)
    if inner.cat == "vp":
        return Extreme(Stat.VP, extremum, span=span)
    if inner.among is not None:
        return Where(most_of_those(inner.among, inner.than, extremum, span), span=span)
    if not _somewhere(inner.than):
        return None
    most = most_powerful(inner.than, extremum, span)
    return Where(Not(most, span=span) if inner.lacking else most, span=span)


def _most_of_cards(said: Modifier) -> MostOf | Extreme | None:
    """ "(The minion) with the most power", "with the most +1 power counters on it"."""
    inner, extremum = said.inner, said.inner.extremum
    assert extremum is not None
    if inner.than is not None:
        return None
    if inner.node is not None:
        return most_on(inner, said.span)
    return Extreme(inner.stat, extremum, span=said.span)


# -- numbers compared ------------------------------------------------------------------------------------------------


def _points(builder: Modifiers, said: Modifier) -> Where | None:
    """ "(A player) with 10 or more VPs", "with more VPs than you"."""
    inner, span = said.inner, said.span
    if said.kind != "player" or inner.cat != "vp" or inner.compare is None:
        return None
    theirs: Any = StatOf(Stat.VP, Candidate(span=span), span=span)
    if inner.compare[2]:
        return Where(Relation(theirs, inner.compare[1], inner.compare[2], span=span), span=span)
    if not inner.than:
        return None
    if inner.node is not None:
        raise UnfitError("by how many")
    others: Any = StatOf(Stat.VP, apart_from(theirs.what, inner.than), span=span)
    return Where(Relation(theirs, inner.compare[1], others, span=span), span=span)


def _as_much_power(builder: Modifiers, said: Modifier) -> Filters:
    """ "(A minion) with power equal to the number of cards in your hand"."""
    inner = said.inner
    if not (inner.exact and inner.bonus and isinstance(inner.node, Times)) or said.kind not in CARD_KINDS:
        return None
    equal = (Stat.POWER, Op.EQUAL, inner.node.amount)
    return with_number(replace(said, inner=replace(inner, node=None, bonus=False, compare=equal)))


def _power_there(builder: Modifiers, said: Modifier) -> Where | None:
    """ "(A player) with 5 or more power here", "with no power" (here), "with less power here than you"."""
    inner, span = said.inner, said.span
    if said.kind != "player" or inner.compare is None:
        return None
    nothing_at_all = inner.compare == (Stat.POWER, Op.EQUAL, Num(0)) and inner.than is None
    there: Any = Here(span=span) if nothing_at_all else inner.than
    if not _somewhere(there):
        return None
    power = PowerAt(Candidate(span=span), there, span=span)
    than = inner.compare[2]
    if isinstance(than, PowerAt) and isinstance(than.who, Select):
        return Where(more_powerful(than, inner.compare[1], span), span=span)
    if isinstance(than, PowerAt):
        return Where(Relation(power, inner.compare[1], than, span=span), span=span)
    return Where(Relation(power, inner.compare[1], than or Num(0, span=span), span=span), span=span)


def _somewhere(place: Any) -> bool:
    return isinstance(place, Here | Pron)


def _with_number(builder: Modifiers, said: Modifier) -> Filters:
    return None if said.inner.compare is None else with_number(said)


def with_number(said: Modifier) -> Sum | Compare:
    """ "(A minion) with power 3 or less", "of power 2", "(a base) with a higher breakpoint". Raises
    ``UnfitError``."""
    inner, kind, span = said.inner, said.kind, said.span
    assert inner.compare is not None
    if inner.than is not None:
        raise UnfitError("the power that it has, wherever it is")
    stat, op, amount = inner.compare
    if stat is Stat.VP:
        raise UnfitError("only a player has VPs")
    if stat in BREAKPOINTS and kind != "base":
        raise UnfitError("only a base has a breakpoint")
    if isinstance(amount, PowerAt) and isinstance(amount.place, Pron) and kind == "base":
        raise UnfitError("where: at that base, or where something is")
    if inner.total and amount is not None:
        return Sum(stat, op, amount, span=span)
    if kind == "player" and (amount is None or not isinstance(amount, Num)):
        raise UnfitError("a player's power is that at a base")
    if amount is None:
        amount = _than_that_of_another(stat, inner.span)
    if isinstance(amount, StatOf) and kind in CARD_KINDS:  # "with the same power as another minion here"
        amount = replace(amount, what=compared_with(Thing("card", amount.what)))
    return Compare(stat, op, amount, span=span)


def _than_that_of_another(stat: Stat, span: Span) -> Amount:
    """ "With less power", "with a higher breakpoint": than something else, which is looked for."""
    kinds = frozenset(("base",)) if stat in BREAKPOINTS else frozenset(CARD_KINDS)
    return StatOf(stat, reference("compared", "as much", kinds, None, None, span[0], span=span), span=span)


_NUMBERS = (_of_those, _the_most, _points, _as_much_power, _power_there, _with_number)
"""Asked whatever the phrase speaks of. What is a player's (VPs, power at a place) comes before any number; the most
of something comes before what compares it."""


# -- what it has -----------------------------------------------------------------------------------------------------


def _counters(builder: Modifiers, said: Modifier) -> Filters:
    """ "(A minion) with a +1 power counter on it", "(a player) with more counters on their minions than you"."""
    if said.kind in CARD_KINDS or (said.kind != "player" and for_any_card(said.inner.node)):
        if said.inner.compared:
            raise UnfitError("more counters than whoever")
        return Having(builder.carried(said.inner), span=said.span)
    return _more_of_theirs(said)


def _more_of_theirs(said: Modifier) -> Where | None:
    """ "(A player) with more cards in their hand than you"."""
    if said.kind != "player" or not said.inner.more:
        return None
    return Where(more_than(said.inner, said.span), span=said.span)


def _silenced(builder: Modifiers, said: Modifier) -> Where | None:
    """ "(A minion) with its abilities cancelled"; or with none that are."""
    if said.kind not in CARD_KINDS:
        return None
    silenced = Silenced(Candidate(span=said.span), span=said.span)
    return Where(silenced if said.inner.node is None else Not(silenced, span=said.span), span=said.span)


def _ability(builder: Modifiers, said: Modifier) -> Having | None:
    """ "(A minion) with a Talent", "(a base) with no abilities"."""
    if said.kind not in CARD_KINDS and said.kind != "base":
        return None
    return Having(own_ability(said.inner), span=said.span)


def _cards(builder: Modifiers, said: Modifier) -> Filters:
    """ "With an action on it", by what has it there."""
    if said.kind in CARD_KINDS:
        return _cards_of_a_card(builder, said)
    if said.kind == "player":
        return _more_of_theirs(said) or _cards_of_a_player(builder, said)
    return _cards_of_a_base(builder, said) if said.kind == "base" else None


def _cards_of_a_card(builder: Modifiers, said: Modifier) -> Where | Having:
    """ "(A minion) with an action on it", "with a card stored under it"."""
    inner = said.inner
    if (stored := stored_under_itself(inner.node)) is not None:
        return Where(builder.has(None, replace(inner, node=stored), "card", said.span), span=said.span)
    return Having(builder.attached(inner), span=said.span)


def _cards_of_a_player(builder: Modifiers, said: Modifier) -> Where:
    """ "(A player) with a card in their hand": each may hold one, so that none of these is spoken of."""
    inner = said.inner
    if isinstance(inner.node, Select):
        inner = replace(inner, node=replace(of_each(inner.node), label=None))
    return Where(in_their_own(builder.has(Candidate(), inner, said.kind, said.span)), span=said.span)


def _cards_of_a_base(builder: Modifiers, said: Modifier) -> Where | Having:
    """ "(A base) with a minion on it", "with more minions than this base". Raises ``UnfitError``."""
    inner, node = said.inner, said.inner.node
    if inner.cat == "card" and inner.more:
        return Where(more_there(inner, said.span), span=said.span)
    if any(isinstance(each, Extreme) and each.stat in BREAKPOINTS for each in getattr(node, "filters", ())):
        raise UnfitError("a base has no bases on it")
    if not hasattr(node, "kind"):
        raise UnfitError("a base with several things at once")
    if _carried_by_it(node):
        return Having(builder.attached(inner), span=said.span)
    if isinstance(node, Select) and node.kind is not Kind.ACTION:
        inner = replace(inner, node=_on_it(node))
    return Where(in_their_own(builder.has(None, inner, said.kind, said.span)), span=said.span)


def _one_of_them(builder: Modifiers, said: Modifier) -> Filters:
    """ "(A base) with one of them". Raises ``UnfitError`` for none."""
    if said.kind != "base" or not isinstance(said.inner.node, Select):
        return None
    if said.inner.node.quantity == NONE:
        raise UnfitError("with none of them")
    return _cards_of_a_base(builder, said)


_WITH = {
    "counter": _counters,
    "silenced": _silenced,
    **dict.fromkeys(ABLE, _ability),
    "card": _cards,
    "it": _one_of_them,
}
"""By what the phrase speaks of, where no number is compared."""


def _carried_by_it(node: Any) -> bool:
    """ "A base with an action on it"."""
    hosts = [each.host for each in getattr(node, "filters", ()) if isinstance(each, On)]
    plain = isinstance(node, Select) and node.kind is Kind.ACTION
    return plain and len(hosts) == 1 and isinstance(hosts[0], Pron) and hosts[0].form == "it"


def _on_it(node: Select) -> Select:
    """ "(a base with) two minions on it": that they are on it is what the base has them for."""
    on_it = [
        each
        for each in node.filters
        if isinstance(each, (At, On))
        and isinstance(where := each.place if isinstance(each, At) else each.host, Pron)
        and where.form == "it"
        and not where.many
    ]
    return replace(node, filters=tuple(each for each in node.filters if each not in on_it), label=None)
