"""The command ``courtly``. Modules here are imported only when their command is used."""
