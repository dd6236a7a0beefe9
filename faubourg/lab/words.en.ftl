### What the laboratory says in English.

## Errors

error-games_count = { $games } games cannot be played: give 1 or more.
error-jobs_count = { $jobs } jobs cannot work: give 1 or more, or 0 for one on each core.
error-no_bots = Nobody is there to play: name at least one bot.
error-worker_died = A worker process ended in the middle of a game, perhaps because of one of the bots ({ $bots }).
error-review_worker_died = A worker process ended in the middle of the review, again and again; what was found before is kept.
error-worker_died_kept = { $reason } { $finished ->
    [one] One game is
   *[other] { $finished } games are
  } finished and kept in { $folder }; the same command goes on from there.
error-bot_failed_in = { $reason } That was in game { $number } of { $games }; --out DIR would keep what is finished.
error-bot_failed_in_kept = { $reason } That was in game { $number } of { $games }; { $finished ->
    [one] one game is
   *[other] { $finished } games are
  } finished and kept in { $folder }, and the same command goes on from there.
error-results_not_written = { $path } cannot be written: { $reason }. { $games ->
    [one] One game is
   *[other] { $games } games are
  } kept in { $folder }; once there is room, the same command goes on from there.
error-about_damaged = { $about } cannot be read, so nobody knows of which run { $folder } holds the results: name another folder.
error-damaged_file = { $file } cannot be read; it is put aside as { $aside }, and its games are played again.
error-library_missing = This needs { $library }: pip install "faubourg[{ $extra }]".
error-not_a_run = { $folder } holds Parquet files but no run.json: name another folder.
error-other_run = { $folder } holds the results of another run, see { $about }: name another folder, or ask for the same.
error-no_cluster = No Ray cluster answers at { $address }: { $reason }
error-same_variants = Both variants are the same: say with --b in what the second one differs, such as cards=my-cards.toml, bots=random or an option.
error-two_bots = A tournament needs at least two different bots: --bots greedy,random.

## Commands

help-tournament = Find out which of several bots plays best, with ratings and their intervals.
help-most_games = how many games at most; whole rounds are played, and fewer if it is sure before
help-gauntlet = only games in which the first bot plays
help-to_the_end = go on to the last game even if it is sure who is better
help-ray = play on a Ray cluster at this address; “local” starts one on this machine
help-out = a folder that keeps the results as Parquet files; the same command goes on from there
help-decisions = keep every decision, too
help-compare = Find out what a change does: two variants on the same deals, and the difference with its interval.
help-a = the first variant: an option, or bots=A,B,...; more than once for several
help-b = the second variant
help-deals = how many deals; each is played twice
progress = Games
interrupted = Stopped. What is finished is kept in { $folder }; the same command goes on from there.

column-bot = bot
column-rating = rating
column-interval = 95 %
column-wins = wins
column-points = points
column-a = a
column-b = b
column-difference = b less a
column-more = more deals

tournament-title = { $game }, { $players } players, { $games } games, seed { $seed }
tournament-ratings = Ratings (0 on average; 400 more: ten wins for one loss)
tournament-cross = Ended before (row before column), in games
tournament-sure = Sure after { $games } of { $most } games: every bot is better than the one below it.
tournament-unsure = Not sure after { $games } games: neighbours in the list may be equally good.

compare-title = { $game }, { $players } players, { $games } deals, each played in both variants, seed { $seed }
compare-measures = What changes
compare-sure = sure
compare-note = “More deals” is how many it would take to be sure of a difference as large as the one seen, four times of five.

measure-points = points of a player
measure-winner_points = points of the winner
measure-decisions = decisions in a game
measure-lead_changes = how often the lead changes
measure-margin = points between the first and the second
measure-wins = wins of seat { $seat }, in %

## The balance report

