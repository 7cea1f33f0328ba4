"""From the rule files, as people write them, to rules; every fault is told with its file, line and field.

Only building imports this module (it costs pydantic). It knows the shape of ``books.toml``, ``glossary.toml`` and
``rules/*.toml``; where the files lie and how rules are kept is the loader's business. A file of rules is one part of
the book::

    title = "Scoring bases"

    [[section]]
    title = "Ties"

    [[section.rule]]
    key = "tie.best-place"                  # never changes
    title = "The best place that was tied for"
    text = "..."                            # by the newest book
    sources = { BGB2018 = "Tie Fighter", EMD2023 = ["Untangling Ties", "Awarding VP"] }  # headings of books.toml
    authority = "rulebook"                  # only where it is not what the sources make it
    aliases = ["tie for first"]             # everyday words
    see_also = ["tie.skip-places"]
    examples = ["..."]                      # names of scenario cases, or tests: "tests/engine/test_turn.py::test_..."
    pending = "titans"                      # the system that an example would need, where the engine lacks it
    no_example = "..."                      # why no example can show it: it decides no case by itself

    [section.rule.says]                     # the books that differ from the text
    BGB2018 = "..."

    [section.rule.unsettled]                # where the books leave several readings
    readings = ["...", "..."]
    used = 1
    why = "..."

Numbers are not written: they follow from the order of parts (file names), sections and rules.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, NoReturn, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from smashrules.errors import InputError, did_you_mean, nearest_names
from smashrules.rulebook.editions import BOOKS, rules_of_switches
from smashrules.rulebook.rule import SYSTEMS, Authority, Book, Citation, Rule, Term, Unsettled

Location = tuple[str | int, ...]
M = TypeVar("M", bound=BaseModel)

KEY = r"[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+"
TEST = r"tests/[a-z_]+/test_[a-z_]+\.py::test_\w+"
Key = Annotated[str, StringConstraints(pattern=rf"^{KEY}$")]
Text = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True)]

# Sections that speak of single cards; a rule that only they have is drawn from rulings on cards.
_ON_CARDS = ("Card Clarifications", "Card Text Changes", "Clarifications")
_EXPECTED = {
    "title": "a line of words in quotation marks",
    "text": "the rule in our own words, in quotation marks",
    "key": "dotted lower-case words, such as 'score.base-left-play'",
    "sources": 'a table of books and headings, such as { EMD2023 = "Me First!" }',
    "says": "a table of books and sentences",
    "authority": "card, clarification, rulebook, wiki or our-reading",
}


class RuleFileError(InputError):
    """A fault in a file of the rulebook. ``file``, ``line`` (from 1) and ``field`` tell where."""

    def __init__(self, file: str, line: int, field: str, fault: str) -> None:
        self.file = file
        self.line = line
        self.field = field
        self.fault = fault
        where = f"{file}, line {line}" + (f", field {field!r}" if field else "")
        super().__init__(f"{where}: {fault}")

    def __reduce__(self) -> tuple[type[RuleFileError], tuple[str, int, str, str]]:
        return type(self), (self.file, self.line, self.field, self.fault)


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _Unsettled(_Strict):
    readings: tuple[Text, ...] = Field(min_length=2)
    used: int = Field(ge=1)
    why: Text


class _Rule(_Strict):
    key: Key
    title: Text
    text: Text
    sources: dict[str, str | tuple[str, ...]] = {}
    says: dict[str, Text] = {}
    authority: Authority | None = None
    unsettled: _Unsettled | None = None
    see_also: tuple[Key, ...] = ()
    aliases: tuple[Text, ...] = ()
    examples: tuple[Text, ...] = ()
    pending: Text | None = None
    no_example: Text | None = None


class _Section(_Strict):
    title: Text
    rule: tuple[_Rule, ...] = Field(min_length=1)


class _Part(_Strict):
    title: Text
    section: tuple[_Section, ...] = Field(min_length=1)


class _Book(_Strict):
    key: Text
    title: Text
    year: int | None = None
    dating: str = ""
    official: bool
    sections: dict[str, str]
    no_rules: dict[str, Text] = {}


class _Books(_Strict):
    book: tuple[_Book, ...]


class _Term(_Strict):
    name: Text
    text: Text
    rules: tuple[Key, ...] = Field(min_length=1)
    see: tuple[Text, ...] = ()
    words: tuple[Text, ...] = ()


class _Glossary(_Strict):
    term: tuple[_Term, ...] = Field(min_length=1)


def decoded(file: str, content: bytes) -> str:
    """A file's text. Raises ``RuleFileError`` for bytes that are not UTF-8."""
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as fault:
        line = content.count(b"\n", 0, fault.start) + 1
        raise RuleFileError(file, line, "", f"not UTF-8: {fault.reason} (byte {fault.start})") from None


