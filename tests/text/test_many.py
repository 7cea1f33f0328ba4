"""A whole file of texts: one answer for each line, whatever is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from smashrules.effects.abilities import CardText
from smashrules.text.reading.many import read_lines


def answers(*cards: dict[str, Any] | str) -> list[dict[str, Any]]:
    return list(read_lines([each if isinstance(each, str) else json.dumps(each) for each in cards]))


def card(text: str, name: str = "Tin Gull", kind: str = "minion", **more: Any) -> dict[str, Any]:
    return {"name": name, "faction": "Clockwork", "type": kind, "text": text, **more}


def test_a_text_that_is_read_is_said_again_in_reference_wording() -> None:
    (one,) = answers(card("You may destroy a character on this base."))
    assert one["ok"]
    assert one["readings"] == 1
    assert one["printed"] == "You may destroy a minion here."
    assert one["error"] is None
    assert one["executes"] is None


def test_a_card_and_a_faction_of_the_file_can_be_named() -> None:
    found = answers(
        card("Search your deck for Brass Heron and place it into your hand."), card("", name="Brass Heron")
    )
    assert [each["ok"] for each in found] == [True, True]
    (alone,) = answers(card("Search your deck for Brass Heron and place it into your hand."))
    assert not alone["ok"]
    assert "Brass" in card("Search your deck for Brass Heron")["text"][slice(*alone["error"]["span"])]


def test_an_unknown_word_is_pointed_at() -> None:
    (one,) = answers(card("Destroy a mignon here."))
    assert one["error"]["span"] == (10, 16)
    assert "minion" in one["error"]["nearest"]


def test_a_broken_sentence_says_what_could_follow() -> None:
    (one,) = answers(card("Move a minion to."))
    assert one["error"]["expected"]
    assert one["error"]["nearest"] == []


def test_a_text_with_two_readings_is_read_and_the_first_is_said_again() -> None:
    (one,) = answers(card("Choose a minion. Choose an action. Destroy it.", kind="action"))
    assert one["ok"]
    assert one["readings"] == 2
    assert one["printed"] == "Choose a minion. Choose an action. Destroy it."


def test_other_keys_pass_through_and_cannot_pose_as_answers() -> None:
    (one,) = answers(card("Draw a card.", set="Toys", ok=False, readings=9))
    assert one["set"] == "Toys"
    assert one["ok"] is True
    assert one["readings"] == 1


def test_each_line_gets_its_answer_in_order_and_empty_lines_none() -> None:
    found = answers(card("Draw a card.", name="One"), "", card("Draw.", name="Two"), "  ", card("", name="Three"))
    assert [(each["name"], each["ok"]) for each in found] == [("One", True), ("Two", False), ("Three", True)]


def test_what_is_no_card_says_so() -> None:
    found = answers("{", "[1]", card("Draw a card.", kind="spell"), {"type": "minion", "text": ""}, {"name": "X"})
    assert [each["ok"] for each in found] == [False] * 5
    assert "JSON" in found[0]["error"]["message"]
    assert found[2]["error"]["expected"][0] == "minion"
    assert "name" in found[3]["error"]["message"]


def test_a_line_that_is_no_json_tells_its_number() -> None:
    found = answers("", card("Draw a card."), "", "{", "7")
    assert [each["name"] for each in found] == ["Tin Gull", None, None]
    assert found[1]["error"]["message"].startswith("line 4: not a line of JSON")
    assert found[2]["error"]["message"].startswith("line 5: a line is an object")


def test_a_list_instead_of_lines_is_told_once() -> None:
    (one,) = read_lines(json.dumps([card("Draw a card."), card("Draw two cards.")], indent=1).splitlines())
    assert "each card on a line of its own" in one["error"]["message"]


def test_a_type_that_is_missing_or_nearly_right_says_so() -> None:
    found = answers({"name": "X", "text": ""}, card("", kind="Minion"))
    assert found[0]["error"]["message"] == "a card has a type: give it in 'type'"
    assert found[1]["error"]["nearest"] == ["minion"]


def test_a_text_nested_too_deeply_is_an_answer() -> None:
    (one,) = answers(card("Destroy a minion" + " and a minion" * 300 + "."))
    assert "nested too deeply" in one["error"]["message"]
    assert "fault of smashrules" not in one["error"]["message"]


def test_answers_are_plain_data() -> None:
    for each in answers(card("Draw a card."), card("Draw a crad."), "{"):
        assert json.loads(json.dumps(each))["name"] == each["name"]


def test_whether_a_text_can_be_played_is_asked_of_the_caller() -> None:
    def short(kind: str, trees: Sequence[CardText]) -> bool:
        return kind == "minion" and len(trees) == 1

    lines = [json.dumps(each) for each in (card("Draw a card."), card("Draw a card.", kind="action"), card("Drow."))]
    assert [each["executes"] for each in read_lines(lines, executes=short)] == [True, False, None]


def test_known_wordings_are_near_where_no_word_is() -> None:
    lines = [json.dumps(card("Destroy a hand.")), json.dumps(card("Destroy a mignon."))]
    found = list(read_lines(lines, wordings=["Destroy a minion.", "Draw two cards."]))
    assert found[0]["error"]["nearest"] == ["Destroy a minion."]
    assert "minion" in found[1]["error"]["nearest"]


def test_names_that_nobody_has_heard_of_are_known_in_their_own_file_only() -> None:
    lines = [card("Ongoing: Each of your Vlim Qroxites has +1 power.", name="Vlim Qroxite"), card("", name="Qroxi")]
    assert [each["ok"] for each in answers(*lines)] == [True, True]
    (alone,) = answers(card("Search your deck for Vlom the Last and place it into your hand."))
    assert alone["error"]["message"] == "no card or faction is called 'Vlom the Last'"


def test_what_no_person_would_write_is_answered_too() -> None:
    deep = '{"name": "X", "type": "action", "text": ' + "[" * 100_000
    long = json.dumps(card("Draw a card. " * 2_000))
    strange = [
        json.dumps({"name": name, "faction": name, "type": "action", "text": "Draw a card."})
        for name in ([], None, 7, "", "x" * 100_000, "\x00", "a|b(", "minion")
    ]
    found = list(read_lines([deep, long, "null", "7", '"x"', "nan", *strange]))
    assert len(found) == 6 + len(strange)
    assert [each["ok"] for each in found[:6]] == [False] * 6
    assert "10,000" in found[1]["error"]["message"]
    assert found[-1]["ok"]


def test_a_card_named_like_an_ordinary_word_leaves_that_word_to_the_others() -> None:
    texts = ("Draw a card.", "Draw a card OR gain 1 VP.", "Draw two cards.")
    cards = [card(text, name=name) for name, text in zip(("a", "OR", "Draw"), texts, strict=True)]
    assert [each["printed"] for each in answers(*cards)] == [
        "Draw a card.",
        "Draw a card or gain 1 VP.",
        "Draw two cards.",
    ]


def test_what_other_programs_cannot_read_is_no_json() -> None:
    (one,) = answers('{"name": "X", "type": "action", "text": "Draw a card.", "power": NaN}')
    assert "NaN" in one["error"]["message"]
