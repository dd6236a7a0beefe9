# What a table says in English, beyond the sentences of its game.
table-seats = Seats, log and chat
table-log = Log
table-log-fold = Open or close the log
table-log-empty = Whatever happens is told here.
table-chat = Chat
table-chat-unread = { $count ->
    [one] Chat, one new line
   *[other] Chat, { $count } new lines
    }
table-menu = Keys, language, leave
table-close = Close
table-why-not = Why not
table-not-here = Not this one
table-esc-closes = Esc closes
table-which = Which one?
table-closed-title = This table is closed
table-closed = Nobody plays here any more. Another game is one click away.

prompt-waiting = Waiting for { $names }
prompt-watching = You are watching. { $names } to move
prompt-moment = One moment
prompt-choices = { $count ->
    [one] One choice.
   *[other] { $count } choices.
    }
turn-yours = Your turn

key-do = does it
key-walk = walk
key-jump = jump
key-why = why not here
key-all = all keys
key-rows = a tile
key-turn = turn
key-flip = flip
turn-piece = Turn
flip-piece = Flip
keys-turn = turn the tile, flip it
keys-do = do what is shown
keys-esc = put back, close
keys-undo = take back; with Shift, do it again
keys-digits = the n-th card, seat or line
keys-walk = walk what is lit; with Alt, everything
keys-jump = jump to a place by its letter
keys-next = next, previous place
keys-why = why not here
keys-what = what is this
keys-spare = mark a card as spare
keys-since = since my last turn
keys-log = log
keys-rules = rules
keys-fit = the whole board
keys-chat = chat
keys-hint = three best moves

undo = Undo
undo-pick = Put back
undo-sealed = Take it back
undo-ask = Ask to take back
undo-asked = { $name } asks to take back the last move
undo-asked-others = { $name } asks to take back; the others are asked
undo-agree = Agree
undo-agree-key = Y
undo-refuse = Refuse

hint = Hint
hint-title = { $count ->
    [1] The best move
    [2] The two best moves
   *[other] The three best moves
    }
hint-thinks = Thinking about what you can see ...
hint-wins = to win
hint-fair = Chances are estimated from what you can see. Dotted: a fair share, { $fair } %.
hint-alone = Chances are estimated from what you can see.

final-seal = sealed until all are ready
final-draws = something is drawn
final-looks = you look at something hidden
final-reveals = the others see it
final-turns = what is hidden there is turned up
final-closes = all are ready, and play goes on
final-next = then play passes on

several-suggested = As suggested ({ $count })
several-these = These { $count }
several-none = Choose { $left }
several-of = { $count } of { $left }
several = { $count ->
    [one] Take this one
   *[other] Take these { $count }
    }
several-keep = { $count ->
    [one] Keep this one, give the others
   *[other] Keep these { $count }, give the others
    }

seat-open = What { $name } has
seat-close = Close
seat-to-move = to move
seat-chooses = choosing
seat-thinks = thinking
seat-ready = ready
seat-you = you
seat-bot = bot
seat-stand-in = a bot plays
seat-away = away
seat-chance = wins { $chance } %
seat-resigned = has resigned

clock-days = { $days ->
    [one] 1 day left
   *[other] { $days } days left
    }
clock-hours = { $hours ->
    [one] 1 hour left
   *[other] { $hours } hours left
    }
clock-left = { $seconds } seconds left

standin-title = A bot plays in your seat
standin-back = Take back my seat

line-lost = Connection lost
line-again = { $seconds ->
    [one] Trying again in 1 second.
   *[other] Trying again in { $seconds } seconds.
    }
line-now = Trying again now.
line-kept = Your move is kept.
line-try = Try now

chat-none = Nothing said yet.
chat-say = Say something
chat-send = Send
chat-well-played = Well played
chat-one-moment = One moment
chat-thanks = Thank you

since-title = Since your last turn
since-nothing = Nothing has happened yet.
since-go-on = Go on

menu-table = This table
menu-keys = Keys
menu-keys-off = Switch keys off
menu-keys-on = Switch keys on
menu-notify = Tell me when it is my turn
menu-leave = Back to the four cities

resign-title = Leave this game for good?
resign-text = A bot plays on in your seat, so that the others can finish. You will be ranked last.
resign-stay = Stay
resign-go = Resign

board-nearer = Nearer
board-further = Further away
board-fit = The whole board

