"""Learned judgement: small nets inside kernels, for any game that says what they may look at."""
