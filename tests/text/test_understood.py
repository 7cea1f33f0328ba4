"""What was understood, shown: each word once, under the node that it became; pictures and pages hold any text."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from smashrules.rulebook import rule
from smashrules.text.reading.errors import AmbiguousTextError
from smashrules.text.reading.reading import read, readings
from smashrules.text.showing.drawing import svg
from smashrules.text.showing.page import html
from smashrules.text.showing.paraphrase import explain_tree
from smashrules.text.showing.understood import Part, as_data, as_lines, understood, walk_parts

TEXT = "You may destroy a minion of power 2 or less here.  Ongoing: After another minion is played here, draw a card."
DOUBT = "Choose a minion. Choose an action. Destroy it."
NAMESPACE = "{http://www.w3.org/2000/svg}"


def shown(text: str = TEXT, kind: str = "minion") -> Part:
    return understood(readings(text, type=kind)[0].tree, text, type=kind)


def test_each_word_stands_once_under_the_node_that_it_became() -> None:
    words = [word for part in walk_parts(shown()) for word in re.findall(r"[\w+]+", part.words)]
    assert sorted(words) == sorted(re.findall(r"[\w+]+", TEXT))


def test_a_node_has_the_words_that_say_it() -> None:
    said = {part.node: part.words for part in walk_parts(shown())}
    assert said["Num"] in ("of power 2 or less", "a card")
    assert said["Here"] == "here"
    assert said["This"] == "another minion"


def test_spans_point_into_the_text_as_it_was_handed_in() -> None:
    ongoing = [part for part in walk_parts(shown()) if part.node == "Ability"][1]
    assert TEXT[slice(*ongoing.span)].startswith("Ongoing: After another")


def test_what_the_text_leaves_unsaid_has_no_words() -> None:
    implied = [part for part in walk_parts(shown("Move a minion to another base.")) if part.node == "BaseOf"]
    assert implied
    assert implied[0].words == ""


def test_lines_and_data_say_the_same() -> None:
    part = shown()
    lines = list(as_lines(part))
    assert len(lines) == sum(1 for _ in walk_parts(part))
    assert any("“destroy”" in line or ("destroy" in line and "[verb.destroy]" in line) for line in lines)
    assert as_data(part)["parts"][0]["node"] == "Ability"


@pytest.mark.parametrize("standalone", [True, False])
def test_a_picture_names_itself_and_links_to_rules_that_it_holds(standalone: bool) -> None:
    trees = [each.tree for each in readings(TEXT, type="minion")]
    root = ElementTree.fromstring(svg(trees, TEXT, type="minion", standalone=standalone))
    assert root.get("role", "").startswith("graphics-document")
    assert TEXT.split(".")[0] in (root.findtext(f"{NAMESPACE}title") or "")
    assert "verb.destroy" in (root.findtext(f"{NAMESPACE}desc") or "")
    links = {each.get("href", "")[1:] for each in root.iter(f"{NAMESPACE}a")}
    targets = {each.get("id") for each in root.iter(f"{NAMESPACE}g")}
    assert links
    assert links <= targets
    dark = "prefers-color-scheme:dark" in "".join(each.text or "" for each in root.iter(f"{NAMESPACE}style"))
    assert dark is standalone


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: set[str] = set()
        self.targets: set[str] = set()
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag not in ("meta", "br"):
            self.open.append(tag)
        held = dict(attrs)
        self.links |= {(held.get("href") or "")[1:]} if tag == "a" else set()
        self.targets |= {held["id"] or ""} if "id" in held else set()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def page(text: str, standalone: bool = True) -> _Page:
    read = _Page()
    read.feed(html([each.tree for each in readings(text, type="action")], text, standalone=standalone))
    assert read.open == []
    return read


def test_a_page_is_whole_and_links_to_rules_that_it_holds() -> None:
    read = page("You may destroy a minion.")
    assert read.links
    assert read.links <= read.targets
    assert not {"script", "img", "link"} & read.tags
    assert "html" not in page("You may destroy a minion.", standalone=False).tags


LONG = "You may destroy a minion. If you do, draw two cards."


def test_a_page_and_a_picture_say_it_in_plain_words_and_keep_what_belongs_together() -> None:
    trees = [each.tree for each in readings(LONG, type="action")]
    shown = html(trees, LONG)
    assert '<li><p>When it is played:</p><ul role="list"><li>' in shown
    assert "you draw 2 cards from the top of the deck" in shown
    drawn = svg(trees, LONG)
    at = {line: int(x) for x, line in re.findall(r'<text x="(\d+)" y="[^"]*">([^<]*)</text>', drawn)}
    assert at["When it is played:"] < min(x for line, x in at.items() if line.startswith("you draw"))
    assert "Quantity" not in drawn.partition("</desc>")[2]
    assert "the verb “destroy”" in drawn


def test_lines_between_nodes_are_drawn_once() -> None:
    drawn = svg([each.tree for each in readings(LONG, type="action")], LONG)
    down = re.findall(r'<path d="M(\S+) (\S+)V', drawn)
    assert len(down) == len(set(down))


def test_a_rule_is_not_broken_at_its_hyphens() -> None:
    style = html([], "").partition(".smashrules-tree a code")[2].partition("}")[0]
    assert "white-space:nowrap" in style


def test_every_reading_is_shown() -> None:
    trees = [each.tree for each in readings(DOUBT, type="action")]
    assert "Reading 2 of 2" in html(trees, DOUBT)
    assert "Reading 2 of 2" in svg(trees, DOUBT)


def test_two_texts_on_one_page_have_links_of_their_own() -> None:
    assert not page("Destroy a minion.").targets & page("Destroy an action.").targets


def test_a_reading_shows_itself_in_a_notebook() -> None:
    (reading,) = readings("Draw  two cards.", type="action")
    told = reading._repr_html_()
    assert "<mark>Draw</mark>" in told
    assert "<html" not in told


def test_a_tree_and_a_doubt_show_themselves_in_a_notebook() -> None:
    (reading,) = readings("Draw two cards.", type="action")
    assert "<li>effect: Act (verb draw)" in reading.tree._repr_html_()
    with pytest.raises(AmbiguousTextError) as doubt:
        read(DOUBT, type="action")
    assert "Reading 2 of 2" in doubt.value._repr_html_()


def test_a_reading_is_told_in_a_line() -> None:
    (reading,) = readings("Draw two cards.", type="action")
    assert repr(reading) == "Reading('Draw two cards.', type='action')"


def test_only_words_of_the_text_are_said_to_refer() -> None:
    text = "Look at the top four cards of your deck. Place one in your hand and the rest on the bottom of your deck."
    (reading,) = readings(text, type="action")
    told = explain_tree(reading.tree, type="action", text=text)
    quoted = re.findall(r"'([^']+)' =", told)
    assert all(each in text for each in quoted)
    assert "'the rest' = what is left of A, the cards" in told


def test_signs_of_markup_and_of_control_are_words_like_others() -> None:
    from smashrules.text.words.lexicon import Names

    names = Names(cards=frozenset({"<b>&\"'", "\x07Bell"}))
    for name in names.cards:
        text = f"Search your deck for {name} and place it into your hand."
        trees = [each.tree for each in readings(text, type="action", names=names)]
        ElementTree.fromstring(svg(trees, text))
        assert "<b>" not in html(trees, text)
        assert "\x07" not in html(trees, text)


def test_every_rule_that_a_construct_names_exists() -> None:
    for part in walk_parts(shown()):
        for key in part.rules:
            assert rule(key).key == key
