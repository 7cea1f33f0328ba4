"""Patterns of words: what each sign finds, and where what is said for it stands."""

from __future__ import annotations

import pytest
from tests.text.test_sayings import tokens

from smashrules.data import Later
from smashrules.text.patterns.alphabet import spelt
from smashrules.text.patterns.kinds import words_of_kind
from smashrules.text.patterns.matching import Matcher
from smashrules.text.patterns.pattern import PatternError, pattern
from smashrules.text.patterns.putting import parts
from smashrules.text.patterns.saying import Asked, Saying, Written
from smashrules.text.rewording.said import saying
from smashrules.text.words.lexicon import lexicon
from smashrules.text.words.tokens import Token


def found(says: str, words: str) -> str | None:
    """The words that a pattern finds first; None where it finds nothing."""
    said = words.split()
    place = Matcher(pattern(says)).find(said)
    return None if place is None else " ".join(said[place.start : place.end])


def put(says: str, is_: str, words: str, *asked: Asked, once: bool = False) -> list[Token]:
    written = Written(pattern(says), parts(is_), asked, once)
    rule = Saying("a rule", written.words_needed(), written.leans, Later(written))
    return rule(tokens(words), [], lexicon())


def told(says: str, is_: str, words: str, *asked: Asked, once: bool = False) -> str:
    return " ".join(each.word for each in put(says, is_, words, *asked, once=once))


@pytest.mark.parametrize(
    ("says", "words", "finds"),
    [
        ("a|an <minion>", "destroy an action and a minion", "a minion"),
        ("<minion.many>", "a minion or two minions", "minions"),
        ("<number> <card>", "draw two cards", "two cards"),
        ("<to_destroy>", "it destroys a minion", "destroys"),
        ("<to_destroy.done>", "it is destroyed", "destroyed"),
        ("to? a base", "move it to a base", "to a base"),
        ("( your hand | the top of your deck )", "on the top of your deck", "the top of your deck"),
        ("move .. to", "move a minion , move it to a base", "move it to"),
        ("move ... to", "move a minion , move it to a base", "move a minion , move it to"),
        ("move ... to", "move a minion . draw a card to", None),
        ("move .... to", "move a minion . draw a card to", "move a minion . draw a card to"),
        ("draw ..-or card", "draw two or a card", None),
        ("draw ..-<number> card", "draw two card or draw a card", "draw a card"),
        ("draw ..-or|<minion> card", "draw a minion card", None),
        ("^ draw", "choose , draw . draw", "draw"),
        ("draw $", "draw a card or draw", "draw"),
        ("~ draw", "choose to draw , draw", "draw"),
        ("(?<= may ) draw", "draw or you may draw", "draw"),
        ("(?<! may ) draw", "you may draw", None),
        ("draw (?= two )", "draw one or draw two", "draw"),
        ("draw (?! two )", "draw two", None),
        ("<signed> power", "power 2 and +2 power", "+2 power"),
        ("<number> card|cards", "draw 12345 cards", "12345 cards"),
        ("<name>", "play &n123456", "&n123456"),
        ("a <word> card", "a , a zyzzyva card", "a zyzzyva card"),
        ("{what: <word>} or {=what}", "this or that or that", "that or that"),
        ("( {what: one} | {what: two} ) and {=what}", "one and two and two", "two and two"),
        ("<remark.tied>", "most &(not_here) least &(or_tied_for_zyzzyva)", "&(or_tied_for_zyzzyva)"),
        ("<remark.tied>", "most &(untied)", None),
        ("&( it may be the same card|one )", "draw &(it_may_be_the_same_one)", "&(it_may_be_the_same_one)"),
        ("&( its? controller 's )", "&(controller_s) it", "&(controller_s)"),
        ("&( it may )", "draw &(it_may_be_the_same_one)", None),
        ("{kind: <minion|action>} or another {=kind}", "a minion or another action", None),
        ("{kind: <minion|action>} or another {=kind}", "an action or another action", "action or another action"),
    ],
)
def test_a_pattern_finds(says: str, words: str, finds: str | None) -> None:
    assert found(says, words) == finds


def test_a_gap_is_as_short_as_what_is_behind_it_allows() -> None:
    place = Matcher(pattern("if {what: ..} is {how: ..} $")).find(["if", "it", "is", "one", "that", "is", "here"])
    assert place is not None
    assert place.kept == {"what": (1, 2), "how": (3, 7)}


