"""What each of those who listen is told."""
