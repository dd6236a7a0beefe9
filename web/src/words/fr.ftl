# Ce que dit la maison en français. Les phrases sur un jeu viennent du serveur. Mêmes identifiants dans chaque langue.
house = Faubourg
house-waiting = { $count ->
    [one] Faubourg : on vous attend à une autre table
   *[other] Faubourg : on vous attend à { $count } autres tables
    }
elsewhere-title = À vous de jouer là-bas
elsewhere-later = Plus tard
elsewhere-go = Y aller

page-home = Quelle ville ce soir ?
page-new = Qui vient ?
page-replays = Les parties jouées
page-replay = Revoir la partie
page-learn = Apprendre
page-rules = Les règles par numéro
page-about = À propos de Faubourg

bar-play = Jouer
bar-learn = Apprendre
bar-rules = Règles
bar-replays = Revoir
bar-language = English
bar-theme = Clair ou sombre

trouble-other-title = Quelque chose coince
trouble-table-title = Pas de table ici
trouble-table-advice = Redemandez le lien à qui vous l’a envoyé, ou collez-le en entier sur la première page.
trouble-record-title = Rien dans les archives
trouble-record-advice = Les parties finies se revoient ; un lien vers un de leurs moments finit par son numéro.
trouble-rules-title = D’autres règles
trouble-rules-advice = Rien n’est perdu : la table rouvrira là où l’on joue avec ses règles.
trouble-away-title = Personne ne répond
trouble-away-advice = Vos tables sont conservées, vous retrouverez tout comme vous l’avez laissé.
trouble-name-title = Qui est là ?
trouble-name-advice = Ce navigateur vous a oublié, ou vous vous êtes déconnecté ailleurs. Revenez et dites votre nom.
trouble-again = Réessayer
trouble-full-title = Toutes les places sont prises
trouble-full-text = La partie a commencé sans vous, et l’on y joue sans spectateurs. Une table à vous n’est qu’à un clic.
trouble-home = Retour aux quatre villes
trouble-lost-title = Cette rue n’existe pas
trouble-lost-text = Il n’y a rien à cette adresse. Elle a peut-être été mal recopiée, ou coupée dans un message.

error-unreachable = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
error-unexpected = Quelque chose s’est mal passé. Réessayez ; si cela persiste, revenez à l’accueil.

foot-about = À propos et crédits

name-give = Votre nom ?
name-label = Ce que les autres voient
name-keep = Garder
guest-name = Visiteur
sign-in = Se connecter
sign-login = Identifiant
sign-password = Mot de passe
sign-shortest = Le mot de passe a au moins { $count } caractères.
account-why = Un visiteur n’est connu que de ce navigateur. Avec un compte, vous retrouvez vos tables sur tous vos appareils.
account-guest-stays = Ce que vous avez commencé ici en visiteur reste ici : rien n’en passe à un autre compte.
account-open = Ouvrir un compte
account-yours = Connecté : { $login }. Vos tables vous attendent sur tous vos appareils.
account-leave = Se déconnecter partout

home-games = Jeux
home-code = Lien ou code d’une table
home-sit-down = S’asseoir
home-bad-code = Ce n’est ni un lien ni un code de table. Collez-le tel que vous l’avez reçu.

card-players =
    { $least ->
        [one] { $least } à { $most } joueurs
       *[other] { $least } à { $most } joueurs
    }
card-play-now = Jouer
card-invite = Inviter
card-same-screen = Même écran
card-learn = Apprendre
card-rules = Règles
card-infinite-city = Des tuiles sans fin, un quartier à tenir, l’argent à garder.
card-the-city = Chaque carte est un bâtiment, ou de quoi le payer. Huit manches rapides.
card-la-citta = Nourrissez vos villes, écoutez le peuple, attirez les citoyens du voisin.
card-small-city = Huit tours pour loger, instruire et employer un arrondissement, et respirer.
minutes-infinite-city = 30 à 45 min
minutes-the-city = 20 min
minutes-la-citta = 60 à 150 min
minutes-small-city = 60 à 180 min
poster-opera = Opéra
poster-station = Gare
poster-university = Université
poster-villas = Villas

