"""A card's text made ready for play: its clauses by what they do, each with its path.

Built once per definition. Knows the tree and nothing of any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct, field

from smashrules.effects.abilities import (
    Ability,
    Able,
    Clause,
    Continuous,
    Event,
    Holds,
    Instruction,
    Label,
    Limit,
    OnTurn,
    Replacement,
    Restriction,
    Timing,
    Triggered,
)
from smashrules.effects.actions import (
    Act,
    Awaits,
    Copied,
    Cost,
    Effect,
    Granted,
    If,
    Lasting,
    Limited,
    May,
    Moment,
    Seq,
    Side,
    Unaffected,
)
from smashrules.effects.amounts import Awarded, PowerAt, StatOf
from smashrules.effects.card import CardDef, CardType
from smashrules.effects.conditions import (
    Causes,
    Complied,
    Condition,
    Did,
    Done,
    FirstThisTurn,
    InPlaySince,
    TurnOf,
    Was,
)
from smashrules.effects.node import Node, Path, paths, walk
from smashrules.effects.selectors import (
    ONE,
    Compare,
    Extreme,
    Here,
    Kind,
    Named,
    Pile,
    Placed,
    Ref,
    Select,
    Stat,
    This,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb

_PLAY, _HAND = Verb.PLAY, Zone.HAND  # enum look-ups cost in a hot place


class Part(Struct, frozen=True):
    """One clause with its place, its label, and the limits that bind its use."""

    path: Path
    clause: Clause
    label: Label
    limits: tuple[Limit, ...] = ()
    speaks_of_you: bool = False
    subject: int | None = None
    """The label of the card it answers ("a minion here"), if its effect does something to that card."""
    refers: bool = False
    """Whether its effect speaks of anything selected before: if not, one event is like another to it."""
    once: bool = False
    """Whether only one of several tied players can use it."""
    awaited: bool = False
    """Whether it stands on no card, but is made to wait for a time ("until the end of the turn, after ...")."""
    looks_back: bool = False
    """Whether it answers what the play of a card does, which is known only when the card has been resolved."""
    copies: bool = False
    """Whether by it a card is affected in the same way as another."""


class Compiled(Struct):
    """The clauses of one definition, sorted by what they do."""

    definition: CardDef
    nodes: Mapping[Path, Node]
    place: Mapping[int, Path]
    on_play: list[Part] = field(default_factory=list)
    talents: list[Part] = field(default_factory=list)
    continuous: list[Part] = field(default_factory=list)
    replacements: list[Part] = field(default_factory=list)
    triggered: dict[str, list[Part]] = field(default_factory=dict)
    """Those that wait for an event, by its verb, or for the start or end of a turn, by "start" and "end"."""
    on_turn: list[Part] = field(default_factory=list)
    from_elsewhere: list[Part] = field(default_factory=list)
    """Specials that work in a hand or discard pile."""
    instead_from_hand: list[Part] = field(default_factory=list)
    """Specials for which the card is played in the place of an event."""
    alternative: list[Part] = field(default_factory=list)
    """Permissions to make a play from another zone instead of the hand."""
    copies: frozenset[int] = frozenset()
    """The labels of the cards whose abilities it has for as long as it is in play."""
    labelled: dict[str, Compiled] = field(default_factory=dict)
    """Of its clauses those under one label, as ``under`` has sorted them."""
    awaited: dict[Path, Part] = field(default_factory=dict)
    """Those that are made to wait for a time, by the path of what makes them wait."""

    folded_name: str = ""
    """Its name as names are compared."""
    folded_words: frozenset[str] = frozenset()
    """The words of its name, so."""
    mentions: frozenset[str] = frozenset()
    """The whole names of cards that stand in its abilities, so."""
    asks_who_complied: bool = False
    """Whether its text asks who has done what they might do."""
    gifts: dict[Path, Compiled] = field(default_factory=dict)
    """The clauses of abilities that it gives to other cards, by the path of what gives them."""
    speaks: bool = False
    """Whether its text does anything while the card is in play and not just being played: most do not."""
    ways: tuple[tuple[str, bool], ...] = ()
    """As what it can be played, and whether that is a minion: a fusion either way, any other card just as it is."""
    anywhere: bool = False
    """Whether it is a minion or action that can be played on any base, or on nothing, as far as its own words go."""
    watches: frozenset[str] = frozenset()
    """What comes about by itself as the board changes and is answered or asked for: see ``watching``."""
    looks_beyond: bool = False
    """Whether its continuous text speaks of anything but the board: hands, piles, what was done in the turn."""
    lasting_looks_beyond: bool = False
    """The same of the statements that it makes true for a time."""
    asks_whose_turn: bool = False
    """Whether what it states asks whose turn it is."""
    of_themselves: frozenset[int] = frozenset()
    """The labels of the selectors whose own filters refer to what they select."""
    protects_by_power: bool = False
    """Whether it protects cards by a number of theirs ("minions of power 2 or less")."""
    hosts: Select | None = None
    """What it is played on, if it stays on something."""
    parts_found: dict[Path, Part] = field(default_factory=dict)
    """The clauses that were looked up, by the paths that lie in them."""
    one_of_caused: frozenset[int] = frozenset()
    """The labels of what is one of several to which a card that was played may have done something."""
    labels_found: dict[int, tuple[frozenset[int], frozenset[int]]] = field(default_factory=dict)
    """What ``labels_in`` has found, by the identity of the part, which the definition keeps alive."""

    @property
    def attached(self) -> bool:
        """Whether the card is an action that is played on something."""
        return self.definition.text.play_on is not None

    def every_part(self) -> Iterator[Part]:
        """All clauses that are resolved; of two of which one stands within the other, the inner one first."""
        yield from self.awaited.values()
        yield from (*self.on_play, *self.talents, *self.replacements, *self.on_turn, *self.from_elsewhere)
        yield from self.instead_from_hand
        for parts in self.triggered.values():
            yield from parts

    def part_at(self, path: Path) -> Part:
        """The clause in which ``path`` lies, its own or one that it gives. KeyError where there is none."""
        found = self.parts_found.get(path)
        if found is None:
            every = (part for group in (self, *self.gifts.values()) for part in group.every_part())
            found = next((part for part in every if part.path == path[: len(part.path)]), None)
            if found is None:
                raise KeyError(path)
            self.parts_found[path] = found
        return found

    def labels_in(self, node: Node) -> tuple[frozenset[int], frozenset[int]]:
        """The labels of what is selected in ``node``, a part of this very text, and of what is referred to in it."""
        found = self.labels_found.get(id(node))
        if found is None:
            every = list(walk(node))
            selected = frozenset(each.label for each in every if type(each) is Select and each.label)
            referred = frozenset(each.label for each in every if type(each) is Ref)
            found = self.labels_found[id(node)] = (selected, referred)
        return found

    def path_of(self, node: Node) -> Path:
        """Where ``node``, taken from this very tree, stands."""
        return self.place[id(node)]


_WAYS = {
    CardType.MINION: (("", True),),
    CardType.ACTION: (("", False),),
    CardType.FUSION: (("minion", True), ("action", False)),
}


def compile_card(definition: CardDef) -> Compiled:
    """Sort the clauses of ``definition``."""
    every = list(paths(definition.text))
    made = Compiled(definition, dict(every), {id(node): path for path, node in every})
    made.folded_name = definition.name.casefold()
    made.folded_words = frozenset(made.folded_name.split())
    told = [node.name for _, node in every if isinstance(node, Named) and node.whole]
    told += [node.name for _, node in every if isinstance(node, Limit) and node.name is not None]
    made.mentions = frozenset(each.casefold() for each in told)
    made.ways = _WAYS.get(definition.type, ())
    play_on = definition.text.play_on
    if play_on is not None:
        made.hosts = Select(play_on.kind, filters=play_on.filters)
    to_any_base = play_on is None or (play_on.kind is Kind.BASE and not play_on.filters)
    free = definition.type is CardType.MINION or (definition.type is CardType.ACTION and to_any_base)
    made.anywhere = free and definition.text.play_if is None
    made.looks_beyond = _looks_beyond(node for _, node in every if isinstance(node, Continuous))
    made.lasting_looks_beyond = _looks_beyond(node for _, node in every if isinstance(node, Lasting))
    stated = [node for _, each in every if isinstance(each, Continuous | Lasting) for node in walk(each)]
    made.asks_whose_turn = any(isinstance(node, TurnOf) for node in stated)
    made.asks_who_complied = any(isinstance(node, Complied) for _, node in every)
    made.watches = _watches([node for _, node in every])
    made.of_themselves = frozenset(
        node.label
        for _, node in every
        if type(node) is Select and node.label is not None
        if any(type(each) is Ref and each.label == node.label for each in walk(node))
    )
    caused = [node.act.what for _, node in every if isinstance(node, Causes)]
    made.one_of_caused = frozenset(
        each.label for each in caused if type(each) is Select and each.label is not None and each.quantity == ONE
    )
    protecting = [node for _, node in every if isinstance(node, Unaffected)]
    made.protects_by_power = any(isinstance(node, _BY_POWER) for each in protecting for node in walk(each))
    for ability_number, ability in enumerate(definition.text.abilities):
        for part in _parts(ability, (ability_number,)):
            _sort(made, part)
    for path, node in every:
        if isinstance(node, Granted):
            made.gifts[path] = _gift(made, node, path)
        elif isinstance(node, Awaits):
            made.awaited[path] = _part(node.clause, (*path, 0), Label.NONE, _own_limit(node.clause), awaited=True)
    made.speaks = _speaks(made)
    stated = [each.clause.statement for each in made.continuous if isinstance(each.clause, Continuous)]
    made.copies = frozenset(each.of.label for each in stated if isinstance(each, Copied) and isinstance(each.of, Ref))
    return made


def under(made: Compiled, label: str) -> Compiled:
    """Of the clauses of a card those that stand under one label."""
    found = made.labelled.get(label)
    if found is None:
        found = made.labelled[label] = Compiled(made.definition, made.nodes, made.place)
        for number, ability in enumerate(made.definition.text.abilities):
            if ability.label.value == label:
                for part in _parts(ability, (number,)):
                    _sort(found, part)
        found.speaks = _speaks(found)
    return found


def _speaks(made: Compiled) -> bool:
    waits = made.triggered or made.replacements or made.on_turn or made.alternative
    return bool(made.continuous or made.talents or waits)


def _watches(every: list[Node]) -> frozenset[str]:
    """What has to be looked for: that power changes, other than by what a card that is played causes; conditions."""
    caused = {id(node.act) for node in every if isinstance(node, Causes)}
    changing = [node for node in every if type(node) is Act and node.verb in (Verb.INCREASE, Verb.DECREASE)]
    found = {POWER_WATCHED if node.source is None else TOTALS_WATCHED for node in changing if id(node) not in caused}
    if any(type(node) is Holds for node in every):
        found.add(HOLDS)
    return frozenset(found)


def _gift(made: Compiled, granted: Granted, path: Path) -> Compiled:
    """The clauses of abilities that are given, sorted as those of a card of their own."""
    gift = Compiled(made.definition, made.nodes, made.place)
    for ability in granted.abilities:
        for part in _parts(ability, made.place[id(ability)]):
            _sort(gift, part)
    return gift


def _parts(ability: Ability, path: Path) -> Iterator[Part]:
    clauses = ability.clauses
    for number, clause in enumerate(clauses):
        if isinstance(clause, Restriction):
            continue
        limits = [each.limit for each in clauses if isinstance(each, Restriction)]
        yield _part(clause, (*path, number), ability.label, (*_own_limit(clause), *limits))


def _own_limit(clause: Clause) -> tuple[Limit, ...]:
    own: Limit | None = getattr(clause, "limit", None)
    return () if own is None else (own,)


def _part(clause: Clause, path: Path, label: Label, limits: tuple[Limit, ...], awaited: bool = False) -> Part:
    given = {
        id(node) for each in walk(clause) if isinstance(each, Granted) for one in each.abilities for node in walk(one)
    }
    speaks = any(type(node) is You and id(node) not in given for node in walk(clause))
    effect = getattr(clause, "effect", None)
    once = effect is not None and makes_sense_once(effect)
    refers = effect is not None and any(type(node) is Ref for node in walk(effect))
    back = _looks_back(clause)
    copies = effect is not None and any(type(node) is Act and node.same_way for node in walk(effect))
    return Part(path, clause, label, limits, speaks, _subject(clause), refers, once, awaited, back, copies)


def _looks_back(clause: Clause) -> bool:
    when = clause.when if type(clause) is Triggered else None
    return type(when) is Event and any(type(node) is Causes for node in walk(when))


def _subject(clause: Clause) -> int | None:
    if type(clause) is not Triggered or type(clause.when) is not Event:
        return None
    what = clause.when.act.what
    label = what.label if type(what) is Select and type(clause.when.act.to) is Here else None
    spoken_of = any(type(node) is Ref and node.label == label for node in walk(clause.effect))
    return label if label is not None and spoken_of else None


def _sort(made: Compiled, part: Part) -> None:
    clause = part.clause
    if type(clause) is Instruction:
        (made.talents if part.label is Label.TALENT else made.on_play).append(part)
    elif isinstance(clause, Continuous):
        made.continuous.append(part)
    elif type(clause) is Replacement:
        played = part.label is Label.SPECIAL and works_elsewhere(made.definition, clause)
        (made.instead_from_hand if played else made.replacements).append(part)
    elif type(clause) is Triggered:
        if _instead_of_hand(clause.effect):
            made.alternative.append(part)
        elif part.label is Label.SPECIAL and works_elsewhere(made.definition, clause):
            made.from_elsewhere.append(part)
        elif isinstance(clause.when, OnTurn):
            made.on_turn.append(part)
        else:
            for key in trigger_keys(clause):
                made.triggered.setdefault(key, []).append(part)


def trigger_key(clause: Triggered) -> str:
    """Under which name a triggered clause is looked up: its event's verb, or the edge of a turn."""
    if type(clause.when) is Event:
        return INTERRUPT if interrupts(clause) else clause.when.act.verb.value
    if isinstance(clause.when, Moment):
        return "turn " + clause.when.side.value
    if type(clause.when) is Holds:
        return HOLDS
    return ABLE if isinstance(clause.when, Able) else ON_TURN


