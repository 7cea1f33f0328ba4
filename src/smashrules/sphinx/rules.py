"""The directives that describe rules, terms and rulings, and the tables over the whole rulebook.

Knows the rulebook and how a description is made (``objects``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx import addnodes
from sphinx.locale import _

from smashrules.cards import Ruling
from smashrules.errors import InputError
from smashrules.rulebook import BOOKS, Rule, book, edition, glossary, rule, rules
from smashrules.sphinx import keeping, sources
from smashrules.sphinx.cards import ruling_parts
from smashrules.sphinx.names import Called
from smashrules.sphinx.nodes import Cell, bullets, heading, joined, paragraph, table
from smashrules.sphinx.objects import Describing, refer
from smashrules.sphinx.reporting import Reporting

if TYPE_CHECKING:
    from collections.abc import Sequence

_AUTHORITIES = {
    "card": _("a card's text"),
    "clarification": _("an official clarification"),
    "rulebook": _("a rulebook"),
    "wiki": _("the community's wiki"),
    "our-reading": _("our reading"),
}


class RuleDirective(Describing):
    """``smash:rule``: a rule in its words, with its sources, what the editions say, and what is not settled.

    With ``:title:`` and a content the rule is the document's own."""

    option_spec: ClassVar = {**Describing.option_spec, "number": directives.unchanged_required}
    rule: Rule | None = None

    def thing(self, written: str) -> Called:
        """The rule: of the library, or made up here."""
        if "title" in self.options and not self.is_known("rule", written):
            return self.own("rule", written, self.told(), number=self.options.get("number", ""))
        called = self.in_library("rule", written)
        self.rule = rule(called.name)
        return called

    def signature(self, node: addnodes.desc_signature) -> None:
        """The number and the title; the key, by which the rule is cited."""
        if self.called.number:
            node += addnodes.desc_addname(f"{self.called.number} ", f"{self.called.number} ")
        node += addnodes.desc_name(self.called.title, self.called.title)
        node += addnodes.desc_annotation(f" {self.called.name}", f" {self.called.name}")

    def fill(self) -> Sequence[nodes.Node]:
        """What the library says of the rule."""
        if self.rule is None:
            return ()
        told = self.rule
        shown: list[nodes.Node] = [paragraph(_flat(told.text), kind="smash-rule-text")]
        sayings = [each for each in told.sayings() if _flat(each.text) != _flat(told.text)]
        if sayings:
            shown.append(heading(_("Said otherwise")))
            shown.append(
                bullets([[paragraph(nodes.strong("", each.book), f": {_flat(each.text)}")] for each in sayings])
            )
        if told.unsettled is not None:
            shown.append(heading(_("Not settled by the books")))
            readings = []
            for number, each in enumerate(told.unsettled.readings, 1):
                used = _(" (used here)") if number == told.unsettled.used else ""
                readings.append([paragraph(f"{_flat(each)}{used}")])
            shown += [bullets(readings), paragraph(_("Why: {why}").format(why=_flat(told.unsettled.why)))]
        shown.append(self._sources(told))
        for label, role, found in (
            (_("See also: "), "rule", told.see_also),
            (_("Cases: "), "case", told.examples),
        ):
            if found:
                shown.append(paragraph(label, *joined([refer(self.env, role, each) for each in found])))
        if told.aliases:
            shown.append(paragraph(_("Looked for as: {words}.").format(words=", ".join(told.aliases))))
        return shown

    def _sources(self, told: Rule) -> nodes.Node:
        authority = _AUTHORITIES[told.authority]
        if not told.sources:
            return paragraph(_("Authority: {authority}.").format(authority=authority), kind="smash-sources")
        cited = "; ".join(str(each) for each in reversed(told.sources))
        return paragraph(
            _("Sources: {cited}. Authority: {authority}.").format(cited=cited, authority=authority),
            kind="smash-sources",
        )


class TermDirective(Describing):
    """``smash:term``: a word of the rules. With a content it may be the document's own."""

    def thing(self, written: str) -> Called:
        """The term: of the glossary, or made up here."""
        if self.content and not self.is_known("term", written):
            return self.own("term", written, self.told())
        return self.in_library("term", written)

    def signature(self, node: addnodes.desc_signature) -> None:
        """The word."""
        node += addnodes.desc_name(self.called.title, self.called.title)

    def fill(self) -> Sequence[nodes.Node]:
        """What the glossary says."""
        found = [each for each in glossary() if each.name == self.called.name]
        if not found:
            return ()
        told = found[0]
        shown: list[nodes.Node] = [paragraph(_flat(told.text))]
        for label, role, names in ((_("Rules: "), "rule", told.rules), (_("See also: "), "term", told.see)):
            if names:
                shown.append(paragraph(label, *joined([refer(self.env, role, each) for each in names])))
        if told.words:
            shown.append(paragraph(_("Players also say: {words}.").format(words=", ".join(told.words))))
        return shown


