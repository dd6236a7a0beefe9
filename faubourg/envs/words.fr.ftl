### Ce que disent les environnements en français.

## Errors

error-bad_reward = La récompense « { $reward } » est inconnue. Au choix : { $allowed }.
error-bad_obs_mode = Les observations « { $mode } » sont inconnues. Au choix : { $allowed }.
error-no_encoding = Le jeu { $game } n’a pas de encoding.py : on ne peut pas l’apprendre à partir de tableaux.
error-no_action = L’action { $action } ne désigne rien ici. Les actions sont numérotées { $allowed }, et le masque montre celles qui sont permises.
error-no_seat = La place { $seat } n’existe pas : à { $players } joueurs, les places sont numérotées { $allowed }.
error-opponent_count = { $given } adversaires, ce n’est pas le compte : nommez-en un pour tous, ou { $needed }, un pour chaque autre place.
error-over = La partie est finie : réinitialisez l’environnement avant le coup suivant.
error-vector_count = On ne peut pas jouer { $count } parties côte à côte : donnez un nombre d’au moins 1.
error-vector_actions = { $given } actions pour { $count } parties : donnez-en une pour chacune.
error-vector_illegal = La partie { $place } ne peut pas prendre l’action { $action } : { $reason }
error-render_mode = Le mode d’affichage « { $mode } » est inconnu. Au choix : { $allowed }.

## Text observations

text-choices = Vos choix, par numéro d’action :
text-waiting = On ne vous demande rien pour l’instant.
text-over = La partie est finie.