@pytest.mark.parametrize(
    ("says", "is_", "before", "after"),
    [
        (
            "{who: you|they} {does: <verb>} nothing",
            "{who} {does.did} it",
            "they destroy nothing",
            "they destroyed it",
        ),
        ("each {what: <minion>}", "all {what.many}", "each minion", "all minions"),
        ("one|two {what: <minion>} on it", "{what} beside {what.it}", "two minions on it", "minions beside them"),
        ("{does: put|puts} it away", "{does: put=store puts=stores} it", "you puts it away", "you stores it"),
        ("{does: places} it", "{does.to_store} it", "it places it", "it stores it"),
        ("it is {not: not}? so", "it has {not? no}{not! a} card", "it is not so", "it has no card"),
        ("it is {not: not}? so", "it has {not? no} {not! a} card", "it is so", "it has a card"),
        ("by {so: <number>}", "{so.plus} {so.minus} {so.figure}", "by two", "+2 -2 2"),
        ("but {so: <number>}", "&(minimum_{so.figure})", "but two", "&(minimum_2)"),
        ("not {what: <name>}", "{what.not}", "not &n7", "&x7"),
        ("before {what: <doing>} it", "to {what.do} it", "before playing it", "to play it"),
        ("the {what: <minion|action>}", "a(n) {what}", "the action and the minion", "an action and a minion"),
    ],
)
def test_what_is_said_for_it(says: str, is_: str, before: str, after: str) -> None:
    assert told(says, is_, before) == after


def test_everywhere_or_once() -> None:
    assert told("a", "one", "a card and a card") == "one card and one card"
    assert told("a", "one", "a card and a card", once=True) == "one card and a card"


def test_what_is_not_said_any_more_is_covered_by_its_neighbours() -> None:
    assert put("secretly", "", "you secretly draw") == [Token("you", 0, 12), Token("draw", 13, 17)]
    assert put("secretly", "", "secretly draw") == [Token("draw", 0, 13)]


def test_what_is_said_in_another_order_is_said_where_the_rest_stands() -> None:
    moved = put("{who: ..} at {when: ..} $", "at {when} , {who}", "you draw a card at once")
    assert [each.word for each in moved] == ["at", "once", ",", "you", "draw", "a", "card"]
    assert [each.start for each in moved] == sorted(each.start for each in moved)
    assert moved[3:6] == tokens("you draw a")
    assert moved[6] == Token("card", 11, 23), "it stands for what is said before it now, too"


def test_what_is_said_twice_stands_where_most_of_the_rest_does() -> None:
    twice = put("{one: a} , {two: b} {on: on it}", "{one} {on} {two} {on}", "a , b on it")
    assert [each.word for each in twice] == ["a", "on", "it", "b", "on", "it"]
    assert twice[3:] == tokens("a , b on it")[2:]


def test_what_must_stand_elsewhere() -> None:
    asked = Asked("sentence", pattern("if"), False)
    assert told("draw", "discard", "draw . if so , draw", asked) == "discard . if so , draw"
    last = Asked("last", pattern("reveal {what: <card>}"), True)
    assert told("it", "that {what}", "reveal cards . draw it", last) == "reveal cards . draw that cards"
    assert told("it", "that {what}", "reveal cards . discard . draw it", last) == "reveal cards . discard . draw it"
    before = Asked("before", pattern("reveal"), True)
    assert told("it", "them", "reveal cards . discard . draw it", before) == "reveal cards . discard . draw them"


@pytest.mark.parametrize(
    ("says", "told"),
    [
        ("draw ( a card", "no pattern"),
        ("<minon>", "no kind of words"),
        ("<to_destroi>", "no form of a verb"),
        ("(?<= a? ) card", "of a fixed number"),
        ("{kind: <minion.many>} , the {=kind.one}", "comes again as it is"),
    ],
)
def test_a_pattern_that_is_none(says: str, told: str) -> None:
    with pytest.raises(PatternError, match=told):
        Matcher(pattern(says)).find(["a", "card"])


def test_what_cannot_be_said() -> None:
    with pytest.raises(PatternError, match="nothing that can be said"):
        parts("{what.}")
    with pytest.raises(PatternError, match="no form of a word"):
        told("{what: a}", "{what.thing}", "a card")


def test_what_is_said_must_have_been_kept() -> None:
    with pytest.raises(PatternError, match="a rule: nothing is kept as 'who'"):
        saying("a rule", {"says": "you", "is": "{who}"}, {})
    with pytest.raises(PatternError, match=r"no keys of a rule: iz; there are"):
        saying("a rule", {"says": "you", "iz": "they"}, {})
    with pytest.raises(PatternError, match="a rule: no word of it stands in every sentence"):
        saying("a rule", {"says": "{what: ..}", "is": "{what}"}, {})


def test_a_kind_has_the_words_of_the_lexicon() -> None:
    assert {"minion", "character", "minions"} <= words_of_kind("minion")


def test_more_words_than_there_are_letters_for() -> None:
    words = [f"+{each}" for each in range(2000)]
    letters = spelt(words)
    assert len(letters) == len(words)
    assert letters[0] != letters[1]
    assert Matcher(pattern("<signed> power")).find([words[-1], "power"]) is not None
