"""A text cut into labelled blocks, sentences and tokens, and these put at full length and marked.

Knows words and their neighbours, no structure.
"""
