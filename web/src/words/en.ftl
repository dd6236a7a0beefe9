# What the house says in English. Sentences about a game come from the server. Ids are the same in every language.
house = Faubourg
house-waiting = { $count ->
    [one] Faubourg: you are waited for at another table
   *[other] Faubourg: you are waited for at { $count } other tables
    }
elsewhere-title = Your turn there
elsewhere-later = Later
elsewhere-go = Go there

page-home = Which city tonight?
page-new = Who is coming?
page-replay = Replay
page-replays = What was played
page-learn = Learn
page-rules = The rules by number
page-about = About Faubourg

bar-play = Play
bar-learn = Learn
bar-rules = Rules
bar-replays = Replays
bar-language = Français
bar-theme = Light or dark

trouble-other-title = Something is in the way
trouble-table-title = No such table
trouble-table-advice = Ask whoever sent you the link for it once more, or paste it whole on the first page.
trouble-record-title = No such page in the archive
trouble-record-advice = Finished games have a replay; links to a moment of one end with its number.
trouble-rules-title = Other rules
trouble-rules-advice = Nothing is lost: the table opens again where its rules are played.
trouble-away-title = Nobody answers
trouble-away-advice = Your tables are kept; you will find everything as you left it.
trouble-name-title = Who is there?
trouble-name-advice = This browser has forgotten you, or you signed out elsewhere. Come in again and give your name.
trouble-again = Try again
trouble-full-title = All seats are taken
trouble-full-text = This game has begun without you, and its players want no onlookers. A table of your own is one click away.
trouble-home = Back to the four cities
trouble-lost-title = No such street
trouble-lost-text = There is nothing at this address. It may have been mistyped, or cut short in a message.

error-unreachable = The server does not answer. Look at your connection, then try again.
error-unexpected = Something went wrong here. Try again; if it happens once more, go back to the first page.

foot-about = About and credits

name-give = Your name?
name-label = What the others see
name-keep = Keep it
guest-name = Guest
sign-in = Sign in
sign-login = Login
sign-password = Password
sign-shortest = The password has at least { $count } characters.
account-why = A guest is known by this browser alone. With an account you find your tables from any device.
account-guest-stays = What you began here as a guest stays here: it does not come along to another account.
account-open = Open an account
account-yours = Signed in as { $login }: your tables wait for you on any device.
account-leave = Sign out everywhere

home-games = Games
home-code = Table link or code
home-sit-down = Take a seat
home-bad-code = This is neither a link nor a code of a table. Paste it as you got it.

card-players =
    { $least ->
        [one] 1–{ $most } players
       *[other] { $least }–{ $most } players
    }
card-play-now = Play now
card-invite = Invite
card-same-screen = Same screen
card-learn = Learn
card-rules = Rules
card-infinite-city = Lay tiles without end, hold a district, keep the silver.
card-the-city = Each card is a building, or the money for one. Eight quick rounds.
card-la-citta = Feed your towns, hear the people, lure your neighbour’s citizens.
card-small-city = Eight turns to house, school and employ a borough, and breathe.
minutes-infinite-city = 30–45 min
minutes-the-city = 20 min
minutes-la-citta = 60–150 min
minutes-small-city = 60–180 min
poster-opera = Opera House
poster-station = Train Station
poster-university = University
poster-villas = Villas

tables-mine = My tables
tables-mine-none = No table yet. Play now, or invite somebody.
tables-wait-for-you =
    { $count ->
        [one] one waits for you
       *[other] { $count } wait for you
    }
tables-your-turn = Your turn
tables-their-turn = { $name } is thinking
tables-several = { $count } are thinking
tables-free-seats =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
tables-other-rules = older rules
tables-open = Open tables
tables-open-none = Nobody has a chair to spare. Open a table to everyone, and you will be the first here.
tables-join = Join
tables-replays = Replays
tables-replays-none = Your finished games will stand here, move by move.
tables-replays-all = All of them, or a record of yours
replays-line = Every game that you played to its end, move by move. Somebody sent you a record? Open it here.

bar-which-language = Language
rules-games = Games
rules-chapters = Chapters
rules-search =
    { $count ->
        [0] Search the rules
       *[other] Search { $count } rules
    }
