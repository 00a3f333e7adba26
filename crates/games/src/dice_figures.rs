//! The dice of a match against what fair dice would show: faces, chi-square, the longest run of one face.

use gaffer_core::{BySide, Dice, DiceWanted, Side, chance_without_run, chi_square_tail};
use serde::Serialize;
use utoipa::ToSchema;

/// The faces of the dice that are counted; other dice are drawn cards and lots.
const FACES: usize = 6;

/// The six-sided dice of a side, and what fair dice would have shown on average.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
pub struct DiceFigures {
    /// How many dice it threw.
    pub dice: u32,
    /// How often each face came, from 1 on.
    pub faces: [u32; FACES],
    /// How often fair dice show each on average, rolls that did not count left out.
    pub expected: [f64; FACES],
    /// The sum of squared differences, each divided by what was expected.
    pub chi_square: f64,
    /// Its degrees of freedom: the faces that could come, less one.
    pub freedom: u32,
    /// How likely fair dice are as far from the average or further, from 0 to 1.
    pub chance: f64,
    /// The most dice in a row that showed the same face.
    pub longest_run: u32,
    /// How many that are on average with as many fair dice.
    pub expected_run: f64,
}

/// The figures of both sides from every roll of a match in order: what it asked for and what it showed.
pub fn dice_figures<'a>(
    rolls: impl IntoIterator<Item = &'a (DiceWanted, Dice)>,
) -> BySide<DiceFigures> {
    let mut thrown = BySide::<Vec<u8>>::default();
    let mut figures = BySide::<DiceFigures>::default();
    for (wanted, dice) in rolls {
        if usize::from(wanted.faces()) != FACES {
            continue;
        }
        let expected = expected(wanted);
        for (slot, (side, face)) in wanted.owners().iter().zip(dice.faces()).enumerate() {
            thrown[*side].push(*face);
            let sums = &mut figures[*side].expected;
            for (sum, chance) in sums.iter_mut().zip(expected[slot]) {
                *sum += chance;
            }
        }
    }
    for side in Side::BOTH {
        figures[side].take(&thrown[side]);
    }
    figures
}

/// How likely each die of a roll shows each face, where only some rolls count.
fn expected(wanted: &DiceWanted) -> [[f64; FACES]; gaffer_core::MAX_DICE] {
    let mut seen = [[0.0; FACES]; gaffer_core::MAX_DICE];
    let mut total = 0.0;
    for (dice, weight) in wanted.outcomes() {
        let weight = f64::from(weight);
        total += weight;
        for (slot, face) in dice.faces().iter().enumerate() {
            seen[slot][usize::from(*face) - 1] += weight;
        }
    }
    seen.map(|faces| faces.map(|weight| weight / total))
}

impl DiceFigures {
    /// Takes what a side threw, in order; what was expected is known already.
    fn take(&mut self, thrown: &[u8]) {
        self.dice = thrown.len() as u32;
        for face in thrown {
            self.faces[usize::from(*face) - 1] += 1;
        }
        let possible = (self.faces.iter().zip(self.expected)).filter(|(_, mean)| *mean > 0.0);
        self.freedom = (possible.clone().count() as u32).saturating_sub(1);
        self.chi_square = possible
            .map(|(seen, mean)| (f64::from(*seen) - mean).powi(2) / mean)
            .sum();
        self.chance = chi_square_tail(self.chi_square, self.freedom);
        let runs = thrown.chunk_by(|one, next| one == next);
        self.longest_run = runs.map(|run| run.len() as u32).max().unwrap_or(0);
        self.expected_run = longest_run(thrown.len());
    }
}

/// The longest run of one face among so many fair dice, on average: the sum of the chances that it is at least so long.
fn longest_run(dice: usize) -> f64 {
    let longer = (2..=dice as u64)
        .map(|length| 1.0 - chance_without_run(dice as u64, FACES, length))
        .take_while(|chance| *chance > 1e-9);
    if dice == 0 {
        0.0
    } else {
        1.0 + longer.sum::<f64>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::{RuleId, Until};

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-4, "{found} {expected}");
    }

    /// Against all rows of five dice, one by one.
    #[test]
    fn the_longest_run_of_few_dice_is_that_of_all_their_rows() {
        for dice in 1..=5_u32 {
            let rows = 6_u32.pow(dice);
            let sum: usize = (0..rows)
                .map(|row| {
                    let faces: Vec<u32> = (0..dice).map(|die| row / 6_u32.pow(die) % 6).collect();
                    let runs = faces.chunk_by(|one, next| one == next);
                    runs.map(<[u32]>::len).max().unwrap_or(0)
                })
                .sum();
            close(longest_run(dice as usize), sum as f64 / f64::from(rows));
        }
        close(longest_run(0), 0.0);
    }

    #[test]
    fn faces_are_counted_for_their_side_and_expected_as_they_count() {
        let rule = RuleId("F22-3.2a");
        let each = DiceWanted::each(Side::Home, Side::Away);
        let rolls = [
            (each, Dice::two(3, 1)),
            (each, Dice::two(3, 6)),
            (DiceWanted::one(Side::Home), Dice::one(3)),
            (
                DiceWanted::one(Side::Away).until(Until::NoOne { rule }),
                Dice::one(2),
            ),
            // A card of 27 is no die that is counted.
            (DiceWanted::one(Side::Home).with_faces(27), Dice::one(12)),
        ];
        let BySide { home, away } = dice_figures(&rolls);
        assert_eq!(
            (home.dice, home.faces, home.longest_run),
            (3, [0, 0, 3, 0, 0, 0], 3)
        );
        assert!(home.expected.iter().all(|mean| (mean - 0.5).abs() < 1e-9));
        // Five times 0.5 and once 2.5 squared over 0.5.
        close(home.chi_square, 15.0);
        assert_eq!((away.dice, away.faces), (3, [1, 1, 0, 0, 0, 1]));
        close(away.expected[0], 2.0 / 6.0);
        close(away.expected[1], 2.0 / 6.0 + 0.2);
        assert_eq!(away.freedom, 5);
    }

    #[test]
    fn a_match_without_dice_has_figures_too() {
        let figures = dice_figures(&[]);
        assert_eq!(figures.home.dice, 0);
        assert_eq!((figures.home.chi_square, figures.home.chance), (0.0, 1.0));
    }
}
