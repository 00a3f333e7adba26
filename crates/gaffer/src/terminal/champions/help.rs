//! The pages of the help: keys and the grid, what may be typed, and what stands in the lists.

use gaffer_games::words::Phrase;

use crate::words::say;

/// The pages with their titles.
pub(super) fn pages() -> Vec<[Phrase; 2]> {
    vec![
        [say!(champions_help::KeysTitle), say!(champions_help::Keys)],
        [
            say!(champions_help::TypedTitle),
            say!(champions_help::Typed),
        ],
        [
            say!(champions_help::ListsTitle),
            say!(champions_help::Lists),
        ],
    ]
}
