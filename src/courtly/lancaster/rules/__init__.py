"""The rules of Lancaster as kernels, one module per chapter."""
