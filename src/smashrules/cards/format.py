"""The format of the card files: what may be written in them, told field by field.

Only building the library imports this module (it costs pydantic). It knows one file at a time; what must hold
between files is ``building``'s business.
"""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

FORMAT = 1
"""The version of the format. A file says which one it is written in."""

_Text = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True)]
_Case = Annotated[str, StringConstraints(pattern=r"^([a-z0-9]+(-[a-z0-9]+)*)?$")]
_Number = Annotated[int, Field(ge=0)]
_Count = Annotated[int, Field(ge=1)]


class Table(BaseModel):
    """What all tables share: no field that is not listed, and no number that is written as a string."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class RulingTable(Table):
    """A ruling, in our own words."""

    text: _Text = Field(description="the ruling in our own words")
    sources: dict[str, str | list[str]] = Field(
        min_length=1, description='a table of books and their sections, such as { WIKI = "Attachments" }'
    )
    printing: str = Field(default="current", description="the id of the printing that the ruling speaks of")
    case: _Case = Field(default="", description="the name of the scenario that runs it, in lower-case-words")
    reason: str = Field(default="", description="why it cannot run, where there is no case")
    notes: list[_Text] = Field(default=[], description="a list of remarks")


class PrintingTable(Table):
    """An older wording with another function."""

    id: _Text = Field(description="the id of the printing from which on it holds, as in printings.toml")
    until: str = Field(default="", description="the id of the printing that ends it, if it is not the next wording's")
    text: str = Field(
        description="the older text in reference wording; empty, with what it needs, if it is not known"
    )
    power: _Number | None = Field(default=None, description="the printed power of that time, if it was another")
    source: _Text = Field(description="from where the older text is known")
    verified: bool = Field(description="whether a rulebook or an erratum says it: true or false")
    needs: str = Field(default="", description="the system or construct without which the text cannot be read")
    note: str = Field(default="", description="a remark on the older text")


class _Shared(Table):
    name: _Text = Field(description="the name as printed")
    text: str = Field(description="the text in reference wording; empty for a card without an ability")
    former_names: list[_Text] = Field(default=[], description="a list of names on earlier copies")
    first: str = Field(default="", description="the id of the first printing that has the card")
    last: str = Field(default="", description="the id of the last printing that has the card")
    labels: list[_Text] = Field(default=[], description='a list of words printed beside the text, such as ["Undead"]')
    needs: str = Field(default="", description="the system or construct without which the text cannot be read")
    notes: list[_Text] = Field(default=[], description="a list of remarks")
    printing: list[PrintingTable] = Field(default=[], description="older wordings, oldest first")
    ruling: list[RulingTable] = Field(default=[], description="rulings on the card")


class CardTable(_Shared):
    """A card of the faction: of its deck, or its titan; in a file without a faction, one of the set's own decks."""

    type: Literal["minion", "action", "titan", "fusion", "monster"] = Field(
        description="minion, action, titan, fusion or monster"
    )
    count: _Count = Field(description="how many copies there are, a whole number of 1 or more")
    power: _Number | None = Field(
        default=None, description="the printed power of a minion (few actions have one), a whole number of 0 or more"
    )
    treasures: _Number | None = Field(
        default=None, description="how many treasures a monster is worth, a whole number of 0 or more"
    )
    also_in: str = Field(
        default="", description="the faction that had a card of this name before; this one is 'Name (Faction)'"
    )


class BaseTable(_Shared):
    """A base that belongs to the faction, or to the set where the file has none."""

    breakpoint: _Number = Field(description="the printed breakpoint, a whole number of 0 or more")
    vps: list[_Number] = Field(
        min_length=3, max_length=3, description="the VPs of winner, runner-up and third, such as [4, 2, 1]"
    )
    monsters: _Number | None = Field(
        default=None, description="how many monsters come to the base, a whole number of 0 or more"
    )
    treasures: _Number | None = Field(
        default=None, description="how many treasures the base is worth, a whole number of 0 or more"
    )


class LeftOutTable(Table):
    """A card that the library does not hold yet."""

    name: _Text = Field(description="the name as printed")
    type: Literal["minion", "action", "titan", "fusion"] = Field(description="minion, action, titan or fusion")
    needs: _Text = Field(description="the system that is missing")
    ruling: list[RulingTable] = Field(default=[], description="rulings on the card")


class CardFile(Table):
    """A card file: one faction with its bases, or cards and bases of a set that belong to no faction."""

    format: Literal[1] = Field(description=f"the version of the format: {FORMAT}")
    faction: str = Field(default="", description="the name of the faction; without one, the cards belong to the set")
    set: _Text = Field(description="the set in which it was published")
    sources: list[_Text] = Field(min_length=1, description="a list of what the file was written from")
    notes: list[_Text] = Field(default=[], description="a list of remarks on the faction")
    name_words: list[_Text] = Field(default=[], description="a list of words that names share and texts speak of")
    card: list[CardTable] = Field(default=[], description="the faction's cards, each under [[card]]")
    base: list[BaseTable] = Field(default=[], description="the faction's bases, each under [[base]]")
    left_out: list[LeftOutTable] = Field(default=[], description="cards not in the library, each under [[left_out]]")


class PrintingEntry(Table):
    """A printing of printings.toml."""

    id: _Text = Field(description="the short name by which card files speak of it")
    title: _Text = Field(description="what it was, in words")
    since: date = Field(description="the day from which it holds, such as 2012-10-08")
    books: list[_Text] = Field(default=[], description="a list of the rulebooks that speak of it")
    sets: list[_Text] = Field(default=[], description="a list of the sets that came with it")
    note: str = Field(default="", description="a remark on it")


class PrintingsFile(Table):
    """The file printings.toml."""

    format: Literal[1] = Field(description=f"the version of the format: {FORMAT}")
    printing: list[PrintingEntry] = Field(min_length=1, description="the printings, oldest first")


def card_file_schema() -> dict[str, Any]:
    """The JSON Schema of a card file, for editors and for checks in other languages.

    >>> card_file_schema()["required"]
    ['format', 'set', 'sources']
    """
    schema = CardFile.model_json_schema()
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}
