"""Heavy work that people ask for (saved games, analyses, long odds): a fair queue and the processes that do it."""
