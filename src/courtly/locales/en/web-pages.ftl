# The browser: log, result, chart, replay, records, rulebook.

# What happened
web-log-news = Since your last turn
web-log-no-news = Nothing yet.
web-log-before = Before the first round
web-log-round = Round { $round }
web-log-turn = { $seat }’s turn
web-log-empty = Nothing has happened yet.
web-log-aloud = What has just happened
web-log-more = { $number ->
    [one] 1 thing more happened; it is in the log.
   *[other] { $number } things more happened; they are in the log.
}

# Rulebook
web-rules-contents = Contents
web-rules-search = Search: a word, or a number such as L5.1
web-rules-hits = { $number ->
    [0] No rule fits.
    [one] 1 rule fits.
   *[other] { $number } rules fit.
}
web-rules-nothing = No rule fits. Try fewer letters, or another word.
web-rules-link = Rule { $rule }, link to it
web-rules-edition = Your printed edition
web-rules-ruling = The printed rules leave this open. This is how it is played here.
