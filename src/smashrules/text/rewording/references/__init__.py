"""What a text speaks of again: "one of them", "another", "that card", put as what is meant.

Knows words and their neighbours, no structure.
"""
