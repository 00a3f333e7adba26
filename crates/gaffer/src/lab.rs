//! `gaffer lab`: two rule sets side by side over many matches with the same dice.

use gaffer_lab::contrast::{Contender, Contrast, Question as _};

use crate::cli::Lab;
use crate::game::{self, Playable};
use crate::output::print_all;
use crate::progress::Bar;

/// Runs the command.
pub fn run(arguments: &Lab) -> Result<(), String> {
    let preset = arguments.first.split_whitespace().next();
    let preset = preset.filter(|word| !word.contains('='));
    game::choose(arguments.game.as_deref(), preset)?.contrast(arguments)
}

/// Plays the pairs of this game and prints what differs.
pub(crate) fn print<G: Playable>(arguments: &Lab) -> Result<(), String> {
    let contrast = Contrast::<G> {
        contenders: [
            Contender::parse(&arguments.first)?,
            Contender::parse(&arguments.second)?,
        ],
        seed: arguments.seed,
    };
    let bar = Bar::of("pairs")?;
    let counted = contrast.play(0..arguments.pairs, arguments.threads.number(), &bar)?;
    let told = contrast.tell(&counted);
    print_all(&if arguments.json {
        serde_json::to_string(&told).map_err(|error| error.to_string())? + "\n"
    } else if arguments.csv {
        told.csv()
    } else {
        told.text()
    })
}
