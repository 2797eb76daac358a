"""Tables in memory: the lobby that opens them, the room around each, and the session it plays."""
