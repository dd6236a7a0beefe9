### Ce que disent les leçons de Small City en français ; les réponses sont dans lessons.toml.

lesson-first-game = Une première partie de Small City
    .intro = Vous êtes Ada, à la tête d’un arrondissement qui n’est encore qu’un pré ; Ben dirige celui d’à côté. Vous jouerez votre premier tour en entier, vous en récolterez les fruits au deuxième, puis vous ferez le tout dernier pas d’une partie.
    .end = Vous avez vu un tour entier : maire et carte action, construction, citoyens, revenus, voix, pollution, conseil. Il vous reste à découvrir les grands commerces qui rapportent des voix, les touristes qui travaillent chez le voisin, les parcs contre la pollution, la police, les pompiers et la clinique. Chacun s’explique quand on le rencontre.

lesson-first-game-goal = Après { $turns } tours, celui qui a le plus de voix gagne, une fois la pollution retranchée. Les voix viennent des habitants des logements ; le travail apporte l’argent et les matières pour grandir, et la pollution avec. Tout l’art est dans l’équilibre.
    .after = Cela commence par la mairie : Ben et vous placez la vôtre en même temps.

lesson-first-game-hall = Votre arrondissement est une grille, et vous bâtissez pour l’instant dans le carré de { $easy_size } cases sur { $easy_size } en bas à gauche. Mettez la mairie au milieu, son coin inférieur gauche en D4. Elle compte comme bâtiment culturel, et les logements proches de la culture peuvent grandir.
    .wrong = Tout au coin, en G7 ? Essayez : la mairie fait deux cases de large.
    .after = Vous avez aussi pioché trois promesses : une facile, une moyenne et une difficile.

lesson-first-game-promise = Gardez une promesse, en secret. Tenue à la fin, une promesse facile vaut { $easy_kept } voix ; rompue, elle en coûte. Prenez la facile : trois commerces d’ici la fin de la partie.
    .after = Tour 1. Le maire visite votre arrondissement, et Ben l’a placé dans la rue entre F6 et G6. Vous ne pouvez pas bâtir sur ces deux cases pendant ce tour.

lesson-first-game-action = À chaque tour, chacun prend une carte action. Vous êtes l’hôte du maire : vous choisissez la première et ne payez rien. Prenez l’Urbaniste et laissez votre zone s’agrandir.
    .after = Votre zone fait maintenant 8 cases sur 8. Ben a fait le tour du cercle depuis votre carte et payé 1 $ pour chaque carte libre qu’il a sautée.

lesson-first-game-home = Préparez maintenant votre plan en secret : jusqu’à { $builds } tuiles, à 1 $ la case. Bâtissez un logement d’une case en C4, à côté de la mairie. Un citoyen de la mairie y emménage aussitôt.
    .wrong = Et en F6, là où se tient le maire ? Essayez.

lesson-first-game-factory = Une usine fabrique des matières, et les matières paient écoles et musées. Bâtissez-en une en F3. Chaque nouvelle usine amène gratuitement un entrepôt : mettez-le en G3.
    .wrong = La case C5 serait plus proche des habitants. Essayez, et écoutez ce qu’ils en disent.

lesson-first-game-shop = Un commerce a besoin d’autant de logements à côté de lui que son niveau. Bâtissez-en un petit en C3, qui touche votre logement, et terminez le plan.
    .wrong = Essayez d’abord loin de tout logement, en G7.
    .after = Les paravents tombent : chacun voit ce qui a été bâti. Ben aussi a une usine.

lesson-first-game-work = Les citoyens vont travailler. Envoyez celui de votre logement en C4 à l’usine en F3. Le logement vide est aussitôt repeuplé depuis votre mairie.
    .wrong = Pourrait-il retourner à la mairie, en D4 ? Essayez.

lesson-first-game-store = Votre ouvrier a fait du bois. Il faut de la place pour les matières : rangez-le dans l’entrepôt en G3, pour que les places de la mairie restent libres pour les gens.
    .after = Puis on a compté les voix, et la pollution.

lesson-first-game-pollution = Le premier citoyen d’un logement donne 1 voix, le deuxième 2, le troisième 3 : les grands logements valent cher. Chaque citoyen en place et chaque matière fabriquée ajoutent 1 à la pollution, et chaque case de parc en retire 1. À partir de { $victims_from }, des gens commencent à mourir, et à { $loss_at } un arrondissement est perdu.

lesson-first-game-council = Le tour se termine au conseil. Entrer dans une colonne coûte autant que son numéro, en argent ou en voix, et rapporte aussitôt ce qu’elle indique. Avancez un disque en économie, colonne 1 : payez 1 $, prenez 2 $.
    .wrong = La colonne 2 rapporte plus. Essayez d’y sauter directement.
    .after = Tour 2 : cette fois, Ben est l’hôte. Vous avez placé son maire dans une rue et pris la carte gratuite Soutien pour { $supporter_votes } voix. À vous de faire un nouveau plan.

lesson-first-game-school = Les bâtiments culturels coûtent des matières au lieu d’argent. Une école demande 1 bois, et vous l’avez. Bâtissez l’école en B4, de l’autre côté de votre logement.

lesson-first-game-enlarge = Votre logement touche maintenant deux bâtiments culturels, la mairie et l’école : c’est ce qu’il faut pour le niveau 2. Agrandir est gratuit : étendez le logement de C4 jusqu’en C5, et terminez le plan.
    .wrong = Le commerce en C3 grandirait-il aussi ? Essayez.
    .after = Sautons au conseil du tour { $turns }, la dernière chose qui se passe dans une partie.

lesson-first-game-last_move = Encore un pas, et c’est fini. Votre premier disque est en économie, colonne 1. Avancez-le dans la colonne 2 pour 2 $ et prenez des voix : il n’y a plus qu’elles qui comptent.
    .wrong = Votre second disque pourrait-il le rejoindre dans le même département ? Essayez.
    .after = Le dernier tour est terminé. Les promesses sont dévoilées, et la pollution est retranchée.

lesson-first-game-win = Ben avait plus de voix que vous. Mais vos trois commerces tiennent votre promesse, alors que lui avait promis de l’air pur et n’a pas tenu parole. Pollution retranchée, il vous reste 21 voix, à Ben 15 : vous gagnez. À égalité, c’est l’arrondissement le plus propre qui l’emporterait.
