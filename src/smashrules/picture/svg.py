"""A board as SVG: one column of bases, as wide as a phone, in the ink of the page around it.

The picture has no colours of its own but one for each side, which a page may set (``--smashrules-side-1`` ...), and
none of them carries a meaning alone: each side is also named. Letters have the size of the page's text at a phone's
width (one unit is one pixel at 360). Nothing is loaded, no script, no identifiers that a second picture on the page
could share. Knows what is to be seen (``seen``); knows no state.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from msgspec import Struct

from smashrules.picture.seen import AttachedSeen, BaseSeen, BoardSeen, CardSeen, PlayerSeen, SideSeen
from smashrules.picture.told import attachment, beside, buried, counters, decks, power, stored, told, whose

WIDTH = 360
"""The width of a picture in its own units."""
SIDES = ("#c2571a", "#2f7fc1", "#3d8f4e", "#a655b5")
"""A side's colour where the page sets none: each has a contrast of 3 : 1 at least on white and on near-black."""

_EDGE = 10
_GAP = 8
_LINE = 17
_LARGE, _PLAIN, _SMALL = 16, 14, 12.5
_NARROW = frozenset("iljtfrI.,:;'’|!()[] ·")
_WIDE = frozenset("mwMWQO@%—")


class Chip(Struct, frozen=True):
    """A card's box: the lines in it, and its height."""

    card: CardSeen
    lines: tuple[str, ...]
    height: float


def drawn(seen: BoardSeen) -> str:
    """What is seen of a board, as an ``<svg>`` element; its description is the board in lines of text."""
    body: list[str] = []
    y = float(_EDGE)
    for base in seen.bases:
        height = _draw_base(body, base, y)
        y += height + _GAP
    for number, player in enumerate(seen.players):
        y = _draw_player(body, player, number, y)
    for line in _wrapped(decks(seen), WIDTH - 2 * _EDGE - 32, _SMALL) if seen.decks else ():
        body.append(_text(_EDGE + 22, y + 18, line, _SMALL, opacity=0.9))
        y += _LINE
    y += _EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="smashrules-board" viewBox="0 0 {WIDTH} {_n(y)}" '
        f'width="{WIDTH}" height="{_n(y)}" role="img" fill="currentColor" '
        'font-family="system-ui, sans-serif" style="max-width:100%;height:auto">',
        f"<title>{escape(seen.title or 'A board')}</title>",
        f"<desc>{escape(told(seen))}</desc>",
        *body,
        "</svg>",
    ]
    return "\n".join(parts)


def _draw_base(body: list[str], base: BaseSeen, top: float) -> float:
    """Draw a base, and return its height."""
    inner: list[str] = []
    y = top + 24
    head = f"{base.total} of {base.breakpoint}"
    points = "VP " + " · ".join(map(str, base.points)) if base.points else ""
    room = WIDTH - 2 * _EDGE - 20
    for line in _wrapped(base.name, room - _wide(head, _LARGE) - 8, _LARGE):
        inner.append(_text(_EDGE + 10, y, line, _LARGE, weight=600))
        y += _LINE + 2
    inner.append(_text(WIDTH - _EDGE - 10, top + 24, head, _LARGE, weight=600, anchor="end"))
    told_now = ["enough to score" if base.breaks else ""]
    if base.printed != base.breakpoint:
        told_now.append(f"printed {base.printed}")
    inner.append(_text(_EDGE + 10, y - 2, points, _SMALL, opacity=0.85))
    note = " · ".join(each for each in told_now if each)
    inner.append(_text(WIDTH - _EDGE - 10, y - 2, note, _SMALL, weight=600, anchor="end"))
    y += 6
    inner += _meter(base, y)
    y += 14
    for each in base.attached:
        for line in _wrapped(f"on the base: {attachment(each)}", room, _SMALL):
            inner.append(_text(_EDGE + 10, y + 12, line, _SMALL))
            y += _LINE
    for side in base.sides:
        y = _draw_side(inner, side, y)
    if not base.sides:
        inner.append(_text(_EDGE + 10, y + 14, "nobody has a card here", _SMALL, opacity=0.85))
        y += 22
    height = y + 4 - top
    body.append(_box(_EDGE, top, WIDTH - 2 * _EDGE, height, radius=8, fill=0.03, stroke=0.55))
    body += [each for each in inner if each]
    return height


