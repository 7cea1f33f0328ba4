"""Sentences and labels made into the abilities of a card.

What a clause means, ``clauses`` says; no reference is bound here.
"""
