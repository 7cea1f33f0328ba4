"""The domain: what pages describe, what they refer to, and how a reference finds its page.

All data is kept by page, so that a page can be dropped, or brought in from another process, whole. Knows how things
are called (``names``) and what the library knows of them (``sources``); knows no directive's inside.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from docutils import nodes
from sphinx.domains import Domain, ObjType
from sphinx.locale import _
from sphinx.roles import XRefRole
from sphinx.util.nodes import make_refnode

from smashrules.errors import did_you_mean, nearest_names
from smashrules.sphinx.cards import BaseDirective, CardDirective, FactionDirective
from smashrules.sphinx.constructs import ConstructDirective, ConstructsDirective
from smashrules.sphinx.lists import CardsDirective, FactionsDirective
from smashrules.sphinx.names import FINDS, TYPES, Called, Lookup
from smashrules.sphinx.nodes import known
from smashrules.sphinx.reporting import logger
from smashrules.sphinx.rules import (
    CoverageDirective,
    EditionsDirective,
    RuleDirective,
    RulingDirective,
    TermDirective,
)
from smashrules.sphinx.scenarios import BoardDirective, CaseDirective, ScenarioDirective
from smashrules.sphinx.sources import known as in_library

if TYPE_CHECKING:
    from docutils.nodes import Element
    from sphinx.addnodes import pending_xref
    from sphinx.application import Sphinx
    from sphinx.builders import Builder
    from sphinx.environment import BuildEnvironment


class SmashRole(XRefRole):
    """A reference to a thing by key, number, name or alias.

    What the library knows is asked for by its lasting name, so that another project's inventory, which has no
    aliases, is found, too; what was written is kept beside it."""

    innernodeclass = nodes.inline

    def process_link(
        self, env: BuildEnvironment, refnode: Element, has_explicit_title: bool, title: str, target: str
    ) -> tuple[str, str]:
        """Sphinx: the title and target of the reference."""
        written = " ".join(target.split())
        refnode["smash_written"] = written
        refnode["smash_words"] = title if has_explicit_title else ""
        found = in_library().find(refnode["reftype"], written)
        return title, found[0].name if len(found) == 1 else written


class Found(NamedTuple):
    """What a written name means: on a page, or in the library alone, or several things."""

    here: Called | None
    library: Called | None
    several: tuple[Called, ...] = ()


class SmashDomain(Domain):
    """Rules, cards, bases, factions, terms, rulings, cases, and the constructs of card texts."""

    name = "smash"
    label = "Smash Up"
    object_types: ClassVar[dict[str, ObjType]] = {
        "rule": ObjType(_("rule"), "rule"),
        "card": ObjType(_("card"), "card"),
        "base": ObjType(_("base"), "base", "card"),
        "faction": ObjType(_("faction"), "faction"),
        "term": ObjType(_("term"), "term", searchprio=0),
        "ruling": ObjType(_("ruling"), "ruling", searchprio=2),
        "case": ObjType(_("case"), "case", searchprio=2),
        "construct": ObjType(_("construct"), "construct", searchprio=2),
    }
    directives: ClassVar[dict[str, Any]] = {
        "rule": RuleDirective,
        "card": CardDirective,
        "base": BaseDirective,
        "faction": FactionDirective,
        "term": TermDirective,
        "ruling": RulingDirective,
        "case": CaseDirective,
        "scenario": ScenarioDirective,
        "board": BoardDirective,
        "editions": EditionsDirective,
        "cards": CardsDirective,
        "coverage": CoverageDirective,
        "factions": FactionsDirective,
        "construct": ConstructDirective,
        "constructs": ConstructsDirective,
    }
    roles: ClassVar[dict[str, Any]] = {each: SmashRole(warn_dangling=True) for each in TYPES}
    initial_data: ClassVar[dict[str, Any]] = {"described": {}, "uses": {}, "stamps": {}, "failed": {}}
    data_version = 1

    # -- what pages describe -----------------------------------------------------------------------------------

    def describe(self, thing: Called) -> None:
        """Note that the current page describes a thing (``docname`` and ``anchor`` are set)."""
        self.data["described"].setdefault(thing.docname, []).append(thing)
        self._lookup = None

    def clear_doc(self, docname: str) -> None:
        """Forget a page. Sphinx calls this before it is read again."""
        for kept in self.data.values():
            if isinstance(kept, dict):
                kept.pop(docname, None)
        self._lookup = None

    def merge_domaindata(self, docnames: Iterable[str], otherdata: dict[str, Any]) -> None:
        """Take over the pages that another process has read."""
        for name in self.initial_data:
            for docname in docnames:
                if docname in otherdata[name]:
                    self.data[name][docname] = otherdata[name][docname]
        self._lookup = None

    _lookup: Lookup | None = None

    @property
    def here(self) -> Lookup:
        """Everything that pages describe."""
        if self._lookup is None:
            self._lookup = Lookup(self._described())
        return self._lookup

    def _described(self) -> Iterator[Called]:
        for docname in sorted(self.data["described"]):
            yield from self.data["described"][docname]

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Everything described, for the inventory and the search: a thing on several pages counts on the first."""
        seen = set()
        for each in self._described():
            if (each.type, each.name) not in seen:
                seen.add((each.type, each.name))
                priority = self.object_types[each.type].attrs["searchprio"]
                shown = each.title.replace("'", "’")  # the search shows a straight one as an entity
                yield each.name, shown, each.type, each.docname, each.anchor, priority

    def check_consistency(self) -> None:
        """Tell of things that two pages describe."""
        seen: dict[tuple[str, str], Called] = {}
        for each in self._described():
            first = seen.setdefault((each.type, each.name), each)
            if first is not each:
                where = f"{self.env.doc2path(first.docname)}:{first.line}"
                logger.warning(
                    "the %s %r is described twice; references lead to %s",
                    each.type,
                    each.name,
                    where,
                    location=(each.docname, each.line),
                    type="smash",
                    subtype="twice",
                )

    # -- what pages refer to -----------------------------------------------------------------------------------

    def mean(self, role: str, written: str) -> Found:
        """What a written name means now. A page goes before the library; several at one level are left alone."""
        here = self.here.find(role, written)
        library = in_library().find(role, written)
        if not here and len(library) == 1:  # written by an alias that the page did not give
            here = tuple(each for each in self.here.find(role, library[0].name) if each.name == library[0].name)
        if len(here) > 1 or (not here and len(library) > 1):
            return Found(None, None, here or library)
        return Found(here[0] if here else None, library[0] if library else None)

    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> nodes.reference | None:
        """The link of a reference; None where no page describes what it means."""
        if typ not in FINDS:
            return None
        found = self.mean(typ, node.get("smash_written", target))
        if found.several:
            names = ", ".join(repr(each.name) for each in found.several)
            logger.warning(
                "%r could be any %s of: %s; write one of these",
                node.get("smash_written", target),
                typ,
                names,
                location=node,
                type="smash",
                subtype="ambiguous",
            )
            return contnode  # type: ignore[return-value]  # Sphinx takes any node, and must not ask others
        if found.here is None:
            return None
        hover = node.get("smash_hover") or found.here.hover
        words = worded(node, contnode, found.here)
        return make_refnode(builder, fromdocname, found.here.docname, found.here.anchor, words, hover)

    def resolve_any_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> list[tuple[str, nodes.reference]]:
        """Everything of this domain that ``target`` could mean, for the role ``any``."""
        found = []
        for role in TYPES:
            for each in self.here.find(role, target):
                if each.type == role:
                    link = make_refnode(builder, fromdocname, each.docname, each.anchor, contnode, each.hover)
                    found.append((f"smash:{role}", link))
        return found

    def get_full_qualified_name(self, node: Element) -> str | None:
        """The name that other documentation tools know a reference by."""
        target = node.get("reftarget")
        return f"{node.get('reftype')}.{target}" if target else None


