### S’exercer : des moments où une réponse est nettement la meilleure, et ce qu’en dit la voix.

page-practice = S’exercer
page-practice-title = Que feriez-vous ?
page-practice-about = Des moments de parties où une réponse est nettement meilleure que les autres. Donnez la vôtre, écoutez ce qu’elle vaut et pourquoi, puis continuez la partie si le cœur vous en dit.
page-practice-of = S’exercer à { $game }
page-practice-number-of = { $number ->
    [one] Un moment
   *[other] { $number } moments
}
page-practice-elsewhere = S’exercer à d’autres jeux
page-practice-level-1 = Facile
page-practice-level-2 = Moyen
page-practice-level-3 = Difficile
page-practice-moment = Moment { $number }
page-practice-right = trouvé du premier coup
page-practice-tried = essayé
page-practice-kept = Ce navigateur retient ce que vous avez essayé.
page-practice-day = La question du jour : { $game }
page-practice-try = Essayer

page-practice-voice = Un moment pour s’exercer
page-practice-ask = Que feriez-vous ici ? Une réponse est nettement meilleure que les autres.
page-practice-hint = Un indice
page-practice-hinted = La meilleure réponse est l’une de celles-ci. Laquelle ?
page-practice-shown = Je choisirais « { $answer } ». À partir d’ici, cela gagne environ { $best } % des parties.
page-practice-verdict-best = On ne peut pas faire mieux : à partir d’ici, cela gagne environ { $best } % des parties.
page-practice-verdict-near = C’est presque la meilleure réponse : à partir d’ici, cela gagne environ { $chance } % des parties, contre { $best } %.
page-practice-verdict-worse = Il y a mieux : à partir d’ici, cela gagne environ { $chance } % des parties, la meilleure réponse { $best } %.
page-practice-verdict-unknown = Il y a mieux : à partir d’ici, la meilleure réponse gagne environ { $best } % des parties.
page-practice-better = Ce que la meilleure réponse a de plus :
page-practice-thinks = Un instant, j’y réfléchis.
page-practice-again = Réessayer
page-practice-show = Montrez-moi la meilleure
page-practice-on = Continuer la partie
page-practice-next = Moment suivant
page-practice-waits = Les autres attendent que vous continuiez la partie.
page-key-practice = Réessayer, ou passer au moment suivant
    .keys = G
