//! Makes a type of every message that the games say, and lists the languages.

fn main() {
    gaffer_words::messages("games");
    gaffer_words::languages();
}
