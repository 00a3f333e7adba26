# Miksi ottelu ei vaikuta vahvuuslukuihin.

not-rated = tämä ottelu ei voi vaikuttaa vahvuuslukuihin: { $why }
both = { $first }; { $next }
friendly = se sovittiin ystävyysotteluksi
nothing-played = se päättyi ennen kuin mitään oli pelattu
annulled = palvelimen ylläpitäjä päätti sen
hints = siinä saa pyytää vihjeitä
dice-by-hand = sen nopat heitetään käsin, eikä niitä voi kukaan tarkistaa
named-seed = sen nopat seuraavat siemenluvusta, jonka joku on nimennyt
not-sealed = sen noppia ei ole sinetöity, joten niitä ei voi kukaan tarkistaa
substitute = tietokone pelaisi lähteneen puolesta, joka ei häviäisi mitään
sandbox = se jatkuu toisen ottelun hetkestä
loaded = se on ladattu pöytäkirja
own-rules = sen säännöt eivät ole minkään valmiin sääntövalikoiman
delayed = katsojat näkisivät sen myöhemmin, mutta sen tulos kirjataan heti
no-clock = siinä ei käy kello
same-account = molemmat puolet ovat samalla tilillä
guest = molemmat puolet tarvitsevat tilin: kirjaudu sisään tai tee tili
program = siinä pelaa ohjelma
unmeasured-coach = kukaan ei ole mitannut, kuinka vahva tämä tietokone on näillä säännöillä
no-person = siinä ei pelaa ihminen
