"""Trees that nobody wrote as text: said in words and read again, they are the same trees."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from smashrules.effects.abilities import (
    Ability,
    CardText,
    Continuous,
    Event,
    Instruction,
    Label,
    Limit,
    OnTurn,
    Per,
    Replacement,
    Timing,
    Triggered,
)
from smashrules.effects.actions import (
    Act,
    Cancelled,
    Cannot,
    Cost,
    ForEach,
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
from smashrules.effects.amounts import Count, Minus, Num, StatOf, Times
from smashrules.effects.conditions import Done, Has, Not, TurnOf
from smashrules.effects.node import Node
from smashrules.effects.selectors import (
    ANY_NUMBER,
    EVERY,
    NONE,
    ONE,
    At,
    BaseOf,
    Candidate,
    Compare,
    Controlled,
    End,
    Here,
    Host,
    Kind,
    Named,
    On,
    Op,
    Other,
    OwnerOf,
    Pile,
    Placed,
    Quantity,
    Ref,
    Select,
    Stat,
    This,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.binding.reshaping import on_any_base
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text
from smashrules.text.words.lexicon import Names

NAMES = Names(cards=frozenset({"Tin Soldier"}), words=frozenset({"Gizmo"}))
YOU = You()
OTHERS = Select(Kind.PLAYER, EVERY, (Other(YOU),))
HAND, DECK, DISCARD = Pile(Zone.HAND, YOU), Pile(Zone.DECK, YOU), Pile(Zone.DISCARD, YOU)


def made_of(kind: type[Node], *parts: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Nodes of a class, with their first fields from these parts."""
    return st.tuples(*parts).map(lambda given: kind(*given))


quantities = st.sampled_from(
    [ONE, EVERY, ANY_NUMBER, Quantity(2, 2), Quantity(0, 2), Quantity(1, 2), Quantity(0, 3), Quantity(5, 5)]
)
spec = made_of(
    Compare,
    st.sampled_from([Stat.POWER, Stat.PRINTED_POWER]),
    st.sampled_from([Op.AT_MOST, Op.AT_LEAST, Op.EQUAL]),
    made_of(Num, st.integers(0, 9)),
)
owner = st.sampled_from([YOU, OTHERS, Select(Kind.PLAYER, ONE, (Other(YOU),))]).map(Controlled)
bases_where = st.sampled_from([NONE, Quantity(1, None)]).map(
    lambda many: Select(Kind.BASE, ONE, (Where(Has(YOU, Select(Kind.MINION, many), Candidate())),))
)
place = st.one_of(st.just(Here()), bases_where, st.just(Select(Kind.BASE, ONE, (Other(Here()),)))).map(At)
name = st.sampled_from([Named("Tin Soldier"), Named("Gizmo", whole=False)])


def filters(*parts: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Any, ...]]:
    """Any of ``parts``, in their order."""
    optional = [st.one_of(st.just(()), part.map(lambda each: (each,))) for part in parts]
    return st.tuples(*optional).map(lambda found: tuple(each for group in found for each in group))


@st.composite
def cards(draw: st.DrawFn, label: int | None = None) -> Select:
    """Minions or actions in play."""
    kind = draw(st.sampled_from([Kind.MINION, Kind.ACTION]))
    minion = kind is Kind.MINION
    chosen = draw(
        filters(owner, spec if minion else st.nothing().map(Named), place, name) if minion else filters(owner, place)
    )
    quantity = draw(quantities)
    others = any(isinstance(each, Controlled) and isinstance(each.by, Select) for each in chosen)
    if others:
        owned = next(each for each in chosen if isinstance(each, Controlled))
        assert isinstance(owned.by, Select)
        quantity = EVERY if owned.by.quantity == EVERY else ONE
    if kind is Kind.ACTION:  # "an action on another base" is one that is played on the base itself
        chosen = tuple(On(f.place) if isinstance(f, At) and isinstance(f.place, Select) else f for f in chosen)
    return Select(kind, quantity, chosen, label=label)


