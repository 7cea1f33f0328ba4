"""Where data lies, and what the cache promises: it saves time and never changes an answer."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from smashrules import data
from smashrules.errors import UnknownNameError


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache folder, which does not exist yet."""
    chosen = tmp_path / "not" / "there" / "yet"
    monkeypatch.setenv("SMASHRULES_CACHE", str(chosen))
    return chosen


class Builder:
    """Builds a value and counts how often it had to."""

    def __init__(self, value: object) -> None:
        self.value = value
        self.calls = 0

    def __call__(self) -> object:
        self.calls += 1
        return self.value


def test_a_value_is_built_once(folder: Path) -> None:
    build = Builder({"power": 3})

    assert data.cached("library", "a", build) == {"power": 3}
    assert data.cached("library", "a", build) == {"power": 3}
    assert build.calls == 1


def test_another_input_gives_another_value_and_only_the_newest_are_kept(folder: Path) -> None:
    data.cached("library-index", "a", Builder("another name"))
    for number in range(data.VALUES_PER_NAME + 3):
        assert data.cached("library", f"input {number}", Builder(str(number))) == str(number)

    assert len(list(folder.glob("library.*"))) == data.VALUES_PER_NAME
    assert len(list(folder.glob("library-index.*"))) == 1


def test_nothing_but_older_values_is_removed(folder: Path) -> None:
    folder.mkdir(parents=True)
    tag = f"library.{sys.implementation.cache_tag}"
    others = ["notes.pickle", "library.pickle", f"{tag}.mine.pickle", "library.jython-1." + "0" * 24 + ".pickle"]
    for name in others:
        (folder / name).write_text("mine", "utf-8")
    older = folder / f"{tag}.{'0' * 24}.pickle"
    older.write_text("of an older version", "utf-8")
    os.utime(older, (1, 1))
    for number in range(data.VALUES_PER_NAME):
        data.cached("library", str(number), Builder(number))

    assert {each.name for each in folder.iterdir()} > set(others)
    assert not older.exists()


def test_changed_code_gives_another_value(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data.cached("library", "a", Builder("made by old code"))
    monkeypatch.setattr(data, "_code_stamp", lambda: "edited")

    assert data.cached("library", "a", Builder("made by new code")) == "made by new code"


@pytest.mark.parametrize("content", [b"", b"garbage", b"\x80\x05cno.such\nThing\n."])
def test_a_damaged_file_is_built_again_and_mended(folder: Path, content: bytes) -> None:
    data.cached("library", "a", Builder("whole"))
    (kept,) = folder.iterdir()
    kept.write_bytes(content)
    build = Builder("whole")

    assert data.cached("library", "a", build) == "whole"
    assert data.cached("library", "a", build) == "whole"
    assert build.calls == 1


def test_a_cache_that_cannot_be_written_costs_only_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("SMASHRULES_CACHE", str(tmp_path / "file"))
    build = Builder("value")

    assert [data.cached("library", "a", build) for _ in range(2)] == ["value", "value"]
    assert build.calls == 2


def test_an_error_while_building_is_the_callers_and_leaves_nothing(folder: Path) -> None:
    def fails() -> None:
        raise LookupError("a card is missing")

    with pytest.raises(LookupError, match="a card is missing") as caught:
        data.cached("library", "a", fails)
    assert caught.value.__context__ is None
    assert not folder.exists()


def test_the_users_cache_folder_is_used_where_none_is_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SMASHRULES_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    data.cached("library", "a", Builder("value"))

    assert [each.name.split(".")[0] for each in (tmp_path / "smashrules").iterdir()] == ["library"]


def test_a_name_that_could_leave_the_folder_is_refused(folder: Path) -> None:
    with pytest.raises(ValueError, match="lower-case letters"):
        data.cached("../library", "a", Builder("value"))


@pytest.mark.parametrize("kind", ["grammar", "cards"])
def test_the_data_folders_are_found(kind: data.Kind) -> None:
    assert data.located(kind).is_dir()


def test_an_unknown_kind_of_data_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownNameError, match="did you mean 'cards'"):
        data.located("card")  # type: ignore[arg-type]
