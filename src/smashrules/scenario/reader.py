"""From the text of a question to a ``Scenario``: masks the names, parses, and builds the values of ``model``.

Importing this module loads Lark. It does not know which cards exist; the caller hands in the names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from lark import Token, Tree

from smashrules.scenario.errors import ScenarioError, ScenarioSyntaxError, Spot
from smashrules.scenario.model import (
    Answers,
    Attached,
    BaseLine,
    BoardLine,
    CardsLine,
    Chooses,
    Claim,
    Deed,
    Ends,
    FreeLine,
    Item,
    Name,
    PhaseLine,
    Picks,
    PileLine,
    PlayedLine,
    Plays,
    PointsLine,
    Question,
    Ref,
    Scenario,
    Scores,
    Seat,
    Sent,
    Step,
    Target,
    Unknown,
    Uses,
    Whose,
    Wish,
    Word,
)
from smashrules.scenario.names import Names, player_names
from smashrules.scenario.syntax import keywords, parsed

LONGEST = 256 * 1024
"""The most characters of one question."""
LONGEST_LINE = 2000
"""The most characters of one line."""

_NUMBERS = {"no": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4}
MOST_COPIES = 60

_T = Tree[Token]


def named(known: Iterable[str]) -> Names:
    """The names of cards, bases and factions, ready for ``read``."""
    return Names(known, keywords())


def read(text: str, names: Names, *, first: int = 1, path: str = "", name: str = "") -> Scenario:
    """The question that ``text`` asks. ``names``: what ``named`` made of the names that are known; ``first``: the
    number of the first line in its file.

    Raises ``ScenarioError``, most often its subclass ``ScenarioSyntaxError``.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    check(text, first, path)
    text = text.expandtabs(4)
    lines = text.split("\n")
    try:
        masked = names.masked(text, player_names(text))
        tree = parsed(masked, text, first, names.listed)
        return _Reader(text, first, path, name).scenario(tree)
    except ScenarioError as wrong:
        raise wrong.placed(lines, first, path) from None


def check(text: str, first: int = 1, path: str = "") -> None:
    """Refuse what is no question at all: too long, binary, or empty."""
    if len(text) > LONGEST:
        raise ScenarioError(
            f"this is {len(text):,} characters long; a question has at most {LONGEST:,}", Spot(), "", path
        )
    if found := re.search(r"[\x00-\x08\x0e-\x1f\x7f]", text):
        row = text.count("\n", 0, found.start()) + first
        raise ScenarioError(f"this is not text: line {row} holds the character {found[0]!r}", Spot(), "", path)
    for number, line in enumerate(text.split("\n"), first):
        if len(line) > LONGEST_LINE:
            raise ScenarioError(
                f"this line is {len(line):,} characters long; a line has at most {LONGEST_LINE:,}",
                Spot(number),
                "",
                path,
            )
    if not text.strip():
        raise ScenarioError("there is no question here: the text is empty", Spot(), "", path)


