"""People at the browser client, played in Chromium."""
