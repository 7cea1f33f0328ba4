"""What a sentence says shortly, in passing or the other way round, put at full length.

A room knows one way of saying and gives its rules; ``rule`` says what a rule is, ``order`` in which order they are
asked. Knows words and their neighbours, no structure.
"""
