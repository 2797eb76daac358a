"""The compiled part of the environments: moves as action numbers, observations, batches of games."""
