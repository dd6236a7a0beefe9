### What the platform itself says in English.

## Errors

error-unknown_game = There is no game called { $game }. Installed games: { $known }.
error-illegal_move = { $text }: { $why } [{ $rule }]
error-not_a_game = The entry point of { $game } ({ $entry }) is not a Faubourg game.
error-unknown_language = Faubourg does not speak { $language }. Languages: { $allowed }.
error-player_count = { $game } cannot be played by { $players }: it takes { $lowest } to { $highest } players.
error-bad_seed = The seed { $seed } is not a number: give a whole number, 0 or more, of at most { $digits } digits.
error-unknown_option = { $game } has no option { $option }. Its options: { $allowed }.
error-bad_option = The option { $option } cannot be { $value }: it takes { $allowed }.
error-unknown_rule = There is no rule { $rule }: ids run from { $first } to { $last }.
error-bad_position = This position cannot be: { $reason }
error-bad_shape_value = This position cannot be: { $place } is { $found }; allowed: { $expected }.
error-bad_shape_whole = This position cannot be: it is { $found }; allowed: { $expected }.
error-bad_shape_unknown = This position cannot be: there is no { $place }; allowed: { $expected }.
error-bad_shape_missing = This position cannot be: { $place } is missing.
error-bad_data = { $source }: { $reason }
error-cannot_read = { $path } cannot be read: { $reason }.
error-cannot_write = { $path } cannot be written: { $reason }. Nothing was changed.
error-not_text = { $path } is not a text file in UTF-8.
error-no_such_file = no such file
error-not_a_folder = part of its path is not a folder
error-is_a_folder = it is a folder
error-not_permitted = this is not permitted
error-disk_is_full = the disk is full
error-record_not_json = This is not a whole record: it is cut short or not JSON ({ $reason }).
error-record_format = This is not a Faubourg record: its format is not { $expected }.
error-record_field = The record is damaged: its field { $field } is missing or has a wrong value.
error-record_tampered = The record was changed after it was written: its checksum does not fit.
error-record_rules = The record was played by version { $rules } of the rules of { $game }; this program plays version { $current }.
error-record_game = This is a record of { $game }, not of { $expected }.
error-record_components = The record was played with other components of { $game } than this program has.
error-record_start = The game of this record cannot be started: { $reason }
error-record_move = Move { $number } of the record ({ $move }) is not allowed: { $reason }
error-record_result = The result in the record is not the one that its moves lead to.
error-record_fairness = The seed of this record is not the one that was promised before the game.
error-seat_names = A game for { $players } needs as many names, not { $names }.
error-nothing_to_undo = Nothing to take back: the last step was somebody else's, or something became known since.
error-not_a_move = this is not a move here; expected { $expected }
error-not_asked = nothing is to be chosen here now
error-bot_unknown = There is no bot called { $bot }. Bots: { $known }, or path/to/file.py:ClassName.
error-bot_file = The bot { $bot } cannot be loaded: { $reason }.
error-bot_raised = The bot { $bot } failed at its move: { $reason }.
error-bot_nonsense = The bot { $bot } answered { $answer }, which is not one of its moves ({ $moves }).
error-lesson_over = This lesson is over.
error-lesson_answer = { $answer } is not what step { $number } of the lesson takes.
error-lesson_toml = this is not valid TOML: { $reason }.
error-lesson_field = { $field } is missing or has a wrong value.
error-lesson_unknown = there is no part called { $field } here.
error-lesson_twice = something has the same id as something else: { $ids }.
error-lesson_steps =
    { $count ->
        [one] there is one step; a lesson has { $least } to { $most }.
       *[other] there are { $count } steps; a lesson has { $least } to { $most }.
    }
error-lesson_rule = there is no rule { $rule }.
error-lesson_text = the text { $text } is missing in { $file }.
error-lesson_unread = the text { $text } in { $file } belongs to nothing in lessons.toml.
error-lesson_figure = the text { $text } in { $file } has a placeholder that is no figure of the game.
error-lesson_position = the position cannot be set up. { $reason }
error-lesson_expected = the expected answer is not allowed there. { $reason }
error-lesson_nothing_asked = the learner is asked nothing there.
error-lesson_then = what the lesson answers by itself is not allowed there. { $reason }
error-lesson_wrong_alone = it shows a wrong answer, but expects no right one.
error-lesson_wrong_legal = the wrong answer { $answer } is allowed.
error-lesson_wrong_rule = the wrong answer { $answer } is refused by { $actual }, not by { $rule }.
error-lesson_ways = there are more than { $most } ways through the lesson: let fewer steps take any answer.

list-and = { $first } and { $last }

## Rulebook

rulebook-notice = The rules by number, in our own words. This page is generated from the catalogue that the program itself enforces and cites; the small print says which part of the printed rules, and which of our rulings, a rule rests on. The game belongs to its authors and publishers; this is an unofficial rendering.
rulebook-rulings = Rulings
rulebook-rulings_notice = Where the printed rules leave a question open, this is how the program answers it, and why.

## Lessons
## What a lesson says to an answer.

lesson-only_look = There is nothing to answer here: just read, and press Enter to go on.
lesson-to_do = Here you do this: { $label } ({ $answer }).
lesson-to_do_any = Here you may choose anything that is allowed.
lesson-not_now = That is allowed, too, and you may well do it in a game of your own. This lesson goes on with: { $label } ({ $answer }).

## What may stand somewhere in a position

shape-whole_number = a whole number
shape-text = a text
shape-yes_or_no = yes or no (true, false)
shape-list = a list
shape-table = a table of names and values
shape-number = a number
shape-nothing = nothing (null)

## What every view begins with

field-game = Game
field-seat = Seat
field-players = Players
field-stage = Stage
field-to_act = To act
field-question = Question
field-ended_by = Ended by
field-scores = Scores

## Positions: why one cannot be. Each goes on after "This position cannot be:".

error-position_game = game: it is a position of { $found }, not of { $game }.
error-position_rules = rules: it follows version { $found } of the rules, not { $version }.
error-position_file = options.{ $option } must be what is in the file, not the name of a file.
error-position_seat = { $place }: { $seat } is not a seat here; the seats are { $allowed }.
error-position_count = { $place } is { $number }; at most { $most } is allowed.
error-position_no_step = pending: there is no step { $step }; the steps are { $allowed }.
error-position_step_part = pending: { $part } of { $step } is { $found }, which is nothing of this game.
error-position_no_question = pending: the last step must be a question, and { $step } is none.
error-position_not_asked = pending: the question { $step } has no legal answer.
error-position_answered = answers: { $seat } cannot have answered { $answer }.
error-position_index = what the game keeps in { $what } does not fit the rest.