@st.composite
def deeds(draw: st.DrawFn) -> Act:
    """One act of yours."""
    which = draw(st.sampled_from(["destroy", "return", "move", "draw", "gain", "play", "dig", "bottom", "counter"]))
    if which == "destroy":
        return Act(Verb.DESTROY, what=draw(cards()))
    if which == "draw":
        return Act(Verb.DRAW, amount=Num(draw(st.integers(1, 6))))
    if which == "gain":
        return Act(Verb.GAIN_VP, amount=Num(draw(st.integers(1, 3))))
    if which == "counter":
        return Act(
            Verb.PUT_COUNTER,
            amount=Num(draw(st.integers(1, 3))),
            to=draw(st.sampled_from([This(), Select(Kind.MINION)])),
        )
    if which == "play":
        what = Select(Kind.MINION, ONE, draw(filters(spec)), zone=draw(st.sampled_from([None, DISCARD])))
        return Act(Verb.PLAY, what=what, to=draw(st.sampled_from([None, Here()])), extra=True)
    if which == "dig":
        return Act(
            Verb.PLACE, what=Select(Kind.CARD, draw(st.sampled_from([ONE, ANY_NUMBER])), zone=DISCARD), to=HAND
        )
    return Act(Verb.SHUFFLE, what=HAND, to=DECK) if which == "bottom" else Act(Verb.DRAW, amount=Num(2))


@st.composite
def effects(draw: st.DrawFn) -> Any:
    """An effect of one or two deeds."""
    first = draw(deeds())
    which = draw(st.sampled_from(["deed", "may", "and", "then", "or", "cost", "if", "both"]))
    if which == "deed":
        return first
    if which == "may":
        return May(first)
    second = draw(deeds())
    if which == "and":
        return Seq((first, second), (Join.AND,))
    if which == "then":
        return Seq((first, May(second)), (Join.THEN,))
    if which == "or":
        return May(OneOf((first, second)))
    if which == "cost":
        return May(Cost(first, second))
    if which == "both":
        return May(Seq((first, second), (Join.AND,)))
    condition = draw(
        st.sampled_from(
            [
                Not(Done(Act(Verb.PLAY, by=YOU, what=Select(Kind.MINION)))),
                Has(YOU, Select(Kind.MINION, Quantity(1, None)), Here()),
            ]
        )
    )
    return If(condition, May(first))


moments = made_of(Moment, st.sampled_from(list(Side)), st.sampled_from([None, YOU])).filter(
    lambda moment: moment != Moment(Side.START)  # the turn that is going on has started
)
amounts = st.one_of(
    st.integers(1, 5).map(Num),
    st.integers(-4, -1).map(Num),
    made_of(Times, st.integers(1, 2), st.just(Count(Select(Kind.MINION, EVERY, (At(Here()),))))),
)
bodies = cards().filter(lambda each: each.kind is not Kind.ACTION)  # an action has no power
power = made_of(Modify, st.just(Stat.POWER), st.one_of(st.just(This()), bodies), amounts)
statements = st.one_of(
    power,
    st.just(Cancelled(Here())),
    st.just(Cannot(Act(Verb.DESTROY, what=This()))),
    st.just(Cannot(Act(Verb.PLAY, by=OTHERS, what=Select(Kind.ACTION, EVERY), to=Here()))),
    st.just(Unaffected(This(), Select(Kind.ACTION, EVERY, (Controlled(OTHERS),)))),
)
triggers = st.one_of(
    moments.filter(lambda moment: moment.whose is not None),
    st.just(OnTurn(YOU)),
    made_of(Event, st.sampled_from(list(Timing)), st.just(Act(Verb.SCORE, what=Here()))),
    st.just(Event(Timing.AFTER, Act(Verb.DESTROY, what=This()))),
    st.just(Event(Timing.AFTER, Act(Verb.PLAY, by=YOU, what=Select(Kind.MINION), to=Here()))),
)
limits = st.sampled_from([None, Limit(1, Per.TURN)])


def said_again(tree: CardText, type_: str = "minion") -> None:
    text = to_text(tree, type=type_)
    assert read(text, type=type_, names=NAMES).tree == tree, text


@given(effects())
def test_instructions(effect: Any) -> None:
    said_again(CardText((Ability(Label.NONE, (Instruction(effect),)),)))


@given(st.lists(deeds(), min_size=2, max_size=4))
def test_sentences_follow_each_other(parts: list[Act]) -> None:
    effect = Seq(tuple(parts), (Join.SENTENCE,) * (len(parts) - 1))
    said_again(CardText((Ability(Label.TALENT, (Instruction(effect),)),)))


