### Small City in English. The rules themselves are in rules.en.ftl.

## Game

game-title = Small City Deluxe
game-summary = You are the mayor of a borough. In { $turns } turns, house your citizens, trade, build, keep your promises, and mind the pollution: most votes win.
game-made_at = { $raw } ({ $where })
game-space = { $line }, column { $column }
game-in_hall = { $raw } in the hall
game-in_warehouse = { $raw } in the warehouse at { $cell }
game-dollars = ${ $money }
game-with_architect = { $price }, one less with the architect
game-bundle = Pay ${ $money } for { $votes } votes
game-empty = empty cell
game-the_hall = the hall
game-the_cell = the warehouse at { $cell }
game-not_built = not yet
game-outside = outside
game-abroad = { $cell } in { $seat-possessive } borough
game-own_borough = your borough
game-other_borough = { $seat-possessive } borough
game-street = { $first }–{ $second }

## Options

option-boards = the side of each player's board: easy (7x7 at the start) or expert (6x6); one word for all, or one for each seat
    .title = Board side
    .easy = Easy
    .easy-line = 7×7
    .expert = Expert
    .expert-line = 6×6
option-mode = basic, or advanced with special promises (2 to 4 players)
    .title = Rules
    .basic = Basic
    .basic-line = the game as one learns it
    .advanced = Advanced
    .advanced-line = special promises and the expert council
option-victory = what an advanced game is about: electoral (votes, the default), economic, citizen or cultural
    .title = Victory
    .electoral = Electoral
    .electoral-line = votes and promises
    .economic = Economic
    .economic-line = money and real estate
    .citizen = Citizen
    .citizen-line = people in place, each turn
    .cultural = Cultural
    .cultural-line = cells of culture
option-difficulty = of a solo game, from the gentlest: citoyen (the default), maire, depute, senateur, president
    .title = Difficulty
    .citoyen = Citizen
    .maire = Mayor
    .depute = Deputy
    .senateur = Senator
    .president = President
option-components = boards, tiles and promises of your own copy, instead of the built-in ones
    .title = Boards and tiles

## Buttons

button-build = Build a tile
button-enlarge = Enlarge a tile (free)
button-demolish = Demolish a tile
button-grow = Grow the zone
button-finish = Finish the plan
button-none = No, thanks
button-end = Done
button-to-hall = To the hall (to the career if it is full)
button-money = Money
button-votes = Votes
button-promise = A special promise
button-pass = Pass
button-pay1 = Pay $1
button-pay2 = Pay $2
button-pay3 = Pay $3
button-pay4 = Pay $4

## Prompts

prompt-hall = Where does your town hall go?
prompt-keep-promise = Which promise do you make? The other two go back under their piles.
prompt-parade = Where in { $host-possessive } borough does the mayor stand? Nothing may be built there beside his street this turn.
prompt-choose-action = Take an action card for this turn and pay its price. You have ${ $money }.
prompt-support-gain = Supporter: do you take ${ $supporter_money } or { $supporter_votes } votes?
prompt-urban-growth = Urban planner: does your zone grow from { $size } by { $size } to { $next } by { $next }?
prompt-plan = Plan in secret: { $left ->
    [0] no build is left
    [one] one build is left
   *[other] { $left } builds are left
  }, and ${ $money }.
prompt-plan-alone = Plan your turn: { $left ->
    [0] no build is left
    [one] one build is left
   *[other] { $left } builds are left
  }, and ${ $money }.
prompt-tile-kind = Which tile do you build? You have ${ $money } left.
prompt-tile-kind-council = The council builds you a tile for free. Which one?
prompt-placement = Where does { $tile-the } go ({ $price })?
prompt-warehouse-cell = Where does the warehouse of { $tile-the } at { $cell } go?
prompt-crew = Who goes to { $tile-the } at { $cell } at once?
prompt-saving = Architect: which material do you save on { $tile-the }?
prompt-source = { $tile } takes { $raw }: from where?
prompt-enlarge-tile = Which tile do you enlarge? It is free.
prompt-bigger-tile = What does { $tile-the } at { $cell } become?
prompt-demolish-tile = Which tile do you demolish? You have ${ $money }.
prompt-citizen = Who moves? { $count ->
    [0] Nobody has to now; you may stop here.
    [one] One citizen still has to.
   *[other] { $count } citizens still have to.
  }
prompt-destination = Where does the citizen go from { $tile-the } at { $cell }?
prompt-housing = { $count ->
    [one] One citizen waits in the hall
   *[other] { $count } citizens wait in the hall
  } for { $homes } small homes: which one is filled next?
prompt-shop-slot = In which shop do you exchange something? You have ${ $money }.
prompt-deal = What do you give in { $tile-the } at { $cell }? You have ${ $money }.
prompt-production = The supply has too little { $raw }: which of your workers stays idle?
prompt-storing = To store: { $list }. Where does the { $raw } go?
prompt-surplus = There is no room for everything ({ $list }): what do you give up?
prompt-victim = Your borough pollutes the most this turn: who dies there?
prompt-cemetery = Which cell becomes the cemetery?
prompt-council = Council: move a disk, or pass. A column costs its number, in money or in votes.
prompt-council-promise = Council: move a disk, or pass. A column costs its number in money or in votes, or a special promise.
prompt-council-card = Councillor: advance a disk by one column, or pass.
prompt-payment = { $space } costs { $price }: how do you pay?
prompt-keep-special = Which special promise do you make?
prompt-bundle = { $space }: which material do you take?
prompt-money-or-votes = { $space }: do you take money or votes?

## Labels

label-button = { $it }
label-hall = Town hall on { $cells }
label-keep-promise = { $it }: { $conditions } ({ $kept } if kept, { $broken } if not)
label-parade = Between { $first } and { $second } in { $host-possessive } borough
label-choose-action = { $it }, { $price ->
    [0] free
   *[other] ${ $price }
  }: { $line }
label-money = ${ $money }
label-votes = { $votes ->
    [one] One vote
   *[other] { $votes } votes
  }
