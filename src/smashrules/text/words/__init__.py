"""The words of a text: cut, put at full length, and marked with the roles that their neighbours show.

Knows words and their neighbours, no structure.
"""
