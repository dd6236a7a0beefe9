### What the faubourg command says in English.

## Words

words-and = { $first } and { $last }
words-you = you

## Counts

counts-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
counts-games =
    { $number ->
        [one] { $number } game
       *[other] { $number } games
    }
counts-rules =
    { $number ->
        [one] { $number } rule
       *[other] { $number } rules
    }
counts-moves =
    { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }

## Names
## Names that begin with the letter of their seat.

names-A = Ada
names-B = Ben
names-C = Cleo
names-D = Dan
names-E = Eve
names-F = Finn
names-G = Gus

## Errors

error-seats_twice = Say who plays either with --seat, or with --people and --bots, not both.
error-too_many_seats = A game for { $players } has no room for { $seats } seats.
error-too_many_bots = { $bots ->
        [one] One bot
       *[other] { $bots } bots
    } and { $people ->
        [one] one person
       *[other] { $people } people
    } are too many for a game for { $players }.
error-people =
    { $people ->
        [one] One person cannot take part in a game for { $players }.
       *[other] { $people } people cannot take part in a game for { $players }.
    }
error-names = Each player needs a name of their own.
error-no_saved_game = There is no saved game called { $name }. Saved games: { $known }.
error-nothing_saved = There is no game to resume. Begin one: faubourg play GAME.
error-saved_players = { $path } does not say who plays which seat.
error-option_form = { $given } is not an option: write NAME=VALUE.
error-not_a_number = { $option } must be a whole number, not { $given }.
error-number = Give a number from { $lowest } to { $highest }.
error-yes_or_no = Answer y or n.
error-no_choice = { $count ->
        [one] There is no choice { $number }: there is only [1].
       *[other] There is no choice { $number }: they are numbered from 1 to { $count }.
    }
error-several_meant = “{ $word }” may mean several choices: { $choices }. Type more of it, or the number.
error-nothing_about = Nothing here is called { $word }, and no rule speaks of it. card alone lists all names.
error-no_folder = There is no folder { $folder }; make it first, or save somewhere else.
error-file_name = { $name } is not the name of a file: end it with .json, or press Enter to leave.
error-no_seat = There is no seat { $seat }: the seats are { $allowed }.
error-missing = Something is missing: { $what }. See { $command } --help.
error-no_option = There is no option { $option }. See { $command } --help.
error-needs_value = { $option } needs a value. See { $command } --help.
error-no_command = There is no command { $given }. See { $command } --help.
error-bad_value = { $what }: { $given }. See { $command } --help.
error-usage = { $problem } See { $command } --help.
error-unexpected = Something went wrong that should not have: { $reason }. Please report it; FAUBOURG_DEBUG=1 shows where.
error-no_rule_found = No rule speaks of { $word }.
error-no_components = { $game } has no cards or tiles that could be replaced.
error-no_component = There is no card called { $id }. The cards are { $known }.
error-exists = { $path } is there already; it might be yours, so nothing was written.
error-no_lessons = { $game } has no lessons.
error-no_lesson = { $game } has no lesson called { $lesson }. Lessons: { $known }.

## Play

play-kept = The game is kept as { $name }. Go on with: faubourg resume
play-pieces = card NAME tells all about one of these:
play-closed = { $label }: { $why } [{ $rule }]
play-suggested = Enter: { $moves }
play-go_on = Press Enter to go on.
play-end_turn = Press Enter to end your turn.
play-hint_thinking = Thinking of the best answers ...
play-hint_idea = { $label } ({ $chance } % to win). { $why }
play-thinking = { $name } is thinking ...
play-pass_keyboard = Pass the keyboard to { $name }, then press Enter.
play-hint = {" "}? help · card NAME · hint · why MOVE · undo · log · board PLACE · Tab · quit
play-earlier =
    { $count ->
        [one] ... one line before (log shows it)
       *[other] ... { $count } lines before (log shows them)
    }
play-earlier_log =
    { $count ->
        [one] ... one line before (log all shows it)
       *[other] ... { $count } lines before (log all shows them)
    }
