"""What was understood, shown to people: paraphrase, tree, page, the table of constructs.

Knows trees that are read; none is changed here, and nothing that is shown is read again.
"""
