## Phrases one after another.

sentences = { $first } { $next }
list = { $first }, { $next }
