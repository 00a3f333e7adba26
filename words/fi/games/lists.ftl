## Peräkkäisiä ilmauksia.

sentences = { $first } { $next }
list = { $first }, { $next }
