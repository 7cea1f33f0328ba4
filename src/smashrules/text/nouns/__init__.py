"""Noun phrases made into selectors, amounts, piles and moments."""
