"""How fast Courtly is: ``python -m bench`` from the root of the repository, or ``make bench``."""
