//! A moment of a match: the chances, the time, and what a reader looks for.

use gaffer_coach::Expected;
use gaffer_core::{BySide, Viewer};
use gaffer_games::board::Clock;
use gaffer_games::described;
use gaffer_games::protocol::Landmark;
use gaffer_games::words::Words;
use serde::Serialize;
use utoipa::ToSchema;

use super::phase::Phase;
use super::schema;
use crate::Studied;

/// The match after an answer.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReviewMoment)]
pub(super) struct Moment {
    /// What it was expected to end as.
    #[schema(value_type = schema::Expected)]
    pub(super) expected: Expected,
    #[schema(value_type = described::BySide<u8>)]
    pub(super) goals: BySide<u8>,
    /// The time in words.
    pub(super) clock: String,
    /// The minute, as the clock of the period counts it; not there in a shoot-out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) minute: Option<u8>,
    /// The minutes of stoppage time after it; not there before them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) stoppage: Option<u8>,
    /// Goals, cards, set pieces and ends.
    pub(super) landmarks: Vec<StoryLandmark>,
}

/// Something that a reader looks for, with its words.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReviewLandmark)]
pub(super) struct StoryLandmark {
    pub(super) landmark: Landmark,
    pub(super) words: String,
}

impl Moment {
    /// A moment of a match that was played again.
    pub(super) fn new<G: Studied>(
        moment: &gaffer_core::Moment<G>,
        expected: Expected,
        words: Words<'_>,
    ) -> Self {
        let mark = |event: &G::Event| match G::landmark(event)? {
            Landmark::Turn => None,
            landmark => Some(StoryLandmark {
                landmark,
                words: words.render(&G::event(event)),
            }),
        };
        let clock = clock(&moment.position, words);
        let stoppage = clock.stoppage.map_or(0, |(used, _)| used);
        let has_minutes = Phase::at(&clock) != Phase::ShootOut;
        Self {
            expected,
            goals: moment.position.goals(),
            minute: has_minutes.then(|| clock.minute.saturating_sub(stoppage)),
            stoppage: (has_minutes && stoppage > 0).then_some(stoppage),
            landmarks: moment.events.iter().filter_map(mark).collect(),
            clock: clock.words,
        }
    }

    /// Whether something of a kind happened just now.
    pub(super) fn has(&self, landmark: Landmark) -> bool {
        self.landmarks.iter().any(|mark| mark.landmark == landmark)
    }
}

/// The time in a position.
pub(super) fn clock<G: Studied>(position: &G, words: Words<'_>) -> Clock {
    let view = position.view(Viewer::Spectator);
    G::sheet(&view, words).clock
}