def read_books(file: str, text: str) -> tuple[Book, ...]:
    """The books of ``books.toml``, oldest first. Raises ``RuleFileError``."""
    found = _validated(_Books, file, text).book
    keys = tuple(each.key for each in found)
    if keys != BOOKS:
        fault = f"expected the books {', '.join(BOOKS)} in this order, found {', '.join(keys)}"
        raise RuleFileError(file, 1, "book", fault)
    for number, each in enumerate(found):
        for heading in each.no_rules:
            if heading not in each.sections:
                near = did_you_mean(nearest_names(heading, each.sections))
                place = (file, text, ("book", number))
                _fail(place, "no_rules", f"{each.key} has no section {heading!r} among its sections{near}")
    return tuple(
        Book(
            each.key,
            each.title,
            each.year,
            each.dating,
            each.official,
            {heading: page or None for heading, page in each.sections.items()},
            each.no_rules,
        )
        for each in found
    )


def read_rules(files: Sequence[tuple[str, str]], books: Iterable[Book]) -> tuple[Rule, ...]:
    """The rules of all parts, numbered in the order of ``files`` (name and content). Raises ``RuleFileError``."""
    by_key = {book.key: book for book in books}
    explained: dict[str, list[str]] = {}
    for switch, key in rules_of_switches().items():
        explained.setdefault(key, []).append(switch)
    rules: list[Rule] = []
    places: dict[str, tuple[str, str, Location]] = {}
    for part_number, (file, text) in enumerate(files, 1):
        part = _validated(_Part, file, text)
        for i, section in enumerate(part.section):
            for j, raw in enumerate(section.rule):
                place = (file, text, ("section", i, "rule", j))
                if raw.key in places:
                    _fail(place, "key", f"{raw.key!r} is already the key of a rule in {places[raw.key][0]}")
                places[raw.key] = place
                rules.append(
                    Rule(
                        key=raw.key,
                        number=f"{part_number}.{i + 1}.{j + 1}",
                        title=raw.title,
                        part=part.title,
                        section=section.title,
                        text=raw.text,
                        sources=_sources(raw, by_key, place),
                        says=tuple(sorted(raw.says.items(), key=lambda pair: BOOKS.index(pair[0]))),
                        switches=tuple(explained.get(raw.key, ())),
                        authority=raw.authority or _authority(raw, by_key),
                        unsettled=_unsettled(raw, place),
                        see_also=raw.see_also,
                        aliases=raw.aliases,
                        examples=tuple(name for name in _examples(raw, place) if "::" not in name),
                        pending=_pending(raw, place),
                        tests=tuple(name for name in raw.examples if "::" in name),
                        no_example=_no_example(raw, place),
                    )
                )
    _check_references(rules, places, explained)
    return tuple(rules)


