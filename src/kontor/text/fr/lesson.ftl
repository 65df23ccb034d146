### Premières parties guidées : ce que dit la page autour. Ce que dit la voix se trouve avec chaque jeu.

page-learn = Apprendre, en { $minutes } minutes environ
page-learn-on = Poursuivre la partie guidée
page-learn-again = Recommencer la partie guidée
page-lesson = Partie guidée
page-lesson-go = Continuer
page-lesson-quiet = Faire taire la voix
page-lesson-before = Réécouter ce que je disais avant
page-lesson-speak = Lui rendre la parole
page-lesson-silent = Je me tais. Vous jouez sans moi ; appelez-moi quand vous voudrez.
page-lesson-watch = Regardez ce que font les autres.
page-lesson-yours = À vous : faites ce qui vous semble le mieux.
page-lesson-waits = Les autres attendent que vous ayez fini de lire.
page-lesson-way = Le chemin parcouru
page-lesson-instead = C’est permis aussi. Reprenez ce coup si vous préférez suivre mon conseil, ou continuez simplement.
page-lesson-instead-on = C’est permis aussi. Continuons à partir d’ici.
page-key-lesson = Continuer dans la partie guidée
    .keys = G
page-key-lesson-before = Réécouter ce qui précédait dans la partie guidée
    .keys = B
