### Ce qui ne va pas dans un fichier ou une requête : la suite de son nom et de l’endroit

problem-at = { $place } : { $problem }

## Fichiers

problem-cause =
    { $cause ->
        [ENOENT] ce fichier n’existe pas
        [EACCES] l’accès est refusé
        [EPERM] l’accès est refusé
        [EISDIR] c’est un dossier
        [ENOTDIR] une partie du chemin n’est pas un dossier
        [ENOSPC] le disque est plein
        [EROFS] on ne peut rien y écrire
        [ENAMETOOLONG] le nom est trop long
        [ECONNREFUSED] personne n’y répond
       *[other] le système refuse ({ $cause })
    }
problem-unreadable = ne peut être lu : { problem-cause }
problem-not-utf8 = n’est pas un texte en UTF-8
problem-not-toml =
    { $line ->
        [0] n’est pas du TOML valide
       *[other] n’est pas du TOML valide : il y a une faute à la ligne { $line }
    }

## Valeurs

problem-missing = manque
problem-whole-number = doit être un nombre entier, et non { $value }
problem-whole-numbers = doit être une liste de nombres entiers, et non { $value }
problem-number = doit être un nombre, et non { $value }
problem-between = doit se situer entre { $least } et { $most }, et non à { $value }
problem-text = doit être un texte, et non { $value }
problem-texts = doit être une liste de textes, et non { $value }
problem-colour = doit être une couleur comme #b3262a, et non { $value }
problem-flag = doit être true ou false, et non { $value }
problem-no-value = doit être un nombre ou un texte, et non { $value }
problem-table = doit être un tableau
problem-tables = doit être une liste de tableaux
problem-other-value = doit être { $wanted }, et non { $value }
problem-unknown-value = valeur inconnue { $value } ; les valeurs connues sont { $known }
problem-too-deep = est imbriqué trop profondément
problem-too-long = dépasse { $most } caractères
problem-too-large = dépasse { $most }
problem-unread = aucune règle de ce jeu ne s’en sert
problem-multiple = doit être un multiple de { $unit }, et non { $value }

## Listes

problem-entries =
    { $wanted ->
        [one] doit avoir exactement une entrée, et non { $number }
       *[other] doit avoir exactement { $wanted } entrées, et non { $number }
    }
problem-most-entries =
    { $most ->
        [one] ne peut avoir qu’une entrée
       *[other] peut avoir au plus { $most } entrées
    }
problem-least-entries =
    { $least ->
        [one] doit avoir au moins une entrée
       *[other] doit avoir au moins { $least } entrées
    }
problem-lacks = il y manque { $value }
problem-twice = { $value } y figure deux fois
problem-repeats = dit la même chose qu’une autre entrée
problem-counting = doit compter de 1 à { $most }
problem-rising = doit croître d’une entrée à l’autre
problem-rising-by-one = doit augmenter de un d’une entrée à l’autre
problem-never-fall = ne doit jamais baisser d’une entrée à l’autre
problem-never-rise = ne doit jamais augmenter d’une entrée à l’autre
problem-pairs = doit être une liste de paires
problem-pair = doit être une paire, et non { $value }
problem-sum = doit faire { $wanted } au total, et non { $value }
problem-least-sum = doit faire au moins { $least } au total

## Routes

problem-no-node = il n’y a pas de case { $value }
problem-loop = { $value } est reliée à elle-même
problem-no-road = aucune route ne mène à { $value }
problem-road-space = la case de route { $value } doit avoir deux voisines, et non { $number }
problem-junction = l’embranchement { $value } doit avoir au moins trois voisines, et non { $number }
problem-unreachable = on ne peut aller de { $start } à { $value }
problem-too-far = avec { $value }, aucune case n’est aussi éloignée

## Une partie d’essai

problem-endless =
    { $seats ->
        [one] une partie en solitaire n’arrive pas à sa fin
       *[other] une partie à { $seats } n’arrive pas à sa fin
    }
problem-no-words = les textes du jeu n’ont pas de mots pour { $value }
problem-breaks = une partie jouée ainsi s’interrompt ({ $value })

## Champs déclarés

problem-rows = doit être une liste de lignes
problem-row = une ligne est [nom, type, qui le voit, ce que c’est], et non { $value }
problem-no-name = { $value } ne peut être un nom
problem-no-type = type inconnu { $value } ; on connaît { $known } et les classes de table/
problem-no-home = aucun module ne contient { $value }

## Corps des requêtes

problem-kind =
    doit être { $wanted ->
        [int] un nombre entier
        [float] un nombre
        [str] un texte
        [bool] true ou false
        [array] une liste
        [object] un objet
        [null] null
       *[other] { $wanted }
    }, et non { $found ->
        [int] un nombre entier
        [float] un nombre
        [str] un texte
        [bool] true ou false
        [array] une liste
        [object] un objet
        [null] null
       *[other] { $found }
    }
problem-at-least = doit valoir au moins { $least }
problem-at-most = doit valoir au plus { $most }
problem-short =
    { $least ->
        [one] ne doit pas être vide
       *[other] doit avoir au moins { $least } caractères
    }
problem-form = n’est pas écrit sous la forme demandée
problem-not-offered = ne connaît pas la valeur { $value }
problem-out-of-range = est un nombre trop grand
problem-unknown-field = n’est pas connu ici
problem-misfit = quelque chose n’y est pas tel que le demande la description de l’API
