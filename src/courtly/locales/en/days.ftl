# Games over days: people, their games, devices and notices.

days-next = { $games ->
    [one] Go to the game that waits for you
   *[other] Go to the next of { $games } games that wait for you
}
days-find = Find by game or name
days-shelves = Which games
days-shelf-running = Going on
days-shelf-over = Finished
days-shelf-aside = Put aside
days-none-running = No game of yours is going on.
days-none-over = You have not finished a game here yet.
days-none-aside = You have put nothing aside.
days-none-found = No games found.
days-more = Show more
days-export = All records in one file
days-sums = Your results
days-ladder = The ladder
days-turn-of = Waiting for { $names }
days-with = with { $names }
days-ended = Place { $place } ({ $points })
days-deadline = time runs out { $when }
days-kind-try = a try
days-kind-guide = a guided game
days-kind-daily = a daily challenge
days-replay = Watch it again
days-put-aside = Put aside
days-take-back = Bring back

# Devices, clocks in days, and what one may do at a table.
days-devices = Your devices
days-devices-about = Go on playing on your phone where you stopped at your desk. There are no accounts: a linked device counts as you.
days-device-first = First device
days-device-called = Name of this device
days-device-this = this one
days-device-revoke = Remove
days-link = Link a device
days-link-about = Scan the code with the new device within five minutes, then say yes here. It works once.
days-link-make = Show a code
days-link-text = Link for the new device
days-link-here = Link this device to the person whose code you scanned? Games you began here come along.
days-link-join = Link this device
days-link-wait = Now say yes on the other device, if it shows the same number:
days-link-asks = “{ $name }” wants to be linked. Only say yes if it shows this number:
days-link-yes = Yes, it is mine
days-link-no = No
days-phrase = Passphrase
days-phrase-about = Whoever has it can play as you: keep it on paper, or in a password manager.
days-phrase-make = Make a passphrase
days-phrase-anew = Make a new one; the old one stops working
days-phrase-once = Write it down now; it is not shown again.
days-phrase-enter = Passphrase of another device
days-passkeys = Passkeys
days-passkeys-about = Your phone, your computer or a security key remembers who you are; nothing has to be typed. This server keeps only a public key.
days-passkey-make = Make a passkey
days-passkey-use = Use a passkey
days-passkeys-https = Passkeys need HTTPS and a domain name. At this address your browser offers none; a code or a passphrase works here too.
days-forget = Delete everything
days-forget-about = Games nobody else played in are deleted; from the others, your name and what you said are removed, and a bot plays on. This cannot be undone.
days-forget-sure = Yes, delete everything now
days-clock-for = Time for
days-clock-for-each = each decision
days-clock-for-whole = the whole game
days-clock-up = When time is up
days-clock-up-move = a bot plays this turn
days-clock-up-bot = a bot takes over
days-clock-up-resign = the seat resigns
days-holidays = Holidays for everybody
days-at-table = Holidays, later votes, handing over
days-holidays-left = { $days ->
    [one] You have 1 day of holidays left here.
   *[other] You have { $days } days of holidays left here.
}
days-away-until = Your clock stands still until { $day }.
days-holiday-end = I am back
days-holiday-days = Days
days-holiday-take = Take { $days } off
days-ballots = Ballots for later votes
days-ballots-about = Sealed: nobody else can see them. You can change each until its vote begins.
days-ballot-none = decide then
days-hand-over = Hand over my seat by a link
days-replace = Ask to replace { $name }
days-take-over = { $name } hands this seat over to you.
days-take-over-sit = Sit down
days-proposal-replace = { $name } asks to let somebody else play for { $other }.
days-notices = Notices
days-notices-ask = Be told when it is your turn
