"""A person who edits a rule file wrongly is told where, what, and what was expected."""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path

import pytest

from smashrules.rulebook.loading import FOLDER, built
from smashrules.rulebook.validation import RuleFileError

TIES = "rules/08-scoring.toml"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("books.toml", "glossary.toml"):
        shutil.copy(FOLDER / name, tmp_path)
    shutil.copytree(FOLDER / "rules", tmp_path / "rules")
    return tmp_path


def edited(folder: Path, old: str, new: str, rule: str = "tie.skip-places") -> RuleFileError:
    """The error after a replacement in one rule of the part on scoring."""
    place = folder / TIES
    before, header, rest = place.read_text(encoding="utf-8").partition(f'key = "{rule}"')
    assert old in header + rest
    place.write_text(before + (header + rest).replace(old, new, 1), encoding="utf-8")
    with pytest.raises(RuleFileError) as caught:
        built(folder)
    assert caught.value.file == TIES
    return caught.value


def line(folder: Path, error: RuleFileError) -> str:
    return (folder / error.file).read_text(encoding="utf-8").splitlines()[error.line - 1]


def header_before(folder: Path, error: RuleFileError, key: str) -> bool:
    """Whether the line is the header of the rule with this key."""
    lines = (folder / error.file).read_text(encoding="utf-8").splitlines()
    return lines[error.line - 1] == "[[section.rule]]" and any(
        key in each for each in lines[error.line : error.line + 3]
    )


def test_a_misspelt_section_of_a_book(folder: Path) -> None:
    error = edited(folder, '"Tie Fighter"', '"Tie Figter"')
    assert error.field == "sources"
    assert line(folder, error).startswith("sources = ")
    assert "MUNCHKIN has no section 'Tie Figter'" in str(error)
    assert "did you mean 'Tie Fighter'" in str(error)
    assert str(error).startswith(f"{TIES}, line {error.line}, field 'sources':")


def test_a_book_that_is_none(folder: Path) -> None:
    error = edited(folder, "BGB2018 =", "BGB2019 =")
    assert error.field == "sources"
    assert "no book has the key 'BGB2019'; did you mean 'BGB2018'" in str(error)


def test_a_key_that_is_not_well_formed(folder: Path) -> None:
    error = edited(folder, '"tie.skip-places"', '"Tie Skip"')
    assert error.field == "key"
    assert line(folder, error) == 'key = "Tie Skip"'
    assert "expected dotted lower-case words" in str(error)


def test_a_key_given_twice(folder: Path) -> None:
    error = edited(folder, '"tie.skip-places"', '"tie.best-place"')
    assert error.field == "key"
    assert line(folder, error) == 'key = "tie.best-place"'
    assert "already the key of a rule" in str(error)


def test_a_see_also_that_leads_nowhere(folder: Path) -> None:
    error = edited(folder, '"tie.skip-places"', '"tie.skip-place"', rule="tie.best-place")
    assert error.field == "see_also"
    assert line(folder, error) == 'see_also = ["tie.skip-place"]'
    assert "did you mean 'tie.skip-places'" in str(error)


def test_a_field_that_is_unknown(folder: Path) -> None:
    error = edited(folder, "title =", "titel =")
    assert error.field == "titel"
    assert "unknown field; did you mean 'title'" in str(error)


def test_a_rule_without_a_source_that_does_not_say_why(folder: Path) -> None:
    text = (folder / "rules" / "08-scoring.toml").read_text("utf-8")
    start = text.index("sources = ", text.index('"tie.skip-places"'))
    error = edited(folder, text[start : text.index("\n", start)], "")
    assert error.field == "sources"
    assert "expected books and sections" in error.fault


def test_what_was_expected_is_said_without_a_pattern(folder: Path) -> None:
    error = edited(folder, 'title = "Places used up by a tie"', "title = 5")
    assert "expected a line of words" in str(error)
    error = edited(folder, '"tie.skip-places"', '"Tie Skip"')
    assert "[a-z]" not in str(error)


def test_a_field_that_is_missing(folder: Path) -> None:
    error = edited(folder, 'title = "Places used up by a tie"', "")
    assert error.field == "title"
    assert error.fault == "missing"
    assert header_before(folder, error, "tie.skip-places")


def test_a_field_too_many(folder: Path) -> None:
    error = edited(folder, 'title = "Places used up by a tie"', 'title = "Places used up by a tie"\nalias = ["x"]')
    assert error.field == "alias"
    assert line(folder, error) == 'alias = ["x"]'
    assert "did you mean 'aliases'" in str(error)


def test_an_authority_that_is_none(folder: Path) -> None:
    error = edited(folder, "title =", 'authority = "hearsay"\ntitle =')
    assert error.field == "authority"
    assert line(folder, error) == 'authority = "hearsay"'
    assert "expected card, clarification, rulebook, wiki or our-reading" in str(error)


