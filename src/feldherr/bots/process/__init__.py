"""Computer players in a process of their own: the line protocol, the referee's side of it, and a checker."""
