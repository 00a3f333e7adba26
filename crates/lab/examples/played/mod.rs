//! Matches between coaches of different levels, for examples that look at them afterwards.

use gaffer_coach::{Luck, SeededDice, Stream};
use gaffer_core::{Answer, Awaits, BySide, DiceSource as _, Replayed, Silent, Viewer};
use gaffer_games::coaches;
use gaffer_lab::Studied;

/// Who plays whom, in turn: from coaches who see little to coaches who see much, both ways.
const PAIRS: [[&str; 2]; 4] = [
    ["amateur", "sensible"],
    ["sensible", "beginner"],
    ["sensible", "trained"],
    ["random", "amateur"],
];

/// The match of a number, from its beginning to its end.
pub(crate) fn play<G: Studied>(options: &G::Options, number: u64) -> Result<Replayed<G>, String> {
    let start = G::begin(options).map_err(|faults| faults.to_string())?;
    let names = coaches::names::<G>();
    let pairs = PAIRS
        .iter()
        .filter(|pair| pair.iter().all(|name| names.contains(name)));
    let pairs: Vec<_> = pairs.collect();
    let [home, away] = pairs[number as usize % pairs.len()];
    let mut seats = BySide {
        home: coaches::find::<G>(home)?,
        away: coaches::find::<G>(away)?,
    };
    let mut dice = SeededDice::new(number, 0);
    let mut luck = BySide::with(|side| Luck::at(number, Stream::Coach(side), 0));
    let (mut position, mut answers) = (start.clone(), Vec::new());
    loop {
        match position.awaits() {
            Awaits::Nothing(_) => break,
            Awaits::Roll(roll) => {
                let Ok(rolled) = dice.draw(&roll.dice);
                position
                    .roll(rolled, &mut Silent)
                    .map_err(|why| format!("{why:?}"))?;
                answers.push(Answer::Roll(rolled));
            }
            Awaits::Choice(side) | Awaits::Secret(side) => {
                let mut choices = Vec::new();
                position.choices(&mut choices);
                let view = position.view(Viewer::Side(side));
                let choice = seats[side].decide(&view, side, &choices, &mut luck[side]);
                position
                    .choose(choice, &mut Silent)
                    .map_err(|why| format!("{why:?}"))?;
                answers.push(Answer::Choice(choice));
            }
        }
    }
    Replayed::new(start, &answers).map_err(|why| why.to_string())
}
