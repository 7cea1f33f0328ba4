"""What a reader of the errors sees."""

from __future__ import annotations

import contextlib
import pickle

import pytest

from smashrules.errors import InputError
from smashrules.text.reading.completing import completions
from smashrules.text.reading.errors import AmbiguousTextError, TextError, caret
from smashrules.text.reading.reading import read, readings
from smashrules.text.words.lexicon import Names


def refused(text: str, kind: str = "action") -> TextError:
    with pytest.raises(TextError) as caught:
        read(text, type=kind)
    return caught.value


def test_an_unknown_word_is_pointed_at_with_the_nearest_known_one() -> None:
    error = refused("Destroy a mignon here.")
    assert isinstance(error, InputError)
    assert error.text[slice(*error.span)] == "mignon"
    assert "minion" in error.nearest
    assert "            ^^^^^^" in str(error)


def test_a_sentence_that_breaks_off_says_what_could_follow() -> None:
    error = refused("Move a minion to.")
    assert any("base" in each for each in error.expected)
    assert error.understood.startswith("Move a minion to")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Destroy a minion on power 3 or less.", "Destroy a minion of power 3 or less."),
        ("Destroy minion here.", "Destroy a minion here."),
        ("Return a minion to owner's hand.", "Return a minion to its owner's hand."),
        ("You may move one of your minions another base.", "You may move one of your minions to another base."),
    ],
)
def test_the_nearest_wording_that_is_known_is_offered(said: str, meant: str) -> None:
    assert meant in refused(said).nearest


def test_two_known_words_that_are_read_as_one_are_no_stranger() -> None:
    with pytest.raises(TextError, match="each word is known"):
        read("Draw a card for each action you have here, on the base or on minions.", type="action")


def test_known_words_in_no_order_are_refused() -> None:
    assert "make no sense" in refused("Draw a base until it.").problem


@pytest.mark.parametrize("kind", ["action", "minion"])
def test_what_is_so_for_no_time_is_told_what_it_lacks(kind: str) -> None:
    said = "Each of your minions has +1 power"
    assert "for how long: 'Ongoing:'" in refused(f"{said}.", kind).problem
    assert "what stands before it" in refused(f"Draw a card. {said}.", kind).problem
    assert read(f"{said} until the end of the turn.", type=kind)


@pytest.mark.parametrize(
    "said",
    [
        "each of your minions has +1 power",
        "a minion's printed power becomes 5",
        'each of your minions has the ability: "Talent: Draw a card."',
    ],
)
def test_what_is_so_for_no_time_is_nothing_to_choose(said: str) -> None:
    assert "no ability of such a card" in refused(f"Draw a card or {said}.").problem


GIZMO = Names(words=frozenset({"Gizmo"}))


@pytest.mark.parametrize(
    "said",
    [
        "was a Gizmo",
        "must be a Gizmo",
        "is a Gizmo here",
        "is a Gizmo in your hand",
        "is an extra Gizmo",
        "is only a Gizmo",
        "is the first Gizmo",
        "is a non-Gizmo",
    ],
)
def test_a_word_that_counting_as_a_name_has_no_place_for_is_not_lost(said: str) -> None:
    assert read("Ongoing: Each of your minions is a Gizmo.", type="minion", names=GIZMO)
    with pytest.raises(TextError):
        read(f"Ongoing: Each of your minions {said}.", type="minion", names=GIZMO)


def test_when_it_counts_as_a_name_is_said_in_one_way() -> None:
    said = "Ongoing: Each of your minions is a Gizmo while you have an action here."
    other = "Ongoing: While you have an action here, each of your minions is a Gizmo."
    assert read(said, type="minion", names=GIZMO).tree == read(other, type="minion", names=GIZMO).tree


def test_a_reference_to_nothing_is_refused() -> None:
    assert "refers" in refused("Destroy it.").problem


@pytest.mark.parametrize(
    "text", ["", " ", "...", "((((", "'" * 50, "Ongoing:", "x" * 3000, "Destroy " * 200, "\x00", "a, , and or"]
)
def test_garbage_gives_a_reading_of_nothing_or_an_error(text: str) -> None:
    with contextlib.suppress(TextError):
        assert readings(text, type="action")


