"""How likely each seat is to win, at any moment of a game: features of a state, a small network, and its trained weights."""
