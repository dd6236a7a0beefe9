### Ce que disent les leçons de La Citta en français ; les réponses sont dans lessons.toml.

lesson-first-game = Une première partie de La Citta
    .intro = Vous êtes Ada et gouvernez deux villes ; Ben en gouverne deux autres. Vous vivrez ensemble une année entière, commencerez la suivante, puis jouerez le tout dernier tour d’une partie.
    .end = Voilà une année entière, et une partie en compte { $years } : revenus, naissances, { $turns } tours chacun, Voix du peuple, migration, nourriture. Regardez tôt la première carte Voix, gardez toujours plus de nourriture que de citoyens et rapprochez-vous des voisins quand vos services valent mieux que les leurs. Bonne partie ce soir !

lesson-first-game-goal = Au bout de { $years } années, chaque citoyen de vos villes vaut 1 point. Vos villes doivent donc grandir : par les naissances, par de nouvelles villes, et par ceux qui quittent Ben parce que la vie est meilleure chez vous. Et tout le monde doit manger.
    .after = L’année 1 a commencé, et vous jouez le premier de vos { $turns } tours.

lesson-first-game-farmhouse = D’abord la nourriture. L’une de vos { $player_cards } cartes Joueur construit gratuitement un petit bâtiment : bâtissez une maison de ferme en 12,0, à côté de votre château en 13,0. Elle récolte la nourriture de toutes les fermes que touche son hexagone, 4 ici, année après année.
    .wrong = La case 8,5, entre les villes, conviendrait-elle aussi ? Essayez.
    .after = Un citoyen est passé du château à la maison de ferme : il en faut un dans chaque bâtiment.

lesson-first-game-gold = Les sept cartes Politique exposées sont les plus fortes, mais elles coûtent de l’or. Utilisez une autre carte Joueur pour prendre { $gold_card } pièces d’or.
    .wrong = Ou bâtir la Cathédrale tout de suite ? Essayez avec l’or que vous avez.

lesson-first-game-palace = Prenez maintenant la carte Politique Palais pour { $price_palace_1 } pièce d’or, et bâtissez-le en 6,5, à côté de votre château en 5,6. Ses arches sont de la culture. La première carte Voix de l’année demande de la culture : cela pourrait vite rapporter.
    .after = Une nouvelle carte comble le vide, et Ben a bâti une école en 9,5. Il ne reste que deux hexagones vides entre votre palais et son école : vos villes sont devenues voisines.

lesson-first-game-new_city = Votre troisième carte Joueur fonde une ville. Le château doit laisser au moins { $new_city_gap } hexagones entre lui et toute autre ville. Fondez-la en 14,6, où poussent 4 de nourriture, et faites venir le citoyen de votre château en 13,0 ; { $new_city_added } autres arrivent de l’extérieur.
    .wrong = Vous aimeriez vous installer juste devant Ben, en 7,5 ? Essayez.

lesson-first-game-games = Votre dernier tour de l’année. Du pain et des jeux place des cubes à côté d’une arche et renforce ce service jusqu’à la fin de l’année. Un cube ne coûte rien : jouez-le, et votre palais comptera 3 de culture.

lesson-first-game-voice = Quatre cartes Voix disent ce que le peuple veut cette année ; l’une était visible depuis le début. Quand Ben aura joué son dernier tour, les trois autres seront retournées. Le service que montrent la plupart d’entre elles est la Voix du peuple.
    .after = Trois voix sur quatre voulaient de la culture. Il s’est passé bien des choses d’un coup ; voyons-les une par une.

lesson-first-game-migration = Votre ville en 5,6 offre 3 de culture, la ville voisine de Ben en 10,4 aucune. Un de ses citoyens est donc venu chez vous. Chaque ville voisine qui offre moins vous en donne un chaque année ; si elle offre autant, personne ne bouge.

lesson-first-game-food = Puis il a fallu manger : chaque citoyen a besoin de 1 de nourriture, et vous en aviez 15 pour 11 citoyens. La nourriture ne s’use pas, elle revient chaque année. Qui en a trop peu perd les affamés et commence l’année suivante avec un tour et une carte Joueur de moins.
    .after = Année 2 : un citoyen est né dans chaque château, sauf en 5,6. C’est Ben qui commence cette année.

lesson-first-game-market = Personne n’est né en 5,6, car une ville sans marché abrite { $limit } citoyens. Bâtissez un marché en 5,7 : il porte la limite à { $limit_market } et amène son propre citoyen. Avec en plus un bâtiment au bord de l’eau, comme une fontaine, il n’y a plus de limite du tout.
    .wrong = Pourquoi pas la fontaine d’abord, au même endroit ? Essayez, et voyez ce qui lui manque.
    .after = Sautons au dernier tour de la dernière année. Votre peuple compte 20 citoyens, et vous avez de quoi en nourrir 19.

lesson-first-game-last_turn = La faim de la dernière année coûte { $hunger_cost } points, en plus des citoyens perdus. Il vous reste une carte Joueur : bâtissez une maison de ferme en 14,0 et nourrissez tout le monde.
    .wrong = La carte Politique Récolte fructueuse est gratuite et double une maison de ferme pour un an. Essayez-la d’abord.
    .after = L’éducation de votre hôpital vous a même valu un citoyen de Ben, et vous avez pu nourrir tout le monde. Lui, non.

lesson-first-game-points = Les points maintenant : 1 par citoyen. Votre ville en 5,6 a éducation, culture et santé, au moins une arche entière de chaque ; une ville aussi complète vaut { $points_complete } points de plus. La faim coûte à Ben { $hunger_cost } points.

lesson-first-game-win = Qui a le plus de points gagne, et c’est vous. À égalité, celui qui a le plus d’or passerait devant : quelques pièces à la fin ne sont jamais perdues.