def test_a_saying_of_a_book_that_is_no_source(folder: Path) -> None:
    error = edited(folder, 'title = "Places used up by a tie"', 'title = "a"\nsays = { XXX = "b" }')
    assert error.field == "says"
    error_text = str(error)
    assert "no book has the key 'XXX'" in error_text


def test_a_reading_used_that_is_not_there(folder: Path) -> None:
    error = edited(folder, "used = 1", "used = 7", rule="score.base-left-play")
    assert error.field == "used"
    assert "from 1 to 2, not 7" in str(error)


def test_broken_toml(folder: Path) -> None:
    error = edited(folder, 'title = "Places used up by a tie"', "title = Places")
    assert line(folder, error) == "title = Places"
    assert "not TOML" in str(error)


def test_a_file_that_is_cut_off_in_the_middle(folder: Path) -> None:
    place = folder / TIES
    whole = place.read_bytes()
    place.write_bytes(whole[: whole.index(b'text = """', len(whole) // 2) + 15])
    with pytest.raises(RuleFileError, match="08-scoring"):
        built(folder)


def test_bytes_that_are_no_text(folder: Path) -> None:
    (folder / TIES).write_bytes(b'title = "a"\n\xff\xfe\n')
    with pytest.raises(RuleFileError, match="line 2: not UTF-8"):
        built(folder)


def test_a_rule_that_a_switch_needs_is_not_there(folder: Path) -> None:
    (folder / "rules/01-setup.toml").unlink()
    with pytest.raises(RuleFileError) as caught:
        built(folder)
    assert "setup.mulligan" in str(caught.value) or "see_also" in str(caught.value)


def test_books_in_another_order(folder: Path) -> None:
    place = folder / "books.toml"
    place.write_text(place.read_text(encoding="utf-8").replace('key = "WTCS"', 'key = "WTCX"'), encoding="utf-8")
    with pytest.raises(
        RuleFileError, match="expected the books MUNCHKIN, BGB2018, WTCS, EMD2023, WIKI in this order"
    ):
        built(folder)


def faulty(folder: Path, name: str, old: str, new: str) -> RuleFileError:
    """The error after a replacement in a file that is not a part of the book."""
    place = folder / name
    text = place.read_text(encoding="utf-8")
    assert old in text
    place.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(RuleFileError) as caught:
        built(folder)
    assert caught.value.file == name
    return caught.value


def test_a_term_that_names_a_rule_that_is_not_there(folder: Path) -> None:
    error = faulty(folder, "glossary.toml", '"verb.return"', '"verb.retrun"')
    assert error.field == "rules"
    assert '"verb.retrun"' in line(folder, error)
    assert "did you mean 'verb.return'" in str(error)


def test_an_everyday_word_that_leads_to_two_terms(folder: Path) -> None:
    error = faulty(folder, "glossary.toml", '"kill"', '"bounce"')
    assert error.field == "words"
    assert "'bounce' already leads to the term" in str(error)


def test_a_term_whose_related_term_is_not_there(folder: Path) -> None:
    error = faulty(folder, "glossary.toml", 'see = ["uncover"]', 'see = ["uncovr"]')
    assert error.field == "see"
    assert "no other term is called 'uncovr'; did you mean 'uncover'" in str(error)


def test_a_section_without_rules_that_is_no_section(folder: Path) -> None:
    error = faulty(folder, "books.toml", '"Roll Credits" = "credits"', '"Rol Credits" = "credits"')
    assert error.field == "no_rules"
    assert "did you mean 'Roll Credits'" in str(error)


def test_a_pending_rule_names_a_system_that_is_known(folder: Path) -> None:
    error = edited(folder, 'title = "Places used up by a tie"', 'title = "a"\npending = "titan"')
    assert error.field == "pending"
    assert "no system is called 'titan'; did you mean 'titans'" in str(error)


def test_a_rule_with_an_example_is_not_pending(folder: Path) -> None:
    error = edited(folder, 'title = "Places used up by a tie"', 'title = "a"\npending = "titans"')
    assert error.field == "pending"
    assert "cannot be pending" in str(error)


def test_an_example_is_the_name_of_a_case_or_a_test(folder: Path) -> None:
    error = edited(folder, 'examples = ["', 'examples = ["tests/engine/turn::test_a", "')
    assert error.field == "examples"
    assert "expected such as 'tests/engine/test_turn.py::test_name'" in str(error)


def test_a_reason_for_no_example_is_not_empty(folder: Path) -> None:
    error = edited(folder, 'title = "Places used up by a tie"', 'title = "a"\nno_example = " "')
    assert error.field == "no_example"


def test_a_rule_with_an_example_has_no_reason_for_having_none(folder: Path) -> None:
    error = edited(folder, 'title = "Places used up by a tie"', 'title = "a"\nno_example = "a word"')
    assert error.field == "no_example"
    assert "drop the one or the other" in str(error)


def test_the_error_can_be_pickled() -> None:
    error = RuleFileError("a.toml", 3, "key", "wrong")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