def test_two_kinds_of_things_that_are_there_are_understood_or_refused() -> None:
    with contextlib.suppress(TextError):
        assert readings("At the end of your turn, if there is a minion or an action here, draw a card.", type="base")


def test_two_readings_are_both_shown_in_plain_words() -> None:
    text = "Choose a minion. Choose an action. Destroy it."
    with pytest.raises(AmbiguousTextError) as caught:
        read(text, type="action")
    assert len(caught.value.readings) == 2
    assert "'it' = A, the minion" in str(caught.value)
    assert "'it' = A, the action" in str(caught.value)


def test_errors_survive_pickling() -> None:
    error = refused("Destroy a mignon here.")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def complete(beginning: str, *, names: Names | None = None) -> list[str]:
    return sorted({each.word for each in completions(beginning, names=names)})


def test_a_beginning_is_completed() -> None:
    assert complete("You may destr") == ["destroy"]
    assert "minion" in complete("Destroy a ")
    assert "destroy" in complete("You may ")
    assert "minion" not in complete("You may ")
    assert "." in complete("Destroy a minion ")


def test_a_sentence_can_begin_after_a_full_stop_or_a_label() -> None:
    for beginning in ("", "Draw a card.", "Draw a card. ", "Ongoing: "):
        words = complete(beginning)
        assert {"Destroy", "You", "After"} <= set(words), beginning
        assert ("Talent:" in words) is not beginning.startswith("Ongoing"), beginning


@pytest.mark.parametrize(
    ("beginning", "offered", "kept_back"),
    [
        ("You may destroy a ", {"minion", "titan", "card"}, {"minions", "hand", "action", "player", "the", "two"}),
        ("You may destroy an ", {"action"}, {"minion", "actions"}),
        ("Destroy two ", {"minions", "actions"}, {"minion", "base"}),
        ("Return it to its owner's ", {"hand", "deck"}, {"base", "player"}),
        ("Draw up to ", {"two", "three"}, {"card", "the"}),
        ("Each of your min", {"minions"}, {"minion", "mine"}),
        ("Return a minion to its own", {"owner's"}, {"own"}),
        ("Move a minion to another ", {"base"}, {"minion", "bases"}),
        ("Search your deck ", {"for", "and"}, {"minion", "from"}),
        ("any number o", {"Any number of"}, {"Of"}),
        ("You may ", {"destroy", "draw"}, {"destroys", "minion", "is"}),
        ("A minion ", {"is", "here"}, {"are", "destroyed"}),
        ("Discard a card to ", {"draw", "play"}, set()),
    ],
)
def test_only_words_that_make_sense_there_are_offered(beginning: str, offered: set[str], kept_back: set[str]) -> None:
    words = set(complete(beginning))
    assert offered <= words
    assert not kept_back & words


def test_a_begun_name_is_completed() -> None:
    known = Names(cards=frozenset({"Brass Heron", "Brass Gull"}), factions=frozenset({"Clockwork"}))
    assert complete("Search your deck for Brass He", names=known) == ["Brass Heron"]
    assert "Brass Gull" in complete("Destroy a ", names=known)
    assert "Clockwork" not in complete("Destroy a ", names=known)


@pytest.mark.parametrize("beginning", ["xyz ", "Destroy destroy ", "\x00 ", "🙂 "])
def test_what_no_text_begins_with_has_no_completion(beginning: str) -> None:
    assert complete(beginning) == []