def trigger_keys(clause: Triggered) -> list[str]:
    """All names under which a clause that waits for any of several events is looked up."""
    if type(clause.when) is Event and clause.when.others:
        return list(dict.fromkeys(act.verb.value for act in acts_of(clause.when)))
    return [trigger_key(clause)]


def acts_of(when: Event) -> tuple[Act, ...]:
    """The acts any of which is the event."""
    return (when.act, *when.others)


def interrupts(clause: Triggered) -> bool:
    """Whether it comes between the playing of a card and what the card does: it cancels what is played."""
    when = clause.when
    if type(when) is not Event or when.timing is not Timing.WHEN or when.act.verb is not _PLAY:
        return False
    label = when.act.what.label if type(when.act.what) is Select else None
    deeds = [node for node in walk(clause.effect) if type(node) is Act and node.verb is Verb.CANCEL]
    return label is not None and any(type(each.what) is Ref and each.what.label == label for each in deeds)


INTERRUPT = "interrupt"
ABLE = "able"
ON_TURN = "on turn"
HOLDS = "holds"
POWER_WATCHED = "the power of cards"
TOTALS_WATCHED = "the power of players"
WATCHED = "watched"
"""Under which name the cards stand among the Specials of a game that want the board to be looked at after a step."""
TURN_START = "turn " + Side.START.value
TURN_END = "turn " + Side.END.value


