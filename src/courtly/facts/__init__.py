"""What can be known of a game by counting: how long, how wide, how fair, and what pays."""
