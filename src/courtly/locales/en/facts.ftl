# A game in numbers.
facts-title = { $game } in numbers
facts-intro = Bots played { $games } games, every deal once from each seat, and we counted. All players at a table are equally good.
facts-tables = Number of players
facts-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
facts-players-mixed = { $players }, mixed laws
facts-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
facts-order = Does it matter who begins?
facts-order-about = Share of victories by place in the first turn.
facts-order-note = Dashed: all equal ({ $share }). The upright lines show how far off chance may have put us: the true share lies there 95 times out of 100.
facts-place = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
facts-between = { $share } ({ $low } to { $high })
facts-luck = Luck or skill?
facts-luck-about = How much of who wins is settled by the deal and the seat before anybody has decided anything.
facts-luck-note = 0 % would be all play, 100 % all deal. With few games this is a rough estimate.
facts-too-few = too few games to say
facts-sizes = How long, how wide, how close
facts-decisions = Decisions in a game
facts-width = Moves to choose from
facts-tree = Possible courses of a game
facts-points = Points a player
facts-margin = Lead of the winner, points
facts-shared = Shared victories
facts-seats = Victories by seat around the table
facts-bytes = A position in memory
facts-bytes-number = { $number } bytes
facts-unit-points = Points a game, all players together
facts-unit-times = Times a game
facts-all = Show all { $number }
facts-fewer = Show fewer
facts-law-proposed = Laws put to the vote
facts-law-adopted = Laws that pass
facts-county-scored = Counties that are held
facts-conflict-scored = Who wins in France
facts-favour-taken = King’s Favours
facts-points-scored = Where points come from
facts-line-scored = What scores
facts-line-missing = What players lack at the end
facts-caution = Counted with Courtly { $version }, bots of edition { $edition }. Some printed figures are reconstructed; with those of your box the numbers may differ.
