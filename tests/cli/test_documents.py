"""``smashrules docs``: what it makes of questions, cards and factions, and what it leaves alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from smashrules.cli import documents, main

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::PendingDeprecationWarning")

QUESTION = """\
players: Ann (to play), Bob
base: The Homeworld
  Ann: Warbot
  Bob: Zapbot
hand of Ann: Powderkeg
Ann plays Powderkeg, choosing Warbot.
Zapbot is destroyed
"""
FACTION = """\
format = 1
faction = "Tea Bots"
set = "Our kitchen"
sources = ["the club"]
notes = ["*Two* `ticks` and a |bar|."]

[[card]]
name = "Red Kettle"
type = "minion"
count = 2
power = 3
text = "You may return a Blue Kettle here to its owner's hand."

[[card.ruling]]
text = "It may be another player's."
sources = { "our club" = "May" }

[[card]]
name = "Blue Kettle"
type = "minion"
count = 2
power = 3
text = ""

[[card]]
name = "Whistle"
type = "action"
count = 1
text = "Whistle very loudly."
needs = "whistles"

[[base]]
name = "Tea House"
breakpoint = 20
vps = [4, 2, 1]
text = "After this base scores, the winner draws a card."
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own, with questions, a faction and a list of cards."""
    monkeypatch.chdir(tmp_path)
    cases = tmp_path / "evening"
    cases.mkdir()
    (cases / "keg.case").write_text(QUESTION)
    (cases / "more.txt").write_text(f"case one\ntitle: The first\n{QUESTION}\ncase two\n{QUESTION}")
    (tmp_path / "tea.toml").write_text(FACTION)
    (tmp_path / "list.txt").write_text("# what we own\nPowderkeg\nthe homeworld  # a base\n")
    return tmp_path


def dead_links(folder: Path) -> list[str]:
    """Links to pages or places that are not there."""
    pages = {path.name: path.read_text("utf-8") for path in folder.glob("*.html")}
    found = []
    for name, html in pages.items():
        for target, anchor in re.findall(r'href="([\w.-]*\.html)?#([^"]+)"', html):
            if f'id="{anchor}"' not in pages.get(target or name, ""):
                found.append(f"{name}: {target}#{anchor}")
    return found


def test_questions_a_faction_and_cards_make_a_site_with_the_rules_behind_them(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["docs", "evening", "tea.toml", "list.txt", "-o", "site", "--title", "Our <evening>"]) == 0

    told = capsys.readouterr()
    assert told.err == ""
    assert "site/index.html" in told.out
    pages = {path.stem: path.read_text("utf-8") for path in (here / "site").glob("*.html")}
    assert {"index", "keg", "more", "tea-bots", "list", "rules"} <= set(pages)
    assert "Our &lt;evening&gt;" in pages["index"]
    assert "Zapbot is destroyed. Warbot stays." in pages["keg"]
    assert "<svg" in pages["keg"]
    assert 'href="rules.html#smash-rule-immunity.cannot"' in pages["keg"]
    assert 'id="smash-rule-immunity.cannot"' in pages["rules"]
    assert 'id="smash-card-Powderkeg"' in pages["list"]
    assert 'id="smash-base-The-Homeworld"' in pages["list"]
    assert "*Two* `ticks` and a |bar|." in pages["tea-bots"]
    assert 'id="smash-ruling-red-kettle.1"' in pages["tea-bots"]
    assert "it needs: whistles" in pages["tea-bots"]
    assert "Blue Kettle here" in re.sub(r"<[^>]+>", "", pages["tea-bots"])
    assert dead_links(here / "site") == []


def test_a_faction_just_started_has_no_fault_and_can_be_shown(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-faction", "Zeds"]) == 0
    assert main(["lint", "zeds.toml"]) == 0
    capsys.readouterr()

    assert main(["docs", "zeds.toml", "-o", "site"]) == 0
    assert capsys.readouterr().err == ""
    page = (here / "site" / "zeds.html").read_text("utf-8")
    assert 'id="smash-base-Zeds-Home"' in page
    assert page.count("It has no ability.") == 2


def test_one_page_needs_no_other_file(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "out").mkdir()
    assert main(["docs", "evening", "pirates", "-o", "out/faq.html", "--single", "--json"]) == 0

    html = (here / "out" / "faq.html").read_text("utf-8")
    assert '"pages": 3' in capsys.readouterr().out
    assert "<link" not in html
    assert "<script" not in html
    assert "src=" not in html
    assert "prefers-color-scheme: dark" in html
    assert dead_links(here / "out") == []
    assert sorted(each.name for each in (here / "out").iterdir()) == ["faq.html"]


def test_the_title_of_one_page_stands_once_and_the_first_page_of_a_site_lists_the_cards(here: Path) -> None:
    assert main(["docs", "list.txt", "-o", "one.html", "--single"]) == 0
    assert re.findall(r"<h[12]>([^<]*)", (here / "one.html").read_text("utf-8")) == ["List", "The rules behind it"]

    assert main(["docs", "list.txt", "-o", "site"]) == 0
    first = (here / "site" / "index.html").read_text("utf-8")
    assert "Powderkeg" in first
    assert "Powered by" not in first


def test_what_it_wrote_itself_is_written_anew_whole(here: Path) -> None:
    assert main(["docs", "evening", "-o", "site"]) == 0
    assert main(["docs", "list.txt", "-o", "site"]) == 0

    assert (here / "site" / "list.html").is_file()
    assert not (here / "site" / "keg.html").exists()
    assert {each.name for each in here.iterdir()} == {"evening", "tea.toml", "list.txt", "site"}


@pytest.mark.parametrize(
    ("file", "says"),
    [("site/notes.txt", "the folder 'site' holds 'notes.txt'"), ("site", "'site' is a file; -o names a folder")],
)
def test_what_it_did_not_write_stays(file: str, says: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = here / file
    place.parent.mkdir(exist_ok=True)
    place.write_text("mine")

    assert main(["docs", "powderkeg", "-o", "site"]) == 2
    assert says in capsys.readouterr().err
    assert place.read_text() == "mine"


def test_a_file_laid_into_its_own_folder_is_not_lost(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docs", "powderkeg", "-o", "site"]) == 0
    (here / "site" / "CNAME").write_text("mine")

    assert main(["docs", "powderkeg", "-o", "site"]) == 2
    assert "holds 'CNAME'" in capsys.readouterr().err
    assert (here / "site" / "CNAME").read_text() == "mine"


def test_a_page_that_it_did_not_write_stays(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "mine.html").write_text("mine")

    assert main(["docs", "powderkeg", "-o", "mine.html", "--single"]) == 2
    assert "has not written; it stays as it is" in capsys.readouterr().err
    assert (here / "mine.html").read_text() == "mine"


@pytest.mark.parametrize(
    ("name", "text", "code", "says"),
    [
        ("a.case", QUESTION.replace("is destroyed", "stays"), 1, "a.case:7: not as expected: Zapbot stays; found: "),
        ("a.case", QUESTION.replace("Homeworld", "Homewurld"), 2, "a.case, line 2: 'The' does not fit"),
        ("a.case", "players: Ann\n", 2, "a.case"),
        ("a.txt", "Powderkeg\nNukebott\n", 2, "a.txt:2: no card is called 'Nukebott'; did you mean 'Nukebot'?"),
        ("a.txt", "\n", 2, "a.txt: it names no card and asks no question"),
        ("a.txt", "\ufeff\x00", 2, "no card is called"),
        (
            "a.toml",
            FACTION.replace("to its", "too its"),
            2,
            "a.toml, line 12, field 'text': the text of 'Red Kettle'",
        ),
        ("a.toml", FACTION.replace('"minion"', '"minnow"'), 2, "a.toml, line 9, field 'type': "),
        ("a.toml", "[[card", 2, "a.toml, line 1: not TOML"),
    ],
)
def test_a_fault_is_told_with_its_line_and_nothing_is_written(
    name: str, text: str, code: int, says: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / name).write_text(text, "utf-8")
    before = sorted(here.rglob("*"))

    assert main(["docs", "evening", name, "-o", "site"]) == code
    told = capsys.readouterr().err
    assert says in told
    assert "Traceback" not in told
    assert sorted(here.rglob("*")) == before


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("powderkegg", "no card is called 'powderkegg'; did you mean 'Powderkeg'?"),
        ("gone.case", "there is no file 'gone.case'"),
        ("empty", "in 'empty' there is no question (*.case, *.txt) and no faction (*.toml)"),
    ],
)
def test_what_is_no_input_is_said_to_be_none(
    given: str, says: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "empty").mkdir()

    assert main(["docs", given, "-o", "site"]) == 2
    assert says in capsys.readouterr().err
    assert not (here / "site").exists()


def test_without_sphinx_it_names_the_extra(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(documents, "find_spec", lambda name: None)

    assert main(["docs", "powderkeg", "-o", "site"]) == 1
    assert "it comes with the extra 'sphinx': in a checkout, pip install '.[sphinx]'" in capsys.readouterr().err
    assert not (here / "site").exists()