play-not_drawn =
    { $count ->
        [one] One more choice is not in the picture; ? lists them all.
       *[other] { $count } more choices are not in the picture; ? lists them all.
    }
play-ask_why = why MOVE explains the rule; ? lists what you can do.
play-stopped =
    { $count ->
        [one] Something new became known, so your last answer was not played.
       *[other] Something new became known, so your last { $count } answers were not played.
    }
play-how = Type a number, several numbers (3 4 6-8), a name or its beginning, or several answers of one turn with ; between them. Tab completes. Commands:
play-why_what = Say which move, for example: why { $example }
play-allowed = { $move }: this is allowed.
play-saved = The game is kept as { $name } (it is after every answer, anyway).
play-saved_record = The record is in { $path }. See it again: faubourg replay { $quoted }
play-score_now = If the game ended now:
play-score_secret = Without what the others keep secret until the end.

## Command words

command-words-help = help
command-words-card = card
command-words-hint = hint
command-words-why = why
command-words-undo = undo
command-words-save = save
command-words-log = log
command-words-rules = rules
command-words-board = board
command-words-score = score
command-words-quit = quit

## Command forms

command-forms-help = ? or help
command-forms-card = card NAME or ?NAME
command-forms-hint = hint
command-forms-why = why MOVE
command-forms-undo = undo
command-forms-save = save [FILE]
command-forms-log = log [N or all]
command-forms-rules = rules [ID or WORD]
command-forms-board = board [PLACE]
command-forms-score = score
command-forms-quit = quit

## Commands

commands-help = what you can do now
commands-card = the whole text of a piece, by its name or the number of a choice; all names without one
commands-hint = what a strong player would think of, with chances and reasons
commands-why = is this move allowed, and if not, by which rule
commands-undo = take back your last answer; among people only if nothing became known by it
commands-save = keep the game, or write its record to a file
commands-log = what has happened so far
commands-rules = a rule in full, those that speak of a word, or the list of all
commands-board = draw everything again, around a place or a player (board D) if the board is large
commands-score = the points so far, line by line
commands-quit = leave; the game is kept for faubourg resume

## End

end-seat = { $rank }. { $name }: { $points }
end-earlier = from earlier in the game
end-winner = { $names } wins with { $points }.
end-winner_of_tie = { $names } wins with { $points }, as many as somebody else.
end-winners = { $names } share the victory with { $points }.
end-tie_broken = The tie is decided by { $rule }: { $title }.
end-tie_stays = They are equal by { $rule } too: { $title }.
end-kept = The record of this game is in { $path }.
end-save_where = Write it to another file too? A name such as my-game.json (Enter: no):

## Menu

menu-welcome = Welcome to Faubourg.
menu-tagline = Board games about building a city. Press Enter to take what is in brackets.
menu-language = Language / Langue: 1 English, 2 Français
menu-resume = Go on with { $name } ({ $moves })? y/n
menu-yes = y
menu-no = n
menu-game = Which game?
menu-players = How many players ({ $lowest } to { $highest })?
menu-people = How many play at this keyboard (0 to { $players })?
menu-name = Name of player { $letter }?
menu-bot = Who plays the other seats ({ $bots }, or path/to/file.py:Bot)?
menu-learn = Learn it step by step first? y/n
menu-options = Variants, as NAME=VALUE (? shows them)?
menu-no_options = none

## Resume

resume-heading = Games that can be resumed, the latest first:
resume-go_on = faubourg resume NAME goes on with one of them, faubourg resume with the latest.

## Rules

rules-source = Source: { $source }
rules-books = Which game's rules? For example: faubourg rules { $game }
rules-count = { $title }: { $rules }. One of them in full: faubourg rules { $game } { $id }

## Games

games-span = Players: { $span }
games-name = name
games-title = title
games-players = players
games-summary = what it is about
games-options = Options, for --set NAME=VALUE:
games-option = { $name }: { $meaning }. Takes { $allowed }; default: { $default }.
games-no_options = No options.
games-how = Play it: faubourg play { $game }
games-none = none

