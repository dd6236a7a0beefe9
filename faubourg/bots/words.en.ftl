### What is said of bots in English.

## Who they are

bot-random = Random
    .line = Plays any move that is allowed.
bot-calm = Calm
    .line = Plays sensible moves without looking for the best: good company for a first game.
bot-greedy = Greedy
    .line = Takes whatever looks best at the end of its own turn.
bot-keen = Keen
    .line = Thinks for a moment about what you might answer.
bot-sharp = Sharp
    .line = Tries out thousands of futures, about a second for each decision.
bot-ruthless = Ruthless
    .line = Takes five seconds for each decision and forgives nothing.

## Why something is a good move: parts of one line

why-own = { $points } { $what }
why-other = { $seat }: { $gain }
why-outlook = no points at once, but a better outlook
why-patience = no points at once, and little is lost
why-later = later on { $gain }, compared with { $other }
why-both = { $first } and { $then }
why-idea = idea { $number }
why-played = what was played
why-reply = { $seat } will probably answer “{ $move }”
why-and = { $first }; { $then }

## The page of a review

page-title = { $game }: { $names } looked at again
page-chances = Chances of winning
page-turnings = Turning points
page-no_turnings = None: nobody gave much away.
page-turning = Answer { $number }, { $seat }: −{ $loss } %
page-instead = { $played }. Better: { $better }

## Errors

error-not_to_move = There is nothing to advise: this seat is not asked anything now.

error-no_name = A bot has no name: there is a comma too many, or nothing after the equals sign. Bots: { $known }.
error-bad_budget = { $bot } is not understood: after the colon comes how long { $name } may think, as in { $name }:300ms, { $name }:2s or { $name }:500it (iterations); more than 0, and at most { $seconds } seconds. How many processes think at once may follow, 1 to { $processes }: { $name }:2s:4.
error-bad_time = “{ $given }” is no time to think: write 300ms, 2s or 500it (iterations); more than 0, and at most { $seconds } seconds. How many processes think at once may follow, 1 to { $processes }: 2s:4.
error-no_help = A process that was to help with thinking has ended before its answer.
error-no_budget = { $bot } is not understood: { $name } needs no time to think, so nothing comes after its name. Bots that take a time: { $known }.

# The end of the sentence "The bot ... cannot be loaded: ...".

error-no_file = there is no file { $path }
error-unreadable = { $path } cannot be read ({ $reason })
error-syntax = line { $line } is not Python ({ $reason })
error-raised_at_import = its file fails when it is read ({ $reason })
error-raised_at_start = { $name } fails when it is made ({ $reason })
error-no_class = its file has no class { $name }; classes with a method choose: { $known }
error-no_choose = { $name } has no method choose(seat)
error-no_bot = its file has no class with a method choose(seat)
error-several_bots = its file has several bots, so write which one after a colon: { $known }
