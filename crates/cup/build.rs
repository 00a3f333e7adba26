//! Makes a type of every message that a competition says.

fn main() {
    gaffer_words::messages("cup");
}