## Replay

replay-ok = All is well: { $game } for { $players }, { $moves }, { $result }
replay-fair = The seed is the one to which the server was committed before the game began.
replay-unfinished = not finished
replay-step = Move { $number } of { $count }
replay-start =
    { $count ->
        [one] The game begins: one move to come
       *[other] The game begins: { $count } moves to come
    }
replay-hint = {" "}Enter next · b back · number go to · q leave
replay-ask = [Enter, b, number, q]
replay-not_understood = Enter: next; b: back; a number from 0 to { $count }: go there; q: leave.

## Cards

cards-piece = { $name }: { $line }
cards-text = Text
cards-written = { $path } is written. Correct it, then: faubourg play { $game } --cards { $quoted }
cards-printed = checked on printed cards
cards-public = public sources
cards-translation = our words
cards-reconstructed = our reconstruction, or doubtful
cards-unmarked = no mark: the rulebook
cards-more_pieces = With a name: the whole text and its rules. --export writes the file to correct.
cards-more = With the name of a card: every value with its sources.

## Simulate

simulate-by_question = Decisions by kind of question
simulate-question = question
simulate-per_game = in a game
simulate-share = share
simulate-title = { $game } for { $players }: { $games }, seed { $seed }
simulate-speed = { $games_per_second } games and { $decisions_per_second } decisions per second
simulate-by_bot = By bot
simulate-by_seat = By seat
simulate-who_begins = who begins
simulate-bot = bot
simulate-seat = seat
simulate-games = games
simulate-wins = wins
simulate-rate = share of wins
simulate-interval = 95 % interval
simulate-score = points
simulate-stopped = { $games ->
        [one] Stopped before the only game was over.
       *[other] Stopped after { $played } of { $games } games.
    }
simulate-progress = Playing
simulate-scores = Points: mean { $mean }, median { $median }, from { $min } to { $max }
simulate-length = Decisions in a game: mean { $mean }, median { $median }, from { $min } to { $max }

## Learn
## The command learn.

learn-step = step { $number } of { $count }
learn-look = Press Enter to go on.
learn-type = Type: { $answer }
learn-any = Choose whatever you like: a number, or a word as ? lists them.
learn-try = (Type: { $answer })
learn-rule = Rule { $id }: { $title }. (rules shows it in full)
learn-hint = {" "}Enter · ? help · card NAME · back · skip · rules [ID] · board · quit
learn-ask_to_play = Play now? y/n
learn-earlier =
    { $count ->
        [one] ... one line before
       *[other] ... { $count } lines before
    }
learn-more_points = ... and more; the score sheet of a game shows it all.
learn-at_start = This is the first step.
learn-left = You can come back any time: faubourg learn { $game }
learn-play_now = Now play: faubourg play { $game }
learn-others = There is more to learn:

## Learn words

learn-words-help = help
learn-words-card = card
learn-words-back = back
learn-words-skip = skip
learn-words-rules = rules
learn-words-board = board
learn-words-quit = quit

## Learn commands

learn-commands-help = what you can answer and do now
learn-commands-card = the whole text of a piece, by its name
learn-commands-back = to the beginning of this step, or to the one before
learn-commands-skip = let the lesson do this step for you
learn-commands-rules = the rule of this step, that of an ID, or those that speak of a word
learn-commands-board = draw everything again
learn-commands-quit = leave the lesson

## Help
## The built-in help.

help-main =
    Board games about building a city, to play, study and teach in the terminal.

    Without a command, on a terminal, a menu leads you into a game.
help-play =
    Play a game: you against bots, or several people at one keyboard.

    Without further words you take the first seat and bots take the others. While you play, ? lists what you can do. The game is kept after every answer; faubourg resume goes on with it.

    
    Examples:
    {"  "}faubourg play infinite-city
    {"  "}faubourg play infinite-city --players 3 --people 2 --names Zoe,Max
    {"  "}faubourg play infinite-city --seat human --seat greedy --seat my_bot.py:MyBot
