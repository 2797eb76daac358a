"""The arena: matches between computer players, schedules, statistics and reports."""
