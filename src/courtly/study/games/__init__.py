"""What only one game has to be looked at for."""
