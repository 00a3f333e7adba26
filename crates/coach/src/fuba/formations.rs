//! How coaches who have learned mix the formation cards: no card does better against the mix, as far as was measured.
//!
//! `gaffer simulate 300 --formations --preset 2.2` plays every card against every other and prints the mix; 200
//! matches of `full` likewise, both with networks before the present ones. Other games are mixed by sense.

use gaffer_fuba::{Edition, Formation, Options};

/// Cards with how often each is played, in percent.
pub(super) type Mix = &'static [(Formation, u8)];

const fn of(defence: u8, midfield: u8, forward: u8) -> Formation {
    Formation::new(defence, midfield, forward)
}

const BASIC: Mix = &[
    (of(4, 3, 3), 13),
    (of(4, 5, 1), 4),
    (of(5, 3, 2), 42),
    (of(3, 4, 3), 29),
    (of(5, 4, 1), 12),
];
/// By the figures 4-4-2 holds its own against every other card.
const FULL: Mix = &[(of(4, 4, 2), 100)];

/// The mix that was measured for the game that these options play.
pub(super) fn measured(options: &Options) -> Option<Mix> {
    match (options.edition, options.advanced.is_empty()) {
        (Edition::V2_2, true) => Some(BASIC),
        (Edition::V2_2, false) => Some(FULL),
        (Edition::V1_0 | Edition::V2014, _) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mixes_are_of_cards_and_add_up() {
        for mix in [BASIC, FULL] {
            assert!(mix.iter().all(|(card, _)| Formation::CARDS.contains(card)));
            assert_eq!(
                mix.iter().map(|(_, share)| u32::from(*share)).sum::<u32>(),
                100
            );
        }
    }
}
