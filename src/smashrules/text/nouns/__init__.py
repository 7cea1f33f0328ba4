"""Noun phrases made into selectors, amounts, piles and moments.

Knows a phrase and what hangs on it; neither its verb nor what was said before.
"""
