lancaster-refused-not-now = this is not the moment for that; you have to { $asked }.
