"""Clauses made into acts, statements, conditions and events."""
