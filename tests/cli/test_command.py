"""The command line: what it prints, how it exits, and that nothing ever ends in a traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from smashrules import __version__, data
from smashrules.cards import library
from smashrules.cli import main
from smashrules.simulate import whole_factions

ROOT = Path(__file__).resolve().parents[2]
FIRST = ROOT / "docs" / "examples" / "first-question.txt"
COMMAND = [sys.executable, "-m", "smashrules"]


def run(*arguments: str | Path, piped: str | bytes = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command as a person would, in a process of its own."""
    return subprocess.run(
        [*COMMAND, *(str(each) for each in arguments)],
        input=piped if isinstance(piped, str) else piped.decode("latin-1"),
        encoding="latin-1" if isinstance(piped, bytes) else "utf-8",
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "", **environment},
    )


# -- ask --------------------------------------------------------------------------------------------------------


def test_a_question_in_a_file_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", str(FIRST)]) == 0

    told = capsys.readouterr().out
    assert "Zapbot is destroyed. Warbot and Nukebot stay." in told
    assert "immunity.cannot" in told
    assert "\x1b" not in told


def test_a_piped_question_is_answered() -> None:
    said = run("ask", piped=FIRST.read_text("utf-8"))

    assert (said.returncode, said.stderr) == (0, "")
    assert "Zapbot is destroyed" in said.stdout


