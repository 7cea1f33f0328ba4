"""Text to tree and tree to text: the grammar of card texts, what their words mean, and how a tree is said again.

Floor 1: knows the effect tree, never a state or the engine. The way of a text: ``prepass`` cuts it into tokens,
``syntax`` finds the structure with the grammar, ``attach`` lists which part belongs to which, ``nouns`` and
``clauses`` make nodes, ``sentences`` joins them, ``binding`` finds what each reference means, ``reading`` gives
the result. ``printer`` and ``paraphrase`` go back. What the words are is data in ``grammar/``.
"""
