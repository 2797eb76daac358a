"""What the players of the classic modes know: the board, goals, campaigns, cards, neutral armies."""
