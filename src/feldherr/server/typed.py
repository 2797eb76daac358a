"""What people type and others read: names and lines of chat."""

from __future__ import annotations

JOINERS = "\u200c\u200d"  # Persian words and many emoji are written with them


def is_line(text: str, longest: int) -> bool:
    """Whether a text is one line that shows, without characters that turn or hide what stands around them."""
    shown = text.translate(dict.fromkeys(map(ord, JOINERS)))
    return len(text) <= longest and bool(shown.strip()) and shown.isprintable()
