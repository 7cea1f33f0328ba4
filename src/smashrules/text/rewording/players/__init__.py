"""What is said of players: who does it, whose turn it is, who ties, who shows what. Put at full length.

Knows words and their neighbours, no structure.
"""
