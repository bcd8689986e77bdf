"""What the host of a server decides while it runs: by a page, or by ``courtly admin``."""
