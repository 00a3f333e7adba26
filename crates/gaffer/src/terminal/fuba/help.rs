//! The pages of the help: keys and what the screen shows, what the editions and the advanced rules add, and playing at
//! one keyboard.

use gaffer_games::words::Phrase;

use crate::words::say;

/// The pages with their titles.
pub(super) fn pages() -> Vec<[Phrase; 2]> {
    vec![
        [say!(fuba_help::KeysTitle), say!(fuba_help::Keys)],
        [say!(fuba_help::OlderTitle), say!(fuba_help::Older)],
        [say!(fuba_help::AdvancedTitle), say!(fuba_help::Advanced)],
        [say!(fuba_help::SecretsTitle), say!(fuba_help::Secrets)],
    ]
}
