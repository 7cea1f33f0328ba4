"""Opens the built site in a real browser: ``make browse``, or ``python -m tools.browse FOLDER [-o PICTURES]``.

Pages of each kind are shown as wide as a desk and as narrow as a phone, light and dark. It fails for a console error,
a page or a table that is wider than its window, a word of a table on two lines, a serious fault that axe-core finds,
and a search whose first result is another place than a player would look for. The pictures are kept, to be looked at.
Where there is no browser it says so, and has checked nothing (exit code 0; 4 with ``--must``). Needs the extra
``browse``.
"""

from __future__ import annotations

import os
import shutil
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from pathlib import Path
from threading import Thread
from typing import Any

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = (
    "apt install chromium, or name one: SMASHRULES_BROWSER=/path/to/chromium; "
    "and .venv/bin/pip install '.[browse]' for what drives it"
)
NOT_CHECKED = 4
SIZES = {"desk": (1280, 900), "phone": (390, 844)}
SCHEMES = ("light", "dark")

# a kind of page: where it is, and what of it is brought into view
PAGES = {
    "home": "index.html",
    "first-question": "first-question.html",
    "rulebook": "reference/rules/08-scoring-bases.html#smash-rule-tie.best-place",
    "factions": "reference/cards/index.html",
    "faction": "reference/cards/pirates.html",
    "card": "reference/cards/pirates.html#smash-card-Powderkeg",
    "base": "reference/cards/bases-core.html#smash-base-Tortuga",
    "titans": "reference/cards/titans.html",
    "monsters": "reference/cards/others-smash-up-munchkin.html",
    "case": "reference/cases/core-pirates.html",
    "glossary": "reference/glossary.html",
    "constructs": "reference/constructs.html",
    "editions": "reference/editions.html",
    "coverage": "reference/coverage.html",
    "api": "reference/api.html",
    "way": "way-of-a-sentence.html",
    "search": "search.html?q=tie+for+first",
}
# what a player types, and the place to which the first result has to lead
SEARCHES = {
    "tie for first": "reference/rules/08-scoring-bases.html#smash-rule-tie.best-place",
    "Zapbot": "reference/cards/robots.html#smash-card-Zapbot",
    "pirate king": "reference/cards/pirates.html#smash-card-Pirate-King",
    "tar pits": "reference/cards/bases-core.html#smash-base-Tar-Pits",
    "buried": "reference/glossary.html#smash-term-bury",
    "titan": "reference/glossary.html#smash-term-titan",
    "cannot be destroyed": "reference/rules/11-terms.html#smash-rule-immunity.named-verb",
}

