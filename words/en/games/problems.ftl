# Why a request was not carried out.

refused = '{ $choice }': { $why }
