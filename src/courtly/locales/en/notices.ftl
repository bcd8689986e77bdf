# Notices: what is sent to people who are not here, and the page where they ask for it.

notice-turn = It is your turn
notice-vote = Your vote is awaited
notice-asked = The table asks you something
notice-time = Your time is running out
notice-time-left = { $hours ->
    [one] About an hour is left.
   *[other] About { $hours } hours are left.
}
notice-over = The game is over
notice-invited = You are invited to a rematch
notice-table = { $game } with { $names }
notice-several = { $count ->
    [one] News from one of your games
   *[other] { $count } news from your games
}
notice-open = Go to the table
notice-why = You asked for these notices.
notice-stop = Stop these notices
notice-confirm = Do you want notices about your games here?
notice-confirm-text = Somebody entered this address on our page. Nothing more is sent here unless you say yes within a day.
notice-confirm-button = Yes, send me notices
notice-confirm-why = If that was not you, you need not do anything.
notice-confirm-never = Never write here again
notice-test = It works
notice-test-text = This is how notices will reach you.

notices-offline = The server cannot be reached. Your games are safe; try again in a moment.
notices = Notices
notices-about = Games over days go on while you are elsewhere. Here you say whether and how you want to be told: never what others did or hold, only that something waits for you.
notices-where = Where
notices-what = What
notices-when = When
notices-pace = How often
notices-pace-now = at once
notices-pace-daily = once a day
notices-pace-time = You are still told at once when your time is running out.
notices-daily-at = Every day at
notices-quiet = Quiet hours
notices-quiet-from = From
notices-quiet-to = to
notices-zone = All times are those of { $zone }.
notices-kind-turn = It is my turn
notices-kind-vote = A vote waits for me
notices-kind-asked = The table asks me something
notices-kind-time = My time is running out
notices-kind-over = A game is over
notices-kind-invited = I am invited to a rematch
notices-push = In this browser
notices-push-about = A message on this device, also while the page is closed.
notices-push-here = Tell me here
notices-push-on = You are told on this device.
notices-push-none = This server cannot send messages to browsers: its host has not installed what that takes.
notices-push-no-https = Browsers allow this only over HTTPS, and you came by plain HTTP. The other ways work all the same.
notices-push-no-install = On this device, add the page to your home screen first, and open it from there.
notices-push-no-browser = This browser cannot do that.
notices-push-no-denied = You have forbidden notifications for this page; allow them in the settings of your browser.
notices-push-denied = You have not allowed it, so nothing is sent here.
notices-push-failed = Your browser’s push service did not answer. Try again later.
notices-email = By e-mail
notices-email-address = E-mail address
notices-email-none = This server sends no e-mails: its host has set up no mail server.
notices-add = Add
notices-code-sent = A message with a link was sent there. Nothing else is sent before you open it.
notices-chat = In a chat
notices-chat-service = Chat service
notices-chat-none = This server does not write to chats.
notices-chat-telegram = Bot token, a space, chat number
notices-chat-telegram-how = Make a bot with @BotFather, write it a message, and enter its token and the number of your chat.
notices-chat-discord = Address of the webhook
notices-chat-discord-how = In the settings of a channel, under Integrations, make a webhook and copy its address.
notices-chat-slack = Address of the webhook
notices-chat-slack-how = Add “Incoming Webhooks” to your workspace and copy the address.
notices-chat-ntfy = Topic
notices-chat-ntfy-how = Choose a long topic nobody can guess, and subscribe to it in the ntfy app.
notices-chat-pushover = User key, a space, token
notices-chat-pushover-how = You find the key on your Pushover page; make a token there for this server.
notices-way-here = this browser
notices-way-push = in a browser
notices-way-email = by e-mail
notices-way-chat = in a chat
notices-way-waits = waiting for its link to be opened
notices-try = Try it out
notices-tried = Sent to { $name }.
notices-drop = Remove { $name }
notices-drop-short = Remove
notices-stop-about = No more notices, anywhere: everything on this list is removed, and what waits is not sent.
notices-stop-all = Stop all notices
notices-news-confirm = Do you want notices about your games at this address?
notices-news-confirmed = Done: you will be told there.
notices-news-stopped = You will get nothing more that way.
notices-news-unknown = This link has been used, is too old, or is not ours.
