"""How notices leave the house: each module knows one way, and nothing of tables."""