curtain-turn = { $name }, your turn
curtain-take = Take the screen. Everyone else looks away.
curtain-since = Since you last looked
curtain-more = { $count ->
    [one] and one more
   *[other] and { $count } more
    }
curtain-i-am = I am { $name }
curtain-hidden = What is yours stays hidden until then.

end-prompt = The game is over
end-wins = { $name } wins, { $score } to { $second }
end-shared = { $names } share the victory with { $score }
end-alone = { $name }: { $score } points
end-resigned = { $count ->
    [one] { $name } wins
   *[other] { $name } win
    }
end-by-resigning = { $names } left the game.
end-by = The game ended by
end-rematch = Rematch
end-replay = Replay
end-share = Copy a link to this game
end-fold = Look at the board
end-show = Score sheet
end-total = Total
end-chart = Score if the game had ended there
end-most = best { $points }
chart-turn = turn
end-counts = { $line }, { $name }: { $points }

lost-title = This browser no longer knows you
lost-watching = You sat here as { $name }. For now you are watching.
lost-closed = You sat here as { $name }, and nobody else may look at this table.
lost-why = A guest is known by a cookie alone, and yours is gone. With an account, sign in and your seat is yours again.
lost-sit = Play on in { $bot }’s place
lost-new = Play a new game
lost-watch = Go on watching

generic-choices = What you can do
generic-facts = What you know
generic-figures = The game
generic-seats = The players
generic-ghost = As it would be
generic-count = { $count }
generic-search = Search among { $count } choices
generic-none = Nothing has this in it.
generic-more = { $count ->
    [one] One more: search for it.
   *[other] { $count } more: search for them.
    }
generic-closed = Not now
fact-yes = yes
fact-no = no

form-hand = From your hand
form-offer = Cards drawn
form-shown = Looked at
form-laid = Laid down
form-display = On display
form-cell = Places
form-street = Streets
form-seat = Players
form-card = Cards
form-pile = Tiles
form-kind = Buildings
form-raw = Goods
form-hall = Town halls
form-council = Council
form-arch = Arches
form-voice = Voices
form-button = Actions
form-other = Other

more-before =
    { $count ->
        [one] One more before these
       *[other] { $count } more before these
    }
more-after =
    { $count ->
        [one] One more after these
       *[other] { $count } more after these
    }

replay-open = Open a record
replay-no-record = This file is no record of a game.
replay-eyes = Whose eyes
replay-open-hands = Open
replay-public = Spectator
replay-seat = Seat
replay-look-with = See it with the eyes of { $name }
replay-hands = Hands at this moment
replay-by = Step by
replay-by-turn = turn
replay-by-decision = decision
replay-play-on = Play on from here
play-on-title = Play on from this moment
play-on-text = A new table opens as things stand here. You take one seat, bots take the others.
play-on-seat = Your seat
play-on-next = moves next
play-on-no = Not now
play-on-go = Play on
replay-their-eyes = their eyes
replay-their-turn = plays next
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-moment = Moment of the game
replay-at = Step { $step } of { $steps }
replay-speed = Speed
replay-link = Link to this moment
replay-copied = Copied
replay-download = Download the record
replay-beside = Beside the board

review-shows = What the chart shows
review-scores = Score
review-chances = Winning chance
review-ask = Review the game
review-what = A strong bot thinks every answer over: how the chances stood, and where a better one was at hand.
review-runs = A strong bot thinks the game over
review-stop = Stop
review-go-on = Go on with the review
review-failed = The review did not get through.
review-by = as a strong bot judges what each seat could know, ups and downs by luck smoothed out
turning-points = Turning points
turning-of = Turning point { $number } of { $count }
turning-better = Better was: { $label }
turning-instead = Played: { $label }
turning-bar-played = played
turning-bar-better = better
turning-tag = played
turning-next = Next turning point
turning-none = No answer cost anybody much.
turning-soon = They follow once all chances are known.
turning-note = The percents are what the better answer was worth, as far as a bot can tell.

learn-address = a first game
learn-coach = Coach
learn-coach-plays = coach plays
learn-step = Step { $number } of { $count }
learn-rule = The rule to see
learn-nothing-lost = Nothing is lost. Try again.
learn-back = One step back
learn-show = Show me
learn-skip = Skip step
learn-go-on = Go on
learn-watch = Look, then go on
learn-leave = Leave the lesson
