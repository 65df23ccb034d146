## Expériences : lignes, jeux de données, études

cli-help-rows = Écrire une ligne par partie dans un fichier CSV ou Parquet.
cli-help-decisions = Écrire une ligne par décision dans un fichier CSV ou Parquet.
cli-help-only = Ne jouer que la partie de ce numéro et montrer sa ligne, telle que la donne une série avec ces réglages.
rows-no-pyarrow = Parquet demande pyarrow : lancez d’abord pip install pyarrow, ou choisissez un fichier CSV.
rows-unknown-kind = { $file } : le fichier doit se terminer par { $known }.
cli-help-dataset = Faire jouer des parties à des automates et garder leurs enregistrements dans un dossier, avec un index. La même commande reprend après une interruption. Exemple : kontor dataset fugger -n 500 --bots grandmaster:0.1s --jobs 0
cli-help-dataset-out = Le dossier ; à défaut un nouveau, ici, au nom du jeu.
cli-help-parquet = Écrire aussi l’index en Parquet.
cli-dataset-made = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans { $folder }
dataset-other-folder = { $folder } contient autre chose, ou des parties jouées avec d’autres réglages.
dataset-bad-line = La partie de la ligne { $line } n’appartient pas à ce jeu de données.
cli-help-record-convert = Écrire en JSON une partie enregistrée, ou en texte celle qui est en JSON.
cli-help-record-target = Où l’écrire ; à défaut à l’écran.
record-unreadable-json = L’enregistrement JSON est illisible à « { $place } ».
usage-folder = DOSSIER
cli-help-study = Étudier l’équilibre d’un jeu : ce que les places, les règles de la maison et le matériel changent aux victoires, à la durée et aux points, avec les mêmes donnes. Exemple : kontor study fugger --games 300 --html fugger.html
cli-help-study-games = Nombre de parties de chaque version, arrondi à des rotations entières des places.
cli-help-study-bots = Automates, séparés par des virgules ; un seul occupe toutes les places.
cli-help-study-vary = Changer cette règle de la maison, valeur par valeur ; peut être répété. À défaut toutes, sauf si l’on étudie le matériel.
cli-help-study-value = Changer une valeur du fichier de matériel : ENDROIT=VALEUR,VALEUR ; peut être répété. Exemple : --value evaluation.trigger_cards=4,6
cli-help-study-components = Comparer ce fichier de matériel à celui du jeu ; deux ou plus sont comparés au premier.
study-bad-value = Une valeur du fichier de matériel s’écrit ENDROIT=VALEUR, et non { $pair }.
study-no-such-value = Le fichier de matériel n’a pas de valeur { $place } qu’on puisse changer.
usage-places = ENDROIT=VALEUR
