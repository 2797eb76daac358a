"""What a finished game owes to the dice and what to its players: `analyse` takes a game apart, exactly."""
