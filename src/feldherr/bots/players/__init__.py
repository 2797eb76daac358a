"""The computer players, weakest first: random, simple, recruit, commander, marshal."""
