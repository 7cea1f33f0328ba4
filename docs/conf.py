"""How the documentation is built: ``make docs``. Its reference pages are written from the library at each build."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

sys.path.insert(0, str(Path(__file__).parent))

from smashrules import __version__

project = "smashrules"
author = "The smashrules contributors"
copyright = author  # noqa: A001  Sphinx asks for it by this name
version = release = __version__

extensions = ["smashrules.sphinx", "myst_parser", "reference_pages", "sphinx.ext.autodoc"]
exclude_patterns = ["_build", "examples"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = "smashrules"
html_copy_source = False
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_favicon = "_static/favicon.svg"
html_theme_options = {"navigation_with_keys": True}
toc_object_entries = False  # each page would copy those of all pages, and show none of them
nitpicky = True
nitpick_ignore_regex = [("py:.*", ".*")]  # types of other libraries and of private modules
autodoc_member_order = "groupwise"
autodoc_typehints = "description"

_TO_THE_CHECKOUT = re.compile(r"\[([^\]]+)\]\((?:\.\./[^)]*|examples/)\)")


def without_links_to_the_checkout(app: Sphinx, docname: str, source: list[str]) -> None:
    """A link to a folder of the checkout leads nowhere on the site: its words stay."""
    if not docname.startswith("reference/"):
        source[0] = _TO_THE_CHECKOUT.sub(r"\1", source[0])


def setup(app: Sphinx) -> None:
    """Sphinx calls this."""
    for name in ("question", "answer"):
        app.add_lexer(name, TextLexer)
    app.connect("source-read", without_links_to_the_checkout)
