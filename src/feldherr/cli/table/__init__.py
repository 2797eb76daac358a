"""A game in the terminal: board, hand, story and menu on the screen, and the loop that asks people and computers."""
