"""Boards as pictures: a state drawn as SVG, and the same board told in lines of text.

Floor 3: this room reads states and asks the engine for the numbers that follow from them; it changes none, reads no
file and knows no card by name. ``layout`` says what is to be seen of a board, ``svg`` draws it, ``told`` tells it.
The drawing is our own: boxes, lines and words, in the ink of the page around it, so that it fits light and dark.
"""

from __future__ import annotations

from smashrules.picture.board import Board
from smashrules.picture.layout import BoardSeen, see
from smashrules.picture.svg import board_svg
from smashrules.picture.told import board_text

__all__ = ["Board", "BoardSeen", "board_svg", "board_text", "see"]