def unconditional(effect: Effect) -> Effect:
    """What is done or permitted, without an "if" around it that has no "otherwise"."""
    return effect.then if type(effect) is If and effect.otherwise is None else effect


def conditions_of(clause: Triggered) -> list[Condition]:
    """What must hold for a triggered clause to be resolved or offered at all."""
    found = [] if clause.condition is None else [clause.condition]
    if type(clause.when) is Holds:
        found.append(clause.when.condition)
    if type(clause.effect) is If and clause.effect.otherwise is None:
        found.append(clause.effect.condition)
    return found


def permitted(effect: Effect) -> Effect:
    """What is permitted, without the "may" around it."""
    effect = unconditional(effect)
    return effect.effect if type(effect) is May else effect


def plays_itself(effect: Effect) -> Act | None:
    """The play of the card itself that ``effect`` consists of, or in order to do which it is played, if it does."""
    act = permitted(effect)
    if type(act) is Cost:
        act = act.pay
    if type(act) is Act and act.verb is _PLAY and type(act.what) is This:
        return act
    return None


def zone_of_self(effect: Effect) -> Zone:
    """From where a Special that plays its own card does so: the hand, unless it names another zone."""
    act = plays_itself(effect)
    if act is not None and type(act.source) is Pile:
        return act.source.zone
    return _HAND