help-balance = See how even a game is: many games with every number of players, as a page to look at.
help-balance_players = the numbers of players, such as 2,3,4; all of them unless told
help-balance_games = games for each number of players and each variant
help-versus = a second variant beside the first: an option that differs
help-also = the same once more with an option that differs, behind a switch of the page
help-html = where the page goes
balance-written = The report is in { $path }.

report-title = balance report
report-tools = Page
report-tool-figures = Figures
report-tool-print = Print
report-tool-theme = Light or dark
report-with = with { $what }
report-without = without { $what }
report-usual = { $what }: usual
report-games = { $games } games for each set-up
report-seed = seed { $seed }
report-players = { $players ->
    [one] alone
   *[other] { $players } players
  }
report-players_label = Players
report-seat = Seat { $seat }
report-alone = one’s own score
report-best = most wins
report-best_figure = { $seat } { $percent } %
report-fair_share = fair share { $percent } %
report-below = ; { $one } above the line, { $two } below

report-wins_title = Wins by seat
report-wins_note = percent of the games, with 95 % intervals; a shared win counts in parts
report-points_title = Points by seat
report-points_note = how often each score comes, with the median
report-points_tick = { $points } points
report-built_title = What winners build
report-built_note = for each player and game: winners less the others
report-built_note_alone = for each game: those above the median score less the others
report-built_pale = ; pale where chance may explain the difference
report-fewer = fewer
report-more = more than the others
report-winners_others = winners, others
report-winners_of = { $variant }: winners, others
report-length_title = Length of a game
report-length_note = games by number of decisions, all players together
report-mean = mean { $mean }
report-questions_title = What is decided
report-questions_note = decisions in a game by kind of question
report-facts_title = In short
report-winner = The winner has { $points } points, { $margin } more than the next, on average.
report-lead_changes = The lead changes { $times } times in a game.
report-first_fair = Who begins wins { $percent } % ({ $low } to { $high }); { $fair } % would be fair, and chance may explain the difference.
report-first_unfair = Who begins wins { $percent } % ({ $low } to { $high }), where { $fair } % would be fair.
report-ending = { $percent } % of the games end by { $rule }: { $title }.
report-credit = Pictograms by { $authors } (game-icons.net, CC BY 3.0).
report-care = Read with care.
report-care_text = All seats were played by { $bots }. This says how the game behaves in such hands, not how good a start is for people.
report-rare = Hardly ever built:
report-rare_more = { $kinds } and { $more } more: less than once in 20 games a player.
report-rare_text = { $kinds }: less than once in 20 games a player.

report-column-variant = variant
report-column-seat = seat
report-column-wins = wins
report-column-interval = 95 %
report-column-mean = mean points
report-column-median = median

report-headline-wins_rough = With { $players } players, seat { $seat } wins more than its share
report-headline-loses_rough = With { $players } players, seat { $seat } wins less than its share
report-headline-first_wins_rough = With { $players } players, it is good to begin
report-headline-first_loses_rough = With { $players } players, it is bad to begin
report-headline-wins = With { $players } players, seat { $seat } wins { $percent } % of the games
report-headline-loses = With { $players } players, seat { $seat } wins only { $percent } % of the games
report-headline-first_wins = With { $players } players, who begins wins { $percent } % of the games
report-headline-first_loses = With { $players } players, who begins wins only { $percent } % of the games
report-headline-even = No seat is better than another
report-headline-unsure = These games show no unfair seat, but they are few
report-headline-alone = Alone, these bots make { $points } points
report-lead-alone = That is the mean of { $games } games.
report-lead-even = As far as these games can tell: a seat that is more than { $points } points of a hundred off its share would have been noticed.
report-lead-unfair = { $percent } % of { $games } games: in the long run between { $low } and { $high } %, with 95 % certainty, where { $fair } % would be fair.
report-lead-rival_even = So it is with “{ $own }”; with “{ $rival }” no seat is better for sure.
report-lead-rival_uneven = With “{ $rival }” the seats are not even, either.