tables-mine = Mes tables
tables-mine-none = Aucune table pour l’instant. Jouez tout de suite, ou invitez quelqu’un.
tables-wait-for-you =
    { $count ->
        [one] une vous attend
       *[other] { $count } vous attendent
    }
tables-your-turn = À vous
tables-their-turn = { $name } réfléchit
tables-several = { $count } réfléchissent
tables-free-seats =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
tables-other-rules = anciennes règles
tables-open = Tables ouvertes
tables-open-none = Pas de chaise libre ailleurs. Ouvrez une table à tous, et vous serez les premiers.
tables-join = Rejoindre
tables-replays = Parties finies
tables-replays-none = Vos parties finies resteront ici, coup par coup.
tables-replays-all = Toutes, ou un enregistrement
replays-line = Toutes vos parties jouées jusqu’au bout, coup par coup. On vous a envoyé un enregistrement ? Ouvrez-le ici.

bar-which-language = Langue
rules-games = Jeux
rules-chapters = Chapitres
rules-search =
    { $count ->
        [0] Chercher dans les règles
       *[other] Chercher dans { $count } règles
    }
rules-print = Imprimer ce chapitre
rules-span =
    { $count ->
        [one] { $first } · une règle
       *[other] { $first } à { $last } · { $count } règles
    }
rules-found = Trouvé
rules-found-count =
    { $count ->
        [0] Aucune règle ne parle de « { $asked } ». Essayez un autre mot, ou un numéro comme 63.
        [one] Une règle parle de « { $asked } »
       *[other] { $count } règles parlent de « { $asked } »
    }
rules-ruling = { $id }, notre interprétation
rules-see-also = Voir aussi
rules-note = { $count } règles, dans nos propres mots, chacune prouvée par un test. Non officiel ; le jeu appartient à ses auteurs et éditeurs.

drawer-title = Règles
drawer-close = Fermer les règles
drawer-whole-book = Le livre entier, sur sa propre page
drawer-here = À votre table

about-lead = Quatre villes à bâtir entre amis, autour d’un écran ou par-delà les mers. Vite, sans bruit, et exactement selon les règles.
about-why-title = Chaque règle a un numéro
about-why-text = Chaque règle de chaque jeu est écrite dans nos propres mots, porte un numéro et est prouvée par des tests. Quand un coup est interdit, on vous dit quelle règle l’interdit, et un clic l’ouvre.
about-fair-title = Le mélange est scellé
about-fair-text = Avant la première carte, la table montre le sceau du mélange à venir. La partie finie, la graine est dévoilée et chacun peut vérifier que rien n’a été touché. Aucune main ne quitte le serveur avant son heure, pas même pour les robots.
about-yours-title = Il est à vous
about-yours-text = Faubourg est un logiciel libre qui tourne sur votre machine : dans le navigateur, dans le terminal, ou comme serveur pour vos amis. Ni compte, ni publicité, ni pistage ; cette page ne demande rien à personne d’autre.
about-games-title = Les jeux sont à leurs auteurs
about-games-text = Infinite City, The City, La Città et Small City Deluxe ont été inventés et publiés par d’autres. Voici une façon non officielle d’y jouer, pour ceux qui les aiment ; aucune image ni aucun texte n’en est repris. Si l’un d’eux vous plaît, achetez la boîte : c’est encore mieux avec le bois dans la main.
about-credits = Crédits
about-pictograms = Les pictogrammes viennent de la collection Game Icons, sous licence CC BY 3.0 ; les tracés sont inchangés, les couleurs sont les nôtres. Icônes dessinées par :

ic-back = une tuile face cachée
ic-empty = vide, { $cell }
ic-family-places = pose des tuiles
ic-family-tokens = déplace des jetons
ic-family-tiles = déplace des tuiles
ic-family-stands = reste en vigueur
ic-final-round =
    { $count ->
        [0] Le tout dernier tour
        [one] Dernier tour : reste { $names }
       *[other] Dernier tour : restent { $names }
    }
