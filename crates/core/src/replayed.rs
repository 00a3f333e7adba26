//! A match that was played again in one pass: every moment it went through.

use std::fmt;

use crate::{Answer, Log, Match, Rules};

/// A moment of a match: the answer that led there, what happened, and the position after it.
#[derive(Clone, Debug)]
pub struct Moment<R: Rules> {
    /// The answer; none at the start.
    pub answer: Option<Answer<R::Choice>>,
    /// What happened.
    pub events: Vec<R::Event>,
    /// The position.
    pub position: R,
}

/// A match that was played again: the start, and the moment after each answer.
///
/// Choices that were made late stand in their places, as in a [`Match`].
#[derive(Clone, Debug)]
pub struct Replayed<R: Rules> {
    moments: Vec<Moment<R>>,
}

/// An answer that cannot be taken where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotTaken {
    /// Its number, counted from 1.
    pub number: usize,
    /// Why not.
    pub why: String,
}

impl fmt::Display for NotTaken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "answer {}: {}", self.number, self.why)
    }
}

impl std::error::Error for NotTaken {}

impl<R: Rules> Replayed<R> {
    /// Gives answers one after another from a position.
    pub fn new(start: R, answers: &[Answer<R::Choice>]) -> Result<Self, NotTaken> {
        let mut game = Match::from_position(start.clone());
        let mut replayed = Self {
            moments: vec![Moment {
                answer: None,
                events: Vec::new(),
                position: start,
            }],
        };
        for (number, answer) in (1..).zip(answers) {
            (game.give(*answer)).map_err(|why| NotTaken { number, why })?;
            replayed.follow(&game);
        }
        Ok(replayed)
    }

    /// The start and the moment after each answer; there is always one.
    pub fn moments(&self) -> &[Moment<R>] {
        &self.moments
    }

    /// The start.
    pub fn start(&self) -> &R {
        &self.moments[0].position
    }

    /// How the match stands after all answers.
    pub fn end(&self) -> &R {
        &self.moments[self.moments.len() - 1].position
    }

    /// Adds what the last answer of a match changed.
    fn follow(&mut self, game: &Match<R>) {
        let kept = game.kept();
        self.moments.truncate(kept.answers + 1);
        if let [answer] = game.answers_from(kept.answers) {
            self.moments.push(Moment {
                answer: Some(*answer),
                events: game.events_from(kept.events).to_vec(),
                position: game.position().clone(),
            });
            return;
        }
        // A choice came late: from its place on the row is another one.
        for answer in game.answers_from(kept.answers) {
            let mut position = self.end().clone();
            let mut events = Vec::new();
            // The match has just taken it.
            let _ = give(&mut position, *answer, &mut events);
            self.moments.push(Moment {
                answer: Some(*answer),
                events,
                position,
            });
        }
    }
}

/// Gives an answer to a position; whether it was taken.
pub fn give<R: Rules>(
    position: &mut R,
    answer: Answer<R::Choice>,
    log: &mut impl Log<R::Event>,
) -> bool {
    match answer {
        Answer::Choice(choice) => position.choose(choice, log).is_ok(),
        Answer::Roll(dice) => position.roll(dice, log).is_ok(),
    }
}