help-resume =
    Go on with a game that was left: the latest, or the one of that name.

    
    Examples:
    {"  "}faubourg resume
    {"  "}faubourg resume --list
help-replay =
    See a recorded game again, step by step, or check it.

    On a terminal: Enter for the next move, b back, a number to go to a move, q to leave. Elsewhere: the whole log. You see what a spectator saw, or, with --seat, what that player saw.

    
    Examples:
    {"  "}faubourg replay game.json --seat A
    {"  "}faubourg replay game.json --check
help-rules =
    Read the rules: the list of all, some in full, or those that speak of a word.

    
    Examples:
    {"  "}faubourg rules infinite-city
    {"  "}faubourg rules infinite-city IC-63 IC-64
    {"  "}faubourg rules infinite-city plaza
help-games =
    The games that are installed; with a name, one of them with its options.

    
    Examples:
    {"  "}faubourg games
    {"  "}faubourg games infinite-city
help-simulate =
    Let bots play many games against each other and count: wins by bot and by seat with intervals, points, length and speed.

    The bots change seats from game to game. The same seed always gives the same games.

    
    Examples:
    {"  "}faubourg simulate infinite-city --players 4 --games 1000 --bots random,greedy --seed 1
    {"  "}faubourg simulate infinite-city --games 200 --bots greedy,my_bot.py:MyBot --jobs 4 --json
help-help = Show this help and leave.
help-version = Show the version and leave.
help-lang = Language: en or fr (default: that of your system).
help-game = Name of a game; faubourg games lists them.
help-players = How many play.
help-seat = Who sits in the next seat: human, a bot's name, or path/to/file.py:Class. Repeat it for each seat.
help-bots = Bots for the seats without a person, with commas: greedy,random or path/to/file.py:Class.
help-people = How many people play at this keyboard.
help-names = Names of the players in order, with commas.
help-seed = A whole number: the same seed gives the same game.
help-set = An option of the game as NAME=VALUE; faubourg games GAME lists them.
help-saved = Name of a saved game (default: the latest).
help-list = Only list the games that can be resumed.
help-file = A record, as save writes it.
help-as_seat = Look through the eyes of this seat, such as A.
help-check = Only verify: every move by the rules, and the result.
help-ids = Rules to show in full, such as IC-63, or words that rules speak of.
help-search = Only rules that speak of this word.
help-games_count = How many games.
help-jobs = How many processes work at once; 0 for one per core.
help-json = Print the report as JSON and nothing else.
help-arguments_panel = Arguments
help-options_panel = Options
help-commands_panel = Commands
help-default = [default: {"{"}{"}"}]
help-required = [required]
help-GAME = GAME
help-NAME = NAME
help-NAME_VALUE = NAME=VALUE
help-FILE = FILE
help-WORD = WORD
help-WHO = WHO
help-cards =
    The cards of a game with the provenance of each value, or a file of them to correct.

    The printed set of some games is not public in full. Whoever owns the box can write the set out, put in what is printed, and play with it everywhere.

    
    Examples:
    {"  "}faubourg cards the-city
    {"  "}faubourg cards the-city villas school
    {"  "}faubourg cards the-city --export my-cards.toml
    {"  "}faubourg play the-city --cards my-cards.toml
help-cards_file = Play with the cards of this file, instead of the built-in ones.
help-card_ids = Cards to show in full, by id or name.
help-export = Write the built-in cards to this file, to be corrected.
help-learn =
    Learn a game at the table: a prepared position, a few steps, each with one thing to do and one rule to see.

    No rulebook is needed. A wrong answer is worth a try: you are told the rule that forbids it.

    
    Examples:
    {"  "}faubourg learn infinite-city
    {"  "}faubourg learn the-city --lang fr
help-lesson = Which lesson, if a game has several (default: the first).
help-LESSON = LESSON

## What may be typed

# Words that may stand before numbers, as in pay 3 4 6.
typed-verbs = pay keep discard give take build choose
