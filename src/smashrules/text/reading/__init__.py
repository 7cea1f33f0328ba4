"""From a text to its readings, and what a reader is told where there is none.

What a word means is decided in the rooms that are gone through, and not here.
"""
