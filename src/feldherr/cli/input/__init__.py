"""What people type: moves, commands, dice, and error messages for what can't be understood."""
