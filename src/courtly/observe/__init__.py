"""What a seat sees, as an array of numbers for programs that learn.

sight = encoder(game.spec.name)
sight.layout.read(sight.observe(game, seat))  # the numbers by name
"""

from .encoder import Encoder, encoder
from .layout import Layout, Part

__all__ = ["Encoder", "Layout", "Part", "encoder"]