def read_glossary(file: str, text: str, rules: Iterable[Rule]) -> tuple[Term, ...]:
    """The terms of ``glossary.toml`` by their names. Raises ``RuleFileError``.

    A name, or an everyday word, leads to one term only; the rules and terms that an entry names exist.
    """
    found = _validated(_Glossary, file, text).term
    keys = [rule.key for rule in rules]
    names = [raw.name for raw in found]
    meant: dict[str, str] = {}
    for number, raw in enumerate(found):
        place = (file, text, ("term", number))
        for key in raw.rules:
            if key not in keys:
                _fail(place, "rules", f"no rule has the key {key!r}{did_you_mean(nearest_names(key, keys))}")
        for other in raw.see:
            if other not in names or other == raw.name:
                near = did_you_mean(nearest_names(other, names))
                _fail(place, "see", f"no other term is called {other!r}{near}")
        for field, said in (("name", raw.name), *(("words", word) for word in raw.words)):
            before = meant.setdefault(said.casefold(), raw.name)
            if before != raw.name or (field == "name" and names.index(raw.name) != number):
                _fail(place, field, f"{said!r} already leads to the term {before!r}")
    terms = (Term(raw.name, raw.text, raw.rules, raw.see, raw.words) for raw in found)
    return tuple(sorted(terms, key=lambda term: term.name.casefold()))


def _sources(raw: _Rule, books: Mapping[str, Book], place: tuple[str, str, Location]) -> tuple[Citation, ...]:
    for book in (*raw.sources, *raw.says):
        if book not in books:
            near = did_you_mean(nearest_names(book, books))
            field = "sources" if book in raw.sources else "says"
            _fail(place, field, f"no book has the key {book!r}{near}; expected one of {', '.join(books)}")
    for book in raw.says:
        if book not in raw.sources:
            _fail(place, "says", f"what {book} says has no source in {book}; expected its heading under sources")
    citations: list[Citation] = []
    for book in books:
        headings = raw.sources.get(book, ())
        for heading in (headings,) if isinstance(headings, str) else headings:
            if heading not in books[book].sections:
                near = did_you_mean(nearest_names(heading, books[book].sections))
                _fail(place, "sources", f"{book} has no section {heading!r} in books.toml{near}")
            citations.append(Citation(book, heading, books[book].sections[heading]))
    if not citations and raw.authority is None:
        _fail(
            place,
            "sources",
            'missing; expected books and sections, or authority = "our-reading" where no book speaks',
        )
    if not citations and raw.authority != "our-reading":
        _fail(place, "authority", f"{raw.authority!r} needs a source; without one the authority is our-reading")
    return tuple(citations)


def _authority(raw: _Rule, books: Mapping[str, Book]) -> Authority:
    """What the rule rests on where its file does not say: the books that have it and do not differ."""
    if not raw.sources:
        return "our-reading"
    official = [raw.sources[book] for book in raw.sources if books[book].official and book not in raw.says]
    if not official:
        return "wiki" if any(not books[book].official for book in raw.sources) else "rulebook"
    headings = [each for given in official for each in ((given,) if isinstance(given, str) else given)]
    return "clarification" if all(each.partition(":")[0] in _ON_CARDS for each in headings) else "rulebook"


def _unsettled(raw: _Rule, place: tuple[str, str, Location]) -> Unsettled | None:
    if raw.unsettled is None:
        return None
    readings, used = raw.unsettled.readings, raw.unsettled.used
    if used > len(readings):
        _fail(place, "used", f"expected the number of a reading, from 1 to {len(readings)}, not {used}")
    return Unsettled(readings, used, raw.unsettled.why)


def _pending(raw: _Rule, place: tuple[str, str, Location]) -> str:
    if raw.pending is None:
        return ""
    if raw.pending not in SYSTEMS:
        near = did_you_mean(nearest_names(raw.pending, SYSTEMS))
        _fail(place, "pending", f"no system is called {raw.pending!r}{near}; expected one of {', '.join(SYSTEMS)}")
    if raw.examples:
        _fail(place, "pending", "a rule with examples that run cannot be pending; drop the one or the other")
    return raw.pending