class RulingDirective(Describing):
    """``smash:ruling``: one ruling, by its name, its case, or its card where that has one only.

    With a content the ruling is the document's own; ``:card:`` says on which card it is."""

    option_spec: ClassVar = {
        **Describing.option_spec,
        "card": directives.unchanged_required,
        "source": directives.unchanged_required,
    }
    ruling: Ruling | None = None

    def thing(self, written: str) -> Called:
        """The ruling: of the library, or made up here."""
        if self.content and not self.is_known("ruling", written):
            return self.own("ruling", written, self.told())
        called = self.in_library("ruling", written)
        held = sources.library()
        for entry in held.entries.values():
            for each in entry.rulings:
                if each.key == called.name:
                    self.ruling = each
                    keeping.made_from(self.env, "card", entry.key)
        return called

    def signature(self, node: addnodes.desc_signature) -> None:
        """What it is on."""
        node += addnodes.desc_name(self.called.title, self.called.title)

    def fill(self) -> Sequence[nodes.Node]:
        """The ruling and its source."""
        if self.ruling is not None:
            return [paragraph(*ruling_parts(self, self.ruling))]
        shown: list[nodes.Node] = []
        if "card" in self.options:
            shown.append(paragraph(_("On: "), refer(self.env, "card", self.options["card"])))
        if "source" in self.options:
            shown.append(paragraph(_("Source: {source}").format(source=self.options["source"])))
        return shown


class EditionsDirective(Reporting):
    """``smash:editions``: a table of the rules on which the books differ; of one rule or part with an argument."""

    optional_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar = {"books": directives.unchanged_required}

    def work(self) -> Sequence[nodes.Node]:
        """The table."""
        keeping.made_from(self.env, "rulebook", "")
        books = self._books()
        wanted = " ".join(self.arguments[0].split()) if self.arguments else ""
        differing = [each for each in rules() if each.says and _in_part(each, wanted)]
        if wanted and not any(_in_part(each, wanted) for each in rules()):
            raise InputError(f"no rule, part or section is called {wanted!r}")
        rows: list[Sequence[Cell]] = []
        for each in differing:
            said = [_flat(each.text_in(name)) if each.speaks(name) else "–" for name in books]
            if len(set(said) - {"–"}) < 2:
                continue
            rows.append([(refer(self.env, "rule", each.key),), _by_text(books, said)])
        if not rows:
            return [paragraph(_("The books do not differ here."))]
        head = (_("Rule"), _("What the books say"))
        titles = "; ".join(f"{name}: {book(name).title}" for name in books)
        return [table(head, rows, (25, 75), "smash-editions"), paragraph(titles + ".")]

    def _books(self) -> tuple[str, ...]:
        wanted = self.options.get("books", " ".join(BOOKS)).replace(",", " ").split()
        return tuple(edition(each.upper()).name for each in wanted)


def _by_text(books: Sequence[str], said: Sequence[str]) -> list[nodes.paragraph]:
    """Each thing that is said, once, with the books that say it."""
    by_text: dict[str, list[str]] = {}
    for name, text in zip(books, said, strict=True):
        by_text.setdefault(text, []).append(name)
    silent = _("says nothing of it")
    return [
        paragraph(nodes.strong("", ", ".join(names)), f": {silent if text == '–' else text}")
        for text, names in by_text.items()
    ]


class CoverageDirective(Reporting):
    """``smash:coverage``: how many cards, rulings and rules the library can read, run and cite.

    With ``:rules:`` also rule by rule: the cases that show it, and how many cards have words that it bears on."""

    option_spec: ClassVar = {"rules": directives.flag}

    def work(self) -> Sequence[nodes.Node]:
        """The table."""
        keeping.made_from(self.env, "coverage", "")
        rows = [[(_(name),), (str(value),), (str(of),)] for name, value, of in sources.coverage()]
        shown: list[nodes.Node] = [table((_("What"), _("How many"), _("Of")), rows, (60, 20, 20), "smash-coverage")]
        if "rules" in self.options:
            keeping.made_from(self.env, "rulebook", "")
            keeping.made_from(self.env, "texts", "")
            shown += [heading(_("Rule by rule")), self._by_rule()]
        return shown

    def _by_rule(self) -> nodes.table:
        cards = sources.cards_by_rule()
        rows: list[Sequence[Cell]] = [
            (
                (f"{each.number} ", refer(self.env, "rule", each.key)),
                tuple(joined([refer(self.env, "case", name) for name in each.examples])) or (_("none"),),
                (str(cards.get(each.key, 0)),),
            )
            for each in rules()
        ]
        return table((_("Rule"), _("Cases"), _("Cards")), rows, (40, 50, 10), "smash-coverage")


def _in_part(each: Rule, wanted: str) -> bool:
    if not wanted:
        return True
    sections = (each.part, each.section, each.key, each.number, each.number.rpartition(".")[0])
    return wanted.casefold() in (name.casefold() for name in sections) or each.key.startswith(f"{wanted}.")


def _flat(text: str) -> str:
    return " ".join(text.split())
