"""Many values of which nothing is made yet: each is made by itself, when somebody looks at it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from smashrules.explain.later import Later


@dataclass(frozen=True, slots=True)
class Square(Later):
    """A number and its square."""

    of: int
    square: int


def test_values_to_come_are_made_one_by_one() -> None:
    made: list[int] = []

    def told(number: int, value: Square, field: str) -> tuple[dict[str, object], None]:
        made.append(number)
        return {"of": number, "square": number * number}, None

    found = Square.to_come([partial(told, number) for number in range(4)])
    assert found[3].square == 9
    assert made == [3]
    assert found == tuple(Square(number, number * number) for number in range(4))
    assert made == [3, 0, 1, 2]


def test_there_may_be_none_to_come() -> None:
    assert Square.to_come([]) == ()
