"""Pages, requests, and who may send them."""
