# Champions 2020 -ottelun ylärivit, leveys 80 merkkiä, ja ruudukon alarivit, leveys 41 merkkiä.

shoot-out = rangaistuspotkut { $home-scored }/{ $home-taken } : { $away-scored }/{ $away-taken }
players = { $short ->
    [yes] { $what ->
        [red] p
        [yellow] k
        [hurt] l
       *[warming] v
    }
   *[no] { $what ->
        [red] punainen
        [yellow] keltainen
        [hurt] loukk.
       *[warming] lämmittelee
    }
} { $shirts }
substitutions = vaihdot { $made }/{ $all }
line-ups = Ennen ottelua: kokoonpanot
placement = Ennen ottelua: sijoitus
kick-off = Aloitus
over = Ottelu on päättynyt
restarts = { $name }: { $restart }
kicks-off = { $name } aloittaa
catch = Pallo maalivahdilla: { $name }
turn = Vuoro: { $name }
roll = heitto { $roll }
mover = toimija { $shirt }
touched = kosk. { $shirts }
strength = voima { $strength }
legend = H ↑ koti  a ↓ vieras  G g mv  B b pallo
signs = + mahdollinen  [ ] > valittu  ! katko
