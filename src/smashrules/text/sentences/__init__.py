"""Sentences and labels made into the abilities of a card."""
