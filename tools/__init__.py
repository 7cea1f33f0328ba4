"""What the project's own checks are made of: run as `python -m tools.NAME` at the root of a checkout."""
