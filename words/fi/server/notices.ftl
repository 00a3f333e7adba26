# Mitä ihmisille kerrotaan, kun he eivät ole katsomassa: sähköpostissa, keskusteluissa, selaimessa ja kellon kohdalla.

turn = Sinun vuorosi: { $home } – { $away }
time = Aikasi on lopuillaan: { $home } – { $away }
offer = Sinulle on tarjous: { $home } – { $away }
taken = Kutsusi otettiin vastaan: { $home } – { $away }
over = Ottelu on päättynyt: { $home } – { $away }
rematch = Sinulle tarjotaan uusintaottelua: { $home } – { $away }
challenge = { $name } haastaa sinut
challenge-of-guest = Joku haastaa sinut
several = Sinulle on { $count } ilmoitusta

bad-webhook = webhook on osoite, joka alkaa https:// eikä ole tämän koneen tai yksityisen verkon osoite
no-road = tämä kerho ei ilmoita tällä tavalla
bad-mail = tämä ei ole sähköpostiosoite: nimi@palvelin
bad-browser = tämä selain ei kertonut, minne ja miten sille ilmoitetaan
link-sent = tähän osoitteeseen lähetettiin linkki juuri äsken, tai tältä tunnukselta, tästä verkosta tai tähän osoitteeseen niin monta, ettei enempää lähetetä: etsi linkki postistasi ja yritä uudelleen kahden minuutin, tunnin tai päivän kuluttua
bad-link = tämä linkki on käytetty tai liian vanha: pyydä uusi

confirm-subject = Onko tämä sinun sähköpostiosoitteesi?
confirm = Joku, toivottavasti sinä, haluaa ilmoituksia tähän osoitteeseen. Hyväksy avaamalla linkki vuorokauden kuluessa; muuten mitään ei tapahdu.
recover-subject = Uusi salasana
recover = Avaa linkki kahden tunnin kuluessa ja valitse uusi salasana. Jos et pyytänyt sitä, mitään ei tapahdu.
settings = Mitä sinulle ilmoitetaan ja miten: { $link }
unsubscribe = Ei enää tällaisia viestejä: { $link }
