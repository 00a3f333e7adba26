# Miksi palvelin ei tee jotakin aulassa.

challenge-gone = tätä haastetta ei enää ole: joku ehti ensin, tai se peruttiin
own-challenge = tämä on oma haasteesi: kukaan ei pelaa itseään vastaan
for-another = tämä haaste on jollekulle toiselle
guest-rated = vahvuuslukuun vaikuttavaan otteluun tarvitaan tunnus: kirjaudu sisään tai pelaa ottelu, joka ei vaikuta siihen
guest-choosy = vain jäsenet valitsevat vastustajansa vahvuuden: kirjaudu sisään tai pelaa kenen tahansa kanssa
wrong-strength = tähän haasteeseen etsitään toisenlaista vahvuuslukua kuin sinulla on
too-many-challenges = sinulla on jo { $most } haastetta avoinna: peru ensin yksi
lobby-full = avoimia haasteita on liikaa: ota jokin niistä vastaan tai yritä myöhemmin uudelleen
too-many-from-here = tästä osoitteesta on jo { $most } haastetta avoinna: peru ensin yksi
too-fast = haasteita tulee liian nopeasti: odota { $seconds } sekuntia ja yritä uudelleen
members-only = tässä kerhossa vain jäsenet haastavat: kirjaudu sisään tai luo tunnus
not-welcome = { $name } ei ota haasteita vastaan sinulta: ota jokin avoin haaste tai haasta joku muu
unknown-account = tunnusta nimeltä '{ $name }' ei ole
bad-range = vahvuuslukujen väli alkaa pienemmästä luvusta
