"""What is in memory now, and who listens."""
