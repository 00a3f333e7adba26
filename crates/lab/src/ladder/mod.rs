//! Computer coaches and bots play pairs of matches, and are rated.

pub mod competitor;
pub mod pair;
mod pairs;
pub mod play;
pub mod rating;
pub mod report;
pub mod schedule;
pub mod sequential;
pub mod standing;

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use gaffer_games::Game;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Progress;
use crate::pieces::{Hands, Work as _};
use competitor::Competitor;
use pair::Pair;
pub(crate) use pairs::{PairTask, Pairs};
use schedule::Schedule;

/// What the pairs of a ladder have in common.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the format in which pairs are kept; says what such a file is, too.
    pub gaffer_ladder: u32,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options.
    pub options: Value,
    /// The seed.
    pub seed: u64,
    /// Who plays, in the order in which they were named.
    pub competitors: Vec<Competitor>,
    /// Against whom all others play, if not everybody plays everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gauntlet: Option<String>,
}

impl Header {
    /// The version of the format.
    pub const FORMAT: u32 = 1;

    /// The number of a competitor.
    pub fn find(&self, name: &str) -> Result<usize, String> {
        let found = self.competitors.iter().position(|one| one.name == name);
        found.ok_or_else(|| {
            let names = self.competitors.iter().map(|one| one.name.as_str());
            let names: Vec<&str> = names.collect();
            format!("'{name}' does not compete: {}", names.join(", "))
        })
    }
}

/// How pairs are played.
#[derive(Clone, Copy, Debug)]
pub struct Conduct<'a> {
    /// How long a bot may think about an answer.
    pub patience: Duration,
    /// Who plays them; each thread has its own process of every bot, and workers play no bots.
    pub hands: Hands<'a>,
}

/// Plays everything that is left of a schedule; each pair is kept before it counts.
pub fn play_all<G: Game<Options: Send + Sync> + Sync>(
    options: &G::Options,
    header: &Header,
    conduct: Conduct<'_>,
    schedule: &mut Schedule,
    keep: &mut (dyn FnMut(&Pair) -> Result<(), String> + Send),
    progress: &dyn Progress,
) -> Result<(), String> {
    let work = Pairs::<G>::new(options, header, conduct.patience);
    // Nobody is asked for what nobody can play.
    work.hand(&Arc::default()).map(drop)?;
    progress.expect(schedule.left());
    let board = Mutex::new((schedule, keep));
    let locked = || board.lock().unwrap_or_else(PoisonError::into_inner);
    let tasks = std::iter::from_fn(|| {
        let (schedule, _) = &mut *locked();
        let task = schedule.hand_out()?;
        let pairing = &schedule.pairings()[task.pairing];
        Some(PairTask {
            pairing: task.pairing,
            first: pairing.first,
            second: pairing.second,
            number: task.number,
        })
    });
    let take = |task: PairTask, pair: Pair| {
        let (schedule, keep) = &mut *locked();
        keep(&pair)?;
        schedule.take(task.pairing, pair);
        // What decides all tests leaves nothing to wait for.
        Ok(match schedule.left() {
            0 => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        })
    };
    conduct.hands.carry_out(&work, tasks, take, progress)
}