# what is wrong with the first table that is too wide, or has a word on two lines
TABLES = """() => {
  for (const table of document.querySelectorAll("table.smash-table")) {
    if (table.scrollWidth > table.parentElement.clientWidth) return "a table is cut off";
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (const word of texts.currentNode.data.matchAll(/[\\p{L}\\p{N}’']+/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, word.index);
        range.setEnd(texts.currentNode, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map((each) => Math.round(each.top)));
        if (lines.size > 1) return `the word “${word[0]}” of a table stands on two lines`;
      }
  }
  return "";
}"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder, and writes no log."""

    def log_message(self, *said: object) -> None:
        """Nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address under which the pages of a folder are found."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


def browser_path() -> str:
    """The browser of this machine; empty if there is none."""
    named = os.environ.get("SMASHRULES_BROWSER", "")
    return named or next((found for each in BROWSERS if (found := shutil.which(each))), "")


class Visit:
    """Looks at pages, and collects what is wrong."""

    def __init__(self, browser: Any, address: str, pictures: Path) -> None:
        self.browser = browser
        self.address = address
        self.pictures = pictures
        self.axe = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
        self.faults: list[str] = []

    @contextmanager
    def window(self, size: str, scheme: str, name: str) -> Iterator[Any]:
        """A window in which what is said on the console counts."""
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            is_mobile=size == "phone",
        )
        page = context.new_page()
        page.on(
            "console", lambda said: said.type in ("error", "warning") and self.wrong(name, f"console: {said.text}")
        )
        page.on("pageerror", lambda error: self.wrong(name, f"script: {error}"))
        page.on("requestfailed", lambda asked: self.wrong(name, f"not loaded: {asked.url}"))
        page.on("response", lambda got: got.status >= 400 and self.wrong(name, f"{got.status}: {got.url}"))
        try:
            yield page
        finally:
            context.close()

    def wrong(self, where: str, what: str) -> None:
        """Note a fault, once."""
        fault = f"{where}: {what}"
        if fault not in self.faults:
            self.faults.append(fault)

    def look(self, name: str, path: str) -> None:
        """A page in both sizes, light and dark."""
        for size in SIZES:
            for scheme in SCHEMES:
                label = f"{name}-{size}-{scheme}"
                with self.window(size, scheme, label) as page:
                    page.goto(self.address + path.partition("#")[0])
                    page.wait_for_load_state("networkidle")
                    # a page that is still scrolling makes an empty picture
                    page.add_style_tag(content="html { scroll-behavior: auto !important }")
                    if "#" in path:
                        page.evaluate("place => { location.hash = place }", path.partition("#")[2])
                        page.wait_for_timeout(300)
                    page.screenshot(path=self.pictures / f"{label}.png")
                    over = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
                    if over > 0:
                        self.wrong(label, f"{over} pixels wider than the window")
                    told = page.evaluate(TABLES)
                    if told:
                        self.wrong(label, told)
                    if size == "desk":  # there the most is to be seen, and it takes seconds
                        self.accessible(label, page)

    def accessible(self, label: str, page: Any) -> None:
        """Ask axe-core; only what it calls serious or critical counts."""
        page.evaluate(self.axe)
        found = page.evaluate("axe.run({resultTypes: ['violations']})")
        for each in found["violations"]:
            if each["impact"] in ("serious", "critical"):
                first = each["nodes"][0]
                self.wrong(label, f"axe {each['id']} ({len(each['nodes'])}): {each['help']}: {first['html'][:160]}")

    def search(self, typed: str, wanted: str) -> None:
        """Type into the search of the first page, and read the first result."""
        with self.window("desk", "light", f"search {typed!r}") as page:
            page.goto(self.address + "index.html")
            page.fill("input[name=q]", typed)
            page.press("input[name=q]", "Enter")
            page.wait_for_selector("#search-results li a", timeout=15_000)
            page.wait_for_load_state("networkidle")
            found = page.eval_on_selector_all(
                "#search-results li > a", "all => all.slice(0, 3).map(each => [each.textContent, each.href])"
            )
            page.screenshot(path=self.pictures / f"search-{typed.replace(' ', '-')}.png")
            print(f"search {typed!r}:")
            for title, address in found:
                print(f"  {title}: {address.removeprefix(self.address)}")
            first = found[0][1].removeprefix(self.address)
            if first != wanted:
                self.wrong(f"search {typed!r}", f"the first result is {first}, not {wanted}")
                return
            page.goto(self.address + wanted)
            if not page.evaluate("place => document.getElementById(place) !== null", wanted.partition("#")[2]):
                self.wrong(f"search {typed!r}", f"nothing is at {wanted}")


def look_at(folder: Path, pictures: Path, only: list[str]) -> list[str]:
    """Everything that is wrong with the site in ``folder``."""
    from playwright.sync_api import sync_playwright

    pictures.mkdir(parents=True, exist_ok=True)
    with served(folder) as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        visit = Visit(browser, address, pictures)
        for name, path in PAGES.items():
            if not only or name in only:
                visit.look(name, path)
                print(f"looked at {name}", flush=True)
        for typed, wanted in SEARCHES.items():
            if not only or "search" in only:
                visit.search(typed, wanted)
        browser.close()
    return visit.faults


def main(arguments: list[str]) -> int:
    """Look at the site in the folder that is named."""
    parser = ArgumentParser(prog="python -m tools.browse", description="Open a built site in a real browser.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("-o", "--pictures", type=Path, default=Path("docs/_build/pictures"))
    parser.add_argument("--only", nargs="*", default=[], choices=PAGES, help="these kinds of pages alone")
    parser.add_argument("--must", action="store_true", help="fail where there is no browser")
    given = parser.parse_args(arguments)
    if not (given.folder / "index.html").is_file():
        parser.error(f"no site is in {given.folder}: run 'make docs' first")
    missing = "" if browser_path() else "there is no browser"
    try:
        import playwright  # noqa: F401
    except ImportError:
        missing = missing or "playwright is not installed"
    if missing:
        print(f"NOTHING WAS LOOKED AT: {missing} ({ADVICE})", file=sys.stderr)
        return NOT_CHECKED if given.must else 0
    faults = look_at(given.folder, given.pictures, given.only)
    print(f"faults: {len(faults)}; the pictures are in {given.pictures}")
    print(*faults, sep="\n", end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