@given(triggers, effects().filter(lambda effect: not isinstance(effect, If)), limits)
def test_triggers(when: Any, effect: Any, limit: Limit | None) -> None:
    said_again(CardText((Ability(Label.ONGOING, (Triggered(when, effect, limit=limit),)),)))


@given(st.lists(statements, min_size=1, max_size=2))
def test_statements(found: list[Any]) -> None:
    clauses = tuple(on_any_base(Continuous(each)) for each in found)
    said_again(CardText((Ability(Label.ONGOING, clauses),)))


@given(power, moments, st.booleans(), st.booleans())
def test_durations(statement: Modify, until: Moment, lead: bool, elsewhere: bool) -> None:
    chosen = isinstance(statement.what, Select) and statement.what.quantity != EVERY
    lead = lead and not chosen  # what is chosen stays the same, wherever the time is said
    inner: Any = While(TurnOf(OTHERS), statement) if elsewhere and lead else statement
    said_again(CardText((Ability(Label.NONE, (Instruction(Lasting(inner, until, lead)),)),)))


@given(quantities, st.sampled_from([HAND, DECK]))
def test_references_to_owners(quantity: Quantity, pile: Pile) -> None:
    if quantity.high != 1 and quantity != EVERY:
        return  # "their owners' hands" is said of several
    what = Select(Kind.MINION, quantity, (At(Here()),), label=1)
    end = End.BOTTOM if pile.zone is Zone.DECK else None
    to = Pile(pile.zone, OwnerOf(Ref(1)), end)
    said_again(CardText((Ability(Label.NONE, (Instruction(Act(Verb.RETURN, what=what, to=to)),)),)))


@given(cards(label=1).filter(lambda each: each.kind is Kind.MINION))
def test_moves_to_other_bases(what: Select) -> None:
    to = Select(Kind.BASE, ONE, (Other(BaseOf(Ref(1))),))
    said_again(CardText((Ability(Label.NONE, (Instruction(Act(Verb.MOVE, what=what, to=to)),)),)))


@given(limits, st.sampled_from([DESTROY := Verb.DESTROY]), st.booleans())
def test_replacements(limit: Limit | None, verb: Verb, own: bool) -> None:
    event = Act(verb, what=This() if own else Select(Kind.MINION, ONE, (At(Here()),), label=1))
    pile = Pile(Zone.HAND, YOU if own else OwnerOf(Ref(1)))
    effect = May(Act(Verb.RETURN, what=This() if own else Ref(1), to=pile))
    said_again(CardText((Ability(Label.ONGOING, (Replacement(event, effect, limit),)),)))


@given(st.integers(1, 4), st.sampled_from([Num(3), StatOf(Stat.POWER, Select(Kind.MINION, ONE, (Controlled(YOU),)))]))
def test_breakpoints_and_players(place: int, amount: Any) -> None:
    lasting = Lasting(Modify(Stat.BREAKPOINT, Here(), Minus(amount)), Moment(Side.END))
    said_again(CardText((Ability(Label.NONE, (Instruction(lasting),)),)))
    if place <= 2:
        winner = Select(Kind.PLAYER, EVERY, (Placed(place),))
        clause = Triggered(
            Event(Timing.AFTER, Act(Verb.SCORE, what=Here())), May(Act(Verb.DRAW, amount=Num(place)), winner)
        )
        said_again(CardText((Ability(Label.NONE, (clause,)),)), "base")


@given(deeds())
def test_each_player_in_turn(deed: Act) -> None:
    effect = ForEach(OTHERS, deed)
    said_again(CardText((Ability(Label.NONE, (Instruction(effect),)),)))


@given(st.sampled_from([Kind.BASE, Kind.MINION]), power.filter(lambda each: isinstance(each.what, This)))
def test_attached_actions(kind: Kind, statement: Modify) -> None:
    what = Host() if kind is Kind.MINION else Select(Kind.MINION, EVERY, (Controlled(YOU), At(Here())))
    ability = Ability(Label.ONGOING, (Continuous(Modify(Stat.POWER, what, statement.amount)),))
    said_again(CardText((ability,), play_on=Select(kind)), "action")