rules-print = Print this chapter
rules-span =
    { $count ->
        [one] { $first } · one rule
       *[other] { $first } to { $last } · { $count } rules
    }
rules-found = Found
rules-found-count =
    { $count ->
        [0] No rule speaks of “{ $asked }”. Try another word, or a number such as 63.
        [one] One rule speaks of “{ $asked }”
       *[other] { $count } rules speak of “{ $asked }”
    }
rules-ruling = { $id }, a ruling of ours
rules-see-also = See also
rules-note = { $count } rules in our own words, each proven by a test. Unofficial; the game belongs to its authors and publishers.

drawer-title = Rules
drawer-close = Close the rules
drawer-whole-book = The whole book, on a page of its own
drawer-here = At your table

about-lead = Four cities to build with friends, around one screen or across the sea. Quick, quiet, and exactly by the rules.
about-why-title = Every rule has a number
about-why-text = Each rule of each game is written down in our own words, has a number, and is proven by tests. When a move is not allowed, you are told which rule forbids it, and one click opens it.
about-fair-title = The shuffle is sealed
about-fair-text = Before the first card is dealt, the table shows a seal of the shuffle to come. Once the game is over the seed is opened, and anybody can check that nothing was touched. Nobody’s hand ever leaves the server before its time, not even to the bots.
about-yours-title = It is yours
about-yours-text = Faubourg is free software and runs on your own machine: in the browser, in the terminal, or as a server for your friends. No account, no advertising, no tracking; this page asks nothing of any other host.
about-games-title = The games belong to their makers
about-games-text = Infinite City, The City, La Città and Small City Deluxe were invented and published by others. This is an unofficial way to play them for people who love them; no art and no text of theirs is used here. If you enjoy one, buy the box: it is better with wood in your hands.
about-credits = Credits
about-pictograms = Pictograms are from the Game Icons collection, under the licence CC BY 3.0; outlines are unchanged, colours are ours. Icons made by:

ic-back = a tile face down
ic-empty = empty, { $cell }
ic-family-places = places tiles
ic-family-tokens = moves tokens
ic-family-tiles = moves tiles
ic-family-stands = stays in force
ic-final-round =
    { $count ->
        [0] The last turn
        [one] Final round: { $names } still plays
       *[other] Final round: { $names } still play
    }
ic-hand-of = The hand of { $name }
ic-looking-at = You look at
ic-tokens-left = { $left } of { $all } tokens left
ic-tokens-of = { $name }: { $left } tokens left
ic-area = districts
ic-bonus = bonus
ic-silver = silver
ic-hand-size =
    { $count ->
        [one] one tile in hand
       *[other] { $count } tiles in hand
    }
ic-round = Round
ic-deck = Deck
ic-stations = { $count } of { $most }

tc-race = Race to { $goal }
tc-income = Income
tc-points = Points a round
tc-symbols = Symbols
tc-symbol-car = cars
tc-symbol-cart = trolleys
tc-symbol-fountain = fountains
tc-with = With { $names }
tc-in-hand = In your hand: { $cards }
tc-offer = You have drawn
tc-give-up = Give up
tc-spare = marked to pay with first
tc-hand-size =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
tc-round = Round
tc-pile = Draw pile
tc-architects = Architects

lc-map = The map: lanes of hexes between landscapes
lc-empty = empty, { $cell }
lc-numbers = 6,0
lc-numbers-title = Show the coordinates of all hexes
lc-voices = Voice of the people
lc-voice-hidden = a hidden voice
lc-seen-by = Seen by { $names }
lc-seen-by-you = You have looked at this card
lc-forecast = Who would move
lc-forecast-of = If the people ask for { $service } now: you gain { $gained }, you lose { $lost }
lc-after-built = { $city } with { $what }
lc-complete = all three services
lc-incomplete = no longer all three services
lc-for-citizens =
    { $count ->
        [one] food for one citizen
       *[other] food for { $count } citizens
    }
