//! Matches of the expert against itself, with what it learned by looking further.

use gaffer_champions::{Options, Position, Step};
use gaffer_coach::champions::expert::{Expert, Judgement, Lesson, Skill};
use gaffer_coach::{Coach, Luck, SeededDice};
use gaffer_core::{Awaits, BySide, DiceSource, Rules, Silent, Viewer};

/// A match: what was learned in it, its positions before each opening roll, and its last one.
pub(crate) struct Played {
    pub(crate) lessons: Vec<Lesson>,
    pub(crate) positions: Vec<Position>,
    pub(crate) end: Position,
}

/// Plays a match.
pub(crate) fn play(options: &Options, seed: u64, judgement: &Judgement, skill: Skill) -> Played {
    let mut coaches = BySide::with(|_| Expert::judging(judgement.clone(), skill).learning());
    let mut position = Position::begin(options).expect("the options are sound");
    let mut dice = SeededDice::new(seed, 0);
    let mut luck = BySide::with(|side| Luck::at(seed, 2 + side as u64, 0));
    let mut choices = Vec::new();
    let mut positions = Vec::new();
    loop {
        match position.awaits() {
            Awaits::Nothing(_) => {
                let lessons = [coaches.home.take_lessons(), coaches.away.take_lessons()].concat();
                return Played {
                    lessons,
                    positions,
                    end: position,
                };
            }
            Awaits::Roll(roll) => {
                if position.open().step() == Step::OpeningRoll {
                    positions.push(position);
                }
                let Ok(rolled) = dice.draw(&roll.dice);
                position.roll(rolled, &mut Silent).expect("it counts");
            }
            Awaits::Choice(side) | Awaits::Secret(side) => {
                choices.clear();
                position.choices(&mut choices);
                let view = position.view(Viewer::Side(side));
                let choice = coaches[side].decide(&view, side, &choices, &mut luck[side]);
                position.choose(choice, &mut Silent).expect("it is offered");
            }
        }
    }
}
