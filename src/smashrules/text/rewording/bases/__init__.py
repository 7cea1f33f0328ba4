"""What is said of bases, what is on them, and how their scoring goes. Put at full length.

Knows words and their neighbours, no structure.
"""
