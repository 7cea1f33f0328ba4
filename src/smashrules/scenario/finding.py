"""What words mean on a board: which card, base, player or faction "Bob's second Zed at the Tower" is.

A name that fits several things is refused with the candidates, unless they differ in nothing. This module reads
states and changes none.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from smashrules.effects.card import CardType
from smashrules.errors import did_you_mean, nearest_names
from smashrules.scenario.board import Board
from smashrules.scenario.errors import ScenarioNameError, Spot
from smashrules.scenario.model import Name, Ref, Whose
from smashrules.scenario.names import folded
from smashrules.state.game import State
from smashrules.state.things import NOBODY, NOTHING, Thing, is_card, is_player, player_of

Place = tuple[str, int]
"""A zone ("play", "hand", "deck", "discard", "aside", "base deck", "base discard", "box", "special deck", "nowhere")
and the base it is at, or the player whose pile it is."""

_ORDINALS = ("first", "second", "third", "fourth")


def place_of(state: State, uid: int) -> Place:
    """Where a card is."""
    found = state.objects[uid]
    if found is not None:
        return "play", found.base
    for number, player in enumerate(state.players):
        for zone, pile in (
            ("hand", player.hand),
            ("deck", player.deck),
            ("discard", player.discard),
            ("aside", player.aside),
        ):
            if uid in pile:
                return zone, number
    if uid in state.base_deck:
        return "base deck", NOBODY
    if uid in state.base_discard:
        return "base discard", NOBODY
    if uid in state.box:
        return "box", NOBODY
    if any(uid in pile for _, pile in state.special_decks):
        return "special deck", NOBODY
    return "nowhere", NOBODY


class Finder:
    """Finds what names mean on a board at one moment. ``before`` is the board as the question described it."""

    def __init__(self, board: Board, state: State) -> None:
        self.board = board
        self.before = board.state
        self.state = state

    # -- by name ----------------------------------------------------------------------------------------------------

    def player(self, ref: Ref) -> int:
        """The player that ``ref`` names. Raises ``ScenarioNameError``."""
        return self.board.player(ref.name)

    def base(self, ref: Ref) -> int:
        """The base in play, or out of it, that ``ref`` names. Raises ``ScenarioNameError``."""
        uids = [each for each in self._called(self.board.card_name(ref.name)) if self._is_base(each)]
        here = [each for each in uids if each in self.state.bases]
        if not uids:
            name = self.board.card_name(ref.name)
            raise ScenarioNameError(
                f"{name!r} is not among the bases of this question: {self._names(self.before.bases)}", ref.at
            )
        return (here or uids)[0]

    def cards(self, ref: Ref) -> list[int]:
        """Every card on the board that the words fit, in the order of arrival. Raises ``ScenarioNameError`` for an
        unknown name and for one that nothing on the board carries."""
        name = self.board.card_name(ref.name)
        named = self._called(name)
        if not named:
            raise ScenarioNameError(f"{name!r} is not on the board that this question describes", ref.at)
        found = self.fitting(ref, named)
        if not found:
            where = self.told_apart(named, now=True)
            raise ScenarioNameError(
                f"no {name!r} is where these words say; there {'is' if len(where) == 1 else 'are'} {listed(where)}",
                ref.at,
                candidates=where,
            )
        return found

    def card(self, ref: Ref) -> int:
        """The one card that the words fit. Raises ``ScenarioNameError`` if it could be several."""
        found = self.cards(ref)
        if len(found) > 1:
            raise self.ambiguous(ref, found)
        return found[0]

    def ambiguous(self, ref: Ref, found: list[int], now: bool = False) -> ScenarioNameError:
        """The refusal of words that fit several cards; ``now`` as for ``told_apart``."""
        calls = self.told_apart(found, now)
        return ScenarioNameError(f"{ref.name.text!r} could be {listed(calls, 'or')}", ref.at, candidates=calls)

    # -- by what the words say --------------------------------------------------------------------------------------

    def fitting(self, ref: Ref, among: Iterable[int]) -> list[int]:
        """Those cards ``among`` that stand where ``ref`` says, now or on the board as described."""
        name = self.board.card_name(ref.name)
        return self._narrowed(ref, [each for each in among if self._name(each) == name])

    def _narrowed(self, ref: Ref, found: list[int]) -> list[int]:
        if ref.owner is not None:
            owner = self.board.player(ref.owner)
            controlled = [each for each in found if self.controller(each) == owner]
            found = controlled or [each for each in found if self.state.cards[each].owner == owner]
        if ref.near is not None:
            near = set(self._called(self.board.card_name(ref.near.name)))
            then = [each for each in found if self._is_near(self.before, each, near)]
            now = [each for each in found if self._is_near(self.state, each, near)]
            found = [each for each in found if each in then or each in now]
        if ref.zone:
            found = [each for each in found if self._in_zone(each, ref.whose, ref.zone)]
        found.sort(key=self._arrival)
        if ref.ordinal and found:
            meant = self._kin(ref, found)[ref.ordinal - 1 : ref.ordinal]
            found = [each for each in found if each in meant]
        return found

    def _kin(self, ref: Ref, found: list[int]) -> list[int]:
        """The cards that ``ref`` counts: all that it fits which were, on the board as described, in the same player's
        control or pile as one of ``found``. They are counted in the order of the board, those from piles after
        those that were in play; so each keeps its number whatever is done with the others."""
        kept = {self._kept(each) for each in found}
        called = [each for each in self._called(self._name(found[0])) if self._kept(each) in kept]
        every = self._narrowed(replace(ref, ordinal=0), called)
        came = {self._kept(each): 1 << 30 for each in every}
        for each in every:
            came[self._kept(each)] = min(came[self._kept(each)], self._arrival(each)[0])

        def order(uid: int) -> tuple[int, int, int]:
            then = self.before.objects[uid]
            return (then.entered, 0, uid) if then is not None else (1 << 30, came[self._kept(uid)], uid)

        return sorted(every, key=order)

    def _kept(self, uid: int) -> Place:
        """In whose control a card was, or in which of whose piles, on the board as described."""
        then = self.before.objects[uid]
        return place_of(self.before, uid) if then is None else ("play", then.controller)

    def things(self, ref: Ref, among: Iterable[Thing]) -> list[Thing]:
        """Those of the things ``among`` that ``ref`` can mean: cards, players, factions."""
        listed_things = list(among)
        found: list[Thing] = []
        player = self.board.find_player(ref.name.text)
        for each in listed_things:
            if is_player(each):
                if player == player_of(each):
                    found.append(each)
            elif isinstance(each, str) and _same(each, ref.name.text):
                found.append(each)
        if found or player is not None or self.board.find_faction(ref.name.text):
            return found
        cards = [each for each in listed_things if is_card(each) and isinstance(each, int)]
        if not cards:
            return []
        return list(self.fitting(ref, cards))

    def alike(self, things: list[Thing]) -> bool:
        """Whether several things differ in nothing but their number, so that it is all the same which is meant."""
        if not all(is_card(each) for each in things):
            return len(set(things)) == 1
        return len({self._looks(int(each)) for each in things}) == 1

    # -- how things are called --------------------------------------------------------------------------------------

    def call(self, thing: Thing, state: State | None = None) -> str:
        """A thing in words, with where it is."""
        at = state or self.state
        if isinstance(thing, str):
            return thing
        if thing == NOTHING:
            return "nothing"
        if is_player(thing):
            return self.board.players[player_of(thing)]
        name = self._name(thing)
        if self._is_base(thing):
            return name
        zone, where = place_of(at, thing)
        if zone == "play":
            found = at.objects[thing]
            assert found is not None
            on = f"on {self._name(found.host)} " if found.host != NOTHING else ""
            return f"{self.board.players[found.controller]}'s {name} {on}at {self._name(where)}"
        if zone in ("hand", "deck", "discard"):
            return f"{name} in {self.board.players[where]}'s {zone}{' pile' if zone == 'discard' else ''}"
        return f"{name} ({zone})"

    def told_apart(self, cards: list[int], now: bool = False) -> list[str]:
        """Several cards in words, so that no two are called the same and each call can be written in a question.

        A card is called by where it was on the board as described, or (``now``) by where it is."""
        states = [self.before if self._was_there(each) and not now else self.state for each in cards]
        calls = [self.call(each, state) for each, state in zip(cards, states, strict=True)]
        return [
            call if calls.count(call) == 1 else self._numbered(call, uid, state)
            for uid, call, state in zip(cards, calls, states, strict=True)
        ]

    def _numbered(self, call: str, uid: int, state: State) -> str:
        """A call that several cards share, with the number by which a question means this one."""
        name, found = self._name(uid), state.objects[uid]
        ref = Ref(Name(name, Spot()))
        if found is not None:
            owner = Name(self.board.players[found.controller], Spot())
            ref = replace(ref, owner=owner, near=Ref(Name(self._name(found.base), Spot())))
        kin = self._kin(ref, [uid])
        number = kin.index(uid) if uid in kin else 0
        ordinal = _ORDINALS[number] if number < len(_ORDINALS) else f"{number + 1}th"
        whose, _, place = call.partition(name)
        return f"{whose or 'the '}{ordinal} {name}{place}"

    def _was_there(self, uid: int) -> bool:
        return self.before.objects[uid] is not None

    # -- facts ------------------------------------------------------------------------------------------------------

    def controller(self, uid: int) -> int:
        """Who controls a card, or whose pile it is in."""
        found = self.state.objects[uid]
        if found is not None:
            return found.controller
        owner = self.state.cards[uid].owner
        return owner if owner != NOBODY else place_of(self.state, uid)[1]

    def _called(self, name: str) -> list[int]:
        """The cards of a name, without those that have not left the deck of no player."""
        apart = {uid for _, pile in self.before.special_decks for uid in pile}
        apart &= {uid for _, pile in self.state.special_decks for uid in pile}
        return [uid for uid in range(len(self.state.cards)) if self._name(uid) == name and uid not in apart]

    def _name(self, uid: int) -> str:
        return self.board.game.definition(self.state, uid).name

    def _is_base(self, uid: int) -> bool:
        return self.board.game.definition(self.state, uid).type is CardType.BASE

    def _names(self, uids: Iterable[int]) -> str:
        return listed([self._name(each) for each in uids])

    def _arrival(self, uid: int) -> tuple[int, int]:
        then, now = self.before.objects[uid], self.state.objects[uid]
        found = then or now
        return (found.entered if found is not None else 1 << 30, uid)

    def _is_near(self, state: State, uid: int, near: set[int]) -> bool:
        found = state.objects[uid]
        return found is not None and (found.base in near or found.host in near)

    def _in_zone(self, uid: int, whose: Whose | None, zone: str) -> bool:
        owner = None if whose is None or whose.name is None else self.board.player(whose.name)
        for state in (self.state, self.before):
            there, who = place_of(state, uid)
            if there == zone and owner in (None, who):
                return True
        return False

    def _looks(self, uid: int) -> tuple[object, ...]:
        """All that there is to see of a card, apart from which copy it is."""
        state = self.state
        found = state.objects[uid]
        zone = place_of(state, uid)
        if zone[0] == "deck":
            return (state.cards[uid], zone, uid)
        if found is None:
            return (state.cards[uid], zone)
        on_it = tuple(
            sorted(
                (self._name(each.uid), each.controller)
                for each in state.objects
                if each is not None and each.host == uid
            )
        )
        touched = any(uid in (one for one, _ in effect.targets or ()) for effect in state.effects) or any(
            each.card == uid for each in state.used
        )
        looks = (state.cards[uid], zone, found.controller, found.host, found.counters, found.memory, on_it)
        return (*looks, uid) if touched else looks


def check_known(finder: Finder, name: Name) -> None:
    """Raise ``ScenarioNameError`` for a name that no player, faction or card carries."""
    if finder.board.find_player(name.text) is not None or finder.board.find_faction(name.text):
        return
    try:
        finder.board.card_name(name)
    except ScenarioNameError as wrong:
        if wrong.candidates:
            raise
        near = nearest_names(name.text, [*finder.board.players, *finder.board.cards.faction_names])
        raise ScenarioNameError(
            f"nothing is called {name.text!r}{did_you_mean(near)}", name.at, candidates=near
        ) from None


def listed(words: list[str], last: str = "and") -> str:
    """Words as a list in a sentence.

    >>> listed(["a", "b", "c"], "or")
    'a, b or c'
    """
    if len(words) < 2:
        return words[0] if words else "nothing"
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def _same(one: str, other: str) -> bool:
    return folded(one) == folded(other)
