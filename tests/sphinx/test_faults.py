"""What is wrong in a document is told with its file and line, and the build goes on to its end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.sphinx.building import Project

from smashrules.sphinx import scenarios

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::PendingDeprecationWarning")

# a page (its title takes lines 1 to 3), the line that is named, what is said of it
REST = {
    "unknown-card": (".. smash:card:: Powderkeq", 4, "no card is called 'Powderkeq'; did you mean 'Powderkeg'?"),
    "a-base-is-no-card": (".. smash:card:: Tortuga", 4, "'Tortuga' is a base, no card: write 'smash:base'"),
    "unknown-rule": (".. smash:rule:: tie.best-plase", 4, "no rule is called 'tie.best-plase'; did you mean"),
    "unknown-term": (".. smash:term:: bownce", 4, "no term is called 'bownce'"),
    "unknown-faction": (".. smash:faction:: Pirrates", 4, "no faction is called 'Pirrates'; did you mean 'Pirates'?"),
    "unknown-ruling": (".. smash:ruling:: powderkeg.7", 4, "no ruling is called 'powderkeg.7'"),
    "ruling-of-many": (".. smash:ruling:: Full Sail", 4, "'Full Sail' could be any ruling of: full-sail.1, full"),
    "unknown-construct": (
        ".. smash:construct:: verb-destroi",
        4,
        "no construct is called 'verb-destroi'; did you mean",
    ),
    "unknown-case": (".. smash:case:: dinghy", 4, "no case is called 'dinghy'"),
    "unknown-printing": (
        ".. smash:card:: Buccaneer\n   :printing: core-2011",
        4,
        "no printing is called 'core-2011'; did you mean 'core-2012'",
    ),
    "own-without-type": (".. smash:card:: Tea Bot\n   :text: Draw a card.", 4, "its type is missing; write ':type:'"),
    "own-of-odd-type": (".. smash:card:: Tea Bot\n   :type: kettle", 4, "the type 'kettle' is none; write ':type:'"),
    "own-text": (
        ".. smash:card:: Tea Bot\n   :type: action\n   :text: Destroy a mignon here.",
        4,
        "the text of 'Tea Bot' is not understood",
    ),
    "no-question": (".. smash:scenario::", 4, "the question is missing"),
    "no-board": (".. smash:board::", 4, "the board is missing"),
    "no-file": (".. smash:scenario::\n   :file: gone.case", 4, "there is no file 'gone.case'"),
    "file-and-lines": (".. smash:scenario::\n   :file: a.case\n\n   players: Ann", 4, "not both"),
    "board-that-plays": (
        ".. smash:board::\n\n   players: Ann (to play), Bob\n   base: Tortuga\n   hand of Ann: Zapbot\n"
        "   Ann plays Zapbot",
        9,
        "a board shows what lies there",
    ),
    "malformed-board": (
        ".. smash:board::\n\n   players: Ann, Bob\n   base: Tortuga\n     Ann: Zapbott",
        8,
        "no card is called 'Zapbott'; did you mean 'Zapbot'",
    ),
    "odd-line": (
        ".. smash:scenario::\n   :no-board:\n\n   players: Ann, Bob\n   base: Tortuga\n   what a night",
        9,
        "",
    ),
    "failing-case": (
        ".. smash:scenario:: it-fails\n\n   players: Ann (to play), Bob\n   base: Tortuga\n     Bob: Zapbot\n"
        "   hand of Ann: Ninja Master\n   Zapbot stays\n   Ann plays Ninja Master, choosing Zapbot\n   Zapbot stays",
        12,
        "not as expected: Zapbot stays; found: ",
    ),
    "failing-in-a-list": (
        "* a list\n\n  .. smash:scenario::\n\n     players: Ann, Bob\n     base: Tortuga\n       Bob: Zapbot\n"
        "     Zapbot has power 3",
        11,
        "not as expected: Zapbot has power 3",
    ),
    "not-allowed": (
        ".. smash:scenario::\n\n   players: Ann (to play), Bob\n   base: Tortuga\n   Ann plays Zapbot",
        8,
        "",
    ),
    "not-modelled": (
        ".. smash:scenario::\n\n   players: Ann (to play), Bob\n   base: Tortuga\n     Ann: The Kraken\n"
        "   Zapbot is destroyed",
        9,
        "",
    ),
    "odd-detail": (
        ".. smash:scenario::\n   :detail: 9\n\n   players: Ann, Bob\n   base: Tortuga",
        4,
        "there is no level of detail 9",
    ),
    "odd-edition": (".. smash:editions:: Me Last", 4, "no rule, part or section is called 'Me Last'"),
    "odd-book": (".. smash:editions::\n   :books: BGB2019", 4, "BGB2019"),
}
MYST = {
    "board": (
        "```{smash:board}\nplayers: Ann, Bob\nbase: Tortuga\n  Ann: Zapbott\n```",
        6,
        "no card is called 'Zapbott'",
    ),
    "board-with-title": (
        "```{smash:board} The start\nplayers: Ann, Bob\nbase: Tortuga\n  Ann: Zapbott\n```",
        6,
        "no card is called 'Zapbott'",
    ),
    "options": (
        "```{smash:scenario} case-with-options\n:no-board:\n:detail: 1\n\nplayers: Ann, Bob\nbase: Tortuga\n"
        "Tortuga has breakpoint 3\n```",
        9,
        "not as expected: Tortuga has breakpoint 3",
    ),
    "colons": (
        ":::{smash:scenario}\n:no-board:\nplayers: Ann, Bob\nbase: Tortuga\nTortuga has breakpoint 3\n:::",
        7,
        "not as expected: Tortuga has breakpoint 3",
    ),
    "in-a-box": (
        ":::{note}\n\n\n```{smash:scenario}\nplayers: Ann, Bob\nbase: Tortuga\nTortuga has breakpoint 3\n```\n:::",
        9,
        "not as expected: Tortuga has breakpoint 3",
    ),
    "card": ("text\n\n```{smash:card} Powderkeq\n```", 5, "no card is called 'Powderkeq'; did you mean 'Powderkeg'?"),
}


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Project:
    pages = {f"{name}_rst": text for name, (text, *_) in REST.items()}
    pages |= {f"{name}_md": text for name, (text, *_) in MYST.items()}
    project = Project.of(tmp_path_factory.mktemp("faulty"), **pages)
    (project.source / "a.case").write_text("players: Ann, Bob\n")
    return project.build(myst_enable_extensions=["colon_fence"])


def told(project: Project, page: str) -> list[tuple[int, str]]:
    """The lines that errors name on a page, and what they say."""
    found = re.findall(rf"^\./{re.escape(page)}:(\d+): ERROR: (.*)$", project.said, re.MULTILINE)
    return [(int(line), message) for line, message in found]


@pytest.mark.parametrize("name", REST)
def test_a_fault_is_told_with_its_line_in_rest(faulty: Project, name: str) -> None:
    _, line, message = REST[name]
    found = told(faulty, f"{name}.rst")

    assert [at for at, _ in found] == [line]
    assert message in found[0][1]


@pytest.mark.parametrize("name", MYST)
def test_a_fault_is_told_with_its_line_in_myst(faulty: Project, name: str) -> None:
    _, line, message = MYST[name]
    found = told(faulty, f"{name}.md")

    assert [at for at, _ in found] == [line]
    assert message in found[0][1]


def test_nothing_ends_in_a_traceback_and_the_build_ends_with_an_error(faulty: Project) -> None:
    assert "Traceback" not in faulty.said
    assert "Exception" not in faulty.said
    assert faulty.status == 1
    for name in REST:
        assert faulty.page(f"{name}.html")


def test_what_is_wrong_is_told_at_each_build_until_it_is_mended(tmp_path: Path) -> None:
    page = ".. smash:scenario::\n\n   players: Ann, Bob\n   base: Tortuga\n   Tortuga has breakpoint 3\n"
    project = Project.of(tmp_path, a_rst=page, b_rst="nothing here\n").build()

    assert project.build().read == ["a"]
    assert project.status == 1
    assert "not as expected" in project.said

    project.edit("a.rst", "breakpoint 3", "breakpoint 21")
    assert project.build().status == 0
    assert project.build().read == []


def test_a_failing_case_in_a_file_names_that_file_and_its_line(tmp_path: Path) -> None:
    project = Project.of(tmp_path, a_rst=".. smash:scenario::\n   :file: bad.case\n")
    (project.source / "bad.case").write_text("players: Ann, Bob\nbase: Tortuga\n\nTortuga has breakpoint 3\n")
    project.build()

    assert re.search(r"bad\.case:4: not as expected: Tortuga has breakpoint 3", project.said)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_fault_of_the_library_itself_is_told_and_the_page_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    def adjudicate(*given: object, **more: object) -> object:
        raise ZeroDivisionError("of all things")

    monkeypatch.setattr(scenarios, "adjudicate", adjudicate)
    pages = {f"p{number}_rst": f"page {number}\n" for number in range(8)}
    project = Project.of(tmp_path, a_rst=".. smash:scenario::\n\n   players: Ann, Bob\n\nGoes on.\n", **pages)
    project.build(jobs=jobs)

    assert "./a.rst:4: ERROR: smashrules failed here, which is not the document's fault: Zero" in project.said
    assert "Goes on." in project.page("a.html")


def test_a_faulty_scenario_in_an_included_file_names_that_file(tmp_path: Path) -> None:
    project = Project.of(tmp_path, a_rst=".. include:: part.txt\n")
    (project.source / "part.txt").write_text(".. smash:board::\n\n   players: Ann, Bob\n   base: Tortugga\n")
    project.build()

    assert re.search(r"part\.txt:4: ERROR: no card is called 'Tortugga'", project.said)


def test_a_reference_to_nothing_is_a_warning_with_the_nearest_name(tmp_path: Path) -> None:
    text = "one\n\n:smash:card:`Powderkeq`, :smash:rule:`nothing like it at all`\n"
    project = Project.of(tmp_path, a_rst=text, b_md="{smash:card}`Powderkeq`\n").build()

    assert (
        "./a.rst:6: WARNING: no card is called 'Powderkeq'; did you mean 'Powderkeg'? [smash.unknown]" in project.said
    )
    assert "./a.rst:6: WARNING: no rule is called 'nothing like it at all' [smash.unknown]" in project.said
    assert "./b.md:3: WARNING: no card is called 'Powderkeq'" in project.said


def test_an_ambiguous_reference_is_a_warning_and_no_link(tmp_path: Path) -> None:
    page = (
        ".. smash:card:: Red Kettle\n   :type: minion\n   :aliases: kettle\n\n"
        ".. smash:card:: Blue Kettle\n   :type: minion\n   :aliases: kettle\n\n"
        "The :smash:card:`kettle`, the :smash:card:`red kettle`.\n"
    )
    project = Project.of(tmp_path, a_rst=page).build()
    html = project.page("a.html")

    assert "'kettle' could be any card of: 'Blue Kettle', 'Red Kettle'; write one of these" in project.said
    assert project.said.count("WARNING") == 1
    assert "The <span" in html
    assert 'href="#smash-card-Red-Kettle"' in html


def test_a_thing_described_twice_is_a_warning_however_many_processes_read(tmp_path: Path) -> None:
    pages = {f"p{number}_rst": f"page {number}\n" for number in range(8)}
    pages |= {"x_rst": ".. smash:card:: Powderkeg\n", "y_rst": ".. smash:card:: Powderkeg\n"}
    project = Project.of(tmp_path, **pages)
    said = [project.build(jobs=jobs, fresh=True).said for jobs in (1, 2)]

    assert said[0] == said[1]
    assert "y.rst:4: WARNING: the card 'Powderkeg' is described twice; references lead to ./x.rst:4" in said[0]


def test_a_thing_shown_once_more_without_an_entry_is_no_second_one(tmp_path: Path) -> None:
    again = ".. smash:card:: Powderkeg\n   :no-index:\n\n.. smash:rule:: tie.best-place\n   :no-index:\n"
    pages = {"x_rst": ".. smash:card:: Powderkeg\n\n.. smash:rule:: tie.best-place\n", "y_rst": again}
    project = Project.of(tmp_path, **pages, z_rst=":smash:card:`powderkeg`\n").build()

    assert project.said == ""
    assert 'href="x.html#smash-card-Powderkeg"' in project.page("z.html")


JUNK = (
    "",
    "\x00",
    "players:",
    "players: Ann",
    "players: Ann, Ann",
    "base: ",
    "players: Ann, Bob\n" * 3,
    "players: Ann, Bob\nbase: Tortuga\n  Cleo: Zapbot",
    "players: Ann, Bob\nbase: Tortuga\n  Ann: 999999 Zapbots",
    "players: Ann, Bob\nAnn plays",
    "((((((((((((((((((((((((((((((((((",
    "players: Ann, Bob\nthe bases score\nthe bases score",
    "case\ncase\ncase",
    "🤖" * 50,
)


def test_no_junk_ends_in_a_traceback(tmp_path: Path) -> None:
    pages = {}
    for number, junk in enumerate(JUNK):
        indented = junk.replace("\n", "\n   ")
        name = indented.strip().splitlines()[0] if indented.strip() else ""
        made = [f".. smash:{kind}:: x\n\n   {indented}\n" for kind in ("scenario", "board", "case")]
        made += [f".. smash:{kind}:: {name}\n" for kind in ("card", "base", "rule", "term", "faction", "ruling")]
        made += [f":smash:{kind}:`x {name}`\n" for kind in ("card", "rule")]
        made.append(f".. smash:card:: Own {number}\n   :type: action\n   :text: {name}\n")
        pages[f"junk{number}_rst"] = "\n".join(made)
    project = Project.of(tmp_path, **pages).build()

    assert "Traceback" not in project.said
    assert project.app.env.found_docs >= {f"junk{number}" for number in range(len(JUNK))}
