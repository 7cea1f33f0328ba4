"""What a reader of the errors sees."""

from __future__ import annotations

import contextlib
import pickle
from typing import Any

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


@pytest.mark.parametrize("kind", ["foo", "Action", "actoin", ""])
def test_a_type_that_there_is_not_is_refused_with_all_types(kind: str) -> None:
    with pytest.raises(InputError, match="there are minion, action, titan, fusion, base, monster") as caught:
        read("Draw a card.", type=kind)
    assert not isinstance(caught.value, TextError)
    assert ("did you mean 'action'" in str(caught.value)) == ("act" in kind.lower())


@pytest.mark.parametrize(
    ("text", "kind", "names"),
    [(None, "action", None), (7, "action", None), ("", None, None), ("", "action", ["Gull"])],
)
def test_what_is_no_text_no_type_and_no_names_is_refused(text: Any, kind: Any, names: Any) -> None:
    with pytest.raises(InputError, match=", not "):
        readings(text, type=kind, names=names)


@pytest.mark.parametrize("kind", ["action", "minion"])
def test_a_text_nested_too_deeply_is_told_what_is_too_much(kind: str) -> None:
    text = "Draw a card. Destroy a minion" + " and a minion" * 300 + "."
    assert "nested too deeply" in refused(text, kind).problem
    with contextlib.suppress(TextError):
        complete(text.rstrip("."))


def test_a_sentence_that_breaks_off_says_what_could_follow() -> None:
    error = refused("Move a minion to.")
    assert any("base" in each for each in error.expected)
    assert error.understood.startswith("Move a minion to")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Destroy a minion on power 3 or less.", "Destroy a minion of power 3 or less."),
        ("Destroy minion.", "Destroy a minion."),
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
    error = refused(f"Draw a card or {said}.")
    assert "with this added they make no sense" in error.problem
    assert error.text[slice(*error.span)].startswith(f"or {said[:20]}")


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
        ("Destroy a minion of power 3 or ", {"less", "more"}, set()),
        ("Destroy a minion of power 3 or le", {"less"}, set()),
        ("Draw two cards, and then discard a ", {"card", "minion"}, {"base deck", "box", "stasis", "hand"}),
        ("Discard your ", set(), {"."}),
        ("Draw a card", {"."}, set()),
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


def test_a_begun_faction_is_completed() -> None:
    known = Names(cards=frozenset({"Clock King"}), factions=frozenset({"Clockwork", "Vampires"}))
    assert complete("Ongoing: Your Clock", names=known) == ["Clock King", "Clockwork"]
    assert complete("Your Vamp", names=known) == ["Vampires"]


def test_likely_words_come_first() -> None:
    said = ("You may destroy a minion here with power less than this minion.", "This minion has +1 power.")
    words = [each.word for each in completions("You may destroy a minion here with power less ", wordings=said)]
    assert words[0] == "than"
    assert completions("This minion has ", wordings=said)[0].word == "+1"
    assert completions("This minion has +1 ", wordings=said)[0].word == "power"


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
        ("Play a extra minion.", "a", "this does not fit here"),
        ("Draw two card.", "card", "this does not fit here"),
        ("Destroy a a minion.", "a", "this is too much here"),
        ("Destroy an action it.", "it", "this is too much here"),
        ("Destroy minion.", "minion", "before this something is missing"),
        ("Look at the top 3 cards of deck.", "deck", "before this something is missing"),
        ("Choose a minion. Return it to it's owners hand.", "it's owners", "this does not fit here"),
        ("Draw a card or gain power.", "or gain power.", "with this added they make no sense"),
        ("Talent Draw a card.", "", "a colon is missing behind 'Talent'"),
        ("Draw a card. Special, draw a card.", "", "a colon is missing behind 'Special'"),
        ("talent: Draw a card.", "talent", "a label has a capital and a colon"),
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
        ("Draw two card.", "Draw two"),
        ("Gain 3 poison counters. Draw a crad.", "Gain 3"),
        ("Minion a destroy here may you.", ""),
        ("Destroy a minion here. Draw a crad.", "Destroy a minion here. Draw a"),
    ],
)
def test_the_part_that_is_understood_is_told_whole(text: str, understood: str) -> None:
    error = refused(text, "minion")
    assert error.understood == understood
    assert error.span[0] >= len(understood)