ic-hand-of = La main de { $name }
ic-looking-at = Vous regardez
ic-tokens-left = encore { $left } jetons sur { $all }
ic-tokens-of = { $name } : encore { $left } jetons
ic-area = quartiers
ic-bonus = bonus
ic-silver = argent
ic-hand-size =
    { $count ->
        [one] { $count } tuile en main
       *[other] { $count } tuiles en main
    }
ic-round = Tour
ic-deck = Pioche
ic-stations = { $count } sur { $most }

tc-race = Course aux { $goal }
tc-income = Revenu
tc-points = Points par manche
tc-symbols = Symboles
tc-symbol-car = voitures
tc-symbol-cart = chariots
tc-symbol-fountain = fontaines
tc-with = Avec { $names }
tc-in-hand = Dans votre main : { $cards }
tc-offer = Vous avez pioché
tc-give-up = Renoncer
tc-spare = marquée pour payer d’abord
tc-hand-size =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
tc-round = Manche
tc-pile = Pioche
tc-architects = Architectes

lc-map = La carte : des allées d’hexagones entre les paysages
lc-empty = vide, { $cell }
lc-numbers = 6,0
lc-numbers-title = Montrer les coordonnées de tous les hexagones
lc-voices = La voix du peuple
lc-voice-hidden = une voix cachée
lc-seen-by = Vue par { $names }
lc-seen-by-you = Vous avez regardé cette carte
lc-forecast = Qui partirait
lc-forecast-of = Si le peuple réclamait maintenant : { $service }, vous gagneriez { $gained } et perdriez { $lost }
lc-after-built = { $city } avec : { $what }
lc-complete = les trois services
lc-incomplete = plus tous les services
lc-for-citizens =
    { $count ->
        [one] vivre pour un citoyen
       *[other] vivres pour { $count } citoyens
    }
lc-yields = par an
lc-limit = De la place pour { $after } citoyens au lieu de { $before }
lc-year = Année { $year } sur { $years }
lc-phase-setup = Fondation
lc-phase-action = Tour { $turn } sur { $turns }
lc-phase-migration = Migration
lc-phase-relocation = Relogement
lc-phase-feeding = Nourriture
lc-phase-clean-up = Fin de l’année
lc-phase-over = La fin
lc-people-food =
    { $people ->
        [one] un citoyen, nourriture { $food }
       *[other] { $people } citoyens, nourriture { $food }
    }
