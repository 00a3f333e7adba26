//! Makes a type of every message that the laboratory says.

fn main() {
    gaffer_words::messages("lab");
}
