"""Tree search for any game, with that game's judgement."""
