"""Games of bots as tables of numbers, for learners that do not play themselves.

``courtly dataset make`` writes them, `load` reads them.
"""

from __future__ import annotations

from .read import Batch, Dataset, load

__all__ = ["Batch", "Dataset", "load"]
