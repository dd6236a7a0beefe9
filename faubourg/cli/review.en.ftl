### What `faubourg review` says in English.

help-review =
    Look at a finished game again: the chances of all seats over time, the turning points, and what would have been better.

    It takes a while; Ctrl-C stops it, and the same command goes on where it was.

    
    Examples:
    {"  "}faubourg review game.json
    {"  "}faubourg review game.json --html review.html --think 500ms
help-review_html = Write the review as one page for a browser.
help-review_think = How long to think about each answer: 150ms, 1s or 300it (iterations).
review-progress = Looking again
review-stopped = Stopped. What was found is kept: the same command goes on from here.
review-written = The review is in { $path }.
review-chances = Chances of winning before each answer
review-turnings = Turning points, the costliest first
review-no_turnings = No turning points: nobody gave much away.
review-turning = Answer { $number }, { $seat }: −{ $loss } %
review-instead = { $played }. Better: { $better }
