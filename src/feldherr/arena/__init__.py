"""Computer players against each other: matches, many of them, and what they show."""
