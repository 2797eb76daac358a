"""The server: tables that people join by a link, secrets kept, nothing ever lost."""
