"""The version, in a module of its own: the lowest floor reads it without importing the public API."""

__version__ = "0.1.0"
