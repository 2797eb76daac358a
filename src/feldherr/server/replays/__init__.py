"""Replays: a table's moves recorded as chunks of changes, cached and streamed."""
