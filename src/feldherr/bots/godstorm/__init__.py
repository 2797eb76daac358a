"""Computer players for Godstorm: recruit, captain, marshal."""
