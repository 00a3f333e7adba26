# Miksi palvelin ei tee jotakin tunnukselle.

no-club = tällä palvelimella ei ole kerhoa eikä siis tunnuksia: kaikki pelaavat vieraina
not-logged-in = täällä ei ole kukaan kirjautunut: kirjaudu sisään ja yritä uudelleen
wrong-login = tämä nimi ja salasana eivät kuulu yhteen: tarkista molemmat tai palaa palautuskoodilla
wrong-password = tämä ei ole tunnuksen salasana
wrong-code = tämä nimi ja koodi eivät kuulu yhteen, tai koodi on jo käytetty: tarkista molemmat tai kokeile toista koodia
bad-token = tällaista avainta ei enää ole: pyydä uusi siltä, joka vastaa ohjelmasta
no-scope = tämä avain ei ole sitä varten: se tarvitsee oikeuden '{ $scope }'
people-only = tämä on kirjautuneelle ihmiselle, ei ohjelmille
no-role = tämä on kerhon järjestäjille, valvojille ja omistajalle
name-taken = tämä nimi tai sen näköinen on varattu: valitse toinen
name-length = nimessä on { $least }–{ $most } merkkiä
name-signs = nimessä on kirjaimia ja numeroita, ainakin kaksi, ja niiden välissä voi olla välilyöntejä, pisteitä, viivoja tai heittomerkkejä
name-reserved = tätä nimeä ei ole kenelläkään, koska sitä luultaisiin kerhoksi itsekseen: valitse toinen
password-length = salasanassa on { $least }–{ $most } merkkiä
password-is-name = salasana ei ole nimi: valitse toinen
too-many-attempts = tätä on yritetty liian usein: odota { $seconds } sekuntia ja yritä uudelleen
bad-admission = linkki on käytetty tai liian vanha: pyydä uusi
invited-only = tunnuksen saa täällä vain kerhon järjestäjän linkillä
nobody-registers = tässä kerhossa ei tehdä uusia tunnuksia
unknown-number = tällä numerolla ei ole mitään
too-many-tokens = avaimia on jo { $most }: mitätöi ensin yksi
no-passkeys = pääsyavaimet tarvitsevat seuran osoitteen, jota sen tiedosto ei kerro: kirjaudu salasanalla
wrong-passkey = tämä pääsyavain ei ole seurassa tunnettu, tai toimitus kesti liian kauan: yritä uudelleen tai kirjaudu salasanalla
too-many-passkeys = pääsyavaimia on jo { $most }, tai tällä laitteella on jo sellainen: poista ensin yksi
unknown-person = täällä ei ole sellaista jäsentä: tarkista nimi
unknown-ladder = sellaista vahvuuslistaa ei ole: /ladder näyttää, mitä on
