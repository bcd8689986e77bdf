richelieu-decision-take = to take a card