label-tile-kind = { $it }, { $price }
label-placement = { $tile } on { $cells }
label-warehouse-cell = Warehouse on { $cell }
label-crew = The citizen from { $tile-the } at { $cell }
label-saving = Save one { $it }
label-source = Take { $raw } from { $place }, which holds { $have }
label-enlarge-tile = { $tile } at { $cell }
label-bigger-tile = { $tile } on { $cells }; { $gained } is new
label-demolish-tile = { $tile } at { $cell }, for ${ $price } and { $pollution } pollution
label-citizen-must = The citizen in { $tile-the } at { $cell }, who must move
label-citizen-may = { $count ->
    [0] The citizen
    [one] The citizen
   *[other] One of { $count } citizens
  } in { $tile-the } at { $cell }, free to stay
label-destination = { $tile } at { $cell }: { $gives }
label-housing = Home at { $cell }
label-shop-slot = { $tile } at { $cell }: { $gives }
label-deal = Give { $raw } from { $place }: { $gain }
label-production = No { $raw } from { $where }
label-storing = Put { $raw } into { $place }, which has room for { $room }
label-surplus = Give up { $raw } from { $where }
label-victim = A citizen of yours in { $tile-the } at { $cell }
label-victim-guest = { $owner-possessive } tourist in { $tile-the } at { $cell }
label-cemetery = Cemetery on { $cell }
label-council = Disk { $disk } to { $space } for { $price }: { $gain }
label-pay-money = ${ $price } of your ${ $money }
label-pay-votes = { $price ->
    [one] One vote
   *[other] { $price } votes
  } of your { $votes }
label-pay-promise = A special promise: { $count ->
    [one] you draw one card
   *[other] you draw { $count } cards and keep one
  }
label-keep-special = { $it }: { $conditions } ({ $broken } if not kept)
label-bundle = { $raw }

## Answers in a line of several

short-pay-money = Pay ${ $price }
short-pay-votes = { $price ->
    [one] Pay one vote
   *[other] Pay { $price } votes
  }
short-pay-promise = Pay with a special promise
short-source = Take { $raw } from { $place }
short-storing = Put { $raw } into { $place }
short-citizen = The citizen in { $tile-the } at { $cell }

## Expected
## What to say when a text is no move at all: "expected ..."

expected-hall = the lower left cell of the hall, such as { $example }
expected-keep-promise = one of your three promises, such as { $example }
expected-parade = two cells beside each other, such as { $example }
expected-choose-action = an action card, such as { $example }
expected-support-gain = money or votes
expected-urban-growth = grow or none
expected-plan = build, enlarge, demolish, grow or finish
expected-tile-kind = a kind of tile, such as { $example }
expected-placement = a cell, with a turn if it matters, such as { $example }
expected-warehouse-cell = a cell beside the factory, such as { $example }
expected-crew = the cell of a citizen, such as { $example }, or none
expected-saving = a material, such as { $example }, or none
expected-source = a material and its place, such as { $example }
expected-enlarge-tile = a cell of a tile, such as { $example }
expected-bigger-tile = a bigger tile, such as { $example }
expected-demolish-tile = a cell of a tile, such as { $example }
expected-citizen = the cell of a citizen, such as { $example }, or end
expected-destination = the cell of a place, such as { $example }
expected-housing = the cell of an empty home of level 1, such as { $example }
expected-shop-slot = the cell of a shop with your citizen, such as { $example }, or end
expected-deal = what you give, such as { $example }
expected-production = a material and the borough, such as { $example }
expected-storing = a material and its place, such as { $example }
expected-surplus = a material and the borough, such as { $example }
expected-victim = the cell of a citizen in your borough, such as { $example }
expected-cemetery = an empty cell, such as { $example }
expected-council = a disk and a space, such as { $example }, or pass
expected-payment = money, votes or promise
expected-keep-special = one of the cards you drew, such as { $example }
expected-bundle = a material, such as { $example }
expected-money-or-votes = money or votes

## Events

event-hall = { $seat } puts the town hall on { $cells }.
event-look_promises = { $seat } draws three promises.
event-look_promises_known = { $seat } draws three promises: { $cards }.
event-keep_promise = { $seat } makes a promise.
event-keep_promise_known = { $seat } makes the promise “{ $card }”.
event-turn = Turn { $turn }. The mayor visits { $host }.
event-turn_alone = Turn { $turn }.
event-phase = { $phase ->
    [2] Phase 2: construction, behind the screens.
    [3] Phase 3: the citizens move.
    [4] Phase 4: income.
    [5] Phase 5: the vote.
    [6] Phase 6: pollution.
    [7] Phase 7: the council.
   *[other] Phase { $phase }.
  }
event-parade = { $seat } puts the mayor between { $first } and { $second } in { $host-possessive } borough: { $host } may not build beside him this turn.
event-circle = The action cards are laid in a circle: { $cards }.
event-action = { $seat } takes the { $card }{ $money ->
    [0] {""}
   *[other] {" "}for ${ $money }
  }.
event-support_money = { $seat } gets ${ $money } from supporters.
event-support_votes = { $seat } gets { $votes ->
    [one] one vote
   *[other] { $votes } votes
  } from supporters.
event-grow = { $seat-possessive } zone grows to { $size } by { $size }.
event-build = { $seat } builds { $tile-a } on { $cells }{ $money ->
    [0] {""}
   *[other] {" "}for ${ $money }
  }.
event-moved_in = { $seat }: a citizen moves from the hall into the new home at { $cell }.
event-enlarge = { $seat } enlarges { $old-the } to { $tile-a } on { $cells }.
event-demolish = { $seat } demolishes { $tile-the } on { $cells } for ${ $money }, and { $pollution } more pollution.
event-warehouse = { $seat } adds the warehouse on { $cell }.
event-crew = { $seat } sends the citizen from { $cell } to { $kind-the } at { $to }.
event-saving = { $seat-possessive } architect saves one { $raw }.
event-raw_paid = { $seat } pays { $raw }.
event-replan = { $seat } plans again: a pile was too small.
event-home = { $count ->
    [one] One of { $seat-possessive } tourists comes home.
   *[other] { $count } of { $seat-possessive } tourists come home.
  }
