"""A stranger's project: its references, its pages, its index, in reST and MyST and through each writer."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from tests.sphinx.building import Project

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::PendingDeprecationWarning")


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return Project.outside(tmp_path_factory.mktemp("stranger")).build()


def links(html: str) -> dict[str, tuple[str, str]]:
    """Each link of a page: its words, to where it leads and its hover text."""
    found = {}
    for attributes, inside in re.findall(r"<a class=\"reference internal\"([^>]*)>(.*?)</a>", html, re.DOTALL):
        words = unescape(re.sub(r"<[^>]+>", "", inside)).strip()
        href = re.search(r'href="([^"]*)"', attributes)
        title = re.search(r'title="([^"]*)"', attributes)
        found[words] = (href[1] if href else "", unescape(title[1]) if title else "")
    return found


def anchors(html: str) -> set[str]:
    return set(re.findall(r'\bid="([^"]+)"', html))


def test_the_project_builds_without_a_word_of_warning(outside: Project) -> None:
    assert outside.said == ""
    assert outside.status == 0


@pytest.mark.parametrize(
    ("words", "target"),
    [
        ("The best place that was tied for", "rules.html#smash-rule-tie.best-place"),
        ("in other words", "rules.html#smash-rule-tie.best-place"),
        ("powderkeg", "cards.html#smash-card-Powderkeg"),
        ("bounce", "rules.html#smash-term-return"),
        ("PIRATES", "cards.html#smash-faction-Pirates"),
        ("tortuga", "cards.html#smash-base-Tortuga"),
        ("Tortuga", "cards.html#smash-base-Tortuga"),
        ("ruling 1 on Powderkeg", "cards.html#smash-ruling-powderkeg.1"),
        ("A keg under a robot", "cases.html#smash-case-a-keg-under-a-robot"),
        ("Who comes late", "rules.html#smash-rule-club.late"),
        ("the verb “destroy”", "tables.html#smash-construct-verb-destroy"),
        ("a permission: you may leave it", "tables.html#smash-construct-permission-you-may-leave-it"),
        ("Tea Bot", "own.html#smash-card-Tea-Bot"),
    ],
)
def test_a_reference_leads_to_the_page_that_describes_the_thing(outside: Project, words: str, target: str) -> None:
    page, _, anchor = target.partition("#")
    found = links(outside.page("index.html"))

    assert found[words][0] == target
    assert found[words][1], "it has a hover text"
    assert anchor in anchors(outside.page(page))


def test_a_key_a_number_and_an_everyday_word_mean_one_rule(outside: Project) -> None:
    html = outside.page("index.html")

    assert len(re.findall(r'href="rules.html#smash-rule-tie.best-place" title="8.3.1 The best', html)) == 4


def test_what_no_page_describes_has_its_text_to_hover_over(outside: Project) -> None:
    known = re.findall(r'<span class="smash-known" title="([^"]*)"[^>]*><[^>]*>([^<]*)<', outside.page("index.html"))

    assert ("the Zapbot", True) in [(words, "minion · power 2" in hover) for hover, words in known]
    assert any(words == "Saucy Wench" and "power 3" in hover for hover, words in known)


def test_a_card_shows_its_facts_and_its_text_word_by_word(outside: Project) -> None:
    html = outside.page("cards.html")
    hovers = {
        words: unescape(title)
        for title, words in re.findall(r'title="([^"]*)"[^>]*><span(?: class="[^"]*")?>([^<]*)<', html)
    }

    assert "action · Pirates · Core" in html
    assert hovers["Ongoing:"].startswith("an Ongoing ability. ")
    assert hovers["Once per turn"].startswith("a limit. ")
    assert hovers["you may"].startswith("a permission: you may leave it. ")
    assert hovers["would be destroyed"].startswith("the verb “destroy”. ")
    assert "We play it every week." in html
    assert "weaker ones around it" in html


def test_a_scenario_shows_its_board_its_answer_and_its_rules(outside: Project) -> None:
    html = outside.page("cases.html")

    assert '<svg xmlns="http://www.w3.org/2000/svg" class="smashrules-board"' in html
    assert "The Homeworld: breakpoint 23, total power 11" in html
    assert "Zapbot is destroyed. Warbot and Nukebot stay." in html
    assert "as expected: Nukebot stays" in html
    assert "Two minions sail to a base each" in html
    assert "Two of them" in html
    assert re.search(r'title="11\.\d+\.\d+ Cannot: [^"]+"', html)


def test_the_tables_say_where_the_books_differ(outside: Project) -> None:
    html = outside.page("tables.html")

    assert re.search(r"<strong>\w+(, \w+)+</strong>: ", html), "what several books say stands there once"
    assert "Rule by rule" in html
    assert "Cards and bases that are read" in html
    assert "the verb “destroy”" in html
    assert "breakpoint 21, total power 4" in html


def test_the_index_and_the_search_know_every_thing(outside: Project) -> None:
    index = outside.page("genindex.html")

    for entry in (
        "Powderkeg (card)",
        "Tortuga (base)",
        "return (term)",
        "Who comes late (rule)",
        "Pirates (faction)",
    ):
        assert entry in index


def test_the_search_leads_to_the_places_of_the_pages(outside: Project) -> None:
    """Sphinx shortens an anchor that is the type and the name, and makes it anew from the title: a dead link."""
    index = outside.page("searchindex.js")
    objects = json.loads(index[index.index("{") : index.rindex("}") + 1])["objects"]
    anchors = {name: entry for each in objects.values() for *entry, name in each}

    assert anchors["The best place that was tied for"][3] == "smash-rule-tie.best-place"
    assert all(entry[3].startswith("smash-") for entry in anchors.values())


def test_the_page_of_a_card_tells_what_it_did_in_other_printings(tmp_path: Path) -> None:
    fun_bear = ".. smash:card:: Fun Bear\n   :printing: BGB2018\n"
    text = f".. smash:card:: Weed Eater\n{fun_bear}.. smash:card:: Celestial Teleport\n"
    page = Project.of(tmp_path, a_rst=text).build().page("a.html")
    told = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", page))

    assert "core-2012, with power 5: This minion gains -2 power until the end of the turn. (not verified)" in told
    assert "current: Ongoing: After another player plays or moves a minion here, you may place" in told
    assert "its text is not in the library. The list says that it was no action to be played on a minion" in told


def test_an_everyday_word_is_an_entry_by_which_the_search_finds_the_place(tmp_path: Path) -> None:
    """The search goes by "main" entries before pages; others it lists last."""
    text = ".. smash:rule:: tie.best-place\n.. smash:card:: Zapbot\n.. smash:term:: bury\n.. smash:card:: Cut Lass\n"
    project = Project.of(tmp_path, a_rst=text).build()
    raw = project.page("searchindex.js")
    index = json.loads(raw[raw.index("{") : raw.rindex("}") + 1])
    page = project.page("a.html")

    for typed, anchor in (
        ("tie for first", "smash-rule-tie.best-place"),
        ("buried", "smash-term-bury"),
        ("zapbot (card)", "smash-card-Zapbot"),
        ("saucy wench", "smash-card-Cut-Lass"),
    ):
        assert index["indexentries"][typed] == [[index["docnames"].index("a"), anchor, True]]
        assert anchor in anchors(page)


def test_the_search_tells_which_thing_an_entry_leads_to(outside: Project, tmp_path: Path) -> None:
    """Without that it shows the title of the page alone. A project may bring what it likes better."""
    own = tmp_path / "own.js"
    own.write_text("var Scorer = { mine: 1 };", "utf-8")
    other = Project.of(tmp_path / "other", a_rst="Words.\n").build(html_search_scorer=str(own))

    assert "nameThing" in outside.page("_static/language_data.js")
    assert "nameThing" not in other.page("_static/language_data.js")


def test_the_inventory_holds_each_type(outside: Project) -> None:
    names = [line.partition(" ")[0:3:2] for line in outside.inventory()]
    types = {re.search(r"smash:(\w+)", line)[1] for line in outside.inventory()}  # type: ignore[index]

    assert types == {"rule", "card", "base", "faction", "term", "ruling", "case", "construct"}
    assert "tie.best-place" in [name for name, _ in names]


def test_another_project_finds_it_by_its_inventory_and_by_an_alias(outside: Project, tmp_path: Path) -> None:
    inventory = outside.source / "_build" / "html" / "objects.inv"
    text = ":smash:rule:`tie for first`, :smash:card:`the POWDERKEG`, :external+club:smash:rule:`club.late`\n"
    other = Project.of(tmp_path / "other", a_rst=text)
    (other.source / "conf.py").write_text(
        'extensions = ["smashrules.sphinx", "myst_parser", "sphinx.ext.intersphinx"]\nhtml_theme = "basic"\n'
        f'intersphinx_mapping = {{"club": ("https://club.example/", {str(inventory)!r})}}\n'
    )
    other.build()
    html = other.page("a.html")

    assert other.said == ""
    assert "https://club.example/rules.html#smash-rule-tie.best-place" in html
    assert "https://club.example/cards.html#smash-card-Powderkeg" in html
    assert "https://club.example/rules.html#smash-rule-club.late" in html


@pytest.mark.parametrize("builder", ["text", "latex", "epub", "man"])
def test_every_writer_writes_it(outside: Project, builder: str) -> None:
    extra = {"epub": {"copyright": "us", "version": "1"}, "latex": {}, "text": {}, "man": {}}[builder]
    outside.build(builder, **extra)
    folder = outside.source / "_build" / builder

    assert [line for line in outside.said.splitlines() if "smash" in line] == []
    written = "".join(path.read_text("utf-8", "replace") for path in _texts(folder))
    assert "Zapbot is destroyed. Warbot and Nukebot stay." in re.sub(r"\s+", " ", written)
    if builder == "epub":
        assert "<svg" in written
    else:
        assert "<svg" not in written
        assert "The Homeworld: breakpoint 23" in re.sub(r"\s+", " ", written.replace("\\", ""))


def _texts(folder: Path) -> Iterator[Path]:
    return (each for each in sorted(folder.rglob("*")) if each.suffix in (".txt", ".tex", ".xhtml", ".1"))
