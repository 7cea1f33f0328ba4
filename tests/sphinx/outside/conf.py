"""The documents of a small club: what a stranger writes who loads the domain."""

project = "A club's FAQ"
extensions = ["smashrules.sphinx", "myst_parser"]
html_theme = "basic"
exclude_patterns = ["_build"]
