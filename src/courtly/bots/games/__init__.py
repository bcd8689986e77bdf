"""How each game is judged: kernels for search, and exact solvers where there are any."""
