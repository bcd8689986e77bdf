# What is wrong with something a player gave: a move, an option, a record, printed figures. Names of
# options, of lines in a record and of figures are written as they are typed. `$value` and `$found` are
# what was given; `$why` is a sentence itself.

# Moves
problem-not-a-move = “{ $line }” is not a move.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
}
problem-ambiguous = “{ $line }” could be any of: { $moves }. Write it out.
problem-illegal = { $move }: { $why } [{ $rule }]
problem-not-your-decision = { $seat } has nothing to decide now; it is up to { $deciding }
problem-over = the game is over

# Seats and options
problem-seats = there are { $seats } seats, but { $given } names { $n }
problem-bot = { $name } is not a bot; use { $known }, or module:Class for your own
problem-option-unknown = unknown option: { $name }; known: { $known }
problem-option-number = { $name } is a number from { $low } to { $high }, not { $value }
problem-option-flag = { $name } is True or False, not { $value }
problem-option-list = { $name } names one for each of the { $n } { $name } 0 to { $last }, each one of { $choices }; not { $value }
problem-option-seat = { $name }: { $value } is not a seat; use one of: { $choices }
problem-option-figures = { $name } is a table of corrected figures, not { $value }
problem-option-choice = { $name }: { $value } is unknown; use one of: { $choices }
problem-option-only-with = { $name } goes with { $option }={ $wanted }, not with { $option }={ $other }
problem-option-seats = { $game } has { $seats } seats, not { $given }
problem-option-pair = { $pair } should be NAME=VALUE
problem-which-game = which game? One of: { $known }
problem-no-rule = there is no rule { $number }; there are { $known }

# Files and records
problem-file-missing = there is no file { $file }
problem-file = { $file } cannot be read: { $reason }
problem-file-text = { $file } is not a text file
problem-record-start = this is not a record: it should begin with “{ $start }”
problem-record-line = line { $line } of the record should be “Name: value”: { $found }
problem-record-lacks = the head of the record lacks { $name }
problem-record-no-deal = the head of the record has neither Seed nor Position
problem-record-game = this is a record of { $game }; known games: { $known }
problem-record-engine = this is a record of { $game }, engine { $engine }; this is { $ours } { $version }
problem-record-options = the Options of the record: { $why }
problem-record-no-options = the Options of the record should be a JSON object
problem-record-base64 = the Position of the record is not base64
problem-record-position = the Position of the record: { $why }
problem-record-seat = line { $line }: { $who } is not a seat; the seats are { $seats }
problem-record-move = line { $line }: { $why }
problem-record-digest = the replay ends in another position ({ $found }, not { $wanted })
problem-record-result = the record claims the result { $claimed }; its moves give { $found }
problem-verify-seed = the seed is not the one promised: its SHA-256 is not the commitment
problem-verify-other = the record holds another commitment than the one given

# Printed figures
problem-figures = { $source } does not fit the game:
problem-figures-given = the list of figures
problem-figures-unreadable = it cannot be read: { $reason }
problem-figures-no-text = it is not text in UTF-8
problem-figures-toml = it is not TOML: { $line ->
    [end] something is missing at its end
   *[other] what stands in line { $line } from character { $column } on cannot be read
}
problem-figures-no-table = it has no table { $known }
problem-figures-game = [{ $table }] is unknown; the file has { $known }
problem-figures-table = { $path } should be a table
problem-figures-unknown = { $path } is unknown; known: { $known }
problem-figures-word = { $path } should be a word in quotation marks, not { $found }
problem-figures-number = { $found ->
    [none] { $path } should be a whole number from { $low } to { $high }, but is missing
   *[other] { $path } should be a whole number from { $low } to { $high }, not { $found }
}
problem-figures-fixed = { $path } is { $wanted } by the rulebook [{ $rule }]
problem-figures-order = { $path } should have, by { $name } and in this order: { $wanted }
problem-figures-players = { $path } should list numbers from { $low } to { $high }
problem-figures-cards = { $path } should be a list of { $n } cards [{ $rule }]
problem-figures-points = { $path } should be three whole numbers from { $low } to { $high }
problem-figures-strengths = { $path } should be two strengths [{ $rule }]
problem-figures-removed = { $path }: there is no conflict of strength { $strength } to remove
problem-figures-box = { $players } players start with { $each } { $token }; the box holds { $total }
problem-figures-total = there should be { $n } cards in all [{ $rule }], not { $found }
problem-figures-symbol = the { $symbol } should be on { $n } cards [{ $rule }], not { $found }
problem-figures-coats = { $path } has { $coats } coats of arms, but its cards show { $shown } [{ $rule }]
problem-figures-places = { $path } should be { $n } different cards from { $first } to { $last } [{ $rule }]

# Text from outside
problem-text-holds = it holds { $what ->
    [control] a control character
    [invisible] an invisible character
    [half] half a character
    [line] a line separator
   *[paragraph] a paragraph separator
} ({ $code })
problem-text-empty = there is nothing to see in it
problem-text-long = it has more than { $most } characters
problem-text-marks = it has more than { $most } marks on one letter
problem-text-deep = it is nested more than { $most } deep
problem-text-json = it is not JSON: { $reason }

# People and their devices.
problem-link-used = this code is unknown, has already been used, or is older than five minutes
problem-link-number = no device is waiting with this number
problem-link-both = both devices sit at the same table; finish that game first
problem-devices-many = you have many devices already; remove one first
problem-device = you have no such device, or it is your only one
problem-phrase-form = a passphrase is five groups of four letters and digits
problem-phrase-wrong = nobody has this passphrase
problem-passkey-site = passkeys need HTTPS and a domain name, or localhost; a code or a passphrase works here too
problem-passkey-wrong = this passkey could not be checked, or it took too long
problem-passkeys-many = you have many passkeys already; remove one first
problem-passkey-none = you have no such passkey

# Notices.
problem-notices-way = nothing can be sent that way
problem-notices-zone = this time zone is not known
problem-notices-email = that is not an e-mail address
problem-notices-many = enough was sent there today; try again tomorrow
problem-notices-full = you are told in many places already; remove one first
problem-notices-unsent = it could not be sent; try again later
problem-notices-table = you do not play at that table on this device
problem-notices-push = your browser’s push service is not one this server may call
problem-notices-chat = this service has no such address

# The host of the server, and who may make tables.
problem-near = nobody new may come from this address at present
problem-making-invited = tables are made here by invited people only; ask the host for a link
problem-making-password = tables are made here by people who know the password
problem-password-wrong = that is not the password
problem-password-missing = set a password first
problem-welcome-used = this invitation is no longer valid
problem-host-secret = that is not the secret
problem-host-enter = enter the secret first
problem-no-person = there is no such person
problem-no-invitation = there is no such invitation
problem-no-ban = there is nothing to take back
problem-rated-people = a rated game is between two people or more, each at one seat
problem-rated-off = there is no ladder here
