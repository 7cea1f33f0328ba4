"""When and if something is done: conditions and times put as what is asked.

Knows words and their neighbours, no structure.
"""