@pytest.mark.parametrize(
    ("text", "kind", "whose"),
    [
        ("Move this minion to another base.", "base", "a base cannot say this, a minion can"),
        (
            "Play on a base. Ongoing: Your minions here have +1 power.",
            "minion",
            "a minion cannot say this, an action can",
        ),
        (
            "Special: On your turn, you may play this titan on a base.",
            "action",
            "an action cannot say this, a titan can",
        ),
    ],
)
def test_what_a_card_of_another_type_can_say(text: str, kind: str, whose: str) -> None:
    assert refused(text, kind).problem == whose


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Draw two card.", "Draw two cards."),
        ("Draw to cards.", "Draw two cards."),
        ("Destroy a minion of power three or less.", "Destroy a minion of power 3 or less."),
        ("Return a minion to its owners hand.", "Return a minion to its owner's hand."),
        ("Ongoing: Your minions here has +1 power.", "Ongoing: Your minions here have +1 power."),
    ],
)
def test_another_form_of_a_word_is_offered(said: str, meant: str) -> None:
    assert meant in refused(said, "minion").nearest


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Choose a minion. Return it to it's owners hand.", "Return it to its owner's hand."),
        ("Look at each opponents hand.", "Look at each opponent's hand."),
        ("Return all of your minion's to your hand.", "Return all of your minions to your hand."),
        ("Destroy two minions or more.", "Destroy two or more minions."),
        ("Talent Draw a card.", "Talent:"),
        (
            "You may destroy a minion here with power less then 3.",
            "You may destroy a minion here with power less than 3.",
        ),
        ("Destroy a minion of power 3 or", "Destroy a minion of power 3 or less"),
    ],
)
def test_the_likeliest_wording_comes_first(said: str, meant: str) -> None:
    assert refused(said, "minion").nearest[0] == meant


def test_a_plural_is_not_made_one_thing() -> None:
    flock = Names(factions=frozenset({"Gulls"}))
    with pytest.raises(TextError) as caught:
        readings("Ongoing: Your Gulls here have +1 power.", type="titan", names=flock)
    assert not any("has" in each for each in caught.value.nearest)


@pytest.mark.parametrize("said", ["Tap a minion.", "Gain 2 life.", "Exile a minion."])
def test_a_word_that_only_looks_a_little_like_it_is_not_offered(said: str) -> None:
    known = Names(cards=frozenset({"Tadpour", "Pixie", "Elves", "Ellen"}), factions=frozenset({"Aliens"}))
    with pytest.raises(TextError) as caught:
        readings(said, type="action", names=known)
    assert caught.value.nearest == ()


def test_what_is_offered_of_known_wordings_is_read_on_such_a_card() -> None:
    wordings = ["Destroy a hand here.", "Destroy this action and a base here.", "Destroy a minion here."]
    assert refused("Destroy a hand and a base here.", "minion").beside(wordings).nearest == (
        "Destroy a minion here.",
    )


@pytest.mark.parametrize("said", ["Destroy a minion of power 3 or", "You may destroy a minion with power 3 or"])
def test_what_ends_a_word_of_several_could_stand_there(said: str) -> None:
    assert refused(said).expected[:2] == ("less", "more")


def test_what_cannot_begin_a_sentence_could_not_stand_behind_a_full_stop() -> None:
    expected = refused("Draw two cards.,").expected
    assert "a verb (destroy, move, play ...)" in expected
    assert not any(each.startswith(("of,", "here,", "is,", "may")) for each in expected)


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
