"""What is done, chosen, played, or done instead: deeds put as the verbs that the rules know.

Knows words and their neighbours, no structure.
"""