@pytest.mark.parametrize(
    ("form", "begins"), [("markdown", ""), ("html", "<!DOCTYPE html>"), ("json", "{"), ("text", "A keg")]
)
def test_an_answer_is_printed_in_each_format(form: str, begins: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", str(FIRST), "--format", form]) == 0

    assert capsys.readouterr().out.lower().startswith(begins.lower())


def test_an_answer_as_json_is_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    from smashrules.explain import from_json
    from smashrules.scenario import adjudicate

    assert main(["ask", str(FIRST), "--json"]) == 0

    assert from_json(capsys.readouterr().out) == adjudicate(FIRST.read_text("utf-8"))


def test_what_is_not_as_expected_shows_in_the_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "wrong.txt"
    place.write_text(FIRST.read_text("utf-8") + "Zapbot stays\n", "utf-8")

    assert main(["ask", str(place)]) == 1
    assert "NOT as expected: Zapbot stays" in capsys.readouterr().out


def test_one_case_of_a_file_can_be_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "two.case"
    board = "players: Ann, Bob\nbase: Tortuga\n  Ann: Warbot\n"
    place.write_text(f"case one\n{board}Warbot has power 4\ncase two\n{board}Warbot has power 5\n", "utf-8")

    assert main(["ask", str(place), "--case", "one"]) == 0
    assert main(["ask", str(place), "--case", "two"]) == 1
    assert main(["ask", str(place)]) == 1
    capsys.readouterr()
    assert main(["ask", str(place), "--case", "tow"]) == 2
    assert "did you mean 'two'" in capsys.readouterr().err


def test_editions_can_be_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", str(FIRST), "--compare", "--edition", "BGB2018"]) == 0

    assert "under BGB2018" in capsys.readouterr().out


def test_an_edition_that_would_decide_otherwise_is_told_of_unasked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "question.txt"
    place.write_text(
        "players: Ann (to play), Bob\nbase: Tortuga\n  Bob: Walker\ndeck of Ann: 5 cards\nWalker has power 2\n",
        "utf-8",
    )
    assert main(["ask", str(place)]) == 0
    assert "would decide otherwise" not in capsys.readouterr().out

    place.write_text(
        "players: Ann (to play), Bob\nbase: Tortuga\n  Ann: Flame Trap, Overrun\nphase: start of turn\n"
        "Ann may use Overrun\n",
        "utf-8",
    )
    assert main(["ask", str(place)]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "EMD2023 would decide otherwise" in told
    assert "BGB2018:" not in told.partition("Decided otherwise")[2]


@pytest.mark.parametrize(
    ("question", "says"),
    [
        (b"players: Ann, Bob\nbase: Tortugaa\n", "did you mean 'Tortuga'"),
        (b"players: Ann, Bob\nAnn plays\n", "ends too early"),
        (b"", "empty"),
        (b"\xff\xfe\x00\x01" * 100, "not text"),
        (b"\x00" * 1000, "not text"),
        (b"x" * 10_000_000, "at most"),
        (b"Ann plays Warbot\n" * 500_000, "at most"),
        (b'{"format": "smashrules-state-1", "state": ', "begins no line"),
    ],
)
def test_bad_input_ends_with_one_clear_error(question: bytes, says: str) -> None:
    before = time.monotonic()
    said = run("ask", piped=question)

    assert said.returncode == 2
    assert says in said.stderr
    assert said.stdout == ""
    assert "Traceback" not in said.stderr
    assert time.monotonic() - before < 10


def test_a_missing_file_is_said_to_be_missing() -> None:
    said = run("ask", "no-such-file.txt")

    assert said.returncode == 2
    assert said.stderr.startswith("smashrules: no-such-file.txt, the file cannot be read")


# -- looking things up ------------------------------------------------------------------------------------------


def test_a_card_is_shown_with_its_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "warbot"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Warbot\nminion · power 4 · Robots · Core")
    assert "cannot be destroyed" in told

    assert main(["card", "powder", "keg", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["name"] == "Powderkeg"


@pytest.mark.parametrize(
    ("option", "value", "older"),
    [
        ("--printing", "core-2012", True),
        ("--printing", "2015-01-01", True),
        ("--as-of", "2017-12-31", True),
        ("--as-of", "2017", True),
        ("--edition", "munchkin", True),
        ("--edition", "BGB2018", False),
        ("--as-of", "2018-01-01", False),
        ("--edition", "WIKI", False),
    ],
)
def test_an_older_wording_is_asked_for_by_printing_book_or_day(
    option: str, value: str, older: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card", "Collector", option, value]) == 0
    told = capsys.readouterr().out
    first = told.split("\n\n")[1]
    assert ("non-Collector" not in first) is older
    assert ("as in the printing core-2012" in told) is older


def test_the_newest_wording_is_the_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "Collector"]) == 0
    told = capsys.readouterr().out
    assert "as in the printing" not in told
    assert "non-Collector" in told.split("\n\n")[1]
    assert "In the printing core-2012: You may return a minion" in told


def test_an_older_card_is_shown_with_its_power_and_from_where_it_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "Weed Eater", "--edition", "BGB2018"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "power 5" in told
    assert "This minion gains -2 power until the end of the turn. Not verified. Known from: an unofficial" in told
    assert "In the printing current, with power 3: Ongoing:" in told


def test_a_card_whose_older_text_nobody_knows_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "Celestial Teleport", "--as-of", "2020"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "(its text is not in the library)" in told
    assert "it was no action to be played on a minion, and had no Talent" in told


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--as-of", "2001-01-01"], "no card was printed before 2012-10-08"),
        (["--edition", "BGB2019"], "did you mean 'BGB2018'"),
        (["--edition", "core-2012"], "no edition is called 'core-2012'"),
        (["--as-of", "2018-13-40"], "'2018-13-40' is no day; write it as 2017-12-31"),
        (["--as-of", "yesterday"], "'yesterday' is no day"),
        (["--printing", "0000"], "no printing is called"),
    ],
)
def test_a_printing_that_does_not_exist_is_an_error(
    options: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card", "Collector", *options]) == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "then", "says"),
    [
        ("Dagon", "2013", "when the titans of The Obligatory Cthulhu Set were first printed is not known here"),
        ("Big Funny Giant", "2013", "when the titans of Core were first printed is not known here"),
        ("Deep One", "2013", "when the set The Obligatory Cthulhu Set was first printed is not known here"),
        ("Wil Wheaton", "2013", "by then this card was not printed: its set, The Bigger Geekier Box, came with the"),
        ("Wil Wheaton", "2018", "as in the printing BGB2018, errata of the Bigger Geekier Box"),
        ("Zapbot", "2013", "as in the printing core-2012, first printing of the Core set"),
    ],
)
def test_a_card_that_need_not_have_been_printed_by_then_says_so(
    name: str, then: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card", name, "--as-of", then]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert says in told
    assert told.count("first printing of the Core set") == (name == "Zapbot")


def test_the_name_of_a_faction_shows_its_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "pirates"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert told.startswith("Pirates a faction, and no card · Core Pirate King minion · power 5")
    assert "Tortuga base · breakpoint 21" in told

    assert main(["card", "dragons", "--json"]) == 0  # not Dragon's Lair, which only begins so
    assert json.loads(capsys.readouterr().out)["faction"] == "Dragons"
    assert main(["card", "innsmouth"]) == 0  # a base has this very name
    assert "base · breakpoint" in capsys.readouterr().out


def test_a_card_that_does_not_exist_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "Wurbot"]) == 2
    assert "did you mean 'Warbot'" in capsys.readouterr().err


