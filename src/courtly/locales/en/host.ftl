# The host's page, who may make tables, and the ladder.

host-title = The host’s page
host-secret = Secret
host-secret-about = The server printed a secret when it started. If you have lost it, “courtly admin secret” prints another one.
host-enter = Come in
host-leave = Lock this page
host-parts = Parts of this page
host-part-report = Status
host-part-rules = Rules
host-part-tables = Tables
host-part-people = People

host-state-ok = All is well
host-state-failing = Something does not work
host-state-stopping = The server is stopping
host-failing = Not working: { $parts }
host-fact-version = Version
host-fact-since = Started
host-fact-processes = Processes
host-fact-memory = Memory of this process
host-fact-database = Database
host-fact-entries = Entries in all logs
host-fact-sockets = Open connections
host-fact-live = Tables in memory
host-fact-bots = Decisions bots still have to make
host-fact-tables = Tables
host-fact-people = People
host-fact-devices = Linked devices
host-fact-passkeys = Passkeys
host-fact-engine = { $game } engine
host-tables-by = { $open } open, { $playing } in play, { $over } finished
host-engine-plain = not compiled yet
host-engine-compiling = compiling, { $percent }%
host-engine-kept = compiled, not in use
host-engine-compiled = compiled
host-engine-failed = stays slow: it cannot be compiled

host-making = Who may make tables
host-making-open = Everybody
host-making-open-about = Whoever opens this server’s page can make a table.
host-making-invited = Invited people
host-making-invited-about = Whoever has used one of your links. Anybody can still sit down at their tables.
host-making-password = People who know the password
host-making-password-about = They are asked for it once.
host-password = Set a password
host-password-anew = Set another password
host-password-do = Set
host-password-set = The password is set.
host-invitations = Invitations
host-invitations-about = Links by which people may make tables. A link is shown only once.
host-invitation-used = { $used ->
    [0] not used yet
    [one] used by 1 person
   *[other] used by { $used } people
}
host-invitation-used-of = used by { $used } of { $most }
host-until = until { $day }
host-invitation-revoke = Revoke
host-invitation-revoke-people = Revoke, also for those who used it
host-invitation-link = Send this link
host-invitation-name = Name, for yourself
host-invitation-days = Days it is valid
host-invitation-most = For how many
host-invitation-make = Make a link

host-ladder = Ladder
host-ladder-about = Whoever makes a table for friends can then let it count. Only people are ranked, by the games they finish with each other.
host-ladder-off = No ladder
host-ladder-host = A ladder that only you see
host-ladder-public = A ladder that everybody sees
host-ladder-see = Look at it
host-ladder-rebuild = Rebuild from all games
host-ladder-rebuilt = { $games ->
    [one] Rebuilt from 1 game.
   *[other] Rebuilt from { $games } games.
}
host-ladder-of = Ladder: { $game }
host-ladder-how = Make a table for friends and let the game count: whoever finishes such games with others appears here.
host-ladder-games = { $games ->
    [0] No rated game is finished yet.
    [one] After 1 rated game.
   *[other] After { $games } rated games.
}
host-ladder-place = Place
host-ladder-name = Name
host-ladder-rating = Rating
host-ladder-played = Games
host-ladder-won = Won
host-ladder-note = Everybody begins at 1000. With a question mark: fewer than five games. Whoever deletes their data leaves the ladder.

host-tables-status = Which
host-status-all = All
host-status-open = Open
host-status-playing = In play
host-status-over = Finished
host-tables-idle = Nothing has happened for
host-tables-idle-any = any time
host-tables-clean = Clean up …
host-tables-clean-sure = { $tables ->
    [0] No table matches
    [one] Delete 1 table for good
   *[other] Delete { $tables } tables for good
}
host-tables-cleaned = { $tables ->
    [one] 1 table deleted.
   *[other] { $tables } tables deleted.
}
host-tables-none = There are no such tables.
host-table-private = private
host-seat-free = free
host-table-delete = Delete
host-table-delete-sure = Delete for good
host-table-strike = Does not count
host-table-rate = Let it count

host-people-find = Find by name
host-people-none = Nobody was found.
host-person-nameless = Without a name
host-person-tables = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
host-person-maker = may make tables
host-person-muted = Muted
host-person-banned = Banned
host-for-ever = for ever
host-mute = Mute
host-unmute = Let speak again
host-ban = Ban
host-unban = Let in again
host-unmake = May no longer make tables
host-mute-about = They can play, but say nothing, on any of their devices.
host-ban-about = They cannot come in on any of their devices, whatever they call themselves; bots play on for them.
host-for = For
host-why = Why, as a note for yourself
host-near = Also turn away new browsers where they come from, for a month at most. People who have played here before are not affected.
host-cancel = Cancel

host-welcome = Welcome
host-welcome-about = From now on you can make tables here, with this browser and all devices you link to it.
host-welcome-go = Make a table
host-welcome-broken = This link is incomplete or no longer valid. Ask the host for a new one. Without it you can still sit down at the tables of others.
host-makers = Making tables
host-makers-password = Here only people who know the host’s password make tables. You are asked for it once. Without it you can still sit down at the tables of others.
host-makers-enter = Password
host-makers-go = Make the table
host-makers-invited = Here only people whom the host has invited make tables. Ask the host for a link. Without it you can still sit down at the tables of others.
