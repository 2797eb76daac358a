"""People, programs and faults at servers that really run."""
