"""Heavy work that people ask for (saved games, long odds): a fair queue and the processes that do it."""
