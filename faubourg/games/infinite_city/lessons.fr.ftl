### Ce que disent les leçons d’Infinite City en français ; les réponses sont dans lessons.toml.

lesson-first-game = Une première partie d’Infinite City
    .intro = Vous êtes Ada, et Ben joue contre vous. En un quart d’heure, vous poserez vos premières tuiles, vous rencontrerez les règles qui comptent et vous verrez comment une partie se termine et qui la gagne.
    .end = C’est tout ce qu’il faut pour jouer ce soir : posez une tuile, mettez-y un jeton, faites ce qu’elle dit, complétez votre main. Chacune des { $types } sortes de tuiles a son effet ; le jeu vous l’explique dès qu’il y en a une devant vous.

lesson-first-game-goal = La ville commence par une croix de { $cross } tuiles, face cachée. Vous avez { $tokens } jetons pour prendre possession des tuiles. Chaque groupe d’au moins { $smallest_area } tuiles reliées qui portent vos jetons rapporte 1 point par tuile : bâtissez de grands quartiers.
    .after = Vous tenez { $hand } tuiles que vous seule pouvez voir. À votre tour, vous en jouez une.

lesson-first-game-place = Jouez votre Hôtel sur la case 1,1, entre deux tuiles de la croix. Une nouvelle tuile va toujours sur une case vide qui partage un côté avec une tuile de la ville.
    .wrong = Curieuse ? Essayez d’abord de le poser en 3,3, en rase campagne.

lesson-first-game-token = Avec la tuile, un jeton est passé de votre réserve au plateau : l’Hôtel est à vous, et il vous reste un jeton de moins. À la fin de votre tour, vous avez complété votre main à { $hand } tuiles. C’est maintenant à Ben.

lesson-first-game-text = Chaque tuile a un texte, qui s’applique dès que la tuile et son jeton sont posés. Jouez les Logements en 2,1, à côté de votre Hôtel : ils vous permettront de placer un jeton de plus.

lesson-first-game-turn_up = Les Logements demandent une tuile sans jeton, n’importe où sur le plateau. Prenez la tuile cachée en 1,0, qui touche votre Hôtel. Un jeton retourne une tuile cachée, et ce qu’il y avait dessous s’applique aussitôt.
    .wrong = Votre Hôtel en 1,1 ne convient pas, il porte déjà un jeton. Essayez, et lisez ce qu’on vous répond.
    .after = Une Usine ! Elle vous a donné { $factory_tiles } tuiles de plus après votre pioche.

lesson-first-game-area = Vos tuiles en 1,0, 1,1 et 2,1 se touchent maintenant par un côté : un quartier de trois tuiles, qui vaut 3 points s’il tient. Se toucher par un coin ne suffirait pas. Voyons ce que Ben en pense.

lesson-first-game-captured = Pas grand bien, semble-t-il. Son Ambassade en 1,2 a capturé votre Hôtel : il y a mis son jeton, et le vôtre est revenu dans votre réserve. Vous n’avez perdu que la tuile.

lesson-first-game-hotel = Un Hôtel offre un moyen de revenir. Au lieu de jouer une tuile, vous pouvez mettre un jeton sur un Hôtel visible où vous n’en avez pas. Répondez par sa case, 1,1.
    .wrong = Et si vous attendiez, tout simplement ? Essayez d’abord de passer.
    .after = L’Hôtel porte maintenant un jeton de chacun de vous, et chacun le contrôle pleinement. Ben répond par une Centrale électrique, le meilleur bouclier du jeu.

lesson-first-game-protection = La Centrale électrique en -1,2 se protège elle-même et protège ses voisines : le nouvel Hôtel de Ben, et ce qui viendra en -1,1. Jouez-y votre Ambassade, entre deux tuiles cachées, et capturez celle qui est en 0,1.
    .wrong = Vous préférez prendre la Centrale électrique elle-même ? Essayez : jouez l’Ambassade en -1,1 et désignez -1,2.
    .after = Vous avez retourné un autre Hôtel, et votre quartier grandit. Puis Ben pose une Esplanade, et une Esplanade dit à tous où bâtir.

lesson-first-game-plaza = Tant qu’une Esplanade a une case vide à côté d’elle, les nouvelles tuiles doivent y aller. Jouez votre Chantier en 3,0, à côté de l’Esplanade.
    .wrong = Essayez d’abord ailleurs, disons en 0,3, à côté de l’Hôtel de Ben.

lesson-first-game-another = Le Chantier vous fait jouer une seconde tuile dans le même tour. Elle suit encore toutes les règles : une case permise, un jeton, son texte. Jouez la Préfecture de police en 4,1, à côté de l’Esplanade.
    .after = La Préfecture de police oblige chaque autre joueur à y mettre un jeton. Partager une tuile n’a rien de grave : cela coûte un jeton à Ben, et il n’en a pas tant.

lesson-first-game-ends = Comment cela finit-il ? De deux façons. La partie s’arrête net quand les { $power_stations } Centrales électriques sont visibles ; la première est en -1,2. Ou bien quelqu’un place son dernier jeton, et c’est ce que vous allez faire.
    .after = Faisons un saut dans le temps. La ville a grandi, et il vous reste un seul jeton.

lesson-first-game-last_token = Aux deux tuiles de l’ouest, -3,1 et -2,1, il en manque une pour former un quartier. Jouez votre Hôtel à côté d’elles, par exemple en -3,0. Votre dernier jeton y passe : chaque autre joueur a encore un tour, puis la partie est finie.
    .after = Votre dernier jeton était posé, Ben a joué son dernier tour, et personne n’en a plus. Comptons.

lesson-first-game-areas = Regardez la feuille de score : les trois tuiles de l’ouest rapportent maintenant, et votre grand quartier aussi. L’Hôtel en 1,1 et la Préfecture de police en 3,0 portent des jetons de vous deux et comptent pleinement pour chacun. Votre Arboretum isolé n’est pas un quartier, mais le point bonus imprimé dessus compte quand même.

lesson-first-game-win = Trois choses s’additionnent : les quartiers, les points bonus imprimés sur les tuiles et les bords argentés, qui ne rapportent qu’à ceux qui en ont le plus. Le plus haut total gagne : vous avez remporté votre première partie. À égalité, c’est le plus grand quartier qui décide.
