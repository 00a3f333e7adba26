//! Makes a type of every message that the table says.

fn main() {
    gaffer_words::messages("table");
}
