"""What goes over the wire: every message defined once."""
