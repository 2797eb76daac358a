"""A state for people: in plain text, and as a picture (SVG)."""
