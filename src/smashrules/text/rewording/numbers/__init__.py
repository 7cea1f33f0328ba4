"""How many, how many more, and as many as: numbers put where they count.

Knows words and their neighbours, no structure.
"""
