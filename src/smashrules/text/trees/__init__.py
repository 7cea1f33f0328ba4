"""Trees on their way: what stands in them until references are bound, and how one is made of another.

Knows nodes, and neither the words of a text nor who reads or says them.
"""
