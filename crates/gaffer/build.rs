//! Makes a type of every message that the terminal says.

fn main() {
    gaffer_words::messages("terminal");
}
