"""The server: tables that people join by a link, a view for each seat, every move on the disk before it is acknowledged."""
