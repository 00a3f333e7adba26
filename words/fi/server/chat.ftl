# Miksi palvelin ei välitä sitä, mitä joku sanoo.

off = tässä kerhossa ei jutella otteluiden ohessa
phrases = tässä kerhossa otteluiden ohessa sanotaan vain valmiita fraaseja
length = rivillä on 1–{ $most } merkkiä tavallista tekstiä
full = tämän ottelun ohessa on puhuttu tarpeeksi
muted = et voi jutella vähään aikaan: valvoja on niin päättänyt