def worded(node: Element, contnode: Element, thing: Called) -> Element:
    """The words of a reference: those written, or the title of what has keys and was written by its own."""
    if node.get("smash_words", node.get("refexplicit")) or thing.type not in ("rule", "ruling", "case", "construct"):
        return contnode
    return nodes.inline("", thing.title, classes=contnode.get("classes", []))


def missing_reference(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, contnode: Element
) -> nodes.Element | None:
    """Words with a hover text, for what the library knows and neither a page nor another project describes."""
    if node.get("refdomain") != "smash" or node.get("reftype") not in FINDS:
        return None
    domain = env.get_domain("smash")
    assert isinstance(domain, SmashDomain)
    found = domain.mean(node["reftype"], node.get("smash_written", node["reftarget"])).library
    if found is None:
        return None
    hover = node.get("smash_hover") or found.hover
    return known("", "", worded(node, contnode, found), reftitle=hover)


def warn_missing_reference(app: Sphinx, domain: Domain | None, node: pending_xref) -> bool | None:
    """Say which name finds nothing, and the nearest that finds something."""
    if not isinstance(domain, SmashDomain) or node.get("reftype") not in FINDS:
        return None
    role, written = node["reftype"], node.get("smash_written", node["reftarget"])
    names = [*domain.here.names(role), *in_library().names(role)]
    advice = did_you_mean(nearest_names(written, names))
    logger.warning("no %s is called %r%s", role, written, advice, location=node, type="smash", subtype="unknown")
    return True