event-replace = { $seat }: a citizen takes the place of { $owner-possessive } tourist at { $cell }.
event-walk = { $seat }: a citizen goes from { $kind-the } at { $cell } to { $goal-the } at { $to }.
event-to_hall = { $seat }: the citizen from { $kind-the } at { $cell } goes to the hall.
event-housed = { $seat }: a citizen moves from the hall into the home at { $cell }.
event-newcomers = { $seat }: { $count ->
    [one] one new citizen comes to the hall.
   *[other] { $count } new citizens come to the hall.
  }
event-guests = { $seat } earns ${ $money } from { $count ->
    [one] a tourist
   *[other] { $count } tourists
  } in the borough.
event-cash = { $seat } earns ${ $money } from { $count ->
    [one] a citizen
   *[other] { $count } citizens
  } in shops.
event-buy_votes = { $seat } buys { $votes ->
    [one] one vote
   *[other] { $votes } votes
  } for ${ $money } at { $cell }.
event-raw_for_votes = { $seat } gives { $raw } for { $votes ->
    [one] one vote
   *[other] { $votes } votes
  } at { $cell }.
event-raw_for_cash = { $seat } gives { $raw } for ${ $money } at { $cell }.
event-make = { $seat } makes { $raw }.
event-store = { $seat } stores { $raw }.
event-discard = { $seat } has no room for one { $raw }: it is lost.
event-vote = { $seat } gets { $votes ->
    [one] one vote
   *[other] { $votes } votes
  } from { $kind-the } at { $cell }.
event-pollute = { $seat } generates { $generated } pollution (citizens { $citizens } + raw materials { $made } - parks { $parks }) and stands at { $pollution }.
event-lost = Pollution takes { $seat-possessive } borough: { $seat } has lost.
event-death = A citizen of { $owner } dies in { $kind-the } at { $cell }.
event-cemetery = { $cell } in { $seat-possessive } borough becomes a cemetery.
event-council = { $seat } moves a disk to { $space }.
event-council_pass = { $seat } makes no move in the council.
event-council_money = { $seat } pays ${ $money } for it.
event-council_votes = { $seat } pays { $votes ->
    [one] one vote
   *[other] { $votes } votes
  } for it.
event-look_special = { $seat } pays with a promise and draws { $count ->
    [one] one special promise.
   *[other] { $count } special promises.
  }
event-look_special_known = { $seat } pays with a promise and draws { $count ->
    [one] one special promise
   *[other] { $count } special promises
  }: { $cards }.
event-keep_special = { $seat } makes a special promise.
event-keep_special_known = { $seat } makes the special promise “{ $card }”.
event-council_raw = { $seat } receives { $raw } from the council.
event-council_citizens = { $seat } receives { $count ->
    [one] one citizen
   *[other] { $count } citizens
  } from the council.
event-council_pays = { $seat } receives ${ $money } from the council.
event-council_vote = { $seat } receives { $votes ->
    [one] one vote
   *[other] { $votes } votes
  } from the council.
event-end = The game is over.

## Refusals
## Why a move is refused, with the facts of the case. A rule that refuses for several reasons has a sentence for each:
## "refusal-SC-17-grave" is that of SC-17 for the case "grave" (see wording/reasons.py).

refusal-SC-1 = { $cell } is outside your zone, which is { $size } by { $size }
refusal-SC-4 = your zone has its full size: { $size } by { $size }
refusal-SC-11-home = { $cell } touches { $tile-the } at { $at }, and homes keep away from industry
refusal-SC-11-industry = { $cell } touches { $tile-the } at { $at }, and industry keeps away from homes
refusal-SC-11-nowhere_home = every free place for { $tile-the } touches industry
refusal-SC-11-nowhere_industry = every free place for { $tile-the } touches a home
refusal-SC-11-bigger = whatever { $tile-the } at { $cell } became at level { $level }, homes and industry would touch
refusal-SC-12 = a citizen of { $seat } stands on { $cell }
refusal-SC-12-home = the home at { $cell } is full: { $count ->
    [one] one citizen lives there
   *[other] { $count } citizens live there
  }
refusal-SC-16 = this is no way to lay { $tile-the }
refusal-SC-17 = { $tile-the } is on { $cell } already
refusal-SC-17-grave = { $cell } is a cemetery
refusal-SC-17-nowhere = your zone of { $size } by { $size } has no room for { $tile-the }
refusal-SC-20 = it is not your turn
refusal-SC-24 = no { $tile } is left in the pile
refusal-SC-25 = this is no way to lay { $tile-the }
refusal-SC-30 = you drew other cards: { $cards }
refusal-SC-32 = { $tile-the } is on { $cell } in { $seat-possessive } borough, and the mayor stands between empty cells
refusal-SC-32-grave = { $cell } is a cemetery in { $seat-possessive } borough
refusal-SC-32-not_a_street = the mayor stands between two cells beside each other in { $seat-possessive } borough
refusal-SC-33 = the mayor stands in the street { $street }, and his host may not build beside it this turn
refusal-SC-33-nowhere = the only room for { $tile-the } is beside the mayor, in the street { $street }
refusal-SC-33-bigger = the mayor in the street { $street } is in the way of { $tile-the } at { $cell }
refusal-SC-36-zone = { $cell } is outside { $seat-possessive } zone of { $size } by { $size }, which has streets of its own
refusal-SC-36-strip = { $seat-possessive } zone of { $size } by { $size } has no street left, so the mayor goes to the next strip
refusal-SC-37 = the { $card } is not in this circle: { $cards }
refusal-SC-37-not_a_card = take a card of the circle: { $cards }
refusal-SC-38 = { $seat } has taken the { $card }
refusal-SC-40 = the { $card } costs ${ $price }, and you have ${ $money }
refusal-SC-43 = the architect saves one material of what { $tile-the } costs: { $options }
refusal-SC-46 = supporters give ${ $supporter_money } or { $supporter_votes } votes
refusal-SC-47 = your zone of { $size } by { $size } grows, or it does not
refusal-SC-48 = the councillor moves a disk one column further, and disk { $disk } is here: { $space }
refusal-SC-50 = first choose what to do: build, enlarge or demolish a tile, grow the zone, or finish the plan
refusal-SC-50-in_parts = this would be allowed, said in parts: { $parts }
refusal-SC-52-kind = first choose the tile to build
refusal-SC-52-built = your plan has used { $done ->
    [one] one build
   *[other] { $done } builds
  }: { $builds } tiles are the limit, or { $builds_with_growth } and growth
