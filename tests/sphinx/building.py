"""Builds of small projects, as a stranger runs them: what was read, what was said, what was written."""

from __future__ import annotations

import re
import shutil
from io import StringIO
from pathlib import Path
from typing import Any

from msgspec import Struct, field
from sphinx.testing.util import SphinxTestApp

OUTSIDE = Path(__file__).with_name("outside")
CONF = 'extensions = ["smashrules.sphinx", "myst_parser"]\nhtml_theme = "basic"\nproject = "p"\n'


class Project(Struct):
    """A folder of documents that can be built again and again."""

    source: Path
    read: list[str] = field(default_factory=list)
    """The pages that the last build read."""
    said: str = ""
    """The warnings and errors of the last build; the project's folder is written as "."."""
    status: int = 0
    app: Any = None

    @classmethod
    def outside(cls, place: Path) -> Project:
        """The project in ``outside``, in a folder of its own."""
        return cls(Path(shutil.copytree(OUTSIDE, place / "outside")))

    @classmethod
    def of(cls, place: Path, **pages: str) -> Project:
        """A project of the pages given: ``name_rst`` or ``name_md`` and what it says."""
        place.mkdir(parents=True, exist_ok=True)
        (place / "conf.py").write_text(CONF, "utf-8")
        made = cls(place)
        made.write("index.rst", "Index\n=====\n\n.. toctree::\n   :glob:\n\n   *\n")
        for name, text in pages.items():
            made.write(".".join(name.rsplit("_", 1)), text)
        return made

    def write(self, name: str, text: str) -> None:
        """A page, its title added."""
        if not text.lstrip().startswith(("#", "Index")):
            text = f"# P\n\n{text}" if name.endswith(".md") else f"P\n=\n\n{text}"
        (self.source / name).write_text(text, "utf-8")

    def edit(self, name: str, old: str, new: str) -> None:
        """Replace words of a page."""
        path = self.source / name
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")

    def build(self, builder: str = "html", *, jobs: int = 1, fresh: bool = False, **config: object) -> Project:
        """Build, and keep what was read and said."""
        warning = StringIO()
        out = self.source / "_build"
        app = SphinxTestApp(
            builder,
            srcdir=self.source,
            builddir=out,
            freshenv=fresh,
            parallel=jobs,
            warning=warning,
            confoverrides={"exclude_patterns": ["_build"], **config},
        )
        self.read = []
        app.connect("env-before-read-docs", lambda app, env, names: self.read.extend(sorted(names)))
        try:
            app.build()
        finally:
            app.cleanup()
        text = re.sub(r"\x1b\[[0-9;]*m", "", warning.getvalue())
        self.said = text.replace(str(self.source), ".").strip()
        self.status = app.statuscode
        self.app = app
        return self

    def page(self, name: str, builder: str = "html") -> str:
        """What was written."""
        return (self.source / "_build" / builder / name).read_text("utf-8")

    def inventory(self) -> list[str]:
        """The lines of the inventory, this domain's alone."""
        import zlib

        raw = (self.source / "_build" / "html" / "objects.inv").read_bytes().split(b"\n", 4)[4]
        return [line for line in zlib.decompress(raw).decode().splitlines() if " smash:" in line]
