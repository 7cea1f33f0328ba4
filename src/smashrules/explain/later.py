"""Values that are told when somebody first looks.

Whoever records whole games looks at few of their steps. So a value may be made with some of its fields alone, and
with the function that makes the others; what it makes is kept. Nobody who reads, compares, prints or pickles such a
value can tell it from one that was made whole. Knows nothing of what the values say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import repeat
from threading import RLock
from typing import TYPE_CHECKING, Any, ClassVar, Self

Maker = Callable[[Any, str], tuple[Mapping[str, object], Any]]
"""Given the value and the name of a field that is not there yet: some of its fields, and who makes those that are
left, that one perhaps among them (None: none are left)."""


class Later:
    """The base of a frozen dataclass with slots whose fields may be made later.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True, slots=True)
    ... class Sum(Later):
    ...     terms: tuple[int, ...]
    ...     total: int
    >>> def told(of: Sum, field: str):
    ...     print("made")
    ...     return {"total": sum(of.terms)}, None
    >>> found = Sum.later(told, terms=(1, 2))
    >>> found.total
    made
    3
    >>> found == Sum((1, 2), 3)
    True
    """

    __slots__ = ("_maker",)

    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, Any]]

    @classmethod
    def later(cls, maker: Maker | None, **known: object) -> Self:
        """A value with the fields that are known; ``maker`` makes the others (None: there are none)."""
        made = object.__new__(cls)
        for name, value in known.items():
            _set(made, name, value)
        if maker is not None:
            _set(made, "_maker", maker)
        return made

    @classmethod
    def to_come(cls, makers: Sequence[Maker]) -> tuple[Self, ...]:
        """Values of which no field is made yet: the same as ``later`` for each, where there are thousands."""
        made = tuple(map(object.__new__, repeat(cls, len(makers))))
        for _ in map(_set_maker, made, makers):
            pass
        return made

    def but(self, made: Mapping[str, Callable[[], object]] | None = None, **known: object) -> Self:
        """This value with other values for some of its fields, known or ``made`` when they are first looked at. What
        this value has not told yet stays to be told, as this value tells it.

        >>> from dataclasses import dataclass
        >>> @dataclass(frozen=True, slots=True)
        ... class Sum(Later):
        ...     terms: tuple[int, ...]
        ...     total: int
        >>> Sum((1, 2), 3).but(total=4)
        Sum(terms=(1, 2), total=4)
        """
        making = {} if made is None else dict(made)
        for name in self.__dataclass_fields__:
            if name in known or name in making:
                continue
            try:
                known[name] = object.__getattribute__(self, name)
            except AttributeError:
                making[name] = partial(getattr, self, name)
        return self.later(partial(_one_by_one, making) if making else None, **known)

    if not TYPE_CHECKING:  # it is called for a slot that is empty; a type checker should still refuse other names

        def __getattr__(self, name: str) -> object:
            with _TELLING:
                try:
                    maker = _maker_of(self)
                except AttributeError:  # all is made, perhaps by another thread just now; or there is no such field
                    return object.__getattribute__(self, name)
                fields, left = maker(self, name)
                for field, value in fields.items():
                    _set(self, field, value)
                if left is None:
                    object.__delattr__(self, "_maker")
                else:
                    _set(self, "_maker", left)
                if left is None or name in fields or name not in self.__dataclass_fields__:
                    return object.__getattribute__(self, name)
                return getattr(self, name)


def _one_by_one(
    making: dict[str, Callable[[], object]], value: Later, field: str
) -> tuple[dict[str, object], Maker | None]:
    """Make one field, if there is one of that name; what is left after it are the others."""
    made = {field: making[field]()} if field in making else {}
    left = {name: make for name, make in making.items() if name != field}
    return made, partial(_one_by_one, left) if left else None


_set = object.__setattr__  # the classes are frozen
_maker_of: Callable[[Later], Maker] = Later._maker.__get__  # type: ignore[attr-defined]
_set_maker: Callable[[Later, Maker], None] = Later._maker.__set__  # type: ignore[attr-defined]
_TELLING = RLock()
"""Values are told by one thread at a time: what they are told from is a game, which is for one thread."""