refusal-SC-52-grown = your plan grows the zone and has used { $done ->
    [one] one build
   *[other] { $done } builds
  }: with growth, { $builds_with_growth } is the limit
refusal-SC-54 = { $tile } costs ${ $price }, and you have ${ $money }
refusal-SC-54-cheapest = the cheapest tile costs ${ $price }, you have ${ $money }, and your raw materials pay for no cultural building
refusal-SC-54-no_place = nothing that you can pay with ${ $money } and your raw materials finds a place
refusal-SC-58 = you have built { $tile-the } before, and there is one in a game
refusal-SC-60 = level { $level } needs { $level } cultural buildings around one cell, and { $cell }, the best one here, has { $have }
refusal-SC-60-nowhere = level { $level } needs { $level } cultural buildings around one cell, and the best free place of your zone has { $have }
refusal-SC-64 = level 2 needs the refinery or the port beside one cell (refinery: { $refinery }; port: { $port })
refusal-SC-65 = level 3 needs the refinery and the port beside one cell (refinery: { $refinery }; port: { $port })
refusal-SC-66 = the warehouse needs an empty cell beside the factory that touches no home: { $count ->
    [one] one cell is empty there, and it touches one
   *[other] { $count } cells are empty there, and each of them touches one
  }
refusal-SC-66-stock = each new factory needs a new warehouse, and none is left
refusal-SC-66-nowhere = wherever { $tile-the } goes, no empty cell away from homes is left for its warehouse
refusal-SC-66-beside = the warehouse must touch the new factory at { $cell }
refusal-SC-67 = a warehouse comes with a new factory only
refusal-SC-71-one = a shop needs a home beside one of its cells, and none touches { $cell }
refusal-SC-71-nowhere_one = a shop needs a home beside it, and no free place of your zone touches one
refusal-SC-71 = level { $level } needs { $level } homes around one cell, and { $cell }, the best one here, has { $have }
refusal-SC-71-nowhere = level { $level } needs { $level } homes around one cell, and the best free place of your zone has { $have }
refusal-SC-75 = nobody of yours who could go to the new building stands on { $cell }
refusal-SC-75-not_a_cell = name a citizen by the cell, such as { $example }
refusal-SC-79 = { $cell } lies beside { $seat-possessive } active police station at { $police }
refusal-SC-81 = { $tile } takes { $need_wood } wood, { $need_stone } stone and { $need_metal } metal; you have { $have_wood }, { $have_stone } and { $have_metal }
refusal-SC-81-architect = { $tile } takes { $need_wood } wood, { $need_stone } stone and { $need_metal } metal; you have { $have_wood }, { $have_stone } and { $have_metal }, and the architect saves only one of them
refusal-SC-82 = there is no { $raw } in { $place }
refusal-SC-82-other = what you pay now is { $raw }
refusal-SC-83 = your town hall stands already, at { $cell }
refusal-SC-88 = parks are never enlarged
refusal-SC-90-not_a_cell = name a tile by one of its cells, such as { $example }
refusal-SC-90-none = you have no tile at { $cell }
refusal-SC-90-top = { $tile-the } has the highest level, { $level }
refusal-SC-90-kind = only homes, shops and factories are enlarged, not { $tile-the }
refusal-SC-90-no_room = { $tile-the } at { $cell } has the influences of level { $level }, but no tile of that level can cover its cells and one more that is free
refusal-SC-90-nothing = { $count ->
    [0] you have no home, shop or factory that could grow
    [one] you have one tile that could grow, and now it lacks influences or room
   *[other] you have { $count } tiles that could grow, and now none has the influences and the room
  }
refusal-SC-91-home = level { $level } needs { $need } cultural buildings around the whole tile, and it has { $have }
refusal-SC-91-shop = level { $level } needs { $need } homes around the whole tile, and it has { $have }
refusal-SC-91-either = level { $level } needs the refinery or the port beside the tile (refinery: { $refinery }; port: { $port })
refusal-SC-91-both = level { $level } needs the refinery and the port beside the tile (refinery: { $refinery }; port: { $port })
refusal-SC-92 = a bigger tile covers { $tile-the } at { $cell } and one cell more, which this does not
refusal-SC-92-bigger = no cell beside { $tile-the } at { $cell } is free for level { $level }
refusal-SC-94 = no { $tile } is left in the pile
refusal-SC-94-bigger = no tile of level { $level } is left that could cover { $tile-the } at { $cell }
refusal-SC-95 = { $tile-the } at { $cell } is part of this plan, and grows next turn at the earliest
refusal-SC-98-once = your plan demolishes a tile already, and one is the limit
refusal-SC-98-hall = the town hall at { $cell } is never demolished
refusal-SC-98-grave = { $cell } is a cemetery, which stays for good
refusal-SC-98-not_a_cell = name a tile by one of its cells, such as { $example }
refusal-SC-98-none = you have no tile at { $cell }
refusal-SC-99 = demolishing { $tile-the } costs ${ $price }, and you have ${ $money }
refusal-SC-99-cheapest = the cheapest demolition costs ${ $price }, and you have ${ $money }
refusal-SC-99-nothing = you have nothing but the town hall, which stays
refusal-SC-99-halls = of the tiles that you could demolish with ${ $money }, none can go: who stands there finds no room in the hall
refusal-SC-100 = { $count ->
    [one] one citizen of { $seat } stands there
   *[other] { $count } citizens of { $seat } stand there
  }, and the hall has { $room ->
    [0] no room
   *[other] room for { $room }
  }
