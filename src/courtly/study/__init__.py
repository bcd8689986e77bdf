"""Looking back at a game: everybody's chances, what each choice cost, and what turned the game."""
