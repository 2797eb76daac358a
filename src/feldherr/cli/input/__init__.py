"""What people type: answers, commands, dice, and what to say when it makes no sense."""