def _meter(base: BaseSeen, y: float) -> Iterator[str]:
    """How near the base is to its breakpoint, each side's share in its own colour."""
    width = WIDTH - 2 * _EDGE - 20
    full = max(base.breakpoint, base.total, 1)
    yield _box(_EDGE + 10, y, width, 6, radius=3, fill=0.15, stroke=0)
    x = float(_EDGE + 10)
    for side in (each for each in base.sides if each.seat >= 0):
        share = width * max(0, min(side.total, full)) / full
        share = min(share, _EDGE + 10 + width - x)
        if share > 0:
            yield f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(share)}" height="6" fill="{_colour(side.seat)}"/>'
        x += share


def _draw_side(inner: list[str], side: SideSeen, top: float) -> float:
    """Draw what a player has on a base, and return where it ends."""
    y = top + 16
    inner.append(_text(WIDTH - _EDGE - 10, y, f"{side.total}", _PLAIN, weight=600, anchor="end"))
    for line in _wrapped(whose(side), WIDTH - 2 * _EDGE - 60, _PLAIN):
        inner.append(_text(_EDGE + 18, y, line, _PLAIN, weight=600))
        y += _LINE
    y -= _LINE
    y += 6
    left, width = _EDGE + 18, (WIDTH - 2 * _EDGE - 28 - _GAP) / 2
    chips = [_chip(each, width - 12) for each in side.cards]
    for row in range(0, len(chips), 2):
        pair = chips[row : row + 2]
        height = max(chip.height for chip in pair)
        for place, chip in enumerate(pair):
            inner += _draw_chip(chip, left + place * (width + _GAP), y, width, height)
        y += height + 6
    if side.buried:
        y = _draw_backs(inner, side.buried, buried(side.buried), left, y)
    inner.append(
        f'<rect x="{_EDGE + 8}" y="{_n(top + 4)}" width="4" height="{_n(max(y - top - 8, 14))}" rx="2" '
        f'fill="{_colour(side.seat)}"/>'
    )
    return y + 2


def _draw_backs(inner: list[str], count: int, told: str, left: float, y: float) -> float:
    """Draw cards face down, as backs that overlap, with their number in words; return where it ends."""
    backs = min(count, 6)
    for number in range(backs):
        x = left + 9 * number
        inner.append(_box(x, y, 16, 22, radius=2, fill=0.25, stroke=0.7))
        inner.append(f'<path d="M{_n(x + 3)} {_n(y + 3)}l10 16m0 -16l-10 16" fill="none" stroke="currentColor"/>')
    inner.append(_text(left + 9 * backs + 14, y + 16, told, _SMALL))
    return y + 28


def _chip(card: CardSeen, room: float) -> Chip:
    number = "" if card.power is None else str(card.power)
    lines = list(_wrapped(card.name, room - _wide(number, _LARGE) - 4, _PLAIN))
    small: list[str] = []
    if card.power is None or card.type == "titan":
        small.append(card.type)
    if card.power is not None and card.printed is not None and card.power != card.printed:
        small.append(f"printed {card.printed}")
    small += counters(card)
    if card.owner:
        small.append(f"owned by {card.owner}")
    small += [line for each in card.attached for line in _on_card(each)]
    small += [stored(card.stored)] if card.stored else []
    folded = [part for each in small for part in _wrapped(each, room, _SMALL)]
    height = 8 + len(lines) * _LINE + len(folded) * 15 + (2 if folded else 0)
    return Chip(card, (*lines, "", *folded), height)


def _on_card(attached: AttachedSeen) -> Iterator[str]:
    """A line for a card on a card, and for each that is on it in turn."""
    yield f"+ {attached.name}" + (f" ({attached.controller})" if attached.controller else "")
    for each in attached.attached:
        yield from (f"+ {line}" for line in _on_card(each))


