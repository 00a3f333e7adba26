# Mitä `gaffer puzzles` sanoo.

theme =
    { $count ->
        [one] { $title }: yksi pulma, vahvuusluku { $middle }
       *[other] { $title }: { $count } pulmaa, vahvuusluvut { $least }–{ $most }, puolet alle { $middle }
    }
not-legal = säännöt eivät hyväksy sitä: { $why }
other-best = toinen vastaus on parempi: { $row }
margin = paras vastaus on parempi vain { $margin }
twin = se on sama kuin { $id }, tai sen peilikuva
checked = { $passed } on pulmia, { $failed } ei ole.
