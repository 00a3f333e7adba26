# Nopat ja kortit, jotka ihmiset heittävät ja nostavat itse; kortit nostetaan salaa.

please = { $secret ->
    [yes] Nosta salaa yksi { $faces } kortista:
   *[no] { $number ->
        [one] Heitä yksi noppa:
       *[other] Heitä { $number } noppaa:
    }
}
owner = { $secret ->
    [yes] Kortti
   *[no] Noppa
} { $number }: { $name }
type-it = { $secret ->
    [yes] Kirjoita sen numero, 1–{ $faces }, taitotaulukon järjestyksessä.
   *[no] { $number ->
        [one] Kirjoita sen silmäluku, 1–{ $faces }.
       *[other] Kirjoita silmäluvut tässä järjestyksessä, 1–{ $faces }.
    }
}
