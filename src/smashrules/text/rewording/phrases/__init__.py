"""Turns of phrase, remarks, and words that are left out: of any sentence, whatever it speaks of.

Knows words and their neighbours, no structure.
"""
