"""Clauses made into acts, statements, conditions and events.

Knows one clause and its parts; neither the sentence around it nor what a reference means.
"""
