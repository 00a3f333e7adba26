//! How a penalty of FUBA is kicked and saved: the mix that nobody can do better against.

use gaffer_fuba::{Dive, Kick};

use crate::Luck;

/// How often the keeper dives each way, of 7.
pub(super) const DIVES: [(Dive, u8); 3] = [(Dive::Left, 2), (Dive::Stay, 3), (Dive::Right, 2)];
/// How often the ball is kicked each way, of 14.
pub(super) const KICKS: [(Kick, u8); 3] = [(Kick::Left, 5), (Kick::Middle, 4), (Kick::Right, 5)];

/// One of a mix.
pub(super) fn pick<T: Copy>(mix: &[(T, u8)], luck: &mut Luck) -> T {
    let all: u8 = mix.iter().map(|(_, weight)| weight).sum();
    let mut drawn = luck.below(all.into());
    for (one, weight) in mix {
        match drawn.checked_sub((*weight).into()) {
            Some(left) => drawn = left,
            None => return *one,
        }
    }
    mix[0].0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matrix;
    use gaffer_fuba::rule::penalty::needed;

    /// F22-5.5.2-T: the table's equilibrium, worth 9 of 14 to the kicker.
    #[test]
    fn the_mixes_are_the_equilibrium_of_the_table() {
        let table: Vec<Vec<f64>> = KICKS
            .iter()
            .map(|(kick, _)| {
                let chance = |dive| f64::from(7 - needed(*kick, dive)) / 6.0;
                DIVES.iter().map(|(dive, _)| chance(*dive)).collect()
            })
            .collect();
        let solved = matrix::solve(&table).expect("a table");
        assert!((solved.value - 9.0 / 14.0).abs() < 1e-9, "{}", solved.value);
        for ((_, weight), share) in KICKS.iter().zip(&solved.rows) {
            assert!((f64::from(*weight) / 14.0 - share).abs() < 1e-9);
        }
        for ((_, weight), share) in DIVES.iter().zip(&solved.columns) {
            assert!((f64::from(*weight) / 7.0 - share).abs() < 1e-9);
        }
    }

    /// Of 7,000 dives 2,000, 3,000 and 2,000, within four deviations.
    #[test]
    fn a_mix_is_drawn_by_its_weights() {
        let mut luck = Luck::new(5);
        let mut seen = [0_i32; 3];
        for _ in 0..7000 {
            let dive = pick(&DIVES, &mut luck);
            let at = DIVES.iter().position(|(one, _)| *one == dive);
            seen[at.expect("one of the mix")] += 1;
        }
        for (seen, (_, weight)) in seen.into_iter().zip(DIVES) {
            assert!((seen - 1000 * i32::from(weight)).abs() < 166, "{seen}");
        }
    }
}