@pytest.mark.parametrize(
    ("text", "word", "says"),
    [
        ("Search your deck for Vlom the Last.", "Vlom the Last", "no card or faction is called 'Vlom the Last'"),
        ("Discard a Clockworkk card.", "Clockworkk", "no card or faction is called 'Clockworkk'"),
        ("Destroy a Minion Of Doom.", "Minion Of Doom", "no card or faction is called"),
        ("Destroy a \u200bminion.", "\u200b", "U+200B, ZERO WIDTH SPACE"),
        ("Destroy \u0430 minion.", "\u0430", "only looks like a letter of the Latin alphabet"),
        ("Zerstöre ミニオン.", "Zerstöre", "not a word of card texts: 'Zerstöre'"),
        ("Destroy a ミニオン.", "ミニオン", "card texts are read in English"),
        ("Draw a 🙂 card.", "🙂", "SLIGHTLY SMILING FACE"),
        ("Draw two cards!", "!", "ends with a full stop"),
        ('"Destroy a minion.', '"', "is not closed"),
        ("(Destroy a minion.", "(", "is not closed"),
        ("&then draw a card.", "&", "no sign of card texts"),
        ("Ongoing: ", "", "nothing is said after 'Ongoing'"),
        ("Draw a card. Special: Talent: Draw a card.", "", "nothing is said after 'Special'"),
        (" . . ", " . . ", "no word"),
        ("Destroy it.", "it", "'it' refers to something"),
        ("Draw a card. Destroy the chosen minion.", "the chosen minion", "refers to something"),
    ],
)
def test_what_is_wrong_is_named_and_pointed_at(text: str, word: str, says: str) -> None:
    known = Names(cards=frozenset({"Brass Heron"}), factions=frozenset({"Clockwork"}))
    with pytest.raises(TextError) as caught:
        readings(text, type="action", names=known)
    assert says in caught.value.problem
    assert text[slice(*caught.value.span)] == word


def test_the_nearest_name_is_offered() -> None:
    known = Names(cards=frozenset({"Brass Heron", "Tin Gull"}), factions=frozenset({"Clockwork"}))
    for said, meant in (("Bras Heron", "Brass Heron"), ("Clokwork", "Clockwork"), ("brass heron", "Brass Heron")):
        with pytest.raises(TextError) as caught:
            readings(f"Discard a {said} card.", type="action", names=known)
        assert meant in caught.value.nearest, said


@pytest.mark.parametrize(
    ("text", "understood"),
    [
        ("You may", "You may"),
        ("Move a minion to another", "Move a minion to another"),
        ("Destroy a minion here here.", "Destroy a minion here"),
        ("Draw a card. Destroy a minion of base.", "Draw a card. Destroy a minion"),
    ],
)
def test_the_part_that_is_understood_is_told_whole(text: str, understood: str) -> None:
    error = refused(text)
    assert error.understood == understood
    assert error.span[0] >= len(understood)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Draw two card.", "Draw two cards."),
        ("Draw to cards.", "Draw two cards."),
        ("Destroy a minion of power three or less.", "Destroy a minion of power 3 or less."),
        ("Return a minion to its owners hand.", "Return a minion to its owner's hand."),
        ("Ongoing: Your minions here has +1 power.", "Your minions here have +1 power."),
    ],
)
def test_another_form_of_a_word_is_offered(said: str, meant: str) -> None:
    assert meant in refused(said, "minion").nearest


def test_known_wordings_are_compared_where_nothing_is_nearer() -> None:
    wordings = ["Destroy a minion of power 2 or less.", "Draw two cards."]
    assert refused("Destroy a minion of hand.").beside(wordings).nearest == ("Destroy a minion of power 2 or less.",)
    assert refused("Destroy a mignon.").beside(wordings).nearest == ("minion",)
    assert refused("Destroy it.").beside(wordings).nearest == ()


def test_the_caret_stands_below_wide_and_invisible_characters() -> None:
    line, marks = caret("破\u202e壊 x", (4, 5))
    assert line == "  破·壊 x"
    assert marks == "  " + " " * 6 + "^"


def test_a_long_word_is_cut_in_the_message() -> None:
    assert len(refused("x" * 9_000).problem) < 100


@pytest.mark.parametrize(
    "text",
    [
        "Special: Play when one of your minions would be destroyed.",
        "Special: Play when one of your minions would be destroyed. Draw a card.",
        "Special: You may play this card when one of your minions would be destroyed. Draw a card.",
    ],
)
def test_what_is_played_where_something_would_happen_says_what_happens_instead(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


def test_a_stray_comma_before_otherwise_is_no_crash() -> None:
    with pytest.raises(TextError):
        read(
            "Ongoing: After this the discard pile from play, draw a card., otherwise it has -2 power.", type="minion"
        )
    told = read("If you have a minion, draw a card., otherwise gain 1 VP.", type="action").tree
    assert told == read("If you have a minion, draw a card. Otherwise, gain 1 VP.", type="action").tree


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("base", "cannot be played here."),
        ("base", "After is played, draw a card."),
        ("minion", "Ongoing: This minion has +3 power and cannot. be affected by other players' actions."),
    ],
)
def test_what_is_left_of_a_sentence_is_no_crash(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)
