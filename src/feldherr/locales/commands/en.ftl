# What the command line says: help, errors, and the pages of `rules`.
