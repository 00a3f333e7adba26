//! A position of any game that is studied: looked at, played out, held against other editions, solved.

use std::fmt::Debug;
use std::ops::Range;

use gaffer_coach::search::Budget;
use gaffer_core::{BySide, Faults, Outcome, Rules as _, Side};
use gaffer_games::words::Words;
use gaffer_games::{AnyGame, coaches, described, position_text};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Studied;
use crate::analyse::{Assessment, Effort, PlayedEnd, assess, ends};
use crate::champions::solve::SolvedPosition;
use crate::fuba::compare::EditionComparison;
use crate::work::on_threads;

/// The seed of searches and play-outs, so that everybody who asks is told the same.
const SEED: u64 = 1;

/// A position that can be studied.
pub trait Study: Debug + Send + Sync {
    /// What it is worth and what can be done, by a search of so many nodes.
    fn assess(&self, nodes: u64, threads: usize, words: Words<'_>) -> Result<Assessment, String>;
    /// How the play-outs of these numbers end, those with the same result together.
    fn play_out(&self, numbers: Range<u64>, threads: usize) -> Result<Vec<PlayedResult>, String>;
    /// The same under each edition; none in a game with one edition.
    fn compared(&self) -> Option<Result<EditionComparison, String>>;
    /// How to score with each roll; none in a game in which that is not computed.
    fn solved(&self, words: Words<'_>) -> Option<Result<SolvedPosition, String>>;
}

/// A result of matches that were played out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlayedResult {
    /// The goals.
    #[schema(value_type = described::BySide<u8>)]
    pub goals: BySide<u8>,
    /// Who won, if anybody did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<described::Side>)]
    pub winner: Option<Side>,
    /// How many matches ended so.
    pub matches: u64,
}

/// The position of a text.
pub fn study(text: &str) -> Result<Box<dyn Study>, Faults> {
    match position_text::game(text).map(AnyGame::name) {
        Some(gaffer_fuba::Position::GAME) => Ok(Box::new(Studying(position_text::parse::<
            gaffer_fuba::Position,
        >(text)?))),
        Some(gaffer_champions::Position::GAME) => Ok(Box::new(Studying(position_text::parse::<
            gaffer_champions::Position,
        >(text)?))),
        _ => Err(Faults(vec![position_text::no_game()])),
    }
}

#[derive(Debug)]
struct Studying<G>(G);

impl<G: Studied> Study for Studying<G> {
    fn assess(&self, nodes: u64, threads: usize, words: Words<'_>) -> Result<Assessment, String> {
        let effort = Effort {
            budget: Some(Budget::nodes(nodes)),
            seed: SEED,
            threads,
        };
        on_threads(threads, || assess(&self.0, effort, None, 0, words, &()))?
    }

    fn play_out(&self, numbers: Range<u64>, threads: usize) -> Result<Vec<PlayedResult>, String> {
        let coach = coaches::usual::<G>();
        let mut ends = ends(&self.0, coach, numbers, SEED, threads, &())?;
        let key = |end: &PlayedEnd| (end.goals.home, end.goals.away, winner(*end));
        ends.sort_unstable_by_key(key);
        let same = ends.chunk_by(|one, other| key(one) == key(other));
        let result = |same: &[PlayedEnd]| PlayedResult {
            goals: same[0].goals,
            winner: winner(same[0]),
            matches: same.len() as u64,
        };
        Ok(same.map(result).collect())
    }

    fn compared(&self) -> Option<Result<EditionComparison, String>> {
        self.0.compared()
    }

    fn solved(&self, words: Words<'_>) -> Option<Result<SolvedPosition, String>> {
        self.0.solved(words)
    }
}

fn winner(end: PlayedEnd) -> Option<Side> {
    match end.outcome {
        Outcome::Won(side) => Some(side),
        Outcome::Drawn => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Play-outs by numbers: in pieces they are the same as in one.
    #[test]
    fn pieces_of_play_outs_add_up() {
        let late = "fuba/2.2;pieces=b1:1/0,b3:2/2,b4:1/2,b5:0/2;ball=b3;value=3;half=2;clock=43";
        let position = study(late).unwrap();
        let count = |numbers: Range<u64>| {
            let ends = position.play_out(numbers, 2).unwrap();
            let goals = ends
                .iter()
                .map(|one| u64::from(one.goals.home) * one.matches);
            (
                ends.iter().map(|one| one.matches).sum::<u64>(),
                goals.sum::<u64>(),
            )
        };
        let (whole, first, rest) = (count(0..40), count(0..15), count(15..40));
        assert_eq!(whole.0, 40);
        assert_eq!(whole, (first.0 + rest.0, first.1 + rest.1));
    }

    #[test]
    fn each_game_answers_its_own_questions() {
        let names = gaffer_games::words::plain_names();
        let words = Words::english(&names);
        let fuba = study("fuba/2.2;pieces=b3:2/2,b5:0/2;ball=b3").unwrap();
        assert!(fuba.compared().unwrap().is_ok());
        assert!(fuba.solved(words).is_none());
        let champions =
            "champions/friendly;home=1:5.0,8:5.10,9:4.9;away=1:6.14;ball=5.10;turn=home";
        let champions = study(champions).unwrap();
        assert!(champions.compared().is_none());
        let solved = serde_json::to_value(champions.solved(words).unwrap().unwrap()).unwrap();
        assert!(
            solved["total"]["percent"].as_f64().unwrap() > 0.0,
            "{solved}"
        );
        assert!(study("chess;e4").is_err());
    }
}