lc-yields = a year
lc-limit = Room for { $after } citizens instead of { $before }
lc-year = Year { $year } of { $years }
lc-phase-setup = Founding
lc-phase-action = Turn { $turn } of { $turns }
lc-phase-migration = Migration
lc-phase-relocation = Moving house
lc-phase-feeding = Feeding
lc-phase-clean-up = End of the year
lc-phase-over = The end
lc-people-food =
    { $people ->
        [one] one citizen, { $food } food
       *[other] { $people } citizens, { $food } food
    }
lc-gold = { $count } gold
lc-cubes =
    { $count ->
        [one] one cube left
       *[other] { $count } cubes left
    }
lc-castles =
    { $count ->
        [one] one castle left
       *[other] { $count } castles left
    }
lc-player-cards =
    { $count ->
        [0] no player card left this year
        [one] one player card left this year
       *[other] { $count } player cards left this year
    }
lc-cards-left =
    { $count ->
        [0] no player card left
        [one] 1 player card left
       *[other] { $count } player cards left
    }
lc-hungry = hungry: one turn less next year
lc-pass = Pass
lc-pass-line = do nothing
lc-effect-build = build
lc-effect-cubes =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
lc-effect-citizens =
    { $count ->
        [one] +1 citizen
       *[other] +{ $count } citizens
    }
lc-effect-look =
    { $count ->
        [one] look at 1 voice
       *[other] look at { $count } voices
    }
lc-size-small = a small one
lc-size-medium = a medium one
lc-size-large = a large one
lc-short-gold = { $count } short
lc-short-cubes =
    { $count ->
        [one] 1 cube short
       *[other] { $count } cubes short
    }
lc-year-end = The end of year { $year }
lc-year-close = Close
lc-year-answer = Answer
lc-year-next = Next
lc-year-chapters = Chapters of the year’s end
lc-year-space = Space
lc-year-ledger = What it comes to
lc-year-city = City
lc-year-came = came
lc-year-left = left
lc-year-hungry = hungry
lc-year-fallen = fallen
lc-chapter-voice = Voice
lc-chapter-migration = Migration
lc-chapter-relocation = Ruins
lc-chapter-feeding = Food
lc-chapter-new-year = New year
lc-hunger-points = { $points } points at the end
lc-needed = needed in a building
lc-nearest =
    { $count ->
        [one] one hex from { $city }
       *[other] { $count } hexes from { $city }
    }
lc-closes =
    { $left ->
        [0] { $name } can build nowhere any more
       *[other] { $name } loses { $hexes ->
            [one] a building site
           *[other] { $hexes } building sites
        }, { $left } left
    }
lc-elsewhere = Elsewhere ({ $number }/{ $count })

form-less = Less
form-more = More
form-yes = Yes
form-no = No
file-house = Ours
file-own = My own file
file-choose = Choose a file
file-replace = Replace
file-checked = checked: it can be played
file-same = the same as ours
file-kept = { $name } stays in place.
file-mend = Mend the file and choose it again, or play with ours.

chair-you = You
chair-number =
    { $who ->
        [bot] Bot { $seat }
        [here] Player { $seat }
       *[friend] A friend
    }
chair-name = Name of player { $seat }
chair-who = Who sits in chair { $seat }
chair-level = How bot { $seat } plays
chair-friend = Friend
chair-here = Here
chair-bot = Bot
chair-me-line = you, host
chair-friend-line = by the link
chair-here-line = at this screen

new-no-game = This house has no such game.
new-seats = Seats
new-players = players
new-game = The game
new-table = The table
new-clock = Clock
new-clock-none = None
new-clock-live = Live
new-clock-days = Days
new-clock-none-line = Everybody takes their time.
new-clock-live-line = Whoever takes longer is helped out by a bot.
new-clock-days-line = For games played over days. After that a bot helps out.
new-clock-live-amount =
    { $amount ->
        [one] one second an answer
       *[other] { $amount } seconds an answer
    }
new-clock-days-amount =
    { $amount ->
        [one] one day an answer
       *[other] { $amount } days an answer
    }
