"""What only Lancaster has to be looked at for."""
