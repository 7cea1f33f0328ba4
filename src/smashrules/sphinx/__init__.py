"""A Sphinx domain, ``smash``: documents in which every rule, card, term and ruling is linked to what it stands on.

Floor 4: knows everything below, and Sphinx. Load it with ``extensions = ["smashrules.sphinx"]``; it needs the extra
``smashrules[sphinx]``. The way of a page: ``objects``, ``cards``, ``rules``, ``scenarios`` and ``lists`` are its
directives; ``cardtext`` and ``answers`` make docutils nodes of card texts and answers, with ``readings`` and
``constructs`` for what words were read as; ``domain`` keeps what pages declare and
finds what they refer to, by ``names``; ``sources`` is what the library knows; ``keeping`` says which pages a change
concerns; ``reporting`` tells what is wrong, with file and line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the domain. Sphinx calls this."""
    from smashrules._version import __version__
    from smashrules.sphinx import keeping, nodes
    from smashrules.sphinx.domain import SmashDomain, missing_reference, warn_missing_reference

    app.add_domain(SmashDomain)
    app.connect("missing-reference", missing_reference, priority=900)  # after intersphinx has had its turn
    app.connect("warn-missing-reference", warn_missing_reference)
    app.add_config_value("smash_annotate", "full", "env", types=str, description="how card texts are annotated")
    app.add_config_value("smash_names", [], "env", types=(list, tuple), description="names that own card texts use")
    nodes.register(app)
    keeping.register(app)
    return {"version": __version__, "env_version": 1, "parallel_read_safe": True, "parallel_write_safe": True}
