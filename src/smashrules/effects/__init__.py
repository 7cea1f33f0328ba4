"""The typed effect tree: what a card's text means, apart from how it is worded and from any game.

Floor 0: this room imports nothing of ours. ``abilities`` is the top of the tree (``CardText``), ``actions`` what
is done, ``selectors`` to whom, ``amounts`` how much, ``conditions`` when, ``verbs`` the closed list of verbs.
"""
