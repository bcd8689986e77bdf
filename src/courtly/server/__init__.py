"""The table server: friends, bots and spectators at one table, over WebSockets."""