def _draw_chip(chip: Chip, x: float, y: float, width: float, height: float) -> Iterator[str]:
    minion = chip.card.power is not None
    titan = chip.card.type == "titan"
    yield _box(x, y, width, height, radius=5 if minion else 0, fill=0.06, stroke=0.4, dashed=not minion and not titan)
    if titan:  # a frame within the frame
        yield _box(x + 2, y + 2, width - 4, height - 4, radius=0, fill=0, stroke=0.7)
    if minion:
        yield _text(x + width - 7, y + 18, power(chip.card).split(",")[0], _LARGE, weight=700, anchor="end")
    at = y + 17
    small = False
    for line in chip.lines:
        if not line:
            small = True
            at += 0 if len(chip.lines) > 1 else 2
            continue
        yield _text(x + 7, at, line, _SMALL if small else _PLAIN, opacity=0.9 if small else 1)
        at += 15 if small else _LINE


def _draw_player(body: list[str], player: PlayerSeen, seat: int, top: float) -> float:
    y = top + 16
    name = f"{player.name} · to play" if player.to_play else player.name
    body.append(f'<circle cx="{_EDGE + 10}" cy="{_n(y - 5)}" r="5" fill="{_colour(seat)}"/>')
    points = f"{player.points} VP"
    for line in _wrapped(name, WIDTH - 2 * _EDGE - 44 - _wide(points, _PLAIN), _PLAIN):
        body.append(_text(_EDGE + 22, y, line, _PLAIN, weight=600))
        y += _LINE
    body.append(_text(WIDTH - _EDGE - 10, top + 16, points, _PLAIN, weight=600, anchor="end"))
    deck = "?" if player.deck is None else str(player.deck)
    said = [f"hand {player.hand} · deck {deck} · discard {player.discard}", *beside(player)]
    for line in (part for each in said for part in _wrapped(each, WIDTH - 2 * _EDGE - 32, _SMALL)):
        body.append(_text(_EDGE + 22, y, line, _SMALL, opacity=0.9))
        y += _LINE
    return y + 8 - _LINE


# -- lines, boxes, letters ---------------------------------------------------------------------------------------


def _colour(seat: int) -> str:
    if seat < 0:
        return "currentColor"
    number = seat % len(SIDES)
    return f"var(--smashrules-side-{number + 1}, {SIDES[number]})"


def _box(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    radius: float,
    fill: float,
    stroke: float,
    dashed: bool = False,
) -> str:
    line = f'stroke="currentColor" stroke-opacity="{stroke}"' if stroke else 'stroke="none"'
    dash = ' stroke-dasharray="4 3"' if dashed else ""
    return (
        f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" rx="{_n(radius)}" '
        f'fill-opacity="{fill}" {line}{dash}/>'
    )


def _text(
    x: float, y: float, words: str, size: float, *, weight: int = 400, anchor: str = "start", opacity: float = 1
) -> str:
    if not words:
        return ""
    bold = f' font-weight="{weight}"' if weight != 400 else ""
    ended = f' text-anchor="{anchor}"' if anchor != "start" else ""
    faint = f' fill-opacity="{opacity}"' if opacity != 1 else ""
    return f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}"{bold}{ended}{faint}>{escape(words)}</text>'


def _n(number: float) -> str:
    return f"{number:.1f}".rstrip("0").rstrip(".")


def _wide(words: str, size: float) -> float:
    """About how wide some words are; rather too wide than too narrow, for no font is known here."""
    return sum(0.38 if each in _NARROW else 1.02 if each in _WIDE else 0.68 for each in words) * size


def _wrapped(words: str, room: float, size: float) -> list[str]:
    """Words in lines that fit into ``room``; a word that does not fit alone is broken."""
    lines: list[str] = []
    line = ""
    for word in words.split():
        while word:
            tried = f"{line} {word}" if line else word
            if _wide(tried, size) <= room:
                line, word = tried, ""
            elif line:
                lines.append(line)
                line = ""
            else:
                fits = max(1, next((n for n in range(len(word), 1, -1) if _wide(word[:n], size) <= room), 1))
                lines.append(word[:fits])
                word = word[fits:]
    return [*lines, line] if line or not lines else lines
