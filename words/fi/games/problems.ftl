# Miksi pyyntöä ei toteutettu.

refused = '{ $choice }': { $why }