def test_a_rule_is_found_by_key_and_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "tie.best-place"]) == 0
    told = capsys.readouterr().out
    number = told.split()[0]
    assert main(["rule", number]) == 0
    assert capsys.readouterr().out == told

    assert main(["rule", "tie.best-place", "--edition", "bgb2018", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["cite"] == 'BGB2018 "Tie Fighter", p. 6'
    assert main(["rule", "tie.best-plaice"]) == 2
    assert "did you mean 'tie.best-place'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "offered"),
    [
        ("tie.best", "tie.best-place"),
        ("bounce", "verb.return"),
        ("8.1.99", "8.1.9"),
        ("8.3.", "8.3.1"),
        ("bounce it", "verb.return"),
    ],
)
def test_a_rule_that_does_not_exist_gets_the_nearest(
    asked: str, offered: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rule", asked]) == 2
    assert repr(offered) in capsys.readouterr().err


def test_the_number_of_a_section_or_part_lists_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "8.3"]) == 0
    told = capsys.readouterr().out
    assert "8.3.1 tie.best-place" in told
    assert "8.1.1" not in told
    assert main(["rule", "8"]) == 0
    assert told in capsys.readouterr().out
    assert main(["rule", "8.3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["key"] == "tie.best-place"
    assert main(["rule", "8.333"]) == 2


def test_a_rule_shows_what_superseded_what_and_what_decides(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "turn.end-order", "--edition", "munchkin"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "authority: rulebook" in told
    assert "MUNCHKIN does not speak of this; the wording is that of BGB2018." in told
    assert "BGB2018, WTCS The current player chooses the order of all of them. [superseded by EMD2023]" in told
    assert "Decided by the switch end_turn_order BGB2018, WTCS the current player EMD2023, WIKI Me First!" in told
    assert "Cases: rule-end-of-turn-in-the-current-players-order" in told

    assert main(["rule", "turn.end-order", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["superseded_by"] == {"BGB2018": "EMD2023", "WTCS": "EMD2023"}
    assert data["switches"]["end_turn_order"] == {"BGB2018, WTCS": "the current player", "EMD2023, WIKI": "Me First!"}


def test_a_rule_that_cannot_be_played_yet_names_the_missing_system(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "titan.play"]) == 0
    assert "lacks the system titans: titans and their clashes." in " ".join(capsys.readouterr().out.split())


def test_an_open_point_shows_its_readings_the_one_used_and_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "resolve.nested-triggers"]) == 0
    told = capsys.readouterr().out
    assert "The books do not settle this." in told
    assert "Reading 1 (used here):" in told
    assert "Why:" in told


def test_rules_are_found_by_everyday_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", "tie", "for", "first"]) == 0
    assert capsys.readouterr().out.startswith("tie.best-place")
    assert main(["search", "qqqqqq"]) == 1
    capsys.readouterr()
    assert main(["search", "tie", "--json", "--most", "2"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 2


def test_the_books_are_compared_point_by_point(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["editions", "setup.mulligan"]) == 0
    told = capsys.readouterr().out
    assert "BGB2018" in told
    assert "shuffled into the deck" in told
    assert main(["editions", "qualify"]) == 2
    assert "no rule or switch is called 'qualify'; did you mean 'qualifies'" in capsys.readouterr().err
    assert main(["editions", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) > 20


def test_a_text_is_shown_as_it_is_understood(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["parse", "Draw two cards."]) == 0
    told = capsys.readouterr().out
    assert "you draw 2 cards" in told
    assert told.endswith("In a game: all of it is carried out.\n")
    assert "CardText" not in told
    assert main(["parse", "--type", "titan", "Talent: Draw a card."]) == 0
    assert capsys.readouterr().out.endswith("In a game: not carried out yet (titans).\n")
    assert main(["parse", "Draw two cards.", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["readings"]) == 1
    assert main(["parse", "Drow two cards."]) == 2
    assert "^" in capsys.readouterr().err


CASES = """\
case right
players: Ann, Bob
base: Tortuga
  Ann: Zapbot
Zapbot has power 2
case wrong
players: Ann, Bob
base: Tortuga
  Ann: Zapbot
Zapbot has power 3
case senseless
players: Ann, Bob
base: Tortugaa
"""


def test_each_case_of_a_file_is_answered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "cases.txt"
    place.write_text(CASES, "utf-8")

    assert main(["ask", str(place)]) == 2
    told = capsys.readouterr().out
    assert "== wrong ==" in told
    assert "NOT as expected: Zapbot has power 3" in told
    assert "did you mean 'Tortuga'" in told
    assert told.splitlines()[-1] == "3 cases: 1 as expected, 1 not as expected, 1 wrong in themselves"


def test_several_cases_as_json_are_one_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "cases.txt"
    place.write_text(CASES.partition("case senseless")[0], "utf-8")

    assert main(["ask", str(place), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [each["case"] for each in told] == ["right", "wrong"]
    assert told[0]["answer"]["expectations"][0]["met"] is True


def test_several_cases_are_no_single_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "cases.txt"
    place.write_text(CASES, "utf-8")

    assert main(["ask", str(place), "--format", "html"]) == 2
    assert "--case right" in capsys.readouterr().err


# -- play -------------------------------------------------------------------------------------------------------


def test_equal_seeds_play_equal_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seed", "5", "--json"]) == 0
    first = capsys.readouterr().out
    assert main(["play", "--seed", "5", "--json"]) == 0
    assert capsys.readouterr().out == first
    assert json.loads(first)["winners"]


def test_a_game_has_a_log_and_a_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--factions", "aliens+robots,ninjas+pirates"]) == 0

    told = capsys.readouterr().out
    assert told.startswith(
        "Ann: Aliens and Robots, a deck of 40 cards\nBob: Ninjas and Pirates, a deck of 40 cards\n"
    )
    assert "Ann plays" in told
    assert " wins. " in told
    assert "decisions, seed 1," in told.splitlines()[-1]


def test_a_log_can_name_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--cite"]) == 0

    assert "[play.free-minion, play.minion-to-base]" in capsys.readouterr().out


def test_every_faction_plays_and_says_what_it_lacks(capsys: pytest.CaptureFixture[str]) -> None:
    lacking = next(each for each in library().faction_names if each not in whole_factions(library()))
    assert main(["play", "--factions", f"{lacking}+zombies,robots+aliens", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    missing = sum(each["copies"] for each in told["lacking"] if library().heads[each["card"]].type != "base")

    assert missing > 0
    assert told["players"][0]["factions"] == [lacking, "Zombies"]
    assert sum(each["cards"] for each in told["players"]) == 80 - missing
    assert all(each["needs"] for each in told["lacking"])


def test_several_games_print_their_results(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--games", "2", "--players", "3", "--edition", "BGB2018"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert [each.split(":")[0] for each in lines] == ["seed 1", "seed 2"]
    assert all("won in turn" in each for each in lines)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--factions", "aliens"],
        ["--factions", "aliens+aliens"],
        ["--factions", "aliens+martians"],
        ["--factions", "a+b,c+d,e+f"],
        ["--edition", "BGB1999"],
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *arguments]) == 2
    assert capsys.readouterr().err.startswith("smashrules: ")


# -- manners ----------------------------------------------------------------------------------------------------


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])

    assert ended.value.code == 0
    assert capsys.readouterr().out == f"smashrules {__version__}\n"


@pytest.mark.parametrize("arguments", [[], ["aks"], ["ask", "--format", "pdf"], ["search", "a", "--most", "0"]])
def test_wrong_options_are_explained(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)

    assert ended.value.code == 2
    assert "usage: smashrules" in capsys.readouterr().err


def test_errors_are_data_too_where_json_is_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "no.such", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["exit_code"] == 2


def test_what_is_wrong_with_a_text_is_data_where_json_is_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["parse", "Destroy a mignon.", "--json"]) == 2
    told = json.loads(capsys.readouterr().out)
    assert told["span"] == [10, 16]
    assert told["understood"] == "Destroy a"
    assert told["nearest"] == ["minion"]


def test_a_reader_who_leaves_early_is_no_error() -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "--games", "1000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        told = process.stderr.read()
        code = process.wait(timeout=60)

    assert (told, code) == ("", 141)


def _heeds_interrupts() -> None:
    """What is started in the background of a shell ignores them otherwise, and would play on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupted_command_ends_quietly() -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "--games", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=_heeds_interrupts,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        process.stdout.read()
        told = process.stderr.read()
        code = process.wait(timeout=60)

    assert (told, code) == ("", 130)


def test_a_plain_terminal_gets_no_colour() -> None:
    said = run("card", "Warbot", NO_COLOR="1", TERM="dumb")

    assert "\x1b" not in said.stdout


@pytest.mark.parametrize(
    ("command", "never"),
    [
        (
            ["card", "Warbot"],
            {"lark", "pydantic", "attr", "smashrules.engine", "smashrules.state", "smashrules.scenario"},
        ),
        (["search", "tie"], {"lark", "pydantic", "attr", "smashrules.engine", "smashrules.cards"}),
        (["rule", "score.steps"], {"lark", "pydantic", "attr", "smashrules.engine", "smashrules.cards"}),
        (["ask", str(FIRST)], {"pydantic", "attr", "rich"}),
        (
            ["parse", "Draw two cards.", "--tree"],
            {"pydantic", "attr", "smashrules.engine", "smashrules.state", "smashrules.scenario"},
        ),
        (["complete", "You may "], {"pydantic", "attr", "smashrules.effects", "smashrules.engine"}),
        (["--help"], {"lark", "attr", "msgspec", "smashrules.cards", "json"}),
    ],
)
def test_a_command_loads_only_what_it_needs(command: list[str], never: set[str]) -> None:
    program = (
        "import sys\nfrom smashrules.cli import main\n"
        f"try: main({command!r})\nexcept SystemExit: pass\n"
        "print(*sorted(sys.modules), sep='\\n', file=sys.stderr)"
    )
    subprocess.run([*COMMAND, *command], capture_output=True, check=True)  # fills the caches
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert never & set(said.stderr.split()) == set()


# -- many texts, and beginnings ---------------------------------------------------------------------------------


def lines_of(*cards: dict[str, object] | str) -> str:
    return "".join((each if isinstance(each, str) else json.dumps(each)) + "\n" for each in cards)


def qroxite(text: str, **more: object) -> dict[str, object]:
    return {"name": "Vlim Qroxite", "faction": "Qroxi", "type": "minion", "text": text, **more}


def test_many_texts_are_read_line_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "cards.jsonl"
    place.write_text(
        lines_of(
            qroxite("You may destroy a character on this base.", power=3, name="Vlom the Last"),
            qroxite("Search your deck for Vlom the Last and place it into your hand.", name="Caller", type="action"),
            qroxite("Choose a minion. Choose an action. Destroy it.", name="Doubt", type="action"),
            qroxite("Ongoing: This titan has +1 power.", name="Great Qroxite", type="titan"),
        ),
        "utf-8",
    )
    assert main(["parse", "--jsonl", str(place)]) == 0

    told = [json.loads(each) for each in capsys.readouterr().out.splitlines()]
    assert list(told[0]) == ["name", "ok", "readings", "printed", "executes", "error", "power"]
    assert told[0]["printed"] == "You may destroy a minion here."
    assert told[0]["power"] == 3
    assert [each["executes"] for each in told] == [True, True, True, False]
    assert [each["readings"] for each in told] == [1, 1, 2, 1]
    assert [each["error"] for each in told] == [None] * 4


def test_a_text_that_is_not_read_shows_in_the_exit_code() -> None:
    said = run("parse", "--jsonl", "-", piped=lines_of(qroxite("Destroy a mignon."), "{", qroxite("Draw a card.")))

    told = [json.loads(each) for each in said.stdout.splitlines()]
    assert (said.returncode, said.stderr) == (1, "")
    assert [each["ok"] for each in told] == [False, False, True]
    assert set(told[0]["error"]) == {"message", "span", "expected", "nearest"}
    assert told[0]["error"]["span"] == [10, 16]


def test_half_a_character_is_passed_through() -> None:
    said = run("parse", "--jsonl", "-", piped='{"name": "\\ud800", "type": "action", "text": "Draw a card."}\n')
    assert said.returncode == 0
    assert json.loads(said.stdout)["name"] == "\ud800"


def test_a_file_with_another_line_end_and_a_mark_at_its_beginning_is_read(tmp_path: Path) -> None:
    place = tmp_path / "cards.jsonl"
    place.write_bytes(b"\xef\xbb\xbf" + lines_of(qroxite("Draw a card."), "").replace("\n", "\r\n").encode())

    assert run("parse", "--jsonl", place).returncode == 0


@pytest.mark.parametrize("arguments", [["--jsonl", "no-such-file"], ["Draw.", "--jsonl", "-"], [], ["--jsonl", "."]])
def test_wrong_uses_of_parse_are_explained(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["parse", *arguments]) == 2
    assert capsys.readouterr().err.startswith("smashrules: ")


def test_a_text_that_is_not_understood_is_compared_with_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["parse", "Destroy a minion of hand."]) == 2
    told = capsys.readouterr().err
    assert "understood so far: Destroy a minion" in told
    assert "did you mean: Destroy a minion" in told


@pytest.mark.parametrize("text", [b"x" * 10_000_000, b"\x00" * 50, b"\xff\xfe\xfd", b"", b" \n "])
def test_a_piped_text_of_any_sort_ends_with_one_clear_error(text: bytes) -> None:
    said = run("parse", "-", piped=text)
    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr.startswith("smashrules: ")
    assert len(said.stderr) < 1_000


def test_a_beginning_is_completed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["complete", "You may destroy a "]) == 0
    told = capsys.readouterr().out
    assert told.startswith("a thing: ")
    assert " minion, " in told
    assert "minions" not in told
    assert "more; begin the name to find it" in " ".join(told.split())

    assert main(["complete", "You may destr", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["completions"]
    assert found == [{"word": "destroy", "kind": "verb", "ends": True}]

    assert main(["complete", "Search your deck for Armor S"]) == 0
    assert capsys.readouterr().out == "a name: Armor Stego\n"

    assert main(["complete", "Destory a "]) == 2
    assert "did you mean: destroy" in capsys.readouterr().err


def test_a_text_is_shown_with_its_words_under_the_nodes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["parse", "You may draw a card.", "--tree"]) == 0
    told = capsys.readouterr().out
    assert "“You may draw”  [verb.draw]" in told
    assert "When it is played" not in told

    assert main(["parse", "You may draw a card.", "--tree", "--json"]) == 0
    tree = json.loads(capsys.readouterr().out)["readings"][0]["tree"]
    assert tree["parts"][0]["rules"] == ["ability.on-play"]

    picture, page = tmp_path / "a.svg", tmp_path / "a.html"
    assert main(["parse", "Draw two cards.", "--svg", str(picture), "--html", str(page)]) == 0
    assert picture.read_text("utf-8").startswith("<svg")
    assert page.read_text("utf-8").startswith("<!DOCTYPE html>")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.html", "a.svg"]
    capsys.readouterr()

    assert main(["parse", "Draw two cards.", "--svg", "-"]) == 0
    assert capsys.readouterr().out.startswith("<svg")


def test_the_rest_of_a_long_line_stands_further_in_than_what_belongs_to_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = "You may move another minion here to another base. If you do, draw a card."
    assert main(["parse", "--type", "minion", text]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[2].startswith("    you move") or told[3].startswith("      you move")
    begun = next(place for place, line in enumerate(told) if "you move one minion" in line)
    indent = len(told[begun]) - len(told[begun].lstrip())
    assert told[begun + 1].startswith(" " * (indent + 4))


def test_no_cards_is_a_number_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["parse", "--tree", "If you have no cards in your hand, draw two cards."]) == 0
    told = capsys.readouterr().out
    assert "Quantity (low 0 high 0)" in told
    assert all(line == line.rstrip() for line in told.splitlines())


def test_a_picture_that_cannot_be_written_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["parse", "Draw two cards.", "--svg", str(tmp_path / "no" / "a.svg")]) == 2
    assert "cannot be written" in capsys.readouterr().err
    assert main(["parse", "Drow two cards.", "--svg", str(tmp_path / "a.svg")]) == 2
    assert list(tmp_path.iterdir()) == []


def test_words_need_no_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["parse", "--type", "minion", "Draw two cards."]) == 0
    quoted = capsys.readouterr().out
    assert main(["parse", "--type", "minion", "Draw", "two", "cards."]) == 0
    assert capsys.readouterr().out == quoted
    assert main(["complete", "Destroy", "a", "mini"]) == 0
    assert "a thing: minion" in capsys.readouterr().out
    assert main(["parse", ""]) == 2
    assert "a card without abilities has an empty one" in capsys.readouterr().err


def test_what_cannot_be_kept_is_told_once_even_where_nobody_watches(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(data, "building", [])
    monkeypatch.setattr(data, "unkept", [])
    assert main(["rule", "score.steps"]) == 0
    (tmp_path / "a file").write_text("", "utf-8")
    monkeypatch.setenv("SMASHRULES_CACHE", str(tmp_path / "a file"))
    for name in ("card-shelf", "rewording", "card-names"):
        data.cached(name, "tea", lambda: "read")

    told = capsys.readouterr().err
    assert told.count("cannot be kept") == 1
    assert "a file: " in told
    assert "SMASHRULES_CACHE" in told


@pytest.mark.parametrize(("watched", "said"), [(True, 1), (False, 0)])
def test_on_a_terminal_the_first_command_says_why_it_takes_long(
    watched: bool, said: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(data, "building", [])
    monkeypatch.setattr(sys.stderr, "isatty", lambda: watched, raising=False)
    assert main(["rule", "score.steps"]) == 0
    assert capsys.readouterr().err == ""

    monkeypatch.setenv("SMASHRULES_CACHE", str(tmp_path))
    for name in ("card-shelf", "card-shelf", "rewording"):  # kept after the first time; words are a part of texts
        data.cached(name, "tea", lambda: "read")

    told = capsys.readouterr().err
    assert told.count("reading the texts of all cards") == told.count("reading") == said

    assert main(["rule", "score.steps"]) == 0
    data.cached("rewording", "coffee", lambda: "read")
    assert capsys.readouterr().err.count("reading the words that texts are made of") == said
