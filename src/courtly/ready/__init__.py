"""Ready to play at once: games run plain while other processes compile them, and then go on so."""
