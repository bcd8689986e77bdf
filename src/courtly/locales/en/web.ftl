# The browser: first page, tables, what one may do there. Boards and other pages have files of their own.

web-skip = Skip to content
web-loading = One moment …
web-page-failed = This page could not be loaded. Check your connection and reload.
web-lost-title = Page not found
web-lost = There is nothing at this address.
web-home = Home
web-nav = Pages
web-nav-rules = Rules
web-unofficial = Courtly is an unofficial, free project; all drawings and texts are its own. If you like these games, buy them.
web-close = Close
web-dismiss = Dismiss
web-rule = Rule { $rule }

# First page
web-home-title = Intrigue at two courts
web-home-lead = Play { $games } now: no account, against bots or with friends.
# Shown by search engines
web-description = { $games } in the browser, with friends or bots.
web-new-game = A new game
web-game = Game
web-about-lancaster = 2–5 players: knights, counties, secret votes, war in France
web-about-richelieu = 2 players: 48 open cards, majorities, hidden tokens
web-your-name = Your name
web-player = Player { $number }
web-level = Bot level
web-level-page = Page
web-level-squire = Squire
web-level-knight = Knight
web-level-duke = Duke
web-level-king = King
web-level-page-about = Plays legal moves at random: for a first look at the rules.
web-level-squire-about = Plays sensible moves at once: a friendly opponent.
web-level-knight-about = Looks a little ahead.
web-level-duke-about = Thinks about each move for a moment.
web-level-king-about = Thinks for about a second. No bot sees hidden information.
web-more-options = More options
web-start-random = At random
web-clock = Clock
web-clock-none = None
web-clock-minutes = { $minutes } min
web-listed = Show the table to everyone on this server
web-own-links = A separate link for each seat
web-box = Your own box: edition and printed figures
web-box-use = Use the figures of my own box
web-play-friends = Play with friends
web-compiling = { $game } is getting faster: { $percent }% is compiled for this machine. You can play meanwhile.
web-hurried = { $levels } will play better when it is done.
web-not-compiled = { $game } could not be compiled for this machine: it can be played, but bots think slowly.
web-mine = Your games
web-mine-due = Your turn
web-mine-open = Waiting for players
web-mine-waiting = Waiting for others
web-open-tables = Open tables
web-no-open-tables = No open tables right now. Open one that everyone can see, and be the first.
web-find-table = Find a table by a player’s name
web-running-tables = Games to watch
web-watch = Watch
web-free-seats = { $free ->
    [one] 1 of { $seats } seats is free
   *[other] { $free } of { $seats } seats are free
}
web-seats = { $seats } players
web-join = Join
web-more-daily = Challenge of the day
web-more-puzzles = Puzzles
web-daily-about = One deal a day, the same for everybody here. How far ahead can you finish?
web-daily-week = Challenge played on { $n ->
    [one] 1 day
   *[other] { $n } days
} of this week
web-daily-go = Try it
web-puzzles-about = Positions in which one move is clearly best. Find it.
web-puzzles-solved = { $right ->
    [one] 1 puzzle
   *[other] { $right } puzzles
} solved at the first try; longest streak: { $best }.
web-puzzles-go = Begin
web-puzzles-next = Next one
web-more-you = Your results
web-open-record = Open a record
web-rules-of = Rules of { $game }

# Preferences
web-preferences = Preferences
web-language = Language
web-theme = Appearance
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-your-turn = When it is your turn
web-notifications = Show a notification

# Calling a player: the page's title, where `$title` is the game's name, and a notification
web-notice-title = ● Your turn – { $title }
web-notice-body = It is your turn.

# A table before the game
web-lobby-title = A table for { $game }
web-lobby-waiting = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
web-lobby-starts = The game begins when all seats are taken. Bots can fill seats.
web-seat-open = Free seat
web-seat-for = Who plays { $seat }
web-sit = Sit down
web-rise = Stand up
web-you = you
web-bot = { $level } (bot)
web-ally-of = { $name }’s ally
web-invite = Invite friends
web-invite-about = Whoever opens this link can sit down or watch.
web-invite-seats = Each free seat has its own link; the table’s link is for spectators.
web-invite-alone = So far only this computer can open this link. To invite others in your network, start the server with --host 0.0.0.0.
web-copy-for = Copy the link for { $seat }
web-link = Link to this table
web-copy = Copy
web-copied = The link is copied.
web-share = Share …
web-qr = The link as a QR code
web-no-table-title = Table not found
web-no-table = There is no table at this address. Perhaps the link is incomplete.

