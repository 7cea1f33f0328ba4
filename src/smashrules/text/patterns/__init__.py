"""Patterns of words: what a rule of rewording is about, and what is said for it.

Knows words and their neighbours; which rules there are stands in ``grammar/rewording/``.
"""