refusal-SC-104 = the citizen in { $tile-the } at { $cell } has moved
refusal-SC-105 = { $count ->
    [one] one citizen must still move
   *[other] { $count } citizens must still move
  }
refusal-SC-106-not_a_cell = name a citizen by the cell, such as { $example }
refusal-SC-106-foreign = the citizen on { $cell } is one of { $seat }
refusal-SC-106-hall = citizens in the hall do not move now
refusal-SC-106-nobody = nobody of yours stands on { $cell }
refusal-SC-107 = no place is free for the citizen from { $tile-the } at { $cell }
refusal-SC-107-not_a_cell = name a place by its cell, such as { $example }
refusal-SC-107-no_slot = citizens have no place on { $cell }
refusal-SC-108 = one of your citizens was in { $tile-the } at { $cell } when the phase began, so nobody of yours goes there now
refusal-SC-111 = you have { $count ->
    [one] one tourist
   *[other] { $count } tourists
  } in { $seat-possessive } borough, and { $limit } is the limit
refusal-SC-112 = { $seat } is no neighbour of { $here }: the neighbours are { $neighbours }
refusal-SC-114-hall = the hall is for those who must move and find no place, and { $count ->
    [one] one place is open
   *[other] { $count } places are open
  }
refusal-SC-114-home = a tourist comes home from afar only if nothing nearer is open, and { $count ->
    [one] one place is
   *[other] { $count } places are
  }
refusal-SC-114-station = a tourist does not go straight to the station at { $cell }
refusal-SC-114-same_home = { $cell } is in the home that the citizen leaves
refusal-SC-115 = tourists may not stand in { $tile-the } at { $cell }
refusal-SC-118 = a citizen of the hall moves into one of these empty homes: { $cells }
refusal-SC-123-raw_to_cash = { $cell } takes raw materials for money: wood ${ $wood }, stone ${ $stone }, metal ${ $metal }
refusal-SC-123-money = votes cost ${ $least } or more at { $cell }, and you have ${ $money }
refusal-SC-123-raw = you have no raw material to give at { $cell }
refusal-SC-124-cash_to_votes = { $cell } sells votes: { $bundles }
refusal-SC-124-money = this costs ${ $price }, and you have ${ $money }
refusal-SC-124-raw = there is no { $raw } in { $place }
refusal-SC-125-raw_to_votes = { $cell } takes raw materials for votes: wood { $wood }, stone { $stone }, metal { $metal }
refusal-SC-126 = nobody of yours exchanges anything at { $cell }
refusal-SC-126-used = { $cell } has worked once this turn
refusal-SC-126-not_a_cell = name a shop by its cell, such as { $example }
refusal-SC-128 = { $place } is full
refusal-SC-128-hall = the hall is full
refusal-SC-128-no_store = you have no warehouse at { $cell }
refusal-SC-128-other_raw = what is to be stored now is { $raw }
refusal-SC-128-not_a_place = say where the { $raw } goes, such as { $example }
refusal-SC-129 = what you can give up now: { $products }
refusal-SC-130 = what can stay undone now: { $products }
refusal-SC-144 = nobody stands on { $cell }
refusal-SC-144-not_a_cell = name the victim by the cell, such as { $example }
refusal-SC-144-elsewhere = { $cell } is in { $seat-possessive } borough, and the victim is in yours
refusal-SC-146 = your clinic at { $clinic } works and saves the citizen at { $cell }
refusal-SC-147-filled = { $tile-the } is on { $cell }
refusal-SC-147-grave = { $cell } is a cemetery already
refusal-SC-147-outside = { $cell } is outside your zone of { $size } by { $size }
refusal-SC-147-not_own = the cemetery lies in your own zone of { $size } by { $size }
refusal-SC-148 = { $cell } is not beside a cemetery of yours ({ $graves }), and such a cell is free
refusal-SC-150 = move a disk (disk 1: { $disk1 }; disk 2: { $disk2 }), or pass
refusal-SC-151-basic = the column costs ${ $price } or { $price ->
    [one] one vote
   *[other] { $price } votes
  }, and you have ${ $money } and { $votes ->
    [one] one vote
   *[other] { $votes } votes
  }
refusal-SC-151-advanced = the column costs ${ $price }, { $price ->
    [one] one vote
   *[other] { $price } votes
  } or a special promise if one is left, and you have ${ $money } and { $votes ->
    [one] one vote
   *[other] { $votes } votes
  }
refusal-SC-152 = disk { $disk } goes one column further or to column 1, and is here: { $space }
refusal-SC-152-outside = disk { $disk } is outside, so it enters column 1 of a line
refusal-SC-152-alike = both disks are outside and alike: move disk 1, not disk { $disk }
refusal-SC-152-same = disk { $disk } is there already: { $space }
refusal-SC-153 = your two disks are never in one line, and disk { $disk } is here: { $space }
refusal-SC-156 = disk { $disk } has reached the last column and stays: { $space }
refusal-SC-157 = the industry department gives one of these: { $raw }
refusal-SC-158-culture = column { $column } builds no cultural buildings
refusal-SC-158-exactly = column { $column } builds tiles of { $least ->
    [one] one cell
   *[other] { $least } cells
  }, and this one counts { $cells }
refusal-SC-158-range = column { $column } builds tiles of { $least } to { $most } cells, and this one counts { $cells }
refusal-SC-160 = the economy department gives ${ $amount } or { $amount } votes
refusal-SC-164 = the game is over
refusal-SC-169 = keep one of the cards you drew: { $cards }
refusal-SC-185 = the mayor stands on the { $card }

## Scores

score-homes = A home
    .all = Homes
score-university = The university
score-shops = A shop
    .all = Shops
score-support = Supporters
score-council = Council
score-council_price = Paid to the council
score-demolished = Tiles that are gone
score-abroad = Shops of other boroughs
score-promise_kept = Promise kept
    .all = Promises kept
score-promise_broken = Promise broken
    .all = Promises broken
