//! What a competition says: the messages of `words/<language>/cup`.

pub(crate) use gaffer_games::say;

/// The types of the messages, one module for each file.
pub(crate) mod messages {
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}
