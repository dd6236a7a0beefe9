## Chapters

chapter-all = All

## Sources

source-book = Book

## Rules

TG-1 = Misez de votre main
    .text = Une mise est d’une ou deux cartes de votre main.
TG-2 = Tous misent ensemble
    .text = Les mises restent secrètes jusqu’à ce que tous aient misé.
TG-3 = La plus forte mise marque
    .text = La plus forte somme marque un point ; les ex æquo misent encore tant qu’ils le peuvent.
TG-4 = Piochez après la manche
    .text = Chacun pioche une carte tant qu’il y en a.
TG-5 = La fin
    .text = La partie finit quand toutes les mains sont vides.

## Rulings

R-TG-1 = ?
    .answer = !
