//! Makes a type of every message that the server says.

fn main() {
    gaffer_words::messages("server");
}
