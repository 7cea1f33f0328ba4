"""The words of card texts: what each can be, and which role its neighbours show.

Knows words and their neighbours, no structure.
"""
