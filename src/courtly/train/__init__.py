"""Learning to judge: games are played, a net is fitted to them, and stays if it wins."""
