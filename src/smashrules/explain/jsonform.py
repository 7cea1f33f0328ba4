"""An answer as JSON and back, and the JSON Schema of that form.

The form carries its version in ``schema``; a reader refuses any other. The schema is published beside this module
as ``resolution-1.schema.json``. Knows the model only.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec

from smashrules.errors import InputError
from smashrules.explain.later import Later
from smashrules.explain.model import SCHEMA, Resolution

SCHEMA_FILE = "resolution-1.schema.json"


class ResolutionFormatError(InputError):
    """A text that is no answer in the form that this version reads."""


@cache
def _decoder() -> msgspec.json.Decoder[Resolution]:
    return msgspec.json.Decoder(Resolution)


def to_json(resolution: Resolution, *, indent: int | None = 2) -> str:
    """The answer as JSON; on one line when ``indent`` is None."""
    form = {"schema": resolution.schema, **_form(resolution)}
    data = msgspec.json.encode(form)
    return (msgspec.json.format(data, indent=indent) if indent is not None else data).decode()


def _form(value: Any) -> Any:
    """A value of the model as plain data, fields in the order in which the model declares them."""
    if isinstance(value, msgspec.Struct):
        return {name: _form(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, Later):
        return {name: _form(getattr(value, name)) for name in value.__dataclass_fields__}
    if isinstance(value, tuple):
        return [_form(each) for each in value]
    return value


def from_json(data: str | bytes) -> Resolution:
    """The answer that ``to_json`` wrote.

    Raises ``ResolutionFormatError`` for a text that is no JSON, has another version or another shape.
    """
    try:
        form = msgspec.json.decode(data)
        version = form.get("schema") if isinstance(form, dict) else None
        if version != SCHEMA:
            raise ResolutionFormatError(f"this is no answer in the form {SCHEMA!r}: its schema is {version!r}")
        return _decoder().decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ResolutionFormatError(f"this is no saved answer: {error}") from error


def schema() -> dict[str, Any]:
    """The JSON Schema (2020-12) of the form."""
    made = msgspec.json.schema(Resolution)
    definitions = made["$defs"]
    version = {"const": SCHEMA, "description": "The version of this form."}
    definitions["Resolution"]["properties"]["schema"] = version
    definitions["Resolution"]["required"] = [*definitions["Resolution"]["required"], "schema"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:smashrules:{SCHEMA}",
        "title": "An answer of smashrules",
        **made,
    }


def schema_text() -> str:
    """The schema as it is published."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
