"""The games for AI people: PettingZoo, Gymnasium and OpenSpiel. Needs the extra ``research``.

Nothing else in courtly imports this package. Importing it registers our environments with Gymnasium
if that is installed, so ``gymnasium.make("courtly.research:courtly/<Title>-v0")`` needs no import
at all (Gymnasium 1.0 took out the entry points that would make the first half unnecessary).
"""

from importlib.util import find_spec

from .registration import register

if find_spec("gymnasium") is not None:
    register()
