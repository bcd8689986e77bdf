"""The rules of Richelieu as kernels, one module per chapter."""
