"""Answers and tables as numbers, written where the game is compiled."""
