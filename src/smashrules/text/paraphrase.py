"""Stub."""
def explain_tree(tree, *, type="action"): return repr(tree)
