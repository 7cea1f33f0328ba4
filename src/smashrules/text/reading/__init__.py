"""From a text to its readings, and what a reader is told where there is none."""
