"""Boards as pictures: a state drawn as SVG, and the same board told in lines of text.

A floor below the engine and the explanations, which give boards to whoever asks: this room reads states and asks a
game, whatever that is, for the numbers that follow from them; it changes none, reads no file and knows no card by
name. ``seen`` is what is to be seen of a board, as plain values; ``layout`` sees it in a state, ``svg`` draws it,
``told`` tells it, and ``board`` is a state with its game. The drawing is our own: boxes, lines and words, in the ink
of the page around it, so that it fits light and dark.
"""

from __future__ import annotations

from smashrules.picture.board import Board, board_svg, board_text
from smashrules.picture.layout import see
from smashrules.picture.seen import BoardSeen

__all__ = ["Board", "BoardSeen", "board_svg", "board_text", "see"]
