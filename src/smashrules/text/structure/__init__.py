"""Which words hang together: the parser, and every attachment that the tables of frames allow.

Knows no meaning.
"""
