### What the questions of the game are called in tables and charts, in a few words.

question-setup = the first hand
question-choose = which card to build
question-choose-anything = any card at all
question-second = a second card
question-second-of-any = any second card
question-mistake = which of two cards
question-pay = what to pay with
question-crew = one more at once
question-keep = which card to keep
question-reference = whose cards count
question-limit = what to discard
