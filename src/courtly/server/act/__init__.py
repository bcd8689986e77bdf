"""Acts where nobody asks: bots and clocks."""
