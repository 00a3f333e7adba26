//! Saves: what each face of the die brings, found by trying, how likely the ball is kept out, and the words for it.

use gaffer_champions::{Choice, Event, Position, Space};
use gaffer_core::{Rules, Silent};

use super::ahead;
use crate::odds::{self, Odds};
use crate::offer::Offer;
use crate::words::{Phrase, Value, list, named, say, sentences};

/// What a face of a save brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SaveResult {
    /// The ball is in.
    Goal,
    /// The goalie turns it away.
    Rebound,
    /// The goalie holds it.
    Caught,
    /// The kick of a shoot-out is saved.
    Saved,
    /// The goalie used his hands outside his area.
    HandBall,
    /// It is the last one, and nothing is finished any more (C20-D57).
    TimeUp,
}

impl SaveResult {
    /// What the events after the roll of a save say.
    pub(super) fn from_events(events: &[Event]) -> Self {
        let result = events.iter().find_map(|event| match event {
            Event::Goal { .. } | Event::ShootOutResult { scored: true, .. } => Some(Self::Goal),
            Event::ShootOutResult { .. } => Some(Self::Saved),
            Event::Rebound { .. } => Some(Self::Rebound),
            Event::Caught { .. } => Some(Self::Caught),
            Event::HandBall { .. } => Some(Self::HandBall),
            _ => None,
        });
        result.unwrap_or(Self::TimeUp)
    }

    /// In a word.
    pub(super) fn name(self) -> Phrase {
        named!(self, SaveResult: champions_offers { Goal Rebound Caught Saved HandBall TimeUp })
    }
}

/// What each face brings, from the one on, where the die of a save is due.
fn results(position: &Position) -> Vec<SaveResult> {
    let outcomes = odds::outcomes(position);
    let results = outcomes
        .iter()
        .map(|(events, _)| SaveResult::from_events(events));
    results.collect()
}

/// How likely the save that is rolled for keeps the ball out, whatever that costs.
pub(super) fn odds(position: &Position) -> Odds {
    let results = results(position);
    let kept = results.iter().filter(|result| **result != SaveResult::Goal);
    Odds::new(kept.count() as u32, results.len() as u32)
}

/// The position in which a save on a space is rolled for.
pub(super) fn tried(position: &Position, spot: Space) -> Position {
    let mut tried = *position;
    let _ = tried.choose(Choice::Save(spot), &mut Silent);
    tried
}

/// What the faces of the save that is rolled for bring: "1 goal, 2 rebound, 3-4 caught".
pub(super) fn faces(position: &Position) -> Phrase {
    let mut first = 1_usize;
    list(results(position).chunk_by(PartialEq::eq).map(|same| {
        let last = first + same.len() - 1;
        let faces: Value = match same.len() {
            1 => last.into(),
            _ => say!(champions_offers::Faces, first, last).into(),
        };
        first = last + 1;
        let result = same[0].name();
        say!(champions_offers::Face, faces, result)
    }))
}

/// A save-spot with its chance, what each face brings, and what that leads to (C20-save-7, 9).
pub(super) fn offer(position: &Position, spot: Space) -> Offer<Choice> {
    let choice = Choice::Save(spot);
    let tried = tried(position, spot);
    let odds = odds(&tried);
    let faces = faces(&tried);
    let mut detail = vec![say!(champions_offers::SaveDetail, faces)];
    for (result, face) in results(&tried).into_iter().zip(1..) {
        match result {
            SaveResult::Rebound => {
                let run = ahead::run(position, choice, face).words();
                detail.push(say!(champions_offers::ReboundRuns, run));
            }
            SaveResult::HandBall => {
                detail.push(say!(champions_offers::HandBallCosts));
                break;
            }
            _ => {}
        }
    }
    let Odds { part, total } = odds;
    let label = say!(champions_offers::Save, spot, part, total);
    Offer::plain(choice, label, sentences(detail)).with_odds(Some(odds))
}
