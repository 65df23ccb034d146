# L’usage de la ligne de commande, et ses erreurs.

usage-line = Usage :
usage-options = [OPTIONS]
usage-command = COMMANDE [ARGUMENTS]...
usage-game = JEU
usage-file = FICHIER
usage-pair = NOM=VALEUR
usage-values = NOM=VALEUR,VALEUR
usage-number = NOMBRE
usage-text = TEXTE
usage-name = NOM
usage-address = ADRESSE
usage-who = QUI
usage-table = TABLE
usage-door = [HÔTE:]PORT
usage-clause = RÈGLE
usage-panel-arguments = Arguments
usage-panel-options = Options
usage-panel-commands = Commandes
usage-default = [par défaut : { $value }]
usage-environment = [de l’environnement : { $value }]
usage-required = [obligatoire]
usage-help = Afficher cette aide.
usage-aborted = Interrompu.
usage-no-such-command = Il n’y a pas de commande « { $word } ».
usage-no-such-option = Il n’y a pas d’option { $word } ici.
usage-missing-command = Il manque une commande.
usage-missing = Il manque { $word }.
usage-extra = Il y a quelque chose de trop : { $word }
usage-bad-value = { $word } : { $reason }
usage-not-whole = il faut un nombre entier
usage-no-number = il faut un nombre
usage-too-small = il faut au moins { $bound }
usage-too-large = il faut au plus { $bound }
usage-wrong = cela ne convient pas
usage-needs-value = { $word } demande une valeur.
usage-takes-no-value = { $word } ne prend pas de valeur.
usage-try = { $command } en dit plus.
usage-did-you-mean = Vouliez-vous dire { $word } ?
usage-no-such-language = Il n’y a pas de langue « { $word } » ; on connaît { $known }.