new-watch = Who may watch
new-watch-nobody = Nobody
new-watch-link = With the link
new-watch-link-line = They see only what is public.
new-open = Open tables
new-open-private = Private
new-open-listed = Listed
new-open-private-line = Only the link leads here.
new-open-listed-line = Anybody on this server may sit down.
new-hints = Hints
new-hints-none = None
new-hints-all = For everybody
new-hints-none-line = Everybody thinks for themselves.
new-hints-all-line = Anybody may ask for the three best moves. Whoever sits down agrees.
new-who =
    You{ $friends ->
        [0] {""}
        [one] , a friend
       *[other] , { $friends } friends
    }{ $here ->
        [0] {""}
        [one] , one more here
       *[other] , { $here } more here
    }{ $bots ->
        [0] {""}
        [one] , a bot
       *[other] , { $bots } bots
    }
new-sum =
    { $game }. { $clock ->
        [live] { $amount } seconds an answer.
        [days] { $amount ->
            [one] One day an answer.
           *[other] { $amount } days an answer.
        }
       *[none] No clock.
    } { $listed ->
        [yes] Open to everyone.
       *[no] Private.
    }
new-back = Back
new-go-bots = Play now
new-go-screen = Lay the table here
new-go-friends = Open the table, copy the link
new-go-everyone = Open the table to everyone

lobby-taken = { $taken } of { $seats } seats taken
lobby-free = Free seat
lobby-you = you
lobby-bot = bot · { $title }
lobby-here = here
lobby-away = away
lobby-sit-here = Sit here
lobby-or-bot = Or a bot
lobby-only-here = This address works on this machine only. For friends on other devices, start the server on your network: faubourg serve --lan
lobby-bring = Bring your friends
lobby-scan = Scan it, or send the link.
lobby-qr = The invitation as a QR code
lobby-copy = Copy the link
lobby-copied = Copied
lobby-share-button = Share
lobby-share = A game of { $game }? I am at { $address }.
lobby-private = private
lobby-listed = open to everyone
lobby-watchable = friends may watch
lobby-unwatched = nobody may watch
lobby-hints = hints for everybody
new-clock-none-fact = no clock
new-clock-live-fact =
    { $amount ->
        [one] one second an answer
       *[other] { $amount } seconds an answer
    }
new-clock-days-fact =
    { $amount ->
        [one] one day an answer
       *[other] { $amount } days an answer
    }
lobby-ask-free =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
lobby-ask-sit =
    { $count ->
        [one] One seat is free for you
       *[other] { $count } seats are free, one for you
    }
lobby-sit-line = Say what the others may call you, and sit down.
lobby-host-line = The game begins as soon as every seat is taken. A bot keeps the chair warm: a friend can take it later.
lobby-guest-line = The game begins as soon as every seat is taken.
lobby-stranger-line = Ask somebody at this table for the link: it lets you sit down.
lobby-begin =
    { $count ->
        [one] Start with a bot instead
       *[other] Start with { $count } bots instead
    }
lobby-leave = Leave
lobby-close = Close the table
lobby-seal = The shuffle is sealed:
lobby-seal-how = How
lobby-seal-text = This is the fingerprint (SHA-256) of the seed from which everything at this table will be shuffled, drawn before anybody sat down. When the game is over the seed is shown; whoever noted these digits can check that it was never changed.
chat-title = Chat

# Small City
sc-turn = Turn { $turn } of { $turns }
sc-setting-up = Setting up
sc-phase = Phase { $phase }
sc-phase-1 = Actions
sc-phase-2 = Construction
sc-phase-3 = Citizens
sc-phase-4 = Income
sc-phase-5 = Votes
sc-phase-6 = Pollution
sc-phase-7 = Council
sc-phase-8 = End of turn
sc-victory-electoral = Electoral victory
sc-victory-economic = Economic victory
sc-victory-citizen = Citizens’ victory
sc-victory-cultural = Cultural victory
sc-empty = { $cell }, empty
sc-your-zone = your zone { $size } × { $size }
sc-zone-of = zone of { $name } { $size } × { $size }
sc-grow-to = grow to { $size } × { $size }
sc-actions = Actions this turn
sc-host = host
sc-pollution-word = Pollution
sc-pollution = You have { $now }{ $more ->
    [0] .
   *[other] ; this turn adds { $more } as things stand.
  }