class _Reader:
    """Builds the values from the tree of one text."""

    def __init__(self, text: str, first: int, path: str, name: str) -> None:
        self._text = text
        self._lines = text.split("\n")
        self._first = first
        self._fields: dict[str, Any] = {"lines": tuple(self._lines), "first": first, "path": path, "name": name}
        self._notes: list[str] = []
        self._board: list[BoardLine] = []
        self._script: list[Step] = []
        self._seen: dict[str, int] = {}

    def scenario(self, tree: _T) -> Scenario:
        for line in tree.children:
            assert isinstance(line, Tree)
            kind = str(line.data)
            method = getattr(self, f"_{kind}", None)
            if kind in _BOARD:
                if self._script:
                    raise ScenarioSyntaxError(
                        "the board is described before the first play or question", self._spot(line)
                    )
                assert method is not None
                made = method(line)
                if made is not None:
                    self._board.append(made)
            elif kind in _ABOUT:
                assert method is not None
                method(line)
            else:
                assert method is not None, kind
                self._script.append(Step(method(line), self._spot(line), self._words(line)))
        fields = self._fields | {"notes": tuple(self._notes)}
        return Scenario(board=tuple(self._board), script=tuple(self._script), **fields)

    # -- positions and small things ---------------------------------------------------------------------------------

    def _spot(self, node: _T | Token) -> Spot:
        if isinstance(node, Token):
            return Spot((node.line or 1) + self._first - 1, (node.column or 1) - 1, (node.end_column or 1) - 1)
        meta = node.meta
        if meta.empty:
            return Spot()
        return Spot(meta.line + self._first - 1, meta.column - 1, meta.end_column - 1)

    def _words(self, line: _T) -> str:
        spot = self._spot(line)
        if not spot.line:
            return ""
        return re.sub(r"(^|\s)#.*", "", self._lines[spot.line - self._first]).strip()

    def _name(self, token: Any) -> Name:
        assert isinstance(token, Token)
        assert token.start_pos is not None
        assert token.end_pos is not None
        return Name(self._text[token.start_pos : token.end_pos].strip('"“”').strip(), self._spot(token))

    def _once(self, line: _T, kind: str) -> None:
        spot = self._spot(line)
        if kind in self._seen:
            raise ScenarioSyntaxError(f"line {self._seen[kind]} already says this; a question says it once", spot)
        self._seen[kind] = spot.line

    # -- what the question is ---------------------------------------------------------------------------------------

    def _case(self, line: _T) -> None:
        self._once(line, "case")
        self._fields["name"] = str(line.children[0]).strip()

    def _title(self, line: _T) -> None:
        self._once(line, "title")
        self._fields["title"] = str(line.children[0]).strip()

    def _source(self, line: _T) -> None:
        said = str(line.children[0]).strip()
        self._fields["source"] = f"{self._fields['source']}; {said}" if "source" in self._fields else said

    def _note(self, line: _T) -> None:
        self._notes.append(str(line.children[0]).strip())

    def _edition(self, line: _T) -> None:
        self._once(line, "edition")
        self._fields["edition"] = str(line.children[0]).strip().rstrip(".")
        self._fields["edition_at"] = self._spot(line.children[0])

    def _printing(self, line: _T) -> None:
        self._once(line, "printing")
        self._fields["printing"] = str(line.children[0]).strip().rstrip(".")
        self._fields["printing_at"] = self._spot(line.children[0])

    def _compare(self, line: _T) -> None:
        self._fields["compare_editions"] = True

    def _seed(self, line: _T) -> None:
        self._once(line, "seed")
        self._fields["seed"] = self._integer(line.children[0])

    # -- the board --------------------------------------------------------------------------------------------------

    def _players(self, line: _T) -> None:
        self._once(line, "players")
        seats = tuple(Seat(self._name(each.children[0]), each.children[1] is not None) for each in _trees(line))
        folds = [seat.name.text.casefold() for seat in seats]
        for number, seat in enumerate(seats):
            if folds[number] in folds[:number]:
                raise ScenarioSyntaxError(f"two players are called {seat.name.text!r}", seat.name.at)
        to_play = [seat for seat in seats if seat.to_play]
        if len(to_play) > 1:
            raise ScenarioSyntaxError("two players are marked as the one to play", to_play[1].name.at)
        if not 2 <= len(seats) <= 4:
            raise ScenarioSyntaxError("a game has two to four players", self._spot(line))
        self._fields["seats"] = seats

    def _base(self, line: _T) -> BaseLine:
        return BaseLine(self._name(line.children[0]))

    def _cards(self, line: _T) -> CardsLine:
        return CardsLine(self._name(line.children[0]), tuple(self._item(each) for each in _trees(line)))

    def _item(self, tree: _T) -> Item:
        count, owner, name, *extras = tree.children
        attached: list[Attached] = []
        counters = 0
        for extra in extras:
            if not isinstance(extra, Tree):
                continue
            if extra.data == "attached":
                attached.append(Attached(self._name(extra.children[1]), self._owner(extra.children[0])))
            else:
                counters += self._integer(extra.children[0])
        return Item(self._name(name), self._count(count), self._owner(owner), tuple(attached), counters)

    def _count(self, tree: Any) -> int:
        if tree is None:
            return 1
        number = self._integer(tree)
        if not 1 <= number <= MOST_COPIES:
            raise ScenarioSyntaxError(f"{number} cards; between 1 and {MOST_COPIES} can lie there", self._spot(tree))
        return number

    def _owner(self, tree: Any) -> Name | None:
        return None if tree is None else self._name(tree.children[0])

    def _pile(self, line: _T) -> PileLine:
        zone, player, *held = line.children
        assert isinstance(zone, Tree)
        return PileLine(_zone(zone), self._name(player), self._held(held), self._spot(line))

    def _base_pile(self, line: _T) -> PileLine:
        zone, *held = line.children
        return PileLine(str(zone).lower(), None, self._held(held), self._spot(line))

    def _held(self, trees: list[Any]) -> tuple[Item | Unknown, ...]:
        held: list[Item | Unknown] = []
        for tree in trees:
            if not isinstance(tree, Tree):
                continue
            if tree.data == "unknown":
                held.append(Unknown(self._count(tree.children[0]), self._spot(tree)))
            else:
                count, owner, name = tree.children
                held.append(Item(self._name(name), self._count(count), self._owner(owner)))
        return tuple(held)

    def _points(self, line: _T) -> PointsLine:
        told = line.children
        pairs = zip(told[::2], told[1::2], strict=True)
        return PointsLine(tuple((self._name(name), self._integer(number)) for name, number in pairs))

    def _phase_line(self, line: _T) -> PhaseLine:
        self._once(line, "phase")
        return PhaseLine(_phase(line.children[0]), self._spot(line))

    def _free_plays(self, line: _T) -> FreeLine:
        self._once(line, "free plays")
        kinds = {each.lower() for each in _tree(line.children[0]).children if isinstance(each, Token)}
        return FreeLine("minion" in kinds, "action" in kinds)

    def _played(self, line: _T) -> PlayedLine:
        return PlayedLine(tuple(self._ref(each) for each in _trees(line)))

    # -- what is done -----------------------------------------------------------------------------------------------

    def _plays(self, line: _T) -> Deed:
        subject, card, origin, onto, choices = line.children
        played = self._with_zone(self._card(_tree(card)), origin)
        to = None if onto is None else self._ref(_tree(onto).children[0])
        return Plays(self._player(subject), played, to, self._choices(choices))

    def _with_zone(self, card: Ref, origin: Any) -> Ref:
        if origin is None:
            return card
        whose, zone = origin.children
        return Ref(card.name, card.owner, card.ordinal, card.each, None, self._whose(whose), _zone(_tree(zone)))

    def _uses(self, line: _T) -> Deed:
        subject, ability, choices = line.children
        card, kind = self._ability(_tree(ability))
        return Uses(self._player(subject), card, kind, self._choices(choices))

    def _ability(self, tree: _T) -> tuple[Ref, str]:
        *kind, ref = tree.children
        return self._ref(ref), str(_tree(kind[0]).children[0]).lower() if kind else ""

    def _chooses(self, line: _T) -> Deed:
        return Chooses(self._player(line.children[0]), self._picks(_tree(line.children[1])))

    def _declines(self, line: _T) -> Deed:
        return Answers(self._player(line.children[0]), "no")

    def _accepts(self, line: _T) -> Deed:
        return Answers(self._player(line.children[0]), "yes")

    def _passes(self, line: _T) -> Deed:
        return Answers(self._player(line.children[0]), "pass")

    def _stops(self, line: _T) -> Deed:
        return Answers(self._player(line.children[0]), "done")

    def _ends(self, line: _T) -> Deed:
        return Ends(self._player(line.children[0]) if line.children else None)

    def _scores(self, line: _T) -> Deed:
        return Scores(self._player(line.children[0]), self._ref(line.children[1]))

    def _choices(self, tree: Any) -> Picks:
        return () if tree is None else self._picks(tree.children[0])

    def _picks(self, tree: _T) -> Picks:
        return tuple(tuple(one for each in _trees(pick) for one in self._targets(each)) for pick in _trees(tree))

    def _targets(self, tree: _T) -> tuple[Target, ...]:
        if tree.data != "several":
            return (self._target(tree),)
        count, what, to = tree.children
        ref = self._ref(what)
        return (ref if to is None else Sent(ref, self._ref(to)),) * self._count(count)

    def _target(self, tree: _T) -> Target:
        kind = str(tree.data)
        if kind == "ref":
            return self._ref(tree)
        if kind == "sent":
            return Sent(self._ref(tree.children[0]), self._ref(tree.children[1]))
        if kind == "option":
            said = tree.children[0]
            number = int(said) if isinstance(said, Token) else _ORDINALS[str(said.children[0]).lower()]
            return Word("option", self._spot(tree), number)
        if kind == "amount":
            return Word("number", self._spot(tree), self._integer(tree.children[0]))
        return Word(kind, self._spot(tree))

    # -- what is expected -------------------------------------------------------------------------------------------

    def _is(self, line: _T) -> Claim:
        subject, negation, state = line.children
        state = _tree(state)
        word, other, whose, number, kind = "", None, None, 0, str(state.data)
        for child in state.children:
            if isinstance(child, Token):
                word = f"{word} {child.lower()}".strip()
            elif child is None:
                continue
            elif child.data == "ref":
                other = self._ref(child)
            elif child.data == "zone":
                word = f"{word} {_zone(child)}".strip()
            elif child.data == "ordinal":
                number = _ORDINALS[str(child.children[0]).lower()]
            else:
                whose = self._whose(child)
        return Claim(
            kind, self._spot(line), self._subjects(subject), negation is not None, number, word, other, whose
        )

    def _stays(self, line: _T) -> Claim:
        return Claim("stays", self._spot(line), self._subjects(line.children[0]))

    def _has(self, line: _T) -> Claim:
        subject, what = line.children
        what = _tree(what)
        number = self._integer(what.children[0])
        other = self._ref(_tree(what.children[1])) if len(what.children) > 1 else None
        return Claim(f"has {what.data}", self._spot(line), self._subjects(subject), number=number, other=other)

    def _gains(self, line: _T) -> Claim:
        subject, number = line.children
        return Claim("gains", self._spot(line), self._subjects(subject), number=self._integer(number))

    def _draws(self, line: _T) -> Claim:
        subject, number = line.children
        return Claim("draws", self._spot(line), self._subjects(subject), number=self._integer(number))

    def _wins(self, line: _T) -> Claim:
        subject, what = line.children
        other = self._ref(what) if _tree(what).data == "ref" else None
        return Claim("wins", self._spot(line), self._subjects(subject), other=other)

    def _base_scores(self, line: _T) -> Claim:
        return Claim("base scores", self._spot(line), self._subjects(line.children[0]), len(line.children) > 1)

    def _may(self, line: _T) -> Claim:
        subject, negation, wish, because = line.children if len(line.children) == 4 else (*line.children, None)
        rules = self._rules(because.children[0]) if isinstance(because, Tree) else ()
        return Claim(
            "may",
            self._spot(line),
            self._subjects(subject),
            negation is not None,
            wish=self._wish(_tree(wish)),
            rules=rules,
        )

    def _wish(self, tree: _T) -> Wish:
        if tree.data == "play_it":
            card, origin, onto = tree.children
            to = None if onto is None else self._ref(_tree(onto).children[0])
            return Wish("play", self._with_zone(self._card(_tree(card)), origin), to)
        if tree.data == "use_it":
            used, kind = self._ability(_tree(tree.children[0]))
            return Wish("use", used, kind=kind)
        if tree.data == "choose_it":
            return Wish("choose", self._ref(tree.children[0]))
        return Wish("decline")

    def _cites(self, line: _T) -> Claim:
        *negation, rules = line.children
        return Claim("cites", self._spot(line), negated=bool(negation), rules=self._rules(rules))

    def _rules(self, tree: Any) -> tuple[str, ...]:
        return tuple(str(each).rstrip(".") for each in _tree(tree).children)

    def _turn(self, line: _T) -> Claim:
        return Claim("turn", self._spot(line), (self._as_ref(line.children[0]),))

    def _choice(self, line: _T) -> Claim:
        return Claim("asked", self._spot(line), (self._as_ref(line.children[0]),))

    def _phase_is(self, line: _T) -> Claim:
        return Claim("phase", self._spot(line), word=_phase(line.children[0]))

    # -- what is asked ----------------------------------------------------------------------------------------------

    def _what_power(self, line: _T) -> Question:
        return Question("power", self._spot(line), self._ref(line.children[0]))

    def _what_breakpoint(self, line: _T) -> Question:
        return Question("breakpoint", self._spot(line), self._ref(line.children[0]))

    def _what_total(self, line: _T) -> Question:
        return Question("total", self._spot(line), self._ref(line.children[1]), self._as_ref(line.children[0]))

    def _what_base_total(self, line: _T) -> Question:
        return Question("base total", self._spot(line), self._ref(line.children[0]))

    def _what_happens(self, line: _T) -> Question:
        return Question("happens", self._spot(line))

    def _where_is(self, line: _T) -> Question:
        return Question("where", self._spot(line), self._ref(line.children[0]))

    def _who_wins(self, line: _T) -> Question:
        what = _tree(line.children[0])
        return Question("wins", self._spot(line), self._ref(what) if what.data == "ref" else None)

    def _may_it(self, line: _T) -> Question:
        player, wish = line.children
        return Question("may", self._spot(line), None, self._as_ref(player), self._wish(_tree(wish)))

    # -- things that lines speak of ---------------------------------------------------------------------------------

    def _subjects(self, tree: Any) -> tuple[Ref, ...]:
        return tuple(self._ref(each) for each in _trees(tree))

    def _player(self, tree: Any) -> Ref:
        """The one player who does something."""
        subjects = self._subjects(tree)
        if len(subjects) > 1:
            raise ScenarioSyntaxError("one player at a time does something; write a line for each", subjects[1].at)
        return subjects[0]

    def _as_ref(self, token: Any) -> Ref:
        return Ref(self._name(token))

    def _ref(self, tree: Any) -> Ref:
        card, place = _tree(tree).children
        ref = self._card(_tree(card))
        if place is None:
            return ref
        parts = _tree(place).children
        if len(parts) == 1:
            return Ref(ref.name, ref.owner, ref.ordinal, ref.each, self._card(_tree(parts[0])))
        return Ref(ref.name, ref.owner, ref.ordinal, ref.each, None, self._whose(parts[0]), _zone(_tree(parts[1])))

    def _card(self, tree: _T) -> Ref:
        owner, ordinal, name = tree.children[-3:]
        each = None
        if tree.data == "card":
            each, ordinal, owner, name = tree.children
        number = 0 if ordinal is None else _ORDINALS[str(_tree(ordinal).children[0]).lower()]
        return Ref(self._name(name), self._owner(owner), number, each is not None)

    def _whose(self, tree: Any) -> Whose | None:
        if tree is None:
            return None
        kind = str(tree.data)
        if kind == "whose":
            return Whose("player", self._owner(tree.children[0]))
        return Whose({"own": "own", "its_owners": "owner", "anyones": "anyone"}[kind])

    def _integer(self, tree: Any) -> int:
        token = tree.children[0] if isinstance(tree, Tree) else tree
        said = str(token).lower()
        if said in _NUMBERS:
            return _NUMBERS[said]
        if len(said) > 6:
            raise ScenarioSyntaxError("this number is too large to mean anything here", self._spot(token))
        return int(said)


_ABOUT = ("case", "title", "source", "note", "edition", "printing", "compare", "seed")
_BOARD = ("players", "base", "cards", "pile", "base_pile", "points", "phase_line", "free_plays", "played")


def _tree(node: Any) -> _T:
    assert isinstance(node, Tree)
    return node


def _trees(tree: _T) -> list[_T]:
    return [each for each in tree.children if isinstance(each, Tree)]


def _zone(tree: _T) -> str:
    return str(tree.children[0]).lower()


def _phase(tree: Any) -> str:
    return str(_tree(tree).data).removeprefix("phase_")
