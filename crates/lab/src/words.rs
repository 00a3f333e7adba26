//! What the laboratory says: the messages of `words/<language>/lab`.

pub(crate) use gaffer_games::say;

/// The types of the messages, one module for each file.
pub(crate) mod messages {
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}
