"""The shipped rules: whole, well-formed, sourced, in our own words."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from smashrules.errors import UnknownNameError
from smashrules.rulebook import BOOKS, book, books, rule, rules, sections
from smashrules.rulebook.editions import rules_of_switches
from smashrules.rulebook.loading import FOLDER, built, rulebook

KEY = re.compile(r"[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+")


def test_the_shipped_files_pass_validation_and_are_what_is_kept() -> None:
    assert built(FOLDER) == rulebook()


def test_keys_are_unique_and_dotted_lower_case_words() -> None:
    keys = [each.key for each in rules()]
    assert len(keys) == len(set(keys))
    assert [key for key in keys if not KEY.fullmatch(key)] == []


def test_every_source_names_a_section_of_its_book() -> None:
    unknown = [
        (each.key, source.book, source.section)
        for each in rules()
        for source in each.sources
        if source.section not in book(source.book).sections
    ]
    assert unknown == []


def test_every_see_also_leads_to_another_rule() -> None:
    keys = {each.key for each in rules()}
    assert [(each.key, other) for each in rules() for other in each.see_also if other not in keys - {each.key}] == []


def test_every_switch_names_a_rule_and_the_rule_names_the_switch() -> None:
    for switch, key in rules_of_switches().items():
        assert switch in rule(key).switches


def test_rules_go_from_the_oldest_source_to_the_newest() -> None:
    for each in rules():
        ages = [BOOKS.index(source.book) for source in each.sources]
        assert ages == sorted(ages)


def test_a_rule_without_a_source_is_our_reading() -> None:
    assert all(each.authority == "our-reading" for each in rules() if not each.sources)


def test_the_authority_of_a_rule_is_that_of_the_books_that_agree_with_it() -> None:
    assert rule("me-first.mandatory-first").authority == "rulebook"
    assert rule("trigger.condition-may-lapse").authority == "wiki"
    # All four rulebooks make such plays optional; only the wiki does not.
    assert rule("extra.specific-not-optional").authority == "wiki"
    assert rule("trigger.direction").authority == "clarification"


def test_numbers_are_computed_from_the_order() -> None:
    assert rules()[0].number == "1.1.1"
    assert len({each.number for each in rules()}) == len(rules())
    by_number = sorted(rules(), key=lambda each: tuple(map(int, each.number.split("."))))
    assert tuple(by_number) == rules()


def test_sections_hold_every_rule_once() -> None:
    assert tuple(each for section in sections() for each in section.rules) == rules()


def test_a_rule_is_found_by_its_key_and_by_its_number() -> None:
    found = rule("score.choose")
    assert rule(found.number) is found


def test_an_unknown_key_is_answered_with_the_nearest_ones() -> None:
    with pytest.raises(UnknownNameError, match=r"no rule is called 'score\.chose'; did you mean 'score\.choose'"):
        rule("score.chose")


def test_the_name_of_an_area_is_answered_with_rules_of_that_area() -> None:
    with pytest.raises(UnknownNameError) as caught:
        rule("tie")
    assert all(name.startswith("tie.") for name in caught.value.nearest)


def test_the_books_are_the_five_from_the_oldest_to_the_newest() -> None:
    assert tuple(each.key for each in books()) == BOOKS
    assert [each.year for each in books()] == [None, 2018, None, 2023, None]
    assert all(each.year or each.dating for each in books())


# What the books say, checked against their texts by a reader.
def test_the_citation_of_me_first_in_each_edition() -> None:
    found = rule("me-first.again-each-round")
    assert str(found.cite("BGB2018")) == 'BGB2018 "Me First!", p. 6'
    assert str(found.cite("EMD2023")) == 'EMD2023 "Me First!", p. 8'
    assert str(found.cite()) == 'WIKI "Me First!"'


def test_a_silent_edition_cites_the_newest_older_book_that_speaks() -> None:
    # WTCS has nothing on a scoring base that leaves play; BGB2018, which is older, has.
    assert rule("score.base-left-play").cite("WTCS").book == "BGB2018"


def test_a_silent_oldest_edition_cites_the_oldest_newer_book() -> None:
    # "During a turn" is defined in EMD2023 only.
    assert str(rule("wording.during-a-turn").cite("MUNCHKIN")).startswith("EMD2023")


def test_a_rule_that_no_book_has_is_cited_as_our_reading() -> None:
    assert str(rule("replace.instead").cite()) == "our reading"


def test_the_mulligan_differs_by_edition() -> None:
    found = rule("setup.mulligan")
    assert "discard pile" in found.text_in("BGB2018")
    assert "discard pile" in found.text_in("MUNCHKIN")
    assert "shuffled into the deck" in found.text_in("EMD2023")
    assert found.text_in() == found.text


def test_an_unsettled_rule_gives_its_readings_the_one_used_and_why() -> None:
    found = rule("resolve.nested-triggers")
    assert found.status == "unsettled"
    assert found.unsettled is not None
    assert len(found.unsettled.readings) == 2
    assert found.unsettled.used == 1
    assert found.unsettled.why


def test_citing_by_an_unknown_edition_is_refused() -> None:
    with pytest.raises(UnknownNameError, match="did you mean 'BGB2018'"):
        rule("score.choose").cite("BGB")


def test_a_key_that_was_once_given_stays() -> None:
    """Cards, cases and other programs cite keys: one is never renamed or dropped. New ones are added to the list."""
    given = json.loads((Path(__file__).parent / "keys.json").read_text("utf-8"))
    keys = {each.key for each in rules()}
    assert sorted(set(given) - keys) == []
    assert sorted(keys - set(given)) == [], "new keys: add them to keys.json"
    assert given == sorted(given)