def _examples(raw: _Rule, place: tuple[str, str, Location]) -> tuple[str, ...]:
    for name in raw.examples:
        if ("/" in name or "::" in name) and not re.fullmatch(TEST, name):
            _fail(place, "examples", f"{name!r} is no test; expected such as 'tests/engine/test_turn.py::test_name'")
    return raw.examples


def _no_example(raw: _Rule, place: tuple[str, str, Location]) -> str:
    if raw.no_example is None:
        return ""
    if raw.examples or raw.pending:
        other = "examples that run" if raw.examples else "a system to wait for"
        _fail(place, "no_example", f"a rule with {other} gives no reason for having none; drop the one or the other")
    return raw.no_example


def _check_references(
    rules: Sequence[Rule], places: Mapping[str, tuple[str, str, Location]], explained: Mapping[str, Sequence[str]]
) -> None:
    for rule in rules:
        for other in rule.see_also:
            if other not in places or other == rule.key:
                near = did_you_mean(nearest_names(other, places.keys() - {rule.key}))
                _fail(places[rule.key], "see_also", f"no other rule has the key {other!r}{near}")
    for key, switches in explained.items():
        if key not in places:
            near = did_you_mean(nearest_names(key, places))
            raise RuleFileError("rules", 1, switches[0], f"an edition switch names the rule {key!r}, missing{near}")


def _validated(model: type[M], file: str, text: str) -> M:
    try:
        return model.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as fault:
        where = re.search(r"at line (\d+)", str(fault))
        line = int(where[1]) if where else len(text.splitlines())
        raise RuleFileError(file, line, "", f"not TOML: {fault}") from None
    except ValidationError as faults:
        listed = faults.errors(include_url=False, include_input=False)
        # A field that is misspelt is also missing: what is written there says more.
        first = next((each for each in listed if each["type"] == "extra_forbidden"), listed[0])
        location = tuple(first["loc"])
        field = next((step for step in reversed(location) if isinstance(step, str)), "")
        if first["type"] == "extra_forbidden":
            known = did_you_mean(
                nearest_names(field, [*_Rule.model_fields, *_Unsettled.model_fields, *_Term.model_fields])
            )
            said = f"unknown field{known}"
        elif first["type"] == "missing":
            said = "missing"
        else:
            named = [str(step) for step in location if step in _EXPECTED]
            field = named[0] if named else field
            wrong = "not of that form" if first["type"] == "string_pattern_mismatch" else first["msg"]
            said = wrong + (f"; expected {_EXPECTED[field]}" if named else "")
        raise RuleFileError(file, line_of(text, location), field, said) from None


def _fail(place: tuple[str, str, Location], field: str, fault: str) -> NoReturn:
    file, text, location = place
    raise RuleFileError(file, line_of(text, (*location, field)), field, fault)


def line_of(text: str, location: Location) -> int:
    """The line, from 1, of a field in a file of rules; of its rule's header where the field itself is not there.

    >>> line_of('title = "a"\\n[[section]]\\ntitle = "b"\\n', ("section", 0, "title"))
    3
    """
    wanted: dict[str, int] = {}
    steps = iter(location)
    path: list[str] = []
    for step in steps:
        if isinstance(step, int):
            wanted[".".join(path)] = step
        else:
            path.append(step)
    field = path[-1] if path else ""
    table = ".".join(name for i, name in enumerate(path) if ".".join(path[: i + 1]) in wanted)
    counts: dict[str, int] = {}
    header = 1
    inside = not wanted
    for number, line in enumerate(text.splitlines(), 1):
        if opened := re.match(r"\[\[([a-z_.]+)\]\]", line):
            name = opened[1]
            counts = {key: count for key, count in counts.items() if not key.startswith(name + ".")}
            counts[name] = counts.get(name, -1) + 1
            within = all(counts.get(key) == count for key, count in wanted.items())
            if inside and (not within or name != table):
                break
            inside = within and name == table
            if inside:
                header = number
        elif inside and re.match(rf'(\[[a-z_.]*\b)?"?{re.escape(field)}"?(\]|\s*=)', line):
            return number
    return header
