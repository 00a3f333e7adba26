//! Champions 2020 as people see it, in seeded matches: the chances it says, and its words in every language.

#[path = "../../../champions/tests/lively/mod.rs"]
mod lively;
mod odds;
mod words;

use gaffer_champions::{Options, Position, Readings};
use gaffer_core::{Awaits, Match, Rules};
use gaffer_games::Game;
use gaffer_proof::Luck;

/// The options of matches to look at: every preset, the tally of rolls, and the print to the letter.
fn all_options() -> Vec<Options> {
    let presets = Position::presets().into_iter().map(|preset| preset.options);
    let tally = Options {
        tally: true,
        ..Options::FULL
    };
    let to_the_letter = |options| Options {
        readings: Readings::LETTER,
        ..options
    };
    let letter = [Options::FULL, Options::TOURNAMENT].map(to_the_letter);
    presets.chain([tally]).chain(letter).collect()
}

/// Plays a match in which much happens and shows it before every answer and at its end.
fn play(options: &Options, luck: &mut Luck, mut see: impl FnMut(&Match<Position>, &mut Luck)) {
    let mut game = Match::<Position>::new(options).unwrap();
    let mut choices = Vec::new();
    loop {
        see(&game, luck);
        let position = game.position();
        match position.awaits() {
            Awaits::Choice(_) | Awaits::Secret(_) => {
                choices.clear();
                position.choices(&mut choices);
                let choice = lively::lively_choice(position, &choices, luck);
                game.choose(choice).unwrap();
            }
            Awaits::Roll(roll) => {
                let dice = luck.dice(&roll.dice);
                game.roll(dice).unwrap();
            }
            Awaits::Nothing(_) => return,
        }
    }
}
