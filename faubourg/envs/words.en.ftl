### What the environments say in English.

## Errors

error-bad_reward = The reward “{ $reward }” is unknown. You can choose: { $allowed }.
error-bad_obs_mode = Observations as “{ $mode }” are unknown. You can choose: { $allowed }.
error-no_encoding = The game { $game } has no encoding.py, so it cannot be learnt from arrays.
error-no_action = Action { $action } stands for nothing here. Actions are numbered { $allowed }, and the mask shows those that are legal now.
error-no_seat = Seat { $seat } does not exist: with { $players } players the seats are numbered { $allowed }.
error-opponent_count = { $given } opponents are too many or too few: name one for all, or { $needed }, one for each other seat.
error-over = The game is over: reset the environment before the next step.
error-vector_count = { $count } games cannot be played side by side: give 1 or more.
error-vector_actions = { $given } actions for { $count } games: give one for each.
error-vector_illegal = Game { $place } cannot take action { $action }: { $reason }
error-render_mode = The render mode “{ $mode }” is unknown. You can choose: { $allowed }.

## Text observations

text-choices = Your choices, by the number of the action:
text-waiting = You are not asked anything now.
text-over = The game is over.
