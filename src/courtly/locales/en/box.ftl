# Somebody’s own box: its edition, and the printed figures that differ.
box-title = Your box of { $game }
box-edition = Which edition do you have?
box-edition-about = The rules here will then mark where its rulebook differs or leaves something open. Notes on other editions stay folded away.
box-edition-none = none of these
box-edition-marked = { $n ->
    [0] There is nothing to mark in the rules.
    [one] Marked in the rules:
   *[other] Marked in the rules, { $n } times:
}
box-figures = What is printed in it
box-about = Boards, cards and tiles show figures that no rulebook repeats. Those marked “reconstructed” were chosen to fit everything the rulebooks say. If your box shows others, enter them here: each is checked at once.
box-fixed = What a rulebook says in words cannot be changed. Figures marked “public” come from descriptions of the game, those marked “example” from a worked example.
box-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
box-ours = here: { $value }
box-back = Back to the figure used here
box-source-reconstructed = reconstructed
box-source-public = public
box-source-example = example
box-keep = Keep and share
box-checking = Checking …
box-kept = { $n ->
    [0] No figure differs.
    [one] 1 figure differs. It is kept in this browser, and tables you make use it.
   *[other] { $n } figures differ. They are kept in this browser, and tables you make use them.
}
box-wrong = { $n ->
    [one] Something does not fit yet: nothing is kept until it does.
   *[other] { $n } things do not fit yet: nothing is kept until they do.
}
box-export = Save as a file
box-import = Open a file
box-clear = Reset all
box-file = The file holds only what differs. The command “courtly components” can read it, too. Opening one replaces what is entered here.
box-imported = Taken from the file: { $games }
box-refused = Nothing was taken from { $file }:
box-too-large = it is larger than any file of figures
box-played = Played with the figures of somebody’s own box
box-played-about = { $n ->
    [one] 1 figure differs from those normally used here:
   *[other] { $n } figures differ from those normally used here:
}
box-played-otherwise = { $value } instead of { $ours }

box-lancaster-group-supply = Tokens in the box
box-lancaster-group-player = Each player at the start
box-lancaster-group-nobles-per-county = Nobles in each county
box-lancaster-group-county = Counties
box-lancaster-group-castle = Castle spaces and extension tiles
box-lancaster-group-favour = King’s Favour
box-lancaster-group-conflict = Conflict cards
box-lancaster-group-conflicts-removed = Conflicts left out, by strength
box-lancaster-figure-minimum = minimum strength
box-lancaster-figure-points = points
box-lancaster-figure-cost = cost in squires
box-lancaster-figure-strength = France
box-lancaster-figure-not-with-players = not with … players
box-richelieu-group-alone = Tokens
box-richelieu-group-region = Regions
box-richelieu-figure-token-places = cards with a token
box-richelieu-figure-coats = coats of arms
box-richelieu-figure-sword = with sword
box-richelieu-figure-cross = with cross
box-richelieu-figure-tower = with tower
box-richelieu-figure-double = with two coats of arms
box-richelieu-figure-single = with one coat of arms
box-lancaster-row-castle-recruit = { web-lancaster-space-recruit }
box-lancaster-row-castle-upgrade = { web-lancaster-space-upgrade }
box-lancaster-row-castle-squires = { web-lancaster-space-squires }
box-lancaster-row-castle-gold = { web-lancaster-space-gold }
box-lancaster-row-castle-votes = { web-lancaster-space-votes }
box-lancaster-row-castle-purse = { web-lancaster-space-purse }
box-lancaster-row-favour-upgrade = { lancaster-favour-upgrade }
box-lancaster-row-favour-gold = { lancaster-favour-gold }
box-lancaster-row-favour-squires = { lancaster-favour-squires }
box-lancaster-row-favour-purse = { lancaster-favour-purse }
box-lancaster-row-favour-alms = { lancaster-favour-alms }
box-lancaster-figure-gold = { lancaster-token-gold }
box-lancaster-figure-squires = { lancaster-token-squires }
box-lancaster-figure-votes = { lancaster-token-votes }
