"""What all directives that describe a thing share: the signature, the target, the entry in the index.

Knows Sphinx's object descriptions and how things are called; knows nothing of what is described.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from msgspec.structs import replace
from sphinx import addnodes
from sphinx.directives import ObjectDescription
from sphinx.util.nodes import make_id

from smashrules.errors import AmbiguousNameError, InputError, UnknownNameError, nearest_names
from smashrules.sphinx import keeping
from smashrules.sphinx.names import TYPES, Called
from smashrules.sphinx.reporting import guarded, wrong
from smashrules.sphinx.sources import known, short

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sphinx.environment import BuildEnvironment
    from sphinx.util.docutils import SphinxDirective


def words_list(argument: str) -> tuple[str, ...]:
    """An option that lists names: separated by semicolons, or by commas where there is none.

    >>> words_list("first one, second")
    ('first one', 'second')
    """
    parts = (argument or "").split(";" if ";" in (argument or "") else ",")
    return tuple(" ".join(each.split()) for each in parts if each.strip())


def refer(
    env: BuildEnvironment, role: str, name: str, words: str = "", hover: str = "", *, plain: bool = False
) -> addnodes.pending_xref:
    """A reference that the library itself makes: linked where a page describes the thing, else a hover text.

    ``plain``: the words are part of a text, which writers without links show as if there were none."""
    content = nodes.inline("", words or name, classes=[] if plain else ["xref", "smash", f"smash-{role}"])
    return addnodes.pending_xref(
        "",
        content,
        refdoc=env.current_document.docname,
        refdomain="smash",
        reftype=role,
        reftarget=name,
        refexplicit=bool(words),
        refwarn=False,
        smash_written=name,
        smash_words=words,
        smash_hover=hover,
    )


def declare(directive: SphinxDirective, thing: Called, node: nodes.Element) -> Called:
    """Give ``node`` a target and enter the thing that it describes."""
    env, document = directive.env, directive.state.document
    # not "rule-...": from "TYPE-NAME" the search makes an anchor of its own, out of the title
    anchor = make_id(env, document, f"smash-{thing.type}", thing.name)
    node["ids"].append(anchor)
    document.note_explicit_target(node)
    _, line = directive.get_source_info()
    placed = replace(thing, docname=env.current_document.docname, anchor=anchor, line=line or 0)
    env.get_domain("smash").describe(placed)  # type: ignore[attr-defined]
    return placed


IndexEntry = tuple[str, str, str, str, None]


def index_entries(thing: Called) -> list[IndexEntry]:
    """The entries of a thing in the general index: its title, and the words by which players look for it.

    They are "main" ones, for these alone go before the pages in which the same words occur when somebody searches.
    The aliases of rulings are what references may be written as, and nothing that anybody looks for."""
    looked_for = () if thing.type == "ruling" else thing.aliases
    return [
        ("single", words.replace(";", ","), thing.anchor, "main", None)
        for words in (f"{thing.title} ({thing.type})", *looked_for)
    ]


class Describing(ObjectDescription[str]):
    """A directive that describes one thing: of the library, or one that the document itself makes up.

    A subclass says what the thing is (``thing``) and fills the description (``fill``)."""

    option_spec: ClassVar = {
        **ObjectDescription.option_spec,
        "aliases": words_list,
        "title": directives.unchanged,
    }
    required_arguments = 1
    final_argument_whitespace = True
    called: Called

    def thing(self, written: str) -> Called:
        """What is described. Raises ``SmashrulesError`` for a name that finds nothing."""
        raise NotImplementedError

    def signature(self, node: addnodes.desc_signature) -> None:
        """Fill the head of the description."""
        raise NotImplementedError

    def fill(self) -> Sequence[nodes.Node]:
        """What the library says, to stand before what the document says."""
        return ()

    def run(self) -> list[nodes.Node]:
        """What Sphinx calls."""

        def work() -> list[nodes.Node]:
            self.called = self.thing(" ".join(self.arguments[0].split()))
            return super(Describing, self).run()

        return guarded(self, work)

    def get_signatures(self) -> list[str]:
        """Sphinx: the names described; always one."""
        return [" ".join(self.arguments[0].split())]

    def handle_signature(self, sig: str, signode: addnodes.desc_signature) -> str:
        """Sphinx: fill the head."""
        self.signature(signode)
        return self.called.name

    def add_target_and_index(self, name: str, sig: str, signode: addnodes.desc_signature) -> None:
        """Sphinx: the target and the entry in the index."""
        self.called = declare(self, self.called, signode)
        if "no-index-entry" not in self.options:
            self.indexnode["entries"] += index_entries(self.called)

    def transform_content(self, content_node: addnodes.desc_content) -> None:
        """Sphinx: what the library says goes first."""
        content_node[:0] = guarded(self, lambda: list(self.fill()))

    def _object_hierarchy_parts(self, sig_node: addnodes.desc_signature) -> tuple[str, ...]:
        return (self.called.name,)

    def _toc_entry_name(self, sig_node: addnodes.desc_signature) -> str:
        return self.called.title

    # -- for subclasses -----------------------------------------------------------------------------------------

    def in_library(self, role: str, written: str) -> Called:
        """The thing of the library that a name means. Raises ``UnknownNameError`` or ``AmbiguousNameError``."""
        found = [each for each in known().find(role, written) if each.type == role]
        if len(found) > 1:
            raise AmbiguousNameError(role, written, [each.name for each in found])
        if not found:
            others = [each for other in TYPES for each in known().find(other, written) if each.type == other]
            if others:
                other = others[0].type
                raise InputError(f"{others[0].name!r} is a {other}, no {role}: write 'smash:{other}'")
            names = [each.name for each in known().things if each.type == role]
            raise UnknownNameError(role, written, nearest_names(written, names))
        keeping.made_from(self.env, role, found[0].name)
        aliases = (*found[0].aliases, *self.options.get("aliases", ()))
        return replace(found[0], aliases=aliases)

    def is_known(self, role: str, written: str) -> bool:
        """Whether the library has a thing of that name."""
        return any(each.type == role for each in known().find(role, written))

    def own(self, role: str, name: str, hover: str, *, number: str = "") -> Called:
        """A thing that the document itself makes up."""
        title = self.options.get("title") or name
        return Called(role, name, title, hover, number, self.options.get("aliases", ()))

    def told(self) -> str:
        """The first sentence or so of what the document says."""
        return short(" ".join(self.content), 160)

    def wrong(self, message: str, line: int = 0, *, kind: str = "input") -> None:
        """Tell an error of the document."""
        wrong(self, message, line, kind=kind)
