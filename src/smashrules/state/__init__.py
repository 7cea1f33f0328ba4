"""The immutable game: players, cards in zones, the turn, what is still to be done, what has happened.

Floor 1: this room knows the effect tree's addresses (a card's key and a path into its text) and nothing of the
grammar or the engine. Every record is a frozen msgspec ``Struct``: equal states compare and hash equal, and any
state, also in the middle of a resolution, is written to JSON and read back by ``codec``. A value never holds itself,
so the records are kept from the garbage collector (``gc=False``): whoever keeps thousands of states pays less for
each.
"""
