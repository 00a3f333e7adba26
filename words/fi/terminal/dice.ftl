# Nopat ja kortit, jotka ihmiset heittävät ja nostavat itse.

please-roll = { $number ->
    [one] Heitä yksi noppa:
   *[other] Heitä { $number } noppaa:
}
die = Noppa { $number }: { $name }
type-faces = { $number ->
    [one] Kirjoita sen silmäluku, 1–{ $faces }.
   *[other] Kirjoita silmäluvut tässä järjestyksessä, 1–{ $faces }.
}
please-draw = Nosta salaa yksi { $cards } kortista:
card = Kortti { $number }: { $name }
type-card = Kirjoita sen numero, 1–{ $cards }, taitotaulukon järjestyksessä.
