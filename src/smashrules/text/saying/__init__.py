"""Trees said again in the reference wording, one house template for each construct.

Knows trees and words; nothing is read here, and no player needs to understand a binding by it (``showing``).
"""
