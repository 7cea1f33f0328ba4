"""What is said of cards: whose they are, what they are like, what they count as. Put at full length.

Knows words and their neighbours, no structure.
"""
