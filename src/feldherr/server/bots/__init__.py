"""Computer players of the server: worker processes and the queue of decisions that wait for them."""