# At the table
web-log = Log
web-chat = Chat
web-chat-unread = { $unread ->
    [one] Chat, 1 new message
   *[other] Chat, { $unread } new messages
}
web-chat-none = Nobody has said anything yet.
web-chat-pause = Slow mode
web-chat-pause-seconds = { $seconds ->
    [0] off
   *[other] one line every { $seconds } s
}
web-chat-spectators = Spectators may write
web-chat-mute = Mute { $name }
web-chat-unmute = Hear { $name } again
web-say = Say something
web-send = Send
web-menu = Table
web-sheet = Score sheet
web-result = Result
web-undo = Undo
web-hint = Ask the King for advice
web-hint-title = The King’s advice
web-hint-thinking = The King is thinking …
web-hint-share = Search share: { $share }
web-hint-chance = Your chance: { $chance }
web-hint-play = Play this
web-explain = Explain as I play: what matters, and what would have been clearly better
web-connection-lost = Connection lost. Trying again …
web-curtain = Hand the device to { $name }
web-curtain-ready = I am { $name }
web-proposal-undo = { $name } would like to take back a move.
web-proposal-end = { $name } would like to end the game here.
web-proposal-waiting = Waiting for the others to answer.
web-agree = Agree
web-refuse = Refuse
web-resigned = has resigned
web-substitute = { $level } plays for them
web-away = away
web-let-bot = Let a bot play
web-spectators = { $number ->
    [one] 1 spectator
   *[other] { $number } spectators
}
web-back = Take my seat back
web-leave = Let a bot play for me
web-propose-end = Propose to end the game
web-resign = Resign
web-resign-sure = Really resign?
web-to-rematch = To the rematch
web-fair = How this game was dealt
web-fair-about = The cards were dealt from a secret number. This is its fingerprint; the number itself is shown after the game, so that anyone can check the deal.

# Refusals
web-refused-offline = The server cannot be reached.
web-refused-bad-message = The server did not understand that. Reload the page.
web-refused-too-large = That is too large.
web-refused-too-fast = Too fast; wait a moment.
web-refused-protocol = The server is newer than this page. Reload the page.
web-refused-not-welcome = This page is not allowed to do that.
web-refused-no-table = There is no such table.
web-refused-no-seat = There is no such seat.
web-refused-not-your-seat = That is not your seat.
web-refused-taken = This seat is taken.
web-refused-invite = This seat has its own link.
web-refused-not-host = Only the host can do that.
web-refused-begun = The game has already begun.
web-refused-not-begun = The game has not begun yet.
web-refused-not-over = The game is not over yet.
web-refused-over = The game is over.
web-refused-stale = Something happened in the meantime. Look again.
web-refused-not-your-decision = It is not your turn.
web-refused-no-undo = There is nothing to take back.
web-refused-no-hints = Advice is given only when all the others are bots.
web-refused-illegal = That is not allowed now.
web-refused-invalid = That is not a move.
web-refused-ambiguous = That could be several moves.
web-refused-options = A table cannot be set up like this.
web-refused-record = This record cannot be read, or its moves do not fit.
web-refused-unplayable = This table cannot be played on this server.
web-refused-proposal = Another request is still waiting for an answer.
web-refused-present = This seat cannot be handed over now.
web-refused-busy = The server is overloaded right now; try again.
web-refused-failed = That did not work; nothing was changed. Try again.
web-refused-unsure = The server is not sure whether that was stored; it is finding out.
web-refused-name = This name could be mistaken for somebody else’s. Choose another.
web-refused-muted = You have been muted here.
web-refused-full = The limit for this has been reached.
web-refused-banned = The host of this server has shut you out.
web-refused-makers = The host decides who may make tables here.

# How things are told
web-sound = Sounds
web-sound-off = Off
web-sound-soft = Soft
web-sound-on = On
web-pace = Animation speed
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = At once
web-pace-rest = Wait for a touch at the end of a phase
web-pace-now = Pace: { $pace }. Touch to change it.
web-told-back = Previous step
web-told-pause = Pause
web-told-run = Resume
web-told-step = Next step
web-told-skip = Skip
web-told-continue = Continue
web-told-decide-now = Decide now
web-told-decide = It is your turn: touch what is highlighted, or wait and see.
web-told-at = { $at } of { $of }
web-told-again = Show again
web-log-whole = Whole log
web-undo-short = Undo
web-hint-short = Hint
web-you-name = You

# Keys
web-keys = Keyboard
web-keys-tab = You can also reach everything with Tab and Enter.
web-keys-choose = Choose a knight or an answer
web-keys-confirm = Confirm
web-keys-vote = Vote yes or no
web-keys-amount = More or fewer
web-keys-undo = Undo
web-keys-hint = Ask for a hint
web-keys-hold = Pause or resume
web-keys-step = Next step
web-keys-back = Previous step
web-keys-skip = Skip to the present
web-keys-log = Log
web-keys-sheet = Score sheet
web-keys-chat = Chat
web-keys-menu = Table menu
web-keys-help = These keys

# The first page: who sits down, the door for newcomers
web-who = Who is playing?
web-play-now = Play now
web-home-welcome = Pull up a chair, { $name }
web-chair-bot = bot
web-chair-friend = Friend
web-chair-here = On this device
web-chair-empty = Empty
web-chair-add = add
web-chair-link = gets a link
web-chair-about = Touch a chair to change who sits there.
web-door = I’m new here
web-door-about = Your first game of { $game }, step by step: old Walter shows you how, in about ten minutes.
web-door-enter = Come in
web-door-again = Continue your first game
web-look-in = Look in
web-table-of = { $host }’s table

# The ladder
web-rated = This game counts on the ladder.
web-rated-make = The game counts on the ladder
web-rated-short = rated
