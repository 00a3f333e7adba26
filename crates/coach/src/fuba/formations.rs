//! How coaches who have learned mix the formation cards: no card does better against the mix, as far as was measured.
//!
//! `gaffer simulate 300 --formations --preset 2.2` plays every card against every other and prints the mix, and so for
//! the other presets; their tables are in docs/FIGURES.md.

use gaffer_fuba::{Edition, Formation, Options};

/// Cards with how often each is played, in percent.
pub(super) type Mix = &'static [(Formation, u8)];

/// A starting eleven: its card.
const fn xi(defence: u8, midfield: u8, forward: u8) -> Formation {
    Formation::new(defence, midfield, forward)
}

const V1_0: Mix = &[(xi(4, 4, 2), 13), (xi(3, 5, 2), 30), (xi(3, 4, 3), 57)];
/// 3-4-3 beats every card.
const V2014: Mix = &[(xi(3, 4, 3), 100)];
/// 4-3-3 beats every card, by less than was measured exactly.
const V2014_FULL: Mix = &[(xi(4, 3, 3), 100)];
const V2_2: Mix = &[(xi(4, 2, 4), 35), (xi(4, 5, 1), 45), (xi(3, 4, 3), 20)];
const FULL: Mix = &[(xi(4, 2, 4), 31), (xi(3, 5, 2), 45), (xi(3, 4, 3), 24)];

/// The mix that was measured for the game that these options play.
pub(super) fn measured(options: &Options) -> Mix {
    match (options.edition, options.advanced.is_empty()) {
        (Edition::V1_0, _) => V1_0,
        (Edition::V2014, true) => V2014,
        (Edition::V2014, false) => V2014_FULL,
        (Edition::V2_2, true) => V2_2,
        (Edition::V2_2, false) => FULL,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mixes_are_of_cards_and_add_up() {
        for mix in [V1_0, V2014, V2014_FULL, V2_2, FULL] {
            assert!(mix.iter().all(|(card, _)| Formation::CARDS.contains(card)));
            assert_eq!(
                mix.iter().map(|(_, share)| u32::from(*share)).sum::<u32>(),
                100
            );
        }
    }
}