lc-gold =
    { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
lc-cubes =
    { $count ->
        [one] { $count } cube en réserve
       *[other] { $count } cubes en réserve
    }
lc-castles =
    { $count ->
        [one] { $count } château en réserve
       *[other] { $count } châteaux en réserve
    }
lc-player-cards =
    { $count ->
        [0] plus de carte Joueur cette année
        [one] encore { $count } carte Joueur cette année
       *[other] encore { $count } cartes Joueur cette année
    }
lc-cards-left =
    { $count ->
        [0] plus de carte Joueur
        [one] { $count } carte Joueur
       *[other] { $count } cartes Joueur
    }
lc-hungry = affamé : un tour de moins l’an prochain
lc-pass = Passer
lc-pass-line = ne rien faire
lc-effect-build = construire
lc-effect-cubes =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
lc-effect-citizens =
    { $count ->
        [one] +1 citoyen
       *[other] +{ $count } citoyens
    }
lc-effect-look =
    { $count ->
        [one] regarder 1 voix
       *[other] regarder { $count } voix
    }
lc-size-small = un petit
lc-size-medium = un moyen
lc-size-large = un grand
lc-short-gold = manque { $count }
lc-short-cubes =
    { $count ->
        [one] il manque 1 cube
       *[other] il manque { $count } cubes
    }
lc-year-end = La fin de l’année { $year }
lc-year-close = Fermer
lc-year-answer = Répondre
lc-year-next = Suite
lc-year-chapters = Chapitres de la fin d’année
lc-year-space = Espace
lc-year-ledger = Le bilan
lc-year-city = Ville
lc-year-came = venus
lc-year-left = partis
lc-year-hungry = affamés
lc-year-fallen = ruines
lc-chapter-voice = La voix
lc-chapter-migration = Migration
lc-chapter-relocation = Ruines
lc-chapter-feeding = Repas
lc-chapter-new-year = Nouvel an
lc-hunger-points = { $points } points à la fin
lc-needed = nécessaire dans un bâtiment
lc-nearest =
    { $count ->
        [one] à un hexagone de { $city }
       *[other] à { $count } hexagones de { $city }
    }
lc-closes =
    { $left ->
        [0] { $name } ne peut plus construire nulle part
       *[other] { $name } perd { $hexes ->
            [one] un emplacement
           *[other] { $hexes } emplacements
        }, il en reste { $left }
    }
lc-elsewhere = Ailleurs ({ $number }/{ $count })

form-less = Moins
form-more = Plus
form-yes = Oui
form-no = Non
file-house = D’origine
file-own = Mon fichier
file-choose = Choisir un fichier
file-replace = Remplacer
file-checked = vérifié : on peut jouer avec
file-same = identique à l’original
file-kept = { $name } reste en place.
file-mend = Corrigez le fichier et choisissez-le de nouveau, ou jouez avec l’original.

chair-you = Vous
chair-number =
    { $who ->
        [bot] Robot { $seat }
        [here] Joueur { $seat }
       *[friend] Un ami
    }
chair-name = Nom du joueur { $seat }
chair-who = Qui s’assied à la place { $seat }
chair-level = Comment joue le robot { $seat }
chair-friend = Ami
chair-here = Ici
chair-bot = Robot
chair-me-line = vous, hôte
chair-friend-line = par le lien
chair-here-line = sur cet écran

new-no-game = Ce jeu n’est pas de la maison.
new-seats = Les places
new-players = joueurs
new-game = Le jeu
new-table = La table
new-clock = Pendule
new-clock-none = Aucune
new-clock-live = Direct
new-clock-days = Jours
new-clock-none-line = Chacun prend son temps.
new-clock-live-line = Qui tarde est dépanné par un robot.
new-clock-days-line = Pour jouer au fil des jours. Passé ce délai, un robot dépanne.
new-clock-live-amount =
    { $amount ->
        [one] une seconde par réponse
       *[other] { $amount } secondes par réponse
    }
new-clock-days-amount =
    { $amount ->
        [one] un jour par réponse
       *[other] { $amount } jours par réponse
    }
new-watch = Qui peut regarder
new-watch-nobody = Personne
new-watch-link = Qui a le lien
new-watch-link-line = On n’y voit que ce qui est public.
new-open = Tables ouvertes
new-open-private = Privée
new-open-listed = Affichée
new-open-private-line = Seul le lien mène ici.
new-open-listed-line = Chacun, sur ce serveur, peut s’asseoir.
new-hints = Indices
new-hints-none = Aucun
new-hints-all = Pour tous
new-hints-none-line = Chacun réfléchit par lui-même.
new-hints-all-line = Chacun peut demander les trois meilleurs coups. Qui s’assied l’accepte.
new-who =
    Vous{ $friends ->
        [0] {""}
        [one] , un ami
       *[other] , { $friends } amis
    }{ $here ->
        [0] {""}
        [one] , une autre personne ici
       *[other] , { $here } autres personnes ici
    }{ $bots ->
        [0] {""}
        [one] , un robot
       *[other] , { $bots } robots
    }
new-sum =
    { $game }. { $clock ->
        [live] { $amount } secondes par réponse.
        [days] { $amount ->
            [one] Un jour par réponse.
           *[other] { $amount } jours par réponse.
        }
       *[none] Sans pendule.
    } { $listed ->
        [yes] Ouverte à tous.
       *[no] Privée.
    }
new-back = Retour
new-go-bots = Jouer
new-go-screen = Dresser la table ici
new-go-friends = Ouvrir la table, copier le lien
new-go-everyone = Ouvrir la table à tous

lobby-taken = { $taken } places prises sur { $seats }
lobby-free = Place libre
lobby-you = vous
lobby-bot = robot · { $title }
lobby-here = ici
lobby-away = absent
lobby-sit-here = M’asseoir ici
lobby-or-bot = Ou un robot
lobby-only-here = Cette adresse ne marche que sur cette machine. Pour des amis sur d’autres appareils, ouvrez le serveur au réseau : faubourg serve --lan
lobby-bring = Invitez vos amis
lobby-scan = Scannez le code ou envoyez le lien.
lobby-qr = L’invitation en code QR
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-share-button = Partager
lobby-share = Une partie de { $game } ? Je suis au { $address }.
lobby-private = table privée
lobby-listed = ouverte à tous
lobby-watchable = les amis peuvent regarder
lobby-unwatched = sans spectateurs
lobby-hints = indices pour tous
new-clock-none-fact = sans pendule
new-clock-live-fact =
    { $amount ->
        [one] une seconde par réponse
       *[other] { $amount } secondes par réponse
    }
new-clock-days-fact =
    { $amount ->
        [one] un jour par réponse
       *[other] { $amount } jours par réponse
    }
lobby-ask-free =
    { $count ->
        [one] Il reste une place libre
       *[other] Il reste { $count } places libres
    }
lobby-ask-sit =
    { $count ->
        [one] Une place vous attend
       *[other] { $count } places sont libres, dont la vôtre
    }
lobby-sit-line = Dites comment les autres doivent vous appeler, et asseyez-vous.
lobby-host-line = La partie commence dès que toutes les places sont prises. Un robot garde la chaise au chaud : un ami pourra la reprendre.
lobby-guest-line = La partie commence dès que toutes les places sont prises.
lobby-stranger-line = Demandez le lien à quelqu’un de cette table : il permet de s’asseoir.
lobby-begin =
    { $count ->
        [one] Commencer avec un robot
       *[other] Commencer avec { $count } robots
    }
lobby-leave = Quitter
lobby-close = Fermer la table
lobby-seal = Le mélange est scellé :
lobby-seal-how = Comment
lobby-seal-text = Voici l’empreinte (SHA-256) de la graine dont tout sera mélangé à cette table, tirée avant que quiconque ne s’assoie. La partie finie, la graine est montrée ; qui a noté ces chiffres peut vérifier qu’elle n’a jamais changé.
chat-title = Discussion

# Small City
sc-turn = Tour { $turn } sur { $turns }
sc-setting-up = Mise en place
sc-phase = Phase { $phase }
sc-phase-1 = Actions
sc-phase-2 = Construction
sc-phase-3 = Citoyens
sc-phase-4 = Revenus
sc-phase-5 = Voix
sc-phase-6 = Pollution
sc-phase-7 = Conseil
sc-phase-8 = Fin du tour
sc-victory-electoral = Victoire électorale
sc-victory-economic = Victoire économique
sc-victory-citizen = Victoire citoyenne
sc-victory-cultural = Victoire culturelle
sc-empty = { $cell }, vide
sc-your-zone = votre zone { $size } × { $size }
sc-zone-of = zone de { $name } { $size } × { $size }
sc-grow-to = agrandir à { $size } × { $size }
sc-actions = Actions de ce tour
sc-host = hôte
sc-pollution-word = Pollution
sc-pollution = Vous en avez { $now }{ $more ->
    [0] .
   *[other] ; ce tour en ajoute { $more } si rien ne change.
  }
sc-victims = { $from } : victimes
sc-promises = { $count ->
    [one] Votre promesse
   *[other] Vos promesses
  }
sc-or = ou
sc-have-of = { $have } sur { $value }
sc-promise-worth = { $kept } voix si elle est tenue, { $broken } sinon
sc-store = En réserve
sc-money = Argent
sc-votes = Voix
sc-career = Citoyens à venir
sc-forecast = encore à venir :
sc-victim-looms = un mort
sc-cell = Case { $cell } : ce qui l’atteint
sc-reach-home = { $count ->
    [one] logement
   *[other] logements
  }
sc-reach-cult = culture
sc-reach-shop = { $count ->
    [one] commerce
   *[other] commerces
  }
sc-reach-plant = industrie
sc-fits = Peut s’y bâtir :
sc-fits-none = Rien de ce que vous pouvez bâtir n’y tient.
sc-council = Conseil
sc-which-disk = Deux disques peuvent y aller : touchez celui qui part.
sc-rank = Rang de votre arrondissement : { $rank ->
    [lieu_dit] Lieu-dit
    [hameau] Hameau
    [village] Village
    [bourg] Bourg
    [cite] Cité
    [banlieue] Banlieue
    [ville] Ville
    [metropole] Métropole
    [capitale] Capitale
    [megalopole] Mégalopole
   *[none] aucun encore
  }
sc-rank-next = Dès { $least } voix : { $rank ->
    [lieu_dit] Lieu-dit
    [hameau] Hameau
    [village] Village
    [bourg] Bourg
    [cite] Cité
    [banlieue] Banlieue
    [ville] Ville
    [metropole] Métropole
    [capitale] Capitale
    [megalopole] Mégalopole
   *[other] le rang suivant
  }
sc-everybody = Tout le monde
sc-papers = Promesses, pollution, conseil
sc-others = Les autres arrondissements
sc-lit-here = { $count ->
    [one] une place à choisir
   *[other] { $count } places à choisir
  }
sc-side = { $side ->
    [expert] côté expert
   *[easy] côté facile
  }, { $size } × { $size }
sc-free-jobs = { $count ->
    [one] un emploi libre
   *[other] { $count } emplois libres
  }
sc-free-shops = { $count ->
    [one] une place de commerce
   *[other] { $count } places de commerce
  }
sc-free-rest = { $count ->
    [one] une place de repos
   *[other] { $count } places de repos
  }
sc-free-none = pas de place pour un visiteur
sc-enlarge-view = Montrer l’arrondissement de { $name }
sc-back-home = Revenir à votre arrondissement
sc-plan = Votre plan
sc-take-out = Retirer du plan
sc-drawers = Tiroirs de la palette
sc-plan-sealed = Votre plan est face cachée
sc-plan-lost = Il ne tient plus
sc-pile-empty = pile épuisée
sc-step-build = { $tile }, { $cell }
sc-step-enlarge = { $cell } devient { $tile }
sc-step-demolish = { $cell } est démoli
sc-step-grow = zone { $size } × { $size }
sc-step-other = { $cell }
sc-drawer-homes = Logements
sc-drawer-shops = Commerces
sc-drawer-industry = Industrie
sc-drawer-culture = Culture
sc-drawer-parks = Parcs
sc-places = { $count ->
    [one] une place
   *[other] { $count } places
  }
sc-level = niveau { $level }
sc-pile = ×{ $count }
sc-not-now = pas maintenant
sc-lacks-money = manque { $short } $
sc-lacks-raw = manque { $short }
sc-lacks-culture = culture { $have }/{ $need }
sc-lacks-homes = logem. { $have }/{ $need }
sc-lacks-builds = plus de chantier
sc-lacks-size = autre taille
sc-lacks-council = pas au conseil
sc-lacks-copy = déjà bâti
sc-lacks-pile = épuisé
sc-lacks-room = pas de place
sc-lacks-street = le maire
sc-lacks-distance = trop près
sc-lacks-industry = raffinerie, port
sc-lacks-warehouse = pas d’entrepôt
sc-out = Mandat perdu
sc-drawer-stations = Postes
sc-look-at-cell = Pointez une case de votre arrondissement pour voir ce qui l’atteint.
sc-cell-none = Ce qui atteint une case
sc-lets-grow = Permet d’agrandir { $cells }.
sc-opens = Ouvre la voie : { $tiles }.
sc-dollars = { $money } $