score-special_kept = Special promise kept
    .all = Special promises kept
score-special_broken = Special promise broken
    .all = Special promises broken
score-pollution = Pollution
score-money = Money
score-estate = Property
score-citizens = Citizens
score-culture = A cultural building
    .all = Cultural buildings

## Endings

ending-SC-164 = The last of { $turns } turns is over.
ending-SC-139 = Pollution has left at most one borough.
ending-SC-189 = Pollution has reached { $loss_at }: the borough is lost.

## Ranks

rank-none = none
rank-lieu_dit = Lieu-dit (a few houses)
rank-hameau = Hameau (hamlet)
rank-village = Village
rank-bourg = Bourg (market town)
rank-cite = Cité (old town)
rank-banlieue = Banlieue (suburb)
rank-ville = Ville (town)
rank-metropole = Métropole
rank-capitale = Capitale (capital)
rank-megalopole = Mégalopole

## Raw

raw-wood = wood
    .a = wood
raw-stone = stone
    .a = stone
raw-metal = metal
    .a = metal
count-wood = { $count } wood
count-stone = { $count } stone
count-metal = { $count } metal

## Lines

line-industry = Industry
line-construction = Construction
line-economy = Economy
line-tourism = Tourism

## Gains

gain-industry = { $raw }
gain-construction = { $least ->
    [one] a tile of one cell
   *[other] a tile of { $least } cells
  }
gain-any_tile = a tile of { $least } to { $most } cells, without conditions
gain-economy = ${ $amount } or { $amount ->
    [one] one vote
   *[other] { $amount } votes
  }
gain-tourism = { $citizens ->
    [one] one citizen
   *[other] { $citizens } citizens
  }
gain-or = {" "}or{" "}

## Actions

action-mayor = Mayor
    .line = you host next turn
    .text = You are the host next turn, first in turn order.
action-architect = Architect
    .line = one material less
    .text = One cultural building of this turn costs you one raw material less.
action-mediator = Mediator
    .line = tiles cost ${ $mediator_discount } less
    .text = Each tile costs you ${ $mediator_discount } less this turn, but at least ${ $mediator_least }.
action-engineer = Engineer
    .line = clean factories
    .text = What is made in your borough this turn does not pollute.
action-supporter = Supporter
    .line = ${ $supporter_money } or { $supporter_votes } votes
    .text = Take ${ $supporter_money } or { $supporter_votes } votes now.
action-planner = Urban planner
    .line = your zone may grow
    .text = Your zone may grow by one step now.
action-councillor = Councillor
    .line = a move in the council
    .text = You may advance one disk by one column in the council now, at its price.
action-opponent = Opponent
    .line = no effect
    .text = This card does nothing at all.

## Tiles

tile-res1 = Home 1
tile-res2 = Home 2
tile-res3_i = Home 3 (line)
tile-res3_v = Home 3 (corner)
tile-res4_o = Home 4 (square)
tile-res4_l = Home 4 (L)
tile-res5_p = Home 5 (P)
tile-res5_v = Home 5 (V)
tile-com1 = Shop 1
tile-com2 = Shop 2
tile-com3_i = Shop 3 (line)
tile-com3_v = Shop 3 (corner)
tile-com4_o = Shop 4 (square)
tile-com4_l = Shop 4 (L)
tile-fac1 = Factory 1
tile-fac2 = Factory 2
tile-fac3_i = Factory 3 (line)
tile-fac3_v = Factory 3 (corner)
tile-warehouse = Warehouse
    .line = holds { $warehouse_room } raw materials
    .text = Comes free with a new factory, on a cell beside it that touches no home, and holds { $warehouse_room } raw materials.
tile-refinery = Refinery
    .line = lets factories grow
    .text = Lets factories beside it grow to level 2, and to level 3 together with the port. Homes keep away from it. One in a game.
tile-port = Port
    .line = lets factories grow
    .text = Lets factories beside its building grow to level 2, and to level 3 together with the refinery. Homes keep away from the building; beside the water they may stand. One in a game.
tile-police = Police station
    .line = keeps tourists away
    .text = While a citizen of yours stands on it, no tourist comes to the cells around it. One in a game.
tile-fire = Fire station
    .line = saves your tourists
    .text = While a citizen of yours stands on it, your tourists do not die of pollution. One in a game.
tile-town_hall = Town hall
    .line = a cultural building, home of newcomers
    .text = A cultural building with { $hall_slots } places, each for a citizen or a raw material. New citizens wait here.
tile-school = School
    .line = lets homes grow
    .text = A cultural building: homes grow by cultural buildings around them. Its place is for a rest. One in a game.
tile-library = Library
    .line = lets homes grow
    .text = A cultural building: homes grow by cultural buildings around them. Its places are for a rest. One in a game.
tile-museum = Museum
    .line = lets homes grow
    .text = A cultural building: homes grow by cultural buildings around them. Its places are for a rest. One in a game.
tile-subway = Subway station
    .line = { $tourists_subway } tourists in each borough
    .text = A cultural building. You may have { $tourists_subway } tourists in each other borough instead of { $tourists }. One in a game.
tile-clinic = Clinic
    .line = saves your citizens
    .text = A cultural building. While a citizen of yours stands on it, your citizens at home do not die of pollution. One in a game.
tile-university = University
    .line = { $university_votes } votes each turn
    .text = A cultural building. While a citizen of yours stands on it, it brings { $university_votes } votes each turn. One in a game.
tile-park1 = Park 1
tile-park2 = Park 2
tile-park3_i = Park 3 (line)
tile-park3_v = Park 3 (corner)

## Promises

promise-1 = Three shops
promise-2 = Green lungs
promise-3 = Work for everybody
promise-4 = A home for each family
promise-5 = Help around the corner
promise-6 = Beyond the old walls
promise-7 = Three fine homes
promise-8 = An arcade
promise-9 = Culture next door
promise-10 = Fresh air
promise-11 = Full of life
promise-12 = The grand residence
promise-13 = The grand store
promise-14 = Heavy industry
promise-15 = Everybody cared for
promise-16 = Two great works

