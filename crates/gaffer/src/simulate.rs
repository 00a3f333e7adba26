//! `gaffer simulate`: many matches between computer coaches, and what they add up to.

use gaffer_core::{BySide, Rules as _};
use gaffer_lab::calibration;
use gaffer_lab::fuba::formations::Trial;
use gaffer_lab::simulate::Series;

use crate::cli::Simulate;
use crate::coaches;
use crate::game::Playable;
use crate::output::print_all;
use crate::progress::Bar;

/// Runs the command.
pub fn run(arguments: &Simulate) -> Result<(), String> {
    if arguments.formations {
        return formations(arguments);
    }
    arguments.rules.game()?.simulate(arguments)
}

/// Plays matches of this game and prints their figures.
pub(crate) fn print<G: Playable>(arguments: &Simulate) -> Result<(), String> {
    let usual = coaches::usual::<G>();
    let options = &arguments.rules.read::<G>()?;
    let coaches = BySide {
        home: arguments.home.as_deref().unwrap_or(usual),
        away: arguments.away.as_deref().unwrap_or(usual),
    };
    let players = arguments.players.gather()?;
    if arguments.calibration {
        return print_calibration(
            &calibration::Trial::<G> {
                options,
                coaches,
                matches: arguments.matches,
                seed: arguments.seed,
                hands: players.hands(),
            },
            arguments.json,
        );
    }
    let series = Series::<G> {
        options,
        coaches,
        matches: arguments.matches,
        seed: arguments.seed,
        hands: players.hands(),
        list: arguments.list,
    };
    let simulated = series.play(&Bar::of("matches")?)?;
    print_all(&if arguments.json {
        series.json(&simulated) + "\n"
    } else if arguments.csv {
        series.csv(&simulated.0)
    } else {
        series.text(&simulated.0)
    })
}

/// Measures whether the chances of the analysis come true.
fn print_calibration<G: Playable>(
    trial: &calibration::Trial<'_, G>,
    as_json: bool,
) -> Result<(), String> {
    let measured = trial.measure(&Bar::of("matches")?)?;
    print_all(&if as_json {
        serde_json::to_string(&measured).map_err(|error| error.to_string())? + "\n"
    } else {
        trial.text(&measured)
    })
}

/// Measures the formation cards of FUBA and prints how to mix them.
fn formations(arguments: &Simulate) -> Result<(), String> {
    if arguments.rules.game()?.name() != gaffer_fuba::Position::GAME {
        return Err("--formations is FUBA's: other games have no formation cards".into());
    }
    let players = arguments.players.gather()?;
    let trial = Trial {
        options: &arguments.rules.read::<gaffer_fuba::Position>()?,
        coach: arguments.home.as_deref().unwrap_or("trained"),
        matches: arguments.matches,
        seed: arguments.seed,
        hands: players.hands(),
    };
    let measured = trial.measure(&Bar::of("matches")?)?;
    print_all(&if arguments.json {
        trial.json(&measured).to_string() + "\n"
    } else {
        trial.text(&measured)
    })
}