def works_elsewhere(definition: CardDef, clause: Triggered | Replacement) -> bool:
    """Whether a Special works while its card is in a hand or discard pile.

    It does when it plays its own card, or when its card is an action that stays on nothing and so is never in play
    to be used (EMD2023, "Special")."""
    if plays_itself(clause.effect) is not None:
        return True
    return definition.type is CardType.ACTION and definition.text.play_on is None


_BEYOND = (Pile, Placed, Awarded, Done, Did, Was, FirstThisTurn, StatOf, Limited, InPlaySince)
"""What asks for more than the cards in play and whose turn it is: piles, places at a scored base, the history of the
turn (of which the power of a card that has left play is a part)."""


_BY_POWER = (Compare, Extreme, PowerAt, StatOf, Where)


def _looks_beyond(statements: Iterable[Node]) -> bool:
    nodes = [node for each in statements for node in walk(each)]
    return any(isinstance(node, _BEYOND) or getattr(node, "stat", None) is Stat.VP for node in nodes)


def _instead_of_hand(effect: Effect) -> bool:
    act = permitted(effect)
    return type(act) is Act and act.verb is Verb.PLAY and act.instead_of is Zone.HAND


def is_optional(effect: Effect) -> bool:
    """Whether a single player may do it or not; "each player may" counts as mandatory (EMD2023, "Me First!")."""
    effect = unconditional(effect)
    return type(effect) is May and (effect.by is None or single_by(effect) is not None)


def holds_place(by: Select) -> bool:
    """Whether ``by`` is whoever holds a place at the scoring base ("the winner", "the runner-up")."""
    return any(isinstance(each, Placed) and not each.negated for each in by.filters)


def single_by(effect: Effect) -> Select | None:
    """The holder of a place who does, or may do, ``effect``, as in "the winner may": a tie makes several of them,
    each of whom uses the ability (WIKI, "Untangling Ties")."""
    by = effect.by if isinstance(effect, May | Act) else None
    if type(effect) is Seq:
        return single_by(effect.parts[0])
    return by if type(by) is Select and holds_place(by) else None


def makes_sense_once(effect: Effect) -> bool:
    """Whether only one of several tied players can use it: the next base is chosen once (WIKI, "Untangling Ties")."""
    return any(type(node) is Act and node.verb is Verb.REPLACE for node in walk(effect))