## Specials

special-1 = A school that is used
special-2 = Books for all
special-3 = A museum at last
special-4 = A refinery
special-5 = A port
special-6 = Somebody on duty
special-7 = Six green spots
special-8 = Full shelves
special-9 = Larger shops
special-10 = Larger homes
special-11 = Cousins abroad
special-12 = Room to breathe
special-13 = No waiting in the hall
special-14 = Reserves in the safe
special-15 = Air one can live with
special-16 = A cultural quarter

## What the levels of homes, shops, factories and parks do

about-residential = { $level ->
    [1] home of one citizen
   *[other] home of { $level } citizens
  }
    .text = { $level ->
    [1] One citizen in it brings 1 vote each turn. One moves in from the hall at once.
   *[other] Citizens in it vote each turn: 1 vote for the first, 2 for the second, and so on, { $votes } when it is full. One cell of it needs { $level } cultural buildings around it.
  } Industry keeps away.
about-commercial = each turn: { $gives }
    .text = { $level ->
    [1] It needs a home beside it. A citizen in it works each turn: { $gives }.
   *[other] One cell of it needs { $level } homes around it. Citizens in it work each turn: { $gives }.
  }
about-factory = each turn: { $gives }
    .text = { $level ->
    [1] Needs nothing.
    [2] Needs the refinery or the port beside one cell.
   *[other] Needs the refinery and the port beside one cell.
  } Citizens in it produce each turn: { $gives }. A warehouse comes with it, and homes keep away.
about-park = { $cells ->
    [one] one pollution less
   *[other] { $cells } pollution less
  }
    .text = Each turn it takes away { $cells ->
    [one] one of the pollution
   *[other] { $cells } of the pollution
  } that your borough generates. May stand beside anything; citizens rest here.
about-cultural = a cultural building
    .text = A cultural building: homes grow by cultural buildings around them.

about-raw = Made by citizens in factories, kept in warehouses and in the hall. Pays for cultural buildings; a shop takes one for ${ $money } or { $votes } votes.
about-slot-cash = A citizen here brings ${ $cash_slot } each turn.
about-slot-raw_to_cash = A citizen here may sell one raw material each turn: wood ${ $wood_cash }, stone ${ $stone_cash }, metal ${ $metal_cash }.
about-slot-cash_to_votes = A citizen here may buy votes once each turn: ${ $bundles } votes.
about-slot-raw_to_votes = A citizen here may give one raw material each turn: wood { $wood_votes } votes, stone { $stone_votes }, metal { $metal_votes }.
about-slot-wood = A citizen here makes one wood each turn, and pollutes by it.
about-slot-stone = A citizen here makes one stone each turn, and pollutes by it.
about-slot-metal = A citizen here makes one metal each turn, and pollutes by it.
about-slot-rest = Nothing happens here: a place to be.
about-slot-power = While its owner’s citizen stands here, the building works.
about-space = You receive { $gain }. Entering costs ${ $price } or { $price ->
    [one] one vote
   *[other] { $price } votes
  }.

## What a place gives

gives-cash = $1
gives-raw_to_cash = raw material for money
gives-cash_to_votes = money for votes
gives-raw_to_votes = raw material for votes
gives-wood = 1 wood
gives-stone = 1 stone
gives-metal = 1 metal
gives-rest = a rest
gives-power = its power works
gives-home = { $votes ->
    [0] a home
    [one] one vote more
   *[other] { $votes } votes more
  }
gives-votes = { $votes ->
    [one] one vote
   *[other] { $votes } votes
  }

## Conditions of a promise

bound-least = at least { $value }
bound-most = at most { $value }
bound-exactly = exactly { $value }
bound-none = no
condition-tiles = { $bound } { $what }
condition-cells = { $bound } { $value ->
    [one] cell
   *[other] cells
  } covered by { $what }
condition-full_tiles = { $bound } { $what } full of your citizens
condition-active = { $bound } { $what } with a citizen of yours on it
condition-citizens = { $bound } { $value ->
    [one] citizen
   *[other] citizens
  } of yours outside hall and career
condition-tourists_abroad = { $bound } { $value ->
    [one] tourist
   *[other] tourists
  } in other boroughs
condition-cemeteries = { $bound } { $value ->
    [one] cemetery
   *[other] cemeteries
  }
condition-pollution = { $bound } pollution
condition-money = { $bound } { $value ->
    [one] dollar
   *[other] dollars
  }
condition-growth_steps = { $bound } growth { $value ->
    [one] step
   *[other] steps
  } of your zone
condition-empty_cells = { $bound } empty { $value ->
    [one] cell
   *[other] cells
  } in your zone
condition-town_hall_citizens = { $bound } { $value ->
    [one] citizen
   *[other] citizens
  } in your hall
condition-or = { $first }, or { $last }
condition-and = { $first }, and { $last }
what-residential = { $value ->
    [one] home
   *[other] homes
  }
what-commercial = { $value ->
    [one] shop
   *[other] shops
  }
what-factory = { $value ->
    [one] factory
   *[other] factories
  }
what-warehouse = { $value ->
    [one] warehouse
   *[other] warehouses
  }
what-refinery = { $value ->
    [one] refinery
   *[other] refineries
  }
what-port = { $value ->
    [one] port
   *[other] ports
  }
what-police = { $value ->
    [one] police station
   *[other] police stations
  }
what-fire = { $value ->
    [one] fire station
   *[other] fire stations
  }
what-cultural = { $value ->
    [one] cultural building
   *[other] cultural buildings
  }
what-park = { $value ->
    [one] park
   *[other] parks
  }
what-any = { $value ->
    [one] tile
   *[other] tiles
  }
what-these = of these: { $kinds }
what-from_level = { $what } of level { $level } and up
what-without = { $what }, { $others } not counted

## Categories

category-residential = homes
category-commercial = shops
category-factory = factories
category-warehouse = warehouses
category-refinery = refinery
category-port = port
category-police = police station
category-fire = fire station
category-cultural = cultural buildings
category-park = parks

