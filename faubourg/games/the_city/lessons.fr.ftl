### Ce que disent les leçons de The City en français ; les réponses sont dans lessons.toml.

lesson-first-game = Une première partie de The City
    .intro = Vous êtes Ada, et Ben joue contre vous. Vous bâtirez pendant quelques manches une ville faite de cartes, puis nous sauterons à la manche qui décide de la partie. Tout est dans les cartes : chacune est un bâtiment, ou l’argent d’un autre.
    .end = Vous savez jouer : choisir en secret, payer avec des cartes, toucher revenu et points, manche après manche. Bâtissez d’abord du revenu, ensuite des points, et cherchez les cartes qui comptent des symboles ou qui s’entraident. La carte dont nous n’avons pas parlé est l’Équipe de construction : elle bâtit deux petites cartes en une manche.

lesson-first-game-goal = Qui a le plus de points quand quelqu’un atteint { $goal } gagne. Les points viennent des bâtiments de votre zone, et ils reviennent à chaque manche : ce que l’on bâtit tôt rapporte le plus longtemps. Il n’y a pas de tours : tout le monde décide en même temps.
    .after = Vous avez reçu { $hand_deal } cartes.

lesson-first-game-put_away = Pour commencer, chacun défausse { $setup_discard } cartes. Gardez ce que vous pourrez bientôt payer : le Métro et l’Aéroport sont bien trop chers pour un début. Défaussez ces deux-là.
    .after = Ben en a défaussé deux aussi, en même temps et sans les montrer. La manche 1 commence.

lesson-first-game-choose = Choisissez le bâtiment que vous voulez, face cachée : personne ne le voit avant que tous aient choisi. Prenez l’Immeuble résidentiel. Il coûte 1 et vous rapportera une carte à chaque manche.
    .wrong = L’École donne des points tout de suite. Essayez d’abord de la choisir.
    .after = Tout le monde a choisi, et les cartes sont retournées.

lesson-first-game-pay = Payez maintenant. Un bâtiment qui coûte 1 se paie avec une carte de votre main, celle que vous voulez : comme argent, toutes les cartes se valent. L’Opéra restera longtemps hors de prix, payez donc avec lui.
    .wrong = L’Immeuble résidentiel pourrait-il se payer lui-même ? Essayez.
    .after = Payé, bâti, et il a déjà travaillé une première fois à la fin de la manche.

lesson-first-game-income = À la fin de chaque manche, chaque bâtiment de votre zone donne son revenu en cartes et ses points. Le vôtre a rapporté une carte ; le Cinéma de Ben aussi. Une main plus grande paiera des bâtiments plus grands.

lesson-first-game-architect = Une seule fois dans la partie, vous pouvez prendre l’Architecte au lieu de bâtir. Il est gratuit et rapporte une carte de plus à chaque manche, dès celle-ci. Le plus tôt est le mieux : prenez-le.
    .after = Deux cartes de revenu cette fois : une pour l’immeuble, une pour l’Architecte.

lesson-first-game-school = Avec un immeuble dans votre zone, vous avez le droit de bâtir l’École : 2 points à chaque manche. Choisissez-la.
    .wrong = Un second Architecte serait bien utile aussi, non ? Essayez.

lesson-first-game-pay_school = L’École coûte 1. Payez avec n’importe quelle carte, mais prévoyez : vous voudrez bientôt des Villas, et de quoi les payer.
    .after = Vos 2 premiers points. Ils reviendront à chaque manche jusqu’à la fin.

lesson-first-game-villas = Certaines cartes s’entraident. Les Villas coûtent 4, mais avec une École dans votre zone elles coûtent { $villas_discount } de moins. Choisissez-les ; leur étiquette montre déjà le prix réduit.
    .after = Ben renonce à bâtir pour cette manche.

lesson-first-game-pay_villas = Payez 2 cartes, ni plus ni moins. N’importe lesquelles feront l’affaire.
    .after = Les Villas donnent 3 points, et 1 de plus pour chaque carte Villas de votre zone, elle-même comprise. Cela vous fait 6 points par manche.

lesson-first-game-give_up = Si vous ne pouvez pas ou ne voulez pas bâtir, renoncez : vous piochez { $give_up_draw } cartes et en gardez { $give_up_keep }. C’est toujours permis, et parfois c’est le chemin vers la carte qui manque. Renoncez pour cette manche.

lesson-first-game-keep = Voici les cartes que vous avez piochées. Gardez celle que vous voulez ; les autres sont défaussées. Pendant une manche, la main n’a pas de limite, mais après le revenu personne ne garde plus de { $hand_limit } cartes.
    .after = Faisons un saut jusqu’à la manche 9. Vous avez 34 points, Ben en a 39, et vous allez tous deux dépasser { $goal } dans cette manche.

lesson-first-game-symbols = Certains bâtiments comptent des symboles : votre Parc donne un point par fontaine de votre zone, la Galerie marchande par chariot, l’Échangeur par voiture. Le Parking ne coûte rien et montre les trois. Construisez-le.
    .wrong = Un second Parc compterait les fontaines encore une fois. Essayez, et voyez pourquoi c’est refusé.
    .after = Trois symboles, trois points de plus : c’était toute la différence.

lesson-first-game-win = Vous avez tous deux dépassé { $goal } : la partie est finie. Peu importe qui y est arrivé le premier : c’est le total le plus élevé qui gagne, et c’est le vôtre, 54 à 52. À égalité, c’est celui qui a le plus de cartes en main qui l’emporterait.