sc-victims = { $from } victims
sc-promises = { $count ->
    [one] Your promise
   *[other] Your promises
  }
sc-or = or
sc-have-of = { $have } of { $value }
sc-promise-worth = votes if kept { $kept }, if broken { $broken }
sc-store = In store
sc-money = Money
sc-votes = Votes
sc-career = Citizens to come
sc-forecast = still to come:
sc-victim-looms = one dies
sc-cell = Cell { $cell }: what reaches it
sc-reach-home = { $count ->
    [one] home
   *[other] homes
  }
sc-reach-cult = culture
sc-reach-shop = { $count ->
    [one] shop
   *[other] shops
  }
sc-reach-plant = industry
sc-fits = Fits here:
sc-fits-none = Nothing you can build now fits here.
sc-council = Council
sc-which-disk = Two disks can go there: touch the one that goes.
sc-rank = Your borough’s rank: { $rank ->
    [lieu_dit] Lieu-dit (a few houses)
    [hameau] Hameau (hamlet)
    [village] Village
    [bourg] Bourg (market town)
    [cite] Cité (old town)
    [banlieue] Banlieue (suburb)
    [ville] Ville (town)
    [metropole] Métropole
    [capitale] Capitale (capital)
    [megalopole] Mégalopole
   *[none] none yet
  }
sc-rank-next = From { $least } votes: { $rank ->
    [lieu_dit] Lieu-dit (a few houses)
    [hameau] Hameau (hamlet)
    [village] Village
    [bourg] Bourg (market town)
    [cite] Cité (old town)
    [banlieue] Banlieue (suburb)
    [ville] Ville (town)
    [metropole] Métropole
    [capitale] Capitale (capital)
    [megalopole] Mégalopole
   *[other] the next rank
  }
sc-everybody = Everybody
sc-papers = Promises, pollution, council
sc-others = Other boroughs
sc-lit-here = { $count ->
    [one] one place to choose
   *[other] { $count } places to choose
  }
sc-side = { $side ->
    [expert] expert side
   *[easy] easy side
  }, { $size } × { $size }
sc-free-jobs = { $count ->
    [one] one free job
   *[other] { $count } free jobs
  }
sc-free-shops = { $count ->
    [one] one place in a shop
   *[other] { $count } places in shops
  }
sc-free-rest = { $count ->
    [one] one place to rest
   *[other] { $count } places to rest
  }
sc-free-none = no room for visitors
sc-enlarge-view = Show the borough of { $name }
sc-back-home = Back to your borough
sc-plan = Your plan
sc-take-out = Take it out of the plan
sc-drawers = Drawers of the palette
sc-plan-sealed = Your plan lies face down
sc-plan-lost = It no longer fits
sc-pile-empty = the pile is empty
sc-step-build = { $tile }, { $cell }
sc-step-enlarge = { $cell } becomes { $tile }
sc-step-demolish = { $cell } is demolished
sc-step-grow = zone { $size } × { $size }
sc-step-other = { $cell }
sc-drawer-homes = Homes
sc-drawer-shops = Shops
sc-drawer-industry = Industry
sc-drawer-culture = Culture
sc-drawer-parks = Parks
sc-places = { $count ->
    [one] one place
   *[other] { $count } places
  }
sc-level = level { $level }
sc-pile = ×{ $count }
sc-not-now = not now
sc-lacks-money = ${ $short } short
sc-lacks-raw = lacks { $short }
sc-lacks-culture = culture { $have }/{ $need }
sc-lacks-homes = homes { $have }/{ $need }
sc-lacks-builds = no build left
sc-lacks-size = another size
sc-lacks-council = not by council
sc-lacks-copy = built already
sc-lacks-pile = none left
sc-lacks-room = no room
sc-lacks-street = the mayor
sc-lacks-distance = too near
sc-lacks-industry = refinery, port
sc-lacks-warehouse = no warehouse
sc-out = Out of office
sc-drawer-stations = Stations
sc-look-at-cell = Point at a cell of your borough to see what reaches it.
sc-cell-none = What reaches a cell
sc-lets-grow = Lets { $cells } grow.
sc-opens = Opens { $tiles }.
sc-dollars = ${ $money }
