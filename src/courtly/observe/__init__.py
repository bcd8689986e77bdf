"""What a seat sees, as an array of numbers for programs that learn.

>>> import courtly
>>> from courtly.observe import encoder
>>> game = courtly.richelieu.new(seed=7)
>>> sight = encoder("richelieu")
>>> sight.observe(game, 0).shape == (sight.size,)
True
>>> sight.layout.read(sight.observe(game, 0))["stock"].tolist()
[1.0, 1.0]
"""

from .encoder import Encoder, encoder
from .layout import Layout, Part

__all__ = ["Encoder", "Layout", "Part", "encoder"]
