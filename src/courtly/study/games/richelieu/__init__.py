"""What only Richelieu has to be looked at for."""
