"""A table as the log of what happened there: pure, without input, output, clock or chance."""
