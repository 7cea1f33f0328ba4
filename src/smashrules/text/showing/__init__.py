"""What was understood, shown to people: paraphrase, tree, page, the table of constructs."""
