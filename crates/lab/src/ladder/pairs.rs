//! The pairs of a ladder as work in pieces: each pair is one.

use std::sync::Arc;
use std::time::Duration;

use gaffer_games::Game;
use gaffer_games::thinking::Watch;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Header;
use super::competitor::Competitor;
use super::pair::Pair;
use super::play::Ground;
use crate::pieces::{Hand, Work};

/// Pairs of matches between competitors.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Pairs<G: Game> {
    options: G::Options,
    seed: u64,
    #[serde(serialize_with = "write_names", deserialize_with = "read_coaches")]
    competitors: Vec<Competitor>,
    #[serde(skip)]
    patience: Duration,
}

/// A pair to be played.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct PairTask {
    /// The number of its pairing.
    pub pairing: usize,
    /// The number of one competitor.
    pub first: usize,
    /// That of the other.
    pub second: usize,
    /// The number of the pair in its pairing.
    pub number: u64,
}

/// Commands are nobody else's business.
fn write_names<S: Serializer>(competitors: &[Competitor], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(competitors.iter().map(|one| &one.name))
}

/// Whoever is named by somebody else is a coach of the game, and never a program to be started.
fn read_coaches<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Competitor>, D::Error> {
    let coach = |name| Competitor {
        name,
        command: None,
    };
    let names = Vec::<String>::deserialize(from)?;
    Ok(names.into_iter().map(coach).collect())
}

impl<G: Game> Pairs<G> {
    pub(crate) fn new(options: &G::Options, header: &Header, patience: Duration) -> Self {
        Self {
            options: options.clone(),
            seed: header.seed,
            competitors: header.competitors.clone(),
            patience,
        }
    }
}

impl<G: Game<Options: Send + Sync> + Sync> Work for Pairs<G> {
    type Piece = PairTask;
    type Done = Pair;

    fn kind() -> String {
        format!("ladder {}", G::GAME)
    }

    fn steps(_piece: &PairTask) -> u64 {
        1
    }

    fn hand(&self, watch: &Arc<Watch>) -> Result<Hand<'_, Self>, String> {
        let start = G::begin(&self.options).map_err(|faults| faults.to_string())?;
        let mut ground = Ground::new(start, &self.competitors, self.patience, self.seed, watch);
        Ok(Box::new(move |task| {
            ground.play_pair(task.first, task.second, task.number)
        }))
    }

    fn fits(&self, task: &PairTask, pair: &Pair) -> bool {
        let is = |number: usize, name: &str| self.competitors[number].name == name;
        is(task.first, &pair.first)
            && is(task.second, &pair.second)
            && pair.number == task.number
            && pair.matches.iter().all(|played| played.forfeit.is_none())
    }
}
