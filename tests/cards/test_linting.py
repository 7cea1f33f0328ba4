"""A faction of one's own: started, checked, and each fault told with its file, line and field."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from smashrules.cards import card_file_schema
from smashrules.cards.linting import Checked, check
from smashrules.cards.starting import started
from smashrules.cli import main
from smashrules.effects.card import CardDef


def checked(text: str, **others: str) -> Checked:
    files = {"tea.toml": text.encode(), **{f"{name}.toml": each.encode() for name, each in others.items()}}
    return check(files)[0]


def changed(old: str, new: str, name: str = "Samovar") -> Checked:
    text = started(name)
    assert old in text
    return checked(text.replace(old, new, 1))


def test_what_is_started_has_no_fault() -> None:
    for name in ("Samovar", 'The "Best" Tea \\ Pots', "Čajníky", "7"):
        found = checked(started(name))
        assert (found.faction, found.cards, found.bases, found.faults, found.remarks) == (name, 20, 2, (), ())


@pytest.mark.parametrize(
    ("old", "new", "field", "says"),
    [
        ("Draw two cards.", "Drow two cards.", "text", "not a word of card texts: 'Drow'"),
        ("Draw two cards.", "Search your deck for Samovar Leder.", "text", "did you mean: Samovar Leader"),
        ("Draw two cards.", "Choose a minion. Choose an action. Destroy it.", "text", "can be read in 2 ways"),
        ("count = 4", "count = 5", "faction", "expected 20 minions and actions, counting copies, not 21"),
        ("count = 4", 'count = "4"', "count", "not '4'"),
        ("power = 5", "", "power", "expected the printed power"),
        ("power = 5", "pover = 5", "pover", "did you mean 'power'"),
        ("vps = [4, 2, 1]", "vps = [4, 2]", "vps", "winner, runner-up and third"),
        ('"Samovar Leader"', '"Samovar Captain"', "name", "already the name of a card"),
        ('"Samovar Leader"', '"Zapbot"', "name", "is a card of the library"),
        ('set = "Home-made"', 'sett = "Home-made"', "sett", "did you mean 'set'"),
        ("format = 1", "format = 1\n[[", "", "not TOML"),
    ],
)
def test_a_fault_is_told_with_line_and_field(old: str, new: str, field: str, says: str) -> None:
    found = changed(old, new)
    told = [each for each in found.faults if says in each.fault]
    assert told, found.faults
    assert told[0].field == field
    lines = started("Samovar").replace(old, new, 1).splitlines()
    assert not field or field in lines[told[0].line - 1] or "missing" in told[0].fault


def test_an_unknown_printing_or_book_is_a_fault() -> None:
    ruling = '\n[[card.ruling]]\ntext = "So."\nsources = { BGB2081 = "Card Clarifications" }\nreason = "no case"\n'
    found = changed('text = "Draw two cards."', f'text = "Draw two cards."\nfirst = "core-2021"{ruling}')
    assert sorted(each.field for each in found.faults) == ["first", "sources"]
    assert any("core-2012" in each.fault for each in found.faults)


def test_files_that_are_checked_together_know_each_other() -> None:
    text = started("Samovar").replace(
        "Draw two cards.", "Search your deck for Kettle Leader and place it into your hand."
    )
    assert checked(text).faults
    assert checked(text, kettle=started("Kettle")).faults == ()
    both = checked(started("Samovar"), other=started("Samovar"))
    assert "is a card of other.toml" in both.faults[0].fault


def test_remarks_are_no_faults() -> None:
    found = changed("Draw two cards.", "Draw two card.")
    assert len(found.faults) == 1
    odd = changed(
        "You may destroy a minion of power 2 or less here.", "You may destroy a character of power 2 or less here."
    )
    assert odd.faults == ()
    assert "You may destroy a minion of power 2 or less here." in odd.remarks[0].fault
    assert changed('text = "Draw two cards."', 'text = "Blorp."\nneeds = "blorping"').faults == ()


def test_what_no_game_can_play_is_remarked() -> None:
    def playable(card: CardDef) -> tuple[str, ...]:
        return ("blorping",) if card.name == "Samovar Leader" else ()

    (found,) = check({"tea.toml": started("Samovar").encode()}, playable)
    assert [each.fault for each in found.remarks] == ["no game can play 'Samovar Leader' yet: blorping"]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"\x00", b"[" * 10_000, b"a" * 1_000_000, b"format = 1"])
def test_what_is_no_card_file_is_a_fault_and_no_traceback(content: bytes) -> None:
    (found,) = check({"tea.toml": content})
    assert found.faults
    assert found.faults[0].file == "tea.toml"


def test_the_library_s_own_files_stand_the_check(root: Path) -> None:
    files = {str(each): each.read_bytes() for each in sorted((root / "cards").glob("*/*.toml"))}
    assert [each for found in check(files) for each in found.faults] == []


def test_the_published_schema_is_that_of_the_format(root: Path) -> None:
    published = json.loads((root / "cards" / "card-file.schema.json").read_text("utf-8"))
    assert published == card_file_schema(), "smashrules lint --schema > cards/card-file.schema.json"


def test_the_schema_says_what_each_field_is_for() -> None:
    schema = card_file_schema()
    for table in (schema, *schema["$defs"].values()):
        for name, field in table["properties"].items():
            assert field.get("description"), name


# -- from the command line --------------------------------------------------------------------------------------


def test_a_faction_is_started_and_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-faction", "Brass", "Samovars"]) == 0
    assert sorted(each.name for each in tmp_path.iterdir()) == ["brass-samovars.toml", "card-file.schema.json"]
    text = (tmp_path / "brass-samovars.toml").read_text("utf-8")
    assert text.startswith("#:schema ./card-file.schema.json\n")
    assert tomllib.loads(text)["faction"] == "Brass Samovars"
    capsys.readouterr()

    assert main(["lint", "brass-samovars.toml"]) == 0
    assert "20 minions and actions, 2 bases" in capsys.readouterr().out

    (tmp_path / "brass-samovars.toml").write_text(text.replace("Draw two", "Drow two"), "utf-8")
    assert main(["lint", "brass-samovars.toml"]) == 1
    told = capsys.readouterr().out
    line = next(number for number, each in enumerate(text.splitlines(), 1) if "Draw two" in each)
    assert told.startswith(f"brass-samovars.toml, line {line}, field 'text': not a word of card texts: 'Drow'")
    assert main(["lint", "brass-samovars.toml", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)[0]["faults"][0]["line"] == line


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "mine.toml"
    place.write_text("mine", "utf-8")
    schema = tmp_path / "card-file.schema.json"
    schema.write_text("mine, too", "utf-8")
    assert main(["new-faction", "Samovars", "--to", str(place)]) == 2
    assert "exists" in capsys.readouterr().err
    assert main(["new-faction", "Samovars", "--to", str(tmp_path / "other.toml")]) == 0
    assert (place.read_text("utf-8"), schema.read_text("utf-8")) == ("mine", "mine, too")


def test_what_is_no_card_file_says_that_more_may_follow(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "tea.toml"
    text = started("Samovars").replace("Draw two", "Drow two")
    place.write_text(text.replace("power = 5", "pwer = 5"), "utf-8")
    assert main(["lint", str(place)]) == 1
    told = capsys.readouterr().out
    assert "did you mean 'power'" in told
    assert "Drow" not in told
    assert "1 fault; names and texts are looked at when this is mended" in " ".join(told.split())

    place.write_text(text.rpartition("[[base]]")[0], "utf-8")
    assert main(["lint", str(place)]) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "Drow" in told
    assert "2 bases; this has 1 (a remark)" in told
    assert "20 minions and actions, 1 base, 8 texts read in one way; 1 fault" in told
    assert "mended" not in told


@pytest.mark.parametrize("name", ["", " ", "...", "robots", "\x07", "x" * 100])
def test_a_name_that_is_none_or_taken_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-faction", name]) == 2
    assert capsys.readouterr().err.startswith("smashrules: ")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [[], ["no-such.toml"], ["."]])
def test_a_file_that_cannot_be_read_is_an_error(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lint", *arguments]) == 2
    assert capsys.readouterr().err.startswith("smashrules: ")