## Sheet

sheet-category = Category
sheet-cells = Cells
sheet-slots = Slots
sheet-price = Price
sheet-copies = Copies
sheet-home = home
sheet-own = one each
sheet-shared = by players

## Fields of the view

field-limits = limits
field-turns = turns
field-victims_from = victims from
field-least = least score
field-lacks = lacks
field-what = what
field-need = needs
field-lost = the plan that no longer fits
field-fits = still fits
field-victory = victory
field-turn = turn
field-phase = phase
field-host = host
field-order = turn order
field-out = out of the game
field-street = the mayor’s street
field-circle = action cards
field-cards = cards taken
field-card_prices = prices of the cards
field-supply = supply
field-piles = piles
field-promise_pile_sizes = promises in the piles
field-special_deck_size = special promises in the deck
field-aside = set aside
field-boards = boroughs
field-walkers = who walks
field-ranks = ranks
field-promises = promises
field-rank = rank
field-influence = -
field-reached_by = -
field-plan = your plan
field-promise = your promise
field-special_promises = your special promises
field-drawn_cards = cards to choose from
field-side = side
field-size = zone
field-sizes = -
field-tiles = tiles
field-cemeteries = cemeteries
field-hall = in the hall
field-hall_raw = raw materials in the hall
field-career = career
field-reserve = reserve
field-dead = dead
field-tourists = tourists here
field-money = money
field-votes = votes
field-pollution = pollution
field-made = made this turn
field-generated = pollution this turn
field-disks = -
field-special_count = special promises
field-built = already built (one in a game)
field-estate = property
field-headcount = citizens counted
field-ledger = votes from elsewhere
field-forecast = still to come this turn
field-kind = kind
field-kinds = -
field-category = -
field-level = level
field-cells = cells
field-slots = -
field-citizens = citizens
field-raw = raw materials
field-water = water
field-must = must move
field-may = may move
field-moved = has moved
field-culture = culture
field-homes = homes
field-industry = industry
field-answers = -
field-steps = steps
field-builds_left = builds left
field-can_grow = the zone may grow
field-palette = -
field-step = step
field-tile = -
field-old = was
field-cell = cell
field-gained = new cell
field-to = to
field-pile = left in the pile
field-places = possible places
field-blocked = not now
field-metric = -
field-from_level = -
field-without = -
field-op = -
field-value = wanted
field-have = have
field-holds = holds
field-card = card
field-points = points now
field-if_kept = if kept
field-if_broken = if broken
field-any = -
field-conditions = conditions
field-seat = seat

## Words in the view

value-basic = Basic game
value-electoral = Electoral
value-economic = Economic
value-citizen = Citizen
value-cultural = Cultural
value-easy = Easy
value-expert = Expert
value-build = Build
value-enlarge = Enlarge
value-demolish = Demolish
value-grow = The zone grows

## Errors

error-bad_boards = The option boards cannot be { $value }: it takes easy or expert, or one of them for each seat, such as easy,expert.
error-boards_count = Board sides: { $count }, players: { $players }. Give one side for all, or one for each player, such as easy,expert for two.
error-solo_is_basic = A solo game is always a basic one: leave out mode and victory, and choose a difficulty instead if you like.
error-victory_is_advanced = The victory { $victory } belongs to the advanced game: add mode=advanced (2 to 4 players), or leave it out.
error-difficulty_is_solo = A difficulty is for one player, and there are { $players }: leave it out, or play alone.
error-not_toml = { $source } is not a file in TOML: { $reason }.
error-fixed_part = { $source }: the part { $part } is not one that a file of components can change; it can change { $parts }.
error-no_part = { $source } has no part { $part }; a file of components has boards, tile, promise and special.
error-not_rows = { $source }: the part { $part } must be a list of tables, [[{ $part }]].
error-bad_sizes = { $source }: boards.{ $side }.sizes must be rising whole numbers from 2 to { $most }.
error-no_key = { $source }: a tile has no key, or one with other signs than letters, digits and _.
error-twice = { $source }: the tile { $tile } is there twice.
error-missing_tile = { $source }: the tile { $tile } is missing.
error-bad_category = { $source }: the category of { $tile } cannot be { $value }; categories are { $known }.
error-bad_cells = { $source }: the cells of { $tile } must be pairs of whole numbers from 0 to 9, such as [[0, 0], [1, 0]].
error-not_connected = { $source }: the cells of { $tile } are not one connected shape.
error-slots_and_cells = { $source }: { $tile } needs a slot (or an empty text) for each of its { $cells } cells.
error-bad_slot = { $source }: { $value } in { $tile } is no slot; slots are { $known }.
error-wrong_slots = { $source }: the slots of { $tile } must be: { $slots }.
error-bad_number = { $source }: { $field } of { $tile } cannot be { $value }.
error-bad_source = { $source }: { $tile } needs exactly one of stock (1 or more), own and shared.
error-bad_level = { $source }: { $tile } has level { $level } and { $cells } cells; homes (1-5), shops (1-4) and factories (1-3) have as many cells as levels, other tiles no level.
error-no_level = { $source }: there is no tile of the category { $category } and level { $level }.
error-bad_total = { $source }: the stock of all tiles of the category { $category } is { $total }; there are { $tiles } in the box.
error-cannot_grow = { $source }: no tile of the next level covers { $tile }.
error-bad_card_ids = { $source }: the cards of { $part } must have the ids 1 to { $count } in this order.
error-bad_pile = { $source }: the pile of { $card } must be one of { $known }.
error-no_condition = { $source }: { $card } has no condition: give all or any.
error-small_pile = { $source }: the pile { $pile } needs at least { $least } cards.
error-bad_metric = { $source }: { $value } in { $card } is no metric; metrics are { $known }.
error-bad_operator = { $source }: { $value } in { $card } is no comparison; comparisons are { $known }.
error-bad_value = { $source }: the value { $value } in { $card } must be a whole number, 0 or more.
error-bad_filter = { $source }: { $value } in { $card } is unknown; known are { $known }.
