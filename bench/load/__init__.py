"""Load for a server on this machine: the server held to one core, cheap clients, people who play, and attackers."""
